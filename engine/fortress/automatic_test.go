package fortress

import (
	"slices"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
)

// prefers returns the key that the automatic hostiles take of some options, about a Guardsman on 2,0 and
// Janus on 0,0.
func prefers(t *testing.T, r Rules, kind, verb string, parts ...[4]string) string {
	t.Helper()
	m, _, err := Position(r, "board\n.   . | .\n\n  .   .\nend\nexplorer janus-draik 0,0\nhostile guardsman-1 2,0\nroll 2\nstart event")
	if err != nil {
		t.Fatal(err)
	}
	d := &engine.Decision{Seat: HostileSeat, Kind: kind, About: [2]string{"guardsman-1", "janus-draik"}}
	for i := range parts {
		o := engine.Option{Verb: verb, Parts: parts[i]}
		o.Args[0] = int16(slices.IndexFunc(m.State.Hostile(m.State.Find("guardsman-1")).Weapons, func(w library.Weapon) bool { return w.ID == parts[i][0] }))
		d.Offer(o)
	}
	return d.Options[Automatic(m, d)].Key()
}

// Free spaces count before dice, and a nearer hex before cover. Equals go by the order of the list.
// proves: BF-G-074
func TestAutomaticTieBreaks(t *testing.T) {
	m := position(t, "board\n.   .   .\nend\nexplorer janus-draik 0,0 wounds 1 dice 5,4,3\nexplorer dahyak 2,0\nhostile guardsman-1 1,0\nstart behaviour guardsman-1 onslaught")
	d, _ := m.Pending()
	if got := d.Options[Automatic(m, d)].Key(); got != "target janus-draik" {
		t.Errorf("of one with fewer free spaces and one with fewer dice: %s", got)
	}
	if got := prefers(t, rulesFor(t), AskHostileMove, "move", [4]string{"guardsman-1", "2,0"}, [4]string{"guardsman-1", "1,0"}); got != "move guardsman-1 1,0" {
		t.Errorf("of a hex in cover and a nearer one: %s", got)
	}
	for _, order := range [][][4]string{{{"flamer"}, {"frag-grenades"}}, {{"frag-grenades"}, {"flamer"}}} {
		if got := prefers(t, rulesFor(t), AskHostileWeapon, "use", order...); got != "use "+order[0][0] {
			t.Errorf("of two weapons with the same dice: %s, listed second", got)
		}
	}
}

// Two dice count twice, each by its own faces, and a critical face counts three times.
// proves: BF-G-074
func TestAutomaticWeighsWeapons(t *testing.T) {
	lib := *rulesFor(t).Pack.Library
	lib.Hostiles = slices.Clone(lib.Hostiles)
	for i := range lib.Hostiles {
		if h := &lib.Hostiles[i]; h.ID == "traitor-guardsmen" {
			h.Weapons = slices.Clone(h.Weapons)
			h.Weapons[0].Bands = []library.Band{{From: 1, To: library.Far, Stat: library.Stat{Count: 2, Die: dice.D6}}}
		}
	}
	weapons := [][4]string{{"flamer"}, {"lasgun"}}
	if got := prefers(t, Rules{NewPack(&lib)}, AskHostileWeapon, "use", weapons...); got != "use lasgun" {
		t.Errorf("of a D8 and two D6: %s", got)
	}
	lib = *rulesFor(t).Pack.Library
	lib.Dice.D6, lib.Dice.D8 = [3]uint8{4, 2, 0}, [3]uint8{6, 0, 2}
	slices.Reverse(weapons)
	if got := prefers(t, Rules{NewPack(&lib)}, AskHostileWeapon, "use", weapons...); got != "use flamer" {
		t.Errorf("of a D6 that often succeeds and a D8 with critical faces: %s", got)
	}
}
