package render

import "sync"

// hull is a spacecraft: its sculpt, with the bow to the right and its length about 2, and its lights.
type hull struct {
	*sculpt
	engines []Point
	flame   Ink // of the engines
	lamps   []Point
}

// The paints of the ships: dark, mid, bright, metal, skin, trim, glint.
var (
	tradeBlue = palette{rgb(0x171b2a), rgb(0x2f3a58), rgb(0x4d5c82), rgb(0x8a90a3), rgb(0x6f7a98), rgb(0xc49a4a), rgb(0xffd58a)}
	seerPlum  = palette{rgb(0x1d1529), rgb(0x42305a), rgb(0x6b5188), rgb(0x9a93b0), rgb(0x8fd8e8), rgb(0xc7a552), rgb(0xdff6ff)}
	husk      = palette{rgb(0x211813), rgb(0x53402f), rgb(0x80664a), rgb(0x9c8c72), rgb(0x6a5238), rgb(0x8f4a2c), rgb(0xffb14d)}
	wraith    = palette{rgb(0x1b2b2a), rgb(0x3d6a60), rgb(0x78a894), rgb(0xd8d2ba), rgb(0xe9e3cf), rgb(0xb7503f), rgb(0x8ff5e0)}
	canticle  = palette{rgb(0x1b1a20), rgb(0x3f3d49), rgb(0x6b6874), rgb(0x95919b), rgb(0xa9292f), rgb(0xc9a45c), rgb(0xffc56b)}
	freight   = palette{rgb(0x1a1c1c), rgb(0x44443f), rgb(0x706b5e), rgb(0x8c8a84), rgb(0x8a4526), rgb(0xb8862f), rgb(0xff9a3d)}
	ash       = palette{rgb(0x191719), rgb(0x46413f), rgb(0x766e68), rgb(0x9b9389), rgb(0x6e1f24), rgb(0xb09a6a), rgb(0xffe0a3)}
)

// hulls holds the ships by id.
var hulls = sync.OnceValue(func() map[string]*hull {
	return map[string]*hull{
		"vanguard":       {newSculpt(tradeBlue, frigate), []Point{{-0.97, 0.07}, {-0.97, -0.06}}, rgb(0xffb35a), []Point{{-0.53, 0.57}}},
		"traveller":      {newSculpt(seerPlum, sloop), []Point{{-1.01, 0}}, rgb(0x9f7bff), []Point{{-0.05, 0.5}, {-0.05, 0.16}}},
		"kravvchato":     {newSculpt(husk, warsphere), []Point{{-0.2, -0.47}, {0, -0.5}, {0.2, -0.47}}, rgb(0xff7a2e), []Point{{0.02, 0}}},
		"steed-mathurir": {newSculpt(wraith, sailer), []Point{{-0.9, 0.02}}, rgb(0x4fe8cc), []Point{{0.5, 0.02}}},
		"clarion":        {newSculpt(canticle, church), []Point{{-0.97, 0.05}, {-0.97, -0.08}}, rgb(0xff9440), []Point{{0.6, 0.2}}},
		"long-courrier":  {newSculpt(freight, hauler), []Point{{-1, 0.12}, {-1, 0}, {-1, -0.12}}, rgb(0xffa040), []Point{{0.8, 0.2}}},
		"ashen-psalter":  {newSculpt(ash, barge), []Point{{-0.95, -0.06}}, rgb(0xd8563a), []Point{{-0.05, 0.24}}},
	}
})

// lighter stands in for ships that have no picture.
var lighter = &hull{newSculpt(freight, func() []part {
	return []part{
		plate(dark, -0.7, 0.1, -0.86, 0.12, -0.86, -0.12, -0.7, -0.1),
		cloth(mid, -0.75, 0.12, 0.4, 0.14, 0.9, 0, 0.4, -0.14, -0.75, -0.12),
		plate(bright, -0.3, 0.13, 0.2, 0.13, 0.1, 0.24, -0.24, 0.24),
		plate(glint, -0.12, 0.17, 0.06, 0.17, 0.04, 0.2, -0.1, 0.2),
	}
}), []Point{{-0.87, 0}}, rgb(0xffa040), nil}

func hullOf(id string) *hull {
	if h := hulls()[id]; h != nil {
		return h
	}
	return lighter
}

// ShipView is a spacecraft at its berth.
type ShipView struct {
	ID           string
	Flip         bool    // the bow is to the left
	Near         float32 // 0 far away, 1 at its berth
	Hover, Focus bool
}

// Ship draws a ship as large as it fits into r, with its engines and lamps lit.
func (c *Canvas) Ship(r Rect, v ShipView) {
	h := hullOf(v.ID)
	m, near := h.model(0), clamp01(v.Near)
	size := min(r.W*0.94/m.box.W, r.H*0.94/m.box.H) * (0.55 + 0.45*near)
	way := float32(1)
	if v.Flip {
		way = -1
	}
	at := Point{r.Centre().X - way*(m.box.X+m.box.W/2)*size, r.Centre().Y + (m.box.Y+m.box.H/2)*size}
	away := (1 - near) * (1 - near)
	at = at.add(Point{-way * away * r.W * 0.9, -away * r.H * 0.25})
	rim := Blend(Blend(Wall, Muted, 0.5), h.flame, 0.25)
	if v.Hover || v.Focus {
		rim = Blend(Brass, Ivory, 0.3)
		c.glow(r.Centre(), r.W*0.55, r.H*0.6, Brass, 0.22)
	}
	st := newStance(at, size, rim, &h.paints, pose{gone: away * 0.7})
	st.across.X, st.turnX.X = way*size, way
	for _, e := range h.engines {
		p := st.place(e)
		c.glow(Point{p.X - way*size*0.05, p.Y}, size*(0.2+0.3*away), size*0.1, h.flame, 0.75)
	}
	c.sculpted(m, &st)
	for _, e := range h.engines {
		c.glow(st.place(e), size*0.05, size*0.05, Blend(h.flame, Ivory, 0.6), 0.9)
	}
	for _, l := range h.lamps {
		c.glow(st.place(l), size*0.16, size*0.16, h.paints[glint], 0.5)
	}
}

// portholes is a row of lit windows.
func portholes(x0, y0, x1, y1 float32, n int, size float32) (row []part) {
	for i := range n {
		k := float32(i) / float32(max(1, n-1))
		x, y := x0+(x1-x0)*k, y0+(y1-y0)*k
		row = append(row, plate(glint, x-size/2, y-size/2, x+size/2, y-size/2, x+size/2, y+size/2, x-size/2, y+size/2))
	}
	return row
}
