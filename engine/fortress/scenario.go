package fortress

import (
	"fmt"
	"strconv"

	"precipice/engine"
	"precipice/engine/script"
)

// Vocabulary returns the words of this ruleset's scenarios. SCENARIOS.md describes them.
func Vocabulary(r Rules) *script.Vocabulary[State] {
	return &script.Vocabulary[State]{
		Rules:  r,
		Blank:  r.blankTable,
		Words:  scenarioWords,
		Start:  startScenario,
		Seat:   scenarioSeat,
		Auto:   autoHostiles,
		Show:   (*State).show,
		Equal:  (*State).Equal,
		Bounds: (*State).Bounds,
	}
}

// Position returns the match that a scenario's script leads to and the state before the events that it opens
// with; see script.Position.
func Position(r Rules, text string) (*Match, State, error) {
	return script.Position(Vocabulary(r), text)
}

// scenarioWords are the lines that lay out a table.
var scenarioWords = []script.Word[State]{
	{Name: "board", Section: drawBoard},
	{Name: "explorer", Do: addExplorer},
	{Name: "hostile", Do: addHostile},
	{Name: "players", Do: number("players", 1, maxPlayers, func(s *State, n uint8) { s.Players = n })},
	{Name: "leader", Do: number("leader", 1, maxPlayers, func(s *State, n uint8) { s.Leader = engine.Seat(n) - 1 })},
	{Name: "turn", Do: number("turn", 0, maxTurn, func(s *State, n uint8) { s.Turn = n })},
	{Name: "fifth", Do: number("fifth", 1, maxPlayers, func(s *State, n uint8) { s.HasFifth, s.Fifth = true, engine.Seat(n)-1 })},
	{Name: "expedition", Do: setExpedition},
	{Name: "deck", Do: addToDeck},
	{Name: "clock", Do: number("clock", LeastClock, MostClock, func(s *State, n uint8) { s.Clock = n })},
	{Name: "strike-force", Do: setting(func(s *State) { s.StrikeForce = true })},
	{Name: "ambush", Do: setting(func(s *State) { s.Ambush = true })},
	{Name: "escape-event", Do: setting(func(s *State) { s.EscapeEvent = true })},
	{Name: "no-destiny", Do: setting(func(s *State) { s.NoDestiny = true })},
	{Name: "twist", Do: ids("twist", func(s *State, i int) { TwistBegan{uint8(i)}.Apply(s) })},
	{Name: "encounters", Do: ids("encounter", func(s *State, i int) { s.Encounter[i]++ })},
	{Name: "resources", Do: ids("resource", func(s *State, i int) { s.Quest.Resources[i]++ })},
	{Name: "docked", Do: ids("ship", func(s *State, i int) { ShipDocked{uint8(i)}.Apply(s) })},
	{Name: "called", Do: ids("ship", func(s *State, i int) { SupportCalled{Ship: uint8(i)}.Apply(s) })},
	{Name: "finds", Do: ids("find", func(s *State, i int) { s.Discovery[i]++ })},
	{Name: "tile", Do: layTile},
	{Name: "assault", Do: setAssault},
	{Name: "counter", Do: setCounter},
	{Name: "carries", Do: setBearer},
	{Name: "destiny", Do: setDestiny},
	{Name: "track", Do: addToTrack},
}

// setting is a line that consists of its word alone.
func setting(set func(*State)) func(*State, []string) error {
	return func(s *State, _ []string) error {
		set(s)
		return nil
	}
}

// number is a line with one number.
func number(what string, low, high int, set func(*State, uint8)) func(*State, []string) error {
	return func(s *State, words []string) error {
		if len(words) != 1 {
			return fmt.Errorf("%s takes one number", what)
		}
		n, err := numberIn(what, words[0], low, high)
		if err == nil {
			set(s, n)
		}
		return err
	}
}

// ids is a line that lists ids of a kind of content; add takes the index of each.
func ids(kind string, add func(*State, int)) func(*State, []string) error {
	return func(s *State, words []string) error {
		for _, id := range words {
			i, err := s.pack.find(kind, id)
			if err != nil {
				return err
			}
			add(s, i)
		}
		return nil
	}
}

// blankTable returns an empty table with one player.
func (r Rules) blankTable() (s State) {
	s.Players, s.pack, s.Turn = 1, r.Pack, 2
	s.clearBoard()
	return s
}

// scenarioSeat names a seat as scenarios do.
func scenarioSeat(seat engine.Seat) string {
	if seat == HostileSeat {
		return "hostiles"
	}
	return "player-" + strconv.Itoa(int(seat)+1)
}

// autoHostiles answers for the hostile seat only.
func autoHostiles(m *Match, d *engine.Decision) int {
	if d.Seat != HostileSeat {
		return -1
	}
	return Automatic(m, d)
}

// The highest values that may follow a word of a scenario.
const (
	maxPlayers = 5
	maxTurn    = 99
	maxPoints  = 9
	maxDamage  = 30
	sixes      = 6
)

// numberIn parses a small number of a scenario.
func numberIn(what, text string, low, high int) (uint8, error) {
	n, err := script.Number(what, text, low, high)
	return uint8(n), err
}

func setDestiny(s *State, words []string) error {
	all, err := script.Faces("destiny", words, sixes)
	if err == nil && len(all) > MaxDestiny {
		err = fmt.Errorf("there are at most %d destiny dice", MaxDestiny)
	}
	for i, f := range all[:min(len(all), MaxDestiny)] {
		s.Destiny[i].Face = f
	}
	return err
}
