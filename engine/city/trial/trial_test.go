package trial

import (
	"os"
	"slices"
	"strings"
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

// A map on which no journey comes to an end in time is told with its file, and so is one on which the rules break off.
func TestAJourneyWithoutAnEndIsTold(t *testing.T) {
	r := rules(t)
	p := journey(r, "lantern-row", 1, 100)
	if p == nil || p.File != "journeys/lantern-row.yaml" || p.What != `a bot cannot end a journey on the map "lantern-row" in 100 choices` || p.Remedy == "" {
		t.Errorf("%+v", p)
	}
	for i := range r.Pack.Code {
		r.Pack.Code[i].Do = "unknown"
	}
	for k := range r.Pack.Hostiles {
		r.Pack.Hostiles[k].Sides[0].Models = nil
	}
	if all := Pack(r); len(all) == 0 || !strings.Contains(all[0].What, "breaks off") || all[0].File == "" || all[0].Remedy == "" {
		t.Errorf("hostiles without figures: %v", all)
	}
}

// A map whose drop zone nobody can leave is told, even if whoever reads the pack has missed it.
func TestAMapWithoutAWayOutIsTold(t *testing.T) {
	r := rules(t)
	j := &r.Pack.Journeys[slices.Index(r.Pack.IDs("journey"), "lantern-row")]
	j.Gates = j.Gates[1:]
	all := Pack(r)
	if len(all) != 1 || all[0].File != "journeys/lantern-row.yaml" || !strings.Contains(all[0].What, "cannot end a journey") {
		t.Errorf("%v", all)
	}
}
