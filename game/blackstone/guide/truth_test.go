package guide_test

import (
	"slices"
	"testing"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/guide"
	common "precipice/game/guide"
)

// walk plays games of the course by its suggestions, one for each of some seeds, and calls look at every
// decision with what the guide says.
func walk(t *testing.T, seeds uint64, look func(*blackstone.Session, guide.Said)) {
	t.Helper()
	rules, _, course := load(t)
	for seed := range seeds {
		walkOne(t, rules, course, seed+1, look)
	}
}

// walkOne plays one game of the course by its suggestions.
func walkOne(t *testing.T, rules fortress.Rules, course *guide.Course, seed uint64, look func(*blackstone.Session, guide.Said)) {
	t.Helper()
	table := course.Table()
	table.Seed = seed
	play := begin(t, rules, table)
	g := guide.New(course)
	for range 200 {
		play.ShowAll()
		said, ok := g.Now(play)
		d, asked := play.Pending()
		if ok {
			look(play, said)
		}
		if ok && said.Passes() {
			g.Read(said.Step)
		}
		if ok && said.Tells() {
			continue
		}
		if !asked {
			break
		}
		key := said.Key
		if !ok || key == "" {
			key = plainly(d)
		}
		if err := play.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
}

// No shot that an explorer has in overwatch is better than the one that is suggested.
func TestTheBestShotOfAnOverwatchIsSuggested(t *testing.T) {
	chosen := map[string]int{} // how often a shot other than the first was the best, by step
	walk(t, 60, func(play *blackstone.Session, said guide.Said) {
		if said.ID != "overwatch" && said.ID != "overwatch-weapon" {
			return
		}
		d, _ := play.Pending()
		taken := said.Then
		if said.ID == "overwatch-weapon" {
			taken = append([]string{said.Key}, said.Then...)
		}
		for _, w := range fortress.ForeseeOverwatch(play.Match) {
			if play.Shown.Name(w.Explorer) != d.About[0] {
				continue
			}
			at := slices.IndexFunc(w.Shots, func(s fortress.Shot) bool { return slices.Equal(s.Keys, taken) })
			if at < 0 {
				t.Fatalf("%s leads to %v, which is no shot", said.ID, taken)
			}
			if at > 0 {
				chosen[said.ID]++
			}
			for _, shot := range w.Shots {
				if hit(&shot) > hit(&w.Shots[at])+1e-9 {
					t.Errorf("%s: %v hits with %.2f, and %v with %.2f", said.ID, taken, hit(&w.Shots[at]), shot.Keys, hit(&shot))
				}
			}
		}
	})
	if chosen["overwatch"] == 0 || chosen["overwatch-weapon"] == 0 {
		t.Errorf("the first shot was always the best: %v", chosen)
	}
}

func hit(s *fortress.Shot) float64 { return s.Wound.Float() + s.Grievous.Float() }

// What the event does is explained before the leader is asked about it.
func TestTheEventIsExplainedBeforeItsQuestion(t *testing.T) {
	asked := 0
	rolled := -1 // length of the log of the first decision after the first event
	var game *blackstone.Session
	walk(t, 30, func(play *blackstone.Session, said guide.Said) {
		if play != game {
			game, rolled = play, -1
		}
		if rolled >= 0 || common.LineOf(play.Log, "event-roll") < 0 || said.ID == "behaviour" {
			return
		}
		rolled = len(play.Log)
		d, ok := play.Pending()
		if ok && (d.Kind == fortress.AskEvent || d.Kind == fortress.AskDeploy) {
			asked++
		}
		if said.ID != "event" && said.ID != "farewell" && said.ID != "wound" {
			t.Errorf("after the event the guide begins with %s", said.ID)
		}
	})
	if asked == 0 {
		t.Error("no event asked anything")
	}
}

// A step that says that no move reaches a goal is shown only if none does, and one that says where the
// marked hex lies is true.
func TestWhatIsOutOfReachIsOutOfReach(t *testing.T) {
	said := map[string]int{}
	walk(t, 40, func(play *blackstone.Session, now guide.Said) {
		s := &play.Shown
		reached := map[string]func(board.Space) bool{
			"marker-far": func(sp board.Space) bool {
				return slices.Contains(s.Markers[:], sp) && !guarded(s, sp)
			},
			"portal-far": func(sp board.Space) bool {
				for i := range s.Portals {
					if s.Portals[i].Open && s.PortalSpaces(i).Has(sp) {
						return true
					}
				}
				return false
			},
			"escape-far": func(sp board.Space) bool { return s.Maglev.Has(sp) },
		}[now.ID]
		if reached == nil {
			return
		}
		said[now.ID]++
		d, _ := play.Pending()
		if i := slices.IndexFunc(d.Options, func(o engine.Option) bool { return o.Verb == "move" && reached(board.Space(o.Args[1])) }); i >= 0 {
			t.Errorf("%s is said, and %s reaches the goal", now.ID, d.Options[i].Key())
		}
	})
	if len(said) < 3 {
		t.Errorf("only %v came up", said)
	}
}

// guarded reports whether a hostile is on a space or beside it.
func guarded(s *fortress.State, sp board.Space) bool {
	for u := range s.Each(fortress.Hostiles) {
		if at := s.On(u).Hex; at == sp || s.Field().Adjacent(sp).Has(at) {
			return true
		}
	}
	return false
}

// A move that is suggested for want of a good shot gives a better chance than staying, or leads closer.
func TestAMoveForWantOfAGoodShotGainsSomething(t *testing.T) {
	n := 0
	walk(t, 40, func(play *blackstone.Session, now guide.Said) {
		if now.ID != "nearer" && now.ID != "closer" {
			return
		}
		n++
		s := &play.Shown
		d, _ := play.Pending()
		u := s.Find(d.About[0])
		to := board.Space(d.Options[d.Find(now.Key)].Args[1])
		here, _ := promise(play.Match, u, s.On(u).Hex)
		there, _ := promise(play.Match, u, to)
		if there <= here && away(s, to) >= away(s, s.On(u).Hex) {
			t.Errorf("%s: %s is no closer, and its best shot is %.2f instead of %.2f", now.ID, now.Key, there, here)
		}
	})
	if n == 0 {
		t.Error("it never came up")
	}
}

// away returns the distance to the nearest hostile.
func away(s *fortress.State, sp board.Space) int {
	least := 1 << 20
	for u := range s.Each(fortress.Hostiles) {
		if n := s.Field().Route(sp, s.On(u).Hex); n >= 0 {
			least = min(least, n)
		}
	}
	return least
}

// An explorer who has a good shot is not told to move first, and one is not led away from a better shot.
func TestAGoodShotIsTakenWithoutAMove(t *testing.T) {
	const field = "board\n.   .   .   .   .   .   .   .   .   .   .   .\nend\n"
	for name, one := range map[string]struct{ position, want string }{
		"a good shot":  {field + "explorer amallyn 0,0 dice 6,5,3\nhostile guardsman-1 6,0\nstart activation amallyn", "attack"},
		"a better one": {field + "explorer amallyn 3,0 dice 6,5,3\nhostile guardsman-1 5,0\nstart activation amallyn", "move"},
	} {
		h := at(t, one.position, nil, "move", "attack", "nearer")
		if h.id() != one.want {
			t.Errorf("%s: the guide says %q, %s", name, h.id(), h.Key)
		}
	}
}

// Aim and the inspired side are explained when they are possible, and not before.
func TestAimAndInspirationAreExplained(t *testing.T) {
	const start = "\nstart activation janus-draik"
	for name, one := range map[string]struct{ position, want string }{
		"cover in the way": {"board\n.   .   . | .   .\nend\nexplorer janus-draik 0,0 dice 5,4\nhostile guardsman-1 4,0", "aim"},
		"no cover":         {"board\n.   .   .   .   .\nend\nexplorer janus-draik 0,0 dice 5,4\nhostile guardsman-1 4,0", ""},
		"one die":          {"board\n.   .   . | .   .\nend\nexplorer janus-draik 0,0 dice 5\nhostile guardsman-1 4,0", ""},
		"three points":     {"board\n.   .   .\nend\nexplorer janus-draik 0,0 dice 5 inspiration 3", "inspire"},
		"two points":       {"board\n.   .   .\nend\nexplorer janus-draik 0,0 dice 5 inspiration 2", ""},
	} {
		h := at(t, one.position+start, nil, "aim", "inspire")
		if h.id() != one.want {
			t.Errorf("%s: the guide says %q", name, h.id())
		}
	}
}
