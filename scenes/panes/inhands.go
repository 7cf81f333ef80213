package panes

import (
	"precipice/render"
	"precipice/scenes"
)

// Parts of the screen of a device held in the hands.
const (
	heldColumn = 0.36  // of the width, for the question beside the board
	lowColumn  = 0.42  // the same on a phone on its side
	heldSheet  = 0.52  // of the height, for the question below the board
	heldDrawer = 0.6   // of the height, for a drawer from below
	heldGrowth = 0.026 // of the height, by which text more than twice as large as in a window raises the question
)

// inHands divides the screen of a device held in the hands: the board has the room, with the question and what stands over that
// beside it, or below it on a screen that is higher than wide. What else there is to read lies in drawers, which tabs at the foot
// open over the board.
func inHands(t *render.Theme, w, h float32) (l Layout) {
	all, gap := render.Rect{W: w, H: h}, t.Px(scenes.Gap)
	l.Held, l.Brief, l.upright = true, t.Short(h), h > w
	l.Bar, all = all.CutTop(t.Target(t.Px(36)))
	all = all.Inset2(gap/2, 0)
	_, all = all.CutBottom(gap / 2)
	var sheet render.Rect
	if l.upright {
		l.Tabs, all = all.CutBottom(t.Target(t.Px(36)))
		sheet, l.Field = all.CutBottom(h * (heldSheet + heldGrowth*max(0, t.Text-2)))
		sheet, _ = sheet.CutTop(sheet.H - gap/2)
		l.Drawer, _ = all.CutBottom(h * heldDrawer)
	} else {
		part := float32(heldColumn)
		if l.Brief {
			part = lowColumn
		}
		sheet, l.Field = all.CutRight(w * part)
		_, sheet = sheet.CutTop(gap / 2)
		l.Field.W -= gap
		l.Tabs, l.Field = l.Field.CutBottom(t.Target(t.Px(36)))
		l.Drawer, _ = l.Field.CutLeft(min(l.Field.W, t.Px(560)*(0.5+t.Text/2)))
	}
	_, l.Field = l.Field.CutTop(gap / 2)
	_, l.Field = l.Field.CutBottom(gap / 2)
	l.Sheet = sheet
	least := t.Px(80) * t.Text
	if l.Brief {
		least = t.Target(0) + t.Px(30) + t.LineHeight(render.Heading)
	}
	l.least, _ = sheet.CutBottom(min(sheet.H, least))
	side := t.Grown(150)
	l.Corner = render.Rect{X: l.Field.X, Y: l.Field.Bottom() - side*0.8, W: side, H: side * 0.8}
	return l
}

// leastField is the least height of the board above what stands below it, in design units.
const leastField = 140

// deepen gives the board the room down to what stands below it, and no more than that.
func (l *Layout) deepen(low float32) {
	t := l.theme
	foot := l.least.Bottom() - max(low, l.least.H) - t.Px(scenes.Gap)/2
	more := max(foot, l.Field.Y+t.Px(leastField)) - l.Field.Bottom()
	l.Field.H += more
	l.Corner.Y += more
	l.Low = low
}
