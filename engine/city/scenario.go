package city

import (
	"fmt"
	"slices"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city/library"
	"precipice/engine/script"
)

// Vocabulary returns the words of this ruleset's scenarios. engine/SCENARIOS.md describes them.
func Vocabulary(r Rules) *script.Vocabulary[State] {
	return &script.Vocabulary[State]{
		Rules:  r,
		Blank:  r.blankTable,
		Words:  scenarioWords,
		Start:  startScenario,
		Seat:   func(seat engine.Seat) string { return "player-" + number(int(seat)+1) },
		Auto:   Automatic,
		Show:   (*State).show,
		Equal:  (*State).Equal,
		Bounds: (*State).Bounds,
	}
}

// Position returns the match that a scenario's script leads to and the state before the events that it opens with; see script.Position.
func Position(r Rules, text string) (*Match, State, error) {
	return script.Position(Vocabulary(r), text)
}

// Automatic answers the questions of the hostiles, which are the leader's, with their first option, and no others (CC-G-036).
func Automatic(_ *Match, d *engine.Decision) int {
	if q := QuestionOf(d.Kind); q != nil && q.Habit == HabitHostiles {
		return 0
	}
	return -1
}

// scenarioWords are the lines that lay out a table.
var scenarioWords = []script.Word[State]{
	{Name: "map", Do: layMap},
	{Name: "nightwars", Do: figureOf("nightwars", 1, 1, setNightwars)},
	{Name: "tile", Do: layTile},
	{Name: "gate", Do: layGate},
	{Name: "lychgate", Do: layLych},
	{Name: "object", Do: layObject},
	{Name: "zone", Do: layZone},
	{Name: "citizens", Do: setCitizens},
	{Name: "tide", Do: figureOf("tide", 1, 1, func(s *State, _ uint8) { s.Ground.Tide = true })},
	{Name: "unexplored", Do: setUnexplored},
	{Name: "hero", Do: addHero},
	{Name: "hostile", Do: addHostile},
	{Name: "group", Do: addGroup},
	{Name: "players", Do: figureOf("players", 1, MaxHeroes, func(s *State, n uint8) { s.Players = n })},
	{Name: "leader", Do: figureOf("leader", 1, MaxHeroes, func(s *State, n uint8) { s.Leader = seatOf(n - 1) })},
	{Name: "level", Do: figureOf("level", 0, MostLevel, setLevel)},
	{Name: "turn", Do: figureOf("turn", 0, 250, func(s *State, n uint8) { s.Turn = n })},
	{Name: "token", Do: setToken},
	{Name: "nightfall", Do: figureOf("nightfall", 0, 30, func(s *State, n uint8) { s.Nightfall = n })},
	{Name: "quest", Do: figureOf("quest", 0, 30, func(s *State, n uint8) { s.QuestToken = n })},
	{Name: "fear", Do: figureOf("fear", 0, 30, func(s *State, n uint8) { s.Fear = n })},
	{Name: "influence", Do: figureOf("influence", 0, 30, func(s *State, n uint8) { s.Influence = n })},
	{Name: "no-destiny", Do: figureOf("no-destiny", 1, 1, func(s *State, n uint8) { s.NoDestiny = true })},
	{Name: "fulfilled", Do: figureOf("fulfilled", 1, 1, func(s *State, n uint8) { s.Fulfilled = true })},
	{Name: "encounters", Do: deckOf("encounter", func(s *State) *[MaxKinds]uint8 { return &s.Decks.Encounter })},
	{Name: "finds", Do: deckOf("discovery", func(s *State) *[MaxKinds]uint8 { return &s.Decks.Discovery })},
	{Name: "discarded-encounters", Do: deckOf("encounter", func(s *State) *[MaxKinds]uint8 { return &s.Decks.EncounterOut })},
	{Name: "discarded-finds", Do: deckOf("discovery", func(s *State) *[MaxKinds]uint8 { return &s.Decks.DiscoveryOut })},
	{Name: "destiny", Do: setDestiny},
	{Name: "track", Do: setTrack},
}

// blankTable returns an empty table with one player, at which nobody plays.
func (r Rules) blankTable() (s State) {
	s.Players, s.pack = 1, r.Pack
	s.clear()
	for i := range r.Pack.Journeys {
		if r.Pack.Journeys[i].Type == library.Hunt {
			s.Journey = uint8(i) // what is put together piece by piece is a hunt
			break
		}
	}
	for h := range s.Heroes {
		s.Heroes[h].Out, s.Heroes[h].Dead = true, true
		s.Units[h].Team, s.Units[h].Card = HeroTeam, uint8(h)
	}
	return s
}

// figureOf is a line with one number.
func figureOf(what string, low, high int, set func(*State, uint8)) func(*State, []string) error {
	return func(s *State, words []string) error {
		if len(words) == 0 && low == high {
			words = []string{number(low)}
		}
		if len(words) != 1 {
			return fmt.Errorf("%s takes one number", what)
		}
		n, err := script.Number(what, words[0], low, high)
		if err == nil {
			set(s, uint8(n))
		}
		return err
	}
}

// deckOf is a line that lists cards of a deck.
func deckOf(kind string, deck func(*State) *[MaxKinds]uint8) func(*State, []string) error {
	return func(s *State, words []string) error {
		for _, id := range words {
			i, err := s.pack.find(kind, id)
			if err != nil {
				return err
			}
			deck(s)[i]++
		}
		return nil
	}
}

// layMap: JOURNEY
func layMap(s *State, words []string) error {
	i, err := s.pack.find("journey", strings.Join(words, " "))
	if err != nil {
		return err
	}
	s.Journey = uint8(i)
	s.layOut()
	s.Decks = Decks{}
	return nil
}

// setToken: EVENT, whose token the journey before has left
func setToken(s *State, words []string) error {
	i, err := s.pack.find("extraction event", strings.Join(words, " "))
	s.Token = markOf(i)
	return err
}

// setLevel makes all heroes of a level.
func setLevel(s *State, n uint8) {
	s.Level = n
	for h := range s.Heroes {
		s.Heroes[h].Level = n
	}
}

// setNightwars marks what is put together piece by piece as a journey of the Nightwars (CC-G-091).
func setNightwars(s *State, _ uint8) {
	for i := range s.pack.Journeys {
		if s.pack.Journeys[i].Nightwars && s.pack.Journeys[i].Type == library.Hunt {
			s.Journey = uint8(i)
			return
		}
	}
}

// layTile: TILE SQUARE [TURN]
func layTile(s *State, words []string) error {
	if len(words) < 2 || s.Ground.NumTiles == MaxTiles {
		return fmt.Errorf("tile takes a tile, a square and maybe a turn")
	}
	i := slices.IndexFunc(s.pack.Tiles, func(t library.Tile) bool { return t.ID == words[0] })
	at, err := board.ParseSquare(words[1])
	if i < 0 || err != nil {
		return fmt.Errorf("there is no tile %q, or %v", words[0], err)
	}
	turn := 0
	if len(words) > 2 {
		if turn, err = script.Number("turn", words[2], 0, 3); err != nil {
			return err
		}
	}
	s.Ground.Tiles[s.Ground.NumTiles] = LaidTile{uint8(i), at, uint8(turn)}
	s.Ground.NumTiles++
	return s.laid()
}

// laid makes the tables of a battlefield that a scenario has changed.
func (s *State) laid() error {
	ground := s.pack.ground(&s.Ground)
	if err := ground.Check(); err != nil {
		return err
	}
	s.lay()
	return nil
}

// edgeOf reads SQUARE SIDE [WIDTH].
func edgeOf(words []string) (e board.Edge, rest []string, err error) {
	if len(words) < 2 {
		return e, nil, fmt.Errorf("an edge is a square, a side and maybe a width")
	}
	if e.At, err = board.ParseSquare(words[0]); err != nil {
		return e, nil, err
	}
	side := slices.Index([]string{"n", "e", "s", "w"}, words[1])
	if side < 0 {
		return e, nil, fmt.Errorf("a side is n, e, s or w, not %q", words[1])
	}
	e.Side, e.Wide, rest = board.Wind(side), 1, words[2:]
	if len(rest) > 0 && rest[0] == "2" {
		e.Wide, rest = 2, rest[1:]
	}
	return e, rest, nil
}

// layGate: SQUARE SIDE [WIDTH] [open]
func layGate(s *State, words []string) error {
	e, rest, err := edgeOf(words)
	if err != nil {
		return err
	}
	gate := board.Gate{Edge: e, Open: slices.Contains(rest, "open")}
	for i := range s.Ground.NumGates {
		if s.Ground.Gates[i].Edge == e { // one of the map, turned
			s.Ground.Gates[i] = gate
			return s.laid()
		}
	}
	s.Ground.Gates[s.Ground.NumGates] = gate
	s.Ground.NumGates++
	return s.laid()
}

// layLych: SQUARE SIDE [WIDTH]
func layLych(s *State, words []string) error {
	e, _, err := edgeOf(words)
	if err != nil {
		return err
	}
	s.Ground.Lych[s.Ground.NumLych] = e
	s.Ground.NumLych++
	return s.laid()
}

// layObject: SQUARE...
func layObject(s *State, words []string) error {
	for _, w := range words {
		at, err := s.spaceAt(w)
		if err != nil {
			return err
		}
		i := slices.Index(s.Ground.Objects[:], board.None)
		s.Ground.Objects[max(0, i)] = at
	}
	return nil
}

// setCitizens: SQUARE NUMBER
func setCitizens(s *State, words []string) error {
	if len(words) != 2 {
		return fmt.Errorf("citizens takes the square of an object and a number")
	}
	at, err := s.spaceAt(words[0])
	if err != nil {
		return err
	}
	n, err := script.Number("citizens", words[1], 0, 3)
	i := slices.Index(s.Ground.Objects[:], at)
	if i < 0 {
		return fmt.Errorf("there is no object at %s", words[0])
	}
	s.Ground.Citizens[i] = uint8(n)
	return err
}

// setUnexplored: [NUMBER CARD...], how many exploration cards still come, and which they may be
func setUnexplored(s *State, words []string) error {
	if len(words) == 0 {
		return fmt.Errorf("unexplored takes a number and exploration cards")
	}
	n, err := script.Number("unexplored", words[0], 0, MaxKinds)
	if err != nil {
		return err
	}
	s.Decks.Unexplored, s.Decks.Exploration = uint8(n), [MaxKinds]uint8{}
	for _, id := range words[1:] {
		i, err := s.pack.find("exploration card", id)
		if err != nil {
			return err
		}
		s.Decks.Exploration[i] = 1
	}
	return nil
}

// layZone: NUMBER, the tile that is the extraction zone
func layZone(s *State, words []string) error {
	n, err := script.Number("zone", strings.Join(words, " "), 1, int(s.Ground.NumTiles))
	s.Ground.Zone = Mark(n)
	return err
}

// spaceAt returns the space of a square.
func (s *State) spaceAt(text string) (board.Space, error) {
	at, err := board.ParseSquare(text)
	if err != nil {
		return board.None, err
	}
	if s.tiles != nil {
		if sp, ok := s.tiles.At(at); ok {
			return sp, nil
		}
	}
	return board.None, fmt.Errorf("there is no space at %v: lay a tile there first", at)
}

func setDestiny(s *State, words []string) error {
	faces, err := script.Faces("destiny", words, 6)
	if err == nil && len(faces) > MaxDestiny {
		err = fmt.Errorf("there are %d destiny dice", MaxDestiny)
	}
	for i, face := range faces[:min(len(faces), MaxDestiny)] {
		s.Destiny[i].Face = face
	}
	return err
}

// setTrack: CARD..., with a dash before those that are face down
func setTrack(s *State, words []string) error {
	for _, w := range words {
		name, isDone := strings.CutPrefix(w, "-")
		c, ok := s.cardNamed(name)
		if !ok || s.NumTrack == MaxTrack {
			return fmt.Errorf("there is no initiative card %q", name)
		}
		c.Done = isDone
		s.Track[s.NumTrack] = c
		s.NumTrack++
	}
	return nil
}

func (s *State) cardNamed(name string) (TrackCard, bool) {
	for g := range MaxGroups {
		if name == GroupName(g) {
			return TrackCard{Hostile: true, Index: uint8(g)}, true
		}
	}
	if h := s.heroNamed(name); h >= 0 {
		return TrackCard{Index: uint8(h)}, true
	}
	return TrackCard{}, false
}

// heroNamed returns the hero in play of that name, or -1.
func (s *State) heroNamed(name string) int {
	for h := range s.Heroes {
		if !(s.Heroes[h].Out && s.Heroes[h].Dead) && s.HeroName(h) == name {
			return h
		}
	}
	return -1
}

// unitNamed returns the miniature of that name, or NoUnit.
func (s *State) unitNamed(name string) UnitID {
	if h := s.heroNamed(name); h >= 0 {
		return UnitID(h)
	}
	for u := MaxHeroes; u < MaxUnits; u++ {
		if s.Units[u].Team == HostileTeam && s.UnitName(UnitID(u)) == name {
			return UnitID(u)
		}
	}
	return NoUnit
}
