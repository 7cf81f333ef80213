package scenes

import (
	"math/rand/v2"
	"slices"
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
)

// click goes on to the next value of a row of the table.
func click(t *testing.T, sh *game.Shell, name string) {
	t.Helper()
	for _, r := range slices.Concat(tableRows(sh), partyRows(sh)) {
		if r.name == name {
			r.do()
			return
		}
	}
	t.Fatalf("there is no row %q", name)
}

// round clicks a row until its value returns, and gives the values it went through.
func round(t *testing.T, sh *game.Shell, name string) (values []string) {
	t.Helper()
	for range 40 {
		for _, r := range tableRows(sh) {
			if r.name != name {
				continue
			}
			if slices.Contains(values, r.value) {
				if r.value != values[0] {
					t.Errorf("%s goes back to %q and never to %q", name, r.value, values[0])
				}
				return values
			}
			values = append(values, r.value)
		}
		click(t, sh, name)
	}
	t.Errorf("%s never comes round: %v", name, values)
	return nil
}

func TestEveryRowOfTheTableComesRound(t *testing.T) {
	sh := bare(t)
	for name, want := range map[string]int{"difficulty": int(fortress.Extreme) + 1, "combat": len(sh.Rules.Pack.Combats), "players": 5, "hostiles": 2} {
		if got := round(t, sh, name); len(got) != want {
			t.Errorf("%s goes through %v, not through %d values", name, got, want)
		}
	}
	click(t, sh, "players")
	if got := round(t, sh, "hostiles"); len(got) != 3 {
		t.Errorf("with two players the hostiles go through %v", got)
	}
}

// The fifth player plays the hostiles (BF-SET-011).
func TestTheFifthPlayerPlaysTheHostiles(t *testing.T) {
	sh := bare(t)
	for range 4 {
		if setup(sh).Fifth >= 0 {
			t.Errorf("%d players, and %d plays the hostiles", setup(sh).Players, setup(sh).Fifth)
		}
		click(t, sh, "players")
	}
	click(t, sh, "hostiles")
	if s := setup(sh); s.Players != 5 || s.Fifth != 4 || !sh.Settings.Table.HostilesPlayed {
		t.Errorf("with five players the table is %+v", s)
	}
	click(t, sh, "players")
	if s := setup(sh); s.Players != 1 || s.Fifth != -1 {
		t.Errorf("after five players the table is %+v", s)
	}
}

func TestWhoIsClickedGoesLastAndWhoIsInTheWayStays(t *testing.T) {
	sh := bare(t)
	before := setup(sh).Explorers
	if len(before) != fortress.MaxParty {
		t.Fatalf("a party of %v", before)
	}
	other := stranger(sh, before)
	click(t, sh, other)
	if got, want := setup(sh).Explorers, append(slices.Clone(before[1:]), other); !slices.Equal(got, want) {
		t.Errorf("with %s goes %v", other, got)
	}
	click(t, sh, before[2])
	if got, want := setup(sh).Explorers, []string{before[1], before[3], other, before[2]}; !slices.Equal(got, want) {
		t.Errorf("with %s last goes %v", before[2], got)
	}
	goes, stays := 0, sh.Words.Say("table.stays")
	for _, r := range partyRows(sh) {
		if r.value != stays {
			goes++
		}
	}
	if goes != fortress.MaxParty {
		t.Errorf("the table says that %d go", goes)
	}
}

// A game can begin from any table that can be set, and the table is kept.
func TestWhateverIsSetAGameCanBegin(t *testing.T) {
	sh := bare(t)
	pick := rand.New(rand.NewPCG(7, 7))
	for range 300 {
		rows := slices.Concat(tableRows(sh), partyRows(sh))
		rows[pick.IntN(len(rows))].do()
		table := sh.Settings.Table
		table.Setup = setup(sh)
		begun(t, sh, 1, table)
	}
	want := setup(sh)
	if err := sh.Saver.Flush(); err != nil {
		t.Fatal(err)
	}
	again := game.NewShell(sh.Parts)
	if got := setup(again); !slices.Equal(got.Explorers, want.Explorers) || got.Players != want.Players || got.Combat != want.Combat ||
		got.Fifth != want.Fifth || got.Difficulty != want.Difficulty {
		t.Errorf("the table was %+v and is read back as %+v", want, got)
	}
}

func TestATableOfOtherContentIsMadeGood(t *testing.T) {
	sh := bare(t)
	for _, s := range []fortress.Setup{
		{},
		{Players: 9},
		{Players: -1, Explorers: []string{"nobody", "somebody"}},
		{Players: 2, Fifth: -1, Explorers: []string{"amallyn"}, Combat: "elsewhere"},
		{Players: 2, Fifth: -1, Explorers: []string{"amallyn", "nobody", "dahyak"}},
	} {
		sh.Settings.Table.Setup = s
		table := sh.Settings.Table
		table.Setup = setup(sh)
		begun(t, sh, 1, table)
	}
}
