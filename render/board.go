package render

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/board"
)

// BoardView is the battlefield without the models on it.
type BoardView struct {
	Look    Look
	Cells   []board.Cell
	Zones   []ZoneView
	Portals []PortalView
	Finds   []FindView
}

// ZoneKind is a chamber with a meaning of its own.
type ZoneKind uint8

// The zones.
const (
	EscapeChamber ZoneKind = iota
	ArrivalChamber
	AmbushHex
)

// ZoneView marks one hex as part of a zone.
type ZoneView struct {
	Hex  board.Hex
	Kind ZoneKind
}

// PortalView is a portal on the outer side of a hexside.
type PortalView struct {
	Hex  board.Hex
	Side board.Side
}

// FindView is a numbered discovery marker.
type FindView struct {
	Hex    board.Hex
	Number int
}

func (v BoardView) equal(w BoardView) bool {
	return v.Look == w.Look && slices.Equal(v.Cells, w.Cells) && slices.Equal(v.Zones, w.Zones) &&
		slices.Equal(v.Portals, w.Portals) && slices.Equal(v.Finds, w.Finds)
}

func (v BoardView) clone() BoardView {
	return BoardView{v.Look, slices.Clone(v.Cells), slices.Clone(v.Zones),
		slices.Clone(v.Portals), slices.Clone(v.Finds)}
}

// Board caches the drawn battlefield in a layer. It redraws the layer when the view
// changes or the zoom has come to rest at a new value. While the camera moves, it
// moves and scales the cached layer.
type Board struct {
	theme    *Theme
	canvas   *Canvas
	layer    *ebiten.Image
	shown    BoardView
	scale    float32 // layer pixels to a plane unit
	origin   Point   // plane position of the layer's corner
	lastZoom float32
	redrawn  int
	options  ebiten.DrawImageOptions
}

// NewBoard returns an empty board.
func NewBoard(theme *Theme) *Board {
	return &Board{theme: theme, canvas: NewCanvas(theme)}
}

// boards is the number of boards that hold a picture.
var boards int

// Boards returns how many boards hold a picture, each of up to 64 MB.
func Boards() int { return boards }

// Free gives the picture back. The board may be drawn again.
func (b *Board) Free() {
	if b.layer != nil {
		b.layer.Deallocate()
		b.layer = nil
		boards--
	}
}

const (
	fogRings   = 3    // hexes of unlit stone around the chambers
	layerLimit = 4096 // largest side of the layer, pixels
)

// Draw shows v on dst as camera k sees it, in full light (1) or in less.
func (b *Board) Draw(dst *ebiten.Image, v BoardView, k Camera, light float32) {
	rested := k.Zoom == b.lastZoom
	b.lastZoom = k.Zoom
	stale := b.layer == nil || !b.shown.equal(v)
	if stale || (rested && b.scale != layerScale(v, k.Zoom)) {
		b.redraw(v, k.Zoom)
	}
	b.options.GeoM.Reset()
	b.options.ColorScale.Reset()
	b.options.ColorScale.Scale(light, light, light, 1)
	b.options.Filter = ebiten.FilterNearest
	at := k.Screen(b.origin)
	if k.Zoom == b.scale {
		at = Point{round32(at.X), round32(at.Y)}
	} else {
		f := float64(k.Zoom / b.scale)
		b.options.GeoM.Scale(f, f)
		b.options.Filter = ebiten.FilterLinear
	}
	b.options.GeoM.Translate(float64(at.X), float64(at.Y))
	Lay(dst, b.layer, &b.options)
}

// extent returns the plane rectangle that the layer covers.
func extent(v BoardView) Rect { return BoundsOf(v.Cells).Inset(-1.6 * fogRings) }

func layerScale(v BoardView, zoom float32) float32 {
	e := extent(v)
	return min(zoom, (layerLimit-4)/max(e.W, e.H))
}

func (b *Board) redraw(v BoardView, zoom float32) {
	b.shown, b.scale = v.clone(), layerScale(v, zoom)
	e := extent(v)
	b.origin = Point{e.X, e.Y}
	w, h := int(e.W*b.scale)+2, int(e.H*b.scale)+2
	if b.layer == nil || b.layer.Bounds().Dx() != w || b.layer.Bounds().Dy() != h {
		b.Free()
		boards++
		b.layer = ebiten.NewImageWithOptions(image.Rect(0, 0, w, h),
			&ebiten.NewImageOptions{Unmanaged: true})
	}
	Wipe(b.layer)
	b.redrawn++
	g := newGround(v, Camera{Zoom: b.scale, Offset: b.origin.scale(-b.scale)})
	g.fog(b.layer)
	c := b.canvas
	c.Begin(b.layer)
	g.props(c)
	g.floor(b.layer)
	g.cliffs(c)
	g.zones(c)
	g.sides(c)
	g.obstructions(c)
	g.portals(c)
	g.finds(c)
	c.End()
}
