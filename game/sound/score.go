package sound

import "time"

// Place is where the game is, which has a drone and music of its own.
type Place uint8

// The places.
const (
	Nowhere Place = iota
	Setup
	Exploration
	Combat
	Precipice
	Quay    // before the drowned city, and on its map
	Canals  // in the city, by dusk
	Moonlit // and by night
	places
)

// Tension is how dangerous it is there.
type Tension uint8

// The tensions.
const (
	Calm Tension = iota
	Wary
	Dire
	tensions
)

// Score is what sounds without being asked for.
type Score struct {
	Place   Place
	Tension Tension
}

// away is how long a player may do nothing before drone and music end, so that a game left alone rests.
const away = 90 * time.Second

const (
	entering = 3 * time.Second // the time in which a drone rises
	leaving  = 4 * time.Second // and in which it sinks
)

// drones holds the loops of each place.
var drones = [places][]Cue{
	Setup:       {"setup/low", "setup/air"},
	Exploration: {"exploration/low", "exploration/air"},
	Combat:      {"combat/low", "combat/air"},
	Precipice:   {"precipice/engine", "precipice/murmur"},
	Quay:        {"quay/low", "quay/water"},
	Canals:      {"canals/low", "canals/water"},
	Moonlit:     {"moonlit/low", "moonlit/wind"},
}

// usual holds the cues of each place that are made before they are asked for, the most frequent first.
var usual = [places][]Cue{
	Setup:       {Page},
	Exploration: {Card, Die, Phase, Stone, Find, Mend},
	Combat:      {Die, Boot, Hurt, Miss, Phase, Card, Slipper, Arrive, Fall, Iron, Claws, Shot, Beam, Blade},
	Precipice:   {Coin, Card, Die, Hatch, Dock, Mend},
	Quay:        {Page, Card, Wash},
	Canals:      {WoodDie, Boot, Hurt, Miss, Ratchet, Card, Slipper, Gate, Fall, Claws, Blade, Blow, Bowstring, Wash},
	Moonlit:     {WoodDie, Boot, Hurt, Miss, Ratchet, Wings, Slipper, Fall, Claws, Blade, Howl},
}

// conductor plays drones and music on a goroutine of its own.
type conductor struct {
	want   Score
	active time.Time // when the player last did something
	news   chan struct{}
	place  Place // whose drone sounds
	loops  []int // its voices
	steps  []step
	due    time.Time // of the next step
}

// Score sets what sounds without being asked for.
func (p *Player) Score(s Score) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.score.want != s {
		p.score.want = s
		p.score.wake()
	}
}

// stir notes that the player has done something.
func (c *conductor) stir(now time.Time) {
	rested := now.Sub(c.active) >= away
	if c.active = now; rested {
		c.wake()
	}
}

// wake lets the conductor look at once.
func (c *conductor) wake() {
	if c.news != nil {
		select {
		case c.news <- struct{}{}:
		default:
		}
	}
}

// conduct plays drones and music for ever. While nothing is to be played it waits.
func (p *Player) conduct() {
	p.mu.Lock()
	news := make(chan struct{}, 1)
	p.score.news, p.score.active = news, time.Now()
	p.mu.Unlock()
	timer := time.NewTimer(0)
	for {
		select {
		case <-timer.C:
		case <-news:
		}
		if next := p.perform(time.Now()); next > 0 {
			timer.Reset(next)
		}
	}
}

// perform plays what is due, and returns how long until there is something to do, 0 for as long as nothing
// changes.
func (p *Player) perform(now time.Time) (next time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	c := &p.score
	want, left := c.want, away-now.Sub(c.active)
	if left <= 0 {
		want = Score{}
	}
	if place := want.Place; place != c.place && (place == Nowhere || p.set[Ambience] > 0) {
		p.enter(place)
		c.due, c.steps = now.Add(entering+time.Second), nil
	}
	if p.set[Ambience] == 0 && c.place != Nowhere {
		p.enter(Nowhere)
	}
	if want.Place == Nowhere || p.set[Music] == 0 {
		c.steps, c.due = nil, now.Add(entering)
		return max(0, left)
	}
	if !now.Before(c.due) {
		if len(c.steps) == 0 {
			c.steps = phrase(want)
		}
		for _, r := range c.steps[0].plays {
			p.play(r)
		}
		c.due, c.steps = now.Add(c.steps[0].lasts), c.steps[1:]
	}
	return max(time.Millisecond, min(c.due.Sub(now), left))
}

// enter ends the drone of a place and begins that of another, once it has been made.
func (p *Player) enter(place Place) {
	c := &p.score
	for _, number := range c.loops {
		p.out.end(number, leaving)
	}
	c.place, c.loops = place, nil
	go func() {
		for _, cue := range drones[place] {
			p.prepare(cue)
			p.hum(place, cue)
		}
		p.prepare(usual[place]...)
	}()
}

// hum begins a drone, unless the place has changed meanwhile.
func (p *Player) hum(place Place, cue Cue) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if clip, ok := p.bank[version{cue, 0}]; ok && p.score.place == place {
		p.score.loops = append(p.score.loops, p.out.start(voice{clip: clip, bus: Ambience, gain: 1, pitch: 1, loops: true, rises: entering}))
	}
}
