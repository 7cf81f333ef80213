package drive

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// mostChoices is more than the number of choices in a combat turn with four explorers and four groups.
const mostChoices = 300

// begin starts a new combat from the title and returns its first decision.
func begin(p *Player) Probe {
	p.t.Helper()
	p.Scene("title")
	p.Frame("title")
	sitDown(p, "combat", "none")
	return waiting(p)
}

// sitDown goes from the title through the setup, with a random party. What is played has that difficulty at
// first.
func sitDown(p *Player, mode, difficulty string) {
	p.t.Helper()
	p.Click("title/new")
	p.Scene("setup")
	p.ClickUntil("setup/mode/"+mode, func(q Probe) bool { return q.Says["mode"] == mode && q.Says["difficulty"] == difficulty })
	if q := p.Look(); !q.Has("setup/fill") { // the party has a page of its own
		p.Click("setup/page/party")
	}
	p.Click("setup/fill")
	p.Until("a party", func(q Probe) bool { return len(strings.Fields(q.Says["party"])) == 4 })
	p.SetOut()
}

// playing reports whether a game in progress is shown.
func playing(q Probe) bool {
	return q.Scene == "combat" || q.Scene == "expedition" || q.Scene == "precipice"
}

// waiting looks until a game waits for the player's decision.
func waiting(p *Player) Probe {
	p.t.Helper()
	p.Skip()
	return p.Until("a decision in a game", func(q Probe) bool {
		return playing(q) && !q.Busy() && q.Says["pending"] != "" && len(q.Starting("option/")) > 0
	})
}

// followed looks until the choice made at before has been carried out and the next decision or the
// result is shown.
func followed(p *Player, before Probe, what string) Probe {
	p.t.Helper()
	p.Until("what follows "+what, func(q Probe) bool {
		return q.Busy() || !playing(q) || !q.Same(before) || q.Says["log"] != before.Says["log"]
	})
	p.Skip()
	return p.Until("the decision after "+what, func(q Probe) bool {
		return !q.Busy() && (!playing(q) || len(q.Starting("option/")) > 0 || wayOn(q) != "")
	})
}

// A chooser makes one choice at a decision and returns a description of it.
type chooser func(p *Player, q Probe) string

// byMouse clicks a random legal option, and sometimes one that ends something, so that turns end.
func byMouse(rng *rand.Rand) chooser {
	return func(p *Player, q Probe) string {
		options := q.Starting("option/")
		option := options[rng.IntN(len(options))]
		p.Click(option)
		return option
	}
}

// byKeys moves the focus to an option with Tab and takes it with Enter.
func byKeys(rng *rand.Rand) chooser {
	return func(p *Player, q Probe) string {
		steps := 1 + rng.IntN(6)
		for range steps {
			p.Key([]string{"Tab", "ArrowDown"}[rng.IntN(2)])
		}
		for range 40 {
			if strings.HasPrefix(p.Look().Says["focus"], "option/") {
				break
			}
			p.Key("Tab")
		}
		focus := p.Look().Says["focus"]
		if !strings.HasPrefix(focus, "option/") {
			p.t.Fatalf("Tab does not reach an option of %v; the focus is on %q", q.Starting("option/"), focus)
		}
		p.Key("Enter")
		return fmt.Sprintf("Enter on %s", focus)
	}
}

// playRound plays until the next combat turn begins or the combat ends. It calls each at every
// decision.
func playRound(p *Player, choose chooser, each func(n int, q Probe)) Probe {
	p.t.Helper()
	q := waiting(p)
	round := q.Says["round"]
	for n := range mostChoices {
		if q.Scene != "combat" || q.Says["round"] != round {
			return q
		}
		if each != nil {
			each(n, q)
		}
		q = followed(p, q, choose(p, q))
	}
	p.t.Fatalf("combat turn %s did not end in %d choices", round, mostChoices)
	return q
}

// continues checks that Continue on the title restores the pending decision.
func continues(t *testing.T, p *Player, before Probe) {
	t.Helper()
	p.Scene("title")
	p.Click("title/continue")
	after := waiting(p)
	if !after.Same(before) {
		t.Fatalf("Continue restored %v, want %v", after.Standing(), before.Standing())
	}
}

// idly ends every activation and passes on every offer, so that the hostiles soon decide the combat.
func idly(p *Player, q Probe) string {
	option := ending(q)
	p.insist(q, option, func() { p.Click(option) })
	return option
}

// playOut plays until the combat has a result, then returns to the title.
func playOut(p *Player, choose chooser) {
	p.t.Helper()
	q := waiting(p)
	for n := 0; q.Says["result"] == ""; n++ {
		if n == 4000 {
			p.t.Fatalf("the combat did not end after %d choices; turn %s", n, q.Says["round"])
		}
		q = chosen(p, q, choose)
	}
	p.Skip()
	p.Until("the result", func(q Probe) bool { return q.Has("result/title") })
	p.Frame("result")
	p.Click("result/title")
	p.Scene("title")
}

// chosen makes a choice and looks until the next decision or the result is shown.
func chosen(p *Player, q Probe, choose chooser) Probe {
	p.t.Helper()
	what := choose(p, q)
	p.Until("what follows "+what, func(r Probe) bool {
		return r.Busy() || !r.Same(q) || r.Says["log"] != q.Says["log"]
	})
	p.Skip()
	return p.Until("the decision after "+what, func(r Probe) bool {
		return !r.Busy() && (len(r.Starting("option/")) > 0 || r.Says["result"] != "")
	})
}
