package city

import (
	"math/rand/v2"
	"testing"
	"time"

	"precipice/engine"
	"precipice/engine/city/library"
	"precipice/engine/dice"
	"precipice/engine/playtest"
)

// open is a table with a hero beside a nightguard, who reduces damage, and beside bats, which ignore it.
const open = `tile drop-zone 0,0
tile lamp-street 2,0
gate 1,1 e 2 open
hero jelsen-darrock 3,1 dice 2 3 6 6
hero emelda-braskov 0,0 dice 4
hostile kosargi-nightguard-1 4,1 group 1
hostile bat-swarm-1 2,1 group 2
start activation jelsen-darrock
`

func position(t testing.TB, r Rules, text string) *Match {
	t.Helper()
	m, _, err := Position(r, text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func unit(t testing.TB, s *State, name string) UnitID {
	t.Helper()
	for u := range UnitID(MaxUnits) {
		if s.Units[u].Team != Nobody && s.UnitName(u) == name {
			return u
		}
	}
	t.Fatalf("no %s", name)
	return NoUnit
}

// The odds of an attack are those of its roll, and of what the target reduces or ignores by a roll of its own.
func TestForeseeCountsWhatATargetReducesAndIgnores(t *testing.T) {
	m := position(t, rules(t), open)
	before := m.State
	guard, bats := unit(t, &m.State, "kosargi-nightguard-1"), unit(t, &m.State, "bat-swarm-1")
	quarter, half := dice.ShareOf(1, 4), dice.ShareOf(1, 2)
	f, ok := Foresee(m, "attack long-sword bat-swarm-1")
	if !ok || len(f.Rolls) != 2 || f.Left.Num != 0 {
		t.Fatalf("%+v", f)
	}
	if got := f.Rolls[0]; got.For != "attack" || got.Who != "jelsen-darrock" || got.Die != dice.D8 || got.Levels != [3]Share{half, quarter, quarter} {
		t.Errorf("the attack roll is %+v", got)
	}
	ignores := dice.ShareOf(uint64(13-m.State.side(m.State.Units[bats].Kind).Ignore.From), 12)
	if got := f.Rolls[1]; got.For != "ignore" || got.Levels[1] != half.Times(ignores) || got.Levels[0] != half.Times(ignores.Rest()) {
		t.Errorf("what is ignored: %+v", got)
	}
	slays := Share{}
	for _, points := range m.State.Card(0).Weapons[0].Damage {
		if points >= m.State.Wounds(bats) {
			slays = slays.Plus(quarter)
		}
	}
	if got, want := f.Falls(bats), slays.Times(ignores.Rest()); got != want {
		t.Errorf("the bats fall with %v, not %v", got, want)
	}
	side := m.State.side(m.State.Units[guard].Kind)
	w := m.State.Card(0).Weapons[0].Damage
	holds := dice.ShareOf(uint64(13-side.Reduce.From), 12)
	if side.Reduce.From == 0 {
		holds = dice.ShareOf(1, 1)
	}
	want := Share{}
	for level, share := range map[int]Share{1: quarter, 2: quarter} {
		full := w[level-1]
		less := min(full, max(side.Reduce.Least, full-side.Reduce.By))
		want = want.Plus(share.Times(holds).Times(dice.ShareOf(uint64(less), 1))).Plus(share.Times(holds.Rest()).Times(dice.ShareOf(uint64(full), 1)))
	}
	f, _ = Foresee(m, "attack long-sword kosargi-nightguard-1")
	if got := f.Damage(guard); got != want {
		t.Errorf("the nightguard suffers %v, not %v: %+v", got, want, f)
	}
	if again, rule, _ := ForeseeAttack(m, Aim{By: 0, On: guard, From: m.State.Units[0].At}); rule != "" || again.Damage(guard) != want {
		t.Errorf("from where it stands: %q, %v", rule, again.Damage(guard))
	}
	if _, rule, why := ForeseeAttack(m, Aim{By: 0, On: guard, From: m.State.Units[1].At}); rule != "CC-WPN-001" || why == "" {
		t.Errorf("from the drop zone: %q %q", rule, why)
	}
	if !before.Equal(&m.State) {
		t.Error("looking ahead changed the match")
	}
}

// A defence roll can be made again: Better is the chance that it gets better, and the forecasts of keeping and rolling tell the damage.
func TestForeseeADefenceRollMadeAgain(t *testing.T) {
	r := rules(t)
	hits := dice.NewSeeded(1)
	hits.Loaded = []uint8{8, 1}
	m := position(t, r, open).Imagine(hits)
	m.State.Heroes[0].Inspiration = 1
	m.RunAbove(&Attack{By: unit(t, &m.State, "kosargi-nightguard-1"), On: 0})
	d, asked := m.Pending()
	if !asked || d.About[1] != "defence" {
		t.Fatalf("no defence roll: %+v", d)
	}
	keep, _ := Foresee(m, DoKeep)
	again, ok := Foresee(m, d.Options[1].Key())
	if !ok || len(keep.Endings) != 1 {
		t.Fatalf("%+v", keep)
	}
	full := keep.Endings[0].of(0).Damage
	better, ok := Better(m, d.Options[1].Key())
	if !ok || better != dice.ShareOf(1, 2) { // of a D8
		t.Errorf("better with %v", better)
	}
	want := dice.ShareOf(1, 2).Times(dice.ShareOf(uint64(full), 1)).Plus(dice.ShareOf(1, 4).Times(dice.ShareOf(uint64(full-1), 1))).Plus(dice.ShareOf(1, 4).Times(dice.ShareOf(uint64(max(0, full-3)), 1)))
	if got := again.Damage(0); full < 2 || got != want {
		t.Errorf("%d points kept, %v made again, not %v", full, got, want)
	}
	if _, ok := Better(m, DoKeep); ok {
		t.Error("to keep a roll makes it better")
	}
}

// wayTo plays an option on copies of a match by its own door, for every outcome of the dice, until its frame asks again.
func wayTo(m *Match, option, base int, each func(*Match, Share)) (n int) {
	e := &dice.Enumerator{}
	for more := true; more; more = e.Next() {
		c := m.Imagine(e)
		c.Take(option)
		for d, ok := c.Pending(); ok && c.Depth() > base+1; d, ok = c.Pending() {
			c.Take(defaultAnswer(c, d))
		}
		num, den := e.Weight()
		each(c, dice.ShareOf(num, den))
		n++
	}
	return n
}

// At questions of games at random, what attacks, moves and recuperation may lead to is what play through every outcome of the dice leads to.
func TestForecastsAreWhatPlayEnumerates(t *testing.T) {
	r := rules(t)
	g := harness(r)
	g.Every = playtest.Every{}
	compared := map[string]int{}
	slowest := time.Duration(0)
	for seed := range uint64(12) {
		chance := rand.New(rand.NewPCG(seed, 11))
		pick := playtest.AtRandom[State](chance, DoEnd, DoDone, DoPass)
		_, err := g.Play(begin(t, r, tableOf(r, seed), seed), func(m *Match, d *engine.Decision) int {
			i := pick(m, d)
			o := &d.Options[i]
			if d.Kind != AskActivation || o.Verb != DoAttack && o.Verb != DoRecuperate && o.Verb != DoRun || compared[o.Verb] > 150 {
				return i
			}
			compared[o.Verb]++
			began := time.Now()
			f, ok := Foresee(m, o.Key())
			slowest = max(slowest, time.Since(began))
			if !ok || f.Left.Num > 0 {
				t.Fatalf("seed %d, %s: %+v", seed, o.Key(), f)
			}
			sameAsPlayed(t, m, i, &f)
			return i
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("%v; the slowest took %v", compared, slowest)
	if compared[DoAttack] < 50 || compared[DoRecuperate] < 20 {
		t.Errorf("only %v were compared", compared)
	}
}

// sameAsPlayed compares the forecast of an option with play.
func sameAsPlayed(t *testing.T, m *Match, option int, f *Forecast) {
	t.Helper()
	var falls [MaxUnits]Share
	var points [MaxUnits][12]Share
	wayTo(m, option, m.Depth()-1, func(end *Match, share Share) {
		for u := range end.State.Units {
			fate := fateOf(&m.State, &end.State, UnitID(u))
			if fate.Fallen {
				falls[u] = falls[u].Plus(share)
			}
			points[u][max(0, fate.Damage)] = points[u][max(0, fate.Damage)].Plus(share)
		}
	})
	d, _ := m.Pending()
	for u := range m.State.Units {
		if got := f.Falls(UnitID(u)); got != falls[u] {
			t.Errorf("%s: %s falls with %v, in play with %v", d.Options[option].Key(), m.State.UnitName(UnitID(u)), got, falls[u])
		}
		for n, got := range f.Points(UnitID(u)) {
			if got != points[u][n] {
				t.Errorf("%s: %s suffers %d with %v, in play with %v", d.Options[option].Key(), m.State.UnitName(UnitID(u)), n, got, points[u][n])
			}
		}
	}
}

// Each choice of each crisis: the forecast at the question is what the choice's effect leads to, run on its own.
func TestForeseeTheChoicesOfCrises(t *testing.T) {
	r := rules(t)
	choices := 0
	for i := range r.Pack.Crises {
		m := position(t, r, open)
		m.RunAbove(&CrisisFrame{Cursor: engine.Cursor{At: "hero"}, Crisis: uint8(i)})
		for d, ok := m.Pending(); ok && d.Kind == AskCrisisHero; d, ok = m.Pending() {
			m.Take(0)
		}
		d, asked := m.Pending()
		if !asked || d.Kind != AskCrisis {
			if len(r.Pack.Crises[i].Choices) > 1 {
				t.Fatalf("%s asks nothing", r.Pack.Crises[i].ID)
			}
			continue
		}
		hero := UnitID(m.Top().(*CrisisFrame).Hero)
		for k := range d.Options {
			choices++
			key := d.Options[k].Key()
			f, ok := Foresee(m, key)
			if !ok || len(f.Endings) == 0 {
				t.Fatalf("%s %s: %+v", r.Pack.Crises[i].ID, key, f)
			}
			c := &r.Pack.Crises[i].Choices[d.Options[k].Args[0]]
			fear, hurt, all := Share{}, Share{}, Share{}
			if c.Does.Empty() {
				continue
			}
			engine.Odds(m, func() frame {
				return &Effect{PC: c.Does.From, End: c.Does.To, Actor: hero, Rule: "CC-G-024"}
			}, defaultAnswer, func(end *Match, num, den uint64) {
				share := dice.ShareOf(num, den)
				all = all.Plus(share)
				if end.State.Fear > m.State.Fear {
					fear = fear.Plus(share)
				}
				if end.State.Heroes[hero].suffered() > m.State.Heroes[hero].suffered() {
					hurt = hurt.Plus(share)
				}
			})
			if got := f.Chance(func(e *Ending) bool { return e.Fear > 0 }); got != fear {
				t.Errorf("%s %s: fear rises with %v, not %v", r.Pack.Crises[i].ID, key, got, fear)
			}
			if got := f.Chance(func(e *Ending) bool { return e.of(hero).Damage > 0 }); got != hurt {
				t.Errorf("%s %s: the hero is hurt with %v, not %v", r.Pack.Crises[i].ID, key, got, hurt)
			}
		}
	}
	if choices < 40 {
		t.Errorf("only %d choices", choices)
	}
}

// Night falls when the token reaches its last space; leaving now tells what is lost, who is behind and who may die.
func TestNightAndLeaving(t *testing.T) {
	r := rules(t)
	m := position(t, r, `map pawnbrokers-row
hero jelsen-darrock 0,0
hero emelda-braskov 0,1
hero octren-glimscry 1,0
nightfall 8
start activation jelsen-darrock
`)
	s := &m.State
	s.Heroes[0].Stones = [3]uint8{1, 1, 1}
	OutOfAction{Hero: 2}.Apply(s)
	last := r.Pack.Figures.Nightfall - 1
	if got := NightIn(s); got != last-8 {
		t.Errorf("night falls in %d turns", got)
	}
	for range NightIn(s) {
		darken(m, "CC-JRN-001", 1)
	}
	if NightIn(s) != 0 || !s.Night() {
		t.Errorf("after those turns: %d, %v", NightIn(s), s.Night())
	}
	l := Leaving(m)
	points := s.Heroes[0].Points()
	if l.Quest != points || l.Goal != s.Goal() || l.Won != (points >= s.Goal()) || len(l.Behind) != 2 || l.Dies[2] != dice.ShareOf(1, 12) || l.Dies[0].Num != 0 {
		t.Errorf("%+v", l)
	}
	s.Units[2].Ails = 1 << library.Cursed
	if l = Leaving(m, 1); l.Won || l.Quest != 0 || l.Lost != points || l.Dies[2] != dice.ShareOf(2, 12) || l.Dies[0] != dice.ShareOf(1, 12) || len(l.Behind) != 1 {
		t.Errorf("%+v", l)
	}
}

// Every place that is offered for a tile is where the tile lies once it has been chosen.
func TestSpotsAreWhereTilesComeToLie(t *testing.T) {
	r := rules(t)
	g := harness(r)
	g.Every = playtest.Every{}
	seen := map[string]int{}
	for seed := range uint64(30) {
		chance := rand.New(rand.NewPCG(seed, 13))
		table := tableOf(r, seed)
		if seed%2 == 0 {
			table.Journey = r.Pack.Maps(library.Deliverance)[0]
		}
		pick := playtest.AtRandom[State](chance, DoEnd, DoDone, DoPass)
		_, err := g.Play(begin(t, r, table, seed), func(m *Match, d *engine.Decision) int {
			for _, spot := range Spots(m) {
				c := m.Clone()
				if _, err := c.Choose(spot.Key); err != nil {
					t.Fatal(err)
				}
				last := c.State.Ground.Tiles[max(1, c.State.Ground.NumTiles)-1]
				if d.Kind == AskLay && last != spot.Tile {
					t.Errorf("%s: the tile lies as %+v, not %+v", spot.Key, last, spot.Tile)
				}
				for _, at := range spot.Piece.Floor {
					if sp, ok := c.State.tiles.At(at); d.Kind == AskLay && (!ok || c.State.tiles.Tile(sp) != int(c.State.Ground.NumTiles)-1) {
						t.Errorf("%s: %v is no space of the tile", spot.Key, at)
					}
				}
				seen[d.Kind]++
			}
			return pick(m, d)
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("%v", seen)
	if seen[AskLay] < 50 || seen[AskActivation] == 0 {
		t.Errorf("only %v", seen)
	}
}
