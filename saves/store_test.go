package saves

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// save returns the envelope of the n-th save of a game. Higher numbers are saved later.
func save(n int) []byte {
	payload := make([]byte, 300) // noise, which compression leaves as long as it is
	rand.NewChaCha8([32]byte{byte(n)}).Read(payload)
	return Seal(Header{Saved: int64(n), Round: n, Title: fmt.Sprint("save ", n)}, payload)
}

func number(t testing.TB, data []byte) int {
	t.Helper()
	h, err := Inspect(data)
	if err != nil {
		t.Fatal(err)
	}
	return h.Round
}

func put(t testing.TB, s Store, slot string, numbers ...int) {
	t.Helper()
	for _, n := range numbers {
		if err := s.Put(slot, save(n)); err != nil {
			t.Fatal(err)
		}
	}
}

// refuse returns a check that rejects some saves.
func refuse(numbers ...int) func([]byte) error {
	return func(data []byte) error {
		h, err := Inspect(data)
		if err == nil && slices.Contains(numbers, h.Round) {
			err = fmt.Errorf("save %d is wrong", h.Round)
		}
		return err
	}
}

// platformStores are the stores that this platform has besides the memory store.
var platformStores = map[string]func(t *testing.T) Store{}

func eachStore(t *testing.T, test func(t *testing.T, s Store)) {
	t.Run("memory", func(t *testing.T) { test(t, NewMemory()) })
	for name, open := range platformStores {
		t.Run(name, func(t *testing.T) { test(t, open(t)) })
	}
}

func TestStoreGivesBackTheNewest(t *testing.T) {
	eachStore(t, func(t *testing.T, s Store) {
		put(t, s, "hall", 1, 2, 3, 4, 5, 6)
		put(t, s, "hall-2", 9)
		data, err := s.Get("hall")
		if err != nil || !bytes.Equal(data, save(6)) {
			t.Errorf("got %d bytes, %v", len(data), err)
		}
	})
}

func TestStoreFallsBackToAnOlderCopyAndSaysWhy(t *testing.T) {
	eachStore(t, func(t *testing.T, s Store) {
		put(t, s, "hall", 1, 2)
		data, which, problem := s.GetGood("hall", refuse(2))
		if number(t, data) != 1 || which != 1 || problem == nil || !strings.Contains(problem.Error(), "hall") ||
			!strings.Contains(problem.Error(), "save 2 is wrong") {
			t.Errorf("took %d, %v", which, problem)
		}
		data, which, problem = s.GetGood("hall", refuse(1, 2))
		if data != nil || which != -1 || problem == nil || !strings.Contains(problem.Error(), "save 2 is wrong") {
			t.Errorf("took %d, %v", which, problem)
		}
	})
}

func TestStoreTakesNoOlderCopyForOtherContent(t *testing.T) {
	eachStore(t, func(t *testing.T, s Store) {
		put(t, s, "hall", 1, 2)
		for _, refusal := range []error{&OtherContent{}, &Newer{}} {
			data, which, problem := s.GetGood("hall", func(data []byte) error {
				if number(t, data) == 2 {
					return refusal
				}
				return nil
			})
			if data != nil || which != -1 || !errors.Is(problem, refusal) {
				t.Errorf("took %d, %v", which, problem)
			}
		}
	})
}

func TestStoreListsLatestFirstAndBrokenLast(t *testing.T) {
	eachStore(t, func(t *testing.T, s Store) {
		put(t, s, "aged", 3)
		put(t, s, "fresh", 7)
		put(t, s, "patched", 4)
		for _, slot := range []string{"broken", "patched"} {
			if err := s.Put(slot, []byte("this is no save")); err != nil {
				t.Fatal(err)
			}
		}
		slots, err := s.List()
		if err != nil {
			t.Fatal(err)
		}
		var lines []string
		for _, slot := range slots {
			lines = append(lines, fmt.Sprint(slot.Name, " ", slot.Header.Title, " ", slot.Which, " ", errors.Is(slot.Problem, ErrBroken)))
		}
		want := "fresh save 7 0 false|patched save 4 1 true|aged save 3 0 false|broken  -1 true"
		if got := strings.Join(lines, "|"); got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	})
}

func TestStoreRemovesEveryCopy(t *testing.T) {
	eachStore(t, func(t *testing.T, s Store) {
		put(t, s, "hall", 1, 2, 3, 4, 5)
		put(t, s, "den", 1)
		for range 2 {
			if err := s.Remove("hall"); err != nil {
				t.Fatal(err)
			}
		}
		if data, err := s.Get("hall"); data != nil || !errors.Is(err, ErrAbsent) {
			t.Errorf("got %d bytes, %v", len(data), err)
		}
		if slots, _ := s.List(); len(slots) != 1 || slots[0].Name != "den" {
			t.Errorf("listed %v", slots)
		}
	})
}

func TestStoreRefusesBadNamesAndHugeSaves(t *testing.T) {
	eachStore(t, func(t *testing.T, s Store) {
		for _, slot := range []string{"", "..", "a/b", "a.save", "Hall", "é", "a\n", strings.Repeat("a", 41)} {
			_, get := s.Get(slot)
			for _, err := range []error{get, s.Put(slot, save(1)), s.Remove(slot)} {
				if err == nil || errors.Is(err, ErrAbsent) {
					t.Errorf("slot %q: %v", slot, err)
				}
			}
		}
		put(t, s, strings.Repeat("a", 40), 1)
		put(t, s, "hall", 1)
		if err := s.Put("hall", make([]byte, MaxSize+1)); !errors.Is(err, ErrTooLarge) {
			t.Errorf("huge: %v", err)
		}
		if data, _ := s.Get("hall"); number(t, data) != 1 {
			t.Error("a refused save replaced the one before")
		}
	})
}

// fullShelf fails to set anything after a number of times.
type fullShelf struct {
	memory
	left int
}

var errQuota = errors.New("quota")

func (s *fullShelf) set(key, text string) error {
	if s.left == 0 {
		return errQuota
	}
	s.left--
	return s.memory.set(key, text)
}

func TestFullShelfKeepsWhatItHas(t *testing.T) {
	for left := range 6 {
		full := &fullShelf{memory: memory{}, left: left}
		s := &shelved{shelf: full}
		last, failed := 0, error(nil)
		for n := 1; n <= 3; n++ {
			if failed = s.Put("hall", save(n)); failed != nil {
				break
			}
			last = n
		}
		if (failed == nil) != (left >= 5) || failed != nil && !errors.Is(failed, errQuota) {
			t.Errorf("%d texts: %v", left, failed)
		}
		if data, _ := s.Get("hall"); last > 0 && number(t, data) != last {
			t.Errorf("%d texts: save %d became %d", left, last, number(t, data))
		}
	}
}

// roomy is a shelf with room for a given number of characters.
type roomy struct {
	memory
	room int
}

func (s roomy) set(key, text string) error {
	left := s.room - len(key) - len(text)
	for k, v := range s.memory {
		if k != key {
			left -= len(k) + len(v)
		}
	}
	if left < 0 {
		return errQuota
	}
	return s.memory.set(key, text)
}

// If there is no room for a second copy, the newest is still saved.
func TestAGameIsSavedWhereOnlyOneCopyFits(t *testing.T) {
	s := &shelved{shelf: roomy{memory{}, 900}}
	put(t, s, "hall", 1, 2, 3)
	if data, which, _ := s.GetGood("hall", nil); which != 0 || number(t, data) != 3 {
		t.Errorf("took %d", which)
	}
	if err := s.Put("den", save(4)); !errors.Is(err, errQuota) {
		t.Errorf("another game: %v", err)
	}
	if data, _ := s.Get("hall"); number(t, data) != 3 {
		t.Error("save 3 is lost")
	}
}

func TestBrokenTextPushesNoGoodCopyOut(t *testing.T) {
	texts := memory{}
	s := &shelved{shelf: texts}
	put(t, s, "hall", 1, 2)
	texts["precipice/hall"] = "%%% not base64"
	put(t, s, "hall", 3)
	if data, which, problem := s.GetGood("hall", refuse(3)); which != 1 || number(t, data) != 1 {
		t.Errorf("took %d, %v", which, problem)
	}
}

func BenchmarkPutMemory(b *testing.B) { benchmarkPut(b, NewMemory()) }

func benchmarkPut(b *testing.B, s Store) {
	data := Seal(sampleHeader, make([]byte, 40<<10))
	b.SetBytes(int64(len(data)))
	b.ReportAllocs()
	for b.Loop() {
		if err := s.Put("hall", data); err != nil {
			b.Fatal(err)
		}
	}
}
