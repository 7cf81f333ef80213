package city

import (
	"slices"
	"strconv"

	"precipice/engine"
	rules "precipice/engine/city"
	"precipice/game"
	"precipice/render"
	art "precipice/render/city"
	"precipice/scenes"
	"precipice/scenes/asking"
	"precipice/scenes/field"
	"precipice/scenes/panes"
)

// lays reports whether an option lays a tile.
func lays(o *engine.Option) bool { return o.Verb == rules.DoLay || o.Verb == rules.DoExtract }

// spotOf returns where an option lays its tile, nil for nowhere.
func spotOf(spots []rules.Spot, key string) *rules.Spot {
	if i := slices.IndexFunc(spots, func(s rules.Spot) bool { return s.Key == key }); i >= 0 {
		return &spots[i]
	}
	return nil
}

// room returns where the camera shows the board. While a tile is laid, the question does not lie over it.
func (x *boardPane) room(sh *game.Shell) render.Rect {
	l := &x.d.Layout
	if !x.d.Question.Asks(rules.AskLay) && !x.d.Question.Asks(rules.AskGate) || x.d.Presenting() {
		return l.Field
	}
	if l.Held {
		return panes.Beneath(l.Field, l.Asks, sh.Theme.Px(scenes.Gap))
	}
	return field.Beside(l.Field, l.Asks, sh.Theme.Px(scenes.Gap))
}

// drawGhosts shows where a tile, a zone or a gateway would lie: the tile that the player points at as it would be, the others faintly.
func (x *boardPane) drawGhosts(sh *game.Shell, p *render.Canvas) {
	if x.d.Question == nil || x.d.Presenting() {
		return
	}
	var shown *asking.Choice
	var row *asking.Row
	for _, r := range x.d.Question.All() {
		for i := range r.Legal {
			ch := &r.Legal[i]
			pointed := sh.UI.Hover(ch.Area()) || sh.UI.Focus(ch.Area())
			switch {
			case lays(&ch.Option):
				if pointed {
					x.laying = ch.Key
				}
				if pointed || ch.Option.Verb == rules.DoLay && (shown == nil || x.laying == ch.Key) {
					shown, row = ch, r
				}
			case ch.Option.Verb == rules.DoGate || ch.Option.Verb == rules.DoLychgate:
				art.Laying(p, x.shown(x.edgeSquares(ch)), render.Moon, pointed)
			}
		}
	}
	if shown == nil {
		return
	}
	if shown.Option.Verb == rules.DoLay {
		for i := range x.d.spotsAsked() {
			g := art.NewGhost(&x.d.spots[i].Piece, x.d.spots[i].Own)
			g = g.Shown(x.d.View.Camera.Shown)
			art.Faint(p, g.Squares(), render.Moon)
		}
	}
	x.drawGhost(p, shown, row)
}

// drawGhost draws a tile as an option would lay it, with the number of its row.
func (x *boardPane) drawGhost(p *render.Canvas, ch *asking.Choice, row *asking.Row) {
	spot := spotOf(x.d.spotsAsked(), ch.Key)
	if spot == nil {
		return
	}
	g := art.NewGhost(&spot.Piece, spot.Own)
	g = g.Shown(x.d.View.Camera.Shown)
	art.DrawGhost(p, g, render.Moon)
	if n := x.ask.numbered().Of(row); n > 0 && len(g.Floor) > 0 {
		whole := g.Floor[0]
		for _, r := range g.Squares() {
			whole = around(whole, r)
		}
		p.Badge(whole.Centre(), max(p.Theme.Px(13), g.Floor[0].H*0.3), strconv.Itoa(n), render.Moon)
	}
}
