package fortress

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine/dice"
)

// watchers are positions in which a hostile has just moved and several ways to answer are open.
var watchers = map[string]string{
	"two explorers, two prices": `board
.   .   .   .   .   .
end
explorer janus-draik 1,0 dice 3 overwatch
explorer ur-025 0,0 dice 5,2 overwatch
hostile guardsman-1 5,0
start behaviour guardsman-1 advance`,
	"cover, and a die to aim": `board
.   .   .   . | .   .   .
end
explorer janus-draik 0,0 dice 3,1 overwatch
hostile guardsman-1 6,0
start behaviour guardsman-1 advance`,
	"twins": `board
.   .   .   .   .   .
end
explorer rein-raus 0,0 dice 5,4 overwatch twin 1,0
hostile guardsman-1 5,0
start behaviour guardsman-1 advance`,
}

// fireForReal answers the questions of a shot for real, with loaded attack dice, and returns the level of its
// first attack, whether the target falls, the damage it takes and the dice paid.
func fireForReal(t *testing.T, m *Match, w *Watcher, shot *Shot, faces []uint8) (level dice.Level, slain bool, damage int, paid []uint8) {
	t.Helper()
	c := m.Clone()
	c.Load(faces...)
	target := shot.Aim.On
	before := int(c.State.Units[target].Damage)
	keys, attacks := shot.Keys, 0
	see := func(events []Event) {
		for _, e := range events {
			switch ch := e.Change.(type) {
			case DieSpent:
				if attacks < shot.Aim.Attacks {
					paid = append(paid, ch.Face)
				}
			case Resolved:
				if ch.By != shot.Aim.By {
					continue
				}
				if attacks++; attacks == 1 {
					level = ch.Level
				}
			}
		}
	}
	for attacks < shot.Aim.Attacks && c.State.Units[target].Here() {
		d, ok := c.Pending()
		if !ok {
			break
		}
		key := d.Options[0].Key()
		switch {
		case d.Kind == "overwatch":
			key = "pass " + d.About[0]
			if d.About[0] == c.State.Name(w.Explorer) {
				key = "overwatch " + d.About[0]
			}
		case d.Kind == "overwatch-twin" || d.Kind == "overwatch-weapon":
			key, keys = keys[0], keys[1:]
		case d.Kind == "re-roll":
			key = "keep"
		}
		events, err := c.Choose(key)
		if err != nil {
			t.Fatal(err)
		}
		see(events)
	}
	slain = c.State.Units[target].Slain
	return level, slain, min(int(c.State.Units[target].Damage), c.State.Hostile(target).Wounds) - before, paid
}

// product returns every combination of faces of n dice.
func product(sides uint8, n int) (all [][]uint8) {
	all = [][]uint8{nil}
	for range n {
		var longer [][]uint8
		for _, faces := range all {
			for f := uint8(1); f <= sides; f++ {
				longer = append(longer, append(slices.Clone(faces), f))
			}
		}
		all = longer
	}
	return all
}

// The odds of each way to answer are those of the game played on from there with every face of the dice.
func TestForeseeOverwatchIsWhatHappens(t *testing.T) {
	ways := 0
	for name, script := range watchers {
		m := position(t, script)
		before := m.Hash()
		for _, w := range ForeseeOverwatch(m) {
			for i := range w.Shots {
				ways++
				compareShot(t, name, m, &w, &w.Shots[i])
			}
		}
		if m.Hash() != before {
			t.Errorf("%s: looking ahead changed the match", name)
		}
	}
	if ways != 8 {
		t.Errorf("%d ways were compared", ways)
	}
}

func compareShot(t *testing.T, name string, m *Match, w *Watcher, shot *Shot) {
	t.Helper()
	all := product(uint8(shot.Stat.Die), int(shot.Stat.Count)*shot.Aim.Attacks)
	one := dice.ShareOf(1, uint64(len(all)))
	var want Shot
	for _, faces := range all {
		level, slain, damage, paid := fireForReal(t, m, w, shot, faces)
		want.add(level, one)
		if slain {
			want.Slain = want.Slain.Plus(one)
		}
		want.Damage = want.Damage.Plus(dice.ShareOf(uint64(damage), uint64(len(all))))
		if !slices.Equal(paid, shot.Dice) {
			t.Errorf("%s: %s pays %v, not %v", name, m.State.Name(w.Explorer), paid, shot.Dice)
		}
	}
	got := [...]Share{shot.Miss, shot.Wound, shot.Grievous, shot.Slain, shot.Damage}
	if real := [...]Share{want.Miss, want.Wound, want.Grievous, want.Slain, want.Damage}; got != real {
		t.Errorf("%s: %s by %v foresees %v; the dice give %v", name, m.State.Name(w.Explorer), shot.Keys, got, real)
	}
}

// Each question of overwatch leaves those who may still answer: nobody who has passed, and everybody who
// has declared and not attacked.
func TestForeseeOverwatchFollowsTheQuestions(t *testing.T) {
	m := position(t, watchers["two explorers, two prices"])
	names := func() string {
		var list []string
		for _, w := range ForeseeOverwatch(m) {
			name := m.State.Name(w.Explorer)
			if w.Declared {
				name += "!"
			}
			list = append(list, name)
		}
		return strings.Join(list, " ")
	}
	steps := []struct{ want, key string }{
		{"janus-draik ur-025", "overwatch janus-draik"},
		{"janus-draik! ur-025", "overwatch ur-025"},
		{"janus-draik! ur-025!", "first janus-draik"},
		{"ur-025!", ""},
	}
	m.Load(1)
	for _, step := range steps {
		if got := names(); got != step.want {
			d, _ := m.Pending()
			t.Fatalf("at %s they are %q, want %q", d.Kind, got, step.want)
		}
		if step.key != "" {
			if _, err := m.Choose(step.key); err != nil {
				t.Fatal(err)
			}
		}
		for d, ok := m.Pending(); ok && (d.Kind == "pay" || d.Kind == "re-roll"); d, ok = m.Pending() {
			m.Take(0)
		}
	}
	waits := position(t, `board
.   .   .   .   .   .
end
explorer janus-draik 1,0 dice 3 overwatch
explorer ur-025 0,0 dice 5,2
hostile guardsman-1 5,0
start behaviour guardsman-1 advance`)
	if list := ForeseeOverwatch(waits); len(list) != 1 || waits.State.Name(list[0].Explorer) != "janus-draik" {
		t.Errorf("an explorer that has yet to act is listed: %+v", list)
	}
	if hostile, ok := Trigger(m); !ok || m.State.UnitName(hostile) != "guardsman-1" {
		t.Errorf("the trigger is %v", hostile)
	}
	if quiet := position(t, openGround); ForeseeOverwatch(quiet) != nil {
		t.Error("somebody watches in an activation")
	}
}
