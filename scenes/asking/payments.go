package asking

import (
	"strconv"

	"precipice/game"
	"precipice/render"
)

// PaymentGap is the gap between payments, and before the first, in design units.
const PaymentGap = 5

// paymentWidth returns the width of a payment: of a die, or of a word.
func paymentWidth(sh *game.Shell, r render.Rect, what string) (wide float32, die int) {
	t := sh.Theme
	face, err := strconv.Atoi(what)
	if err != nil {
		return t.Target(t.Measure(what, render.Small) + t.Px(14)), 0
	}
	return t.Target(dieSize(t, r)), face
}

// dieSize returns the size of a die that pays. A device held in the hands shows it as large as its row has room.
func dieSize(t *render.Theme, r render.Rect) float32 {
	if t.Held {
		return r.H * heldDie
	}
	return min(r.H-t.Px(4), t.Px(22))
}

// heldDie is the part of the height of a row that a die takes there.
const heldDie = 0.72

// PaymentsWidth returns the width of all payments of a row.
func PaymentsWidth(sh *game.Shell, r render.Rect, row *Row) (wide float32) {
	for i := range row.Legal {
		one, _ := paymentWidth(sh, r, row.Legal[i].Pay)
		wide += one + sh.Theme.Px(PaymentGap)
	}
	return wide
}

// Payments draws the choices of a row that differ only in the payment, at its right end, and lets a tip tell of each.
func (a Answers) Payments(sh *game.Shell, p *render.Canvas, r render.Rect, row *Row, tip func(*Choice) render.TooltipView) {
	t := sh.Theme
	size := dieSize(t, r)
	high := min(r.H, t.Target(size))
	at := render.Rect{X: r.Right() - t.Px(4), Y: r.Y + (r.H-high)/2, H: high}
	areas := make([]game.Area, len(row.Legal))
	for i := len(row.Legal) - 1; i >= 0; i-- {
		ch := &row.Legal[i]
		name := ch.Area()
		wide, face := paymentWidth(sh, r, ch.Pay)
		at.X, at.W = at.X-wide, wide
		if face > 0 {
			mid := at.Centre()
			p.DieFace(render.Rect{X: mid.X - size/2, Y: mid.Y - size/2, W: size, H: size}, render.DieFaceView{Value: face, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
		} else {
			word := at.Inset2(0, (at.H-size)/2)
			p.OptionRow(word, render.OptionView{Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
			p.Label(word.Inset2(t.Px(5), 0), ch.Pay, render.Small.With(render.Ivory), render.Middle)
		}
		areas[i] = game.Area{Name: name, Rect: at, Do: func() { a.Take(sh, ch.Key) }, Tip: func() render.TooltipView { return tip(ch) }}
		at.X -= t.Px(PaymentGap)
	}
	if row.Direct() != nil { // a click on the row takes it
		return
	}
	for _, area := range areas { // the focus goes from left to right
		a.add(sh, area)
	}
}
