package sound

// The fortress and what it does: stone, doors, arrivals, finds; and the station.

// grind adds stone that slides over stone for a time.
func grind(p pcm, at, time float64, take int, gain float64) {
	c := chanceOf(take)
	p.rush(at, take, rush{from: 130, to: 90, low: true, wide: 1, rises: time * 0.3, fades: time * 1.5, gain: 0.7 * gain})
	for t := at; t < at+time; t += 0.024 + 0.02*(1+c.next()) {
		p.rush(t, take+int(t*1000), rush{from: c.about(420, 0.4), to: 260, wide: 0.6, rises: 0.012, fades: 0.05, gain: (0.45 + 0.2*c.next()) * gain})
	}
}

// thud adds stone that comes to rest.
func thud(p pcm, at float64, take int, gain float64) {
	p.tone(at, tone{from: 140, to: 42, rises: 0.003, fades: 0.35, gain: 0.7 * gain})
	p.rush(at, take, rush{from: 800, to: 180, wide: 1, fades: 0.09, gain: 0.7 * gain})
	p.ring(at, mode{143, 0.2, 0.2 * gain}, mode{287, 0.18, 0.26 * gain}, mode{431, 0.1, 0.14 * gain})
}

// stone makes a chamber that moves to its place.
func stone(take int) pcm {
	p := seconds(2.2)
	grind(p, 0, 0.8, take, 0.7)
	thud(p, 0.85, take+1, 0.9)
	return p.dull(2200).hall(1.6, 0.34).done(0.3, 0.6)
}

// door makes the escape chamber that opens.
func door(take int) pcm {
	p := seconds(3.4)
	thud(p, 0, take, 0.7)
	grind(p, 0.2, 1.3, take+3, 0.6)
	thud(p, 1.55, take+1, 1)
	p.tone(0.5, tone{from: 73.4, to: 110, glides: 1, rises: 0.8, fades: 1.2, gain: 0.25, ratio: 1, index: 0.1})
	return p.dull(2400).hall(1.9, 0.36).done(0.34, 0.9)
}

// arrive makes somebody who steps out of a portal.
func arrive(take int) pcm {
	p, c := seconds(1), chanceOf(take)
	base := c.about(146, 0.05)
	p.rush(0, take, rush{from: 300, to: 1100, wide: 0.3, rises: 0.22, fades: 0.1, gain: 0.6})
	p.tone(0, tone{from: base, to: base * 1.5, glides: 0.25, rises: 0.2, fades: 0.2, gain: 0.3, ratio: 0.5, index: 0.12})
	p.tone(0.22, tone{from: 84, to: 52, rises: 0.003, fades: 0.14, gain: 0.5})
	return p.hall(0.9, 0.3).done(0.12, 0.3)
}

// find makes something that gleams in the dark.
func find(int) pcm {
	p := seconds(2.6)
	for i, hertz := range []float64{392, 587.3, 523.3} {
		g := 1 - 0.2*float64(i)
		p.ring(0.17*float64(i), mode{hertz, 1.1, 0.36 * g}, mode{hertz * 2.003, 0.6, 0.1 * g}, mode{hertz * 2.76, 0.3, 0.04 * g})
	}
	p.tone(0, tone{from: 98, to: 98, rises: 0.2, fades: 1.2, gain: 0.16})
	return p.hall(1.6, 0.36).done(0.2, 0.8)
}

// omen makes something that is about to happen.
func omen(take int) pcm {
	p := seconds(3.2)
	for i, hertz := range []float64{73.4, 146.8, 155.6, 233.1, 311.1} {
		p.tone(0.1*float64(i), tone{from: hertz * 0.97, to: hertz, glides: 0.8, rises: 0.7, fades: 1.5, gain: 0.3, ratio: 1, index: 0.16})
	}
	p.rush(0, take, rush{from: 300, to: 600, wide: 0.6, rises: 0.7, fades: 1.1, gain: 0.3})
	return p.dull(1600).hall(1.9, 0.34).done(0.28, 1)
}

// phase makes the step from one phase to the next.
func phase(int) pcm {
	p := seconds(0.9)
	p.ring(0, mode{147, 0.4, 0.4}, mode{294, 0.35, 0.3}, mode{441, 0.2, 0.1})
	p.tone(0, tone{from: 74, to: 60, rises: 0.004, fades: 0.25, gain: 0.6})
	return p.hall(0.9, 0.3).done(0.13, 0.3)
}

// dock makes a ship that comes to rest at its berth.
func dock(take int) pcm {
	p := seconds(2.6)
	p.rush(0, take, rush{from: 190, to: 90, low: true, wide: 1, rises: 0.5, fades: 1.4, gain: 0.4})
	p.tone(0, tone{from: 62, to: 41, rises: 0.4, fades: 1.3, gain: 0.4, ratio: 1, index: 0.12})
	for i, at := range []float64{0.72, 0.86} {
		g := 1 - 0.3*float64(i)
		p.ring(at, mode{173, 0.4, 0.24 * g}, mode{311, 0.4, 0.4 * g}, mode{523, 0.24, 0.24 * g})
		p.rush(at, take+4+i, rush{from: 900, to: 300, wide: 1, fades: 0.05, gain: 0.5 * g})
	}
	p.rush(1, take+9, rush{from: 2000, to: 1300, wide: 0.6, rises: 0.06, fades: 0.4, gain: 0.1})
	return p.dull(2600).hall(1.3, 0.26).done(0.26, 0.7)
}

// hatch makes a hatch that closes behind somebody.
func hatch(take int) pcm {
	p := seconds(1.3)
	p.rush(0, take, rush{from: 1700, to: 900, wide: 0.6, rises: 0.05, fades: 0.22, gain: 0.3})
	p.ring(0.3, mode{190, 0.3, 0.3}, mode{343, 0.26, 0.34}, mode{577, 0.16, 0.2})
	p.tone(0.3, tone{from: 88, to: 46, rises: 0.003, fades: 0.2, gain: 0.7})
	return p.dull(2600).hall(0.9, 0.24).done(0.22, 0.4)
}
