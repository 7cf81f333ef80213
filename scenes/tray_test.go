package scenes_test

import (
	"testing"

	"precipice/render"
	"precipice/scenes"
)

// A long caption has at most two lines where more would take the room of the dice, and is not shrunk beyond reading.
func TestALongCaptionOfTheTrayIsRead(t *testing.T) {
	th := render.NewHeldTheme(780, 1688, 1, 2)
	in := render.Rect{W: th.Grown(130), H: th.Grown(100)}
	lines, st := scenes.CaptionOf("Dahyak at Guardsman 5: a grievous wound", th, in)
	if high := th.LineHeight(st) * float32(len(lines)); len(lines) < 2 || high > in.H*0.6 {
		t.Errorf("the caption has %d lines, %v high of %v", len(lines), high, in.H)
	}
	if st.Size < render.Small.Size*0.75 {
		t.Errorf("the caption shrinks from %v to %v", render.Small.Size, st.Size)
	}
	for _, line := range lines {
		if wide := th.Measure(line, st); wide > in.W {
			t.Errorf("the line %q is %v wide of %v, and would shrink again", line, wide, in.W)
		}
	}
}
