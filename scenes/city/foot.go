package city

import (
	"strings"

	rules "precipice/engine/city"
	"precipice/game"
	"precipice/render"
	ware "precipice/render/cityware"
	"precipice/scenes"
)

// trackPane is the pane below the board.
type trackPane struct{ d *tabletop }

// drawFoot draws what lies below the board: the track and the dice.
func (x *trackPane) drawFoot(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t := sh.Theme
	dice, track := r.CutRight(min(r.W*0.27, t.Px(170)))
	_, track = track.CutRight(t.Px(scenes.Gap))
	x.drawTrack(sh, p, track)
	sh.UI.Add(game.Panels, game.Area{Name: "panel/tray", Rect: dice, Skip: true, Weight: game.News})
	p.Panel(dice, render.PanelView{Title: sh.Words.Say("panel.dice")})
	x.d.Tray.Draw(p, dice)
}

// asked reports whether the question is about the order of the turn.
func (x *trackPane) asked() bool {
	return (x.d.Question.Asks(rules.AskGambit) || x.d.Question.Asks(rules.AskGambitSwap)) && !x.d.Presenting()
}

// heldHeight returns the height of the track with the destiny dice, on a device held in the hands with so much room: 0 for none.
func (x *trackPane) heldHeight(t *render.Theme, room float32) float32 {
	size := t.LineHeight(render.Heading)
	if room < ware.TrackHeight(t)*0.6+size {
		return 0
	}
	return min(room, ware.TrackHeight(t)+size+t.Px(24))
}

// drawHeld draws the track with the destiny dice, on a device held in the hands while the order is asked about.
func (x *trackPane) drawHeld(sh *game.Shell, p *render.Canvas, at render.Rect) {
	t, w := sh.Theme, sh.Words
	size := t.LineHeight(render.Heading)
	x.drawTrack(sh, p, at)
	label := w.Say("dial.destiny")
	dice := render.Rect{Y: at.Y + t.Px(9), W: t.Measure(label, render.Quiet) + t.Px(8) + float32(len(x.d.Play.Shown.Destiny))*(size+t.Px(5)), H: size}
	dice.X = at.Right() - dice.W - t.Px(6)
	name, faces := dice.CutLeft(t.Measure(label, render.Quiet) + t.Px(8))
	p.Label(name, label, render.Quiet, render.Left)
	var shown []string
	for _, d := range x.d.Play.Shown.Destiny {
		if d.Face == 0 {
			continue
		}
		var one render.Rect
		one, faces = faces.CutLeft(size)
		_, faces = faces.CutLeft(t.Px(5))
		p.DieFace(one, render.DieFaceView{Value: int(d.Face), Dark: true, Dim: d.Used})
		if !d.Used {
			shown = append(shown, numberOf(int(d.Face)))
		}
	}
	sh.UI.Add(game.Panels, game.Area{Name: "destiny", Rect: dice, Skip: true, Weight: game.Token, Rule: "CC-GAM-002", Tip: func() render.TooltipView {
		return render.TooltipView{Title: w.Say("spoken.setting", label, strings.Join(shown, ", ")), Text: w.Say("dial.tip")}
	}, Says: w.Say("spoken.setting", label, strings.Join(shown, ", "))})
}

// drawTrack draws the cards of the track in the order of the turn.
func (x *trackPane) drawTrack(sh *game.Shell, p *render.Canvas, r render.Rect) {
	s, w := &x.d.Play.Shown, sh.Words
	sh.UI.Add(game.Panels, game.Area{Name: "panel/track", Rect: r, Rule: "CC-INI-001", Skip: true, Weight: game.Pane})
	in := p.Panel(r, render.PanelView{Title: w.Say("panel.track")})
	var cards []ware.TrackView
	for i := range s.Track[:s.NumTrack] {
		cards = append(cards, x.trackCard(sh, i))
	}
	for i, at := range ware.Track(p, in, cards) {
		x.addTrackArea(sh, at, i)
	}
}

// addTrackArea adds the area of a card of the track. Where cards trade places, a click takes that.
func (x *trackPane) addTrackArea(sh *game.Shell, at render.Rect, i int) {
	s := &x.d.Play.Shown
	c := s.Track[i]
	a := game.Area{Name: "track/" + s.CardName(c), Rect: at, Skip: true, Weight: game.Token, Tip: func() render.TooltipView { return x.trackTip(sh, i) }}
	if sh.Heard() {
		a.Says = x.spoken(sh, i)
	}
	switch key := x.swapWith(i); {
	case key != "":
		a.Name, a.Skip, a.Do = "option/"+key, false, func() { x.d.by.Choose(sh, key) }
	case c.Hostile:
		a.Do = func() { x.d.attendGroup(int(c.Index)) }
	default:
		a.Unit = int(c.Index) + 1
	}
	sh.UI.Add(game.Panels, a)
}

// spoken says of a card of the track whose it is, how many of a group are left, and whether it acts or has acted.
func (x *trackPane) spoken(sh *game.Shell, i int) string {
	w, c, v := sh.Words, x.d.Play.Shown.Track[i], x.trackCard(sh, i)
	parts := []string{x.trackTip(sh, i).Title}
	if c.Hostile && v.Count > 0 {
		parts = append(parts, w.Count("group.members", v.Count))
	}
	if hidden(&x.d.Play.Shown, c) {
		parts = append(parts, w.Say("track.face-down"))
	}
	switch {
	case v.Acting:
		parts = append(parts, w.Say("spoken.acts"))
	case v.Done:
		parts = append(parts, w.Say("spoken.acted"))
	}
	return strings.Join(parts, "; ")
}

// swapWith returns the key of the option by which a hero trades places with a card of the track, "" for none.
func (x *trackPane) swapWith(i int) string {
	if !x.d.Question.Asks(rules.AskGambitSwap) || x.d.Presenting() {
		return ""
	}
	for k := range x.d.Question.Decision.Options {
		if o := &x.d.Question.Decision.Options[k]; int(o.Args[1]) == i {
			return o.Key()
		}
	}
	return ""
}

// trackCard returns the view of a card of the track.
func (x *trackPane) trackCard(sh *game.Shell, i int) ware.TrackView {
	s, w := &x.d.Play.Shown, sh.Words
	c := s.Track[i]
	name := "track/" + s.CardName(c)
	v := ware.TrackView{Hostile: c.Hostile, Done: c.Done, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name), Pick: x.swapWith(i) != ""}
	if !c.Hostile {
		card := &s.Content().Heroes[s.Heroes[c.Index].Kind]
		v.Figure, v.Mark, v.Name, v.Rim, v.Acting = card.ID, card.Letter, brief(w, card.ID), render.Explorers[c.Index], x.d.actor() == int(c.Index) && s.Phase == rules.ActivationPhase
		v.Done = v.Done && !s.Heroes[c.Index].Active
		return v
	}
	v.Mark, v.Rim, v.Count = numberOf(int(c.Index)+1), render.Hostile, strength(s, int(c.Index))
	v.Name = x.d.who.groupShort(sh, int(c.Index))
	v.Figure = x.d.who.groupFigure(int(c.Index))
	v.Acting = !c.Done && x.d.told.rolls != "" && x.d.attend != rules.NoUnit && s.Units[x.d.attend].Card == c.Index && x.d.Presenting()
	return v
}

// trackTip says whose card it is, and whether it has acted.
func (x *trackPane) trackTip(sh *game.Shell, i int) render.TooltipView {
	s, w := &x.d.Play.Shown, sh.Words
	c := s.Track[i]
	v := render.TooltipView{Title: x.trackCard(sh, i).Name, Text: w.Say("tip.track.hero", x.trackCard(sh, i).Name), Rules: "CC-ACT-001"}
	if c.Hostile {
		name := groupName(w, s, int(c.Index))
		v.Title, v.Text, v.Rules = name, w.Say("tip.track.group", name), "CC-HGA-001"
		switch {
		case wipedOut(s, c):
			v.Text = w.Say("group.wiped-out", name)
		case hidden(s, c):
			v.Text = w.Say("group.face-down", numberOf(int(c.Index)+1))
		}
	}
	if c.Done {
		v.Text += " " + w.Say("tip.track.done")
	}
	return v
}
