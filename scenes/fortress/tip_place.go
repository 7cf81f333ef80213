package fortress

import (
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
	"precipice/scenes/field"
	"precipice/scenes/fortress/table"
)

// tipStamp holds all that the place of a tip depends on.
type tipStamp struct {
	drawn  panelStamp
	area   string
	size   render.Rect
	camera render.Camera
}

// tipRect returns where a tip of this size is drawn.
func (y *tips) tipRect(sh *game.Shell, size render.Rect, a *game.Area) render.Rect {
	return y.at.Keep(tipStamp{y.d.drawn, a.Name, size, y.d.view.Camera}, func() render.Rect {
		tip := y.tipFor(sh, size, a)
		return tip.Place(sh)
	})
}

// tipFor returns a tip of this size for an area. It never covers its subject, on the board or beside it, or the guide.
func (y *tips) tipFor(sh *game.Shell, size render.Rect, a *game.Area) field.Tip {
	l := &y.d.kit.layout
	tip := field.Tip{Size: size, About: besidePanel(sh, a.Rect), OnBoard: a.Space != "", Way: y.wayOf(a), Marks: y.payer.pays}
	tip.Screen = l.Bounds().Inset(sh.Theme.Px(4))
	if tip.OnBoard {
		tip.About = y.d.hexRect(hexOf(a))
	}
	tip.Tells, _ = y.told(a)
	if y.d.coach.tutor != nil {
		tip.Card = y.d.coach.tutor.Card
	}
	if side := sh.UI.Named("panel/hostile"); side != nil {
		tip.Side = side.Rect
	}
	return tip
}

// told returns the hex on the board that the tip of an area tells of: its own, that of its miniature, or the one place or
// target of an answer.
func (y *tips) told(a *game.Area) (at render.Rect, there bool) {
	s := &y.d.Play.Shown
	if a.Space != "" {
		return y.d.hexRect(hexOf(a)), true
	}
	u := fortress.NoUnit
	if a.Unit > 0 {
		u = fortress.UnitID(a.Unit - 1)
	}
	if key, answer := strings.CutPrefix(a.Name, "option/"); answer && a.Unit == 0 {
		switch _, ch := y.d.Choices.Find(key); {
		case ch == nil:
		case ch.Place == asking.OnSpaces:
			return y.d.hexRect(table.HexAt(ch.Space)), true
		case ch.Place == asking.OnUnits:
			u = table.UnitOf(&ch.Target)
		}
	}
	if u == fortress.NoUnit || !s.On(u).Here() {
		return at, false
	}
	return y.d.hexRect(s.Field().Hex(s.On(u).Hex)), true
}

// wayOf returns the rectangle between the active miniature and the hex pointed at, in which the route and
// the line of sight are drawn; empty for anything else.
func (y *tips) wayOf(a *game.Area) render.Rect {
	from, ok := y.d.watch()
	if a.Space == "" || !ok {
		return render.Rect{}
	}
	at, d := y.d.view.Camera.Centre(y.d.Play.Shown.Field().Hex(from)), y.d.view.Camera.Zoom
	left, top := min(a.Rect.X, at.X-d), min(a.Rect.Y, at.Y-d)
	return render.Rect{X: left, Y: top, W: max(a.Rect.Right(), at.X+d) - left, H: max(a.Rect.Bottom(), at.Y+d) - top}
}

// besidePanel widens the anchor of a tip to the full width of its panel, so that the question and the other
// answers stay visible.
func besidePanel(sh *game.Shell, r render.Rect) render.Rect {
	for _, name := range []string{"panel/decision", "panel/cards", "panel/hostile", "panel/log"} {
		if a := sh.UI.Named(name); a != nil && a.Rect.Contains(r.Centre()) {
			r.X, r.W = a.Rect.X, a.Rect.W
			return r
		}
	}
	return r
}

// asks reports whether an area shows a question, its answers, or events.
func asks(name string) bool {
	return name == "panel/decision" || name == "panel/result" || name == "panel/log"
}
