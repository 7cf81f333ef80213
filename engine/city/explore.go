package city

import (
	"slices"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city/library"
	"precipice/engine/dice"
)

// Explore reveals tiles of a deliverance journey: a card is drawn, its tile laid at a closed gateway, a new gateway shown, and its groups
// come (CC-DLV-002 to 014). When no card is left the extraction zone is laid.
type Explore struct {
	engine.Cursor
	Left     uint8       // tiles still to come
	Seat     engine.Seat // whose player lays them: the leader, or the player of the hero who explores (CC-G-057)
	Card     uint8
	Own      uint8 // the place of the tile that met the gateway
	Quarters uint8
	Swords   uint8 // groups still to come
	Group    uint8
	Object   Mark // where the group is deployed; none for the new gateway
}

var explore = engine.Define("city/explore",
	engine.Step[Explore, State]{Name: "draw", Do: (*Explore).draw},
	engine.Step[Explore, State]{Name: "lay", Ask: (*Explore).askLay, Do: (*Explore).lay},
	engine.Step[Explore, State]{Name: "gate", Ask: (*Explore).askGate, Do: (*Explore).gate},
	engine.Step[Explore, State]{Name: "swords", Do: (*Explore).swords},
	engine.Step[Explore, State]{Name: "object", Ask: (*Explore).askObject, Do: (*Explore).object},
	engine.Step[Explore, State]{Name: "each", Ask: (*Explore).askSpace, Do: (*Explore).place},
	engine.Step[Explore, State]{Name: "zone", Ask: (*Explore).askZone, Do: (*Explore).zone},
)

// Proc implements engine.Frame.
func (*Explore) Proc() engine.Table[State] { return explore }

// draw draws an exploration card (CC-DLV-004, 005).
func (f *Explore) draw(m *Match, _ in) flow {
	s := &m.State
	switch {
	case f.Left == 0 || s.Ground.Zone > 0:
		return finished()
	case s.Decks.Unexplored == 0:
		return goTo("zone")
	}
	kind, _ := m.Roll(dice.Die(total(&s.Decks.Exploration)), s.Decks.Exploration[:])
	f.Card = uint8(kind)
	m.Emit("CC-DLV-004", Explored{f.Card})
	return then()
}

// askLay asks where the tile is laid (CC-DLV-006, 007).
func (f *Explore) askLay(m *Match, d *engine.Decision) {
	s := &m.State
	card := &s.pack.Exploration[f.Card]
	d.Seat, d.Kind, d.Rule, d.About[0] = f.Seat, AskLay, "CC-DLV-006", card.ID
	s.offerWays(d, &s.pack.Tiles[card.Tile].Piece)
}

// offerWays offers the ways to lay a piece at a closed gateway.
func (s *State) offerWays(d *engine.Decision, piece *board.Piece) {
	ground := s.tiles.Ground()
	for i, way := range ground.Layings(piece, s.nightwars()) {
		o := option(DoLay, way.By.String(), i)
		o.Parts[1], o.Parts[2] = "turn", number(int(way.Quarters))
		if !d.Has(o.Key()) {
			d.Offer(o)
		}
	}
}

// lay lays the tile. One that fits nowhere is discarded, and the next card is drawn (CC-G-079).
func (f *Explore) lay(m *Match, in in) flow {
	s := &m.State
	if !in.Asked {
		m.Emit("CC-G-079", NoEffect{"tile-fits-nowhere"})
		return goTo("draw")
	}
	ground := s.tiles.Ground()
	way := ground.Layings(&s.pack.Tiles[s.pack.Exploration[f.Card].Tile].Piece, s.nightwars())[in.Option.Args[0]]
	f.Own, f.Quarters, f.Swords = uint8(way.Own), way.Quarters, uint8(s.pack.Exploration[f.Card].Swords)
	m.Emit("CC-DLV-006", TileLaid{f.Card, uint8(way.Gate), f.Own, way.Quarters, way.By})
	return then()
}

// askGate asks the leader for the place of the new gateway, of those furthest from the one just opened (CC-DLV-008, CC-G-112). A place where
// a tile lies on both sides is none.
func (f *Explore) askGate(m *Match, d *engine.Decision) {
	s := &m.State
	laid := f.laid(s)
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Leader, AskGate, "CC-DLV-008", s.pack.Exploration[f.Card].ID
	free := board.Piece{Tile: laid.Tile, Gates: []board.Edge{f.entry(s)}}
	for i, e := range laid.Gates {
		if i != int(f.Own) && s.open(e) {
			free.Gates = append(free.Gates, e)
		}
	}
	for _, i := range free.Furthest(0) {
		e := free.Gates[i]
		d.Offer(option(DoGate, e.At.String()+e.Side.String(), int(e.At.X), int(e.At.Y), int(e.Side), int(e.Wide)))
	}
}

// laid returns the piece of the card as it lies.
func (f *Explore) laid(s *State) board.Piece {
	last := s.Ground.Tiles[s.Ground.NumTiles-1]
	return s.pack.Tiles[last.Tile].Laid(int(last.Turn), last.At)
}

// entry returns the open gateway of the tile laid last, seen from that tile.
func (*Explore) entry(s *State) board.Edge {
	floor := s.tiles.Floor(int(s.Ground.NumTiles) - 1)
	for _, g := range s.Ground.Gates[:s.Ground.NumGates] {
		for _, e := range [2]board.Edge{g.Edge, g.Across()} {
			if sp, ok := s.tiles.At(e.At); g.Open && ok && floor.Has(sp) {
				return e
			}
		}
	}
	panic("city: no gateway leads to the tile laid last")
}

// open reports whether nothing lies beyond an edge.
func (s *State) open(e board.Edge) bool {
	for at := range e.Across().Squares {
		for _, laid := range s.Ground.Tiles[:s.Ground.NumTiles] {
			piece := s.pack.Tiles[laid.Tile].Laid(int(laid.Turn), laid.At)
			if slices.Contains(piece.Floor, at) || slices.Contains(piece.Solid, at) {
				return false
			}
		}
	}
	return true
}

func (f *Explore) gate(m *Match, in in) flow {
	if in.Asked {
		a := in.Option.Args
		m.Emit("CC-DLV-008", GateShown{board.Edge{At: board.Square{X: int8(a[0]), Y: int8(a[1])}, Side: board.Wind(a[2]), Wide: uint8(a[3])}})
	}
	return then()
}

// swords draws an encounter card for each crossed-swords symbol, while there is a place above the track (CC-DLV-009). The card of a group
// that has come goes to the end of the track (CC-DLV-014).
func (f *Explore) swords(m *Match, _ in) flow {
	s := &m.State
	for g := range s.Groups {
		if f.Swords == 0 {
			break
		}
		if !s.Groups[g].Present {
			f.Swords--
			f.Group = uint8(g)
			return call(&Draw{Group: f.Group, Rule: "CC-DLV-009"})
		}
	}
	f.Left--
	return goTo("draw")
}

// askObject asks the leader for the object of the tile beside which the group is deployed: one without hostiles beside it, the one nearer
// to a hero; with no object it is the new gateway (CC-DLV-010 to 012, CC-G-046, CC-G-101).
func (f *Explore) askObject(m *Match, d *engine.Decision) {
	s := &m.State
	if !s.Groups[f.Group].FaceUp {
		return // no encounter card was left
	}
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Leader, AskObject, "CC-DLV-010", GroupName(int(f.Group))
	floor := s.tiles.Floor(int(s.Ground.NumTiles) - 1)
	fewest, nearest := far, far
	for _, pass := range [2]bool{false, true} {
		for i, at := range s.Ground.Objects {
			if at == board.None || !floor.Has(at) {
				continue
			}
			hostile, near := s.tiles.Adjacent(at).And(s.spaces(HostileTeam)).Len(), s.nearness(at)
			switch {
			case !pass && (hostile < fewest || hostile == fewest && near < nearest):
				fewest, nearest = hostile, near
			case pass && hostile == fewest && near == nearest:
				d.Offer(option(DoObject, s.SpaceName(at), i))
			}
		}
	}
}

func (f *Explore) object(m *Match, in in) flow {
	s := &m.State
	if f.Object = 0; in.Asked {
		f.Object = markOf(int(in.Option.Args[0]))
	}
	if s.NumTrack > 0 && s.NumTrack < MaxTrack && s.Groups[f.Group].FaceUp {
		m.Emit("CC-DLV-014", CardAdded{f.Group})
	}
	return then()
}

// askSpace asks the leader for the space of the next model (CC-DLV-010).
func (f *Explore) askSpace(m *Match, d *engine.Decision) {
	s := &m.State
	for u := range s.reserve(int(f.Group)) {
		best := f.spaces(s, u)
		if s.small(u) {
			best = rather(best, s.shared(u))
		}
		s.askSpace(d, u, best, "CC-DLV-010")
		return
	}
}

// spaces returns the spaces for the next model: those next to the object, or to the gateway without one, while there is room, and then those
// next to the group (CC-DLV-010, 012). Where nothing is free there either, they are those with the fewest steps to it.
func (f *Explore) spaces(s *State, u UnitID) board.Set {
	fits, beside := s.standable(u), f.beside(s)
	if best := fits.And(beside); !best.Empty() {
		return best
	}
	var group board.Set
	for u := range s.members(int(f.Group)) {
		group = group.Or(s.Body(u))
	}
	if !group.Empty() {
		if best := fits.And(group.Or(s.tiles.Around(group))); !best.Empty() {
			return best
		}
		beside = group
	}
	return least(fits, func(sp board.Space) int {
		n := far
		for from := range beside.All() {
			n = min(n, s.steps(from, sp))
		}
		return n
	})
}

// beside returns the spaces next to the object of the group, or to the new gateway without one.
func (f *Explore) beside(s *State) board.Set {
	if object, ok := f.Object.Card(); ok {
		return s.tiles.Adjacent(s.Ground.Objects[object])
	}
	if last := int(s.Ground.NumGates) - 1; !s.Ground.Gates[last].Open {
		return s.tiles.Touch(last)
	}
	return s.tiles.Floor(int(s.Ground.NumTiles) - 1)
}

func (f *Explore) place(m *Match, in in) flow {
	s := &m.State
	if !in.Asked {
		for u := range s.reserve(int(f.Group)) {
			m.Emit("CC-RNF-009", Slain{Unit: u})
			return goTo("each")
		}
		return goTo("swords")
	}
	u, to := UnitID(in.Option.Args[0]), board.Space(in.Option.Args[1])
	if s.broad(u) {
		return call(&Settle{Unit: u, To: to, Rule: "CC-DLV-010", New: true}).At("each")
	}
	m.Emit("CC-DLV-010", Placed{Unit: u, At: to})
	if s.Phase != ActivationPhase {
		return goTo("each")
	}
	return call(&React{To: u}).At("each")
}

// askZone asks where the extraction zone is laid, by the rules of tiles (CC-DLV-005).
func (f *Explore) askZone(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About[0] = f.Seat, AskLay, "CC-DLV-005", s.pack.Tiles[s.pack.Extraction].ID
	s.offerWays(d, &s.pack.Tiles[s.pack.Extraction].Piece)
}

// zone lays the extraction zone. Where that is impossible the journey fails (CC-DLV-005).
func (f *Explore) zone(m *Match, in in) flow {
	s := &m.State
	if in.Asked {
		piece := &s.pack.Tiles[s.pack.Extraction].Piece
		ground := s.tiles.Ground()
		way := ground.Layings(piece, s.nightwars())[in.Option.Args[0]]
		laid := ground.Lay(piece, way)
		m.Emit("CC-DLV-005", ZoneLaid{uint8(way.Gate), laid.Gates[way.Gate].Edge, LaidTile{uint8(s.pack.Extraction), way.By, way.Quarters}})
		return finished()
	}
	m.Emit("CC-DLV-005", NoWayOut{})
	for h := range s.Heroes {
		if s.Heroes[h].Able() {
			m.Emit("CC-DLV-005", OutOfAction{Hero: uint8(h)})
		}
	}
	return finished()
}

// offerExplore offers to explore at a closed gateway (CC-DLV-003, CC-G-057).
func (f *Activation) offerExplore(s *State, d *engine.Decision) {
	if s.Type() != library.Deliverance {
		return
	}
	at, o := s.Units[f.Hero].At, opt(DoExplore)
	beside := false
	for i := range int(s.Ground.NumGates) {
		beside = beside || !s.Ground.Gates[i].Open && s.tiles.Touch(i).Has(at)
	}
	switch {
	case s.Ground.Zone > 0:
		d.Refuse(o, "CC-G-057", "zone-there")
	case !beside:
		d.Refuse(o, "CC-DLV-003", "no-gate")
	case s.Engaged(HeroTeam, at):
		d.Refuse(o, "CC-DLV-003", "hostile-adjacent")
	default:
		f.offer(s, d, o, 4)
	}
}

// offerRescue offers to rescue the citizens at an object beside the hero (CC-G-077).
func (f *Activation) offerRescue(s *State, d *engine.Decision) {
	at := s.Units[f.Hero].At
	for i, object := range s.Ground.Objects {
		if object == board.None || s.Ground.Citizens[i] == 0 || !s.tiles.Adjacent(at).Has(object) {
			continue
		}
		if o := option(DoRescue, s.SpaceName(object), i); s.Engaged(HeroTeam, at) {
			d.Refuse(o, "CC-G-077", "hostile-adjacent")
		} else {
			f.offer(s, d, o, 3)
		}
	}
}

// rescue moves the quest token by the citizens at an object, and removes it.
func rescue(m *Match, object uint8) {
	s := &m.State
	m.Emit("CC-G-077", QuestMoved{uint8(min(s.pack.Figures.Quest, int(s.QuestToken)+int(s.Ground.Citizens[object])))})
	m.Emit("CC-G-077", ObjectTaken{object})
}
