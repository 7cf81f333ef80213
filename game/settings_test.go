package game

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"precipice/saves"
)

func TestSettingsAreKeptAndReadBack(t *testing.T) {
	store, sealing := saves.NewMemory(), make(chan struct{})
	sh := NewShell(Parts{Words: english(t), Store: store})
	sh.Saver.Save("before", func() ([]byte, error) { <-sealing; return nil, nil }) // keeps the saver busy until the channel is closed
	if sh.Settings.TextPercent != 100 || sh.Settings.Speed != Normal || sh.Notice() != "" {
		t.Errorf("at first the settings are %+v, and the player is told %q", sh.Settings, sh.Notice())
	}
	settings := func() Settings {
		return Settings{Speed: Instant, HostileSpeed: Double, TextPercent: 150, Language: "xx", Motion: MotionFull}
	}
	want := settings()
	sh.Settings = settings()
	sh.KeepSettings()
	// Changed after KeepSettings.
	sh.Settings.Speed = Normal
	close(sealing)
	if err := sh.Saver.Flush(); err != nil {
		t.Fatal(err)
	}
	again := NewShell(Parts{Words: english(t), Store: store})
	if !reflect.DeepEqual(again.Settings, want) || again.Notice() != "" {
		t.Errorf("read back were %+v, and the player is told %q", again.Settings, again.Notice())
	}
}

// kept returns a store with these bytes as settings.
func kept(t *testing.T, data []byte) saves.Store {
	t.Helper()
	store := saves.NewMemory()
	if err := store.Put(SettingsSlot, data); err != nil {
		t.Fatal(err)
	}
	return store
}

func TestBrokenSettingsGetDefaultsAndAnError(t *testing.T) {
	good, err := saves.Encode(&Settings{Speed: Instant, TextPercent: 150})
	if err != nil {
		t.Fatal(err)
	}
	head := saves.Header{Kind: settingsKind}
	sealed := saves.Seal(head, good)
	flipped := append([]byte(nil), sealed...)
	flipped[len(flipped)-40] ^= 1
	for name, data := range map[string][]byte{
		"no save at all": []byte("text"), "cut short": sealed[:len(sealed)-5], "a flipped bit": flipped,
		"no settings in it": saves.Seal(head, []byte("text")), "nothing in it": saves.Seal(head, nil),
	} {
		sh := NewShell(Parts{Words: english(t), Store: kept(t, data)})
		if !reflect.DeepEqual(sh.Settings, defaults()) {
			t.Errorf("%s: the settings are %+v", name, sh.Settings)
		}
		if !strings.Contains(sh.Notice(), "settings") || strings.Contains(sh.Notice(), "\n") {
			t.Errorf("%s: the player is told %q", name, sh.Notice())
		}
	}
	if sh := NewShell(Parts{Words: english(t), Store: kept(t, sealed)}); sh.Settings.Speed != Instant || sh.Notice() != "" {
		t.Errorf("good settings are told as %q", sh.Notice())
	}
}

// Settings from another release must not break a screen of this one.
func TestSettingsOutOfRangeAreClamped(t *testing.T) {
	for _, c := range []struct {
		kept Settings
		text int
	}{
		{Settings{Speed: 200, HostileSpeed: speeds, Motion: motions, TextPercent: 9000, Damp: Damp{200, 101, 255}}, 200},
		{Settings{TextPercent: -7}, 80},
	} {
		payload, err := saves.Encode(&c.kept)
		if err != nil {
			t.Fatal(err)
		}
		s, err := loadSettings(kept(t, saves.Seal(saves.Header{Kind: settingsKind}, payload)))
		if err != nil {
			t.Error(err)
		}
		if s.Speed >= speeds || s.HostileSpeed >= speeds || s.Motion >= motions || s.TextPercent != c.text ||
			slices.Max(s.Damp[:]) > 100 {
			t.Errorf("%+v came back as %+v", c.kept, s)
		}
	}
}

// Reduced motion is the player's word, or else that of the system, which on desktops is not asked.
func TestReducedMotion(t *testing.T) {
	for m, still := range map[Motion]bool{MotionAsSystem: false, MotionReduced: true, MotionFull: false} {
		if s := (Settings{Motion: m}); s.Still() != still {
			t.Errorf("with the choice %d reduced motion is %v", m, s.Still())
		}
	}
}

func TestSpeedsWrapAroundAndHaveNames(t *testing.T) {
	seen := map[string]bool{}
	last := 2.0
	s := Normal
	for range int(speeds) {
		if seen[s.Key()] || s.Factor() >= last {
			t.Errorf("speed %d is %q and not faster than the one before", s, s.Key())
		}
		seen[s.Key()], last = true, s.Factor()
		if s.Turned(1).Turned(-1) != s {
			t.Errorf("back from speed %d is not %d", s.Turned(1), s)
		}
		s = s.Turned(1)
	}
	if s != Normal || last != 0 {
		t.Errorf("after the last speed (factor %v) comes %d", last, s)
	}
}

// full is a store that can be read but not written.
type full struct {
	saves.Store
	full atomic.Bool
	puts atomic.Int32
}

var errFull = errors.New("the disk is full; make room")

func (f *full) Put(slot string, data []byte) error {
	f.puts.Add(1)
	if f.full.Load() {
		return errFull
	}
	return f.Store.Put(slot, data)
}

func fullDisk() *full {
	f := &full{Store: saves.NewMemory()}
	f.full.Store(true)
	return f
}
