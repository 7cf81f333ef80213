package fortress

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// ground is a small picture of hexes in the middle of the screen: the battlefield turned up, or the maglev
// chamber with its explorers.
type ground struct {
	board *render.Board
	card  int // the combat card that view shows, -1 for none
	view  render.BoardView
}

// clipped returns the part of an image inside a rectangle.
func clipped(dst *ebiten.Image, r render.Rect) *ebiten.Image {
	return dst.SubImage(image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom()))).(*ebiten.Image)
}

// drawGround draws the picture into r.
func (x *Expedition) drawGround(sh *game.Shell, dst *ebiten.Image, r render.Rect) {
	t, s := sh.Theme, &x.Play.Shown
	if r.W < t.Px(80) || r.H < t.Px(60) {
		return
	}
	x.canvas.Flush()
	if x.ground.board == nil {
		x.ground = ground{board: render.NewBoard(t), card: -1}
	}
	view := x.maglevView()
	if x.Held() {
		view = x.combatView(int(s.Combat))
	}
	if len(view.Cells) == 0 {
		return
	}
	camera := render.Fit(render.BoundsOf(view.Cells), r.Inset(t.Px(4)), t.Px(18))
	x.ground.board.Draw(clipped(dst, r), view, camera, 1)
	x.canvas.Frame(r, t.Px(5), t.Hair(), render.Line)
	if !x.Held() {
		x.drawPassengers(camera)
	}
}

func (x *Expedition) maglevView() render.BoardView {
	s := &x.Play.Shown
	v := render.BoardView{Cells: s.Cells[:s.NumCells]}
	for sp := range s.Maglev.All() {
		v.Zones = append(v.Zones, render.ZoneView{Hex: s.Field().Hex(sp), Kind: render.EscapeChamber})
	}
	return v
}

// combatView returns the empty battlefield that has been laid.
func (x *Expedition) combatView(card int) render.BoardView {
	if x.ground.card == card {
		return x.ground.view
	}
	v := battlefieldView(x.Play.Shown.Pack(), card)
	x.ground.card, x.ground.view = card, v
	return v
}

// drawPassengers draws the explorers in the maglev chamber.
func (x *Expedition) drawPassengers(camera render.Camera) {
	s := &x.Play.Shown
	crowd, seen := map[board.Space]int{}, map[board.Space]int{}
	for u := range s.Each(fortress.Explorers) {
		crowd[s.On(u).Hex]++
	}
	for u := range s.Each(fortress.Explorers) {
		v := s.On(u)
		n := min(crowd[v.Hex], len(spread)-1)
		off := spread[n][min(seen[v.Hex], n-1)]
		seen[v.Hex]++
		at, z := camera.Centre(s.Field().Hex(v.Hex)), camera.Zoom
		card := &s.Pack().Explorers[v.Kind]
		x.canvas.Miniature(render.MiniatureView{Figure: card.ID, Variant: int(v.Model), At: render.Point{X: at.X + off.X*z, Y: at.Y + off.Y*z},
			Size: heights[n] * z, Rim: render.Explorers[v.Card], Mark: card.Letter, Down: v.Stunned})
	}
}
