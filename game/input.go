package game

import (
	"cmp"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"precipice/render"
)

// Action is what a key or gamepad button asks for.
type Action uint8

// The actions.
const (
	NoAction Action = iota
	Next            // to the next area that can be chosen
	Previous
	Up
	Down
	Left
	Right
	Accept
	Skip // the animations
	Back
	Undo
	Redo
	Remove
	End // of the activation
	ZoomIn
	ZoomOut
	Fit
	AimToggle
	ScrollUp
	ScrollDown
	Explain // the rule of the area pointed at
	Cards   // read a card in full
	Guide   // bring back the guide, or focus its suggestion
	Look    // look around at everything that has information
	Twists  // look at the next of what holds for everybody
	Keys    // show the keys
	Fullscreen
)

// binding maps a key to an action; a shifted key is a binding of its own.
type binding struct {
	key    ebiten.Key
	shift  bool
	action Action
}

var bindings = []binding{
	{ebiten.KeyTab, false, Next}, {ebiten.KeyTab, true, Previous},
	{ebiten.KeyArrowUp, false, Up}, {ebiten.KeyArrowDown, false, Down},
	{ebiten.KeyArrowLeft, false, Left}, {ebiten.KeyArrowRight, false, Right},
	{ebiten.KeyEnter, false, Accept}, {ebiten.KeyNumpadEnter, false, Accept},
	{ebiten.KeySpace, false, Skip}, {ebiten.KeyEscape, false, Back},
	{ebiten.KeyU, false, Undo}, {ebiten.KeyBackspace, false, Undo}, {ebiten.KeyE, false, End}, {ebiten.KeyDelete, false, Remove},
	{ebiten.KeyEqual, false, ZoomIn}, {ebiten.KeyEqual, true, ZoomIn}, {ebiten.KeyNumpadAdd, false, ZoomIn},
	{ebiten.KeyMinus, false, ZoomOut}, {ebiten.KeyNumpadSubtract, false, ZoomOut},
	{ebiten.KeyF, false, Fit}, {ebiten.KeyA, false, AimToggle},
	{ebiten.KeyPageUp, false, ScrollUp}, {ebiten.KeyPageDown, false, ScrollDown},
	{ebiten.KeyF1, false, Explain}, {ebiten.KeyC, false, Cards}, {ebiten.KeyG, false, Guide}, {ebiten.KeyV, false, Look}, {ebiten.KeyT, false, Twists}, {ebiten.KeyF2, false, Keys}, {ebiten.KeyF11, false, Fullscreen},
}

// shortcuts maps letters, found by the keyboard layout and pressed with Control or Command, to actions.
var shortcuts = []struct {
	letter string
	shift  bool
	action Action
}{{"z", false, Undo}, {"z", true, Redo}, {"y", false, Redo}}

var buttons = map[ebiten.StandardGamepadButton]Action{
	ebiten.StandardGamepadButtonRightBottom:      Accept,
	ebiten.StandardGamepadButtonRightRight:       Back,
	ebiten.StandardGamepadButtonRightLeft:        Undo,
	ebiten.StandardGamepadButtonRightTop:         Skip,
	ebiten.StandardGamepadButtonFrontTopLeft:     Previous,
	ebiten.StandardGamepadButtonFrontTopRight:    Next,
	ebiten.StandardGamepadButtonFrontBottomLeft:  ZoomOut,
	ebiten.StandardGamepadButtonFrontBottomRight: ZoomIn,
	ebiten.StandardGamepadButtonLeftTop:          Up,
	ebiten.StandardGamepadButtonLeftBottom:       Down,
	ebiten.StandardGamepadButtonLeftLeft:         Left,
	ebiten.StandardGamepadButtonLeftRight:        Right,
	ebiten.StandardGamepadButtonCenterRight:      End,
	ebiten.StandardGamepadButtonCenterLeft:       Explain,
}

// Input is the player's input since the last tick, in device pixels.
type Input struct {
	Pointer render.Point
	Moved   bool // the pointer
	Held    bool // the left button or a finger is down
	Clicked bool // pressed and released in one place
	Drag    render.Point
	Wheel   float32 // rows, up is positive
	Pinned  bool    // the right button, or the key that pins, was pressed
	Actions []Action
	Digit   int    // 1 to 9, 0 for none
	Typed   []rune // characters, for a scene with a text field
	Erase   bool   // delete the last character of the text field

	from    render.Point
	dragged bool
	pinch   float32 // distance between two fingers, 0 for fewer
	Pinch   float32 // change of that distance as a factor, 0 for none
	touched bool    // fingers move the pointer
	pads    []ebiten.GamepadID
	fingers []ebiten.TouchID
}

// Any reports whether there was any input that the screen may react to.
func (in *Input) Any() bool {
	return in.Moved || in.Held || in.Clicked || in.Pinned || in.Wheel != 0 || len(in.Actions) > 0 || in.Digit > 0 || in.Pinch != 0 || len(in.Typed) > 0 || in.Erase
}

// Did reports whether an action was asked for.
func (in *Input) Did(a Action) bool {
	for _, b := range in.Actions {
		if a == b {
			return true
		}
	}
	return false
}

// only drops all input except a click on the area that gives up waiting.
func (in *Input) only(under *Area) {
	clicked := in.Clicked && under != nil && under.Name == GiveUp
	in.Actions, in.Typed = in.Actions[:0], in.Typed[:0]
	in.Clicked, in.Pinned, in.Erase, in.Digit = clicked, false, false, 0
	in.Wheel, in.Pinch, in.Drag = 0, 0, render.Point{}
}

// slack is how far a pressed pointer may move and still click, in design units.
const slack = 5

// read polls the devices.
func (in *Input) read(theme *render.Theme) {
	in.Actions, in.Clicked, in.Drag, in.Digit, in.Pinch = in.Actions[:0], false, render.Point{}, 0, 0
	was := in.Held
	at, held := in.point()
	in.Moved = at != in.Pointer
	switch {
	case held && !was:
		in.from, in.dragged = at, false
	case held:
		if !in.dragged && far(at, in.from) > theme.Px(slack) {
			in.dragged = true
			in.Drag = render.Point{X: at.X - in.from.X, Y: at.Y - in.from.Y}
		} else if in.dragged {
			in.Drag = render.Point{X: at.X - in.Pointer.X, Y: at.Y - in.Pointer.Y}
		}
	case was:
		in.Clicked = !in.dragged
	}
	in.Pointer, in.Held = at, held
	_, wheel := ebiten.Wheel()
	in.Wheel = float32(wheel)
	in.Pinned = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight) || inpututil.IsKeyJustPressed(ebiten.KeyL)
	in.keys()
	in.gamepads()
}

func far(a, b render.Point) float32 { return max(abs(a.X-b.X), abs(a.Y-b.Y)) }

func abs(x float32) float32 { return max(x, -x) }

// point returns the position of the mouse or the first finger. A second finger makes a pinch.
func (in *Input) point() (at render.Point, held bool) {
	in.fingers = ebiten.AppendTouchIDs(in.fingers[:0])
	if len(in.fingers) == 0 {
		if in.pinch = 0; in.Held && !ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft) && in.touched {
			in.touched = false
			return in.Pointer, false // a finger was lifted: the pointer stays where it was
		}
		x, y := ebiten.CursorPosition()
		return render.Point{X: float32(x), Y: float32(y)}, ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	}
	in.touched = true
	x, y := ebiten.TouchPosition(in.fingers[0])
	at = render.Point{X: float32(x), Y: float32(y)}
	if len(in.fingers) > 1 {
		x, y := ebiten.TouchPosition(in.fingers[1])
		apart := far(at, render.Point{X: float32(x), Y: float32(y)})
		if in.pinch > 0 && apart > 0 {
			in.Pinch = apart / in.pinch
		}
		in.pinch = apart
	}
	return at, true
}

// repeat reports whether a held key acts again: after 24 ticks, then every 4.
func repeat(ticks int) bool { return ticks == 1 || ticks >= 24 && ticks%4 == 0 }

// acts reports whether a key or button that has been held for so many ticks asks for its action. Only what moves a
// view or the focus acts again while it is held: after a slow frame a mere tap may count as held, and must not take
// back three choices.
func (a Action) acts(ticks int) bool {
	switch a {
	case Next, Previous, Up, Down, Left, Right, ZoomIn, ZoomOut, ScrollUp, ScrollDown:
		return repeat(ticks)
	}
	return ticks == 1
}

func (in *Input) keys() {
	in.Typed = ebiten.AppendInputChars(in.Typed[:0])
	in.Erase = repeat(inpututil.KeyPressDuration(ebiten.KeyBackspace))
	if slices.Contains(in.Typed, '?') { // on any keyboard layout
		in.Actions = append(in.Actions, Explain)
	}
	shift := ebiten.IsKeyPressed(ebiten.KeyShift)
	if ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta) {
		in.shortcuts(shift)
		return
	}
	for _, b := range bindings {
		if b.shift == shift && b.action.acts(inpututil.KeyPressDuration(b.key)) {
			in.Actions = append(in.Actions, b.action)
		}
	}
	for d := range 9 {
		if inpututil.IsKeyJustPressed(ebiten.KeyDigit1 + ebiten.Key(d)) {
			in.Digit = d + 1
		}
	}
}

func (in *Input) shortcuts(shift bool) {
	for key := ebiten.KeyA; key <= ebiten.KeyZ; key++ {
		if !inpututil.IsKeyJustPressed(key) {
			continue
		}
		letter := strings.ToLower(cmp.Or(ebiten.KeyName(key), key.String()))
		for _, s := range shortcuts {
			if s.letter == letter && s.shift == shift {
				in.Actions = append(in.Actions, s.action)
			}
		}
	}
}

func (in *Input) gamepads() {
	in.pads = ebiten.AppendGamepadIDs(in.pads[:0])
	for _, id := range in.pads {
		for button, action := range buttons {
			if action.acts(inpututil.StandardGamepadButtonPressDuration(id, button)) {
				in.Actions = append(in.Actions, action)
			}
		}
	}
}
