package library

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"precipice/engine/board"
	"precipice/engine/content"
	"precipice/engine/dice"
	"precipice/engine/playtest"
)

// packFS is the real content pack.
func packFS() fs.FS { return os.DirFS("../../../assets/content/city") }

func load(t *testing.T) *Library {
	t.Helper()
	lib, err := Load(packFS())
	if err != nil {
		t.Fatalf("the pack does not load:\n%v", err)
	}
	return lib
}

// copied returns the real pack in memory, for tests that break it.
func copied(t *testing.T) fstest.MapFS {
	t.Helper()
	return playtest.Files(t, packFS())
}

// The pack holds what the box holds, and the numbers of the rules.
// proves: CC-G-001 CC-G-002 CC-G-040 CC-X-001
func TestThePackHoldsWhatTheRulesSay(t *testing.T) {
	lib := load(t)
	events := [12]string{"destiny-denied", "will-of-the-master", "will-of-the-master", "will-of-the-master", "crisis", "crisis", "time-grows-short", "time-grows-short",
		"born-hero", "born-hero", "inspiring-effort", "destiny-fulfilled"}
	for face, row := range lib.Events {
		if EventWords[row] != events[face] {
			t.Errorf("event %d is %s", face+1, EventWords[row])
		}
	}
	if lib.Dice != dice.Standard || lib.Figures.Nightfall != 12 || lib.Figures.Quest != 10 {
		t.Errorf("the dice have the faces %v, the tracks %d and %d spaces", lib.Dice, lib.Figures.Nightfall, lib.Figures.Quest)
	}
	classes := map[string]Class{"emelda-braskov": Stalwart, "brutogg-corpse-eater": Stalwart, "glaurio-ven-alten-iii": Blade, "jelsen-darrock": Blade,
		"dagnai-holdenstock": Executioner, "qulathis-the-exile": Executioner, "cleona-zeitengale": Loremaster, "octren-glimscry": Loremaster}
	for _, h := range lib.Heroes {
		if class, ok := classes[h.ID]; !ok || h.Class != class {
			t.Errorf("%s is of the class %s", h.ID, ClassWords[h.Class])
		}
	}
	if len(lib.Heroes) != len(classes) {
		t.Errorf("there are %d heroes", len(lib.Heroes))
	}
}

// The decks are as large as they should be, and every operation of an effect is in the code of the library once.
func TestThePackLoads(t *testing.T) {
	lib := load(t)
	models, champions := 0, 0
	for _, h := range lib.Hostiles {
		for _, m := range h.Models {
			models += m.Count
			if m.Champion {
				champions += m.Count
			}
		}
	}
	if len(lib.Hostiles) != 9 || models != 41 || champions != 13 {
		t.Errorf("%d kinds of hostiles with %d models, %d champions", len(lib.Hostiles), models, champions)
	}
	var cards [4]int
	for _, d := range lib.Discoveries {
		cards[d.Kind] += d.Count
	}
	if cards != [4]int{12, 6, 6, 16} {
		t.Errorf("the discovery deck has %v cards", cards)
	}
	own := 0
	var count func(ops []Op)
	count = func(ops []Op) {
		for _, op := range ops {
			own++
			count(op.Failure)
			count(op.Success)
			count(op.Critical)
		}
	}
	l := &loading{Folder: &content.Folder{Reader: content.NewReader(packFS(), words())}, lib: lib}
	l.each(func(_ content.At, _ stage, ops []Op) { count(ops) })
	if own != len(lib.Code) {
		t.Errorf("the code has %d operations, the cards %d", len(lib.Code), own)
	}
	for _, op := range lib.Code {
		for level, branch := range [][]Op{op.Failure, op.Success, op.Critical} {
			if p := op.Then[level]; int(p.To-p.From) != len(branch) || len(branch) > 0 && lib.Code[p.From].Do != branch[0].Do {
				t.Errorf("what follows %s of %s is %v, not %v", levels[level], op.Roll, p, branch)
			}
		}
	}
}

// At every closed gateway of every map there is room for the extraction zone, which touches no other tile (CC-EXT-002).
func TestTheExtractionZoneFits(t *testing.T) {
	lib := load(t)
	ways := 0
	for _, j := range lib.Journeys {
		for i, g := range j.Ground.Gates {
			for _, way := range lib.Zones(&j.Ground, i, j.Nightwars) {
				ways++
				laid := j.Ground.Lay(&lib.Tiles[lib.Extraction].Piece, way)
				if err := laid.Check(); err != nil || g.Open {
					t.Errorf("%s, %v: %v", j.ID, way, err)
				}
				zone := len(laid.Tiles) - 1
				tiles, near := board.NewTiles(laid), 0
				for other := range zone {
					if tiles.TileNear(zone, other) {
						near++
					}
				}
				if near != 1 {
					t.Errorf("%s, %v: the zone touches %d tiles", j.ID, way, near)
				}
			}
		}
	}
	if ways < 6 {
		t.Errorf("only %d ways", ways)
	}
}

// Whatever does not fit is told with its file. Each case breaks the real pack by one replacement.
func TestWhateverDoesNotFitIsTold(t *testing.T) {
	for _, c := range []struct{ file, old, new, want string }{
		{"pack.yaml", "d6: [4, 1, 1]", "d6: [4, 1, 2]", "d6 has 7 faces"},
		{"pack.yaml", "drop-zone: drop-zone", "drop-zone: drop-zon", `there is no tile "drop-zon"`},
		{"pack.yaml", "{roll: 1, event", "{roll: 1-2, event", "the face 2 has 2 rows"},
		{"pack.yaml", "event: crisis", "event: crises", `the unknown word "crises"`},
		{"pack.yaml", "realmstone: [2, 3, 2]", "realmstone: [7, 3, 2]", "7 realmstone cards of value 1 are taken out of 2"},
		{"heroes/jelsen-darrock.yaml", "letter: J", "letter: JD", `the letter is "JD"`},
		{"heroes/jelsen-darrock.yaml", "id: jelsen-darrock", "id: jelsen", `the card "jelsen" is in the file jelsen-darrock.yaml`},
		{"heroes/jelsen-darrock.yaml", "id: long-sword, cost: 2, ", "id: long-sword, ", `the weapon "long-sword" has no cost`},
		{"heroes/jelsen-darrock.yaml", "run: 5", "run: 2", "a run is 2 and a move 3"},
		{"heroes/jelsen-darrock.yaml", "damage: 1/2", "damage: 2/1", `"2/1" is not a damage`},
		{"heroes/jelsen-darrock.yaml", "dice: 1d8", "dice: 3d8", `"3d8" is not a roll`},
		{"heroes/jelsen-darrock.yaml", "with: cursed, sight: true", "sight: true", "an ailment is missing"},
		{"heroes/jelsen-darrock.yaml", "do: ail, to: hostile, with: cursed,", "do: cure, to: hostile,", "cannot be done to hostiles"},
		{"heroes/glaurio-ven-alten-iii.yaml", "{when: gambit}", "{when: gambit, count: 2}", `the path "gambit" counts what is slain`},
		{"heroes/brutogg-corpse-eater.yaml", "roll: vitality, success", "success", "is not a whole roll"},
		{"heroes/brutogg-corpse-eater.yaml", "{do: heal, amount: 1}]", "{do: heal}]", `the operation "heal" has no amount`},
		{"hostiles/ulfenwatch.yaml", "action: shield-wall", "action: shield-wal", `the card has no action "shield-wal"`},
		{"hostiles/ulfenwatch.yaml", "{id: wall-guard, move: 3, wounds: 2", "{id: wall-guard, move: 3, wounds: 0", "write a whole number from 1"},
		{"hostiles/kosargi.yaml", "wounds: 6", "wounds: 4", "has fewer wounds empowered than not"},
		{"hostiles/ulfenwatch.yaml", "{do: ward, by: 1}", "{do: ward}", `the step "ward" does not fit`},
		{"hostiles/kosargi.yaml", "{do: damage, to: heroes, range: 1, amount: 1}", "{do: damage, to: hostiles, amount: 1}", "a hostile acts against its own"},
		{"heroes/jelsen-darrock.yaml", "id: stake-thrower, cost: 3", "id: stake-throwr, cost: 3", "the sides have other weapons"},
		{"heroes/jelsen-darrock.yaml", "- id: name-the-quarry\n        cost: 2", "- id: name-a-quarry\n        cost: 2", "the sides have other abilities"},
		{"traits.yaml", "class: blade, level: 2", "class: blade, level: 1", "light-step and parry are of the same class and level"},
		{"traits.yaml", "class: blade, level: 2", "class: blade, level: 5", "from 1 to 4"},
		{"traits.yaml", ", rules: [{what: vitality-die, by: 1}]", "", "does nothing"},
		{"encounters.yaml", "kosargi 1 or ulfenwatch 4 with banner-bearer", "kosargi 1 or kosargi 1", "two alternatives have the same hostiles"},
		{"discoveries.yaml", "value: 2", "value: 1", "two kinds of realmstone have the value 1"},
		{"tiles/extraction-zone.txt", "=..\n ..", "=..=\n ..", "the extraction zone has several places"},
		{"encounters.yaml", "ulfenwatch 5,", "ulfenwach 5,", `there is no hostile "ulfenwach"`},
		{"encounters.yaml", "with banner-bearer", "with banner", `ulfenwatch has no model "banner"`},
		{"encounters.yaml", "ulfenwatch 5,", "ulfenwatch five,", "is not a group"},
		{"discoveries.yaml", "kind: realmstone, value: 1", "kind: realmstone", `the value of "splinter" is 0`},
		{"discoveries.yaml", "kind: trap, count: 2, effect", "kind: treasure, count: 2, effect", "give a trap an effect"},
		{"crises.yaml", "item: drowned-bell", "item: drowned-bel", `there is no item "drowned-bel"`},
		{"crises.yaml", "{roll: 1-2, crisis: bells-under-water}", "{roll: 1, crisis: bells-under-water}", "the face 2 has 0 rows"},
		{"crises.yaml", "needs: drowned-bell, ", "needs: drowned-bel, ", `there is no item "drowned-bel"`},
		{"crises.yaml", "[{do: ail, with: fatigued}]}", "[{do: roll, roll: agility, failure: [{do: cure}]}, {do: roll, roll: agility, failure: [{do: cure}]}]}", "the choice has 2 rolls"},
		{"crises.yaml", "with: trapped}]", "with: buried}]", "a hero that has left the battlefield is buried"},
		{"texts/en.yaml", "text.stop-your-ears.done", "text.stop-your-ears.success", `there is no text "text.stop-your-ears.done"`},
		{"texts/en.yaml", "text.throw-a-rope.success", "text.throw-a-rope.critical", `nothing in the pack asks for the text "text.throw-a-rope.critical"`},
		{"crises.yaml", "need: 8, ", "", "the need of a roll does not fit"},
		{"crises.yaml", "{do: damage, amount: 1}]}", "{do: draw}]}", "needs the battlefield"},
		{"journeys/lantern-row.yaml", "{tile: drop-zone, at: \"0,0\"}", "{tile: lamp-street, at: \"-20,0\"}", "does not begin with the drop zone"},
		{"journeys/lantern-row.yaml", "at: \"2,0\"}", "at: \"1,0\"}", "both lie on"},
		{"journeys/kings-mile.yaml", "{tile: cold-market, at: \"18,0\"}", "{tile: cold-market, at: \"30,0\"}", "no tile lies on one side of it"},
		{"journeys/the-tide-market.yaml", "turns: 3-4", "turns: 0", `"0" is not a span of turns`},
		{"journeys/the-tide-market.yaml", "to: heroes, amount: 1", "to: hero, amount: 1", "of a quest step is not for all heroes"},
		{"texts/en.yaml", "text.the-market-women:", "text.the-market-men:", `there is no text "text.the-market-women"`},
		{"journeys/lantern-row.yaml", "objects: [\"7,1\"", "objects: [\"1,1\"", "no space for an object is at 1,1"},
		{"journeys/lantern-row.yaml", "objects: [\"7,1\"", "objects: [\"7,-2\"", "two objects are at 7,-2"},
		{"journeys/lantern-row.yaml", "{at: \"13,1\", side: e, wide: 2}", "{at: \"6,-1\", side: w}", "the extraction zone fits nowhere"},
		{"journeys/lantern-row.yaml", "{at: \"9,1\", side: e, wide: 2, open: true}", "{at: \"9,1\", side: e, wide: 2}", "the closed gateway 9,1 e 2 lies between two tiles"},
		{"journeys/the-shut-gate.yaml", "type: hunt\n", "type: hunt\ngoal: 11\n", "the goal 11 is not on the quest tracker"},
		{"hostiles/bier-horses.yaml", "size: huge", "size: vast", `the unknown word "vast"`},
		{"tiles/lamp-street.txt", "o", "x", `the drawing has the mark 'x'`},
		{"tiles/lamp-street.txt", ".", "?", "the drawing cannot be read"},
		{"extraction.yaml", "{result: 14,", "{result: 13-14,", "the result 13 has 2 rows"},
		{"extraction.yaml", "{result: 14,", "{result: 15,", `"15" is not a span of results`},
		{"extraction.yaml", "{do: nightfall, amount: 2}", "{do: nightfall}", `the operation "nightfall" has no amount`},
		{"extraction.yaml", "effect: [{do: fear, amount: 1}]", "effect: [{do: nightfall, amount: 1}]", "comes when the journey has ended"},
		{"extraction.yaml", "{do: inspire, to: heroes, amount: 1}", "{do: inspire, amount: 1}", "of a token is not for all heroes"},
		{"texts/en.yaml", "text.a-clear-sky:", "text.a-clear-skye:", `there is no text "text.a-clear-sky"`},
		{"texts/en.yaml", "name.lantern-row: Lantern Row\n", "", `there is no text "name.lantern-row"`},
		{"texts/en.yaml", "name.lantern-row:", "nme.lantern-row:", `nothing in the pack asks for the text "nme.lantern-row"`},
	} {
		files := copied(t)
		text := files[c.file].Data
		if !bytes.Contains(text, []byte(c.old)) {
			t.Errorf("%s has no %q", c.file, c.old)
			continue
		}
		files[c.file] = &fstest.MapFile{Data: bytes.Replace(text, []byte(c.old), []byte(c.new), 1)}
		if _, err := Load(files); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s, %q: %v\nwant %s", c.file, c.new, err, c.want)
		}
	}
}

// A tile that fits nowhere is told, by the map on which it touches no other and by the exploration card that could never lay it; so is each
// hostile without its empowered side.
func TestWhatFitsNowhereIsTold(t *testing.T) {
	tell := func(files fstest.MapFS, file string, wants ...string) {
		t.Helper()
		_, err := Load(files)
		for _, want := range append(wants, file+":") {
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s: %v\nwant %s", file, err, want)
			}
		}
	}
	for name, file := range copied(t) {
		switch path.Dir(name) {
		case "hostiles":
			files := copied(t)
			at := bytes.LastIndex(file.Data, []byte("  - models:"))
			files[name] = &fstest.MapFile{Data: file.Data[:at]}
			tell(files, name, "sides")
		case "journeys":
			files := copied(t)
			files[name] = &fstest.MapFile{Data: bytes.Replace(file.Data, []byte("layout:\n"), []byte("layout:\n  - {tile: drop-zone, at: \"0,0\"}\n  - {tile: salt-quay, at: \"60,60\"}\n"), 1)}
			if bytes.Equal(files[name].Data, file.Data) {
				continue // a deliverance lays nothing but the drop zone
			}
			files[name].Data = bytes.Replace(files[name].Data, []byte("\"60,60\"}\n  - {tile: drop-zone, at: \"0,0\"}\n"), []byte("\"60,60\"}\n"), 1)
			tell(files, name, "touches no tile of the way from the drop zone", "lay it beside one of them")
		}
	}
	for _, e := range load(t).Exploration {
		tile := load(t).Tiles[e.Tile].ID
		files := copied(t)
		name := "tiles/" + tile + ".txt"
		narrow := strings.NewReplacer("=", " ", "L", " ").Replace(string(files[name].Data))
		files[name] = &fstest.MapFile{Data: []byte(narrow)}
		tell(files, "exploration.yaml", tile, "fits nowhere")
	}
}

// A field that a record does not have is told, wherever it stands, and so is a file that nothing reads.
func TestMisspeltFieldsAndFilesAreTold(t *testing.T) {
	for name, file := range copied(t) {
		if path.Ext(name) != ".yaml" || path.Dir(name) == "texts" {
			continue
		}
		files := copied(t)
		at := bytes.Index(file.Data, []byte("id:"))
		if at < 0 {
			at = bytes.Index(file.Data, []byte("dice:"))
		}
		files[name] = &fstest.MapFile{Data: append(append(append([]byte{}, file.Data[:at]...), 'q'), file.Data[at:]...)}
		_, err := Load(files)
		var all content.Problems
		if !errors.As(err, &all) || !strings.Contains(err.Error(), name+":") || !strings.Contains(err.Error(), "there is no field") {
			t.Errorf("%s: %v", name, err)
		}
	}
	files := copied(t)
	files["villains.yaml"] = &fstest.MapFile{Data: []byte("[]")}
	if _, err := Load(files); err == nil || !strings.Contains(err.Error(), "villains.yaml: a pack has no such file") {
		t.Error(err)
	}
}

// The hostiles are of the sizes that the rules give them, and 38 of the 42 miniatures of the box are theirs.
// proves: CC-G-041
// part: CC-G-041 the four villains are not in the game yet
func TestHostilesHaveTheirSizes(t *testing.T) {
	sizes := map[string]Size{"deadwalkers": Small, "ulfenwatch": Small, "corpse-rats": Small, "bat-swarms": Small, "kosargi": Large, "blood-born": Large, "vargskyr": Large}
	models := 0
	for _, h := range load(t).Hostiles {
		size, boxed := sizes[h.ID]
		if boxed != (h.Size < Huge) || boxed && h.Size != size {
			t.Errorf("%s are %s", h.ID, SizeWords[h.Size])
		}
		for _, m := range h.Models {
			if boxed {
				models += m.Count
			}
		}
	}
	if models != 38 {
		t.Errorf("there are %d miniatures", models)
	}
}

// The digest is another as soon as a file of any folder of the pack has other bytes, and the same with other texts.
func TestTheDigestIsOfAllButTheTexts(t *testing.T) {
	loaded, seen := load(t).Digest, map[string]bool{}
	var names []string
	for name := range copied(t) {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		folder := path.Dir(name)
		if seen[folder] && folder != "." { // the files of a folder are of one kind
			continue
		}
		seen[folder] = true
		files := copied(t)
		files[name].Data = append(files[name].Data, '\n')
		lib, err := Load(files)
		if err != nil { // a tile is drawn, and a line more is not one of its rows
			files[name].Data = bytes.TrimRight(files[name].Data, "\n")
			lib, err = Load(files)
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if same := lib.Digest == loaded; same != (folder == "texts") {
			t.Errorf("with other bytes in %s the digest stays: %v", name, same)
		}
	}
	if !seen["tiles"] || !seen["texts"] || len(seen) < 6 {
		t.Errorf("only the folders %v were seen", seen)
	}
}
