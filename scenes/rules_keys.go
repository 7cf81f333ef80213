package scenes

import (
	"strings"

	"precipice/game"
)

// mostTyped is the greatest length of a query.
const mostTyped = 60

// Update implements game.Scene.
func (r *Rules) Update(sh *game.Shell) {
	in := &sh.Input
	sh.UI.SetFocus("") // the keys move the mark instead of the focus
	r.side.Update(sh)
	r.scroll.Update(sh)
	r.scroll.Push(sh)
	if r.typed(sh) {
		return
	}
	for _, a := range in.Actions {
		switch a {
		case game.Back:
			if !r.back() {
				sh.Pop()
				return
			}
		case game.Up:
			r.step(-1)
		case game.Down:
			r.step(1)
		case game.Left:
			r.leafThrough(-1)
		case game.Right:
			r.leafThrough(1)
		case game.Next:
			r.turn(1)
		case game.Previous:
			r.turn(-1)
		case game.Accept:
			r.choose()
		case game.ScrollUp:
			r.pageBy(-1)
		case game.ScrollDown:
			r.pageBy(1)
		}
	}
}

// searching returns what a touch of the search field does: it opens the keyboard of the screen. Where there is none it is nil,
// because what is typed is heard anyway.
func (r *Rules) searching(sh *game.Shell) func() {
	if !sh.Theme.Held {
		return nil
	}
	return func() { r.writes = true }
}

// Leave implements game.Leaver.
func (r *Rules) Leave() { r.writes = false }

// typed searches for what is written in the search field. It reports whether the keyboard of the screen has the keys.
func (r *Rules) typed(sh *game.Shell) bool {
	in := &sh.Input
	r.search(strings.TrimLeft(in.Edit(r.query, mostTyped), " "))
	r.composing = in.Composing
	if in.Clicked || in.Held && !r.frame.Contains(in.Pointer) || in.Did(game.Accept) || in.Did(game.Back) {
		if r.writes {
			r.writes = false
			sh.Dirty()
			in.Write(game.Field{})
			return true
		}
	}
	f := game.Field{}
	if r.writes || !sh.Theme.Held {
		f = r.field
		f.Text = r.query
	}
	in.Write(f)
	return r.writes
}

// pageBy scrolls by pages and takes the mark along.
func (r *Rules) pageBy(pages float32) {
	r.scroll.Page(pages)
	for i := range r.page.rows {
		if row := &r.page.rows[i]; row.y >= r.scroll.At {
			r.at, r.link = i, -1
			return
		}
	}
}
