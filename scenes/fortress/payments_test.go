package fortress

import (
	"maps"
	"slices"
	"testing"

	"precipice/build/inwindow"
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/playing"
)

// A click on the row of a gambit pays for it with the first of what is at its right end: the lowest die, unless it costs none.
func TestAClickOnAGambitPays(t *testing.T) {
	sh := playing.Bare(t)
	img := playing.Screen(t, sh, 1280, 720)
	tried := 0
	for seed := uint64(0); seed < 30 && tried < 3; seed++ {
		play := playing.Begun(t, sh, seed, playing.AskAll(sh, seed))
		pick, who, least := playing.Chance(seed), "", ""
		for range 40 {
			play.ShowAll()
			q, ok := play.Explained()
			if who, least = leastPayment(q); !ok || who != "" {
				break
			}
			if err := play.Choose(playing.ByChance(pick, q)); err != nil {
				t.Fatal(err)
			}
		}
		if who == "" {
			continue
		}
		tried++
		c := NewCombat(playing.HostOf(sh), sh, play)
		sh.Show(c)
		sh.Dirty()
		sh.Draw(img)
		i := slices.IndexFunc(c.Choices.Rows, func(r *asking.Row) bool {
			return r.Verb == "gambit" && len(r.Legal) > 1 && r.Legal[0].Option.Parts[0] == who
		})
		a := sh.UI.Named(c.Choices.Rows[i].Area())
		if a == nil || a.Do == nil || !a.Skip {
			t.Fatalf("the row of %s is %+v", who, a)
		}
		before := len(play.Match.Journal)
		a.Do()
		if after := play.Match.Journal; len(after) <= before || after[before] != least {
			t.Errorf("the click chooses %q, not %s", after[before:], least)
		}
		inwindow.Frame()
	}
	if tried < 3 {
		t.Errorf("only %d gambits with several ways to pay were found", tried)
	}
}

// leastPayment returns an explorer who can pay for a gambit with several dice, and nothing else before them, with the key that
// pays with the lowest.
func leastPayment(q *engine.Decision) (who, key string) {
	if q == nil || q.Kind != fortress.AskGambit {
		return "", ""
	}
	type way struct {
		faces []int16
		key   string
	}
	ways := map[string]*way{}
	for i := range q.Options {
		o := &q.Options[i]
		if o.Verb != "gambit" {
			continue
		}
		w := ways[o.Parts[0]]
		if w == nil {
			w = &way{}
			ways[o.Parts[0]] = w
		}
		if w.faces = append(w.faces, o.Args[2]); o.Args[2] == slices.Min(w.faces) {
			w.key = o.Key()
		}
	}
	for _, name := range slices.Sorted(maps.Keys(ways)) {
		if w := ways[name]; len(w.faces) > 1 && slices.Min(w.faces) > 0 {
			return name, w.key
		}
	}
	return "", ""
}
