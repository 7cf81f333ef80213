package scenes

import (
	"testing"
	"time"

	"precipice/game"
)

// The title breathes while somebody looks at it, and ends by itself.
func TestTheTitleBreathesAndRests(t *testing.T) {
	front := true
	b := breath{watched: func() bool { return front }}
	sh := &game.Shell{Now: time.Unix(1000, 0)}
	sh.Settings.Motion = game.MotionFull
	pass := func(seconds int) float32 {
		for range 60 * seconds {
			sh.Now = sh.Now.Add(time.Second / 60)
			b.update(sh)
		}
		return b.strength
	}
	if got := pass(5); got != 1 {
		t.Errorf("after five seconds the strength is %v", got)
	}
	if got := pass(15); got != 0 {
		t.Errorf("it does not rest: %v", got)
	}
	b.touched = sh.Now
	if got := pass(5); got != 1 {
		t.Errorf("after input the strength is %v", got)
	}
	front = false
	if got := pass(3); got != 0 {
		t.Errorf("behind another window the strength is %v", got)
	}
	front, b.touched = true, sh.Now
	sh.Settings.Motion = game.MotionReduced
	if got := pass(3); got != 0 {
		t.Errorf("with reduced motion the strength is %v", got)
	}
}
