package drive

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// setOut starts a new expedition from the title and returns its first decision.
func setOut(p *Player) Probe {
	p.t.Helper()
	p.Scene("title")
	sitDown(p, "oneoff", "normal")
	q := waiting(p)
	if q.Scene != "expedition" {
		p.t.Fatalf("the expedition starts with the scene %s", q.Scene)
	}
	return q
}

// wayOn returns the area that leads from the exploration to a combat or back, if there is nothing else
// to do.
func wayOn(q Probe) string {
	for _, name := range []string{"expedition/enter", "result/go-on"} {
		if q.Has(name) {
			return name
		}
	}
	return ""
}

// onward plays an expedition until enough holds or the expedition ends. It calls each at every
// decision.
func onward(p *Player, choose chooser, enough func(Probe) bool, each func(n int, q Probe)) Probe {
	p.t.Helper()
	for n := range 6000 {
		p.Skip()
		q := p.Until("something to do", func(q Probe) bool {
			return !q.Busy() && (len(q.Starting("option/")) > 0 || wayOn(q) != "" || q.Has("result/title"))
		})
		if q.Has("result/title") || enough(q) {
			return q
		}
		if each != nil {
			each(n, q)
		}
		switch way := wayOn(q); {
		case way != "":
			p.Click(way)
			p.Until("the way through "+way, func(r Probe) bool { return !r.Has(way) })
		case q.Has("option/turn-up"):
			p.Click("option/turn-up")
			p.Until("the next card", func(r Probe) bool { return !r.Has("option/turn-up") })
		default:
			what := choose(p, q)
			p.Until("what follows "+what, func(r Probe) bool { return r.Busy() || !r.Same(q) || r.Says["log"] != q.Says["log"] })
		}
	}
	p.t.Fatal("the expedition did not end")
	return Probe{}
}

// pastFirstTurn reports whether an expedition is in a combat past its first turn.
func pastFirstTurn(q Probe) bool {
	return q.Scene == "combat" && q.Says["round"] != "0" && q.Says["round"] != "1" && q.Says["pending"] != ""
}

func TestWindowPlaysOnAnExpedition(t *testing.T) {
	p, _ := windowed(t, "window-expedition", t.TempDir(), 1600, 900, "-seed", "6")
	before := setOut(p)
	p.Frame("set-out")
	p.Again(true)
	continues(t, p, before)
	q := onward(p, byMouse(rand.New(rand.NewPCG(6, 6))), pastFirstTurn, func(n int, q Probe) {
		if q.Scene == "expedition" && n < 12 {
			p.Frame(fmt.Sprintf("%03d", n))
		}
	})
	p.Frame("end")
	if !pastFirstTurn(q) {
		t.Fatalf("the expedition ended before a second turn of combat: %v", q.Says)
	}
	p.Again(false)
	continues(t, p, q)
	p.Frame("continued")
}

func TestWindowPlaysAnExpeditionToItsEnd(t *testing.T) {
	p, _ := windowed(t, "window-expedition-end", t.TempDir(), 1280, 720, "-seed", "8")
	setOut(p)
	onward(p, idly, func(Probe) bool { return false }, nil)
	p.Frame("result")
	p.Click("result/story")
	p.Frame("story")
	p.Click("result/title")
	q := p.Scene("title")
	if q.Has("title/continue") {
		t.Error("the title offers to continue an expedition that is over")
	}
	p.Click("title/load")
	q = p.Until("the saved games", func(q Probe) bool { return len(q.Starting("load/game/")) > 0 })
	p.Click(q.Starting("load/game/")[0]) // it is shown as it ended
	p.Until("the result again", func(q Probe) bool { return q.Has("result/story") })
}

func TestBrowserPlaysOnAnExpedition(t *testing.T) {
	p, _ := browsed(t, "browser-expedition", "6", "")
	setOut(p)
	p.Frame("set-out")
	p.Click("option/turn-up")
	q := onward(p, byMouse(rand.New(rand.NewPCG(6, 7))), func(q Probe) bool {
		return q.Scene == "expedition" && len(q.Starting("option/choose")) > 0 || q.Scene == "combat"
	}, nil)
	p.Again(false)
	continues(t, p, q)
	p.Frame("after-reload")
}
