package fortress

import (
	"precipice/engine/board"
	"precipice/engine/fortress/library"
)

// AssaultState is how far the attack on a stronghold or the vault has come.
type AssaultState struct {
	Stage   uint8                   // battlefields begun
	Counter [library.MaxSites]uint8 // of the sites of this battlefield
	Thing   [library.MaxSites]Thing // what can be carried from them
	Met     Mark                    // the objective by which this battlefield, or the last one, was taken
}

// Thing is where something is that explorers can carry. The zero value is in its site.
type Thing struct {
	By   Mark // the miniature that carries it
	Lies Mark // the space where it was dropped
}

// Assault returns what is special about the battlefield of a stronghold, or nil on any other (BF-STR-005).
func (s *State) Assault() *library.Assault { return s.pack.Battlefield(int(s.Combat)).Assault }

// SiteSpaces returns the spaces of a site.
func (s *State) SiteSpaces(site int) (set board.Set) {
	for _, h := range s.Assault().Sites[site].Hexes {
		if sp, ok := s.field.At(h); ok {
			set.Add(sp)
		}
	}
	return set
}

// ThingAt returns the spaces where the thing of a site is: one that carries it or where it was dropped, or else
// those of the site.
func (s *State) ThingAt(site int) (set board.Set) {
	t := s.Expedition.Assault.Thing[site]
	if u, ok := t.By.Card(); ok {
		set.Add(s.Units[u].Hex)
		return set
	}
	if sp, ok := t.Lies.Card(); ok {
		set.Add(board.Space(sp))
		return set
	}
	return s.SiteSpaces(site)
}

// SiteFull reports whether the counter of a site has come as far as it goes.
func (s *State) SiteFull(site int) bool {
	one := &s.Assault().Sites[site]
	return one.Need > 0 && int(s.Expedition.Assault.Counter[site]) >= one.Need
}

// Touches reports whether a space is another or beside it, with no wall between. Unlike a move it may reach an
// obstruction, such as a closed way.
func (s *State) Touches(at, sp board.Space) bool {
	if at == sp {
		return true
	}
	for side := range board.Side(6) {
		if s.Cells[at].Hex.Step(side) == s.Cells[sp].Hex {
			return s.Cells[at].Walls&(1<<side) == 0 && s.Cells[sp].Walls&(1<<side.Opposite()) == 0
		}
	}
	return false
}

// SpecialAt reports whether a special action could be taken from a space: it still does something, and the space is
// in or beside its site or, if something is carried from there, that thing (BF-STR-005).
func (s *State) SpecialAt(at board.Space, action int) bool {
	a := s.Assault()
	rule, _ := s.barsSpecial(a, &a.Actions[action])
	return rule == "" && s.atSite(at, a.Site(a.Actions[action].Site))
}

// atSite reports whether a space is in or beside a site, or, if something is carried from there, that thing.
func (s *State) atSite(at board.Space, site int) bool {
	where := s.SiteSpaces(site)
	if s.Assault().Sites[site].Carried {
		where = s.ThingAt(site)
	}
	for sp := range where.All() {
		if s.Touches(at, sp) {
			return true
		}
	}
	return false
}

// held reports whether at least n explorers and no hostile stand in a site. Whoever is out of action stands nowhere.
func (s *State) held(site, n int) bool {
	where := s.SiteSpaces(site)
	if !where.And(s.spaces(Hostiles)).Empty() {
		return false
	}
	for e := range s.Party {
		in := false
		for _, u := range s.Party[e].Figures {
			in = in || u != NoUnit && s.Units[u].Here() && where.Has(s.Units[u].Hex)
		}
		if in {
			n--
		}
	}
	return n <= 0
}

// hold counts a turn for each site that the explorers hold (BF-STR-005).
func (f *Turn) hold(m *Match) {
	s := &m.State
	a := s.Assault()
	if a == nil {
		return
	}
	var counted [library.MaxSites]bool
	for i := range a.Objectives {
		o := &a.Objectives[i]
		if o.Hold >= 0 && !counted[o.Hold] && !s.SiteFull(o.Hold) && s.held(o.Hold, o.Explorers) {
			counted[o.Hold] = true
			m.Emit("BF-STR-005", SiteAdvanced{uint8(o.Hold), 1})
		}
	}
}

// goalMet reports whether an objective of the battlefield is met, the first of several.
func (s *State) goalMet() (objective int, ok bool) {
	if a := s.Assault(); a != nil {
		for i := range a.Objectives {
			if s.Meets(&a.Objectives[i]) {
				return i, true
			}
		}
	}
	return 0, false
}

// Meets reports whether the party meets an objective. Nobody meets one who is out of action (BF-STR-008).
func (s *State) Meets(o *library.Objective) bool { return !s.allOut() && s.meets(o) }

// meets reports whether all conditions of an objective are met.
func (s *State) meets(o *library.Objective) bool {
	if o.Hold >= 0 && !s.SiteFull(o.Hold) {
		return false
	}
	for _, site := range o.Broken {
		if !s.SiteFull(site) {
			return false
		}
	}
	for _, site := range o.Carried {
		if !s.Escape || !s.escaped() || s.ThingAt(site).Minus(s.Maglev).Len() > 0 {
			return false
		}
	}
	for _, kind := range o.Slain {
		if !s.wipedOut(kind) {
			return false
		}
	}
	return true
}

// wipedOut reports whether every miniature of a kind of hostile has been slain.
func (s *State) wipedOut(kind int) bool {
	for u := range s.each(Hostiles) {
		if int(s.Units[u].Kind) == kind {
			return false
		}
	}
	return true
}

// taken ends the combat when an objective is met, even in the middle of a turn (BF-STR-005).
func (f *Turn) taken(m *Match, _ in) flow {
	s := &m.State
	which, _ := s.goalMet()
	m.Emit("BF-STR-005", ObjectiveReached{uint8(which)})
	for e := range s.Party {
		if left := s.Party[e].NumDice(); left > 0 || s.Party[e].Overwatch {
			m.Emit("BF-OVW-010", DiceCleared{uint8(e), uint8(left)})
		}
	}
	for u := range s.each(Explorers) {
		if s.Units[u].Stunned {
			m.Emit("BF-G-083", Stunned{u, true})
		}
	}
	endCombat(m, "BF-STR-005", Achieved)
	return finished()
}

// drops leaves what an explorer carries where it stands, as it goes out of action (BF-STR-005).
func (s *State) drops(m *Match, e int) {
	for site, t := range s.Expedition.Assault.Thing {
		if u, ok := t.By.Card(); ok && int(s.Units[u].Card) == e {
			m.Emit("BF-STR-005", ThingDropped{uint8(site), s.Units[u].Hex})
		}
	}
}
