package city

import (
	rules "precipice/engine/city"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
	ware "precipice/render/cityware"
	"precipice/scenes"
)

// trackPane is what lies below the board.
type trackPane struct{ *Journey }

// drawFoot draws what lies below the board: the track and the dice.
func (x trackPane) drawFoot(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t := sh.Theme
	dice, track := r.CutRight(min(r.W*0.27, t.Px(170)))
	_, track = track.CutRight(t.Px(scenes.Gap))
	x.drawTrack(sh, p, track)
	sh.UI.Add(game.Panels, game.Area{Name: "panel/tray", Rect: dice, Skip: true, Weight: game.News})
	p.Panel(dice, render.PanelView{Title: sh.Words.Say("panel.dice")})
	x.Tray.Draw(p, dice)
}

// drawTrack draws the cards of the track in the order of the turn.
func (x trackPane) drawTrack(sh *game.Shell, p *render.Canvas, r render.Rect) {
	s, w := &x.Play.Shown, sh.Words
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
func (x trackPane) addTrackArea(sh *game.Shell, at render.Rect, i int) {
	s := &x.Play.Shown
	c := s.Track[i]
	if key := x.swapWith(i); key != "" {
		sh.UI.Add(game.Panels, game.Area{Name: "option/" + key, Rect: at, Says: x.trackCard(sh, i).Name, Weight: game.Token, Do: func() { x.take(sh, key) }, Tip: func() render.TooltipView { return x.trackTip(sh, i) }})
		return
	}
	a := game.Area{Name: "track/" + s.CardName(c), Rect: at, Skip: true, Weight: game.Token, Tip: func() render.TooltipView { return x.trackTip(sh, i) }}
	if c.Hostile {
		a.Do = func() { x.attendGroup(int(c.Index)) }
	} else {
		a.Unit = int(c.Index) + 1
	}
	sh.UI.Add(game.Panels, a)
}

// swapWith returns the key of the option by which a hero trades places with a card of the track, "" for none.
func (x trackPane) swapWith(i int) string {
	if !x.asked.Asks(rules.AskGambitSwap) || x.Presenting() {
		return ""
	}
	for k := range x.asked.Decision.Options {
		if o := &x.asked.Decision.Options[k]; int(o.Args[1]) == i {
			return o.Key()
		}
	}
	return ""
}

// trackCard returns the view of a card of the track.
func (x trackPane) trackCard(sh *game.Shell, i int) ware.TrackView {
	s, w := &x.Play.Shown, sh.Words
	c := s.Track[i]
	name := "track/" + s.CardName(c)
	v := ware.TrackView{Hostile: c.Hostile, Done: c.Done, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name), Pick: x.swapWith(i) != ""}
	if !c.Hostile {
		card := &s.Content().Heroes[s.Heroes[c.Index].Kind]
		v.Figure, v.Mark, v.Name, v.Rim, v.Acting = card.ID, card.Letter, brief(w, card.ID), render.Explorers[c.Index], x.actor() == int(c.Index) && s.Phase == rules.ActivationPhase
		v.Done = v.Done && !s.Heroes[c.Index].Active
		return v
	}
	v.Mark, v.Rim, v.Count = numberOf(int(c.Index)+1), render.Hostile, strength(s, int(c.Index))
	v.Name = x.groupShort(sh, int(c.Index))
	v.Figure = x.groupFigure(int(c.Index))
	v.Acting = !c.Done && x.told.rolls != "" && x.attend != rules.NoUnit && s.Units[x.attend].Card == c.Index && x.Presenting()
	return v
}

// brief returns the short name of a hero or a kind of hostiles.
func brief(w *words.Book, id string) string {
	if w.Has("short." + id) {
		return w.Say("short." + id)
	}
	return w.Name(id)
}

// groupFigure returns the figure of a group, "" for a card that lies face down.
func (x *Journey) groupFigure(g int) string {
	k := x.kindOf(g)
	if k < 0 {
		return ""
	}
	return x.figureOf(&rules.Unit{Team: rules.HostileTeam, Kind: uint8(k)})
}

// leaderOf returns the miniature that stands for a group: the first on the battlefield, NoUnit for none.
func (x *Journey) leaderOf(g int) rules.UnitID {
	s := &x.Play.Shown
	for u := range s.Units {
		if w := &s.Units[u]; w.Team == rules.HostileTeam && int(w.Card) == g && w.Here() {
			return rules.UnitID(u)
		}
	}
	return rules.NoUnit
}

// attendGroup shows a group in the panel of the hostiles.
func (x *Journey) attendGroup(g int) {
	if u := x.leaderOf(g); u != rules.NoUnit {
		x.attend = u
		x.Version++
	}
}

// trackTip says whose card it is, and whether it has acted.
func (x trackPane) trackTip(sh *game.Shell, i int) render.TooltipView {
	s, w := &x.Play.Shown, sh.Words
	c := s.Track[i]
	v := render.TooltipView{Title: x.trackCard(sh, i).Name, Text: w.Say("tip.track.hero", x.trackCard(sh, i).Name), Rules: "CC-ACT-001"}
	if c.Hostile {
		name := groupName(w, s, int(c.Index))
		v.Title, v.Text, v.Rules = name, w.Say("tip.track.group", name), "CC-HGA-001"
		switch {
		case wipedOut(s, c):
			v.Text = w.Say("group.wiped-out", name)
		case s.Groups[c.Index].Present && !s.Groups[c.Index].FaceUp:
			v.Text = w.Say("group.face-down", numberOf(int(c.Index)+1))
		}
	}
	if c.Done {
		v.Text += " " + w.Say("tip.track.done")
	}
	return v
}
