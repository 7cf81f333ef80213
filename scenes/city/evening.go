package city

import (
	"time"

	rules "precipice/engine/city"
	"precipice/game"
)

// evening is how night falls: once in a journey, and shown as a scene that stands until it has been seen.
type evening struct {
	on     bool
	begun  time.Time // zero until it is shown
	factor float64   // of the speed, 0 for the end of it at once
	ended  bool      // the player has gone to its end
	opened bool      // it has been shown
	front  float32   // how far night has come on the screen, from the west
}

// The times of the scene at normal speed.
const (
	paneAway  = 250 * time.Millisecond
	frontFrom = 400 * time.Millisecond
	frontTo   = 1900 * time.Millisecond
	batsFrom  = 900 * time.Millisecond
	batsTo    = 2600 * time.Millisecond
	lineFrom  = 1600 * time.Millisecond
	lineStep  = 300 * time.Millisecond
	duskEnds  = 3200 * time.Millisecond
)

// duskGoes is when the game goes on by itself, at every speed.
const duskGoes = 6 * time.Second

// begins opens the scene with the event that brings the night (CC-JRN-002).
func (v *evening) begins(e rules.Event, s *rules.State, speed game.Speed, watched bool) {
	if c, is := e.Change.(rules.NightMoved); is && !watched && falls(s, c) {
		*v = evening{on: true, factor: speed.Factor()}
	}
}

// opens opens the scene over the first question of a journey that begins by night.
func (v *evening) opens(s *rules.State, choices int, speed game.Speed) bool {
	if s.Night() && choices == 0 && !v.opened {
		*v = evening{on: true, factor: speed.Factor()}
	}
	return v.on
}

// falls reports whether night falls with a step of its token.
func falls(s *rules.State, c rules.NightMoved) bool {
	return !s.Night() && int(c.To) >= s.Content().Figures.Nightfall-1
}

// past returns how much of the scene has passed, at normal speed.
func (v *evening) past(sh *game.Shell) time.Duration {
	switch {
	case v.ended || v.factor == 0 || sh.Settings.Still():
		return duskEnds
	case v.begun.IsZero():
		return 0
	}
	return time.Duration(float64(sh.Now.Sub(v.begun)) / v.factor)
}

// part returns how much of a stretch of the scene has passed, 0 to 1.
func (v *evening) part(sh *game.Shell, from, to time.Duration) float32 {
	return max(0, min(1, float32(v.past(sh)-from)/float32(to-from)))
}
