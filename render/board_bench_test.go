package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// BenchmarkBoardRedraw draws the layer of a board anew: of plain black stone, and with hue, floor and props.
func BenchmarkBoardRedraw(b *testing.B) {
	for _, one := range []struct {
		name string
		look Look
	}{{"plain", Look{}}, {"dressed", Look{"frost", "ripples", [MostProps]string{"well", "basin", "eyes"}}}} {
		b.Run(one.name, func(b *testing.B) {
			dst := ebiten.NewImage(1280, 720)
			defer dst.Deallocate()
			board := NewBoard(NewTheme(1280, 720, 1))
			defer board.Free()
			v := gallery()
			v.Look = one.look
			k := Fit(BoundsOf(v.Cells), Rect{0, 0, 1280, 720}, 80)
			board.Draw(dst, v, k, 1)
			b.ReportAllocs()
			for b.Loop() {
				board.redraw(v, k.Zoom)
				b.StopTimer()
				dst.At(0, 0) // flushes the commands, as the end of a frame does
				b.StartTimer()
			}
		})
	}
}
