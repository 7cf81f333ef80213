package city

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	rules "precipice/engine/city"
	"precipice/engine/city/bot"
	"precipice/game"
	"precipice/render"
)

// ofMany plays until a group with several kinds is on the battlefield and a hero is asked, and attends to that group.
func ofMany(t *testing.T, d device, level, kinds int) (*table, *Journey, int) {
	t.Helper()
	for _, journey := range tellers {
		x := open(t, d)
		x.click("title/new")
		setup := x.sh.Top().(*Setup)
		setup.table.Setup.Journey, setup.table.Setup.Level = journey, level
		x.draw()
		x.click("setup/set-out")
		j := x.sh.Top().(*Journey)
		j.Play.ShowAll()
		for d, asked := j.Play.Pending(); asked; d, asked = j.Play.Pending() {
			g := groupOf(&j.Play.Shown, kinds)
			if d.Kind == rules.AskActivation && g >= 0 {
				j.Refresh(x.sh)
				j.attendGroup(g)
				x.draw()
				return x, j, g
			}
			if err := j.Play.Choose(d.Options[bot.Answer(j.Play.Match, d)].Key()); err != nil {
				t.Fatal(err)
			}
			j.Play.ShowAll()
		}
	}
	t.Fatalf("no group of %d kinds comes", kinds)
	return nil, nil, 0
}

// groupOf returns the first group with as many kinds on the battlefield, -1 for none.
func groupOf(s *rules.State, kinds int) int {
	for g := range s.Groups {
		if len(kindsHere(s, g)) >= kinds {
			return g
		}
	}
	return -1
}

// The panel of a group tells of each of its kinds how many there are, with what values, what they will do by a roll of their own, and whom
// they strike; a screen reader finds the same. No row is lost on any device.
// proves: CC-BEH-001
func TestThePanelOfAMixedGroupTellsOfEachKind(t *testing.T) {
	for _, d := range devices {
		x, j, g := ofMany(t, d, 0, 2)
		if d.held > 0 {
			x.click("drawer/hostile")
			for j.Drawers.Moving() {
				x.sh.Now = x.sh.Now.Add(50 * time.Millisecond)
				x.draw()
			}
		}
		x.keep("mixed-" + d.String())
		s, w := &j.Play.Shown, x.sh.Words
		v, rows := j.group.groupView(x.sh, j.attended(x.sh), "")
		told := len(v.Kinds)
		for i, k := range kindsHere(s, g) {
			if i >= told {
				t.Fatalf("%v: %d of %v kinds are told", d, told, kindsHere(s, g))
			}
			said, card := strings.Join(v.Kinds[i].Stats, "; "), &s.Content().Hostiles[k]
			here := make([]int, len(card.Models))
			for u := range s.Units {
				if v := &s.Units[u]; v.Team == rules.HostileTeam && v.Here() && int(v.Card) == g && int(v.Kind) == k {
					here[v.Model]++
				}
			}
			for m, n := range here {
				if values := card.Sides[nightSide(s)].Models[m]; n > 0 && !strings.Contains(said, fmt.Sprintf("%d × %s · move %d · wounds %d", n, modelName(w, card, m), values.Move, values.Wounds)) {
					t.Errorf("%v: of %d %s is told %q", d, n, card.Models[m].ID, said)
				}
			}
			if !strings.Contains(v.Name, w.Name(card.ID)) {
				t.Errorf("%v: %q does not name %s", d, v.Name, card.ID)
			}
			own := j.group.rowsOf(j.intents.prospect(g), k)
			if len(own) == 0 || len(v.Kinds[i].Rows) != len(own) {
				t.Errorf("%v: of %s %d rows of %d are told", d, card.ID, len(v.Kinds[i].Rows), len(own))
			}
		}
		for i := range rows {
			of := ""
			if d.held > 0 { // its drawer has all groups
				of = numberOf(g+1) + "/"
			}
			a := x.sh.UI.Named("behaviour/" + of + numberOf(i+1))
			if a == nil || a.Tip().Title != w.Name(rows[i].Action) {
				t.Errorf("%v: row %d of %d, %s, is not on the screen", d, i+1, len(rows), rows[i].Action)
			}
		}
		if short := j.who.groupShort(x.sh, g); !strings.Contains(short, "others") {
			t.Errorf("%v: the track calls the group %q", d, short)
		}
	}
}

// The three kinds of the largest groups have room in a window too.
func TestThePanelOfThreeKindsHasRoom(t *testing.T) {
	for _, d := range []device{desk, wide, huge} {
		x, j, g := ofMany(t, d, 4, 3)
		x.keep("three-kinds-" + d.String())
		_, rows := j.group.groupView(x.sh, j.attended(x.sh), "")
		for i := range rows {
			if x.sh.UI.Named("behaviour/"+numberOf(i+1)) == nil {
				t.Errorf("%v: row %d of %d of %v is not on the screen", d, i+1, len(rows), kindsHere(&j.Play.Shown, g))
			}
		}
	}
}

// Miniatures of one kind with other values have a line of their own, and what a kind does names everyone it strikes.
func TestWhatAKindDoesNamesAllWhomItStrikes(t *testing.T) {
	x, j := begin(t, desk, "lantern-row")
	for !j.own() && x.answer(j) {
	}
	pane := &j.group
	row := rules.Row{Acts: []rules.Act{{Attacks: []rules.Volley{{On: 0}}}, {Attacks: []rules.Volley{{On: 1}}}, {Attacks: []rules.Volley{{On: 0}}}, {Moves: make([]rules.Way, 1)}}}
	said := pane.doing(x.sh, &row)
	for h := range 2 {
		if name := brief(x.sh.Words, j.Play.Shown.HeroName(h)); strings.Count(said, name) != 1 {
			t.Errorf("%q does not name %s once", said, name)
		}
	}
	for _, c := range []struct {
		acts []rules.Act
		want string
	}{{nil, ""}, {[]rules.Act{{Stunned: true}, {Moves: make([]rules.Way, 1)}}, "moves"}, {[]rules.Act{{Stunned: true}}, "stands up"}, {[]rules.Act{{}}, "stays"}} {
		if said := pane.doing(x.sh, &rules.Row{Acts: c.acts}); said != c.want {
			t.Errorf("%+v: %q, not %q", c.acts, said, c.want)
		}
	}
}

// With many words in little room a panel keeps the rows of every kind.
func TestTheRowsOfAGroupStayLongest(t *testing.T) {
	x, j, _ := ofMany(t, desk, 0, 2)
	full, _ := j.group.groupView(x.sh, j.attended(x.sh), "")
	v := full
	v.Kinds = slices.Clone(full.Kinds)
	fitGroup(x.sh.Theme, render.Rect{W: 300, H: 10}, &v)
	for i := range v.Kinds {
		if k := &v.Kinds[i]; k.Strikes != "" || len(k.Rows) != len(full.Kinds[i].Rows) || len(k.Stats) == 0 {
			t.Errorf("what is left of a kind is %+v", k)
		}
	}
	if !v.Abreast {
		t.Error("the rows still stand below each other")
	}
}

// While a group acts its panel keeps the rows of its table, and once the die lies, what was rolled is marked.
func TestThePanelMarksWhatWasRolled(t *testing.T) {
	x, j := begin(t, wide, "lantern-row")
	pace(x, game.Normal)
	marked, early := 0, 0
	for n := 0; n < 4000 && marked < 4; n++ {
		if !j.Presenting() && j.Question != nil && !x.blindly(j) {
			break
		}
		x.sh.Now = x.sh.Now.Add(100e6)
		x.sh.Top().Update(x.sh)
		c, behaves := j.Showing.Event.Change.(rules.Behaved)
		if !j.Showing.On || !behaves {
			continue
		}
		u := firstOf(&j.Play.Shown, int(j.told.group), int(c.Kind))
		v, rows := j.group.groupView(x.sh, u, "")
		n, name := 0, ""
		for _, k := range v.Kinds {
			for _, row := range k.Rows {
				if row.Rolled {
					n++
					name = row.Name
				}
			}
		}
		switch {
		case len(rows) == 0:
			t.Fatal("the panel has no rows while the group acts")
		case j.Tray.Moving():
			early += n
		case n != 1 || name != x.sh.Words.Name(j.told.deed):
			t.Errorf("%d rows are marked, such as %q, of what was rolled: %q", n, name, j.told.deed)
		default:
			marked++
		}
	}
	if marked < 4 || early > 0 {
		t.Errorf("%d rolls were marked, and %d rows before the die lay", marked, early)
	}
}

// Neither the title of a group nor the name of what a kind may do is cut, on any device.
func TestNoNameInThePanelOfAGroupIsCut(t *testing.T) {
	for _, d := range []device{desk, wide, large, {1600, 900, 200, 0}} {
		for _, c := range []struct{ level, kinds int }{{0, 2}, {4, 3}} {
			x, j, _ := ofMany(t, d, c.level, c.kinds)
			v, rows := j.group.groupView(x.sh, j.attended(x.sh), "")
			names := []string{v.Name}
			for _, row := range rows {
				names = append(names, x.sh.Words.Name(row.Action))
			}
			x.sh.Theme.Cut = func(text string) {
				if slices.Contains(names, text) {
					t.Errorf("%v, %d kinds: %q is cut", d, c.kinds, text)
				}
			}
			x.draw()
			x.sh.Theme.Cut = nil
		}
	}
}
