package city

import (
	"fmt"
	"slices"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city/library"
	"precipice/engine/script"
)

// addHero: HERO SQUARE|away|out|off [WORD [VALUE...]]...
func addHero(s *State, words []string) error {
	if len(words) < 2 {
		return fmt.Errorf("hero takes a hero and a square, away, out or off")
	}
	h := slices.IndexFunc(s.Heroes[:], func(x Hero) bool { return x.Out && x.Dead })
	kind, err := s.pack.find("hero", words[0])
	if err != nil || h < 0 {
		return fmt.Errorf("no place for a hero, or %w", err)
	}
	s.join(h, kind, 0)
	x := &s.Heroes[h]
	switch words[1] {
	case "away":
		x.Away = true
	case "out":
		x.Out = true
	case "off": // not placed yet
	default:
		if s.Units[h].At, err = s.spaceAt(words[1]); err != nil {
			return err
		}
	}
	return describeHero(s, h, words[2:])
}

// describeHero reads what follows the place of a hero.
func describeHero(s *State, h int, words []string) error {
	x := &s.Heroes[h]
	for len(words) > 0 {
		word, rest := words[0], words[1:]
		if a := slices.Index(library.AilmentWords, word); a >= 0 {
			s.Units[h].Ails |= 1 << a
			if words = rest; library.Ailment(a) == library.Diseased {
				x.Diseased = MaxSlots
			}
			continue
		}
		switch word {
		case "inspired":
			x.Inspired, words = true, rest
			continue
		case "reacting":
			x.Reacting, words = true, rest
			continue
		case "dice":
			words = x.readSlots(rest)
			continue
		}
		if len(rest) == 0 {
			return fmt.Errorf("hero: %q takes a value", word)
		}
		if err := s.pack.heroValue(x, word, rest[0]); err != nil {
			return err
		}
		words = rest[1:]
	}
	return nil
}

// readSlots reads what lies on the activation spaces, and returns the words that follow.
func (x *Hero) readSlots(words []string) []string {
	for i := range x.Slots {
		if i == len(words) {
			return nil
		}
		switch w := words[i]; {
		case w == "-":
		case w == "w":
			x.Slots[i].Counter = WoundCounter
		case w == "g":
			x.Slots[i].Counter = GrievousCounter
		case len(w) == 1 && w >= "1" && w <= "6":
			x.Slots[i].Die = w[0] - '0'
		default:
			return words[i:]
		}
	}
	return words[MaxSlots:]
}

// heroValue reads a word with a value.
func (p *Pack) heroValue(x *Hero, word, text string) error {
	switch word {
	case "treasure":
		i, err := p.find("discovery", text)
		x.Treasure = markOf(i)
		return err
	case "item":
		i, err := p.find("item", text)
		x.Item = markOf(i)
		return err
	}
	n, err := script.Number(word, text, 0, 9)
	switch word {
	case "points":
		x.Inspiration = uint8(n)
	case "player":
		x.Seat = seatOf(uint8(max(1, n) - 1))
	case "arrows":
		x.Arrows = uint8(n)
	case "spent-destiny":
		x.DestinyUsed = uint8(n)
	case "ward":
		x.Ward = uint8(n)
	default:
		return fmt.Errorf("hero: unknown word %q; known: dice, points, player, arrows, treasure, item, ward, spent-destiny, inspired, reacting and ailments", word)
	}
	return err
}

// addHostile: NAME SQUARE|reserve|slain [group N] [damage N] [ward N] [tall] [AILMENT]...
func addHostile(s *State, words []string) error {
	if len(words) < 2 {
		return fmt.Errorf("hostile takes a name such as wall-guard-1 and a square")
	}
	u := slices.IndexFunc(s.Units[MaxHeroes:], func(v Unit) bool { return v.Team == Nobody }) + MaxHeroes
	v := &s.Units[u]
	cut := strings.LastIndex(words[0], "-")
	n, err := script.Number("number", words[0][cut+1:], 1, 20)
	if err != nil {
		return err
	}
	*v = Unit{Team: HostileTeam, Number: uint8(n), At: board.None}
	f, err := s.pack.modelNamed(words[0][:max(0, cut)])
	if err != nil {
		return err
	}
	v.Kind, v.Model = f.Kind, f.Model
	switch words[1] {
	case "reserve":
	case "slain":
		v.Slain = true
	default:
		if v.At, err = s.spaceAt(words[1]); err != nil {
			return err
		}
	}
	if err := v.describe(words[2:]); err != nil {
		return err
	}
	if g := &s.Groups[v.Card]; words[1] != "reserve" {
		g.Present, g.FaceUp = true, true
		g.Deployed++
	} else {
		g.Present, g.FaceUp = true, true
	}
	return nil
}

// modelNamed finds a model by its id.
func (p *Pack) modelNamed(id string) (figure, error) {
	for k := range p.Hostiles {
		for i, model := range p.Hostiles[k].Models {
			if model.ID == id {
				return figure{uint8(k), uint8(i)}, nil
			}
		}
	}
	return figure{}, fmt.Errorf("there is no model %q", id)
}

// describe reads what follows the place of a hostile.
func (v *Unit) describe(words []string) error {
	for i := 0; i < len(words); i++ {
		if a := slices.Index(library.AilmentWords, words[i]); a >= 0 {
			v.Ails |= 1 << a
			continue
		}
		if words[i] == "tall" {
			v.Tall = true
			continue
		}
		if i++; i == len(words) {
			return fmt.Errorf("hostile: %q takes a value", words[i-1])
		}
		n, err := script.Number(words[i-1], words[i], 0, 30)
		switch words[i-1] {
		case "group":
			v.Card = uint8(min(max(1, n), MaxGroups) - 1)
		case "damage":
			v.Damage = uint8(n)
		case "ward":
			v.Ward = uint8(n)
		default:
			return fmt.Errorf("hostile: unknown word %q; known: group, damage, ward, tall and ailments", words[i-1])
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// addGroup: NUMBER ENCOUNTER|down [deployed N]
func addGroup(s *State, words []string) error {
	if len(words) != 2 && len(words) != 4 {
		return fmt.Errorf("group takes a number and an encounter card or down, and maybe deployed with a number")
	}
	n, err := script.Number("group", words[0], 1, MaxGroups)
	if err != nil {
		return err
	}
	g := &s.Groups[n-1]
	if g.Present = true; words[1] == "down" {
		return nil
	}
	card, err := s.pack.find("encounter", words[1])
	g.FaceUp, g.Card = true, uint8(max(0, card))
	if len(words) == 4 && err == nil {
		n, err = script.Number("deployed", words[3], 0, 30)
		g.Deployed = uint8(n)
	}
	return err
}

// startScenario: WHERE [WHO] [WHAT], see engine/SCENARIOS.md
func startScenario(s *State, words []string) (frame, error) {
	args := append(words, "", "", "")
	who, n := s.unitNamed(args[1]), 0
	_, _ = fmt.Sscan(args[1], &n)
	group := uint8(max(1, min(MaxGroups, n)) - 1)
	step := func(at string) (frame, error) { return &TurnFrame{Cursor: engine.Cursor{At: at}}, nil }
	switch args[0] {
	case "journey":
		return &JourneyFrame{}, nil
	case "setting-up":
		return &JourneyFrame{Cursor: engine.Cursor{At: "place"}}, nil
	case "turn":
		return step("journey")
	case "rolls":
		return step("rolls")
	case "initiative":
		return step("initiative")
	case "activations":
		return step("activation")
	case "event-phase":
		return step("event")
	case "turns":
		return &JourneyFrame{Cursor: engine.Cursor{At: "turn"}}, nil
	case "token", "extraction", "home", "consequences":
		return &JourneyFrame{Cursor: engine.Cursor{At: args[0]}}, nil
	case "survival":
		return &JourneyFrame{Cursor: engine.Cursor{At: "survival"}}, nil
	case "gambits":
		return &Gambits{}, nil
	case "event":
		return &EventFrame{}, nil
	case "crisis":
		return &CrisisFrame{}, nil
	}
	if f := numbered(args[0], n, group); f != nil {
		return f, nil
	}
	if who == NoUnit {
		return nil, fmt.Errorf("unknown start, or nobody of that name; known: journey, setting-up, turns, turn, rolls, initiative, activations, event-phase, event, crisis, gambits, token, extraction, survival, home, consequences, tide, explore N, group N, deploy N, reinforce N, placing N, draw N; and with a name: activation, search, damage, ail, behave, move, attack, moved")
	}
	return startOf(s, args[0], who, args[2])
}

// numbered starts at something of a group, or counted.
func numbered(where string, n int, group uint8) frame {
	switch where {
	case "group":
		return &GroupActivation{Group: group}
	case "deploy":
		return &Deploy{Group: group}
	case "reinforce":
		return &Reinforce{Group: group}
	case "explore":
		return &Explore{Left: uint8(max(1, n))}
	case "tide":
		return &Tide{}
	case "placing":
		return &Reinforce{Cursor: engine.Cursor{At: "model"}, Group: group}
	case "draw":
		return &Draw{Group: group, Rule: "CC-SET-023"}
	}
	return nil
}

// startOf starts at something that one miniature does.
func startOf(s *State, where string, who UnitID, what string) (frame, error) {
	n := 0
	_, _ = fmt.Sscan(what, &n)
	switch where {
	case "activation":
		return &Activation{Hero: uint8(who)}, nil
	case "search":
		return &Search{Hero: uint8(who), Free: true}, nil
	case "damage":
		return &Damage{Hero: uint8(who), Left: uint8(n), Rule: "CC-DMG-001"}, nil
	case "ail":
		a := slices.Index(library.AilmentWords, what)
		if a < 0 {
			return nil, fmt.Errorf("there is no ailment %q", what)
		}
		return &Ailing{Unit: who, Ail: library.Ailment(a), Rule: "CC-G-067"}, nil
	case "behave":
		h := &s.pack.Hostiles[s.Units[who].Kind]
		for row := range uint8(len(library.Basic) + len(h.Actions)) {
			if id, _ := h.Action(row); id == what {
				return &Behave{Unit: who, Row: row}, nil
			}
		}
		return nil, fmt.Errorf("it has no action %q", what)
	case "move":
		return &HostileMove{Unit: who}, nil
	case "attack":
		return &HostileAttack{Unit: who}, nil
	case "moved":
		return &React{To: who}, nil
	}
	return nil, fmt.Errorf("unknown start %q", where)
}
