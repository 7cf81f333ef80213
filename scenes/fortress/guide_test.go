package fortress

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone/pack"
	"precipice/game/guide"
	"precipice/game/session"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/tutor"
)

// pupil returns a shell that has begun the starter.
func pupil(t *testing.T) (*game.Shell, *Combat) {
	t.Helper()
	sh := playing.Bare(t)
	course, err := pack.Course("", playing.HostOf(sh).Rules.Rules, sh.Words)
	if err != nil {
		t.Fatal(err)
	}
	playing.HostOf(sh).Course = course
	playing.HostOf(sh).BeginLesson(sh)
	return sh, sh.Top().(*Combat)
}

// taught follows the guide until it shows the given step and the step can be done.
func taught(t *testing.T, sh *game.Shell, c *Combat, step string) {
	t.Helper()
	for range 200 {
		c.CatchUp(sh)
		c.Refresh(sh)
		if !c.coach.tutor.Speaks() {
			d, _ := c.Play.Pending()
			c.Choose(sh, d.Options[len(d.Options)-1].Key())
			continue
		}
		switch said := c.coach.said; {
		case said.ID == step:
			return
		case said.Tells():
			c.coach.tutor.Next(sh)
		default:
			c.Choose(sh, said.Key)
		}
	}
	t.Fatalf("%s is never said", step)
}

// The guide does not lead a player who has picked another weapon back to its own choice.
func TestTheGuideFollowsTheWeaponThatWasChosen(t *testing.T) {
	sh, c := pupil(t)
	taught(t, sh, c, "attack")
	for c.coach.said.ID == "attack" {
		ways := 0
		for i := range c.Choices.Rows {
			if r := c.Choices.Rows[i]; r.Verb == "fire" && len(r.Legal) > 0 {
				ways++
				c.pick(sh, r)
				if !c.coach.tutor.Speaks() || !slices.Contains(r.Keys(), c.coach.said.Key) || !strings.HasPrefix(c.lesson.pointedAt(sh), "option/") {
					t.Errorf("with %s in hand the guide points at %s", r.Label, c.lesson.pointedAt(sh))
				}
			}
		}
		if ways > 1 {
			return
		}
		c.Choose(sh, "end") // the next explorer has two weapons
		taught(t, sh, c, "attack")
	}
}

// A page that was read is not shown again when the game is resumed, but is shown in another game.
func TestReadStepsOfTheGuideAreRemembered(t *testing.T) {
	sh, c := pupil(t)
	taught(t, sh, c, "place")
	if err := sh.Saver.Flush(); err != nil {
		t.Fatal(err)
	}
	again, err := session.Resume(playing.HostOf(sh).Rules, sh.Saver.Store(), c.Play.Slot(), sh.Saver, game.Clock)
	if err != nil {
		t.Fatal(err)
	}
	back := NewCombat(playing.HostOf(sh), sh, again)
	back.CatchUp(sh)
	back.Refresh(sh)
	if !back.coach.tutor.Speaks() || back.coach.said.ID != "place" {
		t.Errorf("brought back, the guide says %s", back.coach.said.ID)
	}
	playing.HostOf(sh).BeginLesson(sh)
	other := sh.Top().(*Combat)
	other.CatchUp(sh)
	other.Refresh(sh)
	if !other.coach.tutor.Speaks() || other.coach.said.ID != "welcome" {
		t.Errorf("in a new game the guide begins with %s", other.coach.said.ID)
	}
}

// The guide's card does not overlap the board or any panel, fits all its text at any text size, and its
// line does not cross text.
func TestTheGuideCoversNothing(t *testing.T) {
	for _, percent := range []int{100, 150, 200} {
		sh, c := pupil(t)
		sh.Settings.TextPercent = percent
		img := playing.Screen(t, sh, 1280, 720)
		sh.Theme.Cut = func(text string) {
			if _, said := c.coach.words(sh); strings.HasSuffix(said, text) {
				t.Errorf("at %d percent this is cut: %s", percent, text)
			}
		}
		place := render.Rect{}
		for _, step := range []string{"place", "destiny", "opening", "attack", "keep"} {
			taught(t, sh, c, step)
			sh.Dirty()
			sh.Draw(img)
			card := c.coach.tutor.Card
			if place.W > 0 && card != place {
				t.Errorf("at %s the card has gone from %v to %v", step, place, card)
			}
			place = card
			for a := range sh.UI.Each {
				if card.W == 0 || a.Rect.Share(card) > 0.01 && !strings.HasPrefix(a.Name, "guide") && !strings.HasPrefix(a.Name, "rule/") {
					t.Errorf("at %s the card %v lies on %s at %v", step, card, a.Name, a.Rect)
				}
			}
			a := sh.UI.Named(c.lesson.pointedAt(sh))
			if a.Space != "" {
				continue
			}
			lead := &tutor.Leader{Card: card, Target: a.Rect, Bars: c.lesson.inTheWay}
			if from, to, ok := lead.Line(sh); ok && (lead.Strikes(sh, from, to) > 0.1 || (from == render.Point{})) {
				t.Errorf("at %s the line from %v to %v crosses what is read", step, from, to)
			}
		}
	}
}

// The guide names the event it refers to, and the log is scrolled to its line.
func TestTheLogShowsTheEventOfTheGuide(t *testing.T) {
	sh, c := pupil(t)
	taught(t, sh, c, "event")
	img := playing.Screen(t, sh, 1280, 720)
	for range 2 {
		sh.Dirty()
		sh.Draw(img)
	}
	at := guide.LineOf(c.Play.Log, "event-roll")
	line := sh.UI.Named("log/" + strconv.Itoa(at))
	if at < 0 || line == nil || c.Log.Marked() != at {
		t.Fatalf("line %d of the log is not in sight", at)
	}
	if _, text := c.coach.words(sh); !strings.Contains(text, sh.Words.Name(c.Play.Log[at].Args[1])) {
		t.Errorf("the guide says %q", text)
	}
	c.Play.Log[at].Args[1] = "all-is-dust" // the longest of these lines
	for _, size := range [][2]int{{1280, 720}, {1024, 600}} {
		img := playing.Screen(t, sh, size[0], size[1])
		for _, percent := range []int{100, 125, 150, 200} {
			sh.Settings.TextPercent = percent
			for range 3 {
				c.Version++
				sh.Dirty()
				sh.Draw(img)
			}
			if sh.UI.Named("log/"+strconv.Itoa(at)) == nil {
				t.Errorf("at %v with text of %d percent the line is not wholly in sight", size, percent)
			}
		}
	}
	sh.Settings.TextPercent = 100
	c.coach.tutor.Next(sh)
	for range 2 {
		sh.Dirty()
		sh.Draw(img)
	}
	if c.Log.Marked() >= 0 || !c.Log.AtEnd() {
		t.Error("the log stays where it was turned to")
	}
}

// Every overwatch after the first is marked too.
func TestTheGuideMarksEachOverwatch(t *testing.T) {
	sh, c := pupil(t)
	taught(t, sh, c, "overwatch-again")
	playing.Screen(t, sh, 1280, 720)
	if a := sh.UI.Named(c.lesson.pointedAt(sh)); a == nil || a.Do == nil {
		t.Errorf("the guide marks %q", c.lesson.pointedAt(sh))
	}
}

// A destiny die is named as such.
func TestSharedDestinyDiceAreNamed(t *testing.T) {
	sh, c := pupil(t)
	taught(t, sh, c, "marker")
	for _, one := range []struct {
		die   uint8
		words string
	}{{6, sh.Words.Say("guide.die.own")}, {3, sh.Words.Say("guide.die.shared")}} {
		x := &c.Play.Shown.Party[c.activeCard()]
		for i := range x.Slots {
			x.Slots[i].Die = one.die
		}
		if _, text := c.coach.words(sh); !strings.Contains(text, one.words) {
			t.Errorf("with dice of %d the guide says %q", one.die, text)
		}
	}
}

// Whatever the guide says, its key brings the focus to what it suggests or to its button, and at the end
// Enter presses the button. Where it says nothing, the key says so.
func TestTheKeyOfTheGuideAlwaysLeadsSomewhere(t *testing.T) {
	sh, c := pupil(t)
	img := playing.Screen(t, sh, 1280, 720)
	seen, silent := map[string]bool{}, false
	for range 300 {
		c.CatchUp(sh)
		c.Refresh(sh)
		if !c.Play.Shown.Fighting() && c.Play.Shown.Result == fortress.Undecided {
			break
		}
		speaks := c.coach.tutor.Speaks()
		if speaks && !seen[c.coach.said.ID] || !speaks && !silent {
			sh.Dirty()
			sh.Draw(img)
			sh.UI.SetFocus("")
			sh.Note("")
			c.lesson.attendGuide(sh)
			a := sh.UI.Pointed()
			switch {
			case !speaks:
				silent = true
				if sh.Notice() == "" {
					t.Error("where the guide says nothing its key does nothing")
				}
			case a == nil || a.Do == nil:
				t.Errorf("at %s the key leads to %+v", c.coach.said.ID, a)
			}
		}
		if !speaks {
			d, ok := c.Play.Pending()
			if !ok {
				break
			}
			c.Choose(sh, d.Options[len(d.Options)-1].Key())
			continue
		}
		said := c.coach.said
		seen[said.ID] = true
		switch {
		case said.Over:
			primary := ""
			for a := range sh.UI.All {
				if a.Primary {
					primary = a.Name
				}
			}
			if primary != "guide/skip" {
				t.Errorf("at the end Enter takes %s", primary)
			}
			if a := sh.UI.Named(primary); a != nil && a.Tip != nil {
				t.Errorf("at the end the button has the tip %q", a.Tip().Text)
			}
			if !seen["behaviour"] {
				t.Error("how hostiles decide was never said")
			}
			return
		case said.Tells():
			c.coach.tutor.Next(sh)
		default:
			c.Choose(sh, said.Key)
		}
	}
	t.Errorf("the guide never says farewell; it said %v", seen)
}

// Enter turns a page of the guide and takes nothing. Then the focus is on the harmless answer of a question
// of trades.
func TestEnterTurnsThePageOfTheGuide(t *testing.T) {
	sh, c := pupil(t)
	img := playing.Screen(t, sh, 1280, 720)
	draw := func() string {
		for range 3 {
			sh.Dirty()
			sh.Draw(img)
		}
		if a := sh.UI.Pointed(); a != nil {
			return a.Name
		}
		return ""
	}
	sh.UI.FocusOn(sh.UI.First("card/"))
	pages, trades := 0, 0
	for range 60 {
		c.CatchUp(sh)
		c.Refresh(sh)
		at := draw()
		switch d, _ := c.Play.Pending(); {
		case c.coach.tutor.PageShown():
			pages++
			if at != "guide/next" {
				t.Errorf("on the page %s the focus is on %s", c.coach.said.ID, at)
			}
			c.coach.tutor.Next(sh)
			continue
		case d.Kind == fortress.AskCoveringFire || d.Kind == fortress.AskGambit:
			trades++
			if at != "option/done" {
				t.Errorf("at %s the focus is on %s", d.Kind, at)
			}
		case d.Kind == fortress.AskPlace && !strings.HasPrefix(at, "option/place"):
			t.Errorf("at %s the focus is on %s", d.Kind, at)
		}
		d, _ := c.Play.Pending()
		if d.Kind == fortress.AskActivation && pages > 6 {
			break
		}
		if c.coach.tutor.Speaks() && c.coach.said.Key != "" {
			c.Choose(sh, c.coach.said.Key)
			continue
		}
		c.Choose(sh, d.Options[0].Key())
	}
	if pages < 6 || trades != 1 { // one panel opens the turn
		t.Errorf("%d pages and %d questions of trades came up", pages, trades)
	}
}

// In the sheet of an overwatch the guide marks the shot that is most likely to do harm.
func TestTheGuideMarksTheBestShotOfTheSheet(t *testing.T) {
	sh, c := pupil(t)
	taught(t, sh, c, "overwatch")
	if !c.sheetShown() {
		t.Fatal("there is no sheet")
	}
	said, marked := c.coach.said, c.lesson.pointedAt(sh)
	if len(said.Then) == 0 {
		t.Fatalf("%s has no choice of weapon", said.Key)
	}
	list := c.sheet.answerable()
	at := slices.IndexFunc(list, func(r reaction) bool { return r.area == marked })
	if at < 0 || list[at].shot == nil {
		t.Fatalf("the guide marks %q", marked)
	}
	for _, r := range list {
		if r.shot != nil && r.explorer == list[at].explorer && harmOf(r.shot) > harmOf(list[at].shot) {
			t.Errorf("%v has a chance of %.2f, and the marked %v one of %.2f", r.keys, harmOf(r.shot), list[at].keys, harmOf(list[at].shot))
		}
	}
}

// The mark around a shot does not reach the line with the explorer's portrait and the button to hold fire.
func TestTheMarkOfAShotCutsNoPortrait(t *testing.T) {
	sh, c := pupil(t)
	taught(t, sh, c, "overwatch")
	d, _ := c.Play.Pending()
	for _, size := range [][2]int{{1280, 720}, {1600, 900}} {
		img := playing.Screen(t, sh, size[0], size[1])
		sh.Dirty()
		sh.Draw(img)
		shot, hold := sh.UI.Named(c.lesson.pointedAt(sh)), sh.UI.Named("option/pass "+d.About[0])
		if shot == nil || hold == nil {
			t.Fatal("there is no shot or no button to hold fire")
		}
		if ring := shot.Rect.Inset(-sh.Theme.Px(5.3)); hold.Rect.Share(ring) > 0 {
			t.Errorf("%v: the mark %v reaches the line above it at %v", size, ring, hold.Rect)
		}
	}
}

func harmOf(s *fortress.Shot) float64 { return s.Wound.Float() + s.Grievous.Float() }

// Whoever hears the game is told that the guide has been turned off and how it comes back, and hears its words again with the
// key that points at what it marks.
func TestTheGuideIsHeardAgain(t *testing.T) {
	sh, c := pupil(t)
	taught(t, sh, c, "attack")
	var said []string
	sh.Tell = func(sentence, _ string) { said = append(said, sentence) }
	c.lesson.attendGuide(sh)
	if title, text := c.coach.words(sh); len(said) != 1 || !strings.Contains(said[0], title) || !strings.Contains(said[0], text) {
		t.Errorf("the guide is heard as %q", said)
	}
	said = nil
	if c.coach.tutor.Hide(sh, true); len(said) != 1 || !strings.Contains(said[0], "G") {
		t.Errorf("it is turned off with %q", said)
	}
}
