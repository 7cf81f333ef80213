package chronicle_test

import (
	"reflect"
	"testing"
	"time"

	"precipice/assets"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/bot"
	"precipice/engine/fortress/library"
	"precipice/game/blackstone"
	"precipice/game/blackstone/chronicle"
	"precipice/game/session"
	"precipice/saves"
)

func clock() int64 { return 7 }

func rulesFor(t testing.TB) blackstone.Rules {
	t.Helper()
	lib, err := library.Load(assets.Pack("blackstone"))
	if err != nil {
		t.Fatal(err)
	}
	return blackstone.With(fortress.Rules{Pack: fortress.NewPack(lib)})
}

// tally is what a test counts of an expedition by itself, from the state and the events.
type tally struct {
	party                                                map[int]bool
	cards, slain, wounds, falls, died, found, used, dice int
	successes, pips, bought, facilities, legacy, ended   int
}

// count counts an event. It knows no more than the log.
func (c *tally) count(s *fortress.State, e fortress.Event) {
	switch e := e.Change.(type) {
	case fortress.TurnedUp, fortress.StageBegan:
		c.cards++
	case fortress.Slain:
		c.slain++
	case fortress.CounterPlaced:
		c.wounds++
	case fortress.OutOfAction:
		c.falls++
	case fortress.Died:
		c.died++
	case fortress.Found:
		c.found++
	case fortress.CardUsed:
		c.used++
	case fortress.Bought:
		c.bought++
	case fortress.FacilityUsed:
		c.facilities++
	case fortress.LegacyDrawn:
		c.legacy++
	case fortress.ExpeditionEnded:
		c.ended++
	case fortress.Rolled:
		for i := range 2 {
			if e.Thrown&(1<<i) != 0 {
				if c.dice++; e.Levels[i] != dice.Fail {
					c.successes++
				}
			}
		}
	case fortress.ActivationRolled:
		for _, face := range e.Dice {
			c.pips += int(face)
		}
	}
}

// told counts the same in what the journal tells.
func told(x *chronicle.Expedition) (c tally) {
	c.party = map[int]bool{}
	all := x.Luck()
	all.Add(&x.Hostiles)
	for i := range x.Party {
		m := &x.Party[i]
		c.party[m.Kind] = true
		c.wounds, c.falls, c.found = c.wounds+m.Wounds, c.falls+m.Falls, c.found+len(m.Finds)
		if m.Dead {
			c.died++
		}
	}
	c.dice, c.successes, c.pips, c.cards = all.Dice(), all.Successes(), all.Pips, len(x.Rounds)
	for _, n := range x.After {
		c.note(n)
	}
	for _, r := range x.Rounds {
		for _, n := range r.Happened {
			c.note(n)
		}
	}
	if x.Ended {
		c.ended++
	}
	return c
}

func (c *tally) note(n chronicle.Note) {
	switch n.What {
	case chronicle.Slew:
		c.slain += int(n.N)
	case chronicle.Used:
		c.used += int(n.N)
	case chronicle.Bought:
		c.bought += int(n.N)
	case chronicle.Facility:
		c.facilities++
	case chronicle.Legacy:
		c.legacy++
	}
}

// A bot plays a quest, in a game that is saved, loaded and taken back from again and again. The journal of each
// expedition agrees with a count of its events, and no chapter's record changes once it is closed.
func TestTheJournalOfAQuestAgreesWithItsEvents(t *testing.T) {
	r := rulesFor(t)
	table := blackstone.Table{Quest: "Long Road", Seed: 4, Undo: session.SameDice, Exchange: blackstone.Never,
		Setup: fortress.Setup{Players: 2, Fifth: -1, Quest: true, LeaderPoints: true}}
	saver := saves.NewAutosaver(saves.NewMemory())
	s, err := session.New(r, table, saver, clock)
	if err != nil {
		t.Fatal(err)
	}
	var counts []*tally
	var closed [][]byte
	note := func(e fortress.Event) {
		if _, sets := e.Change.(fortress.SetOut); sets {
			c := &tally{party: map[int]bool{}}
			for i := range s.Shown.Party {
				if s.Shown.Party[i].Playing {
					c.party[int(s.Shown.Party[i].Kind)] = true
				}
			}
			counts = append(counts, c)
		}
		if len(counts) > 0 {
			counts[len(counts)-1].count(&s.Shown, e)
		}
	}
	show := func() {
		for e, ok := s.Peek(); ok; e, ok = s.Peek() {
			s.Next()
			note(e)
		}
	}
	show()
	largest, slowest := 0, time.Duration(0)
	for step, last := 0, 0; ; step++ {
		d, ok := s.Pending()
		if !ok || len(counts) > 6 {
			break
		}
		began := time.Now()
		if err := s.Choose(d.Options[bot.Answer(s.Match, d)].Key()); err != nil {
			t.Fatal(err)
		}
		slowest = max(slowest, time.Since(began))
		show()
		if step%311 == 0 && s.Undo() && s.Redo() { // its events have been counted
			s.ShowAll()
		}
		if len(counts) != last {
			last = len(counts)
			pages := s.Pages()
			if len(pages) != last {
				t.Fatalf("expedition %d: %d pages", last, len(pages))
			}
			check(t, r, pages[:last-1], counts)
			for i := range closed {
				if !reflect.DeepEqual(closed[i], pages[i]) {
					t.Errorf("the closed page %d has changed", i+1)
				}
			}
			closed = pages[:last-1]
			s = reload(t, r, s, saver)
		}
	}
	for _, page := range s.Pages() {
		largest = max(largest, len(page))
	}
	check(t, r, s.Pages(), counts)
	data, err := s.File()
	t.Logf("%d expeditions, the largest page %d bytes, a save of %d bytes, the slowest choice %v, %v", len(counts), largest, len(data), slowest, err)
}

func check(t *testing.T, r blackstone.Rules, pages [][]byte, counts []*tally) {
	t.Helper()
	for i, page := range pages {
		x, err := chronicle.Read(r.Pack, page)
		if err != nil {
			t.Fatal(err)
		}
		if got := told(x); x.Number != i+1 || !reflect.DeepEqual(got, *counts[i]) {
			t.Errorf("expedition %d is told as\n%+v\nbut was\n%+v", i+1, got, *counts[i])
		}
	}
}

func reload(t *testing.T, r blackstone.Rules, s *blackstone.Session, saver *saves.Autosaver) *blackstone.Session {
	t.Helper()
	if err := saver.Flush(); err != nil {
		t.Fatal(err)
	}
	again, err := session.Resume(r, saver.Store(), s.Slot(), saver, clock)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(again.Pages(), s.Pages()) {
		t.Error("a resumed game tells another journal")
	}
	return again
}
