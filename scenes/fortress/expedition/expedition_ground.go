package expedition

import (
	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/render"
	"precipice/scenes/fortress/table"
)

// ground is a small picture of the battlefield turned up, in the middle of the screen.
type ground struct {
	board *render.Board
	card  int // the combat card that view shows, -1 for none
	View  render.BoardView
}

// drawGround draws the picture into r.
func (x *Expedition) drawGround(sh *game.Shell, dst *ebiten.Image, r render.Rect) {
	t, s := sh.Theme, &x.Play.Shown
	if r.W < t.Px(80) || r.H < t.Px(60) {
		return
	}
	x.canvas.Flush()
	if x.Ground.board == nil {
		x.Ground = ground{board: render.NewBoard(t), card: -1}
	}
	view := x.combatView(int(s.Combat))
	if len(view.Cells) == 0 {
		return
	}
	camera := render.Fit(render.BoundsOf(view.Cells), r.Inset(t.Px(4)), t.Px(18))
	x.Ground.board.Draw(table.Clipped(dst, r), view, camera, 1)
	x.canvas.Frame(r, t.Px(5), t.Hair(), render.Line)
}

// combatView returns the empty battlefield that has been laid.
func (x *Expedition) combatView(card int) render.BoardView {
	if x.Ground.card == card {
		return x.Ground.View
	}
	v := table.BattlefieldView(x.Play.Shown.Pack(), card)
	x.Ground.card, x.Ground.View = card, v
	return v
}
