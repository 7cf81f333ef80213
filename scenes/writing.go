package scenes

import (
	"unicode"

	"precipice/game"
	"precipice/render"
)

// Writing is the text field being edited, if any.
type Writing struct {
	field string // name of its area, "" for none
	text  string
	most  int
	keep  func(text string)
	begun bool // begun in this tick, so that the key that began it does not end it
	page  written
}

// written takes the text of the page's own field, once the player is done with it, or with end at once. It is nil while no
// such field takes the text.
type written func(end bool) (text string, done bool)

// Field returns the name of the field being edited, "" for none.
func (w *Writing) Field() string { return w.field }

// begin edits a field, starting with its text; keep receives the text at the end.
func (w *Writing) begin(field, text string, most int, keep func(string)) {
	w.End()
	*w = Writing{field: field, text: text, most: most, keep: keep, begun: true}
}

// End keeps the text.
func (w *Writing) End() {
	if w.page != nil {
		w.fromPage(true)
		return
	}
	if w.field != "" {
		w.keep(w.text)
	}
	*w = Writing{}
}

// Update handles typing, and reports whether it used the keys. Back restores the old text; everything else
// that moves the focus keeps the new one.
func (w *Writing) Update(in *game.Input) bool {
	switch {
	case w.field == "":
		return false
	case w.begun:
		w.begun = false
		in.Write()
		return true
	case w.page != nil:
		w.fromPage(in.Clicked || in.Held)
		return true
	case in.Did(game.Back):
		*w = Writing{}
		return true
	}
	in.Write()
	if in.Erase && w.text != "" {
		letters := []rune(w.text)
		w.text = string(letters[:len(letters)-1])
	}
	for _, c := range in.Typed {
		if unicode.IsGraphic(c) && len([]rune(w.text)) < w.most {
			w.text += string(c)
		}
	}
	for _, a := range in.Actions {
		switch a {
		case game.Accept, game.Next, game.Previous, game.Up, game.Down:
			w.End()
			return true
		}
	}
	if in.Clicked {
		w.End()
	}
	return true
}

// fromPage takes what the page's field holds once the player is done with it, or has touched the game again.
func (w *Writing) fromPage(end bool) {
	text, done := w.page(end)
	if !done {
		return
	}
	w.text, w.page = "", nil
	for _, c := range text {
		if unicode.IsGraphic(c) && len([]rune(w.text)) < w.most {
			w.text += string(c)
		}
	}
	w.End()
}

// Draw draws a text field. A click or Enter begins editing. A gamepad cannot write: it takes what is suggested next.
func (w *Writing) Draw(sh *game.Shell, p *render.Canvas, r render.Rect, name string, v render.FieldView, most int, suggest func() string, keep func(string)) {
	text := v.Text
	if v.Writing = w.field == name; v.Writing {
		v.Text = w.text
	}
	v.Hover, v.Focus = sh.UI.Hover(name), sh.UI.Focus(name)
	p.Field(r, v)
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: r, Do: func() {
		if sh.Input.ByPad() {
			keep(suggest())
			return
		}
		if w.field != name {
			w.begin(name, text, most, keep)
			w.openPage(sh)
		}
	}})
}

// writeOnPage and writtenOnPage are the page's own field. Tests, which have no page, put another in its place.
var writeOnPage, writtenOnPage = game.WriteOnPage, game.WrittenOnPage

// openPage lets the page's own field take the text on a device held in the hands, which shows its keyboard for no other, and
// reports whether there is one.
func (w *Writing) openPage(sh *game.Shell) bool {
	if sh.Theme.Held && writeOnPage(sh.Words.Say("writing.label"), w.text, w.most) {
		w.page = writtenOnPage
	}
	return w.page != nil
}
