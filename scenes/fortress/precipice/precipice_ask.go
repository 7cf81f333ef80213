package precipice

import (
	"slices"
	"strconv"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/table"
)

// questions says how the questions of this screen are asked.
func (x *Precipice) questions() asking.Kinds {
	return asking.Kinds{
		fortress.AskMuster:      {Rows: x.musters, Height: musterHeight, Draw: x.drawMuster},
		fortress.AskPick:        {Rows: x.picks, Hint: says("precipice.pick"), Height: x.homeHeight, Draw: x.below(0, x.drawHomeNote)},
		fortress.AskDock:        {Height: x.tilesHeight, Draw: x.drawBerthing},
		fortress.AskVisit:       {Hint: says("precipice.visit"), Height: doorsHeight(1, 0), Draw: x.drawVisit},
		fortress.AskTrade:       {Rows: x.trades, First: x.firstTrade, Hint: x.tradeHint, Height: x.handsHeight, Draw: x.drawTrade},
		fortress.AskExchange:    {Rows: x.BesideGifts, First: x.Done, Digit: x.PointGift, Hint: x.giftHint, Height: x.exchangeHeight, Draw: x.below(0, x.DrawGifts)},
		fortress.AskDestination: {Hint: x.clues, Height: x.destinationsHeight, Draw: x.below(hintGap, x.drawDestinations)},
		fortress.AskAssault:     {Hint: x.clues, Height: doorsHeight(1, hintGap), Draw: x.below(hintGap, x.drawRows)},
		"":                      {First: x.Done, Height: x.rowsHeight, Draw: x.drawRows},
	}
}

// says returns what says a text.
func says(key string) func(*game.Shell) string {
	return func(sh *game.Shell) string { return sh.Words.Say(key) }
}

// hintGap is below the hint over buttons, in design units.
const hintGap = 4

// below returns what draws the hint of a question, and below it the answers.
func (x *Precipice) below(gap float32, draw func(*game.Shell, *render.Canvas, render.Rect)) func(*game.Shell, *render.Canvas, render.Rect) {
	return func(sh *game.Shell, p *render.Canvas, r render.Rect) {
		_, r = r.CutTop(p.Paragraph(r, x.Hint(sh), render.Quiet) + sh.Theme.Px(gap))
		draw(sh, p, r)
	}
}

// musters returns the sizes that the next party may have, and the pause. The settings of the table have no numbers.
func (x *Precipice) musters() []*asking.Row {
	return append(x.Choices.Of("muster"), x.Choices.Of("pause")...)
}

// picks returns the explorers that may be picked, in the order of the list.
func (x *Precipice) picks() (rows []*asking.Row) {
	for _, m := range x.Members() {
		if r := x.Choices.Row("pick " + x.Play.Shown.Pack().Explorers[m.Kind].ID); r != nil {
			rows = append(rows, r)
		}
	}
	return rows
}

// trades returns what can be done on a ship. Leaving comes last, so that trading in by one key again and again does not end the visit.
func (x *Precipice) trades() (rows []*asking.Row) {
	for _, verb := range []string{"convert", "facility", "facility-for", "buy", "exchange", "leave"} {
		rows = append(rows, x.Choices.Of(verb)...)
	}
	return rows
}

// firstTrade returns leaving the ship, where nothing else is left to do.
func (x *Precipice) firstTrade() *asking.Row {
	if len(x.Choices.Of("convert")) > 0 || x.Affords() {
		return nil
	}
	return x.Choices.Row("leave")
}

// First returns the area that the focus begins at: the first answer, or the button that goes on.
func (x *Precipice) First() string {
	switch {
	case x.Over():
		return "result/new"
	case x.Held():
		return "precipice/go-on"
	}
	return x.Kinds.First(x.Choices)
}

// Heights in the panel of the question, in design units at the normal text size.
const (
	askChip = 28
	askTile = 92
)

// askHeight returns the height that the question needs.
func (x *Precipice) askHeight(sh *game.Shell, wide float32) float32 {
	t := sh.Theme
	if h := x.revealed(); h != nil && x.Held() {
		return t.Px(70) + t.LineHeight(render.Body) + t.ParagraphHeight(sh.Words.Name(h.ID), render.Title, wide-t.Px(28)) + t.ParagraphHeight(x.reveal(sh, h), render.Body, wide-t.Px(28))
	}
	in := wide - t.Px(28)
	if x.setsOut() {
		return t.Px(50) + asking.DoorHeight(t) + t.ParagraphHeight(sh.Words.Say("precipice.page."+x.Play.Shown.Quest.Step.String()), render.Body, in) + x.homeHeight(sh, in)
	}
	if x.Choices == nil || x.Moving() {
		return 0
	}
	high := t.Px(40) + t.LineHeight(render.Heading) + t.ParagraphHeight(sh.Words.Ask(x.Choices.Decision), render.Strong, in) + x.Kinds.Of(x.Choices).Height(sh, in)
	if hint := x.Hint(sh); hint != "" {
		high += t.ParagraphHeight(hint, render.Quiet, in)
	}
	return high
}

// doorsHeight returns what measures so many lines of large buttons, and a gap above them in design units.
func doorsHeight(lines int, above float32) func(*game.Shell, float32) float32 {
	return func(sh *game.Shell, _ float32) float32 {
		return float32(lines)*(asking.DoorHeight(sh.Theme)+sh.Theme.Px(6)) + sh.Theme.Px(above)
	}
}

// musterLines is how many lines of doors there are at muster: two where large text has no room in one.
func musterLines(sh *game.Shell) int {
	if _, h := sh.Size(); sh.Theme.Short(float32(h)) && sh.Theme.Size > 1.1 {
		return 2
	}
	return 1
}

func musterHeight(sh *game.Shell, wide float32) float32 {
	t := sh.Theme
	return doorsHeight(musterLines(sh), 0)(sh, wide) + 2*(t.Target(max(t.Px(askChip), t.LineHeight(render.Body)+t.Px(10)))+t.Px(6))
}

func (x *Precipice) tilesHeight(sh *game.Shell, wide float32) float32 {
	t, cols := sh.Theme, x.tileColumns(sh, wide)
	return float32((len(x.Choices.Of("dock"))+cols-1)/cols) * (t.Px(askTile) + t.LineHeight(render.Small))
}

func (x *Precipice) handsHeight(sh *game.Shell, wide float32) float32 {
	cols, _, card := x.handColumns(sh.Theme, wide)
	return doorsHeight(1, 0)(sh, wide) + float32((len(x.Choices.Of("convert"))+cols-1)/cols)*(card+sh.Theme.Px(6))
}

func (x *Precipice) exchangeHeight(sh *game.Shell, wide float32) float32 {
	return x.GiftsHeight(sh, wide) + sh.Theme.Px(10)
}

func (x *Precipice) destinationsHeight(sh *game.Shell, wide float32) float32 {
	return doorsHeight(len(x.Choices.Rows), hintGap)(sh, wide)
}

func (x *Precipice) rowsHeight(sh *game.Shell, wide float32) float32 {
	if t := sh.Theme; x.listed() {
		return float32((len(x.Choices.Rows)+1)/2) * t.Target(t.LineHeight(render.Body)+t.Px(12))
	}
	return doorsHeight(1, 0)(sh, wide)
}

// Hint says how to answer the question on the rest of the screen, "" if it is answered in its panel.
func (x *Precipice) Hint(sh *game.Shell) string { return x.Kinds.Hint(sh, x.Choices) }

// clues says who holds clues and what has been conquered.
func (x *Precipice) clues(sh *game.Shell) string { return x.ClueHolders(sh) + " " + x.Conquests(sh) }

func (x *Precipice) tradeHint(sh *game.Shell) string {
	switch {
	case len(x.Choices.Of("convert")) > 0:
		return ""
	case x.Affords():
		return sh.Words.Say("precipice.points-left")
	}
	return sh.Words.Say("precipice.nothing-to-trade")
}

func (x *Precipice) giftHint(sh *game.Shell) string {
	switch s := &x.Play.Shown; {
	case s.Quest.Step == fortress.InTrade:
		return sh.Words.Say("gift.home")
	case s.Goal() != nil:
		return sh.Words.Say("gift.bound", sh.Words.Name(s.Goal().ID))
	case slices.ContainsFunc(x.Choices.Of("give"), func(r *asking.Row) bool { return len(r.Legal) == 0 }):
		return sh.Words.Say("gift.finds-stay")
	}
	return ""
}

// drawAsk draws who decides what, or the button that goes on.
func (x *Precipice) drawAsk(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w := sh.Theme, sh.Words
	in := p.Panel(r, render.PanelView{Accent: render.Fade(render.Brass, 0.7)}).Inset(t.Px(4))
	switch {
	case x.Problem != "":
		p.Paragraph(in, x.Problem, render.Body.With(render.Find))
		return
	case x.Held():
		x.drawGoOn(sh, p, in)
		return
	case x.Moving():
		foot, rest := in.CutBottom(t.Target(t.Px(34)))
		scenes.DrawButton(sh, p, game.Panels, scenes.Middle(foot, t.Px(220)*t.Text), "skip", render.ButtonView{Label: w.Say("button.skip")}, func() { x.CatchUp(sh) })
		p.Paragraph(rest, w.Say("decision.watch"), render.Quiet)
		return
	case x.Choices == nil:
		return
	}
	line, in := in.CutTop(t.LineHeight(render.Heading) + t.Px(4))
	x.DrawSeat(sh, p, x.DrawHush(sh, p, line))
	_, in = in.CutTop(p.Paragraph(in, w.Ask(x.Choices.Decision), render.Strong) + t.Px(6))
	x.Kinds.Of(x.Choices).Draw(sh, p, in)
}

// drawGoOn draws what has just happened, and the button that goes on.
func (x *Precipice) drawGoOn(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w := sh.Theme, sh.Words
	foot, rest := r.CutBottom(asking.DoorHeight(t))
	_, rest = rest.CutBottom(t.Px(4))
	if h := x.revealed(); h != nil {
		_, rest = rest.CutTop(p.Paragraph(rest, w.Name(h.ID), render.Title))
		p.Paragraph(rest, x.reveal(sh, h), render.Body)
	} else {
		_, rest = rest.CutTop(p.Paragraph(rest, w.Say("precipice.page."+x.Play.Shown.Quest.Step.String()), render.Body))
	}
	if x.setsOut() {
		x.drawHomeNote(sh, p, rest)
	}
	if x.Play.Watched() {
		return
	}
	v := render.ButtonView{Label: w.Say("precipice.go-on"), Primary: true}
	if x.setsOut() {
		v.Label = w.Say("precipice.set-out", strconv.Itoa(int(x.Play.Shown.Quest.Expedition)+1))
	}
	scenes.PlaceButton(sh, p, game.Panels, v, game.Area{Name: "precipice/go-on", Rect: scenes.Middle(foot, t.Px(300)*t.Text), Do: func() { x.GoOn(sh) },
		Answer: true}) // it stands where the button that shows everything stood
}

// drawDoors draws the answers as large buttons side by side.
func (x *Precipice) drawDoors(sh *game.Shell, p *render.Canvas, r render.Rect) {
	line, _ := r.CutTop(asking.DoorHeight(sh.Theme))
	rows := x.Numbered()
	x.Answering(rows.Head()).Doors(sh, p, line, rows)
}

// drawMuster draws the sizes that the next party may have, the pause, and who sits at the table.
func (x *Precipice) drawMuster(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s, w := sh.Theme, &x.Play.Shown, sh.Words
	lines, rows := musterLines(sh), x.Numbered()
	each := (len(rows) + lines - 1) / lines
	for some := range slices.Chunk(rows, each) {
		var doors render.Rect
		doors, r = r.CutTop(asking.DoorHeight(t))
		_, r = r.CutTop(t.Px(6))
		x.Answering(rows.Head()).Doors(sh, p, doors, some)
	}
	_, r = r.CutTop(t.Px(2))
	line, r := r.CutTop(t.Target(max(t.Px(askChip), t.LineHeight(render.Body)+t.Px(4))))
	players := []seatChip{}
	for n := 1; n <= table.MostPlayers; n++ {
		players = append(players, seatChip{strconv.Itoa(n), x.Choices.Row("players " + s.Pack().Number(n)), n == int(s.Players)})
	}
	x.drawSeats(sh, p, line, w.Say("precipice.players"), players)
	_, r = r.CutTop(t.Px(6))
	line, _ = r.CutTop(line.H)
	hostiles := []seatChip{{w.Say("precipice.nobody"), x.Choices.Row("no-hostile-player"), !s.HasFifth}}
	for seat := range engine.Seat(s.Players) {
		hostiles = append(hostiles, seatChip{x.Player(sh, seat), x.Choices.Row("hostile-player " + s.Pack().Number(int(seat)+1)), s.HasFifth && s.Fifth == seat})
	}
	x.drawSeats(sh, p, line, w.Say("precipice.hostiles"), hostiles)
}

// seatChip is a setting of the table: the row that chooses it, nil if it is chosen or is not offered.
type seatChip struct {
	label  string
	row    *asking.Row
	chosen bool
}

// drawSeats draws a line of settings of the table.
func (x *Precipice) drawSeats(sh *game.Shell, p *render.Canvas, r render.Rect, title string, chips []seatChip) {
	t := sh.Theme
	head, r := r.CutLeft(r.W * 0.24)
	p.Snug(head, title, render.Quiet, render.Left)
	for i, at := range r.Columns(len(chips), t.Px(5)) {
		c := chips[i]
		v := render.ChipView{Label: c.label, Chosen: c.chosen, Disabled: !c.chosen && (c.row == nil || c.row.Direct() == nil)}
		a := game.Area{Name: "seats/" + strconv.Itoa(i), Rect: at, Skip: true}
		if c.row != nil {
			a = x.Answering(nil).Area(sh, at, c.row)
			if a.Rule = "BF-NEW-002"; a.Do != nil {
				a.Tip = func() render.TooltipView { return render.TooltipView{Title: c.row.Label, Rules: "BF-NEW-002"} }
			}
			a.Says = sh.Words.Say("spoken.setting", title, c.label)
		}
		v.Hover, v.Focus = sh.UI.Hover(a.Name), sh.UI.Focus(a.Name)
		p.Chip(at, v)
		if c.row != nil {
			sh.UI.Add(game.Panels, a)
		}
	}
}

// drawVisit tells to click a ship, and draws the button that visits none. Without room for the picture the ships
// are buttons too.
func (x *Precipice) drawVisit(sh *game.Shell, p *render.Canvas, r render.Rect) {
	if n := len(x.Choices.Of("visit")); n > 0 && sh.UI.Named(x.Choices.Of("visit")[0].Area()) == nil {
		x.drawDoors(sh, p, r)
		return
	}
	t := sh.Theme
	line, rest := r.CutBottom(asking.DoorHeight(t))
	p.Paragraph(rest, x.Hint(sh), render.Quiet)
	x.drawLast(sh, p, line, append(x.Choices.Of("stay"), x.Choices.Of("exchange")...), false)
}

// drawTrade draws the archeotech that can be traded in, and the button that leaves the ship.
func (x *Precipice) drawTrade(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t := sh.Theme
	foot, rest := r.CutBottom(asking.DoorHeight(t))
	_, rest = rest.CutBottom(t.Px(6))
	x.drawLast(sh, p, foot, append(x.Choices.Of("exchange"), x.Choices.Of("leave")...), !x.Affords())
	rows := x.Choices.Of("convert")
	if len(rows) == 0 {
		p.Paragraph(rest, x.Hint(sh), render.Quiet)
		return
	}
	cols, wide, high := x.handColumns(t, rest.W)
	for i, row := range rows {
		x.drawHand(sh, p, render.Rect{X: rest.X + float32(i%cols)*(wide+t.Px(6)), Y: rest.Y + float32(i/cols)*(high+t.Px(6)), W: wide, H: high}, row)
	}
}

// handColumns returns how many cards lie side by side, and their size.
func (x *Precipice) handColumns(t *render.Theme, room float32) (n int, wide, high float32) {
	wide, high = t.HandCardSize()
	return max(1, int((room+t.Px(6))/(wide+t.Px(6)))), wide, high
}

// Affords reports whether something can be bought. Leaving the ship then loses points that could be spent.
func (x *Precipice) Affords() bool {
	return slices.ContainsFunc(x.Choices.Of("buy"), func(r *asking.Row) bool { return r.Direct() != nil })
}

// drawLast draws the answer that ends a visit and the exchange of cards side by side. The last may be primary.
func (x *Precipice) drawLast(sh *game.Shell, p *render.Canvas, r render.Rect, rows []*asking.Row, primary bool) {
	t := sh.Theme
	line := scenes.Middle(r, min(r.W, t.Px(280)*t.Text*float32(len(rows))))
	var brass *asking.Row
	if primary {
		brass = rows[len(rows)-1]
	}
	x.Answering(brass).Doors(sh, p, line, rows)
}

// drawHand draws a discovery card that can be traded in.
func (x *Precipice) drawHand(sh *game.Shell, p *render.Canvas, r render.Rect, row *asking.Row) {
	card := table.FoundCard(x.Play.Shown.Pack(), int(row.Legal[0].Option.Args[0]))
	name, d := row.Area(), row.Direct()
	v, given := card.View(sh.Words), x.Points(d.Key)
	home := given > card.Find.Value
	v.Count = x.Count(x.Choices.Decision.About[0], card)
	v.Number, v.Act, v.Figure, v.FigureText, v.Hover, v.Focus = x.Number(row), true, given, "+", sh.UI.Hover(name), sh.UI.Focus(name)
	p.HandCard(r, v)
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: r, Rule: "BF-PRE-010", Do: func() { x.Choose(sh, d.Key) },
		Tip: func() render.TooltipView {
			tip := card.Tip(sh)
			tip.Sub, tip.Rules = row.Label, "BF-PRE-010"
			if home {
				tip.Text += "\n" + sh.Words.Say("precipice.home-point", sh.Words.Name(x.Choices.Decision.About[0]))
				tip.Rules += ", BF-PRE-012"
			}
			return tip
		}})
}

// Points returns the trading points that a choice gives, by the plan that the rules play out.
func (x *Precipice) Points(key string) int {
	return int(fortress.Sequence(x.Play.Match, []string{key}).Steps[0].Points.Float() + 0.5)
}
