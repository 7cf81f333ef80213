//go:build !js

package sound

import (
	"math"
	"sync"
	"testing"
	"time"
)

// flat returns a clip at one level.
func flat(level float32, samples int) pcm {
	p := make(pcm, samples)
	for i := range p {
		p[i] = level
	}
	return p
}

// full returns a mixer at full volume.
func full() *mixer {
	m := newMixer(nil)
	m.volumes(Volumes{1, 1, 1})
	m.at = m.want
	return m
}

// mixed returns what a mixer plays in a time.
func mixed(m *mixer, time float64) (left, right pcm) {
	left, right = seconds(time), seconds(time)
	for i := 0; i < len(left); i += block {
		end := min(i+block, len(left))
		m.mix(whole, left[i:end], right[i:end])
	}
	return left, right
}

// Whatever sounds at once, the mix stays below 1 and does not change what is soft.
func TestTheMixNeverClips(t *testing.T) {
	m := full()
	m.start(voice{clip: flat(0.3, Rate), gain: 1, pitch: 1})
	if left, _ := mixed(m, 0.1); math.Abs(float64(left[100])-0.3) > 1e-4 {
		t.Errorf("a sound at 0.3 is played at %.4f", left[100])
	}
	for range 3 * mostVoices {
		m.start(voice{clip: flat(1, Rate), gain: 1, pitch: 1, pan: -1})
	}
	left, _ := mixed(m, 0.5)
	for _, x := range left {
		if x >= 1 {
			t.Fatalf("the mix reaches %v", x)
		}
	}
}

// Sounds pile up neither while they play nor while nobody asks for them.
func TestVoicesAreLimited(t *testing.T) {
	m := full()
	for range 5 * mostVoices {
		m.start(voice{clip: flat(0.01, Rate), gain: 1, pitch: 1})
	}
	if n := len(m.voices); n > 2*mostVoices {
		t.Errorf("%d voices wait", n)
	}
	if mixed(m, 0.1); len(m.voices) > mostVoices {
		t.Errorf("%d voices sound", len(m.voices))
	}
	if mixed(m, 1.1); !m.silent() {
		t.Error("after the last sound the mixer is not silent")
	}
}

func TestVoicesHaveASideAPitchAndAVolume(t *testing.T) {
	m := full()
	m.start(voice{clip: flat(0.2, Rate), gain: 1, pitch: 2, pan: 1})
	left, right := mixed(m, 0.6)
	if left[10] > 0.001 || right[10] < 0.2 {
		t.Errorf("on the right it plays %.3f and %.3f", left[10], right[10])
	}
	if right[len(right)-1] != 0 || right[int(0.45*Rate)] == 0 {
		t.Error("an octave higher a second does not last for half of one")
	}
	m.start(voice{clip: flat(0.2, Rate), bus: Music, gain: 1, pitch: 1})
	m.volumes(Volumes{1, 0, 1})
	left, _ = mixed(m, 0.9)
	if left[1] < 0.15 || left[len(left)-1] > 0.001 {
		t.Errorf("when the volume is turned down it goes from %.3f to %.3f", left[1], left[len(left)-1])
	}
	for i := 1; i < len(left); i++ {
		if left[i-1]-left[i] > 0.005 {
			t.Fatalf("the volume jumps by %.4f", left[i-1]-left[i])
		}
	}
}

func TestLoopsPlayUntilTheyAreEnded(t *testing.T) {
	m := full()
	n := m.start(voice{clip: flat(0.2, Rate/10), bus: Ambience, gain: 1, pitch: 1, loops: true, rises: 500 * time.Millisecond})
	left, _ := mixed(m, 1)
	if left[0] != 0 || left[len(left)/4] < 0.09 || left[len(left)/4] > 0.11 || left[len(left)-1] < 0.199 {
		t.Errorf("a rising loop goes by %.3f and %.3f to %.3f", left[0], left[len(left)/4], left[len(left)-1])
	}
	m.end(n, 200*time.Millisecond)
	if mixed(m, 0.3); !m.silent() {
		t.Error("a loop that was ended plays on")
	}
}

// What is made at one rate is played at twice of it, unchanged but for the delay of the filter.
func TestDoublingKeepsATone(t *testing.T) {
	var d doubler
	const hertz = 3000
	worst := 0.0
	for i := range 2000 {
		a, b := d.next(float32(math.Sin(2 * math.Pi * hertz * float64(i) / Rate)))
		if i < 100 {
			continue
		}
		at := float64(i - len(halves))
		worst = max(worst, math.Abs(float64(a)-math.Sin(2*math.Pi*hertz*at/Rate)), math.Abs(float64(b)-math.Sin(2*math.Pi*hertz*(at+0.5)/Rate)))
	}
	if worst > 0.02 {
		t.Errorf("a tone is off by %.3f", worst)
	}
}

// chain is a pipe that asks for sound while it runs, and stalls when told to.
type chain struct {
	fed             *feed
	running         chan bool
	runs, rests, re int
	stalled         bool
}

func (c *chain) run() error {
	c.runs++
	c.feed(true)
	return nil
}

func (c *chain) rest() {
	c.rests++
	c.feed(false)
}

func (c *chain) again() error {
	c.re, c.stalled = c.re+1, false
	c.feed(true)
	return nil
}

func (c *chain) feeds() []*feed { return []*feed{c.fed} }

func (c *chain) retune() {}

func (c *chain) feed(on bool) {
	if c.running != nil {
		close(c.running)
		c.running = nil
	}
	if !on || c.stalled {
		return
	}
	done := make(chan bool)
	c.running = done
	go func() {
		for b := make([]float32, 960); ; time.Sleep(5 * time.Millisecond) {
			select {
			case <-done:
				return
			default:
				c.fed.fill(b)
			}
		}
	}()
}

// Two pipes that ask at once, one begun anew and the one before it, share out what sounds: nothing is played twice or lost.
func TestTwoPipesThatAskAtOnceShareTheSound(t *testing.T) {
	f := &feed{mixer: full(), part: whole}
	const samples = 40 * block
	ramp := make(pcm, samples+1)
	for i := range ramp {
		ramp[i] = 0.4 * float32(i) / samples
	}
	f.mixer.start(voice{clip: ramp, gain: 1, pitch: 1})
	var fed [2]float64
	var both sync.WaitGroup
	for i := range fed {
		both.Go(func() {
			b := make([]float32, 4*block)
			for range samples / block / 2 {
				f.fill(b)
				for _, x := range b {
					fed[i] += float64(x)
				}
			}
		})
	}
	both.Wait()
	want := 0.0
	for _, x := range ramp[:samples] {
		want += 4 * float64(x)
	}
	if got := fed[0] + fed[1]; math.Abs(got-want) > want/100 {
		t.Errorf("together they play %.1f of %.1f", got, want)
	}
}

// A device rests when nothing sounds, is woken by the next sound, and is begun anew when it stalls.
func TestADeviceRestsWakesAndIsBegunAnew(t *testing.T) {
	d := newDevice()
	c := &chain{fed: d.feed(whole), stalled: true}
	wait := func(what string, done func() bool) {
		t.Helper()
		for end := time.Now().Add(20 * time.Second); !done(); time.Sleep(10 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatal(what)
			}
		}
	}
	ended := make(chan struct{})
	go func() {
		d.play(c)
		close(ended)
	}()
	for round := 1; round <= 2; round++ {
		d.start(voice{clip: flat(0.1, Rate/4), gain: 1, pitch: 1})
		wait("the sound never ends", d.silent)
		wait("the device never rests", func() bool {
			at := c.fed.pulled.Load()
			time.Sleep(50 * time.Millisecond)
			return c.fed.pulled.Load() == at
		})
	}
	close(d.woken)
	<-ended
	if c.runs != 2 || c.rests != 2 || c.re != 1 {
		t.Errorf("it ran %d times, rested %d times and was begun anew %d times", c.runs, c.rests, c.re)
	}
}
