package saves

import (
	"reflect"
	"slices"
	"testing"
)

// A glance tells of sound saves, short and long, and of those that are cut, foreign or newer what a list tells of them. Only what is
// wrong behind the beginning of a save escapes it, and Look tells that.
func TestAGlanceTellsWhatAListTells(t *testing.T) {
	eachStore(t, func(t *testing.T, s Store) {
		put(t, s, "hall", 1, 2)
		put(t, s, "den", 5)
		for n := range 4 { // all that base64 fills up
			if err := s.Put("short-"+string(rune('a'+n)), Seal(Header{Saved: int64(10 + n)}, make([]byte, n))); err != nil {
				t.Fatal(err)
			}
		}
		put(t, s, "cut", 7)
		long := save(8)
		newer := slices.Clone(save(9))
		newer[formatAt+1] = byte(Format) + 1
		for slot, data := range map[string][]byte{"cut": long[:len(long)-5], "alone": long[:200], "tiny": long[:5], "strange": []byte("no save"), "newer": newer} {
			if err := s.Put(slot, data); err != nil {
				t.Fatal(err)
			}
		}
		listed, err := s.List()
		if err != nil || len(listed) != 11 {
			t.Fatalf("%d slots are listed, %v", len(listed), err)
		}
		seen, err := s.Glance()
		if err != nil {
			t.Fatal(err)
		}
		for i := range listed {
			a, b := listed[i], seen[i]
			if a.Name != b.Name || a.Which != b.Which || !reflect.DeepEqual(a.Header, b.Header) || (a.Problem == nil) != (b.Problem == nil) {
				t.Errorf("%+v is seen as %+v", a, b)
			}
		}
	})
}

func TestAGlanceDoesNotReadThePayload(t *testing.T) {
	eachStore(t, func(t *testing.T, s Store) {
		put(t, s, "hall", 1)
		spoilt := slices.Clone(save(2))
		spoilt[len(spoilt)-40] ^= 1
		if err := s.Put("hall", spoilt); err != nil {
			t.Fatal(err)
		}
		seen, err := s.Glance()
		if err != nil || len(seen) != 1 || seen[0].Which != 0 || seen[0].Header.Round != 2 {
			t.Errorf("a save that is spoilt at its end is seen as %+v, %v", seen, err)
		}
		if one := Look(s, "hall"); one.Which != 1 || one.Header.Round != 1 || one.Problem == nil {
			t.Errorf("a look at it tells %+v", one)
		}
	})
}

// BenchmarkGlance compares a glance at many saves with a list of them.
func BenchmarkGlance(b *testing.B) {
	payload := make([]byte, 120_000)
	for i := range payload {
		payload[i] = byte(i * i >> 7)
	}
	for name, s := range benched(b) {
		for n := range 300 {
			if err := s.Put("game-"+string(rune('a'+n%26))+string(rune('a'+n/26)), sealAs(Header{Format: 3, Saved: int64(n), Title: "Far"}, payload)); err != nil {
				b.Fatal(err)
			}
		}
		for way, list := range map[string]func() ([]Slot, error){"list": s.List, "glance": s.Glance} {
			b.Run(name+"/"+way, func(b *testing.B) {
				for b.Loop() {
					if all, err := list(); err != nil || len(all) != 300 {
						b.Fatal(len(all), err)
					}
				}
			})
		}
	}
}

// benched returns the stores to measure.
func benched(b *testing.B) map[string]Store {
	return map[string]Store{"memory": NewMemory(), "default": func() Store {
		b.Setenv("PRECIPICE_DATA", b.TempDir())
		s, err := Default()
		if err != nil {
			b.Fatal(err)
		}
		return s
	}()}
}
