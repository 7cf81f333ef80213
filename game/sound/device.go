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
	woken       chan struct{} // holds one wake at most
	pulled      atomic.Int64  // how often the system has asked for sound
	feeding     sync.Mutex    // a pipe that is begun anew may ask while the one before it still does; guards what follows
	left, right [block]float32
	doubling    [2]doubler
}

// pipe leads to the system's sound. It asks the device for sound while it runs.
type pipe interface {
	run() error
	rest()
	// again makes a pipe that has stopped asking run anew.
	again() error
}

const (
	block   = 256                    // samples that are mixed at once
	latency = 70 * time.Millisecond  // between mixing and hearing
	checks  = 250 * time.Millisecond // how often a running pipe is looked at
	lingers = 8                      // silent looks before it rests
	stalls  = 3                      // looks without being asked for sound before it begins anew
	retried = 5 * time.Second        // after a failure
	retries = 12
)

// open opens the sound device in the background and tells of it. Without a device it tells nothing.
func open(opened func(output)) {
	go func() {
		d := &device{woken: make(chan struct{}, 1)}
		d.mixer = newMixer(d.stir)
		if p := openPipe(d); p != nil {
			opened(d)
			d.play(p)
		}
	}()
}

// stir says that something has begun to sound.
func (d *device) stir() {
	select {
	case d.woken <- struct{}{}:
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
	for quiet, asked, still := 0, d.pulled.Load(), 0; err == nil && quiet < lingers; {
		time.Sleep(checks)
		if quiet++; !d.silent() {
			quiet = 0
		}
		now := d.pulled.Load()
		if still++; now != asked {
			still = 0
		}
		if asked = now; still == stalls {
			still, err = 0, p.again()
		}
	}
	return err
}

// fill mixes the next samples of two channels in turn, at twice the rate that sounds are made with.
func (d *device) fill(b []float32) {
	d.pulled.Add(1)
	d.feeding.Lock()
	defer d.feeding.Unlock()
	for len(b) >= 4 {
		count := min(block, len(b)/4)
		left, right := d.left[:count], d.right[:count]
		d.mix(left, right)
		for i := range count {
			b[4*i], b[4*i+2] = d.doubling[0].next(left[i])
			b[4*i+1], b[4*i+3] = d.doubling[1].next(right[i])
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
