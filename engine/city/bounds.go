package city

import (
	"fmt"

	"precipice/engine/board"
	"precipice/engine/city/library"
)

// limitsOf checks numbers against their limits and remembers the first that fails.
type limitsOf struct{ err error }

func (l *limitsOf) below(what string, n, limit int) {
	if l.err == nil && (n < 0 || n >= limit) {
		l.err = fmt.Errorf("%s %d is not below %d", what, n, limit)
	}
}

func (l *limitsOf) mark(what string, k Mark, cards int) { l.below(what, int(k), cards+1) }

// Bounds checks that every number in the state is valid for the content and within its array. A save from elsewhere cannot guarantee this,
// and every rule relies on it.
func (s *State) Bounds() error {
	l, p := &limitsOf{}, s.pack
	l.below("player count", int(s.Players)-1, MaxHeroes)
	l.below("leader", int(s.Leader), int(s.Players))
	l.below("journey", int(s.Journey), len(p.Journeys))
	l.below("level", int(s.Level), MostLevel+1)
	l.below("phase", int(s.Phase), len(phaseNames))
	l.below("result", int(s.Result), len(resultNames))
	l.below("nightfall token", int(s.Nightfall), p.Figures.Nightfall)
	l.below("exploration cards", int(s.Decks.Unexplored), MaxKinds)
	l.mark("extraction token", s.Token, len(p.Extractions))
	l.below("fear", int(s.Fear), mostCity+1)
	l.below("influence", int(s.Influence), mostCity+1)
	l.below("quest token", int(s.QuestToken), p.Figures.Quest+1)
	for h := range s.Heroes {
		boundHero(s, l, &s.Heroes[h])
	}
	boundGround(s, l)
	for u := range s.Units {
		boundUnit(s, l, u)
	}
	l.below("cards on the track", int(s.NumTrack), MaxTrack+1)
	for _, c := range s.Track {
		l.below("card on the track", int(c.Index), MaxHeroes)
	}
	for _, d := range s.Destiny {
		l.below("destiny die", int(d.Face), 7)
	}
	boundCards(s, l)
	return l.err
}

func boundCards(s *State, l *limitsOf) {
	p := s.pack
	for g := range s.Groups {
		if s.Groups[g].FaceUp {
			l.below("encounter card", int(s.Groups[g].Card), len(p.Encounters))
		}
	}
	for k := range MaxKinds {
		if s.Decks.Encounter[k]+s.Decks.EncounterOut[k] > 0 {
			l.below("encounter card", k, len(p.Encounters))
		}
		if s.Decks.Discovery[k]+s.Decks.DiscoveryOut[k] > 0 {
			l.below("discovery card", k, len(p.Discoveries))
		}
		if s.Decks.Exploration[k] > 0 {
			l.below("exploration card", k, len(p.Exploration))
		}
		l.below("cards in a deck", max(int(s.Decks.Encounter[k]), int(s.Decks.EncounterOut[k]), int(s.Decks.Discovery[k]), int(s.Decks.DiscoveryOut[k])), 100)
	}
}

func boundHero(s *State, l *limitsOf, x *Hero) {
	l.below("hero", int(x.Kind), len(s.pack.Heroes))
	l.below("hero's level", int(x.Level), MostLevel+1)
	l.below("player", int(x.Seat), int(s.Players))
	l.mark("treasure", x.Treasure, len(s.pack.Discoveries))
	l.mark("item", x.Item, len(s.pack.Items))
	l.mark("diseased space", x.Diseased, MaxSlots)
	for _, slot := range x.Slots {
		l.below("die", int(slot.Die), 7)
		l.below("counter", int(slot.Counter), int(GrievousCounter)+1)
	}
}

func boundUnit(s *State, l *limitsOf, u int) {
	v := &s.Units[u]
	l.below("side", int(v.Team), int(HostileTeam)+1)
	l.below("ailments", int(v.Ails), 1<<library.Ailments)
	spaces := 0
	if l.err == nil && s.Ground.NumTiles > 0 {
		spaces = s.pack.tiles(&s.Ground).Len()
	}
	if v.At != board.None {
		l.below("space", int(v.At), spaces)
	}
	switch v.Team {
	case HeroTeam:
		l.below("hero's miniature", u, MaxHeroes)
		l.below("hero", int(v.Card)-u, 1)
	case HostileTeam:
		l.below("hostile's miniature", u-MaxHeroes, MaxUnits)
		l.below("group", int(v.Card), MaxGroups)
		l.below("kind", int(v.Kind), len(s.pack.Hostiles))
		if l.err == nil {
			l.below("model", int(v.Model), len(s.pack.Hostiles[v.Kind].Models))
		}
	}
}

// boundGround checks the battlefield. Package board says what is wrong with how it is laid.
func boundGround(s *State, l *limitsOf) {
	g := &s.Ground
	l.below("tiles", int(g.NumTiles), MaxTiles+1)
	l.below("gateways", int(g.NumGates), MaxGates+1)
	l.below("lychgates", int(g.NumLych), MaxLych+1)
	l.mark("extraction zone", g.Zone, int(g.NumTiles))
	if l.err != nil {
		return
	}
	for _, laid := range g.Tiles[:g.NumTiles] {
		l.below("tile", int(laid.Tile), len(s.pack.Tiles))
		l.below("turn of a tile", int(laid.Turn), 4)
		l.below("place of a tile", int(max(laid.At.X, -laid.At.X, laid.At.Y, -laid.At.Y)), 100)
	}
	if l.err != nil {
		return
	}
	ground := s.pack.ground(g)
	if l.err = ground.Check(); l.err != nil || g.NumTiles == 0 {
		return
	}
	spaces := s.pack.tiles(g).Len()
	for _, at := range g.Objects {
		if at != board.None {
			l.below("space of an object", int(at), spaces)
		}
	}
}
