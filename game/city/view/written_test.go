package view

import (
	"flag"
	"testing"

	"precipice/build/told"
	"precipice/game/city/pack"
)

var update = flag.Bool("update", false, "write what programs are told into testdata")

// Programs read the same words in the same order as ever: the table, and what each of the first questions may lead to.
func TestWhatProgramsAreToldIsWrittenAsEver(t *testing.T) {
	r, _, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	told.AsEver(t, New(r), *update, `{"op":"new","journey":"lantern-row","hostiles":"auto","seed":7}`, `{"op":"odds","option":%q}`)
}
