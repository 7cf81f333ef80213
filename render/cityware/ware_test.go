package cityware

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/render"
)

// unseen draws for a window of a size with a text size, and returns the theme with what it was told.
func unseen(w, h int, text float32, watch func(*render.Theme), fn func(*render.Canvas)) {
	render.Wear(render.Etching)
	defer render.Wear(render.Gem)
	theme := render.NewTheme(w, h, text)
	if watch != nil {
		watch(theme)
	}
	c := render.NewCanvas(theme)
	c.Begin(ebiten.NewImage(w, h))
	fn(c)
	c.End()
}

// No text has letters under 12 design units, and each grows with the text size.
func TestLettersAreLargeEnough(t *testing.T) {
	for _, text := range []float32{1, 1.25, 1.5, 2} {
		lines := 0
		unseen(1280, 720, text, func(th *render.Theme) {
			th.Lettered = func(s string, pixels float32, _ render.Rect) {
				lines++
				if pixels < 12*th.Scale-0.01 {
					t.Errorf("at %v %q has letters of %v pixels", text, s, pixels)
				}
			}
		}, gallery)
		if lines < 60 {
			t.Errorf("at %v only %d texts are drawn", text, lines)
		}
	}
}

// At the usual size no text of a journey is cut in a window of 1280 by 720.
func TestNoTextIsCut(t *testing.T) {
	unseen(1280, 720, 1, func(th *render.Theme) {
		th.Cut = func(s string) { t.Errorf("%q is cut", s) }
	}, gallery)
}

// The parts of a card lie in it, and none over another.
func TestThePartsOfACardLieBesideEachOther(t *testing.T) {
	for _, text := range []float32{0.8, 1, 1.5, 2} {
		unseen(1280, 720, text, nil, func(c *render.Canvas) {
			for _, v := range party() {
				for _, folded := range []bool{false, true} {
					v.Folded = folded
					r := render.Rect{X: 10, Y: 10, W: c.Theme.Px(240) * max(1, text*0.8), H: HeroHeight(c.Theme) + c.Theme.Px(60)}
					if folded {
						r.H = FoldedHeroHeight(c.Theme)
					}
					out := HeroCard(c, r, v)
					parts := append([]render.Rect{out.Portrait}, out.Slots...)
					parts = append(parts, out.Ailments...)
					if out.Rest.H > 0 {
						parts = append(parts, out.Rest)
					}
					apart(t, v.Name, r, parts)
					if len(out.Slots) != len(v.Slots) || len(out.Ailments) != len(v.Ailments) {
						t.Errorf("%s: %d spaces and %d ailments", v.Name, len(out.Slots), len(out.Ailments))
					}
					if !folded && out.Rest.H < c.Theme.Px(50) {
						t.Errorf("%s at %v: %v is left for actions", v.Name, text, out.Rest.H)
					}
				}
			}
			r := render.Rect{X: 10, Y: 10, W: 600, H: TrackHeight(c.Theme)}
			apart(t, "track", r, Track(c, r, track()))
			for _, v := range []GroupView{group(), mixed(false), mixed(true)} {
				at := render.Rect{X: 10, Y: 10, W: 300, H: GroupHeight(c.Theme, 300, v)}
				out := GroupCard(c, at, v)
				apart(t, "group", at, append(out.Rows, out.Damage[0]))
				if out.Rest.H < -0.5 || len(out.Damage) != len(v.Kinds) || len(out.Rows) != 3*len(v.Kinds) {
					t.Errorf("the card of a group is %v too low, with %d rows and %d bars", -out.Rest.H, len(out.Rows), len(out.Damage))
				}
			}
		})
	}
}

// A page of wares takes little of a frame.
func BenchmarkWares(b *testing.B) {
	render.Wear(render.Etching)
	defer render.Wear(render.Gem)
	theme := render.NewTheme(1280, 720, 1)
	theme.Still = true
	c := render.NewCanvas(theme)
	img := ebiten.NewImage(1280, 720)
	b.ReportAllocs()
	for b.Loop() {
		c.Begin(img)
		gallery(c)
		c.End()
	}
}

// apart fails if parts overlap, or lie outside a whole.
func apart(t *testing.T, what string, whole render.Rect, parts []render.Rect) {
	t.Helper()
	for i, p := range parts {
		if p.X < whole.X-0.5 || p.Y < whole.Y-0.5 || p.Right() > whole.Right()+0.5 || p.Bottom() > whole.Bottom()+0.5 {
			t.Errorf("%s: part %d, %v, lies outside %v", what, i, p, whole)
		}
		for j := range i {
			if both := p.Cut(parts[j]); both.W > 1.5 && both.H > 1.5 {
				t.Errorf("%s: part %d, %v, lies over part %d, %v", what, i, p, j, parts[j])
			}
		}
	}
}

// The dial has its first hour on top, runs clockwise and ends with night; the token stands on its hour, and between two while it slides.
func TestTheDialRunsClockwise(t *testing.T) {
	unseen(1280, 720, 1, nil, func(c *render.Canvas) {
		at := render.Point{X: 300, Y: 300}
		for hour := range Hours {
			v := dialAt(false)
			v.Hour = float32(hour + 1)
			out := Dial(c, at, 100, v)
			if far := out.Token.Centre().Far(out.Hours[hour].Centre()); far > 1 {
				t.Errorf("hour %d: the token stands %v beside it", hour+1, far)
			}
			if hour > 0 {
				v.Hour = float32(hour) + 0.5
				mid := Dial(c, at, 100, v).Token.Centre()
				a, b := mid.Far(out.Hours[hour-1].Centre()), mid.Far(out.Hours[hour].Centre())
				if a-b > 1 || b-a > 1 {
					t.Errorf("half past %d the token is %v from one hour and %v from the next", hour, a, b)
				}
			}
		}
		out := Dial(c, at, 100, dialAt(true))
		if first, third := out.Hours[0].Centre(), out.Hours[3].Centre(); first.Y > 230 || third.X < 360 {
			t.Errorf("the first hour is at %v and the fourth at %v", first, third)
		}
		if out.Quest != out.Quests[2] || out.Quests[5].Centre().Y > 260 || out.Quests[0].Centre().X > out.Quests[10].Centre().X {
			t.Errorf("the quest ring runs %v", out.Quests)
		}
		apart(t, "dial", around(at, 100), append(append(out.Hours[:0:0], out.Hours[:]...), out.Dice[:]...))
	})
}

// A small dial leaves out digits and fine lines.
func TestASmallDialHasNoDigits(t *testing.T) {
	if !render.Unseen {
		t.Skip("only what is drawn unseen is counted")
	}
	size := func(radius float32) (n int) {
		unseen(1280, 720, 1, nil, func(c *render.Canvas) {
			before := render.Unseens.Triangles
			Dial(c, render.Point{X: 300, Y: 300}, radius, dialAt(false))
			c.Flush()
			n = render.Unseens.Triangles - before
		})
		return n
	}
	if small, large := size(23), size(130); small == 0 || small*3 > large*2 {
		t.Errorf("a small dial takes %d triangles, a large one %d", small, large)
	}
}
