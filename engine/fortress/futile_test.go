package fortress

import (
	"slices"
	"testing"
)

// An option that only costs something changes nothing: it is futile until there is a wound to heal.
func TestMendingWithoutAWoundIsFutile(t *testing.T) {
	for _, c := range []struct {
		card   string
		futile bool
	}{{"dice 6,6,6", true}, {"dice 6,6 wounds 1", false}} {
		m := position(t, "board\n.   .   .\nend\nexplorer ur-025 0,0 "+c.card+"\nhostile guardsman-1 2,0\nstart activation ur-025")
		for key, want := range map[string]bool{"use mending-cycle": c.futile, "move 1,0": false, "fire assault-cannon guardsman-1 x1": false, "end": false, "fly": false} {
			if got := Futile(m, key); got != want {
				t.Errorf("with %s, %s is futile: %v", c.card, key, got)
			}
		}
	}
}

// No option that is futile has ever changed anything but what it costs, however it was played.
func TestFutileOptionsChangeNothing(t *testing.T) {
	seen := 0
	for seed := range uint64(40) {
		m := startAtRandom(t, seed)
		for step := range 120 {
			d, ok := m.Pending()
			if !ok {
				break
			}
			for _, o := range d.Options {
				if d.Kind != AskActivation || o.Verb != "use" && o.Verb != "recuperate" || !Futile(m, o.Key()) {
					continue
				}
				seen++
				c := m.Clone()
				if _, err := c.Choose(o.Key()); err != nil {
					t.Fatal(err)
				}
				for d, ok := c.Pending(); ok && (d.Kind == AskPay || d.Kind == AskReRoll); d, ok = c.Pending() {
					c.Take(0)
				}
				for i := range m.State.Units {
					if m.State.Units[i] != c.State.Units[i] {
						t.Fatalf("seed %d: %s changes a miniature", seed, o.Key())
					}
				}
				for e := range m.State.Party {
					was, is := &m.State.Party[e], &c.State.Party[e]
					if was.Count(WoundCounter) != is.Count(WoundCounter) || was.NumFinds != is.NumFinds || was.Inspired != is.Inspired || is.Inspiration > was.Inspiration {
						t.Fatalf("seed %d: %s changes a card", seed, o.Key())
					}
				}
			}
			m.Take(int(seed+uint64(step)*7) % len(d.Options))
		}
	}
	if seen == 0 {
		t.Fatal("no option was ever futile")
	}
}

// proves: BF-INS-005
// A re-roll matters where a better result does something better: not to the vitality of the unhurt, and not to
// somebody whose only wound a success heals as well as a critical.
func TestReRollsThatCannotMatter(t *testing.T) {
	for _, c := range []struct {
		card, face string
		want       bool
	}{{"", "1", false}, {"", "6", false}, {"wounds 1", "1", true}, {"wounds 1", "6", false}, {"wounds 2", "6", true}} {
		m := position(t, "board\n.   .   .   .   .   .\nend\nexplorer janus-draik 0,0 inspiration 1 "+c.card+
			"\nhostile guardsman-1 5,0\ntwist veins-of-warmth\nroll 1 2 3 4 5  "+c.face+"\nstart turn")
		if d, _ := m.Pending(); d.Kind != AskReRoll {
			t.Fatalf("asked is %s", d.Kind)
		}
		before := m.Hash()
		if got := ReRollMatters(m); got != c.want || m.Hash() != before {
			t.Errorf("with %q and a %s a re-roll matters: %v", c.card, c.face, got)
		}
	}
}

// proves: BF-INS-005
// A re-roll of an attack that slays its target already does not matter, and one of an attack that does not slay it does.
func TestReRollsOfWhatSlaysAlready(t *testing.T) {
	for damage, want := range map[string]int{"0": -1, "1": 0} {
		m := position(t, "board\n.   .   .\nend\nexplorer janus-draik 0,0 dice 5 inspiration 1\nhostile guardsman-1 1,0 damage "+damage+"\nroll 5\nstart activation janus-draik\nchoose fire pistol-rapier guardsman-1")
		if d, _ := m.Pending(); d.Kind != AskReRoll || Vain(m, d) != want || d.Options[0].Verb != "keep" {
			t.Errorf("of a target with damage %s asked is %s %v, and taken is %d", damage, d.Kind, d.Options, Vain(m, d))
		}
	}
}

// proves: BF-INS-005
// Where a success may be rolled again, what a critical would bring is told by the rules that only then apply.
func TestWhatACriticalBringsBeyondASuccess(t *testing.T) {
	const janus = "board\n.   .   .\nend\nexplorer janus-draik 0,0 dice 5 inspiration 1"
	for _, c := range []struct {
		text string
		want []string
	}{
		{janus + "\nhostile guardsman-1 1,0\nroll 5\nstart wound janus-draik guardsman-1", []string{"BF-CRD-006"}},
		{janus + "\nhostile guardsman-1 2,0\nroll 5\nstart wound janus-draik guardsman-1", nil},
		{janus + "\nhostile guardsman-1 1,0\nroll 1\nstart wound janus-draik guardsman-1", nil},
		{janus + "\nhostile guardsman-1 1,0\nroll 5\nstart grievous janus-draik guardsman-1", []string{"BF-DEF-005", "BF-CRD-006"}},
		{janus + "\nhostile guardsman-1 2,0 group 1\nhostile cultist-1 2,0 group 2\ntrack group-1 group-2 janus-draik\nstart gambits\nroll 5\nchoose gambit janus-draik 5", []string{"BF-GAM-006"}},
		{janus + "\nhostile guardsman-1 1,0\nroll 5\nstart activation janus-draik\nchoose fire pistol-rapier guardsman-1", []string{"BF-ATK-007"}},
		{janus + " wounds 2\nhostile guardsman-1 2,0\nroll 5\nstart activation janus-draik\nchoose recuperate", []string{"BF-ROL-008"}},
	} {
		m := position(t, c.text)
		if d, _ := m.Pending(); d.Kind != AskReRoll {
			t.Fatalf("%s\nasks %s", c.text, d.Kind)
		}
		before := m.Hash()
		if got := CriticalBrings(m); !slices.Equal(got, c.want) || m.Hash() != before {
			t.Errorf("%s\na critical brings %v, want %v", c.text, got, c.want)
		}
	}
}

// A question about a re-roll knows what is at stake: whom an attack is on, or the wound that threatens. A defence that has
// succeeded is known to have. A roll for anything else has nothing at stake.
func TestWhatIsAtStakeInARoll(t *testing.T) {
	const janus = "board\n.   .   .\nend\nexplorer janus-draik 0,0 dice 5 inspiration 1"
	for _, c := range []struct {
		text   string
		by, on string // of the stake; on is empty for none
		wound  bool
		worse  bool
		saved  bool
	}{
		{janus + "\nhostile guardsman-1 1,0\nroll 1\nstart wound janus-draik guardsman-1", "guardsman-1", "janus-draik", true, false, false},
		{janus + "\nhostile guardsman-1 1,0\nroll 1\nstart grievous janus-draik guardsman-1", "guardsman-1", "janus-draik", true, true, false},
		{janus + "\nhostile guardsman-1 1,0\nroll 5\nstart wound janus-draik guardsman-1", "guardsman-1", "janus-draik", true, false, true},
		{janus + "\nhostile guardsman-1 1,0\nroll 5\nstart grievous janus-draik guardsman-1", "guardsman-1", "janus-draik", true, true, true},
		{janus + "\nhostile guardsman-1 1,0\nroll 1\nstart activation janus-draik\nchoose fire pistol-rapier guardsman-1", "janus-draik", "guardsman-1", false, false, false},
		{janus + " wounds 2\nhostile guardsman-1 2,0\nroll 1\nstart activation janus-draik\nchoose recuperate", "", "", false, false, false},
	} {
		m := position(t, c.text)
		if d, _ := m.Pending(); d.Kind != AskReRoll {
			t.Fatalf("%s\nasks %s", c.text, d.Kind)
		}
		s := &m.State
		got, ok := AtStake(m)
		if ok != (c.on != "") || ok && (s.UnitName(got.By) != c.by || s.UnitName(got.On) != c.on || got.Wound != c.wound || got.Grievous != c.worse || got.Saved != c.saved) {
			t.Errorf("%s\nat stake is %+v, %v", c.text, got, ok)
		}
	}
}
