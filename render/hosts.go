package render

import (
	"fmt"
	"slices"
	"sync"
)

// HostView is who trades at the ramp of a ship, by words for what the portrait shows. Words that nothing is drawn for
// are left out.
type HostView struct {
	Ship       string // its light falls on the host
	Skin, Face string
	Hair       []string
	Locks      string // the colour of the hair
	Head       string // what is worn on it
	Dress      string
	Cloth      string // the colour of the dress
	Trim       string // of its edges, and of what is worn on the head
	Marks      []string
	Holds      string
}

// coat is a layer of a portrait: parts in one set of paints. A soft one has no lines around its parts.
type coat struct {
	*sculpt
	soft  bool
	faint float32 // how much of it shows through, 0..1
}

// faceOnly is the height below which a portrait shows the face alone, in design units.
const faceOnly = 76

// Host draws the portrait of a host: head and shoulders at the ramp, or the face alone if r is low. It is composed
// once for each size and then kept.
func (c *Canvas) Host(r Rect, v HostView) {
	c.hang(r, fmt.Sprint("host", v), func(to *Canvas, r Rect) { to.composeHost(r, &v) })
}

func (c *Canvas) composeHost(r Rect, v *HostView) {
	h := hullOf(v.Ship)
	radius := c.Theme.Px(4)
	c.round(r, radius, vertical(Blend(blackest, h.paints[mid], 0.55), blackest, r.Y, r.Bottom()))
	c.Clip(r.Inset(c.Theme.Hair()), func() {
		size, foot := r.H/1.04, Point{r.Centre().X, r.Bottom()}
		if r.H < c.Theme.Px(faceOnly) {
			size = min(r.W, r.H) / 0.56
			foot = Point{r.Centre().X, r.Centre().Y + size*0.64}
		}
		c.ramp(r, foot, size, h)
		for _, layer := range v.layers() {
			st := newStance(foot, size, Blend(h.flame, Ivory, 0.3), &layer.paints, pose{gone: layer.faint})
			st.edge = max(1, size*0.006)
			if m := layer.model(0); layer.soft {
				for i := range m.parts {
					c.partFill(&m.parts[i], &st)
				}
			} else {
				c.sculpted(m, &st)
			}
		}
		low := r
		low.Y, low.H = r.Y+r.H*0.8, r.H*0.2
		c.Gradient(low, Fade(blackest, 0), Fade(blackest, 0.55))
	})
	c.Frame(r, radius, c.Theme.Hair(), Blend(Line, h.paints[trim], 0.5))
}

// ramp draws what is behind a host: the hull of the ship, and the open hatch with the light from within.
func (c *Canvas) ramp(r Rect, foot Point, size float32, h *hull) {
	for i := range 7 { // seams of the plating
		x := foot.X + (float32(i)-3)*size*0.24
		c.Fill(Rect{x, r.Y, max(1, size*0.012), r.H}, Fade(h.paints[dark], 0.8))
	}
	for i := range 3 {
		y := foot.Y - size*(0.2+0.34*float32(i))
		c.Fill(Rect{r.X, y, r.W, max(1, size*0.01)}, Fade(h.paints[dark], 0.6))
	}
	hatch := func(half float32) []Point {
		top := foot.Y - size*0.68
		arch := arc([]Point{{foot.X - half, foot.Y}, {foot.X - half, top}}, Point{foot.X, top}, half, pi, 2*pi)
		return append(arch, Point{foot.X + half, top}, Point{foot.X + half, foot.Y})
	}
	c.polygon(hatch(size*0.33), flat(h.paints[metal]))
	c.polygon(hatch(size*0.31), flat(Blend(h.paints[dark], blackest, 0.4)))
	c.polygon(hatch(size*0.295), vertical(Blend(h.flame, blackest, 0.5), Blend(h.flame, blackest, 0.88), foot.Y-size, foot.Y))
	c.glow(Point{foot.X, foot.Y - size*0.66}, size*0.5, size*0.5, h.flame, 0.5)
	for _, side := range []float32{-1, 1} {
		lamp := Point{foot.X + side*size*0.4, foot.Y - size*0.78}
		c.glow(lamp, size*0.12, size*0.12, h.paints[glint], 0.7)
		c.Disc(lamp, size*0.016, Blend(h.paints[glint], Ivory, 0.5))
	}
}

// layers returns a portrait from back to front.
func (v *HostView) layers() (all []coat) {
	face, cloth, gear := v.facePaints(), clothPaints(v.Cloth, v.Trim), clothPaints(v.Trim, v.Cloth)
	lay := func(paints palette, soft bool, faint float32, parts []part) {
		if len(parts) > 0 {
			all = append(all, coat{newSculpt(paints, func() []part { return join(parts) }), soft, faint})
		}
	}
	add := func(paints palette, soft bool, parts []part) { lay(paints, soft, 0, parts) }
	shape, dress, head := hostFaces()[v.Face], hostDresses()[v.Dress], hostHeads()[v.Head]
	if head.hooded {
		gear = cloth
	}
	if head.linen {
		gear[glint] = hostInks()["white"]
	}
	add(gear, false, head.behind)
	for _, hair := range v.Hair {
		add(face, false, hostHair()[hair].behind)
	}
	add(cloth, false, dress.behind)
	add(face, false, shape.neck)
	add(cloth, false, dress.front)
	add(face, false, shape.skull)
	lay(face, true, 0.5, shape.shade)
	add(face, true, shape.features)
	for _, mark := range v.Marks {
		add(cloth, true, hostMarks()[mark].drawn)
	}
	for _, hair := range v.Hair {
		add(face, false, hostHair()[hair].front)
	}
	add(gear, false, head.front)
	add(gear, true, head.soft)
	for _, mark := range v.Marks {
		add(cloth, false, hostMarks()[mark].worn)
	}
	if thing := hostThings()[v.Holds]; thing != nil {
		add(thingPaints, false, thing)
		add(face, false, hostHand(v.Face))
	}
	return all
}

// hostInks holds the colours of portraits by their words.
var hostInks = sync.OnceValue(func() map[string]Ink {
	return map[string]Ink{
		"navy": rgb(0x33466f), "plum": rgb(0x5f3f7d), "moss": rgb(0x4c6650), "hide": rgb(0x7c583d), "rust": rgb(0x94502c), "black": rgb(0x2b2a33),
		"bone": rgb(0xd3c9b0), "red": rgb(0x9a2a2e), "ash": rgb(0x77716d), "teal": rgb(0x2f7671), "gold": rgb(0xc49a4a), "steel": rgb(0x8e95a4), "white": rgb(0xdedfe6),
	}
})

// hostSkins holds the colours of skin by their words.
var hostSkins = sync.OnceValue(func() map[string]Ink {
	return map[string]Ink{
		"pale": rgb(0xdcc0b0), "ruddy": rgb(0xcb9175), "tan": rgb(0xbd8b62), "brown": rgb(0x8f5f40), "dark": rgb(0x5d3c29), "ashen": rgb(0xa39b95), "hide": rgb(0x9a8058),
	}
})

// thingPaints are those of what hosts hold.
var thingPaints = palette{rgb(0x231a14), rgb(0x5e4330), rgb(0xd8cdb4), rgb(0x9d9c9c), rgb(0x6f8f57), rgb(0xc49a4a), rgb(0xffd98a)}

// inkOf returns the colour of a word, or another if the word has none.
func inkOf(word string, other Ink) Ink {
	if ink, ok := hostInks()[word]; ok {
		return ink
	}
	return other
}

// clothPaints returns the paints of something with a colour and edges of another.
func clothPaints(word, edge string) palette {
	base, edges := inkOf(word, hostInks()["ash"]), inkOf(edge, Brass)
	return palette{Blend(base, Void, 0.66), Blend(base, Void, 0.28), Blend(base, Ivory, 0.16), rgb(0x9da0aa), Blend(base, Void, 0.45), edges, Blend(edges, Ivory, 0.6)}
}

// facePaints returns the paints of head and hair: dark is the deepest shade, mid the hair, bright where light falls,
// metal the white of the eyes, trim the shade of the skin, glint the teeth and sparks.
func (v *HostView) facePaints() palette {
	base, ok := hostSkins()[v.Skin]
	if !ok {
		base = hostSkins()["tan"]
	}
	return palette{Blend(base, rgb(0x120a0a), 0.86), inkOf(v.Locks, rgb(0x3a2d26)), Blend(base, Ivory, 0.3), rgb(0xd9d4c8), base, Blend(base, rgb(0x2a1214), 0.42), rgb(0xf6efdc)}
}

// HostWords returns the words of a part of portraits that something is drawn for: skin, face, hair, head, dress,
// colour, mark or thing.
func HostWords(of string) (words []string) {
	switch of {
	case "skin":
		words = keys(hostSkins())
	case "face":
		words = keys(hostFaces())
	case "hair":
		words = keys(hostHair())
	case "head":
		words = keys(hostHeads())
	case "dress":
		words = keys(hostDresses())
	case "colour":
		words = keys(hostInks())
	case "mark":
		words = keys(hostMarks())
	case "thing":
		words = keys(hostThings())
	}
	slices.Sort(words)
	return words
}

func keys[V any](of map[string]V) (words []string) {
	for word := range of {
		words = append(words, word)
	}
	return words
}
