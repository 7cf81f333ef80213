package session_test

import (
	"encoding/json"
	"testing"

	"precipice/engine"
	"precipice/game/blackstone"
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
