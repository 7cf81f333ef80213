package session_test

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/engine/fortress/bot"
	"precipice/engine/playtest"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/saves"
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
		g := &soaked{chance: rand.New(rand.NewPCG(n, 21)), rules: r, came: came}
		if err := g.play(); err != nil {
			t.Fatalf("expedition %d, %+v: %v", n, g.s.Table, err)
		}
	}
	t.Logf("%d expeditions: %v", *soak, came)
}

// soaked is a game of the soak test, and its table for the harness.
type soaked struct {
	chance *rand.Rand
	rules  blackstone.Rules
	s      *blackstone.Session
	came   map[string]int
}

// play plays a game to its end.
func (g *soaked) play() (err error) {
	if g.s, err = session.New(g.rules, g.table(), nil, clock); err != nil {
		g.s = &blackstone.Session{}
		return err
	}
	g.s.ShowAll()
	pick := playtest.AtRandom[fortress.State](g.chance)
	if g.chance.IntN(4) > 0 { // the bot, with some random choices; otherwise random alone
		pick = g.clever
	}
	harness := playtest.Game[fortress.State]{
		Rules: g.rules.Rules, Equal: (*fortress.State).Equal, Valid: (*fortress.State).Validate, Ended: g.ended,
		Longest: 50_000, Every: playtest.Every{Copy: 16, Save: 97, Chance: 101},
	}
	played, err := harness.Play(g, pick)
	g.came["choices"] += played.Decisions
	if err != nil {
		return err
	}
	return g.replays()
}

// clever answers as the bot does, and at random now and then.
func (g *soaked) clever(m *fortress.Match, d *engine.Decision) int {
	i := g.chance.IntN(len(d.Options))
	if g.chance.IntN(20) > 0 {
		i = bot.Answer(m, d)
	}
	return i
}

// Match implements playtest.Table.
func (g *soaked) Match() *fortress.Match { return g.s.Match }

// Shown implements playtest.Table.
func (g *soaked) Shown() *fortress.State { return &g.s.Shown }

// table returns a table with a random party and random seats, as the rules allow.
func (g *soaked) table() blackstone.Table {
	size, players := fortress.MaxParty, 1+g.chance.IntN(5)
	strike := players < 5 && g.chance.IntN(4) == 0
	if strike {
		size = 2 + g.chance.IntN(2)
		players = min(players, size)
	}
	setup := fortress.Setup{Players: players, Leader: g.chance.IntN(players), Fifth: -1, StrikeForce: strike,
		Difficulty: fortress.Normal + fortress.Difficulty(g.chance.IntN(3))}
	if players == 5 || players > 2 && g.chance.IntN(6) == 0 {
		setup.Fifth = g.chance.IntN(players)
	}
	for _, e := range g.chance.Perm(len(g.rules.Pack.Explorers))[:size] {
		setup.Explorers = append(setup.Explorers, g.rules.Pack.Explorers[e].ID)
	}
	return blackstone.Table{Setup: setup, Seed: g.chance.Uint64(), HostilesPlayed: g.chance.IntN(2) == 0, Overwatch: blackstone.Manner(g.chance.IntN(2)),
		ReRolls: blackstone.Manner(g.chance.IntN(2)) * blackstone.Never, Exchange: blackstone.Manner(g.chance.IntN(2)) * blackstone.Never, AskDice: g.chance.IntN(3) == 0, AskHealing: g.chance.IntN(3) == 0,
		Undo: session.UndoPolicy(g.chance.IntN(int(session.Policies)))}
}

// Choose implements playtest.Table: it takes a step and shows it. Now and then it also undoes the step or
// resumes from a save.
func (g *soaked) Choose(key string) error {
	s := g.s
	before, marks := s.Match.Clone(), len(s.Marks())
	if err := s.Choose(key); err != nil {
		return err
	}
	s.ShowAll()
	switch n := g.chance.IntN(200); {
	case n < 5:
		return g.takeBack(before, marks, key)
	case n == 5: // the log is rebuilt from the start, which takes longest
		return g.save()
	}
	return nil
}

// takeBack undoes the step and repeats it: with the same dice it leads to the same table.
func (g *soaked) takeBack(before *fortress.Match, marks int, key string) error {
	s := g.s
	after := s.Match.State
	if !s.Undo() {
		g.came["steps that stay"]++
		return nil
	}
	g.came["steps taken back"]++
	if !s.Match.State.Equal(&before.State) || !s.Shown.Equal(&before.State) || len(s.Marks()) < marks {
		return fmt.Errorf("%q taken back leads elsewhere", key)
	}
	if !s.Redo() {
		return fmt.Errorf("%q cannot be made again", key)
	}
	s.ShowAll()
	if s.Table.Undo != session.NewDice && !s.Match.State.Equal(&after) {
		return fmt.Errorf("%q made again leads elsewhere", key)
	}
	return nil
}

// save resumes from a save, which must be where the game was.
func (g *soaked) save() error {
	store := saves.NewMemory()
	data, err := g.s.File()
	if err != nil {
		return err
	}
	if err := store.Put("soak", data); err != nil {
		return err
	}
	again, err := session.Resume(g.rules, store, "soak", nil, clock)
	if err != nil {
		return err
	}
	again.ShowAll()
	was, asked := g.s.Pending()
	is, asks := again.Pending()
	switch {
	case again.Match.Hash() != g.s.Match.Hash() || !again.Match.State.Equal(&g.s.Match.State):
		return errors.New("a save goes on elsewhere")
	case asks != asked || asked && !reflect.DeepEqual(was, is):
		return fmt.Errorf("a save asks %+v, the game %+v", is, was)
	case !reflect.DeepEqual(again.Log, g.s.Log):
		return fmt.Errorf("a save tells %d lines, the game %d", len(again.Log), len(g.s.Log))
	case again.CanUndo() != g.s.CanUndo():
		return fmt.Errorf("a save takes back: %v, the game: %v", again.CanUndo(), g.s.CanUndo())
	}
	g.s = again
	g.came["saves"]++
	return nil
}

// ended checks that the game is over by the rules.
func (g *soaked) ended(s *fortress.State) error {
	x := &s.Expedition
	if x.Ending == fortress.NotEnded || x.Step != fortress.ExpeditionOver {
		return fmt.Errorf("over without an end: %v", x.Step)
	}
	g.came[x.Ending.String()]++
	if x.Won {
		g.came["won"]++
	}
	return nil
}

// replays checks that the report of the game replays it.
func (g *soaked) replays() error {
	rec, err := session.ReadRecord(g.rules, g.s.Report(""))
	if err != nil {
		return err
	}
	p, err := session.Replay(g.rules, rec)
	if err != nil || p.First != nil || p.Match.Hash() != g.s.Match.Hash() {
		return fmt.Errorf("the report plays another game: %+v, %w", p.First, err)
	}
	return nil
}
