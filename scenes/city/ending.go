package city

import (
	"slices"
	"strings"

	rules "precipice/engine/city"
	"precipice/game"
	"precipice/game/city"
	"precipice/game/city/chronicle"
	"precipice/game/session"
	"precipice/render"
	art "precipice/render/city"
	"precipice/scenes"
)

// endScreen is how a journey ended.
type endScreen struct {
	d     *tabletop
	coach *coach // the guide, nil in most games
	host  opener
	kept  bool // the journey is remembered as it has ended
}

// opener opens what a player may want after a journey.
type opener interface {
	Begin(sh *game.Shell)
	playAgain(sh *game.Shell, table city.Table)
	Again(sh *game.Shell, play *city.Session, ready func(*session.Tape[rules.State, city.Table]))
	remember(sh *game.Shell, play *city.Session)
	openDeeds(sh *game.Shell)
}

// attend remembers the journey once it has ended, and anew if its end was taken back.
func (x *endScreen) attend(sh *game.Shell) {
	ended := x.d.over() && !x.d.Play.Watched() && x.coach.tutor == nil
	if ended && !x.kept {
		x.host.remember(sh, x.d.Play)
	}
	x.kept = ended
}

// drawEnding draws how the journey ended, over the battlefield: its story, what became of each hero, and what it would have gained.
func (x *endScreen) drawEnding(sh *game.Shell, p *render.Canvas) {
	t, w, s := sh.Theme, sh.Words, &x.d.Play.Shown
	all := p.Bounds().Inset(t.Px(scenes.Gap))
	_, all = all.CutTop(x.d.Layout.Bar.H)
	wide := endWide(t, all)
	if x.coach.tutor.Speaks() && t.Text > 1.3 { // the guide needs room too
		wide = all.W
	}
	all = x.coach.foot(sh, all, wide)
	inner := wide - t.Px(40)
	cells := endCells(sh, inner)
	buttons := float32(len(cells)) * (endRoom(t) + t.Px(6))
	lines, high := fitting(t, x.endLines(sh), inner, all.H-buttons-t.Px(20))
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

// endWide returns how wide the end is: on a low screen as wide as that.
func endWide(t *render.Theme, all render.Rect) float32 {
	if t.Short(all.H) {
		return all.W
	}
	return min(t.Px(720)*min(t.Text, 1.3), all.W)
}

// endLine is a line of how the journey ended.
type endLine struct {
	text  string
	style render.Style
	spare bool // left out first where there is no room
	joins bool // follows the line before it where there is no room
}

// fitting returns the lines that have room, and how high they are: where it is short the spare ones go, then
// letters become smaller and what became of the heroes is one paragraph.
func fitting(t *render.Theme, all []endLine, wide, room float32) (list []endLine, high float32) {
	measure := func() float32 {
		high = t.Px(30)
		for _, l := range list {
			high += t.ParagraphHeight(l.text, l.style, wide) + t.Px(5)
		}
		return high
	}
	if list = all; measure() <= room {
		return list, high
	}
	if list = slices.DeleteFunc(slices.Clone(all), func(l endLine) bool { return l.spare }); measure() <= room {
		return list, high
	}
	short := list[:1:1]
	for _, l := range list[1:] {
		l.style = render.Small.With(l.style.Ink)
		if last := &short[len(short)-1]; l.joins {
			last.text, last.style = last.text+" "+l.text, render.Small
			continue
		}
		short = append(short, l)
	}
	list = short
	return list, measure()
}

// endLines returns them.
func (x *endScreen) endLines(sh *game.Shell) (list []endLine) {
	w, s := sh.Words, &x.d.Play.Shown
	kind, story, told := typeWord(s), chronicle.Of(x.d.Play.Log, s), x.recalled()
	add := func(text string, st render.Style) { list = append(list, endLine{text: text, style: st}) }
	add(w.Say("city.ended."+s.Result.String()+"."+kind), render.Title)
	list = append(list, endLine{w.Say("city.ended.story." + s.Result.String() + "." + kind), render.Body, true, false})
	add(w.Count("city.ended.turns", int(s.Turn), story.Score(w, s)), render.Quiet)
	if e := told.event; e != nil {
		id := s.Content().Extractions[e.Event].ID
		add(w.Say("city.ended.event", w.Name(id), numberOf(int(e.Result)), w.Say("text."+id)), render.Body)
	}
	for _, line := range story.Told(w) {
		list = append(list, endLine{line, render.Quiet, true, false})
	}
	for h := range s.Heroes {
		add(x.fate(sh, h, &story, &told), render.Body.With(render.Blend(render.Explorers[h], render.Ivory, 0.5)))
		list[len(list)-1].joins = h > 0
	}
	for _, line := range story.City(w, s) {
		list = append(list, endLine{line, render.Quiet, false, true})
	}
	if s.Result == rules.Won {
		list = append(list, endLine{w.Say("city.ended.gain"), render.Quiet, true, false})
	}
	return list
}

// aftermath collects what the log tells of the journey's end: the roll for the extraction event, and of each hero the survival roll and the
// counters that were taken off.
type aftermath struct {
	event    *rules.ExtractionRolled
	rolled   [rules.MaxHeroes]int
	needs    [rules.MaxHeroes]string
	counters [rules.MaxHeroes]int
}

func (x *endScreen) recalled() (a aftermath) {
	for i := range x.d.Play.Log {
		switch e := x.d.Play.Log[i].Change.(type) {
		case rules.ExtractionRolled:
			a.event = &e
		case rules.Survived:
			a.rolled[e.Hero], a.needs[e.Hero] = int(e.Face), x.d.Play.Log[i].Args[2]
		case rules.CameHome:
			a.counters[e.Hero] = int(e.Wounds + e.Grievous)
		}
	}
	return a
}

// fate says what became of a hero, with its survival roll.
func (x *endScreen) fate(sh *game.Shell, h int, story *chronicle.Journey, told *aftermath) string {
	w, s := sh.Words, &x.d.Play.Shown
	hero, rolled := &s.Heroes[h], told.rolled[h]
	name, fell, needs := w.Name(s.HeroName(h)), story.Fell(w, s.HeroName(h)), told.needs[h]
	switch {
	case hero.Dead && rolled > 0:
		return w.Say("city.fate.rolled-dead", name, fell, numberOf(rolled), needs)
	case hero.Dead:
		return w.Say("city.fate.dead", name, fell)
	case hero.Out && rolled > 0:
		return w.Say("city.fate.survived", name, fell, numberOf(rolled), needs)
	case hero.Out:
		return w.Say("city.fate.out", name, fell)
	}
	var parts []string
	if n := told.counters[h] + hero.Count(rules.WoundCounter) + hero.Count(rules.GrievousCounter); n > 0 {
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
		return [][]int{{0}, {1, 2, 5}, {3, 4}}
	}
	return [][]int{{0, 1, 2, 3, 5, 4}}
}

// drawEndButtons draws the buttons shown after a journey.
func (x *endScreen) drawEndButtons(sh *game.Shell, p *render.Canvas, r render.Rect, lines [][]int, again string) {
	t, w := sh.Theme, sh.Words
	buttons := []endButton{
		{"new", w.Say("city.ended.new"), func() { x.host.Begin(sh) }},
		{"again", again, func() { x.host.playAgain(sh, x.d.Play.Table) }},
		{"watch", w.Say("city.ended.watch"), func() { x.host.Again(sh, x.d.Play, nil) }},
		{"link", w.Say("city.ended.link"), func() { scenes.CopyLink(sh, x.d.Play) }},
		{"title", w.Say("city.ended.title"), func() { sh.Home(nil) }},
		{"deeds", w.Say("city.ended.deeds"), func() { x.host.openDeeds(sh) }},
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

// survivors returns the heroes who come back on their feet, for the picture.
func (x *endScreen) survivors() (list []render.Bystander) {
	s := &x.d.Play.Shown
	for h := range s.Heroes {
		if s.Heroes[h].Able() {
			list = append(list, bystanders([]string{s.HeroName(h)}, h)...)
		}
	}
	return list
}
