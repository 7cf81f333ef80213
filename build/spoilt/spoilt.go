// Package spoilt makes hostile saves for tests: saves of whatever position the scenarios of a ruleset lead to, in which numbers have been
// changed. Their checksums fit, so that only the rules can refuse them.
package spoilt

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"strings"

	"precipice/engine"
	"precipice/game/session"
	"precipice/saves"
)

// Saves are the saves of a ruleset that are spoilt.
type Saves[S any, T session.Table[T]] struct {
	rules   session.Ruleset[S, T]
	samples []sample
}

// sample is a save in parts.
type sample struct {
	file    string // of its scenario
	head    saves.Header
	payload []byte
}

// Of returns saves of the positions of all scenarios in a folder, at a table.
func Of[S any, T session.Table[T]](r session.Ruleset[S, T], table T, folder string) (*Saves[S, T], error) {
	files, err := filepath.Glob(filepath.Join(folder, "*.txt"))
	if err != nil || len(files) == 0 {
		return nil, fmt.Errorf("no scenarios in %s: %w", folder, err)
	}
	all := &Saves[S, T]{rules: r}
	for _, file := range files {
		if err := all.add(table, file); err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
	}
	return all, nil
}

// add adds the position of a scenario, unless it is of a match that is over.
func (l *Saves[S, T]) add(table T, file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	m, _, err := l.rules.Position(string(text))
	if err != nil {
		return err
	}
	if _, asked := m.Pending(); !asked {
		return nil
	}
	v := session.Saved[S, T]{Table: table, Snapshot: begun(m), Start: begun(m), Marks: []uint32{m.Hash()}}
	payload, err := saves.Encode(&v)
	about, listing := l.rules.About(), l.rules.Listing(&table, m)
	head := saves.Header{Content: about.Content, Kind: session.Kind, Ruleset: about.Name, Mode: listing.Mode, Title: listing.Title, Party: strings.Join(listing.Party, ", ")}
	l.samples = append(l.samples, sample{file, head, payload})
	return err
}

// begun returns a match as the beginning of its journal.
func begun[S any](m *engine.Match[S]) *engine.Snapshot[S] {
	s := m.Snapshot()
	s.Journal = nil
	return s
}

// Spoilt returns a save of which one to three numbers are others, and the scenario that it comes from.
func (l *Saves[S, T]) Spoilt(chance *rand.Rand) (data []byte, scenario string, err error) {
	s := &l.samples[chance.IntN(len(l.samples))]
	v, err := saves.Decode[session.Saved[S, T]](s.payload)
	if err != nil {
		return nil, s.file, err
	}
	Change(chance, v.Snapshot)
	if chance.IntN(2) == 0 {
		v.Start = v.Snapshot // the history is that of the spoilt position
	}
	payload, err := saves.Encode(&v)
	return saves.Seal(s.head, payload), s.file, err
}

// Change gives one to three numbers of what a pointer points to other values.
func Change(chance *rand.Rand, v any) {
	found := Numbers(reflect.ValueOf(v).Elem(), nil)
	for range 1 + chance.IntN(3) {
		change(chance, found[chance.IntN(len(found))])
	}
}

// Numbers finds every number that can be changed without changing the length of anything.
func Numbers(v reflect.Value, found []reflect.Value) []reflect.Value {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				found = Numbers(v.Field(i), found)
			}
		}
	case reflect.Array, reflect.Slice:
		for i := range v.Len() {
			found = Numbers(v.Index(i), found)
		}
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			found = Numbers(v.Elem(), found)
		}
	default:
		if v.CanSet() && (v.CanInt() || v.CanUint() || v.Kind() == reflect.Bool) {
			found = append(found, v)
		}
	}
	return found
}

// change gives a number another value: one nearby, a small one or any.
func change(chance *rand.Rand, v reflect.Value) {
	to := chance.IntN(256)
	by := chance.IntN(7) - 3
	switch chance.IntN(3) {
	case 0:
		to = chance.IntN(12)
	case 1:
		switch {
		case v.CanInt():
			to = int(v.Int()) + by
		case v.CanUint():
			to = int(v.Uint()) + by
		}
	}
	switch {
	case v.CanInt():
		v.SetInt(int64(int8(to)))
	case v.CanUint():
		v.SetUint(uint64(uint8(to)))
	default:
		v.SetBool(!v.Bool())
	}
}
