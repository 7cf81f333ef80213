package sound

import "time"

// output plays clips: the mixer of the window, or Web Audio. Its methods return at once and may be called
// from any goroutine.
type output interface {
	// load takes a sound. The output keeps it.
	load(p pcm) clip
	// start plays a clip and returns the number of its voice.
	start(v voice) int
	// end fades a voice out.
	end(number int, over time.Duration)
	// volumes sets the volumes of the buses, from 0 to 1.
	volumes(v Volumes)
}

// voice is a clip that plays.
type voice struct {
	clip  clip
	bus   Bus
	gain  float32
	pan   float32 // -1 is left, 1 is right
	pitch float32 // 1 as it was made
	loops bool
	rises time.Duration // fades in
}
