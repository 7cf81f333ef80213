package city

import (
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city/library"
	"precipice/engine/content"
	"precipice/message"
)

// Table is what the players agree on before a journey.
type Table struct {
	Players int      // 1 to 4 (CC-G-036)
	Heroes  []string // ids in leader order, 4 (CC-SET-005)
	Seats   []int    // the player of each hero; empty to deal them round the table
	Leader  int      // CC-SET-001
	Journey string   // the id of the map
	Level   int      // of the heroes, 0 to 4 (CC-SET-025)
}

// NewGame begins a journey.
func NewGame(r Rules, t Table, seed uint64) (*Match, error) {
	s, err := r.Table(t)
	if err != nil {
		return nil, err
	}
	return engine.New(r, *s, seed), nil
}

// Table creates the state before a journey, or returns what is wrong with what the players want.
func (r Rules) Table(t Table) (*State, error) {
	s := &State{Players: uint8(t.Players), pack: r.Pack}
	if err := s.seat(t); err != nil {
		return nil, message.New("error.setup", err)
	}
	return s, nil
}

// MostLevel is the highest level (CC-G-008).
const MostLevel = library.MostLevel

// seat seats the players with their heroes.
func (s *State) seat(t Table) error {
	switch {
	case t.Players < 1 || t.Players > MaxHeroes:
		return message.New("error.setup.city.players", t.Players)
	case t.Leader < 0 || t.Leader >= t.Players:
		return message.New("error.setup.leader", t.Leader+1, t.Players)
	case t.Level < 0 || t.Level > MostLevel:
		return message.New("error.setup.city.level", t.Level)
	case len(t.Heroes) != MaxHeroes:
		return message.New("error.setup.city.heroes", len(t.Heroes))
	case len(t.Seats) > 0 && len(t.Seats) != MaxHeroes:
		return message.New("error.setup.city.heroes", len(t.Seats))
	}
	s.Leader, s.Level = seatOf(uint8(t.Leader)), uint8(t.Level)
	s.clear()
	for h, id := range t.Heroes {
		kind, err := s.pack.find("hero", id)
		if err != nil {
			return err
		}
		if slices.Contains(t.Heroes[:h], id) {
			return message.New("error.setup.city.hero-twice", id)
		}
		seat := (t.Leader + h) % t.Players // CC-SET-005
		if len(t.Seats) > 0 {
			seat = t.Seats[h]
		}
		if seat < 0 || seat >= t.Players {
			return message.New("error.setup.city.hero-given", id)
		}
		s.join(h, kind, seatOf(uint8(seat)))
	}
	journey, err := s.pack.find("journey", t.Journey)
	if err == nil && !Plays(s.pack.Journeys[journey].Type) {
		err = message.New("error.setup.city.type", t.Journey)
	}
	s.Journey = uint8(max(0, journey))
	s.Fear, s.Influence = uint8(s.pack.Figures.Fear.Start), uint8(s.pack.Figures.Influence.Start)
	return err
}

// MapByChance picks one of the maps of a type, and not the one that was played last unless it is the only one (CC-G-048). It returns "" for
// a type without maps.
func (p *Pack) MapByChance(of library.JourneyType, last string, seed uint64) string {
	maps := p.Maps(of)
	if at := slices.Index(maps, last); at >= 0 && len(maps) > 1 {
		maps = slices.Delete(maps, at, at+1)
	}
	if len(maps) == 0 {
		return ""
	}
	return maps[seed%uint64(len(maps))]
}

// Plays reports whether a type of journeys is in the game.
func Plays(t library.JourneyType) bool { return t != library.Decapitation }

func seatOf(n uint8) engine.Seat { return engine.Seat(n) }

// join puts a hero on the table, Path to Glory side up (CC-SET-006, 007).
func (s *State) join(h, kind int, seat engine.Seat) {
	s.Heroes[h] = Hero{Kind: uint8(kind), Seat: seat, Level: s.Level, Arrows: uint8(s.pack.Heroes[kind].Arrows)}
	s.Units[h] = Unit{Team: HeroTeam, Card: uint8(h), At: board.None}
}

// clear takes everything from the battlefield.
func (s *State) clear() {
	for u := range s.Units {
		s.Units[u].At = board.None
	}
	for i := range s.Ground.Objects {
		s.Ground.Objects[i] = board.None
	}
}

// IDKinds are the kinds of ids that a table and scenarios name.
var IDKinds = []string{"hero", "hostile", "journey", "encounter", "discovery", "item", "crisis", "exploration card", "extraction event"}

// IDs lists the ids of a kind in the order of the content.
func (p *Pack) IDs(kind string) []string {
	switch kind {
	case "hero":
		return idsOf(p.Heroes, func(x *library.Hero) string { return x.ID })
	case "hostile":
		return idsOf(p.Hostiles, func(x *library.Hostile) string { return x.ID })
	case "journey":
		return idsOf(p.Journeys, func(x *library.Journey) string { return x.ID })
	case "encounter":
		return idsOf(p.Encounters, func(x *library.Encounter) string { return x.ID })
	case "discovery":
		return idsOf(p.Discoveries, func(x *library.Discovery) string { return x.ID })
	case "item":
		return idsOf(p.Items, func(x *library.Item) string { return x.ID })
	case "exploration card":
		return idsOf(p.Exploration, func(x *library.Exploration) string { return x.ID })
	case "extraction event":
		return idsOf(p.Extractions, func(x *library.Extraction) string { return x.ID })
	case "crisis":
		return idsOf(p.Crises, func(x *library.Crisis) string { return x.ID })
	}
	panic("city: there are no ids of the kind " + kind)
}

func idsOf[T any](all []T, id func(*T) string) []string {
	ids := make([]string, len(all))
	for i := range all {
		ids[i] = id(&all[i])
	}
	return ids
}

// find returns the index of an id in its list.
func (p *Pack) find(kind, id string) (int, error) {
	ids := p.IDs(kind)
	if i := slices.Index(ids, id); i >= 0 {
		return i, nil
	}
	return -1, message.New("error.unknown."+strings.ReplaceAll(kind, " ", "-"), strconv.Quote(id), content.Instead(id, ids))
}

// layOut lays the map of the journey, the decks and the tokens.
func (s *State) layOut() {
	j := &s.pack.Journeys[s.Journey]
	g := &s.Ground
	*g = Ground{NumTiles: uint8(len(j.Layout)), NumGates: uint8(len(j.Gates)), NumLych: uint8(len(j.Lychgates))}
	for i, laid := range j.Layout {
		g.Tiles[i] = LaidTile{uint8(laid.Tile), laid.At, uint8(laid.Turn)}
	}
	copy(g.Gates[:], j.Gates)
	copy(g.Lych[:], j.Lychgates)
	s.lay()
	for i := range g.Objects {
		g.Objects[i] = board.None
	}
	for i, q := range j.Objects {
		g.Objects[i], _ = s.tiles.At(q)
	}
	s.Decks = Decks{}
	if j.Type == library.Deliverance {
		s.Decks.Unexplored = uint8(s.pack.Figures.Explored)
		for i := range s.pack.Exploration {
			s.Decks.Exploration[i] = 1
		}
	}
	for i := range s.pack.Encounters {
		if e := &s.pack.Encounters[i]; !e.Nightwars || j.Nightwars { // CC-G-091
			s.Decks.Encounter[i] = uint8(e.Count)
		}
	}
	out := s.pack.Figures.Realmstone
	for i := range s.pack.Discoveries {
		d := &s.pack.Discoveries[i]
		n := d.Count
		if d.Kind == library.Realmstone && j.Type != library.Scavenge { // CC-SET-013, CC-G-076
			n -= out[d.Value-1]
		}
		s.Decks.Discovery[i] = uint8(n)
	}
}

// Type returns the type of the journey that is played.
func (s *State) Type() library.JourneyType { return s.pack.Journeys[s.Journey].Type }

// nightwars reports whether the journey is marked Nightwars (CC-G-091).
func (s *State) nightwars() bool { return s.pack.Journeys[s.Journey].Nightwars }

// Goal returns what the quest token has to reach for a success (CC-G-004).
func (s *State) Goal() int { return s.pack.GoalOf(int(s.Journey)) }

// GoalOf returns what the quest token has to reach for a success of a journey (CC-G-004).
func (p *Pack) GoalOf(journey int) int {
	f := &p.Figures
	if goal := p.Journeys[journey].Goal; goal > 0 {
		return goal
	}
	switch p.Journeys[journey].Type {
	case library.Deliverance:
		return f.Deliverance
	case library.Scavenge:
		return f.Scavenge
	}
	return f.Hunt
}

// figure is a model of a category.
type figure struct{ Kind, Model uint8 }

// makeUp returns the models of a make-up of an encounter card that are available (CC-SET-025, 028, 031, 032, CC-G-043).
func (s *State) makeUp(card, band uint8) (list []figure) {
	left := s.available()
	take := func(kind, model int) bool {
		if left[kind][model] == 0 {
			return false
		}
		left[kind][model]--
		list = append(list, figure{uint8(kind), uint8(model)})
		return true
	}
	parts := s.pack.Encounters[card].Levels[s.Level][band]
	for _, p := range parts {
		n := p.Count
		if p.With >= 0 && take(p.Hostile, p.With) {
			n--
		}
		models := s.pack.Hostiles[p.Hostile].Models
		for _, champions := range [2]bool{false, true} {
			for m := range models {
				for models[m].Champion == champions && n > 0 && take(p.Hostile, m) {
					n--
				}
			}
		}
	}
	if s.Type() == library.Hunt {
		s.crown(list, parts, &left)
	}
	return list
}

// crown puts a champion into a group without one, in the place of the last of its category (CC-SET-031, CC-G-043).
func (s *State) crown(list []figure, parts library.Band, left *[library.MaxHostiles][library.MaxModels]int) {
	is := func(f figure) bool { return s.pack.Hostiles[f.Kind].Models[f.Model].Champion }
	if slices.ContainsFunc(list, is) {
		return
	}
	for _, p := range parts {
		for m, model := range s.pack.Hostiles[p.Hostile].Models {
			if !model.Champion || left[p.Hostile][m] == 0 {
				continue
			}
			for i := len(list) - 1; i >= 0; i-- {
				if int(list[i].Kind) == p.Hostile {
					list[i].Model = uint8(m)
					return
				}
			}
		}
	}
}

// available counts the models that are in no group (CC-SET-032).
func (s *State) available() (left [library.MaxHostiles][library.MaxModels]int) {
	for k := range s.pack.Hostiles {
		for m := range s.pack.Hostiles[k].Models {
			left[k][m] = s.pack.Hostiles[k].Models[m].Count
		}
	}
	for u := MaxHeroes; u < MaxUnits; u++ {
		if v := &s.Units[u]; v.Team == HostileTeam {
			left[v.Kind][v.Model]--
		}
	}
	return left
}

// muster makes miniatures of the models of a group. They are placed later.
func (s *State) muster(group uint8, list []figure) {
	for _, f := range list {
		for u := MaxHeroes; u < MaxUnits; u++ {
			if s.Units[u].Team == Nobody {
				s.Units[u] = Unit{Team: HostileTeam, Card: group, Kind: f.Kind, Model: f.Model, Number: s.free(f), At: board.None}
				break
			}
		}
	}
}

// free returns the lowest number that no miniature of a model has.
func (s *State) free(f figure) uint8 {
	for n := uint8(1); ; n++ {
		if !slices.ContainsFunc(s.Units[MaxHeroes:], func(v Unit) bool {
			return v.Team == HostileTeam && v.Kind == f.Kind && v.Model == f.Model && v.Number == n
		}) {
			return n
		}
	}
}
