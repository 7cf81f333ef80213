package scenes

import (
	"unicode"

	"precipice/game"
	"precipice/render"
)

// writing is the text field being edited, if any.
type writing struct {
	field string // name of its area, "" for none
	text  string
	most  int
	keep  func(text string)
	begun bool // begun in this tick, so that the key that began it does not end it
}

// begin edits a field, starting with its text; keep receives the text at the end.
func (w *writing) begin(field, text string, most int, keep func(string)) {
	w.end()
	*w = writing{field, text, most, keep, true}
}

// end keeps the text.
func (w *writing) end() {
	if w.field != "" {
		w.keep(w.text)
	}
	*w = writing{}
}

// update handles typing, and reports whether it used the keys. Back restores the old text; everything else
// that moves the focus keeps the new one.
func (w *writing) update(in *game.Input) bool {
	switch {
	case w.field == "":
		return false
	case w.begun:
		w.begun = false
		return true
	case in.Did(game.Back):
		*w = writing{}
		return true
	}
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
			w.end()
			return true
		}
	}
	if in.Clicked {
		w.end()
	}
	return true
}

// draw draws a text field. A click or Enter begins editing.
func (w *writing) draw(sh *game.Shell, p *render.Canvas, r render.Rect, name string, v render.FieldView, most int, keep func(string)) {
	text := v.Text
	if v.Writing = w.field == name; v.Writing {
		v.Text = w.text
	}
	v.Hover, v.Focus = sh.UI.Hover(name), sh.UI.Focus(name)
	p.Field(r, v)
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: r, Do: func() {
		if w.field != name {
			w.begin(name, text, most, keep)
		}
	}})
}
