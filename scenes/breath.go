package scenes

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
)

// breath moves the light of a picture up and down as long as somebody looks at it. It ends by itself, so that the
// program can rest: a while after the last input, when another window is in front, and with reduced motion.
type breath struct {
	begun, touched, ticked time.Time
	strength               float32     // 0 at rest, 1 in full
	watched                func() bool // whether the window is in front
	odd                    bool        // every other tick
}

const (
	breathsFor = 15 * time.Second        // after the last input
	breathTurn = 1500 * time.Millisecond // to begin and to end
)

func newBreath() breath { return breath{watched: ebiten.IsFocused} }

// update moves the breath on, and asks for a drawing while it goes.
func (b *breath) update(sh *game.Shell) {
	if b.begun.IsZero() {
		b.begun, b.touched, b.ticked = sh.Now, sh.Now, sh.Now
	}
	if sh.Input.Any() {
		b.touched = sh.Now
	}
	step := float32(sh.Now.Sub(b.ticked)) / float32(breathTurn)
	b.ticked = sh.Now
	was := b.strength
	if !sh.Settings.Still() && b.watched() && sh.Now.Sub(b.touched) < breathsFor {
		b.strength = min(1, b.strength+step)
	} else {
		b.strength = max(0, b.strength-step)
	}
	if b.odd = !b.odd; b.odd && b.strength > 0 || was > 0 && b.strength == 0 { // 30 pictures a second are enough
		sh.Dirty()
	}
}

// time returns for how long it has gone on, in seconds.
func (b *breath) time() float32 { return float32(b.ticked.Sub(b.begun).Seconds()) }
