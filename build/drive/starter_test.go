package drive

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// follow plays the starter by doing what the guide points at, and returns its steps in the order in
// which they appeared, up to last. While the guide is silent, it takes the quickest way forward.
func follow(p *Player, do func(p *Player, q Probe), last string) (said []string) {
	p.t.Helper()
	p.Scene("title")
	p.Click("title/learn")
	q := settled(p)
	for range mostChoices {
		step := q.Says["guide"]
		if step != "" && !slices.Contains(said, step) {
			said = append(said, step)
			p.Frame(fmt.Sprintf("%02d-%s", len(said), step))
		}
		switch {
		case step == last, q.Says["result"] != "" && step == "":
			return said
		case step != "":
			do(p, q)
		default:
			idly(p, q)
		}
		q = settled(p)
	}
	p.t.Fatalf("the starter did not end; the guide said %v", said)
	return said
}

// settled looks until nothing moves.
func settled(p *Player) Probe {
	p.t.Helper()
	p.Skip()
	return p.Until("a decision or a result", func(q Probe) bool {
		return !q.Busy() && (q.Says["pending"] != "" || q.Says["result"] != "")
	})
}

// byPointer clicks what the guide points at, or continues in the card.
func byPointer(p *Player, q Probe) {
	switch {
	case q.Has("guide/next"):
		p.Click("guide/next")
	case q.Says["guide-points"] == "":
		p.Click("guide/skip")
	default:
		p.Click(q.Says["guide-points"])
	}
}

// byGuideKey asks the guide to set the focus and activates it.
func byGuideKey(p *Player, _ Probe) {
	p.Key("KeyG")
	p.Key("Enter")
}

// In the window, what the guide points at is always there, is never under its card, and leads to the
// end.
func TestWindowStarterByPointer(t *testing.T) {
	p, _ := windowed(t, "starter", t.TempDir(), 1280, 720)
	said := follow(p, func(p *Player, q Probe) {
		uncovered(p, q)
		byPointer(p, q)
	}, "farewell")
	if len(said) < 25 || said[len(said)-1] != "farewell" {
		t.Errorf("the guide said %v", said)
	}
}

// uncovered checks that the guide's card does not cover what is to be clicked.
func uncovered(p *Player, q Probe) {
	p.t.Helper()
	a, there := q.Areas[q.Says["guide-points"]]
	card := q.Areas["guide/hide"]
	if there && !strings.HasPrefix(q.Says["guide-points"], "panel/") && card[0] < a[0]+a[2] && a[0] < card[0]+card[2] && card[1] < a[1]+a[3] && a[1] < card[1]+card[3] {
		p.t.Errorf("at %s the card covers %s", q.Says["guide"], q.Says["guide-points"])
	}
}

func TestWindowStarterByKeys(t *testing.T) {
	p, _ := windowed(t, "starter-keys", t.TempDir(), 1280, 720)
	said := follow(p, byGuideKey, "keep")
	if len(said) < 13 || said[len(said)-1] != "keep" {
		t.Errorf("the guide said %v", said)
	}
}

// The guide can be dismissed and brought back, and a game loaded from its save has it again.
func TestWindowStarterGoesAndComesBack(t *testing.T) {
	p, _ := windowed(t, "starter-back", t.TempDir(), 1280, 720)
	p.Scene("title")
	p.Click("title/learn")
	settled(p)
	p.Click("guide/hide")
	q := p.Until("no guide", func(q Probe) bool { return q.Says["guide"] == "" && q.Has("guide/show") })
	p.Frame("hidden")
	p.Click(q.Starting("option/place")[0])
	settled(p)
	p.Click("guide/show")
	p.Until("the guide", func(q Probe) bool { return q.Says["guide"] == "welcome" })
	p.Click("guide/hide")
	settled(p)
	p.Key("KeyG")
	p.Until("the guide", func(q Probe) bool { return q.Says["guide"] == "welcome" })
	p.Again(false)
	p.Scene("title")
	p.Click("title/continue")
	p.Until("the guide", func(q Probe) bool { return q.Says["guide"] == "welcome" })
}
