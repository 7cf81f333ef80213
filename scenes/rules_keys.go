package scenes

import (
	"strings"
	"unicode"

	"precipice/game"
	"precipice/render"
)

// grip is what the pointer drags while pressed.
type grip uint8

const (
	nothing grip = iota
	loose        // pressed where nothing can be dragged
	chapterList
	chapterBar
	statements
	statementBar
)

// mostTyped is the greatest length of a query.
const mostTyped = 60

// Update implements game.Scene.
func (r *Rules) Update(sh *game.Shell) {
	in := &sh.Input
	sh.UI.SetFocus("") // the keys move the mark instead of the focus
	r.scrollBy(sh)
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

// typed adds the typed characters to the search field.
func (r *Rules) typed(in *game.Input) {
	query := r.query
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
func (r *Rules) pageBy(by float32) {
	pane := r.layout.statements
	r.scroll = max(0, min(r.scroll+by*pane.H*0.85, r.page.height-pane.H))
	for i := range r.page.rows {
		if row := &r.page.rows[i]; row.y >= r.scroll {
			r.at, r.link = i, -1
			return
		}
	}
}

// scrollBy handles the wheel and dragging. Scroll positions are clamped when drawn.
func (r *Rules) scrollBy(sh *game.Shell) {
	in, l := &sh.Input, &r.layout
	switch {
	case in.Wheel == 0:
	case l.chapters.Contains(in.Pointer):
		r.side -= in.Wheel * sh.Theme.Px(44)
	default:
		r.scroll -= in.Wheel * sh.Theme.Px(44)
	}
	switch {
	case !in.Held:
		r.grabbed = nothing
	case r.grabbed == nothing:
		r.grabbed = r.gripAt(in.Pointer)
	}
	switch by := in.Drag.Y; r.grabbed {
	case chapterList:
		r.side -= by
	case chapterBar:
		r.side += by * l.sideHeight / max(1, l.list.H)
	case statements:
		r.scroll -= by
	case statementBar:
		r.scroll += by * r.page.height / max(1, l.statements.H)
	}
}

// gripAt returns what a pointer pressed at this point drags.
func (r *Rules) gripAt(at render.Point) grip {
	l := &r.layout
	switch {
	case l.list.Contains(at) && at.X > l.list.Right()-l.bar:
		return chapterBar
	case l.list.Contains(at):
		return chapterList
	case l.statements.Contains(at) && at.X > l.statements.Right()-l.bar:
		return statementBar
	case l.statements.Contains(at):
		return statements
	}
	return loose
}
