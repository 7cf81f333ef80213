package city

import (
	"slices"

	rules "precipice/engine/city"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/field"
	"precipice/scenes/play"
)

// overhead draws what stands over figures: what the hostiles mean to do, what they do, and what is done to somebody.
type overhead struct {
	d       *tabletop
	intents *intents

	replay *replay
}

// means reports whether hostiles say what they mean to do: from when the order is dealt until they have all acted.
func (x *overhead) means() bool {
	s := &x.d.Play.Shown
	return x.d.Question != nil && !x.d.Presenting() && !x.d.over() && s.NumTrack > 0 && (s.Phase == rules.InitiativePhase || s.Phase == rules.ActivationPhase)
}

// drawIntents shows over the hostiles that have not acted what they likeliest do. Each drawing foresees one more group, so that none takes
// long.
func (x *overhead) drawIntents(sh *game.Shell, p *render.Canvas, list []standing) {
	if !x.means() {
		return
	}
	s, fresh, some := &x.d.Play.Shown, true, false
	defer func() {
		if some {
			x.drawLegend(sh, p)
		}
	}()
	for _, c := range s.Track[:s.NumTrack] {
		if !c.Hostile || c.Done || wipedOut(s, c) {
			continue
		}
		if g := int(c.Index); !x.intents.foreseen(g) {
			if !fresh {
				sh.Dirty()
				return
			}
			fresh = false
		}
		meant := x.intents.meant(int(c.Index))
		for i := range list {
			if v, ok := meant[list[i].unit]; ok {
				x.drawIntent(p, &list[i], v)
				some = true
			}
		}
	}
}

// drawLegend says at the upper left of the board what the signs over the hostiles are.
func (x *overhead) drawLegend(sh *game.Shell, p *render.Canvas) {
	t, l, w := sh.Theme, &x.d.Layout, sh.Words
	label, high := w.Say("legend.intent"), t.LineHeight(render.Small)+t.Px(6)
	at := render.Rect{X: l.Field.X + t.Px(8), Y: l.Field.Y + t.Px(8), W: t.Measure(label, render.Small) + high + t.Px(12), H: high}
	if wide := field.MapWide(sh); wide > 0 {
		at.X += wide + t.Px(6)
	}
	p.Round(at, t.Px(4), render.Fade(render.Void, 0.8))
	sign, text := at.CutLeft(high)
	p.IntentSign(sign.Centre(), high*0.34, render.IntentMove, 0.6)
	p.Label(text, label, render.Small, render.Left)
	sh.UI.Add(game.Ground, game.Area{Name: "legend", Rect: at, Skip: true, Weight: game.Token, Rule: "CC-BEH-001", Says: label,
		Tip: func() render.TooltipView { return render.TooltipView{Title: label, Text: w.Say("legend.intent.text")} }})
}

// drawIntent draws the sign of a hostile over its head, and over the signs of its ailments.
func (x *overhead) drawIntent(p *render.Canvas, f *standing, v sign) {
	r := max(p.Theme.Px(6.5), f.size*0.115)
	at := render.Point{X: f.at.X, Y: f.at.Y - f.size*1.06}
	if len(ailmentsOf(&x.d.Play.Shown.Units[f.unit])) > 0 {
		at.Y -= ailRadius(p, f)*2 + r
	}
	p.IntentSign(at, r, v.intent, v.share)
}

// drawStruck shows an attack that is made.
func (x *overhead) drawStruck(p *render.Canvas, list []standing) {
	if e, attacks := x.d.Showing.Event.Change.(rules.Attacked); attacks && x.d.Showing.On {
		x.drawBlow(p, list, e.By, e.On, x.d.Showing.Part, 1-x.d.Showing.Part*0.6)
	}
}

// drawBlow shows a blow from who attacks to its target, so much of its way, and so bright.
func (x *overhead) drawBlow(p *render.Canvas, list []standing, by, on rules.UnitID, part, bright float32) {
	at := func(u rules.UnitID) *standing {
		if i := slices.IndexFunc(list, func(f standing) bool { return f.unit == u }); i >= 0 {
			return &list[i]
		}
		return nil
	}
	a, b := at(by), at(on)
	if a == nil || b == nil {
		return
	}
	ink := render.Hostile
	if x.d.Play.Shown.Units[by].Team == rules.HeroTeam {
		ink = render.Explorers[by]
	}
	from, to, k := chest(a), chest(b), render.Ease(part)
	p.Segment(from, render.Point{X: from.X + (to.X-from.X)*k, Y: from.Y + (to.Y-from.Y)*k}, max(1.5, b.size*0.04), render.Fade(ink, bright))
}

// drawLabel writes over a figure what it does, or what is done to it.
func (x *overhead) drawLabel(sh *game.Shell, p *render.Canvas, list []standing) {
	l := x.d.label
	if l.Text == "" || !x.d.Showing.On {
		return
	}
	for i := range list {
		f := &list[i]
		switch {
		case int(f.unit) != l.Over:
		case l.Rises:
			x.drawRising(sh, p, list, f)
		default:
			x.drawDeed(p, list, f)
		}
	}
}

// drawRising writes beside a figure what is done to it, and under that how it adds up. With reduced motion it stands still.
func (x *overhead) drawRising(sh *game.Shell, p *render.Canvas, list []standing, f *standing) {
	l, part := x.d.label, x.d.Showing.Part
	if sh.Settings.Still() {
		part = 0.5
	}
	x.drawRise(p, list, f, l, part, part)
}

// drawRise writes a label that has risen so far, and of whose time so much has passed.
func (x *overhead) drawRise(p *render.Canvas, list []standing, f *standing, l play.Label, risen, part float32) {
	t := p.Theme
	wide, high := max(t.Measure(l.Text, render.Title), t.Measure(l.Under, render.Title))+t.Px(14), t.LineHeight(render.Title)
	y := f.at.Y - f.size*(0.65+0.3*render.Ease(risen))
	at := x.clear(list, wide, high, render.Point{X: f.at.X + f.size*0.3, Y: y}, render.Point{X: f.at.X - f.size*0.3 - wide, Y: y}, render.Point{X: f.at.X - wide/2, Y: y - f.size*0.5}).Centre()
	p.RisingWord(at, l.Text, l.Ink, part, x.d.boardRoom())
	if l.Under != "" {
		at.Y += high
		p.RisingWord(at, l.Under, render.Ivory, part, x.d.boardRoom())
	}
}

// drawDeed writes beside a hostile what it does.
func (x *overhead) drawDeed(p *render.Canvas, list []standing, f *standing) {
	t, l := p.Theme, x.d.label
	r := x.deedRect(t, list, f)
	p.Round(r, t.Px(4), render.Fade(render.Blend(render.Void, render.Hostile, 0.28), 0.94))
	p.Frame(r, t.Px(4), t.Hair(), render.Hostile)
	in := r.Inset2(t.Px(8), 0)
	if l.Under != "" {
		var count render.Rect
		count, in = in.CutRight(t.Measure(l.Under, render.Small))
		p.Label(count, l.Under, render.Small, render.Right)
	}
	p.Label(in, l.Text, render.Strong, render.Left)
}

// deedRect returns where the label of a deed stands: beside the hostile, over its head or under its base.
func (x *overhead) deedRect(t *render.Theme, list []standing, f *standing) render.Rect {
	l := x.d.label
	wide, high := t.Measure(l.Text, render.Strong)+t.Px(16), t.LineHeight(render.Strong)+t.Px(4)
	if l.Under != "" {
		wide += t.Measure(l.Under, render.Small) + t.Px(10)
	}
	side, mid := f.size*0.42, f.at.Y-f.size*0.55-high/2
	return x.clear(list, wide, high, render.Point{X: f.at.X - side - wide, Y: mid}, render.Point{X: f.at.X + side, Y: mid},
		render.Point{X: f.at.X - wide/2, Y: f.at.Y - f.size*1.05 - high}, render.Point{X: f.at.X - wide/2, Y: f.at.Y + f.size*0.2})
}

// clear returns the first of some places for a label where it hides the fewest faces.
func (x *overhead) clear(list []standing, wide, high float32, places ...render.Point) (best render.Rect) {
	least := float32(-1)
	for _, at := range places {
		r, hides := render.Rect{X: at.X, Y: at.Y, W: wide, H: high}.Within(x.d.boardRoom()), float32(0)
		for i := range list {
			hides += list[i].face().Share(r)
		}
		if least < 0 || hides < least {
			best, least = r, hides
		}
	}
	return best
}
