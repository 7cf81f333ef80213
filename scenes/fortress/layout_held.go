package fortress

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

// heldLayout decides where the parts of a combat stand on a device held in the hands: the board has the room, with the
// question and the card of whoever acts beside it, or below it on a screen that is higher than wide. What else there
// is to read lies in drawers, which tabs at the foot open over the board.
func heldLayout(t *render.Theme, w, h float32) (l layout) {
	all, gap := render.Rect{W: w, H: h}, t.Px(scenes.Gap)
	l.held, l.brief = true, t.Short(h)
	l.bar, all = all.CutTop(t.Target(t.Px(36)))
	all = all.Inset2(gap/2, 0)
	_, all = all.CutBottom(gap / 2)
	var sheet render.Rect
	if h > w {
		l.tabs, all = all.CutBottom(t.Target(t.Px(36)))
		sheet, l.field = all.CutBottom(h * (heldSheet + heldGrowth*max(0, t.Text-2)))
		sheet, _ = sheet.CutTop(sheet.H - gap/2)
		l.drawer, _ = all.CutBottom(h * heldDrawer)
	} else {
		part := float32(heldColumn)
		if l.brief {
			part = lowColumn
		}
		sheet, l.field = all.CutRight(w * part)
		_, sheet = sheet.CutTop(gap / 2)
		l.field.W -= gap
		l.tabs, l.field = l.field.CutBottom(t.Target(t.Px(36)))
		l.drawer, _ = l.field.CutLeft(min(l.field.W, t.Px(560)*(0.5+t.Text/2)))
	}
	_, l.field = l.field.CutTop(gap / 2)
	_, l.field = l.field.CutBottom(gap / 2)
	l.cards = sheet
	least := t.Px(80) * t.Text
	if l.brief {
		least = t.Target(0) + t.Px(30) + t.LineHeight(render.Heading)
	}
	l.decision, _ = sheet.CutBottom(min(sheet.H, least))
	side := t.Grown(150)
	l.tray = render.Rect{X: l.field.X, Y: l.field.Bottom() - side*0.8, W: side, H: side * 0.8}
	return l
}
