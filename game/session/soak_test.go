package session_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"

	"precipice/build/coins"
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/engine/fortress/bot"
	"precipice/engine/playtest"
	"precipice/game/blackstone"
	"precipice/game/session"
)

var (
	soak     = flag.Int("soak", 8, "expeditions that the soak plays")
	soakFrom = flag.Uint64("soak-from", 0, "the first of them")
)

// TestSoak plays expeditions at tables of every kind, with the bot and at random. At each choice it checks
// what package playtest checks, and that undo restores the state before and a save resumes where it was. At
// the end the report must replay the same game.
func TestSoak(t *testing.T) {
	r := rulesFor(t)
	came := map[string]int{}
	for n := *soakFrom; n < *soakFrom+uint64(*soak); n++ {
		chance := rand.New(rand.NewPCG(n, 21))
		table := anyTable(r, chance)
		g := &playtest.Game[fortress.State]{Valid: (*fortress.State).Validate, Longest: 50_000, Ended: func(s *fortress.State) error {
			x := &s.Expedition
			if x.Ending == fortress.NotEnded || x.Step != fortress.ExpeditionOver {
				return fmt.Errorf("over without an end: %v", x.Step)
			}
			came[x.Ending.String()]++
			if x.Won {
				came["won"]++
			}
			return nil
		}}
		if err := soakGame(r, table, chance, g, someBot(chance), came); err != nil {
			t.Fatalf("expedition %d, %+v: %v", n, table, err)
		}
	}
	t.Logf("%d expeditions: %v", *soak, came)
}

// someBot picks at random in one game of four. In the others it answers as the bot does, and at random
// now and then.
func someBot(chance *rand.Rand) playtest.Pick[fortress.State] {
	if chance.IntN(4) == 0 {
		return playtest.AtRandom[fortress.State](chance)
	}
	return func(m *fortress.Match, d *engine.Decision) int {
		i := chance.IntN(len(d.Options))
		if chance.IntN(20) > 0 {
			i = bot.Answer(m, d)
		}
		return i
	}
}

// anyTable returns a table with a random party and random seats, as the rules allow.
func anyTable(r blackstone.Rules, chance *rand.Rand) blackstone.Table {
	size, players := fortress.MaxParty, 1+chance.IntN(5)
	strike := players < 5 && chance.IntN(4) == 0
	if strike {
		size = 2 + chance.IntN(2)
		players = min(players, size)
	}
	setup := fortress.Setup{Players: players, Leader: chance.IntN(players), Fifth: -1, StrikeForce: strike,
		Difficulty: fortress.Normal + fortress.Difficulty(chance.IntN(3))}
	if players == 5 || players > 2 && chance.IntN(6) == 0 {
		setup.Fifth = chance.IntN(players)
	}
	if players%2 == 0 { // a clock, which the rest of the table does not depend on
		setup.Clock = fortress.LeastClock + players
	}
	for _, e := range chance.Perm(len(r.Pack.Explorers))[:size] {
		setup.Explorers = append(setup.Explorers, r.Pack.Explorers[e].ID)
	}
	return blackstone.Table{Setup: setup, Seed: chance.Uint64(), HostilesPlayed: chance.IntN(2) == 0, Overwatch: blackstone.Manner(chance.IntN(2)),
		ReRolls: blackstone.Manner(chance.IntN(2)) * blackstone.Never, Exchange: blackstone.Manner(chance.IntN(2)) * blackstone.Never, AskDice: chance.IntN(3) == 0, AskHealing: chance.IntN(3) == 0, AskAll: chance.IntN(3) == 0,
		Undo: session.UndoPolicy(chance.IntN(int(session.Policies)))}
}

// Quests are soaked as well. Their chapters end one another's journals.
func TestSoakOfQuests(t *testing.T) {
	r := rulesFor(t)
	came := map[string]int{}
	for n := range uint64(2) {
		chance := rand.New(rand.NewPCG(n, 22))
		table := blackstone.Table{Quest: "Long Road", Seed: chance.Uint64(), Undo: session.UndoPolicy(n),
			Setup: fortress.Setup{Players: 1 + int(n), Fifth: -1, Quest: true, StrikeForce: n == 1, LeaderPoints: n == 1}}
		g := &playtest.Game[fortress.State]{Valid: (*fortress.State).Validate, Longest: 50_000, Ended: func(s *fortress.State) error {
			if s.Quest.Ending == fortress.QuestGoesOn || s.Quest.Expedition < 2 {
				return fmt.Errorf("over without an end after %d expeditions", s.Quest.Expedition)
			}
			came[s.Quest.Ending.String()]++
			return nil
		}}
		if err := soakGame(r, table, chance, g, playtest.AtRandom[fortress.State](chance), came); err != nil {
			t.Fatalf("quest %d, %+v: %v", n, table, err)
		}
	}
	t.Logf("%v", came)
}

// Another ruleset is soaked in the same way.
func TestSoakOfASecondRuleset(t *testing.T) {
	came := map[string]int{}
	for n := range uint64(20) {
		chance := rand.New(rand.NewPCG(n, 21))
		table := coins.Table{Goal: 10 + chance.IntN(50), Seed: chance.Uint64(), Hasty: chance.IntN(2) == 0, Undo: session.UndoPolicy(chance.IntN(int(session.Policies)))}
		g := &playtest.Game[coins.State]{Longest: 10_000, Valid: func(s *coins.State) error {
			if s.Heads > s.Goal || s.Over != (s.Heads == s.Goal) {
				return fmt.Errorf("%d heads of %d, over %v", s.Heads, s.Goal, s.Over)
			}
			return nil
		}}
		if err := soakGame(coins.Rules{}, table, chance, g, playtest.AtRandom[coins.State](chance), came); err != nil {
			t.Fatalf("game %d, %+v: %v", n, table, err)
		}
	}
	if came["saves"] == 0 || came["steps taken back"] == 0 {
		t.Errorf("too little came up: %v", came)
	}
}
