package session_test

import (
	"testing"

	"precipice/engine/fortress"
	"precipice/game/blackstone"
)

// A question that the players have put off is answered for them in this expedition, by taking nothing, and asked again when they
// want it. In another expedition it is asked.
func TestWhatIsPutOffIsNotAskedInTheExpedition(t *testing.T) {
	r, seen := rulesFor(t), map[string]bool{}
	for seed := range uint64(12) {
		table := forTwo(seed)
		table.Setup.Combat, table.Setup.Difficulty = "", fortress.Normal
		s := begin(t, r, table, nil)
		for range 400 {
			d, ok := s.Match.Pending()
			if !ok {
				break
			}
			kind, made := d.Kind, len(s.Match.Journal)
			if !blackstone.Hushable(d) || seen[kind] {
				playBot(t, s)
				continue
			}
			seen[kind] = true
			if err := s.SetTable(s.Table.WithHush(kind, 5)); err != nil || len(s.Match.Journal) != made {
				t.Errorf("%s: what was put off in another expedition is answered: %v", kind, err)
			}
			left := d.Keys()
			if err := s.SetTable(s.Table.WithHush(kind, s.Match.State.Quest.Expedition)); err != nil {
				t.Fatal(err)
			}
			if len(s.Match.Journal) == made {
				t.Fatalf("%s is still asked, of %q", kind, left)
			}
			if verb := s.Match.Journal[made]; verb[:4] != "done" && verb[:4] != "pass" && verb[:4] != "keep" {
				t.Errorf("%s is answered by %q", kind, verb)
			}
			for range 150 {
				if d, ok := s.Match.Pending(); ok && d.Kind == kind {
					t.Fatalf("%s is asked again", kind)
				}
				if !playBot(t, s) {
					break
				}
			}
			table := s.Table
			table.Hushes = nil
			if err := s.SetTable(table); err != nil || s.Table.Hushed(kind, 0) {
				t.Errorf("%s is still put off: %v", kind, err)
			}
		}
	}
	if len(seen) != 3 {
		t.Errorf("seen were %v", seen)
	}
}

// In overwatch a hit is not asked to be rolled again for a critical, unless the table wants every re-roll. A miss is asked about.
func TestAHitInOverwatchIsNotAskedToBeBetter(t *testing.T) {
	r := rulesFor(t)
	asked := map[blackstone.Manner][2]int{}
	for _, manner := range []blackstone.Manner{blackstone.Ask, blackstone.Always} {
		for seed := range uint64(16) {
			table := forTwo(seed)
			table.ReRolls = manner
			s := begin(t, r, table, nil)
			for {
				d, ok := s.Match.Pending()
				if !ok {
					break
				}
				if n := asked[manner]; d.Kind == fortress.AskReRoll {
					if fortress.Upgrades(s.Match) {
						n[0]++
					} else {
						n[1]++
					}
					asked[manner] = n
				}
				if d.Kind == fortress.AskOverwatch {
					choose(t, s, d.Options[0].Key())
					continue
				}
				playBot(t, s)
			}
		}
	}
	if asked[blackstone.Ask][0] != 0 || asked[blackstone.Always][0] == 0 || asked[blackstone.Ask][1] == 0 {
		t.Errorf("asked to make a hit in overwatch better, and about other rolls: %v", asked)
	}
}
