package fortress

import (
	"slices"
	"strconv"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// drawTrack draws the initiative cards in the order of this turn, and the destiny dice.
func (y *trackPane) drawTrack(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s, w := sh.Theme, &y.d.Play.Shown, sh.Words
	dest, r := r.CutRight(t.Grown(132))
	_, left := r.CutRight(t.Px(scenes.Gap))
	y.drawDestiny(sh, p, dest)
	r = render.Rect{X: r.X, Y: r.Y, W: r.W - (r.W - left.W) - t.Px(scenes.Gap), H: r.H}
	in := p.Panel(r, render.PanelView{Title: w.Say("panel.track")})
	if s.NumTrack == 0 {
		if !y.d.over() {
			p.Paragraph(in, w.Say("track.empty"), render.Quiet)
		}
		return
	}
	v := render.TrackView{}
	for i := range s.Track[:s.NumTrack] {
		v.Cards = append(v.Cards, y.trackCard(sh, i))
	}
	for i, rect := range p.Track(in, v) {
		card := s.Track[i]
		name := "track/" + strconv.Itoa(i+1)
		a := game.Area{Name: name, Rect: rect, Rule: "BF-INI-007", Skip: true, Weight: game.Token, Tip: func() render.TooltipView { return y.trackTip(sh, i) }}
		if sh.Heard() {
			v := y.trackTip(sh, i)
			a.Says = sh.Words.Say("spoken.setting", v.Title, v.Sub)
		}
		if o := y.swapWith(i); o != nil {
			a.Skip, a.Answer, a.Do = false, true, func() { y.d.by.Choose(sh, o.Key()) }
			a.Tip = func() render.TooltipView {
				v := y.trackTip(sh, i)
				v.Text, v.Rules = w.Do(y.d.Choices.Decision.Kind, o)+"\n"+w.Rule(y.d.Choices.Decision.Rule), y.d.Choices.Decision.Rule
				return v
			}
		} else if card.Hostile {
			a.Do = func() { y.d.attendGroup(int(card.Index)) }
		}
		sh.UI.Add(game.Panels, a)
	}
}

// trackCard returns the view of an initiative card.
func (y *trackPane) trackCard(sh *game.Shell, i int) render.TrackCardView {
	s, w := &y.d.Play.Shown, sh.Words
	card := s.Track[i]
	acting, on := s.Acting.Card()
	view := render.TrackCardView{Hostile: card.Hostile, Done: card.Done, Acting: on && acting == i}
	if card.Hostile {
		h := &s.Pack().Hostiles[s.Groups[card.Index].Kind]
		view.Figure, view.Mark, view.Name, view.Rim = h.ID, strconv.Itoa(int(card.Index)+1), w.Name(h.ID), render.Hostile
		view.Count = y.d.membersLeft(int(card.Index))
	} else {
		e := &s.Pack().Explorers[s.Party[card.Index].Kind]
		view.Figure, view.Mark, view.Name, view.Rim = e.ID, e.Letter, w.Name(e.ID), render.Explorers[card.Index]
	}
	name := "track/" + strconv.Itoa(i+1)
	view.Pick, view.Hover, view.Focus = y.trades(sh, i) || y.carriable(i), sh.UI.Hover(name), sh.UI.Focus(name)
	return view
}

// trades reports whether a question is about trading the place of a card: by the choice that the player points at, else by
// any choice.
func (y *trackPane) trades(sh *game.Shell, place int) bool {
	if y.d.Choices == nil || y.d.Presenting() {
		return false
	}
	d, s := y.d.Choices.Decision, &y.d.Play.Shown
	if d.Kind == fortress.AskAgree {
		return slices.Contains(d.About[:], s.CardName(s.Track[place]))
	}
	at := func(o engine.Option) bool {
		return o.Verb == fortress.DoSwap && (int(o.Args[0]) == place || int(o.Args[1]) == place)
	}
	if a := sh.UI.Pointed(); a != nil {
		for _, o := range d.Options {
			if o.Verb == fortress.DoSwap && a.Name == "option/"+o.Key() {
				return at(o)
			}
		}
	}
	return slices.ContainsFunc(d.Options, at)
}

// swapWith returns the only option that trades places with the card at a position of the track, nil for none.
func (y *trackPane) swapWith(place int) (found *engine.Option) {
	if y.d.Choices == nil || y.d.Presenting() {
		return nil
	}
	d := y.d.Choices.Decision
	for i := range d.Options {
		o := &d.Options[i]
		gambit := d.Kind == fortress.AskGambitSwap // the other place is that of the explorer itself
		if o.Verb != fortress.DoSwap || int(o.Args[1]) != place && (gambit || int(o.Args[0]) != place) {
			continue
		}
		if found != nil {
			return nil
		}
		found = o
	}
	return found
}

// trackTip says whose an initiative card is, and when it acts.
func (y *trackPane) trackTip(sh *game.Shell, i int) render.TooltipView {
	w, s := sh.Words, &y.d.Play.Shown
	if y.carried.on && y.carried.card != i {
		return y.carriedTip(sh, i)
	}
	card := s.Track[i]
	v := render.TooltipView{Sub: w.Say("tip.track.waits"), Text: w.Rule("BF-INI-007"), Rules: "BF-INI-007"}
	if card.Hostile {
		h := &s.Pack().Hostiles[s.Groups[card.Index].Kind]
		v.Title = w.Say("tip.track.group", w.Name(h.ID), strconv.Itoa(int(card.Index)+1), strconv.Itoa(y.d.membersLeft(int(card.Index))))
	} else {
		v.Title = w.Name(s.Name(int(card.Index)))
	}
	acting, on := s.Acting.Card()
	if y.carriable(i) {
		v.Text = w.Say("tip.track.drag") + "\n" + v.Text
	}
	switch {
	case on && acting == i:
		v.Sub = w.Say("tip.track.acts")
	case card.Done:
		v.Sub = w.Say("tip.track.done")
	}
	return v
}
