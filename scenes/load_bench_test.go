package scenes_test

import (
	"fmt"
	"testing"

	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/scenes"
)

// BenchmarkLoad measures the list of many saved games: what opening it takes, and what drawing it does, before and after all rows have
// been laid out.
func BenchmarkLoad(b *testing.B) {
	sh, h := bare(b)
	s, err := session.New(h.Rules, blackstone.Table{Setup: fullTable(h), Seed: 1}, nil, func() int64 { return 7 })
	if err != nil {
		b.Fatal(err)
	}
	file, err := s.File()
	if err != nil {
		b.Fatal(err)
	}
	for n := range 300 {
		if err := sh.Store.Put(fmt.Sprintf("game-%d", n), file); err != nil {
			b.Fatal(err)
		}
	}
	b.Run("open", func(b *testing.B) {
		for b.Loop() {
			scenes.NewLoad(sh, h)
		}
	})
	b.Run("first", func(b *testing.B) {
		for b.Loop() {
			sh.Show(scenes.NewLoad(sh, h))
			screen(b, sh, 1280, 720)
		}
	})
	b.Run("again", func(b *testing.B) {
		sh.Show(scenes.NewLoad(sh, h))
		for b.Loop() {
			sh.Dirty()
			screen(b, sh, 1280, 720)
		}
	})
}
