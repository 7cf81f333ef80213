package city

import (
	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/render"
	art "precipice/render/city"
)

// grounds holds what the board shows, made anew when that changes.
type grounds struct {
	of     rules.Ground
	view   art.BoardView
	places *art.Places
}

// journeyWords are the words of the types of journeys.
var journeyWords = library.JourneyWords

// boardView returns the battlefield as shown now.
func (x *Journey) boardView() art.BoardView {
	s := &x.Play.Shown
	if x.ground.places == nil || x.ground.of != s.Ground {
		x.ground.of, x.ground.view = s.Ground, viewOf(s)
		x.ground.places = art.NewPlaces(x.ground.view)
	}
	x.ground.view.Step = lightStep(s)
	return x.ground.view
}

// places returns where everything lies.
func (x *Journey) places() *art.Places {
	x.boardView()
	return x.ground.places
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

// place returns where a space lies in the plane.
func (x *Journey) place(sp board.Space) render.Rect {
	r, _ := x.places().Square(x.Play.Shown.Tiles().Square(sp))
	return r
}

// placeNamed returns where a space with a name lies in the plane.
func (x *Journey) placeNamed(name string) render.Rect {
	r, _ := x.places().Space(name)
	return r
}
