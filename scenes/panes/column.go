package panes

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/render"
)

// Column is the right column. It folds while a player chooses on the board, and comes back over the board while the pointer is at
// the edge that it has folded to. Its zero value is open.
type Column struct {
	Changed func() // called when the panes must be drawn again

	Second bool // the lower pane is shown where the two share one place
	Itself bool // it has folded by itself
	Peeks  bool // folded, it lies over the board

	used  int  // for how many ticks the board has been in use
	way   way  // of the pointer
	kept  bool // the player has opened it, so it folds no more by itself
	slide slide
	shown render.Rect // where it stands in the layer of the panes, empty while it is folded
}

// FoldAfter is how many ticks the board must be in use before the column folds.
const FoldAfter = 42

// way notices a pointer on its way to the column.
type way struct {
	last render.Point
	on   int // for how many ticks more it counts as on its way
}

// wayTicks is how long a pointer may rest on its way to the column.
const wayTicks = 24

// goes follows the pointer, and reports whether it goes to the right: as far as it goes up or down, at least. Who has come
// further than a leap at once is there.
func (w *way) goes(at render.Point, leap float32) bool {
	dx, dy := at.X-w.last.X, at.Y-w.last.Y
	switch w.last = at; {
	case dx == 0 && dy == 0:
		w.on = max(0, w.on-1)
	case dx > 0 && dx >= max(dy, -dy) && dx < leap:
		w.on = wayTicks
	default:
		w.on = 0
	}
	return w.on > 0
}

// Use says how a screen is used now.
type Use struct {
	Needs bool // what is asked or told now bears on the column
	Asks  bool // a question is asked that is answered on the board
	Stays bool // the column stays open, even if the player has folded it
}

// Folded reports whether the column is folded, by the player or by itself, where it does not stay open.
func (c *Column) Folded(sh *game.Shell, stays bool) bool {
	return (sh.Settings.Folded || c.Itself) && !sh.Theme.Held && !stays
}

// Attend folds the column once the board has been in use for a moment, and opens it again when it is needed. It runs once a tick.
func (c *Column) Attend(sh *game.Shell, l *Layout, use Use) {
	was := *c
	goes := c.way.goes(sh.Input.Pointer, l.Field.W/4)
	switch {
	case sh.Settings.KeepPanels || c.kept || use.Needs:
		c.Itself, c.used = false, 0
	case !use.Asks || !onBoard(sh, l) || goes && !sh.UI.ByKeys() && !c.Itself:
		c.used = 0
	case c.used < FoldAfter:
		c.used++
		sh.Dirty() // the program must not rest before it has folded
	default:
		c.Itself = true
	}
	c.Peeks = l.Folded && c.Folded(sh, use.Stays) && c.atEdge(sh, l)
	if c.Itself && !was.Itself && !sh.Settings.ToldFold && !sh.Theme.Held && sh.Notice() == "" { // else another time
		sh.Settings.ToldFold = true
		sh.KeepSettings()
		sh.Note(sh.Words.Say("fold.note"))
	}
	if c.Itself != was.Itself || c.Peeks != was.Peeks {
		c.changed(sh)
		sh.UI.Shifted()
	}
}

// onBoard reports whether the pointer or the focus is on the board. The column does not fold under a pointer that has been left on
// it either.
func onBoard(sh *game.Shell, l *Layout) bool {
	at := sh.Input.Pointer
	if l.Right.Contains(at) {
		return false
	}
	if a := sh.UI.Pointed(); a != nil {
		return sh.UI.On(game.Ground, a.Name)
	}
	return !sh.UI.ByKeys() && l.Field.Contains(at)
}

// atEdge reports whether the pointer has gone to the edge that the column has folded to, or is on the column since.
func (c *Column) atEdge(sh *game.Shell, l *Layout) bool {
	at := sh.Input.Pointer
	if !c.Peeks {
		return l.Edge.Contains(at) && !sh.UI.ByKeys()
	}
	if a := sh.UI.Pointed(); a != nil && sh.UI.ByKeys() && sh.UI.On(game.Ground, a.Name) {
		return false // what the keys have led to must not be hidden
	}
	return l.Edge.Contains(at) || l.Over.Contains(at)
}

// Turn folds the column in this game and in later ones. A folded one it opens again.
func (c *Column) Turn(sh *game.Shell) {
	if sh.Settings.Folded || c.Itself {
		c.Keep(sh)
		return
	}
	sh.Settings.Folded = true
	sh.KeepSettings()
	c.changed(sh)
}

// Keep opens the column and keeps it open on this screen, or for good if the player had folded it.
func (c *Column) Keep(sh *game.Shell) {
	c.Itself, c.Peeks, c.kept = false, false, true
	if sh.Settings.Folded {
		sh.Settings.Folded = false
		sh.KeepSettings()
	}
	c.changed(sh)
}

func (c *Column) changed(sh *game.Shell) {
	c.Changed()
	sh.Dirty()
}

// stands returns where the column stands, beside the board or over it; empty while it is folded.
func (c *Column) stands(l *Layout) render.Rect {
	if c.Peeks && l.Folded {
		return l.Over
	}
	return l.Right
}

// Redraw draws the layer of the panes again. If the column has folded or opened since it was last drawn there, it slides.
func (c *Column) Redraw(sh *game.Shell, l *Layout, layer *ebiten.Image, same bool, draw func()) {
	was, now, length := c.shown, c.stands(l), slideLength(&sh.Settings)
	if c.shown = now; same && was.W > 0 && now.W == 0 {
		c.slide.begin(layer, was, false, sh.Now, length)
	}
	render.Wipe(layer)
	draw()
	if same && was.W == 0 && now.W > 0 {
		c.slide.begin(layer, now, true, sh.Now, length)
	}
}

// DrawLayer draws the layer of the panes, and the column on its way.
func (c *Column) DrawLayer(dst, layer *ebiten.Image, now time.Time) { c.slide.draw(dst, layer, now) }

// Sliding reports whether the column is on its way.
func (c *Column) Sliding() bool { return c.slide.picture != nil }

// Land ends that.
func (c *Column) Land() { c.slide.end() }
