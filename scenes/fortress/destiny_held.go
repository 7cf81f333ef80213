package fortress

import (
	"slices"
	"strconv"

	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// leastBeside is how much of the room beside the explorer's own dice is left for its cards.
const leastBeside = 0.3

// drawMoreDestiny draws the button that opens the drawer with all destiny dice, where some have no room beside the own ones.
func (y *cardPane) drawMoreDestiny(sh *game.Shell, p *render.Canvas, at render.Rect, more int) {
	const name = "destiny/more"
	p.Button(at.Inset(sh.Theme.Px(2)), render.ButtonView{Label: "+" + strconv.Itoa(more), Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: at, Skip: true, Do: func() { y.d.drawers.Pull(trackDrawer) }, Tip: func() render.TooltipView {
		return render.TooltipView{Title: sh.Words.Say("tip.destiny.more"), Text: sh.Words.Say("tip.destiny.more.text"), Rules: "BF-DES-003"}
	}})
}

// drawDestinyBeside draws the free destiny dice at the right of r, beside the dice of the explorer who acts: on a device held
// in the hands their panel lies in a drawer. On a phone on its side r is the line of the button that ends the turn. It returns the
// rest of r. Dice for which there is no room are in the drawer only, which a button opens.
func (y *cardPane) drawDestinyBeside(sh *game.Shell, p *render.Canvas, r render.Rect) (rest render.Rect) {
	t, side := sh.Theme, min(r.H, sh.Theme.Target(0))
	var faces []int
	for d := range y.d.Play.Shown.DestinyDice {
		if d.Face > 0 && !d.Used {
			faces = append(faces, int(d.Face))
		}
	}
	most, all := int(r.W*(1-leastBeside)/side), len(faces)
	if all > most {
		most-- // a button says how many more there are
	}
	for i := len(faces) - 1; i >= 0 && len(faces) > most; i-- { // a die that will pay is seen
		if y.payer.marks.destiny[faces[i]] == 0 {
			faces = slices.Delete(faces, i, i+1)
		}
	}
	if faces = faces[:max(0, min(most, len(faces)))]; len(faces) == 0 && (all == 0 || most < 0) {
		return r
	}
	room, rest := r.CutRight(float32(len(faces)) * side)
	if more := all - len(faces); more > 0 {
		room, rest = r.CutRight(float32(len(faces)+1) * side)
		at, _ := room.CutRight(side)
		y.drawMoreDestiny(sh, p, render.Rect{X: at.X, Y: at.Y + (at.H-side)/2, W: side, H: side}, more)
	}
	room.Y += (room.H - side) / 2
	for i, face := range faces {
		at := render.Rect{X: room.X + float32(i)*side, Y: room.Y, W: side, H: side}
		v := render.DieFaceView{Value: face, Dark: true, Chosen: y.payer.marks.mark(true, face)}
		y.payer.payDie(sh, at, destinyPayment+strconv.Itoa(face), &v)
		p.DieFace(at.Inset(t.Px(2)), v)
	}
	_, rest = rest.CutRight(t.Px(scenes.Gap) / 2)
	return rest
}
