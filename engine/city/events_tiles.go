package city

import "precipice/engine/board"

// Explored draws an exploration card (CC-DLV-004).
type Explored struct{ Card uint8 }

// Apply implements engine.Change.
func (e Explored) Apply(s *State) {
	s.Decks.Exploration[e.Card]--
	s.Decks.Unexplored--
}

// Say implements engine.Change.
func (e Explored) Say(s *State) (string, []string) {
	return "explored", []string{s.pack.Exploration[e.Card].ID}
}

// TileLaid lays the tile of an exploration card and opens the gateway that it meets (CC-DLV-006 to 008).
type TileLaid struct {
	Card, Gate, Own, Quarters uint8
	By                        board.Square
}

// Apply implements engine.Change.
func (e TileLaid) Apply(s *State) {
	card := &s.pack.Exploration[e.Card]
	piece := &s.pack.Tiles[card.Tile].Piece
	ground := s.tiles.Ground()
	laid := ground.Lay(piece, board.Laying{Quarters: e.Quarters, By: e.By, Gate: int(e.Gate), Own: int(e.Own)})
	g := &s.Ground
	g.Tiles[g.NumTiles] = LaidTile{uint8(card.Tile), e.By, e.Quarters}
	g.NumTiles++
	copy(g.Gates[:], laid.Gates)
	g.NumLych = uint8(copy(g.Lych[:], laid.Lychgates))
	s.lay()
	place := 0
	as := piece.Laid(int(e.Quarters), e.By)
	if len(card.Citizens) == 0 {
		return // the card shows no object
	}
	for i, mark := range as.Marks {
		for place < MaxObjects && g.Objects[place] != board.None {
			place++
		}
		if place == MaxObjects {
			return
		}
		g.Objects[place], _ = s.tiles.At(mark.Square)
		g.Citizens[place] = uint8(card.Citizens[i])
	}
}

// Say implements engine.Change.
func (e TileLaid) Say(s *State) (string, []string) {
	return "tile-laid", []string{s.pack.Exploration[e.Card].ID, e.By.String()}
}

// GateShown puts a closed gateway at the edge of a tile (CC-DLV-008).
type GateShown struct{ Edge board.Edge }

// Apply implements engine.Change.
func (e GateShown) Apply(s *State) {
	g := &s.Ground
	g.Gates[g.NumGates] = board.Gate{Edge: e.Edge}
	g.NumGates++
	s.lay()
}

// Say implements engine.Change.
func (e GateShown) Say(*State) (string, []string) { return "gate-shown", []string{e.Edge.At.String()} }

// GateOpened turns a gateway to its open side (CC-CGW-002).
type GateOpened struct{ Gate uint8 }

// Apply implements engine.Change.
func (e GateOpened) Apply(s *State) {
	s.Ground.Gates[e.Gate].Open = true
	s.lay()
}

// Say implements engine.Change.
func (e GateOpened) Say(s *State) (string, []string) {
	return "gate-opened", []string{s.Ground.Gates[e.Gate].At.String()}
}

// CardAdded puts the initiative card of a new group at the end of the track (CC-DLV-014).
type CardAdded struct{ Group uint8 }

// Apply implements engine.Change.
func (e CardAdded) Apply(s *State) {
	s.Track[s.NumTrack] = TrackCard{Hostile: true, Index: e.Group}
	s.NumTrack++
}

// Say implements engine.Change.
func (e CardAdded) Say(*State) (string, []string) {
	return "card-added", []string{GroupName(int(e.Group))}
}

// TideCame brings the tide to the drop zone (CC-G-078).
type TideCame struct{}

// Apply implements engine.Change.
func (TideCame) Apply(s *State) { s.Ground.Tide = true }

// Say implements engine.Change.
func (TideCame) Say(*State) (string, []string) { return "tide-came", nil }

// TileSunk takes the first tile away, with its gateways, lychgates and objects (CC-G-078). Spaces are numbered in the order of the tiles,
// so all others are renumbered.
type TileSunk struct{ Tile string }

// Apply implements engine.Change.
func (TileSunk) Apply(s *State) {
	g, gone := &s.Ground, s.tiles.Floor(0)
	n := board.Space(gone.Len())
	sink := func(at *board.Space) {
		if *at != board.None {
			*at -= n
		}
	}
	var left Ground
	left.NumTiles, left.Tide, left.Zone = g.NumTiles-1, true, max(g.Zone, 1)-1
	copy(left.Tiles[:], g.Tiles[1:g.NumTiles])
	for i := range int(g.NumGates) {
		if s.tiles.Touch(i).And(gone).Empty() {
			left.Gates[left.NumGates] = g.Gates[i]
			left.NumGates++
		}
	}
	for _, e := range g.Lych[:g.NumLych] {
		if sp, ok := s.tiles.At(e.At); !ok || !gone.Has(sp) {
			left.Lych[left.NumLych] = e
			left.NumLych++
		}
	}
	for i, at := range g.Objects {
		if left.Objects[i] = at; at != board.None && gone.Has(at) {
			left.Objects[i] = board.None
			continue
		}
		left.Citizens[i] = g.Citizens[i]
		sink(&left.Objects[i])
	}
	for u := range s.Units {
		sink(&s.Units[u].At)
	}
	*g = left
	s.lay()
}

// Say implements engine.Change.
func (e TileSunk) Say(*State) (string, []string) { return "tile-sunk", []string{e.Tile} }
