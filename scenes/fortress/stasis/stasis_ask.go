package stasis

import (
	"slices"
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
)

// askHeight returns the height that the question below the chambers needs.
func (x *Stasis) askHeight(sh *game.Shell) float32 {
	t := sh.Theme
	high := t.Px(34) + t.LineHeight(render.Heading) + t.LineHeight(render.Strong)
	door := asking.DoorHeight(t)
	if x.looks {
		return t.Px(24) + t.LineHeight(render.Quiet)
	}
	if x.Choices != nil && len(x.Choices.Rows) > MostDoors {
		lines := float32((len(x.Choices.Rows) + 2) / 3)
		return high + lines*t.Target(t.LineHeight(render.Body)+t.Px(12))
	}
	return high + door
}

// first returns the area that the focus begins at.
func (x *Stasis) first() string {
	if x.looks {
		return "stasis/back"
	}
	return x.numbered().First()
}

// numbered returns the rows with numbers.
func (x *Stasis) numbered() asking.Numbered { return asking.Number(x.Choices.All()) }

// drawAsk draws who decides what, with the answers.
func (x *Stasis) drawAsk(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w := sh.Theme, sh.Words
	if x.looks {
		p.Paragraph(p.Panel(r, render.PanelView{}), w.Say("rule.BF-PAU-002"), render.Quiet)
		sh.UI.Add(game.Over, game.Area{Name: "panel/stasis", Rect: r, Skip: true, Rule: "BF-PAU-002", Tip: func() render.TooltipView { return scenes.RuleTip(sh, "BF-PAU-002") }})
		return
	}
	in := p.Panel(r, render.PanelView{Accent: render.Fade(render.Brass, 0.7)}).Inset(t.Px(3))
	switch {
	case x.Problem != "":
		p.Paragraph(in, x.Problem, render.Body.With(render.Find))
		return
	case x.Play.Watched():
		return
	case x.Moving():
		foot, rest := in.CutBottom(t.Target(t.Px(34)))
		scenes.DrawButton(sh, p, game.Panels, scenes.Middle(foot, t.Px(220)*t.Text), "skip", render.ButtonView{Label: w.Say("button.skip")}, func() { x.CatchUp(sh) })
		p.Paragraph(rest, w.Say("decision.watch"), render.Quiet)
		return
	case x.Choices == nil:
		return
	}
	line, in := in.CutTop(t.LineHeight(render.Heading) + t.Px(2))
	x.DrawSeat(sh, p, line)
	_, in = in.CutTop(p.Paragraph(in, w.Ask(x.Choices.Decision), render.Strong) + t.Px(6))
	if len(x.Choices.Rows) > MostDoors {
		x.drawSurplus(sh, p, in)
		return
	}
	rows := x.Choices.All()
	line, _ = scenes.Middle(in, min(in.W, t.Px(300)*t.Text*float32(len(rows)))).CutTop(asking.DoorHeight(t))
	asking.Answers{Numbered: x.numbered(), Take: x.Choose, Brass: x.numbered().Head()}.Doors(sh, p, line, rows)
}

// drawSurplus draws the cards that may go back to their decks, in three columns that scroll. A click puts one back.
func (x *Stasis) drawSurplus(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w := sh.Theme, sh.Words
	rows := asking.Answers{Numbered: x.numbered(), Take: x.Choose}
	x.answers.Draw(sh, p, r, t.Px(4), asking.Lines(t, x.Choices.All(), 3, t.Target(t.LineHeight(render.Body)+t.Px(8)), true, func(at render.Rect, row *asking.Row) {
		v, a := rows.Option(sh, at, row)
		id := row.First().Option.Parts[0]
		v.Label, a.Rule = w.Name(id), "BF-PAU-003"
		a.Tip = func() render.TooltipView {
			return render.TooltipView{Title: w.Name(id), Text: w.Say("text." + id), Rules: "BF-PAU-003"}
		}
		p.OptionRow(at, v)
		x.answers.Area(sh, game.Panels, a)
	}))
}

// drawChamber draws the chamber of an explorer.
func (x *Stasis) drawChamber(sh *game.Shell, p *render.Canvas, layer game.Layer, r render.Rect, kind int) {
	s, w := &x.Play.Shown, sh.Words
	card, c := &s.Pack().Explorers[kind], s.Chamber(kind)
	name := "stasis/" + card.ID
	v := render.StasisView{Figure: card.ID, Letter: card.Letter, Name: w.Name(card.ID), Rim: render.Blend(render.Muted, render.Ivory, 0.4),
		Filled: x.filled(kind), Inspired: c.Inspired, Dead: x.dead(kind, &c), Cards: keptCards(s, &c), Crowded: c.Cards() > fortress.MaxChamber,
		Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)}
	if c.Place >= 0 {
		v.Rim = render.Explorers[c.Place]
	}
	for _, slot := range c.Slots {
		v.Slots = append(v.Slots, render.SlotView{Wound: slot.Counter == fortress.WoundCounter, Grievous: slot.Counter == fortress.GrievousCounter})
	}
	v.Note = x.chamberNote(sh, &v, &c)
	p.StasisChamber(r, v)
	sh.UI.Add(layer, game.Area{Name: name, Rect: r, Skip: true, Rule: "BF-PAU-002", Tip: func() render.TooltipView { return x.chamberTip(sh, &v, &c) }})
}

// dead reports whether an explorer has died.
func (x *Stasis) dead(kind int, c *fortress.Chamber) bool {
	s := &x.Play.Shown
	return s.Quest.Dead(kind) || c.Place >= 0 && s.Party[c.Place].Dead
}

// chamberNote says in short what is in a chamber.
func (x *Stasis) chamberNote(sh *game.Shell, v *render.StasisView, c *fortress.Chamber) string {
	w, cards := sh.Words, c.Cards()
	switch {
	case v.Dead:
		return w.Say("card.dead")
	case v.Filled == 0:
		return w.Say(x.whyEmpty(c))
	case v.Crowded:
		return w.Say("stasis.crowded", strconv.Itoa(cards), strconv.Itoa(cards-fortress.MaxChamber))
	}
	note := w.Say("stasis.cards.none")
	if cards > 0 {
		note = w.Count("stasis.cards", cards)
	}
	if v.Inspired {
		note = w.Say("stasis.inspired", note)
	}
	return note
}

// whyEmpty is the key of the text that says why a chamber is empty: its explorer goes into it in a moment, or is not in the party that
// pauses.
func (x *Stasis) whyEmpty(c *fortress.Chamber) string {
	s := &x.Play.Shown
	party := false
	for e := range s.Party {
		party = party || s.Party[e].Playing
	}
	if c.Place < 0 && party {
		return "stasis.away"
	}
	return "stasis.empty"
}

// chamberTip says in full what is in a chamber.
func (x *Stasis) chamberTip(sh *game.Shell, v *render.StasisView, c *fortress.Chamber) render.TooltipView {
	w := sh.Words
	tip := render.TooltipView{Title: v.Name, Sub: v.Note, Rules: "BF-PAU-002"}
	switch {
	case v.Dead:
		tip.Text, tip.Rules = w.Say("precipice.dead"), "BF-MRT-001"
		return tip
	case v.Filled == 0:
		return tip
	case v.Inspired:
		tip.Text = w.Say("stasis.side.inspired")
	default:
		tip.Text = w.Say("stasis.side.agenda")
	}
	wounds, grievous := 0, 0
	for _, s := range v.Slots {
		if s.Wound {
			wounds++
		}
		if s.Grievous {
			grievous++
		}
	}
	if wounds+grievous > 0 {
		tip.Text += " " + w.Say("stasis.counters", strconv.Itoa(wounds), strconv.Itoa(grievous))
	}
	if c.Inspiration > 0 {
		tip.Text += " " + w.Say("stasis.points", strconv.Itoa(c.Inspiration))
	}
	if names := cardNames(sh, &x.Play.Shown, c); len(names) > 0 {
		tip.Text += " " + w.Say("stasis.lies", strings.Join(names, ", "))
	}
	return tip
}

// cardNames names the cards in a chamber.
func cardNames(sh *game.Shell, s *fortress.State, c *fortress.Chamber) []string {
	var all []string
	for _, f := range c.Finds {
		all = append(all, sh.Words.Name(s.Pack().Discoveries[f].ID))
	}
	for _, h := range c.Resources {
		all = append(all, sh.Words.Name(s.Pack().Resources[h.Card].ID))
	}
	return severalOnce(sh, all)
}

// severalOnce returns each name once, with its number if it comes several times.
func severalOnce(sh *game.Shell, all []string) (names []string) {
	for i, name := range all {
		n := 0
		for _, other := range all {
			if other == name {
				n++
			}
		}
		switch {
		case slices.Contains(all[:i], name):
		case n > 1:
			names = append(names, sh.Words.Say("stasis.several", name, strconv.Itoa(n)))
		default:
			names = append(names, name)
		}
	}
	return names
}

// keptCards returns the sorts of the cards in a chamber.
func keptCards(s *fortress.State, c *fortress.Chamber) (cards []render.KeptCard) {
	for _, f := range c.Finds {
		cards = append(cards, keptFind(s.Pack(), int(f)))
	}
	for _, h := range c.Resources {
		cards = append(cards, keptResource(s.Pack(), int(h.Card)))
	}
	slices.Sort(cards)
	return cards
}

// keptFind returns the sort of a discovery card, keptResource that of a resource or artefact card.
func keptFind(p *fortress.Pack, card int) render.KeptCard {
	if p.Discoveries[card].Clue {
		return render.KeptClue
	}
	return render.KeptArcheotech
}

func keptResource(p *fortress.Pack, card int) render.KeptCard {
	if p.Resources[card].Ship < 0 { // no ship sells it
		return render.KeptArtefact
	}
	return render.KeptResource
}

// MostDoors is the greatest number of answers that are large buttons. More of them are a list.
const MostDoors = 3
