package sound

import "math"

// Notes of the music, and the drones. Music is in D, with the E flat that darkens it.

// bow makes a long low note.
func bow(hertz float64) pcm {
	p := seconds(6.5)
	for i, off := range []float64{0.9965, 1, 1.0042} {
		p.tone(0, tone{from: hertz * off, to: hertz * off, rises: 1.1 + 0.2*float64(i), fades: 4.2, gain: 0.33, ratio: 1, index: 0.24})
	}
	p.tone(0, tone{from: hertz * 2.002, to: hertz * 2.002, rises: 1.6, fades: 3, gain: 0.2, ratio: 1, index: 0.16})
	return p.dull(1500).hall(2.2, 0.36).done(0.18, 1.5)
}

// bell makes a distant bell.
func bell(hertz float64) pcm {
	p := seconds(5)
	p.ring(0, mode{hertz, 2.6, 0.5}, mode{hertz * 2.004, 1.7, 0.14}, mode{hertz * 2.41, 1.2, 0.08}, mode{hertz * 3.01, 0.8, 0.05}, mode{hertz * 0.5, 2, 0.14})
	return p.dull(1800).hall(2.4, 0.5).done(0.16, 1.5)
}

// breath makes a note of many voices, none of them near.
func breath(hertz float64) pcm {
	p := seconds(7)
	for i, off := range []float64{0.994, 1.001, 1.0065} {
		p.tone(0.2*float64(i), tone{from: hertz * off, to: hertz * off, rises: 1.8, fades: 4, gain: 0.26, ratio: 2, index: 0.14})
		p.rush(0.2*float64(i), 40+i, rush{from: hertz * 2 * off, to: hertz * 2 * off, wide: 0.05, rises: 1.8, fades: 3.4, gain: 0.8})
	}
	return p.dull(1300).hall(2.4, 0.4).done(0.16, 1.6)
}

// drum makes a beat that is felt more than heard.
func drum(take int) pcm {
	p, c := seconds(1.4), chanceOf(take)
	p.tone(0, tone{from: c.about(128, 0.03), to: 55, rises: 0.006, fades: 0.45, gain: 0.8})
	p.rush(0, take, rush{from: 420, to: 240, wide: 0.8, fades: 0.09, gain: 0.5})
	return p.dull(900).hall(1.2, 0.24).done(0.26, 0.4)
}

// hum is one of the tones of a drone. It swells and sinks a whole number of times in a loop.
type hum struct {
	hertz, gain float64
	swells      float64
}

// drone is a loop of hums, whose pitches are moved so that each fits in a whole number of times, and of wind
// in a band.
type drone struct {
	length float64 // seconds
	seed   int
	level  float64 // mean strength
	wind   rush
	hums   []hum
}

func (d *drone) made() pcm {
	p, air := seconds(d.length), seconds(d.length+blend)
	for i, h := range d.hums {
		w := 2 * math.Pi * math.Round(h.hertz*d.length) / d.length / Rate
		slow := 2 * math.Pi * h.swells / d.length / Rate
		for j := range p {
			if j%breathing == 0 {
				breathe()
			}
			t := float64(j)
			p[j] += float32(h.gain * (0.62 + 0.38*math.Sin(slow*t+float64(i*2))) * math.Sin(w*t+float64(i)))
		}
	}
	wind := d.wind
	wind.rises, wind.fades = 0.001, endless
	air.rush(0, d.seed, wind)
	slow := 2 * math.Pi / d.length / Rate
	for j, x := range air.looped(blend) {
		t := float64(j)
		p[j] += x * float32(0.55+0.3*math.Sin(slow*t+float64(d.seed))+0.15*math.Sin(3*slow*t))
	}
	return p.level(d.level)
}

const (
	blend   = 2   // seconds in which a loop's end becomes its beginning
	endless = 1e5 // seconds that wind takes to fade
)

// level brings the mean strength of a sound to a level.
func (p pcm) level(level float64) pcm {
	gain := float32(level / p.strength())
	for i := range p {
		p[i] *= gain
	}
	return p
}

// strength returns the root of the mean square of a sound.
func (p pcm) strength() float64 {
	sum := 0.0
	for _, x := range p {
		sum += float64(x) * float64(x)
	}
	return math.Sqrt(sum / float64(max(1, len(p))))
}
