package library

import (
	"fmt"
	"slices"

	"precipice/engine/board"
	"precipice/engine/content"
)

// check does the checks that need the whole pack.
func (l *loading) check() {
	lib := l.lib
	l.dice()
	if tile := l.tile(l.pack.Extraction); len(lib.Tiles[tile].Gates) != 1 {
		l.Report(l.pack.At.Of("extraction-zone"), "the extraction zone has several places for a gateway, or none", "draw one at its edge")
	}
	lib.Figures, lib.DropZone, lib.Extraction = l.pack.Figures, l.tile(l.pack.DropZone), l.tile(l.pack.Extraction)
	l.faces(l.pack.At.Of("events"), len(l.pack.Events), func(i int) (Span, uint8) { return l.pack.Events[i].Roll, l.pack.Events[i].Event }, &lib.Events)
	for i := range lib.Heroes {
		l.hero(&lib.Heroes[i])
	}
	l.gained()
	for i := range lib.Hostiles {
		l.card(&lib.Hostiles[i])
	}
	l.decks()
	for i := range lib.Crises {
		l.crisis(&lib.Crises[i])
	}
	l.exploration()
	l.extracted()
	for i := range l.journeys {
		if r := &l.journeys[i]; !l.tabled[r.Type] {
			l.Report(r.At.Of("type"), fmt.Sprintf("crises.yaml has no table for journeys of the type %s", JourneyWords[r.Type]), "write one")
		}
		lib.Journeys = append(lib.Journeys, l.journey(&l.journeys[i]))
	}
	l.effects()
	l.circles()
	l.compile()
	l.Bounds(lib, Bounds)
	l.sums()
	l.named()
}

// crisis checks that a crisis offers something to whoever faces it, and that each choice leads to one roll at most.
func (l *loading) crisis(c *Crisis) {
	at := l.Where("crisis", c.ID)
	if !slices.ContainsFunc(c.Choices, func(one Choice) bool { return one.Needs == "" }) {
		l.Report(at, "the crisis has no choice for a hero with no item", "give it one choice or more without needs")
	}
	for _, one := range c.Choices {
		rolls := 0
		for _, op := range one.Effect {
			if op.Do == "roll" {
				rolls++
			}
		}
		if rolls > 1 {
			l.Report(l.Where("choice", one.ID), fmt.Sprintf("the choice has %d rolls", rolls), "leave one, so that it has one outcome")
		}
	}
}

func (l *loading) hero(h *Hero) {
	at := l.Where("hero", h.ID)
	l.sides(at, h)
	if len([]rune(h.Letter)) != 1 {
		l.Report(at, fmt.Sprintf("the letter is %q", h.Letter), "write one letter, which marks the hero on drawings")
	}
	if h.Path.When != "slays" && (h.Path.What != "" || h.Path.Count > 0) {
		l.Report(at, fmt.Sprintf("the path %q counts what is slain", h.Path.When), "drop what and count, which belong to when: slays")
	}
	for i := range h.Sides {
		s := &h.Sides[i]
		if s.Run < s.Move {
			l.Report(at, fmt.Sprintf("a run is %d and a move %d", s.Run, s.Move), "let a run be no shorter")
		}
		if n := len(s.Weapons); n == 0 || n > MaxWeapons {
			l.Report(at, fmt.Sprintf("a side has %d weapons", n), fmt.Sprintf("give it 1 to %d", MaxWeapons))
		}
		for _, w := range s.Weapons {
			if w.Cost == 0 {
				l.Report(at, fmt.Sprintf("the weapon %q has no cost", w.ID), "write cost: with the least die that pays for it")
			}
		}
	}
}

// gained puts the traits in order, one for each class and level (CC-G-085).
func (l *loading) gained() {
	for _, r := range l.traits {
		if one := &l.lib.Traits[r.Class][r.Level-1]; one.ID != "" {
			l.Report(r.At, fmt.Sprintf("%s and %s are of the same class and level", one.ID, r.ID), "leave one")
		} else {
			*one = r.Trait
		}
		if len(r.Rules) == 0 && !r.Use.Exists() {
			l.Report(r.At, fmt.Sprintf("the trait %q does nothing", r.ID), "give it rules, or a use")
		}
	}
	for class := range l.lib.Traits {
		for level := range l.lib.Traits[class] {
			if l.lib.Traits[class][level].ID == "" {
				l.Report(content.At{File: "traits.yaml"}, fmt.Sprintf("a %s has no trait of level %d", ClassWords[class], level+1), "write one")
			}
		}
	}
}

func (l *loading) card(h *Hostile) {
	at := l.Where("hostile", h.ID)
	if len(h.Models) == 0 {
		l.Report(at, "the card has no models", fmt.Sprintf("give it 1 to %d", MaxModels))
	}
	for side := range h.Sides {
		s := &h.Sides[side]
		if len(s.Models) != len(h.Models) {
			l.Report(at, fmt.Sprintf("a side has the figures of %d models of %d", len(s.Models), len(h.Models)), "give them for each, in the order of the card")
			return
		}
		for i := range s.Models {
			m := &s.Models[i]
			switch {
			case m.ID != h.Models[i].ID:
				l.Report(at, fmt.Sprintf("the figures of %q come where those of %q are due", m.ID, h.Models[i].ID), "keep the order of the card's models")
			case len(m.Weapons) == 0:
				l.Report(at, fmt.Sprintf("the model %q has no weapon", m.ID), "give it one or more")
			case side == 1 && m.Wounds < h.Sides[0].Models[i].Wounds:
				l.Report(at, fmt.Sprintf("%q has fewer wounds empowered than not", m.ID), "let them be no fewer (CC-G-051)")
			}
			for _, w := range m.Weapons {
				if w.Cost > 0 {
					l.Report(at, fmt.Sprintf("the weapon %q of a hostile has a cost", w.ID), "drop it")
				}
			}
		}
		l.faces(at, len(s.Behaviour), func(i int) (Span, uint8) { return s.Behaviour[i].Roll, l.action(at, h, s.Behaviour[i].Action) }, &s.Rows)
		s.Reduce.On, s.Ignore.On = s.Reduce.By > 0, s.Ignore.From > 0
	}
}

// action returns the number of an action: the basic ones come first, see Hostile.Action.
func (l *loading) action(at content.At, h *Hostile, id string) uint8 {
	if i := slices.Index(Basic, id); i >= 0 {
		return uint8(i)
	}
	i := slices.IndexFunc(h.Actions, func(a HostileAction) bool { return a.ID == id })
	if i < 0 {
		l.Report(at, fmt.Sprintf("the card has no action %q", id), "write hold, advance, charge, or an action of the card")
	}
	return uint8(len(Basic) + max(0, i))
}

// Action returns the id of what a row of the behaviour table says, and the action of the card, nil for a basic one.
func (h *Hostile) Action(row uint8) (id string, own *HostileAction) {
	if int(row) < len(Basic) {
		return Basic[row], nil
	}
	own = &h.Actions[int(row)-len(Basic)]
	return own.ID, own
}

// decks checks the encounter deck and the discovery deck.
func (l *loading) decks() {
	l.finds()
	levels := 0
	for i := range l.lib.Encounters {
		e := &l.lib.Encounters[i]
		for _, bands := range e.Levels {
			levels += len(bands)
			if len(bands) > 4 || slices.ContainsFunc(bands, func(b Band) bool { return len(b) == 0 || len(b) > 4 }) {
				l.Report(l.Where("encounter", e.ID), "a group has too many alternatives or parts", "keep both to 4")
			}
		}
	}
	l.alike()
	if levels == 0 {
		l.Report(content.At{File: "encounters.yaml"}, "there is no encounter card", "write some")
	}
}

// finds checks the discovery deck.
func (l *loading) finds() {
	var has [4]int
	for i := range l.lib.Discoveries {
		d := &l.lib.Discoveries[i]
		at := l.Where("discovery", d.ID)
		if d.Kind == Realmstone {
			if has[d.Value] > 0 {
				l.Report(at, fmt.Sprintf("two kinds of realmstone have the value %d", d.Value), "make one of them")
			}
			has[d.Value] += d.Count
		}
		if (d.Kind == Realmstone) != (d.Value > 0) {
			l.Report(at, fmt.Sprintf("the value of %q is %d", d.ID, d.Value), "give realmstone a value of 1 to 3, and nothing else one")
		}
		if (d.Kind == Trap) != (len(d.Effect) > 0) {
			l.Report(at, fmt.Sprintf("%q has %d operations", d.ID, len(d.Effect)), "give a trap an effect, and nothing else one")
		}
		if d.Kind != Treasure && (len(d.Rules) > 0 || d.Use.Exists()) {
			l.Report(at, fmt.Sprintf("%q is carried like a treasure", d.ID), "drop rules and use")
		}
	}
	for value, out := range l.pack.Figures.Realmstone {
		if out > has[value+1] {
			l.Report(l.pack.At.Of("figures"), fmt.Sprintf("%d realmstone cards of value %d are taken out of %d", out, value+1, has[value+1]), "leave some (CC-SET-013)")
		}
	}
}

// journey lays out a map and checks it.
func (l *loading) journey(r *journeyRecord) Journey {
	j := Journey{ID: r.ID, Type: r.Type, Nightwars: r.Nightwars, Lesson: r.Lesson, Goal: r.Goal, Dusk: r.Dusk}
	for _, one := range r.Layout {
		laid := Laid{l.tile(one.Tile), board.Square(one.At), one.Turn}
		piece := l.lib.Tiles[laid.Tile].Laid(laid.Turn, laid.At)
		j.Layout = append(j.Layout, laid)
		j.Ground.Tiles = append(j.Ground.Tiles, piece.Tile)
	}
	for _, g := range r.Gates {
		j.Gates = append(j.Gates, board.Gate{Edge: g.edge(), Open: g.Open})
	}
	for _, e := range r.Lychgates {
		j.Lychgates = append(j.Lychgates, e.edge())
	}
	j.Ground.Gates, j.Ground.Lychgates = j.Gates, j.Lychgates
	j.Objects, j.First, j.Quest = squares(r.Objects), squares(r.First), r.Quest
	for _, q := range j.Quest {
		l.forAll(l.Where("quest-step", q.ID), "a quest step", q.Effect)
	}
	l.onGround(r, &j)
	return j
}

func squares(texts []squareText) (list []board.Square) {
	for _, q := range texts {
		list = append(list, board.Square(q))
	}
	return list
}

// onGround checks a map as it is laid, and what stands on it.
func (l *loading) onGround(r *journeyRecord, j *Journey) {
	if len(j.Layout) == 0 || j.Layout[0].Tile != l.lib.DropZone {
		l.Report(r.At.Of("layout"), "the map does not begin with the drop zone", "lay it first")
		return
	}
	if err := j.Ground.CheckMap(); err != nil {
		l.Report(r.At, err.Error(), "correct the map")
		return
	}
	if apart := j.Ground.Apart(); apart >= 0 {
		l.Report(r.At.Of("layout"), fmt.Sprintf("tile %d of the map, %s, touches no tile of the way from the drop zone", apart+1, r.Layout[apart].Tile), "lay it beside one of them (CC-SPC-006)")
		return
	}
	if j.Type == Deliverance && (len(j.Layout) != 1 || len(j.Gates) != 1 || j.Gates[0].Open || len(j.Objects) > 0) {
		l.Report(r.At, "a deliverance journey begins with more than the drop zone and its closed gateway", "lay nothing else (CC-DLV-001)")
	}
	if j.Type != Deliverance && len(j.Lychgates) == 0 {
		l.Report(r.At.Of("lychgates"), "the map has no lychgate", "put one at the edge of a tile")
	}
	tiles := board.NewTiles(j.Ground)
	for i, q := range j.Objects {
		sp, ok := tiles.At(q)
		switch {
		case !ok || tiles.Tile(sp) == 0:
			l.Report(r.At.Of("objects"), fmt.Sprintf("no space for an object is at %v", q), "put it on a tile other than the drop zone")
		case slices.Contains(j.Objects[:i], q):
			l.Report(r.At.Of("objects"), fmt.Sprintf("two objects are at %v", q), "move one")
		}
	}
	for _, q := range j.First {
		if !slices.Contains(j.Objects, q) {
			l.Report(r.At.Of("first"), fmt.Sprintf("no object is at %v", q), "name objects of the map")
		}
	}
	if j.Goal > l.pack.Figures.Quest {
		l.Report(r.At.Of("goal"), fmt.Sprintf("the goal %d is not on the quest tracker", j.Goal), fmt.Sprintf("make it %d at most", l.pack.Figures.Quest))
	}
	if last := l.pack.Figures.Nightfall - 1; j.Dusk >= last {
		l.Report(r.At.Of("dusk"), fmt.Sprintf("night has fallen on space %d of the nightfall track", j.Dusk), fmt.Sprintf("make it %d at most", last-1))
	}
	l.way(r, tiles)
	l.exits(r, j, tiles)
	l.explorable(r, j)
}

// explorable checks that every exploration card finds a place at the gateway with which a deliverance begins (CC-DLV-006, CC-G-079).
func (l *loading) explorable(r *journeyRecord, j *Journey) {
	if j.Type != Deliverance {
		return
	}
	for i, card := range l.explored {
		if piece := &l.lib.Tiles[l.tile(card.Tile)].Piece; len(j.Ground.Layings(piece, j.Nightwars)) == 0 {
			l.Report(l.explored[i].At.Of("tile"), fmt.Sprintf("the tile %s of the card %s fits nowhere at the gateway of %s", card.Tile, card.ID, r.ID), "draw a place for a gateway at an edge of it that lies free")
		}
	}
}

// exits checks that there is a closed gateway at the rim, and room for the extraction zone at each. One between tiles belongs to journeys
// marked Nightwars (CC-X-005, CC-G-091).
func (l *loading) exits(r *journeyRecord, j *Journey, tiles *board.Tiles) {
	rim := 0
	for i := range j.Gates {
		g := &j.Gates[i]
		switch {
		case g.Open:
		case tiles.Between(i):
			if !j.Nightwars {
				l.Report(r.At.Of("gates"), fmt.Sprintf("the closed gateway %v lies between two tiles", g.Edge), "open it, or mark the journey as nightwars")
			}
		default:
			rim++
			if j.Type != Deliverance && len(l.lib.Zones(&j.Ground, i, j.Nightwars)) == 0 {
				l.Report(r.At.Of("gates"), fmt.Sprintf("the extraction zone fits nowhere at the closed gateway %v", g.Edge), "leave room there")
			}
		}
	}
	if j.Type != Deliverance && rim == 0 {
		l.Report(r.At.Of("gates"), "no gateway at the rim is closed", "leave one for the extraction")
	}
}

// alike reports alternatives that a leader could not tell apart.
func (l *loading) alike() {
	for i := range l.lib.Encounters {
		e := &l.lib.Encounters[i]
		for _, bands := range e.Levels {
			for k := range bands {
				for _, other := range bands[:k] {
					if slices.EqualFunc(bands[k], other, func(a, b Part) bool { return a.Hostile == b.Hostile && a.Count == b.Count }) {
						l.Report(l.Where("encounter", e.ID), "two alternatives have the same hostiles", "change their numbers, or drop one")
					}
				}
			}
		}
	}
}

// sides checks that both sides of a hero have the same weapons and abilities, in the same order.
func (l *loading) sides(at content.At, h *Hero) {
	a, b := &h.Sides[0], &h.Sides[1]
	if !slices.EqualFunc(a.Weapons, b.Weapons, func(x, y Weapon) bool { return x.ID == y.ID }) {
		l.Report(at, "the sides have other weapons", "give both the same, in the same order")
	}
	if !slices.EqualFunc(a.Abilities, b.Abilities, func(x, y Ability) bool { return x.ID == y.ID }) {
		l.Report(at, "the sides have other abilities", "give both the same, in the same order")
	}
}

// exploration turns the exploration cards into what the rules read (CC-G-079).
func (l *loading) exploration() {
	for _, r := range l.explored {
		e := Exploration{ID: r.ID, Tile: l.tile(r.Tile), Citizens: r.Citizens, Swords: r.Swords}
		piece := &l.lib.Tiles[e.Tile].Piece
		if n := len(r.Citizens); n > 0 && n != len(piece.Marks) {
			l.Report(r.At, fmt.Sprintf("the tile %s has %d objects, and citizens are given for %d", r.Tile, len(piece.Marks), len(r.Citizens)), "give a number for each, 0 too, or none for a card without objects")
		}
		if len(piece.Gates) < 2 {
			l.Report(r.At, fmt.Sprintf("the tile %s has %d places for gateways", r.Tile, len(piece.Gates)), "use one with two or more")
		}
		l.whole(&r, piece)
		l.lib.Exploration = append(l.lib.Exploration, e)
	}
	if n, need := len(l.explored), l.pack.Figures.Explored; n < need {
		l.Report(content.At{File: "exploration.yaml"}, fmt.Sprintf("there are %d exploration cards", n), fmt.Sprintf("make it %d to %d", need, MaxKinds))
	}
}
