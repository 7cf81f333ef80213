package drive

// Program is the game while it runs. Places are canvas pixels, keys are named by their DOM codes as far as
// those are Ebitengine's names too (ArrowLeft, Tab, Enter, Escape, Space, KeyZ); ControlLeft+KeyZ are two
// at once.
type Program interface {
	// Probe lets the program run a little and returns what it shows; the zero Probe before the first frame.
	Probe() (Probe, error)
	Point(x, y float64) error
	Press() error
	Release() error
	Wheel(dx, dy float64) error
	Key(chord string) error
	// Frame writes what is on the screen to build/out/frames/NAME.png.
	Frame(name string) error
	// Again ends the program and starts it on the same data: with violence, or as a player ends it.
	Again(violently bool) error
	Close() error
}
