package city

import "precipice/render"

// motif is what a crisis shows: how it is drawn, and whether whoever goes has firm ground there. Otherwise a boat takes him.
type motif struct {
	draw func(*picture)
	firm bool
}

var (
	tower  = motif{(*picture).towerMotif, false}
	bell   = motif{(*picture).bellMotif, false}
	bridge = motif{(*picture).bridgeMotif, false}
	ferry  = motif{(*picture).ferryMotif, false}
	vault  = motif{(*picture).vaultMotif, false}
	crypt  = motif{(*picture).cryptMotif, true}
	shaft  = motif{(*picture).wellMotif, true}
	market = motif{(*picture).marketMotif, true}
	graves = motif{(*picture).gravesMotif, true}
	house  = motif{(*picture).houseMotif, true}
	gate   = motif{(*picture).gateMotif, true}
	hall   = motif{(*picture).hallMotif, true}
	tree   = motif{(*picture).treeMotif, true}
	cart   = motif{(*picture).cartMotif, true}
	lamps  = motif{(*picture).lampsMotif, true}
	ship   = motif{(*picture).shipMotif, false}
)

// motifs are what the crises show, by their ids.
var motifs = map[string]motif{
	"bells-under-water": bell, "the-locked-door": crypt, "a-child-in-the-well": shaft, "the-pale-recruiter": bridge,
	"bread-and-ash": market, "the-sunken-cellar": vault, "the-deaf-sexton": graves, "the-widows-house": house,
	"the-starving-guard": gate, "the-black-ferry": ferry, "the-coin-on-the-tongue": ferry, "the-mother-at-the-gate": gate,
	"an-invitation-to-dinner": hall, "the-parish-clerk": tower, "the-nameless-coffin": graves, "the-hall-of-glass": hall,
	"the-empty-chair": hall, "the-last-lamplighter": lamps, "the-dark-bridge": bridge, "the-gallows-tree": tree, "the-runaway-hearse": cart,
	"the-flooded-chapel": vault, "the-surgeons-window": house, "the-choir": crypt, "the-tax-farmer": market, "the-glass-coffin": graves,
	"the-plague-cart": cart, "the-skyvessels-light": ship, "the-roof-people": house, "the-trophy-wall": hall,
}

// spare are the motifs of crises that are not known here. One is chosen by the id.
var spare = []motif{tower, bridge, ferry, crypt, market, bell, house, lamps, cart, gate}

func motifOf(id string) motif {
	if one, ok := motifs[id]; ok {
		return one
	}
	return spare[int(render.Noise(render.Seed(id), 1, 301)*float32(len(spare)))]
}

// crisis draws the picture of a crisis: the river between houses, and in the middle what the crisis is about.
func (p *picture) crisis(v CrisisView) {
	step, hour := 7, "dusk"
	if v.Night {
		step, hour = Night, "night"
	}
	seed := render.Seed(v.ID)
	p.set(step, 640, 0.56, seed)
	p.sky(hour)
	if v.Night {
		p.moonOver(0.74, 0.2, 34)
	} else {
		p.birds(11, 0.14, 0.16, 0.72, 0.3)
	}
	p.Glow(p.at(0.5, p.horizon), p.r.W*0.6, p.r.H*0.3, skies[hour][3], 0.35)
	p.farCity(hour)
	p.river(hour)
	p.row(-0.02, 0.3, 0.575, seed%100+3)
	p.row(0.68, 1.02, 0.58, seed%100+7)
	one := motifOf(v.ID)
	one.draw(p)
	size := min(p.r.H*0.2, 190*p.d)
	p.came(v.Came, one.firm)
	if one.firm {
		p.gather(v.Hero, p.at(0.76, 0.95), size, size*0.6)
	} else {
		p.aboard(v.Hero, size)
	}
	p.shut(0.5)
	if v.Arch {
		p.arch()
	}
}

// cameInks are the lights of what comes of a crisis.
var cameInks = [...]ink{CameThing: verdigrisL, CameHelp: Lamp, CameHarm: redWindow}

// came lights up who has gone, with rings and broken strokes of the light on the water; on a quay it lies on the stones.
func (p *picture) came(what Came, firm bool) {
	if what == CameNothing {
		return
	}
	of, m := cameInks[what], p.at(0.72, 0.86)
	if firm {
		m = p.at(0.76, 0.88)
	}
	p.Glow(m, p.r.W*0.26, p.r.H*0.16, of, 0.75)
	p.Glow(point{X: m.X, Y: m.Y - p.r.H*0.04}, p.r.W*0.12, p.r.H*0.1, of, 0.6)
	if !firm {
		p.rings(point{X: m.X, Y: m.Y + p.r.H*0.05}, p.r.W*0.24, p.r.H*0.045, 5, of)
	}
	for i := range int32(22) {
		t := p.chance(i, 331)
		long := p.r.W * (0.02 + 0.09*p.chance(i, 332)) * (1.1 - t*0.7)
		x := m.X + (p.chance(i, 333)-0.5)*p.r.W*0.34*(1-t*0.5) - long/2
		p.Fill(rect{X: x, Y: m.Y + p.r.H*(0.03+0.1*t), W: long, H: p.thin(1.6)}, render.Fade(of, 0.5*(1-t*0.6)))
	}
}

// aboard draws a boat with whoever goes; until that is chosen it waits.
func (p *picture) aboard(hero []render.Bystander, size float32) {
	p.rower(hero, p.at(0.72, 0.9), size)
}

// rower draws a boat with a lamp, as long as the party needs.
func (p *picture) rower(party []render.Bystander, at point, size float32) {
	d := p.d * 2.3
	apart := size * 0.62
	more := max(0, float32(len(party)-1)) * apart / 2
	bow := at.X + more
	p.reflect(point{X: bow + 22*d, Y: at.Y + 16*p.d}, 60, Lamp, 0.8, 3)
	p.Ellipse(point{X: at.X, Y: at.Y + 2*p.d}, 44*d+more, 5*d, render.Fade(Void, 0.6))
	q := func(x, y float32) point {
		if x > 0 {
			return point{X: bow + x*d, Y: at.Y + y*d}
		}
		return point{X: at.X - more + x*d, Y: at.Y + y*d}
	}
	p.gather(party, point{X: at.X - 4*d, Y: at.Y - 2*d}, size, apart)
	hull := []point{q(-42, -16), q(-30, -6), q(-12, -2), q(10, -2), q(28, -8), q(40, -20), q(32, -4), q(16, 5), q(-14, 6), q(-32, -2)}
	p.Outline(hull, 3*p.d, Void)
	p.Graded(hull, rgb(0x6a4a2c), rgb(0x251810), q(0, -20).Y, q(0, 6).Y)
	p.Stroke(hull[:6], p.thin(2), render.Blend(Lamp, p.key, 0.5))
	p.Stroke([]point{q(30, -6), q(32, -26), q(28, -36), q(22, -36)}, p.thin(3), rgb(0x5a4024))
	p.Glow(q(22, -28), 66*d, 60*d, Lamp, 0.5)
	p.Convex(lancet(q(22, -22), 7*d, 11*d), lampCore)
	p.Outline(lancet(q(22, -22), 7*d, 11*d), p.thin(2), Void)
}

// arch hides what lies outside a pointed arch, and draws its frame.
func (p *picture) arch() {
	wide := 9 * p.d
	in := p.r.Inset(wide)
	line := pointed(in)
	n := len(line)
	tip := n / 2
	left := append([]point{{X: p.r.X - 1, Y: p.r.Bottom() + 1}}, line[:tip+1]...)
	left = append(left, point{X: line[tip].X, Y: p.r.Y - 1}, point{X: p.r.X - 1, Y: p.r.Y - 1})
	p.Polygon(left, Void)
	right := append([]point{{X: line[tip].X, Y: p.r.Y - 1}}, line[tip:]...)
	right = append(right, point{X: p.r.Right() + 1, Y: p.r.Bottom() + 1}, point{X: p.r.Right() + 1, Y: p.r.Y - 1})
	p.Polygon(right, Void)
	p.Fill(rect{X: p.r.X, Y: in.Bottom(), W: p.r.W, H: wide + 1}, Void)
	p.Outline(line, wide, rgb(0x3c4a50))
	p.Stroke(line[:tip+1], wide*0.5, rgb(0x66777e))
	p.Outline(pointed(in.Inset(wide*1.1)), p.thin(1.2), render.Fade(Silver, 0.45))
	lozenge := lozengeAt(line[tip], wide*1.1)
	p.Polygon(lozenge[:], Void)
	p.Outline(lozenge[:], p.thin(2), Silver)
}

// belfry draws a drowned bell tower that stands in the water at its foot.
func (p *picture) belfry(foot point, size float32) {
	d := p.d * size
	q := func(x, y float32) point { return point{X: foot.X + x*d, Y: foot.Y + y*d} }
	for _, side := range [2]float32{-1, 1} {
		butt := []point{q(side*72, 0), q(side*100, 0), q(side*100, -96), q(side*84, -118), q(side*84, -196), q(side*72, -214)}
		p.Graded(butt, p.lit(wall, 0.42), p.lit(wall, 0.16), q(0, -214).Y, foot.Y)
		if side < 0 {
			p.Stroke([]point{q(-100, 0), q(-100, -96), q(-84, -118), q(-84, -196), q(-72, -214)}, p.thin(1.4), p.edge(0.5))
		}
	}
	body := rect{X: foot.X - 74*d, Y: foot.Y - 300*d, W: 148 * d, H: 300 * d}
	p.Gradient(body, p.lit(stone, 0.78), p.lit(stone, 0.3))
	p.masonry(body, 9*d)
	p.hatch([]point{{X: body.Centre().X, Y: body.Y}, {X: body.Right(), Y: body.Y}, {X: body.Right(), Y: body.Bottom()}, {X: body.Centre().X, Y: body.Bottom()}}, 4, render.Fade(Void, 0.4))
	p.Fill(rect{X: body.X, Y: body.Y, W: p.thin(2), H: body.H}, p.edge(0.8))
	p.steeple(q(0, -300), d)
	for _, x := range [2]float32{-36, 36} {
		p.opening(q(x, -168), 48*d, 108*d)
	}
	p.Fill(rect{X: foot.X - 62*d, Y: foot.Y - 164*d, W: 124 * d, H: 4 * d}, p.edge(0.5))
	for i := range 3 {
		p.Convex(lancet(q(-40+40*float32(i), -74), 18*d, 56*d), rgb(0x070b0c))
	}
	for i := range int32(26) {
		x := body.X + body.W*p.chance(i, 311)
		p.line(point{X: x, Y: foot.Y}, point{X: x, Y: foot.Y - (8+44*p.chance(i, 312))*d}, 2, render.Fade(rgb(0x101c18), 0.7))
	}
	p.rings(foot, 150*d, 17*d, 4, p.key)
}

// masonry draws the joints of a wall.
func (p *picture) masonry(r rect, course float32) {
	dark := render.Fade(Void, 0.34)
	if course < 2.5 {
		return
	}
	row := int32(0)
	for y := r.Y + course; y < r.Bottom(); y += course {
		row++
		p.Fill(rect{X: r.X, Y: y, W: r.W, H: p.thin(0.9)}, dark)
		for x, k := r.X+course*2*render.Noise(row, 1, 321), int32(0); x < r.Right(); k++ {
			p.Fill(rect{X: x, Y: y - course, W: p.thin(0.9), H: course}, dark)
			x += course * (1.8 + 1.4*render.Noise(row, k, 322))
		}
	}
}

// steeple draws the roof of a tower on the middle of its upper edge.
func (p *picture) steeple(m point, d float32) {
	q := func(x, y float32) point { return point{X: m.X + x*d, Y: m.Y + y*d} }
	for _, x := range [2]float32{-75, 75} {
		p.Graded([]point{q(x-11, 0), q(x, -52), q(x+11, 0)}, p.lit(slate, 0.6), p.lit(slate, 0.4), q(0, -52).Y, m.Y)
		p.Outline([]point{q(x-11, 0), q(x, -52), q(x+11, 0)}, p.thin(1), render.Fade(Void, 0.8))
	}
	roof := []point{q(-66, 0), q(6, -180), q(64, 0)}
	p.Graded(roof, p.lit(slate, 0.5), p.lit(slate, 0.66), q(0, -180).Y, m.Y)
	p.Polygon([]point{q(6, -180), q(64, 0), q(14, 0)}, render.Fade(Void, 0.42))
	for i := range 20 {
		t := float32(i+1) / 21
		a, b := between(roof[1], roof[0], t), between(roof[1], roof[2], t)
		p.line(a, b, 0.9, render.Fade(Void, 0.4))
	}
	p.Polygon([]point{q(28, -48), q(40, -62), q(50, -34), q(26, -30)}, rgb(0x0a0f11))
	p.Stroke([]point{roof[0], roof[1]}, p.thin(2.2), p.edge(0.9))
	p.line(roof[1], q(6, -206), 3, iron)
	p.Hoop(q(6, -214), 6*d, 6*d, p.thin(2.4), iron)
}

// opening draws a large window of a tower through which the sky is seen.
func (p *picture) opening(foot point, wide, high float32) {
	outer := rect{X: foot.X - wide/2, Y: foot.Y - high, W: wide, H: high}
	hour := "dusk"
	if p.night {
		hour = "night"
	}
	inks := skies[hour]
	p.Polygon(pointed(outer), render.Blend(p.key, inks[3], 0.4))
	in := rect{X: outer.X + wide*0.12, Y: outer.Y + wide*0.14, W: wide * 0.76, H: high - wide*0.14}
	hole := pointed(in)
	p.Graded(hole, render.Blend(inks[1], inks[2], 0.5), render.Blend(inks[3], inks[2], 0.4), in.Y, in.Bottom())
	p.line(point{X: foot.X, Y: in.Y + 4*p.d}, point{X: foot.X, Y: in.Bottom()}, 3, rgb(0x1a1c1b))
	for i := range 4 {
		y := in.Bottom() - in.H*(0.08+0.09*float32(i))
		p.line(point{X: in.X, Y: y + 3*p.d}, point{X: in.Right(), Y: y}, 3, rgb(0x1a1c1b))
	}
}
