package fortress

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// A miniature with a number in its name shows the number on the board.
func TestANumberedMiniatureShowsItsNumber(t *testing.T) {
	sh, c := atTable(t, 1)
	s := &c.Play.Shown
	seen := map[string]bool{}
	for u := range s.Each(fortress.Hostiles) {
		number := c.numberOf(u)
		if name := sh.Words.Name(s.UnitName(u)); number == "" || !strings.HasSuffix(name, " "+number) {
			t.Errorf("%s bears %q", name, number)
		}
		kind := strconv.Itoa(int(s.On(u).Kind)) + "/" + number
		if seen[kind] {
			t.Errorf("two of a kind bear %s", number)
		}
		seen[kind] = true
	}
	if len(seen) < 2 {
		t.Fatalf("there are the hostiles %v", seen)
	}
	for u := range s.Each(fortress.Explorers) {
		if c.numberOf(u) != "" {
			t.Errorf("%s bears a number", s.UnitName(u))
		}
	}
}

// Pointing at a line of the log marks the miniatures it mentions on the board.
func TestALineOfTheLogMarksItsMiniatures(t *testing.T) {
	sh, c := atTable(t, 1)
	var hostile fortress.UnitID
	for u := range c.Play.Shown.Each(fortress.Hostiles) {
		hostile = u
	}
	notes(&c.Stage, fortress.Moved{Unit: hostile, Path: fortress.Path{N: 1}})
	sh.UI.Begin(game.Panels)
	name := "log/" + strconv.Itoa(len(c.Play.Log)-1)
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: render.Rect{W: 1, H: 1}})
	sh.UI.FocusOn(name)
	c.CatchUp(sh)
	if told := c.pane.mentionedUnits(sh); !slices.Equal(told, []fortress.UnitID{hostile}) {
		t.Errorf("the line tells of %v", told)
	}
}
