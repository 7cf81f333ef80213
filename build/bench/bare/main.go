// Bare is a minimal Ebitengine program: a window with a square, drawn over and over. The game is
// measured against it. In a window it creates the file named by its argument after the first frame.
package main

import (
	"image/color"
	"log"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"
)

type bare struct{ frames int }

// Update implements ebiten.Game.
func (b *bare) Update() error {
	if b.frames == 1 {
		return drawn()
	}
	return nil
}

// Draw implements ebiten.Game.
func (b *bare) Draw(dst *ebiten.Image) {
	b.frames++
	vector.FillRect(dst, 40, 40, 100, 100, color.White, false)
}

// Layout implements ebiten.Game.
func (b *bare) Layout(w, h int) (int, int) { return w, h }

func main() {
	ebiten.SetWindowSize(1280, 720)
	if err := ebiten.RunGame(&bare{}); err != nil {
		log.Fatal(err)
	}
}
