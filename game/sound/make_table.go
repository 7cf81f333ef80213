package sound

// Things on the table, and the interface.

// die makes one bounce of a die on stone.
func die(take int) pcm {
	p, c := seconds(0.42), chanceOf(take)
	at := func(hertz float64) float64 { return c.about(hertz, 0.05) }
	p.ring(0, mode{at(2150), 0.05, 0.5}, mode{at(3380), 0.03, 0.3}, mode{at(1240), 0.06, 0.35}, mode{at(355), 0.07, 0.8})
	p.rush(0, take, rush{from: 2600, to: 1500, wide: 0.9, fades: 0.014, gain: 1.2})
	return p.hall(0.35, 0.16).done(0.3, 0.1)
}

// card makes a card that is laid on the table.
func card(take int) pcm {
	p := seconds(0.4)
	p.rush(0, take, rush{from: 1500, to: 2400, wide: 0.7, rises: 0.05, fades: 0.07, gain: 0.5})
	p.ring(0.11, mode{240, 0.06, 0.5}, mode{510, 0.04, 0.25})
	p.rush(0.11, take+9, rush{from: 900, to: 500, wide: 1, fades: 0.03, gain: 0.5})
	return p.hall(0.3, 0.12).done(0.15, 0.08)
}

// coin makes dull coins that change hands.
func coin(take int) pcm {
	p, c := seconds(0.8), chanceOf(take)
	for i, at := range []float64{0, 0.085, 0.21} {
		g := []float64{1, 0.7, 0.45}[i]
		p.ring(at, mode{c.about(1330, 0.04), 0.2, 0.4 * g}, mode{c.about(2090, 0.04), 0.14, 0.3 * g}, mode{c.about(3010, 0.04), 0.08, 0.12 * g})
		p.rush(at, take+i, rush{from: 1800, to: 1200, wide: 0.8, fades: 0.012, gain: 0.4 * g})
	}
	return p.hall(0.5, 0.2).done(0.16, 0.15)
}

// tap makes what answers a click.
func tap(take int) pcm {
	p, c := seconds(0.22), chanceOf(take)
	p.ring(0, mode{c.about(610, 0.03), 0.05, 0.5}, mode{c.about(1030, 0.03), 0.03, 0.2}, mode{185, 0.06, 0.6})
	p.rush(0, take, rush{from: 1300, to: 700, wide: 1, fades: 0.01, gain: 0.35})
	return p.hall(0.25, 0.1).done(0.11, 0.06)
}

// refusal makes what says that something cannot be done now.
func refusal(take int) pcm {
	p := seconds(0.36)
	for i, at := range []float64{0, 0.11} {
		p.tone(at, tone{from: 165 - 25*float64(i), to: 120, rises: 0.004, fades: 0.12, gain: 0.8})
		p.rush(at, take+i, rush{from: 520, to: 300, wide: 0.9, fades: 0.05, gain: 0.9})
	}
	return p.hall(0.25, 0.1).done(0.14, 0.06)
}

// page makes a screen that opens over another.
func page(take int) pcm {
	p := seconds(0.4)
	p.rush(0, take, rush{from: 500, to: 1250, wide: 0.7, rises: 0.09, fades: 0.14, gain: 0.6})
	p.tone(0.03, tone{from: 196, to: 220, rises: 0.06, fades: 0.2, gain: 0.1})
	return p.hall(0.4, 0.16).done(0.09, 0.1)
}

// seat makes the call of another player.
func seat(int) pcm {
	p := seconds(1.6)
	p.ring(0, mode{220, 0.8, 0.5}, mode{441, 0.4, 0.14}, mode{664, 0.25, 0.05})
	p.ring(0.2, mode{330, 1.0, 0.45}, mode{661, 0.5, 0.12}, mode{995, 0.25, 0.04})
	return p.hall(1, 0.3).done(0.15, 0.5)
}
