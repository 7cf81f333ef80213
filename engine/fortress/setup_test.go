package fortress

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/board"
)

func four() []string { return []string{"janus-draik", "ur-025", "espern-locarno", "amallyn"} }

// Explorers are picked in leader order, starting again from the leader if there are fewer players.
// proves: BF-SET-003 BF-SET-005 BF-SET-006 BF-SET-007 BF-SET-009
func TestExplorersArePickedRoundTheTable(t *testing.T) {
	r := rulesFor(t)
	for players, want := range map[int][]engine.Seat{1: {0, 0, 0, 0}, 2: {0, 1, 0, 1}, 3: {0, 1, 2, 0}, 4: {0, 1, 2, 3}} {
		s, err := Opening(r, Setup{Players: players, Explorers: four(), Fifth: -1, Combat: r.Pack.Combats[0].ID})
		if err != nil {
			t.Fatal(err)
		}
		var got []engine.Seat
		for _, x := range s.Party {
			got = append(got, x.Seat)
		}
		if !slices.Equal(got, want) || s.Leader != 0 {
			t.Errorf("%d players: seats %v, leader %d, want %v", players, got, s.Leader, want)
		}
	}
}

// With three players the fourth explorer goes with the leader marker. The hostile player never has it.
// proves: BF-SET-008 BF-X-017
func TestTheFourthExplorerFollowsTheMarker(t *testing.T) {
	r := rulesFor(t)
	for _, c := range []struct {
		players, fifth int
		seats          []int
		with           bool
	}{
		{3, -1, nil, true}, {4, 1, nil, true}, {4, 0, nil, true}, {3, -1, []int{0, 2, 1, 0}, true}, {2, -1, nil, false}, {4, -1, nil, false}, {3, 0, nil, false},
	} {
		s, err := Opening(r, Setup{Players: c.players, Explorers: four(), Seats: c.seats, Fifth: c.fifth, Combat: r.Pack.Combats[0].ID})
		if err != nil {
			t.Fatal(err)
		}
		first := s.Party
		for range c.players {
			LeaderPassed{s.nextSeat(s.Leader)}.Apply(s)
			for e := range s.Party {
				want := first[e].Seat
				if e == 3 && c.with {
					want = s.Leader
				}
				if s.Party[e].Seat != want || s.Leader == engine.Seat(c.fifth) {
					t.Errorf("%+v, the leader is %d: explorer %d is with player %d, want %d", c, s.Leader, e, s.Party[e].Seat, want)
				}
			}
		}
	}
}

// The fifth player controls the hostiles but no explorer, and is never the leader.
// proves: BF-SET-010 BF-SET-011
func TestTheFifthPlayerIsTheEnemy(t *testing.T) {
	r := rulesFor(t)
	for fifth := range 5 {
		s, err := Opening(r, Setup{Players: 5, Explorers: four(), Fifth: fifth, Combat: r.Pack.Combats[0].ID})
		if err != nil {
			t.Fatal(err)
		}
		seats := map[engine.Seat]bool{}
		for _, x := range s.Party {
			seats[x.Seat] = true
		}
		if len(seats) != 4 || seats[engine.Seat(fifth)] || s.Leader == engine.Seat(fifth) {
			t.Errorf("player %d plays the hostiles: explorers belong to %v, the leader is %d", fifth, seats, s.Leader)
		}
	}
}

// An invalid setup is refused with a sentence: too many players or explorers, or a party not divided by
// the rules.
// proves: BF-SET-005 BF-SET-006 BF-SET-007 BF-SET-009 BF-SET-010
func TestInvalidSetups(t *testing.T) {
	r := rulesFor(t)
	combat := r.Pack.Combats[0].ID
	for want, setup := range map[string]Setup{
		"1 to 5":        {Players: 6, Explorers: four(), Fifth: -1, Combat: combat},
		"a party has 4": {Players: 1, Explorers: four()[:1], Fifth: -1, Combat: combat},
		`there is no explorer "ammalyn": did you mean "amallyn"?`: {Players: 1, Explorers: []string{"ammalyn", "dahyak"}, Fifth: -1, Combat: combat},
		"picked twice": {Players: 1, Explorers: []string{"amallyn", "amallyn"}, Fifth: -1, Combat: combat},
		`there is no combat "nowhere": use one of closing-ring`: {Players: 1, Explorers: four(), Fifth: -1, Combat: "nowhere"},
		"at least one":            {Players: 1, Explorers: four(), Fifth: 0, Combat: combat},
		"not at the table":        {Players: 2, Explorers: four(), Seats: []int{0, 1, 2, 3}, Fifth: -1, Combat: combat},
		"name the hostile player": {Players: 5, Explorers: four(), Fifth: -1, Combat: combat},
		"plays the hostiles":      {Players: 2, Explorers: four(), Seats: []int{1, 1, 1, 0}, Fifth: 0, Combat: combat},
		"player 1 has 3":          {Players: 2, Explorers: four(), Seats: []int{0, 0, 0, 1}, Fifth: -1, Combat: combat},
		"player 1 has 1":          {Players: 3, Explorers: four(), Seats: []int{0, 1, 2, 1}, Fifth: -1, Combat: combat},
		"picks the fourth":        {Players: 3, Explorers: four(), Seats: []int{0, 0, 1, 2}, Fifth: -1, Combat: combat},
		"player 1 has 2":          {Players: 4, Explorers: four(), Seats: []int{0, 0, 1, 2}, Fifth: -1, Combat: combat},
	} {
		if _, err := NewGame(r, setup, 1); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v gives the error %v, which lacks %q", setup, err, want)
		}
	}
}

// The first expedition's encounter deck has 20 cards, with groups of only four hostile types.
// proves: BF-DCK-004 BF-DCK-005
func TestTheStartingEncounterDeck(t *testing.T) {
	r := rulesFor(t)
	s, err := Opening(r, Setup{Players: 1, Explorers: four(), Fifth: -1, Combat: r.Pack.Combats[0].ID})
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[string]bool{}
	for i, e := range r.Pack.Encounters {
		for _, entry := range e.Entries {
			if s.Encounter[i] > 0 && entry.Twist < 0 {
				kinds[r.Pack.Hostiles[entry.Hostile].ID] = true
			}
		}
	}
	for _, id := range []string{"traitor-guardsmen", "negavolt-cultists", "ur-ghuls", "spindle-drones"} {
		if !kinds[id] {
			t.Errorf("no card of the deck brings %s", id)
		}
	}
	if total(&s.Encounter) != 20 || len(kinds) != 4 {
		t.Errorf("%d cards bring %v", total(&s.Encounter), kinds)
	}
}

// After an escape the explorers stand in the escape chamber and everything else is gone. After a defeat
// nothing is left.
// proves: BF-G-052 BF-ECB-004
func TestWhatIsLeftAfterACombat(t *testing.T) {
	m := position(t, "board\nX   X   .   1   ~\nend\nexplorer janus-draik 0,0 wounds 2\nexplorer amallyn 1,0\nhostile guardsman-1 2,0 stunned damage 1\n"+
		"hostile guardsman-2 slain damage 2\ntile ember-well 2,0\ntwist drowned-light\nstart event")
	s := &m.State
	if janus := s.find("janus-draik"); s.Result != Escaped || s.NumCells != 2 || s.Maglev.Len() != 2 || s.HexName(s.Units[janus].Hex) != "0,0" {
		t.Errorf("result %d with %d hexes left, Janus on %v", s.Result, s.NumCells, s.HexName(s.Units[janus].Hex))
	}
	for u := range s.each(Hostiles) {
		t.Errorf("%s is still there", s.UnitName(u))
	}
	if s.Groups != [MaxGroups]Group{} || s.Portals != [MaxPortals]Portal{} || s.Tiles != [MaxTiles]LaidTile{} || s.Twists != [MaxTwists]Mark{} || s.NumTrack > 0 {
		t.Errorf("groups %v, portals %v, tiles %v, twists %v, %d cards on the track", s.Groups, s.Portals, s.Tiles, s.Twists, s.NumTrack)
	}
	for _, at := range s.Markers {
		if at != board.None {
			t.Errorf("a marker lies on %d", at)
		}
	}
	if got := s.Party[0].Count(WoundCounter); got != 2 {
		t.Errorf("%d of 2 counters stay on the card", got)
	}
	m = position(t, "board\n.   .\nend\nexplorer janus-draik out\nexplorer amallyn out\nstart event")
	if s := &m.State; s.Result != Defeated || s.NumCells != 0 {
		t.Errorf("result %d with %d hexes left", s.Result, s.NumCells)
	}
}

// At the end the drawn encounter cards return to their deck, and no twist is left.
// proves: BF-ECB-005
func TestEncounterCardsGoBack(t *testing.T) {
	s := position(t, "board\n.   .\nend\nexplorer janus-draik 0,0\nencounters dark-between ur-ghul-pack\nroll 2\nstart event").State
	EncounterDrawn{uint8(s.pack.place("encounter", "dark-between"))}.Apply(&s)
	TwistBegan{uint8(s.pack.place("twist", "drowned-light"))}.Apply(&s)
	if total(&s.Encounter) != 1 || !s.flagged("no-aiming", NoUnit) {
		t.Fatal("no card was drawn, or its twist does not hold")
	}
	CombatEnded{Escaped}.Apply(&s)
	if total(&s.Encounter) != 2 || total(&s.Drawn) != 0 || s.flagged("no-aiming", NoUnit) {
		t.Errorf("%d cards in the deck, %d drawn, twists %v", total(&s.Encounter), total(&s.Drawn), s.Twists)
	}
}

// The automatic hostiles choose by the documented preferences.
// proves: BF-G-074
func TestAutomaticPreferences(t *testing.T) {
	for _, c := range []struct{ about, script, want string }{
		{"the weaker target", "board\n.   .   .\nend\nexplorer janus-draik 0,0\nexplorer dahyak 2,0 wounds 3\nhostile guardsman-1 1,0\nstart behaviour guardsman-1 onslaught", "target dahyak"},
		{"the first of the party among equals", "board\n.   .   .\nend\nexplorer janus-draik 0,0\nexplorer dahyak 2,0\nhostile guardsman-1 1,0\nstart behaviour guardsman-1 onslaught", "target janus-draik"},
		{"one with fewer dice among equals", "board\n.   .   .\nend\nexplorer janus-draik 0,0 dice 5,4\nexplorer dahyak 2,0 dice 5\nhostile guardsman-1 1,0\nstart behaviour guardsman-1 onslaught", "target dahyak"},
		{"the hiding place nearest to an explorer", "board\n.   .   .   .\n     # # #\n  .   .   .   .\nend\nexplorer janus-draik 3,0\nhostile guardsman-1 0,0\nstart behaviour guardsman-1 fall-back", "move guardsman-1 1,1"},
		{"the lowest number", "board\n.   .   .\nend\nexplorer janus-draik 0,0\nhostile guardsman-1 2,0 sergeant\nhostile guardsman-2 2,0\nstart group 1", "activate guardsman-1"},
	} {
		m := position(t, c.script)
		d, ok := m.Pending()
		if !ok || d.Seat != HostileSeat {
			t.Fatalf("%s: nobody asks the hostile seat", c.about)
		}
		if got := d.Options[Automatic(m, d)].Key(); got != c.want {
			t.Errorf("%s: %s, want %s", c.about, got, c.want)
		}
	}
}

// If two ends are equally near, the automatic hostiles take the one in cover. Of two weapons they use
// the one with the better dice at the target's range, though no model of the content has two for one
// range (BF-G-074).
func TestAutomaticValues(t *testing.T) {
	m := position(t, "board\n.   . | .\n\n  .   .\nend\nexplorer janus-draik 0,0\nhostile guardsman-1 2,0\nroll 2\nstart event")
	for _, c := range []struct {
		kind, verb, want string
		parts            [][4]string
	}{
		{"hostile-move", "move", "move guardsman-1 2,0", [][4]string{{"guardsman-1", "1,1"}, {"guardsman-1", "2,0"}}},
		{"hostile-weapon", "use", "use flamer", [][4]string{{"lasgun"}, {"flamer"}}},
	} {
		d := &engine.Decision{Seat: HostileSeat, Kind: c.kind, About: [2]string{"guardsman-1", "janus-draik"}}
		for i, parts := range c.parts {
			d.Offer(engine.Option{Verb: c.verb, Parts: parts, Args: [4]int16{int16(i)}})
		}
		if got := d.Options[Automatic(m, d)].Key(); got != c.want {
			t.Errorf("%s: %s, want %s", c.kind, got, c.want)
		}
	}
}

// With a hostile player at a smaller table, the others divide the explorers as that many players would
// without one.
// proves: BF-G-078 BF-SET-011
func TestAHostilePlayerAtASmallerTable(t *testing.T) {
	r := rulesFor(t)
	for players, want := range map[int][]engine.Seat{2: {0, 0, 0, 0}, 3: {0, 2, 0, 2}, 4: {0, 2, 3, 0}} {
		s, err := Opening(r, Setup{Players: players, Explorers: four(), Fifth: 1, Difficulty: Normal})
		if err != nil {
			t.Fatal(err)
		}
		for e := range s.Party {
			if s.Party[e].Seat != want[e] {
				t.Errorf("%d players: explorer %d is with player %d, want %d", players, e, s.Party[e].Seat, want[e])
			}
		}
		if s.HostilePlayer() != 1 || s.Leader == 1 {
			t.Errorf("%d players: the leader is %d, the hostiles are with %d", players, s.Leader, s.HostilePlayer())
		}
	}
}

// Without a hostile player, the current leader acts as the hostile player.
// proves: BF-RNF-002 BF-G-074
func TestTheLeaderActsAsHostilePlayer(t *testing.T) {
	s := opening(t, Setup{Players: 3, Explorers: four(), Fifth: -1, Difficulty: Normal, Leader: 1})
	if got := s.HostilePlayer(); got != 1 {
		t.Errorf("led by 1: the hostiles are with %d", got)
	}
	LeaderPassed{2}.Apply(s)
	if got := s.HostilePlayer(); got != 2 {
		t.Errorf("led by 2: the hostiles are with %d", got)
	}
}

// Rein & Raus are one pick with two miniatures and leave room for three other explorers.
// proves: BF-SET-004 BF-TWN-001
func TestTheTwinsAreOnePick(t *testing.T) {
	s := opening(t, Setup{Players: 4, Explorers: []string{"rein-raus", "janus-draik", "ur-025", "amallyn"}, Fifth: -1, Difficulty: Normal})
	var figures []int
	for e := range s.Party {
		n := 0
		for _, u := range s.Party[e].Figures {
			if u != NoUnit {
				n++
				if s.ExplorerOf(u).Seat != s.Party[e].Seat {
					t.Errorf("%s is with player %d", s.UnitName(u), s.ExplorerOf(u).Seat)
				}
			}
		}
		figures = append(figures, n)
		if int(s.Party[e].Seat) != e {
			t.Errorf("%s is with player %d", s.Name(e), s.Party[e].Seat)
		}
	}
	if !slices.Equal(figures, []int{2, 1, 1, 1}) {
		t.Errorf("miniatures %v", figures)
	}
}

// Each combat allows one free gambit.
// proves: BF-CRD-005
func TestTheFreeGambitComesBackInTheNextCombat(t *testing.T) {
	s := opening(t, Setup{Players: 1, Explorers: four(), Fifth: -1, Difficulty: Normal})
	Noted{Explorer: 0, FreeGambit: true}.Apply(s)
	if !s.Party[0].FreeGambit {
		t.Fatal("the gambit was not recorded")
	}
	Laid{0}.Apply(s)
	if s.Party[0].FreeGambit {
		t.Error("it is still used up in the next combat")
	}
}

// Everything a combat card shows is laid out: chambers, tiles, open portals, and markers with their
// numbers.
// proves: BF-BTL-002 BF-BTL-008 BF-BTL-014 BF-DCK-011
func TestEverythingOnACombatCardIsLaidOut(t *testing.T) {
	s := opening(t, Setup{Players: 1, Explorers: four(), Fifth: -1, Difficulty: Normal})
	for i, c := range s.pack.Combats {
		Laid{uint8(i)}.Apply(s)
		if int(s.NumCells) != len(c.Cells)+len(c.Landing) || s.Maglev.Len() != len(c.Landing) || s.Ambush == (len(c.Landing) > 0) {
			t.Errorf("%s: %d hexes, %d of the arrival chamber, ambush %v", c.ID, s.NumCells, s.Maglev.Len(), s.Ambush)
		}
		for n := range s.Portals {
			if open := s.Portals[n].Open; open != (n < len(c.Portals)) || open && s.Portals[n].Hex != c.Portals[n] {
				t.Errorf("%s: portal %d is %+v", c.ID, n, s.Portals[n])
			}
		}
		for n, at := range s.Markers {
			if there := at != board.None; there != (n < len(c.Markers)) || there && s.field.Hex(at) != c.Markers[n] {
				t.Errorf("%s: marker %d lies on %d", c.ID, n+1, at)
			}
		}
		for n := range c.Tiles {
			if at := s.Tiles[n]; at.Tile != Mark(c.Tiles[n].Tile+1) || s.field.Hex(at.At) != c.Tiles[n].At {
				t.Errorf("%s: tile %d is %+v", c.ID, n, at)
			}
		}
	}
}

// With two players each keeps the explorers they picked, even if the leader has the fourth one.
// proves: BF-SET-006 BF-SET-008
func TestOnlyWithThreePlayersAnExplorerFollowsTheMarker(t *testing.T) {
	setup := Setup{Players: 2, Explorers: four(), Seats: []int{1, 1, 0, 0}, Fifth: -1, Difficulty: Normal}
	s := opening(t, setup)
	LeaderPassed{1}.Apply(s)
	if s.Party[2].Seat != 0 || s.Party[3].Seat != 0 {
		t.Errorf("the marker is passed on, and player 1's explorers are with players %d and %d", s.Party[2].Seat+1, s.Party[3].Seat+1)
	}
}
