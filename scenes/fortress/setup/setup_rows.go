package setup

import (
	"strconv"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes"
)

// flow puts rows under each other; they shrink and grow together to fill the available room. On a phone on its side a
// second column begins with the block after the middle.
type flow struct {
	rest   render.Rect
	k      float32 // factor for the natural heights
	needed float32

	next   render.Rect // the second column; empty for none
	middle float32     // the natural height from which on it begins
	first  float32     // the natural height of the first, once the second has begun
}

// turn goes on in the second column, if it is time.
func (f *flow) turn() {
	if f.next.W > 0 && f.first == 0 && f.needed > f.middle {
		f.rest, f.first = f.next, f.needed
	}
}

// longest returns the natural height of the longer column.
func (f *flow) longest() float32 { return max(f.first, f.needed-f.first) }

// row takes the next row of a natural height.
func (f *flow) row(high float32) (at render.Rect) {
	f.needed += high
	at, f.rest = f.rest.CutTop(high * f.k)
	return at
}

// leastRows is how far the rows shrink before they are scrolled.
const leastRows = 0.9

// drawTable draws the settings of the table. It lays them out twice: what has no room is scrolled. Nothing is scrolled so that the rows say
// what is at stake.
func (s *Setup) drawTable(sh *game.Shell, p *render.Canvas, r render.Rect) {
	in := p.Panel(r, render.PanelView{})
	least := float32(leastRows)
	if sh.Theme.Held {
		least = 1 // a row keeps the height of a finger
	}
	var blank flow
	for _, s.stakes = range []bool{true, false} {
		if blank = s.measured(sh, in); blank.k >= least {
			s.Scroll.At = 0
			s.rows(sh, p, &blank)
			return
		}
	}
	s.scrolled(sh, p, in, blank)
}

// measured returns the columns of the rows in a room, and how much they shrink or grow there.
func (s *Setup) measured(sh *game.Shell, in render.Rect) flow {
	blank := flow{rest: in, k: 1}
	if s.Layout.Tabs.W > 0 && !sh.Theme.Narrow {
		cells := in.Columns(2, sh.Theme.Px(20))
		blank.rest = cells[0]
		f := blank
		s.rows(sh, nil, &f)
		blank.next, blank.middle = cells[1], f.needed*0.4
	}
	f := blank
	s.rows(sh, nil, &f)
	blank.k = min(1.14, in.H/f.longest())
	return blank
}

// scrolled draws rows that there is no room for: they keep their height and scroll.
func (s *Setup) scrolled(sh *game.Shell, p *render.Canvas, in render.Rect, f flow) {
	last := &f.rest
	if f.next.W > 0 {
		last = &f.next
	}
	last.W -= sh.Theme.Px(14) // room for the scroll bar
	f.k = 1
	measured := f
	s.rows(sh, nil, &measured)
	high := measured.longest()
	s.Scroll.Fit(in, high)
	for _, r := range []*render.Rect{&f.rest, &f.next} {
		r.Y, r.H = r.Y-s.Scroll.At, high
	}
	before := 0
	for range sh.UI.Each {
		before++
	}
	p.Clip(in, func() { s.rows(sh, p, &f) })
	for a := range sh.UI.Each {
		if before--; before < 0 {
			seen := a.Rect.Cut(in)
			a.Whole = a.Rect
			if a.Offscreen = seen.W <= 0 || seen.H <= 0; !a.Offscreen {
				a.Rect = seen
			}
		}
	}
	s.Scroll.Bar(p)
}

// tableRows draws rows of the table one after the other, each with a label: beside its controls, or over them where
// the text is too large for that.
type tableRows struct {
	s     *Setup
	sh    *game.Shell
	p     *render.Canvas // nil while the rows are only measured
	f     *flow
	high  float32 // height of a line of controls
	label float32 // width of the labels; 0 if they stand over the controls
}

// RowLabels returns the labels, but for those of the players.
func RowLabels(w *words.Book) []string {
	return []string{w.Say("setup.game"), w.Say("setup.name"), w.Say("setup.difficulty"), w.Say("setup.battlefield"), w.Say("setup.players"), w.Say("setup.hostiles"),
		w.Say("setup.size"), w.Say("setup.points"), w.Say("setup.undo"), w.Say("setup.clock-row"), w.Say("setup.seed")}
}

// rows draws the rows of the table, or only measures them without a canvas.
func (s *Setup) rows(sh *game.Shell, p *render.Canvas, f *flow) {
	t, w := sh.Theme, sh.Words
	r := tableRows{s, sh, p, f, t.Target(max(t.Px(28), t.LineHeight(render.Quiet)+t.Px(6))), 0}
	for _, label := range append(RowLabels(w), w.Say("seat.player", "5")) {
		r.label = max(r.label, t.Measure(label, rowLabel)+t.Px(8))
	}
	if f.rest.W-r.label < t.Px(190)*t.Text {
		r.label = 0
	}
	r.steady(r.ofGame)
	r.ofPlayers()
	r.steady(r.ofParty)
	r.block()
	r.chips(w.Say("setup.undo"), s.undoing(sh))
	r.chips(w.Say("setup.clock-row"), s.clocks(sh))
	r.row(w.Say("setup.seed"), func(at render.Rect) { s.drawSeed(sh, p, at) })
}

// steady draws a block whose rows depend on what is played. It is as high as the highest of them, so that nothing below
// moves when another game is chosen.
func (r *tableRows) steady(rows func(*tableRows, fortress.Mode)) {
	r.block()
	high := float32(0)
	for _, mode := range fortress.Modes {
		f := flow{rest: r.f.rest, k: 1}
		blank := *r
		blank.p, blank.f = nil, &f
		rows(&blank, mode)
		high = max(high, f.needed)
	}
	begin := r.f.needed
	rows(r, r.s.Table.Setup.Mode())
	r.f.row(high - (r.f.needed - begin))
}

func (*tableRows) ofGame(r *tableRows, mode fortress.Mode) {
	s, sh, w := r.s, r.sh, r.sh.Words
	stake := ""
	if s.stakes {
		stake = " " + w.Say("setup.stake."+mode.String())
	}
	r.chips(w.Say("setup.game"), s.modes(sh))
	switch mode {
	case fortress.Campaign:
		r.row(w.Say("setup.name"), func(at render.Rect) { s.drawQuestName(sh, r.p, at) })
		r.note(w.Say("setup.aim.quest") + stake)
	case fortress.OneOff:
		r.chips(w.Say("setup.difficulty"), s.difficulties(sh))
		r.note(s.objective(sh, s.Table.Setup.Difficulty) + stake)
	default:
		r.chips(w.Say("setup.battlefield"), s.battlefield(sh))
		r.note(w.Say("setup.aim.none") + stake)
	}
}

func (r *tableRows) ofPlayers() {
	s, sh, w := r.s, r.sh, r.sh.Words
	r.block()
	r.chips(w.Say("setup.players"), s.numbers())
	for seat := range s.Table.Setup.Players {
		r.row(w.Say("seat.player", strconv.Itoa(seat+1)), func(at render.Rect) { s.drawSeat(sh, r.p, at, seat) })
	}
	r.chips(w.Say("setup.hostiles"), s.opponents(sh))
	r.note(s.opposed(sh))
}

func (*tableRows) ofParty(r *tableRows, mode fortress.Mode) {
	s, sh, w := r.s, r.sh, r.sh.Words
	if mode == fortress.Campaign {
		r.chips(w.Say("setup.size"), s.forces(sh))
		r.chips(w.Say("setup.points"), s.leading(sh))
		return
	}
	r.chips(w.Say("setup.size"), s.sizes(sh))
}

var rowLabel = render.Label.With(render.Muted)

// block begins a block of rows.
func (r *tableRows) block() {
	r.f.turn()
	if r.f.needed > r.f.first {
		gap := r.sh.Theme.Px(8)
		if r.f.next.W > 0 {
			gap = r.sh.Theme.Px(2)
		}
		r.f.row(gap)
	}
}

// row draws a row with a label.
func (r *tableRows) row(label string, draw func(render.Rect)) {
	t, over := r.sh.Theme, render.Rect{}
	if r.label == 0 {
		over = r.f.row(t.LineHeight(rowLabel))
	}
	at := r.f.row(r.high)
	r.f.row(t.Px(4))
	if r.label > 0 {
		over, at = at.CutLeft(r.label)
	}
	if r.p != nil {
		r.p.Snug(over, label, rowLabel, render.Left)
		draw(at)
	}
}

// chips draws alternatives under a label, in as many lines as they need.
func (r *tableRows) chips(label string, list []chip) {
	for i := range list {
		list[i].asks = label
	}
	for _, line := range r.lines(list) {
		r.row(label, func(at render.Rect) { r.s.drawChips(r.sh, r.p, at, line) })
		label = ""
	}
}

// lines parts chips among lines that have room for their labels.
func (r *tableRows) lines(list []chip) (lines [][]chip) {
	t := r.sh.Theme
	room, taken := r.f.rest.W-r.label, float32(0)
	for i := range list {
		need := t.Measure(list[i].label, render.Label) + t.Px(12)
		if taken += need; i == 0 || taken > room {
			lines, taken = append(lines, nil), need
		}
		last := &lines[len(lines)-1]
		*last = append(*last, list[i])
		taken += t.Px(chipGap)
	}
	return lines
}

// note writes a sentence.
func (r *tableRows) note(text string) {
	t := r.sh.Theme
	at := r.f.row(t.ParagraphHeight(text, render.Small, r.f.rest.W-r.label) + t.Px(3))
	if r.p != nil {
		_, at = at.CutLeft(r.label)
		r.p.Paragraph(at, text, scenes.Smaller(render.Small, min(1, r.f.k)))
	}
}

// chipGap separates chips, in design units.
const chipGap = 5

func (s *Setup) drawChips(sh *game.Shell, p *render.Canvas, r render.Rect, list []chip) {
	var labels []string
	for i := range list {
		labels = append(labels, list[i].label)
	}
	for i, at := range scenes.Cells(sh.Theme, r, labels, sh.Theme.Px(chipGap)) {
		s.drawChip(sh, p, at, list[i])
	}
}
