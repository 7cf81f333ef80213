package render

import (
	"bytes"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
)

// crowd draws 40 miniatures of a given height, as many as on a full battlefield.
func crowd(c *Canvas, size float32) {
	for i := range 40 {
		m := cast[i%9]
		c.Miniature(MiniatureView{Figure: m.figure, Variant: i % 5, At: Point{float32(i%8)*size + 70, float32(i/8)*size + 130}, Size: size,
			Rim: m.rim, Mark: m.mark, Active: i == 0, Down: i == 20, Wounds: 2, Damage: i % 2})
	}
}

// settle draws until all sprites are in the atlas.
func settle(c *Canvas, dst *ebiten.Image, size float32) {
	for range settled + 2 {
		c.Begin(dst)
		crowd(c, size)
		c.End()
	}
}

func TestPicturesLookLikeTheirVectorsInPixels(t *testing.T) {
	inwindow.Need(t)
	for _, size := range []float32{50, 100} { // feet on whole pixels
		first, later := ebiten.NewImage(1100, 900), ebiten.NewImage(1100, 900)
		c := NewCanvas(NewTheme(1600, 900, 1))
		c.Begin(first)
		clear(shared.sprites)
		crowd(c, size)
		vectors := len(c.vertices)
		c.End()
		settle(c, later, size)
		if len(shared.sprites) < 9 {
			t.Errorf("size %v: only %d pictures are kept after %d frames", size, len(shared.sprites), settled+2)
		}
		later.Clear()
		c.Begin(later)
		crowd(c, size)
		if n := len(c.vertices); n > vectors/4 {
			t.Errorf("size %v: pictures still take %d vertices", size, n)
		}
		c.End()
		save(t, "crowd", later)
		if n := differing(pixels(first), pixels(later)); n > 1100*900/400 {
			t.Errorf("size %v: %d pixels change when pictures take the place of vectors", size, n)
		}
	}
}

func TestZoomingKeepsNoPicturesInPixels(t *testing.T) {
	inwindow.Need(t)
	dst := ebiten.NewImage(1100, 900)
	c := NewCanvas(NewTheme(1600, 900, 1))
	models := func() (n int) { // signs that keep their size may be kept
		for key := range shared.sprites {
			if key.mark == noMark {
				n++
			}
		}
		return n
	}
	before := models()
	for i := range 30 {
		c.Begin(dst)
		crowd(c, 60+float32(i))
		c.End()
	}
	if n := models() - before; n > 0 {
		t.Errorf("zooming filled the atlas with %d pictures", n)
	}
}

func TestSettledMiniaturesAllocateLittleInPixels(t *testing.T) {
	inwindow.Need(t)
	dst := ebiten.NewImage(1100, 900)
	c := NewCanvas(NewTheme(1600, 900, 1))
	settle(c, dst, 64)
	c.Begin(dst)
	defer c.End()
	n := testing.AllocsPerRun(20, func() {
		c.vertices, c.indices = c.vertices[:0], c.indices[:0]
		crowd(c, 64)
	})
	if n > 40 {
		t.Errorf("40 miniatures allocate %v times", n)
	}
}

func BenchmarkMiniatures(b *testing.B) {
	inwindow.Need(b)
	dst := ebiten.NewImage(1100, 900)
	c := NewCanvas(NewTheme(1600, 900, 1))
	settle(c, dst, 96)
	c.Begin(dst)
	defer c.End()
	b.ReportAllocs()
	for b.Loop() {
		c.vertices, c.indices = c.vertices[:0], c.indices[:0]
		crowd(c, 96)
	}
	b.ReportMetric(float64(len(c.vertices)), "vertices")
}

// Where nothing moves, the first drawing is already the one that all later ones repeat.
func TestAStillDrawingIsRepeatedExactlyInPixels(t *testing.T) {
	inwindow.Need(t)
	c := NewCanvas(NewTheme(1600, 900, 1))
	c.Theme.Still = true
	clear(shared.sprites)
	var drawings [3][]byte
	for i := range drawings {
		dst := ebiten.NewImage(1100, 900)
		c.Begin(dst)
		crowd(c, 71.3)
		c.End()
		drawings[i] = pixels(dst)
		dst.Deallocate()
		if !bytes.Equal(drawings[0], drawings[i]) {
			t.Errorf("drawing %d differs from the first", i+1)
		}
	}
}

// The wounds of a miniature are seen beside its number and over a miniature in front of it.
func TestDamageIsNotHiddenInPixels(t *testing.T) {
	inwindow.Need(t)
	blood := func(damage int, number string, crowded bool) (n int) {
		img := drawn(300, 300, NewTheme(1600, 900, 1), func(c *Canvas) {
			c.Fill(c.Bounds(), Void)
			v := MiniatureView{Figure: cast[8].figure, Rim: Hostile, Mark: number, Group: "1", At: Point{150, 140}, Size: 70, Damage: damage, Wounds: 3}
			c.Model(v)
			front := v
			front.At, front.Damage, front.Mark = Point{165, 170}, 0, ""
			if crowded {
				c.Model(front)
			}
			c.Signs(v)
		})
		size, seen := img.Bounds(), inwindow.Picture(img)
		for y := range size.Dy() {
			for x := range size.Dx() {
				if r, g, b, _ := seen.At(x, y).RGBA(); r>>8 > 150 && g>>8 < 60 && b>>8 < 60 {
					n++
				}
			}
		}
		return n
	}
	for _, crowded := range []bool{false, true} {
		bare := blood(0, "", crowded)
		free, beside := blood(3, "", crowded)-bare, blood(3, "4", crowded)-blood(0, "4", crowded)
		if free < 30 || beside != free {
			t.Errorf("of three wounds %d pixels are seen without a number, %d with one (in a crowd: %v)", free, beside, crowded)
		}
	}
}
