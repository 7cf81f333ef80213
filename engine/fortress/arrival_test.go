package fortress

import (
	"slices"
	"testing"

	"precipice/message"
)

// Nobody comes from another quest who is dead in this one, is in its party, or keeps cards in it.
// proves: BF-NEW-001 BF-NEW-002 BF-NEW-003 BF-MRT-001
func TestWhoMayArrive(t *testing.T) {
	for want, set := range map[string]func(s *State, kind int){
		"":                      func(*State, int) {},
		"error.chamber.dead":    func(s *State, kind int) { s.Quest.Mortis |= 1 << kind },
		"error.chamber.keeps":   func(s *State, kind int) { s.Quest.Stored[0] = Held{Mark(kind + 1), 0} },
		"error.chamber.in-play": func(s *State, kind int) { Picked{0, uint8(kind)}.Apply(s) },
	} {
		m := questFor(t, Setup{Players: 1, Fifth: -1})
		set(&m.State, m.State.pack.place("explorer", "dahyak"))
		got := ""
		if err := Admits(m, "dahyak"); err != nil {
			got = err.(*message.Error).Key()
		}
		if got != want {
			t.Errorf("Dahyak is kept away by %q, want %q", got, want)
		}
	}
}

// Of two cards alike that somebody brings, one stays in its chamber if the deck has one only.
// proves: BF-NEW-003
func TestOnlyCardsOfTheDecksFit(t *testing.T) {
	m := questFor(t, Setup{Players: 1, Fifth: -1})
	s := &m.State
	b := Belongings{Explorer: "dahyak", Finds: []string{"cold-lantern", "cold-lantern"}, Resources: []string{"spare-scope", "spare-scope"}}
	s.Discovery[s.pack.place("find", "cold-lantern")] = 1
	s.Quest.Resources[s.pack.place("resource", "spare-scope")] = 1
	comes, stays := s.Fits(&b)
	if !slices.Equal(comes.Finds, b.Finds[:1]) || !slices.Equal(comes.Resources, b.Resources[:1]) || !slices.Equal(stays, []Stays{{Card: "cold-lantern"}, {Card: "spare-scope"}}) {
		t.Errorf("%+v comes, %+v stays", comes, stays)
	}
}

// More cards than a chamber holds do not arrive, and nothing changes.
// proves: BF-NEW-003 BF-PAU-003
func TestAChamberBringsTenCardsAtMost(t *testing.T) {
	for n := 10; n <= 11; n++ {
		m := questFor(t, Setup{Players: 1, Fifth: -1})
		before := m.State
		b := Belongings{Explorer: "dahyak", Finds: slices.Repeat([]string{"cold-lantern"}, n)}
		_, err := Arrive(m, &b)
		if full := n > 10; (err != nil) != full || m.State.Equal(&before) != full {
			t.Errorf("%d cards: %v", n, err)
		}
	}
}
