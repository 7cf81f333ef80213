//go:build !js

package drive

import (
	"fmt"
	"image"
	"time"
)

// Rester is a program whose pictures can be compared when it rests.
type Rester interface {
	Program
	// Rest keeps the hands off until the program rests, and returns what it says then.
	Rest() (Probe, error)
	// Seen is what is on the screen. The program does not run for it.
	Seen() (*image.RGBA, error)
	// Redrawn is the picture after everything that it is made of has been drawn anew.
	Redrawn() (*image.RGBA, error)
}

// Rest implements Rester. Ticks and frames come as on a busy machine, slow and uneven: some frames have no tick,
// and some take longer than the program stays awake. As in a window, a program that rests gets neither.
func (v *Window) Rest() (p Probe, err error) {
	r := v.pace
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

// Redrawn implements Rester: the canvas changes its size and goes back.
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
	return v.Seen()
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

var _ Rester = (*Window)(nil)
