package fortress

import (
	"fmt"
	"strconv"
	"strings"

	"precipice/engine/kit"
)

// show describes one thing on the table: the track, the destiny dice, or a miniature by name.
func (s *State) show(what string) (string, error) {
	switch what {
	case "track":
		return strings.Join(s.trackNames(), " "), nil
	case "destiny":
		return s.destinyFaces(), nil
	case "resources":
		return s.deckOfResources(), nil
	case "sites":
		return s.describeSites(), nil
	case "stasis":
		return s.describeStasis(), nil
	}
	u := s.find(what)
	if u == NoUnit {
		return "", fmt.Errorf("show takes track, destiny, resources, stasis, sites or the name of a miniature")
	}
	if s.Units[u].Team == Explorers {
		return s.describeExplorer(u), nil
	}
	return s.describeHostile(u), nil
}

// trackNames lists the initiative cards from left to right, with a dash before those face down.
func (s *State) trackNames() (names []string) {
	for _, c := range s.Track[:s.NumTrack] {
		name := s.CardName(c)
		if c.Done {
			name = "-" + name
		}
		names = append(names, name)
	}
	return names
}

func (s *State) destinyFaces() string {
	faces := ""
	for d := range s.DestinyDice {
		if d.Face > 0 && !d.Used {
			faces += strconv.Itoa(int(d.Face))
		}
	}
	return kit.Dash(faces)
}

func (s *State) describeExplorer(u UnitID) string {
	x := s.ExplorerOf(u)
	words := []string{s.HexName(s.Units[u].Hex), "spaces"}
	for _, slot := range x.Slots[:x.NumSlots] {
		words = append(words, slot.String())
	}
	words = append(words, "points", strconv.Itoa(int(x.Inspiration)), "destiny-used", strconv.Itoa(int(x.DestinyUsed)))
	for _, mark := range []struct {
		word string
		on   bool
	}{{"overwatch", x.Overwatch}, {"inspired", x.Inspired}, {"stunned", s.Units[u].Stunned}, {"out", x.Out}} {
		if mark.on {
			words = append(words, mark.word)
		}
	}
	for i, card := range s.cardsOf(int(x.Kind)) {
		if name := s.pack.Resources[card].ID; s.Quest.Held[i].Down {
			words = append(words, "-"+name)
		} else {
			words = append(words, name)
		}
	}
	return strings.Join(words, " ")
}

// deckOfResources lists the cards of the resource decks.
func (s *State) deckOfResources() string {
	var names []string
	for kind, n := range s.Quest.Resources {
		for range n {
			names = append(names, s.pack.Resources[kind].ID)
		}
	}
	return kit.Dash(strings.Join(names, " "))
}

// describeStasis lists the explorers in stasis with the spaces of their cards and the cards beside them, and the
// exploration cards in the databank.
func (s *State) describeStasis() string {
	var chambers []string
	for kind := range s.pack.Explorers {
		if !s.Stasis.Has(kind) {
			continue
		}
		c := s.Chamber(kind)
		words := []string{s.pack.Explorers[kind].ID}
		for _, slot := range c.Slots {
			words = append(words, slot.String())
		}
		if c.Inspired {
			words = append(words, "inspired")
		}
		if c.Inspiration > 0 {
			words = append(words, "points", strconv.Itoa(c.Inspiration))
		}
		for _, f := range c.Finds {
			words = append(words, s.pack.Discoveries[f].ID)
		}
		for _, h := range c.Resources {
			words = append(words, s.pack.Resources[h.Card].ID)
		}
		chambers = append(chambers, strings.Join(words, " "))
	}
	return fmt.Sprintf("%s; databank %d", kit.Dash(strings.Join(chambers, "; ")), s.Expedition.CardsLeft())
}

func (s *State) describeHostile(u UnitID) string {
	v := &s.Units[u]
	text := fmt.Sprintf("%s %s group-%d damage %d", s.HexName(v.Hex), s.Hostile(u).Models[v.Model].ID, v.Card+1, v.Damage)
	if v.Stunned {
		text += " stunned"
	}
	if v.Slain {
		text += " slain"
	}
	return text
}
