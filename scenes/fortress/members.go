package fortress

import (
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// members lists the miniatures of a group that are on the battlefield.
func (y *hostiles) members(group int) (list []fortress.UnitID) {
	s := &y.d.Play.Shown
	for u := range s.Each(fortress.Hostiles) {
		if int(s.On(u).Card) == group {
			list = append(list, u)
		}
	}
	return list
}

// memberColumns is in how many columns the miniatures of a group are listed.
func memberColumns(n int) int {
	if n > 4 {
		return 3
	}
	return min(n, 2)
}

// membersHeight returns the height of the list of a group's miniatures.
func membersHeight(t *render.Theme, n int) float32 {
	if n == 0 {
		return 0
	}
	cols := memberColumns(n)
	return float32((n+cols-1)/cols) * memberHeight(t)
}

func memberHeight(t *render.Theme) float32 { return t.Target(t.LineHeight(render.Small) + t.Px(4)) }

// drawMembers draws a row for each miniature of a group: its number, its wounds, and whether it has acted or
// is stunned. A click shows where it stands.
func (y *hostiles) drawMembers(sh *game.Shell, p *render.Canvas, r render.Rect, group int) {
	t, s, w := sh.Theme, &y.d.Play.Shown, sh.Words
	list := y.members(group)
	cols := memberColumns(len(list))
	for i, u := range list {
		cell := r.Columns(cols, t.Px(4))[i%cols]
		cell.Y, cell.H = r.Y+float32(i/cols)*memberHeight(t), memberHeight(t)
		v, name := s.On(u), "member/"+s.UnitName(u)
		m := render.MemberView{Mark: y.d.numberOf(u), Rim: render.Hostile, Damage: int(v.Damage), Wounds: s.Hostile(u).Wounds,
			Hover: sh.UI.Hover(name) || y.d.unitAt(sh) == u, Chosen: y.d.Attend == u}
		switch {
		case v.Stunned:
			m.Note = w.Say("card.stunned")
		case v.Acted:
			m.Note = w.Say("member.acted")
		case v.Arrived:
			m.Note = w.Say("member.arrived")
		}
		p.Member(cell.Inset2(0, t.Px(1)), m)
		sh.UI.Add(game.Panels, game.Area{Name: name, Rect: cell, Unit: int(u) + 1, Skip: true, Weight: game.Piece, Do: func() { y.d.Attend = u; y.d.Version++; y.d.centreOn(sh, u) }, Tip: func() render.TooltipView {
			tip := y.tips.unitTip(sh, u)
			tip.Text = strings.TrimSpace(m.Note + "\n" + tip.Text)
			return tip
		}})
	}
}

// drawGroups draws a chip for each group of hostiles on the battlefield along the top of r, if there are several, and
// returns the rest. A touch shows the group.
func (y *hostiles) drawGroups(sh *game.Shell, p *render.Canvas, r render.Rect) render.Rect {
	t, s, w := sh.Theme, &y.d.Play.Shown, sh.Words
	groups := y.d.groups()
	if _, arrives := y.d.arriving(); arrives || len(groups) < 2 {
		return r
	}
	shown, across := s.On(y.d.attended(sh)).Card, min(len(groups), 2)
	if y.d.kit.layout.Brief {
		across = len(groups)
	}
	gap, high := t.Px(4), t.Target(t.Px(34))
	cells := r.Inset2(gap, 0).Columns(across, gap)
	for i, group := range groups {
		at, name := cells[i%across], "group/"+strconv.Itoa(group+1)
		at.Y, at.H = r.Y+gap+float32(i/across)*(high+gap), high
		label := w.Say("coming.group", strconv.Itoa(group+1), w.Name(s.Pack().Hostiles[s.Groups[group].Kind].ID))
		p.Chip(at, render.ChipView{Chosen: int(shown) == group, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
		lines := t.Wrap(label, render.Label, at.W-t.Px(8))
		text := scenes.MiddleOf(at.Inset2(t.Px(4), 0), float32(len(lines))*t.LineHeight(render.Label))
		for _, line := range lines {
			var row render.Rect
			row, text = text.CutTop(min(t.LineHeight(render.Label), at.H/float32(len(lines))))
			p.Snug(row, line, render.Label, render.Middle)
		}
		sh.UI.Add(game.Panels, game.Area{Name: name, Rect: at, Do: func() { y.d.attendGroup(group) }})
	}
	_, rest := r.CutTop(float32((len(groups)+across-1)/across)*(high+gap) + gap)
	return rest
}
