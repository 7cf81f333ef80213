package city

import (
	"math/rand/v2"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/playtest"
)

const streets = "tile drop-zone 0,0\ntile lamp-street 2,0\ngate 1,1 e 2 open\n"

// asked returns the pending question of a position.
func asked(t *testing.T, r Rules, text string) (*Match, *engine.Decision) {
	t.Helper()
	m := position(t, r, streets+text)
	d, ok := m.Pending()
	if !ok {
		t.Fatalf("nothing is asked in\n%s", text)
	}
	return m, d
}

// Nobody is asked for gambits while no group acts before a hero, nor which of several hostiles that are alike is meant, nor what a hero does
// who can do nothing.
func TestPointlessQuestions(t *testing.T) {
	r := rules(t)
	for _, c := range []struct{ text, takes string }{
		{"hero jelsen-darrock 3,1 dice 2 5\ngroup 1 wall-patrol\ntrack jelsen-darrock group-1\nstart gambits\n", DoDone},
		{"hero jelsen-darrock 3,1 dice 2 5\ngroup 1 wall-patrol\ntrack group-1 jelsen-darrock\nstart gambits\n", ""},
		{"hero jelsen-darrock 3,1 dice 2 5\nhero emelda-braskov 0,0\ngroup 1 wall-patrol\ntrack jelsen-darrock group-1 emelda-braskov\nstart gambits\n", DoDone},
		{"hero jelsen-darrock 3,1\nstart activation jelsen-darrock\n", DoEnd},
		{"hero jelsen-darrock 3,1 dice 1\nstart activation jelsen-darrock\n", ""},
	} {
		m, d := asked(t, r, c.text)
		got := ""
		if i := Pointless(m, d); i >= 0 {
			got = d.Options[i].Key()
		}
		if got != c.takes {
			t.Errorf("%s\nis answered with %q, not %q; offered: %v", c.text, got, c.takes, d.Keys())
		}
	}
}

// An attack that has hit is asked about again only if that may slay more or do more on average.
func TestReRollsThatPay(t *testing.T) {
	r := rules(t)
	for _, c := range []struct {
		what, on string
		face     uint8
		pays     bool
	}{
		{"a hit slays a guard of one wound", "wall-guard-1", 5, false},
		{"a miss may hit", "wall-guard-1", 1, true},
		{"a critical slays what a hit does not", "bat-swarm-1", 5, true},
	} {
		src := dice.NewSeeded(1)
		src.Loaded = []uint8{c.face}
		m := position(t, r, streets+"hero jelsen-darrock 3,1 dice 6 points 1\nhostile wall-guard-1 4,1 group 1\nhostile bat-swarm-1 2,1 group 2\nstart activation jelsen-darrock\n").Imagine(src)
		m.RunAbove(&Attack{By: 0, On: unit(t, &m.State, c.on)})
		d, ok := m.Pending()
		if !ok || d.Kind != AskReRoll {
			t.Fatalf("%s: %+v", c.what, d)
		}
		if i := Vain(m, d); (i < 0) != c.pays || i >= 0 && d.Options[i].Verb != DoKeep {
			t.Errorf("%s: the question is answered with %d", c.what, i)
		}
	}
}

// Habits cover an empty space before the lowest die, and free as many spaces as healing can.
func TestHabits(t *testing.T) {
	r := rules(t)
	m, d := asked(t, r, "hero emelda-braskov 3,1 dice 6 3 4\nstart damage emelda-braskov 1\n")
	if i := Habitual(m, d); d.Options[i].Key() != "cover 4" {
		t.Errorf("with an empty space: %v of %v", i, d.Keys())
	}
	m, d = asked(t, r, "hero emelda-braskov 3,1 dice 6 3 4 5\nstart damage emelda-braskov 1\n")
	if i := Habitual(m, d); d.Options[i].Key() != "cover 2" {
		t.Errorf("without one: %v of %v", i, d.Keys())
	}
	for _, c := range []struct {
		dice, takes string
		critical    bool
	}{{"g w - -", "heal wound", false}, {"g w - -", "heal grievous", true}, {"g w w -", "heal wound", true}, {"g - - -", "ease grievous", false}} {
		m := position(t, r, streets+"hero brutogg-corpse-eater 3,1 dice "+c.dice+"\nstart activation brutogg-corpse-eater\n")
		s := m.State
		var d engine.Decision
		(&Heal{Critical: c.critical, Left: 1}).ask(m, &d)
		if got := d.Options[mostHealed(&s, &d)].Key(); got != c.takes {
			t.Errorf("%s, critical %v: %s of %v", c.dice, c.critical, got, d.Keys())
		}
	}
}

// The best reaction is the one that does the most damage, by the lowest die that pays for it.
func TestTheBestReaction(t *testing.T) {
	r := rules(t)
	m, d := asked(t, r, "hero jelsen-darrock 3,1 dice 2 5 - - reacting\nhostile wall-guard-1 4,1 group 1\nstart moved wall-guard-1\n")
	best := d.Options[BestReaction(m, d)]
	if best.Verb != DoReact {
		t.Fatalf("%s of %v", best.Key(), d.Keys())
	}
	least, most := int16(7), Share{}
	for _, o := range d.Options {
		if o.Verb != DoReact {
			continue
		}
		f, ok := Foresee(m, o.Key())
		if !ok {
			t.Fatal(o.Key())
		}
		if got := f.Damage(m.Top().(*React).To); got.Float() > most.Float() {
			most = got
		}
		if o.Args[1] == best.Args[1] {
			least = min(least, o.Args[2])
		}
	}
	if f, _ := Foresee(m, best.Key()); f.Damage(m.Top().(*React).To) != most || best.Args[2] != least {
		t.Errorf("%s of %v", best.Key(), d.Keys())
	}
}

// In games at random an answer that is called pointless or vain is one of the question's, and a roll that is kept for it could not have slain
// more.
func TestWhatIsVainChangesNothing(t *testing.T) {
	r := rules(t)
	g := harness(r)
	g.Every = playtest.Every{}
	vain, pointless := 0, map[string]int{}
	for seed := range uint64(10) {
		chance := rand.New(rand.NewPCG(seed, 21))
		pick := playtest.AtRandom[State](chance, DoEnd, DoDone, DoPass)
		_, err := g.Play(begin(t, r, tableOf(r, seed), seed), func(m *Match, d *engine.Decision) int {
			before := m.State
			if i := Pointless(m, d); i >= 0 {
				pointless[d.Kind]++
			} else if i = Vain(m, d); i >= 0 {
				vain++
				keep, _ := Foresee(m, DoKeep)
				for k := range d.Options {
					f, ok := Foresee(m, d.Options[k].Key())
					for u := range UnitID(MaxUnits) {
						if m.State.Units[u].Team == HostileTeam && ok && f.Falls(u).Float() > keep.Falls(u).Float() {
							t.Errorf("seed %d: %s slays %s with %v, and %v is kept", seed, d.Options[k].Key(), m.State.UnitName(u), f.Falls(u), keep.Falls(u))
						}
					}
				}
			}
			if !before.Equal(&m.State) {
				t.Error("asking changed the match")
			}
			return pick(m, d)
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("%d vain, %v", vain, pointless)
	if vain == 0 || pointless[AskGambit] == 0 || pointless[AskActivation] == 0 {
		t.Errorf("%d vain, %v", vain, pointless)
	}
}

// A forecast is better if a hostile suffers more in it or a hero less, though as many fall and get ailments.
func TestDamageMakesAForecastBetter(t *testing.T) {
	m := position(t, rules(t), streets+"hero jelsen-darrock 3,1\nhostile bat-swarm-1 2,1 group 1\nstart activation jelsen-darrock\n")
	suffers := func(u UnitID, n int) *Forecast {
		return &Forecast{Endings: []Ending{{Share: dice.ShareOf(1, 1), Fates: []Fate{{Unit: u, Damage: n}}}}}
	}
	for name, hero := range map[string]bool{"jelsen-darrock": true, "bat-swarm-1": false} {
		u := unit(t, &m.State, name)
		if more := better(&m.State, suffers(u, 1), suffers(u, 2)); more == hero {
			t.Errorf("more damage to %s is called better: %v", name, more)
		}
		if less := better(&m.State, suffers(u, 2), suffers(u, 1)); less != hero {
			t.Errorf("less damage to %s is called better: %v", name, less)
		}
		if better(&m.State, suffers(u, 1), suffers(u, 1)) {
			t.Errorf("the same damage to %s is called better", name)
		}
	}
}

// Whoever has declared a reaction to a hostile that its weapon can no longer attack when it comes to act loses the die and does not attack.
// proves: CC-REA-006
func TestAReactionThatCannotBeMadeLosesItsDie(t *testing.T) {
	for _, c := range []struct {
		at      string
		attacks bool
	}{{"4,1", true}, {"1,1", false}} {
		src := dice.NewSeeded(1)
		m := position(t, rules(t), streets+"hero jelsen-darrock 3,1 dice 6 - - - reacting\nhostile wall-guard-1 "+c.at+" group 1\nstart activation jelsen-darrock\n").Imagine(src)
		u, lost, attacked := unit(t, &m.State, "wall-guard-1"), false, false
		m.RunAbove(&React{Cursor: engine.Cursor{At: "act"}, To: u, Declared: [MaxHeroes]Declared{{Weapon: 0, Face: 6}}})
		for _, e := range m.Opening() {
			_, rolled := e.Change.(Rolled)
			spent, is := e.Change.(DieSpent)
			attacked, lost = attacked || rolled, lost || is && spent.For == "lost"
		}
		if attacked != c.attacks || lost == c.attacks || m.State.Heroes[0].Dice()>>6&1 != 0 {
			t.Errorf("the hostile at %s is attacked: %v; the die is lost: %v", c.at, attacked, lost)
		}
	}
}
