package sound

import (
	"os"
	"runtime/debug"
	"syscall"

	"github.com/jfreymuth/pulse"
)

// openPipe returns a pipe to PulseAudio, or PipeWire in its place, else to ALSA by Oto, nil without a device.
//
// Oto also speaks to PulseAudio, but keeps one stream for ever. A stream that has run dry on a busy machine
// may never be asked for sound again, and only a new one helps.
func openPipe(d *device) pipe {
	p := &pulsePipe{device: d}
	if p.connect() == nil {
		return p
	}
	var other pipe
	quietly(func() { other = openOto(d) })
	return other
}

// pulsePipe is a pipe to PulseAudio, with a stream only while it runs.
type pulsePipe struct {
	client *pulse.Client
	stream *pulse.PlaybackStream
	device *device
}

// connect connects to the server.
func (p *pulsePipe) connect() (err error) {
	if p.client != nil {
		p.client.Close()
	}
	p.client, err = pulse.NewClient(pulse.ClientApplicationName("Precipice"))
	p.stream = nil
	return err
}

func (p *pulsePipe) run() error {
	read := pulse.Float32Reader(func(b []float32) (int, error) {
		p.device.fill(b)
		return len(b), nil
	})
	stream, err := p.client.NewPlayback(read, pulse.PlaybackStereo, pulse.PlaybackSampleRate(2*Rate),
		pulse.PlaybackLatency(latency.Seconds()), pulse.PlaybackMediaName("Precipice"))
	if err == nil {
		p.stream = stream
		go stream.Start() // it may wait for ever, if the stream runs dry at once
	}
	return err
}

func (p *pulsePipe) rest() {
	if p.stream != nil {
		p.stream.Close()
		p.stream = nil
	}
}

func (p *pulsePipe) again() error {
	if err := p.connect(); err != nil {
		return err
	}
	return p.run()
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
