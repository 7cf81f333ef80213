package render

// quarry is the stone of a place: what multiplies its colour, the light that seeps from its walls, and the colour of
// its walls and crystals.
type quarry struct {
	tint pigment
	seep []float32
	wall Ink
}

// black is the stone of the fortress where nothing else is said of it.
var black = quarry{pigment{1, 1, 1, 1}, []float32{0.46, 0.27, 0.92}, Wall}

// quarries are the stones of battlefields, by the words of their hues. Their walls are told from portals, covers and
// reach by their colours.
var quarries = map[string]quarry{
	"violet":  black,
	"ember":   {pigment{1.42, 0.92, 0.72, 1}, []float32{1.05, 0.36, 0.06}, rgb(0xf0702a)},
	"bone":    {pigment{1.34, 1.22, 0.96, 1}, []float32{0.82, 0.7, 0.38}, rgb(0xc4b184)},
	"blue":    {pigment{0.6, 1.04, 1.16, 1}, []float32{0.08, 0.5, 0.72}, rgb(0x2f7fd6)},
	"crimson": {pigment{1.38, 0.76, 0.74, 1}, []float32{0.86, 0.08, 0.12}, rgb(0xd2304a)},
	"magenta": {pigment{1.02, 0.84, 1.4, 1}, []float32{0.9, 0.2, 0.74}, rgb(0xd447c4)},
	"frost":   {pigment{0.86, 1.1, 1.26, 1}, []float32{0.4, 0.62, 0.8}, rgb(0x9cc4e2)},
	"cobalt":  {pigment{0.8, 0.92, 1.34, 1}, []float32{0.16, 0.26, 0.86}, rgb(0x4c5df4)},
	"ash":     {pigment{1.14, 1.14, 1.1, 1}, []float32{0.5, 0.5, 0.54}, rgb(0x8d92a0)},
	"ochre":   {pigment{1.3, 1.12, 0.66, 1}, []float32{0.72, 0.54, 0.08}, rgb(0xb0902c)},
	"rose":    {pigment{1.32, 0.94, 1.08, 1}, []float32{0.9, 0.4, 0.6}, rgb(0xe588ac)},
	"moss":    {pigment{0.94, 1.14, 0.74, 1}, []float32{0.28, 0.5, 0.1}, rgb(0x77a83a)},
}

func quarryOf(hue string) quarry {
	if q, ok := quarries[hue]; ok {
		return q
	}
	return black
}

// dye returns what a colour of the violet walls of the fortress is in this stone: as much darker or lighter than its
// walls as it is than those.
func (q *quarry) dye(ink Ink) Ink {
	if q.wall == Wall {
		return ink
	}
	of, wall := Luminance(ink), Luminance(Wall)
	if of <= wall {
		return Blend(rgb(0), q.wall, sqrt32(of/wall))
	}
	return Blend(q.wall, rgb(0xffffff), (of-wall)/(1-wall))
}
