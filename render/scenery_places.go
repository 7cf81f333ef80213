package render

// obelisk is a tall needle with signs of light.
func obelisk(p *spot) {
	p.slab(0.8, -0.2, 0, 0.04, -0.03, 0.02, 1.4, -0.1, 1.28)
	p.slab(0.35, 0.04, -0.03, 0.24, 0, 0.13, 1.26, 0.02, 1.4)
	p.edge(0.9, 0.04, -0.03, 0.02, 1.4)
	for i := range int32(6) {
		y := 0.2 + 0.17*float32(i)
		p.ray(0.012, 0.8, -0.12, y, -0.05-0.03*p.chance(i, 1), y+0.04, -0.06, y+0.1)
	}
	p.lamp(0.02, 1.48, 0.03, 0.8)
}

// engine is a sleeping machine: a drum between two towers.
func engine(p *spot) {
	p.column(0.6, -0.7, 0.16, 0, 0.95)
	p.column(0.6, 0.7, 0.16, 0, 0.95)
	p.slab(0.4, -0.56, 0.1, 0.56, 0.1, 0.56, 0.7, -0.56, 0.7)
	p.oval(0.75, 0, 0.42, 0.42, 0.42)
	p.oval(0.25, 0, 0.42, 0.32, 0.32)
	for i := range 8 {
		sin, cos := sincos(float32(i) * pi / 4)
		p.edge(0.8, 0.12*cos, 0.42+0.12*sin, 0.31*cos, 0.42+0.31*sin)
	}
	p.lamp(0, 0.42, 0.06, 0.9)
	p.ringOf(0.016, 0.8, 0, 0.42, 0.42, 0.42)
	for _, x := range []float32{-0.7, 0.7} {
		p.ray(0.014, 0.6, x, 0.15, x, 0.8)
	}
}

// furnace is a mouth of fire under a hood of stone.
func furnace(p *spot) {
	p.slab(0.55, -0.85, 0, 0.85, 0, 0.62, 0.9, 0.22, 1.5, -0.22, 1.5, -0.62, 0.9)
	p.edge(0.6, -0.85, 0, -0.62, 0.9, -0.22, 1.5)
	p.hollow(-0.5, 0, 0.5, 0, 0.42, 0.5, 0, 0.72, -0.42, 0.5)
	p.canvas.glow(p.on(0, 0.25), p.size*0.9, p.size*0.75, p.ink, 1)
	for i := range int32(7) {
		x := -0.42 + 0.14*float32(i)
		high := 0.26 + 0.34*p.chance(i, 1)
		p.canvas.Polygon(p.outline([]float32{x - 0.09, 0.01, x - 0.05, high * 0.5, x + 0.02*p.chance(i, 2), high, x + 0.06, high * 0.45, x + 0.1, 0.01}), p.ink)
		p.pane(0.6, x-0.05, 0.01, x-0.02, high*0.3, x+0.01, high*0.6, x+0.03, high*0.28, x+0.06, 0.01)
	}
	for i := range 5 {
		x := -0.36 + 0.18*float32(i)
		p.hollow(x-0.02, 0, x+0.02, 0, x+0.02, 0.6, x-0.02, 0.6)
	}
}

// ribs is a gate of ribs.
func ribs(p *spot) {
	for i := int32(4); i >= 0; i-- {
		k := 1 - 0.17*float32(i)
		for _, side := range []float32{-1, 1} {
			p.slab(0.85-0.13*float32(i), side*0.5*k, 0, side*0.62*k, 0, side*0.78*k, 0.55*k, side*0.5*k, 1.12*k, side*0.06, 1.36*k, side*0.04, 1.27*k, side*0.42*k, 1.02*k, side*0.64*k, 0.55*k)
			p.edge(0.7, side*0.62*k, 0, side*0.78*k, 0.55*k, side*0.5*k, 1.12*k, side*0.06, 1.36*k)
		}
	}
	p.lamp(0, 0.4, 0.04, 0.9)
}

// cage is a kennel with bars, and what looks out of it.
func cage(p *spot) {
	p.slab(0.5, -0.75, 0, 0.75, 0, 0.75, 1.02, -0.75, 1.02)
	p.hollow(-0.62, 0.02, 0.62, 0.02, 0.62, 0.88, -0.62, 0.88)
	p.canvas.glow(p.on(0, 0.3), p.size*0.5, p.size*0.4, p.ink, 0.5)
	for i, e := range [][2]float32{{-0.3, 0.34}, {0.14, 0.24}, {0.34, 0.5}} {
		p.lamp(e[0]-0.04, e[1], 0.016, 0.5)
		p.lamp(e[0]+0.04, e[1]+0.01*float32(i), 0.016, 0.5)
	}
	for i := range 8 {
		x := -0.6 + 0.17*float32(i)
		p.slab(0.9, x-0.022, 0, x+0.022, 0, x+0.022, 0.9, x-0.022, 0.9)
	}
	p.slab(0.8, -0.82, 0.9, 0.82, 0.9, 0.76, 1.12, -0.76, 1.12)
	p.edge(0.7, -0.82, 0.9, 0.82, 0.9)
}

// shelves are shelves full of slabs.
func shelves(p *spot) {
	for _, side := range []float32{-1, 1} {
		p.slab(0.35, side*0.22, 0, side*1.2, -0.1, side*1.2, 1.5, side*0.22, 1.15)
		for row := range int32(5) {
			y := 0.1 + 0.22*float32(row)
			for k := range int32(9) {
				x := 0.26 + 0.1*float32(k)
				grow := 1 + 0.35*(x-0.22)
				high := 0.1 + 0.06*p.chance(row*20+k, 2+int32(side))
				p.slab(0.3+0.6*p.chance(row*20+k, 4+int32(side)), side*x, y*grow-0.05, side*(x+0.07), y*grow-0.05, side*(x+0.07), (y+high)*grow-0.05, side*x, (y+high)*grow-0.05)
			}
			p.edge(0.6, side*0.22, y-0.06, side*1.2, y*1.35-0.07)
		}
	}
	p.lamp(0, 0.7, 0.05, 0.9)
}

// heart is a heart of crystal in a web of veins.
func heart(p *spot) {
	for i := range int32(10) {
		sin, cos := sincos(2*pi*float32(i)/10 + 0.3)
		p.ray(0.012, 0.5, 0.3*cos, 0.68+0.34*sin, 0.62*cos+0.1*(p.chance(i, 1)-0.5), 0.7+0.6*sin, 1.1*cos, 0.72+0.95*sin)
	}
	p.canvas.glow(p.on(0, 0.68), p.size*0.8, p.size*0.8, p.ink, 0.8)
	p.slab(0.9, 0, 0.16, -0.34, 0.58, -0.36, 0.92, -0.16, 1.08, 0, 0.94)
	p.slab(0.5, 0, 0.16, 0.34, 0.58, 0.36, 0.92, 0.16, 1.08, 0, 0.94)
	p.pane(0.5, 0, 0.28, -0.2, 0.6, -0.18, 0.84, 0, 0.76, 0.18, 0.84, 0.2, 0.6)
	p.edge(1, 0, 0.16, -0.34, 0.58, -0.36, 0.92, -0.16, 1.08, 0, 0.94, 0.16, 1.08, 0.36, 0.92, 0.34, 0.58, 0, 0.16)
	p.edge(0.8, 0, 0.16, 0, 0.94)
}

// greatWheel is a wheel as high as a room.
func greatWheel(p *spot) {
	p.column(0.5, -0.7, 0.1, 0, 0.75)
	p.column(0.5, 0.7, 0.1, 0, 0.75)
	for i := range 16 {
		a, b := 2*pi*float32(i)/16, 2*pi*(float32(i)+0.86)/16
		s0, c0 := sincos(a)
		s1, c1 := sincos(b)
		p.slab(0.8-0.3*float32(i%2), 0.46*c0, 0.66+0.46*s0, 0.64*c0, 0.66+0.64*s0, 0.64*c1, 0.66+0.64*s1, 0.46*c1, 0.66+0.46*s1)
		if i%2 == 0 {
			p.slab(0.6, 0.1*c0-0.03*s0, 0.66+0.1*s0+0.03*c0, 0.46*c0-0.03*s0, 0.66+0.46*s0+0.03*c0, 0.46*c0+0.03*s0, 0.66+0.46*s0-0.03*c0, 0.1*c0+0.03*s0, 0.66+0.1*s0-0.03*c0)
		}
	}
	p.ringOf(0.014, 0.8, 0, 0.66, 0.64, 0.64)
	p.lamp(0, 0.66, 0.07, 0.9)
}

// maglev is the car of the maglev with its door open.
func maglev(p *spot) {
	p.slab(0.6, -0.95, 0.06, 0.95, 0.06, 0.82, 0.78, 0.5, 0.94, -0.5, 0.94, -0.82, 0.78)
	p.slab(0.9, -0.82, 0.78, -0.5, 0.94, 0.5, 0.94, 0.82, 0.78)
	p.slab(0.25, -0.98, 0, 0.98, 0, 0.95, 0.08, -0.95, 0.08)
	p.canvas.glow(p.on(0, 0.36), p.size*0.6, p.size*0.5, p.ink, 0.9)
	p.pane(0.8, -0.24, 0.08, 0.24, 0.08, 0.22, 0.66, -0.22, 0.66)
	for _, side := range []float32{-1, 1} {
		p.pane(0.35, side*0.36, 0.42, side*0.62, 0.42, side*0.58, 0.64, side*0.36, 0.64)
		p.edge(0.8, side*0.95, 0.06, side*0.82, 0.78, side*0.5, 0.94)
	}
	p.ray(0.012, 0.9, -1.9, -0.02, 1.9, -0.02)
	p.ray(0.008, 0.6, -2.2, -0.09, 2.2, -0.09)
}

// standingLamp is a lamp on a pole.
func standingLamp(p *spot) {
	p.slab(0.6, -0.14, 0, 0.14, 0, 0.03, 0.08, -0.03, 0.08)
	p.slab(0.7, -0.025, 0.06, 0.025, 0.06, 0.018, 0.86, -0.018, 0.86)
	p.slab(0.8, -0.12, 0.86, 0.12, 0.86, 0.08, 0.92, -0.08, 0.92)
	p.lamp(0, 1, 0.075, 1)
	p.edge(0.9, -0.09, 0.9, -0.1, 1.08, 0, 1.16, 0.1, 1.08, 0.09, 0.9)
}

// distantShip is a spacecraft that waits.
func distantShip(p *spot) {
	p.slab(0.75, -0.9, 0.72, 0.2, 1.02, 0.95, 0.8, 0.7, 0.68, -0.2, 0.62)
	p.slab(0.35, -0.9, 0.72, -0.2, 0.62, 0.7, 0.68, 0.5, 0.54, -0.3, 0.5)
	p.slab(0.85, 0.2, 1.02, 0.34, 1.22, 0.5, 1.2, 0.6, 0.92)
	p.edge(0.8, -0.9, 0.72, 0.2, 1.02, 0.95, 0.8)
	for i := range 6 {
		p.lamp(-0.3+0.17*float32(i), 0.78+0.01*float32(i), 0.01, 0.5)
	}
	p.lamp(0.92, 0.76, 0.04, 0.9)
}

// throne is a seat too large for anybody.
func throne(p *spot) {
	p.slab(0.45, -0.5, 0, 0.5, 0, 0.46, 0.32, -0.46, 0.32)
	p.slab(0.75, -0.38, 0.3, 0.38, 0.3, 0.3, 1.15, 0, 1.45, -0.3, 1.15)
	p.slab(0.6, -0.54, 0.28, -0.36, 0.28, -0.36, 0.58, -0.54, 0.54)
	p.slab(0.4, 0.54, 0.28, 0.36, 0.28, 0.36, 0.58, 0.54, 0.54)
	p.edge(0.8, -0.38, 0.3, -0.3, 1.15, 0, 1.45, 0.3, 1.15, 0.38, 0.3)
	p.ray(0.014, 0.7, 0, 0.5, -0.1, 0.75, 0, 1.1, 0.1, 0.75, 0, 0.5)
}
