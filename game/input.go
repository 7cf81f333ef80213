package game

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"precipice/render"
)

// Input is the player's input since the last tick, in device pixels.
type Input struct {
	Pointer   render.Point
	Moved     bool      // the pointer, or a finger has rested long enough to read
	Held      bool      // the left button or a finger is down
	Finger    bool      // the pointer is a finger, or was one last
	Clicked   bool      // pressed and released in one place
	Rested    bool      // a finger has rested in one place and was lifted there
	When      time.Time // Clicked or Rested came: on a slow device long before the tick that takes it
	Drag      render.Point
	Wheel     float32 // rows, up is positive
	Pinned    bool    // the right button, or the key that pins, was pressed
	Actions   []Action
	Digit     int    // of a numbered row, 0 for none; the key 0 is 10
	Typed     []rune // characters, for a scene with a text field
	Erase     bool   // delete the last character of the text field
	Composing string // what an input method is composing behind the text of the field
	Whole     string // what the text of the field has become, if Rewritten, before what was typed
	Rewritten bool
	All       bool  // all of the field is selected: what is written next stands in its place
	Unpasted  bool  // the clipboard could not be read
	Heard     Heard // what was pressed, for a scene that listens for a key

	Steer  render.Point // the left stick, in the ticks in which it moves the focus
	Stick  render.Point // the right stick, 1 for its end
	Turned bool         // to keys, gamepad or touch from another of them, so that texts speak of it

	from    render.Point
	dragged bool
	Pinch   float32 // change of the distance between two fingers as a factor, 0 for none; the pointer is between them
	gesture gesture
	pads    pads
	began   bool     // something was read before
	way     Way      // what was used last
	keyed   bool     // a key or a gamepad was used before
	asks    []Action // see Ask
	hands   Hands
	writing bool  // a text field takes the letters
	field   Field // in which
	taken   bool  // what was written in this tick went into a field
	editor  editor
	wake    func() // runs a tick during a rest
	hears   bool   // a scene listens for a key
	fingers []finger
	touches []touch       // what fingers have done that is still to be taken
	clock   time.Duration // how late it is by the clock that the times of touches are told by
	cursor  render.Point  // of the mouse
}

// Any reports whether there was any input that the screen may react to.
func (in *Input) Any() bool {
	return in.Moved || in.Held || in.Clicked || in.Rested || in.Pinned || in.Wheel != 0 || len(in.Actions) > 0 || in.Digit > 0 || in.Pinch != 0 || len(in.Typed) > 0 || in.Rewritten || in.Erase || in.Heard.Any ||
		in.Steer != (render.Point{}) || in.Stick != (render.Point{}) || in.Turned || len(in.touches) > 0
}

// scrolls reports whether something asks to scroll or to zoom while the pointer rests.
func (in *Input) scrolls() bool {
	return in.Wheel != 0 || in.Stick != (render.Point{}) || in.Did(ScrollUp) || in.Did(ScrollDown)
}

// Pressed reports whether something was pressed or clicked.
func (in *Input) Pressed() bool {
	return in.Clicked || in.Rested || in.Pinned || len(in.Actions) > 0 || in.Digit > 0
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

// spend takes away what has done something on the screen, so that the scene does not take it for a wish to skip what follows.
func (in *Input) spend() {
	in.Clicked = false
	in.Actions = slices.DeleteFunc(in.Actions, func(a Action) bool { return a == Accept })
}

// only drops all input except a click on the area that gives up waiting.
func (in *Input) only(under *Area) {
	clicked := in.Clicked && under != nil && under.Name == GiveUp
	in.Actions, in.Typed = in.Actions[:0], in.Typed[:0]
	in.Clicked, in.Pinned, in.Erase, in.Rewritten, in.Digit = clicked, false, false, false, 0
	in.Wheel, in.Pinch, in.Drag, in.Steer, in.Stick = 0, 0, render.Point{}, render.Point{}, render.Point{}
}

// Heard is a key or a gamepad button that was pressed while a scene listened.
type Heard struct {
	Any    bool
	Key    ebiten.Key                   // NoKey for a button
	Button ebiten.StandardGamepadButton // NoButton for a key
}

// Listen says that the next tick tells which key or button was pressed instead of what it asks for.
func (in *Input) Listen() { in.hears = true }

// hear finds a key or a button that has just been pressed. A key that changes the meaning of others is none.
func (in *Input) hear() Heard {
	for _, key := range inpututil.AppendJustPressedKeys(nil) {
		if !slices.Contains(modifiers, key) {
			return Heard{true, key, NoButton}
		}
	}
	for _, id := range in.pads.ids {
		for button := ebiten.StandardGamepadButton(0); button <= ebiten.StandardGamepadButtonMax; button++ {
			if inpututil.IsStandardGamepadButtonJustPressed(id, button) {
				return Heard{true, NoKey, placed(makerOf(ebiten.GamepadSDLID(id), ebiten.GamepadName(id)), button)}
			}
		}
	}
	return Heard{}
}

// Ask lets an action be asked for as soon as the screen below has been drawn, as if its key were pressed.
func (in *Input) Ask(a Action) { in.asks = append(in.asks, a) }

// ByPad reports whether a gamepad was used last.
func (in *Input) ByPad() bool { return in.way == ByPad }

// ByTouch reports whether a finger was used last, or nothing yet on a device held in the hands.
func (in *Input) ByTouch() bool { return in.way == ByTouch }

// OnlyTouch reports whether fingers choose, and nobody has used a keyboard or a gamepad here.
func (in *Input) OnlyTouch() bool { return in.ByTouch() && !in.keyed }

// slack is how far a pressed pointer may move and still click, in design units.
const slack = 5

// read polls the devices.
func (in *Input) read(theme *render.Theme, now time.Time) {
	in.Actions, in.Digit = in.Actions[:0], 0
	in.touch(now)
	in.pointer(theme, now)
	_, wheel := ebiten.Wheel()
	in.Wheel = float32(wheel)
	in.Typed, in.Erase, in.Heard = ebiten.AppendInputChars(in.Typed[:0]), false, Heard{}
	in.Rewritten, in.Unpasted, in.Composing = false, false, ""
	composing := in.editor.read(in)
	in.Turned, in.Steer, in.Stick = false, render.Point{}, render.Point{}
	in.connected()
	if in.hears {
		in.Typed, in.Heard = in.Typed[:0], in.hear()
	} else {
		in.keys()
		if composing {
			in.Actions, in.Digit, in.Erase = in.Actions[:0], 0, false
		}
		if in.field.Name == "" || !in.ByTouch() { // the keyboard on a screen is no other way of playing
			in.turnByHand()
		}
		in.gamepads()
	}
	in.taken = in.field.Name != ""
	in.writing, in.field, in.hears = false, Field{}, false
	in.Pinned = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight) || in.Did(Pin)
}

// pointer reads the mouse and the fingers. A finger points at a place when it has tapped it or rests on it, so that
// what it drags keeps what was pointed at before.
func (in *Input) pointer(theme *render.Theme, now time.Time) {
	in.Clicked, in.Rested, in.When, in.Drag, in.Pinch = false, false, now, render.Point{}, 0
	was := in.Held
	at, held, changed := in.point()
	moved, slid, least := at != in.Pointer, far(at, in.from), theme.Px(slack)
	if in.Finger {
		least = max(least, slip*theme.Point)
		for _, f := range in.fingers {
			slid = max(slid, f.slid)
		}
	}
	switch {
	case held && !was:
		in.from, in.dragged = at, in.gesture.count > 1
	case held && changed:
		in.dragged = true // with two fingers nothing is tapped
	case held && in.Finger && in.gesture.reads:
	case held && in.dragged:
		in.Drag = render.Point{X: at.X - in.Pointer.X, Y: at.Y - in.Pointer.Y}
	case held && slid > least:
		in.dragged = true
		in.Drag = render.Point{X: at.X - in.from.X, Y: at.Y - in.from.Y}
	case !held && was && in.Finger:
		in.ends(now, least)
	case !held && was:
		in.Clicked = !in.dragged
	}
	in.Pointer, in.Held = at, held
	in.Moved = moved
	if in.Finger {
		in.Moved = in.rests(still*theme.Point) || (moved || in.Rested) && in.gesture.reads
	}
}

func far(a, b render.Point) float32 { return max(abs(a.X-b.X), abs(a.Y-b.Y)) }

func abs(x float32) float32 { return max(x, -x) }

func (in *Input) keys() {
	in.Erase = repeat(pressedFor(ebiten.KeyBackspace))
	for a := range bindings {
		if in.asked(Action(a)) {
			in.Actions = append(in.Actions, Action(a))
		}
	}
	if down(controls) {
		return
	}
	for d := range 10 {
		if inpututil.IsKeyJustPressed(ebiten.KeyDigit0 + ebiten.Key(d)) {
			in.Digit = cmp.Or(d, 10)
		}
	}
}

// The keys that change the meaning of others.
var (
	shifts   = []ebiten.Key{ebiten.KeyShiftLeft, ebiten.KeyShiftRight}
	controls = []ebiten.Key{ebiten.KeyControlLeft, ebiten.KeyControlRight, ebiten.KeyMetaLeft, ebiten.KeyMetaRight}
)

// pressedFor returns for how many ticks a key has been held: 1 in the tick in which it was pressed, also if it was released
// in the same, as by programs that press keys for others and by quick fingers.
func pressedFor(key ebiten.Key) int {
	if inpututil.IsKeyJustPressed(key) {
		return 1
	}
	return inpututil.KeyPressDuration(key)
}

// down reports whether one of some keys is held, or was in this tick.
func down(keys []ebiten.Key) bool {
	return slices.ContainsFunc(keys, func(key ebiten.Key) bool { return pressedFor(key) > 0 })
}

// asked reports whether the keyboard asks for an action.
func (in *Input) asked(a Action) bool {
	shift, d := down(shifts), &bindings[a]
	if down(controls) {
		return slices.ContainsFunc(d.letters, func(s shortcut) bool { return s.shift == shift && pressedLetter(s.letter) })
	}
	for _, c := range d.always {
		if c.shift == shift && a.acts(pressedFor(c.key)) {
			return true
		}
	}
	for _, key := range in.hands.keys[a] {
		if key != NoKey && !shift && !(in.writing && writes(key)) && a.acts(pressedFor(key)) {
			return true
		}
	}
	return !in.writing && slices.ContainsFunc(in.Typed, func(r rune) bool { return strings.ContainsRune(d.typed, r) }) && !in.ownKey(shift)
}

// ownKey reports whether a key that an action has was just pressed. The character that it types then asks for nothing.
func (in *Input) ownKey(shift bool) bool {
	return !shift && slices.ContainsFunc(in.hands.keys[:], func(keys [ownKeys]ebiten.Key) bool {
		return slices.ContainsFunc(keys[:], func(key ebiten.Key) bool { return key != NoKey && inpututil.IsKeyJustPressed(key) })
	})
}

// writes reports whether a key changes the text that is being written.
func writes(key ebiten.Key) bool {
	switch {
	case key >= ebiten.KeyA && key <= ebiten.KeyZ, key >= ebiten.KeyNumpad0 && key <= ebiten.KeyNumpadSubtract:
		return true
	}
	return slices.Contains(writingKeys, key)
}

// writingKeys are the keys besides letters and those of the number pad that change a text.
var writingKeys = []ebiten.Key{ebiten.KeySpace, ebiten.KeyBackspace, ebiten.KeyBackquote, ebiten.KeyBackslash, ebiten.KeyBracketLeft, ebiten.KeyBracketRight,
	ebiten.KeyComma, ebiten.KeyEqual, ebiten.KeyIntlBackslash, ebiten.KeyMinus, ebiten.KeyPeriod, ebiten.KeyQuote, ebiten.KeySemicolon, ebiten.KeySlash}

// pressedLetter reports whether the key with a letter, by the keyboard layout, has just been pressed.
func pressedLetter(letter string) bool {
	for key := ebiten.KeyA; key <= ebiten.KeyZ; key++ {
		if inpututil.IsKeyJustPressed(key) && strings.ToLower(cmp.Or(keyCharacter(key), key.String())) == letter {
			return true
		}
	}
	return false
}
