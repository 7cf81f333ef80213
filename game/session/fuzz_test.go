package session_test

import (
	"encoding/binary"
	"errors"
	"reflect"
	"testing"

	spoil "precipice/build/spoilt"
	"precipice/engine"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/saves"
)

// FuzzSavedTable changes numbers in a save and seals it again: the save is refused, or it resumes and plays
// on. Only the rules may break, and the session must survive that.
func FuzzSavedTable(f *testing.F) {
	r := rulesFor(f)
	var samples [][]byte
	for seed := range uint64(4) {
		s := begin(f, r, tableFor(seed), nil)
		n := 0
		playOn(f, s, seed, func(*engine.Decision) bool { n++; return n > int(40*seed) })
		data, err := s.File()
		if err != nil {
			f.Fatal(err)
		}
		samples = append(samples, data)
	}
	f.Add(uint8(0), []byte{})
	f.Add(uint8(1), []byte{0, 0, 1})
	f.Add(uint8(2), []byte{1, 200, 255, 0, 30, 7, 9, 9, 3})
	f.Add(uint8(3), []byte{40, 2, 44, 19, 1, 255})
	f.Fuzz(func(t *testing.T, which uint8, changes []byte) {
		v, _, err := session.Open(r, samples[int(which)%len(samples)])
		if err != nil {
			t.Fatal(err)
		}
		var found []reflect.Value
		found = spoil.Numbers(reflect.ValueOf(&v).Elem(), found)
		for ; len(changes) >= 3; changes = changes[3:] {
			change(found[int(binary.BigEndian.Uint16(changes))%len(found)], changes[2])
		}
		data, err := v.Seal(saves.Header{Content: r.Pack.Digest, Kind: session.Kind})
		if err != nil {
			t.Fatal(err)
		}
		playSave(t, r, data)
	})
}

// playSave resumes a save and plays a little. Only the rules may break, and the session must report it.
func playSave(t *testing.T, r blackstone.Rules, data []byte) {
	store := saves.NewMemory()
	if err := store.Put("fuzz", data); err != nil {
		t.Fatal(err)
	}
	s, err := session.Resume(r, store, "fuzz", nil, clock)
	if err != nil {
		return
	}
	for n := range 12 {
		s.ShowAll()
		d, ok := s.Pending()
		if !ok {
			break
		}
		var broken *session.Broken
		if err := s.Choose(d.Options[n*7%len(d.Options)].Key()); err != nil && !errors.As(err, &broken) {
			t.Fatal(err)
		}
	}
	s.ShowAll()
	s.Report("")
	if _, err := s.File(); err != nil {
		t.Fatal(err)
	}
}

func change(v reflect.Value, to byte) {
	switch {
	case v.CanInt():
		v.SetInt(int64(int8(to)))
	case v.CanUint():
		v.SetUint(uint64(to))
	default:
		v.SetBool(to&1 == 1)
	}
}
