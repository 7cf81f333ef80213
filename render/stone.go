package render

import (
	"cmp"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/assets/shaders"
	"precipice/engine/board"
)

// ground is a battlefield about to be drawn: its view, its destination, and data
// derived from its cells.
type ground struct {
	view   BoardView
	camera Camera
	ring   map[board.Hex]int // distance to the nearest cell, up to fogRings
	outer  []board.Hex       // hexes of the fog, nearest ring first
	cells  map[board.Hex]board.Cell
	edges  []hexside // that carry something
	stuff  quarry    // what its stone and walls are made of
}

func newGround(v BoardView, k Camera) *ground {
	g := &ground{view: v, camera: k, stuff: quarryOf(v.Look.Hue), ring: map[board.Hex]int{}, cells: map[board.Hex]board.Cell{}}
	var front []board.Hex
	for _, cell := range v.Cells {
		g.cells[cell.Hex] = cell
		g.ring[cell.Hex] = 0
		front = append(front, cell.Hex)
	}
	for d := 1; d <= fogRings; d++ {
		var next []board.Hex
		for _, h := range front {
			for side := range board.Side(6) {
				n := h.Step(side)
				if _, seen := g.ring[n]; !seen {
					g.ring[n] = d
					next = append(next, n)
				}
			}
		}
		g.outer = append(g.outer, next...)
		front = next
	}
	g.edges = g.allSides()
	return g
}

// inNoOrder returns the hexes of the fog where there may be room for a prop, in an order that depends on each alone.
func (g *ground) inNoOrder() []board.Hex {
	type place struct {
		h  board.Hex
		by float32
	}
	places := make([]place, 0, len(g.outer))
	for _, h := range g.outer {
		if g.ring[h] == fogRings-1 {
			places = append(places, place{h, hash(int32(h.Q), int32(h.R), 71)})
		}
	}
	slices.SortFunc(places, func(a, b place) int { return cmp.Compare(a.by, b.by) })
	hexes := make([]board.Hex, len(places))
	for i := range places {
		hexes[i] = places[i].h
	}
	return hexes
}

// fogLight returns how brightly stone is lit at a distance from the chambers.
var fogLight = [fogRings + 1]float32{0.5, 0.34, 0.15, 0}

// cornerLight returns the light at corner i of h: fog fades with distance.
func (g *ground) cornerLight(h board.Hex, i int) float32 {
	if g.ring[h] == 0 {
		return 1
	}
	var sum float32
	for _, n := range [3]board.Hex{h, h.Step(board.Side((i + 5) % 6)), h.Step(board.Side(i))} {
		if d, known := g.ring[n]; known {
			sum += fogLight[d]
		}
	}
	return sum / 3
}

// seep returns the light of the walls at corner i of h: full where a wall or limit meets it.
func (g *ground) seep(h board.Hex, i int) float32 {
	cell, inside := g.cells[h]
	for _, d := range [2]int{i, (i + 5) % 6} {
		_, next := g.cells[h.Step(board.Side(d))]
		if inside && (!next || cell.Walls&(1<<d) != 0) {
			return 1
		}
		if !inside && next {
			return 0.8
		}
	}
	return 0
}

var stoneShader, skyShader *ebiten.Shader

// compiled compiles a shader when it is first used.
func compiled(shader **ebiten.Shader, name string, source []byte) *ebiten.Shader {
	if *shader == nil {
		s, err := ebiten.NewShader(source)
		if err != nil {
			panic("render: assets/shaders/" + name + " does not compile: " + err.Error())
		}
		*shader = s
	}
	return *shader
}

// fog draws the unlit stone around the chambers.
func (g *ground) fog(dst *ebiten.Image) {
	var vs []ebiten.Vertex
	var is []uint32
	for i := len(g.outer) - 1; i >= 0; i-- {
		vs, is = g.block(vs, is, g.outer[i])
	}
	g.stone(dst, vs, is)
}

// floor draws the stone of the chambers, over whatever reaches into them.
func (g *ground) floor(dst *ebiten.Image) {
	var vs []ebiten.Vertex
	var is []uint32
	for _, cell := range g.view.Cells {
		vs, is = g.block(vs, is, cell.Hex)
	}
	g.stone(dst, vs, is)
}

func (g *ground) stone(dst *ebiten.Image, vs []ebiten.Vertex, is []uint32) {
	var op ebiten.DrawTrianglesShaderOptions
	op.Uniforms = g.lights()
	drawShaded(dst, vs, is, func() *ebiten.Shader { return compiled(&stoneShader, "stone.kage", shaders.Stone) }, &op)
}

// block adds the fan of one hex.
func (g *ground) block(vs []ebiten.Vertex, is []uint32, h board.Hex) ([]ebiten.Vertex, []uint32) {
	tint := g.tint(h)
	own := hash(int32(h.Q), int32(h.R), 7)
	first := uint32(len(vs))
	mid := planeOf(h)
	vertex := func(p Point, light, edge, seep float32) ebiten.Vertex {
		s := g.camera.Screen(p)
		return ebiten.Vertex{DstX: s.X, DstY: s.Y, SrcX: p.X, SrcY: p.Y,
			ColorR: tint.r, ColorG: tint.g, ColorB: tint.b, ColorA: light,
			Custom0: edge, Custom1: own, Custom2: seep}
	}
	var light float32
	for i := range 6 {
		k := g.cornerLight(h, i)
		light += k / 6
		vs = append(vs, vertex(mid.add(cornerOf(i)), k, 0, g.seep(h, i)))
	}
	vs = append(vs, vertex(mid, light, 1, 0))
	for i := range uint32(6) {
		is = append(is, first+6, first+i, first+(i+1)%6)
	}
	return vs, is
}

// tint multiplies the stone of zones.
func (g *ground) tint(h board.Hex) pigment {
	for _, z := range g.view.Zones {
		if z.Hex != h {
			continue
		}
		switch z.Kind {
		case EscapeChamber:
			return pigment{0.62, 1.30, 1.22, 1}
		default:
			return pigment{1.50, 0.92, 0.74, 1}
		}
	}
	return g.stuff.tint
}

const mostLights = 12

// lights returns the uniforms of the shader. It ignores lights past the twelfth.
func (g *ground) lights() map[string]any {
	where, ink := make([]float32, 0, 4*mostLights), make([]float32, 0, 4*mostLights)
	add := func(p Point, reach, strength float32, of Ink) {
		if len(where) < 4*mostLights {
			where = append(where, p.X, p.Y, reach, strength)
			k := pigmentOf(of)
			ink = append(ink, k.r, k.g, k.b, 1)
		}
	}
	for _, p := range g.view.Portals {
		a, b := sideEnds(p.Hex, p.Side)
		add(a.lerp(b, 0.5), 4.2, 0.75, Portal)
	}
	for _, f := range g.view.Finds {
		add(planeOf(f.Hex).add(Point{0, 0.4}), 1.9, 0.35, Find)
	}
	pad := make([]float32, 4*mostLights)
	mid := BoundsOf(g.view.Cells).Centre()
	return map[string]any{
		"Lights":   append(where, pad[len(where):]...),
		"LightInk": append(ink, pad[len(ink):]...),
		"Grain":    1 / g.camera.Zoom,
		"Seep":     g.stuff.seep,
		"Floor":    float32(max(0, slices.Index(floors, g.view.Look.Floor))),
		"Middle":   []float32{mid.X, mid.Y},
	}
}
