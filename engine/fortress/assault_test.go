package fortress

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
	"precipice/engine/playtest"
)

// withAssault returns rules in which the first battlefield of a stronghold is changed, for what no stronghold of
// the content has yet.
func withAssault(t *testing.T, id string, change func(*library.Assault, []library.EventRow)) Rules {
	t.Helper()
	lib := *rulesFor(t).Pack.Library
	lib.Strongholds, lib.Assaults = slices.Clone(lib.Strongholds), slices.Clone(lib.Assaults)
	for i := range lib.Strongholds {
		if h := &lib.Strongholds[i]; h.ID == id {
			field := lib.Battlefield(h.Stages[0])
			a := *field.Assault
			a.Actions, a.Objectives, h.Events = slices.Clone(a.Actions), slices.Clone(a.Objectives), slices.Clone(h.Events)
			change(&a, h.Events)
			field.Assault = &a
		}
	}
	return Rules{NewPack(&lib)}
}

// A special action does not reach its site across a wall, on whichever of the two hexes the wall is drawn.
// proves: BF-STR-005
func TestASpecialActionDoesNotReachThroughAWall(t *testing.T) {
	s := atStronghold(t, "cinder-foundry", 0)
	m := assaulted(t, s)
	s = m.State
	wheel := s.Assault().Site("quench-wheel")
	sp, ok := s.field.At(s.Assault().Sites[wheel].Hexes[0])
	if !ok {
		t.Fatal("the wheel is off the battlefield")
	}
	beside := 0
	for at := range board.Space(s.NumCells) {
		for side := range board.Side(6) {
			if s.Cells[at].Hex.Step(side) != s.Cells[sp].Hex {
				continue
			}
			beside++
			near, far := s, s
			near.Cells[at].Walls |= 1 << side
			far.Cells[sp].Walls |= 1 << side.Opposite()
			if !s.atSite(at, wheel) || near.atSite(at, wheel) || far.atSite(at, wheel) {
				t.Errorf("from %s: in the open %v, walled off %v and %v", s.HexName(at), s.atSite(at, wheel), near.atSite(at, wheel), far.atSite(at, wheel))
			}
		}
	}
	if beside == 0 {
		t.Error("no hex is beside the wheel")
	}
}

// Nobody takes a battlefield when all are out of action.
// proves: BF-STR-005 BF-STR-008
func TestThoseOutOfActionTakeNothing(t *testing.T) {
	s := assaulted(t, atStronghold(t, "cinder-foundry", 0)).State
	s.Expedition.Assault.Counter[0] = uint8(s.Assault().Sites[0].Need)
	if _, ok := s.goalMet(); !ok {
		t.Fatal("a cold anvil does not take the foundry")
	}
	for e := range s.Party {
		OutOfAction{uint8(e)}.Apply(&s)
	}
	if _, ok := s.goalMet(); ok {
		t.Error("nobody is in action, and the foundry is taken")
	}
}

// A turn in which explorers hold a site counts once, even if several objectives ask for it.
// proves: BF-STR-005
func TestATurnOfHoldingCountsOnce(t *testing.T) {
	r := withAssault(t, "cinder-foundry", func(a *library.Assault, _ []library.EventRow) {
		a.Objectives = append(a.Objectives, library.Objective{ID: "hold-alone", Hold: 0, Explorers: 1})
	})
	said := playWith(t, r, `assault cinder-foundry
counter white-anvil 3
explorer janus-draik 1,3
explorer ur-025 2,3
hostile guardsman-1 9,3
roll 12
start event
show sites
`)
	wants(t, said, "BF-STR-005 site-advanced white-anvil 4 10", "white-anvil 4 quench-wheel 0")
}

// What sets a site back by more than it has come leaves it where it began.
// proves: BF-STR-005 BF-STR-006
func TestASiteIsSetBackToNothingAtMost(t *testing.T) {
	r := withAssault(t, "cinder-foundry", func(_ *library.Assault, events []library.EventRow) {
		for i := range events {
			if events[i].ID == "bellows-breath" {
				events[i].Effect = []library.Op{{Do: "set-back", To: "site", Site: "white-anvil", Amount: 3}}
			}
		}
	})
	said := playWith(t, r, `assault cinder-foundry
counter white-anvil 2
explorer janus-draik 4,5 dice 3
hostile guardsman-1 9,3
roll 8
start event
show sites
`)
	wants(t, said, "BF-STR-006 site-set-back white-anvil 0 10", "white-anvil 0 quench-wheel 0")
}

// What has been lifted is not lifted again by the same action.
// proves: BF-STR-005
func TestWhatIsCarriedIsNotLiftedAgain(t *testing.T) {
	r := withAssault(t, "drowned-archive", func(a *library.Assault, _ []library.EventRow) {
		lift := library.Op{Do: "lift", To: "site"}
		a.Actions[0].Effect = []library.Op{lift, lift}
	})
	said := playWith(t, r, `assault drowned-archive
explorer janus-draik 10,3 dice 3
hostile drone-1 0,2
start activation janus-draik
choose special lift-the-codex
`)
	wants(t, said, "BF-STR-005 lifted janus-draik pale-codex", "BF-STR-005 no-effect carried-already")
	if n := strings.Count(said, " lifted "); n != 1 {
		t.Errorf("it is lifted %d times", n)
	}
}

// Attacks played at random keep whatever must hold of a table, whatever becomes of them.
func TestRandomAttacks(t *testing.T) {
	seen := map[string]bool{}
	for i := range rulesFor(t).Pack.Strongholds {
		h := &rulesFor(t).Pack.Strongholds[i]
		for stage := range h.Stages {
			for seed := range uint64(3) {
				s := atStronghold(t, h.ID, stage)
				src := dice.NewSeeded(seed)
				m := engine.Begin(rulesFor(t), s, src, func(*State) engine.Frame[State] { return &Expedition{engine.Cursor{At: "explore"}} })
				g := harness(rulesFor(t), playtest.Every{Copy: 40, Save: 997, Chance: 1009})
				watch := g.Watch
				g.Watch = func(m *Match, d *engine.Decision) error {
					declared(t, m, seen)
					return watch(m, d)
				}
				g.Ended = func(s *State) error {
					if s.Expedition.Ending == NotEnded {
						return errors.New("over without an ending")
					}
					return nil
				}
				first := s
				if _, err := g.Play(playtest.Bare(m, first), playtest.AtRandom[State](rand.New(rand.NewPCG(seed, 5)), "end")); err != nil {
					t.Fatalf("%s %d, seed %d: %v", h.ID, stage, seed, err)
				}
				t.Logf("%s %d, seed %d: %v after %d turns", h.ID, stage, seed, m.State.Expedition.Ending, m.State.Turn)
			}
		}
	}
	if !seen["activation special"] {
		t.Error("nothing offers a special action")
	}
}
