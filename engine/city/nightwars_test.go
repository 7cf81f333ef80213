package city

import (
	"testing"

	"precipice/engine/city/library"
)

// On a journey marked Nightwars night has fallen from the start, its deck holds the encounters of the Nightwars, and closed gateways lie
// between tiles; on every other journey none of it is so.
// proves: CC-G-091 CC-X-005 CC-X-006
func TestNightwars(t *testing.T) {
	r := rules(t)
	marked := 0
	for i := range r.Pack.Journeys {
		j := &r.Pack.Journeys[i]
		at := tableOf(r, 1)
		at.Journey = j.ID
		m, err := NewGame(r, at, 1)
		if err != nil {
			t.Fatal(err)
		}
		s := &m.State
		huge, between := 0, 0
		for card := range r.Pack.Encounters {
			if r.Pack.Encounters[card].Nightwars {
				huge += int(s.Decks.Encounter[card])
			}
		}
		for u := range s.Units {
			if s.broad(UnitID(u)) {
				huge++ // its card has been drawn
			}
		}
		for gate := range s.Ground.NumGates {
			if !s.Ground.Gates[gate].Open && s.tiles.Between(int(gate)) {
				between++
			}
		}
		past := s.tiles.Through() != &s.tiles.Graph // hostiles have other ways than heroes
		if s.Night() != j.Nightwars || (huge > 0) != j.Nightwars || (between > 0) != j.Nightwars || past != j.Nightwars {
			t.Errorf("%s: night %t, %d huge ones, %d closed gateways between tiles, ways past them %t", j.ID, s.Night(), huge, between, past)
		}
		if j.Nightwars {
			marked++
		}
	}
	if marked == 0 {
		t.Error("no journey is marked Nightwars")
	}
	sizes := map[library.Size]int{}
	for i := range r.Pack.Hostiles {
		sizes[r.Pack.Hostiles[i].Size]++
	}
	if sizes[library.Huge] != 1 || sizes[library.Giant] != 1 {
		t.Errorf("the kinds of each size are %v", sizes)
	}
}
