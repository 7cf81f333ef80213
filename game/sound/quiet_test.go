package sound

import (
	"bytes"
	"os"
	"os/exec"
	"runtime"
	"testing"
	"time"
)

// Without a device there is silence, also on the terminal.
func TestWithoutADeviceNothingIsWritten(t *testing.T) {
	const child = "PRECIPICE_NO_DEVICE"
	if os.Getenv(child) != "" {
		var p Player
		p.Open()
		for range 100 {
			p.Ask(Request{Cue: Tap})
			p.Tick(time.Now(), true)
			time.Sleep(10 * time.Millisecond)
		}
		return
	}
	if runtime.GOOS != "linux" {
		t.Skip("only Linux has libraries that write to the terminal")
	}
	var out bytes.Buffer
	cmd := exec.Command(os.Args[0], "-test.run", "^TestWithoutADeviceNothingIsWritten$")
	cmd.Env = append(os.Environ(), child+"=1", "PULSE_SERVER=unix:/nowhere", "ALSA_CONFIG_PATH=/nowhere")
	cmd.Stderr = &out
	if err := cmd.Run(); err != nil || out.Len() > 0 {
		t.Errorf("%v; the terminal reads %q", err, out.String())
	}
}
