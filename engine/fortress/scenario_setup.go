package fortress

import (
	"fmt"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
)

func (p *Pack) twist(id string) int {
	for i := range p.Twists {
		if p.Twists[i].ID == id {
			return i
		}
	}
	return -1
}

func (p *Pack) encounter(id string) int {
	for i := range p.Encounters {
		if p.Encounters[i].ID == id {
			return i
		}
	}
	return -1
}

func (p *Pack) discovery(id string) int {
	for i := range p.Discoveries {
		if p.Discoveries[i].ID == id {
			return i
		}
	}
	return -1
}

func (p *Pack) explorer(id string) int {
	for i := range p.Explorers {
		if p.Explorers[i].ID == id {
			return i
		}
	}
	return -1
}

// hostileOf returns the type of a figure's name: guardsman-3 is a Traitor Guardsman.
func (p *Pack) hostileOf(name string) (kind int, number uint8) {
	i := strings.LastIndexByte(name, '-')
	for k := range p.Hostiles {
		if i > 0 && p.Hostiles[k].Model == name[:i] {
			return k, face(name[i+1:])
		}
	}
	return -1, 0
}

func (sc *Scenario) space(text string) (board.Space, error) {
	h, err := board.ParseHex(text)
	if err != nil {
		return board.None, err
	}
	if sc.state.field == nil {
		return board.None, fmt.Errorf("draw the board first")
	}
	sp, ok := sc.state.field.At(h)
	if !ok {
		return board.None, fmt.Errorf("%s is no hex of the board", text)
	}
	return sp, nil
}

// explorer: ID HEX|out|waiting [dice 5,3] [overwatch] [wounds N] [grievous N] [inspiration N] [inspired]
// [stunned] [twin HEX] [seat N] [holds FIND]
func (sc *Scenario) explorer(args []string) error {
	s := &sc.state
	if len(args) < 2 {
		return fmt.Errorf("explorer takes an id and a hex, or out, or waiting")
	}
	kind, e := s.pack.explorer(args[0]), 0
	if kind < 0 {
		return fmt.Errorf("no explorer %q in the content", args[0])
	}
	unit := UnitID(0)
	for e < MaxParty && s.Party[e].Playing {
		e++
	}
	for s.Units[unit].Team != Nobody {
		unit++
	}
	s.join(e, kind, 0, unit)
	x := &s.Party[e]
	switch args[1] {
	case "out":
		x.Out = true
	case "waiting": // to be placed
	default:
		sp, err := sc.space(args[1])
		if err != nil {
			return err
		}
		for _, u := range x.Figures {
			if u != NoUnit {
				s.Units[u].Hex = sp
			}
		}
	}
	return sc.card(x, unit, args[2:])
}

// card reads the words about an explorer's card; counters go on the last spaces, dice on the first.
func (sc *Scenario) card(x *Explorer, unit UnitID, words []string) error {
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
			sc.state.Units[unit].Stunned = true
			continue
		}
		if i+1 == len(words) {
			return fmt.Errorf("%q is unknown or needs a value", words[i])
		}
		if err := sc.cardValue(x, words[i], words[i+1], &free); err != nil {
			return err
		}
		i++
	}
	return nil
}

// cardValue reads a word with a value; free is how many spaces have no counter yet.
func (sc *Scenario) cardValue(x *Explorer, word, value string, free *int) error {
	switch word {
	case "dice":
		dice := faces(strings.Split(value, ","))
		if len(dice) > *free {
			return fmt.Errorf("%d dice find %d free spaces", len(dice), *free)
		}
		for n, die := range dice {
			x.Slots[n].Die = die
		}
	case "wounds", "grievous":
		counter := WoundCounter
		if word == "grievous" {
			counter = GrievousCounter
		}
		if int(face(value)) > *free {
			return fmt.Errorf("%s %s find %d free spaces", value, word, *free)
		}
		for range face(value) {
			*free--
			x.Slots[*free] = Slot{Counter: counter}
		}
	case "inspiration":
		x.Inspiration = face(value)
	case "twin":
		sp, err := sc.space(value)
		if x.Figures[1] != NoUnit && err == nil {
			sc.state.Units[x.Figures[1]].Hex = sp
		}
		return err
	case "seat":
		x.Seat = engine.Seat(face(value)) - 1
	case "holds":
		return sc.named([]string{value}, sc.state.pack.discovery, func(i int) {
			x.Finds[x.NumFinds] = Mark(i + 1)
			x.NumFinds++
		})
	default:
		return fmt.Errorf("unknown word %q; known: dice, overwatch, wounds, grievous, inspiration, inspired, stunned, twin, seat, holds", word)
	}
	return nil
}

// hostile: NAME HEX|slain [MODEL] [group N] [damage N] [stunned] [acted] [arrived]
func (sc *Scenario) hostile(args []string) error {
	s := &sc.state
	if len(args) < 2 {
		return fmt.Errorf("hostile takes a name such as guardsman-1 and a hex, or slain")
	}
	kind, number := s.pack.hostileOf(args[0])
	if kind < 0 {
		return fmt.Errorf("no hostile type is called %q in the content", args[0])
	}
	unit := UnitID(MaxFigures)
	for s.Units[unit].Team != Nobody {
		unit++
	}
	u := &s.Units[unit]
	*u = Unit{Team: Hostiles, Kind: uint8(kind), Number: number, Hex: board.None, Slain: args[1] == "slain"}
	if !u.Slain {
		sp, err := sc.space(args[1])
		if err != nil {
			return err
		}
		u.Hex = sp
	}
	if err := sc.figure(u, args[2:]); err != nil {
		return err
	}
	s.Groups[u.Card] = Group{Present: true, Kind: uint8(kind)}
	return nil
}

func (sc *Scenario) figure(u *Unit, words []string) error {
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
			if w == "group" {
				u.Card = face(words[i]) - 1
			} else {
				u.Damage = face(words[i])
			}
		default:
			model := -1
			for m, known := range sc.state.pack.Hostiles[u.Kind].Models {
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

// tile: ID HEX
func (sc *Scenario) tile(args []string) error {
	s := &sc.state
	if len(args) != 2 {
		return fmt.Errorf("tile takes an id and a hex")
	}
	sp, err := sc.space(args[1])
	if err != nil {
		return err
	}
	for i := range s.pack.Tiles {
		if s.pack.Tiles[i].ID == args[0] {
			s.Tiles[0] = LaidTile{Mark(i + 1), sp}
			return nil
		}
	}
	return fmt.Errorf("%q is not in the content", args[0])
}

func (sc *Scenario) track(args []string) error {
	s := &sc.state
	for _, a := range args {
		c, ok := sc.trackCard(strings.TrimPrefix(a, "-"))
		if !ok {
			return fmt.Errorf("%q is no explorer of the party and no group", a)
		}
		c.Done = a[0] == '-'
		s.Track[s.NumTrack] = c
		s.NumTrack++
	}
	return nil
}

func (sc *Scenario) trackCard(name string) (TrackCard, bool) {
	for g, n := range groupNames {
		if n == name {
			return TrackCard{Hostile: true, Index: uint8(g)}, true
		}
	}
	e := sc.party(name)
	return TrackCard{Index: uint8(max(0, e))}, e >= 0
}

func (sc *Scenario) party(id string) int {
	for e := range sc.state.Party {
		if sc.state.Party[e].Playing && sc.state.Name(e) == id {
			return e
		}
	}
	return -1
}
