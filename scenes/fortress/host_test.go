package fortress

import (
	"reflect"
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/saves"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/setup"
	"precipice/scenes/fortress/table"
)

// chosen returns what a player might have chosen.
func chosen() table.Kept {
	return table.Kept{
		Table: blackstone.Table{
			Setup: fortress.Setup{Players: 3, Fifth: 2, Explorers: []string{"one", "two"}, Seats: []int{0, 1}, Combat: "somewhere", Difficulty: fortress.Hard},
			Names: []string{"A", "B"}, HostilesPlayed: true, Overwatch: blackstone.Never, ReRolls: blackstone.Always, AskDice: true},
		Lesson: table.Lesson{Slot: "game-1", Read: []string{"begin"}},
	}
}

// What is kept is read back as it was when it was kept, whatever changes afterwards.
func TestTheNextTableIsKeptAndReadBack(t *testing.T) {
	sh, sealing := playing.Bare(t), make(chan struct{})
	h := playing.HostOf(sh)
	sh.Saver.Save("before", func() ([]byte, error) { <-sealing; return nil, nil }) // keeps the saver busy until the channel is closed
	h.Kept = chosen()
	h.Keep(sh)
	h.Table.Names[0], h.Table.Setup.Explorers[0], h.Table.Setup.Seats[0], h.Lesson.Read[0] = "X", "other", 1, "end"
	close(sealing)
	if err := sh.Saver.Flush(); err != nil {
		t.Fatal(err)
	}
	again, err := NewHost(h.Rules, nil, nil, sh.Store)
	if err != nil || !reflect.DeepEqual(again.Kept, chosen()) {
		t.Errorf("read back was %+v, %v", again.Kept, err)
	}
}

// The table of the next game was part of the shell's settings once. It is taken over from there.
func TestTheTableInFormerSettingsIsTakenOver(t *testing.T) {
	sh := playing.Bare(t)
	type settings struct {
		Speed       game.Speed
		TextPercent int
		Table       blackstone.Table
		Lesson      table.Lesson
	}
	game.Keep(sh, game.NewKept[settings](game.SettingsSlot), &settings{game.Instant, 150, chosen().Table, chosen().Lesson})
	if err := sh.Saver.Flush(); err != nil {
		t.Fatal(err)
	}
	h, err := NewHost(playing.HostOf(sh).Rules, nil, nil, sh.Store)
	if err != nil || !reflect.DeepEqual(h.Kept, chosen()) {
		t.Errorf("taken over was %+v, %v", h.Kept, err)
	}
	if s := game.NewShell(sh.Parts).Settings; s.Speed != game.Instant || s.TextPercent != 150 {
		t.Errorf("the shell's settings are %+v", s)
	}
}

// Settings of somebody who has not yet chosen a table of this game are read without a complaint.
func TestSettingsWithoutATableAreRead(t *testing.T) {
	sh := playing.Bare(t)
	sh.Settings.TextPercent = 150
	game.Keep(sh, game.NewKept[game.Settings](game.SettingsSlot), &sh.Settings)
	if err := sh.Saver.Flush(); err != nil {
		t.Fatal(err)
	}
	without, err := NewHost(playing.HostOf(sh).Rules, nil, nil, saves.NewMemory())
	if err != nil {
		t.Fatal(err)
	}
	h, err := NewHost(playing.HostOf(sh).Rules, nil, nil, sh.Store)
	if err != nil || !reflect.DeepEqual(h.Kept, without.Kept) {
		t.Errorf("read was %+v, %v", h.Kept, err)
	}
}

// Two programs that have each opened the setup keep what the other has chosen there, from the first time on.
func TestTwoProgramsKeepEachOthersTables(t *testing.T) {
	sh := playing.Bare(t)
	var hosts [2]*table.Host
	for i := range hosts {
		h, err := NewHost(playing.HostOf(sh).Rules, nil, nil, sh.Store)
		if err != nil {
			t.Fatal(err)
		}
		setup.NewSetup(h, sh)
		hosts[i] = h
	}
	want := hosts[0].Table.Clone()
	keep := func(h *table.Host, change func(t *blackstone.Table)) {
		change(&h.Table)
		change(&want)
		h.Keep(sh)
		if err := sh.Saver.Flush(); err != nil {
			t.Error(err)
		}
		if again, err := NewHost(h.Rules, nil, nil, sh.Store); err != nil || !reflect.DeepEqual(again.Table, want) {
			t.Errorf("kept is %+v, want %+v, %v", again.Table, want, err)
		}
	}
	keep(hosts[0], func(t *blackstone.Table) { t.Setup.Players, t.AskDice = 3, true })
	keep(hosts[1], func(t *blackstone.Table) { t.Setup.Difficulty, t.Overwatch = fortress.Hard, blackstone.Never })
	keep(hosts[0], func(t *blackstone.Table) { t.Names, t.Setup.Leader = []string{"Ann"}, 1 })
	keep(hosts[1], func(t *blackstone.Table) { t.AskAll = true })
}

// A kept table with values out of range is corrected, and one that cannot be read is told.
func TestASpoiledTableIsCorrected(t *testing.T) {
	sh := playing.Bare(t)
	spoiled := table.Kept{Table: blackstone.Table{Overwatch: 99, ReRolls: blackstone.Never + 1, Exchange: 7, Undo: 200}}
	game.Keep(sh, game.NewKept[table.Kept](table.KeptSlot), &spoiled)
	if err := sh.Saver.Flush(); err != nil {
		t.Fatal(err)
	}
	h, err := NewHost(playing.HostOf(sh).Rules, nil, nil, sh.Store)
	if tb := &h.Table; err != nil || tb.Overwatch > blackstone.Never || tb.ReRolls > blackstone.Never || tb.Exchange > blackstone.Never || tb.Undo.Word() != "off" {
		t.Errorf("the table is %+v, %v", h.Table, err)
	}
	if err := sh.Store.Put(table.KeptSlot, saves.Seal(saves.Header{Kind: "settings"}, []byte("no gob"))); err != nil {
		t.Fatal(err)
	}
	if h, err = NewHost(playing.HostOf(sh).Rules, nil, nil, sh.Store); err == nil || h == nil {
		t.Error("a table that cannot be read is not told")
	}
}
