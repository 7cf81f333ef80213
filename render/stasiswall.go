package render

// StasisWall draws the hall of the chambers: a wall of black stone with a niche behind each of them, seams of light
// between the blocks, and a floor in which the light is mirrored. It covers all of r.
func (c *Canvas) StasisWall(r, room Rect, chambers []Rect, lit []bool) {
	c.Fill(r, blackest)
	floor := room.Bottom()
	for _, at := range chambers {
		floor = max(floor, at.Bottom())
	}
	c.stasisBlocks(Rect{r.X, r.Y, r.W, floor - r.Y})
	c.Gradient(Rect{r.X, floor, r.W, r.Bottom() - floor}, Blend(Void, dusk, 0.5), blackest)
	c.glow(Point{room.Centre().X, room.Y + room.H*0.4}, room.W*0.7, room.H*0.7, Wall, 0.16)
	for i, at := range chambers {
		plate := c.Theme.StasisPlateHeight()
		niche := Rect{at.X - at.W*0.05, at.Y - at.H*0.03, at.W * 1.1, at.H - plate + at.H*0.03}
		c.round(niche, c.Theme.Px(8), vertical(Fade(Void, 0.6), Fade(blackest, 0.95), niche.Y, niche.Bottom()))
		c.Frame(niche, c.Theme.Px(8), c.Theme.Hair(), Fade(Blend(Line, Wall, 0.4), 0.8))
		back := Rect{at.X - at.W*0.03, niche.Bottom(), at.W * 1.06, plate}
		c.round(back, c.Theme.Px(4), vertical(Fade(Panel, 0.92), Fade(Void, 0.9), back.Y, back.Bottom()))
		if lit[i] {
			c.glow(Point{at.Centre().X, niche.Bottom()}, at.W*0.85, at.H*0.16, Portal, 0.16)
			c.glow(Point{at.Centre().X, niche.Y + niche.H*0.4}, at.W*0.95, niche.H*0.6, Portal, 0.1)
			c.glow(Point{at.Centre().X, floor + (r.Bottom()-floor)*0.2}, at.W*0.6, (r.Bottom()-floor)*0.5, Portal, 0.17)
		}
		c.stasisCable(at, r.Y, int32(i))
	}
}

// stasisBlocks draws the stones of the wall.
func (c *Canvas) stasisBlocks(r Rect) {
	const rows = 7
	high := r.H / rows
	for row := range int32(rows) {
		x := r.X - high*hash(row, 1, 51)
		for i := int32(0); x < r.Right(); i++ {
			wide := high * (1.1 + 1.3*hash(row, i, 52))
			at := Rect{x, r.Y + float32(row)*high, wide, high}.Inset(max(1, high*0.012))
			near := 1 - abs32(at.Centre().X-r.Centre().X)/(r.W*0.62)
			lit := (0.06 + 0.1*hash(row, i, 53)) * clamp01(0.35+near)
			c.polygon([]Point{{at.X + at.W*0.03, at.Y}, {at.Right(), at.Y + at.H*0.04}, {at.Right() - at.W*0.02, at.Bottom()}, {at.X, at.Bottom() - at.H*0.05}},
				vertical(Blend(blackest, stoneLit, lit*1.25), Blend(blackest, stoneLit, lit*0.55), at.Y, at.Bottom()))
			if hash(row, i, 54) > 0.8 {
				c.Segment(Point{at.Right(), at.Y + at.H*0.1}, Point{at.Right(), at.Bottom() - at.H*0.1}, max(1, high*0.012), Fade(ember, 0.35*clamp01(near+0.4)))
			}
			x += wide
		}
	}
}

// stasisCable draws the cables that lead up from the cap of a chamber.
func (c *Canvas) stasisCable(at Rect, top float32, seed int32) {
	for i := range int32(3) {
		x := at.Centre().X + at.W*(0.16*float32(i)-0.16)
		bend := at.W * 0.14 * (hash(seed, i, 55) - 0.5)
		line := []Point{{x, at.Y}, {x + bend*0.4, at.Y - (at.Y-top)*0.35}, {x + bend, at.Y - (at.Y-top)*0.7}, {x + bend*0.8, top}}
		c.Stroke(line, max(2, at.W*0.022), Blend(stoneDark, stoneLit, 0.16))
		c.Stroke(line, max(1, at.W*0.006), Fade(Blend(stoneLit, Brass, 0.3), 0.5))
	}
}

// Databank draws the machine that keeps the exploration cards: a slot for each of the whole deck, lit where a card is
// left. Those of one sort are not told from the others, because nobody knows their order.
func (c *Canvas) Databank(r Rect, left, whole int) {
	t := c.Theme
	c.round(r, t.Px(5), vertical(Blend(stoneDark, stoneLit, 0.3), Blend(blackest, stoneLit, 0.08), r.Y, r.Bottom()))
	c.Frame(r, t.Px(5), t.Hair(), Blend(Line, Brass, 0.3))
	in := r.Inset2(r.W*0.05, r.H*0.16)
	for i, slot := range in.Columns(max(1, whole), r.W*0.02) {
		c.Round(slot, t.Px(2.5), blackest)
		if i >= left {
			c.Frame(slot, t.Px(2.5), t.Hair(), Line)
			continue
		}
		card := slot.Inset(max(1, slot.W*0.1))
		c.round(card, t.Px(2), vertical(Blend(Panel, Wall, 0.34), Blend(Void, Wall, 0.1), card.Y, card.Bottom()))
		c.cardBack(card, int32(i))
		c.Frame(card, t.Px(2), t.Hair(), Blend(Wall, Ivory, 0.15))
		c.glow(Point{slot.Centre().X, slot.Bottom()}, slot.W*0.7, slot.H*0.25, Wall, 0.3)
	}
}
