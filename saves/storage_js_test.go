package saves

import (
	"fmt"
	"strings"
	"syscall/js"
	"testing"
)

// fakeStorage stands in for window.localStorage, with room for so many
// letters.
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
	if err == nil || !strings.Contains(err.Error(), "storage for this page is full; remove saves") {
		t.Errorf("got %v", err)
	}
	if data, which, _ := s.GetGood("hall", nil); which != 0 || number(t, data) != 2 {
		t.Errorf("took %d", which)
	}
}

func TestBrowserWithoutStoragePlaysFromMemory(t *testing.T) {
	for _, none := range []any{nil, js.Undefined(), map[string]any{}} {
		provide(t, none)
		s, err := Default()
		if err == nil || strings.Contains(err.Error(), "\n") || !strings.Contains(err.Error(), "export the game to a file") {
			t.Errorf("got %v", err)
		}
		put(t, s, "hall", 1)
		if data, err := s.Get("hall"); err != nil || number(t, data) != 1 {
			t.Errorf("memory: %v", err)
		}
	}
}

func TestPickerWithoutAPageIsASentence(t *testing.T) {
	for _, err := range []error{(<-PickOpen()).Err, <-PickSave(save(1), "hall.save")} {
		if err == nil || !strings.Contains(fmt.Sprint(err), "list of saves in the game") {
			t.Errorf("got %v", err)
		}
	}
}
