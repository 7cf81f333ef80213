package trial

import (
	"os"
	"testing"

	"precipice/engine/city"
	"precipice/engine/city/library"
)

func rules(t *testing.T) city.Rules {
	t.Helper()
	lib, err := library.Load(os.DirFS("../../../assets/content/city"))
	if err != nil {
		t.Fatal(err)
	}
	return city.Rules{Pack: city.NewPack(lib)}
}

// Every map of the game is played to its end.
func TestThePackOfTheGameIsPlayedToItsEnd(t *testing.T) {
	if all := Pack(rules(t)); len(all) > 0 {
		t.Error(all)
	}
}
