package fortress

import (
	"bufio"
	"bytes"
	"encoding/gob"
	"fmt"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/dice"
)

// Scenario is a position and what happens in it, as text: a board drawn, miniatures, loaded dice,
// choices by key, and the events they must lead to. The format is in SCENARIOS.md.
type Scenario struct {
	Proves []string
	lines  []string
	rules  Rules
	state  State
	groups map[string]int
	seeded *dice.Seeded
	match  *Match
	shown  State // what the events told so far have made of the table
}

// ParseScenario reads a script; positions are set up when it runs.
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

// Position returns the match a script leads to and the table it started with; it need not prove
// anything. One that no game leads to may break the rules, which is an error like any other.
func Position(r Rules, text string) (m *Match, first State, err error) {
	defer func() {
		if p := recover(); p != nil {
			m, err = nil, fmt.Errorf("the rules break at this position (%v): lay one that a game can lead to", p)
		}
	}()
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

// blank lays an empty table of one player.
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

// Run plays the script and returns it with the events that really happened written under each
// line. An error is a line that cannot be carried out; it says which.
func (sc *Scenario) Run() (string, error) {
	var out strings.Builder
	for i := 0; i < len(sc.lines); i++ {
		line := sc.lines[i]
		if strings.HasPrefix(line, "  ") && sc.match != nil {
			continue // what was expected; the caller compares
		}
		fmt.Fprintln(&out, line)
		words := strings.Fields(line)
		if len(words) == 0 || words[0] == "#" || words[0] == "proves" {
			continue
		}
		if words[0] == "board" {
			drawn, n := sc.drawing(i + 1)
			for _, l := range sc.lines[i+1 : i+1+n] {
				fmt.Fprintln(&out, l)
			}
			i += n
			if err := sc.draw(drawn); err != nil {
				return "", fmt.Errorf("line %d: %w", i+1, err)
			}
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
	return out.String(), nil
}

// drawing takes the lines up to "end".
func (sc *Scenario) drawing(from int) (text string, n int) {
	for _, l := range sc.lines[from:] {
		n++
		if l == "end" {
			break
		}
		text += l + "\n"
	}
	return text, n
}

func (sc *Scenario) draw(text string) error {
	d, err := board.Parse(text)
	if err != nil {
		return err
	}
	s := &sc.state
	s.NumCells = uint8(copy(s.Cells[:], d.Cells))
	s.relay()
	portal := 0
	for _, mark := range d.Marks {
		sp, _ := s.field.At(mark.Hex)
		switch r := mark.Rune; {
		case r == '~' && portal < MaxPortals:
			s.Portals[portal] = Portal{true, mark.Hex}
			portal++
		case r >= '1' && r <= '4':
			s.Markers[r-'1'] = sp
		case r == 'M':
			s.Maglev.Add(sp)
		case r == 'X':
			s.Maglev.Add(sp)
			s.Escape = true
		default:
			return fmt.Errorf("mark %q: only ~ (portal), 1 to 4 (marker), M (arrival chamber), X (escape chamber) are known", r)
		}
	}
	return nil
}

// do carries one line out and returns what was said.
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
		return nil, sc.named(args, s.pack.twist, func(i int) { TwistBegan{uint8(i)}.Apply(s) })
	case "encounters":
		return nil, sc.named(args, s.pack.encounter, func(i int) { s.Encounter[i]++ })
	case "finds":
		return nil, sc.named(args, s.pack.discovery, func(i int) { s.Discovery[i]++ })
	case "tile":
		return nil, sc.tile(args)
	case "destiny":
		for i, f := range args {
			s.Destiny[i].Face = face(f)
		}
	case "track":
		return nil, sc.track(args)
	case "roll":
		sc.seeded.Loaded = append(sc.seeded.Loaded, faces(args)...)
	case "start":
		return sc.start(args)
	default:
		return nil, fmt.Errorf("unknown line; known before start: board, explorer, hostile, players, leader, turn, fifth, expedition, deck, ambush, escape-event, no-destiny, twist, encounters, finds, tile, destiny, track, roll, start")
	}
	return nil, nil
}

func face(text string) uint8 {
	n, _ := strconv.Atoi(text)
	return uint8(n)
}

func faces(args []string) (all []uint8) {
	for _, a := range args {
		all = append(all, face(a))
	}
	return all
}

func (sc *Scenario) named(args []string, index func(string) int, do func(int)) error {
	for _, a := range args {
		i := index(a)
		if i < 0 {
			return fmt.Errorf("%q is not in the content", a)
		}
		do(i)
	}
	return nil
}

func (sc *Scenario) number(what string, args []string) error {
	if len(args) != 1 {
		return fmt.Errorf("%s takes one number", what)
	}
	n := face(args[0])
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

// play carries a line after start out.
func (sc *Scenario) play(verb string, args []string) ([]string, error) {
	key := strings.Join(args, " ")
	switch verb {
	case "roll":
		sc.match.Load(faces(args)...)
		return nil, nil
	case "choose":
		events, err := sc.match.Choose(key)
		if err != nil {
			return []string{"illegal"}, nil
		}
		return sc.say(events), nil
	case "auto":
		return sc.auto(), nil
	case "options":
		return sc.options(key), nil
	case "why":
		return sc.why(key), nil
	case "show":
		return sc.show(key)
	case "save":
		return nil, sc.reload()
	}
	return nil, fmt.Errorf("unknown line; known after start: roll, choose, auto, options, why, show, save")
}

// auto answers the hostile seat until somebody else must decide.
func (sc *Scenario) auto() (said []string) {
	for {
		d, ok := sc.match.Pending()
		if !ok || d.Seat != HostileSeat {
			return said
		}
		i := Automatic(sc.match, d)
		said = append(said, "> "+d.Options[i].Key())
		said = append(said, sc.say(sc.match.Take(i))...)
	}
}

func (sc *Scenario) options(prefix string) (said []string) {
	d, _ := sc.match.Pending()
	for _, o := range d.Options {
		if key := o.Key(); strings.HasPrefix(key, prefix) {
			said = append(said, key)
		}
	}
	return said
}

func (sc *Scenario) why(key string) []string {
	d, _ := sc.match.Explained()
	if d.Has(key) {
		return []string{"legal"}
	}
	if r, ok := d.Refused(key); ok {
		return []string{strings.TrimSpace(r.Rule + " " + r.Reason + " " + strings.Join(r.Args, " "))}
	}
	return []string{"unknown"}
}

// reload saves the match as bytes and goes on from what they hold.
func (sc *Scenario) reload() error {
	var saved bytes.Buffer
	if err := gob.NewEncoder(&saved).Encode(sc.match.Snapshot()); err != nil {
		return err
	}
	var s engine.Snapshot[State]
	if err := gob.NewDecoder(&saved).Decode(&s); err != nil {
		return err
	}
	m, err := engine.Resume[State](sc.rules, &s)
	if err == nil {
		sc.match = m
	}
	return err
}

// say writes events, and then who must decide what.
func (sc *Scenario) say(events []Event) (said []string) {
	for _, e := range events {
		e.Apply(&sc.shown)
		if key, args := e.Say(&sc.shown); key != "" {
			said = append(said, strings.TrimSpace(e.Rule+" "+key+" "+strings.Join(args, " ")))
		}
	}
	if !sc.shown.Equal(&sc.match.State) {
		said = append(said, "the events do not make the state")
	}
	d, ok := sc.match.Pending()
	if !ok {
		return append(said, "over")
	}
	who := "player-" + strconv.Itoa(int(d.Seat)+1)
	if d.Seat == HostileSeat {
		who = "hostiles"
	}
	return append(said, strings.TrimSpace("? "+who+" "+d.Kind+" "+strings.TrimSpace(d.About[0]+" "+d.About[1])))
}
