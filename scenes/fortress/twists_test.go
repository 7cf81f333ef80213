package fortress

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/scenes/fortress/playing"
)

// The labels of twists lie beside the board, and a key goes from one to the next, and to what the combat is about.
func TestTwistsLieBesideTheBoardAndHaveAKey(t *testing.T) {
	sh, c := atTable(t, 1)
	playing.Screen(t, sh, 1280, 720)
	list, rest := c.twists.list(sh)
	if len(list) < 2 {
		t.Fatalf("%d twists are in play", len(list))
	}
	for _, cell := range c.Play.Shown.Cells[:c.Play.Shown.NumCells] {
		if top := c.view.Camera.Centre(cell.Hex).Y - c.view.Camera.Zoom; top < rest.Y-1 {
			t.Errorf("the hex %v begins at %v, and the labels end at %v", cell.Hex, top, rest.Y)
		}
	}
	var names []string
	for _, one := range list {
		names = append(names, "twist/"+one.id)
	}
	for _, want := range append(names, endsArea, names[0]) {
		c.twists.lookAtTwists(sh)
		a := sh.UI.Pointed()
		if a == nil || a.Name != want || !sh.UI.Looking() || c.tips.tip(sh, a).Text == "" {
			t.Fatalf("looking at the twists leads to %+v, not %s", a, want)
		}
	}
}

// In the hands several twists take the room of one label, whose tip tells each.
func TestTwistsAreOneLabelInTheHands(t *testing.T) {
	sh, c := atTable(t, 1)
	sh.Held = func() float64 { return 3 }
	playing.Screen(t, sh, 390*3, 844*3)
	list, _ := c.twists.list(sh)
	if len(list) != 1 || list[0].id != allID {
		t.Fatalf("the labels are %+v", list)
	}
	n := 0
	for in := range c.Play.Shown.Influences(fortress.NoUnit) {
		if n++; !strings.Contains(list[0].text, sh.Words.Name(in.ID)) || !strings.Contains(list[0].text, sh.Words.Say("text."+in.ID)) {
			t.Errorf("of %s the tip tells nothing: %q", in.ID, list[0].text)
		}
	}
	if a := sh.UI.Named("twist/" + allID); n < 2 || a == nil || c.tips.tip(sh, a).Text != list[0].text {
		t.Errorf("of %d twists the label shows %+v", n, a)
	}
}

// What lasts for everybody is named by what it is: a support of a ship is no twist.
func TestASupportThatLastsIsNamedAsOne(t *testing.T) {
	sh, c := atTable(t, 1)
	playing.Screen(t, sh, 1280, 720)
	s := &c.Play.Shown
	ship := slices.IndexFunc(s.Pack().Ships, func(x library.Ship) bool { return x.ID == "traveller" })
	s.Quest.Docked[0] = fortress.Mark(ship + 1)
	s.Expedition.Supports[ship].Lasts = library.UntilTurn
	list, _ := c.twists.list(sh)
	last := list[len(list)-1]
	if want := sh.Words.Say("support.holds", sh.Words.Name("traveller")); last.id != "traveller" || last.label != want || last.rule != "BF-SHP-001" {
		t.Errorf("the support is %+v, not %q", last, want)
	}
	c.Version++
	sh.Dirty()
	img := playing.Screen(t, sh, 1280, 720)
	sh.Draw(img)
	playing.Keep(t, img, "support-lasts")
}
