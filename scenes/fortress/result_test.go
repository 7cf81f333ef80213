package fortress

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game/session"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/setup"
	"precipice/scenes/fortress/table"
)

// The result describes each explorer in words and leaves out zeros.
func TestTheResultLeavesOutZeros(t *testing.T) {
	sh := playing.Bare(t)
	for want, x := range map[string]fortress.Explorer{
		"unhurt":              {},
		"unhurt, 1 discovery": {NumFinds: 1},
		"1 wound, 1 grievous wound, 2 discoveries, 1 inspiration point": {NumSlots: 2, Slots: [fortress.MaxSpaces]fortress.Slot{{Counter: fortress.WoundCounter}, {Counter: fortress.GrievousCounter}}, NumFinds: 2, Inspiration: 1},
		"out of action": {Out: true, Inspiration: 3},
	} {
		if got := table.Fate(sh, &x); got != want {
			t.Errorf("told is %q, want %q", got, want)
		}
	}
}

// After a combat the next game offered is an expedition, even if a single combat was played last.
func TestAfterTheStarterAnExpeditionIsOffered(t *testing.T) {
	sh, c := pupil(t)
	taught(t, sh, c, "farewell")
	playing.HostOf(sh).Table.Setup.Difficulty = fortress.NoObjective
	playing.Screen(t, sh, 1280, 720)
	on := sh.UI.Named("result/new")
	if on == nil || on.Do == nil {
		t.Fatal("there is no way on")
	}
	on.Do()
	if s, ok := sh.Top().(*setup.Setup); !ok || s.Table.Setup.Difficulty != fortress.Normal {
		t.Errorf("it leads to %s", sh.Top().Name())
	}
}

// Every control of the setup explains itself.
func TestTheSetupExplainsItself(t *testing.T) {
	sh := playing.Bare(t)
	s := setup.NewSetup(playing.HostOf(sh), sh)
	s.Sit(2)
	sh.Show(s)
	playing.Screen(t, sh, 1280, 720)
	for _, name := range []string{"mode/quest", "mode/oneoff", "mode/combat", "difficulty/normal", "leader/1", "opposes/2", "hostiles/asked", "size/4", "size/2", "undo", "another-seed", "fill"} {
		a := sh.UI.Named("setup/" + name)
		if a == nil || a.Tip == nil || a.Tip().Text == "" {
			t.Errorf("%s tells nothing", name)
		}
	}
}

// Once a combat has ended, nothing says how to end it.
func TestTheEndOfACombatAsksForNothing(t *testing.T) {
	sh, c := atTable(t, 1)
	img := playing.Screen(t, sh, 1280, 720)
	s := &c.Play.Shown
	for u := range s.Each(fortress.Hostiles) {
		s.Units[u] = fortress.Unit{}
	}
	for _, over := range []bool{false, true} {
		text := ""
		if over {
			s.Result, c.Choices = fortress.Escaped, nil
		}
		sh.Theme.Wrote = func(line string, _, _ render.Rect) { text += line + " " }
		c.Attend = fortress.NoUnit
		c.Version++
		sh.Dirty()
		sh.Draw(img)
		if told := strings.Contains(text, "summon the escape"); told == over {
			t.Errorf("over %v: the screen says %q", over, text)
		}
	}
}

// A finished expedition has a link. Without a clipboard the player is told how else to get it.
func TestTheResultGivesTheLink(t *testing.T) {
	sh, _ := ended(t)
	playing.Screen(t, sh, 1280, 720)
	copying := sh.UI.Named("result/link")
	if copying == nil || copying.Do == nil {
		t.Fatal("the result does not offer the link")
	}
	t.Setenv("PATH", "") // where there are no programs there is no clipboard
	copying.Do()
	if want := sh.Words.Say("link.no-clipboard"); sh.Notice() != want {
		t.Errorf("it says %q, not %q", sh.Notice(), want)
	}
	playing.Keep(t, playing.Screen(t, sh, 1280, 720), "result-link")
}

// The result of a combat says what the party did and suffered in all: in a single combat everybody together, in an
// expedition in this combat alone.
func TestTheResultHasTotals(t *testing.T) {
	sh, c := atTable(t, 1)
	s := &c.Play.Shown
	s.Result, c.Choices = fortress.Escaped, nil
	s.Party[0].Tally, s.Party[1].Tally = fortress.Tally{Slain: 3, Hurt: 1}, fortress.Tally{Slain: 2, Hurt: 1, Found: 1, Out: 1}
	img, text := playing.Screen(t, sh, 1280, 720), ""
	sh.Theme.Wrote = func(line string, _, _ render.Rect) { text += line + "\n" }
	c.Version++
	sh.Dirty()
	sh.Draw(img)
	playing.Keep(t, img, "result-totals")
	if want := "5 slain, 1 discovery, 2 wounds, once out of action"; !strings.Contains(text, want+"\n") {
		t.Errorf("the result does not say %q but %q", want, text)
	}
	for _, size := range [][3]int{{1280, 720, 200}, {1600, 900, 200}, {1280, 720, 150}} {
		sh.Settings.TextPercent = size[2]
		playing.Keep(t, playing.Screen(t, sh, size[0], size[1]), "result-totals-"+stat3(size))
		result, on := sh.UI.Named("panel/result"), sh.UI.Named("result/new")
		if on == nil || on.Rect.H < sh.Theme.Px(30) || on.Rect.Bottom() > result.Rect.Bottom() || result.Rect.H < c.resultHeight(sh.Theme) {
			t.Errorf("at %v the way on is %+v in %+v", size, on, result)
		}
		if need := sh.Theme.Measure(sh.Words.Say("title.new"), scenes.ButtonText); on != nil && on.Rect.W < need {
			t.Errorf("at %v the label of the way on needs %v of %v", size, need, on.Rect.W)
		}
	}
	s.Expedition.Round, s.Expedition.Rounds[0].Tally = 1, fortress.Tally{Slain: 4}
	if got := tally(s); got != (fortress.Tally{Slain: 4}) {
		t.Errorf("of a combat of an expedition it counts %+v", got)
	}
}

// The result of a combat says how many markers nobody has searched, and says nothing of them if there are none.
func TestTheResultTellsOfMarkersLeft(t *testing.T) {
	sh, c := atTable(t, 1)
	s := &c.Play.Shown
	s.Result, c.Choices = fortress.Escaped, nil
	before, want := c.Play.Log, sh.Words.Count("ended.markers", 4)
	for _, left := range []bool{false, true} {
		if c.Play.Log = before; left {
			c.Play.Log = append(slices.Clone(before), session.Line{Key: "markers-left", Args: []string{"4"}, Change: fortress.MarkersLeft{Number: 4}}, session.Line{Key: "escaped"})
		}
		text := ""
		img := playing.Screen(t, sh, 1280, 720)
		sh.Theme.Wrote = func(line string, _, _ render.Rect) { text += line + "\n" }
		c.Version++
		sh.Dirty()
		sh.Draw(img)
		if told := strings.Contains(text, want); told != left {
			t.Errorf("with markers left: %v, the result says %q", left, text)
		}
		playing.Keep(t, img, "result-markers")
	}
}
