package scenes

import (
	"slices"
	"strconv"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// drawTable draws the table of the next combat: which battlefield, who goes, how many play, who
// plays the hostiles.
func (t *Title) drawTable(sh *game.Shell, p *render.Canvas, r render.Rect) {
	th, w := sh.Theme, sh.Words
	s := setup(sh)
	in := p.Panel(r, render.PanelView{Title: w.Say("table.title")})
	heads := th.LineHeight(render.Small) + th.Px(10)
	high := min(th.Px(35)*min(th.Text, 1.4), (in.H-heads)/float32(3+len(sh.Rules.Pack.Explorers)))
	line := func(name, label, value string, do func()) {
		var at render.Rect
		at, in = in.CutTop(high)
		at.H -= th.Px(5)
		name = "table/" + name
		p.OptionRow(at, render.OptionView{Label: label, Cost: value, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
		sh.UI.Add(game.Panels, game.Area{Name: name, Rect: at, Do: do})
	}
	set := func(change func(*fortress.Setup)) func() {
		return func() {
			s := setup(sh)
			change(&s)
			sh.Settings.Table.Setup = s
			sh.KeepSettings()
		}
	}
	line("combat", w.Say("table.combat"), w.Name(s.Combat), set(func(s *fortress.Setup) { s.Combat = nextCombat(sh, s.Combat) }))
	line("players", w.Say("table.players"), strconv.Itoa(s.Players), set(func(s *fortress.Setup) { morePlayers(s) }))
	who := w.Say("table.automatic")
	switch {
	case s.Fifth >= 0:
		who = w.Say("seat.player", strconv.Itoa(s.Fifth+1))
	case sh.Settings.Table.HostilesPlayed:
		who = w.Say("table.asked")
	}
	line("hostiles", w.Say("table.hostiles"), who, func() { nextHostiles(sh) })
	_, in = in.CutTop(th.Px(6))
	var at render.Rect
	at, in = in.CutTop(th.LineHeight(render.Small) + th.Px(4))
	p.Label(at, w.Say("table.party"), render.Small, render.Left)
	for i := range sh.Rules.Pack.Explorers {
		id := sh.Rules.Pack.Explorers[i].ID
		place := slices.Index(s.Explorers, id)
		value := w.Say("table.stays")
		if place >= 0 {
			value = w.Say("table.goes", strconv.Itoa(place+1))
		}
		line(id, w.Name(id), value, set(func(s *fortress.Setup) { swapIn(sh, s, id) }))
	}
}

func nextCombat(sh *game.Shell, id string) string {
	list := sh.Rules.Pack.Combats
	for i := range list {
		if list[i].ID == id {
			return list[(i+1)%len(list)].ID
		}
	}
	return list[0].ID
}

// morePlayers counts the players up, and begins again at one; the fifth plays the hostiles.
func morePlayers(s *fortress.Setup) {
	s.Players = s.Players%5 + 1
	s.Fifth = -1
	if s.Players == 5 {
		s.Fifth = 4
	}
}

// nextHostiles goes from automatic to asked, to played by the last player, and back.
func nextHostiles(sh *game.Shell) {
	s := setup(sh)
	t := &sh.Settings.Table
	switch {
	case s.Players == 5:
		s.Fifth, t.HostilesPlayed = 4, true
	case !t.HostilesPlayed:
		t.HostilesPlayed = true
	case s.Fifth < 0 && s.Players > 1:
		s.Fifth = s.Players - 1
	default:
		s.Fifth, t.HostilesPlayed = -1, false
	}
	t.Setup = s
	sh.KeepSettings()
}

// swapIn takes an explorer into the party for the first who is in it, or moves one in it to the end.
func swapIn(sh *game.Shell, s *fortress.Setup, id string) {
	list := slices.Clone(s.Explorers)
	if i := slices.Index(list, id); i >= 0 {
		list = slices.Delete(list, i, i+1)
	} else if len(list) == fortress.MaxParty {
		list = list[1:]
	}
	s.Explorers = append(list, id)
}
