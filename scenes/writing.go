package scenes

import (
	"cmp"

	"precipice/game"
	"precipice/render"
)

// Writing is the text field being edited, if any.
type Writing struct {
	at        game.Field // its name is "" for none
	composing string     // what an input method is composing behind its text
	most      int        // runes
	keep      func(text string)
	frame     render.Rect // the whole field
	begun     bool        // begun in this tick, so that the key that began it does not end it
}

// Field returns the name of the field being edited, "" for none.
func (w *Writing) Field() string { return w.at.Name }

// Text returns what that field holds.
func (w *Writing) Text() string { return w.at.Text }

// begin edits a field, starting with its text; keep receives the text at the end.
func (w *Writing) begin(at game.Field, most int, keep func(string)) {
	w.End()
	*w = Writing{at: at, most: most, keep: keep, begun: true}
}

// End keeps the text, with what was being composed.
func (w *Writing) End() {
	last := *w
	*w = Writing{}
	if last.at.Name != "" {
		last.keep(last.at.Text + last.composing)
	}
}

// Update handles typing, and reports whether it used the keys. Back restores the old text; everything else
// that moves the focus keeps the new one.
func (w *Writing) Update(in *game.Input) bool {
	switch {
	case w.at.Name == "":
		return false
	case w.begun:
		w.begun = false
		in.Write(w.at)
		return true
	}
	w.at.Text, w.composing = in.Edit(w.at.Text, w.most), in.Composing
	for _, a := range in.Actions {
		switch a {
		case game.Back:
			*w = Writing{}
			return true
		case game.Accept, game.Next, game.Previous, game.Up, game.Down:
			w.End()
			return true
		}
	}
	if in.Clicked || in.Held && !w.frame.Contains(in.Pointer) {
		w.End()
		return true
	}
	in.Write(w.at)
	return true
}

// Draw draws a text field. A click or Enter begins editing. A gamepad cannot write: it takes what is suggested next.
func (w *Writing) Draw(sh *game.Shell, p *render.Canvas, r render.Rect, name string, v render.FieldView, most int, suggest func() string, keep func(string)) {
	text := v.Text
	room, size := sh.Theme.FieldText(r)
	if v.Writing = w.at.Name == name; v.Writing {
		v.Text, v.Composing, v.OnPage, v.All = w.at.Text, w.composing, sh.Input.OnPage(name), sh.Input.All
		w.at.Rect, w.at.Size, w.frame = room, size, r
	}
	v.Hover, v.Focus = sh.UI.Hover(name), sh.UI.Focus(name)
	p.Field(r, v)
	says := cmp.Or(v.Asks, sh.Words.Say("writing.label"))
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: r, Role: game.TextField, Says: says, Value: cmp.Or(v.Text, v.Empty), Do: func() {
		if sh.Input.ByPad() {
			keep(suggest())
			return
		}
		if w.at.Name != name {
			w.begin(game.Field{Name: name, Label: says, Text: text, Rect: room, Size: size}, most, keep)
		}
	}})
}
