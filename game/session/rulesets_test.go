package session_test

import (
	"testing"

	"precipice/build/coins"
	"precipice/game/session"
	"precipice/saves"
)

// One table of rulesets lists the games of all of them, and finds the ruleset of a save, of a report and of a
// slot, whichever of them it offers first.
func TestATableOfRulesetsFindsTheRulesetOfASave(t *testing.T) {
	saver := saves.NewAutosaver(saves.NewMemory())
	combat, err := session.New(rulesFor(t), tableFor(3), saver, clock)
	if err != nil {
		t.Fatal(err)
	}
	throws, err := session.New(coins.Rules{}, coins.Table{Goal: 30, Seed: 5}, saver, clock)
	if err != nil {
		t.Fatal(err)
	}
	rotate(t, combat, 4)
	rotate(t, throws, 4)
	if err := saver.Flush(); err != nil {
		t.Fatal(err)
	}
	file, err := throws.File()
	if err != nil {
		t.Fatal(err)
	}
	fortressFirst := session.Rulesets{session.Host(rulesFor(t)), session.Host(coins.Rules{})}
	for i, table := range []session.Rulesets{fortressFirst, {fortressFirst[1], fortressFirst[0]}} {
		own := 1 - i // the index of the coins
		games, err := table.Games(saver.Store())
		if err != nil || len(games) != 2 || games[0].Problem != nil || games[1].Problem != nil {
			t.Fatalf("listed are %+v, %v", games, err)
		}
		if table.Of(file) != own || table.Of(throws.Report("")) != own || table.OfSlot(saver.Store(), throws.Slot()) != own {
			t.Errorf("table %d takes the coins for %d, %d, %d", i, table.Of(file), table.Of(throws.Report("")), table.OfSlot(saver.Store(), throws.Slot()))
		}
		if table.Of(combat.Report("")) != 1-own || table.OfSlot(saver.Store(), combat.Slot()) != 1-own || table.Of([]byte("a letter")) != 0 {
			t.Errorf("table %d finds another ruleset for the combat", i)
		}
		slot, err := table[table.Of(file)].Import(saver, file, clock)
		if err != nil || table.OfSlot(saver.Store(), slot) != own {
			t.Errorf("table %d: the file is in %q: %v", i, slot, err)
		}
		if err := saver.Store().Remove(slot); err != nil {
			t.Fatal(err)
		}
	}
}
