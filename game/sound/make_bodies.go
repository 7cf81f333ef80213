package sound

// Figures: how they walk, and what happens to them.

// boot makes a step of a boot on stone.
func boot(take int) pcm {
	p, c := seconds(0.4), chanceOf(take)
	p.tone(0, tone{from: c.about(150, 0.06), to: 72, rises: 0.003, fades: 0.11, gain: 0.6})
	p.ring(0, mode{c.about(330, 0.08), 0.05, 0.4}, mode{c.about(590, 0.08), 0.03, 0.2})
	p.rush(0, take, rush{from: 1100, to: 500, wide: 0.9, fades: 0.02, gain: 0.5})
	p.rush(0.03, take+7, rush{from: 620, to: 380, wide: 0.8, rises: 0.02, fades: 0.08, gain: 0.28})
	return p.hall(0.45, 0.14).done(0.2, 0.1)
}

// slipper makes the step of somebody who does not want to be heard.
func slipper(take int) pcm {
	p, c := seconds(0.34), chanceOf(take)
	p.tone(0, tone{from: c.about(86, 0.06), to: 62, rises: 0.006, fades: 0.08, gain: 0.45})
	p.rush(0, take, rush{from: c.about(760, 0.1), to: 420, wide: 0.8, rises: 0.012, fades: 0.07, gain: 0.5})
	return p.hall(0.45, 0.16).done(0.13, 0.1)
}

// iron makes the step of a machine.
func iron(take int) pcm {
	p, c := seconds(0.6), chanceOf(take)
	p.tone(0, tone{from: 120, to: 52, rises: 0.003, fades: 0.16, gain: 0.7})
	p.ring(0.005, mode{c.about(231, 0.03), 0.16, 0.4}, mode{c.about(417, 0.03), 0.14, 0.4}, mode{c.about(689, 0.03), 0.1, 0.26}, mode{c.about(1130, 0.03), 0.05, 0.12})
	p.rush(0, take, rush{from: 900, to: 300, wide: 1, fades: 0.03, gain: 0.5})
	return p.hall(0.6, 0.18).done(0.23, 0.15)
}

// claws makes a step of bare feet with claws.
func claws(take int) pcm {
	p, c := seconds(0.36), chanceOf(take)
	for i, at := range []float64{0, 0.028, 0.047} {
		p.ring(at, mode{c.about(1450, 0.12), 0.02, 0.16}, mode{c.about(940, 0.1), 0.025, 0.14})
		p.rush(at, take+i, rush{from: 1500, to: 900, wide: 0.9, fades: 0.012, gain: 0.3})
	}
	p.tone(0, tone{from: 105, to: 70, rises: 0.005, fades: 0.08, gain: 0.5})
	return p.hall(0.4, 0.16).done(0.15, 0.1)
}

// hover makes a machine that floats past.
func hover(take int) pcm {
	p, c := seconds(0.7), chanceOf(take)
	base := c.about(172, 0.04)
	p.tone(0, tone{from: base, to: base * 1.18, rises: 0.1, fades: 0.4, gain: 0.4, ratio: 0.502, index: 0.12})
	p.tone(0, tone{from: base * 1.503, to: base * 1.6, rises: 0.12, fades: 0.3, gain: 0.14})
	p.rush(0, take, rush{from: 500, to: 900, wide: 0.3, rises: 0.1, fades: 0.22, gain: 0.18})
	return p.hall(0.6, 0.2).done(0.12, 0.2)
}

// hurt makes a blow that somebody takes.
func hurt(take int) pcm {
	p, c := seconds(0.55), chanceOf(take)
	p.tone(0, tone{from: c.about(210, 0.06), to: 74, rises: 0.002, fades: 0.15, gain: 0.8})
	p.rush(0, take, rush{from: 900, to: 320, wide: 0.9, fades: 0.06, gain: 0.9})
	p.rush(0.02, take+3, rush{from: 520, to: 380, wide: 0.4, rises: 0.03, fades: 0.12, gain: 0.4})
	return p.hall(0.6, 0.18).done(0.3, 0.15)
}

// maim makes a grievous blow.
func maim(take int) pcm {
	p, c := seconds(1.2), chanceOf(take)
	p.tone(0, tone{from: c.about(170, 0.05), to: 42, rises: 0.002, fades: 0.4, gain: 0.9})
	p.rush(0, take, rush{from: 1500, to: 200, wide: 1, fades: 0.12, gain: 1})
	p.rush(0.05, take+3, rush{from: 700, to: 240, wide: 0.5, rises: 0.02, fades: 0.18, gain: 0.6})
	p.ring(0.01, mode{c.about(295, 0.02), 0.3, 0.3}, mode{c.about(313, 0.02), 0.34, 0.28})
	return p.hall(1.1, 0.26).done(0.4, 0.3)
}

// fall makes somebody who drops and does not rise.
func fall(take int) pcm {
	p := seconds(1.3)
	p.tone(0, tone{from: 140, to: 58, glides: 0.3, rises: 0.03, fades: 0.35, gain: 0.35})
	p.rush(0, take, rush{from: 600, to: 260, wide: 0.4, rises: 0.06, fades: 0.22, gain: 0.35})
	for i, at := range []float64{0.17, 0.3} {
		g := 1 - 0.45*float64(i)
		p.tone(at, tone{from: 150, to: 54, rises: 0.003, fades: 0.2, gain: 0.7 * g})
		p.rush(at, take+2+i, rush{from: 900, to: 320, wide: 1, fades: 0.09, gain: 0.9 * g})
	}
	return p.hall(1, 0.24).done(0.32, 0.3)
}

// daze makes a blow that stuns.
func daze(take int) pcm {
	p := seconds(1.1)
	p.tone(0, tone{from: 354, to: 306, rises: 0.004, fades: 0.7, gain: 0.35})
	p.tone(0, tone{from: 364, to: 326, rises: 0.004, fades: 0.7, gain: 0.35})
	p.tone(0, tone{from: 120, to: 70, rises: 0.003, fades: 0.16, gain: 0.8})
	p.rush(0, take, rush{from: 1100, to: 500, wide: 0.8, fades: 0.05, gain: 0.6})
	return p.hall(0.8, 0.24).done(0.24, 0.3)
}

// knell makes the bell for somebody who is out of action.
func knell(int) pcm {
	p := seconds(3.2)
	p.ring(0, mode{98, 2.2, 0.5}, mode{196.6, 1.8, 0.4}, mode{233.4, 1.5, 0.3}, mode{293.1, 1.3, 0.3}, mode{395, 0.9, 0.16})
	p.tone(0, tone{from: 80, to: 40, rises: 0.003, fades: 0.3, gain: 0.7})
	return p.hall(1.8, 0.34).done(0.32, 1)
}

// toll makes the bell for the dead.
func toll(int) pcm {
	p := seconds(4.5)
	for i, at := range []float64{0, 1.1} {
		g := 1 - 0.4*float64(i)
		p.ring(at, mode{65.4, 2.6, 0.7 * g}, mode{131.5, 2.2, 0.5 * g}, mode{155.9, 1.9, 0.34 * g}, mode{196.4, 1.6, 0.3 * g}, mode{263, 1.4, 0.3 * g}, mode{327, 1, 0.14 * g})
		p.tone(at, tone{from: 70, to: 36, rises: 0.003, fades: 0.3, gain: 0.6 * g})
	}
	return p.hall(2.2, 0.36).done(0.34, 1.2)
}

// mend makes a wound that closes.
func mend(int) pcm {
	p := seconds(1.8)
	for i, hertz := range []float64{146.8, 220, 293.7} {
		p.tone(0.13*float64(i), tone{from: hertz * 0.985, to: hertz, glides: 0.2, rises: 0.12, fades: 0.8, gain: 0.3 / (1 + 0.3*float64(i)), ratio: 1, index: 0.05})
	}
	return p.hall(1.2, 0.34).done(0.17, 0.6)
}
