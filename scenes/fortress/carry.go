package fortress

import (
	"slices"
	"strconv"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/table"
)

// trackPane is the combat track, with the shared dice beside it.
type trackPane struct {
	d       *tabletop
	payer   *payer
	tips    *tips
	carried carried
}

// carried is the initiative card that the player drags to trade its place.
type carried struct {
	on   bool
	card int // its position on the track
}

// swapOf returns the option that lets two cards of the track trade places, or why they cannot; neither if nothing is
// said about the two.
func (y *trackPane) swapOf(a, b int) (o *engine.Option, why *engine.Refusal) {
	if y.d.Choices == nil || y.d.Presenting() {
		return nil, nil
	}
	d := y.d.Choices.Decision
	between := func(o *engine.Option) bool {
		from, to := int(o.Args[0]), int(o.Args[1])
		return o.Verb == fortress.DoSwap && (from == a && to == b || from == b && to == a)
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
func (y *trackPane) carriable(place int) bool {
	for other := range int(y.d.Play.Shown.NumTrack) {
		if o, _ := y.swapOf(place, other); other != place && o != nil {
			return true
		}
	}
	return false
}

// trackCardAt returns the position on the track of the card at a point, -1 for none.
func (y *trackPane) trackCardAt(sh *game.Shell, at render.Point) int {
	for i := range int(y.d.Play.Shown.NumTrack) {
		if a := sh.UI.Named("track/" + strconv.Itoa(i+1)); a != nil && a.Rect.Contains(at) {
			return i
		}
	}
	return -1
}

// carry lets the pointer drag a card of the track, and trades places where it is dropped on a card that allows it. On
// another the notice says why not.
func (y *trackPane) carry(sh *game.Shell) {
	in := &sh.Input
	if in.Drag != (render.Point{}) && !y.carried.on && !y.d.view.Pulls() {
		if i := y.trackCardAt(sh, render.Point{X: in.Pointer.X - in.Drag.X, Y: in.Pointer.Y - in.Drag.Y}); i >= 0 && y.carriable(i) {
			y.carried = carried{true, i}
		}
	}
	if !y.carried.on || in.Held {
		return
	}
	y.carried.on = false
	sh.Dirty()
	from, to := y.carried.card, y.trackCardAt(sh, in.Pointer)
	if to < 0 || to == from {
		return
	}
	if o, _ := y.swapOf(from, to); o != nil {
		y.d.by.Choose(sh, o.Key())
		return
	}
	sh.Note(y.carriedTip(sh, to).Text)
}

// carriedTip says what dropping the carried card on another would do, or why it cannot be dropped there.
func (y *trackPane) carriedTip(sh *game.Shell, to int) render.TooltipView {
	w, s := sh.Words, &y.d.Play.Shown
	v := render.TooltipView{Title: w.Say("tip.track.onto", w.Name(s.CardName(s.Track[y.carried.card])), w.Name(s.CardName(s.Track[to])))}
	switch o, why := y.swapOf(y.carried.card, to); {
	case o != nil:
		v.Text, v.Rules = w.Do(y.d.Choices.Decision.Kind, o), y.d.Choices.Decision.Rule
	case why != nil:
		v.Text, v.Rules = asking.Why(sh, why), why.Rule
	case y.d.Choices != nil && y.d.Choices.Decision.Kind == fortress.AskCoveringFire:
		v.Text, v.Rules = w.Say("tip.track.not.covering"), "BF-COV-001"
	default:
		v.Text, v.Rules = w.Say("tip.track.not.gambit"), "BF-GAM-005"
	}
	return v
}

// drawCarried draws the card that is dragged, where it may be dropped, and where not.
func (y *trackPane) drawCarried(sh *game.Shell, g *render.Canvas) {
	if !y.carried.on {
		return
	}
	t := sh.Theme
	for i := range int(y.d.Play.Shown.NumTrack) {
		a := sh.UI.Named("track/" + strconv.Itoa(i+1))
		if a == nil {
			continue
		}
		o, _ := y.swapOf(y.carried.card, i)
		switch {
		case i == y.carried.card:
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
	a, at := sh.UI.Named("track/"+strconv.Itoa(y.carried.card+1)), sh.Input.Pointer
	if a == nil {
		return
	}
	v := y.trackCard(sh, y.carried.card)
	v.Pick, v.Hover, v.Focus = true, true, false
	g.TrackCard(render.Rect{X: at.X - a.Rect.W/2, Y: at.Y - a.Rect.H*0.6, W: a.Rect.W, H: a.Rect.H}, v)
}

// partners are the explorers with which the explorer of a row can trade places.
type partners struct {
	c   *cardPane
	sh  *game.Shell
	row *asking.Row
}

// label names the row, shorter where there is little room.
func (a partners) label(r render.Rect) string {
	if t := a.sh.Theme; t.Measure(a.row.Label, render.Label)*asking.LeastOfLine+a.width(r)+t.Px(30) > r.W {
		return a.sh.Words.Say("partners.short", a.sh.Words.Name(a.row.First().Option.Parts[0]))
	}
	return a.row.Label
}

// partnerSize returns the size of a portrait in a row that is as high as r.
func partnerSize(sh *game.Shell, r render.Rect) float32 {
	return sh.Theme.Target(min(r.H-sh.Theme.Px(2), sh.Theme.Px(24)*sh.Theme.Text))
}

// width returns the width of all portraits at the right end of a row, 0 for another row.
func (a partners) width(r render.Rect) float32 {
	if !table.HasPartners(a.row) {
		return 0
	}
	return float32(len(a.row.Legal)+len(a.row.Refused)) * (partnerSize(a.sh, r) + a.sh.Theme.Px(asking.PaymentGap))
}

// draw draws those with whom an explorer can trade places and, dimmed, those with whom it cannot.
func (a partners) draw(p *render.Canvas, r render.Rect) {
	t, size := a.sh.Theme, partnerSize(a.sh, r)
	at := render.Rect{X: r.Right() - t.Px(4) - a.width(r), W: size, H: min(r.H, size)}
	at.Y = r.Y + (r.H-at.H)/2
	for _, list := range [][]asking.Choice{a.row.Legal, a.row.Refused} {
		for i := range list {
			at.X += t.Px(asking.PaymentGap)
			a.drawOne(p, at, &list[i])
			at.X += size
		}
	}
}

// drawOne draws one of them. A click trades the places, or its tip says why that cannot be.
func (a partners) drawOne(p *render.Canvas, at render.Rect, ch *asking.Choice) {
	c, sh := a.c, a.sh
	name := ch.Area()
	e := c.d.CardNamed(ch.Option.Parts[1])
	card := &c.d.Play.Shown.Pack().Explorers[c.d.Play.Shown.Party[e].Kind]
	face := render.Rect{X: at.Centre().X - at.H/2, Y: at.Y, W: at.H, H: at.H}
	if sh.UI.Hover(name) {
		p.Disc(face.Centre(), face.W/2, render.Brass)
	}
	p.Portrait(face, card.ID, card.Letter, render.Explorers[e])
	if sh.UI.Focus(name) {
		p.FocusRing(face, face.W/2)
	}
	area := game.Area{Name: name, Rect: at, Says: sh.Words.Do(fortress.AskCoveringFire, &ch.Option)}
	if ch.Why == nil {
		area.Do = func() { c.d.by.Choose(sh, ch.Key) }
		area.Tip = func() render.TooltipView {
			return render.TooltipView{Title: area.Says, Text: sh.Words.Rule("BF-COV-001"), Rules: "BF-COV-001"}
		}
	} else {
		p.Disc(face.Centre(), face.W/2, render.Fade(render.Panel, 0.7))
		area.Name, area.Skip, area.Readable = "refused/"+ch.Key, true, true
		area.Tip = func() render.TooltipView {
			text, rule := a.why(ch)
			return render.TooltipView{Title: area.Says, Text: text, Rules: rule}
		}
	}
	c.d.opening.add(sh, area)
}

// why says why two explorers cannot trade places, and by which rule.
func (a partners) why(ch *asking.Choice) (text, rule string) {
	return a.c.tips.whyDisabled(a.sh, &asking.Row{Verb: fortress.DoSwap, Kind: fortress.AskCoveringFire, Refused: []asking.Choice{*ch}})
}
