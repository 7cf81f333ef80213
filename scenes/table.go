package scenes

import (
	"slices"
	"strconv"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// tableRow is something that can be set: a click goes on to its next value.
type tableRow struct {
	name, label, value string
	do                 func()
}

// drawTable draws the table of the next combat: which battlefield, who goes, how many play, who
// plays the hostiles.
func (t *Title) drawTable(sh *game.Shell, p *render.Canvas, r render.Rect) {
	th, w := sh.Theme, sh.Words
	in := p.Panel(r, render.PanelView{Title: w.Say("table.title")})
	table, party := tableRows(sh), partyRows(sh)
	head := th.LineHeight(render.Small) + th.Px(10)
	high := min(th.Px(35)*min(th.Text, 1.4), (in.H-head)/float32(len(table)+len(party)))
	draw := func(rows []tableRow) {
		for _, row := range rows {
			var at render.Rect
			at, in = in.CutTop(high)
			at.H -= th.Px(5)
			name := "table/" + row.name
			p.OptionRow(at, render.OptionView{Label: row.label, Cost: row.value, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
			sh.UI.Add(game.Panels, game.Area{Name: name, Rect: at, Do: row.do})
		}
	}
	draw(table)
	var at render.Rect
	at, in = in.CutTop(head)
	p.Label(at, w.Say("table.party"), render.Small, render.Left)
	draw(party)
}

// setting changes the setup of the next combat and keeps it.
func setting(sh *game.Shell, change func(*fortress.Setup)) func() {
	return func() {
		s := setup(sh)
		change(&s)
		sh.Settings.Table.Setup = s
		sh.KeepSettings()
	}
}

func tableRows(sh *game.Shell) []tableRow {
	s, w := setup(sh), sh.Words
	who := w.Say("table.automatic")
	switch {
	case s.Fifth >= 0:
		who = w.Say("seat.player", strconv.Itoa(s.Fifth+1))
	case sh.Settings.Table.HostilesPlayed:
		who = w.Say("table.asked")
	}
	return []tableRow{
		{"difficulty", w.Say("table.difficulty"), w.Say("difficulty." + s.Difficulty.String()), setting(sh, func(s *fortress.Setup) { s.Difficulty = (s.Difficulty + 1) % (fortress.Extreme + 1) })},
		{"combat", w.Say("table.combat"), w.Name(s.Combat), setting(sh, func(s *fortress.Setup) { s.Combat = nextCombat(sh, s.Combat) })},
		{"players", w.Say("table.players"), strconv.Itoa(s.Players), setting(sh, morePlayers)},
		{"hostiles", w.Say("table.hostiles"), who, func() { nextHostiles(sh) }},
	}
}

// partyRows has a row for each explorer of the content.
func partyRows(sh *game.Shell) (rows []tableRow) {
	s, w := setup(sh), sh.Words
	for i := range sh.Rules.Pack.Explorers {
		id := sh.Rules.Pack.Explorers[i].ID
		value := w.Say("table.stays")
		if place := slices.Index(s.Explorers, id); place >= 0 {
			value = w.Say("table.goes", strconv.Itoa(place+1))
		}
		rows = append(rows, tableRow{id, w.Name(id), value, setting(sh, func(s *fortress.Setup) { swapIn(s, id) })})
	}
	return rows
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
func swapIn(s *fortress.Setup, id string) {
	list := slices.Clone(s.Explorers)
	if i := slices.Index(list, id); i >= 0 {
		list = slices.Delete(list, i, i+1)
	} else if len(list) == fortress.MaxParty {
		list = list[1:]
	}
	s.Explorers = append(list, id)
}
