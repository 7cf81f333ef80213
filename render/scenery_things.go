package render

import (
	"maps"
	"slices"
	"sync"
)

// things are what is found, each on a plinth of stone with light around it.
var things = sync.OnceValue(func() map[string]func(*spot) {
	return map[string]func(*spot){
		"scratches": onPlinth(func(p *spot) {
			p.slab(0.75, -0.42, 0.5, 0.42, 0.46, 0.46, 1.2, -0.36, 1.26)
			p.ray(0.014, 0.9, -0.3, 0.62, -0.12, 0.8, -0.2, 0.98, 0.06, 1.1, 0.14, 0.86, 0.34, 0.92)
			p.lamp(0.34, 0.92, 0.026, 0.8)
		}),
		"whisper": onPlinth(func(p *spot) {
			for i := range 4 {
				k := 0.14 + 0.13*float32(i)
				p.canvas.Stroke(p.outline([]float32{0.1 + k*0.5, 0.8 + k, 0.1 + k, 0.8 + k*0.4, 0.1 + k, 0.8 - k*0.4, 0.1 + k*0.5, 0.8 - k}), p.thin()*1.4, Fade(p.bright(), 0.9-0.2*float32(i)))
			}
			p.slab(0.85, -0.34, 0.62, -0.1, 0.6, 0.06, 0.72, -0.02, 0.8, 0.06, 0.88, -0.1, 1.02, -0.34, 1.0, -0.44, 0.8)
			p.lamp(-0.02, 0.8, 0.022, 0.6)
		}),
		"memory": onPlinth(func(p *spot) {
			p.oval(0.5, 0, 0.86, 0.34, 0.34)
			p.lidded(0, 0.86, 0.26, 0.6)
			p.ringOf(0.02, 0.9, 0, 0.86, 0.34, 0.34)
		}),
		"needle": onPlinth(func(p *spot) {
			p.slab(0.95, -0.5, 0.72, 0, 0.92, 0.6, 0.94, 0.02, 0.82)
			p.slab(0.4, -0.5, 0.72, 0.02, 0.82, 0.6, 0.94, 0, 0.74)
			p.ray(0.01, 0.9, 0.6, 0.94, 1.5, 1.06)
			p.edge(1, -0.5, 0.72, 0, 0.92, 0.6, 0.94)
		}),
		"clock": onPlinth(func(p *spot) {
			for i := range 3 {
				k := float32(i)
				p.canvas.hoop(p.on(0, 0.9), p.size*(0.42-0.1*k), p.size*(0.42-0.1*k)*(0.5+0.25*k), max(1, p.size*0.03), Blend(Brass, p.ink, 0.2*k))
			}
			p.ray(0.016, 0.9, -0.12, 0.74, 0, 0.9, 0.06, 1.16)
			p.lamp(0, 0.9, 0.04, 0.8)
		}),
		"chart": onPlinth(func(p *spot) {
			p.pane(0.14, -0.6, 0.5, 0.6, 0.5, 0.5, 1.22, -0.5, 1.22)
			p.edge(0.9, -0.6, 0.5, 0.6, 0.5, 0.5, 1.22, -0.5, 1.22, -0.6, 0.5)
			for i := range int32(14) {
				p.lamp(0.9*(p.chance(i, 1)-0.5), 0.58+0.56*p.chance(i, 2), 0.008+0.012*p.chance(i, 3), 0.4)
			}
			p.edge(0.7, -0.4, 0.6, -0.1, 0.9, 0.2, 0.76, 0.36, 1.1)
		}),
		"core": onPlinth(func(p *spot) {
			p.oval(0.6, 0, 0.84, 0.3, 0.34)
			p.pane(0.9, -0.1, 0.84, 0, 1.1, 0.1, 0.84, 0, 0.58)
			for i := range 3 {
				p.ringOf(0.014, 0.8-0.2*float32(i), 0, 0.84, 0.3+0.17*float32(i), 0.08+0.05*float32(i))
			}
			p.lamp(0, 0.84, 0.05, 1)
		}),
		"mirror": onPlinth(func(p *spot) {
			p.slab(0.6, -0.36, 0.44, 0.2, 0.36, 0.46, 0.8, 0.3, 1.36, -0.24, 1.32, -0.5, 0.86)
			p.pane(0.5, -0.28, 0.5, 0.15, 0.44, 0.36, 0.8, 0.23, 1.26, -0.19, 1.22, -0.4, 0.86)
			p.edge(1, -0.28, 0.5, 0.23, 1.26)
			p.edge(0.8, 0.15, 0.44, -0.19, 1.22)
			p.edge(0.6, -0.4, 0.86, 0.36, 0.8)
		}),
		"ingot": onPlinth(func(p *spot) {
			p.slab(0.95, -0.44, 0.92, -0.24, 1.06, 0.44, 1.02, 0.3, 0.88)
			p.slab(0.6, -0.44, 0.92, 0.3, 0.88, 0.24, 0.68, -0.4, 0.72)
			p.slab(0.3, 0.3, 0.88, 0.44, 1.02, 0.38, 0.82, 0.24, 0.68)
			p.edge(1, -0.44, 0.92, 0.3, 0.88, 0.44, 1.02)
			for i := range 4 {
				p.edge(0.5, -0.3+0.18*float32(i), 0.6, -0.3+0.18*float32(i), 0.46)
			}
		}),
		"loom": onPlinth(func(p *spot) {
			p.slab(0.7, -0.46, 0.44, -0.38, 0.44, -0.38, 1.3, -0.46, 1.3)
			p.slab(0.5, 0.38, 0.44, 0.46, 0.44, 0.46, 1.3, 0.38, 1.3)
			p.slab(0.9, -0.5, 1.24, 0.5, 1.24, 0.5, 1.34, -0.5, 1.34)
			for i := range int32(9) {
				x := -0.32 + 0.08*float32(i)
				p.edge(0.9, x, 0.48, x*0.2, 0.86, x, 1.24)
			}
			p.lamp(0, 0.86, 0.04, 1)
		}),
		"lantern": onPlinth(func(p *spot) {
			p.slab(0.8, -0.24, 0.5, 0.24, 0.5, 0.2, 0.58, -0.2, 0.58)
			p.pane(0.5, -0.18, 0.58, 0.18, 0.58, 0.2, 1.0, -0.2, 1.0)
			p.lamp(0, 0.78, 0.09, 1)
			p.slab(0.9, -0.26, 1.0, 0.26, 1.0, 0.08, 1.18, -0.08, 1.18)
			p.ringOf(0.02, 0.9, 0, 1.28, 0.1, 0.1)
			for _, x := range []float32{-0.18, 0, 0.18} {
				p.hollow(x-0.012, 0.58, x+0.012, 0.58, x+0.012, 1.0, x-0.012, 1.0)
			}
		}),
		"sliver": onPlinth(func(p *spot) {
			p.slab(0.9, -0.16, 0.44, 0.02, 0.4, 0.06, 1.44, -0.1, 1.0)
			p.slab(0.35, 0.02, 0.4, 0.2, 0.5, 0.16, 1.04, 0.06, 1.44)
			p.slab(0.8, 0.18, 0.46, 0.34, 0.46, 0.3, 0.84)
			p.slab(0.6, -0.3, 0.46, -0.16, 0.46, -0.26, 0.72)
			p.edge(1, 0.02, 0.4, 0.06, 1.44)
			p.lamp(0.06, 1.44, 0.016, 0.7)
		}),
		"disc": onPlinth(func(p *spot) {
			p.oval(0.4, 0, 0.8, 0.5, 0.17)
			p.oval(0.85, 0, 0.86, 0.5, 0.17)
			for i := range 4 {
				p.ringOf(0.012, 0.9-0.15*float32(i), 0, 0.86, 0.5-0.13*float32(i), 0.17-0.044*float32(i))
			}
			p.canvas.glow(p.on(0, 0.9), p.size*0.5, p.size*0.3, p.ink, 0.6)
		}),
		"flask": onPlinth(func(p *spot) {
			p.slab(0.6, -0.26, 0.5, 0.26, 0.5, 0.3, 0.8, 0.1, 1.0, 0.1, 1.16, -0.1, 1.16, -0.1, 1.0, -0.3, 0.8)
			p.pane(0.85, -0.2, 0.54, 0.2, 0.54, 0.23, 0.78, -0.23, 0.78)
			p.slab(0.9, -0.14, 1.14, 0.14, 1.14, 0.12, 1.26, -0.12, 1.26)
			p.edge(1, -0.26, 0.5, -0.3, 0.8, -0.1, 1.0, -0.1, 1.16)
			p.canvas.glow(p.on(0, 0.68), p.size*0.5, p.size*0.4, p.ink, 0.9)
		}),
	}
})

// SomeThing returns a thing for a card without a picture, always the same for the same name.
func SomeThing(name string) []Piece {
	words := slices.Sorted(maps.Keys(things()))
	return []Piece{{words[int(hash(seedOf(name), 5, 31)*float32(len(words)))], 0.5, 1}}
}

// onPlinth returns a piece that stands on a plinth, in its own light.
func onPlinth(draw func(*spot)) func(*spot) {
	return func(p *spot) {
		p.canvas.glow(p.on(0, 0.85), p.size*1.1, p.size*0.9, p.ink, 0.6)
		p.slab(0.5, -0.3, 0, 0.3, 0, 0.24, 0.34, -0.24, 0.34)
		p.slab(0.85, -0.38, 0.34, 0.38, 0.34, 0.34, 0.42, -0.34, 0.42)
		p.edge(0.7, -0.38, 0.34, 0.38, 0.34)
		draw(p)
	}
}
