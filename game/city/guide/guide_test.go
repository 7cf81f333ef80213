package guide_test

import (
	"flag"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"precipice/assets"
	"precipice/engine"
	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/game/city"
	"precipice/game/city/guide"
	"precipice/game/city/pack"
	"precipice/game/rulebook"
	"precipice/game/session"
	"precipice/game/words"
)

func load(t testing.TB) (city.Rules, *words.Book, *guide.Course) {
	t.Helper()
	r, share, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	book, err := words.Open(assets.Texts(), "en", share)
	if err != nil {
		t.Fatal(err)
	}
	course, err := pack.Course("", r, book)
	if err != nil {
		t.Fatal(err)
	}
	return r, book.Of(city.Name), course
}

// begin begins the hunt of the course from a seed. The game is not saved.
func begin(t testing.TB, r city.Rules, course *guide.Course, seed uint64) *city.Session {
	t.Helper()
	table := course.Table()
	table.Seed = seed
	play, err := session.New(r, table, nil, func() int64 { return 0 })
	if err != nil {
		t.Fatal(err)
	}
	return play
}

// lesson is a hunt played by following the guide.
type lesson struct {
	play   *city.Session
	said   []string // steps, in order of appearance
	silent []string // questions at which the guide said nothing
	won    int      // the turn in which it says that the heroes may leave
}

// follow plays the course from a seed and takes every suggestion. Look sees whatever the guide says, nil for nobody.
func follow(t testing.TB, r city.Rules, course *guide.Course, seed uint64, look func(*city.Session, guide.Said)) *lesson {
	t.Helper()
	l := &lesson{play: begin(t, r, course, seed)}
	g := guide.New(course)
	for range 500 {
		l.play.ShowAll()
		said, ok := g.Now(l.play)
		d, asked := l.play.Pending()
		if ok && look != nil {
			look(l.play, said)
		}
		if ok && !slices.Contains(l.said, said.ID) {
			l.said = append(l.said, said.ID)
		}
		if ok && said.ID == "leave" {
			l.won = int(l.play.Shown.Turn)
		}
		if ok && said.Passes() {
			g.Read(said.Step)
		}
		key := ""
		switch {
		case ok && said.Tells():
			continue
		case !asked:
			return l
		case ok && said.Key != "":
			key = said.Key
		default:
			l.silent = append(l.silent, d.Kind)
			key = plainly(d)
		}
		if err := l.play.Choose(key); err != nil {
			t.Fatalf("seed %d, at %s: %v", seed, said.ID, err)
		}
	}
	return l
}

// plainly answers where the guide is silent.
func plainly(d *engine.Decision) string {
	for _, key := range []string{rules.DoEnd, rules.DoDone, rules.DoKeep, rules.DoStay} {
		if d.Has(key) {
			return key
		}
	}
	return d.Options[0].Key()
}

// chancy holds the steps that a hunt may never need.
var chancy = []string{"react-again", "re-roll", "stunned", "keep-find", "driven-off", "reinforced", "crisis", "inspiration", "out", "search-again",
	"ability", "recuperate", "free", "rest", "save", "lost", "nearer", "strike"}

// missed returns the steps that a lesson should have shown and did not.
func (l *lesson) missed(course *guide.Course) (ids []string) {
	for i := range course.Steps {
		if id := course.Steps[i].ID; !slices.Contains(l.said, id) && !slices.Contains(chancy, id) {
			ids = append(ids, id)
		}
	}
	return ids
}

// awkward returns the questions at which silence would leave a newcomer alone.
func (l *lesson) awkward() []string {
	return slices.DeleteFunc(slices.Clone(l.silent), func(kind string) bool {
		return kind != rules.AskActivation && kind != rules.AskReact && kind != rules.AskPlace
	})
}

// wanting says why a lesson would be a poor one, "" if it is good: in it every step comes that must, the heroes win within eight turns with
// nobody out of action, and find a treasure.
func (l *lesson) wanting(course *guide.Course) string {
	s := &l.play.Shown
	treasure := false
	for h := range s.Heroes {
		treasure = treasure || s.Heroes[h].Treasure > 0
	}
	if ids := l.missed(course); len(ids) > 0 || s.Result != rules.Won || s.Turn > 8 || slices.Contains(l.said, "out") || slices.Contains(l.said, "crisis") || !treasure || l.won < 2 || len(l.awkward()) > 0 {
		return fmt.Sprintf("%d turns, won in %d, %v, treasure %v, silent at %v, never said: %v", s.Turn, l.won, s.Result, treasure, l.silent, ids)
	}
	return ""
}

// In the course's own hunt every step comes up that must, and the heroes win.
func TestTheHuntTeachesEveryStep(t *testing.T) {
	r, _, course := load(t)
	l := follow(t, r, course, course.Table().Seed, nil)
	if why := l.wanting(course); why != "" {
		t.Errorf("%s; another seed for the course is found by go test ./game/city/guide -run Seek -seek 2000 -v", why)
	}
}

var seek = flag.Uint64("seek", 0, "how many seeds to look through for a hunt that teaches every step")

func TestSeek(t *testing.T) {
	r, _, course := load(t)
	for seed := range *seek {
		l := follow(t, r, course, seed+1, nil)
		why := l.wanting(course)
		if why == "" {
			t.Logf("seed %d: %d turns, silent at %v, also said %v", seed+1, l.play.Shown.Turn, l.silent, l.said)
		} else if seed < 12 {
			t.Logf("seed %d: %s", seed+1, why)
		}
	}
}

// What the guide says is true at that moment, in the hunts of some seeds that are played as it says.
func TestWhatTheGuideSaysIsTrue(t *testing.T) {
	r, book, course := load(t)
	checked := map[string]int{}
	for seed := range uint64(25) {
		follow(t, r, course, seed+1, func(play *city.Session, said guide.Said) {
			checked[said.ID]++
			if why := lie(play, said); why != "" {
				t.Errorf("seed %d: %s, but %s", seed+1, said.ID, why)
			}
			parts := said.Parts(play, book)
			for _, key := range []string{said.Title(), said.Text(), said.Typed()} {
				if text := book.Say(key, parts...); book.Has(key) && (strings.Contains(text, "{4}") || strings.Contains(text, "[")) {
					t.Errorf("seed %d: %s says %q", seed+1, said.ID, text)
				}
			}
		})
	}
	if len(checked) < 35 {
		t.Errorf("only %d steps came up", len(checked))
	}
}

// lie says what of a step is not so, "" for nothing.
func lie(play *city.Session, said guide.Said) string {
	s := &play.Shown
	d, asked := play.Pending()
	if said.Key != "" && (!asked || !d.Has(said.Key)) {
		return said.Key + " cannot be chosen"
	}
	h := -1
	for i := range s.Heroes {
		if asked && s.HeroName(i) == d.About[0] {
			h = i
		}
	}
	verb, _, _ := strings.Cut(said.Key, " ")
	switch said.ID {
	case "object":
		sp := board.Space(d.Options[d.Find(said.Key)].Args[0])
		if s.Engaged(rules.HeroTeam, sp) {
			return "a hostile is beside " + s.SpaceName(sp)
		}
	case "search":
		if verb != rules.DoSearch {
			return "it suggests " + said.Key
		}
	case "dusk":
		if rules.NightIn(s) != 1 {
			return "night does not fall with the next turn"
		}
	case "night":
		if !s.Night() {
			return "it is day"
		}
	case "leave", "gate", "extract":
		if int(s.QuestToken) < s.Goal() {
			return "champions are left"
		}
	case "zone", "board":
		if s.Ground.Zone == 0 {
			return "there is no zone"
		}
	case "keep", "save":
		if s.Heroes[h].Dice()>>2 == 0 {
			return "no die would be kept"
		}
	case "wounded":
		if !slices.ContainsFunc(s.Heroes[:], func(x rules.Hero) bool { return x.Wounded() || !x.Able() }) {
			return "nobody is wounded"
		}
	case "farewell":
		if s.Result != rules.Won {
			return "the hunt is lost"
		}
	case "lost":
		if s.Result != rules.Lost {
			return "the hunt is won"
		}
	}
	return ""
}

// Whatever the player does instead, the guide suggests something legal or nothing, and the hunt goes on to its end.
func TestThePlayerMayDoAnything(t *testing.T) {
	r, _, course := load(t)
	pick := rand.New(rand.NewPCG(3, 4))
	for seed := range uint64(6) {
		play := begin(t, r, course, seed+1)
		g := guide.New(course)
		for range 300 {
			play.ShowAll()
			now, ok := g.Now(play)
			d, asked := play.Pending()
			if ok && now.Key != "" && !d.Has(now.Key) {
				t.Fatalf("seed %d: %s points at %q, which cannot be chosen", seed, now.ID, now.Key)
			}
			if ok && pick.IntN(3) == 0 {
				g.Read(now.Step)
				continue
			}
			if !asked {
				break
			}
			if err := play.Choose(d.Options[pick.IntN(len(d.Options))].Key()); err != nil {
				t.Fatal(err)
			}
			if pick.IntN(8) == 0 {
				play.Undo()
			}
		}
	}
}

// Every step refers to a rule that is in the game, and each text of the guide is one of a step.
func TestEveryStepHasItsRuleAndItsTexts(t *testing.T) {
	_, _, course := load(t)
	all, err := rulebook.Open(assets.Texts(), "city", "en")
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{"guide.turns": true, "guide.odds": true}
	for i := range course.Steps {
		s := &course.Steps[i]
		if r, ok := all.Rule(s.Rule); !ok || r.Awaited() {
			t.Errorf("the step %s refers to %q, which is no rule of the game", s.ID, s.Rule)
		}
		known[s.Title()], known[s.Text()] = true, true
	}
	data, err := fs.ReadFile(assets.Texts(), "en/city/guide.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		key, _, _ := strings.Cut(line, ":")
		for _, form := range []string{".touch", ".pad", ".typed"} {
			key = strings.TrimSuffix(key, form)
		}
		if strings.HasPrefix(key, "guide.") && !known[key] {
			t.Errorf("no step says %q", key)
		}
	}
}

func TestProblemsOfACourseAreReported(t *testing.T) {
	r, book, _ := load(t)
	const head = "journey: the-first-lamp\nheroes: [jelsen-darrock, cleona-zeitengale, dagnai-holdenstock, brutogg-corpse-eater]\nseed: 1\nsteps:\n"
	const good = "  - {id: move, ask: activation, to: hostile, until: hero-attack, rule: CC-MOV-001}\n"
	for text, want := range map[string]string{
		head + good: "",
		strings.Replace(head, "first", "last", 1) + good:            "hunt.yaml:1: setup: there is no journey \"the-last-lamp\"",
		head + strings.Replace(good, "hostile", "home", 1):          "hunt.yaml:5: to is the unknown word \"home\"",
		head + strings.Replace(good, "id: move", "id: dance", 1):    "hunt.yaml:5: there is no text \"guide.dance.title\"",
		head + strings.Replace(good, "hero-attack", "hero-sing", 1): "hunt.yaml:5: there is no event \"hero-sing\"",
		head + strings.Replace(good, "activation", "a-dance", 1):    "hunt.yaml:5: nothing asks \"a-dance\"",
		head + strings.Replace(good, "to: ", "panel: log, to: ", 1): "hunt.yaml:5: it points at several things",
	} {
		_, err := guide.Open(fstest.MapFS{guide.File: {Data: []byte(text)}}, r.Rules, book)
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%q is told for\n%s", err, text)
		}
	}
}
