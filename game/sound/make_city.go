package sound

// The drowned city: water, bells, wood, chains and wings.

// wash makes a wave that breaks on a quay and runs back.
func wash(take int) pcm {
	p, c := seconds(2.2), chanceOf(take)
	p.rush(0, take, rush{from: c.about(260, 0.1), to: 700, wide: 1, rises: 0.35, fades: 0.5, gain: 0.7})
	p.rush(0.45, take+3, rush{from: 900, to: 320, wide: 0.9, rises: 0.12, fades: 0.9, gain: 0.45})
	for i, at := range []float64{0.5, 0.66, 0.95, 1.2} { // drops
		hertz := c.about(520+90*float64(i%3), 0.2)
		p.tone(at, tone{from: hertz, to: hertz * 1.7, glides: 0.05, rises: 0.008, fades: 0.07, gain: 0.16})
	}
	return p.dull(2400).hall(1.1, 0.26).done(0.22, 0.5)
}

// nightfall makes the low bell that rings when night has fallen.
func nightfall(int) pcm {
	p := seconds(4.4)
	p.ring(0, mode{98, 4.6, 0.5}, mode{196.6, 3.4, 0.38}, mode{236, 2.6, 0.3}, mode{294.6, 2, 0.22}, mode{393, 1.4, 0.15}, mode{524, 0.6, 0.07}, mode{787, 0.3, 0.04})
	p.rush(0, 5, rush{from: 700, to: 240, wide: 1, fades: 0.06, gain: 0.5})
	p.tone(0, tone{from: 62, to: 49, rises: 0.01, fades: 0.8, gain: 0.25})
	return p.dull(2200).hall(2.2, 0.4).done(0.38, 1.4)
}

// woodDie makes one bounce of a die on a table of wood.
func woodDie(take int) pcm {
	p, c := seconds(0.4), chanceOf(take)
	at := func(hertz float64) float64 { return c.about(hertz, 0.06) }
	p.ring(0, mode{at(1480), 0.04, 0.36}, mode{at(870), 0.05, 0.5}, mode{at(455), 0.07, 0.7}, mode{at(228), 0.09, 0.7})
	p.rush(0, take, rush{from: 1900, to: 800, wide: 0.9, fades: 0.016, gain: 0.9})
	return p.dull(3200).hall(0.3, 0.12).done(0.28, 0.1)
}

// gate makes the bars of a gateway that rise on their chain.
func gate(take int) pcm {
	p, c := seconds(2.4), chanceOf(take)
	for i := range 9 { // links over a wheel
		at := 0.06*float64(i) + 0.012*c.next()
		g := 0.5 + 0.2*c.next()
		p.ring(max(0, at), mode{c.about(1240, 0.06), 0.06, 0.3 * g}, mode{c.about(1890, 0.06), 0.04, 0.2 * g}, mode{c.about(610, 0.05), 0.07, 0.34 * g})
		p.rush(max(0, at), take+i, rush{from: 1600, to: 900, wide: 0.9, fades: 0.02, gain: 0.3 * g})
	}
	p.rush(0, take+20, rush{from: 150, to: 240, low: true, wide: 1, rises: 0.2, fades: 0.7, gain: 0.5})
	p.ring(0.62, mode{121, 0.3, 0.5}, mode{233, 0.24, 0.4}, mode{392, 0.14, 0.3}) // wood against stone
	p.rush(0.62, take+30, rush{from: 900, to: 220, wide: 1, fades: 0.08, gain: 0.6})
	return p.dull(2800).hall(1.4, 0.3).done(0.32, 0.6)
}

// wings makes bats that rise.
func wings(take int) pcm {
	p, c := seconds(1.8), chanceOf(take)
	at := 0.0
	for i := range 12 {
		g := 0.25 + 0.75*float64(min(i, 11-i))/6
		p.rush(at, take+i, rush{from: c.about(360, 0.25), to: 620, wide: 0.8, rises: 0.025, fades: 0.07, gain: 0.8 * g})
		at += c.about(0.085, 0.3)
	}
	for i, at := range []float64{0.25, 0.55, 0.8} {
		hertz := c.about(1900+260*float64(i), 0.08)
		p.tone(at, tone{from: hertz, to: hertz * 0.8, glides: 0.06, rises: 0.01, fades: 0.06, gain: 0.05})
	}
	return p.dull(2600).hall(0.9, 0.24).done(0.2, 0.3)
}

// ratchet makes the token of the dial that slides one space on.
func ratchet(take int) pcm {
	p, c := seconds(0.7), chanceOf(take)
	for i := range 5 {
		at := 0.055 * float64(i)
		g := 0.6 + 0.1*float64(i)
		p.ring(at, mode{c.about(980, 0.03), 0.03, 0.3 * g}, mode{c.about(1610, 0.03), 0.02, 0.16 * g}, mode{330, 0.04, 0.4 * g})
		p.rush(at, take+i, rush{from: 1500, to: 900, wide: 0.9, fades: 0.01, gain: 0.35 * g})
	}
	p.ring(0.3, mode{190, 0.2, 0.5}, mode{381, 0.16, 0.3}, mode{762, 0.1, 0.12})
	return p.dull(3000).hall(0.6, 0.2).done(0.18, 0.2)
}

// bowstring makes a string that lets an arrow or a bolt go.
func bowstring(take int) pcm {
	p, c := seconds(0.8), chanceOf(take)
	base := c.about(150, 0.05)
	p.ring(0, mode{base, 0.2, 0.5}, mode{base * 2.02, 0.15, 0.34}, mode{base * 3.05, 0.1, 0.2}, mode{base * 4.7, 0.05, 0.12})
	p.rush(0, take, rush{from: 700, to: 2100, wide: 0.5, rises: 0.02, fades: 0.16, gain: 0.5})
	p.rush(0.16, take+5, rush{from: 1100, to: 300, wide: 1, fades: 0.05, gain: 0.6})
	return p.dull(3200).hall(0.6, 0.2).done(0.3, 0.2)
}

// howl makes a beast of the night that cries.
func howl(take int) pcm {
	p, c := seconds(2.8), chanceOf(take)
	base := c.about(196, 0.04)
	for i, off := range []float64{0.995, 1.004} {
		p.tone(0.04*float64(i), tone{from: base * off, to: base * 1.62 * off, glides: 0.5, rises: 0.3, fades: 1.5, gain: 0.4, ratio: 1, index: 0.22})
	}
	p.tone(0.02, tone{from: base * 2.01, to: base * 3.2, glides: 0.5, rises: 0.35, fades: 1.1, gain: 0.16, ratio: 1, index: 0.12})
	p.rush(0, take, rush{from: 420, to: 700, wide: 0.4, rises: 0.35, fades: 0.9, gain: 0.3})
	return p.dull(1700).hall(2, 0.44).done(0.28, 0.8)
}
