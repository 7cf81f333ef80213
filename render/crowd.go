package render

// seat is where the badge of a miniature stands: on its rim, or beside its waist.
type seat uint8

const (
	rimRight seat = iota
	rimLeft
	waistRight
	waistLeft
	seats
)

// burden is how much each seat must be better than the first to be taken, in badges.
var burden = [seats]float32{rimLeft: 0.12, waistRight: 0.3, waistLeft: 0.36}

// Crowd draws miniatures, given from back to front. A badge stands where it hides no other miniature and none hides it,
// as far as there is such a place. What would still lie over the upper half of a nearer miniature is drawn behind that.
func (c *Canvas) Crowd(views []MiniatureView) {
	for i := range views {
		v := &views[i]
		v.seat = c.seatOf(views, i)
		v.behind = c.overUpper(views, i)
		c.Model(*v)
		if v.behind {
			c.Signs(*v)
		}
	}
	for _, v := range views {
		if !v.behind {
			c.Signs(v)
		}
	}
	for _, v := range views {
		c.aim(v)
	}
}

// body is the room that the figure of a miniature takes on the screen, roughly.
func (v *MiniatureView) body() Rect {
	if v.Down {
		return Rect{v.At.X - v.Size*0.44, v.At.Y - v.Size*0.3, v.Size * 0.88, v.Size * 0.34}
	}
	return Rect{v.At.X - v.Size*0.25, v.At.Y - v.Size*0.98, v.Size * 0.5, v.Size}
}

// upper is the upper half of that.
func (v *MiniatureView) upper() Rect {
	r, _ := v.body().CutTop(v.body().H * 0.55)
	return r
}

// badgeAt returns the middle of the badge in a seat.
func (v *MiniatureView) badgeAt(at seat) Point {
	base := v.base().Size
	x, y := base*pedestal.X*0.9, v.At.Y+base*pedestal.Y*0.72
	if at >= waistRight {
		x, y = v.Size*0.38, v.At.Y-v.Size*0.3
	}
	if at == rimLeft || at == waistLeft {
		x = -x
	}
	return Point{v.At.X + x, y}
}

// badgeRect returns the room of the badge in a seat.
func (c *Canvas) badgeRect(v *MiniatureView, at seat) Rect {
	half, mid := c.signSize(*v), v.badgeAt(at)
	return Rect{mid.X - half, mid.Y - half, half * 2, half * 2}
}

// seatOf returns the best seat for the badge of a miniature among others.
func (c *Canvas) seatOf(views []MiniatureView, i int) (best seat) {
	v, least := &views[i], float32(0)
	if v.Mark == "" || v.Fade > 0 {
		return rimRight
	}
	for at := range seats {
		cost, r := burden[at], c.badgeRect(v, at)
		for j := range views {
			o := &views[j]
			switch {
			case j == i || abs32(o.At.X-v.At.X) > v.Size+o.Size:
			case j > i: // it would hide the badge, or be hidden
				cost += share(r, o.body()) + share(r, o.upper())
			default:
				cost += share(r, o.upper())
			}
		}
		if at == 0 || cost < least {
			best, least = at, cost
		}
	}
	return best
}

// overUpper reports whether a sign of a miniature lies over the upper half of a nearer one.
func (c *Canvas) overUpper(views []MiniatureView, i int) bool {
	v := &views[i]
	signs := [3]Rect{c.badgeRect(v, v.seat), c.badgeRect(v, v.tagSeat()), c.badgeRect(v, rimRight)}
	signs[2].X = v.At.X - signs[2].W/2 // the drops
	for j := i + 1; j < len(views); j++ {
		for k, r := range signs {
			if k == 1 && !v.tagged() || k == 2 && (v.Group == "" || !v.dropped()) {
				continue
			}
			if share(r, views[j].upper()) > 0.1 {
				return true
			}
		}
	}
	return false
}

// tagSeat is where the number of a hostile's group is: on the rim, away from the badge.
func (v *MiniatureView) tagSeat() seat {
	if v.seat == rimLeft || v.seat == waistLeft || v.Mark == "" && v.pointed() {
		return rimRight
	}
	return rimLeft
}

// share returns which part of r lies in o.
func share(r, o Rect) float32 {
	part := r.Cut(o)
	if part.W <= 0 || part.H <= 0 {
		return 0
	}
	return part.W * part.H / (r.W * r.H)
}
