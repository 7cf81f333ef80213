package drive

import (
	"strings"
	"testing"
)

// journey looks until a journey of Cursed City waits for the player's decision.
func journey(p *Player) Probe {
	p.t.Helper()
	return goesOn(p, "a decision in a journey", func(q Probe) bool {
		return q.Scene == "journey" && !q.Busy() && q.Says["pending"] != ""
	})
}

// toldOn is the button that leaves what stands until the player has seen it: what came of a crisis, nightfall.
const toldOn = "moment/on"

// goesOn looks until a journey shows something, and leaves whatever stands before.
func goesOn(p *Player, what string, shows func(q Probe) bool) Probe {
	p.t.Helper()
	for range 4 {
		p.Skip()
		if q := p.Until(what, func(q Probe) bool { return shows(q) || q.Has(toldOn) }); shows(q) {
			return q
		}
		p.ClickUntil(toldOn, func(q Probe) bool { return !q.Has(toldOn) })
	}
	return p.Until(what, shows)
}

// setOutInTheCity goes from the title into a hunt.
func setOutInTheCity(p *Player) Probe {
	p.t.Helper()
	p.Scene("title")
	p.Click("title/game/city")
	p.Until("the city", func(q Probe) bool { return q.Has("title/game/city") })
	p.Click("title/new")
	p.Scene("journey-setup")
	p.SetOut()
	return journey(p)
}

// place answers where the heroes begin, by the first space that is offered, until a hero acts.
func place(p *Player, q Probe) Probe {
	p.t.Helper()
	for n := 0; q.Says["pending"] != "activation"; n++ {
		if n > 40 {
			p.t.Fatalf("no hero acts, but %s is asked", q.Says["pending"])
		}
		made := q.Says["made"]
		list := q.Starting("option/")
		if len(list) == 0 {
			p.t.Fatalf("%s is asked with nothing to click", q.Says["pending"])
		}
		last := list[len(list)-1]
		for _, end := range []string{"option/done", "option/pass"} {
			if q.Has(end) {
				last = end
			}
		}
		p.Click(last)
		p.Until("the choice", func(q Probe) bool { return q.Says["made"] != made })
		q = journey(p)
	}
	return q
}

// actsAndComesBack moves the hero who acts, takes that back, ends the activation, and finds the journey again after the program was left.
func actsAndComesBack(p *Player, q Probe) string {
	p.t.Helper()
	move := ""
	for _, name := range q.Starting("option/move ") {
		move = name
	}
	if move == "" {
		p.t.Fatalf("the hero cannot move: %v", q.Starting("option/"))
	}
	made := q.Says["made"]
	p.Click(move)
	p.Until("the move", func(q Probe) bool { return q.Says["made"] != made })
	q = journey(p)
	if !strings.HasPrefix(q.Says["last"], "move ") && !strings.HasPrefix(q.Says["last"], "pay ") {
		p.t.Errorf("the last choice is %q", q.Says["last"])
	}
	p.Click("bar/undo")
	p.Until("undone", func(q Probe) bool { return q.Says["made"] == made })
	q = journey(p)
	p.Frame("city")
	p.Click("option/end")
	q = p.Until("the end of the activation", func(q Probe) bool { return q.Says["made"] != made })
	q = journey(p)
	made = q.Says["made"]
	p.Click("bar/menu")
	p.Scene("menu")
	p.Click("menu/title")
	p.Scene("title")
	p.Click("title/continue")
	if q = journey(p); q.Says["made"] != made {
		p.t.Errorf("the journey goes on with %s choices of %s", q.Says["made"], made)
	}
	return made
}

// A hunt begins in the window: the heroes are placed, one moves and takes it back, ends its activation, and the journey goes on from the
// title.
func TestWindowPlaysAJourney(t *testing.T) {
	p, _ := opened(t, "city", t.TempDir(), 1280, 720, false, "-seed", "7")
	actsAndComesBack(p, place(p, setOutInTheCity(p)))
}

// A journey begins in the page on a phone, by touch: a touch shows what a space would do, the next does it.
func TestBrowserBeginsAJourneyOnAPhone(t *testing.T) {
	p, _ := held(t, "city-phone", "7", 390, 844, 2)
	q := setOutInTheCity(p)
	made := q.Says["made"]
	first := q.Starting("option/place ")
	if len(first) == 0 {
		t.Fatalf("nowhere to begin: %v", q.Starting("option/"))
	}
	p.Click(first[0])
	p.Click(first[0])
	p.Until("a hero in its place", func(q Probe) bool { return q.Says["made"] != made })
	p.Frame("city-phone")
}
