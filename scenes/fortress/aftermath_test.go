package fortress

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"precipice/build/inwindow"
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/session"
	"precipice/scenes/fortress/playing"
)

// The aftermath begins where the card was turned up and lists each name once.
func TestTheAftermathIsOfTheLastCard(t *testing.T) {
	sh, c := atTable(t, 1)
	s := &c.Play.Shown
	first, second := s.Name(0), s.Name(1)
	wound := func(e uint8) change { return fortress.CounterPlaced{Explorer: e, Counter: fortress.WoundCounter} }
	of := func(changes ...change) aftermath {
		a, ok := aftermathOf(s, linesOf(&c.Stage, happened(changes...)))
		if !ok {
			t.Errorf("nothing has come of %+v", changes)
		}
		return a
	}
	card, name := fortress.TurnedUp{Sort: fortress.ChallengeCard}, sh.Words.Name
	a := of(card, wound(2), card, wound(0), fortress.Slain{Unit: fortress.MaxFigures}, wound(1), wound(0), fortress.VitalityBegan{}, fortress.LeaderPassed{To: 1})
	want := []string{"1 hostile slain.", "Wounded: " + name(first) + " × 2, " + name(second) + ".", "No wounds were healed.", "Ada is the new leader."}
	if got := a.tell(sh, "Ada"); !slices.Equal(got, want) {
		t.Errorf("told is %q, want %q", got, want)
	}
	quiet := of(card, fortress.BlackstoneRolled{For: "challenge", By: first, Face: 2, Gave: "failure"}, roll(first, "defence", 7))
	if got := quiet.tell(sh, "Ada"); len(got) != 2 || !strings.HasPrefix(got[0], name(first)) || got[1] != sh.Words.Say("after.nothing") {
		t.Errorf("of a challenge without a consequence told is %q", got)
	}
	told := of(card, fortress.CameOut{By: first, Choice: "slip-through", Level: "failure"}, fortress.CameOut{By: second, Choice: "slip-through", Level: "success"},
		fortress.CameOut{By: s.Name(2), Choice: "slip-through", Level: "failure"})
	both := name(first) + ", " + name(s.Name(2)) + ": " + sh.Words.Say("text.slip-through.failure")
	if got := told.tales(sh); len(got) != 2 || got[0] != both || !strings.HasPrefix(got[1], name(second)) {
		t.Errorf("how a choice came out is told as %q", got)
	}
	stopped := of(card, roll(first, "vitality", 6), roll(first, "defence", 5), fortress.NoEffect{Reason: "wound-cancelled"})
	if got := stopped.tell(sh, "Ada"); len(got) != 1 || !strings.Contains(got[0], name(first)) || got[0] == sh.Words.Say("after.nothing") {
		t.Errorf("of a wound that a defence roll stopped told is %q", got)
	}
	if _, ok := aftermathOf(s, nil); ok {
		t.Error("something came of no card")
	}
}

// However much came of a card, it is written in its panel line below line, or the tip has the rest.
func TestALongAftermathIsReadAtEveryTextSize(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Far(t, sh, func(s *fortress.State, d *engine.Decision) bool {
		return d.Kind == fortress.AskExplore && s.Expedition.Round > 1
	})
	play.ShowAll()
	for e := range play.Shown.Party {
		if play.Shown.Party[e].Playing {
			for _, now := range []change{fortress.CounterPlaced{Explorer: uint8(e), Counter: fortress.WoundCounter}, fortress.CounterPlaced{Explorer: uint8(e), Counter: fortress.GrievousCounter},
				fortress.Found{Explorer: uint8(e)}, fortress.InspirationChanged{Explorer: uint8(e), By: 1}} {
				play.Log = append(play.Log, session.Line{Change: now})
			}
		}
	}
	sh.Show(playing.HostOf(sh).Screen(sh, play))
	for _, percent := range []int{100, 150, 200} {
		sh.Settings.TextPercent = percent
		img := playing.Screen(t, sh, 1280, 720)
		r := readLines(sh)
		r.apart(func() {
			sh.Dirty()
			sh.Draw(img)
			inwindow.Frame()
		})
		playing.Keep(t, img, fmt.Sprintf("aftermath-text%d", percent))
		for what := range r.wrong {
			t.Errorf("text %d: %s", percent, what)
		}
		if a := sh.UI.Named("aftermath"); a == nil || strings.Count(a.Tip().Text, "\n") < 3 {
			t.Errorf("text %d: the panel has no tip with all that happened", percent)
		}
	}
}

// The bar and the log agree on the current round, and the log keeps two lines of each round before the
// last.
func TestBarAndLogShowTheSameRound(t *testing.T) {
	sh := playing.Bare(t)
	table := playing.AskAll(sh, 2)
	play := playing.Begun(t, sh, 3, table)
	pick := rand.New(rand.NewPCG(3, 4))
	turned, asked := 0, 0
	for range 3000 {
		play.ShowAll()
		d, ok := play.Pending()
		if !ok || turned > 2 {
			break
		}
		if d.Kind == "explore" {
			x := NewExpedition(playing.HostOf(sh), sh, play)
			asked++
			if want := turned + 1; x.Current() != want {
				t.Errorf("before card %d the round is %d", want, x.Current())
			}
			if n := len(x.pastRounds(sh)); n != 2*max(0, turned-1) {
				t.Errorf("after %d cards there are %d lines of rounds before", turned, n)
			}
			if from := lastRound(play.Log); turned > 0 && play.Log[from].Key != "turned-up" {
				t.Errorf("the last round begins with %s", play.Log[from].Key)
			}
			turned++
			if err := play.Choose("turn-up"); err != nil {
				t.Fatal(err)
			}
			continue
		}
		key := playing.ByChance(pick, d)
		for _, o := range d.Options { // leaves a combat as soon as possible
			if o.Verb == "end" || strings.HasPrefix(o.Key(), "decline") {
				key = o.Key()
			}
		}
		if err := play.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
	if asked < 2 {
		t.Errorf("asked only %d times whether to go on, at step %v", asked, fortress.ExpeditionStep(play.Shown.Expedition.Step))
	}
}
