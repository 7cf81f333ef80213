//go:build !js

package drive

import (
	"fmt"
	"image"
	"time"
)

// Rester is a program whose pictures can be compared while it rests.
type Rester interface {
	Program
	// Rest sends no input until the program rests, and returns its probe.
	Rest() (Probe, error)
	// Seen returns the picture on the screen, without running the program.
	Seen() (*image.RGBA, error)
	// Redrawn returns the picture after everything in it has been drawn again.
	Redrawn() (*image.RGBA, error)
}

// longest is how long the slowest machine may take to come to rest, which some screens do only after a while.
const longest = 5 * patience

// Rest implements Rester. Ticks and frames arrive as on a busy machine, slowly and unevenly: some
// frames have no tick, and some take longer than the program stays awake. As in a real window, a
// resting program gets neither.
func (v *Window) Rest() (p Probe, err error) {
	r := v.pace
	for end := time.Now().Add(longest); time.Now().Before(end); {
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
	return p, fmt.Errorf("the program did not rest within %v", longest)
}

// Redrawn implements Rester. It changes the size of the canvas and changes it back.
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

// differing counts the pixels in which two pictures of the same size differ.
func differing(a, b *image.RGBA) (n int) {
	for i := 0; i < len(a.Pix); i += 4 {
		if [4]byte(a.Pix[i:i+4]) != [4]byte(b.Pix[i:i+4]) {
			n++
		}
	}
	return n
}

var _ Rester = (*Window)(nil)
