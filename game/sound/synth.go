package sound

import "math"

// Rate is the number of samples a second that sounds are made with. Nothing in this place sounds above
// 12 kHz.
const Rate = 24000

// pcm is a sound in one channel.
type pcm []float32

func seconds(s float64) pcm { return make(pcm, int(s*Rate)) }

// breathing is how many samples are computed before other goroutines may run; see breathe.
const breathing = 1024

// chance is a source of noise. It needs no quality, only speed and the same numbers everywhere.
type chance uint32

func chanceOf(seed int) chance { return chance(uint32(seed)*2654435761 + 0x9E3779B9) }

// next returns a number from -1 to 1.
func (c *chance) next() float64 {
	x := uint32(*c)
	x ^= x << 13
	x ^= x >> 17
	x ^= x << 5
	*c = chance(x)
	return float64(int32(x)) / (1 << 31)
}

// about returns a number near another, at most so far from it as a share.
func (c *chance) about(x, share float64) float64 { return x * (1 + share*c.next()) }

// fade returns the factor for each sample that lets something fade by 60 dB in a time. It is made with Exp2
// because Exp differs between processors.
func fade(time float64) float64 { return math.Exp2(-9.965784 / (time * Rate)) }

// mode is a resonance of a struck thing.
type mode struct{ hertz, fades, gain float64 }

// ring strikes a thing at a time: each of its modes is a sine that fades.
func (p pcm) ring(at float64, modes ...mode) {
	for _, m := range modes {
		from := int(at * Rate)
		w, k := 2*math.Pi*m.hertz/Rate, fade(m.fades)
		a, b := 2*k*math.Cos(w), -k*k
		y0, y1 := 0.0, 0.0
		y1 = m.gain * math.Sin(w)
		end := min(len(p), from+int(m.fades*1.4*Rate))
		for i := from + 1; i < end; i++ {
			if i%breathing == 0 {
				breathe()
			}
			p[i] += float32(y1)
			y0, y1 = y1, a*y1+b*y0
		}
	}
}

// rush is noise in a band that moves.
type rush struct {
	from, to float64 // middle of the band in Hz, at the beginning and the end
	wide     float64 // 1 is as wide as its middle is high, less is narrower
	rises    float64 // seconds
	fades    float64 // seconds to 60 dB less
	gain     float64
	low      bool // everything below the middle instead of a band
}

// rush adds noise, from a time to its end.
func (p pcm) rush(at float64, seed int, r rush) {
	c, k, env := chanceOf(seed), fade(r.fades), 1.0
	from, n := int(at*Rate), int((r.rises+r.fades*1.2)*Rate)
	rises := max(1, int(r.rises*Rate))
	var low, band float64
	glide := math.Exp2(math.Log2(r.to/r.from) / float64(n))
	f := 2 * math.Sin(math.Pi*min(r.from, Rate*0.16)/Rate)
	q := min(1.6, max(0.04, r.wide))
	for i := range n {
		if i%breathing == 0 {
			breathe()
		}
		if from+i >= len(p) {
			return
		}
		low += f * band
		band += f * (c.next() - low - q*band)
		f = min(f*glide, 0.96)
		y := band * q * 2
		if r.low {
			y = low
		}
		if i < rises {
			x := float64(i) / float64(rises)
			y *= x * x * (3 - 2*x)
		} else {
			y *= env
			env *= k
		}
		p[from+i] += float32(y * r.gain)
	}
}

// tone is a sine that glides, with a second one that modulates it.
type tone struct {
	from, to     float64 // Hz
	glides       float64 // seconds from one to the other; 0 for all its time
	rises, fades float64
	gain         float64
	ratio, index float64 // of the modulation: its pitch against the tone's, and its depth, which fades too
}

// tone adds a tone, from a time to its end.
func (p pcm) tone(at float64, t tone) {
	from, n := int(at*Rate), int((t.rises+t.fades*1.2)*Rate)
	rises := max(1, int(t.rises*Rate))
	over := n
	if t.glides > 0 {
		over = int(t.glides * Rate)
	}
	glide, k := math.Exp2(math.Log2(t.to/t.from)/float64(over)), fade(t.fades)
	hertz, env, phase, second := t.from, 1.0, 0.0, 0.0
	for i := range n {
		if i%breathing == 0 {
			breathe()
		}
		if from+i >= len(p) {
			return
		}
		y := math.Sin(2 * math.Pi * (phase + t.index*env*math.Sin(2*math.Pi*second)))
		phase += hertz / Rate
		second += hertz * t.ratio / Rate
		phase, second = phase-math.Floor(phase), second-math.Floor(second)
		if i < over {
			hertz *= glide
		}
		if i < rises {
			x := float64(i) / float64(rises)
			y *= x * x * (3 - 2*x)
		} else {
			y *= env
			env *= k
		}
		p[from+i] += float32(y * t.gain)
	}
}

// dull takes away what is above a pitch, gently.
func (p pcm) dull(hertz float64) pcm {
	k := 1 - math.Exp2(-2*math.Pi*hertz/Rate*1.442695)
	y := 0.0
	for i, x := range p {
		y += k * (float64(x) - y)
		p[i] = float32(y)
	}
	return p
}

// The delays of hall, in samples, chosen without common factors.
var (
	combs  = [...]int{1117, 1277, 1423, 1559}
	passes = [...]int{347, 113}
)

// hall adds the echo of a stone hall that fades in a time, and darkens as it fades.
func (p pcm) hall(time, wet float64) pcm {
	echo := make([]float64, len(p))
	for _, n := range combs {
		breathe()
		line, dark := make([]float64, n), 0.0
		back := math.Exp2(-9.965784 * float64(n) / (time * Rate))
		at := 0
		for i, x := range p {
			y := line[at]
			dark += 0.38 * (y - dark)
			line[at] = float64(x) + dark*back
			if at++; at == n {
				at = 0
			}
			echo[i] += y
		}
	}
	for _, n := range passes {
		breathe()
		line, at := make([]float64, n), 0
		for i, x := range echo {
			y := line[at] - 0.6*x
			line[at] = x + 0.6*y
			if at++; at == n {
				at = 0
			}
			echo[i] = y
		}
	}
	for i, y := range echo {
		p[i] += float32(y * wet * 0.25)
	}
	return p
}

// hushes is how long a sound takes to end, at least.
const hushes = 0.02

// done removes what nobody hears below 28 Hz, brings the highest peak to a level, and lets the sound begin
// and end in silence. With a tail, the last part of it fades out.
func (p pcm) done(peak, tail float64) pcm {
	p.raise(28)
	most := float32(0)
	for _, x := range p {
		most = max(most, x, -x)
	}
	if most == 0 {
		return p
	}
	gain := float32(peak) / most
	in, out := 6, min(len(p), int(max(tail, hushes)*Rate))
	for i := range p {
		p[i] *= gain
		if i < in {
			p[i] *= float32(i) / float32(in)
		}
		if left := len(p) - 1 - i; left < out {
			x := float32(left) / float32(out)
			p[i] *= x * x
		}
	}
	return p
}

// raise takes away what is below a pitch.
func (p pcm) raise(hertz float64) {
	k, low := 2*math.Pi*hertz/Rate, 0.0
	for i, x := range p {
		low += k * (float64(x) - low)
		p[i] = float32(float64(x) - low)
	}
}

// looped makes a loop without a seam: the end of the sound is blended into its beginning.
func (p pcm) looped(blend float64) pcm {
	n := int(blend * Rate)
	loop := p[:len(p)-n]
	for i := range n {
		x := float64(i) / float64(n)
		loop[i] = float32(float64(loop[i])*math.Sin(x*math.Pi/2) + float64(p[len(loop)+i])*math.Cos(x*math.Pi/2))
	}
	return loop
}
