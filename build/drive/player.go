package drive

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// patience is how long the slowest machine may take to show the expected state.
const patience = 60 * time.Second

// Player plays a program in a test. Each of its methods fails the test if the program does not respond.
type Player struct {
	t       testing.TB
	program Program
	name    string // prefix of the saved frames
}

// NewPlayer returns a player of a running program, which it closes at the end of the test.
func NewPlayer(t testing.TB, name string, program Program) *Player {
	p := &Player{t: t, program: program, name: name}
	t.Cleanup(func() {
		if t.Failed() {
			p.program.Frame(name + "-failed")
		}
		if err := program.Close(); err != nil {
			t.Errorf("closing the program: %v", err)
		}
	})
	return p
}

func (p *Player) must(err error) {
	p.t.Helper()
	if err != nil {
		p.t.Fatal(err)
	}
}

// Look returns the program's current probe.
func (p *Player) Look() Probe {
	p.t.Helper()
	probe, err := p.program.Probe()
	p.must(err)
	return probe
}

// Until looks until the condition holds. what describes the condition.
func (p *Player) Until(what string, holds func(Probe) bool) Probe {
	p.t.Helper()
	var last Probe
	for end := time.Now().Add(patience); time.Now().Before(end); {
		if last = p.Look(); last.Scene != "" && holds(last) {
			return last
		}
	}
	p.t.Fatalf("timed out waiting for %s; the program shows %s", what, describe(last))
	return last
}

// Scene looks until a given scene is shown and nothing moves.
func (p *Player) Scene(name string) Probe {
	p.t.Helper()
	return p.Until("the scene "+name, func(q Probe) bool { return q.Scene == name && !q.Busy() })
}

func describe(q Probe) string {
	return fmt.Sprintf("scene %q, says %v, areas %s", q.Scene, q.Says, strings.Join(q.Starting(""), " | "))
}

func (p *Player) centre(area string) (x, y float64) {
	p.t.Helper()
	q := p.Until("the area "+area, func(q Probe) bool { return q.Has(area) })
	return middle(q.Areas[area])
}

func middle(a [4]int) (x, y float64) {
	return float64(a[0]) + float64(a[2])/2, float64(a[1]) + float64(a[3])/2
}

// Hover points at an area, and follows one that moves away from the pointer, as figures of one hex do when they fan out.
func (p *Player) Hover(area string) {
	p.t.Helper()
	x, y := p.centre(area)
	p.must(p.program.Point(x+2, y)) // a pointer that has not moved since a click could be clicking twice
	p.Look()
	for range 3 {
		p.must(p.program.Point(x, y))
		a, there := p.Look().Areas[area]
		toX, toY := middle(a)
		if !there || toX == x && toY == y {
			return
		}
		x, y = toX, toY
	}
}

// Click points at an area and clicks it.
func (p *Player) Click(area string) {
	p.t.Helper()
	p.Hover(area)
	p.must(p.program.Press())
	p.Look()
	p.must(p.program.Release())
	p.Look()
}

// SetOut begins the game that is set up, and leaves what is told before the first one.
func (p *Player) SetOut() {
	p.t.Helper()
	p.Click("setup/set-out")
	if p.Until("the game", func(q Probe) bool { return !q.Has("setup/set-out") }).Scene == "prelude" {
		p.Click("prelude/skip")
		p.Until("the game", func(q Probe) bool { return q.Scene != "prelude" })
	}
}

// ClickUntil clicks an area until the condition holds, because a slow browser may miss a click.
func (p *Player) ClickUntil(area string, holds func(Probe) bool) {
	p.t.Helper()
	for range 5 {
		p.Click(area)
		for end := time.Now().Add(time.Second); time.Now().Before(end); {
			if holds(p.Look()) {
				return
			}
		}
	}
	p.t.Fatalf("clicking %s has no effect; the program shows %s", area, describe(p.Look()))
}

// Drag presses the button on an area, moves the pointer by dx, dy and releases the button.
func (p *Player) Drag(area string, dx, dy float64) {
	p.t.Helper()
	x, y := p.centre(area)
	p.must(p.program.Point(x, y))
	p.Look()
	p.must(p.program.Press())
	for step := range 8 {
		part := float64(step+1) / 8
		p.must(p.program.Point(x+dx*part, y+dy*part))
		p.Look()
	}
	p.must(p.program.Release())
	p.Look()
}

// Wheel turns the mouse wheel over an area.
func (p *Player) Wheel(area string, dy float64) {
	p.t.Helper()
	p.Hover(area)
	p.must(p.program.Wheel(0, dy))
	p.Look()
}

// Key presses and releases a key or a chord, such as ControlLeft+KeyZ.
func (p *Player) Key(code string) {
	p.t.Helper()
	p.must(p.program.Key(code))
	p.Look()
}

// Skip presses Enter until nothing moves, so that the test need not wait for animations. What moves while a question is
// asked, such as a banner, it waits for: Enter could answer the question.
func (p *Player) Skip() {
	p.t.Helper()
	presses := 0
	for end := time.Now().Add(patience); presses < 20 && time.Now().Before(end); {
		q := p.Look()
		switch {
		case q.Scene != "" && !q.Busy():
			return
		case len(q.Starting("option/")) == 0:
			p.Key("Enter")
			presses++
		}
	}
}

// Frame saves the picture on the screen, for inspection by eye.
func (p *Player) Frame(name string) {
	p.t.Helper()
	p.must(p.program.Frame(p.name + "-" + name))
}

// Again ends the program and restarts it on the same data.
func (p *Player) Again(violently bool) {
	p.t.Helper()
	p.must(p.program.Again(violently))
}
