package fortress

import (
	"strconv"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// drawResult draws how the expedition ended: the objective, each explorer's deeds and each round's results,
// or the whole story.
func (x *Expedition) drawResult(sh *game.Shell, p *render.Canvas) {
	t, s, w := sh.Theme, &x.Play.Shown, sh.Words
	all := p.Bounds()
	all.Y, all.H = x.layout.bar.Bottom(), all.H-x.layout.bar.Bottom()
	all = scenes.Middle(all.Inset(t.Px(16)), t.Px(1120))
	accent, key, why := render.Blood, "result.lost", "result.end."+s.Expedition.Ending.String()
	switch {
	case s.Mode() == fortress.Campaign:
		accent, key = render.Brass, "result.home"
	case s.Expedition.Won:
		accent, key = render.Brass, "result.won"
	}
	in := p.Panel(all, render.PanelView{Accent: accent}).Inset(t.Px(6))
	var at render.Rect
	big := render.Style{Weight: render.Bold, Size: 26 / max(1, t.Text*0.7), Tracking: 3, Ink: render.Blend(accent, render.Ivory, 0.25)}
	at, in = in.CutTop(t.LineHeight(big))
	p.Label(at, w.Say(key), big, render.Middle)
	at, in = in.CutTop(t.LineHeight(render.Body) + t.Px(8))
	p.Label(at, w.Say(why), render.Body, render.Middle)
	foot, in := in.CutBottom(t.Px(36))
	_, in = in.CutBottom(t.Px(10))
	x.drawResultButtons(sh, p, foot)
	if x.story.shown {
		x.drawStory(sh, p, in)
		return
	}
	if s.Mode() != fortress.Campaign {
		at, in = in.CutTop(t.LineHeight(render.Quiet) + t.Px(22))
		x.drawObjective(sh, p, at)
		_, in = in.CutTop(t.Px(10))
	}
	deeds, rounds := in.CutTop(in.H * 0.52)
	x.drawDeeds(sh, p, deeds)
	_, rounds = rounds.CutTop(t.Px(10))
	x.drawRounds(sh, p, rounds)
}

func (x *Expedition) drawResultButtons(sh *game.Shell, p *render.Canvas, r render.Rect) {
	w := sh.Words
	story := "result.story-open"
	if x.story.shown {
		story = "result.story-close"
	}
	if x.Play.Watched() {
		return
	}
	at, rest := r.CutRight(r.W / 5)
	_, rest = rest.CutRight(sh.Theme.Px(8))
	x.button(sh, p, at, "result/story", render.ButtonView{Label: w.Say(story)}, func() { x.story.shown, x.story.scroll.At = !x.story.shown, 0 })
	if x.Held() {
		x.button(sh, p, rest, "expedition/enter", render.ButtonView{Label: w.Say("expedition.home"), Primary: true}, func() { x.enter(sh) })
		if a := sh.UI.Named("expedition/enter"); a != nil {
			a.Answer = true
		}
		return
	}
	x.drawEndButtons(sh, p, rest)
}

// drawObjective draws what was brought back out of what was needed.
func (x *Expedition) drawObjective(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s, w := sh.Theme, &x.Play.Shown, sh.Words
	clues, points := s.Carried()
	want := s.Expedition.Difficulty.Objective()
	for i, at := range scenes.Middle(r, t.Px(560)).Columns(2, t.Px(30)) {
		key, have, need, ink := "clues", clues, want.Clues, render.Portal
		if i == 1 {
			key, have, need, ink = "archeotech", points, want.Points, render.Find
		}
		var line render.Rect
		line, at = at.CutTop(t.LineHeight(render.Quiet))
		p.Label(line, w.Say("carried."+key), render.Quiet, render.Left)
		p.Label(line, w.Say("carried.of", strconv.Itoa(have), strconv.Itoa(need)), render.Strong, render.Right)
		line, _ = at.CutTop(t.Px(12))
		p.Bar(line.Inset2(0, t.Px(2)), float32(have)/float32(max(1, need)), ink)
	}
}

// drawDeeds draws what each explorer did and its final condition.
func (x *Expedition) drawDeeds(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s, w := sh.Theme, &x.Play.Shown, sh.Words
	n := 0
	for e := range s.Party {
		if s.Party[e].Playing {
			n++
		}
	}
	cells := r.Columns(n, t.Px(10))
	for e := range s.Party {
		y := &s.Party[e]
		if !y.Playing {
			continue
		}
		v := x.character(sh, e)
		v.Slots, v.Note = x.slots(e), x.player(sh, y.Seat)
		areas := p.CharacterCard(cells[e], v)
		in := areas.Rest
		clues, points := s.Holdings(e)
		deeds := []struct {
			key string
			n   int
		}{{"slain", int(y.Tally.Slain)}, {"found", int(y.Tally.Found)}, {"hurt", int(y.Tally.Hurt)}, {"out", int(y.Tally.Out)}, {"clues", clues}, {"points", points}}
		k := min(1, in.H/(t.LineHeight(render.Body)*float32(len(deeds)+1)))
		quiet, strong := scenes.Smaller(render.Quiet, k), scenes.Smaller(render.Strong, k)
		for _, f := range deeds {
			var line render.Rect
			line, in = in.CutTop(t.LineHeight(strong))
			p.Label(line, w.Say("deed."+f.key), quiet, render.Left)
			p.Label(line, strconv.Itoa(f.n), strong, render.Right)
		}
		state := "deed.alive"
		switch {
		case y.Dead:
			state = "deed.dead"
		case y.Inspired:
			state = "deed.inspired"
		}
		line, _ := in.CutTop(t.LineHeight(strong))
		p.Label(line, w.Say(state), scenes.Smaller(render.Body, k).With(render.Brass), render.Left)
	}
}

// drawRounds lists the exploration cards with their results.
func (x *Expedition) drawRounds(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s, w := sh.Theme, &x.Play.Shown, sh.Words
	in := p.Panel(r, render.PanelView{Title: w.Say("result.rounds"), Card: true})
	ex := &s.Expedition
	cols := in.Columns(2, t.Px(24))
	half := fortress.MaxRounds / 2
	st := scenes.Smaller(render.Small, 1/max(1, t.Text*0.8))
	high := min(t.LineHeight(st)*1.3, in.H/float32(half))
	for i := range int(ex.Round) {
		round := &ex.Rounds[i]
		col := cols[i/half]
		line := render.Rect{X: col.X, Y: col.Y + float32(i%half)*high, W: col.W, H: high}
		sort := w.Say("card.sort." + round.Sort.String())
		name := w.Name(s.ExplorationCard(round.Sort, round.Card))
		p.Label(line, w.Say("result.round", strconv.Itoa(i+1), name, sort), st.With(render.Ivory), render.Left)
		p.Label(line, brought(sh, round.Tally), st, render.Right)
	}
	if ex.Round == 0 {
		p.Label(in, w.Say("result.no-rounds"), render.Quiet, render.Left)
	}
}
