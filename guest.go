//go:build ebitenginevmguest

package main

import (
	"encoding/binary"
	"os"
	"sync"
	"time"

	"precipice/game"
	"precipice/render"
)

// A guest is driven by a host (build/drive), which may ask by the environment that nothing be seen, and lead the clock:
// PRECIPICE_CLOCK names a file of the nanoseconds since 1970, in eight bytes.
func init() {
	render.Unseen = os.Getenv("PRECIPICE_UNSEEN") == "1"
	if file := os.Getenv("PRECIPICE_CLOCK"); file != "" {
		watch = led(file)
	}
}

// alarm is something to be done at a time.
type alarm struct {
	at time.Time
	do func()
}

// led returns a watch that shows what is in a file. Alarms go off when it is looked at.
func led(file string) game.Watch {
	f, err := os.Open(file)
	if err != nil {
		panic("precipice: the clock of a guest cannot be read: " + err.Error())
	}
	var mu sync.Mutex
	var set []alarm
	read := func() time.Time {
		var now [8]byte
		if _, err := f.ReadAt(now[:], 0); err != nil {
			panic("precipice: the clock of a guest cannot be read: " + err.Error())
		}
		return time.Unix(0, int64(binary.LittleEndian.Uint64(now[:])))
	}
	return game.Watch{
		Now: func() time.Time {
			now := read()
			mu.Lock()
			var due []func()
			rest := set[:0]
			for _, a := range set {
				if a.at.After(now) {
					rest = append(rest, a)
				} else {
					due = append(due, a.do)
				}
			}
			set = rest
			mu.Unlock()
			for _, do := range due {
				do()
			}
			return now
		},
		After: func(d time.Duration, do func()) {
			mu.Lock()
			defer mu.Unlock()
			set = append(set, alarm{read().Add(d), do})
		},
	}
}
