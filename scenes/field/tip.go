package field

import (
	"precipice/game"
	"precipice/render"
)

// Tip is a tip to be placed over a board and the panels around it.
type Tip struct {
	Size    render.Rect
	Screen  render.Rect           // where it may lie
	About   render.Rect           // the area that it tells of, with the panel beside which it should lie
	Tells   render.Rect           // the space of the board that it tells of, empty for none
	Way     render.Rect           // what lies between who acts and its subject, empty for nothing
	Card    render.Rect           // a card that lies over everything, such as that of a guide, empty for none
	Side    render.Rect           // the panel close beside which it may lie, empty for none
	OnBoard bool                  // it tells of the board, and rather lies far away than over spaces that can be chosen
	Close   float32               // how much more its distance counts than usual
	Marks   func(*game.Area) bool // what it says is marked there too; nil for nowhere
	best    render.Rect
	least   float32
}

// Keeper keeps where a tip has been placed until something changes.
type Keeper struct {
	chosen any
	at     render.Rect
}

// Keep returns where a tip is placed. What that depends on is compared by ==.
func (k *Keeper) Keep(chosen any, place func() render.Rect) render.Rect {
	if k.chosen != chosen {
		k.chosen, k.at = chosen, place()
	}
	return k.at
}

// tipStep is the distance between the places that are tried for a tip, design units.
const tipStep = 24

// Place returns where a tip hides least, by the weights of the areas on the screen. It never covers its subject, on the board or beside
// it, or a card over everything, and stays near its subject.
func (tip *Tip) Place(sh *game.Shell) render.Rect {
	t, size, screen := sh.Theme, tip.Size, tip.Screen
	tip.best, tip.least = size, -1
	for _, far := range []float32{10, 40, 80, 130, 190, 260, 340} {
		for _, at := range around(size, tip.About, t.Px(far)) {
			tip.try(sh, at.Within(screen))
		}
	}
	step := t.Px(tipStep)
	for y := screen.Y; y+size.H <= screen.Bottom(); y += step {
		for x := screen.X; x+size.W <= screen.Right(); x += step {
			tip.try(sh, render.Rect{X: x, Y: y, W: size.W, H: size.H})
		}
		if tip.Side.X > size.W {
			tip.try(sh, render.Rect{X: tip.Side.X - size.W, Y: y, W: size.W, H: size.H})
		}
	}
	return tip.best
}

// try takes a place if it hides less than the best before it.
func (tip *Tip) try(sh *game.Shell, at render.Rect) {
	cost := 20*tip.Way.Share(at) + tip.About.Apart(at)*(1+tip.Close)/sh.Theme.Px(16)
	if s := tip.About.Share(at); s > 0 {
		cost += 100 + 1000*s
	}
	if s := tip.Tells.Share(at); s > 0 {
		cost += 60 + 600*s
	}
	if tip.Card.Share(at) > 0 {
		cost += 200
	}
	if tip.least >= 0 && cost >= tip.least {
		return
	}
	if cost += tip.hides(sh, at); tip.least < 0 || cost < tip.least {
		tip.best, tip.least = at, cost
	}
}

// hides returns the cost of covering what is under a place. Spaces that can be chosen count less while the player attends to something
// beside the board: they are not what the tip is about.
func (tip *Tip) hides(sh *game.Shell, at render.Rect) (cost float32) {
	for a := range sh.UI.Each {
		s := a.Rect.Share(at)
		switch {
		case s == 0 || a.Offscreen:
		case a.Space != "" && a.Do != nil && tip.OnBoard:
			cost += 20 + 60*s
		case a.Space != "" && a.Do != nil:
			cost += 2 + 6*s
		case tip.Marks != nil && tip.Marks(a):
			cost += game.Beside.Covered(s)
		default:
			cost += a.Weight.Covered(s)
		}
	}
	return cost
}

// around returns positions for a rectangle on the four sides of another at distance far, each centred and flush with either end.
func around(size, about render.Rect, far float32) (list []render.Rect) {
	mid := about.Centre()
	for _, y := range []float32{mid.Y - size.H/2, about.Y, about.Bottom() - size.H} {
		list = append(list, render.Rect{X: about.Right() + far, Y: y, W: size.W, H: size.H},
			render.Rect{X: about.X - far - size.W, Y: y, W: size.W, H: size.H})
	}
	for _, x := range []float32{mid.X - size.W/2, about.X, about.Right() - size.W} {
		list = append(list, render.Rect{X: x, Y: about.Y - far - size.H, W: size.W, H: size.H},
			render.Rect{X: x, Y: about.Bottom() + far, W: size.W, H: size.H})
	}
	return list
}

// ClearOf returns where a tip of this size, for an area of a panel, covers least of the panel, and never the area.
func ClearOf(panel, area, size, screen render.Rect, gap float32) (best render.Rect) {
	row := render.Rect{X: panel.X, Y: area.Y, W: panel.W, H: area.H}
	least := float32(-1)
	for _, about := range []render.Rect{row, panel, area} {
		for _, at := range around(size, about, gap) {
			at = at.Within(screen)
			cost := panel.Share(at) + 100*area.Share(at) + area.Apart(at)/(screen.W*100) // the nearest of those as good
			if least < 0 || cost < least {
				best, least = at, cost
			}
		}
	}
	return best
}
