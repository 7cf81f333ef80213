package view

import (
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game/protocol"
	"precipice/game/protocol/say"
)

// stateView is everything on the table, or the parts asked for. The order of decks is never included,
// because players do not know it.
type stateView struct {
	*gameView
	Quest      *questView      `json:"quest,omitempty"`
	Expedition *expeditionView `json:"expedition,omitempty"`
	Stasis     *stasisView     `json:"stasis,omitempty"`
	Explorers  []explorerView  `json:"explorers,omitempty"`
	Hostiles   []hostileView   `json:"hostiles,omitempty"`
	Groups     []groupView     `json:"groups,omitempty"`
	Board      []hexView       `json:"board,omitempty"`
	Portals    []string        `json:"portals,omitempty"` // the hexes outside that they lead to
	Markers    []markerView    `json:"markers,omitempty"`
	Tiles      []tileView      `json:"tiles,omitempty"`
	Twists     []string        `json:"twists,omitempty"`
	Track      []say.Card      `json:"track,omitempty"`
	Destiny    []say.Die       `json:"destiny,omitempty"`
	Assault    *assaultView    `json:"assault,omitempty"`
	Escape     []string        `json:"escape,omitempty"` // hexes of the escape chamber
	*decksView
}

// gameView says what is played and how far it has come.
type gameView struct {
	Mode    string `json:"mode"` // oneoff, combat or quest
	Players int    `json:"players"`
	Leader  string `json:"leader"`
	Hostile string `json:"hostile_player,omitempty"`
	Combat  string `json:"combat,omitempty"` // the card in play
	Ambush  bool   `json:"ambush,omitempty"`
	Turn    int    `json:"turn"`
	Clock   *int   `json:"clock_left,omitempty"` // turns before the clock strikes, this one included
	Phase   string `json:"phase"`
	Result  string `json:"result"`
}

// decksView counts the remaining cards.
type decksView struct {
	Encounters int `json:"encounter_cards"`
	Finds      int `json:"discovery_cards"`
}

type expeditionView struct {
	Difficulty string      `json:"difficulty"` // none in a quest
	Step       string      `json:"step"`
	Round      int         `json:"round"`
	Combats    int         `json:"combat_cards_left"`
	Challenges int         `json:"challenge_cards_left"`
	Approach   int         `json:"approach_cards_left,omitempty"` // to a stronghold or the vault, of either sort
	Rounds     []roundView `json:"rounds,omitempty"`
	Clues      int         `json:"clues"`
	Points     int         `json:"points"`
	NeedClues  int         `json:"need_clues"`
	NeedPoints int         `json:"need_points"`
	Ending     string      `json:"ending,omitempty"`
	Won        bool        `json:"won"`
}

type roundView struct {
	Card  string `json:"card"`
	Sort  string `json:"sort"`
	Slain int    `json:"slain"`
	Found int    `json:"found"`
	Hurt  int    `json:"wounds"`
	Out   int    `json:"out_of_action"`
}

type explorerView struct {
	ID          string      `json:"id"`
	Seat        string      `json:"seat"`
	Models      []modelView `json:"models"`
	Spaces      []string    `json:"spaces"` // a die's face, wound, grievous, or - if empty
	Inspiration int         `json:"inspiration"`
	Inspired    bool        `json:"inspired,omitempty"`
	Overwatch   bool        `json:"overwatch,omitempty"` // its dice are overwatch dice
	Out         bool        `json:"out_of_action,omitempty"`
	Dead        bool        `json:"dead,omitempty"`
	DestinyUsed int         `json:"destiny_used"`
	Finds       []string    `json:"finds,omitempty"`
	Resources   []string    `json:"resources,omitempty"` // those face down after a dash
	Slain       int         `json:"slain"`
}

type modelView struct {
	ID      string `json:"id"`
	Hex     string `json:"hex"` // off if it is not on the battlefield
	Stunned bool   `json:"stunned,omitempty"`
}

type hostileView struct {
	modelView
	Kind   string `json:"kind"`
	Model  string `json:"model"`
	Group  int    `json:"group"`
	Damage int    `json:"damage"`
	Wounds int    `json:"wounds"`
	Slain  bool   `json:"slain,omitempty"`
}

type groupView struct {
	Number int    `json:"number"`
	Kind   string `json:"kind"`
}

type hexView struct {
	Hex     string   `json:"hex"`
	Blocked bool     `json:"blocked,omitempty"`
	Walls   []string `json:"walls,omitempty"`
	Covers  []string `json:"covers,omitempty"`
	Maglev  bool     `json:"maglev,omitempty"`
}

type markerView struct {
	Number int    `json:"number"`
	Hex    string `json:"hex"`
}

type tileView struct {
	ID  string `json:"id"`
	Hex string `json:"hex"`
}

// stateParts holds the functions that fill in the parts of a state, by the name of the part.
var stateParts = map[string]func(v *stateView, s *fortress.State){
	"game": (*stateView).viewGame, "quest": (*stateView).viewQuest, "expedition": (*stateView).viewExpedition, "units": (*stateView).viewUnits, "board": (*stateView).viewBoard,
	"twists": (*stateView).viewTwists, "track": (*stateView).viewTrack, "destiny": (*stateView).viewDestiny, "assault": (*stateView).viewAssault, "decks": (*stateView).viewDecks,
	"stasis": (*stateView).viewStasis,
}

func state(m *fortress.Match, q *Fields, r *protocol.Answers) error {
	parts, err := say.Parts(q.Parts, stateParts)
	if err != nil {
		return err
	}
	v := &stateView{}
	for _, view := range parts {
		view(v, &m.State)
	}
	r.State = v
	return nil
}

func (v *stateView) viewGame(s *fortress.State) {
	v.gameView = &gameView{Mode: s.Mode().Word(), Players: int(s.Players), Leader: seatName(s.Leader), Ambush: s.Ambush, Turn: int(s.Turn),
		Phase: s.Phase.String(), Result: s.Result.String()}
	if s.HasFifth {
		v.Hostile = seatName(s.Fifth)
	}
	if left, ok := s.ClockLeft(); ok {
		v.Clock = &left
	}
	if s.Fighting() {
		v.Combat = s.Pack().Battlefield(int(s.Combat)).ID
	}
}

func (v *stateView) viewDecks(s *fortress.State) {
	v.decksView = &decksView{count(s.Encounter[:]), count(s.Discovery[:])}
}

func count(deck []uint8) (n int) {
	for _, c := range deck {
		n += int(c)
	}
	return n
}

func (all *stateView) viewExpedition(s *fortress.State) {
	x := &s.Expedition
	if s.Mode() == fortress.SingleCombat {
		return
	}
	v := &expeditionView{Difficulty: x.Difficulty.String(), Step: x.Step.String(), Round: int(x.Round), Combats: int(x.Left[fortress.CombatCard]),
		Challenges: int(x.Left[fortress.ChallengeCard]), Ending: x.Ending.String(), Won: x.Won}
	v.Approach = int(x.Ahead)
	v.Clues, v.Points = s.Carried()
	want := x.Difficulty.Objective()
	v.NeedClues, v.NeedPoints = want.Clues, want.Points
	for _, r := range x.Rounds[:x.Round] {
		v.Rounds = append(v.Rounds, roundView{s.ExplorationCard(r.Sort, r.Card), r.Sort.String(), int(r.Tally.Slain), int(r.Tally.Found), int(r.Tally.Hurt), int(r.Tally.Out)})
	}
	all.Expedition = v
}

func viewExplorer(s *fortress.State, e int) explorerView {
	x := &s.Party[e]
	v := explorerView{ID: s.Name(e), Seat: seatName(x.Seat), Inspiration: int(x.Inspiration), Inspired: x.Inspired, Overwatch: x.Overwatch,
		Out: x.Out, Dead: x.Dead, DestinyUsed: int(x.DestinyUsed), Slain: int(x.Tally.Slain)}
	for _, u := range x.Figures {
		if u != fortress.NoUnit {
			v.Models = append(v.Models, viewModel(s, u))
		}
	}
	for _, slot := range x.Slots[:x.NumSlots] {
		v.Spaces = append(v.Spaces, slot.String())
	}
	for _, f := range x.Finds[:x.NumFinds] {
		if card, ok := f.Card(); ok {
			v.Finds = append(v.Finds, s.Pack().Discoveries[card].ID)
		}
	}
	for h := range s.CardsOf(e) {
		id := s.Pack().Resources[h.Card].ID
		if h.Down {
			id = "-" + id
		}
		v.Resources = append(v.Resources, id)
	}
	return v
}

func viewModel(s *fortress.State, u fortress.UnitID) modelView {
	return modelView{s.UnitName(u), s.HexName(s.On(u).Hex), s.On(u).Stunned}
}

// viewUnits adds the miniatures on the table.
func (v *stateView) viewUnits(s *fortress.State) {
	for e := range s.Party {
		if s.Party[e].Playing {
			v.Explorers = append(v.Explorers, viewExplorer(s, e))
		}
	}
	for g := range s.Groups {
		if s.Groups[g].Present {
			v.Groups = append(v.Groups, groupView{g + 1, s.Pack().Hostiles[s.Groups[g].Kind].ID})
		}
	}
	for u := fortress.MaxFigures; u < fortress.MaxUnits; u++ {
		unit, id := &s.Units[u], fortress.UnitID(u)
		if unit.Team != fortress.Hostiles {
			continue
		}
		h := s.Hostile(id)
		v.Hostiles = append(v.Hostiles, hostileView{viewModel(s, id), h.ID, h.Models[unit.Model].ID, int(unit.Card) + 1, int(unit.Damage), h.Wounds, unit.Slain})
	}
}

func (v *stateView) viewTwists(s *fortress.State) {
	for in := range s.Influences(fortress.NoUnit) {
		if in.Of == fortress.TwistInPlay {
			v.Twists = append(v.Twists, in.ID)
		}
	}
}

func (v *stateView) viewTrack(s *fortress.State) {
	acting, on := s.Acting.Card()
	for i, c := range s.Track[:s.NumTrack] {
		v.Track = append(v.Track, say.Card{Card: s.CardName(c), Done: c.Done, Acting: on && acting == i})
	}
}

func (v *stateView) viewDestiny(s *fortress.State) {
	for d := range s.DestinyDice {
		if d.Face > 0 {
			v.Destiny = append(v.Destiny, say.Die{Face: int(d.Face), Used: d.Used})
		}
	}
}

// viewBoard adds the hexes and everything on them.
func (v *stateView) viewBoard(s *fortress.State) {
	for sp := range board.Space(s.NumCells) {
		c := &s.Cells[sp]
		walls, covers := s.Edges(sp)
		v.Board = append(v.Board, hexView{c.Hex.String(), c.Blocked, sides(walls), sides(covers), s.Maglev.Has(sp)})
	}
	if s.Escape {
		for sp := range s.Maglev.All() {
			v.Escape = append(v.Escape, s.HexName(sp))
		}
	}
	for _, p := range s.Portals {
		if p.Open {
			v.Portals = append(v.Portals, p.Hex.String())
		}
	}
	for i, at := range s.Markers {
		if at != board.None {
			v.Markers = append(v.Markers, markerView{i + 1, s.HexName(at)})
		}
	}
	for _, t := range s.Tiles {
		if id, ok := t.Tile.Card(); ok {
			v.Tiles = append(v.Tiles, tileView{s.Pack().Tiles[id].ID, s.HexName(t.At)})
		}
	}
}

func sides(mask uint8) (list []string) {
	for i, name := range library.Sides {
		if mask&(1<<i) != 0 {
			list = append(list, name)
		}
	}
	return list
}
