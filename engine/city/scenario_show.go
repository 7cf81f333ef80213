package city

import (
	"fmt"
	"strings"

	"precipice/engine/board"
	"precipice/engine/city/library"
)

// show describes one thing on the table: the track, the destiny dice, the trackers, or a miniature by name.
func (s *State) show(what string) (string, error) {
	switch what {
	case "track":
		var names []string
		for _, c := range s.Track[:s.NumTrack] {
			name := s.CardName(c)
			if c.Done {
				name = "-" + name
			}
			names = append(names, name)
		}
		return strings.Join(names, " "), nil
	case "destiny":
		_, args := DestinyRolled{Dice: s.Destiny}.Say(s)
		return strings.Join(args, " "), nil
	case "trackers":
		text := fmt.Sprintf("nightfall %d quest %d fear %d influence %d", s.Nightfall, s.QuestToken, s.Fear, s.Influence)
		if i, ok := s.Token.Card(); ok {
			text += " token " + s.pack.Extractions[i].ID
		}
		return text, nil
	case "groups":
		var list []string
		for i, g := range s.Groups {
			if g.Present {
				list = append(list, fmt.Sprintf("%d %s", i+1, g.describe(s.pack)))
			}
		}
		return strings.Join(list, "; "), nil
	case "ground":
		return s.Ground.describe(s.SpaceName), nil
	case "finds":
		return s.pack.pile(&s.Decks.Discovery, s.pack.findID), nil
	case "discarded-finds":
		return s.pack.pile(&s.Decks.DiscoveryOut, s.pack.findID), nil
	case "encounters":
		return s.pack.pile(&s.Decks.Encounter, s.pack.encounterID), nil
	case "discarded-encounters":
		return s.pack.pile(&s.Decks.EncounterOut, s.pack.encounterID), nil
	case "explorations":
		return fmt.Sprintf("%d of %s", s.Decks.Unexplored, s.pack.pile(&s.Decks.Exploration, s.pack.explorationID)), nil
	}
	name, ofHero := strings.CutPrefix(what, "carried ")
	u := s.unitNamed(name)
	if u == NoUnit {
		return "", fmt.Errorf("show takes track, destiny, trackers, groups, ground, finds, encounters, explorations, carried HERO or the name of a miniature")
	}
	if ofHero && s.Units[u].Team == HeroTeam {
		return s.Heroes[u].carried(s.pack), nil
	}
	return s.Describe(u), nil
}

// Describe describes a miniature as a script's show line does.
func (s *State) Describe(u UnitID) string {
	v := &s.Units[u]
	words := []string{s.UnitName(u), s.SpaceName(v.At)}
	if v.Team == HeroTeam {
		x := &s.Heroes[u]
		for _, slot := range x.Slots {
			words = append(words, [...]string{number(int(slot.Die)), "wound", "grievous"}[slot.Counter])
		}
		words = append(words, "points", number(int(x.Inspiration)))
		if x.Inspired {
			words = append(words, "inspired")
		}
		if x.Out {
			words = append(words, "out")
		}
	} else {
		words = append(words, "damage", number(int(v.Damage)))
		if s.broad(u) && v.At != board.None {
			words = append(words, "fills")
			for sp := range s.Body(u).All() {
				words = append(words, s.SpaceName(sp))
			}
		}
	}
	for a := range v.ailments {
		words = append(words, library.AilmentWords[a])
	}
	return strings.Join(words, " ")
}

// describe describes a group as a script's show line does: its card, or that it is face down, and how many were first deployed.
func (g Group) describe(p *Pack) string {
	if !g.FaceUp {
		return "down"
	}
	return fmt.Sprintf("%s deployed %d", p.encounterID(int(g.Card)), g.Deployed)
}

// describe lists the gateways, the lychgates and the objects with their citizens.
func (g *Ground) describe(name func(board.Space) string) string {
	var words []string
	for _, gate := range g.Gates[:g.NumGates] {
		word := "gate " + gate.Edge.String()
		if gate.Open {
			word += " open"
		}
		words = append(words, word)
	}
	for _, e := range g.Lych[:g.NumLych] {
		words = append(words, "lychgate "+e.String())
	}
	for i, at := range g.Objects {
		if at == board.None {
			continue
		}
		word := "object " + name(at)
		if n := g.Citizens[i]; n > 0 {
			word += " citizens " + number(int(n))
		}
		words = append(words, word)
	}
	return strings.Join(words, "; ")
}

// carried lists what a hero has beside its card: treasure, item, realmstone cards of the values 1 to 3, oaken arrows and wards.
func (x *Hero) carried(p *Pack) string {
	words := []string{"treasure -", "item -"}
	if i, ok := x.Treasure.Card(); ok {
		words[0] = "treasure " + p.findID(i)
	}
	if i, ok := x.Item.Card(); ok {
		words[1] = "item " + p.Items[i].ID
	}
	return fmt.Sprintf("%s stones %d,%d,%d arrows %d ward %d", strings.Join(words, " "), x.Stones[0], x.Stones[1], x.Stones[2], x.Arrows, x.Ward)
}

func (p *Pack) findID(i int) string        { return p.Discoveries[i].ID }
func (p *Pack) encounterID(i int) string   { return p.Encounters[i].ID }
func (p *Pack) explorationID(i int) string { return p.Exploration[i].ID }

// pile lists cards by kind, with how many there are of each.
func (p *Pack) pile(cards *[MaxKinds]uint8, name func(int) string) string {
	var words []string
	for i, n := range cards {
		if n > 0 {
			words = append(words, fmt.Sprintf("%d %s", n, name(i)))
		}
	}
	if len(words) == 0 {
		return "-"
	}
	return strings.Join(words, ", ")
}
