package render

// quarry is the stone of a place: what multiplies its colour, the light that seeps from its walls, and the colour of
// its walls and crystals.
type quarry struct {
	tint pigment
	seep []float32
	wall Ink
}

// black is the stone of the fortress outside strongholds.
var black = quarry{pigment{1, 1, 1, 1}, []float32{0.46, 0.27, 0.92}, Wall}

// quarries are the stones of the strongholds and the vault. Their walls are told from portals, covers and reach by
// their colours.
var quarries = map[string]quarry{
	"cinder-foundry":  {pigment{1.42, 0.92, 0.72, 1}, []float32{1.05, 0.36, 0.06}, rgb(0xf0702a)},
	"ribbed-gate":     {pigment{1.34, 1.22, 0.96, 1}, []float32{0.82, 0.7, 0.38}, rgb(0xc4b184)},
	"drowned-archive": {pigment{0.6, 1.04, 1.16, 1}, []float32{0.08, 0.5, 0.72}, rgb(0x2f7fd6)},
	"red-kennels":     {pigment{1.38, 0.76, 0.74, 1}, []float32{0.86, 0.08, 0.12}, rgb(0xd2304a)},
	"still-heart":     {pigment{1.02, 0.84, 1.4, 1}, []float32{0.9, 0.2, 0.74}, rgb(0xd447c4)},
}

func quarryOf(place string) quarry {
	if q, ok := quarries[place]; ok {
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
