package scenes

import (
	"strings"
	"unicode"

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
	if r.onPage.Update(in) {
		sh.Dirty()
		return
	}
	r.typed(in)
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

// searching returns what a touch of the search field does: it opens the page's own field, without which a phone shows no
// keyboard. Elsewhere it is nil, because what is typed is heard anyway.
func (r *Rules) searching(sh *game.Shell) func() {
	if !sh.Theme.Held {
		return nil
	}
	return func() {
		r.onPage.begin("rules/search", r.query, mostTyped, func(text string) { r.search(strings.TrimLeft(text, " ")) })
		if !r.onPage.openPage(sh) {
			r.onPage = Writing{} // keys are heard without it
		}
	}
}

// Leave implements game.Leaver.
func (r *Rules) Leave() { r.onPage.End() }

// typed adds the typed characters to the search field.
func (r *Rules) typed(in *game.Input) {
	query := r.query
	in.Write()
	if in.Erase && query != "" {
		letters := []rune(query)
		query = string(letters[:len(letters)-1])
	}
	for _, c := range in.Typed {
		if unicode.IsGraphic(c) && len(query) < mostTyped {
			query += string(c)
		}
	}
	r.search(strings.TrimLeft(query, " "))
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
