package render

import (
	"testing"

	"precipice/engine/board"

	"github.com/hajimehoshi/ebiten/v2"
)

// gallery is a battlefield with one of everything.
func gallery() BoardView {
	var v BoardView
	rows := []struct{ r, from, to int8 }{{-3, 1, 6}, {-2, -4, 6}, {-1, -4, 9}, {0, -5, 9}, {1, -5, 8}, {2, -2, 7}, {3, -2, 7}, {4, -3, 2}}
	for _, row := range rows {
		for q := row.from; q < row.to; q++ {
			v.Cells = append(v.Cells, board.Cell{Hex: board.Hex{Q: q - row.r/2 + 0, R: row.r}})
		}
	}
	set := func(q, r int8, fn func(*board.Cell)) {
		for i := range v.Cells {
			if v.Cells[i].Hex == (board.Hex{Q: q, R: r}) {
				fn(&v.Cells[i])
			}
		}
	}
	set(0, 0, func(c *board.Cell) { c.Covers = 1 })
	set(2, 0, func(c *board.Cell) { c.Covers = 1<<0 | 1<<1 | 1<<2 })
	set(4, -1, func(c *board.Cell) { c.Walls = 1<<0 | 1<<5 })
	set(4, 0, func(c *board.Cell) { c.Walls = 1 << 0 })
	set(1, 1, func(c *board.Cell) { c.Covers = 1<<5 | 1<<0 })
	set(-2, 0, func(c *board.Cell) { c.Walls = 1<<5 | 1<<4 })
	set(3, 2, func(c *board.Cell) { c.Blocked = true })
	set(6, 0, func(c *board.Cell) { c.Blocked = true })
	v.Portals = []PortalView{{Hex: board.Hex{Q: 4, R: -3}, Side: 1}, {Hex: board.Hex{Q: 8, R: 0}, Side: 0}, {Hex: board.Hex{Q: -3, R: 4}, Side: 4}}
	v.Finds = []FindView{{Hex: board.Hex{Q: -3, R: 0}, Number: 1}, {Hex: board.Hex{Q: 5, R: 1}, Number: 4}}
	v.Zones = []ZoneView{{board.Hex{Q: -4, R: 0}, EscapeChamber}, {board.Hex{Q: -5, R: 1}, EscapeChamber},
		{board.Hex{Q: 1, R: 3}, ArrivalChamber}, {board.Hex{Q: 2, R: 3}, AmbushHex}}
	return v
}

func TestGalleryBoard(t *testing.T) {
	theme := NewTheme(1600, 900, 1)
	for _, s := range []struct {
		name string
		zoom float32
	}{{"board-fit", 0}, {"board-near", 64}, {"board-far", 17}} {
		dst := ebiten.NewImage(1600, 900)
		c := NewCanvas(theme)
		c.Begin(dst)
		c.Backdrop()
		c.End()
		v := gallery()
		k := Fit(BoundsOf(v.Cells), Rect{0, 0, 1600, 900}, 80)
		if s.zoom > 0 {
			k = k.ZoomAbout(Point{800, 450}, s.zoom/k.Zoom, 10, 200)
		}
		b := NewBoard(theme)
		b.Draw(dst, v, k, 1)
		save(t, s.name, dst)
	}
}
