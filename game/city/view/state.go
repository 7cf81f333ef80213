package view

import (
	"strconv"

	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game/protocol"
	"precipice/game/protocol/say"
)

// stateView is everything on the table, or the parts asked for. The order of decks is never included, because players do not know it.
type stateView struct {
	*gameView
	Heroes   []heroView    `json:"heroes,omitempty"`
	Hostiles []hostileView `json:"hostiles,omitempty"`
	Groups   []groupView   `json:"groups,omitempty"`
	*boardView
	Track   []say.Card `json:"track,omitempty"`
	Destiny []say.Die  `json:"destiny,omitempty"`
	*decksView
}

// gameView says what is played and how far it has come.
type gameView struct {
	Journey   string `json:"journey"`
	Type      string `json:"type"`
	Players   int    `json:"players"`
	Leader    string `json:"leader"`
	Level     int    `json:"level"`
	Turn      int    `json:"turn"`
	Phase     string `json:"phase"`
	Result    string `json:"result"`
	Night     bool   `json:"night,omitempty"`
	NightIn   int    `json:"night_in"` // turns
	Quest     int    `json:"quest"`
	Goal      int    `json:"goal"`
	Fear      int    `json:"fear"`
	Influence int    `json:"influence"`
	Token     string `json:"token,omitempty"` // the extraction event whose token is kept
}

type heroView struct {
	ID          string   `json:"id"`
	Seat        string   `json:"seat"`
	At          string   `json:"at"`     // off if it is not on the battlefield
	Spaces      []string `json:"spaces"` // a die's face, wound, grievous, or - if empty
	Inspiration int      `json:"inspiration"`
	Inspired    bool     `json:"inspired,omitempty"`
	Reacting    bool     `json:"reacting,omitempty"` // its dice are reaction dice
	Ailments    []string `json:"ailments,omitempty"`
	Diseased    int      `json:"diseased_space,omitempty"`
	Out         bool     `json:"out_of_action,omitempty"`
	Dead        bool     `json:"dead,omitempty"`
	Away        bool     `json:"away,omitempty"`
	DestinyUsed int      `json:"destiny_used"`
	Arrows      int      `json:"arrows,omitempty"`
	Ward        int      `json:"ward,omitempty"`
	Treasure    string   `json:"treasure,omitempty"`
	Item        string   `json:"item,omitempty"`
	Realmstone  []int    `json:"realmstone,omitempty"` // the value of each card
}

type hostileView struct {
	ID       string   `json:"id"`
	At       string   `json:"at"`
	Fills    []string `json:"fills,omitempty"` // if it fills several spaces: all of them, at among them
	Kind     string   `json:"kind"`
	Model    string   `json:"model"`
	Group    int      `json:"group"`
	Damage   int      `json:"damage"`
	Wounds   int      `json:"wounds"`
	Ailments []string `json:"ailments,omitempty"`
	Champion bool     `json:"champion,omitempty"`
	Ward     int      `json:"ward,omitempty"`
}

type groupView struct {
	Number   int    `json:"number"`
	FaceDown bool   `json:"face_down,omitempty"`
	Card     string `json:"card,omitempty"`
	Deployed int    `json:"deployed"`
}

// boardView is the battlefield.
type boardView struct {
	Tiles     []tileView   `json:"tiles,omitempty"`
	Board     []spaceView  `json:"board,omitempty"`
	Gates     []gateView   `json:"gates,omitempty"`
	Lychgates []edgeView   `json:"lychgates,omitempty"`
	Objects   []objectView `json:"objects,omitempty"`
	Zone      int          `json:"zone,omitempty"` // the number of the tile of the extraction zone
	Tide      bool         `json:"tide,omitempty"` // it lies on the first tile
}

type tileView struct {
	ID   string `json:"id"`
	At   string `json:"at"`
	Turn int    `json:"quarters"` // of a turn
}

type spaceView struct {
	At       string   `json:"at"`
	Tile     int      `json:"tile"`
	Adjacent []string `json:"adjacent"`
}

type edgeView struct {
	At   string `json:"at"` // its first square
	Side string `json:"side"`
	Wide int    `json:"wide"`
}

type gateView struct {
	edgeView
	Open bool `json:"open,omitempty"`
}

type objectView struct {
	At       string `json:"at"`
	Citizens int    `json:"citizens,omitempty"`
}

// decksView counts the remaining cards, and those in the discards, which are shuffled when a deck is empty.
type decksView struct {
	Encounters     int `json:"encounter_cards"`
	EncountersOut  int `json:"encounter_discards"`
	Discoveries    int `json:"discovery_cards"`
	DiscoveriesOut int `json:"discovery_discards"`
	Exploration    int `json:"exploration_cards"`
}

// stateParts holds the functions that fill in the parts of a state, by the name of the part.
var stateParts = map[string]func(v *stateView, m *rules.Match){
	"game": of((*stateView).viewGame), "units": of((*stateView).viewUnits), "board": of((*stateView).viewBoard), "track": (*stateView).viewTrack,
	"destiny": of((*stateView).viewDestiny), "decks": of((*stateView).viewDecks),
}

// of makes the function of a part out of one that needs only the table.
func of(view func(*stateView, *rules.State)) func(*stateView, *rules.Match) {
	return func(v *stateView, m *rules.Match) { view(v, &m.State) }
}

func state(m *rules.Match, q *Fields, r *protocol.Answers) error {
	parts, err := say.Parts(q.Parts, stateParts)
	if err != nil {
		return err
	}
	v := &stateView{}
	for _, view := range parts {
		view(v, m)
	}
	r.State = v
	return nil
}

func (v *stateView) viewGame(s *rules.State) {
	v.gameView = &gameView{Journey: s.Content().Journeys[s.Journey].ID, Type: library.JourneyWords[s.Type()], Players: int(s.Players), Leader: say.Player(s.Leader),
		Level: int(s.Level), Turn: int(s.Turn), Phase: s.Phase.String(), Result: s.Result.String(), Night: s.Night(), NightIn: rules.NightIn(s),
		Quest: int(s.QuestToken), Goal: s.Goal(), Fear: int(s.Fear), Influence: int(s.Influence)}
	if i, kept := s.Token.Card(); kept {
		v.gameView.Token = s.Content().Extractions[i].ID
	}
}

func (v *stateView) viewUnits(s *rules.State) {
	for h := range s.Heroes {
		v.Heroes = append(v.Heroes, viewHero(s, h))
	}
	for u := rules.MaxHeroes; u < rules.MaxUnits; u++ {
		x := &s.Units[u]
		if x.Team != rules.HostileTeam || x.Slain {
			continue
		}
		h := &s.Content().Hostiles[x.Kind]
		v.Hostiles = append(v.Hostiles, hostileView{s.UnitName(rules.UnitID(u)), s.SpaceName(x.At), fills(s, rules.UnitID(u)), h.ID, h.Models[x.Model].ID, int(x.Card) + 1, int(x.Damage),
			s.Wounds(rules.UnitID(u)), ailments(x), h.Models[x.Model].Champion, int(x.Ward)})
	}
	for g := range s.Groups {
		if x := &s.Groups[g]; x.Present {
			group := groupView{Number: g + 1, FaceDown: !x.FaceUp, Deployed: int(x.Deployed)}
			if x.FaceUp {
				group.Card = s.Content().Encounters[x.Card].ID
			}
			v.Groups = append(v.Groups, group)
		}
	}
}

// fills returns the spaces on which a hostile lies that fills several.
func fills(s *rules.State, u rules.UnitID) []string {
	if body := s.Body(u); body.Len() > 1 {
		return namesOf(s, body)
	}
	return nil
}

func ailments(u *rules.Unit) (list []string) {
	for a := range library.Ailments {
		if u.Has(a) {
			list = append(list, library.AilmentWords[a])
		}
	}
	return list
}

func viewHero(s *rules.State, h int) heroView {
	x, u := &s.Heroes[h], &s.Units[h]
	v := heroView{ID: s.HeroName(h), Seat: say.Player(x.Seat), At: s.SpaceName(u.At), Inspiration: int(x.Inspiration), Inspired: x.Inspired, Reacting: x.Reacting,
		Ailments: ailments(u), Out: x.Out, Dead: x.Dead, Away: x.Away, DestinyUsed: int(x.DestinyUsed), Arrows: int(x.Arrows), Ward: x.Warded()}
	for _, slot := range x.Slots {
		v.Spaces = append(v.Spaces, viewSlot(slot))
	}
	if at, ok := x.Diseased.Card(); ok {
		v.Diseased = at + 1
	}
	if t, ok := x.Treasure.Card(); ok {
		v.Treasure = s.Content().Discoveries[t].ID
	}
	if i, ok := x.Item.Card(); ok {
		v.Item = s.Content().Items[i].ID
	}
	for value, n := range x.Stones {
		for range n {
			v.Realmstone = append(v.Realmstone, value+1)
		}
	}
	return v
}

func viewSlot(slot rules.Slot) string {
	switch {
	case slot.Counter == rules.WoundCounter:
		return "wound"
	case slot.Counter == rules.GrievousCounter:
		return "grievous"
	case slot.Die == 0:
		return "-"
	}
	return strconv.Itoa(int(slot.Die))
}

func (v *stateView) viewBoard(s *rules.State) {
	t, g := s.Tiles(), &s.Ground
	if t == nil {
		return
	}
	b := &boardView{Tide: g.Tide}
	for _, laid := range g.Tiles[:g.NumTiles] {
		b.Tiles = append(b.Tiles, tileView{s.Content().Tiles[laid.Tile].ID, laid.At.String(), int(laid.Turn)})
	}
	for sp := range board.Space(t.Len()) {
		b.Board = append(b.Board, spaceView{s.SpaceName(sp), t.Tile(sp) + 1, namesOf(s, t.Adjacent(sp))})
	}
	for _, one := range g.Gates[:g.NumGates] {
		b.Gates = append(b.Gates, gateView{viewEdge(one.Edge), one.Open})
	}
	for _, e := range g.Lych[:g.NumLych] {
		b.Lychgates = append(b.Lychgates, viewEdge(e))
	}
	for i, at := range g.Objects {
		if at != board.None {
			b.Objects = append(b.Objects, objectView{s.SpaceName(at), int(g.Citizens[i])})
		}
	}
	if zone, ok := g.Zone.Card(); ok {
		b.Zone = zone + 1
	}
	v.boardView = b
}

func viewEdge(e board.Edge) edgeView { return edgeView{e.At.String(), e.Side.String(), int(e.Wide)} }

func namesOf(s *rules.State, set board.Set) (names []string) {
	for sp := range set.All() {
		names = append(names, s.SpaceName(sp))
	}
	return names
}

func (v *stateView) viewTrack(m *rules.Match) {
	s := &m.State
	acting, on := rules.Acting(m)
	for _, c := range s.Track[:s.NumTrack] {
		now := on && c == acting
		v.Track = append(v.Track, say.Card{Card: s.CardName(c), Done: c.Done && !now, Acting: now})
	}
}

func (v *stateView) viewDestiny(s *rules.State) {
	for _, d := range s.Destiny {
		if d.Face > 0 {
			v.Destiny = append(v.Destiny, say.Die{Face: int(d.Face), Used: d.Used})
		}
	}
}

func (v *stateView) viewDecks(s *rules.State) {
	count := func(deck *[rules.MaxKinds]uint8) (n int) {
		for _, c := range deck {
			n += int(c)
		}
		return n
	}
	d := &s.Decks
	v.decksView = &decksView{count(&d.Encounter), count(&d.EncounterOut), count(&d.Discovery), count(&d.DiscoveryOut), int(d.Unexplored)}
}
