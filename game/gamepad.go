package game

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"precipice/render"
)

// A stick counts from the reach on, and no longer below the rest: between the two it stays what it was, so that a
// worn stick that trembles there asks for nothing.
const (
	stickReach = 0.45
	stickRest  = 0.3
)

// pads holds the connected gamepads, any of which plays, and what their sticks do.
type pads struct {
	ids    []ebiten.GamepadID
	were   []ebiten.GamepadID // in the last tick
	gone   bool               // one was unplugged since the last tick
	maker  render.PadMaker
	pushed int // ticks for which the left stick has counted
}

// connected finds the gamepads.
func (in *Input) connected() {
	p := &in.pads
	p.were, p.ids = p.ids, ebiten.AppendGamepadIDs(p.were[:0])
	if p.gone = len(p.ids) < len(p.were); p.gone {
		p.pushed = 0
	}
	if !slices.Equal(p.ids, p.were) {
		in.plugged(func(id ebiten.GamepadID) render.PadMaker {
			return makerOf(ebiten.GamepadSDLID(id), ebiten.GamepadName(id))
		})
	}
}

// plugged lets texts have the signs of a gamepad that is there, once others have come or gone: of the newest, unless one
// is played with.
func (in *Input) plugged(maker func(ebiten.GamepadID) render.PadMaker) {
	p := &in.pads
	switch {
	case len(p.ids) == 0 && in.way == ByPad:
		in.way = ByKeys
	case len(p.ids) > 0 && (in.way != ByPad || p.gone):
		p.maker, in.Turned = maker(p.ids[len(p.ids)-1]), true
	}
}

// gamepads reads the buttons and the sticks.
func (in *Input) gamepads() {
	p := &in.pads
	in.Steer, in.Stick = render.Point{}, render.Point{}
	var left render.Point
	for _, id := range p.ids {
		before := len(in.Actions)
		maker := makerOf(ebiten.GamepadSDLID(id), ebiten.GamepadName(id))
		for a, button := range in.hands.buttons {
			if button != NoButton && Action(a).acts(inpututil.StandardGamepadButtonPressDuration(id, placed(maker, button))) {
				in.Actions = append(in.Actions, Action(a))
			}
		}
		l := stickOf(id, ebiten.StandardGamepadAxisLeftStickHorizontal, ebiten.StandardGamepadAxisLeftStickVertical)
		r := stickOf(id, ebiten.StandardGamepadAxisRightStickHorizontal, ebiten.StandardGamepadAxisRightStickVertical)
		if length(l) > length(left) {
			left = l
		}
		if length(r) > stickReach && length(r) > length(in.Stick) {
			in.Stick = r
		}
		if len(in.Actions) > before || length(l) > stickReach || length(r) > stickReach {
			in.turnTo(ByPad, maker)
		}
	}
	in.steer(left)
}

// steer repeats the push of the left stick, the faster the longer it is held.
func (in *Input) steer(at render.Point) {
	p := &in.pads
	if far := length(at); far < stickRest || p.pushed == 0 && far < stickReach {
		p.pushed = 0
		return
	}
	if p.pushed++; again(p.pushed) {
		in.Steer = at
	}
}

// again reports whether a stick that has been pushed for so many ticks moves the focus again: at once, after 20
// ticks, and then ever faster, from every 10 ticks to every 4.
func again(ticks int) bool {
	for at, step := 1, 20; at <= ticks; at, step = at+step, max(4, min(10, step-2)) {
		if at == ticks {
			return true
		}
	}
	return false
}

func stickOf(id ebiten.GamepadID, x, y ebiten.StandardGamepadAxis) render.Point {
	return render.Point{X: float32(ebiten.StandardGamepadAxisValue(id, x)), Y: float32(ebiten.StandardGamepadAxisValue(id, y))}
}

// length is how far a stick is pushed, 1 for its end.
func length(p render.Point) float32 { return max(abs(p.X), abs(p.Y)) }

// Way is what a player plays with.
type Way uint8

// The ways.
const (
	ByKeys Way = iota // and by mouse
	ByPad
	ByTouch
)

// turnTo notes what was used last, and whose the gamepad is.
func (in *Input) turnTo(way Way, maker render.PadMaker) {
	if in.way != way || way == ByPad && in.pads.maker != maker {
		in.way, in.Turned = way, true
		if way == ByPad {
			in.pads.maker, in.keyed = maker, true
		}
	}
}

// turnByHand notes whether keys, the mouse or a finger were just used.
func (in *Input) turnByHand() {
	pointed := in.Moved && in.began || in.Held
	in.keyed = in.keyed || len(in.Actions) > 0 || in.Digit > 0
	in.began = true // the mouse did not move where it was found
	switch {
	case len(in.Actions) > 0 || in.Digit > 0 || pointed && !in.Finger:
		in.turnTo(ByKeys, in.pads.maker)
	case pointed:
		in.turnTo(ByTouch, in.pads.maker)
	}
}

// vendors are the makers by the number that their gamepads tell: in the SDL id it stands with its bytes swapped.
var vendors = map[string]render.PadMaker{"5e04": render.PadXbox, "4c05": render.PadPlayStation, "7e05": render.PadNintendo, "de28": render.PadSteam}

// makerNames are the makers by what the names of their gamepads contain.
var makerNames = []struct {
	part  string
	maker render.PadMaker
}{
	{"playstation", render.PadPlayStation}, {"dualshock", render.PadPlayStation}, {"dualsense", render.PadPlayStation}, {"sony", render.PadPlayStation}, {"054c", render.PadPlayStation},
	{"nintendo", render.PadNintendo}, {"joy-con", render.PadNintendo}, {"switch", render.PadNintendo}, {"057e", render.PadNintendo},
	{"steam", render.PadSteam}, {"28de", render.PadSteam},
}

// makerOf tells whose a gamepad is. One of another maker has the letters of the most common layout.
func makerOf(id, name string) render.PadMaker {
	if len(id) >= 12 {
		if maker, ok := vendors[strings.ToLower(id[8:12])]; ok {
			return maker
		}
	}
	name = strings.ToLower(name)
	for _, m := range makerNames {
		if strings.Contains(name, m.part) {
			return m.maker
		}
	}
	return render.PadXbox
}

// placed returns where a maker puts the buttons that choose and go back. Nintendo's choose with the right one and go
// back with the lower one, as everywhere on their machines.
func placed(maker render.PadMaker, button ebiten.StandardGamepadButton) ebiten.StandardGamepadButton {
	switch {
	case maker != render.PadNintendo:
	case button == ebiten.StandardGamepadButtonRightBottom:
		return ebiten.StandardGamepadButtonRightRight
	case button == ebiten.StandardGamepadButtonRightRight:
		return ebiten.StandardGamepadButtonRightBottom
	}
	return button
}

// attendPads opens the menu of actions, lets it ask for one, says when a gamepad is gone, and lets texts speak of
// what the player has turned to.
func (sh *Shell) attendPads() {
	in := &sh.Input
	if in.Turned {
		sh.UI.age++
		sh.Dirty()
	}
	if in.pads.gone {
		sh.NoteEverywhere(sh.Words.Say("gamepad.gone"))
		sh.UI.age++
		sh.Dirty()
	}
	if len(in.asks) > 0 && sh.UI.First("") != "" {
		in.Actions, in.asks = append(in.Actions, in.asks...), nil
	}
	if in.Did(More) && sh.Deeds != nil && sh.Top().Name() != "deeds" {
		in.Actions = in.Actions[:0]
		sh.Push(sh.Deeds(sh.Top()))
		sh.UI.hold = free // nobody opens it to skip something
	}
}
