package scenes

import (
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/pack"
	"precipice/game/session"
	"precipice/render"
	"precipice/saves"
)

func TestMain(m *testing.M) { os.Exit(inwindow.Main(m)) }

// table is a shell without a window, with a combat at its first decision of an activation.
func table(t testing.TB, seed uint64) (*game.Shell, *Combat) {
	t.Helper()
	rules, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	sh := game.NewShell(game.Parts{Rules: rules, Words: book, Store: saves.NewMemory(), Seed: seed, Failed: Failed})
	play, err := session.New(rules, session.Table{Setup: fullTable(sh), Seed: seed}, sh.Saver, game.Clock)
	if err != nil {
		t.Fatal(err)
	}
	c := NewCombat(sh, play)
	sh.Show(c)
	for c.choices == nil || !c.own() {
		play.Catch()
		c.refresh(sh)
		if c.choices == nil {
			t.Fatal("nobody is asked")
		}
		if !c.own() {
			c.choose(sh, c.choices.decision.Options[len(c.choices.decision.Options)-1].Key())
		}
	}
	play.Catch()
	c.refresh(sh)
	return sh, c
}

// screen is a canvas a table is drawn on.
func screen(t testing.TB, sh *game.Shell, w, h int) *ebiten.Image {
	t.Helper()
	inwindow.Need(t)
	img := ebiten.NewImage(w, h)
	t.Cleanup(img.Deallocate)
	sh.Draw(img)
	return img
}

// draws benchmarks frames; before is run ahead of each.
func draws(b *testing.B, before func(sh *game.Shell, c *Combat)) {
	sh, c := table(b, 1)
	img := screen(b, sh, 1280, 720)
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		before(sh, c)
		sh.Draw(img)
		if n++; n%64 == 0 { // let the commands go that a real frame would end with
			b.StopTimer()
			img.At(0, 0)
			b.StartTimer()
		}
	}
}

// A picture that has not changed is not drawn at all.
func BenchmarkStill(b *testing.B) {
	sh, _ := table(b, 1)
	img := screen(b, sh, 1280, 720)
	b.ReportAllocs()
	for b.Loop() {
		sh.Draw(img)
	}
}

// The pointer moves over the board: overlays and miniatures are drawn, board and panels are kept.
func BenchmarkPoint(b *testing.B) { draws(b, func(sh *game.Shell, _ *Combat) { sh.Dirty() }) }

// The camera moves.
func BenchmarkPan(b *testing.B) {
	way := float32(1)
	draws(b, func(sh *game.Shell, c *Combat) {
		c.touched = true
		c.camera = c.camera.Pan(render.Point{X: way})
		way = -way
		sh.Dirty()
	})
}

// The panels change as well, as after a decision.
func BenchmarkPanels(b *testing.B) {
	draws(b, func(sh *game.Shell, c *Combat) { c.version++; sh.Dirty() })
}

// A decision is laid out with its refusals.
func BenchmarkRefresh(b *testing.B) {
	sh, c := table(b, 1)
	b.ReportAllocs()
	for b.Loop() {
		c.refresh(sh)
	}
}

// An attack is foretold.
func BenchmarkForesee(b *testing.B) {
	_, c := table(b, 1)
	s := &c.play.Match.State
	aim := fortress.Aim{By: c.actor(), From: s.On(c.actor()).Hex}
	for u := range s.Each(fortress.Hostiles) {
		aim.On = u
	}
	b.ReportAllocs()
	for b.Loop() {
		fortress.Foresee(c.play.Match, aim)
	}
}
