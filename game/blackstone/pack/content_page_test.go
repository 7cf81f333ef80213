package pack

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/engine/playtest"
)

const contentPage = "../../../docs/content.md"

var (
	shown  = regexp.MustCompile("(?s)`([a-z/-]+\\.(?:yaml|txt))`:\n\n```(?:yaml)?\n(.*?)```\n")
	listed = regexp.MustCompile(`(?m)^- \{?id: ([a-z-]+)[^\n]*\n`)
)

// described writes a pack with everything that the page about content shows: whole files, and records added
// to lists or replacing those with the same id.
func described(t *testing.T) (dir string, files []string) {
	t.Helper()
	page, err := os.ReadFile(contentPage)
	if err != nil {
		t.Fatal(err)
	}
	dir = t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("../../../assets/content/blackstone")); err != nil {
		t.Fatal(err)
	}
	for _, m := range shown.FindAllStringSubmatch(string(page), -1) {
		file, text := filepath.Join(dir, filepath.FromSlash(m[1])), m[2]
		files = append(files, m[1])
		if old, err := os.ReadFile(file); err == nil {
			text = added(string(old), text)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir, files
}

func added(old, more string) string {
	for _, m := range listed.FindAllStringSubmatch(more, -1) {
		old = regexp.MustCompile(`(?m)^- \{id: `+m[1]+`,.*\n`).ReplaceAllString(old, "")
	}
	return old + more
}

// The examples of docs/content.md are valid, and games can be played with them.
func TestThePageAboutContent(t *testing.T) {
	dir, files := described(t)
	for _, sort := range []string{"chambers/", "combats/", "explorers/", "hostiles/", "twists.yaml", "tiles.yaml", "encounters.yaml", "discoveries.yaml", "challenges.yaml", "hosts.yaml", "looks.yaml", "texts/"} {
		if !slices.ContainsFunc(files, func(f string) bool { return strings.HasPrefix(f, sort) }) {
			t.Errorf("no example of %s", sort)
		}
	}
	_, problems, err := Validate(dir)
	if err != nil || len(problems) > 0 {
		t.Fatalf("%v\n%v", err, problems)
	}
	rules, _, err := Load(dir, "en")
	if err != nil {
		t.Fatal(err)
	}
	setup := fortress.Setup{Players: 1, Fifth: -1, Combat: "dry-well", Explorers: []string{"oriel-vane", "amallyn", "dahyak", "ur-025"}}
	expedition := setup
	expedition.Combat, expedition.Difficulty = "", fortress.Normal
	for seed := range uint64(5) {
		for _, table := range []fortress.Setup{setup, expedition} {
			m, err := fortress.NewGame(rules, table, seed)
			if err != nil {
				t.Fatal(err)
			}
			first, err := fortress.Opening(rules, table)
			if err != nil {
				t.Fatal(err)
			}
			playOn(t, rules, m, first, (*fortress.State).Validate, seed)
		}
		m, first, err := fortress.Position(rules, "board\n.   .   .   .\nend\nexplorer oriel-vane 0,0\nhostile ash-hound-1 2,0\nhostile ash-hound-2 3,0\nstart turn")
		if err != nil {
			t.Fatal(err)
		}
		playOn(t, rules, m, &first, (*fortress.State).Bounds, seed)
	}
}

// playOn plays at random, to the end or for a while.
func playOn(t *testing.T, r fortress.Rules, m *fortress.Match, first *fortress.State, valid func(*fortress.State) error, seed uint64) {
	t.Helper()
	harness := playtest.Game[fortress.State]{
		Rules: r, Equal: (*fortress.State).Equal, Valid: valid, Longest: 20_000, Every: playtest.Every{Copy: 4, Save: 31, Chance: 31},
	}
	pick := playtest.AtRandom[fortress.State](rand.New(rand.NewPCG(seed, 1)))
	if _, err := harness.Play(playtest.Bare(m, *first), playtest.AtMost(3000, pick)); err != nil {
		t.Fatalf("seed %d: %v", seed, err)
	}
}

// The page lists every word that an effect can use.
func TestThePageNamesEveryWord(t *testing.T) {
	page, err := os.ReadFile(contentPage)
	if err != nil {
		t.Fatal(err)
	}
	for _, word := range slices.Concat(library.Ops, library.Selectors, library.Quantities, library.Flags, library.Stats, library.Conditions,
		library.Hooks, library.ColumnWords, library.Lights, library.FarPieces, library.Grounds, library.MiddlePieces, library.NearPieces, library.Stands, library.Tokens, library.Scenes, library.HostileSteps, library.Challengers, library.BasicActions,
		library.HostSkins, library.HostFaces, library.HostHair, library.HostHeads, library.HostDresses, library.HostColours, library.HostMarks, library.HostThings) {
		if word != "" && !strings.Contains(string(page), "`"+word+"`") {
			t.Errorf("%s does not tell of %q", contentPage, word)
		}
	}
}

// The page tells of every field of weapons, actions, effects and of the cards that are read as they are.
func TestThePageNamesEveryField(t *testing.T) {
	page, err := os.ReadFile(contentPage)
	if err != nil {
		t.Fatal(err)
	}
	for _, card := range []any{library.Weapon{}, library.Action{}, library.Op{}, library.Modifier{}, library.HostileStep{},
		library.Twist{}, library.Tile{}, library.Challenge{}, library.Choice{}, library.Discovery{}, library.Host{}} {
		for field := range reflect.TypeOf(card).Fields() {
			name, _, _ := strings.Cut(field.Tag.Get("content"), ",")
			if name != "" && !strings.Contains(string(page), "`"+name) && !strings.Contains(string(page), name+":") {
				t.Errorf("%s does not tell of the field %q of a %T", contentPage, name, card)
			}
		}
	}
}
