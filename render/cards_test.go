package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
)

// strays counts the pixels of img outside r that were drawn on.
func strays(img *ebiten.Image, r Rect) (n int) {
	b := img.Bounds()
	pix := pixels(img)
	for i := 0; i < len(pix); i += 4 {
		at := Point{float32(i / 4 % b.Dx()), float32(i / 4 / b.Dx())}
		if pix[i+3] > 8 && !r.Inset(-1).Contains(at) {
			n++
		}
	}
	return n
}

func TestCardsStayInTheirRectanglesInPixels(t *testing.T) {
	inwindow.Need(t)
	for _, text := range []float32{0.8, 1, 1.5, 2} {
		theme := &Theme{Scale: 1, Text: text}
		for _, high := range []float32{theme.CharacterHeight(), theme.CharacterHeight() + 90, 74} {
			for i, v := range demoCards(" · and a note that is much too long for its card") {
				r := Rect{20, 20, 235, high}
				var out CharacterAreas
				img := drawn(275, int(high)+40, theme, func(c *Canvas) { out = c.CharacterCard(r, v) })
				if n := strays(img, r); n > 0 {
					t.Errorf("text %v: card %d, %v high, paints %d pixels outside its rectangle", text, i, high, n)
				}
				if len(out.Slots) != len(v.Slots) {
					t.Fatalf("text %v: card %d returns %d spaces of %d", text, i, len(out.Slots), len(v.Slots))
				}
				for _, s := range append(out.Slots, out.Rest) {
					if s.H > 0 && (s.X < r.X || s.Y < r.Y || s.Right() > r.Right() || s.Bottom() > r.Bottom()+0.01) {
						t.Errorf("text %v: card %d, %v high, returns %v outside %v", text, i, high, s, r)
					}
				}
			}
		}
	}
}

func TestCardWithoutActionsLeavesNoRest(t *testing.T) {
	for _, text := range []float32{0.8, 1, 1.5} {
		theme := &Theme{Scale: 1.5, Text: text}
		r := Rect{0, 0, theme.Px(235), theme.CharacterHeight()}
		if rest := r.Inset(theme.Px(characterEdge)).H - theme.Grown(characterTop+characterSlot) - theme.Px(characterGap); rest > theme.Px(smallestRest) {
			t.Errorf("text %v: a card without actions has %v left", text, rest)
		}
		if four := 4*theme.CharacterHeight() + theme.Px(190+3*8); text == 1 && four > theme.Px(620) {
			t.Errorf("four cards and the actions of one take %v of %v", four, theme.Px(620))
		}
	}
}

func TestTrackStaysInItsRectangleInPixels(t *testing.T) {
	inwindow.Need(t)
	for _, text := range []float32{0.8, 1, 1.5, 2} {
		for _, wide := range []float32{300, 560, 900} {
			r := Rect{20, 20, wide, 92}
			var out []Rect
			img := drawn(int(wide)+40, 132, &Theme{Scale: 1, Text: text}, func(c *Canvas) { out = c.Track(r, demoTrack()) })
			if n := strays(img, r); n > 0 {
				t.Errorf("text %v: a track %v wide paints %d pixels outside its rectangle", text, wide, n)
			}
			for i := 1; i < len(out); i++ {
				if out[i-1].Right() > out[i].X || out[i].Right() > r.Right()+0.01 {
					t.Errorf("text %v: card %d at %v overlaps the one before or leaves %v", text, i, out[i], r)
				}
			}
		}
	}
}

func TestFiguresDifferAtFortyEightPixelsInPixels(t *testing.T) {
	inwindow.Need(t)
	type shape struct {
		name string
		mask [72 * 72]bool
		area int
	}
	var shapes []shape
	for _, m := range cast {
		for model := range m.models {
			img := drawn(72, 72, NewTheme(1280, 720, 1), func(c *Canvas) {
				c.figure(m.figure, model, Point{36, 62}, 48, Ivory, pose{})
			})
			s := shape{name: m.figure + " " + string(rune('0'+model))}
			for i, pix := 0, pixels(img); i < len(s.mask); i++ {
				if s.mask[i] = pix[4*i+3] > 100; s.mask[i] {
					s.area++
				}
			}
			shapes = append(shapes, s)
		}
	}
	for i, a := range shapes {
		if a.area < 400 {
			t.Errorf("%s covers only %d pixels", a.name, a.area)
		}
		for _, b := range shapes[:i] {
			differ, least := 0, min(a.area, b.area)/4
			if a.name[:3] == b.name[:3] { // models of one kind share a body
				least = min(a.area, b.area) / 10
			}
			for k := range a.mask {
				if a.mask[k] != b.mask[k] {
					differ++
				}
			}
			if differ < least {
				t.Errorf("%s and %s differ in %d pixels of %d", a.name, b.name, differ, min(a.area, b.area))
			}
		}
	}
}

// A group of which nobody is left lies dim on the track until it acts.
func TestAGroupThatIsGoneIsDim(t *testing.T) {
	for _, c := range []struct {
		card TrackCardView
		want bool
	}{
		{TrackCardView{Hostile: true}, true},
		{TrackCardView{Hostile: true, Acting: true}, false},
		{TrackCardView{Hostile: true, Count: 1}, false},
		{TrackCardView{}, false},
	} {
		if c.card.gone() != c.want {
			t.Errorf("%+v is gone: %v", c.card, !c.want)
		}
	}
}
