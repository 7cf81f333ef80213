package guide_test

import (
	"testing"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game/blackstone/guide"
)

// doorway returns the distance between a space and the nearest one outside the escape chamber.
func doorway(s *fortress.State, sp board.Space) int {
	least := 1 << 20
	for at := range s.Maglev.All() {
		for out := range s.Field().Adjacent(at).Minus(s.Maglev).All() {
			if n := s.Field().Route(out, sp); n >= 0 {
				least = min(least, n)
			}
		}
	}
	return least
}

// An explorer who escapes goes to the back, so that the entrance stays free for the others.
func TestTheGuideKeepsTheEscapeEntranceFree(t *testing.T) {
	rules, _, course := load(t)
	play := begin(t, rules, course.Table())
	g, went, choice := guide.New(course), 0, 0
	for range 400 {
		play.ShowAll()
		said, ok := g.Now(play)
		d, asked := play.Pending()
		switch {
		case ok && said.Passes():
			g.Read(said.Step)
			if said.Tells() {
				continue
			}
		case !asked:
			if went < 3 || choice == 0 {
				t.Errorf("%d went in, %d of them past an empty hex at the door", went, choice)
			}
			return
		}
		key := said.Key
		if !ok || key == "" {
			key = plainly(d)
		}
		if ok && said.ID == "escape" {
			deepest, marked := 0, 0
			for i := range d.Options {
				o := &d.Options[i]
				if to := board.Space(o.Args[1]); o.Verb == "move" && play.Shown.Maglev.Has(to) {
					n := doorway(&play.Shown, to)
					deepest = max(deepest, n)
					if o.Key() == key {
						marked = n
					}
				}
			}
			if deepest > 0 {
				went++
			}
			if deepest > 1 {
				choice++
			}
			if marked != deepest {
				t.Errorf("%s is %d deep, and one could go %d deep", key, marked, deepest)
			}
		}
		if err := play.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
	t.Error("no end")
}
