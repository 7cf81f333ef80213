package stasis

import (
	"strconv"
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/scenes/fortress/playing"
)

// A pause leads to the wall of chambers, and waking back to where it began; undo leads back as well. A paused game is
// resumed at the wall.
// proves: BF-PAU-001 BF-PAU-002 BF-END-006
func TestAPauseShowsTheChambers(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Explored(t, sh, 3)
	sh.Show(playing.HostOf(sh).Screen(sh, play))
	x := sh.Top().(playing.Page)
	x.Choose(sh, "pause")
	wall, ok := sh.Top().(*Stasis)
	if !ok {
		t.Fatalf("a pause shows %s", sh.Top().Name())
	}
	if !wall.Moving() || wall.asleep() > 0 {
		t.Errorf("moving %v with %d asleep at once", wall.Moving(), wall.asleep())
	}
	wall.CatchUp(sh)
	wall.Update(sh)
	if wall.asleep() != fortress.MaxParty || !asksTo(wall, "wake") || wall.Moving() {
		t.Errorf("%d asleep, %+v", wall.asleep(), wall.Choices)
	}
	sh.Saver.Settle()
	if err := playing.HostOf(sh).Resume(sh, play.Slot()); err != nil || sh.Top().Name() != "stasis" {
		t.Fatalf("a paused game is resumed at %s, %v", sh.Top().Name(), err)
	}
	wall.undo(sh)
	if wall.Update(sh); sh.Top().Name() != "expedition" {
		t.Fatalf("undo leads to %s", sh.Top().Name())
	}
	again := sh.Top().(playing.Page)
	again.Redo(sh)
	wall = sh.Top().(*Stasis)
	wall.CatchUp(sh)
	wall.Update(sh)
	wall.Choose(sh, "wake")
	if wall.Update(sh); sh.Top().Name() != "expedition" {
		t.Errorf("waking leads to %s", sh.Top().Name())
	}
}

// asksTo reports whether an answer is offered.
func asksTo(x *Stasis, key string) bool {
	return x.Choices != nil && x.Choices.Decision.Find(key) >= 0
}

// At Precipice the chambers can be looked at without a pause, and a surplus is put back card by card.
// proves: BF-PAU-003
func TestChambersAtPrecipice(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Laden(t, sh, 12, 2)
	sh.Show(playing.HostOf(sh).Screen(sh, play))
	x := sh.Top().(playing.Page)
	sh.Push(Look(playing.HostOf(sh), sh, play))
	wall := sh.Top().(*Stasis)
	if wall.asleep() == 0 || wall.Choices != nil || wall.Moving() {
		t.Errorf("%d would sleep; asked %v", wall.asleep(), wall.Choices)
	}
	wall.back(sh)
	if sh.Top() != game.Scene(x) {
		t.Fatalf("back leads to %s", sh.Top().Name())
	}
	x.Choose(sh, "pause")
	wall = sh.Top().(*Stasis)
	wall.CatchUp(sh)
	for n := 0; !asksTo(wall, "wake"); n++ {
		wall.Update(sh)
		if n > 20 {
			t.Fatal("the surplus does not end")
		}
		if wall.Choices != nil && !asksTo(wall, "wake") {
			if d := wall.Choices.Decision; d.Kind != fortress.AskSurplus || !strings.Contains(sh.Words.Ask(d), "Which card") {
				t.Fatalf("asked %s", d.Kind)
			}
			wall.digit(sh, 1)
			wall.CatchUp(sh)
		}
	}
	if c := play.Shown.Chamber(0); c.Cards() != fortress.MaxChamber {
		t.Errorf("the chamber holds %d cards", c.Cards())
	}
}

// The resting wall asks for no frames, so that a pause costs nothing.
func TestTheWallRests(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Laden(t, sh, 5, 4)
	playing.Paused(t, play)
	sh.Show(playing.HostOf(sh).Screen(sh, play))
	img := playing.Screen(t, sh, 1280, 720)
	wall := sh.Top().(*Stasis)
	was := wall.picture
	sh.Draw(img)
	if wall.Moving() || wall.picture != was {
		t.Errorf("moving %v, the wall is drawn again: %v", wall.Moving(), wall.picture != was)
	}
}

// Between expeditions all who live rest in their glass, with cards or without, and the screen says that; nobody is said to be on the way.
func TestWhoRestsAtPrecipiceLiesInGlass(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Laden(t, sh, 0, 0)
	living := len(fortress.Resting(&play.Shown))
	look := Look(playing.HostOf(sh), sh, play)
	playing.Paused(t, play)
	wall := NewStasis(playing.HostOf(sh), sh, play)
	for name, x := range map[string]*Stasis{"looked at": look, "paused": wall} {
		if x.asleep() != living || living < 5 || !strings.Contains(x.about(sh), strconv.Itoa(living)+" explorers rest") {
			t.Errorf("%s: of %d living explorers %d lie in their glass, and told is %q", name, living, x.asleep(), x.about(sh))
		}
	}
	if asked := sh.Words.Ask(wall.Choices.Decision); !strings.HasPrefix(asked, "No expedition is under way.") {
		t.Errorf("asked is %q", asked)
	}
	if row := playing.HostOf(sh).Rules.Listing(&play.Table, play.Match); len(row.Party) != living {
		t.Errorf("the save is listed with %v, not with %d explorers", row.Party, living)
	}
}

// An empty chamber says why: its explorer is on the way, or is not in the party.
func TestAnEmptyChamberSaysWhy(t *testing.T) {
	sh := playing.Bare(t)
	x := Look(playing.HostOf(sh), sh, playing.Laden(t, sh, 0, 2))
	s := &x.Play.Shown
	why := func(kind int) string {
		c := s.Chamber(kind)
		return x.whyEmpty(&c)
	}
	last := len(s.Pack().Explorers) - 1
	s.Party[0].Playing, s.Party[0].Kind = true, 0
	if here, away := why(0), why(last); here != "stasis.empty" || away != "stasis.away" {
		t.Errorf("with a party: %s for one of it, %s for another", here, away)
	}
}

// Where a pause is offered, its tip tells what it is and cites its rule.
func TestThePauseSaysWhatItIs(t *testing.T) {
	sh := playing.Bare(t)
	sh.Show(playing.HostOf(sh).Screen(sh, playing.Explored(t, sh, 3)))
	playing.Screen(t, sh, 1280, 720)
	a := sh.UI.Named("option/pause")
	if a == nil || a.Tip == nil {
		t.Fatalf("the pause is %+v", a)
	}
	if tip := a.Tip(); !strings.HasPrefix(tip.Text, sh.Words.Say("stasis.pause.text")) || tip.Rules != "BF-PAU-001" {
		t.Errorf("its tip is %+v", tip)
	}
}
