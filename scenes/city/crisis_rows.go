package city

import (
	"strings"

	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
	ware "precipice/render/cityware"
	"precipice/scenes"
)

// levelWords are the results of a roll, the best first, as texts name them, and levelMarks how they are shown.
var (
	levelWords = [...]string{"critical", "success", "failure"}
	levelMarks = [...]render.DieMark{render.MarkCritical, render.MarkSuccess, render.MarkFailure}
)

// only returns the hero who must go, -1 if there is a choice.
func (x *crisisScreen) only() int {
	h := -1
	for _, one := range x.facing() {
		if _, why := x.cellOf(one, 0); why != nil && x.d.Question.Asks(rules.AskCrisisHero) {
			continue
		}
		if h >= 0 {
			return -1
		}
		h = one
	}
	return h
}

// crisisTable is the table of what each hero could do.
type crisisTable struct {
	*crisisScreen
	sh   *game.Shell
	p    *render.Canvas
	wide float32
}

// mostCell is the greatest width of a cell, in design units.
const mostCell = 132

// draw draws the table: a row for each choice, with a cell for each hero. The choices share the height that is left.
func (c crisisTable) draw(r render.Rect) {
	gap := c.sh.Theme.Px(scenes.Gap)
	rows := []scenes.ListRow{c.head()}
	total := rows[0].Height
	for k := range c.crisis().Choices {
		rows = append(rows, c.choice(k))
		total += gap + rows[k+1].Height
	}
	if free := (r.H - total) / float32(len(rows)-1); free > 0 {
		for i := range rows[1:] {
			rows[i+1].Height += min(free, c.sh.Theme.Px(36))
		}
	}
	c.page.list.Draw(c.sh, c.p, r, gap, rows)
}

// label returns the width of what stands before the cells, 0 where it stands over them.
func (c crisisTable) label() float32 {
	t := c.sh.Theme
	if t.Narrow {
		return 0
	}
	n := float32(len(c.facing()))
	return max(c.wide*0.34, c.wide-n*t.Px(mostCell)*min(t.Text, 1.5))
}

// head returns the row of the heroes, with the question before them.
func (c crisisTable) head() scenes.ListRow {
	t, heroes, label, name := c.sh.Theme, c.facing(), c.label(), c.sh.Words.Name
	asks := c.sh.Words.Say("crisis.who")
	only := c.only()
	if only >= 0 {
		asks = c.sh.Words.Say("crisis.what", name(c.d.Play.Shown.HeroName(only)))
	}
	why := c.sh.Words.Say("crisis.who.text")
	switch {
	case only < 0:
	case c.d.Question.Asks(rules.AskCrisis):
		why = c.sh.Words.Say("crisis.sent", brief(c.sh.Words, c.d.Play.Shown.HeroName(only)))
	default:
		why = c.sh.Words.Say("crisis.only", brief(c.sh.Words, c.d.Play.Shown.HeroName(only)))
	}
	high, said := t.Grown(62)+t.LineHeight(render.Quiet), t.ParagraphHeight(asks, render.Strong, c.asksWide())+t.ParagraphHeight(why, render.Quiet, c.asksWide())
	if label == 0 {
		high += said + t.Px(6)
	} else {
		high = max(high, said)
	}
	return scenes.ListRow{Height: high, Draw: func(at render.Rect) {
		text, cells := at.CutLeft(label)
		if label == 0 {
			text, cells = at.CutTop(said + t.Px(6))
		} else {
			_, text = text.CutTop(max(0, (text.H-said)/2))
		}
		text.W = c.asksWide()
		_, text = text.CutTop(c.p.Paragraph(text, asks, render.Strong))
		c.p.Paragraph(text, why, render.Quiet)
		for i, cell := range c.cells(cells, len(heroes)) {
			c.faces(cell, heroes[i])
		}
	}}
}

func (c crisisTable) asksWide() float32 {
	if label := c.label(); label > 0 {
		return label - c.sh.Theme.Px(12)
	}
	return c.wide
}

// cells divides what is behind the label among the heroes.
func (c crisisTable) cells(r render.Rect, n int) []render.Rect {
	t := c.sh.Theme
	r.W -= t.Px(ware.ChoiceInset)
	return r.Columns(n, t.Px(8))
}

// choice returns the row of a choice.
func (c crisisTable) choice(k int) scenes.ListRow {
	t, heroes, label, v := c.sh.Theme, c.facing(), c.label(), c.choiceView(k)
	inset := t.Px(ware.ChoiceInset)
	textWide := label - 2*inset
	if label == 0 {
		textWide = c.wide - 2*inset
	}
	text, cell := ware.ChoiceHeight(t, v, textWide), ware.CellHeight(t)
	high := max(cell, text) + 2*inset
	if label == 0 {
		high = cell + text + 3*inset
	}
	var names []string
	for _, h := range heroes {
		names = append(names, cellName(c.crisisScreen, h, k))
	}
	return scenes.ListRow{Height: high, Names: names, Draw: func(at render.Rect) {
		ware.CrisisRow(c.p, at, v.Chosen)
		in := at.Inset2(0, inset)
		said, cells := in.CutLeft(label)
		if label == 0 {
			said, cells = in.CutTop(text)
			_, cells = cells.CutTop(inset)
			_, cells = cells.CutLeft(inset)
		}
		said.X, said.W = said.X+inset, textWide
		ware.CrisisChoice(c.p, said, v)
		c.addWay(said, k)
		for i, one := range c.cells(cells, len(heroes)) {
			c.drawCell(c.sh, c.p, one, heroes[i], k)
		}
	}}
}

// choiceView returns the view of a choice: its text, with a line for each result of its roll.
func (c crisisTable) choiceView(k int) ware.ChoiceView {
	v := choiceLines(c.sh.Words, &c.crisis().Choices[k])
	v.Number, v.Chosen = numberOf(k+1), c.page.choice == k
	return v
}

// choiceLines returns what a choice says, taken apart by the results of its roll.
func choiceLines(w *words.Book, choice *library.Choice) ware.ChoiceView {
	v := ware.ChoiceView{Name: w.Name(choice.ID)}
	var rest []string
	on := map[string]string{}
	for _, s := range strings.SplitAfter(w.Say("text."+choice.ID), ". ") {
		s = strings.TrimSpace(s)
		level := ""
		for _, word := range levelWords {
			if more, is := strings.CutPrefix(s, w.Say("crisis.on."+word)); is {
				level, on[word] = word, strings.TrimSpace(more)
			}
		}
		if level == "" {
			rest = append(rest, s)
		}
	}
	if v.Roll = strings.Join(rest, " "); len(on) == 0 {
		v.Roll, v.Results = "", []ware.ResultLine{{Plain: true, Text: v.Roll}}
	}
	for i, word := range levelWords {
		if on[word] != "" {
			v.Results = append(v.Results, ware.ResultLine{Mark: levelMarks[i], Text: on[word]})
		}
	}
	return v
}

// faces draws a hero at the head of a column.
func (c crisisTable) faces(r render.Rect, h int) {
	t, s := c.sh.Theme, &c.d.Play.Shown
	card := &s.Content().Heroes[s.Heroes[h].Kind]
	c.addFace(r, h)
	name, face := r.CutBottom(t.LineHeight(render.Quiet))
	ware.Portrait(c.p, scenes.Middle(face, face.H*0.75), ware.PortraitView{Figure: card.ID, Letter: card.Letter, Rim: render.Explorers[h], Lit: c.page.hero == h})
	c.p.Snug(name, brief(c.sh.Words, card.ID), render.Quiet.With(render.Ivory), render.Middle)
}
