// Package playtest plays games of any ruleset and checks at every decision what must hold for all of
// them. It is for tests; no program links it. A ruleset says what is true of its own tables:
//
//	g := playtest.Game[State]{Rules: r, Equal: (*State).Equal, Valid: (*State).Validate, Longest: 20000,
//		Every: playtest.Every{Copy: 4, Save: 400, Chance: 100}}
//	played, err := g.Play(playtest.Bare(match, first), playtest.AtRandom[State](chance))
//
// What is checked, with the function that does:
//
//	every option has a key of its own and is found by it; no question is empty or unsigned   checkOptions
//	asked again, a question is the same, and refusals are of illegal keys with a reason       checkRefusals
//	an illegal or refused key is an error and changes nothing; nor does asking                checkIllegal
//	a bot that picks options picks legal ones, and thinking changes nothing                   picked
//	the table is valid by the ruleset, and by what the test watches                           checkTable
//	the events told lead to the state                                                         checkShown
//	a clone, and what a save brings back, is the same, goes on the same, and shares nothing   copies
//	what happens is one of the outcomes that the kernel foretells, and their shares make one  foretell
//	the game ends, with a result, and its journal leads to the same end                       over, Replays
package playtest

import (
	"errors"
	"fmt"

	"precipice/engine"
)

// Game is what the harness must know of a ruleset, and how often it runs the checks that cost much.
type Game[S any] struct {
	Rules engine.Ruleset[S]
	Equal func(a, b *S) bool                             // ignores what is derived
	Valid func(*S) error                                 // of every table that play can reach
	Watch func(*engine.Match[S], *engine.Decision) error // more checks, at every decision; may be nil
	Ended func(*S) error                                 // of the table of a finished game; may be nil
	// Longest is the number of decisions after which a game is taken to be endless.
	Longest int
	Every   Every
}

// Every says how often the costly checks run: at every so many decisions, 0 for never.
type Every struct {
	Copy   int // a clone goes on like the match
	Save   int // so does what a save brings back
	Chance int // what happens is among the outcomes foretold
}

func due(every, n int) bool { return every > 0 && n%every == 0 }

// Table is what is played: a bare match, or something around one, such as a session. Choose may do more
// than to take the option, such as answer questions that nobody needs to be asked, undo and repeat.
type Table[S any] interface {
	Match() *engine.Match[S]
	Choose(key string) error
	Shown() *S // the state that the events told so far lead to
}

// Played counts what a game has seen.
type Played struct{ Decisions, Copies, Saves, Chances int }

// Add adds the counts of another game.
func (p *Played) Add(o Played) {
	p.Decisions += o.Decisions
	p.Copies += o.Copies
	p.Saves += o.Saves
	p.Chances += o.Chances
}

// Play plays until the game is over or pick answers -1. The error names the decision and the choice at
// which a check failed.
func (g *Game[S]) Play(t Table[S], pick Pick[S]) (p Played, err error) {
	if err := g.checkShown(t); err != nil {
		return p, fmt.Errorf("at the start: %w", err)
	}
	for d, asked := t.Match().Pending(); asked; d, asked = t.Match().Pending() {
		if p.Decisions >= g.Longest {
			return p, fmt.Errorf("no end after %d decisions, at %q", p.Decisions, d.Kind)
		}
		i, err := g.picked(t, d, pick)
		if err != nil {
			return p, fmt.Errorf("decision %d, %s: %w", p.Decisions, d.Kind, err)
		}
		if i < 0 {
			return p, nil
		}
		kind, key := d.Kind, d.Options[i].Key()
		if err := g.decide(t, i, &p); err != nil {
			return p, fmt.Errorf("decision %d, %s, %q: %w", p.Decisions, kind, key, err)
		}
		p.Decisions++
	}
	return p, g.over(t)
}

// picked returns what pick answers. Thinking about it must not change the match.
func (g *Game[S]) picked(t Table[S], d *engine.Decision, pick Pick[S]) (int, error) {
	m := t.Match()
	state, journal, rolled := m.State, len(m.Journal), m.Rolled()
	i := pick(m, d)
	if i >= len(d.Options) {
		return i, fmt.Errorf("option %d was picked of %d", i, len(d.Options))
	}
	if !g.unchanged(m, &state, journal, rolled) {
		return i, errors.New("picking an option changed the match")
	}
	return i, nil
}

// unchanged reports whether a match is as it was, with that state, journal and number of dice rolled.
func (g *Game[S]) unchanged(m *engine.Match[S], state *S, journal, rolled int) bool {
	return g.Equal(state, &m.State) && journal == len(m.Journal) && rolled == m.Rolled()
}

// decide checks the pending decision, takes an option and checks what comes of it.
func (g *Game[S]) decide(t Table[S], i int, p *Played) error {
	m := t.Match()
	if err := g.checkDecision(t); err != nil {
		return err
	}
	copies, err := g.copies(m, i, p)
	if err != nil {
		return err
	}
	before := len(m.Journal)
	d, _ := m.Pending()
	key := d.Options[i].Key()
	if err := t.Choose(key); err != nil {
		return fmt.Errorf("a legal key was refused: %w", err)
	}
	if now := t.Match().Journal; len(now) == before+1 && now[before] == key { // nothing else was chosen since
		for _, c := range copies {
			if err := c(t.Match(), t.Match() == m); err != nil {
				return err
			}
		}
	}
	return g.checkShown(t)
}

// over checks a finished game.
func (g *Game[S]) over(t Table[S]) error {
	s := &t.Match().State
	if err := g.Valid(s); err != nil {
		return fmt.Errorf("at the end: %w", err)
	}
	if g.Ended != nil {
		if err := g.Ended(s); err != nil {
			return fmt.Errorf("at the end: %w", err)
		}
	}
	return nil
}

// Replays checks that the journal of a match, repeated in a match that begins like it, leads to the same
// position.
func (g *Game[S]) Replays(m, again *engine.Match[S]) error {
	for n, entry := range m.Journal {
		if _, err := again.Repeat(entry); err != nil {
			return fmt.Errorf("entry %d of the journal: %w", n, err)
		}
	}
	if !g.Equal(&again.State, &m.State) || again.Hash() != m.Hash() {
		return fmt.Errorf("the journal of %d entries leads elsewhere", len(m.Journal))
	}
	return nil
}
