package fortress

import (
	"strings"
	"testing"
)

// Every hex in reach that no explorer sees is offered, however many there are (BF-HAC-004, BF-G-024). A
// ghul in the middle of open ground has 126 hexes within twice its Move.
func TestAllHidingPlacesAreOffered(t *testing.T) {
	var script strings.Builder
	script.WriteString("board\n")
	for row := range 15 {
		script.WriteString(strings.Repeat(" ", 2*row) + strings.Repeat(".   ", 15) + "\n\n")
	}
	script.WriteString("end\nexplorer janus-draik out\nhostile ur-ghul-1 7,7\nstart behaviour ur-ghul-1 fall-back")
	d, ok := position(t, script.String()).Pending()
	if !ok || len(d.Options) != 126 {
		t.Errorf("%d hexes offered, want 126", len(d.Options))
	}
}
