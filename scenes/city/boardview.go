package city

import (
	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/game/city"
	"precipice/render"
	art "precipice/render/city"
)

// ground holds what the board shows, made again when that changes.
type ground struct {
	play *city.Session
	of   rules.Ground
	view art.BoardView
	lies *art.Places
}

// boardView returns the battlefield as shown now.
func (x *ground) boardView() art.BoardView {
	s := &x.play.Shown
	if x.lies == nil || x.of != s.Ground {
		x.of, x.view = s.Ground, viewOf(s)
		x.lies = art.NewPlaces(x.view)
	}
	x.view.Step = lightStep(s)
	return x.view
}

// places returns where everything lies.
func (x *ground) places() *art.Places {
	x.boardView()
	return x.lies
}

// lightStep returns the step of light, 1 to 12: the token's way to night, however many spaces the track has.
func lightStep(s *rules.State) int {
	night := s.Content().Figures.Nightfall - 1
	return 1 + min(int(s.Nightfall), night)*(art.Night-1)/night
}

// viewOf returns the view of a battlefield.
func viewOf(s *rules.State) (v art.BoardView) {
	g := &s.Ground
	ground := s.Tiles().Ground()
	for i, laid := range g.Tiles[:g.NumTiles] {
		t := art.TileView{Name: s.Content().Tiles[laid.Tile].ID, Floor: ground.Tiles[i].Floor, Solid: ground.Tiles[i].Solid}
		switch zone, is := g.Zone.Card(); {
		case is && zone == i:
			t.Kind = art.ExtractionZone
		case int(laid.Tile) == s.Content().DropZone:
			t.Kind = art.DropZone
		}
		t.Drowned = g.Tide && i == 0
		v.Tiles = append(v.Tiles, t)
	}
	v.Gates, v.Lychgates = ground.Gates, ground.Lychgates
	for i, at := range g.Objects {
		if at != board.None {
			v.Objects = append(v.Objects, art.ObjectView{At: s.Tiles().Square(at), Seed: i, Citizens: int(g.Citizens[i])})
		}
	}
	return v
}

// bounds returns the room of the battlefield in the plane, before one lies there that of a tile or two.
func (x *ground) bounds() render.Rect {
	if x.play.Shown.Tiles() == nil {
		return render.Rect{W: 8, H: 8}
	}
	return x.places().Bounds()
}

// place returns where a space lies in the plane.
func (x *ground) place(sp board.Space) render.Rect {
	r, _ := x.places().Square(x.play.Shown.Tiles().Square(sp))
	return r
}

// placeNamed returns where a space with a name lies in the plane.
func (x *ground) placeNamed(name string) render.Rect {
	r, _ := x.places().Space(name)
	return r
}

// tall returns the place of a space in the plane, with the head of who stands there.
func (x *ground) tall(sp board.Space) render.Rect {
	r := x.place(sp)
	r.Y, r.H = r.Y-r.H*0.45, r.H*1.45
	return r
}
