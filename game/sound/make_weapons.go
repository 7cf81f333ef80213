package sound

// Weapons: one sound for each sort. A weapon gives it a pitch of its own.

// beam makes a beam of light.
func beam(take int) pcm {
	p, c := seconds(1.1), chanceOf(take)
	p.tone(0, tone{from: c.about(880, 0.04), to: 150, rises: 0.002, fades: 0.34, gain: 0.6, ratio: 1.498, index: 0.13})
	p.tone(0, tone{from: 190, to: 70, rises: 0.002, fades: 0.2, gain: 0.6})
	p.rush(0, take, rush{from: 2100, to: 420, wide: 0.5, fades: 0.14, gain: 0.7})
	return p.dull(3800).hall(1, 0.26).done(0.3, 0.3)
}

// glass makes splinters of crystal that are spat out.
func glass(take int) pcm {
	p, c := seconds(0.9), chanceOf(take)
	p.rush(0, take, rush{from: 3200, to: 1300, wide: 0.35, fades: 0.09, gain: 0.7})
	p.ring(0.01, mode{c.about(1180, 0.03), 0.28, 0.16}, mode{c.about(1790, 0.03), 0.2, 0.1}, mode{c.about(2640, 0.03), 0.12, 0.05})
	p.tone(0, tone{from: 210, to: 90, rises: 0.002, fades: 0.1, gain: 0.6})
	return p.hall(0.9, 0.24).done(0.26, 0.25)
}

// report makes a shot of powder. The heavier, the lower and longer it is.
func report(p pcm, at float64, take int, heavy, gain float64) {
	p.rush(at, take, rush{from: 2600 / heavy, to: 240, wide: 1, fades: 0.11 * heavy, gain: 1.1 * gain})
	p.tone(at, tone{from: 150 / heavy, to: 46, rises: 0.001, fades: 0.16 * heavy, gain: 0.9 * gain})
	p.rush(at+0.02, take+5, rush{from: 500, to: 160, wide: 0.9, rises: 0.01, fades: 0.3 * heavy, gain: 0.4 * gain})
}

// pistol makes a light shot.
func pistol(take int) pcm {
	p := seconds(1.2)
	report(p, 0, take, 1, 1)
	return p.dull(4200).hall(1, 0.3).done(0.36, 0.3)
}

// snipe makes a heavy shot from afar.
func snipe(take int) pcm {
	p := seconds(1.9)
	report(p, 0, take, 1.5, 1)
	p.rush(0.09, take+8, rush{from: 900, to: 300, wide: 0.3, rises: 0.02, fades: 0.5, gain: 0.3})
	return p.dull(3800).hall(1.7, 0.4).done(0.4, 0.5)
}

// burst makes a gun that does not stop.
func burst(take int) pcm {
	p, c := seconds(1.7), chanceOf(take)
	at := 0.0
	for i := range 7 {
		report(p, at, take+i*11, 1.15, 0.75+0.2*c.next())
		at += c.about(0.082, 0.08)
	}
	return p.dull(3600).hall(1, 0.26).done(0.36, 0.4)
}

// blade makes a cut.
func blade(take int) pcm {
	p, c := seconds(0.9), chanceOf(take)
	p.rush(0, take, rush{from: 800, to: 2300, wide: 0.4, rises: 0.06, fades: 0.09, gain: 0.9})
	p.ring(0.09, mode{c.about(1640, 0.02), 0.4, 0.12}, mode{c.about(2430, 0.02), 0.3, 0.07}, mode{c.about(3170, 0.02), 0.16, 0.03})
	p.rush(0.09, take+4, rush{from: 1500, to: 700, wide: 0.8, fades: 0.04, gain: 0.4})
	return p.hall(0.7, 0.2).done(0.24, 0.25)
}

// blow makes something blunt that is swung.
func blow(take int) pcm {
	p := seconds(0.7)
	p.rush(0, take, rush{from: 320, to: 800, wide: 0.5, rises: 0.09, fades: 0.08, gain: 0.8})
	p.tone(0.12, tone{from: 130, to: 60, rises: 0.002, fades: 0.16, gain: 0.9})
	p.rush(0.12, take+4, rush{from: 1000, to: 400, wide: 0.9, fades: 0.04, gain: 0.7})
	return p.hall(0.6, 0.18).done(0.28, 0.2)
}

// rake makes claws that tear three times.
func rake(take int) pcm {
	p, c := seconds(0.8), chanceOf(take)
	for i, at := range []float64{0, 0.075, 0.13} {
		p.rush(at, take+i, rush{from: c.about(1500, 0.1), to: 620, wide: 0.5, rises: 0.02, fades: 0.07, gain: 0.8})
	}
	p.tone(0, tone{from: 138, to: 98, rises: 0.04, fades: 0.3, gain: 0.35, ratio: 0.51, index: 0.3})
	return p.hall(0.6, 0.2).done(0.27, 0.2)
}

// crush makes a claw of steel that closes.
func crush(take int) pcm {
	p := seconds(1.2)
	p.tone(0, tone{from: 96, to: 188, glides: 0.22, rises: 0.03, fades: 0.3, gain: 0.3, ratio: 2.01, index: 0.12})
	p.tone(0.24, tone{from: 140, to: 50, rises: 0.002, fades: 0.25, gain: 0.7})
	p.ring(0.24, mode{221, 0.22, 0.3}, mode{397, 0.2, 0.36}, mode{641, 0.14, 0.24})
	p.rush(0.24, take, rush{from: 1300, to: 300, wide: 1, fades: 0.1, gain: 0.8})
	return p.hall(0.9, 0.22).done(0.34, 0.3)
}

// flame makes a jet of fire.
func flame(take int) pcm {
	p, c := seconds(1.9), chanceOf(take)
	p.rush(0, take, rush{from: 700, to: 260, wide: 1, rises: 0.14, fades: 1.1, gain: 0.8})
	p.rush(0, take+1, rush{from: 180, to: 110, low: true, wide: 1, rises: 0.1, fades: 1, gain: 0.5})
	for i := range 9 {
		p.rush(0.1+0.09*float64(i), take+20+i, rush{from: c.about(900, 0.3), to: 380, wide: 0.7, rises: 0.02, fades: 0.09, gain: 0.35 - 0.03*float64(i)})
	}
	return p.dull(2600).hall(0.8, 0.2).done(0.28, 0.5)
}

// boom makes a blast.
func boom(take int) pcm {
	p, c := seconds(2.6), chanceOf(take)
	p.rush(0, take, rush{from: 1800, to: 130, low: true, wide: 1, fades: 0.9, gain: 0.9})
	p.tone(0, tone{from: 120, to: 34, rises: 0.002, fades: 0.8, gain: 0.7})
	p.rush(0, take+1, rush{from: 1800, to: 300, wide: 1, fades: 0.12, gain: 0.8})
	for i := range 10 {
		p.ring(0.22+0.075*float64(i)+0.03*c.next(), mode{c.about(800, 0.4), 0.03, 0.07}, mode{c.about(420, 0.3), 0.04, 0.07})
	}
	return p.dull(3000).hall(1.7, 0.34).done(0.42, 0.8)
}

// shock makes a discharge.
func shock(take int) pcm {
	p, c := seconds(1.0), chanceOf(take)
	at := 0.0
	for i := range 13 {
		p.rush(at, take+i, rush{from: c.about(1900, 0.35), to: c.about(1100, 0.2), wide: 0.35, fades: 0.022, gain: 0.8 - 0.045*float64(i)})
		at += 0.02 + 0.018*(1+c.next())
	}
	p.tone(0, tone{from: 104, to: 96, rises: 0.01, fades: 0.4, gain: 0.18, ratio: 1, index: 0.6})
	return p.dull(3600).hall(0.7, 0.2).done(0.26, 0.3)
}

// mind makes a thought that strikes.
func mind(take int) pcm {
	p := seconds(1.9)
	p.tone(0, tone{from: 233, to: 311, glides: 0.4, rises: 0.36, fades: 0.5, gain: 0.35, ratio: 0.5, index: 0.1})
	p.tone(0, tone{from: 247, to: 294, glides: 0.4, rises: 0.36, fades: 0.5, gain: 0.35})
	p.tone(0.36, tone{from: 116, to: 54, rises: 0.004, fades: 0.5, gain: 0.5})
	p.rush(0, take, rush{from: 420, to: 1300, wide: 0.25, rises: 0.36, fades: 0.16, gain: 0.5})
	return p.hall(1.5, 0.36).done(0.28, 0.6)
}

// miss makes a blow that meets nothing.
func miss(take int) pcm {
	p, c := seconds(0.8), chanceOf(take)
	p.rush(0, take, rush{from: c.about(1500, 0.1), to: 520, wide: 0.4, rises: 0.03, fades: 0.16, gain: 0.7})
	p.tone(0.05, tone{from: c.about(720, 0.06), to: 380, rises: 0.02, fades: 0.22, gain: 0.06})
	p.ring(0.1, mode{c.about(540, 0.1), 0.04, 0.12}, mode{c.about(870, 0.1), 0.03, 0.08})
	return p.hall(0.8, 0.26).done(0.14, 0.25)
}
