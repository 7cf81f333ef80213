package trial

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/engine/content"
)

// edge makes a pack with so many of something.
type edge struct {
	list string // of library.Bounds, or what adds up
	file string // that the problem names
	have func(files fstest.MapFS, n int)
	most int    // of what adds up
	of   string // of what adds up
}

// cards makes the lines of a deck n, with a line for each of those that are new.
func cards(file, each, line string) func(files fstest.MapFS, n int) {
	return func(files fstest.MapFS, n int) {
		add(files, file, lines(n-countIn(files, file, each), line))
	}
}

func edges() []edge {
	const hunt, watch, hero = "journeys/lantern-row.yaml", "hostiles/ulfenwatch.yaml", "heroes/jelsen-darrock.yaml"
	return []edge{
		{list: "Heroes", file: "heroes", have: func(files fstest.MapFS, n int) { another(files, hero, n, `(?m)^id: ([a-z-]+)`) }},
		{list: "Heroes[].Sides[].Abilities", file: hero, have: func(files fstest.MapFS, n int) {
			for range 2 {
				put(files, hero, "      - id: name-the-quarry", lines(n-1, "      - {id: more-%d, once: turn, effect: [{do: inspire, amount: 1}]}\n")+"      -  id: name-the-quarry")
			}
			text := strings.ReplaceAll(string(files[hero].Data), "-  id: name-the-quarry", "- id: name-the-quarry")
			files[hero] = &fstest.MapFile{Data: []byte(text)}
		}},
		{list: "Hostiles", file: "hostiles", have: func(files fstest.MapFS, n int) {
			another(files, "hostiles/bell-bearers.yaml", n, `(?:^id: |models: \[\{id: )([a-z-]+)`)
			add(files, "encounters.yaml", fmt.Sprintf("- {id: more, count: 20, levels: [%s]}\n", strings.TrimSuffix(strings.Repeat(fmt.Sprintf("bell-bearers-%d 1, ", n-1), 5), ", ")))
		}},
		{list: "Hostiles[].Models", file: watch, have: func(files fstest.MapFS, n int) {
			put(files, watch, "actions:", lines(n-2, "  - {id: more-%d, count: 1}\n")+"actions:")
			figures := lines(n-2, "      - {id: more-%d, move: 3, wounds: 7, weapons: [{id: more, kind: melee, dice: 1d8, damage: 1/3}]}\n")
			put(files, watch, "    behaviour:\n      - {roll: 1-2", figures+"    behaviour:\n      - {roll: 1-2")
			put(files, watch, "    behaviour:\n      - {roll: 1-6", figures+"    behaviour:\n      - {roll: 1-6")
			put(files, watch, "count: 8", "count: 4")
		}},
		{list: "Hostiles[].Actions", file: watch, have: func(files fstest.MapFS, n int) {
			put(files, watch, "sides:", lines(n-1, "  - {id: more-%d, steps: [{do: attack}]}\n")+"sides:")
			put(files, watch, "{roll: 8-10, action: charge}", fmt.Sprintf("{roll: 8-10, action: more-%d}", n-2))
		}},
		{list: "Hostiles[].Actions[].Steps", file: watch, have: func(files fstest.MapFS, n int) {
			put(files, watch, "{do: attack}", "{do: attack}"+strings.Repeat(", {do: ward, by: 2}", n-2))
		}},
		{list: "Hostiles[].Sides[].Models[].Weapons", file: watch, have: func(files fstest.MapFS, n int) {
			put(files, watch, "weapons: [{id: rusted", "weapons: ["+strings.Repeat("{id: more, kind: melee, dice: 1d8, damage: 1/3}, ", n-1)+"{id: rusted")
		}},
		{list: "Encounters", file: "encounters.yaml", have: cards("encounters.yaml", `(?m)^- \{id`, "- {id: more-%d, count: 1, levels: [ulfenwatch 2, ulfenwatch 3, ulfenwatch 4, ulfenwatch 5, ulfenwatch 6]}\n")},
		{list: "Discoveries", file: "discoveries.yaml", have: cards("discoveries.yaml", `(?m)^- \{?id`, "- {id: more-%d, kind: treasure, count: 1, rules: [{what: move, by: 1}]}\n")},
		{list: "Items", file: "items.yaml", have: cards("items.yaml", `(?m)^- \{id`, "- {id: more-%d, rules: [{what: move, by: 1}]}\n")},
		{list: "Crises", file: "crises.yaml", have: func(files fstest.MapFS, n int) {
			more := n - countIn(files, "crises.yaml", `(?m)^  - id: `)
			put(files, "crises.yaml", "tables:", lines(more, "  - id: more-%d\n    choices: [{id: take-%d, effect: [{do: damage, amount: 1}]}]\n")+"tables:")
			put(files, "crises.yaml", "crisis: bells-under-water", fmt.Sprintf("crisis: more-%d", more-1))
		}},
		{list: "Crises[].Choices", file: "crises.yaml", have: func(files fstest.MapFS, n int) {
			put(files, "crises.yaml", "      - {id: follow-the-bells", lines(n-2, "      - {id: more-%d, effect: [{do: heal, amount: 1}]}\n")+"      - {id: follow-the-bells")
		}},
		{list: "Tiles", file: "tiles", have: func(files fstest.MapFS, n int) {
			another(files, "tiles/ossuary-hall.txt", n, "")
			put(files, hunt, "tile: ossuary-hall", fmt.Sprintf("tile: ossuary-hall-%d", n-1))
		}},
		{list: "Tiles[].Piece.Gates", file: "tiles/more.txt", have: func(files fstest.MapFS, n int) {
			const across = 24 // squares with a place at each side
			text := ""
			for ; n > 0; n -= min(n, 4*across) {
				text += strings.Repeat(" =  ", (min(n, 4*across)+3)/4) + "\n" + strings.Repeat("=.= ", min(n, 4*across)/4)
				text += []string{"", " .", "=.", "=.="}[min(n, 4*across)%4] // the last square
				text += "\n" + strings.Repeat(" =  ", min(n, 4*across)/4) + "\n\n"
			}
			files["tiles/more.txt"] = &fstest.MapFile{Data: []byte(text)}
		}},
		{list: "Tiles[].Piece.Marks", file: "tiles/lamp-street.txt", have: func(files fstest.MapFS, n int) {
			files["tiles/lamp-street.txt"] = &fstest.MapFile{Data: []byte("  ==\n ....\n=....=\n=....=\n oooo\n oooo\n oooo\n " + strings.Repeat("o", n-12) + "\n")}
			put(files, "exploration.yaml", "tile: lamp-street, citizens: [1]", "tile: lamp-street, citizens: ["+strings.TrimSuffix(strings.Repeat("1, ", n), ", ")+"]")
			for name := range files {
				if strings.HasPrefix(name, "journeys/") && strings.Contains(string(files[name].Data), "lamp-street") {
					delete(files, name)
				}
			}
		}},
		{list: "Journeys", file: "journeys", have: func(files fstest.MapFS, n int) {
			another(files, hunt, n, `(?m)^id: ([a-z-]+)`)
		}},
		{list: "Journeys[].Gates", file: hunt, have: func(files fstest.MapFS, n int) {
			gate := "  - {at: \"1,1\", side: e, wide: 2, open: true}\n"
			put(files, hunt, gate, strings.Repeat(gate, n-7))
		}},
		{list: "Journeys[].Lychgates", file: hunt, have: func(files fstest.MapFS, n int) {
			gate := "  - {at: \"7,3\", side: s, wide: 2}\n"
			put(files, hunt, gate, strings.Repeat(gate, n-1))
		}},
		{list: "Journeys[].Objects", file: hunt, have: func(files fstest.MapFS, n int) {
			more := []string{"2,0", "5,0", "2,3", "5,3", "6,3", "9,3", "6,-4", "9,-4", "6,-1", "9,-1", "10,3", "13,3", "10,0"}[:n-4]
			put(files, hunt, `objects: [`, `objects: ["`+strings.Join(more, `", "`)+`", `)
		}},
		{list: "Journeys[].Quest", file: hunt, have: func(files fstest.MapFS, n int) {
			add(files, hunt, lines(n-1, "  - {id: more-%d, turns: 1-30, effect: [{do: influence, amount: 1}]}\n"))
		}},
		{list: "Exploration", file: "exploration.yaml", have: cards("exploration.yaml", `(?m)^- \{id`, "- {id: more-%d, tile: lamp-street, citizens: [1], swords: 1}\n")},
		{list: "Code", file: "pack.yaml", have: func(files fstest.MapFS, n int) {
			lib, err := library.Load(files)
			if err != nil {
				panic(err)
			}
			more := strings.Repeat("{do: fear, amount: 1}, ", n-len(lib.Code)-1) + "{do: fear, amount: 1}"
			put(files, "extraction.yaml", "{result: 10, id: a-captured-courier, effect: [", "{result: 10, id: a-captured-courier, effect: ["+more+", ")
		}},
		{list: "encounter cards", of: "encounter cards", most: 255, file: "encounters.yaml", have: func(files fstest.MapFS, n int) { // the deck has 28
			add(files, "encounters.yaml", lines(11, "- {id: more-%d, count: 20, levels: [ulfenwatch 2, ulfenwatch 3, ulfenwatch 4, ulfenwatch 5, ulfenwatch 6]}\n"))
			add(files, "encounters.yaml", fmt.Sprintf("- {id: more, count: %d, levels: [kosargi 1, kosargi 1, kosargi 1, kosargi 1, kosargi 1]}\n", n-28-11*20))
		}},
		{list: "discovery cards", of: "discovery cards", most: 255, file: "discoveries.yaml", have: func(files fstest.MapFS, n int) { // the deck has 40
			add(files, "discoveries.yaml", lines(7, "- {id: more-%d, kind: treasure, count: 30, rules: [{what: move, by: 1}]}\n"))
			add(files, "discoveries.yaml", fmt.Sprintf("- {id: more, kind: treasure, count: %d, rules: [{what: move, by: 1}]}\n", n-40-7*30))
		}},
		{list: "miniatures", of: "miniatures in four groups", most: library.MaxFigures, file: "hostiles", have: func(files fstest.MapFS, n int) {
			put(files, watch, "count: 8", "count: 20")
			text := regexp.MustCompile(`levels: .*`).ReplaceAllString(string(files["encounters.yaml"].Data), "levels: [ulfenwatch 12, ulfenwatch 12, ulfenwatch 12, ulfenwatch 12, ulfenwatch 12]}")
			files["encounters.yaml"] = &fstest.MapFile{Data: []byte(text)}
			if more := n - library.MaxFigures; more > 0 {
				put(files, "encounters.yaml", "{id: belfry, count: 1, levels: [ulfenwatch 12", fmt.Sprintf("{id: belfry, count: 1, levels: [ulfenwatch 12 + deadwalkers %d", more))
			}
		}},
	}
}

// With as many of something as a pack may have, it is read and played, with whom and what was asked for. With one more it is refused, with
// the file, what is wrong and what to do.
func TestPacksAtTheirBounds(t *testing.T) {
	known := map[string]content.Bound{}
	for _, b := range library.Bounds {
		known[b.List] = b
	}
	for _, e := range edges() {
		if b, ok := known[e.list]; ok {
			e.most, e.of = b.Most, b.Of
			delete(known, e.list)
		}
		t.Run(e.list, func(t *testing.T) {
			files := packFiles(t)
			e.have(files, e.most+1)
			_, err := accepted(files)
			want := fmt.Sprintf("there are %d %s", e.most+1, e.of)
			var all content.Problems
			if !errors.As(err, &all) || !slices.ContainsFunc(all, func(p content.Problem) bool {
				return p.File == e.file && p.What == want && p.Remedy == fmt.Sprintf("keep them to %d", e.most)
			}) {
				t.Errorf("with %d: %.900v\nwant %q in %s", e.most+1, err, want, e.file)
			}
			files = packFiles(t)
			e.have(files, e.most)
			lib, err := accepted(files)
			if err != nil {
				t.Fatalf("with %d: %.900v", e.most, err)
			}
			playedAs(t, city.Rules{Pack: city.NewPack(lib)})
		})
	}
	for list := range known {
		t.Errorf("no pack has as many %s as it may", list)
	}
}

// playedAs plays the first and the last map of a pack with the first and the last heroes, who must be those on the table.
func playedAs(t *testing.T, r city.Rules) {
	t.Helper()
	maps, heroes := r.Pack.IDs("journey"), r.Pack.IDs("hero")
	for i, id := range []string{maps[0], maps[len(maps)-1], "lantern-row", "the-drowned-parish"} {
		if !slices.Contains(maps, id) {
			continue
		}
		at := city.Table{Players: 1, Heroes: heroes[len(heroes)-city.MaxHeroes:], Journey: id}
		m, err := city.NewGame(r, at, 1)
		if err != nil {
			t.Fatal(err)
		}
		if got := r.Pack.Journeys[m.State.Journey].ID; got != id {
			t.Errorf("%s is picked, and %s is played", id, got)
		}
		for h := range at.Heroes {
			if got := m.State.HeroName(h); got != at.Heroes[h] {
				t.Errorf("%s is picked, and %s sets out", at.Heroes[h], got)
			}
		}
		if p := journey(r, id, uint64(i), Most); p != nil {
			t.Error(p)
		}
	}
}
