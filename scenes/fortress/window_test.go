package fortress

import (
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/saves"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/precipice"
	"precipice/scenes/fortress/stasis"
	"precipice/scenes/fortress/table"
)

func TestMain(m *testing.M) {
	playing.RunTests(m, NewHost)
}

// atTable returns a shell without a window, with a combat at its first activation.
func atTable(t testing.TB, seed uint64) (*game.Shell, *Combat) {
	t.Helper()
	rules, book := playing.Content(t)
	sh := playing.ShellOf(t, rules, nil, game.Parts{Words: book, Store: saves.NewMemory(), Seed: seed})
	play, err := session.New(playing.HostOf(sh).Rules, blackstone.Table{Setup: playing.FullTable(sh), Seed: seed}, sh.Saver, game.Clock)
	if err != nil {
		t.Fatal(err)
	}
	c := NewCombat(playing.HostOf(sh), sh, play)
	sh.Show(c)
	for c.Choices == nil || !c.Activating() {
		play.ShowAll()
		c.Refresh(sh)
		if c.Choices == nil {
			t.Fatal("nobody is asked")
		}
		if !c.Activating() {
			c.Choose(sh, c.Choices.Decision.Options[len(c.Choices.Decision.Options)-1].Key())
		}
	}
	play.ShowAll()
	c.Refresh(sh)
	return sh, c
}

// BenchmarkRefresh arranges a decision with its refusals.
func BenchmarkRefresh(b *testing.B) {
	sh, c := atTable(b, 1)
	b.ReportAllocs()
	for b.Loop() {
		c.Refresh(sh)
	}
}

// BenchmarkForesee computes the forecast of an attack.
func BenchmarkForesee(b *testing.B) {
	_, c := atTable(b, 1)
	s := &c.Play.Match.State
	aim := fortress.Aim{By: c.Actor(), From: s.On(c.Actor()).Hex}
	for u := range s.Each(fortress.Hostiles) {
		aim.On = u
	}
	b.ReportAllocs()
	for b.Loop() {
		fortress.Foresee(c.Play.Match, aim)
	}
}

// stageOf returns the stage of a screen of a game in play.
func stageOf(scene game.Scene) *table.Stage {
	switch x := scene.(type) {
	case *expedition.Expedition:
		return &x.Stage
	case *precipice.Precipice:
		return &x.Stage
	case *stasis.Stasis:
		return &x.Stage
	}
	return &scene.(*Combat).Stage
}
