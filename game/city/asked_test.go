package city_test

import (
	"maps"
	"slices"
	"testing"

	"precipice/engine"
	rules "precipice/engine/city"
	"precipice/engine/city/bot"
	"precipice/engine/city/library"
	"precipice/game/city"
	"precipice/game/session"
)

// stood plays a journey in which the bot stands in for a person, and counts what it is asked, by kind.
func stood(t *testing.T, r city.Rules, table city.Table) (asked map[string]int, play *city.Session) {
	t.Helper()
	play, err := session.New(r, table, nil, func() int64 { return 0 })
	if err != nil {
		t.Fatal(err)
	}
	asked = map[string]int{}
	play.ShowAll()
	for d, ok := play.Pending(); ok; d, ok = play.Pending() {
		asked[d.Kind]++
		if err := play.Choose(inOne(d, bot.Answer(play.Match, d))); err != nil {
			t.Fatal(err)
		}
		play.ShowAll()
	}
	return asked, play
}

// inOne returns the key of an option, or of the one that goes on with the same until it is done.
func inOne(d *engine.Decision, i int) string {
	key := d.Options[i].Key()
	if on := key + " until"; d.Has(on) {
		return on
	}
	return key
}

func sum(asked map[string]int) (n int) {
	for _, one := range asked {
		n += one
	}
	return n
}

// parties are four heroes of the content for each seed.
func partyOf(r city.Rules, seed int) []string {
	all := r.Pack.IDs("hero")
	return append(all, all...)[seed%len(all) : seed%len(all)+4]
}

// One player is asked 300 questions in a hunt at most, on every map: what cannot matter, the table answers, and the same action again and
// again is one answer.
func TestAHuntAsksFewQuestions(t *testing.T) {
	r, _ := opened(t)
	const hunts = 72
	all := r.Pack.Maps(library.Hunt)
	var counts []int
	kinds, turns := map[string]int{}, 0
	for seed := range hunts {
		table := city.Table{Setup: rules.Table{Players: 1, Heroes: partyOf(r, seed), Journey: all[seed%len(all)]}, Seed: uint64(seed + 1)}
		asked, play := stood(t, r, table)
		for kind, n := range asked {
			kinds[kind] += n
		}
		counts = append(counts, sum(asked))
		turns += int(play.Match.State.Turn)
	}
	for _, kind := range slices.SortedFunc(maps.Keys(kinds), func(a, b string) int { return kinds[b] - kinds[a] }) {
		t.Logf("%-14s %.1f", kind, float64(kinds[kind])/hunts)
	}
	slices.Sort(counts)
	t.Logf("%v in %d turns", counts, turns)
	if n := sum(kinds); counts[hunts-1] > 300 || n > 180*hunts || n > 18*turns {
		t.Errorf("%d questions in %d hunts of %d turns, %d in one: 300 a hunt at most, and 180 on average", n, hunts, turns, counts[hunts-1])
	}
	for _, kind := range []string{rules.AskPay, rules.AskCover, rules.AskHeal} {
		if kinds[kind] > 0 {
			t.Errorf("%s is asked %d times", kind, kinds[kind])
		}
	}
}

// The manners of a table: reactions are asked for, always taken or never; with AskAll, whatever is pointless is asked too.
func TestMannersOfTheTable(t *testing.T) {
	r, _ := opened(t)
	setup := rules.Table{Players: 1, Heroes: partyOf(r, 5), Journey: r.Pack.Maps(library.Hunt)[0]}
	few, _ := stood(t, r, city.Table{Setup: setup, Seed: 5})
	everything, _ := stood(t, r, city.Table{Setup: setup, Seed: 5, AskAll: true, AskDice: true, HostilesAsked: true})
	if few[rules.AskPay] > 0 || everything[rules.AskPay] == 0 || everything[rules.AskHostile] == 0 || sum(everything) < 2*sum(few) {
		t.Errorf("few: %v; everything: %v", few, everything)
	}
	reacts := map[city.Manner]int{}
	for _, manner := range []city.Manner{city.Ask, city.Never, city.Always} {
		for seed := range uint64(6) {
			play, err := session.New(r, city.Table{Setup: setup, Seed: seed, Reactions: manner, ReRolls: city.Never}, nil, func() int64 { return 0 })
			if err != nil {
				t.Fatal(err)
			}
			play.ShowAll()
			for d, ok := play.Pending(); ok && play.Match.State.Turn < 12; d, ok = play.Pending() {
				i := 0
				switch {
				case d.Kind == rules.AskReRoll || d.Kind == rules.AskReact && manner != city.Ask:
					t.Fatalf("%d: asked for %s", manner, d.Kind)
				case d.Kind == rules.AskActivation && d.Has(rules.DoEnd): // and keep the dice
					i = d.Find(rules.DoEnd)
				case d.Kind == rules.AskReact:
					reacts[manner]++
				}
				if err := play.Choose(d.Options[i].Key()); err != nil {
					t.Fatal(err)
				}
				play.ShowAll()
			}
			for _, line := range play.Log {
				if manner != city.Ask && line.Key == map[city.Manner]string{city.Never: "never", city.Always: "always"}[manner] {
					reacts[manner]++
				}
			}
		}
	}
	if len(reacts) != 3 {
		t.Errorf("reactions by manner: %v", reacts)
	}
}
