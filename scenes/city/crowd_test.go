package city

import (
	"fmt"
	"testing"

	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
)

// throng is a crowd: everybody stands as near as possible to the hero who acts.
type throng struct {
	journey string
	after   int          // hostiles on the battlefield, at least
	night   bool         // by night
	apart   int          // hostiles that share a space: 1 for none
	broad   library.Size // one of them is of this size
}

var throngs = []throng{
	{"lantern-row", 8, false, 1, library.Small},
	{"lantern-row", 8, false, 2, library.Small},
	{"lantern-row", 8, true, 1, library.Small},
	{"four-doors", 10, true, 2, library.Small},
	{"the-long-night", 3, false, 1, library.Huge},
	{"the-long-night", 3, true, 1, library.Huge},
	{"lantern-row", 8, false, 1, library.Giant},
	{"lantern-row", 8, true, 2, library.Giant},
}

// crowded plays until there are enough hostiles while a hero acts, and brings them all to it.
func crowded(t *testing.T, d device, c throng) (*table, *Journey) {
	t.Helper()
	x, j := begin(t, d, c.journey)
	for !j.own() || hostilesHere(j) < c.after {
		if !x.answer(j) {
			t.Fatalf("there are never %d hostiles", c.after)
		}
	}
	s := &j.Play.Shown
	if c.night {
		s.Nightfall = uint8(s.Content().Figures.Nightfall)
	}
	if c.broad > library.Small && !grow(s, c.broad) {
		t.Fatal("nowhere is room for it")
	}
	gather(s, rules.UnitID(j.actor()), c.apart)
	j.Version++
	x.draw()
	x.draw()
	return x, j
}

func hostilesHere(j *Journey) (n int) {
	for u := range j.Play.Shown.Units {
		if w := &j.Play.Shown.Units[u]; w.Here() && w.Team == rules.HostileTeam {
			n++
		}
	}
	return n
}

// grow puts the first hostile as one of a size where there is room for its spaces, the others off them.
func grow(s *rules.State, size library.Size) bool {
	for u := range s.Units {
		w := &s.Units[u]
		if !w.Here() || w.Team != rules.HostileTeam {
			continue
		}
		for k := range s.Content().Hostiles {
			if s.Content().Hostiles[k].Size == size {
				w.Kind, w.Model = uint8(k), 0
			}
		}
		need := map[library.Size]int{library.Huge: 2, library.Giant: 4}[size]
		for sp := range board.Space(s.Tiles().Len()) {
			if w.At = sp; s.Body(rules.UnitID(u)).Len() == need && s.Tiles().Route(s.Units[0].At, sp) > 3 {
				return true
			}
		}
		return false
	}
	return false
}

// gather puts all who fill one space around one of them, small hostiles several to a space.
func gather(s *rules.State, about rules.UnitID, apart int) {
	var taken board.Set
	for u := range s.Units {
		if body := s.Body(rules.UnitID(u)); s.Units[u].Here() && (body.Len() > 1 || rules.UnitID(u) == about) {
			taken = taken.Or(body)
		}
	}
	for _, o := range s.Ground.Objects {
		if o != board.None {
			taken.Add(o)
		}
	}
	from, in := s.Units[about].At, 0
	for u := range s.Units { // round the largest
		if s.Units[u].Here() && s.Body(rules.UnitID(u)).Len() > 1 {
			from = s.Units[u].At
		}
	}
	last := board.None
	for u := range s.Units {
		w := &s.Units[u]
		if !w.Here() || rules.UnitID(u) == about || s.Body(rules.UnitID(u)).Len() > 1 {
			continue
		}
		small := w.Team == rules.HostileTeam && s.Content().Hostiles[w.Kind].Size == library.Small
		if small && last != board.None && in < apart {
			w.At, in = last, in+1
			continue
		}
		best, least := board.None, 1<<20
		for sp := range board.Space(s.Tiles().Len()) {
			if far := s.Tiles().Route(from, sp); !taken.Has(sp) && far < least {
				best, least = sp, far
			}
		}
		if best == board.None {
			continue
		}
		w.At, last, in = best, board.None, 1
		if taken.Add(best); small {
			last = best
		}
	}
}

// However many stand beside and behind each other, nobody hides the base, the badge or the wounds of another, and a click on the middle of
// a space or of a miniature that answers takes that answer.
func TestACrowdTellsWhoStandsWhere(t *testing.T) {
	for _, c := range throngs {
		for _, d := range []device{desk, wide, phone} {
			t.Run(fmt.Sprintf("%s %v %v %d %v", c.journey, c.broad, c.night, c.apart, d), func(t *testing.T) {
				x, j := crowded(t, d, c)
				x.keep(fmt.Sprintf("crowd-%s-%v-%v-%d-%v", c.journey, c.broad, c.night, c.apart, d))
				x.unhidden(j)
				x.inReach(j)
			})
		}
	}
}

// unhidden fails if a miniature hides what tells of one behind it.
func (x *table) unhidden(j *Journey) {
	x.Helper()
	b := &j.pane
	list := b.standings()
	for i := range list {
		v := b.miniature(&list[i], rules.NoUnit)
		badge, wounds := render.Marks(j.Canvas, v)
		base := v.Base()
		for k := i + 1; k < len(list); k++ {
			near := b.miniature(&list[k], rules.NoUnit)
			hides := near.Opaque()
			if part := base.Share(hides); part > 0.2 {
				x.Errorf("%s hides %.2f of the base of %s", name(j, list[k].unit), part, name(j, list[i].unit))
			}
			if near.Base().Inset2(base.W*0.12, 0).Share(base) > 0.25 {
				x.Errorf("the bases of %s and %s lie over each other", name(j, list[k].unit), name(j, list[i].unit))
			}
			other, drops := render.Marks(j.Canvas, near)
			for _, r := range []render.Rect{badge, wounds} {
				if r.Share(other) > 0.25 || r.Share(drops) > 0.5 {
					x.Errorf("the signs of %s lie over those of %s", name(j, list[k].unit), name(j, list[i].unit))
				}
			}
		}
	}
}

func name(j *Journey, u rules.UnitID) string { return j.Play.Shown.UnitName(u) }

// inReach fails if the middle of a space or a miniature that answers belongs to another area.
func (x *table) inReach(j *Journey) {
	x.Helper()
	for _, r := range j.Question.All() {
		for i := range r.Legal {
			switch ch := &r.Legal[i]; ch.Place {
			case asking.OnSpaces:
				if sp, ok := spaceNamed(&j.Play.Shown, ch.Space); ok && !underBroad(&j.Play.Shown, sp) {
					at := j.View.Camera.Shown(j.ground.place(sp)).Centre()
					x.taken(j, ch.Space, at, func(a *game.Area) bool { return a.Space == ch.Space && (a.Unit == 0 || a.Do != nil) })
				}
			case asking.OnUnits:
				u := rules.UnitID(ch.Unit)
				if j.choiceIn(j.Play.Shown.SpaceName(j.Play.Shown.Units[u].At)) != nil {
					continue // who has been brought to a space that is free for the question
				}
				x.taken(j, name(j, u), j.pane.feet(u), func(a *game.Area) bool { return a.Unit == ch.Unit+1 && a.Do != nil })
			}
		}
	}
}

// underBroad reports whether one who fills several spaces has been brought to a space that is free for the question.
func underBroad(s *rules.State, sp board.Space) bool {
	for u := range s.Units {
		if body := s.Body(rules.UnitID(u)); s.Units[u].Here() && body.Len() > 1 && body.Has(sp) {
			return true
		}
	}
	return false
}

func (x *table) taken(j *Journey, what string, at render.Point, is func(*game.Area) bool) {
	x.Helper()
	if a := x.sh.UI.Under(at); j.Layout.Field.Contains(at) && !j.Layout.Asks.Contains(at) && (a == nil || !is(a)) {
		if a == nil {
			a = &game.Area{}
		}
		x.Errorf("a click on %s meets %q", what, a.Name)
	}
}
