package table

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/render"
)

// BattlefieldView returns the empty battlefield of a combat card or, counted on after these, of a stronghold.
func BattlefieldView(pack *fortress.Pack, card int) (v render.BoardView) {
	c := pack.Battlefield(card)
	v.Look = LookOf(pack, c.ID)
	v.Cells = append(append(v.Cells, c.Cells...), c.Landing...)
	for _, cell := range c.Landing {
		v.Zones = append(v.Zones, render.ZoneView{Hex: cell.Hex, Kind: render.ArrivalChamber})
	}
	for _, h := range c.Ambush {
		v.Zones = append(v.Zones, render.ZoneView{Hex: h, Kind: render.AmbushHex})
	}
	field := board.NewField(v.Cells)
	for _, h := range c.Portals {
		for side := range board.Side(6) {
			if _, ok := field.At(h.Step(side)); ok {
				v.Portals = append(v.Portals, render.PortalView{Hex: h.Step(side), Side: side.Opposite()})
				break
			}
		}
	}
	for i, h := range c.Markers {
		v.Finds = append(v.Finds, render.FindView{Hex: h, Number: i + 1})
	}
	return v
}

// Clipped returns the part of an image inside a rectangle.
func Clipped(dst *ebiten.Image, r render.Rect) *ebiten.Image {
	return dst.SubImage(image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom()))).(*ebiten.Image)
}

// FitZoom is the radius of a hex, in design units, at which a whole battlefield is shown if it has room.
const FitZoom = 54
