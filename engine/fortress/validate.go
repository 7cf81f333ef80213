package fortress

import (
	"fmt"
	"slices"

	"precipice/engine/board"
)

// Validate checks whether the rules can lead to this state from a setup, as far as the state alone
// shows that. A position set up by a script may be invalid in this sense and still be playable.
func (s *State) Validate() error {
	if err := s.Bounds(); err != nil {
		return err
	}
	for _, check := range []func() error{s.validateUnits, s.validateParty, s.validateTrack, s.validateActing, s.validateCards, s.validateResources, s.validateDeck, s.validateStasis, s.validateAssault} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// validateUnits checks that enemies share no hex, that no hex is overfull, and that hostiles with all
// their wounds are slain.
func (s *State) validateUnits() error {
	for u := range s.Units {
		v, name := &s.Units[u], s.UnitName(UnitID(u))
		if v.Team == Nobody || !v.Here() {
			continue
		}
		if s.field == nil || s.Cells[v.Hex].Blocked {
			return fmt.Errorf("%s is not on a hex of the battlefield", name)
		}
		if !s.deployable(UnitID(u), v.Hex) {
			return fmt.Errorf("%s has no room at %s beside the miniatures there (BF-G-006, BF-HEX-001)", name, s.HexName(v.Hex))
		}
		if v.Team == Hostiles && int(v.Damage) >= s.pack.Hostiles[v.Kind].Wounds {
			return fmt.Errorf("%s has taken %d wounds but is not slain", name, v.Damage)
		}
	}
	return nil
}

// validateParty checks that each space holds at most a die or a counter, that points and destiny dice
// stay within their limits, and that explorers out of action are off the board.
func (s *State) validateParty() error {
	for e := range s.Party {
		x := &s.Party[e]
		if !x.Playing {
			if *x != (Explorer{Figures: x.Figures}) {
				return fmt.Errorf("card %d is not in play but holds something", e)
			}
			continue
		}
		if x.Inspiration > 4 || int(x.DestinyUsed) > s.DestinyLimit() {
			return fmt.Errorf("%s has %d points and has used %d destiny dice", s.Name(e), x.Inspiration, x.DestinyUsed)
		}
		for i, slot := range x.Slots {
			if slot.Counter != NoCounter && slot.Die > 0 || i >= int(x.NumSlots) && slot != (Slot{}) {
				return fmt.Errorf("space %d of %s holds %+v", i+1, s.Name(e), slot)
			}
		}
		for _, u := range x.Figures {
			if u != NoUnit && x.Out && s.Units[u].Hex != board.None {
				return fmt.Errorf("%s is out of action but on the board", s.UnitName(u))
			}
		}
		if x.Dead && !x.Out && s.Mode() == SingleCombat {
			return fmt.Errorf("%s is dead in a single combat", s.Name(e))
		}
	}
	return nil
}

// validateTrack checks that each card is on the track once.
func (s *State) validateTrack() error {
	var seen [2][MaxGroups]bool
	for _, c := range s.Track[:s.NumTrack] {
		side := 0
		if c.Hostile {
			side = 1
		}
		if seen[side][c.Index] {
			return fmt.Errorf("card %+v is on the track twice", c)
		}
		seen[side][c.Index] = true
		if !c.Hostile && !s.Party[c.Index].Playing {
			return fmt.Errorf("card %+v on the track belongs to nobody in the combat", c)
		}
	}
	return nil
}

// validateActing checks that only in the activation phase a card is active and overwatch dice are kept
// (BF-ACT-001, BF-OVW-010).
func (s *State) validateActing() error {
	if s.Phase == ActivationPhase {
		return nil
	}
	if place, ok := s.Acting.Card(); ok {
		return fmt.Errorf("the card at place %d of the track is active in the phase %v (BF-ACT-001)", place+1, s.Phase)
	}
	for e := range s.Party {
		if s.Party[e].Overwatch {
			return fmt.Errorf("%s keeps overwatch dice in the phase %v (BF-OVW-010)", s.Name(e), s.Phase)
		}
	}
	return nil
}

// validateCards checks that no encounter or discovery card is lost or created.
func (s *State) validateCards() error {
	cards, finds := total(&s.Encounter)+total(&s.Drawn), total(&s.Discovery)
	for e := range s.Party {
		finds += int(s.Party[e].NumFinds)
	}
	for _, h := range s.Quest.Stored {
		if h.Owner > 0 {
			finds++
		}
	}
	for i, c := range s.pack.Encounters {
		if c.First || s.Mode() == OneOff || s.added(i) {
			cards -= c.Count
		}
	}
	for _, c := range s.pack.Discoveries {
		finds -= c.Count
	}
	if cards != 0 || finds != 0 {
		return fmt.Errorf("%d encounter cards and %d discovery cards more than the decks have", cards, finds)
	}
	return nil
}

// added reports whether a legacy card in the row has added an encounter card to the deck (BF-DCK-006).
func (s *State) added(card int) bool {
	return slices.ContainsFunc(s.Quest.Row[:], func(k Mark) bool {
		drawn, ok := k.Card()
		return ok && slices.Contains(s.pack.Legacy[drawn].Adds, card)
	})
}

// validateResources checks that no resource card is created or, in a quest, lost, that none has a dead owner, and
// that the empty places come last.
func (s *State) validateResources() error {
	left := [MaxKinds]int{}
	for kind := range s.pack.Resources {
		left[kind] = s.pack.Resources[kind].Count - int(s.Quest.Resources[kind])
	}
	for i, h := range s.Quest.Held {
		owner, held := h.Owner.Card()
		switch {
		case !held && h != (HeldResource{}):
			return fmt.Errorf("the resource card at place %d is face down but has no owner", i)
		case held && i > 0 && s.Quest.Held[i-1].Owner == 0:
			return fmt.Errorf("there is no resource card before the one at place %d", i)
		case held && s.Quest.Dead(owner):
			return fmt.Errorf("%s is dead but owns the card %s (BF-REC-007)", s.pack.Explorers[owner].ID, s.pack.Resources[h.Card].ID)
		case held:
			left[h.Card]--
		}
	}
	for _, cards := range s.Quest.Trade.Sale {
		for _, k := range cards {
			if card, ok := k.Card(); ok {
				left[card]--
			}
		}
	}
	for kind, n := range left {
		if kind < len(s.pack.Resources) && s.pack.Artefact(kind) && s.Quest.Mortis != 0 {
			n = min(n, 0) // one that a dead explorer had leaves the quest (BF-G-038)
		}
		if n < 0 || n > 0 && s.Mode() == Campaign {
			return fmt.Errorf("%d cards %s are missing", n, s.pack.Resources[kind].ID)
		}
	}
	return nil
}

// validateDeck checks that the exploration deck holds exactly the cards not turned up yet (BF-DCK-002).
func (s *State) validateDeck() error {
	x := &s.Expedition
	if x.Step == NoExpedition || x.Step == SettingOut && x.Round == 0 {
		return nil
	}
	if h := s.Goal(); h != nil {
		if n := int(x.Round) + int(x.Ahead) - int(x.Assault.Stage); n != h.Approach {
			return fmt.Errorf("%d cards turned up and %d left do not make an approach of %d (BF-STR-004)", n-int(x.Ahead), x.Ahead, h.Approach)
		}
		return nil
	}
	if int(x.Round)+x.CardsLeft() != MaxRounds {
		return fmt.Errorf("%d cards turned up and %d left do not make %d", x.Round, x.CardsLeft(), MaxRounds)
	}
	turned := [sorts]int{}
	for _, r := range x.Rounds[:x.Round] {
		turned[r.Sort]++
	}
	for sort, n := range turned {
		if n+int(x.Left[sort]) != cardsEach {
			return fmt.Errorf("%d %s cards turned up and %d left do not make %d", n, CardSort(sort), x.Left[sort], cardsEach)
		}
	}
	return nil
}

// validateStasis checks that pauses come only where they may, that nobody dead is in stasis, and that no closed
// chamber holds more than it has room for (BF-PAU-001, BF-PAU-003).
func (s *State) validateStasis() error {
	x := &s.Stasis
	between := s.Expedition.Step == ExplorationStep && !s.Fighting() || s.Quest.Step == Gathering
	if x.Step != Awake && !between || x.Step == Awake && x.In != 0 {
		return fmt.Errorf("the pause is %v with %b in stasis, which cannot be here", x.Step, x.In)
	}
	for kind := range s.pack.Explorers {
		if !x.Has(kind) {
			continue
		}
		c, name := s.Chamber(kind), s.pack.Explorers[kind].ID
		if s.Quest.Dead(kind) || c.Place >= 0 && s.Party[c.Place].Dead {
			return fmt.Errorf("%s is dead but in stasis", name)
		}
		if n := c.Cards(); x.Step == Asleep && n > MaxChamber {
			return fmt.Errorf("the chamber of %s is closed on %d cards (BF-PAU-003)", name, n)
		}
	}
	return nil
}
