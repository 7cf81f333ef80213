package game

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
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
	Pin     // the line of sight from the hex pointed at
	Twists  // look at the next of what holds for everybody
	Danger  // show the harm to expect
	Ahead   // show a player of the hostiles what is still to come
	Fold    // fold the panels beside the board
	Keys    // show the keys
	More    // choose among everything that can be done here
	Fullscreen
	Mute
	actions
)

// chord is a key with Shift or without.
type chord struct {
	key   ebiten.Key
	shift bool
}

// shortcut is a letter, found by the keyboard layout and pressed with Control or Command.
type shortcut struct {
	letter string
	shift  bool
}

// ownKeys is how many keys of an action a player can set.
const ownKeys = 2

// binding is a row of the table of actions: what asks for an action. Always are the keys that it never loses, so
// that every player can move the focus, choose and go back; the others can be set anew.
type binding struct {
	name    string // in texts and settings
	always  []chord
	keys    []ebiten.Key // at most ownKeys
	letters []shortcut
	typed   string // characters, wherever the keyboard has them
	buttons []ebiten.StandardGamepadButton
	firm    bool // the button cannot be taken away either
}

func plainKeys(keys ...ebiten.Key) (list []chord) {
	for _, key := range keys {
		list = append(list, chord{key: key})
	}
	return list
}

func pad(button ebiten.StandardGamepadButton) []ebiten.StandardGamepadButton {
	return []ebiten.StandardGamepadButton{button}
}

var bindings = [actions]binding{
	Next:       {name: "next", always: plainKeys(ebiten.KeyTab), buttons: pad(ebiten.StandardGamepadButtonFrontTopRight)},
	Previous:   {name: "previous", always: []chord{{ebiten.KeyTab, true}}, buttons: pad(ebiten.StandardGamepadButtonFrontTopLeft)},
	Up:         {name: "up", always: plainKeys(ebiten.KeyArrowUp), buttons: pad(ebiten.StandardGamepadButtonLeftTop), firm: true},
	Down:       {name: "down", always: plainKeys(ebiten.KeyArrowDown), buttons: pad(ebiten.StandardGamepadButtonLeftBottom), firm: true},
	Left:       {name: "left", always: plainKeys(ebiten.KeyArrowLeft), buttons: pad(ebiten.StandardGamepadButtonLeftLeft), firm: true},
	Right:      {name: "right", always: plainKeys(ebiten.KeyArrowRight), buttons: pad(ebiten.StandardGamepadButtonLeftRight), firm: true},
	Accept:     {name: "accept", always: plainKeys(ebiten.KeyEnter, ebiten.KeyNumpadEnter), buttons: pad(ebiten.StandardGamepadButtonRightBottom), firm: true},
	Skip:       {name: "skip", keys: []ebiten.Key{ebiten.KeySpace}, buttons: pad(ebiten.StandardGamepadButtonRightTop)},
	Back:       {name: "back", always: plainKeys(ebiten.KeyEscape), buttons: pad(ebiten.StandardGamepadButtonRightRight), firm: true},
	Undo:       {name: "undo", keys: []ebiten.Key{ebiten.KeyU, ebiten.KeyBackspace}, letters: []shortcut{{"z", false}}, buttons: pad(ebiten.StandardGamepadButtonRightLeft)},
	Redo:       {name: "redo", letters: []shortcut{{"y", false}, {"z", true}}},
	Remove:     {name: "remove", keys: []ebiten.Key{ebiten.KeyDelete}},
	End:        {name: "end", keys: []ebiten.Key{ebiten.KeyE}, buttons: pad(ebiten.StandardGamepadButtonCenterRight)},
	ZoomIn:     {name: "zoom-in", keys: []ebiten.Key{ebiten.KeyEqual, ebiten.KeyNumpadAdd}, typed: "+", buttons: pad(ebiten.StandardGamepadButtonFrontBottomRight)},
	ZoomOut:    {name: "zoom-out", keys: []ebiten.Key{ebiten.KeyMinus, ebiten.KeyNumpadSubtract}, typed: "-", buttons: pad(ebiten.StandardGamepadButtonFrontBottomLeft)},
	Fit:        {name: "fit", keys: []ebiten.Key{ebiten.KeyF}},
	AimToggle:  {name: "aim", keys: []ebiten.Key{ebiten.KeyA}},
	ScrollUp:   {name: "scroll-up", keys: []ebiten.Key{ebiten.KeyPageUp}},
	ScrollDown: {name: "scroll-down", keys: []ebiten.Key{ebiten.KeyPageDown}},
	Explain:    {name: "explain", keys: []ebiten.Key{ebiten.KeyF1}, typed: "?", buttons: pad(ebiten.StandardGamepadButtonRightStick)},
	Cards:      {name: "cards", keys: []ebiten.Key{ebiten.KeyC}},
	Guide:      {name: "guide", keys: []ebiten.Key{ebiten.KeyG}},
	Look:       {name: "look", keys: []ebiten.Key{ebiten.KeyV}, buttons: pad(ebiten.StandardGamepadButtonLeftStick)},
	Pin:        {name: "pin", keys: []ebiten.Key{ebiten.KeyL}},
	Twists:     {name: "twists", keys: []ebiten.Key{ebiten.KeyT}},
	Danger:     {name: "danger", keys: []ebiten.Key{ebiten.KeyD}},
	Ahead:      {name: "ahead", keys: []ebiten.Key{ebiten.KeyS}},
	Fold:       {name: "fold", keys: []ebiten.Key{ebiten.KeyP}},
	Keys:       {name: "keys", keys: []ebiten.Key{ebiten.KeyF2}},
	More:       {name: "more", keys: []ebiten.Key{ebiten.KeyX}, buttons: pad(ebiten.StandardGamepadButtonCenterLeft)},
	Fullscreen: {name: "screen", keys: []ebiten.Key{ebiten.KeyF11}},
	Mute:       {name: "mute", keys: []ebiten.Key{ebiten.KeyM}},
}

// Actions returns the actions in the order of the table.
func Actions() (list []Action) {
	for a := NoAction + 1; a < actions; a++ {
		list = append(list, a)
	}
	return list
}

// Name returns the name of an action in texts and settings.
func (a Action) Name() string { return bindings[a].name }

// ActionNamed returns the action of a name, NoAction for none.
func ActionNamed(name string) Action {
	return Action(max(0, slices.IndexFunc(bindings[:], func(b binding) bool { return b.name == name && name != "" })))
}

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

// repeat reports whether a held key acts again: after 24 ticks, then every 4.
func repeat(ticks int) bool { return ticks == 1 || ticks >= 24 && ticks%4 == 0 }
