package fortress

import (
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// crowded puts three hostiles into the hex of the first, and returns them.
func crowded(t *testing.T, c *Combat) (list []fortress.UnitID) {
	t.Helper()
	s := &c.Play.Shown
	for u := range s.Each(fortress.Hostiles) {
		if list = append(list, u); len(list) == 3 {
			break
		}
	}
	if len(list) < 3 {
		t.Fatalf("there are only %d hostiles", len(list))
	}
	for u := range s.Units {
		if v := &s.Units[u]; v.Here() && v.Team == fortress.Hostiles {
			v.Hex = s.On(list[0]).Hex
		}
	}
	for _, u := range list {
		s.On(u).Hex = s.On(list[0]).Hex
	}
	for u := range s.Each(fortress.Hostiles) {
		if u > list[2] {
			s.On(u).Slain = true
		}
	}
	return list
}

// Of three miniatures in a hex each can be clicked while the hex is pointed at, and the one under the pointer stays
// under it.
func TestMiniaturesInAHexFanOut(t *testing.T) {
	sh, c := fight(t)
	list := crowded(t, c)
	hex := c.Play.Shown.Field().Hex(c.Play.Shown.On(list[0]).Hex)
	c.view.Set(render.Looking(render.Point{}, render.Point{}, c.kit.theme.Px(leastFrame)))
	mid := c.view.Camera.Centre(hex)
	to := c.kit.layout.Field.Centre()
	c.view.Set(c.view.Camera.Pan(render.Point{X: to.X - mid.X, Y: to.Y - mid.Y}))
	areas := func(on bool) map[fortress.UnitID]render.Rect {
		c.figures.fans(sh, hex, on)
		sh.UI.Begin(game.Ground)
		c.pane.addFigureAreas(sh, false)
		found := map[fortress.UnitID]render.Rect{}
		for a := range sh.UI.Each {
			if a.Unit > 0 && a.Space == hex.String() {
				found[fortress.UnitID(a.Unit-1)] = a.Rect
			}
		}
		return found
	}
	c.CatchUp(sh)
	before, apart := areas(false), areas(true)
	for _, u := range list {
		at := before[u].Centre()
		if !apart[u].Contains(at) {
			t.Errorf("miniature %d leaves the pointer: from %v to %v", u, before[u], apart[u])
		}
		for _, v := range list {
			if r := apart[u].Cut(apart[v]); u < v && r.W > 0 && r.H > 0 {
				t.Errorf("miniatures %d and %d still overlap by %v", u, v, r)
			}
		}
	}
}

// A miniature faces whom it attacks, where it goes, and otherwise the nearest enemy.
func TestMiniaturesFaceWhoConcernsThem(t *testing.T) {
	_, c := atTable(t, 1)
	s := &c.Play.Shown
	f := s.Field()
	faces := func(u fortress.UnitID, at board.Space, why string) {
		t.Helper()
		way := across(f.Hex(at)) - across(f.Hex(s.On(u).Hex))
		if way != 0 && c.figures.facesLeft(u) != (way < 0) {
			t.Errorf("%s: miniature %d at %v does not face %v", why, u, f.Hex(s.On(u).Hex), f.Hex(at))
		}
	}
	turned := map[bool]int{}
	for u := range s.Each(fortress.Explorers) {
		for v := range s.Each(fortress.Hostiles) {
			c.Underway.Attack = &fortress.Attacked{By: u, On: v}
			faces(u, s.On(v).Hex, "attacking")
			faces(v, s.On(u).Hex, "attacked")
			c.Underway.Attack = nil
		}
		for sp := range board.Space(s.NumCells) {
			move := fortress.Moved{Unit: u, From: s.On(u).Hex, Path: fortress.Path{N: 1}}
			move.Path.Spaces[0] = sp
			c.Showing.On, c.Showing.Event = true, fortress.Event{Change: move}
			faces(u, sp, "moving")
			turned[c.figures.facesLeft(u)]++
		}
		c.Showing.On = false
		faces(u, c.figures.foe(u), "at rest")
		if c.figures.foe(u) == board.None {
			t.Errorf("miniature %d faces nobody", u)
		}
	}
	if turned[true] == 0 || turned[false] == 0 {
		t.Errorf("left and right are faced %v times", turned)
	}
}

// Where an explorer went out of action a mark stays, after loading too, until the combat ends.
func TestWhoIsOutOfActionLeavesAMark(t *testing.T) {
	sh, marked := playing.Bare(t), 0
	for seed := range uint64(12) {
		one := playing.Begun(t, sh, seed, playing.AskAll(sh, seed))
		byChanceUntil(t, one, seed, 400, func(*engine.Decision) bool {
			if !one.Shown.Fighting() {
				return false
			}
			c := facing(sh, one)
			out := 0
			for e := range one.Shown.Party {
				if x := &one.Shown.Party[e]; x.Playing && x.Out {
					out++
				}
			}
			for _, f := range c.effects.falls() {
				marked++
				if _, ok := one.Shown.Field().At(f.at); !ok || !one.Shown.Party[f.explorer].Out {
					t.Errorf("a mark of explorer %d lies at %v", f.explorer, f.at)
				}
			}
			return out > 0 && len(c.effects.falls()) > 0
		})
	}
	if marked == 0 {
		t.Error("nobody left a mark")
	}
}

// The panel of a group has a row for each of its miniatures, with the number of its badge, and its tip names
// the group on its rim.
func TestThePanelListsEachMiniature(t *testing.T) {
	sh, c := atTable(t, 1)
	playing.Screen(t, sh, 1280, 720)
	group := int(c.Play.Shown.On(c.attended(sh)).Card)
	for _, u := range c.hostiles.members(group) {
		name := c.Play.Shown.UnitName(u)
		a := sh.UI.Named("member/" + name)
		if a == nil {
			t.Fatalf("there is no row for %s", name)
		}
		tip := c.tips.tip(sh, a)
		if !strings.HasSuffix(tip.Title, c.numberOf(u)) || !strings.Contains(tip.Sub, c.markOf(u)) {
			t.Errorf("the tip of %s is %q, %q", name, tip.Title, tip.Sub)
		}
	}
}
