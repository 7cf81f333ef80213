package city

import (
	"reflect"
	"testing"

	"precipice/game"
	"precipice/game/city"
	"precipice/game/city/pack"
	"precipice/game/session"
	"precipice/saves"
)

// Two programs keep what the other has chosen for the next journey, from the first time on.
func TestTwoProgramsKeepEachOthersTables(t *testing.T) {
	r, _, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	store := saves.NewMemory()
	sh := game.NewShell(game.Parts{Store: store})
	open := func() *Host {
		h, err := NewHost(r, nil, nil, store)
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	one, other := open(), open()
	want := one.Table.Clone()
	keep := func(h *Host, change func(t *city.Table)) {
		change(&h.Table)
		change(&want)
		h.keep(sh)
		if err := sh.Saver.Flush(); err != nil {
			t.Error(err)
		}
		if again := open(); !reflect.DeepEqual(again.Table, want) {
			t.Errorf("kept is %+v, want %+v", again.Table, want)
		}
	}
	keep(one, func(t *city.Table) { t.AskDice, t.Setup.Heroes = true, t.Setup.Heroes[:2] })
	keep(other, func(t *city.Table) { t.Reactions, t.Setup.Level = city.Always, 2 })
	keep(one, func(t *city.Table) { t.Names, t.Setup.Players = []string{"Ann", "Bo"}, 2 })
	keep(other, func(t *city.Table) { t.Undo, t.AskAll = session.NoUndo, true })
}
