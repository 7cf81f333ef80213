package city

import (
	"strings"
	"testing"

	"precipice/game"
	"precipice/game/session"
	"precipice/render"
)

// pupil begins the tutorial from the title.
func pupil(t *testing.T, d device) (*table, *Journey) {
	t.Helper()
	x := open(t, d)
	x.click("title/learn")
	j, ok := x.sh.Top().(*Journey)
	if !ok || j.coach.tutor == nil {
		t.Fatalf("the tutorial opens %s", x.sh.Top().Name())
	}
	return x, j
}

// obey does what the guide says by what the screen offers for it, and returns false at the end. Look sees each page and each suggestion.
func (x *table) obey(j *Journey, look func(id string)) bool {
	x.Helper()
	x.draw()
	x.goOn()
	if j.coach.tutor.Speaks() {
		look(j.coach.said.ID)
	}
	if j.coach.tutor.PageShown() {
		x.click(j.coach.tutor.ButtonOn())
		return !j.over() || j.coach.tutor.Speaks()
	}
	d, asked := j.Play.Pending()
	switch {
	case !asked:
		return false
	case j.coach.tutor.Speaks() && j.coach.said.Key != "":
		key, at := j.coach.said.Key, j.coach.tutor.Points
		if at == "" || !x.offers(j, key) {
			x.Errorf("%s: nothing on the screen takes %q; the guide points at %q", j.coach.said.ID, key, at)
		}
		j.Choose(x.sh, key)
	default:
		j.Choose(x.sh, plainly(d.Kind, j))
	}
	return true
}

// plainly answers where the guide is silent: with what ends the question, else with the first option.
func plainly(_ string, j *Journey) string {
	d, _ := j.Play.Pending()
	for _, key := range []string{"end", "done", "keep", "stay"} {
		if d.Has(key) {
			return key
		}
	}
	return d.Options[0].Key()
}

// The tutorial leads from the title to a victory on every device. All that it says has room, its card lies on nothing that is asked or on the
// board, and what it suggests can be taken.
func TestTheGuideLeadsThroughItsHunt(t *testing.T) {
	for _, d := range devices {
		t.Run(d.String(), func(t *testing.T) {
			x, j := pupil(t, d)
			said := map[string]bool{}
			look := func(id string) {
				if said[id] {
					return
				}
				said[id] = true
				x.keep("guide-" + d.String() + "-" + id)
				x.roomFor(j, id)
			}
			for n := 0; x.obey(j, look); n++ {
				if n > 400 {
					t.Fatalf("no end; it said %v", said)
				}
			}
			if !j.over() || !said["farewell"] || len(said) < 30 {
				t.Errorf("it ends in the phase %v after %d steps: %v", j.Play.Shown.Phase, len(said), said)
			}
		})
	}
}

// roomFor fails if the card of a step has no room, cuts its text, or lies over what it must not.
func (x *table) roomFor(j *Journey, id string) {
	x.Helper()
	c := j.coach
	_, text := c.words(x.sh)
	if strings.Contains(text, "{") || strings.Contains(text, "[") {
		x.Errorf("%s says %q", id, text)
	}
	all := render.Rect{W: float32(x.img.Bounds().Dx()), H: float32(x.img.Bounds().Dy())}
	if c.tutor.Card.W == 0 || c.tutor.Card.Within(all) != c.tutor.Card {
		x.Errorf("%s: the card has no room: %v", id, c.tutor.Card)
	}
	if need := c.tutor.CardView(x.sh).Height(x.sh, c.tutor.Card.W, text); need > c.tutor.Card.H+1 {
		x.Errorf("%s: the card is %v high and needs %v", id, c.tutor.Card.H, need)
	}
	if _, body := c.tutor.CardView(x.sh).Styles(x.sh.Theme); x.sh.Theme.Held && x.sh.Theme.LineHeight(body) < 11*x.sh.Theme.Point {
		x.Errorf("%s: letters of %v", id, x.sh.Theme.LineHeight(body))
	}
	for a := range x.sh.UI.Each {
		if j.over() && !strings.HasPrefix(a.Name, "result/") {
			continue // it lies behind the end
		}
		if own := strings.HasPrefix(a.Name, "guide") || strings.HasPrefix(a.Name, "rule/"); !own && !a.Offscreen && a.Rect.Share(c.tutor.Card) > 0.01 {
			x.Errorf("%s: the card %v lies on %s at %v", id, c.tutor.Card, a.Name, a.Rect)
		}
	}
	if key := c.said.Key; !j.over() && c.said.Where != "" && c.said.Where != "tray" && c.tutor.Points == "" && len(c.said.Spaces) == 0 {
		x.Errorf("%s: it points at nothing for %q", id, c.said.Where+key)
	}
}

// A player who turns the guide off plays on freely, gets it back by its key, and finds the pages that were read again as read after a break.
func TestTheGuideIsTurnedOffAndRemembered(t *testing.T) {
	x, j := pupil(t, desk)
	for j.coach.said.ID != "dice" {
		if !x.obey(j, func(string) {}) {
			t.Fatal("it never speaks of dice")
		}
		j.coach.tutor.Speaks()
	}
	x.draw()
	x.click("guide/hide")
	if a := x.sh.UI.Named("guide/show"); a == nil || j.coach.tutor.Speaks() {
		t.Error("it is not off, or nothing brings it back")
	}
	x.sh.Input.Actions = []game.Action{game.Guide}
	x.sh.Top().Update(x.sh)
	x.sh.Input.Actions = nil
	x.draw()
	if !j.coach.tutor.Speaks() || j.coach.said.ID != "dice" {
		t.Errorf("back it says %s", j.coach.said.ID)
	}
	if err := x.sh.Saver.Flush(); err != nil {
		t.Fatal(err)
	}
	again, err := session.Resume(x.host.Rules, x.sh.Saver.Store(), j.Play.Slot(), x.sh.Saver, game.Clock)
	if err != nil {
		t.Fatal(err)
	}
	back := newJourney(x.host, x.sh, again)
	back.CatchUp(x.sh)
	back.Refresh(x.sh)
	if !back.coach.tutor.Speaks() || back.coach.said.ID != "dice" {
		t.Errorf("continued, it says %s", back.coach.said.ID)
	}
	x.sh.Home(nil)
	x.draw()
	x.click("title/learn")
	if other := x.sh.Top().(*Journey); !other.coach.tutor.Speaks() || other.coach.said.ID != "welcome" {
		t.Errorf("begun again, it says %s", other.coach.said.ID)
	}
	x.sh.Home(nil)
	x.draw()
	x.click("title/new")
	s := x.sh.Top().(*Setup)
	s.table.Setup.Journey = x.host.Course.Journey
	x.draw()
	x.click("setup/set-out")
	if other := x.sh.Top().(*Journey); other.coach.tutor != nil {
		t.Error("the same map with other dice has a guide")
	}
}

// A player who follows the bot instead finishes the hunt, and the guide never points at what cannot be done.
func TestWhoeverPlaysAsTheyLikeFinishesTheHunt(t *testing.T) {
	x, j := pupil(t, desk)
	n := 0
	for ; n < 3000 && x.answer(j); n++ {
		if j.coach.tutor.Speaks() && j.coach.said.Key != "" && j.optionOf(j.coach.said.Key) == nil {
			t.Errorf("%s suggests %q", j.coach.said.ID, j.coach.said.Key)
		}
	}
	if !j.over() || !j.coach.tutor.Speaks() {
		t.Errorf("after %d choices it is over: %v", n, j.over())
	}
}
