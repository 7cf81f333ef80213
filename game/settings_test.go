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

// What another program has changed meanwhile stays, whichever of the two writes last, and however often.
func TestTwoProgramsKeepEachOthersSettings(t *testing.T) {
	for name, before := range map[string]func(store saves.Store){
		"nothing was kept": func(saves.Store) {},
		"settings were kept": func(store saves.Store) {
			KeepNow(store, NewKept[Settings](SettingsSlot), &Settings{TextPercent: 120, Wordless: true, Damp: Damp{10, 20, 30}})
		},
	} {
		store := saves.NewMemory()
		before(store)
		one, other := NewShell(Parts{Words: english(t), Store: store}), NewShell(Parts{Words: english(t), Store: store})
		want := one.Settings
		keep := func(sh *Shell, change func(s *Settings)) {
			change(&sh.Settings)
			change(&want)
			sh.KeepSettings()
			if err := sh.Saver.Flush(); err != nil {
				t.Error(err)
			}
			if again := NewShell(Parts{Words: english(t), Store: store}); !reflect.DeepEqual(again.Settings, want) {
				t.Errorf("%s: kept is %+v, want %+v", name, again.Settings, want)
			}
		}
		keep(one, func(s *Settings) { s.Speed = Instant })
		keep(other, func(s *Settings) { s.Captions, s.Damp[1] = true, 50 })
		keep(one, func(s *Settings) { s.Damp[0], s.Wordless = 70, false })
		keep(other, func(s *Settings) { s.Hands = []Hand{{Action: Undo.Name()}} })
		keep(one, func(s *Settings) { s.Speed = Normal }) // back to what it was at first
		keep(other, func(s *Settings) {})
	}
}

// What could not be written is written later, with what has changed since.
func TestAChangeThatCouldNotBeWrittenIsNotLost(t *testing.T) {
	disk := fullDisk()
	sh, other := NewShell(Parts{Words: english(t), Store: disk}), NewShell(Parts{Words: english(t), Store: disk.Store})
	sh.Settings.Speed = Instant
	sh.KeepSettings()
	if sh.Saver.Flush() == nil {
		t.Fatal("the disk takes it")
	}
	other.Settings.Captions = true
	other.KeepSettings()
	other.Saver.Flush()
	disk.full.Store(false)
	sh.Settings.Mute = true
	sh.KeepSettings()
	if err := sh.Saver.Flush(); err != nil {
		t.Fatal(err)
	}
	s, _ := loadSettings(disk, NewKept[Settings](SettingsSlot))
	if s.Speed != Instant || !s.Captions || !s.Mute {
		t.Errorf("kept is %+v", s)
	}
}

// sealed returns settings as they are kept.
func sealed(t *testing.T, s *Settings) []byte {
	t.Helper()
	payload, err := saves.Encode(s)
	if err != nil {
		t.Fatal(err)
	}
	return saves.Seal(saves.Header{Kind: settingsKind}, payload)
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
		s, err := loadSettings(kept(t, saves.Seal(saves.Header{Kind: settingsKind}, payload)), NewKept[Settings](SettingsSlot))
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
