package scenes

import (
	"unicode"

	"precipice/game"
	"precipice/render"
)

// writing is the field of a screen that is written in, if one is.
type writing struct {
	field string // name of its area, "" for none
	text  string
	most  int
	keep  func(text string)
	begun bool // in this tick, so that the key that began it does not end it
}

// begin writes in a field from its text on; keep is told the text when it is done.
func (w *writing) begin(field, text string, most int, keep func(string)) {
	w.end()
	*w = writing{field, text, most, keep, true}
}

// end keeps what was written.
func (w *writing) end() {
	if w.field != "" {
		w.keep(w.text)
	}
	*w = writing{}
}

// update takes what is typed; it tells whether the keys are spoken for. Stepping back leaves the text as
// it was, whatever else moves the focus keeps it.
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

// draw draws a field that can be written in. To begin, it is clicked or accepted.
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
