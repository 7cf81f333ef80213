package fortress

import (
	"fmt"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/script"
)

// hostileOf returns the hostile type and number of a figure's name: guardsman-3 is a Traitor Guardsman.
func (p *Pack) hostileOf(name string) (kind int, number uint8, err error) {
	i := strings.LastIndexByte(name, '-')
	if i < 0 {
		return 0, 0, fmt.Errorf("the name %q has no number: write it as %s-1", name, p.Hostiles[0].Model)
	}
	if kind, err = p.find("miniature", name[:i]); err != nil {
		return 0, 0, err
	}
	number, err = numberIn("number of "+name[:i], name[i+1:], 1, MaxUnits)
	return kind, number, err
}

// addExplorer: ID HEX|out|waiting [dice 5,3] [overwatch] [wounds N] [grievous N] [inspiration N] [inspired]
// [stunned] [twin HEX] [seat N] [holds FIND] [cards CARD,-CARD]
func addExplorer(s *State, args []string) error {
	if len(args) < 2 {
		return fmt.Errorf("explorer takes an id and a hex, or out, or waiting")
	}
	kind, err := s.pack.find("explorer", args[0])
	if err != nil {
		return err
	}
	e, unit := 0, UnitID(0)
	for e < MaxParty && s.Party[e].Playing {
		e++
	}
	if e == MaxParty {
		return fmt.Errorf("a party has at most %d explorers", MaxParty)
	}
	for s.Units[unit].Team != Nobody {
		unit++
	}
	s.join(e, kind, 0, unit)
	x := &s.Party[e]
	switch args[1] {
	case "out":
		x.Out = true
	case "waiting": // not placed yet
	default:
		sp, err := s.spaceIn(args[1])
		if err != nil {
			return err
		}
		for _, u := range x.Figures {
			if u != NoUnit {
				s.Units[u].Hex = sp
			}
		}
	}
	return s.cardWords(x, unit, args[2:])
}

// cardWords reads the words about an explorer's card. Counters go on the last spaces, dice on the first.
func (s *State) cardWords(x *Explorer, unit UnitID, words []string) error {
	free := int(x.NumSlots)
	for i := 0; i < len(words); i++ {
		switch words[i] {
		case "overwatch":
			x.Overwatch = true
			continue
		case "inspired":
			x.Inspired = true
			continue
		case "stunned":
			for _, u := range x.Figures {
				if u != NoUnit {
					s.Units[u].Stunned = true
				}
			}
			continue
		}
		if i+1 == len(words) {
			return fmt.Errorf("%q is unknown or needs a value", words[i])
		}
		if err := s.cardValue(x, words[i], words[i+1], &free); err != nil {
			return err
		}
		i++
	}
	return nil
}

// cardValue reads a word with a value. free is the number of spaces without a counter.
func (s *State) cardValue(x *Explorer, word, value string, free *int) error {
	switch word {
	case "dice":
		return x.takeDice(value, *free)
	case "wounds":
		return x.takeCounters(WoundCounter, word, value, free)
	case "grievous":
		return x.takeCounters(GrievousCounter, word, value, free)
	case "inspiration":
		n, err := numberIn(word, value, 0, maxPoints)
		x.Inspiration = n
		return err
	case "twin":
		sp, err := s.spaceIn(value)
		if x.Figures[1] != NoUnit && err == nil {
			s.Units[x.Figures[1]].Hex = sp
		}
		return err
	case "seat":
		n, err := numberIn(word, value, 1, maxPlayers)
		x.Seat = engine.Seat(n) - 1
		return err
	case "holds":
		return ids("find", func(_ *State, i int) {
			x.Finds[x.NumFinds] = Mark(i + 1)
			x.NumFinds++
		})(s, []string{value})
	case "cards":
		return s.giveCards(x, strings.Split(value, ","))
	default:
		return fmt.Errorf("unknown word %q; known: dice, overwatch, wounds, grievous, inspiration, inspired, stunned, twin, seat, holds, cards", word)
	}
}

// takeDice puts activation dice on the first spaces of a card.
func (x *Explorer) takeDice(value string, free int) error {
	dice, err := script.Faces("a die of a card", strings.Split(value, ","), sixes)
	if err != nil {
		return err
	}
	if len(dice) > free {
		return fmt.Errorf("%d dice do not fit on %d free spaces", len(dice), free)
	}
	for n, die := range dice {
		x.Slots[n].Die = die
	}
	return nil
}

// takeCounters puts counters on the last free spaces of a card.
func (x *Explorer) takeCounters(counter Counter, word, value string, free *int) error {
	n, err := numberIn(word, value, 0, *free)
	if err != nil {
		return err
	}
	for range n {
		*free--
		x.Slots[*free] = Slot{Counter: counter}
	}
	return nil
}

// giveCards gives an explorer resource cards, face down with a dash before the id.
func (s *State) giveCards(x *Explorer, cards []string) error {
	for _, id := range cards {
		card, err := s.pack.find("resource", strings.TrimPrefix(id, "-"))
		if err != nil {
			return err
		}
		if s.Quest.Held[MaxHeld-1].Owner > 0 {
			return fmt.Errorf("the explorers hold at most %d resource cards", MaxHeld)
		}
		s.gainCard(HeldResource{Owner: Mark(x.Kind + 1), Card: uint8(card), Down: id[0] == '-'})
	}
	return nil
}

// addHostile: NAME HEX|slain [MODEL] [group N] [damage N] [stunned] [acted] [arrived]
func addHostile(s *State, args []string) error {
	if len(args) < 2 {
		return fmt.Errorf("hostile takes a name such as guardsman-1 and a hex, or slain")
	}
	kind, number, err := s.pack.hostileOf(args[0])
	if err != nil {
		return err
	}
	unit := UnitID(MaxFigures)
	for s.Units[unit].Team != Nobody {
		unit++
	}
	u := &s.Units[unit]
	*u = Unit{Team: Hostiles, Kind: uint8(kind), Number: number, Hex: board.None, Slain: args[1] == "slain"}
	if !u.Slain {
		sp, err := s.spaceIn(args[1])
		if err != nil {
			return err
		}
		u.Hex = sp
	}
	if err := s.hostileWords(u, args[2:]); err != nil {
		return err
	}
	s.Groups[u.Card] = Group{Present: true, Kind: uint8(kind)}
	return nil
}

// hostileWords reads the words about a hostile.
func (s *State) hostileWords(u *Unit, words []string) error {
	for i := 0; i < len(words); i++ {
		switch w := words[i]; {
		case w == "stunned":
			u.Stunned = true
		case w == "acted":
			u.Acted = true
		case w == "arrived":
			u.Arrived = true
		case (w == "group" || w == "damage") && i+1 < len(words):
			i++
			if err := u.value(w, words[i]); err != nil {
				return err
			}
		default:
			model := -1
			for m, known := range s.pack.Hostiles[u.Kind].Models {
				if known.ID == w {
					model = m
				}
			}
			if model < 0 {
				return fmt.Errorf("unknown word %q; known: a model of the type, group N, damage N, stunned, acted, arrived", w)
			}
			u.Model = uint8(model)
		}
	}
	return nil
}

// value reads a word with a number.
func (u *Unit) value(word, text string) error {
	if word == "group" {
		n, err := numberIn(word, text, 1, MaxGroups)
		u.Card = n - 1
		return err
	}
	n, err := numberIn(word, text, 0, maxDamage)
	u.Damage = n
	return err
}

// addToTrack: CARD... from the left, with a dash before a card that is done
func addToTrack(s *State, args []string) error {
	for _, a := range args {
		c, ok := s.trackCard(strings.TrimPrefix(a, "-"))
		if !ok {
			return fmt.Errorf("%q is neither an explorer of the party nor a group: write an explorer's id or group-1 to group-%d", a, MaxGroups)
		}
		if s.NumTrack == MaxTrack {
			return fmt.Errorf("the track has at most %d cards", MaxTrack)
		}
		c.Done = a[0] == '-'
		s.Track[s.NumTrack] = c
		s.NumTrack++
	}
	return nil
}

func (s *State) trackCard(name string) (TrackCard, bool) {
	for g, n := range groupNames {
		if n == name {
			return TrackCard{Hostile: true, Index: uint8(g)}, true
		}
	}
	e := s.memberNamed(name)
	return TrackCard{Index: uint8(max(0, e))}, e >= 0
}

// memberNamed returns the index of an explorer of the party, or -1.
func (s *State) memberNamed(id string) int {
	for e := range s.Party {
		if s.Party[e].Playing && s.Name(e) == id {
			return e
		}
	}
	return -1
}
