package fortress

import (
	"strconv"

	"precipice/game"
	"precipice/game/words"
	"precipice/render"
)

// destinyArea says what a destiny die is for, or why it cannot pay.
func destinyArea(sh *game.Shell, at render.Rect, n int, title, text string) {
	sh.UI.Add(game.Panels, game.Area{Name: "destiny/" + strconv.Itoa(n), Rect: at, Skip: true, Rule: "BF-DES-003", Tip: func() render.TooltipView {
		return render.TooltipView{Title: title, Text: text, Rules: "BF-DES-003"}
	}})
}

// drawDestiny draws the destiny dice. A click on one makes it pay for the next action.
func (y *trackPane) drawDestiny(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s, w := sh.Theme, &y.d.Play.Shown, sh.Words
	sh.UI.Add(game.Panels, game.Area{Name: "panel/destiny", Rect: r, Rule: "BF-DES-003", Skip: true, Weight: game.Reply})
	in := p.Panel(r, render.PanelView{Title: sh.Words.Say("panel.destiny")})
	left, gone, n := 0, 0, 0
	lost := y.d.LostDice()
	cols, size := y.destinySize(t, in)
	for d := range s.DestinyDice {
		if d.Face == 0 {
			continue
		}
		at := render.Rect{X: in.X + float32(n%cols)*size*1.2, Y: in.Y + float32(n/cols)*size*1.2, W: size, H: size}
		n++
		key := destinyPayment + strconv.Itoa(int(d.Face))
		v := render.DieFaceView{Value: int(d.Face), Dark: true}
		switch {
		case !d.Used:
			left++
			v.Chosen = y.payer.marks.mark(true, int(d.Face))
			if y.d.Activating() {
				y.payer.payDie(sh, at, key, &v)
			} else {
				destinyArea(sh, at, n, w.Say("tip.destiny.free", strconv.Itoa(int(d.Face))), w.Say("tip.destiny.free.text")+" "+w.Say("tip.destiny.each", strconv.Itoa(s.DestinyLimit())))
			}
		case lost[d.Face] > 0:
			lost[d.Face]--
			v.Lost = true
			gone++
			destinyArea(sh, at, n, w.Say("tip.destiny.lost"), w.Say("tip.destiny.lost.text", strconv.Itoa(int(d.Face))))
		default:
			v.Spent = true
			destinyArea(sh, at, n, w.Say("tip.destiny.spent"), w.Say("tip.destiny.spent.text"))
		}
		p.DieFace(at, v)
	}
	line, above := in.CutBottom(t.LineHeight(render.Small))
	if n == 0 {
		y.drawNoDestiny(sh, p, above)
		return
	}
	y.drawDestinyLeft(sh, p, line, y.destinyLeft(w, left, gone))
}

// drawDestinyLeft draws how many destiny dice can pay, with a tip that says it whole.
func (y *trackPane) drawDestinyLeft(sh *game.Shell, p *render.Canvas, line render.Rect, said string) {
	p.Snug(line, said, render.Small, render.Left)
	sh.UI.Add(game.Panels, game.Area{Name: "left/destiny", Rect: line, Skip: true, Rule: "BF-DES-007", Tip: func() render.TooltipView {
		return render.TooltipView{Title: said, Text: sh.Words.Say("tip.destiny.each", strconv.Itoa(y.d.Play.Shown.DestinyLimit())), Rules: "BF-DES-007"}
	}})
}

// destinyLeft says how many destiny dice can pay. If that is more than the explorer who acts may still spend, it says the limit
// (BF-DES-007), else how many were lost.
func (y *trackPane) destinyLeft(w *words.Book, left, lost int) string {
	said := w.Count("destiny.left", left)
	if e := y.d.activeCard(); y.d.Activating() && e >= 0 {
		s := &y.d.Play.Shown
		used, most := int(s.Party[e].DestinyUsed), s.DestinyLimit()
		switch {
		case left <= most-used:
		case used < most:
			return w.Say("destiny.left.usable", said, strconv.Itoa(most-used))
		default:
			return w.Say("destiny.left.none", said)
		}
	}
	if lost == 0 {
		return said
	}
	return w.Say("destiny.left.lost", said, strconv.Itoa(lost))
}

// drawNoDestiny says that destiny dice are rolled later, or that none were this turn, and by which rule.
func (y *trackPane) drawNoDestiny(sh *game.Shell, p *render.Canvas, r render.Rect) {
	said, w := y.d.DestinySkipped(), sh.Words
	if said == nil {
		if !y.d.over() {
			p.Paragraph(r, w.Say("destiny.none"), render.Small)
		}
		return
	}
	p.Paragraph(r, w.Say("destiny.skipped"), render.Small)
	sh.UI.Add(game.Panels, game.Area{Name: "destiny/none", Rect: r, Skip: true, Rule: said.Rule, Tip: func() render.TooltipView {
		return render.TooltipView{Title: w.Say("destiny.skipped"), Text: w.Rule(said.Rule), Rules: said.Rule}
	}})
}

// destinySize returns how many destiny dice lie side by side, and how large they are.
func (y *trackPane) destinySize(t *render.Theme, in render.Rect) (cols int, size float32) {
	n := 0
	for d := range y.d.Play.Shown.DestinyDice {
		if d.Face > 0 {
			n++
		}
	}
	if cols = 3; n > 2*cols {
		cols = 5 // a strike force has up to 14
	}
	rows := max(1, (n+cols-1)/cols)
	return cols, min(t.Grown(30), in.W/(float32(cols)*1.17), (in.H-t.LineHeight(render.Small))/(float32(rows)*1.2))
}
