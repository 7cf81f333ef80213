package terminal

import (
	"precipice/engine"
	rules "precipice/engine/city"
	"precipice/engine/city/bot"
	"precipice/game/terminal"
)

// outcome is the result of a journey played by bots.
type outcome struct {
	Game      string         `json:"game"` // the map, with the level of the heroes
	Seed      uint64         `json:"seed"`
	Result    string         `json:"result"` // won, or why not; no end for a journey that was stopped
	Won       bool           `json:"won"`
	Turns     int            `json:"turns"`
	Nights    int            `json:"nights"` // turns at night
	Fell      int            `json:"fell"`   // the first turn at night, 0 for none
	Quest     int            `json:"quest"`  // champions slain, points of realmstone or citizens rescued
	Goal      int            `json:"goal"`
	Out       int            `json:"out"` // number of times a hero went out of action
	Dead      int            `json:"dead"`
	Slain     int            `json:"slain"`  // hostiles
	Groups    int            `json:"groups"` // driven off
	Fear      int            `json:"fear"`   // at the end
	Influence int            `json:"influence"`
	Damage    map[string]int `json:"damage"` // suffered, by the kind of hostile or by what else did it
	Heroes    []deeds        `json:"heroes"`
	Decisions int            `json:"decisions"`
	Err       error          `json:"-"`

	at     *rules.State // the table before the next event
	source string       // of the next damage
	dealer int          // the hero who does what is done to hostiles
	night  bool
}

// deeds are what a hero did and suffered in a journey.
type deeds struct {
	Hero     string `json:"hero"`
	Damage   int    `json:"damage"` // suffered
	Healed   int    `json:"healed"` // points
	Out      int    `json:"out"`
	Dead     bool   `json:"dead"`
	Attacks  int    `json:"attacks"`
	Dealt    int    `json:"dealt"` // damage
	Slain    int    `json:"slain"`
	Finds    int    `json:"finds"` // discovery cards drawn
	Inspired bool   `json:"inspired"`

	won bool
}

// Which implements terminal.Outcome.
func (g *outcome) Which() (game string, seed uint64) { return g.Game, g.Seed }

// Ended implements terminal.Outcome.
func (g *outcome) Ended() (result string, decisions int) { return g.Result, g.Decisions }

// Wrong implements terminal.Outcome.
func (g *outcome) Wrong() error { return g.Err }

// maxDecisions is far more than any journey needs.
const maxDecisions = 20_000

// playOut plays a journey to its end, or until most decisions have been made.
func playOut(r rules.Rules, f fixture, most int) *outcome {
	g := &outcome{Game: f.Name, Seed: f.Seed, Damage: map[string]int{}, dealer: -1}
	for _, id := range f.Table.Heroes {
		g.Heroes = append(g.Heroes, deeds{Hero: id})
	}
	if g.at, g.Err = r.Table(f.Table); g.Err != nil {
		return g
	}
	m := engine.New(r, *g.at, f.Seed)
	g.note(m.Opening())
	for d, ok := m.Pending(); ok; d, ok = m.Pending() {
		if g.Decisions == most {
			g.end(&m.State)
			g.Result, g.Won = terminal.NoEnd, false
			return g
		}
		g.Decisions++
		g.note(m.Take(bot.Answer(m, d)))
	}
	g.end(&m.State)
	return g
}

// end reads the figures of the final state.
func (g *outcome) end(s *rules.State) {
	g.Turns, g.Quest, g.Goal = int(s.Turn), int(s.QuestToken), s.Goal()
	g.Fear, g.Influence = int(s.Fear), int(s.Influence)
	if g.Won = s.Result == rules.Won; g.Won {
		g.Result = "won"
	}
}

// note counts the events.
func (g *outcome) note(events []rules.Event) {
	s := g.at
	for i := range events {
		e := &events[i]
		g.noteHeroes(s, e)
		e.Apply(s)
		switch ch := e.Change.(type) {
		case rules.NightMoved:
			g.night = int(ch.To) >= s.Content().Figures.Nightfall-1
		case rules.TurnBegan:
			g.Turns++
		case rules.PhaseBegan:
			if ch.Phase != rules.ActivationPhase || !g.night {
				break
			}
			if g.Nights++; g.Fell == 0 {
				g.Fell = g.Turns
			}
		case rules.DrivenOff:
			g.Groups++
		case rules.NoEffect:
			if why, ok := endings[e.Rule]; ok && ch.Why == "journey-over" {
				g.Result = why
			}
		}
	}
}

// endings are the results of journeys that are not won, by the rule that ends them.
var endings = map[string]string{"CC-CRI-007": "failed by a crisis", "CC-EVT-001": "all out of action", "CC-EVT-002": "goal not reached"}

// sources say what does damage besides weapons, by the rule that it follows.
var sources = map[string]string{"CC-G-024": "crisis", "CC-SRC-006": "trap", "CC-BUR-004": "buried", "CC-G-078": "tide", "CC-RNF-006": "reinforcements"}

// noteHeroes counts what heroes do and suffer.
func (g *outcome) noteHeroes(s *rules.State, e *rules.Event) {
	switch ch := e.Change.(type) {
	case rules.Attacked:
		if by := &s.Units[ch.By]; by.Team == rules.HeroTeam {
			g.dealer = int(ch.By)
			g.Heroes[ch.By].Attacks++
		} else if by.Team == rules.HostileTeam {
			g.source = s.Content().Hostiles[by.Kind].ID
		}
	case rules.Used:
		g.dealer = int(ch.Hero)
	case rules.Chose:
		g.dealer = int(ch.Hero)
	case rules.Suffers:
		g.suffers(e.Rule)
	case rules.CounterPlaced:
		if h := &g.Heroes[ch.Hero]; ch.Counter == rules.NoCounter {
			h.Healed++
		} else {
			g.hurt(h)
		}
	case rules.Eased:
		g.Heroes[ch.Hero].Healed++
	case rules.OutOfAction:
		h := &g.Heroes[ch.Hero]
		if e.Rule == "CC-DMG-005" || e.Rule == "CC-BUR-005" {
			g.hurt(h)
		}
		g.Out++
		h.Out++
		g.dies(h, ch.Dead)
	case rules.Survived:
		g.dies(&g.Heroes[ch.Hero], ch.Dead)
	case rules.Found:
		g.Heroes[ch.Hero].Finds++
	case rules.Inspired:
		g.Heroes[ch.Hero].Inspired = true
	case rules.Damaged:
		if g.dealer >= 0 {
			g.Heroes[g.dealer].Dealt += int(ch.By)
		}
	case rules.Slain:
		if e.Rule != "CC-WPN-010" {
			break
		}
		if g.Slain++; g.dealer >= 0 {
			g.Heroes[g.dealer].Slain++
		}
	}
}

// suffers notes what does the damage that comes. The rules of weapons and of defence leave it with the attacker.
func (g *outcome) suffers(rule string) {
	switch rule {
	case "CC-WPN-007", "CC-WPN-008", "CC-HAT-003", "CC-HAT-004", "CC-HAT-005":
		return
	}
	if g.source = sources[rule]; g.source == "" {
		g.source = "other"
	}
}

// hurt counts a point of damage.
func (g *outcome) hurt(h *deeds) {
	g.Damage[g.source]++
	h.Damage++
}

// dies counts a death.
func (g *outcome) dies(h *deeds, dead bool) {
	if dead && !h.Dead {
		g.Dead++
		h.Dead = true
	}
}
