package session_test

import (
	"bytes"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/saves"
)

// megabytes returns how much memory a function allocates in total.
func megabytes(do func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	do()
	runtime.ReadMemStats(&after)
	return (after.TotalAlloc - before.TotalAlloc) >> 20
}

// oneSentence fails unless the error is one short sentence.
func oneSentence(t *testing.T, err error) {
	t.Helper()
	if err == nil {
		t.Error("it was accepted")
	} else if text := err.Error(); len(text) > 500 || strings.Contains(text, "\n") {
		t.Errorf("it is told in %d bytes: %.600s", len(text), text)
	}
}

// Saves that hold more than a game can are refused wherever they come in, with a sentence and little
// memory. The largest are just below the size that is refused unread.
func TestOversizedSavesAreRefused(t *testing.T) {
	r := rulesFor(t)
	const many = saves.MaxPayload - 64<<10
	for name, spoil := range map[string]func(v *savedGame){
		"undone":      func(v *savedGame) { v.Undone = make([]session.Undone, many) },
		"unasked":     func(v *savedGame) { v.Unasked = make([]session.Unasked, many) },
		"names":       func(v *savedGame) { v.Table.Names = make([]string, many) },
		"a long name": func(v *savedGame) { v.Table.Names = []string{strings.Repeat("x", many)} },
		"journal":     func(v *savedGame) { v.Snapshot.Journal = make([]string, many) },
		"marks":       func(v *savedGame) { v.Marks = make([]uint32, many) },
		"explorers":   func(v *savedGame) { v.Table.Setup.Explorers = make([]string, many) },
		"undo points": func(v *savedGame) { v.Undo = slices.Repeat([]int{1}, 100_000) },
		"faces":       func(v *savedGame) { v.Snapshot.Dice.Loaded = slices.Repeat([]uint8{1}, 100_000) },
	} {
		t.Run(name, func(t *testing.T) {
			v := begin(t, r, tableFor(1), nil).Saved()
			spoil(v)
			data, err := v.Seal(saves.Header{Content: r.Pack.Digest, Kind: session.Kind})
			if err != nil {
				t.Fatal(err)
			}
			if len(data) > saves.MaxSize {
				t.Fatalf("the save has %d bytes and is refused unread", len(data))
			}
			store := saves.NewMemory()
			if err := store.Put("slot", data); err != nil {
				t.Fatal(err)
			}
			used := megabytes(func() {
				_, err := session.Resume(r, store, "slot", nil, clock)
				oneSentence(t, err)
			})
			if used > 200 {
				t.Errorf("resuming used %d MB", used)
			}
			used = megabytes(func() {
				_, err := session.Import(r, saves.NewAutosaver(saves.NewMemory()), data, clock)
				oneSentence(t, err)
			})
			if used > 200 {
				t.Errorf("importing used %d MB", used)
			}
			if name != "faces" { // a replay from the start does not use them
				_, err = session.ReadRecord(r, data)
				oneSentence(t, err)
			}
		})
	}
}

// Reports that ask for more than a game can are refused when they are read or replayed.
func TestOversizedReportsAreRefused(t *testing.T) {
	r := rulesFor(t)
	plain := string(begin(t, r, tableFor(1), nil).Report(""))
	head, _, _ := strings.Cut(plain, "\njournal ")
	lines := func(text string, n int) string { return strings.Repeat(text+"\n", n) }
	journal := head + "\njournal 00000000\n"
	for name, text := range map[string]string{
		"faces":         journal + "00000000 !dice" + strings.Repeat(" 1", 100_000) + "\nend\n",
		"many of faces": journal + lines("00000000 !dice"+strings.Repeat(" 1", 900), 30) + "end\n",
		"anew":          journal + lines("00000000 !anew 1", 950_000) + "end\n",
		"anew, less":    journal + lines("00000000 !anew 1", 110_000) + "end\n",
		"undone":        head + "\n" + lines("undone 0 off", 120_000) + "journal 00000000\nend\n",
		"a position":    "precipice game 1\n" + lines("scenario .", 150_000) + "journal 00000000\nend\n",
		"seats":         strings.Replace(head, "\nseats", "\nseats"+strings.Repeat(" 1", 900_000), 1) + "\njournal 00000000\nend\n",
		"a long word":   head + "\n" + strings.Repeat("x", 1<<20) + "\n",
	} {
		t.Run(name, func(t *testing.T) {
			used := megabytes(func() {
				rec, err := session.ReadRecord(r, []byte(text))
				if err == nil {
					var p *blackstone.Replayed
					if p, err = session.Replay(r, rec); err == nil && p.First != nil {
						err = p.First.Err
					}
				}
				oneSentence(t, err)
				_, err = session.Import(r, saves.NewAutosaver(saves.NewMemory()), []byte(text), clock)
				oneSentence(t, err)
			})
			if used > 200 {
				t.Errorf("%d MB were used", used)
			}
		})
	}
}

// A game with the largest number of dice changes can still be replayed, and its save resumed.
func TestTheLongestGameCanBeResumed(t *testing.T) {
	r := rulesFor(t)
	plain := string(begin(t, r, tableFor(1), nil).Report(""))
	head, _, _ := strings.Cut(plain, "\njournal ")
	text := head + "\njournal 00000000\n" + strings.Repeat("00000000 !anew 1\n", session.MaxEntries) + "end\n"
	store := saves.NewMemory()
	saver := saves.NewAutosaver(store)
	slot, err := session.Import(r, saver, []byte(text), clock)
	if err != nil {
		t.Fatal(err)
	}
	s, err := session.Resume(r, store, slot, saver, clock)
	if err != nil || len(s.Match.Journal) != session.MaxEntries {
		t.Fatalf("%v, %d entries", err, len(s.Match.Journal))
	}
}

// The number of queued faces is limited, and a refused request changes nothing.
func TestLoadedFacesAreBounded(t *testing.T) {
	s := begin(t, rulesFor(t), tableFor(1), nil)
	if !s.Match.Load(bytes.Repeat([]byte{1}, engine.MaxFaces)...) {
		t.Fatal("as many faces as may wait were refused")
	}
	entries := len(s.Match.Journal)
	if s.Match.Load(1) || s.Match.Unrolled() != engine.MaxFaces || len(s.Match.Journal) != entries {
		t.Error("one face more was loaded")
	}
	if _, err := s.Match.Repeat(fmt.Sprint("!dice", strings.Repeat(" 1", engine.MaxFaces+1))); err == nil {
		t.Error("an entry with more faces was repeated")
	}
}
