package fortress

import (
	"precipice/engine/board"
	"precipice/engine/fortress/library"
)

// An Influence is something in play that changes how other things are resolved: its modifiers, or a special
// rule written in Go. The text "text.ID" says what it does.
type Influence struct {
	Of     Origin
	ID     string
	Modify []library.Modifier
	Hook   string // of a special rule, instead of modifiers
}

// Origin says where an influence comes from.
type Origin uint8

// The origins.
const (
	TwistInPlay Origin = iota // for the whole table
	TileHere                  // for a miniature on the tile
	CardRule                  // of the character card, for its miniatures
	LegacyInRow               // for the whole table, in every expedition of the quest (BF-LEG-002)
	ShipSupport               // for the whole table, while it lasts (BF-SHP-001)
	Burden                    // of what it carries at a stronghold, for one miniature (BF-STR-005)
	HeldCard                  // of a resource card, for the miniatures of its owner, while it is held or lasts (BF-RSC-006)
)

// influences of the content, ready to be found by index.
type influences struct {
	twists []Influence
	tiles  []Influence
	rules  [][2][]Influence // by explorer and side of the card
	legacy []Influence
	held   []Influence // by resource card
	ships  []Influence

	burdens [][]Influence // by battlefield of a stronghold and site
}

func influencesOf(lib *library.Library) (in influences) {
	for i := range lib.Twists {
		in.twists = append(in.twists, Influence{Of: TwistInPlay, ID: lib.Twists[i].ID, Modify: lib.Twists[i].Modify})
	}
	for i := range lib.Tiles {
		in.tiles = append(in.tiles, Influence{Of: TileHere, ID: lib.Tiles[i].ID, Modify: lib.Tiles[i].Here})
	}
	for i := range lib.Legacy {
		in.legacy = append(in.legacy, Influence{Of: LegacyInRow, ID: lib.Legacy[i].ID, Modify: lib.Legacy[i].Modify})
	}
	for i := range lib.Resources {
		in.held = append(in.held, Influence{Of: HeldCard, ID: lib.Resources[i].ID, Modify: lib.Resources[i].Modify})
	}
	for i := range lib.Ships {
		in.ships = append(in.ships, Influence{Of: ShipSupport, ID: lib.Ships[i].ID, Modify: lib.Ships[i].Support.Modify})
	}
	for i := range lib.Assaults {
		var sites []Influence
		for _, site := range lib.Assaults[i].Assault.Sites {
			sites = append(sites, Influence{Of: Burden, ID: site.ID, Modify: site.Burden})
		}
		in.burdens = append(in.burdens, sites)
	}
	for i := range lib.Explorers {
		var sides [2][]Influence
		for side := range sides {
			for _, r := range lib.Explorers[i].Sides[side].Rules {
				one := Influence{Of: CardRule, ID: r.ID, Hook: r.Hook}
				if r.Hook == "" {
					one.Modify = []library.Modifier{r.Modifier}
				}
				sides[side] = append(sides[side], one)
			}
		}
		in.rules = append(in.rules, sides)
	}
	return in
}

// few is room for the influences on one miniature. More of them would only cost an allocation.
type few [MaxTwists + MaxTiles + MaxLegacy/2 + 4]*Influence

// Influences yields everything in play that can affect a miniature: the twists, the legacy cards, the tile under
// it, the rules of its character card, its permanent resource cards and those whose effect
// lasts. With NoUnit it yields what affects the table.
func (s *State) Influences(u UnitID) func(func(*Influence) bool) {
	return func(yield func(*Influence) bool) {
		var r few
		for _, in := range s.influences(r[:0], u) {
			if !yield(in) {
				return
			}
		}
	}
}

// influences appends to a list what Influences yields. Whoever asks what changes a rule asks here, so that
// an origin is added in one place.
func (s *State) influences(list []*Influence, u UnitID) []*Influence {
	if u == NoUnit {
		return s.influencesAt(list, board.None)
	}
	v := &s.Units[u]
	list = s.influencesAt(list, v.Hex)
	if v.Team == Explorers {
		x := &s.Party[v.Card]
		rules := s.pack.influences.rules[x.Kind][x.side()]
		for i := range rules {
			list = append(list, &rules[i])
		}
		for i := range s.cardsOf(int(x.Kind)) {
			if card := s.Quest.Held[i].Card; s.pack.Resources[card].Kind == library.Permanent {
				list = append(list, &s.pack.influences.held[card])
			}
		}
		for site, t := range s.Expedition.Assault.Thing {
			if t.By == Mark(u+1) {
				list = append(list, &s.pack.influences.burdens[int(s.Combat)-len(s.pack.Combats)][site])
			}
		}
		for i, span := range s.Lasting[v.Card] {
			if span > library.AtOnce {
				list = append(list, &s.pack.influences.held[s.pack.lastingCards[i]])
			}
		}
	}
	return list
}

// EffectOf returns the id of a location tile that changes something for whoever stands on it, "" if it does not.
func (s *State) EffectOf(t LaidTile) string {
	i, ok := t.Tile.Card()
	if !ok || t.At == board.None || len(s.pack.Tiles[i].Here) == 0 {
		return ""
	}
	return s.pack.Tiles[i].ID
}

// influencesAt appends what affects anybody in a space, or the table if there is none.
func (s *State) influencesAt(list []*Influence, at board.Space) []*Influence {
	for i := 0; i < MaxTwists && s.Twists[i] > 0; i++ {
		list = append(list, &s.pack.influences.twists[s.Twists[i]-1])
	}
	for i := 0; i < MaxLegacy && s.Quest.Row[i] > 0; i++ {
		if in := &s.pack.influences.legacy[s.Quest.Row[i]-1]; len(in.Modify) > 0 {
			list = append(list, in)
		}
	}
	for i := 0; i < MaxDocked && s.Quest.Docked[i] > 0; i++ {
		if ship := s.Quest.Docked[i] - 1; s.Expedition.Supports[ship].Lasts > library.AtOnce {
			list = append(list, &s.pack.influences.ships[ship])
		}
	}
	for i := range s.Tiles {
		if t := &s.Tiles[i]; t.Tile > 0 && t.At == at && at != board.None {
			list = append(list, &s.pack.influences.tiles[t.Tile-1])
		}
	}
	return list
}
