//go:build !js

package sound

import (
	"math"
	"testing"
	"time"
)

// server is a sound server by a clock of its own. It keeps what a feed has given it and plays that in time.
type server struct {
	fed  *feed
	room int // samples of both channels that it keeps
	kept []float32
}

func serves(d *device, of part, holds time.Duration) *server {
	return &server{fed: d.feed(of), room: samplesIn(holds)}
}

// samplesIn returns how many samples of both channels play in a time.
func samplesIn(d time.Duration) int { return 2 * int(d.Seconds()*2*Rate) }

// plays lets time pass in steps of ten milliseconds and returns how loud it is in each. While the feeder is stalled nobody
// gives the server anything.
func (s *server) plays(lasts time.Duration, stalled bool) (loud []float64) {
	const step = 10 * time.Millisecond
	for ; lasts > 0; lasts -= step {
		if lacks := s.room - len(s.kept); !stalled && lacks > 0 {
			b := make([]float32, lacks/4*4)
			s.fed.fill(b)
			s.kept = append(s.kept, b...)
		}
		n, sum := min(samplesIn(step), len(s.kept)), 0.0
		for _, x := range s.kept[:n] {
			sum += math.Abs(float64(x)) / float64(samplesIn(step))
		}
		s.kept = s.kept[n:]
		loud = append(loud, sum)
	}
	return loud
}

// scored returns a device at full volume with a drone and a note.
func scored() *device {
	d := newDevice()
	d.volumes(Volumes{1, 1, 1})
	d.at = d.want
	<-d.retuned
	d.start(voice{clip: flat(0.05, Rate/10), bus: Ambience, gain: 1, pitch: 1, loops: true})
	d.start(voice{clip: flat(0.1, 10*Rate), bus: Music, gain: 1, pitch: 1})
	return d
}

// quietest returns the least of some numbers, loudest the greatest.
func quietest(loud []float64) float64 {
	least := math.Inf(1)
	for _, x := range loud {
		least = min(least, x)
	}
	return least
}

func loudest(loud []float64) (most float64) {
	for _, x := range loud {
		most = max(most, x)
	}
	return most
}

// While a busy machine lets nobody mix for 600 ms, drone and music go on, since the server has them already. What has to be
// heard at once has no such stock.
func TestDroneAndMusicGoOnWhileNobodyMixes(t *testing.T) {
	const stall = 600 * time.Millisecond
	d := scored()
	bed, all := serves(d, ahead, stock), serves(scored(), whole, latency)
	for _, s := range []*server{bed, all} {
		if at := quietest(s.plays(2*time.Second, false)[10:]); at < 0.14 {
			t.Fatalf("before the stall it plays at %.3f", at)
		}
	}
	for round := range 3 {
		if at := quietest(bed.plays(stall, true)); at < 0.14 {
			t.Errorf("stall %d: drone and music fall to %.3f", round, at)
		}
		if at := quietest(bed.plays(300*time.Millisecond, false)); at < 0.14 {
			t.Errorf("after stall %d: drone and music fall to %.3f", round, at)
		}
	}
	if at := quietest(all.plays(stall, true)); at > 0 {
		t.Errorf("what is kept for %v lasts for %v", latency, stall)
	}
}

// What is mixed ahead keeps nobody waiting: a sound is heard in time, and a volume at once.
func TestWhatIsMixedAheadKeepsNobodyWaiting(t *testing.T) {
	d := scored()
	bed, now := serves(d, ahead, stock), serves(d, prompt, latency)
	bed.plays(2*time.Second, false)
	now.plays(time.Second, false)
	d.start(voice{clip: flat(0.2, Rate), gain: 1, pitch: 1})
	if at := now.plays(latency+30*time.Millisecond, false); at[0] > 0 || at[len(at)-1] < 0.15 {
		t.Errorf("a sound is heard as %.3f", at)
	}
	if at := loudest(bed.plays(time.Second, false)); at > 0.16 {
		t.Errorf("what is prompt is mixed ahead too: %.3f", at)
	}
	for _, c := range []struct {
		set         Volumes
		least, most float64
	}{{Volumes{1, 0, 0}, 0, 0.001}, {Volumes{1, 1, 1}, 0.14, 0.16}, {Volumes{1, 0.5, 0.5}, 0.07, 0.08}, {Volumes{}, 0, 0.001}} {
		d.volumes(c.set)
		select {
		case <-d.retuned:
			bed.kept = nil // as pipes do that keep something ahead
		default:
			t.Fatalf("nobody hears of the volumes %v", c.set)
		}
		bed.plays(200*time.Millisecond, false)
		if loud := bed.plays(500*time.Millisecond, false); quietest(loud) < c.least || loudest(loud) > c.most {
			t.Errorf("at the volumes %v it plays at %.3f to %.3f", c.set, quietest(loud), loudest(loud))
		}
	}
	d.volumes(Volumes{1, 0, 0})
	if len(d.retuned) > 0 {
		t.Error("the volume of effects is waited for")
	}
}

// Both parts together never clip, however much sounds in each.
func TestBothPartsTogetherNeverClip(t *testing.T) {
	m := full()
	for i := range mostVoices {
		m.start(voice{clip: flat(1, Rate), bus: Bus(i % int(buses)), gain: 1, pitch: 1, pan: 1})
	}
	left, right := make([]float32, block), make([]float32, block)
	far, more := make([]float32, block), make([]float32, block)
	for range 20 {
		m.mix(prompt, left, right)
		m.mix(ahead, far, more)
		for i := range right {
			if sum := right[i] + more[i]; sum >= 1 || sum < 0.5 {
				t.Fatalf("together they reach %v", sum)
			}
		}
	}
}

// tuned is a pipe that notes when it is to drop what it keeps.
type tuned struct {
	chain
	dropped chan time.Time
}

func (p *tuned) retune() { p.dropped <- time.Now() }

// A device that plays lets its pipe drop what was mixed ahead as soon as a volume changes, and not at its next look.
func TestAPlayingDeviceIsRetunedAtOnce(t *testing.T) {
	d := newDevice()
	p := &tuned{chain: chain{fed: d.feed(whole)}, dropped: make(chan time.Time, 10)}
	ended := make(chan struct{})
	go func() {
		d.play(p)
		close(ended)
	}()
	d.start(voice{clip: flat(0.1, Rate), bus: Music, gain: 1, pitch: 1})
	d.volumes(Volumes{1, 1, 1})
	for _, v := range []Volumes{{1, 0.5, 0.5}, {1, 0, 0}} {
		select {
		case <-p.dropped:
		case <-time.After(10 * time.Second):
			t.Fatalf("nothing is dropped before the volumes %v", v)
		}
		d.volumes(v)
	}
	close(d.woken)
	<-ended
}
