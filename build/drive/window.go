//go:build !js

package drive

import (
	endian "encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

// Window is the program as a guest. It must be started, used and closed within an update of the host. The guest's clock is
// led by the frames it is given, so that nothing waits for time to pass.
type Window struct {
	unseen bool // the guest leaves its pictures out
	now    time.Time
	clock  string // file in which the guest reads the time
	binary string
	data   string // folder of saves and settings
	flags  []string
	screen *ebiten.Image
	scale  float64 // device pixels per unit of input
	guest  *guest
	frames int
	pace   *rand.Rand // the pace of frames before a rest
}

// mostQueued is how many frames of the guest may pass before a pixel is read. A whole test runs in one
// update of the host, which draws nothing until its end unless pixels are read. Without reads it would
// queue every frame in memory.
const mostQueued = 30

// tick is how long a tick of the program takes on its own clock.
const tick = time.Second / 60

// StartWindow starts the guest binary with a canvas of w x h and a data folder. Unseen, it draws no pictures.
func StartWindow(binary, data string, w, h int, unseen bool, flags ...string) (*Window, error) {
	v := &Window{
		unseen: unseen, now: time.Now(), clock: filepath.Join(data, "clock"),
		binary: binary, data: data, flags: append(flags, "-size", fmt.Sprintf("%dx%d", w, h)),
		screen: ebiten.NewImage(w, h), scale: ebiten.Monitor().DeviceScaleFactor(),
		pace: rand.New(rand.NewPCG(1, 1)),
	}
	return v, v.start()
}

func (v *Window) probeFile() string { return filepath.Join(v.data, "probe.json") }

func (v *Window) start() error {
	if err := os.Remove(v.probeFile()); err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	if err := os.MkdirAll(v.data, 0o755); err != nil {
		return err
	}
	if err := v.pass(0); err != nil {
		return err
	}
	env := []string{"PRECIPICE_CLOCK=" + v.clock}
	if v.unseen {
		env = append(env, "PRECIPICE_UNSEEN=1")
	}
	g, err := startGuest(v.binary, append([]string{"-data", v.data, "-probe", v.probeFile()}, v.flags...), env)
	if err != nil {
		return err
	}
	v.guest = g
	return g.session.SetOutsideScreen(v.screen)
}

// Probe implements Program.
func (v *Window) Probe() (Probe, error) {
	if err := v.run(2); err != nil {
		return Probe{}, err
	}
	return v.told()
}

// told returns the last probe that the program wrote.
func (v *Window) told() (Probe, error) { return toldIn(v.probeFile()) }

// toldIn returns the probe in a file, the zero Probe before the first.
func toldIn(file string) (p Probe, err error) {
	data, err := os.ReadFile(file)
	if errors.Is(err, os.ErrNotExist) {
		return p, nil
	}
	if err == nil {
		if err = json.Unmarshal(data, &p); err != nil {
			err = fmt.Errorf("the probe %s is not JSON (%w); it must be replaced atomically, not written in place", data, err)
		}
	}
	return p, err
}

// run gives the guest some ticks and one frame.
func (v *Window) run(ticks int) error { return v.advance(ticks, time.Duration(ticks)*tick) }

// pass lets time pass on the guest's clock.
func (v *Window) pass(takes time.Duration) error {
	v.now = v.now.Add(takes)
	f, err := os.OpenFile(v.clock, os.O_WRONLY|os.O_CREATE, 0o644)
	if err != nil {
		return err
	}
	var now [8]byte
	endian.LittleEndian.PutUint64(now[:], uint64(v.now.UnixNano()))
	_, err = f.WriteAt(now[:], 0) // one write of eight bytes, which nobody sees half done
	return errors.Join(err, f.Close())
}

// advance lets time pass and gives the guest some ticks and one frame.
func (v *Window) advance(ticks int, takes time.Duration) error {
	if err := v.pass(takes); err != nil {
		return err
	}
	s := v.guest.session
	s.AdvanceTicks(ticks)
	s.AdvanceFrame()
	if !s.WaitFrame() {
		err := s.Err()
		v.guest.end(true)
		return fmt.Errorf("the program ended: %w\n%s", err, v.guest.said.String())
	}
	s.CompositeFrame()
	if v.frames++; v.frames%mostQueued == 0 {
		v.screen.At(0, 0)
	}
	return nil
}

// Point implements Program.
func (v *Window) Point(x, y float64) error {
	v.guest.session.MoveCursor(x/v.scale, y/v.scale)
	return v.run(1)
}

// Press implements Program.
func (v *Window) Press() error {
	v.guest.session.PressMouseButton(ebiten.MouseButtonLeft)
	return v.run(1)
}

// Release implements Program.
func (v *Window) Release() error {
	v.guest.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	return v.run(1)
}

// Wheel implements Program. Down is positive, as in a browser.
func (v *Window) Wheel(dx, dy float64) error {
	v.guest.session.ScrollWheel(-dx, -dy)
	return v.run(1)
}

// Key implements Program.
func (v *Window) Key(chord string) error {
	var keys []ebiten.Key
	for code := range strings.SplitSeq(chord, "+") {
		var key ebiten.Key
		if err := key.UnmarshalText([]byte(strings.TrimPrefix(code, "Key"))); err != nil {
			return err
		}
		keys = append(keys, key)
		v.guest.session.PressKey(key)
	}
	if err := v.run(1); err != nil {
		return err
	}
	for _, key := range keys {
		v.guest.session.ReleaseKey(key)
	}
	return v.run(1)
}

// Tap presses and releases a chord, or the mouse button for "", between two ticks of the program.
func (v *Window) Tap(chord string) error {
	s := v.guest.session
	if chord == "" {
		s.PressMouseButton(ebiten.MouseButtonLeft)
		s.ReleaseMouseButton(ebiten.MouseButtonLeft)
		return v.run(2)
	}
	var keys []ebiten.Key
	for code := range strings.SplitSeq(chord, "+") {
		var key ebiten.Key
		if err := key.UnmarshalText([]byte(strings.TrimPrefix(code, "Key"))); err != nil {
			return err
		}
		keys = append(keys, key)
		s.PressKey(key)
	}
	for _, key := range keys {
		s.ReleaseKey(key)
	}
	return v.run(2)
}

// Type types a text into a field, as with a keyboard of any layout. What keys write goes through the input method as well, as it does on the
// systems that players have.
func (v *Window) Type(text string) error {
	for _, r := range text {
		field, err := v.field()
		if err != nil {
			return err
		}
		field.Commit(string(r))
		v.guest.session.TypeRune(r)
		if err := v.run(1); err != nil {
			return err
		}
	}
	return nil
}

// field returns the field that takes what is written. It opens again after each letter.
func (v *Window) field() (*vmhost.GuestTextInput, error) {
	for range mostQueued {
		if field := v.guest.typing.Load(); field != nil && !field.IsClosed() {
			return field, nil
		}
		if err := v.run(1); err != nil {
			return nil, err
		}
	}
	return nil, errors.New("the program has no field that takes a text")
}

// Compose lets the input method compose a text, with the chord that it takes for itself, and then write another.
func (v *Window) Compose(draft, chord, text string) error {
	field, err := v.field()
	if err != nil {
		return err
	}
	field.SetComposition(draft, 0, len(draft))
	if err := errors.Join(v.run(1), v.Frame("window-field-composing"), v.Key(chord)); err != nil {
		return err
	}
	field.Commit(text)
	return v.run(2)
}

// Picture returns the picture on the screen.
func (v *Window) Picture() (*image.RGBA, error) {
	if err := v.run(1); err != nil {
		return nil, err
	}
	return v.Seen()
}

// Seen implements Rester.
func (v *Window) Seen() (*image.RGBA, error) {
	img := image.NewRGBA(v.screen.Bounds())
	v.screen.ReadPixels(img.Pix)
	return img, nil
}

// Frame implements Program.
func (v *Window) Frame(name string) error {
	img, err := v.Picture()
	if err != nil || v.unseen {
		return err
	}
	return writeFrame(name, img)
}

// Resize changes the size of the canvas.
func (v *Window) Resize(w, h int) error {
	old := v.screen
	v.screen = ebiten.NewImage(w, h)
	defer old.Deallocate()
	return v.guest.session.SetOutsideScreen(v.screen)
}

// Last clicks at the pointer and runs the program until it ends by itself. A failed exit is an error.
func (v *Window) Last() error {
	s := v.guest.session
	s.PressMouseButton(ebiten.MouseButtonLeft)
	s.AdvanceTicks(1)
	s.ReleaseMouseButton(ebiten.MouseButtonLeft)
	for end := time.Now().Add(patience); s.Err() == nil; {
		if time.Now().After(end) {
			return fmt.Errorf("the program did not end within %v", patience)
		}
		s.AdvanceTicks(1)
		s.WaitTicks()
	}
	return v.guest.end(false)
}

// Again implements Program.
func (v *Window) Again(violently bool) error {
	if err := v.guest.end(violently); err != nil {
		return err
	}
	return v.start()
}

// Close implements Program.
func (v *Window) Close() error {
	defer v.screen.Deallocate()
	return v.guest.end(false)
}

var _ Program = (*Window)(nil)
