package terminal

import (
	"fmt"
	"strings"

	"precipice/engine/fortress"
	"precipice/engine/fortress/bot"
	"precipice/game/terminal"
)

// outcome is the result of a game played by bots.
type outcome struct {
	Game        string         `json:"game"` // the combat card, the difficulty of an expedition, or quest
	Seed        uint64         `json:"seed"`
	Explorers   []string       `json:"explorers"`
	Result      string         `json:"result"` // escaped or defeated; won, for a quest with the outcome, or why an expedition ended unwon; no end for a game that was stopped
	Won         bool           `json:"won"`
	Combats     int            `json:"combats"`
	Expeditions int            `json:"expeditions,omitempty"` // of a quest
	Strongholds int            `json:"strongholds,omitempty"` // conquered in a quest
	Attacks     []attack       `json:"attacks,omitempty"`     // on strongholds and the vault, in a quest
	Turns       int            `json:"turns"`                 // in all combats
	Out         int            `json:"out"`                   // number of times an explorer went out of action
	Dead        int            `json:"dead"`
	Wounds      map[string]int `json:"wounds"` // by the type of hostile, or challenge, or other
	Slain       int            `json:"slain"`  // hostiles
	Clues       int            `json:"clues"`
	Points      int            `json:"points"` // of archeotech
	Finds       int            `json:"finds"`
	Decisions   int            `json:"decisions"`
	Err         error          `json:"-"`

	source string // of the next wounds
}

// Which implements terminal.Outcome.
func (g *outcome) Which() (game string, seed uint64) { return g.Game, g.Seed }

// Ended implements terminal.Outcome.
func (g *outcome) Ended() (result string, decisions int) { return g.Result, g.Decisions }

// Wrong implements terminal.Outcome.
func (g *outcome) Wrong() error { return g.Err }

// maxDecisions is far more than any game needs.
const maxDecisions = 50_000

// playOut plays a game to its end, or until most decisions have been made.
func playOut(rules fortress.Rules, f fixture, most int) *outcome {
	g := &outcome{Game: f.Name, Seed: f.Seed, Explorers: f.Setup.Explorers, Wounds: map[string]int{}}
	m, err := fortress.NewGame(rules, f.Setup, f.Seed)
	if err != nil {
		g.Err = err
		return g
	}
	g.note(m, m.Opening())
	for d, ok := m.Pending(); ok; d, ok = m.Pending() {
		if g.Decisions == most {
			g.end(&m.State)
			g.Result, g.Won = terminal.NoEnd, false
			return g
		}
		g.Decisions++
		g.note(m, m.Take(bot.Answer(m, d)))
	}
	g.end(&m.State)
	return g
}

// note counts the events.
func (g *outcome) note(m *fortress.Match, events []fortress.Event) {
	s := &m.State
	for i := range events {
		g.noteAttack(s, &events[i])
		switch e := events[i].Change.(type) {
		case fortress.TurnBegan:
			g.Turns++
			if g.source = "other"; s.Turn == 1 {
				g.Combats++
			}
		case fortress.ClockStruck:
			g.source = "clock"
		case fortress.ChoiceMade:
			g.source = "challenge"
		case fortress.Behaved:
			g.source = s.Hostile(e.Unit).ID
		case fortress.Attacked:
			if s.On(e.By).Team == fortress.Hostiles {
				g.source = s.Hostile(e.By).ID
			}
		case fortress.CounterPlaced:
			g.Wounds[g.source]++
		case fortress.OutOfAction:
			g.Wounds[g.source]++
			g.Out++
		case fortress.Slain:
			g.Slain++
		case fortress.Died:
			g.Dead++
		}
	}
}

var endings = [...]string{"not ended", "all out of action", "a death", "agreed", "deck empty", "withdrawn", "taken"}

// end reads the result from the final state.
func (g *outcome) end(s *fortress.State) {
	g.Clues, g.Points = s.Carried()
	g.Expeditions = int(s.Quest.Expedition)
	for e := range s.Party {
		g.Finds += int(s.Party[e].NumFinds)
	}
	for kind := range s.Pack().Explorers {
		clues, points := s.Stored(kind)
		g.Clues, g.Points, g.Finds = g.Clues+clues, g.Points+points, g.Finds+len(s.StoredFinds(kind))
	}
	switch {
	case s.Mode() == fortress.SingleCombat:
		g.Won = s.Result == fortress.Escaped
		g.Result = "defeated"
		if g.Won {
			g.Result = "escaped"
		}
	case s.Mode() == fortress.Campaign:
		g.Won = s.Quest.Ending == fortress.QuestWon
		g.Result = strings.ReplaceAll(s.Quest.Ending.String(), "-", " ")
		for i := range s.Pack().Strongholds {
			if s.Quest.HasConquered(i) {
				g.Strongholds++
			}
		}
		if g.Won {
			g.Result += ": " + s.Outcome()
		} else {
			g.Result += fmt.Sprintf(", strongholds conquered: %d", g.Strongholds)
		}
	case s.Expedition.Won:
		g.Won, g.Result = true, "won"
	default:
		g.Result = endings[s.Expedition.Ending]
	}
}
