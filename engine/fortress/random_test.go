package fortress

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"

	"precipice/engine"
	"precipice/engine/playtest"
)

var combats = flag.Int("combats", 2000, "random combats to play; one in two hundred is saved and loaded at every decision")

// TestRandomPlay plays whole combats at random and checks at every decision what package playtest checks
// and what Validate says: enemies share no hex, limits hold, cards are neither lost nor created, inspired
// explorers stay inspired.
// proves: BF-G-006 BF-INS-001 BF-INS-008
func TestRandomPlay(t *testing.T) {
	const workers = 4
	for w := range workers {
		t.Run("", func(t *testing.T) {
			t.Parallel()
			var all playtest.Played
			for seed := w; seed < *combats; seed += workers {
				every := playtest.Every{Copy: 4, Save: 397, Chance: 101}
				if seed%200 == w*50 {
					every.Save = 1
				}
				p, err := playAtRandom(t, uint64(seed), every)
				if err != nil {
					t.Fatalf("seed %d: %v", seed, err)
				}
				all.Add(p)
			}
			t.Logf("%+v", all)
			if n := all.Decisions; all.Copies < n/4 || all.Saves < n/397 || all.Chances < n/150 {
				t.Errorf("too few checks: %+v", all)
			}
		})
	}
}

var parties = [][]string{
	{"janus-draik", "ur-025", "espern-locarno", "amallyn"},
	{"dahyak", "amallyn", "janus-draik", "ur-025"},
	{"espern-locarno", "rein-raus", "ur-025", "janus-draik"},
}

// setupAtRandom returns the setup of a combat, or of an expedition for one seed in four.
func setupAtRandom(r Rules, seed uint64) Setup {
	players := int(seed%5) + 1
	setup := Setup{Players: players, Explorers: parties[seed%3], Fifth: -1, Combat: r.Pack.Combats[seed/3%uint64(len(r.Pack.Combats))].ID}
	if players == 5 {
		setup.Fifth = 4
	}
	if seed%4 == 1 {
		setup.Difficulty, setup.Leader = Normal+Difficulty(seed/4%3), int(seed/5)%players
	}
	return setup
}

func startAtRandom(t testing.TB, seed uint64) *Match {
	r := rulesFor(t)
	m, err := NewGame(r, setupAtRandom(r, seed), seed)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// atRandom picks any option, and seldom the end of an activation.
func atRandom(seed, stream uint64) playtest.Pick[State] {
	return playtest.AtRandom[State](rand.New(rand.NewPCG(seed, stream)), "end")
}

func playAtRandom(t *testing.T, seed uint64, every playtest.Every) (playtest.Played, error) {
	first, err := Opening(rulesFor(t), setupAtRandom(rulesFor(t), seed))
	if err != nil {
		return playtest.Played{}, err
	}
	return harness(rulesFor(t), every).Play(playtest.Bare(startAtRandom(t, seed), *first), atRandom(seed, 7))
}

// harness returns the checks of one game.
func harness(r Rules, every playtest.Every) *playtest.Game[State] {
	var inspired [MaxParty]bool
	return &playtest.Game[State]{
		Rules: r, Equal: (*State).Equal, Valid: (*State).Validate, Ended: (*State).decided, Longest: 20000, Every: every,
		Watch: func(m *Match, _ *engine.Decision) error {
			for e := range m.State.Party {
				x := &m.State.Party[e]
				if inspired[e] && !x.Inspired {
					return fmt.Errorf("%s is no longer inspired", m.State.Name(e))
				}
				inspired[e] = x.Inspired
				if x.Playing { // a screen may read every card at any time
					m.State.Move(x.Figure())
				}
			}
			return nil
		},
	}
}

// decided checks that a finished game says how it ended.
func (s *State) decided() error {
	ended := s.Result != Undecided
	switch s.Mode() {
	case Campaign:
		ended = s.Quest.Ending != QuestGoesOn && s.Quest.Step == QuestOver
	case OneOff:
		ended = s.Expedition.Ending != NotEnded && s.Expedition.Step == ExpeditionOver
	}
	if !ended {
		return fmt.Errorf("over without a result")
	}
	return nil
}

// TestAJournalReplaysTheGame checks that the chosen keys, in a new match with the same seed, lead to
// the same end.
func TestAJournalReplaysTheGame(t *testing.T) {
	for seed := range uint64(20) {
		m := startAtRandom(t, seed)
		for range playtest.Decisions(m, playtest.AtRandom[State](rand.New(rand.NewPCG(seed, 5)))) {
		}
		if err := harness(rulesFor(t), playtest.Every{}).Replays(m, startAtRandom(t, seed)); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
		if err := m.State.decided(); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
	}
}
