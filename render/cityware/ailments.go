package cityware

import (
	"math"

	"precipice/render"
)

// Ailment is one of the six ailments.
type Ailment uint8

// The ailments, in the order of the alphabet.
const (
	Buried Ailment = iota
	Cursed
	Diseased
	Fatigued
	Stunned
	Trapped
)

// AilmentSign draws an ailment in a lozenge.
func AilmentSign(c *render.Canvas, at render.Point, radius float32, of Ailment) {
	b := brush(c)
	shape := []render.Point{{X: at.X, Y: at.Y - radius}, {X: at.X + radius, Y: at.Y}, {X: at.X, Y: at.Y + radius}, {X: at.X - radius, Y: at.Y}}
	b.Convex(shape, render.Void)
	b.Outline(shape, max(1, radius*0.12), render.Ivory)
	s := sign{b, at, radius * 0.5}
	switch of {
	case Buried:
		s.buried()
	case Cursed:
		s.cursed()
	case Diseased:
		s.diseased()
	case Fatigued:
		s.fatigued()
	case Stunned:
		s.stunned()
	case Trapped:
		s.trapped()
	}
}

// sign is a small drawing around a point, r pixels to each side.
type sign struct {
	b  render.Brush
	at render.Point
	r  float32
}

func (s *sign) p(x, y float32) render.Point {
	return render.Point{X: s.at.X + x*s.r, Y: s.at.Y + y*s.r}
}

func (s *sign) width() float32 { return max(1, s.r*0.24) }

// buried: a mound with a marker.
func (s *sign) buried() {
	s.b.Convex([]render.Point{s.p(-1, 0.6), s.p(-0.7, 0.1), s.p(-0.25, -0.2), s.p(0.25, -0.2), s.p(0.7, 0.1), s.p(1, 0.6)}, render.Ivory)
	s.b.Segment(s.p(0, -0.2), s.p(0, -0.85), s.width(), render.Ivory)
}

// cursed: an eye with a slit.
func (s *sign) cursed() {
	var lid []render.Point
	for i := range 16 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 8)
		lid = append(lid, s.p(float32(cos), float32(sin*math.Abs(sin))*0.62))
	}
	s.b.Outline(lid, s.width()*0.85, render.Ivory)
	s.b.Convex([]render.Point{s.p(0, -0.5), s.p(0.16, 0), s.p(0, 0.5), s.p(-0.16, 0)}, render.Ivory)
}

// diseased: three spots.
func (s *sign) diseased() {
	for _, p := range [3]render.Point{{X: 0, Y: -0.5}, {X: -0.52, Y: 0.36}, {X: 0.52, Y: 0.36}} {
		s.b.Disc(s.p(p.X, p.Y), s.r*0.32, render.Ivory)
	}
}

// fatigued: three chevrons that point down.
func (s *sign) fatigued() {
	for i := range 3 {
		y := -0.72 + 0.5*float32(i)
		s.b.Stroke([]render.Point{s.p(-0.62, y), s.p(0, y+0.42), s.p(0.62, y)}, s.width()*0.85, render.Ivory)
	}
}

// stunned: a spiral.
func (s *sign) stunned() {
	var way []render.Point
	for i := range 22 {
		k := float32(i) / 21
		way = append(way, polar(s.at, s.r*(0.08+0.82*k), 4.4*math.Pi*k))
	}
	s.b.Stroke(way, s.width()*0.85, render.Ivory)
}

// trapped: bars.
func (s *sign) trapped() {
	for _, x := range [3]float32{-0.5, 0, 0.5} {
		s.b.Segment(s.p(x, -0.72), s.p(x, 0.72), s.width(), render.Ivory)
	}
	for _, y := range [2]float32{-0.4, 0.4} {
		s.b.Segment(s.p(-0.78, y), s.p(0.78, y), s.width()*0.8, render.Ivory)
	}
}
