package fortress

import (
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/panes"
)

// contents returns what the panes hold.
func (c *Combat) contents(sh *game.Shell) panes.Contents {
	list := panes.Contents{
		Question: func(wide float32) float32 { return c.ask.questionHeight(sh, wide) }, Scrolls: c.opening.asked(),
		Low:   func(asks render.Rect) float32 { return c.low(sh, asks) },
		Upper: leastHostileHeight(sh.Theme), Lower: c.leastLogHeight(sh.Theme), Second: c.column.Second}
	if c.Hinting.Hint != nil {
		list.Notes[hintNote] = panes.Note{Most: mostGuide, Height: func(wide, _ float32) float32 { return c.HintCardHeight(sh, wide) }}
	}
	if c.kit.placed.guided {
		list.Notes[guideNote] = panes.Note{Most: mostGuide, Height: func(wide, most float32) float32 { return c.lesson.guideHeight(sh, wide, most) }}
		if c.deep(sh) && c.asksOfTrack() {
			list.Notes[guideNote].Most = mostOverRest
		}
	}
	return list
}

// aroundBoard are the panes around the board in a window: the cards of the party, the hostiles and the log, the dice and the track.
var aroundBoard = panes.Has{Left: true, Right: true, Foot: true}

// lay places the panes in a window of a size.
func (c *Combat) lay(sh *game.Shell, now placedFor, w, h float32) {
	k, t := c.kit, sh.Theme
	k.placed, k.layout = now, panes.Frame(panes.Room{Theme: t, W: w, H: h, Has: aroundBoard, Folded: now.folded, Lowered: sh.Settings.Folded})
	k.layout.Place(c.contents(sh))
	if !now.guided {
		return
	}
	l := &k.layout
	if c.lesson.guideAtFoot(t) {
		l.Notes[guideNote].Y = l.Tabs.Y - t.Px(scenes.Gap)/2 - l.Notes[guideNote].H
	}
	if t.Held { // its dice are spoken of
		l.Corner.H = min(l.Corner.H, l.Field.H)
		l.Corner.Y = l.Field.Bottom() - l.Corner.H
	}
}
