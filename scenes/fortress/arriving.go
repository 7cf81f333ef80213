package fortress

import (
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes/fortress/table"
)

// drawArriving draws the group that is being placed: its values, the weapons of the next miniature, how many
// are left to place, and the encounter card that brings it.
func (y *hostiles) drawArriving(sh *game.Shell, p *render.Canvas, r render.Rect, a *fortress.Arrival) {
	t, w, h := sh.Theme, sh.Words, a.Hostile
	in := p.Panel(r, render.PanelView{Title: w.Say("panel.hostile", strconv.Itoa(a.Group+1)), Accent: render.Fade(render.Hostile, 0.6)})
	line := func(text string, st render.Style) (at render.Rect) {
		at, in = in.CutTop(t.LineHeight(st))
		p.Snug(at, text, st, render.Left)
		return at
	}
	line(w.Name(h.ID), render.Title)
	line(w.Say("arriving.stats", w.Say(table.SizeKeys[h.Size]), strconv.Itoa(h.Move), strconv.Itoa(h.Wounds)), render.Small)
	for _, weapon := range a.Next {
		line(w.Say("hostile.weapon", w.Name(weapon.ID), table.Bands(weapon.Bands)), render.Small)
	}
	_, in = in.CutTop(t.Px(5))
	line(w.Count("arriving.left", a.Left, strconv.Itoa(a.Placed)), render.Strong)
	_, in = in.CutTop(t.Px(5))
	if a.Card == nil {
		line(w.Say("arriving.garrison"), render.Small.With(render.Brass))
		return
	}
	at := line(w.Say("arriving.card", w.Name(a.Card.ID)), render.Small.With(render.Brass))
	text := encounterText(w, y.d.Play.Shown.Pack(), a.Card)
	sh.UI.Add(game.Panels, game.Area{Name: "encounter", Rect: at, Skip: true, Rule: "BF-DEP-001", Tip: func() render.TooltipView {
		return render.TooltipView{Title: w.Name(a.Card.ID), Text: text, Rules: "BF-DEP-001"}
	}})
	p.Paragraph(in, text, render.Small)
}

// encounterText tells what an encounter card brings at each marker, a line each.
func encounterText(w *words.Book, pack *fortress.Pack, card *library.Encounter) string {
	var lines []string
	for i, entry := range card.Entries {
		marker := strconv.Itoa(i + 1)
		if entry.Twist >= 0 {
			lines = append(lines, w.Say("encounter.twist", marker, w.Name(pack.Twists[entry.Twist].ID)))
		} else {
			lines = append(lines, w.Say("encounter.group", marker, strconv.Itoa(entry.Size), w.Name(pack.Hostiles[entry.Hostile].ID)))
		}
	}
	return strings.Join(lines, "\n")
}
