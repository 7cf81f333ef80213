package pages

import (
	"strconv"
	"unicode/utf8"

	"precipice/game"
	"precipice/game/blackstone/journal"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// Styles and sizes of the story, in design units.
var (
	taleText  = render.Style{Size: 13.5, Ink: render.Ivory}
	taleTitle = render.Style{Weight: render.Display, Size: 15, Ink: render.Ivory}
)

const (
	taleEdge    = 12
	talePicture = 150
	taleHigh    = 96 // of a picture
	taleSign    = 15
	taleLead    = 4 // between sentences
)

// drawTale draws the story, and what stands beside it.
func (j *Journal) drawTale(sh *game.Shell, p *render.Canvas) {
	t, l := sh.Theme, &j.layout
	wide := l.story.W - t.Px(14)
	rows := []scenes.ListRow{j.Opening(sh, p, wide)}
	for i := range j.Tale.Parts {
		rows = append(rows, j.Part(sh, p, wide, i))
	}
	if l.narrow {
		rows = append(rows, j.aside(sh, p, wide)...)
	}
	j.Story.Draw(sh, p, l.story, t.Px(scenes.Gap), rows)
	if !l.narrow {
		j.Beside.Draw(sh, p, l.beside, t.Px(scenes.Gap), j.aside(sh, p, l.beside.W-t.Px(14)))
	}
}

// sentences returns the height of sentences at a width.
func sentences(t *render.Theme, all []journal.Sentence, wide float32) (high float32) {
	for _, s := range all {
		high += t.ParagraphHeight(s.Text, taleText, wide-t.Px(taleSign+8)*t.Text) + t.Px(taleLead)
	}
	return high
}

// tell draws sentences, each with its sign.
func tell(p *render.Canvas, in render.Rect, all []journal.Sentence) {
	t := p.Theme
	for _, s := range all {
		at := in
		sign, text := at.CutLeft(t.Px(taleSign+8) * t.Text)
		sign.W, sign.H = t.Px(taleSign)*t.Text, t.LineHeight(taleText)
		p.StorySign(render.Rect{X: sign.X, Y: sign.Y + sign.H*0.1, W: sign.W, H: sign.H * 0.8}, string(s.Sign))
		used := p.Paragraph(text, s.Text, taleText) + t.Px(taleLead)
		_, in = in.CutTop(used)
	}
}

// Opening returns the row that begins the page: which expedition it was, and who set out.
func (j *Journal) Opening(sh *game.Shell, p *render.Canvas, wide float32) scenes.ListRow {
	t, one := sh.Theme, &j.Tale
	in := wide - t.Px(2*taleEdge)
	high := t.Px(2*taleEdge) + t.ParagraphHeight(one.Title, render.Title, in) + t.ParagraphHeight(one.Summary, render.Quiet, in) + t.Px(6) + sentences(t, one.Opening, in)
	return scenes.ListRow{Height: high, Draw: func(at render.Rect) {
		p.Panel(at, render.PanelView{})
		in := at.Inset(t.Px(taleEdge))
		_, in = in.CutTop(p.Paragraph(in, one.Title, render.Title.With(render.Brass)))
		_, in = in.CutTop(p.Paragraph(in, one.Summary, render.Quiet) + t.Px(6))
		tell(p, in, one.Opening)
	}}
}

// Part returns the row of a card or a place: its picture, who stood there, and what happened.
func (j *Journal) Part(sh *game.Shell, p *render.Canvas, wide float32, i int) scenes.ListRow {
	t, part := sh.Theme, &j.Tale.Parts[i]
	picture := min(t.Px(talePicture), wide*0.26)
	in := wide - t.Px(3*taleEdge) - picture
	foes := t.Px(40)
	if len(part.Picture.With) == 0 {
		foes = 0
	}
	text := t.ParagraphHeight(part.Title, taleTitle, in) + sentences(t, part.Story, in)
	if part.Note != "" {
		text += t.ParagraphHeight(part.Note, render.Small, in) + t.Px(4)
	}
	high := max(text, t.Px(taleHigh)+foes) + t.Px(2*taleEdge)
	name := "journal/part/" + strconv.Itoa(i+1)
	return scenes.ListRow{Height: high, Names: []string{name}, Draw: func(at render.Rect) {
		v := render.PanelView{Card: true}
		if part.Deaths > 0 {
			v.Accent = render.Fade(render.Blood, 0.8)
		}
		p.Panel(at, v)
		in := at.Inset(t.Px(taleEdge))
		left, in := in.CutLeft(picture)
		_, in = in.CutLeft(t.Px(taleEdge))
		j.drawPicture(sh, p, left, part)
		_, in = in.CutTop(p.Paragraph(in, part.Title, taleTitle))
		if part.Note != "" {
			_, in = in.CutTop(p.Paragraph(in, part.Note, render.Small) + t.Px(4))
		}
		tell(p, in, part.Story)
		if sh.UI.Focus(name) {
			p.FocusRing(at, t.Px(6))
		}
		j.Story.Area(sh, j.Layer, game.Area{Name: name, Rect: at, Readable: true, Tip: func() render.TooltipView {
			v := render.TooltipView{Title: part.Title}
			if key := "text." + part.Picture.ID; sh.Words.Has(key) {
				v.Text = sh.Words.Say(key)
			}
			return v
		}})
	}}
}

// drawPicture draws the picture of a part, and below it the hostiles who were there.
func (j *Journal) drawPicture(sh *game.Shell, p *render.Canvas, r render.Rect, part *journal.Part) {
	t := p.Theme
	at, rest := r.CutTop(t.Px(taleHigh))
	p.Picture(at, table.PictureOf(j.pack, artOf(part.Picture), j.bystanders()))
	_, rest = rest.CutTop(t.Px(4))
	size := min(t.Px(36), r.W/float32(max(1, len(part.Picture.With))))
	for _, id := range part.Picture.With {
		var foe render.Rect
		foe, rest = rest.CutLeft(size)
		foe.H = size
		p.Portrait(foe.Inset(t.Px(1)), id, initial(sh, id), render.Hostile)
	}
}

// initial returns the first letter of a name.
func initial(sh *game.Shell, id string) string {
	first, _ := utf8.DecodeRuneInString(sh.Words.Name(id))
	return string(first)
}

// artOf returns the name of the picture of a part.
func artOf(p journal.Picture) string {
	switch {
	case p.ID != "":
		return p.ID
	case p.Sort == journal.OfReturn:
		return "result-home"
	case p.Sort == journal.OfEnd:
		return "result-lost"
	}
	return string(p.Sort)
}

// bystanders returns the explorers of the expedition that is read, as figures of its pictures.
func (j *Journal) bystanders() (party []render.Bystander) {
	for _, f := range j.Tale.Party {
		party = append(party, render.Bystander{Figure: f.ID, Rim: render.Explorers[f.Place%len(render.Explorers)]})
	}
	return party
}
