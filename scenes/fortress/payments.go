package fortress

import (
	"strconv"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
)

// The gap between payments, and before the first, in design units.
const paymentGap = 5

// paymentWidth returns the width of a payment: of a die, or of a word.
func paymentWidth(sh *game.Shell, r render.Rect, what string) (wide float32, die int) {
	t := sh.Theme
	face, err := strconv.Atoi(what)
	if err != nil {
		return t.Target(t.Measure(sh.Words.Say("pay."+what), render.Small) + t.Px(12)), 0
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

// paymentsWidth returns the width of all payments of a row.
func (c *Combat) paymentsWidth(sh *game.Shell, r render.Rect, row *asking.Row) (wide float32) {
	for i := range row.Legal {
		one, _ := paymentWidth(sh, r, row.Legal[i].Option.Parts[1])
		wide += one + sh.Theme.Px(paymentGap)
	}
	return wide
}

// drawPayments draws the choices of a row that differ only in the payment, at its right end.
func (c *Combat) drawPayments(sh *game.Shell, p *render.Canvas, r render.Rect, row *asking.Row) {
	t := sh.Theme
	size := dieSize(t, r)
	high := min(r.H, t.Target(size))
	at := render.Rect{X: r.Right() - t.Px(4), Y: r.Y + (r.H-high)/2, H: high}
	areas := make([]game.Area, len(row.Legal))
	for i := len(row.Legal) - 1; i >= 0; i-- {
		ch := &row.Legal[i]
		what, name := ch.Option.Parts[1], "option/"+ch.Key
		wide, face := paymentWidth(sh, r, what)
		at.X, at.W = at.X-wide, wide
		if face > 0 {
			mid := at.Centre()
			p.DieFace(render.Rect{X: mid.X - size/2, Y: mid.Y - size/2, W: size, H: size}, render.DieFaceView{Value: face, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
		} else {
			p.OptionRow(at.Inset2(0, (at.H-size)/2), render.OptionView{Label: sh.Words.Say("pay." + what), Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
		}
		key := ch.Key
		areas[i] = game.Area{Name: name, Rect: at, Peek: true, Do: func() { c.choose(sh, key) },
			Tip: func() render.TooltipView {
				v := render.TooltipView{Title: sh.Words.Do(c.choices.Decision.Kind, &ch.Option), Text: c.paymentText(sh, row, what), Rules: c.payRule(what)}
				if odds, ok := c.rollOf(row); ok {
					rollTip(sh, &v, odds)
				}
				return v
			}}
		at.X -= t.Px(paymentGap)
	}
	if row.Direct() != nil { // a click on the row takes it
		return
	}
	for _, a := range areas { // the focus goes from left to right
		sh.UI.Add(game.Panels, a)
	}
}

// payRule returns the rule about a means of payment.
func (c *Combat) payRule(what string) string {
	if rule, ok := gambitRules[what]; ok && c.choices.Decision.Kind == fortress.AskGambit {
		return rule
	}
	return c.choices.Decision.Rule
}

// gambitRules holds the rules of gambits that cost no die.
var gambitRules = map[string]string{"inspiration": "BF-GAM-002", "free": "BF-CRD-005", "support": "BF-SHP-007"}

// paymentText explains a means of payment, and what the gambit does that it pays for.
func (c *Combat) paymentText(sh *game.Shell, row *asking.Row, what string) string {
	text := sh.Words.Rule(c.payRule(what))
	if row.Verb == fortress.DoGambit {
		text += "\n" + sh.Words.Say("tip.gambit")
	}
	return text
}
