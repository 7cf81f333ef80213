package setup

import (
	"slices"
	"strconv"
	"strings"

	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// drawRoster draws the explorers to pick from, and who picks next.
func (s *Setup) drawRoster(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w := sh.Theme, sh.Words
	in := p.Panel(r, render.PanelView{Title: w.Say("setup.roster")})
	tall := t.ParagraphHeight(w.Say("setup.picked-later"), render.Strong, in.W) // also for less, so that nothing below moves
	line, in := in.CutTop(tall + t.Px(6))
	picking := s.picking(sh)
	p.Paragraph(line, picking, scenes.Fitting(t, picking, render.Strong, line))
	list := s.host.Rules.Pack.Explorers
	cols := columnsFor(len(list), in, t.Px(8))
	lines := (len(list) + cols - 1) / cols
	space := t.Px(8)
	high := (in.H - space*float32(lines-1)) / float32(lines)
	cells := in.Columns(cols, space)
	var names, notes []string
	for i := range list {
		names, notes = append(names, w.Name(list[i].ID)), append(notes, w.Say("title."+list[i].ID))
	}
	fit := t.FitRoster(cells[0].W, names, notes)
	for i := range list {
		at := cells[i%cols]
		at.Y, at.H = in.Y+float32(i/cols)*(high+space), high
		s.drawExplorer(sh, p, at, i, fit)
	}
}

// columnsFor returns the number of columns that makes the cells of a list most nearly square.
func columnsFor(n int, r render.Rect, space float32) int {
	best, off := 1, float32(0)
	for cols := 1; cols <= n; cols++ {
		lines := (n + cols - 1) / cols
		wide := (r.W - space*float32(cols-1)) / float32(cols)
		high := (r.H - space*float32(lines-1)) / float32(lines)
		if d := max(wide/high, high/wide); cols == 1 || d < off {
			best, off = cols, d
		}
	}
	return best
}

// picking says who picks the next explorer (BF-SET-003).
func (s *Setup) picking(sh *game.Shell) string {
	place := len(s.Table.Setup.Explorers)
	if s.Table.Setup.Quest {
		return sh.Words.Say("setup.picked-later")
	}
	if s.missing() == 0 {
		return sh.Words.Say("setup.full")
	}
	return sh.Words.Say("setup.picks", s.name(sh, s.Table.Setup.Picker(place)), strconv.Itoa(place+1))
}

// drawExplorer draws an explorer that can be picked.
func (s *Setup) drawExplorer(sh *game.Shell, p *render.Canvas, r render.Rect, i int, fit render.RosterFit) {
	w := sh.Words
	card := &s.host.Rules.Pack.Explorers[i]
	name := "setup/explorer/" + card.ID
	v := render.RosterView{Figure: card.ID, Models: len(card.Models), Name: w.Name(card.ID), Note: w.Say("title." + card.ID), Letter: card.Letter, Fit: fit,
		Rim: render.Muted, Shown: s.card.ID == card.ID, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)}
	place := slices.Index(s.Table.Setup.Explorers, card.ID)
	if v.Picked = place >= 0 && !s.Table.Setup.Quest; v.Picked {
		v.Rim = render.Explorers[place]
		v.Letter = strconv.Itoa(place + 1)
		v.Note = s.name(sh, s.Table.Setup.Picker(place))
	}
	v.Full = !v.Picked && s.missing() == 0 && !s.Table.Setup.Quest
	p.Roster(r, v)
	a := game.Area{Name: name, Rect: r, Rule: "BF-SET-003", Do: s.change(sh, func() {
		if s.card.Show(card.ID); !s.Table.Setup.Quest {
			s.pick(card.ID)
		}
	})}
	a.Tip = s.explorerTip(sh, card)
	sh.UI.Add(game.Panels, a)
}

// explorerTip tells an explorer's values, weapons and actions where the card does not stand beside.
func (s *Setup) explorerTip(sh *game.Shell, card *library.Explorer) func() render.TooltipView {
	if s.Layout.card.W > 0 {
		return nil
	}
	return func() render.TooltipView {
		w, side := sh.Words, &card.Sides[0]
		lines := []string{w.Say("card.stats", strconv.Itoa(side.Move), table.Stat(side.Defence), table.Stat(side.Agility), table.Stat(side.Vitality))}
		lines = append(lines, table.ArmsOfSide(sh, side)...)
		for i := range side.Rules {
			lines = append(lines, w.Name(side.Rules[i].ID)+table.Said(sh, side.Rules[i].ID))
		}
		return render.TooltipView{Title: w.Name(card.ID), Sub: w.Say("title." + card.ID), Text: strings.Join(lines, "\n")}
	}
}

// drawParty draws the places of the party in leader order.
func (s *Setup) drawParty(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w := sh.Theme, sh.Words
	in := p.Panel(r, render.PanelView{Title: w.Say("setup.order")})
	foot, in := in.CutBottom(t.Target(max(t.Px(28), t.LineHeight(render.Quiet)+t.Px(6))))
	_, in = in.CutBottom(t.Px(6))
	for place, at := range table.RowsOf(in, s.size, t.Px(4)) {
		s.drawPlace(sh, p, at, place)
	}
	s.drawChips(sh, p, foot, []chip{
		s.filling(sh),
		{name: "clear", label: w.Say("setup.clear"), disabled: len(s.Table.Setup.Explorers) == 0, do: func() { s.Table.Setup.Explorers = nil }},
	})
}

// filling returns the chip that fills the party at random, or takes that back.
func (s *Setup) filling(sh *game.Shell) chip {
	w, before := sh.Words, s.before
	if before != nil {
		return chip{name: "fill", label: w.Say("setup.unfill"), tip: w.Say("setup.tip.unfill"), do: func() { s.Table.Setup.Explorers = before }}
	}
	return chip{name: "fill", label: w.Say("setup.fill"), tip: w.Say("setup.tip.fill"), disabled: s.missing() == 0, do: func() {
		was := append([]string{}, s.Table.Setup.Explorers...)
		s.fill(s.host.Rules.Pack, s.chance)
		s.before = was
	}}
}

// drawPlace draws a place of the party: who picks, and the explorer picked. A click removes it.
func (s *Setup) drawPlace(sh *game.Shell, p *render.Canvas, r render.Rect, place int) {
	w, n := sh.Words, strconv.Itoa(place+1)
	name, set := "setup/place/"+n, &s.Table.Setup
	player := s.name(sh, set.Picker(place))
	if place == 3 && s.pickers() == 3 {
		player = w.Say("setup.leaders") // BF-SET-008
	}
	v := render.OptionView{Label: n + "  " + w.Say("setup.free"), Cost: player, Disabled: true}
	a := game.Area{Name: name, Rect: r, Rule: "BF-SET-003"}
	if place < len(set.Explorers) {
		id := set.Explorers[place]
		v.Label, v.Disabled = n+"  "+w.Name(id), false
		v.Hover, v.Focus = sh.UI.Hover(name), sh.UI.Focus(name)
		a.Do = s.change(sh, func() { s.pick(id) })
		if i := table.ExplorerIndex(s.host.Rules.Pack, id); i >= 0 {
			a.Tip = s.explorerTip(sh, &s.host.Rules.Pack.Explorers[i])
		}
	}
	p.OptionRow(r, v)
	if a.Do != nil {
		stripe, _ := r.CutLeft(sh.Theme.Px(3))
		p.Round(stripe, stripe.W/2, render.Explorers[place])
	}
	sh.UI.Add(game.Panels, a)
}
