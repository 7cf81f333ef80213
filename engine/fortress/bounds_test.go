package fortress

import (
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/board"
)

// bounded returns a state with at least one of everything that has a limit.
func bounded(t *testing.T) *State {
	m := position(t, "expedition normal round 2\nplayers 2\nfifth 2\nboard\n1   M   M   .   ~\nend\n"+
		"explorer janus-draik 0,0 dice 3,3 wounds 1 holds carved-route\nexplorer rein-raus 1,0 twin 2,0\n"+
		"hostile guardsman-1 3,0\nhostile guardsman-2 slain group 2\ntile calling-niche 0,0\ntwist drifting-ash\n"+
		"destiny 1 2 3\ntrack janus-draik group-1\nfinds cold-lantern\nencounters held-breath\nstart gambits")
	return &m.State
}

// A battlefield has each of its hexes once. One more cell, at the origin, is neither a hex nor room for a miniature, although the same cells
// without it have been laid out before.
func TestNoHexIsGivenTwice(t *testing.T) {
	s := *bounded(t)
	s.Units[MaxFigures].Hex = board.Space(s.NumCells)
	s.NumCells++
	if err := s.Bounds(); err == nil || !strings.Contains(err.Error(), "given twice") {
		t.Errorf("a miniature on a cell that is not there: %v", err)
	}
	s.Cells[0].Hex.Q += 50
	s.rebuildField()
	if n := len(s.Field().Cells()); n != int(s.NumCells) {
		t.Errorf("a battlefield of %d cells has %d hexes", s.NumCells, n)
	}
	t1 := s.pack.atlas.field(s.Cells[1 : s.NumCells-1])
	t2 := s.pack.atlas.field(s.Cells[1:s.NumCells])
	if len(t1.Cells())+1 != len(t2.Cells()) {
		t.Errorf("a battlefield with one more cell has %d and %d hexes", len(t1.Cells()), len(t2.Cells()))
	}
}

// Every number of a state has a limit that it may not reach. Below the limit the state is valid in a
// save.
func TestBoundsOfAState(t *testing.T) {
	base := bounded(t)
	if err := base.Bounds(); err != nil {
		t.Fatal(err)
	}
	p, cells := base.pack, int(base.NumCells)
	for _, c := range []struct {
		what  string
		limit int
		set   func(s *State, n int)
	}{
		{"player count", 5, func(s *State, n int) { s.Players = uint8(n + 1) }},
		{"leader", 2, func(s *State, n int) { s.Leader = engine.Seat(n) }},
		{"hostile player", 2, func(s *State, n int) { s.Fifth = engine.Seat(n) }},
		{"combat card", len(p.Combats) + len(p.Assaults), func(s *State, n int) { s.Combat = uint8(n) }},
		{"phase", len(phaseNames), func(s *State, n int) { s.Phase = Phase(n) }},
		{"result", len(resultNames), func(s *State, n int) { s.Result = Result(n) }},
		{"difficulty", len(difficulties), func(s *State, n int) { s.Expedition.Difficulty = Difficulty(n) }},
		{"step", len(stepNames), func(s *State, n int) { s.Expedition.Step = ExpeditionStep(n) }},
		{"round", MaxRounds + 1, func(s *State, n int) { s.Expedition.Round = uint8(n) }},
		{"ending", len(endingNames), func(s *State, n int) { s.Expedition.Ending = Ending(n) }},
		{"sort of card", sorts, func(s *State, n int) { s.Expedition.Rounds[1].Sort = CardSort(n) }},
		{"exploration card", len(p.Combats) + len(p.Assaults), func(s *State, n int) { s.Expedition.Rounds[1].Card = uint8(n) }},
		{"exploration card", len(p.Challenges), func(s *State, n int) { s.Expedition.Rounds[1] = Round{Sort: ChallengeCard, Card: uint8(n)} }},
		{"explorer", len(p.Explorers), func(s *State, n int) { s.Party[0].Kind = uint8(n) }},
		{"seat", 2, func(s *State, n int) { s.Party[0].Seat = engine.Seat(n) }},
		{"space count", MaxSpaces + 1, func(s *State, n int) { s.Party[0].NumSlots = uint8(n) }},
		{"counter", int(GrievousCounter) + 1, func(s *State, n int) { s.Party[0].Slots[5].Counter = Counter(n) }},
		{"die", 7, func(s *State, n int) { s.Party[0].Slots[0].Die = uint8(n) }},
		{"miniature", MaxFigures, func(s *State, n int) { s.Party[1].Figures[1] = UnitID(n) }},
		{"find count", MaxFinds + 1, func(s *State, n int) {
			s.Party[0].NumFinds = uint8(n)
			for i := range s.Party[0].Finds {
				s.Party[0].Finds[i] = 1
			}
		}},
		{"discovery card", len(p.Discoveries), func(s *State, n int) { s.Party[0].NumFinds, s.Party[0].Finds[0] = 1, Mark(n+1) }},
		{"discovery card", len(p.Discoveries) + 1, func(s *State, n int) { s.Party[0].Finds[0] = Mark(n) }},
		{"team", int(Hostiles) + 1, func(s *State, n int) { s.Units[MaxFigures].Team = Team(n) }},
		{"hex", cells, func(s *State, n int) { s.Units[0].Hex = board.Space(n) }},
		{"explorer card", MaxParty, func(s *State, n int) { s.Units[0].Card = uint8(n) }},
		{"explorer", len(p.Explorers), func(s *State, n int) { s.Units[0].Kind = uint8(n) }},
		{"model", 2, func(s *State, n int) { s.Units[2].Model = uint8(n) }},
		{"model", 1, func(s *State, n int) { s.Units[0].Model = uint8(n) }},
		{"group", MaxGroups, func(s *State, n int) { s.Units[MaxFigures].Card = uint8(n) }},
		{"hostile", len(p.Hostiles), func(s *State, n int) { s.Units[MaxFigures].Kind, s.Units[MaxFigures].Model = uint8(n), 0 }},
		{"model of a hostile", len(base.Hostile(MaxFigures).Models), func(s *State, n int) { s.Units[MaxFigures].Model = uint8(n) }},
		{"number", MaxUnits + 1, func(s *State, n int) { s.Units[MaxFigures].Number = uint8(n) }},
		{"marker's hex", cells, func(s *State, n int) { s.Markers[0] = board.Space(n) }},
		{"location tile", len(p.Tiles) + 1, func(s *State, n int) { s.Tiles[0].Tile = Mark(n) }},
		{"tile's hex", cells, func(s *State, n int) { s.Tiles[0].At = board.Space(n) }},
		{"maglev hex", cells, func(s *State, n int) { s.Maglev.Add(board.Space(n)) }},
		{"hostile of a group", len(p.Hostiles), func(s *State, n int) { s.Groups[0].Kind = uint8(n) }},
		{"encounter card", len(p.Encounters), func(s *State, n int) { s.Groups[0].Card = uint8(n) }},
		{"encounter card", len(p.Encounters), func(s *State, n int) { s.Encounter[n] = 1 }},
		{"encounter card", len(p.Encounters), func(s *State, n int) { s.Drawn[n] = 1 }},
		{"encounter card", len(p.Encounters), func(s *State, n int) { s.Encounter[n], s.Drawn[n] = 255, 1 }},
		{"discovery card", len(p.Discoveries), func(s *State, n int) { s.Discovery[n] = 1 }},
		{"twist", len(p.Twists) + 1, func(s *State, n int) { s.Twists[0] = Mark(n) }},
		{"track length", MaxTrack + 1, func(s *State, n int) { s.NumTrack = uint8(n) }},
		{"card of the track", MaxGroups, func(s *State, n int) { s.Track[0].Index = uint8(n) }},
		{"place on the track", 3, func(s *State, n int) { s.Acting = Mark(n) }},
		{"destiny die", 7, func(s *State, n int) { s.Destiny[0].Face = uint8(n) }},
	} {
		for n := c.limit - 1; n <= c.limit; n++ {
			s := *base
			c.set(&s, n)
			err := s.Bounds()
			if n < c.limit && err != nil {
				t.Errorf("%s %d, below %d: %v", c.what, n, c.limit, err)
			}
			if n == c.limit && (err == nil || !strings.HasPrefix(err.Error(), c.what+" ")) {
				t.Errorf("%s %d, not below it: %v", c.what, n, err)
			}
		}
	}
}

// A card that is held is one of the deck.
func TestBoundsOfCardsThatAreHeld(t *testing.T) {
	s := gathered(t, Setup{Players: 1, Fifth: -1}).State
	s.Party[0].NumFinds, s.Party[0].Finds = 2, [MaxFinds]Mark{1}
	if err := s.Bounds(); err == nil {
		t.Error("a card that is none is held")
	}
}

// Things not in play have no limits, miniatures off the battlefield need no hex, and the miniatures of
// explorers and of hostiles have separate places.
func TestBoundsIgnoreThingsNotInPlay(t *testing.T) {
	for _, c := range []struct {
		what string
		ok   bool
		set  func(s *State)
	}{
		{"a card that is not in play", true, func(s *State) { s.Party[2].Kind, s.Party[2].Seat = 99, 99 }},
		{"a miniature that is not in play", true, func(s *State) { s.Units[40].Card, s.Units[40].Kind = 99, 99 }},
		{"a hostile player at a table without one", true, func(s *State) { s.HasFifth, s.Fifth = false, 9 }},
		{"no players", false, func(s *State) { s.Players = 0 }},
		{"an explorer nowhere", true, func(s *State) { s.Units[0].Hex = board.None }},
		{"a card with no second miniature", true, func(s *State) { s.Party[1].Figures[1] = NoUnit }},
		{"a card with no first miniature", false, func(s *State) { s.Party[1].Figures[0] = NoUnit }},
		{"a hostile among the explorers", false, func(s *State) { s.Units[0] = s.Units[MaxFigures] }},
		{"an explorer among the hostiles", false, func(s *State) { s.Units[MaxFigures] = s.Units[0] }},
		{"no marker", true, func(s *State) { s.Markers[0] = board.None }},
		{"no tile", true, func(s *State) { s.Tiles[0] = LaidTile{At: board.None} }},
		{"a group that is not there", true, func(s *State) { s.Groups[3] = Group{Kind: 99, Card: 99} }},
		{"the first tile beyond the hexes", false, func(s *State) { s.Tiles[0] = LaidTile{1, board.Space(s.NumCells)} }},
		{"a card beyond the track", false, func(s *State) { s.Track[MaxTrack-1].Index = MaxGroups }},
	} {
		s := *bounded(t)
		c.set(&s)
		if err := s.Bounds(); (err == nil) != c.ok {
			t.Errorf("%s: %v", c.what, err)
		}
	}
}

// If several things are out of bounds, the error names the first.
func TestBoundsNameTheFirstViolation(t *testing.T) {
	s := *bounded(t)
	s.Leader, s.Combat, s.NumTrack = 9, 255, 99
	if err := s.Bounds(); err == nil || err.Error() != "leader 9 is not below 2" {
		t.Error(err)
	}
}
