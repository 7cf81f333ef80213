package drive

import (
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/engine/fortress/bot"
	"precipice/game/blackstone"
	"precipice/game/blackstone/pack"
	"precipice/game/session"
	"precipice/saves"
)

// rulesOfGame returns the rules with the program's own content.
func rulesOfGame(t *testing.T) blackstone.Rules {
	t.Helper()
	rules, _, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	return blackstone.With(rules)
}

// questOnDisk begins a quest and lets a bot play it until a question comes up.
func questOnDisk(t *testing.T, data string, seed uint64, until func(*fortress.State, *engine.Decision) bool) *blackstone.Session {
	t.Helper()
	store := saves.NewDisk(data)
	saver := saves.NewAutosaver(store)
	table := blackstone.Table{Quest: "Far", Seed: seed, Overwatch: blackstone.Always,
		Setup: fortress.Setup{Players: 1, Fifth: -1, Quest: true, StrikeForce: true}}
	_, err := session.New(rulesOfGame(t), table, saver, func() int64 { return 1 })
	if err == nil {
		err = saver.Flush()
	}
	if err != nil {
		t.Fatal(err)
	}
	return botPlays(t, data, byBot, until)
}

func byBot(play *blackstone.Session, d *engine.Decision) string {
	return d.Options[bot.Answer(play.Match, d)].Key()
}

// asked returns the condition that a question of a kind waits for an answer.
func asked(kind string) func(*fortress.State, *engine.Decision) bool {
	return func(_ *fortress.State, d *engine.Decision) bool { return d.Kind == kind }
}

// away quits, lets a bot play on, starts again and continues the game.
func away(p *Player, v *Window, data string, until func(*fortress.State, *engine.Decision) bool) {
	p.t.Helper()
	p.must(v.guest.end(false))
	botPlays(p.t.(*testing.T), data, byBot, until)
	p.must(v.start())
	p.Scene("title")
	p.Click("title/continue")
}

// gathers puts the party of the last expedition together again, by the answers that a bot gave, up to the question
// where the expedition goes.
func gathers(p *Player) {
	p.t.Helper()
	answered(p, asks(p, fortress.AskMuster, withoutTrade), "option/muster 4")
	for range partOfQuest {
		q := asks(p, fortress.AskPick, nil)
		p.Click(q.Starting("option/pick ")[0])
		p.Until("the next pick", func(r Probe) bool { return r.Busy() || !r.Same(q) })
		p.Skip()
	}
	for p.Look().Says["pending"] == fortress.AskDock {
		q := p.Look()
		answered(p, q, q.Starting("option/dock ")[0])
	}
}

// visited clicks through what follows an expedition, from its result to the first visit to a ship.
func visited(p *Player, each func(step string)) {
	p.t.Helper()
	p.Until("the end of the expedition", func(q Probe) bool { return q.Scene == "expedition" && q.Has("expedition/enter") && !q.Busy() })
	each("result")
	p.Click("expedition/enter")
	for _, step := range []string{"healing", "legacy"} {
		p.Skip()
		p.Until("the step "+step, func(q Probe) bool {
			return q.Scene == "precipice" && q.Says["step"] == step && q.Has("precipice/go-on") && !q.Busy()
		})
		each(step)
		p.Click("precipice/go-on")
	}
}

// A party trades at Precipice, attacks a stronghold, sleeps in the chambers on the way while the program is closed,
// wakes, conquers, takes the artefact, and trades at Precipice again.
func TestWindowConquersAStronghold(t *testing.T) {
	data := t.TempDir()
	if inWindow {
		questOnDisk(t, data, 1, asked(fortress.AskVisit))
	}
	p, v := windowed(t, "window-stronghold", data, 1280, 720)
	p.Scene("title")
	p.Click("title/continue")
	asks(p, fortress.AskVisit, nil)
	p.Frame("visit")
	gathers(p)
	asks(p, fortress.AskDestination, nil)
	p.Frame("destination")
	answered(p, p.Look(), "option/attack-stronghold")
	p.Until("the way out", func(q Probe) bool { return q.Scene == "precipice" && q.Has("precipice/go-on") && !q.Busy() })
	p.Frame("reveal")
	p.Click("precipice/go-on")
	asks(p, fortress.AskExplore, nil)
	p.Frame("approach")

	away(p, v, data, func(s *fortress.State, d *engine.Decision) bool { return d.Find("pause") >= 0 }) // after a card
	asks(p, fortress.AskExplore, nil)
	p.Click("option/pause")
	q := p.Until("the chambers", func(q Probe) bool { return q.Scene == "stasis" && q.Has("option/wake") && !q.Busy() })
	if q.Says["asleep"] != "4" {
		t.Errorf("asleep in the chambers: %v", q.Says)
	}
	p.Frame("stasis")
	p.Again(false)
	p.Scene("title")
	p.Click("title/continue")
	q = p.Until("the chambers again", func(q Probe) bool { return q.Scene == "stasis" && q.Has("option/wake") && !q.Busy() })
	p.Click("option/wake")
	asks(p, fortress.AskExplore, nil)

	away(p, v, data, func(s *fortress.State, d *engine.Decision) bool {
		return s.Fighting() && s.Assault() != nil && d.Kind == fortress.AskActivation
	})
	q = asks(p, fortress.AskActivation, nil)
	p.Frame("battlefield")
	if len(q.Starting("goal/")) == 0 {
		t.Errorf("no objective is shown: %s", describe(q))
	}
	answered(p, q, "option/end")

	away(p, v, data, asked(fortress.AskAward))
	q = asks(p, fortress.AskAward, nil)
	p.Frame("award")
	answered(p, q, q.Starting("option/award ")[0])
	visited(p, p.Frame)
	asks(p, fortress.AskVisit, nil)
	p.Frame("visit-again")
	asks(p, fortress.AskMuster, withoutTrade)
}
