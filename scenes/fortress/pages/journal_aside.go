package pages

import (
	"fmt"
	"strconv"

	"precipice/game"
	"precipice/game/blackstone/journal"
	"precipice/render"
	"precipice/scenes"
)

// aside returns the rows beside the story: who went, how the dice fell, and how the quest stands.
func (j *Journal) aside(sh *game.Shell, p *render.Canvas, wide float32) (rows []scenes.ListRow) {
	rows = append(rows, heading(sh, p, sh.Words.Say("journal.party")))
	for i := range j.Tale.Party {
		rows = append(rows, j.Fellow(sh, p, wide, &j.Tale.Party[i]))
	}
	rows = append(rows, heading(sh, p, sh.Words.Say("journal.dice")))
	for i := range j.Tale.Dice {
		rows = append(rows, j.dice(sh, p, wide, &j.Tale.Dice[i]))
	}
	rows = append(rows, note(sh, p, wide, sh.Words.Say("journal.dice.about")), heading(sh, p, sh.Words.Say("journal.standing")))
	for _, s := range j.Told.Standing() {
		rows = append(rows, figure(sh, p, wide, s))
	}
	return rows
}

func heading(sh *game.Shell, p *render.Canvas, text string) scenes.ListRow {
	t := sh.Theme
	return scenes.ListRow{Height: t.LineHeight(render.Heading) + t.Px(8), Draw: func(at render.Rect) {
		line, _ := at.CutBottom(t.LineHeight(render.Heading))
		p.Snug(line, text, render.Heading, render.Left)
	}}
}

func note(sh *game.Shell, p *render.Canvas, wide float32, text string) scenes.ListRow {
	return scenes.ListRow{Height: sh.Theme.ParagraphHeight(text, render.Small, wide), Draw: func(at render.Rect) { p.Paragraph(at, text, render.Small) }}
}

// Fellow returns the row of an explorer who went.
func (j *Journal) Fellow(sh *game.Shell, p *render.Canvas, wide float32, f *journal.Fellow) scenes.ListRow {
	t := sh.Theme
	face := t.Px(46)
	in := wide - face - t.Px(2*8+10)
	high := max(face, t.ParagraphHeight(f.Name, render.Strong, in)+t.ParagraphHeight(f.Player, render.Small, in)+t.ParagraphHeight(f.Deeds, render.Quiet, in)) + t.Px(16)
	return scenes.ListRow{Height: high, Draw: func(at render.Rect) {
		p.Panel(at, render.PanelView{Card: true})
		in := at.Inset(t.Px(8))
		left, in := in.CutLeft(face)
		_, in = in.CutLeft(t.Px(10))
		rim, name := render.Explorers[f.Place%len(render.Explorers)], render.Strong
		if f.Dead {
			rim, name = render.Muted, render.Strong.With(render.Muted)
		}
		left.H = face
		p.Portrait(left, f.ID, f.Letter, rim)
		if f.Dead {
			p.Disc(render.Point{X: left.Right() - face*0.16, Y: left.Y + face*0.16}, face*0.24, render.Panel2)
			p.StorySign(render.Rect{X: left.Right() - face*0.34, Y: left.Y - face*0.02, W: face * 0.36, H: face * 0.36}, string(journal.Death))
		}
		_, in = in.CutTop(p.Paragraph(in, f.Name, name))
		_, in = in.CutTop(p.Paragraph(in, f.Player, render.Small))
		p.Paragraph(in, f.Deeds, render.Quiet)
	}}
}

// dice returns the row that compares dice with what was to be expected of them.
func (j *Journal) dice(sh *game.Shell, p *render.Canvas, wide float32, d *journal.Dice) scenes.ListRow {
	t, w := sh.Theme, sh.Words
	figures := ""
	if d.Thrown > 0 {
		figures = w.Say("journal.dice.figures", strconv.Itoa(d.Succeeded), w.Count("journal.dice.count", d.Thrown), fmt.Sprintf("%.1f", d.Expected))
	}
	high := t.ParagraphHeight(d.Name, render.Strong, wide) + t.Px(12) + t.ParagraphHeight(d.Verdict, render.Quiet, wide) + t.Px(2)
	if figures != "" {
		high += t.ParagraphHeight(figures, render.Small, wide)
	}
	return scenes.ListRow{Height: high, Draw: func(at render.Rect) {
		style := render.Strong
		if d.Place >= 0 {
			style = style.With(render.Explorers[d.Place%len(render.Explorers)])
		}
		_, in := at.CutTop(p.Paragraph(at, d.Name, style))
		bar, in := in.CutTop(t.Px(12))
		p.Luck(render.Rect{X: bar.X, Y: bar.Centre().Y - t.Px(2.5), W: bar.W, H: t.Px(5)}, float32(d.Succeeded), float32(d.Expected), float32(d.Thrown))
		if figures != "" {
			_, in = in.CutTop(p.Paragraph(in, figures, render.Small))
		}
		p.Paragraph(in, d.Verdict, render.Quiet)
	}}
}

// figure returns the row of a figure of the quest.
func figure(sh *game.Shell, p *render.Canvas, wide float32, s journal.Standing) scenes.ListRow {
	t := sh.Theme
	number := t.Measure(s.Figure, render.Strong) + t.Px(10)
	return scenes.ListRow{Height: t.ParagraphHeight(s.Name, render.Quiet, wide-number), Draw: func(at render.Rect) {
		right, left := at.CutRight(number)
		p.Paragraph(left, s.Name, render.Quiet)
		right.H = t.LineHeight(render.Strong)
		p.Label(right, s.Figure, render.Strong, render.Right)
	}}
}
