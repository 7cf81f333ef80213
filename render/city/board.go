package city

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/render"
)

// Board caches the drawn board in a layer. It redraws the layer when the view changes or the zoom has come to rest at a new value.
// While the camera moves, it moves and scales the cached layer. The water under it is drawn in each frame, as far as one can see.
type Board struct {
	theme    *render.Theme
	canvas   *render.Canvas
	layer    *ebiten.Image
	shown    BoardView
	places   *Places
	water    surface
	scale    float32 // layer pixels to a plane unit
	origin   point   // plane position of the layer's corner
	lastZoom float32
	redrawn  int
	options  ebiten.DrawImageOptions
	fade     fade
	beyond   scape // what is drawn around the layer in each frame
}

// fade is a change of light that is seen little by little.
type fade struct {
	rest   float32       // how much of it is still to come
	before *ebiten.Image // the layer in the light before
	water  surface       // and the water under it
	mixed  *ebiten.Image // both layers mixed
	mix    ebiten.DrawImageOptions
	sweeps bool    // it runs from west to east, instead of all at once
	front  float32 // to there on the screen
	camera render.Camera
}

// NewBoard returns an empty board.
func NewBoard(theme *render.Theme) *Board {
	return &Board{theme: theme, canvas: render.NewCanvas(theme)}
}

// Free gives the pictures back. The board may be drawn again.
func (b *Board) Free() {
	b.endFade()
	if b.layer != nil {
		b.layer.Deallocate()
		b.layer = nil
	}
}

// Fade says how much of the last change of light is seen, from 0 to 1. A board that is told nothing changes at once. Call it with 0 before
// the first frame in the new light.
func (b *Board) Fade(seen float32) {
	b.fade.rest = max(0, min(1, 1-seen))
	if b.fade.rest == 0 {
		b.endFade()
	}
}

// Sweep is like Fade for a change of light that runs from west to east: it has come to x on the screen.
func (b *Board) Sweep(seen, x float32) {
	b.fade.sweeps, b.fade.front = true, x
	b.Fade(seen)
}

func (b *Board) endFade() {
	for _, img := range [2]**ebiten.Image{&b.fade.before, &b.fade.mixed} {
		if *img != nil {
			(*img).Deallocate()
			*img = nil
		}
	}
}

// beginFade keeps the layer in the light before, if only the light has changed.
func (b *Board) beginFade(v BoardView, scale float32) {
	b.endFade()
	if b.layer == nil || b.fade.rest == 0 || scale != b.scale || v.Step == b.shown.Step || !v.sameButLight(b.shown) {
		return
	}
	b.fade.before, b.fade.water, b.layer = b.layer, b.water, nil
	b.fade.mixed = ebiten.NewImageWithOptions(image.Rectangle{Max: b.fade.before.Bounds().Size()}, &ebiten.NewImageOptions{Unmanaged: true})
}

// picture returns the layer as it is seen now.
func (b *Board) picture() *ebiten.Image {
	if b.fade.before == nil {
		return b.layer
	}
	render.Wipe(b.fade.mixed)
	if b.fade.sweeps {
		b.sweep()
		return b.fade.mixed
	}
	b.fade.mix.Blend = ebiten.BlendLighter
	for _, one := range [2]struct {
		img   *ebiten.Image
		share float32
	}{{b.fade.before, b.fade.rest}, {b.layer, 1 - b.fade.rest}} {
		b.fade.mix.ColorScale.Reset()
		b.fade.mix.ColorScale.ScaleAlpha(one.share)
		render.Lay(b.fade.mixed, one.img, &b.fade.mix)
	}
	return b.fade.mixed
}

// sweep lays the layer in the new light as far as the front has come, and that in the light before beyond it.
func (b *Board) sweep() {
	all, k := b.layer.Bounds(), b.fade.camera
	at := int((b.fade.front - k.Screen(b.origin).X) * b.scale / k.Zoom)
	at = max(0, min(all.Max.X, at))
	for _, part := range [2]struct {
		img *ebiten.Image
		of  image.Rectangle
	}{{b.layer, image.Rect(0, 0, at, all.Max.Y)}, {b.fade.before, image.Rect(at, 0, all.Max.X, all.Max.Y)}} {
		if part.of.Empty() {
			continue
		}
		b.fade.mix = ebiten.DrawImageOptions{Blend: ebiten.BlendCopy}
		b.fade.mix.GeoM.Translate(float64(part.of.Min.X), 0)
		render.Lay(b.fade.mixed, part.img.SubImage(part.of).(*ebiten.Image), &b.fade.mix)
	}
}

const (
	layerLimit = 4096 // largest side of the layer, pixels

	// How much water lies around the tiles, in the measures of the targets.
	waterSide, waterUp, waterDown = 250, 190, 170
)

// extent returns the plane rectangle that the layer covers.
func (p *Places) extent() rect {
	var whole rect
	for _, one := range p.tiles {
		whole = around(whole, one)
	}
	return sides(whole, waterSide, waterUp, waterSide, waterDown)
}

func layerScale(e rect, zoom float32) float32 { return min(zoom, (layerLimit-4)/max(e.W, e.H)) }

// Draw shows v on dst as camera k sees it, in full strength (1) or in less. It covers all of dst.
func (b *Board) Draw(dst *ebiten.Image, v BoardView, k render.Camera, strength float32) {
	rested := k.Zoom == b.lastZoom
	b.lastZoom = k.Zoom
	stale := b.layer == nil || !b.shown.Equal(v)
	if stale || (rested && b.scale != layerScale(b.places.extent(), k.Zoom)) {
		b.redraw(v, k.Zoom)
	}
	brush := render.Brush{Canvas: b.canvas}
	brush.Begin(dst)
	if b.fade.before != nil {
		b.water.draw(brush, k, strength, &b.fade.water, b.fade.rest)
	} else {
		b.water.draw(brush, k, strength, nil, 0)
	}
	if strength >= 1 {
		b.outskirts(brush, k)
	}
	brush.End()
	b.options.GeoM.Reset()
	b.options.ColorScale.Reset()
	b.options.ColorScale.Scale(strength, strength, strength, 1)
	b.options.Filter = ebiten.FilterNearest
	at := k.Screen(b.origin)
	if k.Zoom == b.scale {
		at = point{X: whole(at.X), Y: whole(at.Y)}
	} else {
		f := float64(k.Zoom / b.scale)
		b.options.GeoM.Scale(f, f)
		b.options.Filter = ebiten.FilterLinear
	}
	b.options.GeoM.Translate(float64(at.X), float64(at.Y))
	b.fade.camera = k
	render.Lay(dst, b.picture(), &b.options)
}

func (b *Board) redraw(v BoardView, zoom float32) {
	places := NewPlaces(v)
	e := places.extent()
	b.beginFade(v, layerScale(e, zoom))
	b.shown, b.places = v.clone(), places
	b.scale, b.origin = layerScale(e, zoom), point{X: e.X, Y: e.Y}
	w, h := int(e.W*b.scale)+2, int(e.H*b.scale)+2
	if b.layer == nil || b.layer.Bounds().Dx() != w || b.layer.Bounds().Dy() != h {
		if b.layer != nil {
			b.layer.Deallocate()
		}
		b.layer = ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
	}
	render.Wipe(b.layer)
	b.redrawn++
	lit := lightAt(v.Step)
	b.water = newSurface(e, lit, v.Step == Night)
	brush := render.Brush{Canvas: b.canvas}
	s := &scape{
		pen:    pen{Brush: brush, d: b.scale * unit, light: lit, night: v.Step == Night},
		view:   &b.shown,
		places: b.places,
		camera: render.Camera{Zoom: b.scale, Offset: point{X: -e.X * b.scale, Y: -e.Y * b.scale}},
		extent: e,
		layer:  b.layer,
	}
	s.paving = pave(brush, s.pen)
	b.canvas.Begin(b.layer)
	s.draw()
	b.canvas.End()
	s.paving.img.Deallocate()
}
