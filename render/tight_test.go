package render

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
)

// A text without room is broken to its runes, and comes to an end.
func TestATextWithoutRoomComesToAnEnd(t *testing.T) {
	th := NewTheme(1, 1, 2)
	for _, width := range []float32{-50, -1, 0, 0.5} {
		if lines := th.Wrap("to be or", Body, width); len(lines) < 6 || len(lines) > 12 {
			t.Errorf("in %v pixels the text has the lines %q", width, lines)
		}
		if s := th.Truncate("to be or", Body, width); s != ellipsis {
			t.Errorf("in %v pixels the text is cut to %q", width, s)
		}
	}
}

// Nothing that is drawn needs room.
func TestShapesWithoutRoomDoNoHarmInPixels(t *testing.T) {
	inwindow.Need(t)
	img := ebiten.NewImage(8, 8)
	defer img.Deallocate()
	theme := NewTheme(1, 1, 2)
	theme.Still = true
	c := NewCanvas(theme)
	nan := float32(math.NaN())
	for _, size := range []Point{{0, 0}, {-1, -1}, {-40, 3}, {3, -40}, {0.2, 700}, {nan, nan}} {
		r := Rect{2, 2, size.X, size.Y}
		c.Begin(img)
		c.Round(r, 5, Brass)
		c.Frame(r, 5, 3, Brass)
		c.Disc(r.Centre(), r.W, Brass)
		c.ellipse(r.Centre(), r.W, r.H, flat(Brass))
		c.glow(r.Centre(), r.W, r.H, Brass, 1)
		c.Badge(r.Centre(), r.H, "3", Brass)
		c.Wound(r)
		c.Grievous(r)
		c.Inspiration(r, 1, 4)
		c.DieFace(r, DieFaceView{})
		c.Panel(r, PanelView{Title: "title"})
		c.Button(r, ButtonView{Label: "label"})
		c.FocusRing(r, 4)
		c.Bar(r, 0.5, Brass)
		c.Arrow(r, 1, Brass)
		c.Explorer(r, cast[0].figure, Brass)
		c.Hero(r, cast[0].figure, 1, Brass)
		c.bust(r.Centre(), r.W, cast[0].figure, Brass)
		c.Miniature(MiniatureView{Figure: cast[0].figure, At: r.Centre(), Size: r.W, Mark: "J"})
		c.Tooltip(r, TooltipView{Title: "title", Text: "a text of some words"})
		c.Clip(r, func() { c.Paragraph(r, "a text of some words", Body) })
		c.Dashes(Point{}, Point{size.X, size.Y}, 1, 2, 2, Brass)
		c.End()
	}
}
