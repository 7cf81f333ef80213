package session_test

import (
	"encoding/json"
	"testing"

	"precipice/engine"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/saves"
)

// late returns a session a few hundred choices into a combat.
func late(b *testing.B) *blackstone.Session {
	s := begin(b, rulesFor(b), tableFor(0), nil)
	s.SetClock(clock)
	n := 0
	playOn(b, s, 3, func(d *engine.Decision) bool { n++; return n > 150 && d.Kind == "activation" })
	return s
}

// BenchmarkAutosave measures a save after a choice. The frame waits only for the copy; sealing happens in
// the background. The naive way writes all of it as JSON.
func BenchmarkAutosave(b *testing.B) {
	save := func(how func(s *blackstone.Session) ([]byte, error)) func(*testing.B) {
		return func(b *testing.B) {
			s, size := late(b), 0
			b.ReportAllocs()
			for b.Loop() {
				data, err := how(s)
				if err != nil {
					b.Fatal(err)
				}
				size = len(data)
			}
			b.ReportMetric(float64(size), "bytes")
		}
	}
	b.Run("copy", save(func(s *blackstone.Session) ([]byte, error) { s.Saved(); return nil, nil }))
	b.Run("seal", save(func(s *blackstone.Session) ([]byte, error) { return s.Saved().Seal(s.Header()) }))
	b.Run("naive", save(func(s *blackstone.Session) ([]byte, error) { return json.Marshal(s.Saved()) }))
}

// BenchmarkResume restores a finished expedition of more than a thousand choices. The naive way also computes
// the mark after each of them, as for saves without any.
func BenchmarkResume(b *testing.B) {
	r, s := rulesFor(b), longExpedition(b)
	for _, way := range []string{"restore", "naive"} {
		v := s.Saved()
		if way == "naive" {
			v.Marks = nil
		}
		data, err := v.Seal(s.Header())
		store := saves.NewMemory()
		if err == nil {
			err = store.Put("game-1", data)
		}
		if err != nil {
			b.Fatal(err)
		}
		b.Run(way, func(b *testing.B) {
			for b.Loop() {
				if _, err := session.Resume(r, store, "game-1", nil, clock); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(len(data)), "bytes")
		})
	}
}
