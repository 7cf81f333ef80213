package fortress

import (
	"strconv"
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/stasis"
)

// laden gives Janus so many discovery cards and the first resource cards, as if they had been found and bought, and
// kills Dahyak. It returns a quest before its second expedition, which is played from there.
func laden(t testing.TB, sh *game.Shell, finds, cards int) *blackstone.Session {
	t.Helper()
	play := playing.Questing(t, sh, 5)
	playing.ByBot(t, play, fortress.AskVisit)
	playing.ByBot(t, play, fortress.AskMuster)
	s, p := &play.Match.State, playing.HostOf(sh).Rules.Pack
	for kind := range p.Discoveries {
		for ; s.Discovery[kind] > 0 && finds > 0; finds-- {
			s.Discovery[kind]--
			stow(s, fortress.Held{Owner: 1, Card: uint8(kind)})
		}
	}
	for kind := range p.Resources {
		if s.Quest.Resources[kind] > 0 && cards > 0 {
			s.Quest.Resources[kind]--
			own(s, fortress.HeldResource{Owner: fortress.Mark(1 + cards%2), Card: uint8(kind)})
			cards--
		}
	}
	play.Shown = *s
	return play
}

func stow(s *fortress.State, card fortress.Held) {
	for i := range s.Quest.Stored {
		if s.Quest.Stored[i].Owner == 0 {
			s.Quest.Stored[i] = card
			return
		}
	}
}

func own(s *fortress.State, card fortress.HeldResource) {
	for i := range s.Quest.Held {
		if s.Quest.Held[i].Owner == 0 {
			s.Quest.Held[i] = card
			return
		}
	}
}

// addStasis adds the wall of chambers: looked at from Precipice, with a surplus, closed, and in a one-off expedition.
func (g *gallery) addStasis(t *testing.T) {
	sh := g.Shell
	look := laden(t, sh, 6, 4)
	g.add("chambers at Precipice", func() {
		sh.Show(playing.HostOf(sh).Screen(sh, look))
		sh.Push(stasis.Look(playing.HostOf(sh), sh, look))
	})
	for name, finds := range map[string]int{"a surplus": 12, "a quest in stasis": 5} {
		play := laden(t, sh, finds, 6)
		paused(t, play)
		g.add(name, func() { sh.Show(playing.HostOf(sh).Screen(sh, play)) })
	}
	play := explored(t, sh, 3)
	paused(t, play)
	g.add("an expedition in stasis", func() { sh.Show(playing.HostOf(sh).Screen(sh, play)) })
	begun := explored(t, sh, 3)
	if err := begun.Choose("pause"); err != nil {
		t.Fatal(err)
	}
	g.add("going into stasis", func() {
		sh.Show(playing.HostOf(sh).Screen(sh, begun))
		sh.Show(stasis.NewStasis(playing.HostOf(sh), sh, begun))
	})
}

// paused pauses and shows everything.
func paused(t testing.TB, play *blackstone.Session) {
	t.Helper()
	if err := play.Choose("pause"); err != nil {
		t.Fatal(err)
	}
	play.ShowAll()
}

// explored returns a one-off expedition after its first card.
func explored(t testing.TB, sh *game.Shell, seed uint64) *blackstone.Session {
	t.Helper()
	table := blackstone.Table{Seed: seed, Overwatch: blackstone.Always, Setup: playing.FullTable(sh)}
	table.Setup.Combat, table.Setup.Difficulty = "", fortress.Normal
	play, err := session.New(playing.HostOf(sh).Rules, table, sh.Saver, game.Clock)
	if err != nil {
		t.Fatal(err)
	}
	for range 4000 {
		play.ShowAll()
		d, ok := play.Explained()
		if !ok {
			break
		}
		if d.Find("pause") >= 0 {
			return play
		}
		if err := play.Choose(playing.Answered(play, d)); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("nobody may pause")
	return nil
}

// A pause leads to the wall of chambers, and waking back to where it began; undo leads back as well. A paused game is
// resumed at the wall.
// proves: BF-PAU-001 BF-PAU-002 BF-END-006
func TestAPauseShowsTheChambers(t *testing.T) {
	sh := playing.Bare(t)
	play := explored(t, sh, 3)
	sh.Show(playing.HostOf(sh).Screen(sh, play))
	x := sh.Top().(*Expedition)
	x.Choose(sh, "pause")
	wall, ok := sh.Top().(*stasis.Stasis)
	if !ok {
		t.Fatalf("a pause shows %s", sh.Top().Name())
	}
	if !wall.Moving() || wall.Asleep() > 0 {
		t.Errorf("moving %v with %d asleep at once", wall.Moving(), wall.Asleep())
	}
	wall.CatchUp(sh)
	wall.Update(sh)
	if wall.Asleep() != fortress.MaxParty || !asksTo(wall, "wake") || wall.Moving() {
		t.Errorf("%d asleep, %+v", wall.Asleep(), wall.Choices)
	}
	sh.Saver.Settle()
	if err := playing.HostOf(sh).Resume(sh, play.Slot()); err != nil || sh.Top().Name() != "stasis" {
		t.Fatalf("a paused game is resumed at %s, %v", sh.Top().Name(), err)
	}
	wall.Undo(sh)
	if wall.Update(sh); sh.Top().Name() != "expedition" {
		t.Fatalf("undo leads to %s", sh.Top().Name())
	}
	again := sh.Top().(*Expedition)
	again.Redo(sh)
	wall = sh.Top().(*stasis.Stasis)
	wall.CatchUp(sh)
	wall.Update(sh)
	wall.Choose(sh, "wake")
	if wall.Update(sh); sh.Top().Name() != "expedition" {
		t.Errorf("waking leads to %s", sh.Top().Name())
	}
}

// asksTo reports whether an answer is offered.
func asksTo(x *stasis.Stasis, key string) bool {
	return x.Choices != nil && x.Choices.Decision.Find(key) >= 0
}

// At Precipice the chambers can be looked at without a pause, and a surplus is put back card by card.
// proves: BF-PAU-003
func TestChambersAtPrecipice(t *testing.T) {
	sh := playing.Bare(t)
	play := laden(t, sh, 12, 2)
	sh.Show(playing.HostOf(sh).Screen(sh, play))
	x := sh.Top().(*Precipice)
	sh.Push(stasis.Look(playing.HostOf(sh), sh, play))
	wall := sh.Top().(*stasis.Stasis)
	if wall.Asleep() == 0 || wall.Choices != nil || wall.Moving() {
		t.Errorf("%d would sleep; asked %v", wall.Asleep(), wall.Choices)
	}
	wall.Back(sh)
	if sh.Top() != game.Scene(x) {
		t.Fatalf("back leads to %s", sh.Top().Name())
	}
	x.Choose(sh, "pause")
	wall = sh.Top().(*stasis.Stasis)
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
			wall.Digit(sh, 1)
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
	play := laden(t, sh, 5, 4)
	paused(t, play)
	sh.Show(playing.HostOf(sh).Screen(sh, play))
	img := playing.Screen(t, sh, 1280, 720)
	wall := sh.Top().(*stasis.Stasis)
	was := wall.Picture
	sh.Draw(img)
	if wall.Moving() || wall.Picture != was {
		t.Errorf("moving %v, the wall is drawn again: %v", wall.Moving(), wall.Picture != was)
	}
}

// Between expeditions all who live rest in their glass, with cards or without, and the screen says that; nobody is said to be on the way.
func TestWhoRestsAtPrecipiceLiesInGlass(t *testing.T) {
	sh := playing.Bare(t)
	play := laden(t, sh, 0, 0)
	living := len(fortress.Resting(&play.Shown))
	look := stasis.Look(playing.HostOf(sh), sh, play)
	paused(t, play)
	wall := stasis.NewStasis(playing.HostOf(sh), sh, play)
	for name, x := range map[string]*stasis.Stasis{"looked at": look, "paused": wall} {
		if x.Asleep() != living || living < 5 || !strings.Contains(x.About(sh), strconv.Itoa(living)+" explorers rest") {
			t.Errorf("%s: of %d living explorers %d lie in their glass, and told is %q", name, living, x.Asleep(), x.About(sh))
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
	x := stasis.Look(playing.HostOf(sh), sh, laden(t, sh, 0, 2))
	s := &x.Play.Shown
	why := func(kind int) string {
		c := s.Chamber(kind)
		return x.WhyEmpty(&c)
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
	sh.Show(playing.HostOf(sh).Screen(sh, explored(t, sh, 3)))
	playing.Screen(t, sh, 1280, 720)
	a := sh.UI.Named("option/pause")
	if a == nil || a.Tip == nil {
		t.Fatalf("the pause is %+v", a)
	}
	if tip := a.Tip(); !strings.HasPrefix(tip.Text, sh.Words.Say("stasis.pause.text")) || tip.Rules != "BF-PAU-001" {
		t.Errorf("its tip is %+v", tip)
	}
}
