//go:build !js

package sound

import (
	"sync"
	"testing"
	"time"
)

// ear is an output that notes what it is asked to play.
type ear struct {
	mu    sync.Mutex
	heard []voice
	on    map[int]voice // loops that sound
}

func (e *ear) load(p pcm) clip { return p }

func (e *ear) start(v voice) int {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.heard = append(e.heard, v)
	if n := len(e.heard); v.loops {
		e.on[n] = v
	}
	return len(e.heard)
}

func (e *ear) end(number int, _ time.Duration) {
	e.mu.Lock()
	defer e.mu.Unlock()
	delete(e.on, number)
}

func (e *ear) volumes(Volumes) {}

// loops returns how many drones sound.
func (e *ear) loops() int {
	e.mu.Lock()
	defer e.mu.Unlock()
	return len(e.on)
}

// count returns how many voices of a bus began.
func (e *ear) count(b Bus) (n int) {
	e.mu.Lock()
	defer e.mu.Unlock()
	for _, v := range e.heard {
		if v.bus == b {
			n++
		}
	}
	return n
}

// listening returns a player that knows all sounds already, and what listens to it.
func listening() (*Player, *ear) {
	e := &ear{on: map[int]voice{}}
	p := &Player{open: true, out: e, set: Volumes{1, 1, 1}, making: map[version]bool{}, recent: map[Cue]time.Time{}, bank: map[version]clip{}}
	for _, v := range versions() {
		p.bank[v] = flat(0.1, 100)
	}
	return p, e
}

// Of many sounds in one moment, as at instant speed, the heaviest are heard, and the same one only once.
func TestSoundsOfOneMomentDoNotPileUp(t *testing.T) {
	p, e := listening()
	now := time.Now()
	for range 50 {
		for _, c := range []Cue{Card, Boot, Toll, Maim, Hurt, Silence} {
			p.Ask(Request{Cue: c})
		}
	}
	p.Tick(now, true)
	if n := e.count(Effects); n != mostAtOnce {
		t.Errorf("%d of 250 sounds are heard at once", n)
	}
	p.Tick(now, true)
	if n := e.count(Effects); n != mostAtOnce {
		t.Error("what was not heard is heard later")
	}
	p.Ask(Request{Cue: Toll})
	p.Tick(now.Add(apart/2), true)
	p.Ask(Request{Cue: Toll})
	p.Tick(now.Add(2*apart), true)
	if n := e.count(Effects); n != mostAtOnce+1 {
		t.Errorf("a sound that comes again at once and later is heard %d times", n-mostAtOnce+1)
	}
}

func TestWhatIsMutedIsNotPlayed(t *testing.T) {
	p, e := listening()
	p.Set(Volumes{0, 1, 1})
	p.Ask(Request{Cue: Boom})
	p.Tick(time.Now(), true)
	if e.count(Effects) != 0 {
		t.Error("a muted sound is played")
	}
	var silent Player
	silent.Ask(Request{Cue: Boom})
	silent.Score(Score{Combat, Dire})
	silent.Set(Volumes{})
	silent.Tick(time.Now(), true) // without a device nothing happens
}

// A sound that has to be made first is played when it is ready, or not at all if that takes too long.
func TestASoundIsMadeWhenItIsFirstAskedFor(t *testing.T) {
	p, e := listening()
	clear(p.bank)
	p.Ask(Request{Cue: Tap})
	p.Tick(time.Now(), true)
	for end := time.Now().Add(10 * time.Second); ; time.Sleep(time.Millisecond) {
		p.mu.Lock()
		made := len(p.bank)
		p.mu.Unlock()
		if made == 1 {
			break
		}
		if time.Now().After(end) {
			t.Fatal("the sound is never made")
		}
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if n := e.count(Effects); n > 1 {
		t.Errorf("it is played %d times", n)
	}
}

// until performs what is due, again and again, for a time that passes at once. It returns how many notes of
// the music began.
func until(p *Player, e *ear, now *time.Time, lasts time.Duration, active bool) int {
	was := e.count(Music)
	for end := now.Add(lasts); now.Before(end); {
		if active {
			p.score.active = *now
		}
		next := p.perform(*now)
		if next == 0 {
			*now = end
			break
		}
		*now = now.Add(min(next, time.Second))
	}
	return e.count(Music) - was
}

// settled waits until drones have been begun in the background.
func settled(t *testing.T, e *ear, loops int) {
	t.Helper()
	for end := time.Now().Add(5 * time.Second); e.loops() != loops; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%d drones sound, not %d", e.loops(), loops)
		}
	}
}

// Each place has drones, and between them and the silence when the player is away nothing is left over.
func TestDronesFollowThePlaceAndEndWhenThePlayerIsAway(t *testing.T) {
	p, e := listening()
	now := time.Now()
	for _, place := range []Place{Setup, Exploration, Combat, Precipice} {
		p.Score(Score{Place: place})
		until(p, e, &now, time.Second, true)
		settled(t, e, len(drones[place]))
	}
	until(p, e, &now, away+time.Second, false)
	settled(t, e, 0)
	if n := until(p, e, &now, time.Hour, false); n > 0 {
		t.Errorf("while the player is away %d notes begin", n)
	}
	if next := p.perform(now); next != 0 {
		t.Errorf("while the player is away the conductor wakes after %v", next)
	}
	until(p, e, &now, time.Second, true)
	settled(t, e, len(drones[Precipice]))
	p.set[Ambience] = 0
	until(p, e, &now, time.Second, true)
	settled(t, e, 0)
}

// There is little music, more of it where it is dangerous, and everywhere much silence.
func TestMusicFollowsTheTension(t *testing.T) {
	last := 0
	for tension := Calm; tension < tensions; tension++ {
		p, e := listening()
		now := time.Now()
		p.Score(Score{Combat, tension})
		n := until(p, e, &now, time.Hour, true)
		t.Logf("tension %d: %d notes and beats in an hour", tension, n)
		if n <= last || n > 3600 {
			t.Errorf("in an hour at tension %d %d notes begin, and at the one before %d", tension, n, last)
		}
		last = n
	}
	p, e := listening()
	now := time.Now()
	p.set[Music] = 0
	p.Score(Score{Combat, Dire})
	if until(p, e, &now, time.Hour, true) > 0 {
		t.Error("muted music plays")
	}
}

// Every place has phrases, of notes that there are, all within an octave of how they were made.
func TestPhrasesArePlayable(t *testing.T) {
	for place := Setup; place < places; place++ {
		if len(phrases[place]) < 3 || len(drones[place]) == 0 {
			t.Errorf("place %d has %d phrases", place, len(phrases[place]))
		}
		for _, phrase := range phrases[place] {
			for _, n := range phrase {
				if m, ok := cues[n.cue]; !ok || m.bus != Music || n.up < -6 || n.up > 6 || n.beats < 1 {
					t.Errorf("place %d has the note %+v", place, n)
				}
			}
		}
		for _, c := range append(drones[place], usual[place]...) {
			if _, ok := cues[c]; !ok {
				t.Errorf("there is no cue %q", c)
			}
		}
	}
}

func TestCaptionsTellOfWhatSounds(t *testing.T) {
	p, _ := listening()
	now := time.Now()
	p.Tick(now, true)
	p.Ask(Request{Cue: Boom})
	if list, _ := p.Captions(); len(list) > 0 {
		t.Error("captions come unasked for")
	}
	p.Caption(true)
	for _, c := range []Cue{Tap, Die, Boom, Boot, Die, Fall} {
		p.Ask(Request{Cue: c, Pan: -0.5})
	}
	list, ends := p.Captions()
	if len(list) != mostCaptions || list[0].Cue != Boot || list[2].Cue != Fall || list[2].Pan != -0.5 || !ends.Equal(now.Add(captionTime)) {
		t.Errorf("the captions are %v until %v", list, ends)
	}
	p.Tick(now.Add(captionTime), true)
	if list, _ := p.Captions(); len(list) > 0 {
		t.Errorf("%v never ends", list)
	}
}
