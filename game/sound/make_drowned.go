package sound

// Notes of the music of the drowned city: an organ and a bell, both heard through water. It is in D, with the B flat that lies on it.

// organ makes a note of a barrel organ under water.
func organ(hertz float64) pcm {
	p := seconds(6.2)
	for i, off := range []float64{0.993, 1, 1.006} {
		p.tone(0.05*float64(i), tone{from: hertz * off, to: hertz * off * 0.996, rises: 0.7 + 0.15*float64(i), fades: 3.8, gain: 0.3, ratio: 3.1 / hertz, index: 0.2})
	}
	p.tone(0.1, tone{from: hertz * 3, to: hertz * 2.99, rises: 0.9, fades: 2.6, gain: 0.1, ratio: 2.3 / hertz, index: 0.14})
	p.rush(0, 21, rush{from: hertz * 2, to: hertz * 2, wide: 0.1, rises: 0.8, fades: 2.8, gain: 0.25})
	return p.dull(900).hall(2.4, 0.4).done(0.17, 1.5)
}

// sunken makes a bell that swings far below.
func sunken(hertz float64) pcm {
	p := seconds(5.4)
	p.tone(0, tone{from: hertz * 1.012, to: hertz, glides: 0.6, rises: 0.012, fades: 2.6, gain: 0.5, ratio: 2.6 / hertz, index: 0.12})
	p.ring(0, mode{hertz * 1.19, 1.7, 0.16}, mode{hertz * 1.503, 1.3, 0.12}, mode{hertz * 2.01, 1, 0.1}, mode{hertz * 2.66, 0.6, 0.05}, mode{hertz * 0.5, 2.2, 0.22})
	return p.dull(1200).hall(2.6, 0.5).done(0.16, 1.6)
}
