package drive

// Program is the running game. Positions are in canvas pixels. Keys are named by those DOM codes that
// Ebitengine uses as well (ArrowLeft, Tab, Enter, Escape, Space, KeyZ); ControlLeft+KeyZ is a chord.
type Program interface {
	// Probe runs the program a little and returns its probe, or the zero Probe before the first frame.
	Probe() (Probe, error)
	Point(x, y float64) error
	Press() error
	Release() error
	Wheel(dx, dy float64) error
	Key(chord string) error
	// Frame writes the picture on the screen to build/out/frames/NAME.png.
	Frame(name string) error
	// Again ends the program, by force or as a player would, and restarts it on the same data.
	Again(violently bool) error
	Close() error
}
