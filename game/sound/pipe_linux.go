package sound

import (
	"os"
	"runtime/debug"
	"syscall"
	"time"

	"github.com/jfreymuth/pulse"
	"github.com/jfreymuth/pulse/proto"
)

// openPipe returns a pipe to PulseAudio, or PipeWire in its place, else to ALSA by Oto, nil without a device.
//
// Oto also speaks to PulseAudio, but keeps one stream for ever. A stream that has run dry on a busy machine
// may never be asked for sound again, and only a new one helps.
func openPipe(d *device) pipe {
	p := &pulsePipe{{feed: d.feed(prompt), holds: latency}, {feed: d.feed(ahead), holds: 2 * stock}} // of which it may leave one half to the device
	if p.connect() == nil {
		return p
	}
	var other pipe
	quietly(func() { other = openOto(d) })
	return other
}

// pulsePipe is a pipe to PulseAudio, with a stream of each part only while it runs. The server keeps what is mixed ahead, so
// that it sounds on while this program gets no time.
type pulsePipe [2]pulseStream

// pulseStream is a stream to PulseAudio on a connection of its own, since one that waits keeps its connection waiting.
type pulseStream struct {
	feed   *feed
	holds  time.Duration // how much the server keeps
	client *pulse.Client
	stream *pulse.PlaybackStream
}

// connect connects to the server.
func (p *pulsePipe) connect() error {
	for i := range p {
		s := &p[i]
		if s.client != nil {
			s.client.Close()
		}
		var err error
		s.client, err = pulse.NewClient(pulse.ClientApplicationName("Precipice"))
		if s.stream = nil; err != nil {
			return err
		}
	}
	return nil
}

func (p *pulsePipe) run() error {
	for i := range p {
		if err := p[i].run(); err != nil {
			return err
		}
	}
	return nil
}

func (s *pulseStream) run() error {
	read := pulse.Float32Reader(func(b []float32) (int, error) {
		s.feed.fill(b)
		return len(b), nil
	})
	stream, err := s.client.NewPlayback(read, pulse.PlaybackStereo, pulse.PlaybackSampleRate(2*Rate),
		pulse.PlaybackLatency(s.holds.Seconds()), pulse.PlaybackMediaName("Precipice"))
	if err == nil {
		s.stream = stream
		go stream.Start() // it may wait for ever, if the stream runs dry at once
	}
	return err
}

func (p *pulsePipe) rest() {
	for i := range p {
		if s := &p[i]; s.stream != nil {
			s.stream.Close()
			s.stream = nil
		}
	}
}

func (p *pulsePipe) again() error {
	if err := p.connect(); err != nil {
		return err
	}
	return p.run()
}

func (p *pulsePipe) feeds() []*feed { return []*feed{p[0].feed, p[1].feed} }

// retune lets the server drop what it keeps ahead. It asks for as much again.
func (p *pulsePipe) retune() {
	if s := &p[1]; s.stream != nil && s.stream.Running() {
		_ = s.client.RawRequest(&proto.FlushPlaybackStream{StreamIndex: s.stream.StreamIndex()}, nil) // else it sounds for as long as it is kept
	}
}

// quietly runs a function while nobody hears what the system's libraries say: where there is no device,
// libasound and libjack write dozens of lines to the terminal. A crash of the program is still told.
func quietly(do func()) {
	const stderr = 2
	kept, err := syscall.Dup(stderr)
	if err != nil {
		do()
		return
	}
	syscall.CloseOnExec(kept)
	terminal := os.NewFile(uintptr(kept), "stderr")
	defer terminal.Close()
	nowhere, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		do()
		return
	}
	defer nowhere.Close()
	_ = debug.SetCrashOutput(terminal, debug.CrashOptions{})
	_ = syscall.Dup3(int(nowhere.Fd()), stderr, 0)
	do()
	_ = syscall.Dup3(kept, stderr, 0)
	_ = debug.SetCrashOutput(nil, debug.CrashOptions{})
}
