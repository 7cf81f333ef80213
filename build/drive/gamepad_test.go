package drive

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// padder plays with a gamepad alone.
type padder struct {
	*Player
	pad *Gamepad
}

func (p *padder) press(button ebiten.StandardGamepadButton) {
	p.t.Helper()
	p.must(p.pad.Press(button))
	p.Look()
}

// focus moves the focus to an area with a shoulder button.
func (p *padder) focus(area string) {
	p.t.Helper()
	for range 250 {
		if p.Look().Says["focus"] == area {
			return
		}
		p.press(ebiten.StandardGamepadButtonFrontTopRight)
	}
	p.t.Fatalf("the gamepad never reaches %s; the program shows %s", area, describe(p.Look()))
}

// take focuses an area and chooses it.
func (p *padder) take(area string) {
	p.t.Helper()
	p.focus(area)
	p.press(ebiten.StandardGamepadButtonRightBottom)
}

// deed chooses from the menu of actions.
func (p *padder) deed(name string) {
	p.t.Helper()
	p.press(ebiten.StandardGamepadButtonCenterLeft)
	p.Until("the menu of actions", func(q Probe) bool { return q.Scene == "deeds" })
	p.take("deed/" + name)
}

// settle finishes what moves and looks until there is a decision or a result.
func (p *padder) settle() Probe {
	p.t.Helper()
	return p.Until("a decision or a result", func(q Probe) bool {
		if q.Busy() {
			p.press(ebiten.StandardGamepadButtonRightBottom)
			return false
		}
		return q.Says["pending"] != "" || q.Says["result"] != ""
	})
}

func padded(t *testing.T, name, maker string, flags ...string) *padder {
	t.Helper()
	p, v := windowed(t, name, t.TempDir(), 1280, 720, flags...)
	p.Scene("title")
	pad, err := v.Plug(maker)
	p.must(err)
	return &padder{p, pad}
}

// A whole combat by gamepad alone, from the title to the result and back: the guide is asked where to go, and when it
// is silent the combat goes on by whatever ends a question.
func TestWindowPlaysACombatByGamepad(t *testing.T) {
	p := padded(t, "gamepad", "Xbox Wireless Controller")
	p.take("title/learn")
	q := p.settle()
	for n := 0; q.Says["result"] == ""; n++ {
		if n == mostChoices {
			t.Fatalf("the combat did not end; the guide says %q", q.Says["guide"])
		}
		p.insist(q, "what is asked", func() { p.goOn(q) })
		q = p.settle()
	}
	p.Frame("result")
	p.take("result/title")
	p.Scene("title")
}

// goOn does what the guide says, or takes what ends a question when it is silent.
func (p *padder) goOn(q Probe) {
	p.t.Helper()
	switch points := q.Says["guide-points"]; {
	case q.Has("guide/next"):
		p.take("guide/next")
	case points != "" && q.Says["guide"] != "":
		p.deed("guide")
		p.press(ebiten.StandardGamepadButtonRightBottom)
	case q.Says["guide"] != "":
		p.take("guide/skip")
	default:
		p.passOn(q)
	}
}

// passOn takes what ends a question, else the first answer.
func (p *padder) passOn(q Probe) {
	p.t.Helper()
	if len(q.Starting("option/")) == 0 {
		p.t.Fatalf("there is nothing to choose: %s", describe(q))
	}
	p.take(ending(q))
}

// A gamepad reaches what has no button of its own, sets up a game without typing, scrolls, and can be unplugged.
func TestWindowGamepadReachesEverything(t *testing.T) {
	p := padded(t, "gamepad-all", "Wireless Controller DualSense", "-seed", "12")
	p.take("title/new")
	p.Scene("setup")
	p.take("setup/players/2")
	p.take("setup/name/1")
	p.Frame("name")
	p.take("setup/fill")
	p.Until("a party", func(q Probe) bool { return len(strings.Fields(q.Says["party"])) == 4 })
	p.deed("keys")
	p.Scene("keys")
	p.Frame("keys")
	p.take("keys/hands")
	p.Scene("hands")
	p.take("hand/fit/button")
	p.press(ebiten.StandardGamepadButtonRightTop)
	p.Until("the button set", func(q Probe) bool { return q.Says["listens"] == "" && q.Says["said"] != "" })
	p.Frame("hands")
	p.take("hands/restore")
	p.take("confirm/act")
	p.press(ebiten.StandardGamepadButtonRightRight)
	p.press(ebiten.StandardGamepadButtonRightRight)
	p.Scene("setup")
	p.take("setup/mode/combat")
	p.take("setup/set-out")
	p.settle()
	p.Frame("combat")
	focus := p.Look().Says["focus"]
	p.must(p.pad.Push(ebiten.StandardGamepadAxisLeftStickVertical, 1, 2))
	if got := p.Look().Says["focus"]; got == focus {
		t.Errorf("the left stick leaves the focus on %s", got)
	}
	for _, one := range []struct{ deed, scene string }{{"cards", "binder"}, {"explain", "rules"}, {"keys", "keys"}} {
		p.deed(one.deed)
		if p.Until("a screen", func(q Probe) bool { return q.Scene != "deeds" }).Scene == "combat" {
			t.Errorf("%s does nothing from the menu of actions", one.deed)
			continue
		}
		p.press(ebiten.StandardGamepadButtonRightRight)
		p.Scene("combat")
	}
	p.must(p.pad.Unplug())
	q := p.Until("word that the gamepad is gone", func(q Probe) bool { return q.Says["notice"] != "" })
	if q.Scene != "combat" || q.Says["pending"] == "" {
		t.Errorf("unplugged, the program shows %s", describe(q))
	}
	p.Frame("unplugged")
}
