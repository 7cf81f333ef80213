package fortress

import "testing"

// proves: BF-WPN-006
// The question for a further target is about the next of the attacks, and a single attack is none of several.
func TestWhichAttackOfAWeaponAction(t *testing.T) {
	m := position(t, `board
.   .   .
end
explorer amallyn 0,0
hostile ur-ghul-1 1,0
hostile ur-ghul-2 2,0
start activation amallyn`)
	for _, c := range []struct {
		left, of int
		asks     bool
		want     Repeat
	}{{2, 3, true, Repeat{true, 2, 3}}, {1, 3, false, Repeat{true, 2, 3}}, {0, 2, false, Repeat{true, 2, 2}}, {0, 1, false, Repeat{true, 1, 1}}} {
		f := &WeaponAction{Left: uint8(c.left)}
		if got := f.repeat(&m.State, &Reaction{Attacks: uint8(c.of)}, c.asks); got != c.want {
			t.Errorf("with %d of %d left it is %+v, want %+v", c.left, c.of, got, c.want)
		}
	}
}

// proves: BF-HAC-003 BF-HAC-006
// An onslaught has two attacks; a charge has a second move only if it does not attack.
func TestWhichStepOfAHostilesAction(t *testing.T) {
	for _, c := range []struct {
		action string
		now    int
		moving bool
		want   Repeat
	}{
		{"onslaught", 0, false, Repeat{true, 1, 2}}, {"onslaught", 1, false, Repeat{true, 2, 2}},
		{"charge", 0, true, Repeat{false, 1, 1}}, {"charge", 1, true, Repeat{false, 2, 2}}, {"charge", 1, false, Repeat{true, 1, 1}},
		{"advance", 1, false, Repeat{true, 1, 1}}, {"fall-back", 1, false, Repeat{true, 1, 1}}, {"sneak", 0, true, Repeat{false, 1, 1}},
	} {
		if got := repeatIn(basicActions[c.action], c.now, c.moving); got != c.want {
			t.Errorf("step %d of %s is %+v, want %+v", c.now+1, c.action, got, c.want)
		}
	}
}

// In play, the question for the next target says which attack it is, as does the rest of that attack.
func TestTheQuestionForTheNextTargetTellsWhichAttackItIs(t *testing.T) {
	m := position(t, `board
.   .   .   .
end
explorer ur-025 0,0 dice 6,6,6,6
hostile guardsman-1 2,0
hostile guardsman-2 2,0
hostile guardsman-3 3,0
start activation ur-025`)
	if _, ok := RepeatOf(m); ok {
		t.Error("an activation is one of several attacks")
	}
	d, _ := m.Pending()
	for _, o := range d.Options {
		if o.Verb != "fire" || o.Parts[2] == "" || o.Parts[2] == "x1" {
			continue
		}
		c := m.Clone()
		if _, err := c.Choose(o.Key()); err != nil {
			t.Fatal(err)
		}
		next, asked := c.Pending()
		if r, ok := RepeatOf(c); asked && next.Kind == AskTarget && (!ok || r != Repeat{true, 2, int(o.Parts[2][1] - '0')}) {
			t.Errorf("after the first attack of %s, the next is %+v", o.Key(), r)
		} else if asked && next.Kind == AskTarget {
			return
		}
	}
	t.Fatal("no weapon asks for a second target")
}
