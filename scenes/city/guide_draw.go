package city

import (
	"strings"

	"precipice/game"
	"precipice/game/city"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/panes"
	"precipice/scenes/tutor"
)

// mostGuide is the largest share of the field's height that the guide may take.
const mostGuide = 0.5

// fitted is the height of the card, and what it was measured for.
type fitted struct {
	theme      *render.Theme
	wide, most float32
	page, text string
	high       float32
}

// note returns the room that the card needs below the board.
func (c *coach) note(sh *game.Shell) panes.Note {
	if !c.tutor.Shown() || c.d.over() {
		return panes.Note{}
	}
	return panes.Note{Most: mostGuide, Height: func(wide, most float32) float32 { return c.height(sh, wide, most) }}
}

// height returns the height of the card: as high as the longest page needs, with smaller text where that would be too high. On a device
// held upright, where the board has little room, it is as high as the page that is shown, and stays so while nothing is said.
func (c *coach) height(sh *game.Shell, wide, most float32) float32 {
	f := &c.fitted
	now := fitted{theme: sh.Theme, wide: wide, most: most}
	if c.tutor.Speaks() {
		now.page = c.said.ID
		_, now.text = c.words(sh)
	} else if now.page, now.text = f.page, f.text; now.page == "" && c.upright(sh) {
		return 0
	}
	if silent := c.said.Step != nil && !c.tutor.Speaks(); silent && f.theme == now.theme && f.wide == wide {
		return f.high // however high the board is meanwhile
	}
	if f.theme == now.theme && f.wide == wide && f.most == most && f.page == now.page && f.text == now.text {
		return f.high
	}
	*f = now
	for c.tutor.Shrink = 1; ; c.tutor.Shrink *= 0.94 {
		if f.high = c.need(sh, wide); f.high <= most || c.tutor.Shrink < 0.5 {
			return f.high
		}
	}
}

// upright reports whether the device is held upright.
func (c *coach) upright(sh *game.Shell) bool {
	w, h := sh.Size()
	return sh.Theme.Held && h >= w
}

// need returns the height that the card needs at its present size of text.
func (c *coach) need(sh *game.Shell, wide float32) float32 {
	card := c.cardView(sh)
	high := card.Height(sh, wide, c.fitted.text)
	if c.upright(sh) {
		return high
	}
	w := sh.Words.Of(city.Name)
	who := ""
	for h := range c.d.Play.Shown.Heroes {
		if name := w.Name(c.d.Play.Shown.HeroName(h)); len(name) > len(who) {
			who = name
		}
	}
	for i := range c.lessons.course.Steps {
		if s := &c.lessons.course.Steps[i]; s.Line == "" { // with a line of the log it is as high as that needs
			high = max(high, card.Height(sh, wide, w.Say(s.Text(), who, w.Count("guide.turns", 2), "1", "2", who)))
		}
	}
	return high
}

// cardView returns the card, blank while nothing is said: what was said last may be about somebody who is gone.
func (c *coach) cardView(sh *game.Shell) *tutor.Card {
	if !c.tutor.Speaks() {
		return &tutor.Card{Shrink: c.tutor.Shrink, Blank: true}
	}
	return c.tutor.CardView(sh)
}

// foot cuts the room of the card from the bottom of a room, once the journey is over.
func (c *coach) foot(sh *game.Shell, all render.Rect, wide float32) render.Rect {
	if !c.tutor.Speaks() {
		return all
	}
	at, rest := all.CutBottom(c.height(sh, wide, all.H*mostGuide))
	c.tutor.Card = scenes.Middle(at, wide)
	_, rest = rest.CutBottom(sh.Theme.Px(scenes.Gap))
	return rest
}

// draw marks what the guide speaks of and draws its card.
func (c *coach) draw(sh *game.Shell, p *render.Canvas) {
	if c.tutor == nil || c.d.fate.shown() || c.d.evening.on {
		return
	}
	if c.tutor.Points = ""; !c.d.over() {
		c.tutor.Card = render.Rect{}
	}
	if c.tutor.Pages.Hidden {
		if !c.d.over() {
			tutor.DrawBack(sh, p, tutor.BackRect(sh, c.d.Layout.Field), func() { c.tutor.Hide(sh, false) })
		}
		return
	}
	c.showLine(sh)
	if !c.tutor.Speaks() {
		return
	}
	if c.d.over() {
		c.cardView(sh).Draw(sh, p, c.tutor.Card)
		return
	}
	c.tutor.Points = c.pointedAt(sh)
	if open := c.drawers.Open; open > 0 && away[c.said.Where] != "drawer/"+drawerNames[open-1] {
		return // what is in a drawer is read
	}
	c.tutor.Card = c.d.Layout.Notes[0]
	if target, ok := c.mark(sh, p); ok {
		(&tutor.Leader{Card: c.tutor.Card, Target: target, Bars: c.bars}).Draw(sh, p)
	}
	c.cardView(sh).Draw(sh, p, c.tutor.Card)
}

// mark draws rings around what the guide speaks of, and returns the first of them that is in sight.
func (c *coach) mark(sh *game.Shell, p *render.Canvas) (first render.Rect, ok bool) {
	room := c.d.boardRoom()
	p.Clip(room, func() {
		for _, sp := range c.said.Spaces {
			at := c.d.View.Camera.Shown(c.ground.place(sp))
			tutor.Ring(p, at)
			if !ok && c.d.Layout.Field.Overlaps(at) {
				first, ok = at.Within(c.d.Layout.Field), true
			}
		}
	})
	a := sh.UI.Named(c.tutor.Points)
	switch {
	case a == nil:
	case a.Unit > 0 && a.Space != "":
		p.Clip(room, func() { tutor.Ring(p, a.Rect) })
		return a.Rect, true
	case a.Space != "":
		at := c.d.View.Camera.Shown(c.ground.placeNamed(a.Space))
		p.Clip(room, func() { tutor.Ring(p, at) })
		return at, true
	case !a.Offscreen:
		return tutor.Ring(p, a.Rect), true
	}
	return first, ok
}

// bars reports whether an area shows text or dice that no line may cross.
func (c *coach) bars(area string) bool {
	switch area {
	case "panel/decision", "dial", "panel/tray", "panel/cards", "bar/where":
		return true
	}
	return strings.HasPrefix(area, "row/") || strings.HasPrefix(area, "card/")
}
