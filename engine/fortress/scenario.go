package fortress

import (
	"bufio"
	"fmt"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/dice"
)

// Scenario is a position and what happens in it, as text: a drawing of the board, miniatures, loaded
// dice, choices by key, and the expected events. SCENARIOS.md describes the format.
type Scenario struct {
	Proves []string
	lines  []string
	rules  Rules
	state  State
	groups map[string]int
	seeded *dice.Seeded
	match  *Match
	at     int   // the current line
	shown  State // the state after the events written so far
}

// ParseScenario reads a script. Run sets up the position.
func ParseScenario(r Rules, text string) (*Scenario, error) {
	sc := newScenario(r, text)
	for _, line := range sc.lines {
		if ids, ok := strings.CutPrefix(line, "proves "); ok {
			sc.Proves = append(sc.Proves, strings.Fields(ids)...)
		}
	}
	if len(sc.Proves) == 0 {
		return nil, fmt.Errorf(`scenario: no line "proves BF-..." names the rules it proves`)
	}
	return sc, nil
}

// MaxScript is the maximum length of a script, in bytes.
const MaxScript = 64 << 10

// Position returns the match a script leads to and the state it started with. The script need not prove
// anything. A position that no game leads to may break the rules, which is returned as an error.
func Position(r Rules, text string) (m *Match, first State, err error) {
	defer func() {
		if p := recover(); p != nil {
			m, err = nil, fmt.Errorf("the rules fail at this position (%v): use one that a game can lead to", p)
		}
	}()
	if len(text) > MaxScript {
		return nil, first, fmt.Errorf("the script of the position has %d bytes: the maximum is %d", len(text), MaxScript)
	}
	sc := newScenario(r, text)
	if _, err = sc.Run(); err == nil && sc.match != nil {
		err = sc.match.State.Bounds()
	}
	return sc.match, sc.state, err
}

func newScenario(r Rules, text string) *Scenario {
	sc := &Scenario{rules: r, groups: map[string]int{}, seeded: dice.NewSeeded(1)}
	for scan := bufio.NewScanner(strings.NewReader(text)); scan.Scan(); {
		sc.lines = append(sc.lines, scan.Text())
	}
	sc.blank()
	return sc
}

// blank creates an empty table with one player.
func (sc *Scenario) blank() {
	s := &sc.state
	s.Players, s.pack, s.Turn = 1, sc.rules.Pack, 2
	for i := range s.Units {
		s.Units[i].Hex = board.None
	}
	for i := range s.Markers {
		s.Markers[i] = board.None
	}
	for e := range s.Party {
		s.Party[e].Figures = [2]UnitID{NoUnit, NoUnit}
	}
}

// Run plays the script and returns it with the actual events written under each line. An error names
// the line that cannot be carried out.
func (sc *Scenario) Run() (string, error) {
	var out strings.Builder
	for i := 0; i < len(sc.lines); i++ {
		sc.at = i
		line := sc.lines[i]
		if strings.HasPrefix(line, "  ") && sc.match != nil {
			continue // an expected event; the caller compares
		}
		fmt.Fprintln(&out, line)
		words := strings.Fields(line)
		if len(words) == 0 || words[0] == "#" || words[0] == "proves" || words[0] == "part" {
			continue
		}
		if words[0] == "board" {
			n, err := sc.board(i)
			if err != nil {
				return "", err
			}
			for _, l := range sc.lines[i+1 : i+1+n] {
				fmt.Fprintln(&out, l)
			}
			i += n
			continue
		}
		said, err := sc.do(words)
		if err != nil {
			return "", fmt.Errorf("line %d: %q: %w", i+1, line, err)
		}
		for _, l := range said {
			fmt.Fprintln(&out, "  "+l)
		}
	}
	if sc.match == nil {
		return out.String(), fmt.Errorf("no line starts the match: add one such as \"start turn\"")
	}
	if n := sc.match.Unrolled(); n > 0 {
		return out.String(), fmt.Errorf("%d loaded dice were never rolled", n)
	}
	if s := sc.match.BadFace(); s.Face > 0 {
		return out.String(), fmt.Errorf("a loaded %d was rolled on a die with faces 1 to %d: load one of those", s.Face, s.Die)
	}
	return out.String(), nil
}

// do carries out one line and returns its output.
func (sc *Scenario) do(words []string) ([]string, error) {
	s, args := &sc.state, words[1:]
	if sc.match != nil {
		return sc.play(words[0], args)
	}
	switch words[0] {
	case "explorer":
		return nil, sc.explorer(args)
	case "hostile":
		return nil, sc.hostile(args)
	case "players", "leader", "turn", "fifth":
		return nil, sc.number(words[0], args)
	case "expedition":
		return nil, sc.expedition(args)
	case "deck":
		return nil, sc.deck(args)
	case "strike-force":
		s.StrikeForce = true
	case "ambush":
		s.Ambush = true
	case "escape-event":
		s.EscapeEvent = true
	case "no-destiny":
		s.NoDestiny = true
	case "twist":
		return nil, sc.named(args, "twist", func(i int) { TwistBegan{uint8(i)}.Apply(s) })
	case "encounters":
		return nil, sc.named(args, "encounter", func(i int) { s.Encounter[i]++ })
	case "finds":
		return nil, sc.named(args, "find", func(i int) { s.Discovery[i]++ })
	case "tile":
		return nil, sc.tile(args)
	case "destiny":
		return nil, sc.destiny(args)
	case "track":
		return nil, sc.track(args)
	case "roll":
		all, err := facesIn(words[0], args, highest)
		sc.seeded.Loaded = append(sc.seeded.Loaded, all...)
		return nil, err
	case "start":
		return sc.start(args)
	default:
		return nil, fmt.Errorf("unknown line; known before start: board, explorer, hostile, players, leader, turn, fifth, expedition, deck, strike-force, ambush, escape-event, no-destiny, twist, encounters, finds, tile, destiny, track, roll, start")
	}
	return nil, nil
}

// named calls do with the index of each id.
func (sc *Scenario) named(ids []string, kind string, do func(int)) error {
	for _, id := range ids {
		i, err := sc.state.pack.find(kind, id)
		if err != nil {
			return err
		}
		do(i)
	}
	return nil
}

func (sc *Scenario) destiny(args []string) error {
	all, err := facesIn("destiny", args, sixes)
	if err == nil && len(all) > MaxDestiny {
		err = fmt.Errorf("there are at most %d destiny dice", MaxDestiny)
	}
	for i, f := range all[:min(len(all), MaxDestiny)] {
		sc.state.Destiny[i].Face = f
	}
	return err
}

func (sc *Scenario) number(what string, args []string) error {
	if len(args) != 1 {
		return fmt.Errorf("%s takes one number", what)
	}
	low, high := 1, maxPlayers
	if what == "turn" {
		low, high = 0, maxTurn
	}
	n, err := numberIn(what, args[0], low, high)
	if err != nil {
		return err
	}
	s := &sc.state
	switch what {
	case "players":
		s.Players = n
	case "leader":
		s.Leader = engine.Seat(n) - 1
	case "turn":
		s.Turn = n
	case "fifth":
		s.HasFifth, s.Fifth = true, engine.Seat(n)-1
	}
	return nil
}
