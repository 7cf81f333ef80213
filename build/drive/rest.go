//go:build !js

package drive

import (
	"fmt"
	"image"
	"math/rand/v2"
	"time"
)

// Rest keeps the hands off until the program rests, and returns what it shows then. Until then ticks and frames
// come as on a busy machine, slow and uneven: some frames have no tick, and some take longer than the program
// stays awake. As in a window, a program that rests gets neither.
func (v *Window) Rest(r *rand.Rand) (p Probe, err error) {
	for end := time.Now().Add(patience); time.Now().Before(end); {
		if p, err = v.told(); err != nil || p.Resting {
			return p, err
		}
		takes := time.Duration(r.IntN(50)) * time.Millisecond
		if r.IntN(25) == 0 {
			takes = time.Duration(1000+r.IntN(300)) * time.Millisecond
		}
		if err = v.advance(r.IntN(6), takes); err != nil {
			return p, err
		}
	}
	return p, fmt.Errorf("the program does not rest within %v", patience)
}

// Redrawn is the picture after everything that it is made of has been drawn anew: the canvas changes its size
// and goes back.
func (v *Window) Redrawn() (*image.RGBA, error) {
	b := v.screen.Bounds()
	for _, size := range []image.Point{{b.Dx() + 16, b.Dy() + 16}, b.Size()} {
		if err := v.Resize(size.X, size.Y); err != nil {
			return nil, err
		}
		for range 2 {
			if err := v.run(1); err != nil {
				return nil, err
			}
		}
	}
	return v.seen(), nil
}

// differing counts the pixels in which two pictures of one size differ.
func differing(a, b *image.RGBA) (n int) {
	for i := 0; i < len(a.Pix); i += 4 {
		if [4]byte(a.Pix[i:i+4]) != [4]byte(b.Pix[i:i+4]) {
			n++
		}
	}
	return n
}
