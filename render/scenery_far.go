package render

import "sync"

// backdrops are what stands furthest away. They fill the picture.
var backdrops = sync.OnceValue(func() map[string]func(*spot) {
	return map[string]func(*spot){
		"hall": hallFar, "wall": wallFar, "cavern": cavernFar, "shaft": shaftFar, "spires": spiresFar,
		"night": nightFar, "vault": vaultFar, "tunnel": tunnelFar, "doorways": doorwaysFar, "fortress": fortressFar,
	}
})

// hallFar is a hall of columns that leads towards the light.
func hallFar(p *spot) {
	s := p.tableau
	for i := int32(6); i >= 0; i-- {
		near := 1 - float32(i)/7.5
		wide := s.u * 0.1 * near
		foot := s.floor + s.u*0.1*near*near
		haze := 0.72 - 0.55*near
		for _, side := range []float32{-1, 1} {
			x := s.light.X + side*(s.u*0.16+s.r.W*0.62*near*near)
			top := s.r.Y - s.u*0.1
			lit := 0.34 + 0.3*near
			s.canvas.polygon([]Point{{x - wide, foot}, {x - wide*0.9, top}, {x + wide*0.9, top}, {x + wide, foot}}, s.stone(lit*0.6, haze))
			inner := x - side*wide*0.45
			s.canvas.polygon([]Point{{inner, foot}, {inner, top}, {x - side*wide*0.95, top}, {x - side*wide, foot}}, s.stone(lit*1.3, haze))
			cap := s.r.Y + s.u*(0.16-0.12*near)
			s.canvas.polygon([]Point{{x - wide*1.35, cap}, {x + wide*1.35, cap}, {x + wide, cap + wide*0.7}, {x - wide, cap + wide*0.7}}, s.stone(lit, haze))
			s.canvas.Stroke([]Point{{x - side*wide, foot}, {x - side*wide*0.95, top}}, s.thin(), Fade(Blend(s.ink, Ivory, 0.25), 0.5*(1-haze)))
		}
	}
}

// wallFar is a wall of cut stone from side to side.
func wallFar(p *spot) {
	s := p.tableau
	const rows = 6
	high := (s.floor - s.r.Y + s.u*0.08) / rows
	for row := range int32(rows) {
		y := s.r.Y + high*float32(row) - s.u*0.02
		x := s.r.X - s.u*0.3*hash(s.seed, row, 50)
		for k := int32(0); x < s.r.Right(); k++ {
			wide := s.u * (0.16 + 0.16*hash(s.seed, row*40+k, 51))
			gap := s.u * 0.006
			tilt := s.u * 0.012 * (hash(s.seed, row*40+k, 53) - 0.5)
			lit := 0.2 + 0.34*hash(s.seed, row*40+k, 52)
			s.canvas.polygon([]Point{{x + gap, y + gap + tilt}, {x + wide - gap, y + gap - tilt}, {x + wide - gap, y + high - gap + tilt}, {x + gap, y + high - gap}}, s.stone(lit, 0.3))
			s.canvas.Stroke([]Point{{x + gap, y + gap + tilt}, {x + wide - gap, y + gap - tilt}}, s.thin()*0.7, Fade(Blend(s.ink, Ivory, 0.3), 0.22))
			if hash(s.seed, row*40+k, 54) > 0.9 {
				s.canvas.halo(Point{x, y + high}, Point{x + wide, y + high}, s.u*0.03, s.ink, 0.5)
			}
			x += wide
		}
	}
}

// cavernFar is the mouth of a cave with light behind it.
func cavernFar(p *spot) {
	s := p.tableau
	for layer := range int32(2) {
		haze, deep := 0.6-0.4*float32(layer), 0.5-0.3*float32(layer)
		for i := range int32(15) {
			x := float32(i)/14 + 0.05*(hash(s.seed, i, 60+layer)-0.5)
			side := abs32(2*x - 1)
			long := deep*(0.25+0.75*side*side) + 0.2*hash(s.seed, i, 62+layer)
			wide := 0.05 + 0.05*hash(s.seed, i, 64+layer)
			tip := s.at(x+0.02*(hash(s.seed, i, 65)-0.5), long)
			s.canvas.polygon([]Point{s.at(x-wide, -0.05), s.at(x, -0.05), tip}, s.stone(0.42, haze))
			s.canvas.polygon([]Point{s.at(x, -0.05), s.at(x+wide, -0.05), tip}, s.stone(0.16, haze))
			foot := 0.72 - (0.42-0.2*float32(layer)*0.5)*side*side*side - 0.08*hash(s.seed, i, 66+layer)
			s.canvas.polygon([]Point{s.at(x-wide, 0.8), s.at(x+0.01, foot), s.at(x+wide, 0.8)}, s.stone(0.3, haze))
		}
	}
}

// shaftFar is the inside of a deep shaft, with ledges going around it.
func shaftFar(p *spot) {
	s := p.tableau
	s.canvas.Gradient(Rect{s.light.X - s.u*0.2, s.r.Y, s.u * 0.4, s.u}, Fade(s.ink, 0.34), Fade(s.ink, 0.05))
	for i := int32(6); i >= 0; i-- {
		y := s.r.Y + s.u*(0.02+0.155*float32(i))
		for _, side := range []float32{-1, 1} {
			in := s.light.X + side*(s.u*(0.26+0.14*hash(s.seed, i, 70+int32(side))))
			out := s.light.X + side*s.r.W
			thick := s.u * (0.05 + 0.04*hash(s.seed, i, 73))
			s.canvas.polygon([]Point{{in, y}, {out, y - s.u*0.14}, {out, y + s.u*0.3}, {in, y + thick}}, s.stone(0.3+0.1*hash(s.seed, i, 72), 0.45-0.03*float32(i)))
			s.canvas.Stroke([]Point{{out, y - s.u*0.14}, {in, y}, {in, y + thick}}, s.thin(), Fade(Blend(s.ink, Ivory, 0.3), 0.45))
		}
	}
}

// spiresFar is a field of black crystal.
func spiresFar(p *spot) {
	s := p.tableau
	r := s.r
	r.H = s.floor - r.Y + s.u*0.1
	s.canvas.crystals(r, s.seed, 0.55, Blend(Blend(Panel, s.ink, 0.22), s.air, 0.4))
	r.Y += s.u * 0.12
	r.H -= s.u * 0.12
	s.canvas.crystals(r, s.seed+57, 0.8, Blend(Void, s.ink, 0.14))
}

// nightFar is the sky without a ceiling.
func nightFar(p *spot) {
	s := p.tableau
	for i := range int32(70) {
		big := hash(s.seed, i, 82)
		s.canvas.Disc(s.at(hash(s.seed, i, 80), 0.74*hash(s.seed, i, 81)), max(0.5, s.u*0.006*big*big), Fade(Blend(Ivory, s.ink, 0.3), 0.3+0.5*hash(s.seed, i, 83)))
	}
	for i := range int32(9) {
		at, size := s.at(hash(s.seed, i, 84), 0.1+0.5*hash(s.seed, i, 85)), s.u*(0.02+0.05*hash(s.seed, i, 86))
		s.canvas.polygon([]Point{at.add(Point{-size, 0}), at.add(Point{-size * 0.2, -size * 1.4}), at.add(Point{size * 0.8, size * 0.3}), at.add(Point{size * 0.1, size * 1.6})}, s.stone(0.4, 0.4))
	}
}

// vaultFar is a row of pointed arches, one behind the other.
func vaultFar(p *spot) {
	s := p.tableau
	for i := int32(4); i >= 0; i-- {
		near := 1 - float32(i)/5
		half, top := s.u*(0.24+0.75*near*near), s.floor-s.u*(0.42+0.5*near)
		thick := s.u * (0.03 + 0.09*near)
		haze := 0.75 - 0.55*near
		arch := func(wide, rise float32) (points []Point) {
			for k := range 13 {
				a := float32(k)/6 - 1
				points = append(points, Point{s.light.X + a*wide, rise + (s.floor+s.u*0.1*near-rise)*abs32(a)*abs32(a)*(0.45+0.55*abs32(a))})
			}
			return points
		}
		inner, outer := arch(half, top), arch(half+thick, top-thick*1.2)
		for k := range len(inner) - 1 {
			lit := 0.5 - 0.3*float32(k)/12
			s.canvas.polygon([]Point{inner[k], inner[k+1], outer[k+1], outer[k]}, s.stone(lit*(0.6+0.5*near), haze))
		}
		s.canvas.Stroke(inner, s.thin(), Fade(Blend(s.ink, Ivory, 0.3), 0.55*(1-haze)))
	}
}

// tunnelFar is a passage of hexagons that narrows.
func tunnelFar(p *spot) {
	s := p.tableau
	middle := Point{s.light.X, s.floor - s.u*0.24}
	ring := func(k float32, turn float32) (points []Point) {
		for i := range 6 {
			sin, cos := sincos(pi/6 + turn + float32(i)*pi/3)
			points = append(points, Point{middle.X + cos*k, middle.Y + sin*k*0.86})
		}
		return points
	}
	for i := int32(5); i >= 0; i-- {
		near := 1 - float32(i)/6
		k, turn := s.u*(0.2+1.1*near*near), 0.12*(hash(s.seed, i, 90)-0.5)
		a, b := ring(k, turn), ring(k+s.u*(0.06+0.3*near*near), turn)
		for e := range 6 {
			f := (e + 1) % 6
			s.canvas.polygon([]Point{a[e], a[f], b[f], b[e]}, s.stone(0.2+0.3*hash(s.seed, i*6+int32(e), 91), 0.7-0.55*near))
		}
		s.canvas.Outline(a, s.thin(), Fade(Blend(s.ink, Ivory, 0.25), 0.2+0.4*(1-near)))
	}
}

// doorwaysFar is a wall with dark doorways in a row.
func doorwaysFar(p *spot) {
	wallFar(p)
	s := p.tableau
	n := int(s.r.W/(s.u*0.34)) | 1
	for i := range n {
		x := s.r.X + s.r.W*(float32(i)+0.5)/float32(n)
		half, top := s.u*0.075, s.floor-s.u*(0.3+0.06*hash(s.seed, int32(i), 95))
		door := []Point{{x - half, s.floor + s.u*0.02}, {x - half*0.85, top + half}, {x, top}, {x + half*0.85, top + half}, {x + half, s.floor + s.u*0.02}}
		s.canvas.Polygon(door, blackest)
		s.canvas.glow(Point{x, s.floor - s.u*0.06}, s.u*0.07, s.u*0.1, s.ink, 0.4)
		s.canvas.Stroke(door, s.thin(), Fade(s.bright(), 0.5))
	}
}

// fortressFar is the fortress in the distance.
func fortressFar(p *spot) {
	nightFar(p)
	s := p.tableau
	v := vista{s.canvas, s.r, s.light, s.u * 0.8, 1}
	for i := range shards {
		if i == gateAt {
			v.gate()
		}
		v.shard(int32(i), &shards[i])
	}
}

// crystals draws a row of shards that rise from the foot of r; tall is the height of the tallest.
func (c *Canvas) crystals(r Rect, seed int32, tall float32, ink Ink) {
	n := int32(9)
	step := r.W / float32(n)
	for i := range n + 1 {
		at := r.X + step*(float32(i)+0.5*hash(seed, i, 5)-0.3)
		edge := abs32(float32(i)/float32(n)*2 - 1)
		high := r.H * (0.16 + 0.5*edge*edge*tall + 0.28*hash(seed, i, 6)) * (1.25 - 0.4*tall)
		wide := step * (0.55 + 0.5*hash(seed, i, 7))
		lean := wide * (hash(seed, i, 8) - 0.5)
		tip, foot := Point{at + lean, r.Bottom() - high}, r.Bottom()
		left, mid, right := Point{at - wide/2, foot}, Point{at + wide*0.1, foot}, Point{at + wide/2, foot}
		waist := Point{at + wide*0.12 + lean*0.6, foot - high*0.62}
		c.polygon([]Point{left, {left.X + lean*0.5, foot - high*0.7}, tip, waist, mid}, vertical(Blend(ink, Ivory, 0.1), Blend(ink, Void, 0.7), tip.Y, foot))
		c.polygon([]Point{mid, waist, tip, {right.X + lean*0.5, foot - high*0.66}, right}, vertical(Blend(ink, Void, 0.25), Void, tip.Y, foot))
		c.Stroke([]Point{tip, waist, mid}, c.Theme.Hair(), Fade(Blend(ink, Ivory, 0.35), 0.5))
	}
}
