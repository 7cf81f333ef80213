package city

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"precipice/engine"
	"precipice/engine/city/library"
	"precipice/engine/dice"
	"precipice/engine/playtest"
)

// The leader picks any journey of the types that are played, and that is the one that is laid. Left to chance it is one of the maps of the
// type, each of them sometime, and never the one that was played last.
// proves: CC-SET-004 CC-G-048
func TestTheLeaderPicksTheJourney(t *testing.T) {
	r := rules(t)
	for _, id := range r.Pack.IDs("journey") {
		at := tableOf(r, 1)
		at.Journey = id
		m, err := NewGame(r, at, 1)
		if err != nil {
			t.Fatal(err)
		}
		if got := r.Pack.Journeys[m.State.Journey].ID; got != id {
			t.Errorf("%s is picked, and %s is laid", id, got)
		}
	}
	for of := range library.Decapitation {
		maps := r.Pack.Maps(of)
		for _, last := range append(maps, "") {
			came := map[string]bool{}
			for seed := range uint64(60) {
				id := r.Pack.MapByChance(of, last, seed)
				if id == last && len(maps) > 1 || !slices.Contains(maps, id) {
					t.Fatalf("after %q comes %q", last, id)
				}
				came[id] = true
			}
			left := slices.DeleteFunc(slices.Clone(maps), func(id string) bool { return id == last && len(maps) > 1 })
			if len(came) != len(left) {
				t.Errorf("after %q come %v of %v", last, came, left)
			}
		}
	}
	if got := r.Pack.MapByChance(library.Decapitation, "", 1); got != "" {
		t.Errorf("chance finds the decapitation %q", got)
	}
}

// Any four of the eight heroes may be chosen, in any order.
// proves: CC-G-038
// part: CC-G-038 a quest remembers who has died
func TestAnyHeroMayBeChosen(t *testing.T) {
	r := rules(t)
	all := r.Pack.IDs("hero")
	for i := range all {
		at := tableOf(r, 1)
		at.Heroes = nil
		for n := range MaxHeroes {
			at.Heroes = append(at.Heroes, all[(i+n*3)%len(all)])
		}
		m, err := NewGame(r, at, 1)
		if err != nil {
			t.Fatal(err)
		}
		for h, id := range at.Heroes {
			if m.State.HeroName(h) != id {
				t.Errorf("%s takes the place of %s", m.State.HeroName(h), id)
			}
		}
	}
}

// The players choose heroes clockwise from the leader, round after round, until there are four. Qulathis brings oaken arrows, and nobody else.
// proves: CC-SET-005 CC-SET-007
func TestHeroesAreChosenClockwiseFromTheLeader(t *testing.T) {
	r := rules(t)
	heroes := []string{"qulathis-the-exile", "jelsen-darrock", "emelda-braskov", "octren-glimscry"}
	for _, c := range []struct {
		players, leader int
		want            [MaxHeroes]engine.Seat
	}{
		{1, 0, [MaxHeroes]engine.Seat{0, 0, 0, 0}},
		{2, 1, [MaxHeroes]engine.Seat{1, 0, 1, 0}},
		{3, 1, [MaxHeroes]engine.Seat{1, 2, 0, 1}},
		{4, 2, [MaxHeroes]engine.Seat{2, 3, 0, 1}},
	} {
		at := tableOf(r, 1)
		at.Players, at.Leader, at.Heroes, at.Seats = c.players, c.leader, heroes, nil
		m, err := NewGame(r, at, 1)
		if err != nil {
			t.Fatal(err)
		}
		for h := range MaxHeroes {
			x := m.State.Heroes[h]
			if x.Seat != c.want[h] {
				t.Errorf("of %d players with the leader %d, player %d has hero %d, want player %d", c.players, c.leader, x.Seat, h, c.want[h])
			}
			if want := map[string]uint8{"qulathis-the-exile": 3}[m.State.HeroName(h)]; x.Arrows != want {
				t.Errorf("%s has %d oaken arrows", m.State.HeroName(h), x.Arrows)
			}
		}
	}
	at := tableOf(r, 1)
	for _, n := range []int{3, 5} {
		at.Heroes = r.Pack.IDs("hero")[:n]
		if _, err := r.Table(at); err == nil {
			t.Errorf("%d heroes play", n)
		}
	}
}

// Each place in the party has an initiative token of its own and one card of its symbol in every dealing; nobody is asked for it.
// proves: CC-SET-008 CC-G-039
func TestEachPlaceHasItsInitiativeToken(t *testing.T) {
	r := rules(t)
	g := quick(r)
	dealings := 0
	for seed := range uint64(4) {
		pick := atRandom(seed)
		_, err := g.Play(begin(t, r, tableOf(r, seed), seed), func(m *engine.Match[State], d *engine.Decision) int {
			if q := QuestionOf(d.Kind); q == nil {
				t.Fatalf("%s is asked", d.Kind)
			}
			for _, e := range m.Opening() {
				dealt, ok := e.Change.(Dealt)
				if !ok {
					continue
				}
				dealings++
				var cards [MaxHeroes]int
				for _, c := range dealt.Track[:dealt.N] {
					if !c.Hostile {
						cards[c.Index]++
					}
				}
				if slices.Max(cards[:]) > 1 {
					t.Errorf("seed %d: the cards of the heroes are dealt %v times", seed, cards)
				}
			}
			return pick(m, d)
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if dealings == 0 {
		t.Error("no card was dealt")
	}
}

// The dice: five destiny dice and four activation dice a hero, with six sides; a quest die with twelve; action dice with six, eight or
// twelve, one or two of them in a roll.
// proves: CC-SET-017
func TestTheDice(t *testing.T) {
	r := rules(t)
	m, err := NewGame(r, tableOf(r, 2), 2)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]int{}
	look := func(events []Event) {
		for _, e := range events {
			switch ch := e.Change.(type) {
			case DestinyRolled:
				for _, d := range ch.Dice {
					seen["destiny"] = max(seen["destiny"], int(d.Face))
				}
				if len(ch.Dice) != 5 {
					t.Errorf("%d destiny dice are rolled", len(ch.Dice))
				}
			case ActivationRolled:
				seen["activation"] = max(seen["activation"], int(slices.Max(ch.Dice[:])))
				if len(ch.Dice) != 4 {
					t.Errorf("%d activation dice are rolled", len(ch.Dice))
				}
			case EventRolled:
				seen["quest"] = max(seen["quest"], int(ch.Face))
			case Rolled:
				seen[fmt.Sprint("d", ch.Die)]++
				if !slices.Contains([]dice.Die{dice.D6, dice.D8, dice.D12}, ch.Die) || ch.Faces[0] < 1 || int(max(ch.Faces[0], ch.Faces[1])) > int(ch.Die) {
					t.Errorf("%v shows %v", ch.Die, ch.Faces)
				}
			}
		}
	}
	look(m.Opening())
	for n := 0; n < 4000; n++ {
		d, asked := m.Pending()
		if !asked {
			break
		}
		look(m.Take(n % len(d.Options)))
	}
	if seen["destiny"] != 6 || seen["activation"] != 6 || seen["quest"] < 7 || seen["quest"] > 12 || len(seen) < 5 {
		t.Errorf("the highest faces are %v", seen)
	}
}

// The battlefield is every tile that touches another or is joined to it by a gateway: each tile of a map is, and each that is laid later.
// proves: CC-SPC-006
func TestTheBattlefieldIsEveryTileThatTouches(t *testing.T) {
	r := rules(t)
	g := quick(r)
	for seed := range uint64(len(r.Pack.Journeys)) {
		at := tableOf(r, seed)
		at.Journey = r.Pack.Journeys[seed].ID
		most, pick := 0, atRandom(seed)
		if _, err := g.Play(begin(t, r, at, seed), func(m *engine.Match[State], d *engine.Decision) int {
			ground := m.State.pack.ground(&m.State.Ground)
			if n := len(ground.Tiles); n > most {
				most = n
				if apart := ground.Apart(); apart >= 0 { // the tide has not come far enough to cut anything off
					t.Errorf("%s: tile %d touches no other", at.Journey, apart+1)
				}
			}
			return pick(m, d)
		}); err != nil {
			t.Fatal(err)
		}
	}
}

// The number first deployed is counted when a card's group is deployed, and nothing raises it later.
// proves: CC-G-011
func TestTheNumberFirstDeployedStays(t *testing.T) {
	r := rules(t)
	g := quick(r)
	set := 0
	for seed := range uint64(6) {
		var before [MaxGroups]Group
		pick, busy := atRandom(seed), true
		if _, err := g.Play(begin(t, r, tableOf(r, seed), seed), func(m *engine.Match[State], d *engine.Decision) int {
			for i, now := range m.State.Groups {
				was := before[i]
				if now.Deployed > was.Deployed && was.Deployed > 0 && now.FaceUp && was.FaceUp && now.Card == was.Card && !busy {
					t.Errorf("seed %d: the number of %s goes from %d to %d", seed, GroupName(i), was.Deployed, now.Deployed)
				}
				if now.Deployed > was.Deployed {
					set++
				}
			}
			before, busy = m.State.Groups, deploying(m)
			return pick(m, d)
		}); err != nil {
			t.Fatal(err)
		}
	}
	if set == 0 {
		t.Error("no group was deployed")
	}
}

// quick is the harness without what others test.
func quick(r Rules) *playtest.Game[State] {
	g := harness(r)
	g.Every = playtest.Every{}
	return g
}

// atRandom plays at random and ends what it can end more often.
func atRandom(seed uint64) func(*Match, *engine.Decision) int {
	return playtest.AtRandom[State](rand.New(rand.NewPCG(seed, 5)), DoEnd, DoDone, DoPass)
}

// deploying reports whether a group is being deployed.
func deploying(m *Match) bool {
	return slices.ContainsFunc(m.Frames(), func(f frame) bool {
		switch f.(type) {
		case *Deploy, *Reinforce, *Explore:
			return true
		}
		return false
	})
}

// Where it may matter who of several comes first, the player of the hero who acts says it in an activation, the leader at other times.
// proves: CC-TIM-001 CC-TIM-002
func TestWhoSetsTheOrder(t *testing.T) {
	r := rules(t)
	at := slices.IndexFunc(r.Pack.Code, func(op library.Op) bool { return op.Do == "heal" && op.To == "heroes" })
	r.Pack.Code[at].Do = "move" // all heroes move at once
	for _, c := range []struct {
		active bool
		seat   engine.Seat
		rule   string
	}{{true, 1, "CC-TIM-001"}, {false, 2, "CC-TIM-002"}} {
		s := State{Players: 3, Leader: 2, pack: r.Pack}
		s.clear()
		for h := range s.Heroes {
			s.join(h, h, engine.Seat(h%3))
		}
		s.layOut()
		for h, sp := range first4(s.tiles.Floor(0)) {
			s.Units[h].At = sp
		}
		s.Heroes[1].Active = c.active
		m := engine.Begin(r, s, showing(), func(*State) frame {
			return &Effect{PC: uint16(at), End: uint16(at) + 1, Actor: 1, Rule: "CC-ACT-008"}
		})
		d, _ := m.Pending()
		if d.Kind != AskFirst || d.Seat != c.seat || d.Rule != c.rule || len(d.Options) != MaxHeroes {
			t.Fatalf("%+v is asked", d)
		}
		order := []string{s.HeroName(2), s.HeroName(0), s.HeroName(3), s.HeroName(1)}
		var moved []string
		for d, asked := m.Pending(); asked; d, asked = m.Pending() {
			key := DoStay
			switch d.Kind {
			case AskFirst:
				key = DoNext + " " + order[len(moved)]
			default:
				moved = append(moved, d.About[0])
			}
			if _, err := m.Choose(key); err != nil {
				t.Fatal(err)
			}
		}
		if !slices.Equal(moved, order) {
			t.Errorf("they move in the order %v, not %v", moved, order)
		}
	}
}
