//go:build !js

package sound

import (
	"math"
	"sync"
	"time"
)

// clip is a sound that the mixer can play.
type clip = pcm

// mostVoices is how many voices sound at once. One more ends the one that has sounded longest.
const mostVoices = 20

// mixer implements output: it adds up voices, in two channels.
type mixer struct {
	mu     sync.Mutex
	voices []playing
	number int
	want   Volumes
	at     Volumes // volumes follow without a click
	wake   func()  // something has begun; may be nil
	turned func()  // a volume of what is mixed ahead has changed; may be nil
}

// part is a part of the mix, by how long before it is heard it may be mixed.
type part uint8

const (
	prompt part = 1 << iota // what has to be heard at once
	ahead                   // drones and music, which nobody waits for
	whole  = prompt | ahead
)

// partOf returns the part that a bus belongs to.
func partOf(b Bus) part {
	if b == Effects {
		return prompt
	}
	return ahead
}

// playing is a voice of the mixer.
type playing struct {
	voice
	number      int
	pos         float64
	left, right float32
	level       float32 // 0 to 1
	change      float32 // of the level, each sample
}

func newMixer(wake func()) *mixer { return &mixer{wake: wake} }

// load implements output.
func (m *mixer) load(p pcm) clip { return p }

// start implements output.
func (m *mixer) start(v voice) int {
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.voices) >= 2*mostVoices && !v.loops {
		return 0 // nobody asks for sound
	}
	m.number++
	angle := float64(min(1, max(-1, v.pan))+1) * math.Pi / 4
	p := playing{voice: v, number: m.number, left: float32(math.Cos(angle) * math.Sqrt2), right: float32(math.Sin(angle) * math.Sqrt2), level: 1}
	if v.rises > 0 {
		p.level, p.change = 0, perSample(v.rises)
	}
	if len(m.voices) >= mostVoices {
		m.steal()
	}
	m.voices = append(m.voices, p)
	if m.wake != nil {
		m.wake()
	}
	return m.number
}

// steal fades the oldest voice that is no loop.
func (m *mixer) steal() {
	for i := range m.voices {
		if p := &m.voices[i]; !p.loops && p.change >= 0 {
			p.change = -perSample(30 * time.Millisecond)
			return
		}
	}
}

func perSample(d time.Duration) float32 { return float32(1 / (d.Seconds() * Rate)) }

// end implements output.
func (m *mixer) end(number int, over time.Duration) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for i := range m.voices {
		if m.voices[i].number == number {
			m.voices[i].change = -perSample(over)
		}
	}
}

// volumes implements output.
func (m *mixer) volumes(v Volumes) {
	m.mu.Lock()
	turned := m.want[Ambience] != v[Ambience] || m.want[Music] != v[Music]
	m.want = v
	m.mu.Unlock()
	if turned && m.turned != nil {
		m.turned()
	}
}

// silent reports whether nothing sounds.
func (m *mixer) silent() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return len(m.voices) == 0
}

// follow is the share by which a volume nears the wanted one each sample.
const follow = 0.0012

// mix fills two channels with the next samples of a part.
func (m *mixer) mix(of part, left, right []float32) {
	m.mu.Lock()
	defer m.mu.Unlock()
	clear(left)
	clear(right)
	kept := m.voices[:0]
	for i := range m.voices {
		p := m.voices[i]
		if of&partOf(p.bus) == 0 || m.add(&p, left, right) {
			kept = append(kept, p)
		}
	}
	clear(m.voices[len(kept):])
	m.voices = kept
	for b := range m.at {
		if of&partOf(Bus(b)) != 0 {
			m.at[b] = near(m.at[b], m.want[b], len(left))
		}
	}
	top := tops[of]
	for i := range left {
		left[i], right[i] = top*limit(left[i]/top), top*limit(right[i]/top)
	}
}

// near returns a volume some samples later.
func near(at, want float32, samples int) float32 {
	return want + (at-want)*float32(math.Pow(1-follow, float64(samples)))
}

// add adds a voice, and reports whether it goes on.
func (m *mixer) add(p *playing, left, right []float32) bool {
	volume, want := m.at[p.bus], m.want[p.bus]
	step := float64(p.pitch)
	for i := range left {
		n := int(p.pos)
		if n+1 >= len(p.clip) {
			if !p.loops {
				return false
			}
			p.pos -= float64(len(p.clip) - 1)
			n = int(p.pos)
		}
		part := float32(p.pos - float64(n))
		y := (p.clip[n] + (p.clip[n+1]-p.clip[n])*part) * p.gain * p.level * volume
		left[i] += y * p.left
		right[i] += y * p.right
		p.pos += step
		volume += (want - volume) * follow
		if p.change != 0 {
			if p.level += p.change; p.level >= 1 {
				p.level, p.change = 1, 0
			} else if p.level <= 0 {
				return false
			}
		}
	}
	return true
}

// tops are what a part never reaches, so that both together never reach 1.
var tops = [...]float32{prompt: 0.6, ahead: 0.4, whole: 1}

// knee is the level above which the mix is bent so that it never reaches 1.
const knee = 0.6

func limit(x float32) float32 {
	switch {
	case x > knee:
		return knee + (1-knee)*bend((x-knee)/(1-knee))
	case x < -knee:
		return -knee - (1-knee)*bend((-x-knee)/(1-knee))
	}
	return x
}

// bend rises from 0 with slope 1 towards 1.
func bend(x float32) float32 { return x / (1 + x) }
