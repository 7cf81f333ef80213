package city

import (
	"math"
	"strings"
	"testing"

	rules "precipice/engine/city"
	"precipice/render"
)

// Whoever can be chosen wears brackets in the colour of who chooses, which are told from its own rim at a glance: of a hero no red ones.
func TestBracketsAreToldFromWhatTheySurround(t *testing.T) {
	friends, foes := 0, 0
	for _, journey := range tellers {
		x, j := begin(t, desk, journey)
		for n := 0; n < 120 && x.answer(j); n++ {
			list := j.pane.standings()
			for _, m := range j.pane.marks(list, rules.NoUnit) {
				rim := render.Hostile
				if j.Play.Shown.Units[m.unit].Team == rules.HeroTeam {
					rim = render.Explorers[m.unit]
					friends++
				} else {
					foes++
				}
				for _, of := range [2]render.Ink{rim, render.Hostile} {
					if d := apart(m.ink, of); d < 80 {
						t.Fatalf("%s: brackets %v around %s, whose rim is %v", j.Question.Decision.Kind, m.ink, name(j, m.unit), of)
					}
				}
			}
		}
	}
	if friends < 5 || foes < 20 {
		t.Errorf("only %d friends and %d foes could be chosen", friends, foes)
	}
}

// apart is how far two inks lie apart.
func apart(a, b render.Ink) float64 {
	r, g, u := float64(a.R)-float64(b.R), float64(a.G)-float64(b.G), float64(a.B)-float64(b.B)
	return math.Sqrt(r*r + g*g + u*u)
}

// Two in a space have brackets of their own, beside each other, each with its base in it, and a click there takes that one.
func TestTwoInASpaceHaveBracketsOfTheirOwn(t *testing.T) {
	pairs, asked := 0, 0
	for _, d := range []device{desk, wide, phone} {
		for _, c := range throngs {
			if c.apart < 2 {
				continue
			}
			x, j := crowded(t, d, c)
			list := j.pane.standings()
			for i := range list {
				for k := range list[:i] {
					a, b := &list[i], &list[k]
					if a.room != b.room {
						continue
					}
					pairs++
					ra, rb := j.pane.reaches(a), j.pane.reaches(b)
					if ra.Share(rb) > 0.01 || !ra.Contains(render.Point{X: a.at.X, Y: a.at.Y}) || !rb.Contains(b.at) {
						t.Errorf("%v: %s at %v of %v and %s at %v of %v", d, name(j, a.unit), a.at, ra, name(j, b.unit), b.at, rb)
					}
					if j.choiceIn(j.Play.Shown.SpaceName(j.Play.Shown.Units[a.unit].At)) != nil {
						continue // who has been brought to a space that is free for the question
					}
					for _, f := range [2]*standing{a, b} {
						asked++
						if one := x.sh.UI.Under(f.at); j.Layout.Field.Contains(f.at) && !j.Layout.Asks.Contains(f.at) && (one == nil || one.Unit != int(f.unit)+1) {
							t.Errorf("%v: at the base of %s lies another area", d, name(j, f.unit))
						}
					}
				}
			}
		}
	}
	if pairs < 6 || asked < 6 {
		t.Errorf("only %d pairs shared a space, and %d of them could be looked at", pairs, asked)
	}
}

// Each hostile wears the number in its name besides that of its group, so that what is said of it can be found on the board. Of two in a space
// the one at the right stands nearer by a third of a step, and neither number lies over the other.
func TestHostilesInASpaceAreToldByTheirNumbers(t *testing.T) {
	pairs := 0
	for _, d := range []device{desk, wide, phone} {
		for _, c := range throngs {
			_, j := crowded(t, d, c)
			list := j.pane.standings()
			for i := range list {
				v := j.pane.miniature(&list[i], rules.NoUnit)
				if u := &j.Play.Shown.Units[list[i].unit]; u.Team == rules.HostileTeam && (v.Mark == "" || !strings.HasSuffix(name(j, list[i].unit), "-"+v.Mark)) {
					t.Errorf("%s wears %q", name(j, list[i].unit), v.Mark)
				}
				for k := range list[:i] {
					a, b := &list[k], &list[i] // the nearer one is drawn last
					if a.room != b.room {
						continue
					}
					pairs++
					if high := j.View.Camera.Zoom * 2; b.at.X-a.at.X < 0.4*high || b.at.Y-a.at.Y < 0.3*high || b.at.Y > b.room.Bottom() {
						t.Errorf("%v: %s stands at %v and %s at %v", d, name(j, a.unit), a.at, name(j, b.unit), b.at)
					}
					near, _ := render.Marks(j.Canvas, v)
					far, _ := render.Marks(j.Canvas, j.pane.miniature(a, rules.NoUnit))
					if near.Share(far) > 0.1 {
						t.Errorf("%v: the number of %s lies over that of %s", d, name(j, b.unit), name(j, a.unit))
					}
				}
			}
		}
	}
	if pairs < 6 {
		t.Errorf("only %d pairs shared a space", pairs)
	}
}

// Whoever is pointed at on the board is known while the board is drawn, so that its brackets and the line of sight to it show it.
func TestThePointedTargetIsShown(t *testing.T) {
	x, j := begin(t, desk, "lantern-row")
	seen := 0
	for n := 0; n < 200 && seen < 5 && x.answer(j); n++ {
		if !j.own() || j.Presenting() {
			continue
		}
		for _, m := range j.pane.marks(j.pane.standings(), rules.NoUnit) {
			a := x.sh.UI.First("unit/" + name(j, m.unit))
			for one := range x.sh.UI.Each {
				if one.Unit == int(m.unit)+1 && one.Do != nil && one.Space != "" && !one.Offscreen {
					a = one.Name
				}
			}
			if a == "" {
				continue
			}
			x.sh.UI.FocusOn(a)
			x.draw()
			if seen++; j.pane.pointed != m.unit {
				t.Errorf("%s is pointed at by %s, the board shows %d", name(j, m.unit), a, j.pane.pointed)
			}
			break
		}
	}
	if seen < 5 {
		t.Errorf("only %d targets were pointed at", seen)
	}
}
