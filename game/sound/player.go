package sound

import (
	"cmp"
	"math/rand/v2"
	"sync"
	"time"
)

// Request asks for a cue.
type Request struct {
	Cue   Cue
	Pitch float32 // 0 is 1: as it was made
	Gain  float32 // 0 is 1
	Pan   float32 // from -1, left, to 1, right
}

// Volumes are those that a player has set, from 0 to 1, by bus.
type Volumes [buses]float32

// Player plays requests, and what belongs to the place. The zero value plays nothing until Open.
type Player struct {
	open     bool      // Open was called
	asked    []Request // in this tick
	now      time.Time
	captions []Caption
	tell     bool // captions are wanted

	mu     sync.Mutex // guards what follows, which other goroutines use too
	out    output     // nil without a device
	bank   map[version]clip
	making map[version]bool
	recent map[Cue]time.Time
	set    Volumes
	score  conductor
}

// Open lets the player sound. The device is opened in the background.
func (p *Player) Open() {
	p.open = true
	open(p.opened)
}

// opened takes the output.
func (p *Player) opened(out output) {
	p.mu.Lock()
	p.out, p.bank, p.making, p.recent = out, map[version]clip{}, map[version]bool{}, map[Cue]time.Time{}
	out.volumes(p.set)
	p.mu.Unlock()
	go func() {
		p.prepare(Tap)
		p.conduct()
	}()
}

// Ask asks for a sound in this tick. Of several the heaviest are heard.
func (p *Player) Ask(r Request) {
	if r.Cue == Silence {
		return
	}
	p.note(r)
	if p.open {
		p.asked = append(p.asked, r)
	}
}

const (
	mostAtOnce = 3                     // requests that are heard of those in one tick
	apart      = 35 * time.Millisecond // between two shots of one cue
)

// Tick plays what was asked for since the last tick. Active says that the player has done something.
func (p *Player) Tick(now time.Time, active bool) {
	p.now = now
	p.forget(now)
	if !p.open {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if active {
		p.score.stir(now)
	}
	if p.out == nil {
		p.asked = p.asked[:0]
		return
	}
	for heard := 0; heard < mostAtOnce; heard++ {
		r := p.heaviest(now)
		if r.Cue == Silence {
			break
		}
		p.recent[r.Cue] = now
		p.play(r)
	}
	p.asked = p.asked[:0]
}

// heaviest returns the heaviest of the requests that may be heard.
func (p *Player) heaviest(now time.Time) (found Request) {
	weight := -1
	for _, r := range p.asked {
		if m := cues[r.Cue]; m.weight > weight && now.Sub(p.recent[r.Cue]) >= apart && p.audible(m.bus) {
			found, weight = r, m.weight
		}
	}
	return found
}

// audible reports whether a bus can be heard.
func (p *Player) audible(b Bus) bool { return p.set[b] > 0 }

// play plays a request, as soon as it has been made if that does not take long.
func (p *Player) play(r Request) {
	m := cues[r.Cue]
	takes := m.takes
	first := rand.IntN(takes)
	for i := range takes {
		if c, ok := p.bank[version{r.Cue, (first + i) % takes}]; ok {
			p.out.start(shot(r, m, c))
			return
		}
	}
	v, asked := version{r.Cue, first}, time.Now()
	if p.making[v] {
		return
	}
	p.making[v] = true
	go func() {
		made := hurry(m.bus == Effects)
		p.make(v)
		made()
		p.mu.Lock()
		defer p.mu.Unlock()
		if time.Since(asked) < freshness || m.bus == Music {
			p.out.start(shot(r, m, p.bank[v]))
		}
	}()
}

// shot returns the voice of a request.
func shot(r Request, m *making, c clip) voice {
	pitch := cmp.Or(r.Pitch, 1) * (1 + m.varies*(2*rand.Float32()-1))
	return voice{clip: c, bus: m.bus, gain: cmp.Or(r.Gain, 1), pan: 0.8 * r.Pan, pitch: pitch}
}

// make puts a version into the bank.
func (p *Player) make(v version) {
	c := p.out.load(v.made())
	p.mu.Lock()
	defer p.mu.Unlock()
	p.bank[v] = c
	delete(p.making, v)
}

// prepare makes all versions of some cues, one after the other.
func (p *Player) prepare(list ...Cue) {
	for _, cue := range list {
		for take := range cues[cue].takes {
			v := version{cue, take}
			p.mu.Lock()
			_, made := p.bank[v]
			busy := made || p.making[v]
			p.making[v] = !made
			p.mu.Unlock()
			if !busy {
				p.make(v)
			}
		}
	}
}

// Set sets the volumes.
func (p *Player) Set(v Volumes) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.set == v {
		return
	}
	p.set = v
	if p.out != nil {
		p.out.volumes(v)
		p.score.wake()
	}
}
