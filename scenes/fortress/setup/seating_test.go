package setup

import (
	"math/rand/v2"
	"slices"
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// full returns a table with a complete party.
func full(sh *game.Shell) seating {
	v := SeatingOf(playing.HostOf(sh))
	v.fill(playing.HostOf(sh).Rules.Pack, func(int) int { return 0 })
	return v
}

// The leader decides who is the hostile player: every other player can be named, and a game begins with
// each of them (BF-SET-010, BF-SET-012, BF-G-078).
//
// proves: BF-SET-012
func TestTheLeaderNamesAnyOtherPlayerToPlayTheHostiles(t *testing.T) {
	sh := playing.Bare(t)
	for players := 2; players <= table.MostPlayers; players++ {
		for leader := range players {
			for seat := range players {
				v := full(sh)
				v.Sit(players)
				v.lead(leader)
				before := v.Setup.Fifth
				v.oppose(seat, true)
				if seat == leader {
					if v.Setup.Fifth != before {
						t.Errorf("%d players: the leader %d plays the hostiles", players, leader)
					}
					continue
				}
				if v.Setup.Fifth != seat {
					t.Errorf("%d players, leader %d: %d plays the hostiles and not %d", players, leader, v.Setup.Fifth, seat)
				}
				play := playing.Begun(t, sh, 1, *v.Table)
				if s := &play.Match.State; int(s.HostilePlayer()) != seat || int(s.Leader) != leader {
					t.Errorf("%d players: %d leads and %d plays the hostiles in the game", players, s.Leader, s.HostilePlayer())
				}
			}
		}
	}
}

func TestALeaderAndAHostilePlayerSwapRoles(t *testing.T) {
	sh := playing.Bare(t)
	v := full(sh)
	v.Sit(3)
	v.oppose(2, true)
	v.lead(2)
	if s := v.Setup; s.Leader != 2 || s.Fifth != 0 {
		t.Errorf("%d leads and %d plays the hostiles", s.Leader, s.Fifth)
	}
}

func TestOfFivePlayersOnePlaysTheHostiles(t *testing.T) {
	sh := playing.Bare(t)
	v := full(sh)
	v.Sit(5)
	if v.Setup.Fifth != 4 || v.pickers() != 4 {
		t.Errorf("%d plays the hostiles", v.Setup.Fifth)
	}
	v.oppose(-1, false)
	if v.Setup.Fifth != 4 {
		t.Error("of five players nobody plays the hostiles")
	}
	v.Sit(4)
	if v.Setup.Fifth != -1 {
		t.Errorf("with four players left %d plays the hostiles", v.Setup.Fifth)
	}
}

func TestAStrikeForceHasAnExplorerForEachPlayer(t *testing.T) {
	sh := playing.Bare(t)
	v := full(sh)
	v.resize(2)
	if len(v.Setup.Explorers) != 2 || !v.Setup.StrikeForce {
		t.Errorf("a strike force of %v", v.Setup.Explorers)
	}
	v.Sit(3)
	if v.size != fortress.MaxParty || v.Setup.StrikeForce || v.missing() != 2 {
		t.Errorf("three players are a party of %d, %d missing", v.size, v.missing())
	}
	v.resize(2)
	if v.size != fortress.MaxParty {
		t.Error("two explorers are shared by three players")
	}
}

func TestPickingAnExplorerAgainRemovesIt(t *testing.T) {
	sh := playing.Bare(t)
	v := full(sh)
	party := slices.Clone(v.Setup.Explorers)
	v.pick(playing.Stranger(sh, party))
	if !slices.Equal(v.Setup.Explorers, party) {
		t.Errorf("a fifth explorer went in: %v", v.Setup.Explorers)
	}
	v.pick(party[1])
	if want := []string{party[0], party[2], party[3]}; !slices.Equal(v.Setup.Explorers, want) {
		t.Errorf("without %s there are %v", party[1], v.Setup.Explorers)
	}
	v.pick(party[1])
	if want := []string{party[0], party[2], party[3], party[1]}; !slices.Equal(v.Setup.Explorers, want) {
		t.Errorf("picked again, %s makes it %v", party[1], v.Setup.Explorers)
	}
}

// fiddle makes a random change to a table.
func fiddle(v *seating, sh *game.Shell, pick *rand.Rand) {
	pack := playing.HostOf(sh).Rules.Pack
	switch pick.IntN(8) {
	case 0:
		v.Sit(1 + pick.IntN(table.MostPlayers))
	case 1:
		v.lead(pick.IntN(v.Setup.Players))
	case 2:
		v.oppose(pick.IntN(v.Setup.Players+1)-1, pick.IntN(2) == 0)
	case 3:
		v.resize(smallestForce + pick.IntN(fortress.MaxParty-smallestForce+1))
	case 4:
		v.pick(pack.Explorers[pick.IntN(len(pack.Explorers))].ID)
	case 5:
		v.Setup.Difficulty = fortress.Difficulty(pick.IntN(len(fortress.Difficulties()) + 1))
	case 6:
		v.Play(fortress.Modes[pick.IntN(len(fortress.Modes))])
	default:
		v.Setup.Combat = pack.Combats[pick.IntN(len(pack.Combats))].ID
	}
}

// A game can begin from any table that can be set up, and the table is remembered.
func TestAGameCanBeginFromAnyTable(t *testing.T) {
	sh := playing.Bare(t)
	pick := rand.New(rand.NewPCG(7, 7))
	v := SeatingOf(playing.HostOf(sh))
	for range 600 {
		fiddle(&v, sh, pick)
		ready := v
		seated := *v.Table
		ready.Table = &seated
		ready.fill(playing.HostOf(sh).Rules.Pack, pick.IntN)
		seated = ready.ready()
		play := playing.Begun(t, sh, 1, seated)
		for e := range seated.Setup.Explorers {
			if got, want := int(play.Match.State.Party[e].Seat), seated.Setup.Picker(e); got != want {
				t.Fatalf("%+v: explorer %d sits with %d and was picked by %d", seated.Setup, e, got, want)
			}
		}
	}
	v.rename(0, "Ada")
	playing.HostOf(sh).Keep(sh)
	if err := sh.Saver.Flush(); err != nil {
		t.Fatal(err)
	}
	restored, err := playing.Reopened(sh)
	if err != nil {
		t.Fatal(err)
	}
	again := SeatingOf(restored)
	want, got := v.Setup, again.Setup
	if !slices.Equal(got.Explorers, want.Explorers) || got.Players != want.Players || got.Combat != want.Combat || got.Fifth != want.Fifth ||
		got.Difficulty != want.Difficulty || got.Leader != want.Leader || got.StrikeForce != want.StrikeForce || got.Quest != want.Quest || again.Names[0] != "Ada" {
		t.Errorf("the table was %+v and is read back as %+v", want, got)
	}
}

func TestATableOfOtherContentIsCorrected(t *testing.T) {
	sh := playing.Bare(t)
	for _, s := range []fortress.Setup{
		{},
		{Players: 9},
		{Players: -1, Explorers: []string{"nobody", "somebody"}},
		{Players: 2, Fifth: 1, Leader: 7, Explorers: []string{"amallyn"}, Combat: "elsewhere", Difficulty: 9},
		{Players: 2, Fifth: 0, Explorers: []string{"amallyn", "nobody", "amallyn", "dahyak"}},
		{Players: 5, Fifth: -1, StrikeForce: true, Explorers: []string{"amallyn", "dahyak"}},
	} {
		playing.HostOf(sh).Table = blackstone.Table{Setup: s}
		v := full(sh)
		playing.Begun(t, sh, 1, *v.Table)
	}
}

// Exactly one chip of the hostiles is lit, with a hostile player too.
func TestOneChipOfTheHostilesIsLit(t *testing.T) {
	sh := playing.Bare(t)
	s := NewSetup(playing.HostOf(sh), sh)
	for players := 1; players <= table.MostPlayers; players++ {
		s.Sit(players)
		for _, do := range []func(){func() { s.oppose(-1, false) }, func() { s.oppose(-1, true) }, func() { s.oppose(s.opponent(), true) }} {
			do()
			lit := 0
			for _, one := range s.opponents(sh) {
				if one.chosen {
					lit++
				}
			}
			if lit != 1 {
				t.Errorf("with %d players, the hostile player %d: %d chips are lit", players, s.Table.Setup.Fifth, lit)
			}
		}
	}
}
