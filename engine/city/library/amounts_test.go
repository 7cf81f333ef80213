package library

import (
	"slices"
	"testing"
)

// Whichever exploration cards a deliverance draws, they hold enough citizens for a success (CC-G-079).
func TestAnyExplorationDeckHoldsTheGoal(t *testing.T) {
	lib := load(t)
	var citizens []int
	for _, e := range lib.Exploration {
		n := 0
		for _, c := range e.Citizens {
			n += c
		}
		citizens = append(citizens, n)
	}
	slices.Sort(citizens)
	poorest := 0
	for _, n := range citizens[:lib.Figures.Explored] {
		poorest += n
	}
	if len(citizens) != 12 || poorest < lib.Figures.Deliverance {
		t.Errorf("there are %d exploration cards; the poorest %d hold %d citizens of %d", len(citizens), lib.Figures.Explored, poorest, lib.Figures.Deliverance)
	}
}

// Every crisis is on a table and has two or three choices, one of them at least for a hero with no item. Every item comes from a crisis,
// does something for its bearer, and is asked for by another crisis. The three types that are played have tables by day and by night.
func TestCrisesLeadToEachOther(t *testing.T) {
	lib := load(t)
	listed, given, asked := map[int]bool{}, map[string]string{}, map[string]bool{}
	for _, of := range []JourneyType{Hunt, Scavenge, Deliverance} {
		kinds := [2]map[uint8]bool{{}, {}}
		for i, column := range [2][12]uint8{lib.Tables[of].Day, lib.Tables[of].Night} {
			for _, c := range column {
				listed[int(c)], kinds[i][c] = true, true
			}
		}
		if len(kinds[0]) < 10 || len(kinds[1]) < 10 {
			t.Errorf("the tables of the %s have %d crises by day and %d by night", JourneyWords[of], len(kinds[0]), len(kinds[1]))
		}
	}
	rolls := 0
	for i, c := range lib.Crises {
		if !listed[i] {
			t.Errorf("%s is on no table", c.ID)
		}
		if n := len(c.Choices); n < 2 || n > 3 {
			t.Errorf("%s has %d choices", c.ID, n)
		}
		for k := range c.Choices {
			one := &c.Choices[k]
			if one.Needs != "" {
				asked[one.Needs] = true
				if given[one.Needs] == c.ID || one.Effect[0].Do != "lose-item" {
					t.Errorf("%s does not take the item that it needs", one.ID)
				}
			}
			if len(one.Outcomes()) > 1 {
				rolls++
			}
		}
		for _, op := range opsOf(c) {
			if op.Do == "item" {
				given[op.Item] = c.ID
			}
		}
	}
	for _, it := range lib.Items {
		if given[it.ID] == "" || !asked[it.ID] || len(it.Rules) == 0 && !it.Use.Exists() {
			t.Errorf("the item %s is given by %q, asked for: %t", it.ID, given[it.ID], asked[it.ID])
		}
	}
	if len(lib.Crises) != 30 || len(lib.Items) < 8 || rolls < 30 {
		t.Errorf("there are %d crises, %d items and %d choices with a roll", len(lib.Crises), len(lib.Items), rolls)
	}
}

// opsOf lists the operations of a crisis, those of its rolls' branches too.
func opsOf(c Crisis) (list []Op) {
	var add func(ops []Op)
	add = func(ops []Op) {
		for _, op := range ops {
			list = append(list, op)
			add(op.Failure)
			add(op.Success)
			add(op.Critical)
		}
	}
	for _, one := range c.Choices {
		add(one.Effect)
	}
	return list
}

// The decks hold as many cards as the rules count on, of enough kinds that no two journeys are alike.
func TestAmounts(t *testing.T) {
	lib := load(t)
	encounters, night := 0, 0
	for _, e := range lib.Encounters {
		if encounters += e.Count; e.Nightwars {
			night += e.Count
		}
		for level, bands := range e.Levels {
			if len(bands) == 0 {
				t.Errorf("%s has no group for level %d", e.ID, level)
			}
		}
	}
	if encounters != 28 || night != 4 {
		t.Errorf("there are %d encounter cards, %d of them of the Nightwars", encounters, night)
	}
	cards, kinds, stones := [4]int{}, [4]int{}, [3]int{}
	for _, d := range lib.Discoveries {
		cards[d.Kind] += d.Count
		kinds[d.Kind]++
		if d.Kind == Realmstone {
			stones[d.Value-1] += d.Count
		}
	}
	if cards != [4]int{12, 6, 6, 16} || stones != [3]int{2, 4, 10} || kinds[Treasure] < 8 || kinds[Trap] < 4 {
		t.Errorf("the discovery deck has %v cards of %v kinds, realmstone %v", cards, kinds, stones)
	}
	tokens := 0
	for _, e := range lib.Extractions {
		if !e.Token.Empty() {
			tokens++
		}
	}
	if len(lib.Extractions) < 12 || tokens < 6 || lib.Extracted[0] == lib.Extracted[MostResult-1] {
		t.Errorf("there are %d extraction events, %d of them with tokens", len(lib.Extractions), tokens)
	}
	maps := [4]int{}
	for _, j := range lib.Journeys {
		if !j.Nightwars && !j.Lesson {
			maps[j.Type]++
		}
	}
	if maps != [4]int{6, 6, 1, 0} {
		t.Errorf("there are %v maps of the journey types", maps)
	}
}
