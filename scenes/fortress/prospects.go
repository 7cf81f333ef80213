package fortress

import (
	"strconv"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone/foretold"
	"precipice/render"
)

// prospectHeights are the heights of a row of what a hostile may do: in one line, and in two.
func prospectHeights(t *render.Theme) (low, tall float32) {
	return t.Px(23) * t.Text, t.LineHeight(render.Strong) + t.LineHeight(render.Small)
}

// drawProspects draws what a hostile may do now, how likely each action is and on which rolls, to whom, with the wounds to
// expect, and below that what to expect of all of them.
func (y *hostiles) drawProspects(sh *game.Shell, p *render.Canvas, in render.Rect, u fortress.UnitID, list []fortress.Prospect) {
	t, w := sh.Theme, sh.Words
	low, tall := prospectHeights(t)
	notes := y.ahead.prospectNotes(sh, u)
	if foot := notesHeight(t, notes, in.W, in.H-float32(len(list))*min(low, t.LineHeight(render.Small)+t.Px(3))); foot > 0 {
		var at render.Rect
		at, in = in.CutBottom(foot)
		y.drawNotes(sh, p, at, u, notes)
	}
	two := y.ahead.foretells() && in.H >= float32(len(list))*tall
	high := min(low, in.H/float32(len(list)))
	if two {
		high = min(tall+t.Px(9), in.H/float32(len(list)))
	}
	cells := prospectCells(t, in, len(list), high)
	for i := range list {
		prospect := &list[i]
		name := "prospect/" + prospect.Action
		at := cells[i]
		high := at.H
		share := float32(prospect.Faces) / 20
		v := render.OptionView{Label: w.Name(prospect.Action), Share: share, Hover: sh.UI.Hover(name),
			Cost: w.Say("hostile.chance", foretold.Rolls(prospect), render.Percent(share))}
		if at.W < in.W { // side by side there is no room for the rolls
			v.Cost = render.Percent(share)
		}
		if o := y.ahead.foreseen(u, prospect.Action); o != nil && two {
			v.Under = longestFitting(t, foretold.Briefs(w, &y.d.Play.Shown, o), at.W-t.Px(12))
		}
		p.OptionRow(at.Inset2(0, min(t.Px(1.5), high*0.06)), v)
		sh.UI.Add(game.Panels, game.Area{Name: name, Rect: at, Skip: true, Weight: game.Faint, Tip: func() render.TooltipView { return y.ahead.actionTip(sh, u, prospect) }})
	}
}

// longestFitting returns the first of several texts, the longest first, that fits on a line, or else the last.
func longestFitting(t *render.Theme, texts []string, wide float32) string {
	for _, text := range texts {
		if t.Measure(text, render.Small) <= wide {
			return text
		}
	}
	return texts[len(texts)-1]
}

// leastProspect returns the least height of a row that can be read.
func leastProspect(t *render.Theme) float32 {
	if t.Held {
		return t.LineHeight(render.Small) + t.Px(3)
	}
	return max(t.Px(13), t.LineHeight(render.Small)*0.65)
}

// prospectCells returns where the rows stand: below each other, or side by side where they would be too low to be read.
func prospectCells(t *render.Theme, in render.Rect, n int, high float32) (cells []render.Rect) {
	across := 1
	if high < leastProspect(t) && n > 1 {
		across = 2
		high = min(leastProspect(t)*1.3, in.H/float32((n+1)/2))
	}
	columns := in.Columns(across, t.Px(4))
	for i := range n {
		at := columns[i%across]
		at.Y, at.H = in.Y+high*float32(i/across), high
		cells = append(cells, at)
	}
	return cells
}

// notesHeight returns the height of notes of a width: of all their lines, or of a line each where that is more than there is room
// for. It is 0 where there is not even so much.
func notesHeight(t *render.Theme, notes []prospectNote, wide, most float32) float32 {
	high := wholeNotes(t, notes, wide)
	if high >= most {
		high = float32(len(notes)) * t.LineHeight(render.Small)
	}
	if high >= most {
		return 0
	}
	return high
}

// wholeNotes returns the height of all lines of notes of a width.
func wholeNotes(t *render.Theme, notes []prospectNote, wide float32) (high float32) {
	for _, note := range notes {
		high += t.ParagraphHeight(note.text, render.Small, wide)
	}
	return high
}

// drawNotes draws what to expect of a hostile, a line each if they have no more room, with a tip that says it whole.
func (y *hostiles) drawNotes(sh *game.Shell, p *render.Canvas, at render.Rect, u fortress.UnitID, notes []prospectNote) {
	t, w := sh.Theme, sh.Words
	whole := at.H >= wholeNotes(t, notes, at.W)-1
	for i, note := range notes {
		var line render.Rect
		if whole {
			line, at = at.CutTop(t.ParagraphHeight(note.text, render.Small, at.W))
			p.Paragraph(line, note.text, render.Small.With(render.Ivory))
		} else {
			line, at = at.CutTop(t.LineHeight(render.Small))
			p.Label(line, note.text, render.Small.With(render.Ivory), render.Left)
		}
		sh.UI.Add(game.Panels, game.Area{Name: "expect/" + strconv.Itoa(i+1), Rect: line, Skip: true, Tip: func() render.TooltipView {
			return render.TooltipView{Title: w.Name(y.d.Play.Shown.UnitName(u)), Sub: note.text, Text: w.Say("tip.expect"), Rules: note.rule}
		}})
	}
}
