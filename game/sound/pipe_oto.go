//go:build !js

package sound

import (
	"encoding/binary"
	"math"

	"github.com/ebitengine/oto/v3"
)

// otoPipe is the pipe of Oto, which knows the sound of each system.
type otoPipe struct {
	context *oto.Context
	player  *oto.Player // kept, because a player that is not ends
	asked   []float32
	feed    *feed
}

// openOto returns a pipe of Oto, nil without a device.
func openOto(d *device) pipe {
	context, ready, err := oto.NewContext(&oto.NewContextOptions{SampleRate: 2 * Rate, ChannelCount: 2,
		Format: oto.FormatFloat32LE, BufferSize: latency, ApplicationName: "Precipice"})
	if err != nil {
		return nil
	}
	if <-ready; context.Err() != nil {
		return nil
	}
	p := &otoPipe{context: context, feed: d.feed(whole)}
	p.player = context.NewPlayer(p)
	p.player.SetBufferSize(int((latency/2).Seconds()*2*Rate) * 8)
	p.player.Play()
	return p
}

// Read implements io.Reader.
func (p *otoPipe) Read(b []byte) (int, error) {
	n := len(b) / 4
	if len(p.asked) < n {
		p.asked = make([]float32, n)
	}
	p.feed.fill(p.asked[:n])
	for i, x := range p.asked[:n] {
		binary.LittleEndian.PutUint32(b[4*i:], math.Float32bits(x))
	}
	return 4 * n, nil
}

func (p *otoPipe) run() error { return p.context.Resume() }

func (p *otoPipe) rest() { _ = p.context.Suspend() } // run fails if this does

func (p *otoPipe) feeds() []*feed { return []*feed{p.feed} }

func (p *otoPipe) retune() {} // Oto takes nothing ahead

func (p *otoPipe) again() error { return p.context.Err() }
