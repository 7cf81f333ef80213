package fortress

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"precipice/build/inwindow"
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/session"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/playing"
)

// The aftermath begins where the card was turned up and lists each name once.
func TestTheAftermathIsOfTheLastCard(t *testing.T) {
	sh, c := atTable(t, 1)
	s := &c.Play.Shown
	first, second := s.Name(0), s.Name(1)
	wound := func(e uint8) change { return fortress.CounterPlaced{Explorer: e, Counter: fortress.WoundCounter} }
	of := func(changes ...change) expedition.Aftermath {
		a, ok := expedition.AftermathOf(s, linesOf(&c.Stage, happened(changes...)))
		if !ok {
			t.Errorf("nothing has come of %+v", changes)
		}
		return a
	}
	card, name := fortress.TurnedUp{Sort: fortress.ChallengeCard}, sh.Words.Name
	a := of(card, wound(2), card, wound(0), fortress.Slain{Unit: fortress.MaxFigures}, wound(1), wound(0), fortress.VitalityBegan{}, fortress.LeaderPassed{To: 1})
	want := []string{"1 hostile slain.", "Wounded: " + name(first) + " × 2, " + name(second) + ".", "No wounds were healed.", "Ada is the new leader."}
	if got := a.Tell(sh, "Ada"); !slices.Equal(got, want) {
		t.Errorf("told is %q, want %q", got, want)
	}
	quiet := of(card, fortress.BlackstoneRolled{For: "challenge", By: first, Face: 2, Gave: "failure"}, roll(first, "defence", 7))
	if got := quiet.Tell(sh, "Ada"); len(got) != 2 || !strings.HasPrefix(got[0], name(first)) || got[1] != sh.Words.Say("after.nothing") {
		t.Errorf("of a challenge without a consequence told is %q", got)
	}
	told := of(card, fortress.CameOut{By: first, Choice: "slip-through", Level: "failure"}, fortress.CameOut{By: second, Choice: "slip-through", Level: "success"},
		fortress.CameOut{By: s.Name(2), Choice: "slip-through", Level: "failure"})
	both := name(first) + ", " + name(s.Name(2)) + ": " + sh.Words.Say("text.slip-through.failure")
	if got := told.Tales(sh); len(got) != 2 || got[0] != both || !strings.HasPrefix(got[1], name(second)) {
		t.Errorf("how a choice came out is told as %q", got)
	}
	stopped := of(card, roll(first, "vitality", 6), roll(first, "defence", 5), fortress.NoEffect{Reason: "wound-cancelled"})
	if got := stopped.Tell(sh, "Ada"); len(got) != 1 || !strings.Contains(got[0], name(first)) || got[0] == sh.Words.Say("after.nothing") {
		t.Errorf("of a wound that a defence roll stopped told is %q", got)
	}
	if _, ok := expedition.AftermathOf(s, nil); ok {
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
