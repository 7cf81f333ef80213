package saves

import (
	"errors"
	"fmt"
	"strings"
	"syscall/js"
	"testing"
	"time"

	"precipice/message"
)

// fakeStorage stands in for window.localStorage, with room for a given number of characters.
const fakeStorage = `(room) => {
	const kept = new Map()
	const length = (m) => [...m].reduce((sum, [k, v]) => sum + k.length + v.length, 0)
	return {
		getItem: (k) => kept.has(k) ? kept.get(k) : null,
		setItem: (k, v) => {
			if (length(new Map(kept).set(k, v)) > room) throw Object.assign(new Error("no room"), {name: "QuotaExceededError"})
			kept.set(k, v)
		},
		removeItem: (k) => { kept.delete(k) },
		key: (i) => [...kept.keys()][i] ?? null,
		get length() { return kept.size },
	}
}`

func init() {
	platformStores["browser"] = func(t *testing.T) Store {
		provide(t, js.Global().Call("eval", fakeStorage).Invoke(100_000))
		s, err := Default()
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
}

func provide(t *testing.T, storage any) {
	js.Global().Get("Object").Call("defineProperty", js.Global(), "localStorage",
		map[string]any{"value": storage, "configurable": true})
	t.Cleanup(func() { js.Global().Delete("localStorage") })
}

func TestFullBrowserStorageKeepsWhatItHas(t *testing.T) {
	provide(t, js.Global().Call("eval", fakeStorage).Invoke(1500))
	s, err := Default()
	if err != nil {
		t.Fatal(err)
	}
	put(t, s, "hall", 1, 2)
	err = s.Put("den", save(3))
	if !errors.Is(err, ErrFull) || strings.Contains(err.Error(), "precipice/") {
		t.Errorf("got %v", err)
	}
	if data, which, _ := s.GetGood("hall", nil); which != 0 || number(t, data) != 2 {
		t.Errorf("took %d", which)
	}
}

// A page opened with full storage lists its games, reports the problem once, and saves again after a
// game has been removed.
func TestAPageOpenedOnAFullStorageHasItsGames(t *testing.T) {
	storage := js.Global().Call("eval", fakeStorage).Invoke(2300)
	provide(t, storage)
	s, err := Default()
	if err != nil {
		t.Fatal(err)
	}
	put(t, s, "hall", 1)
	put(t, s, "den", 2, 2)
	left := 2300
	for i := range storage.Get("length").Int() {
		key := storage.Call("key", i).String()
		left -= len(key) + len(storage.Call("getItem", key).String())
	}
	storage.Call("setItem", "other", strings.Repeat("x", left-len("other")))
	s, err = Default()
	if !errors.Is(err, ErrFull) || strings.Count(err.Error(), "full") != 1 {
		t.Errorf("the page reports %v", err)
	}
	slots, err := s.List()
	if err != nil || len(slots) != 2 || slots[0].Header.Round != 2 || slots[1].Header.Round != 1 {
		t.Fatalf("the games are %v, %v", slots, err)
	}
	a := NewAutosaver(s)
	line := NewLine("new")
	a.SaveLine(line, func(Stamp) ([]byte, error) { return save(3), nil })
	if err := a.Flush(); !errors.Is(err, ErrFull) {
		t.Errorf("the game that does not fit gives %v", err)
	}
	if err := s.Remove("den"); err != nil {
		t.Fatal(err)
	}
	if err := a.Flush(); err != nil { // Flush retries
		t.Error(err)
	}
	if data, err := s.Get("new"); err != nil || number(t, data) != 3 {
		t.Errorf("got %v", err)
	}
}

// If another tab writes a game in the same moment without having seen this tab's save, this tab saves
// it again in a slot of its own. A tab that continues from this tab's save is left alone.
func TestAnotherTabsSaveIsSeen(t *testing.T) {
	var listener js.Value
	hear := js.FuncOf(func(_ js.Value, args []js.Value) any {
		listener = args[1]
		return nil
	})
	defer hear.Release()
	js.Global().Set("addEventListener", hear)
	defer js.Global().Delete("addEventListener")
	provide(t, js.Global().Call("eval", fakeStorage).Invoke(100_000))
	here, err := Default()
	if err != nil {
		t.Fatal(err)
	}
	a := NewAutosaver(here)
	there := &shelved{shelf: localStorage{}}
	tell := func() {
		listener.Invoke(map[string]any{"key": keyPrefix + "hall"})
		for range 20 {
			time.Sleep(time.Millisecond)
		}
		if err := a.Flush(); err != nil {
			t.Fatal(err)
		}
	}
	line := NewLine("hall")
	a.SaveLine(line, stamped(1))
	if err := a.Flush(); err != nil {
		t.Fatal(err)
	}
	first, _ := here.Get("hall")

	goesOn := Seal(Header{Round: 2, Stamp: Stamp{Writer: 7, Base: markOf(first)}}, nil)
	if err := there.Put("hall", goesOn); err != nil {
		t.Fatal(err)
	}
	if tell(); line.Slot() != "hall" || len(a.Moves()) > 0 {
		t.Errorf("a tab that continued has moved this one's game to %s", line.Slot())
	}

	if err := there.Put("hall", Seal(Header{Round: 3, Stamp: Stamp{Writer: 7}}, nil)); err != nil {
		t.Fatal(err)
	}
	if tell(); line.Slot() == "hall" || len(a.Moves()) != 1 {
		t.Fatal("the save that another tab has replaced is lost")
	}
	if data, err := here.Get(line.Slot()); err != nil || number(t, data) != 1 {
		t.Errorf("the game of its own: %v", err)
	}
	if data, err := here.Get("hall"); err != nil || number(t, data) != 3 {
		t.Errorf("the other tab's: %v", err)
	}
}

func TestBrowserWithoutStoragePlaysFromMemory(t *testing.T) {
	for _, none := range []any{nil, js.Undefined(), map[string]any{}} {
		provide(t, none)
		s, err := Default()
		if err == nil || err.Error() != (message.New("error.saves.no-storage")).Error() {
			t.Errorf("got %v", err)
		}
		put(t, s, "hall", 1)
		if data, err := s.Get("hall"); err != nil || number(t, data) != 1 {
			t.Errorf("memory: %v", err)
		}
	}
}

// A frame that keeps the page from storing anything is told as the cause, and what the browser throws is not shown.
func TestAFrameThatStoresNothingIsTheCause(t *testing.T) {
	global := js.Global()
	global.Set("origin", "null")
	t.Cleanup(func() { global.Delete("origin") })
	deny := global.Call("eval", `() => { throw new DOMException("The document is sandboxed and lacks a flag.", "SecurityError") }`)
	global.Get("Object").Call("defineProperty", global, "localStorage", map[string]any{"get": deny, "configurable": true})
	t.Cleanup(func() { global.Delete("localStorage") })
	_, err := Default()
	if err == nil || err.Error() != message.New("error.saves.framed").Error() {
		t.Errorf("got %v", err)
	}
	var thrown js.Error
	if !errors.As(err, &thrown) {
		t.Error("what the browser threw is lost")
	}
}

func TestPickerWithoutAPageIsASentence(t *testing.T) {
	for _, err := range []error{(<-PickOpen()).Err, <-PickSave(save(1), "hall.save")} {
		if err == nil || !strings.Contains(fmt.Sprint(err), "list of saves in the game") || strings.Contains(fmt.Sprint(err), "(") {
			t.Errorf("got %v", err)
		}
	}
}
