package session_test

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/session"
)

// count plays combats and counts the decisions asked by kind and the lines of the log by key.
func count(t *testing.T, change func(*blackstone.Table)) (asked, said map[string]int) {
	t.Helper()
	r := rulesFor(t)
	asked, said = map[string]int{}, map[string]int{}
	for seed := range uint64(6) {
		table := tableFor(seed)
		change(&table)
		s := begin(t, r, table, nil)
		playOn(t, s, seed, func(d *engine.Decision) bool {
			asked[d.Kind]++
			if d.Seat == fortress.HostileSeat {
				asked["hostile seat"]++
			}
			return false
		})
		for _, l := range s.Log {
			said[l.Key]++
		}
	}
	return asked, said
}

func TestTableSettingsAnswerOffers(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*blackstone.Table)
		asks   []string // kinds of decision that are asked
		spares []string // kinds of decision that are not asked
		says   []string // keys in the log
		hushes []string // keys not in the log
	}{
		{"as a table is at first", func(*blackstone.Table) {}, []string{"overwatch", "re-roll", "activation"}, []string{"hostile seat", "pay"},
			[]string{"automatic", "held-fire"}, []string{"always", "never"}},
		{"hostiles are played", func(t *blackstone.Table) { t.HostilesPlayed = true }, []string{"hostile seat"}, nil, nil, []string{"automatic"}},
		{"a hostile player sits at the table", func(t *blackstone.Table) { t.Setup.Players, t.Setup.Fifth = 2, 1 }, []string{"hostile seat"}, nil, nil, []string{"automatic"}},
		{"overwatch always", func(t *blackstone.Table) { t.Overwatch = blackstone.Always }, []string{"overwatch-weapon"}, []string{"overwatch"}, []string{"always", "declared"}, []string{"never"}},
		{"overwatch never", func(t *blackstone.Table) { t.Overwatch = blackstone.Never }, nil, []string{"overwatch", "overwatch-weapon"}, []string{"never"}, []string{"always", "declared", "held-fire"}},
		{"rolls are kept", func(t *blackstone.Table) { t.ReRolls = blackstone.Never }, nil, []string{"re-roll"}, []string{"never"}, []string{"rolled-again"}},
		{"dice are asked", func(t *blackstone.Table) { t.AskDice = true }, []string{"pay"}, nil, nil, nil},
		{"healing is not asked at first", func(*blackstone.Table) {}, nil, []string{"heal"}, []string{"healed"}, nil},
		{"healing is asked", func(t *blackstone.Table) { t.AskHealing = true }, []string{"heal"}, nil, nil, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			asked, said := count(t, c.change)
			for _, k := range c.asks {
				if asked[k] == 0 {
					t.Errorf("%s is never asked", k)
				}
			}
			for _, k := range c.spares {
				if asked[k] > 0 {
					t.Errorf("%s is asked %d times", k, asked[k])
				}
			}
			for _, k := range c.says {
				if said[k] == 0 {
					t.Errorf("the log never says %s", k)
				}
			}
			for _, k := range c.hushes {
				if said[k] > 0 {
					t.Errorf("the log says %s %d times", k, said[k])
				}
			}
		})
	}
}

// spend finds an activation in which dice of several faces can pay for a move, and moves. It returns the
// faces on offer, lowest first, and the key of the spent die.
func spend(t *testing.T, prefer func(offers []string) string) (offers []string, paid string) {
	t.Helper()
	r := rulesFor(t)
	for seed := range uint64(40) {
		table := tableFor(seed)
		table.AskDice = true
		asking := begin(t, r, table, nil)
		playOn(t, asking, seed, func(d *engine.Decision) bool { return d.Kind == "pay" && len(d.Options) > 2 })
		if _, ok := asking.Pending(); !ok {
			continue
		}
		offers = keys(asking)
		want := prefer(offers)
		journal := asking.Match.Journal
		s := begin(t, r, table, nil)
		for _, key := range journal[:len(journal)-1] {
			if s.Match.State.Equal(&asking.Match.State) {
				break
			}
			if _, err := s.Match.Choose(key); err != nil {
				t.Fatal(err)
			}
		}
		s.Shown = s.Match.State
		table.AskDice = false
		if err := s.SetTable(table); err != nil {
			t.Fatal(err)
		}
		s.Prefer(want)
		choose(t, s, journal[len(journal)-1])
		if s.Preferred() != "" {
			t.Error("a die is still preferred after one was spent")
		}
		return offers, s.Match.Journal[len(journal)]
	}
	t.Fatal("no combat offers three dice to pay with")
	return nil, ""
}

func TestTheLowestDiePays(t *testing.T) {
	offers, paid := spend(t, func([]string) string { return "" })
	if paid != offers[0] {
		t.Errorf("of %q %q was spent", offers, paid)
	}
}

func TestThePreferredDiePays(t *testing.T) {
	offers, paid := spend(t, func(offers []string) string { return offers[len(offers)-1] })
	if paid != offers[len(offers)-1] {
		t.Errorf("of %q %q was spent", offers, paid)
	}
	if offers, paid = spend(t, func([]string) string { return "pay 9" }); paid != offers[0] {
		t.Errorf("with a die preferred that is not there, of %q %q was spent", offers, paid)
	}
}

func TestADieIsPreferredOnce(t *testing.T) {
	table := tableFor(0)
	table.AskDice = true
	s := begin(t, rulesFor(t), table, nil)
	playOn(t, s, 0, kind("pay"))
	offers, at := keys(s), len(s.Match.Journal)
	s.Prefer(offers[len(offers)-1])
	if err := s.SetTable(blackstone.Table{}); err != nil {
		t.Fatal(err)
	}
	if s.Match.Journal[at] != offers[len(offers)-1] || s.Preferred() != "" {
		t.Errorf("%q was spent, and %q is still preferred", s.Match.Journal[at], s.Preferred())
	}
}

func TestIllegalKeepsThePreference(t *testing.T) {
	s := begin(t, rulesFor(t), tableFor(0), nil)
	s.Prefer("pay 5")
	if s.Choose("fly") == nil || s.Preferred() != "pay 5" {
		t.Error("a wrong key made the table forget the preferred die")
	}
	choose(t, s, keys(s)[0])
	if s.Preferred() != "" {
		t.Error("the preference outlives a choice")
	}
}

// Changing the table's settings answers the pending decision; dice rolled for that are final like all
// others.
func TestSetTableAnswersThePendingOffer(t *testing.T) {
	r, rolled := rulesFor(t), 0
	for seed := range uint64(30) {
		table := tableFor(seed)
		table.AskDice = true
		s := begin(t, r, table, nil)
		playOn(t, s, seed, func(d *engine.Decision) bool { return d.Kind == "pay" && s.CanUndo() })
		if _, ok := s.Pending(); !ok {
			continue
		}
		dice := s.Match.Rolled()
		changed := blackstone.Table{Overwatch: blackstone.Never}
		if err := s.SetTable(changed); err != nil {
			t.Fatal(err)
		}
		if s.Table.Seed != seed || s.Table.Setup.Combat != table.Setup.Combat || s.Table.Overwatch != blackstone.Never {
			t.Fatalf("the table is now %+v", s.Table)
		}
		if d, ok := s.Match.Pending(); ok && d.Kind == "pay" {
			t.Fatal("the table still asks which die pays")
		}
		if s.Match.Rolled() != dice {
			rolled++
			if s.CanUndo() {
				t.Fatal("dice were rolled and can be taken back")
			}
		}
	}
	if rolled == 0 {
		t.Error("no change of the table let dice be rolled")
	}
}

// A question reached by undo is asked, even if the table now answers it unasked.
func TestUndoAsksAfterAChangeOfSettings(t *testing.T) {
	r := rulesFor(t)
	for seed := range uint64(40) {
		table := tableFor(seed)
		table.AskDice = true
		s := begin(t, r, table, nil)
		playOn(t, s, seed, kind("pay"))
		dice := s.Match.Rolled()
		s.Choose(keys(s)[0])
		if s.Match.Rolled() != dice {
			continue
		}
		table.AskDice = false
		if err := s.SetTable(table); err != nil || !s.Undo() {
			t.Fatalf("the payment cannot be taken back (%v)", err)
		}
		if d, _ := s.Match.Pending(); d.Kind != "pay" {
			t.Errorf("%s is asked", d.Kind)
		}
		return
	}
	t.Fatal("no payment without dice rolled after it")
}

func TestUnaskedLinesNameTheOption(t *testing.T) {
	s := begin(t, rulesFor(t), tableFor(2), nil)
	playOn(t, s, 2, toTheEnd)
	at := slices.IndexFunc(s.Log, func(l session.Line) bool { return l.Key == "automatic" })
	if at < 0 {
		t.Fatal("nothing was answered for the hostiles")
	}
	args := s.Log[at].Args
	key := strings.TrimSpace(strings.Join(args[1:], " "))
	if len(args) != 6 || !slices.Contains(s.Match.Journal, key) {
		t.Errorf("the line %q names no choice of the journal", args)
	}
}

// Nobody is asked about a re-roll that cannot matter. The journal holds the answer nevertheless.
func TestReRollsThatCannotMatterAreNotOffered(t *testing.T) {
	r, kept := rulesFor(t), 0
	for seed := range uint64(6) {
		s := begin(t, r, tableFor(seed), nil)
		asked := 0
		playOn(t, s, seed, func(d *engine.Decision) bool {
			if d.Kind == fortress.AskReRoll {
				if asked++; !fortress.ReRollMatters(s.Match) {
					t.Errorf("seed %d: a re-roll is offered that cannot matter", seed)
				}
			}
			return false
		})
		answers := 0
		for _, key := range s.Match.Journal {
			if key == "keep" || strings.HasPrefix(key, "re-roll") {
				answers++
			}
		}
		kept += answers - asked
	}
	if kept == 0 {
		t.Error("no re-roll was kept unasked")
	}
}
