package render

// MiniatureView is a miniature on its base.
type MiniatureView struct {
	Figure         string // id of the card
	Variant        int    // model of the card
	At             Point  // centre of the base
	Size           float32
	Rim            Ink
	Mark           string // letter of an explorer, or the number in the name of a hostile; "" for none
	Group          string // number of a hostile's group, on the rim; "" for none
	Left           bool   // faces left instead of right
	Pointed        bool   // its base is pointed, and the number of its group stands in a lozenge
	Huge           bool   // it fills its hex: its base is broader than others for its height
	Active, Hover  bool
	Target         bool // can be chosen as a target
	Down           bool // stunned: lies on its side
	Fade           float32
	Cut            float32 // what of the figure is above, on the screen, is like glass; 0 for nothing
	Damage, Wounds int
	Flash          float32 // brightness of a hit
	Crowded        bool    // it stands with others in a hex to which nobody attends: only what matters of it is shown
	Shared         bool    // another of its group there shows the number of the group
	Behind         bool    // somebody stands right before it, whose head its wounds would cover: only those that it has taken are shown

	seat   seat // where its badge is
	behind bool // its signs would lie over the upper half of a nearer miniature
}

// pedestal is the half width and the half depth of a base, in heights of the miniature.
var pedestal = Point{0.34, 0.15}

// hugeBase is how much broader the base of a huge miniature is.
const hugeBase = 1.3

// base returns the miniature whose size is that of the base: larger than the figure if it is huge.
func (v MiniatureView) base() MiniatureView {
	if v.Huge {
		v.Size *= hugeBase
	}
	return v
}

// Stands returns the room that a standing figure takes with its base.
func (v MiniatureView) Stands() Rect {
	return Rect{v.At.X - v.Size*0.45, v.At.Y - v.Size*1.05, v.Size * 0.9, v.Size * 1.3}
}

// Miniature draws a figure on a rimmed base with its signs.
func (c *Canvas) Miniature(v MiniatureView) {
	c.Model(v)
	c.Signs(v)
	c.aim(v)
}

// Model draws a figure on a rimmed base.
func (c *Canvas) Model(v MiniatureView) {
	gone := clamp01(v.Fade)
	if v.quiet() {
		v.Rim = Blend(v.Rim, Void, 0.5)
	}
	base := v.base()
	if v.Active || v.Hover || !c.plainBase(base, 1-gone) {
		c.pedestal(base, 1-gone)
	}
	if v.Target && gone == 0 && !v.bracketed() {
		base.targetRing(c)
	}
	how := pose{flash: clamp01(v.Flash), gone: gone, left: v.Left}
	foot := Point{v.At.X, v.At.Y + v.Size*(0.02+0.08*gone)}
	if v.Down {
		how.fallen = 1
		foot = Point{v.At.X - v.Size*0.44, v.At.Y + v.Size*0.03}
	}
	switch {
	case v.Cut > 0 && gone == 0 && !v.Down && v.Cut > v.At.Y-v.Size*2:
		cutFigure(c, v, foot, how)
	case gone < 1:
		c.figure(v.Figure, v.Variant, foot, v.Size*(1-0.2*gone), v.Rim, how)
	}
}

// cutAlpha is how much of a figure is left where it stands before something that must be seen.
const cutAlpha = 0.28

// cutFigure draws the part of a figure above its cut as glass, and the rest as it is.
func cutFigure(c *Canvas, v MiniatureView, foot Point, how pose) {
	room := Rect{v.At.X - v.Size*2, v.At.Y - v.Size*3, v.Size * 4, v.Size * 4}
	upper, lower := room.CutTop(round32(v.Cut) - room.Y)
	glass := how
	glass.clear = 1 - cutAlpha
	c.Clip(upper, func() { c.figure(v.Figure, v.Variant, foot, v.Size, v.Rim, glass) })
	c.Clip(lower, func() { c.figure(v.Figure, v.Variant, foot, v.Size, v.Rim, how) })
}

// quiet reports whether a miniature of a crowd is neither a target nor attended to.
func (v *MiniatureView) quiet() bool { return v.Crowded && !v.Target && !v.Active && !v.Hover }

// bracketed reports whether a target is in brackets. Those of a crowd would lie over each other, so a target in it has a
// bright ring around its base instead, until it is attended to.
func (v *MiniatureView) bracketed() bool { return v.Target && (!v.Crowded || v.Hover) }

// tagged reports whether a miniature shows the number of its group.
func (v *MiniatureView) tagged() bool { return v.Group != "" && !(v.Crowded && v.Shared && !v.Hover) }

// dropped reports whether a miniature shows its wounds: in a crowd only those that it has taken.
func (v *MiniatureView) dropped() bool {
	return v.Damage > 0 || v.Wounds > 1 && (!v.Crowded && !v.Behind || v.Hover)
}

// targetRing draws the ring around the base of a target in a crowd.
func (v *MiniatureView) targetRing(c *Canvas) {
	rx, ry, wide := v.Size*pedestal.X*1.16, v.Size*pedestal.Y*1.16, max(1.6, v.Size*0.04)
	c.hoop(v.At, rx, ry, wide*2, Fade(Void, 0.8))
	c.hoop(v.At, rx, ry, wide, Blend(Hostile, Ivory, 0.6))
}

// signSize returns half the size of the signs on a base. They stay readable however small the board is. Those of the etching stand on
// smaller bases.
func (c *Canvas) signSize(v MiniatureView) float32 {
	if worn.Etched {
		return max(c.Theme.Px(6.3), v.Size*0.13)
	}
	return max(c.Theme.Px(5.5), v.Size*0.115)
}

// Signs draws what names a miniature and how it fares: the number of its group on the rim, its own mark on a badge, and
// its wounds.
func (c *Canvas) Signs(v MiniatureView) {
	if v.Fade > 0 {
		return
	}
	half := c.signSize(v)
	c.damage(v, half)
	switch at := v.badgeAt(v.seat); {
	case v.Mark == "":
	case v.Group == "":
		c.Badge(at, half, v.Mark, v.Rim)
	default:
		c.ownBadge(at, half*1.08, v)
	}
	if v.tagged() {
		c.rimTag(v.badgeAt(v.tagSeat()), half*0.86, v)
	}
}

// aim marks a miniature that can be chosen.
func (c *Canvas) aim(v MiniatureView) {
	if v.bracketed() && v.Fade <= 0 {
		c.Bracket(Rect{v.At.X - v.Size*0.44, v.At.Y - v.Size*1.02, v.Size * 0.88, v.Size * 1.26}, Hostile)
	}
}

// ownBadge draws the number in a hostile's name on a bone-coloured disc.
func (c *Canvas) ownBadge(at Point, radius float32, v MiniatureView) {
	c.stamp(spriteKey{mark: numberSign, text: v.Mark, rim: v.Rim, size: stampSize(radius)}, at, 1.2, func(to *Canvas, at Point, r float32) {
		to.Disc(at, r*1.16, Void)
		to.Disc(at, r, Blend(Ivory, v.Rim, 0.12))
		to.centred(at, r*1.5, v.Mark, Bold, pigmentOf(Void))
	})
}

// rimTag draws the number of a group as a part of the rim.
func (c *Canvas) rimTag(at Point, half float32, v MiniatureView) {
	if v.pointed() {
		c.stamp(spriteKey{mark: lozengeSign, text: v.Group, rim: v.Rim, size: stampSize(half)}, at, 1.8, func(to *Canvas, at Point, half float32) {
			groupLozenge(to, at, half, v.Group, v.Rim)
		})
		return
	}
	c.stamp(spriteKey{mark: plateSign, text: v.Group, rim: v.Rim, size: stampSize(half)}, at, 1.3, func(to *Canvas, at Point, half float32) {
		to.plate(at, half, v)
	})
}

func (c *Canvas) plate(at Point, half float32, v MiniatureView) {
	wide := half * 1.25
	plate := [4]Point{{at.X - wide, at.Y - half*0.7}, {at.X + wide*0.7, at.Y - half}, {at.X + wide, at.Y + half*0.7}, {at.X - wide*0.7, at.Y + half}}
	c.convex(plate[:], flat(v.Rim))
	c.centred(at, half*1.6, v.Group, Bold, pigmentOf(Void))
}

// pedestal draws the base: its shadow, its side, its top of stone and its rim.
func (c *Canvas) pedestal(v MiniatureView, strength float32) {
	if v.pointed() {
		pointedBase(c, v, strength)
		return
	}
	rx, ry := v.Size*pedestal.X, v.Size*pedestal.Y
	thick := v.Size * 0.05
	c.shadow(Point{v.At.X + rx*0.14, v.At.Y + ry*0.6}, rx*1.55, ry*1.75, 0.85*strength)
	if v.Active {
		c.glow(v.At, rx*2.3, ry*3.1, v.Rim, 0.6*strength)
		c.hoop(v.At, rx*1.36, ry*1.36, max(1.4, v.Size*0.022), Fade(Blend(v.Rim, Ivory, 0.25), strength))
	}
	side := Fade(Blend(v.Rim, Void, 0.68), strength)
	c.ellipse(Point{v.At.X, v.At.Y + thick}, rx, ry, flat(side))
	c.Fill(Rect{v.At.X - rx, v.At.Y, rx * 2, thick}, side)
	c.ellipse(v.At, rx, ry, vertical(Fade(rgb(0x0d0f15), strength), Fade(rgb(0x2c303d), strength), v.At.Y-ry, v.At.Y+ry))
	edge := Fade(v.Rim, strength)
	switch {
	case v.Hover:
		edge = Blend(edge, Ivory, 0.6)
	case v.Active:
		edge = Blend(edge, Ivory, 0.3)
	}
	c.hoop(v.At, rx, ry, max(1.5, v.Size*0.036), edge)
	if v.Hover {
		c.glow(v.At, rx*1.6, ry*1.8, v.Rim, 0.35*strength)
	}
	c.shadow(Point{v.At.X, v.At.Y + v.Size*0.015}, rx*0.8, ry*0.8, 0.8*strength) // under the figure
}

// hoop draws a ring lying on the ground.
func (c *Canvas) hoop(at Point, rx, ry, width float32, ink Ink) {
	c.ring = ellipseOutline(c.ring[:0], at, rx, ry)
	c.stroke(c.ring, true, width, flat(ink))
}

// shadow darkens the ground around centre with a soft edge.
func (c *Canvas) shadow(centre Point, rx, ry, strength float32) {
	const sides = 24
	core := pigment{0, 0, 0, strength}
	hub := c.vertex(centre, core)
	first := uint32(len(c.vertices))
	for i := range sides {
		s, k := sincos(2 * pi * float32(i) / sides)
		c.vertex(Point{centre.X + k*rx*0.55, centre.Y + s*ry*0.55}, core.fade(0.8))
		c.vertex(Point{centre.X + k*rx, centre.Y + s*ry}, pigment{})
	}
	for i := range uint32(sides) {
		c.triangle(hub, first+2*i, first+2*((i+1)%sides))
	}
	c.band(first, sides, 2)
}

// damage draws a drop for each wound a hostile can take, full of blood if it is taken.
func (c *Canvas) damage(v MiniatureView, half float32) {
	if !v.dropped() {
		return
	}
	c.Drops(Point{v.At.X, v.At.Y + v.base().Size*pedestal.Y + half*0.75}, max(c.Theme.Px(3), v.Size*0.052), v.Damage, v.Wounds)
}

// Drops draws a row of drops around its middle: the taken ones full of blood, the others hollow.
func (c *Canvas) Drops(mid Point, r float32, taken, all int) {
	key := spriteKey{mark: dropSign, part: [2]uint8{uint8(taken), uint8(all)}, size: stampSize(r)}
	c.stamp(key, mid, 1.2*float32(max(all, taken))+1.6, func(to *Canvas, at Point, r float32) { to.drops(at, r, taken, all) })
}

func (c *Canvas) drops(mid Point, r float32, taken, all int) {
	n := max(all, taken)
	step := r * 2.3
	x := mid.X - step*float32(n-1)/2
	back := Rect{x - r*1.6, mid.Y - r*1.75, step*float32(n-1) + r*3.2, r * 3.5}
	c.Round(back, r*1.6, Fade(Void, 0.85))
	for i := range n {
		at := Point{x + step*float32(i), mid.Y + r*0.2}
		if i < taken {
			c.drop(at, r*1.2)
			continue
		}
		c.Outline(c.dropOutline(at, r*0.85), max(1, r*0.34), Blend(Ivory, Void, 0.3))
	}
}
