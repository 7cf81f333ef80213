package fortress

import (
	"slices"
	"strconv"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
)

// carried is the initiative card that the player drags to trade its place.
type carried struct {
	on   bool
	card int // its position on the track
}

// swapOf returns the option that lets two cards of the track trade places, or why they cannot; neither if nothing is
// said about the two.
func (c *Combat) swapOf(a, b int) (o *engine.Option, why *engine.Refusal) {
	if c.choices == nil || c.Presenting() {
		return nil, nil
	}
	d := c.choices.Decision
	between := func(o *engine.Option) bool {
		x, y := int(o.Args[0]), int(o.Args[1])
		return o.Verb == fortress.DoSwap && (x == a && y == b || x == b && y == a)
	}
	if i := slices.IndexFunc(d.Options, func(o engine.Option) bool { return between(&o) }); i >= 0 {
		return &d.Options[i], nil
	}
	if i := slices.IndexFunc(d.Refusals, func(r engine.Refusal) bool { return between(&r.Option) }); i >= 0 {
		return nil, &d.Refusals[i]
	}
	return nil, nil
}

// carriable reports whether a card of the track could trade places with some other.
func (c *Combat) carriable(place int) bool {
	for other := range int(c.Play.Shown.NumTrack) {
		if o, _ := c.swapOf(place, other); other != place && o != nil {
			return true
		}
	}
	return false
}

// trackCardAt returns the position on the track of the card at a point, -1 for none.
func (c *Combat) trackCardAt(sh *game.Shell, at render.Point) int {
	for i := range int(c.Play.Shown.NumTrack) {
		if a := sh.UI.Named("track/" + strconv.Itoa(i+1)); a != nil && a.Rect.Contains(at) {
			return i
		}
	}
	return -1
}

// carry lets the pointer drag a card of the track, and trades places where it is dropped on a card that allows it. On
// another the notice says why not.
func (c *Combat) carry(sh *game.Shell) {
	in := &sh.Input
	if in.Drag != (render.Point{}) && !c.carried.on && !c.view.Pulls() {
		if i := c.trackCardAt(sh, render.Point{X: in.Pointer.X - in.Drag.X, Y: in.Pointer.Y - in.Drag.Y}); i >= 0 && c.carriable(i) {
			c.carried = carried{true, i}
		}
	}
	if !c.carried.on || in.Held {
		return
	}
	c.carried.on = false
	sh.Dirty()
	from, to := c.carried.card, c.trackCardAt(sh, in.Pointer)
	if to < 0 || to == from {
		return
	}
	if o, _ := c.swapOf(from, to); o != nil {
		c.choose(sh, o.Key())
		return
	}
	sh.Note(c.carriedTip(sh, to).Text)
}

// carriedTip says what dropping the carried card on another would do, or why it cannot be dropped there.
func (c *Combat) carriedTip(sh *game.Shell, to int) render.TooltipView {
	w, s := sh.Words, &c.Play.Shown
	v := render.TooltipView{Title: w.Say("tip.track.onto", w.Name(s.CardName(s.Track[c.carried.card])), w.Name(s.CardName(s.Track[to])))}
	switch o, why := c.swapOf(c.carried.card, to); {
	case o != nil:
		v.Text, v.Rules = w.Do(c.choices.Decision.Kind, o), c.choices.Decision.Rule
	case why != nil:
		v.Text, v.Rules = asking.Why(sh, why), why.Rule
	case c.choices != nil && c.choices.Decision.Kind == fortress.AskCoveringFire:
		v.Text, v.Rules = w.Say("tip.track.not.covering"), "BF-COV-001"
	default:
		v.Text, v.Rules = w.Say("tip.track.not.gambit"), "BF-GAM-005"
	}
	return v
}

// drawCarried draws the card that is dragged, where it may be dropped, and where not.
func (c *Combat) drawCarried(sh *game.Shell, g *render.Canvas) {
	if !c.carried.on {
		return
	}
	t := sh.Theme
	for i := range int(c.Play.Shown.NumTrack) {
		a := sh.UI.Named("track/" + strconv.Itoa(i+1))
		if a == nil {
			continue
		}
		o, _ := c.swapOf(c.carried.card, i)
		switch {
		case i == c.carried.card:
			g.Round(a.Rect, t.Px(5), render.Fade(render.Void, 0.75))
		case o != nil:
			g.Frame(a.Rect, t.Px(5), t.Px(3), render.Brass)
		default:
			g.Round(a.Rect, t.Px(5), render.Fade(render.Void, 0.6))
			at, d := a.Rect.Centre(), a.Rect.W*0.2
			g.Segment(render.Point{X: at.X - d, Y: at.Y - d}, render.Point{X: at.X + d, Y: at.Y + d}, t.Px(3), render.Blood)
			g.Segment(render.Point{X: at.X - d, Y: at.Y + d}, render.Point{X: at.X + d, Y: at.Y - d}, t.Px(3), render.Blood)
		}
	}
	a, at := sh.UI.Named("track/"+strconv.Itoa(c.carried.card+1)), sh.Input.Pointer
	if a == nil {
		return
	}
	v := c.trackCard(sh, c.carried.card)
	v.Pick, v.Hover, v.Focus = true, true, false
	g.TrackCard(render.Rect{X: at.X - a.Rect.W/2, Y: at.Y - a.Rect.H*0.6, W: a.Rect.W, H: a.Rect.H}, v)
}
