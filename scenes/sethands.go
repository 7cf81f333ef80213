package scenes

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/render"
)

// SetHands is the screen that sets keys and gamepad buttons anew.
type SetHands struct {
	canvas *render.Canvas
	list   ScrollList
	listen cellOf // what the next key or button is for
	said   string // what came of the last one
}

// cellOf is a place for a key or a button. The zero cell is none.
type cellOf struct {
	action game.Action
	slot   int // of a key, or forButton
}

const forButton = -1

// name returns the name of the area of a cell.
func (c cellOf) name() string {
	if c.slot == forButton {
		return "hand/" + c.action.Name() + "/button"
	}
	return "hand/" + c.action.Name() + "/" + strconv.Itoa(c.slot+1)
}

// Name implements game.Scene.
func (s *SetHands) Name() string { return "hands" }

// Moving implements game.Scene.
func (s *SetHands) Moving() bool { return false }

// Covers implements game.Coverer.
func (s *SetHands) Covers() {}

// Says implements game.Scene.
func (s *SetHands) Says() map[string]string {
	says := map[string]string{"said": s.said, "listens": ""}
	if s.listen != (cellOf{}) {
		says["listens"] = s.listen.name()
	}
	return says
}

// Update implements game.Scene.
func (s *SetHands) Update(sh *game.Shell) {
	s.list.Update(sh)
	in := &sh.Input
	switch {
	case s.listen != (cellOf{}):
		s.hear(sh)
	case in.Did(game.Remove):
		s.empty(sh)
	default:
		if !HelpKeys(sh, "") && in.Did(game.Back) {
			sh.Pop()
		}
	}
}

// hear takes the key or the button that was pressed. Esc, the button that goes back and a click elsewhere leave
// things as they are.
func (s *SetHands) hear(sh *game.Shell) {
	in, c, w := &sh.Input, s.listen, sh.Words
	hands := sh.Hands()
	switch heard := in.Heard; {
	case in.Clicked, heard.Any && (heard.Key == ebiten.KeyEscape || heard.Key == game.NoKey && heard.Button == hands.Button(game.Back)):
		s.listen, s.said = cellOf{}, w.Say("hands.kept")
	case !heard.Any:
		in.Listen()
	case c.slot == forButton && heard.Key != game.NoKey:
		s.said = w.Say("hands.not-a-button")
		in.Listen()
	case c.slot != forButton && heard.Key == game.NoKey:
		s.said = w.Say("hands.not-a-key")
		in.Listen()
	case c.slot == forButton:
		s.tell(sh, sh.ButtonName(heard.Button), sh.SetButton(c.action, heard.Button))
	default:
		s.tell(sh, sh.KeyName(heard.Key), sh.SetKey(c.action, c.slot, heard.Key))
	}
	sh.Dirty()
}

// tell says what came of a key or a button. One that is refused is followed by another try.
func (s *SetHands) tell(sh *game.Shell, name string, was game.Taken) {
	w, action := sh.Words, sh.Words.Say("action."+s.listen.action.Name())
	switch {
	case was.Refused && was.By == game.NoAction:
		s.said = w.Say("hands.refused", name)
	case was.Refused:
		s.said = w.Say("hands.refused.by", name, w.Say("action."+was.By.Name()))
	case was.By != game.NoAction && was.By != s.listen.action:
		s.said = w.Say("hands.swapped", name, action, w.Say("action."+was.By.Name()), s.shown(sh, cellOf{was.By, s.slotOf(was)}))
	default:
		s.said = w.Say("hands.set", name, action)
	}
	if was.Refused {
		sh.Input.Listen()
		return
	}
	s.listen = cellOf{}
}

// slotOf returns where what was taken lay.
func (s *SetHands) slotOf(was game.Taken) int {
	if s.listen.slot == forButton {
		return forButton
	}
	return was.Slot
}

// empty takes away the key or the button that has the focus.
func (s *SetHands) empty(sh *game.Shell) {
	a := sh.UI.Pointed()
	for _, c := range cells() {
		if a == nil || c.name() != a.Name {
			continue
		}
		if c.slot == forButton {
			sh.SetButton(c.action, game.NoButton)
		} else {
			sh.SetKey(c.action, c.slot, game.NoKey)
		}
		s.said = sh.Words.Say("hands.emptied", sh.Words.Say("action."+c.action.Name()))
	}
}

// cells returns all places for keys and buttons.
func cells() (list []cellOf) {
	for _, a := range game.Actions() {
		list = append(list, cellOf{a, 0}, cellOf{a, 1})
		if !a.Firm() {
			list = append(list, cellOf{a, forButton})
		}
	}
	return list
}

// shown returns what a cell holds, in words.
func (s *SetHands) shown(sh *game.Shell, c cellOf) string {
	if c.slot == forButton {
		return sh.ButtonName(sh.Hands().Button(c.action))
	}
	return sh.KeyName(sh.Hands().KeyAt(c.action, c.slot))
}

// begin listens for what a cell shall hold.
func (s *SetHands) begin(sh *game.Shell, c cellOf) {
	key := "hands.press-key"
	if c.slot == forButton {
		key = "hands.press-button"
	}
	s.listen, s.said = c, sh.Words.Say(key, sh.Words.Say("action."+c.action.Name()))
	sh.Input.Clicked = false
	sh.Input.Listen()
	sh.Dirty()
}

// restore gives an action its usual keys again, or all of them for NoAction.
func (s *SetHands) restore(sh *game.Shell, a game.Action) {
	sh.RestoreHands(a)
	s.listen, s.said = cellOf{}, sh.Words.Say("hands.restored")
}
