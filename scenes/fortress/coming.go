package fortress

import (
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone/foretold"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// Coming shows a player of the hostiles what is still to come: the cards that have yet to act with what to expect of them,
// the event table with what each row would do now, and how the combat ends. All of it is known or follows from the rules.
type Coming struct {
	canvas *render.Canvas
	list   scenes.ScrollList
	parts  []part
}

// part is a part of what is to come, with a line for each thing.
type part struct {
	title string
	lines []ahead
}

// ahead is a thing to come: what it is, what to expect of it, and its rule.
type ahead struct{ what, text, rule string }

// openComing opens what is still to come.
func (y *outlook) openComing(sh *game.Shell) {
	sh.Push(&Coming{parts: y.coming(sh)})
}

// coming returns what is still to come.
func (y *outlook) coming(sh *game.Shell) []part {
	w := sh.Words
	return []part{{w.Say("coming.turn"), y.cardsAhead(sh)}, {w.Say("coming.events"), y.eventsAhead(sh)}, {w.Say("coming.end"), y.endAhead(sh)}}
}

// cardsAhead returns the initiative cards that have yet to act in this turn, in order.
func (y *outlook) cardsAhead(sh *game.Shell) (list []ahead) {
	s, w := &y.d.Play.Shown, sh.Words
	acting, _ := s.Acting.Card()
	for i, card := range s.Track[:s.NumTrack] {
		switch {
		case card.Done:
		case card.Hostile:
			name := w.Say("coming.group", strconv.Itoa(int(card.Index)+1), w.Name(s.Pack().Hostiles[s.Groups[card.Index].Kind].ID))
			list = append(list, ahead{name, y.groupAhead(sh, int(card.Index), s.Acting > 0 && i == acting), "BF-RNF-001"})
		default:
			x := &s.Party[card.Index]
			list = append(list, ahead{w.Name(s.Name(int(card.Index))), w.Count("coming.dice", x.NumDice()), "BF-ACT-003"})
		}
	}
	if len(list) == 0 {
		list = append(list, ahead{"", w.Say("coming.nobody"), "BF-ACT-002"})
	}
	return list
}

// groupAhead says how many of a group have yet to act, how likely the slain return, and the wounds to expect of it.
func (y *outlook) groupAhead(sh *game.Shell, group int, acts bool) string {
	s, w := &y.d.Play.Shown, sh.Words
	left := 0
	var sum [fortress.MaxParty]fortress.Hurt
	if u := y.d.attended(sh); u != fortress.NoUnit {
		for _, l := range y.d.foresight.outlooksNow(u) {
			if v := s.On(l.Unit); int(v.Card) != group || v.Acted || v.Arrived {
				continue
			}
			left++
			for e := range sum {
				sum[e] = sum[e].Plus(l.Expected(e))
			}
		}
	}
	parts := []string{w.Count("coming.left", left)}
	if back := y.returnNotes(sh, group); len(back) > 0 && !acts { // the group has rolled once it acts
		parts = append(parts, back[0].text+".")
	}
	if harm := foretold.HarmBrief(w, s, &sum); harm != "" {
		parts = append(parts, w.Say("outlook.brief.expected", harm)+".")
	}
	return strings.Join(parts, " ")
}

// eventsAhead returns the rows of the event table, with what each would do now.
func (y *outlook) eventsAhead(sh *game.Shell) (list []ahead) {
	w := sh.Words
	for _, a := range fortress.EventsAhead(y.d.Play.Match) {
		text := table.EventText(w, a.Name, a.Rule)
		switch {
		case a.Certain:
		case a.Twist.Num > 0:
			text += " " + w.Say("coming.twist", render.Percent(float32(a.Twist.Float())))
		case a.Choices > 0:
			text += " " + w.Count("coming.choices", a.Choices)
		case a.Rule == "BF-EVT-003":
			text += " " + w.Say("coming.no-marker")
		default:
			text += " " + w.Say("coming.nothing")
		}
		rule := a.Rule
		if rule == "" {
			rule = "BF-STR-006"
		}
		list = append(list, ahead{w.Say("coming.roll", table.Span(a.From, a.To), w.Name(a.Name)), strings.TrimSpace(text), rule})
	}
	return list
}

// endAhead says how this combat ends, how long a clock leaves, and what is left of the expedition.
func (y *outlook) endAhead(sh *game.Shell) (list []ahead) {
	s, w := &y.d.Play.Shown, sh.Words
	in, able := y.d.goals.inChamber()
	text := w.Say("coming.no-chamber")
	if s.Escape {
		text = w.Say("coming.chamber", strconv.Itoa(in), strconv.Itoa(able))
	}
	list = append(list, ahead{w.Say("coming.way-out"), text, "BF-ECB-002"})
	if left, ok := s.ClockLeft(); ok {
		list = append(list, ahead{w.Say("show.clock"), w.Count("coming.clock", left), "BF-CLK-003"})
	}
	if s.Mode() != fortress.SingleCombat {
		list = append(list, ahead{w.Say("coming.cards"), w.Count("coming.cards.left", s.Expedition.CardsLeft()), "BF-END-004"})
	}
	return list
}

// Name implements game.Scene.
func (x *Coming) Name() string { return "coming" }

// Moving implements game.Scene.
func (x *Coming) Moving() bool { return false }

// Covers implements game.Coverer.
func (x *Coming) Covers() {}

// Says implements game.Scene.
func (x *Coming) Says() map[string]string {
	return map[string]string{"parts": strconv.Itoa(len(x.parts))}
}

// Update implements game.Scene.
func (x *Coming) Update(sh *game.Shell) {
	x.list.Update(sh)
	if !scenes.HelpKeys(sh, "BF-ACT-001") && (sh.Input.Did(game.Back) || sh.Input.Did(game.Ahead)) {
		sh.Pop()
	}
}

// Draw implements game.Scene.
func (x *Coming) Draw(sh *game.Shell, dst *ebiten.Image) {
	if x.canvas == nil || x.canvas.Theme != sh.Theme {
		x.canvas = render.NewCanvas(sh.Theme)
	}
	p, t := x.canvas, sh.Theme
	p.Begin(dst)
	defer p.End()
	p.Backdrop()
	sh.UI.Begin(game.Over)
	body := scenes.DrawPage(sh, p, game.Over, "coming", t.Px(940)*min(t.Text, 1.4), sh.Pop, nil)
	var rows []scenes.ListRow
	for _, one := range x.parts {
		rows = append(rows, scenes.ListRow{Height: t.LineHeight(render.Heading) + t.Px(16), Draw: func(at render.Rect) {
			p.Label(at, strings.ToUpper(one.title), render.Heading.With(render.Hostile), render.Left)
		}})
		for _, line := range one.lines {
			rows = append(rows, x.row(sh, p, body.W-t.Px(14), line))
		}
	}
	x.list.Draw(sh, p, body, t.Px(2), rows)
	scenes.DrawPointed(sh, p, false)
}

// row lays out a thing to come: what it is at the left, what to expect at the right, and its rule.
func (x *Coming) row(sh *game.Shell, p *render.Canvas, wide float32, line ahead) scenes.ListRow {
	t := sh.Theme
	left, ref := wide*0.3, t.Measure(scenes.RuleShown(sh, "BF-BEH-003"), render.RuleRef)+t.Px(8)
	right := wide - left - ref - t.Px(10)
	high := max(t.ParagraphHeight(line.what, render.Strong, left), t.ParagraphHeight(line.text, render.Body, right)) + t.Px(9)
	return scenes.ListRow{Height: high, Draw: func(at render.Rect) {
		p.Rule(render.Rect{X: at.X, Y: at.Bottom() - t.Hair(), W: wide, H: t.Hair()})
		at.W = wide
		in := at.Inset2(0, t.Px(3))
		what, in := in.CutLeft(left)
		p.Paragraph(what, line.what, render.Strong)
		_, in = in.CutLeft(t.Px(10))
		rule, in := in.CutRight(ref)
		p.Paragraph(in, line.text, render.Body)
		rule.H = t.LineHeight(render.Body)
		p.Label(rule, scenes.RuleShown(sh, line.rule), render.RuleRef, render.Right)
	}}
}

// seated reports whether it is the turn of a hostile player: one is asked, or the hostiles of one are acting.
func (y *outlook) seated() bool {
	s := &y.d.Play.Shown
	switch {
	case !s.HasFifth || s.Result != fortress.Undecided:
		return false
	case y.d.Choices != nil && !y.d.Presenting():
		return y.d.Choices.Decision.Seat == fortress.HostileSeat
	}
	place, acts := s.Acting.Card()
	return acts && s.Track[place].Hostile
}

// tellsAhead reports whether a hostile player can read what is still to come.
func (y *outlook) tellsAhead() bool { return y.seated() && y.foretells() }

// comingTip says who acts next in this turn, and what to expect of them.
func (y *outlook) comingTip(sh *game.Shell) render.TooltipView {
	var lines []string
	for _, a := range y.cardsAhead(sh) {
		lines = append(lines, strings.TrimSpace(a.what+" · "+a.text))
	}
	return render.TooltipView{Title: sh.Words.Say("coming.turn"), Sub: sh.Words.Say("coming.tip"), Text: strings.Join(lines, "\n"), Rules: "BF-ACT-001"}
}
