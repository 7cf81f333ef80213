package fortress

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/message"
)

// Setup is what the players agree on before a game.
type Setup struct {
	Players   int      // 1 to 5
	Explorers []string // ids in leader order, 2 to 4
	Seats     []int    // the player who controls each explorer; empty to deal them round the table
	Fifth     int      // the seat of the hostile player, -1 for none (BF-SET-010)
	Leader    int      // the first leader (BF-SET-001)
	Combat    string   // the id of the combat card of a single combat

	StrikeForce bool       // the variant for two or three explorers (BF-SFV-001)
	Clock       int        // turns of a combat before the clock strikes, 0 for no clock (BF-CLK-001)
	Difficulty  Difficulty // of a one-off expedition; NoObjective otherwise

	Quest        bool // a quest, whose explorers are picked before each expedition
	LeaderPoints bool // the players of a quest count leader points (BF-LPT-001)
}

// NewGame starts a quest, a one-off expedition, or a single combat with fresh explorers and the first
// expedition's encounter deck (BF-DCK-004).
func NewGame(r Rules, setup Setup, seed uint64) (*Match, error) {
	s, err := r.table(setup)
	if err != nil {
		return nil, err
	}
	return engine.New(r, *s, seed), nil
}

// table creates the state of a setup, or returns what is wrong with the setup.
func (r Rules) table(setup Setup) (*State, error) {
	s := &State{Players: uint8(setup.Players), pack: r.Pack}
	s.StrikeForce = setup.StrikeForce && !setup.Quest && len(setup.Explorers) < MaxParty
	if err := s.lay(setup); err != nil {
		return nil, message.New("error.setup", err)
	}
	return s, nil
}

// lay seats the players with their explorers and puts the decks and the combat card on the table.
func (s *State) lay(setup Setup) error {
	if err := s.seats(setup); err != nil {
		return err
	}
	if n := setup.Clock; n != 0 && (n < LeastClock || n > MostClock) {
		return message.New("error.setup.clock", n, LeastClock, MostClock)
	}
	s.Clock = uint8(setup.Clock)
	s.clearBoard()
	p := s.pack
	for i, e := range p.Encounters {
		if e.First || setup.Mode() == OneOff { // BF-DCK-004, BF-DCK-006, BF-ONE-005
			s.Encounter[i] = uint8(e.Count)
		}
	}
	for i, d := range p.Discoveries {
		s.Discovery[i] = uint8(d.Count)
	}
	if setup.Mode() == Campaign {
		return s.quest(setup)
	}
	if err := s.party(setup); err != nil {
		return err
	}
	if setup.Mode() == OneOff {
		return s.oneOff(setup)
	}
	for i, c := range p.Combats {
		if c.ID == setup.Combat {
			s.Combat = uint8(i)
			return nil
		}
	}
	return unknown("combat", setup.Combat, p.IDs("combat"))
}

// clearBoard takes all miniatures and markers from the battlefield.
func (s *State) clearBoard() {
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

// quest prepares a quest. Its legacy deck is complete and nobody has been picked yet (BF-DCK-008, BF-LEG-001).
func (s *State) quest(setup Setup) error {
	switch {
	case len(setup.Explorers) > 0:
		return message.New("error.setup.quest-party")
	case setup.Difficulty != NoObjective:
		return message.New("error.setup.quest-difficulty")
	case setup.Combat != "":
		return message.New("error.setup.quest-combat")
	}
	s.Quest = QuestState{Step: Gathering, StrikeForce: setup.StrikeForce, LeaderPoints: setup.LeaderPoints, Content: [8]byte(s.pack.Quests[:8])}
	for i, c := range s.pack.Legacy {
		if c.Count > 0 { // the cards of strongholds are in no deck
			s.Quest.Legacy[i] = uint8(c.Count)
		}
	}
	for i := range s.pack.Resources {
		s.Quest.Resources[i] = uint8(s.pack.Resources[i].Count) // BF-DCK-007
	}
	return nil
}

// oneOff prepares a one-off expedition. Its party has four explorers (BF-ONE-001, BF-OBJ-004).
func (s *State) oneOff(setup Setup) error {
	if !setup.Difficulty.Known() {
		return message.New("error.setup.difficulty", uint8(setup.Difficulty), DifficultyNames())
	}
	if n := len(setup.Explorers); n != MaxParty && !setup.StrikeForce {
		return message.New("error.setup.expedition", n, MaxParty)
	}
	s.Expedition.Difficulty = setup.Difficulty
	return nil
}

// seats seats the players. The hostile player is never the leader (BF-SET-001, BF-SET-011).
func (s *State) seats(setup Setup) error {
	if setup.Players < 1 || setup.Players > 5 {
		return message.New("error.setup.players", setup.Players)
	}
	if setup.Leader < 0 || setup.Leader >= setup.Players {
		return message.New("error.setup.leader", setup.Leader+1, setup.Players)
	}
	s.Leader = engine.Seat(setup.Leader)
	switch {
	case setup.Fifth >= 0:
	case setup.Players == 5:
		return message.New("error.setup.five")
	default:
		return nil
	}
	if setup.Players < 2 || setup.Fifth >= setup.Players {
		return message.New("error.setup.hostile-player", setup.Fifth+1, setup.Players)
	}
	s.HasFifth, s.Fifth = true, engine.Seat(setup.Fifth)
	if s.Fifth == s.Leader {
		s.Leader = s.nextSeat(s.Leader)
	}
	return nil
}

// party assigns the explorers to the players (BF-SET-003 to 010).
func (s *State) party(setup Setup) error {
	if n := len(setup.Explorers); n < 2 || n > MaxParty {
		return message.New("error.setup.party", n)
	}
	if n := len(setup.Seats); n > 0 && n != len(setup.Explorers) {
		return message.New("error.setup.seats", n, len(setup.Explorers))
	}
	taken, unit := map[string]bool{}, UnitID(0)
	for e, id := range setup.Explorers {
		seat, kind := engine.Seat(setup.Picker(e)), -1
		for i := range s.pack.Explorers {
			if s.pack.Explorers[i].ID == id {
				kind = i
			}
		}
		if kind < 0 {
			return unknown("explorer", id, s.pack.IDs("explorer"))
		}
		if taken[id] {
			return message.New("error.setup.twice", id)
		}
		taken[id] = true
		if len(setup.Seats) > 0 {
			seat = engine.Seat(setup.Seats[e])
		}
		if seat < 0 || int(seat) >= setup.Players || s.HasFifth && seat == s.Fifth {
			return message.New("error.setup.given", id)
		}
		if int(unit)+len(s.pack.Explorers[kind].Models)-(e+1) > MaxFigures-MaxParty {
			return message.New("error.setup.twins", id)
		}
		unit = s.join(e, kind, seat, unit)
		s.Party[e].WithLeader = e == 3 && seat == s.Leader && s.explorerPlayers() == 3
	}
	return s.shares()
}

// shares refuses a party of four that is not divided as the rules say: equally, except that the leader
// of three players has two explorers, one of them the fourth (BF-SET-005 to 010, BF-G-078).
func (s *State) shares() error {
	n := s.explorerPlayers()
	if !s.Party[MaxParty-1].Playing {
		return nil
	}
	var has [5]int
	for e := range s.Party {
		has[s.Party[e].Seat]++
	}
	for seat := range int(s.Players) {
		want := MaxParty / n
		switch {
		case s.HasFifth && seat == int(s.Fifth):
			want = 0
		case n == 3 && seat == int(s.Leader):
			want = 2
		}
		if has[seat] != want {
			return message.New("error.setup.share", seat+1, has[seat], want)
		}
	}
	if n == 3 && s.Party[MaxParty-1].Seat != s.Leader {
		return message.New("error.setup.fourth", s.Name(MaxParty-1), int(s.Leader)+1)
	}
	return nil
}

// join adds an explorer card with its miniatures to the party.
func (s *State) join(e, kind int, seat engine.Seat, unit UnitID) UnitID {
	card := &s.pack.Explorers[kind]
	x := &s.Party[e]
	x.Playing, x.Kind, x.Seat, x.NumSlots = true, uint8(kind), seat, uint8(card.Spaces)
	for model := range max(1, len(card.Models)) {
		s.Units[unit] = Unit{Team: Explorers, Card: uint8(e), Kind: uint8(kind), Model: uint8(model), Hex: board.None}
		x.Figures[model] = unit
		unit++
	}
	return unit
}

// explorerPlayers returns the number of players who control explorers. Of three, the leader has the
// fourth explorer (BF-SET-007, BF-SET-008, BF-G-078).
func (s *State) explorerPlayers() int {
	if s.HasFifth {
		return int(s.Players) - 1
	}
	return int(s.Players)
}

// nextSeat returns the next player clockwise who controls explorers.
func (s *State) nextSeat(seat engine.Seat) engine.Seat {
	fifth := -1
	if s.HasFifth {
		fifth = int(s.Fifth)
	}
	return engine.Seat(clockwise(int(seat), int(s.Players), fifth))
}

// clockwise returns the seat after another, skipping the hostile player.
func clockwise(seat, players, fifth int) int {
	for range players {
		if seat = (seat + 1) % players; seat != fifth {
			return seat
		}
	}
	return seat
}

// Picker returns the seat that picks the explorer with that index in the party. Players pick in leader
// order, round the table, until the party is complete (BF-SET-003 to 010).
func (s Setup) Picker(place int) int {
	seat := s.Leader
	if seat == s.Fifth {
		seat = clockwise(seat, s.Players, s.Fifth) // BF-SET-011
	}
	for range place {
		seat = clockwise(seat, s.Players, s.Fifth)
	}
	return seat
}

// Opening returns the state of a setup before anything has happened. The events of the match are
// applied to it in turn.
func Opening(r Rules, setup Setup) (*State, error) { return r.table(setup) }
