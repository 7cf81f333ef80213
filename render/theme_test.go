package render

import "testing"

// On devices held in the hands text grows with the player's setting as far as there is room, nearly by a fifth at least, and the
// theme says how far that is.
func TestTextGrowsOnDevicesHeldInTheHands(t *testing.T) {
	for _, d := range [][3]float32{{390, 844, 2}, {844, 390, 2}, {390, 844, 3}, {375, 667, 2}, {820, 1180, 1}, {1180, 820, 2}} {
		theme := func(text float32) *Theme { return NewHeldTheme(int(d[0]*d[2]), int(d[1]*d[2]), text, d[2]) }
		usual, large := theme(1), theme(1.25)
		if by := large.LineHeight(Body) / usual.LineHeight(Body); by < 1.18 {
			t.Errorf("%v: at 125 %% text is %v times as large", d, by)
		}
		if usual.Size < 0.999 || usual.Size > 1.001 {
			t.Errorf("%v: text has room for %v of its usual size", d, usual.Size)
		}
		for _, text := range []float32{0.8, 1, 1.25, 1.5, 2} {
			if is := theme(text); is.Size > text*1.001 && text >= 1 || is.Text < theme(text/2).Text {
				t.Errorf("%v: for %v, text is %v and in force is %v", d, text, is.Text, is.Size)
			} else if by := is.LineHeight(Body) / usual.LineHeight(Body); by < is.Size*0.95 || by > is.Size*1.05 {
				t.Errorf("%v: for %v, %v is said to be in force, and text is %v times as large", d, text, is.Size, by)
			}
		}
	}
}
