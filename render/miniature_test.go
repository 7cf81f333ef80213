package render

import "testing"

// crowd draws 40 miniatures of a height, as a full battlefield has, without their letters.
func crowd(c *Canvas, size float32) {
	c.vertices, c.indices = c.vertices[:0], c.indices[:0]
	for i := range 40 {
		m := cast[i%9]
		c.Miniature(MiniatureView{Figure: m.figure, Variant: i % 5, At: Point{float32(i%8) * size, float32(i/8) * size}, Size: size,
			Rim: m.rim, Active: i == 0, Wounds: 2, Damage: i % 2})
	}
}

func BenchmarkMiniatures(b *testing.B) {
	for _, size := range []float32{48, 120} {
		b.Run(map[bool]string{true: "near", false: "far"}[size > 100], func(b *testing.B) {
			c := NewCanvas(NewTheme(1600, 900, 1))
			b.ReportAllocs()
			for b.Loop() {
				crowd(c, size)
			}
			b.ReportMetric(float64(len(c.vertices)), "vertices")
		})
	}
}
