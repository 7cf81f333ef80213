package game

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/message"
)

// Nothing set: an action has fewer keys than it could have, or no button.
const (
	NoKey    ebiten.Key                   = -1
	NoButton ebiten.StandardGamepadButton = -1
)

// Hands are the keys and the gamepad button of each action that a player can set.
type Hands struct {
	keys    [actions][ownKeys]ebiten.Key
	buttons [actions]ebiten.StandardGamepadButton
}

// usualHands returns the keys and buttons before anybody sets them anew.
func usualHands() (h Hands) {
	for a := range h.keys {
		for slot := range h.keys[a] {
			h.keys[a][slot] = NoKey
		}
		copy(h.keys[a][:], bindings[a].keys)
		if h.buttons[a] = NoButton; len(bindings[a].buttons) > 0 {
			h.buttons[a] = bindings[a].buttons[0]
		}
	}
	return h
}

// KeyAt returns one of the keys of an action, NoKey for none.
func (h *Hands) KeyAt(a Action, slot int) ebiten.Key { return h.keys[a][slot] }

// Button returns the gamepad button of an action, NoButton for none.
func (h *Hands) Button(a Action) ebiten.StandardGamepadButton { return h.buttons[a] }

// Firm reports whether the gamepad button of an action cannot be taken away.
func (a Action) Firm() bool { return bindings[a].firm }

// Usual reports whether an action has the keys and the button that it has from the start.
func (h *Hands) Usual(a Action) bool {
	usual := usualHands()
	return h.keys[a] == usual.keys[a] && h.buttons[a] == usual.buttons[a]
}

// Taken says what comes of setting a key or a button that may have another use.
type Taken struct {
	By      Action // the action that had it, NoAction for none
	Slot    int
	Refused bool // it cannot be set, because By keeps it, or because it has another use if By is NoAction
}

// keyTaken finds what a key is used for.
func (h *Hands) keyTaken(key ebiten.Key) Taken {
	if key >= ebiten.KeyDigit0 && key <= ebiten.KeyDigit9 || slices.Contains(modifiers, key) {
		return Taken{Refused: true}
	}
	for a := range bindings {
		if slices.ContainsFunc(bindings[a].always, func(c chord) bool { return c.key == key }) {
			return Taken{By: Action(a), Refused: true}
		}
		if slot := slices.Index(h.keys[a][:], key); slot >= 0 {
			return Taken{By: Action(a), Slot: slot}
		}
	}
	return Taken{}
}

// modifiers change what another key means.
var modifiers = []ebiten.Key{ebiten.KeyShiftLeft, ebiten.KeyShiftRight, ebiten.KeyControlLeft, ebiten.KeyControlRight, ebiten.KeyAltLeft, ebiten.KeyAltRight,
	ebiten.KeyMetaLeft, ebiten.KeyMetaRight, ebiten.KeyShift, ebiten.KeyControl, ebiten.KeyAlt, ebiten.KeyMeta, ebiten.KeyCapsLock, ebiten.KeyNumLock, ebiten.KeyContextMenu}

// buttonTaken finds what a gamepad button is used for.
func (h *Hands) buttonTaken(button ebiten.StandardGamepadButton) Taken {
	at := slices.Index(h.buttons[:], button)
	if at < 0 {
		return Taken{}
	}
	return Taken{By: Action(at), Refused: bindings[at].firm}
}

// setKey gives a key to an action. The action that had it gets the one that it replaces.
func (h *Hands) setKey(a Action, slot int, key ebiten.Key) Taken {
	if key == NoKey {
		h.keys[a][slot] = NoKey
		return Taken{}
	}
	was := h.keyTaken(key)
	if was.Refused {
		return was
	}
	if was.By != NoAction {
		h.keys[was.By][was.Slot] = h.keys[a][slot]
	}
	h.keys[a][slot] = key
	return was
}

// setButton gives a gamepad button to an action. The action that had it gets the one that it replaces.
func (h *Hands) setButton(a Action, button ebiten.StandardGamepadButton) Taken {
	if bindings[a].firm {
		return Taken{By: a, Refused: true}
	}
	if button == NoButton {
		h.buttons[a] = NoButton
		return Taken{}
	}
	was := h.buttonTaken(button)
	if was.Refused {
		return was
	}
	if was.By != NoAction {
		h.buttons[was.By] = h.buttons[a]
	}
	h.buttons[a] = button
	return was
}

// restore gives an action its first keys and button again. Whatever has got one of them since gets what the
// action gives up.
func (h *Hands) restore(a Action) {
	usual := usualHands()
	for slot, key := range usual.keys[a] {
		if h.keys[a][slot] != key {
			h.setKey(a, slot, key)
		}
	}
	if h.buttons[a] != usual.buttons[a] {
		h.setButton(a, usual.buttons[a])
	}
}

// Hands returns the keys and buttons that are set.
func (sh *Shell) Hands() *Hands { return &sh.Input.hands }

// SetKey gives a key to an action, or none for NoKey, and remembers it.
func (sh *Shell) SetKey(a Action, slot int, key ebiten.Key) Taken {
	defer sh.keepHands()
	return sh.Input.hands.setKey(a, slot, key)
}

// SetButton gives a gamepad button to an action, or none for NoButton, and remembers it.
func (sh *Shell) SetButton(a Action, button ebiten.StandardGamepadButton) Taken {
	defer sh.keepHands()
	return sh.Input.hands.setButton(a, button)
}

// RestoreHands gives an action its usual keys and button again, or all of them for NoAction.
func (sh *Shell) RestoreHands(a Action) {
	if a == NoAction {
		sh.Input.hands = usualHands()
	} else {
		sh.Input.hands.restore(a)
	}
	sh.keepHands()
}

// keepHands remembers the keys and buttons. Screens that keep a picture draw it anew.
func (sh *Shell) keepHands() {
	sh.Settings.Hands = sh.Input.hands.kept()
	sh.KeepSettings()
	sh.UI.age++
	sh.Dirty()
}

// Hand is how the settings keep the keys and the button of an action that differ from the usual ones.
type Hand struct {
	Action string
	Keys   [ownKeys]string // their names, "" for none
	Button int             // its number plus one, 0 for none
}

// kept returns what the settings must hold.
func (h *Hands) kept() (list []Hand) {
	for _, a := range Actions() {
		if h.Usual(a) {
			continue
		}
		one := Hand{Action: a.Name(), Button: int(h.buttons[a]) + 1}
		for slot, key := range h.keys[a] {
			if key != NoKey {
				one.Keys[slot] = key.String()
			}
		}
		list = append(list, one)
	}
	return list
}

// makeWay takes from the actions that nobody has set the keys that a player has given to others. An action that came
// with a later version may have such a key from the start.
func (h *Hands) makeWay(set []Hand) {
	given := map[ebiten.Key]bool{}
	for _, one := range set {
		for _, key := range h.keys[ActionNamed(one.Action)] {
			given[key] = true
		}
	}
	for a := range h.keys {
		if slices.ContainsFunc(set, func(one Hand) bool { return one.Action == Action(a).Name() }) {
			continue
		}
		for slot, key := range h.keys[a] {
			if given[key] {
				h.keys[a][slot] = NoKey
			}
		}
	}
}

// handsOf reads what the settings hold. If it is not possible, the hands are the usual ones and the error is a
// sentence for the player.
func handsOf(list []Hand) (Hands, error) {
	h := usualHands()
	broken := func(what string) (Hands, error) {
		return usualHands(), message.New("error.settings.keys", what)
	}
	for _, one := range list {
		a := ActionNamed(one.Action)
		if a == NoAction {
			return broken(one.Action)
		}
		for slot, name := range one.Keys {
			h.keys[a][slot] = NoKey
			if name != "" && h.keys[a][slot].UnmarshalText([]byte(name)) != nil {
				return broken(name)
			}
		}
		h.buttons[a] = ebiten.StandardGamepadButton(one.Button - 1)
	}
	h.makeWay(list)
	for a := range h.keys {
		for slot, key := range h.keys[a] {
			if was := h.keyTaken(key); key != NoKey && (was.Refused || was.By != Action(a) || was.Slot != slot) {
				return broken(key.String())
			}
		}
		if b := h.buttons[a]; b > ebiten.StandardGamepadButtonMax || b < NoButton || b != NoButton && h.buttonTaken(b).By != Action(a) ||
			bindings[a].firm && b != bindings[a].buttons[0] {
			return broken(Action(a).Name())
		}
	}
	return h, nil
}
