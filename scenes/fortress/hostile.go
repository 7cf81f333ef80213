package fortress

import (
	"strconv"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone/foretold"
	"precipice/render"
	"precipice/scenes/fortress/table"
)

// hostiles is the panel of the hostiles, and the seat of a player who plays them.
type hostiles struct {
	d     *tabletop
	ahead *outlook
	tips  *tips
}

// drawHostile draws a hostile group: its values, its weapons, and what the hostile attended to would do
// now.
func (y *hostiles) drawHostile(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s, w := sh.Theme, &y.d.Play.Shown, sh.Words
	u := y.d.attended(sh)
	if a, ok := y.d.arriving(); ok && (u == fortress.NoUnit || y.d.unitAt(sh) != u) {
		y.drawArriving(sh, p, r, &a)
		return
	}
	if u == fortress.NoUnit {
		in := p.Panel(r, render.PanelView{Title: w.Say("panel.hostiles")})
		p.Paragraph(in, foretold.NoHostiles(w, s), render.Quiet)
		return
	}
	h, v := s.Hostile(u), s.On(u)
	view := render.PanelView{Title: w.Say("panel.hostile", strconv.Itoa(int(v.Card)+1)), Accent: render.Fade(render.Hostile, 0.6)}
	told := y.d.kit.layout.Brief && len(y.d.groups()) > 1 // the chips above tell which group it is
	if told {
		view.Title = ""
	}
	in := p.Panel(r, view)
	line := func(high float32) (top render.Rect) { top, in = in.CutTop(high); return top }
	if !told {
		p.Label(line(t.LineHeight(render.Title)), w.Name(h.ID), render.Title, render.Left)
	}
	values := []string{w.Say("hostile.stats", w.Say(table.SizeKeys[h.Size]), strconv.Itoa(s.Move(u)), strconv.Itoa(h.Wounds),
		strconv.Itoa(y.d.membersLeft(int(v.Card))), strconv.Itoa(y.strength(int(v.Card))))}
	for _, weapon := range s.WeaponsOf(u) {
		values = append(values, w.Say("hostile.weapon", w.Name(weapon.ID), table.Bands(weapon.Bands)))
	}
	for i, text := range values {
		at := line(t.LineHeight(render.Small))
		p.Label(at, text, render.Small, render.Left)
		if t.Measure(text, render.Small) > at.W {
			sh.UI.Add(game.Panels, game.Area{Name: "values/" + strconv.Itoa(i+1), Rect: at, Skip: true, Tip: func() render.TooltipView { return render.TooltipView{Title: text} }})
		}
	}
	line(t.Px(3))
	if group := int(v.Card); in.H > membersHeight(t, y.d.membersLeft(group))+leastBelow(t, rests(v) && !y.actsNow(u)) {
		y.drawMembers(sh, p, line(membersHeight(t, y.d.membersLeft(group))), group)
	}
	line(t.Px(4))
	if rests(v) && !y.actsNow(u) {
		y.drawActed(sh, p, in, u)
		return
	}
	y.drawIntentions(sh, p, in, u)
}

// drawIntentions draws what a hostile may do now, under the column of its roll.
func (y *hostiles) drawIntentions(sh *game.Shell, p *render.Canvas, in render.Rect, u fortress.UnitID) {
	t, s, w := sh.Theme, &y.d.Play.Shown, sh.Words
	line := func(high float32) (top render.Rect) { top, in = in.CutTop(high); return top }
	column, list := s.Prospects(u)
	chances := w.Say("hostile.will", w.Name(s.UnitName(u)), w.Name(column))
	said := chances
	if in.H < t.ParagraphHeight(said, render.Small, in.W)+float32(len(list))*t.LineHeight(render.Small) {
		said = t.Truncate(said, render.Small, in.W)
	}
	at := line(t.ParagraphHeight(said, render.Small, in.W))
	p.Paragraph(at, said, render.Small.With(render.Ivory))
	sh.UI.Add(game.Panels, game.Area{Name: "column", Rect: at, Skip: true, Tip: func() render.TooltipView {
		return render.TooltipView{Title: chances, Text: w.Say("text." + column), Rules: "BF-BEH-002"}
	}})
	line(t.Px(3))
	if foot := t.LineHeight(render.Small) + t.Px(2); t.Held || in.H > foot*2+t.Px(16)*float32(len(list)) { // otherwise only the key opens the card
		var at render.Rect
		at, in = in.CutBottom(t.Target(foot))
		y.drawReadable(sh, p, at, u)
	}
	if s.On(u).Stunned {
		p.Paragraph(in, w.Say("outlook.stunned"), render.Quiet)
		return
	}
	y.drawProspects(sh, p, in, u, list)
}

// drawActed says that a hostile has acted this turn, and how likely the slain of its group return.
func (y *hostiles) drawActed(sh *game.Shell, p *render.Canvas, in render.Rect, u fortress.UnitID) {
	t, w, s := sh.Theme, sh.Words, &y.d.Play.Shown
	foot, rest := in.CutBottom(t.Target(t.LineHeight(render.Small) + t.Px(2)))
	notes := y.ahead.prospectNotes(sh, u)
	text := w.Say("hostile.acted", w.Name(s.UnitName(u)))
	if !s.On(u).Acted {
		text = w.Say("hostile.arrived", w.Name(s.UnitName(u)))
	}
	at, rest := rest.CutBottom(max(float32(len(notes))*t.LineHeight(render.Small), notesHeight(t, notes, in.W, rest.H-t.ParagraphHeight(text, render.Quiet, in.W))))
	p.Paragraph(rest, text, render.Quiet)
	y.drawNotes(sh, p, at, u, notes)
	y.drawReadable(sh, p, foot, u)
}

// leastBelow returns the least height of what a hostile may do, or of the line that it has acted, which the
// list of its group must leave.
func leastBelow(t *render.Theme, acted bool) float32 {
	if acted {
		return 3*t.LineHeight(render.Quiet) + t.LineHeight(render.Small)
	}
	return t.LineHeight(render.Small) + 5*t.Px(14)*t.Text
}

// actsNow reports whether a hostile is in the middle of its action.
func (y *hostiles) actsNow(u fortress.UnitID) bool {
	return y.d.Underway.Label != "" && y.d.Underway.By == u && !y.d.settled()
}

// drawReadable draws the button that opens a hostile's reference card.
func (y *hostiles) drawReadable(sh *game.Shell, p *render.Canvas, r render.Rect, u fortress.UnitID) {
	const name = "read/hostile"
	ink := render.Brass
	if sh.UI.Hover(name) {
		ink = render.Ivory
	}
	p.Snug(r, sh.Words.Say("sheet.open.hostile"), render.Small.With(ink), render.Left)
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: r, Skip: true, Do: func() { y.d.readHostile(sh, u) }})
}

// strength returns the size of a group, slain hostiles included.
func (y *hostiles) strength(group int) (n int) {
	for u := range y.d.Play.Shown.Units {
		if v := y.d.Play.Shown.On(fortress.UnitID(u)); v.Team == fortress.Hostiles && int(v.Card) == group {
			n++
		}
	}
	return n
}
