package render

import (
	"testing"

	"precipice/build/inwindow"
)

// The sign of a hex where a move must halt is no bar in a disc, which forbids to enter: turned upside down it is another
// picture.
func TestTheHaltSignForbidsNothingInPixels(t *testing.T) {
	inwindow.Need(t)
	const side = 120
	img := drawn(side, side, NewTheme(1600, 900, 1), func(c *Canvas) {
		c.Fill(c.Bounds(), Void)
		c.HaltMark(Camera{Zoom: 200}, Point{side / 2, side / 2})
	})
	defer img.Deallocate()
	inwindow.Keep(t, img, "../build/out/frames", "halt-sign")
	bright := func(y int) (n int) {
		for x := range side {
			if r, g, b, _ := inwindow.Picture(img).At(x, y).RGBA(); r>>8 > 200 && g>>8 > 200 && b>>8 > 180 {
				n++
			}
		}
		return n
	}
	differs := 0
	for y := range side / 2 {
		if up, down := bright(y), bright(side-1-y); max(up-down, down-up) > 4 {
			differs++
		}
	}
	if differs < 10 {
		t.Errorf("upside down the sign differs in only %d rows", differs)
	}
}
