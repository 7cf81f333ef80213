package library

import (
	"bytes"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"precipice/engine/content"
)

// unbounded are the lists of a library that need no bound of their own: what is kept of them in an array or a small number has one
// elsewhere, or nothing is.
var unbounded = map[string]string{
	"Heroes[].Sides[].Weapons":            "1 to MaxWeapons, see loading.hero",
	"Hostiles[].Sides[].Models":           "as many as Hostiles[].Models",
	"Hostiles[].Sides[].Behaviour":        "a row for each face",
	"Encounters[].Levels[]":               "4 alternatives, see loading.decks",
	"Encounters[].Levels[][]":             "4 parts, see loading.decks",
	"Tiles[].Piece.Tile.Floor":            "board.ParsePiece",
	"Tiles[].Piece.Tile.Solid":            "100 lines and columns, board.ParsePiece",
	"Tiles[].Piece.Lychgates":             "those that a journey has no place for are left out",
	"Journeys[].Layout":                   "board.Ground.Check",
	"Journeys[].First":                    "each is an object",
	"Exploration[].Citizens":              "one for each object",
	"Extractions":                         "a result has one, and there are 14",
	"Heroes[].Sides[].Rules":              "what they change is bounded where it is added up",
	"Traits[][].Rules":                    "like those of a hero",
	"Discoveries[].Rules":                 "like those of a hero",
	"Items[].Rules":                       "like those of a hero",
	"Heroes[].Sides[].Abilities[].Effect": "",
	"Traits[][].Use.Effect":               "",
	"Hostiles[].Actions[].Steps[].Effect": "",
	"Discoveries[].Effect":                "",
	"Discoveries[].Use.Effect":            "",
	"Items[].Use.Effect":                  "",
	"Crises[].Choices[].Effect":           "",
	"Journeys[].Quest[].Effect":           "",
	"Extractions[].Effect":                "",
	"Extractions[].Next":                  "",
}

// Every list of a pack has a bound, or it is known why it needs none. Effects are kept in the code, which has one.
func TestEveryListHasABound(t *testing.T) {
	lists := slices.DeleteFunc(content.Lists(reflect.TypeFor[Library]()), func(list string) bool {
		return strings.HasPrefix(list, "Code[]") || strings.HasPrefix(list, "Journeys[].Ground.") || strings.HasSuffix(list, "].Failure") || strings.HasSuffix(list, "].Success") || strings.HasSuffix(list, "].Critical")
	})
	for _, list := range lists {
		_, known := unbounded[list]
		if bound := slices.ContainsFunc(Bounds, func(b content.Bound) bool { return b.List == list }); bound == known {
			t.Errorf("%s has a bound: %t, and needs none: %t", list, bound, known)
		}
	}
	for list := range unbounded {
		if !slices.Contains(lists, list) {
			t.Errorf("there is no list %s", list)
		}
	}
	for _, b := range Bounds {
		if !slices.Contains(lists, b.List) {
			t.Errorf("a bound is of %s, which is no list", b.List)
		}
	}
}

// The arrays of the rules have the length that their sets have bits for.
func TestArraysAndSetsAgree(t *testing.T) {
	if MaxHostiles != content.Bits[KindSet]() || MaxAbilities+MostLevel != content.Bits[UseSet]() || MaxKinds > content.Highest[Place]() {
		t.Errorf("%d kinds of hostiles, %d abilities, %d kinds of cards", MaxHostiles, MaxAbilities, MaxKinds)
	}
}

// What could be used for ever, or leads to itself, is told with its file, and so is a map with a part that nobody can reach.
func TestWhatNeverEndsIsTold(t *testing.T) {
	const never = "can be used for ever: give it a cost that its effect does not give back, or once"
	const again = "may bring it again, and no die is spent on it"
	for _, c := range []struct{ file, old, new, want string }{
		{"pack.yaml", "d6: [4, 1, 1]", "d6: [6, 0, 0]", "no face of d6 succeeds"},
		{"pack.yaml", "d8: [4, 2, 2]", "d8: [8, 0, 0]", "no face of d8 succeeds"},
		{"pack.yaml", "d12: [4, 4, 4]", "d12: [12, 0, 0]", "no face of d12 succeeds"},
		{"heroes/jelsen-darrock.yaml", "        cost: 3\n        once: turn\n", "", `the ability "name-the-quarry" ` + never},
		{"heroes/jelsen-darrock.yaml", "cost: 3\n        once: turn\n        effect: [{do: ail, to: hostile, with: cursed, sight: true}]", "cost: 1\n        effect: [{do: die, amount: 1}]", `the ability "name-the-quarry" ` + never},
		{"items.yaml", "{id: drowned-bell, rules", "{id: drowned-bell, use: {effect: [{do: cure}]}, rules", `the item "drowned-bell" ` + never},
		{"discoveries.yaml", "use: {once: turn, effect: [{do: destiny, amount: 1}]}", "use: {effect: [{do: destiny, amount: 1}]}", `the find "loaded-die" ` + never},
		{"items.yaml", "[{do: cure}]", "[{do: item, item: ferrymans-coin}]", `what "ferrymans-coin" brings ` + again},
		{"items.yaml", "[{do: cure}]", "[{do: roll, roll: agility, success: [{do: item, item: ferrymans-coin}]}]", `what "ferrymans-coin" brings ` + again},
		{"discoveries.yaml", "{do: heal, amount: 2}, {do: cure}", "{do: draw}", `what "black-draught" brings ` + again},
		{"discoveries.yaml", "{do: heal, amount: 2}, {do: cure}", "{do: item, item: torn-register}", `what "torn-register" brings ` + again},
		{"discoveries.yaml", "kind: trap, count: 2, effect: [", "kind: trap, count: 2, effect: [{do: draw}, ", again},
		{"journeys/kings-mile.yaml", "  - {at: \"1,1\", side: e, wide: 2, open: true}\n", "", "no way leads from the drop zone to the space 2,0: open a gateway between the tiles"},
		{"journeys/the-long-night.yaml", "  - {at: \"1,1\", side: e, wide: 2, open: true}\n", "", "no way leads from the drop zone to the space"},
		{"tiles/lamp-street.txt", " ....\n=.o..=\n=....=\n ....", " ....\n=.o..=\n\n=....=\n ....", "no way leads to the square 0,3 of the tile lamp-street"},
	} {
		files := copied(t)
		if !bytes.Contains(files[c.file].Data, []byte(c.old)) {
			t.Errorf("%s has no %q", c.file, c.old)
			continue
		}
		files[c.file] = &fstest.MapFile{Data: bytes.Replace(files[c.file].Data, []byte(c.old), []byte(c.new), 1)}
		if _, err := Load(files); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s, %q: %v\nwant %s", c.file, c.new, err, c.want)
		}
	}
	files := copied(t)
	put := func(file, old, new string) {
		files[file] = &fstest.MapFile{Data: bytes.Replace(files[file].Data, []byte(old), []byte(new), 1)}
	}
	put("items.yaml", "[{do: cure}]", "[{do: item, item: salted-bread}]")
	put("items.yaml", "[{do: heal, to: hero, range: 1, amount: 1}]", "[{do: item, item: ferrymans-coin}]")
	if _, err := Load(files); err == nil || strings.Count(err.Error(), again) != 2 {
		t.Errorf("two items that bring each other: %v", err)
	}
	put("items.yaml", "once: discard, effect: [{do: item, item: salted", "cost: 2, once: discard, effect: [{do: item, item: salted")
	if _, err := Load(files); err != nil {
		t.Errorf("one of them costs a die: %v", err)
	}
}

// Fewer heroes than set out are too few.
func TestAPackHasAPartyOfHeroes(t *testing.T) {
	files := copied(t)
	for _, id := range []string{"brutogg-corpse-eater", "cleona-zeitengale", "dagnai-holdenstock", "emelda-braskov", "glaurio-ven-alten-iii"} {
		delete(files, "heroes/"+id+".yaml")
	}
	if _, err := Load(files); err == nil || !strings.Contains(err.Error(), "heroes: there are too few heroes: write four or more") {
		t.Error(err)
	}
}
