package city

import "testing"

// Whoever plays at a level has the traits of its class for that level and each below, and nobody plays at a higher one than 4.
// proves: CC-XPL-005 CC-G-008 CC-G-085
func TestHeroesHaveTheTraitsOfTheirLevel(t *testing.T) {
	r := rules(t)
	for level := range MostLevel + 1 {
		at := tableOf(r, 1)
		at.Level = level
		m, err := NewGame(r, at, 1)
		if err != nil {
			t.Fatal(err)
		}
		for h := range m.State.Heroes {
			if got := int(m.State.Heroes[h].Level); got != level {
				t.Errorf("%s is of level %d, not %d", m.State.HeroName(h), got, level)
			}
			class := r.Pack.Heroes[m.State.Heroes[h].Kind].Class
			for n := 1; n <= level; n++ {
				if trait := traitOf(&m.State, h, n); trait.Class != class || trait.Level != n {
					t.Errorf("%s has %+v for level %d", m.State.HeroName(h), trait, n)
				}
			}
		}
	}
	at := tableOf(r, 1)
	at.Level = MostLevel + 1
	if _, err := NewGame(r, at, 1); err == nil {
		t.Error("a journey begins at level 5")
	}
}

// A journey begins with each hero's card on the side of its Path to Glory and its miniature on no space yet, and with every discovery card
// in the deck but the realmstone that is taken out. Fear is 5 and influence 6.
// proves: CC-SET-006 CC-SET-011 CC-SET-014
func TestAJourneyBegins(t *testing.T) {
	r := rules(t)
	at := tableOf(r, 1)
	at.Journey = "lantern-row"
	m, err := NewGame(r, at, 1)
	if err != nil {
		t.Fatal(err)
	}
	s := &m.State
	if s.Fear != 5 || s.Influence != 6 {
		t.Errorf("a journey begins with fear %d and influence %d", s.Fear, s.Influence)
	}
	for h := range s.Heroes {
		v := &s.Units[h]
		if s.Heroes[h].Inspired || s.Heroes[h].Wounded() || s.Card(h) != &r.Pack.Heroes[s.Heroes[h].Kind].Sides[0] || v.Team != HeroTeam || int(v.Card) != h {
			t.Errorf("%s begins as %s", s.HeroName(h), s.Describe(UnitID(h)))
		}
	}
	for i := range r.Pack.Discoveries {
		d := &r.Pack.Discoveries[i]
		want := d.Count
		if d.Value > 0 {
			want -= r.Pack.Figures.Realmstone[d.Value-1]
		}
		if got := int(s.Decks.Discovery[i]); got != want {
			t.Errorf("the deck has %d cards %s, not %d", got, d.ID, want)
		}
	}
}
