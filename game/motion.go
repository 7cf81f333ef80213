package game

// Motion is how much of what happens is shown by movement.
type Motion uint8

// The choices of movement.
const (
	MotionAsSystem Motion = iota // as the browser or system says
	MotionReduced
	MotionFull
	motions
)

// Turned returns the choice by steps after this one, wrapping around.
func (m Motion) Turned(by int) Motion { return Motion((int(m) + by + int(motions)) % int(motions)) }

// Still reports whether the player wants reduced motion: pictures then change at once where they would travel,
// tumble, shake or zoom. What an event tells stays on the screen as long as ever.
func (s *Settings) Still() bool {
	return s.Motion == MotionReduced || s.Motion == MotionAsSystem && systemIsStill()
}
