package city

import (
	"strings"

	rules "precipice/engine/city"
	"precipice/game"
	"precipice/render"
	art "precipice/render/city"
	"precipice/scenes"
)

// endScreen is how a journey ended.
type endScreen struct{ *Journey }

// drawEnding draws how the journey ended, over the battlefield: its story, what became of each hero, and what it would have gained.
func (x endScreen) drawEnding(sh *game.Shell, p *render.Canvas) {
	t, w, s := sh.Theme, sh.Words, &x.Play.Shown
	all := p.Bounds().Inset(t.Px(scenes.Gap))
	_, all = all.CutTop(x.layout.Bar.H)
	wide := min(t.Px(720)*min(t.Text, 1.3), all.W)
	lines := x.endLines(sh)
	inner := wide - t.Px(40)
	high := t.Px(30)
	for _, l := range lines {
		high += t.ParagraphHeight(l.text, l.style, inner) + t.Px(5)
	}
	cells := endCells(sh, inner)
	buttons := float32(len(cells)) * (endRoom(t) + t.Px(6))
	sight := min(wide*0.36, all.H-high-buttons-t.Px(20))
	if sight < wide*0.14 {
		sight = 0
	}
	r := scenes.MiddleOf(scenes.Middle(all, wide), min(all.H, high+buttons+sight+t.Px(20)))
	accent := render.Portal
	if s.Result == rules.Lost {
		accent = render.Blood
	}
	p.Fill(p.Bounds(), render.Fade(render.Void, 0.55))
	sh.UI.Add(game.Over, game.Area{Name: "panel/result", Rect: r, Skip: true, Aloud: true, Leads: true, Weight: game.Asked})
	in := p.Panel(r, render.PanelView{Accent: accent})
	if sight > 0 {
		var top render.Rect
		top, in = in.CutTop(sight)
		art.End(p, top, art.EndView{Won: s.Result == rules.Won, Night: s.Night(), Party: x.survivors()})
		_, in = in.CutTop(t.Px(8))
	}
	in = in.Inset2(t.Px(10), 0)
	foot, in := in.CutBottom(buttons)
	p.Clip(in, func() {
		for _, l := range lines {
			_, in = in.CutTop(p.Paragraph(in, l.text, l.style) + t.Px(5))
		}
	})
	x.drawEndButtons(sh, p, foot, cells, w.Say("city.ended.again"))
}

// endLine is a line of how the journey ended.
type endLine struct {
	text  string
	style render.Style
}

// endLines returns them.
func (x endScreen) endLines(sh *game.Shell) (list []endLine) {
	w, s := sh.Words, &x.Play.Shown
	kind := typeWord(s)
	add := func(text string, st render.Style) { list = append(list, endLine{text, st}) }
	add(w.Say("city.ended."+s.Result.String()+"."+kind), render.Title)
	add(w.Say("city.ended.story."+s.Result.String()+"."+kind), render.Body)
	add(w.Count("city.ended.turns", int(s.Turn), w.Say("city.ended.score."+kind, numberOf(int(s.QuestToken)), numberOf(s.Goal()))), render.Quiet)
	for h := range s.Heroes {
		add(x.fate(sh, h), render.Body.With(render.Blend(render.Explorers[h], render.Ivory, 0.5)))
	}
	if s.Result == rules.Won {
		add(w.Say("city.ended.gain"), render.Quiet)
	} else {
		add(w.Say("city.ended.loss"), render.Quiet)
	}
	return list
}

// fate says what became of a hero, with its survival roll.
func (x endScreen) fate(sh *game.Shell, h int) string {
	w, s := sh.Words, &x.Play.Shown
	hero := &s.Heroes[h]
	rolled := 0
	for i := range x.Play.Log {
		if e, is := x.Play.Log[i].Change.(rules.Survived); is && int(e.Hero) == h {
			rolled = int(e.Face)
		}
	}
	name := w.Name(s.HeroName(h))
	switch {
	case hero.Dead && rolled > 0:
		return w.Say("city.fate.rolled-dead", name, numberOf(rolled))
	case hero.Dead:
		return w.Say("city.fate.dead", name)
	case hero.Out && rolled > 0:
		return w.Say("city.fate.survived", name, numberOf(rolled))
	case hero.Out:
		return w.Say("city.fate.out", name)
	}
	var parts []string
	if n := hero.Count(rules.WoundCounter) + hero.Count(rules.GrievousCounter); n > 0 {
		parts = append(parts, w.Count("city.fate.wounds", n))
	} else {
		parts = append(parts, w.Say("city.fate.unhurt"))
	}
	if n := hero.Points(); n > 0 {
		parts = append(parts, w.Say("city.fate.realmstone", numberOf(n)))
	}
	if c, ok := hero.Treasure.Card(); ok {
		parts = append(parts, w.Name(s.Content().Discoveries[c].ID))
	}
	return w.Say("city.fate.back", name, strings.Join(parts, ", "))
}

// endButton is a button after a journey.
type endButton struct {
	name, label string
	do          func()
}

// endCells returns the lines of buttons: all beside each other, or two and two where they have no room.
func endCells(sh *game.Shell, wide float32) [][]int {
	if wide < sh.Theme.Px(560)*sh.Theme.Text {
		return [][]int{{0}, {1, 2}, {3, 4}}
	}
	return [][]int{{0, 1, 2, 3, 4}}
}

// drawEndButtons draws the buttons shown after a journey.
func (x endScreen) drawEndButtons(sh *game.Shell, p *render.Canvas, r render.Rect, lines [][]int, again string) {
	t, w := sh.Theme, sh.Words
	buttons := []endButton{
		{"new", w.Say("city.ended.new"), func() { x.host.Begin(sh) }},
		{"again", again, func() { x.host.playAgain(sh, x.Play.Table) }},
		{"watch", w.Say("city.ended.watch"), func() { x.host.Again(sh, x.Play, nil) }},
		{"link", w.Say("city.ended.link"), func() { scenes.CopyLink(sh, x.Play) }},
		{"title", w.Say("city.ended.title"), func() { sh.Home(nil) }},
	}
	for _, line := range lines {
		var at render.Rect
		at, r = r.CutTop(endRoom(t))
		_, r = r.CutTop(t.Px(6))
		labels := make([]string, len(line))
		for i, n := range line {
			labels[i] = buttons[n].label
		}
		for i, cell := range scenes.Cells(t, at, labels, t.Px(6)) {
			b := &buttons[line[i]]
			scenes.DrawButton(sh, p, game.Over, cell, "result/"+b.name, render.ButtonView{Label: b.label, Primary: line[i] == 0}, b.do)
		}
	}
}

// typeWord returns the word of the type of journey that is played.
func typeWord(s *rules.State) string { return journeyWords[s.Type()] }

// survivors returns the heroes who come back on their feet, for the picture.
func (x endScreen) survivors() (list []render.Bystander) {
	s := &x.Play.Shown
	for h := range s.Heroes {
		if !s.Heroes[h].Dead && !s.Heroes[h].Out {
			list = append(list, bystanders([]string{s.HeroName(h)}, h)...)
		}
	}
	return list
}
