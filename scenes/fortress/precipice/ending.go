package precipice

import (
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// farewells are the pictures of the outcomes of the vault.
var farewells = map[string]render.Farewell{"still-the-root": render.Stilled, "carry-out-the-coal": render.Carried}

// Farewell returns the last picture of the quest: the fortress as it is left, those who live, the party first, and
// those who died.
func (x *Precipice) Farewell() render.EndingView {
	s := &x.Play.Shown
	v := render.EndingView{How: render.Forsaken}
	switch outcome := s.Outcome(); {
	case outcome != "":
		v.How = render.Stilled
		if how, drawn := farewells[outcome]; drawn {
			v.How = how
		}
	case s.Quest.Ending == fortress.LegacyExhausted:
		v.How = render.Folded
	}
	for _, m := range x.Members() {
		card := &s.Pack().Explorers[m.Kind]
		one := render.Companion{ID: card.ID, Letter: card.Letter, Rim: render.Muted}
		if m.place >= 0 {
			one.Rim = render.Explorers[m.place]
		}
		switch {
		case s.Quest.Dead(m.Kind) || m.place >= 0 && s.Party[m.place].Dead:
			v.Dead = append(v.Dead, one)
		case m.place >= 0:
			v.Living = append(v.Living, one)
		}
	}
	for _, k := range s.Quest.Docked {
		if ship, docked := k.Card(); docked {
			v.Ships = append(v.Ships, s.Pack().Ships[ship].ID)
		}
	}
	return v
}

// endTold is how the end of a quest is told.
type endTold struct {
	title, Story string
	accent       render.Ink
	big          render.Style // of the title
}

func (x *Precipice) EndTold(sh *game.Shell) endTold {
	s, w := &x.Play.Shown, sh.Words
	end := endTold{title: w.Say("result.quest-lost"), accent: render.Blood}
	key := "result.quest." + s.Quest.Ending.String()
	if outcome := s.Outcome(); outcome != "" {
		end.title, end.accent, key = w.Say("result.quest-won"), render.Brass, "outcome."+outcome
	}
	end.Story = w.Say(key, strconv.Itoa(int(s.Quest.Expedition)))
	if names := x.artefacts(sh); len(names) > 0 {
		end.Story += "\n" + w.Say("result.artefacts", strings.Join(names, ", "))
	}
	end.big = render.Style{Weight: render.Display, Size: 26 / max(1, sh.Theme.Text*0.7), Tracking: 3, Ink: render.Blend(end.accent, render.Ivory, 0.3)}
	return end
}

// artefacts names the artefacts that have been carried out, by those who live.
func (x *Precipice) artefacts(sh *game.Shell) (names []string) {
	s := &x.Play.Shown
	for _, h := range s.Quest.Held {
		owner, held := h.Owner.Card()
		if held && s.Pack().Resources[h.Card].Ship < 0 && !s.Quest.Dead(owner) {
			names = append(names, sh.Words.Name(s.Pack().Resources[h.Card].ID))
		}
	}
	return names
}

// drawEnding draws the end of the quest over its picture: as a story, or as an account of everybody and everything.
func (x *Precipice) drawEnding(sh *game.Shell, p *render.Canvas) {
	t := sh.Theme
	room := x.ResultRoom(t, p.Bounds(), x.Layout.bar)
	foot, room := room.CutBottom(table.EndRoom(t, 36))
	_, room = room.CutBottom(t.Px(12))
	if !x.Play.Watched() {
		at, rest := foot.CutRight(foot.W / 6)
		_, rest = rest.CutRight(t.Px(8))
		x.DrawEndButtons(sh, p, rest)
		label := sh.Words.Say("result.account")
		if x.Account {
			label = sh.Words.Say("result.farewell")
		}
		scenes.DrawButton(sh, p, game.Panels, at, "result/account", render.ButtonView{Label: label}, func() { x.Account = !x.Account })
	}
	if x.Account {
		x.drawQuestResult(sh, p, room)
		return
	}
	x.drawFarewell(sh, p, room)
}

// drawFarewell draws the story of the end, and its figures, on the dark side of the picture.
func (x *Precipice) drawFarewell(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, end := sh.Theme, x.EndTold(sh)
	figures, part := questFiguresHeight(t), min(0.62, 0.37*max(1, t.Text))
	if t.Narrow {
		part = 1
	}
	in, _ := r.CutLeft(r.W * part)
	head := t.LineHeight(end.big) + t.LineHeight(render.Title) + t.Px(18)
	text := render.Body
	text.Size *= 1.12
	for k := float32(1); k > 0.5 && t.ParagraphHeight(end.Story, text, in.W)+head+figures > in.H; k *= 0.95 {
		text = scenes.Smaller(text, 0.95)
	}
	high := head + t.ParagraphHeight(end.Story, text, in.W) + figures + t.Px(10)
	_, in = in.CutTop(max(0, (in.H-high)*0.4))
	p.Round(render.Rect{X: in.X, Y: in.Y, W: in.W, H: min(in.H, high)}.Inset(-t.Px(12)), t.Px(8), render.Fade(render.Void, 0.55))
	sh.UI.Add(game.Panels, game.Area{Name: "panel/result", Rect: in, Skip: true, Aloud: true, Leads: true})
	line, in := in.CutTop(t.LineHeight(end.big))
	p.Snug(line, end.title, end.big, render.Left)
	line, in = in.CutTop(t.LineHeight(render.Title))
	p.Snug(line, x.QuestName(sh), render.Title, render.Left)
	line, in = in.CutTop(t.Px(14))
	p.Fill(render.Rect{X: line.X, Y: line.Y + t.Px(6), W: line.W * 0.3, H: t.Px(2)}, end.accent)
	_, in = in.CutTop(p.Paragraph(in, end.Story, text) + t.Px(10))
	line, _ = in.CutTop(figures)
	x.drawQuestFigures(sh, p, line)
}
