package expedition

import (
	"slices"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone/journal"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/pages"
	"precipice/scenes/fortress/table"
)

// Tale returns the teller of the expedition that has ended: the journal at its page, without what follows at
// Precipice.
func (x *Expedition) Tale(sh *game.Shell) *pages.Journal {
	if x.told != nil && x.toldAt == len(x.Play.Log) {
		return x.told
	}
	j := pages.NewJournal(sh, x.Play)
	j.Layer = game.Panels
	j.Tale.Parts = slices.DeleteFunc(j.Tale.Parts, func(p journal.Part) bool {
		return p.Picture.Sort == journal.OfPrecipice || p.Picture.Sort == journal.OfEnd
	})
	s := &x.Play.Shown
	if last := len(j.Tale.Parts) - 1; last >= 0 && (s.Expedition.Ending == fortress.AllOut || s.Expedition.Ending == fortress.Death) {
		j.Tale.Parts[last].Picture.ID = x.EndPicture()
	}
	for i := range j.Tale.Party {
		f := &j.Tale.Party[i]
		if y := &s.Party[f.Place]; !y.Dead {
			f.Player = sh.Words.Say("result.told", f.Player, table.Fate(sh, y))
		}
	}
	x.told, x.toldAt = j, len(x.Play.Log)
	return j
}

// narrowTale is the width, in design units, below which the story comes after the party instead of beside it.
const narrowTale = 700

// drawTale draws how the expedition ended: on the left a picture, the objective and the party as it stands, on the
// right what happened, card by card.
func (x *Expedition) drawTale(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, j := sh.Theme, x.Tale(sh)
	gap := t.Px(scenes.Gap)
	if r.W < t.Px(narrowTale)*t.Text {
		wide := r.W - t.Px(14)
		j.Story.Draw(sh, p, r, gap, append(x.standing(sh, p, j, wide, 0), x.chapters(sh, p, j, wide)...))
		return
	}
	left, right := r.CutLeft(r.W * 0.42)
	_, right = right.CutLeft(gap)
	j.Beside.Draw(sh, p, left, gap, x.standing(sh, p, j, left.W-t.Px(14), left.H))
	j.Story.Draw(sh, p, right, gap, x.chapters(sh, p, j, right.W-t.Px(14)))
}

// standing returns the rows of the picture, the objective and the party. The picture leaves them room within high.
func (x *Expedition) standing(sh *game.Shell, p *render.Canvas, j *pages.Journal, wide, high float32) []scenes.ListRow {
	t, s := sh.Theme, &x.Play.Shown
	rows := []scenes.ListRow{{Draw: func(at render.Rect) {
		p.Picture(at, table.PictureOf(s.Pack(), x.EndPicture(), x.survivors()))
	}}}
	if s.Mode() != fortress.Campaign {
		rows = append(rows, scenes.ListRow{Height: t.LineHeight(render.Strong) + t.Px(14), Draw: func(at render.Rect) { x.drawObjective(sh, p, at) }})
	}
	for i := range j.Tale.Party {
		rows = append(rows, j.Fellow(sh, p, wide, &j.Tale.Party[i]))
	}
	left := high
	for _, row := range rows {
		left -= row.Height + t.Px(scenes.Gap)
	}
	rows[0].Height = min(wide*0.5, t.Px(240), max(t.Px(130), left))
	return rows
}

// chapters returns the rows of the story.
func (x *Expedition) chapters(sh *game.Shell, p *render.Canvas, j *pages.Journal, wide float32) []scenes.ListRow {
	rows := []scenes.ListRow{j.Opening(sh, p, wide)}
	for i := range j.Tale.Parts {
		rows = append(rows, j.Part(sh, p, wide, i))
	}
	return rows
}

// EndPicture names the picture of how the expedition ended.
func (x *Expedition) EndPicture() string {
	s := &x.Play.Shown
	h := s.Goal()
	switch {
	case s.Expedition.Ending == fortress.Death:
		return "result-death"
	case s.Expedition.Ending == fortress.AllOut:
		return "result-all-out"
	case h != nil && s.Expedition.Ending == fortress.Taken:
		return h.ID
	case h != nil:
		return "result-lost"
	case s.Mode() == fortress.Campaign:
		return "result-home"
	case s.Expedition.Won:
		return "result-won"
	}
	return "result-lost"
}

// survivors returns the party as it stands, with those who fell on the ground and the dead without their colour.
func (x *Expedition) survivors() (party []render.Bystander) {
	s := &x.Play.Shown
	for e := range s.Party {
		if !s.Party[e].Playing {
			continue
		}
		for _, b := range table.Bystander(s, e) {
			b.Down = b.Down || s.Party[e].Dead || s.Expedition.Ending == fortress.AllOut // those who recover afterwards fell too
			if s.Party[e].Dead {
				b.Rim = render.Muted
			}
			party = append(party, b)
		}
	}
	return party
}
