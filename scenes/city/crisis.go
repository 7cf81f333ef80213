package city

import (
	"slices"
	"time"

	"precipice/engine"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/engine/dice"
	"precipice/game"
	"precipice/render"
	art "precipice/render/city"
	ware "precipice/render/cityware"
	"precipice/scenes"
)

// crisisScreen is the page of a crisis of a journey.
type crisisScreen struct {
	d     *tabletop
	odds  *odds
	dial  *dialPane
	ask   *questionPane
	party *partyPane
	page  crisisPage
	tells scenes.ScrollList // what came of it
	step  int               // how much of it has been told
	since time.Time         // when the last of it began to be told
}

// crisisPage holds what has been chosen on the page of a crisis: who goes, and what they do. Where one player decides both, one click picks
// a cell and the button answers both questions as one step.
type crisisPage struct {
	id     string // the crisis
	hero   int    // in the party, -1 for nobody
	choice int    // -1 for none
	list   scenes.ScrollList
}

// ask begins the page of a crisis, or goes on with it.
func (c *crisisPage) ask(d *engine.Decision) {
	switch d.Kind {
	case rules.AskCrisisHero:
		if c.id != d.About[0] {
			*c = crisisPage{id: d.About[0], hero: -1, choice: -1}
		}
	case rules.AskCrisis:
		if c.id != d.About[1] {
			*c = crisisPage{id: d.About[1], hero: -1, choice: -1}
		}
	default:
		*c = crisisPage{hero: -1, choice: -1}
	}
}

// crisis returns the crisis of the page.
func (x *crisisScreen) crisis() *library.Crisis {
	list := x.d.Play.Shown.Content().Crises
	for i := range list {
		if list[i].ID == x.page.id {
			return &list[i]
		}
	}
	return nil
}

// both reports whether the player who chooses the hero would also choose what the hero does.
func (x *crisisScreen) both(h int) bool {
	return x.d.Question.Asks(rules.AskCrisisHero) && x.d.Play.Shown.Heroes[h].Seat == x.d.Question.Decision.Seat
}

// cellOf returns the keys that a cell of the page stands for, and why it cannot be chosen. The later question has no refusals yet while
// the hero is chosen: a choice that needs an item is refused by that question itself.
func (x *crisisScreen) cellOf(h, choice int) (keys []string, why *engine.Refusal) {
	s, d := &x.d.Play.Shown, x.d.Question.Decision
	c := &x.crisis().Choices[choice]
	choose := rules.DoChoose + " " + c.ID
	if x.d.Question.Asks(rules.AskCrisis) {
		if why, refused := d.Refused(choose); refused {
			return nil, &why
		}
		return []string{choose}, nil
	}
	send := rules.DoSend + " " + s.HeroName(h)
	if why, refused := d.Refused(send); refused {
		return nil, &why
	}
	if c.Needs != "" && !bears(s, h, c.Needs) {
		return nil, &engine.Refusal{Rule: "CC-G-073", Reason: "not-carried", Args: []string{c.Needs}}
	}
	if !x.both(h) {
		return []string{send}, nil
	}
	return []string{send, choose}, nil
}

// bears reports whether a hero carries an item.
func bears(s *rules.State, h int, item string) bool {
	i, ok := s.Heroes[h].Item.Card()
	return ok && s.Content().Items[i].ID == item
}

// facing returns the heroes who can be sent: the columns of the page.
func (x *crisisScreen) facing() (list []int) {
	s := &x.d.Play.Shown
	if x.d.Question.Asks(rules.AskCrisis) {
		return []int{x.d.actor()}
	}
	for h := range s.Heroes {
		key := rules.DoSend + " " + s.HeroName(h)
		if _, refused := x.d.Question.Decision.Refused(key); refused || x.d.Question.Decision.Has(key) {
			list = append(list, h)
		}
	}
	return list
}

// firstCell returns where the focus begins on the page.
func (x *crisisScreen) firstCell() string {
	if x.page.hero >= 0 && x.page.choice >= 0 {
		return "crisis/go"
	}
	for _, h := range x.facing() {
		for k := range x.crisis().Choices {
			if keys, _ := x.cellOf(h, k); keys != nil {
				return cellName(x, h, k)
			}
		}
	}
	return ""
}

func cellName(x *crisisScreen, h, choice int) string {
	return "crisis/" + x.d.Play.Shown.HeroName(h) + "/" + x.crisis().Choices[choice].ID
}

// drawCrisis draws the page: its picture, its story, and a table of what each hero could do.
func (x *crisisScreen) drawCrisis(sh *game.Shell, p *render.Canvas) {
	t, w, l := sh.Theme, sh.Words, &x.d.Layout
	_, all := p.Bounds().CutTop(l.Bar.H)
	gap := t.Px(scenes.Gap)
	all = all.Inset(gap)
	text := all
	switch {
	case t.Narrow:
		sight, rest := all.CutTop(all.H * 0.24)
		art.Crisis(p, sight, x.crisisPicture(false))
		_, text = rest.CutTop(gap)
	case all.W > all.H*1.2 && t.Text < 1.6:
		sight, rest := all.CutLeft(min(all.W*0.42, all.H*0.8))
		art.Crisis(p, sight, x.crisisPicture(true))
		x.dial.drawDial(p, dialIn(sight, min(t.Px(56), sight.W*0.16)))
		_, text = rest.CutLeft(gap * 3)
	}
	sh.UI.Add(game.Panels, game.Area{Name: "panel/decision", Rect: text, Skip: true, Leads: true, Weight: game.Asked})
	line := func(s string, st render.Style) {
		high := p.Paragraph(text, s, st)
		_, text = text.CutTop(high + t.Px(6))
	}
	if x.d.HandedOver() {
		var at render.Rect
		at, text = text.CutTop(t.LineHeight(render.Heading))
		scenes.DrawHandOver(sh, p, at, w.Say("handover.cue", x.d.playerName(sh, int(x.d.Question.Decision.Seat))), func() { x.d.Seat.End(); x.d.Version++ })
	} else {
		line(x.crisisKicker(sh), render.Quiet)
	}
	line(w.Name(x.page.id), render.Title)
	line(w.Say("text."+x.page.id), render.Body)
	for _, note := range x.crisisNotes(sh) {
		line(note, render.Quiet)
	}
	if x.d.Problem != "" {
		line(x.d.Problem, render.Body.With(render.Find))
	}
	foot, table := text.CutBottom(max(endRoom(t), t.LineHeight(render.Body)+t.Px(12)))
	_, table = table.CutBottom(gap)
	x.drawCrisisFoot(sh, p, foot)
	crisisTable{x, sh, p, table.W - gap*2}.draw(table)
}

// crisisKicker says above the name of a crisis that it is one, and who decides where several players could.
func (x *crisisScreen) crisisKicker(sh *game.Shell) string {
	if x.d.Play.Shown.Players == 1 {
		return sh.Words.Say("crisis.kicker.alone")
	}
	return sh.Words.Say("crisis.kicker", x.d.playerName(sh, int(x.d.Question.Decision.Seat)))
}

// crisisNotes say what the texts of the choices mean by fear and influence.
func (x *crisisScreen) crisisNotes(sh *game.Shell) (notes []string) {
	for i := range x.crisis().Choices {
		if c := &x.crisis().Choices[i]; stirs(c.Effect) {
			return append(notes, sh.Words.Say("crisis.city"))
		}
	}
	return notes
}

// stirs reports whether an effect changes the fear of the city or the influence of the count.
func stirs(effect []library.Op) bool {
	return slices.ContainsFunc(effect, func(op library.Op) bool {
		return op.Do == "fear" || op.Do == "influence" || stirs(op.Failure) || stirs(op.Success) || stirs(op.Critical)
	})
}

// drawCell draws what a hero would face with a choice: its die and its odds.
func (x *crisisScreen) drawCell(sh *game.Shell, p *render.Canvas, r render.Rect, h, k int) {
	name := cellName(x, h, k)
	keys, why := x.cellOf(h, k)
	v := x.cellView(sh, h, k)
	v.Chosen, v.Hover, v.Focus = x.page.hero == h && x.page.choice == k, sh.UI.Hover(name), sh.UI.Focus(name)
	ware.CrisisCell(p, r, v)
	a := game.Area{Name: name, Rect: r, Answer: keys != nil, State: game.ChosenIf(v.Chosen),
		Says: x.cellSays(sh, h, k, &v), Readable: keys == nil,
		Rule: "CC-CRI-004"}
	if why != nil {
		a.Rule, a.Tip = why.Rule, func() render.TooltipView { return x.cellTip(sh, h, k, why) }
	}
	if keys != nil {
		a.Do = func() { x.page.hero, x.page.choice = h, k; x.d.Version++; sh.Dirty() }
	}
	x.page.list.Area(sh, game.Panels, a)
}

// cellTip says why a choice cannot be made.
func (x *crisisScreen) cellTip(sh *game.Shell, h, k int, why *engine.Refusal) render.TooltipView {
	w := sh.Words
	return render.TooltipView{Title: w.Name(x.crisis().Choices[k].ID), Sub: w.Name(x.d.Play.Shown.HeroName(h)), Text: w.Why(why.Reason, why.Args), Rules: why.Rule}
}

// drawCrisisFoot draws the button that says what will happen.
func (x *crisisScreen) drawCrisisFoot(sh *game.Shell, p *render.Canvas, r render.Rect) {
	w, label := sh.Words, sh.Words.Say("crisis.pick")
	if only := x.only(); only >= 0 {
		label = w.Say("crisis.pick.one", brief(w, x.d.Play.Shown.HeroName(only)))
	}
	var keys []string
	if x.page.hero >= 0 && x.page.choice >= 0 {
		keys, _ = x.cellOf(x.page.hero, x.page.choice)
		hero := w.Name(x.d.Play.Shown.HeroName(x.page.hero))
		label = w.Say("crisis.go", hero, w.Name(x.crisis().Choices[x.page.choice].ID))
		if len(keys) == 1 && x.d.Question.Asks(rules.AskCrisisHero) {
			label = w.Say("crisis.send", hero)
		}
	}
	at, _ := r.CutRight(min(r.W, max(sh.Theme.Px(300), sh.Theme.Measure(label, scenes.ButtonText)+sh.Theme.Px(40))))
	scenes.DrawButton(sh, p, game.Panels, at, "crisis/go", render.ButtonView{Label: label, Primary: true, Disabled: keys == nil || x.d.Play.Watched()}, func() { x.d.AnswerRun(sh, keys...) })
}

// crisisPicture returns the picture of the crisis, with the hero who is chosen to go.
func (x *crisisScreen) crisisPicture(arch bool) art.CrisisView {
	v := art.CrisisView{ID: x.page.id, Night: x.d.Play.Shown.Night(), Arch: arch}
	h := x.page.hero
	if h < 0 {
		h = x.only()
	}
	if h >= 0 {
		v.Hero = bystanders(x.d.Play.Table.Setup.Heroes[h:h+1], h)
	}
	return v
}

// dialIn returns where a dial of a radius stands in the lower left corner of a picture.
func dialIn(r render.Rect, radius float32) render.Rect {
	return render.Rect{X: r.X + radius*0.2, Y: r.Bottom() - 2.2*radius, W: 2 * radius, H: 2 * radius}
}

// cellView returns the view of a cell of a crisis: what the hero rolls with a choice, and the odds as the rules foresee them.
func (x *crisisScreen) cellView(sh *game.Shell, h, k int) (v ware.CellView) {
	w := sh.Words
	v.Rim = render.Explorers[h]
	keys, why := x.cellOf(h, k)
	if why != nil {
		v.Refused = w.Why(why.Reason, why.Args)
		return v
	}
	f := x.foreseeCell(h, k, keys)
	if !f.ok || len(f.Rolls) == 0 {
		v.Certain = w.Say("crisis.certain")
		return v
	}
	roll := &f.Rolls[0]
	v.Die = w.Say("crisis.die", w.Name(roll.For), numberOf(int(roll.Die)))
	if roll.For == "effect" { // the quest die
		v.Die = w.Say("crisis.die.quest", numberOf(int(roll.Die)))
	}
	can := x.crisis().Choices[k].Outcomes()
	for i, level := range []dice.Level{dice.Critical, dice.Success, dice.Fail} {
		if !slices.Contains(can, levelWords[i]) {
			continue
		}
		v.Odds[i] = float32(roll.Levels[level].Float())
		v.Chances[i] = render.Percent(v.Odds[i])
	}
	return v
}

// foreseeCell returns what a cell may lead to. Where the choice is asked only after the hero has been sent, the forecast is made there.
func (x *crisisScreen) foreseeCell(h, k int, keys []string) forecast {
	choose := rules.DoChoose + " " + x.crisis().Choices[k].ID
	if x.d.Question.Asks(rules.AskCrisis) {
		return x.odds.foresee(choose)
	}
	name := x.d.Play.Shown.HeroName(h) + " " + choose
	if f, known := x.odds.known[name]; known {
		return f
	}
	var f forecast
	m := x.d.Play.Match.Clone()
	if _, err := m.Choose(keys[0]); err == nil {
		f.Forecast, f.ok = rules.Foresee(m, choose)
	}
	x.odds.known[name] = f
	return f
}
