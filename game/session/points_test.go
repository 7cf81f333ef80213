package session_test

import (
	"math/rand/v2"
	"runtime"
	"testing"

	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/session"
)

// endless returns an expedition in which every choice can be undone, played at random for n choices, and the
// match at each of its questions as hashes.
func endless(t testing.TB, seed uint64, policy session.UndoPolicy, n int) (s *blackstone.Session, stood []uint32) {
	t.Helper()
	table := tableFor(seed)
	table.Setup.Combat, table.Setup.Difficulty, table.Undo = "", fortress.Normal, policy
	s = begin(t, rulesFor(t), table, nil)
	pick := rand.New(rand.NewPCG(seed, 9))
	for len(stood) < n {
		s.ShowAll()
		d, ok := s.Pending()
		if !ok {
			break
		}
		stood = append(stood, s.Match.Hash())
		o := &d.Options[pick.IntN(len(d.Options))]
		for o.Verb == "propose-end" || o.Verb == "agree" || o.Verb == "pause" { // the expedition would end or rest
			o = &d.Options[pick.IntN(len(d.Options))]
		}
		if err := s.Choose(o.Key()); err != nil {
			t.Fatal(err)
		}
	}
	if len(stood) < min(n, 120) {
		t.Fatalf("the game ends after %d choices", len(stood))
	}
	return s, stood
}

// Every undo point leads back to the question as it was, although few of them hold a copy of the match.
func TestUndoPointsShareCopies(t *testing.T) {
	for seed := range uint64(3) {
		s, stood := endless(t, seed, session.SameDice, 700)
		if n, most := s.Copies(), len(stood)/session.PointStride+session.PointsWhole+2; n > most || s.Steps() != len(stood) {
			t.Errorf("seed %d: %d copies for %d points, more than %d", seed, n, s.Steps(), most)
		}
		for i := len(stood) - 1; i >= 0; i-- {
			if !s.Undo() || s.Match.Hash() != stood[i] {
				t.Fatalf("seed %d: undo %d leads elsewhere", seed, i)
			}
			if i%97 == 0 && i+2 < len(stood) { // two steps forward again
				for range 2 {
					if !s.Redo() {
						t.Fatalf("seed %d: step %d cannot be made again", seed, i)
					}
				}
				for range 2 {
					if !s.Undo() {
						t.Fatalf("seed %d: step %d cannot be taken back again", seed, i)
					}
				}
				if s.Match.Hash() != stood[i] {
					t.Fatalf("seed %d: undo %d leads elsewhere after redo", seed, i)
				}
			}
		}
	}
}

// With new dice an undo is an entry of the journal; the points before it are not touched.
func TestUndoPointsOutlastNewDice(t *testing.T) {
	s, stood := endless(t, 4, session.NewDice, 200)
	for i := len(stood) - 1; i >= 0; i -= 7 {
		for s.Steps() > i {
			if !s.Undo() {
				t.Fatal("it cannot be undone")
			}
		}
		points := s.UndoPoints()
		for k, m := range points {
			if m.Hash() != stood[k] {
				t.Fatalf("after an undo to %d, point %d leads elsewhere", i, k)
			}
		}
		s.ShowAll()
		if d, ok := s.Pending(); ok {
			stood = append(stood[:i], s.Match.Hash())
			if err := s.Choose(d.Options[0].Key()); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Moved dice stay moved at each point, wherever its copy is repeated from.
func TestMovedDiceOfSharedPoints(t *testing.T) {
	s, _ := endless(t, 5, session.SameDice, 150)
	h, plain := session.NewHistory(s.UndoPoints()[0].Clone()), []*fortress.Match{}
	for _, key := range s.Match.Journal[len(h.Match.Journal):] {
		plain = append(plain, h.Match.Clone())
		take := func() error { _, err := h.Match.Choose(key); return err }
		if err := h.Step(session.SameDice, key, take, func(cause any) error { panic(cause) }); err != nil {
			t.Fatal(err)
		}
	}
	n := uint64(0)
	h.Reseed(func() uint64 { n++; return n })
	for i := len(plain) - 1; i >= 0; i-- {
		plain[i].Anew(uint64(i + 1))
		if !h.Back(session.SameDice, 0) || h.Match.Hash() != plain[i].Hash() {
			t.Fatalf("point %d of %d leads elsewhere", i, len(plain))
		}
	}
}

// BenchmarkUndoMemory compares what an undo point takes with what a copy of the match for each takes.
func BenchmarkUndoMemory(b *testing.B) {
	for b.Loop() {
		s, stood := endless(b, 1, session.SameDice, 1000)
		played := heap()
		whole := s.UndoPoints()
		before := heap()
		table := s.Table
		table.Undo = session.NoUndo // which drops the points
		if err := s.SetTable(table); err != nil {
			b.Fatal(err)
		}
		b.ReportMetric((before-heap())/float64(len(stood)), "B/point")
		b.ReportMetric((before-played)/float64(len(stood)), "B/copy")
		runtime.KeepAlive(whole)
		runtime.KeepAlive(s)
	}
}

// heap returns the bytes in use.
func heap() float64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return float64(m.HeapAlloc)
}
