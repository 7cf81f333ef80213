package city

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/assets"
	"precipice/build/inwindow"
	"precipice/engine/board"
	"precipice/engine/city/library"
	"precipice/render"
)

func TestMain(m *testing.M) {
	render.Unseen = !inwindow.On
	os.Exit(inwindow.Main(m))
}

// save writes img to build/out/frames, for people to look at.
func save(t testing.TB, name string, img *ebiten.Image) {
	t.Helper()
	inwindow.Keep(t, img, filepath.Join("..", "..", "build", "out", "frames"), name)
}

// content returns the content of the game.
func content(t testing.TB) *library.Library {
	t.Helper()
	lib, err := library.Load(assets.Pack("city"))
	if err != nil {
		t.Fatal(err)
	}
	return lib
}

// viewOf returns the map of a journey in daylight.
func viewOf(lib *library.Library, j *library.Journey) BoardView {
	v := BoardView{Gates: j.Ground.Gates, Lychgates: j.Ground.Lychgates, Step: 7}
	for i, laid := range j.Layout {
		tile := TileView{Name: lib.Tiles[laid.Tile].ID, Floor: j.Ground.Tiles[i].Floor, Solid: j.Ground.Tiles[i].Solid}
		switch laid.Tile {
		case lib.DropZone:
			tile.Kind = DropZone
		case lib.Extraction:
			tile.Kind = ExtractionZone
		}
		v.Tiles = append(v.Tiles, tile)
	}
	for i, at := range j.Objects {
		v.Objects = append(v.Objects, ObjectView{At: at, Seed: i, Citizens: i % 4 * (int(j.Type) % 2)})
	}
	return v
}

// largest returns a board as large as can be: sixteen tiles.
func largest(step int) BoardView {
	v := BoardView{Step: step}
	for i := range 16 {
		var t TileView
		t.Name = string(rune('a' + i))
		for k := range 16 {
			t.Floor = append(t.Floor, board.Square{X: int8(i%4*4 + k%4), Y: int8(i/4*4 + k/4)})
		}
		if i%5 == 2 {
			t.Solid, t.Floor = t.Floor[5:7:7], append(append([]board.Square{}, t.Floor[:5]...), t.Floor[7:]...)
		}
		v.Tiles = append(v.Tiles, t)
		if i%4 < 3 {
			v.Gates = append(v.Gates, board.Gate{Edge: board.Edge{At: board.Square{X: int8(i%4*4 + 3), Y: int8(i/4*4 + 1)}, Side: board.East, Wide: 2}, Open: i%3 != 0})
		}
		if i/4 < 3 {
			v.Gates = append(v.Gates, board.Gate{Edge: board.Edge{At: board.Square{X: int8(i%4*4 + 1), Y: int8(i/4*4 + 3)}, Side: board.South, Wide: 2}, Open: i%3 != 1})
		}
		v.Objects = append(v.Objects, ObjectView{At: board.Square{X: int8(i % 4 * 4), Y: int8(i/4*4 + 3)}, Seed: i, Citizens: i % 4})
	}
	return v
}
