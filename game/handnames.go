package game

import (
	"cmp"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game/words"
	"precipice/render"
)

// nameHands lets the texts of a book name the keys and buttons that are set, and speak of what was used last.
func (sh *Shell) nameHands(book *words.Book) {
	if book == nil {
		return
	}
	book.Way = func() string {
		switch sh.Input.way {
		case ByPad:
			return words.Pad
		case ByTouch:
			return words.Touch
		}
		return ""
	}
	book.Hands = func(as, action string) string {
		a := ActionNamed(action)
		switch {
		case as == "keys":
			return sh.joined(sh.KeysOf(a))
		case as == "button":
			return sh.ButtonName(sh.Input.hands.buttons[a])
		case as == "press" && sh.Input.ByPad():
			if sh.Input.hands.buttons[a] == NoButton { // the menu of actions has it
				a = More
			}
			return sh.ButtonName(sh.Input.hands.buttons[a])
		case len(sh.KeysOf(a)) == 0:
			return book.Say("key.none")
		}
		return sh.KeysOf(a)[0]
	}
}

// joined lists the names of keys with "or" before the last.
func (sh *Shell) joined(names []string) string {
	if len(names) == 0 {
		return sh.Words.Say("key.none")
	}
	last := len(names) - 1
	if last == 0 {
		return names[0]
	}
	return sh.Words.Say("key.or", strings.Join(names[:last], ", "), names[last])
}

// KeysOf returns the names of everything on the keyboard that asks for an action, the most telling first. It leaves
// out the number pad where another key does the same.
func (sh *Shell) KeysOf(a Action) (names []string) {
	d := &bindings[a]
	names = sh.chordNames(d)
	for _, key := range sh.Input.hands.keys[a] {
		if key != NoKey && !(d.typed != "" && slices.Contains(zooming, key)) {
			names = append(names, sh.KeyName(key))
		}
	}
	return append(names, sh.letterNames(d)...)
}

// FixedKeys names what asks for an action whatever a player sets.
func (sh *Shell) FixedKeys(a Action) string {
	d := &bindings[a]
	if names := append(sh.chordNames(d), sh.letterNames(d)...); len(names) > 0 {
		return sh.joined(names)
	}
	return ""
}

func (sh *Shell) chordNames(d *binding) (names []string) {
	for _, c := range d.always {
		switch {
		case c.key == ebiten.KeyNumpadEnter:
		case c.shift:
			names = append(names, sh.Words.Say("key.Shift", sh.KeyName(c.key)))
		default:
			names = append(names, sh.KeyName(c.key))
		}
	}
	return names
}

// letterNames names characters and shortcuts.
func (sh *Shell) letterNames(d *binding) (names []string) {
	for _, r := range d.typed {
		names = append(names, string(r))
	}
	for _, l := range d.letters {
		letter := strings.ToUpper(l.letter)
		if l.shift {
			letter = sh.Words.Say("key.Shift", letter)
		}
		names = append(names, sh.Words.Say("key.Control", letter))
	}
	return names
}

// zooming are the keys whose character says the same.
var zooming = []ebiten.Key{ebiten.KeyEqual, ebiten.KeyNumpadAdd, ebiten.KeyMinus, ebiten.KeyNumpadSubtract}

// namedKeys are the keys whose name is a text.
var namedKeys = []ebiten.Key{ebiten.KeyArrowUp, ebiten.KeyArrowDown, ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyEnter, ebiten.KeyEscape, ebiten.KeyTab,
	ebiten.KeySpace, ebiten.KeyBackspace, ebiten.KeyDelete, ebiten.KeyInsert, ebiten.KeyHome, ebiten.KeyEnd, ebiten.KeyPageUp, ebiten.KeyPageDown,
	ebiten.KeyPause, ebiten.KeyPrintScreen, ebiten.KeyScrollLock, ebiten.KeyNumpadAdd, ebiten.KeyNumpadSubtract, ebiten.KeyNumpadMultiply, ebiten.KeyNumpadDivide,
	ebiten.KeyNumpadDecimal, ebiten.KeyNumpadEqual}

// KeyName returns the name of a key in the player's language and on the player's keyboard.
func (sh *Shell) KeyName(key ebiten.Key) string {
	switch {
	case key == NoKey:
		return sh.Words.Say("key.none")
	case slices.Contains(namedKeys, key):
		return sh.Words.Say("key." + key.String())
	case key >= ebiten.KeyNumpad0 && key <= ebiten.KeyNumpad9:
		return sh.Words.Say("key.Numpad", strings.TrimPrefix(key.String(), "Numpad"))
	}
	return cmp.Or(strings.ToUpper(keyCharacter(key)), signs[key], key.String())
}

// signs is what keys write on an American keyboard, for systems that do not tell what they write on the player's.
var signs = map[ebiten.Key]string{
	ebiten.KeyBackquote: "`", ebiten.KeyMinus: "-", ebiten.KeyEqual: "=", ebiten.KeyBracketLeft: "[", ebiten.KeyBracketRight: "]",
	ebiten.KeyBackslash: "\\", ebiten.KeySemicolon: ";", ebiten.KeyQuote: "'", ebiten.KeyComma: ",", ebiten.KeyPeriod: ".", ebiten.KeySlash: "/",
}

// buttonNames are the names of the gamepad buttons in texts.
var buttonNames = [ebiten.StandardGamepadButtonMax + 1]string{
	ebiten.StandardGamepadButtonRightBottom: "A", ebiten.StandardGamepadButtonRightRight: "B",
	ebiten.StandardGamepadButtonRightLeft: "X", ebiten.StandardGamepadButtonRightTop: "Y",
	ebiten.StandardGamepadButtonFrontTopLeft: "LB", ebiten.StandardGamepadButtonFrontTopRight: "RB",
	ebiten.StandardGamepadButtonFrontBottomLeft: "LT", ebiten.StandardGamepadButtonFrontBottomRight: "RT",
	ebiten.StandardGamepadButtonCenterLeft: "Select", ebiten.StandardGamepadButtonCenterRight: "Start",
	ebiten.StandardGamepadButtonLeftStick: "LS", ebiten.StandardGamepadButtonRightStick: "RS",
	ebiten.StandardGamepadButtonLeftTop: "up", ebiten.StandardGamepadButtonLeftBottom: "down",
	ebiten.StandardGamepadButtonLeftLeft: "left", ebiten.StandardGamepadButtonLeftRight: "right",
	ebiten.StandardGamepadButtonCenterCenter: "home",
}

// ButtonName returns the name of a gamepad button: the sign on it where a gamepad is connected.
func (sh *Shell) ButtonName(button ebiten.StandardGamepadButton) string {
	if button == NoButton {
		return sh.Words.Say("key.none")
	}
	if p := &sh.Input.pads; len(p.ids) > 0 {
		return string(render.PadGlyph(p.maker, placed(p.maker, button)))
	}
	return sh.Words.Say("button." + buttonNames[button])
}
