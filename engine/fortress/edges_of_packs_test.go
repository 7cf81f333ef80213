package fortress_test

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"precipice/engine/content"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// edge is a bound of packs: with so many of something a pack is accepted, with one more it is refused.
type edge struct {
	name    string
	list    string // of library.Bounds, if the pack may have only fewer by another rule
	most    int
	have    func(files fstest.MapFS, n int)
	file    string   // that the problem names
	want    string   // what it says
	fewest  bool     // one fewer is refused, not one more
	combats []string // to play, all if there are none
}

func edges() []edge {
	card := `(?m)^  - id: `
	return []edge{
		{name: "challenges", most: library.MaxKinds, file: "challenges.yaml", want: "65 kinds of challenges", have: func(files fstest.MapFS, n int) {
			for i := countIn(files, "challenges.yaml", `(?m)^- id: `); i < n; i++ {
				add(files, "challenges.yaml", fmt.Sprintf("- id: more-%d\n  count: 1\n  who: one\n  choices:\n    - id: choose-%d\n      effect: [{do: wound, to: self}]\n", i, i))
			}
		}},
		{name: "combats", most: library.MaxKinds, file: "combats", want: "65 kinds of combats", have: func(files fstest.MapFS, n int) {
			another(files, "combats", "long-march", n, `(?m)^id: (.*)`)
		}},
		{name: "encounters", most: library.MaxKinds, file: "encounters.yaml", want: "65 kinds of encounters", have: func(files fstest.MapFS, n int) {
			for i := countIn(files, "encounters.yaml", `(?m)^- {id: `); i < n; i++ {
				add(files, "encounters.yaml", fmt.Sprintf("- {id: more-%d, count: 1, entries: [ur-ghuls 3, ur-ghuls 3, ur-ghuls 3, ur-ghuls 3]}\n", i))
			}
		}},
		{name: "discoveries", list: "Discoveries", most: 30, file: "discoveries.yaml", want: "the discovery deck has 31 cards", have: func(files fstest.MapFS, n int) {
			var lines []string
			for _, line := range regexp.MustCompile(`(?m)^- {.*\n`).FindAllString(string(files["discoveries.yaml"].Data), -1) {
				lines = append(lines, regexp.MustCompile(`count: [0-9]+`).ReplaceAllString(line, "count: 1"))
			}
			for i := len(lines); i < n; i++ {
				lines = append(lines, fmt.Sprintf("- {id: more-%d, clue: true, count: 1}\n", i))
			}
			files["discoveries.yaml"] = &fstest.MapFile{Data: []byte(strings.Join(lines, ""))}
		}},
		{name: "resource cards", most: library.MaxKinds, file: "ships", want: "cards of 65 kinds", have: func(files fstest.MapFS, n int) {
			artefacts := countIn(files, "strongholds", `(?m)^reward:`)
			for i := countIn(files, "ships", card) + artefacts; i < n; i++ {
				add(files, "ships/vanguard.yaml", fmt.Sprintf("  - {id: more-%d, count: 1, price: 1, kind: permanent, modify: [{what: attack-die, by: 1, when: engaged}]}\n", i))
			}
		}},
		{name: "cards with a limit", most: library.MaxLimited, file: "ships", want: "33 cards, supports and facilities have a limit", have: func(files fstest.MapFS, n int) {
			have := countIn(files, "ships", `limit: `)
			for _, name := range slices.Sorted(maps.Keys(files)) {
				unlimited := regexp.MustCompile(`kind: (discarded|exhausted)\n    when: `)
				if !strings.HasPrefix(name, "ships/") {
					continue
				}
				files[name] = &fstest.MapFile{Data: unlimited.ReplaceAllFunc(files[name].Data, func(kind []byte) []byte {
					if have++; have > n {
						return kind
					}
					return bytes.Replace(kind, []byte("\n"), []byte("\n    limit: quest\n"), 1)
				})}
			}
			for ; have < n; have++ {
				add(files, "ships/vanguard.yaml", fmt.Sprintf("  - {id: more-%d, count: 1, price: 1, kind: discarded, limit: quest, when: turn, effect: [{do: gain-destiny, to: self}]}\n", have))
			}
		}},
		{name: "hostiles", most: library.MaxKinds, file: "hostiles", want: "65 kinds of hostiles", have: func(files fstest.MapFS, n int) {
			others := countIn(files, "threats", `(?m)^id: `) + countIn(files, "strongholds/hostiles", `(?m)^id: `)
			another(files, "hostiles", "ur-ghuls", n-others, `(?m)^(?:id|model): ([a-z-]+)`)
		}},
		{name: "weapons of an explorer", most: 256, file: "explorers/ur-025.yaml", want: "there are 257 weapons of a side", have: func(files fstest.MapFS, n int) {
			const side = "    weapons:\n"
			more := ""
			for i := range n - strings.Count(strings.SplitN(string(files["explorers/ur-025.yaml"].Data), side, 3)[1], "bands:") {
				more += fmt.Sprintf("      - {id: more-%d, costs: [1+], bands: [1d6 at 1]}\n", i)
			}
			files["explorers/ur-025.yaml"] = &fstest.MapFile{Data: []byte(strings.ReplaceAll(string(files["explorers/ur-025.yaml"].Data), side, side+more))}
		}},
		{name: "actions of an explorer", most: 8, file: "explorers/ur-025.yaml", want: "there are 9 actions of a side", have: func(files fstest.MapFS, n int) {
			const side = "    actions:\n"
			more := ""
			for i := range n - 1 {
				more += fmt.Sprintf("      - {id: more-%d, cost: 3, once: true, effect: [{do: heal, to: self, amount: 1}]}\n", i)
			}
			files["explorers/ur-025.yaml"] = &fstest.MapFile{Data: []byte(strings.ReplaceAll(string(files["explorers/ur-025.yaml"].Data), side, side+more))}
		}},
		{name: "weapons of hostiles", most: 256, file: "hostiles/ur-ghuls.yaml", want: "there are 257 weapons of a kind of hostiles", have: func(files fstest.MapFS, n int) {
			const list, one = "weapons:\n", `(?m)^  - \{id: [a-z-]+, bands`
			more := ""
			for i := range n - countIn(files, "hostiles/ur-ghuls.yaml", one) {
				more += fmt.Sprintf("  - {id: more-%d, bands: [1d6 at 1]}\n", i)
			}
			replace(files, "hostiles/ur-ghuls.yaml", list, list+more)
		}},
		{name: "models of hostiles", most: 256, file: "hostiles/ur-ghuls.yaml", want: "there are 257 models of a kind of hostiles", have: func(files fstest.MapFS, n int) {
			weapon := regexp.MustCompile(`(?m)^weapons:\n  - (?:\{)?id: ([a-z-]+)`).FindSubmatch(files["hostiles/ur-ghuls.yaml"].Data)
			more := ""
			for i := range n - 1 {
				more += fmt.Sprintf("  - {id: more-%d, weapons: [%s]}\n", i, weapon[1])
			}
			replace(files, "hostiles/ur-ghuls.yaml", `(?m)^models:\n`, "models:\n"+more)
		}},
		{name: "steps of hostiles", most: 255, file: "hostiles/ur-ghuls.yaml", want: "there are 256 steps of an action", have: func(files fstest.MapFS, n int) {
			replace(files, "hostiles/ur-ghuls.yaml", "    steps:\n", "    steps:\n"+strings.Repeat("      - {do: hide, factor: 1}\n", n-2))
		}},
		{name: "twists", most: 255, file: "twists.yaml", want: "there are 256 twists", have: func(files fstest.MapFS, n int) {
			for i := countIn(files, "twists.yaml", `(?m)^- \{?id: `); i < n; i++ {
				add(files, "twists.yaml", fmt.Sprintf("- {id: more-%d, modify: [{what: attack-die, by: 1}]}\n", i))
			}
		}},
		{name: "location tiles", most: 255, file: "tiles.yaml", want: "there are 256 location tiles", have: func(files fstest.MapFS, n int) {
			for i := countIn(files, "tiles.yaml", `(?m)^- \{?id: `); i < n; i++ {
				add(files, "tiles.yaml", fmt.Sprintf("- {id: more-%d, blocked: true}\n", i))
			}
		}},
		{name: "choices of a challenge", most: 256, file: "challenges.yaml", want: "there are 257 choices of a challenge", have: func(files fstest.MapFS, n int) {
			text := "- id: too-much\n  count: 1\n  who: one\n  choices:\n"
			for i := range n {
				text += fmt.Sprintf("    - {id: choose-%d, effect: [{do: wound, to: self}]}\n", i)
			}
			add(files, "challenges.yaml", text)
		}},
		{name: "special actions", most: 256, file: "strongholds/cinder-foundry.yaml", want: "there are 257 special actions of a battlefield", have: func(files fstest.MapFS, n int) {
			for _, name := range slices.Sorted(maps.Keys(files)) {
				first := regexp.MustCompile(`(?m)^( *)actions:\n( *)- (?:\{id: [a-z-]+, at: ([a-z-]+)|id: [a-z-]+\n +at: ([a-z-]+))`).FindSubmatch(files[name].Data)
				if !strings.HasPrefix(name, "strongholds/") || first == nil {
					continue
				}
				more := ""
				block := string(files[name].Data)[strings.Index(string(files[name].Data), string(first[0])):]
				if end := strings.Index(block, "\n"+string(first[1])+"objectives:"); end > 0 {
					block = block[:end]
				}
				for i := range n - strings.Count(block, "\n"+string(first[2])+"- ") {
					more += fmt.Sprintf("%s- {id: more-%d, at: %s%s, die: 3, effect: [{do: heal, to: self, amount: 1}]}\n", first[2], i, first[3], first[4])
				}
				replace(files, name, `(?m)^ *actions:\n`, string(first[1])+"actions:\n"+more)
				return
			}
			panic("no battlefield has special actions")
		}},
		{name: "encounter cards", most: 255, file: "encounters.yaml", want: "there are 256 encounter cards", have: func(files fstest.MapFS, n int) {
			for _, count := range regexp.MustCompile(`count: ([0-9]+)`).FindAllStringSubmatch(string(files["encounters.yaml"].Data), -1) {
				had, _ := strconv.Atoi(count[1])
				n -= had
			}
			for i := 0; n > 0; i++ {
				more := min(n, 20)
				add(files, "encounters.yaml", fmt.Sprintf("- {id: more-%d, count: %d, entries: [ur-ghuls 3, ur-ghuls 3, ur-ghuls 3, ur-ghuls 3]}\n", i, more))
				n -= more
			}
		}},
		{name: "exploration cards", most: 255, file: "challenges.yaml", want: "there are 256 combat and challenge cards", have: func(files fstest.MapFS, n int) {
			for name, file := range files {
				if name != "challenges.yaml" && !strings.HasPrefix(name, "combats/") {
					continue
				}
				for _, count := range regexp.MustCompile(`(?m)^(?:- \{id: .*|  |)count: ([0-9]+)`).FindAllSubmatch(file.Data, -1) {
					n -= int(count[1][0] - '0')
				}
			}
			for i := 0; n > 0; i++ {
				more := min(n, 9)
				add(files, "challenges.yaml", fmt.Sprintf("- id: more-%d\n  count: %d\n  who: one\n  choices:\n    - id: choose-%d\n      effect: [{do: wound, to: self}]\n", i, more, i))
				n -= more
			}
		}},
		{name: "operations", most: library.MaxOps, file: "challenges.yaml", want: "a list has 65 operations", have: func(files fstest.MapFS, n int) {
			replace(files, "challenges.yaml", `failure: \[\{do: wound, to: self\}, \{do: wound, to: self\}\]`, "failure: ["+strings.Repeat("{do: wound, to: self}, ", n-1)+"{do: wound, to: self}]")
		}},
		{name: "attacks", most: library.MaxAttacks, file: "explorers/ur-025.yaml", want: `"5+ for 5" is not a cost`, have: func(files fstest.MapFS, n int) {
			replace(files, "explorers/ur-025.yaml", "5\\+ for 2", fmt.Sprintf("5+ for %d", n))
		}},
		{name: "spacecraft", most: 16, file: "ships", want: "there are 17 spacecraft", have: func(files fstest.MapFS, n int) {
			another(files, "ships", "clarion", n, `(?m)(?:^id: |- id: |^  id: )([a-z-]+)`)
			for name := range files { // fewer cards, because there is room for 64 kinds in all
				if strings.HasPrefix(name, "ships/clarion-") {
					text := string(files[name].Data)
					files[name] = &fstest.MapFile{Data: []byte(text[:strings.Index(text, "resources:")])}
				}
			}
		}},
		{name: "explorers", most: 32, file: "explorers", want: "there are 33 explorers", have: func(files fstest.MapFS, n int) {
			another(files, "explorers", "ur-025", n, `(?m)(?:^id: |- id: |\{id: )([a-z0-9-]+)`)
		}},
		{name: "legacy cards", most: 24, file: "legacy.yaml", want: "the legacy deck has 25 cards", have: func(files fstest.MapFS, n int) {
			for name := range files { // whose cards would lie in the same row
				if strings.HasPrefix(name, "strongholds/") {
					delete(files, name)
				}
			}
			legacy(files, n)
		}},
		{name: "legacy row", most: 24, file: "strongholds", want: "the legacy row may have 25 cards", have: func(files fstest.MapFS, n int) {
			legacy(files, n-countIn(files, "strongholds", `(?m)^lasting:`))
		}},
		{name: "resource cards in all", most: 96, file: "ships", want: "there are 97 resource cards", have: func(files fstest.MapFS, n int) {
			cards := 0
			for _, name := range slices.Sorted(maps.Keys(files)) {
				if strings.HasPrefix(name, "ships/") {
					for _, count := range regexp.MustCompile(`(?m)^    count: ([0-9]+)`).FindAllSubmatch(files[name].Data, -1) {
						cards += int(count[1][0] - '0')
					}
				}
			}
			cards += countIn(files, "strongholds", `(?m)^reward:`)
			for i := 0; cards < n; i++ {
				more := min(n-cards, 9)
				add(files, "ships/vanguard.yaml", fmt.Sprintf("  - {id: more-%d, count: %d, price: 1, kind: permanent, modify: [{what: attack-die, by: 1, when: engaged}]}\n", i, more))
				cards += more
			}
		}},
		{name: "cards with a twist", most: 12, file: "encounters.yaml", want: "13 cards bring a twist", have: func(files fstest.MapFS, n int) {
			twists := 0
			for _, line := range regexp.MustCompile(`(?m)^- {.*twist .*\n`).FindAllString(string(files["encounters.yaml"].Data), -1) {
				var count int
				fmt.Sscanf(line[strings.Index(line, "count: "):], "count: %d", &count)
				twists += count
			}
			for i := twists; i < n; i++ {
				add(files, "encounters.yaml", fmt.Sprintf("- {id: more-%d, count: 1, entries: [ur-ghuls 3, ur-ghuls 3, ur-ghuls 3, twist drifting-ash]}\n", i))
			}
			if twists > n {
				panic(fmt.Sprintf("%d cards bring a twist", twists))
			}
		}},
		{name: "hostiles of four groups", most: 40, file: "encounters.yaml", want: "four groups may have 41 miniatures", have: func(files fstest.MapFS, n int) {
			replace(files, "hostiles/ur-ghuls.yaml", `roster: \[.*\]`, "roster: [ur-ghul x14]")
			text := string(files["encounters.yaml"].Data)
			text = regexp.MustCompile(`entries: \[.*\]`).ReplaceAllString(text, fmt.Sprintf("entries: [ur-ghuls 10, ur-ghuls 10, ur-ghuls 10, ur-ghuls %d]", n-30))
			files["encounters.yaml"] = &fstest.MapFile{Data: []byte(text)}
		}},
		{name: "hexes", most: 200, file: "combats/long-march.yaml", want: "the battlefield has 201 hexes", combats: []string{"long-march"}, have: func(files fstest.MapFS, n int) {
			row := strings.TrimSuffix(strings.Repeat(".   ", 10), "   ") + "\n\n"
			rows, text := (n-4)/10, "" // the maglev chamber has the other four
			for r := range rows {
				text += strings.Repeat("  ", r) + row
			}
			text += strings.Repeat("  ", rows) + strings.TrimSuffix(strings.Repeat(".   ", (n-4)%10), "   ") + "\n"
			files["chambers/hall.txt"] = &fstest.MapFile{Data: []byte(text)}
			files["combats/long-march.yaml"] = &fstest.MapFile{Data: []byte("id: long-march\ncount: 1\nlayout:\n  - {chamber: hall, at: \"0,0\"}\narrival: {chamber: maglev, at: \"-2,0\"}\n" +
				"portals: [\"4,-1\"]\nmarkers: [\"4,3\", \"2,6\"]\n")}
		}},
		{name: "portals", most: 6, file: "combats/cold-cistern.yaml", want: "the card has 7 portals", combats: []string{"cold-cistern"}, have: func(files fstest.MapFS, n int) {
			row, text := ".   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .\n\n", ""
			for r := range 3 {
				text += strings.Repeat("  ", r) + row
			}
			files["chambers/hall.txt"] = &fstest.MapFile{Data: []byte(text)}
			var portals []string
			for i := range n {
				portals = append(portals, fmt.Sprintf("\"%d,%d\"", 3+6*(i/2), []int{-1, 3}[i%2]))
			}
			files["combats/cold-cistern.yaml"] = &fstest.MapFile{Data: []byte("id: cold-cistern\ncount: 1\nlayout:\n  - {chamber: hall, at: \"0,0\"}\narrival: {chamber: maglev, at: \"-2,0\"}\n" +
				"portals: [" + strings.Join(portals, ", ") + "]\nmarkers: [\"4,1\", \"2,1\"]\n")}
		}},
		{name: "tiles", most: 4, file: "combats/long-march.yaml", want: "5 tiles", combats: []string{"long-march"}, have: func(files fstest.MapFS, n int) {
			for i := 2; i < n; i++ {
				replace(files, "combats/long-march.yaml", "(?m)^tiles:\n", fmt.Sprintf("tiles:\n  - {tile: ember-well, at: %q}\n", []string{"-3,1", "4,-4", "-2,1"}[i-2]))
			}
		}},
		{name: "markers", most: 4, file: "combats/long-march.yaml", want: "the card has 5 discovery markers", combats: []string{"long-march"}, have: func(files fstest.MapFS, n int) {
			for i := 3; i < n; i++ {
				replace(files, "combats/long-march.yaml", `markers: \[`, fmt.Sprintf("markers: [%q, ", []string{"0,0", "0,3"}[i-3]))
			}
		}},
		{name: "lasting effects", most: library.MaxLasting, file: "ships", want: "the effects of 9 kinds of resource cards last", have: func(files fstest.MapFS, n int) {
			for i := countIn(files, "ships", `(?m)^    lasts: `); i < n; i++ {
				add(files, "ships/vanguard.yaml", fmt.Sprintf("  - {id: more-%d, count: 1, price: 1, kind: discarded, when: activation, lasts: turn, modify: [{what: attack-die, by: 1}]}\n", i))
			}
		}},
		{name: "fewest spacecraft", most: 4, fewest: true, file: "ships", want: "there are 3 spacecraft", have: func(files fstest.MapFS, n int) {
			gone := []string{"kravvchato", "steed-mathurir", "ashen-psalter", "long-courrier"}[:7-n]
			for _, ship := range gone {
				delete(files, "ships/"+ship+".yaml")
				for name, file := range files {
					if strings.HasPrefix(name, "explorers/") {
						files[name] = &fstest.MapFile{Data: []byte(strings.Replace(string(file.Data), "ship: "+ship, "ship: vanguard", 1))}
					}
				}
			}
			files["hosts.yaml"] = &fstest.MapFile{Data: []byte("[]\n")}
		}},
	}
}

// Every bound that a list of a pack has is among the edges.
func TestEveryBoundIsAnEdge(t *testing.T) {
	all := edges()
	for _, b := range library.Bounds {
		told := fmt.Sprintf("there are %d %s", b.Most+1, b.Of)
		if !slices.ContainsFunc(all, func(e edge) bool { return strings.HasSuffix(told, e.want) || e.list == b.List }) {
			t.Errorf("no pack has as many %s as it may: %q", b.List, told)
		}
	}
}

// With as many of something as a pack may have, it is read and played. With one more it is refused, with the file, what is
// wrong and what to do.
func TestPacksAtTheirBounds(t *testing.T) {
	for _, e := range edges() {
		t.Run(e.name, func(t *testing.T) {
			past := e.most + 1
			if e.fewest {
				past = e.most - 1
			}
			files := packFiles(t)
			e.have(files, past)
			_, err := accepted(files)
			var all content.Problems
			if !errors.As(err, &all) || !slices.ContainsFunc(all, func(p content.Problem) bool {
				return p.File == e.file && strings.Contains(p.What, e.want) && p.Remedy != ""
			}) {
				t.Errorf("with %d: %.900v\nwant %q in %s", past, err, e.want, e.file)
			}
			files = packFiles(t)
			e.have(files, e.most)
			lib, err := accepted(files)
			if err != nil {
				t.Fatalf("with %d: %.900v", e.most, err)
			}
			r := fortress.Rules{Pack: fortress.NewPack(lib)}
			if _, err := playMutant(r, files, 1, e.combats...); err != nil {
				t.Errorf("with %d: %v", e.most, err)
			}
		})
	}
}
