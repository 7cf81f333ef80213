package drive

import (
	"flag"
	"fmt"
	"strings"
	"testing"
	"time"

	"precipice/engine"
	rules "precipice/engine/city"
	"precipice/engine/city/bot"
	"precipice/game/city"
	"precipice/game/city/pack"
	"precipice/game/session"
	"precipice/saves"
)

var journeyChoices = flag.Int("journey-choices", 0, "how many choices of whole journeys are made in the window and on a phone as a bot makes them beside them; 0 leaves them out")

// hunt is the map of the hunts that are followed.
const hunt = "lantern-row"

// eventful returns a seed with which a bot meets a crisis, sees night fall, and brings the heroes home.
func eventful(t *testing.T, journey string) uint64 {
	t.Helper()
	for seed := range uint64(60) {
		b, crisis := newTwin(t, journey, seed), false
		for {
			d, key, ok := b.pending()
			if !ok {
				break
			}
			crisis = crisis || d.Kind == rules.AskCrisisHero
			b.choose(key)
		}
		if s := &b.play.Shown; crisis && s.Night() && s.Result == rules.Won {
			return seed
		}
	}
	t.Fatalf("nothing much happens in any of 60 journeys on %s", journey)
	return 0
}

// twin is a journey of Cursed City that a bot plays beside a program, as the program's table does.
type twin struct {
	*testing.T
	journey string
	seed    uint64
	rules   city.Rules
	play    *city.Session
	saver   *saves.Autosaver
	store   saves.Store
}

func noon() int64 { return 1 }

func newTwin(t *testing.T, journey string, seed uint64) *twin {
	t.Helper()
	r, _, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	b := &twin{T: t, journey: journey, seed: seed, rules: r, store: saves.NewMemory()}
	b.saver = saves.NewAutosaver(b.store)
	table := city.Table{Seed: seed, Setup: rules.Table{Players: 1, Journey: journey, Heroes: r.Pack.IDs("hero")[:rules.MaxHeroes]}}
	if b.play, err = session.New(r, table, b.saver, noon); err != nil {
		t.Fatal(err)
	}
	b.play.ShowAll()
	return b
}

// pending returns the question that is asked, and the choice that the bot makes.
func (b *twin) pending() (d *engine.Decision, key string, ok bool) {
	if d, ok = b.play.Pending(); ok {
		key = d.Options[bot.Answer(b.play.Match, d)].Key()
	}
	return d, key, ok
}

// choose makes a choice as a screen does.
func (b *twin) choose(key string) {
	b.Helper()
	if err := choosesBy(b.play, rules.OneSheet(b.play.Match), key); err != nil {
		b.Fatal(err)
	}
	b.play.ShowAll()
}

// playTo lets the bot play until a state and a question.
func (b *twin) playTo(holds func(s *rules.State, d *engine.Decision) bool) {
	b.Helper()
	for {
		d, key, ok := b.pending()
		if !ok {
			b.Fatal("the moment never comes: choose another seed")
		}
		if holds(&b.play.Shown, d) {
			return
		}
		b.choose(key)
	}
}

// ahead lets the bot play until its next choice changes something, as another journey beside this one tells.
func (b *twin) ahead(changes func(s *rules.State) bool) {
	b.Helper()
	scout, choices := newTwin(b.T, b.journey, b.seed), 0
	for ; !changes(&scout.play.Shown); choices++ {
		_, key, ok := scout.pending()
		if !ok {
			b.Fatal("the moment never comes: choose another seed")
		}
		scout.choose(key)
	}
	for range choices - 1 {
		_, key, _ := b.pending()
		b.choose(key)
	}
}

// save returns the journey as a file holds it, and its slot.
func (b *twin) save() (slot string, save []byte) {
	b.Helper()
	if err := b.saver.Flush(); err != nil {
		b.Fatal(err)
	}
	slots, err := b.store.List()
	if err != nil || len(slots) != 1 {
		b.Fatalf("there are %d games, %v", len(slots), err)
	}
	if save, err = b.store.Get(slots[0].Name); err != nil {
		b.Fatal(err)
	}
	return slots[0].Name, save
}

// follow makes choices of the bot in a program, until the journey or their number ends. The program asks the same questions.
func (b *twin) follow(p *Player, choices int, each func(d *engine.Decision)) {
	b.Helper()
	for range choices {
		d, key, ok := b.pending()
		if !ok {
			return
		}
		b.stands(p, d)
		if each != nil {
			each(d)
		}
		if d.Kind == rules.AskCrisisHero {
			b.choose(key)
			_, then, _ := b.pending()
			takesCell(p, strings.TrimPrefix(key, rules.DoSend+" ")+"/"+strings.TrimPrefix(then, rules.DoChoose+" "))
			key = then
		} else {
			b.takes(p, key)
		}
		b.choose(key)
	}
}

// stands looks until the program asks a question after the same choices.
func (b *twin) stands(p *Player, d *engine.Decision) {
	b.Helper()
	q := goesOn(p, "the question "+d.Kind, func(q Probe) bool { return !q.Busy() && q.Says["pending"] == d.Kind })
	journal := b.play.Match.Journal
	last := ""
	if len(journal) > 0 {
		last = journal[len(journal)-1]
	}
	if made := fmt.Sprint(len(journal)); q.Says["made"] != made || q.Says["last"] != last {
		b.Fatalf("choice %s was %q in the program and, as choice %s, %q beside it", q.Says["made"], q.Says["last"], made, last)
	}
}

// takesCell chooses who faces a crisis, and how.
func takesCell(p *Player, cell string) {
	p.t.Helper()
	made := p.Look().Says["made"]
	p.Click("crisis/" + cell)
	p.Until("the way to "+cell, func(q Probe) bool { return q.Has("crisis/go") })
	p.Click("crisis/go")
	p.Until("what follows "+cell, func(q Probe) bool { return q.Says["made"] != made })
}

// takes chooses an option, by a click or, where the first touch only shows what would follow, by two.
func (b *twin) takes(p *Player, key string) {
	b.Helper()
	reaches(p, key)
	made := p.Look().Says["made"]
	done := func(r Probe) bool { return r.Says["made"] != made }
	for range 6 {
		p.Until("a still board with "+key, func(r Probe) bool { return done(r) || !r.Busy() && r.Has("option/"+key) })
		if done(p.Look()) {
			break
		}
		p.Click("option/" + key)
		for end := time.Now().Add(time.Second); time.Now().Before(end) && !done(p.Look()); {
		}
	}
	p.Until("what follows "+key, done)
}

// turns are the turning points of a hunt: where a bot leaves off, and what a player would see after the next choices.
var turns = []struct {
	name  string
	to    func(b *twin)
	shown func(q Probe, s *rules.State) bool
}{
	{"crisis", func(b *twin) {
		b.playTo(func(_ *rules.State, d *engine.Decision) bool { return d.Kind == rules.AskCrisisHero })
	}, func(q Probe, _ *rules.State) bool { return q.Says["pending"] != rules.AskCrisis }},
	{"night", func(b *twin) { b.ahead(func(s *rules.State) bool { return s.Night() }) },
		func(_ Probe, s *rules.State) bool { return s.Night() }},
	{"extraction", func(b *twin) { b.ahead(func(s *rules.State) bool { return s.Result != rules.Open }) },
		func(q Probe, s *rules.State) bool {
			return s.Result != rules.Open && q.Has("result/again") && q.Has("result/watch") && q.Has("result/title")
		}},
}

// plays makes the choices of a turning point in a program that shows the journey.
func (b *twin) plays(p *Player, name string, shown func(q Probe, s *rules.State) bool) {
	b.Helper()
	b.follow(p, 2, nil)
	if _, _, ok := b.pending(); ok {
		journey(p)
	} else {
		goesOn(p, "the end", func(q Probe) bool { return !q.Busy() && q.Has("result/title") })
	}
	if q := p.Look(); !shown(q, &b.play.Shown) {
		b.Errorf("%s: %s", name, describe(q))
	}
	p.Frame(name)
}

// The turning points of a hunt in the window: a crisis is faced, night falls, and the heroes leave. The game in the window is at the end
// the one that was played beside it.
func TestWindowPlaysTheTurningPointsOfAHunt(t *testing.T) {
	if !inWindow {
		t.Skip("the window is driven only under a display: make test does it")
	}
	seed := eventful(t, hunt)
	for _, turn := range turns {
		t.Run(turn.name, func(t *testing.T) {
			data := t.TempDir()
			b := newTwin(t, hunt, seed)
			turn.to(b)
			slot, save := b.save()
			if err := saves.NewDisk(data).Put(slot, save); err != nil {
				t.Fatal(err)
			}
			p, v := windowed(t, "city-turns", data, 1280, 720)
			p.Scene("title")
			p.Click("title/continue")
			b.plays(p, turn.name, turn.shown)
			p.must(v.guest.end(false))
			if same, err := session.Resume(b.rules, saves.NewDisk(data), slot, nil, noon); err != nil || same.Match.Hash() != b.play.Match.Hash() {
				t.Errorf("the game in the window is not the one beside it: %v", err)
			}
		})
	}
}

// The same points in the page, which goes on with the first journey from its storage, and with the others from files.
func TestBrowserPlaysTheTurningPointsOfAHunt(t *testing.T) {
	needsBrowser(t)
	var p *Player
	var v *Page
	seed := eventful(t, hunt)
	for i, turn := range turns {
		b := newTwin(t, hunt, seed)
		turn.to(b)
		slot, save := b.save()
		if i == 0 {
			p, v = browsed(t, "city-turns-page", "1", stores(slot, save))
			p.Scene("title")
			p.Click("title/continue")
		} else {
			toTheTitle(p)
			p.Click("title/load")
			p.Scene("load")
			uploads(p, v, "load/read", written(t, t.TempDir(), turn.name+".save", save))
		}
		b.plays(p, turn.name, turn.shown)
	}
}

// toTheTitle leaves a journey.
func toTheTitle(p *Player) {
	p.t.Helper()
	p.Click("bar/menu")
	p.Scene("menu")
	p.Click("menu/title")
	p.Scene("title")
}

// whole are the journeys that are played from beginning to end: one of each type.
var whole = []string{"the-drowned-parish", "pawnbrokers-row", hunt}

// playsWhole makes the choices of a journey in a program that shows it, and keeps a picture of each kind of question and of the end.
func (b *twin) playsWhole(p *Player) {
	b.Helper()
	p.Scene("title")
	p.Click("title/continue")
	seen := map[string]bool{}
	b.follow(p, *journeyChoices, func(d *engine.Decision) {
		if !seen[d.Kind] {
			seen[d.Kind] = true
			p.Frame(d.Kind)
		}
	})
	if _, _, ok := b.pending(); !ok {
		goesOn(p, "the end", func(q Probe) bool { return !q.Busy() && q.Has("result/title") })
		b.Logf("%s in turn %d", b.play.Shown.Result, b.play.Shown.Turn)
	}
	p.Frame("end")
}

// Whole journeys of each type with -journey-choices: in the window by the mouse, as long as the game beside them.
func TestWindowPlaysWholeJourneys(t *testing.T) {
	if *journeyChoices == 0 || !inWindow {
		t.Skip("journeys are played with -journey-choices, in a window")
	}
	for _, journey := range whole {
		t.Run(journey, func(t *testing.T) {
			b := newTwin(t, journey, eventful(t, journey))
			slot, save := b.save()
			data := t.TempDir()
			if err := saves.NewDisk(data).Put(slot, save); err != nil {
				t.Fatal(err)
			}
			p, _ := windowed(t, "city-window-"+journey, data, 1280, 720)
			b.playsWhole(p)
		})
	}
}

// The same on a phone, by touch.
func TestBrowserPlaysWholeJourneysOnAPhone(t *testing.T) {
	if *journeyChoices == 0 {
		t.Skip("journeys are played with -journey-choices")
	}
	needsBrowser(t)
	for _, journey := range whole {
		t.Run(journey, func(t *testing.T) {
			b := newTwin(t, journey, eventful(t, journey))
			slot, save := b.save()
			p, _ := heldWith(t, "city-whole-"+journey, "1", 390, 844, 2, stores(slot, save))
			b.playsWhole(p)
		})
	}
}
