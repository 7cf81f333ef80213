//go:build !js

package sound

import (
	"sync"
	"sync/atomic"
	"time"
)

// device plays a mixer on the sound device, and rests whenever the mixer is silent.
type device struct {
	*mixer
	woken   chan struct{} // holds one wake at most
	retuned chan struct{} // what was mixed ahead has the wrong volume; holds one at most
}

// feed gives a part of the mix to a stream of sound.
type feed struct {
	mixer  *mixer
	part   part
	pulled atomic.Int64 // how often it was asked for sound

	feeding     sync.Mutex // a pipe that is begun anew may ask while the one before it still does; guards what follows
	left, right [block]float32
	doubling    [2]doubler
}

// pipe leads to the system's sound. It asks its feeds for sound while it runs.
type pipe interface {
	run() error
	rest()
	// again makes a pipe that has stopped asking run anew.
	again() error
	// retune drops what was mixed ahead and is not yet heard.
	retune()
	feeds() []*feed
}

const (
	block   = 256                    // samples that are mixed at once
	latency = 70 * time.Millisecond  // between mixing and hearing what is prompt
	stock   = time.Second            // and what is mixed ahead: it lasts while a busy machine lets nobody mix
	checks  = 250 * time.Millisecond // how often a running pipe is looked at
	retunes = 80 * time.Millisecond  // between two changes of volume that are heard at once
	lingers = 12                     // silent looks before it rests, longer than anything is kept
	stalls  = 3                      // looks without being asked for sound before it begins anew
	retried = 5 * time.Second        // after a failure
	retries = 12
)

// open opens the sound device in the background and tells of it. Without a device it tells nothing.
func open(opened func(output)) {
	go func() {
		d := newDevice()
		if p := openPipe(d); p != nil {
			opened(d)
			d.play(p)
		}
	}()
}

func newDevice() *device {
	d := &device{woken: make(chan struct{}, 1), retuned: make(chan struct{}, 1)}
	d.mixer = newMixer(func() { tell(d.woken) }) // something has begun to sound
	d.turned = func() { tell(d.retuned) }
	return d
}

// tell puts a word into a channel that holds one at most.
func tell(to chan struct{}) {
	select {
	case to <- struct{}{}:
	default:
	}
}

// play runs the pipe whenever something sounds, until the device fails for good.
func (d *device) play(p pipe) {
	for range d.woken {
		err, tries := p.run(), 0
		for {
			if err == nil {
				tries = 0
				if err = d.watch(p); err == nil {
					break
				}
			}
			if tries++; tries > retries {
				return
			}
			time.Sleep(retried)
			err = p.again()
		}
		p.rest()
	}
}

// watch waits until the mixer is silent. It begins anew with a pipe that has stopped asking for sound.
func (d *device) watch(p pipe) (err error) {
	look := time.NewTicker(checks)
	defer look.Stop()
	feeds := p.feeds()
	asked, still := make([]int64, len(feeds)), 0
	for quiet := 0; err == nil && quiet < lingers; {
		select {
		case <-d.retuned:
			p.retune()
			time.Sleep(retunes)
			continue
		case <-look.C:
		}
		if quiet++; !d.silent() {
			quiet = 0
		}
		still++
		if d.allAsk(feeds, asked) {
			still = 0
		}
		if still == stalls {
			still, err = 0, p.again()
		}
	}
	return err
}

// allAsk reports whether all feeds were asked for sound since the counts in asked, which it brings up to date if they were.
func (d *device) allAsk(feeds []*feed, asked []int64) bool {
	for i, f := range feeds {
		if f.pulled.Load() == asked[i] {
			return false
		}
	}
	for i, f := range feeds {
		asked[i] = f.pulled.Load()
	}
	return true
}

// feed returns a feed of a part of the mix.
func (d *device) feed(of part) *feed { return &feed{mixer: d.mixer, part: of} }

// fill mixes the next samples of two channels in turn, at twice the rate that sounds are made with.
func (f *feed) fill(b []float32) {
	f.pulled.Add(1)
	f.feeding.Lock()
	defer f.feeding.Unlock()
	for len(b) >= 4 {
		count := min(block, len(b)/4)
		left, right := f.left[:count], f.right[:count]
		f.mixer.mix(f.part, left, right)
		for i := range count {
			b[4*i], b[4*i+2] = f.doubling[0].next(left[i])
			b[4*i+1], b[4*i+3] = f.doubling[1].next(right[i])
		}
		b = b[4*count:]
	}
	clear(b)
}

// doubler doubles the rate of a channel.
type doubler struct{ past [2 * len(halves)]float32 }

// halves are one side of the filter that finds the samples in between.
var halves = [...]float32{0.6274, -0.1871, 0.0842, -0.0376, 0.0146, -0.0039}

// next takes a sample and returns two.
func (d *doubler) next(x float32) (a, b float32) {
	copy(d.past[1:], d.past[:])
	d.past[0] = x
	const mid = len(halves)
	for i, h := range halves {
		b += h * (d.past[mid-1-i] + d.past[mid+i])
	}
	return d.past[mid], b
}
