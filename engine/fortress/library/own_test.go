package library

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"precipice/engine/board"
	"precipice/engine/content"
)

// Every hex of a battlefield is one space, and every space one hex.
// proves: BF-BTL-003
func TestAHexIsOneSpace(t *testing.T) {
	for _, c := range load(t).Combats {
		cells := ground(&c)
		f := board.NewField(cells)
		spaces := map[board.Space]bool{}
		for _, cell := range cells {
			sp, ok := f.At(cell.Hex)
			if !ok || spaces[sp] || f.Hex(sp) != cell.Hex {
				t.Errorf("%s: hex %v is space %d (%v)", c.ID, cell.Hex, sp, ok)
			}
			spaces[sp] = true
			for side := range board.Side(6) {
				if next, ok := f.At(cell.Hex.Step(side)); ok && f.Range(sp, next) != 1 {
					t.Errorf("%s: from %v to its neighbour is %d", c.ID, cell.Hex, f.Range(sp, next))
				}
			}
		}
	}
}

// An encounter card has four entries and nothing else that could count.
// proves: BF-G-061 BF-DCK-010
func TestAnEncounterCardHasFourEntriesAndNothingElse(t *testing.T) {
	for _, c := range []struct{ old, new, want string }{
		{"negavolt-cultists 3]}", "negavolt-cultists 3, ur-ghuls 1]}", "entries has 5 entries: write 4"},
		{"negavolt-cultists 3, negavolt-cultists 3]}", "negavolt-cultists 3]}", "entries has 3 entries: write 4"},
		{"negavolt-cultists 3]}", "negavolt-cultists 3], status: stunned}", `there is no field "status"`},
	} {
		files := copied(t)
		text := string(files["encounters.yaml"].Data)
		files["encounters.yaml"] = &fstest.MapFile{Data: []byte(strings.Replace(text, c.old, c.new, 1))}
		if _, err := Load(files); err == nil || !tells(err.Error(), "encounters.yaml:", c.want) {
			t.Errorf("%s: %v, want %q", c.new, err, c.want)
		}
	}
}

// A find with a name of its own is archeotech.
// proves: BF-G-075 BF-DCK-009
func TestNamedFindsAreArcheotech(t *testing.T) {
	lib := load(t)
	for _, x := range lib.Explorers {
		if x.Agenda.Hold == "" {
			continue
		}
		i := slices.IndexFunc(lib.Discoveries, func(d Discovery) bool { return d.ID == x.Agenda.Hold })
		if i < 0 || lib.Discoveries[i].Clue || lib.Discoveries[i].Value == 0 || lib.Discoveries[i].Count != 1 {
			t.Errorf("%s looks for %s, which is no single card of archeotech", x.ID, x.Agenda.Hold)
		}
	}
	if explorerOf(t, "janus-draik").Agenda.Hold != "empyrean-chronometer" {
		t.Error("nobody looks for the Empyrean Chronometer")
	}
}

// Cards, chambers and tiles have names and words of their own; a tile changes the hex it lies on or adds
// one, by a rule or by its sides.
// proves: BF-G-045 BF-G-055 BF-G-056
func TestThePackIsItsOwn(t *testing.T) {
	lib := load(t)
	texts, err := content.Texts(packFS(), "en")
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for _, x := range lib.Explorers {
		ids = append(ids, x.ID)
	}
	for _, c := range lib.Challenges {
		ids = append(ids, c.ID)
		if len(c.Choices) == 0 {
			t.Errorf("%s asks nothing", c.ID)
		}
	}
	for _, c := range lib.Combats {
		ids = append(ids, c.ID)
	}
	for _, d := range lib.Discoveries {
		ids = append(ids, d.ID)
	}
	annexes := 0
	for _, tile := range lib.Tiles {
		ids = append(ids, tile.ID)
		if len(tile.Here) == 0 && tile.Covers == 0 && !tile.Blocked {
			t.Errorf("%s changes nothing", tile.ID)
		}
		if tile.Annex {
			annexes++
		}
	}
	if annexes == 0 || annexes == len(lib.Tiles) {
		t.Errorf("%d of %d tiles lie beside a chamber", annexes, len(lib.Tiles))
	}
	for _, c := range lib.Resources {
		if ids = append(ids, c.ID); texts["text."+c.ID] == "" {
			t.Errorf("%s says nothing", c.ID)
		}
	}
	for _, c := range lib.Legacy {
		if ids = append(ids, c.ID); texts["text."+c.ID] == "" {
			t.Errorf("%s says nothing", c.ID)
		}
	}
	for _, id := range ids {
		if texts["name."+id] == "" {
			t.Errorf("%s has no name", id)
		}
	}
	if len(lib.Challenges) < 8 || len(lib.Combats) < 8 || len(lib.Chambers) < 10 || len(lib.Explorers) < 6 || len(lib.Resources) < 5*len(lib.Ships) || len(lib.Legacy) < 10 {
		t.Errorf("%d challenges, %d combats, %d chambers, %d explorers, %d resource cards of %d ships, %d legacy cards", len(lib.Challenges), len(lib.Combats), len(lib.Chambers),
			len(lib.Explorers), len(lib.Resources), len(lib.Ships), len(lib.Legacy))
	}
}
