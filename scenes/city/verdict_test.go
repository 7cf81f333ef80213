package city

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"precipice/build/inwindow"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/engine/dice"
	"precipice/game"
	"precipice/game/session"
	"precipice/render"
	"precipice/scenes"
)

// reads draws the screen and returns what is written on it.
func (x *table) reads() (texts []string) {
	x.sh.Theme.Wrote = func(s string, _, _ render.Rect) { texts = append(texts, s) }
	defer func() { x.sh.Theme.Wrote = nil }()
	x.draw()
	return texts
}

// says reports whether a text is on the screen, whole or by its first line.
func says(texts []string, text string) bool {
	return slices.ContainsFunc(texts, func(s string) bool { return s != "" && strings.HasPrefix(text, s) })
}

// At instant speed too, a crisis is decided on its page: that says in a word how it went and tells what happens, and it stays until its one
// button leaves it. Until then nothing is asked, no key answers, and nothing that follows has happened on the screen.
func TestThePageOfACrisisStaysUntilItIsLeft(t *testing.T) {
	for _, d := range devices {
		t.Run(d.String(), func(t *testing.T) {
			x, j := begin(t, d, "lantern-row")
			all, stood := render.Rect{W: float32(d.w), H: float32(d.h)}, 0
			for n := 0; n < 400 && stood < 1; n++ {
				decides, from := j.Question.Asks(rules.AskCrisis) || j.Question.Asks(rules.AskCrisisHero), len(j.Play.Log)
				if !x.answerThere(j) {
					break
				}
				if decides && told(j, from) {
					if stood++; !j.Stands() {
						t.Fatalf("after the choice the screen asks %q", j.Says()["pending"])
					}
					x.stands(j, all)
				}
				x.goOn()
			}
			if stood == 0 {
				t.Fatal("no crisis was decided")
			}
		})
	}
}

// told reports whether the log tells from a line on what came of a crisis.
func told(j *Journey, from int) bool {
	return slices.ContainsFunc(j.Play.Log[from:], func(l session.Line) bool {
		_, is := l.Change.(rules.CameOfIt)
		return is
	})
}

// stands looks at the page of a crisis, and leaves it.
func (x *table) stands(j *Journey, all render.Rect) {
	x.Helper()
	v := j.fate
	came := j.crisis.told()
	texts := x.reads()
	x.keep("verdict-" + j.fate.id.choice + "-" + came.level + "-" + fmt.Sprint(all.W))
	if w := x.sh.Words; !says(texts, w.Say("crisis.word."+came.level)) || !says(texts, w.Say(came.story)) || came.level == "" || came.story == "" {
		x.Errorf("of %s came %s: the page says %q", v.id.choice, came.level, texts)
	}
	a := x.sh.UI.Named(onward)
	if a == nil || a.Rect.Within(all) != a.Rect {
		x.Fatalf("the button that leaves the page has no room: %+v", a)
	}
	made, lines := j.Says()["made"], len(j.Play.Log)
	x.sh.Input.Digit, x.sh.Input.Actions = 1, []game.Action{game.End}
	x.sh.Top().Update(x.sh)
	x.sh.Input.Digit, x.sh.Input.Actions = 0, nil
	if x.draw(); j.Question != nil || !j.Stands() || j.Says()["made"] != made || len(j.Play.Log) != lines {
		x.Errorf("behind the page the game goes on: %v", j.Says())
	}
	x.click(onward)
	if j.fate.shown() && !j.crisisAsked() || x.sh.UI.Named("panel/verdict") != nil {
		x.Error("the page does not go")
	}
	if j.Question == nil && !j.over() && !j.Stands() {
		x.Error("nothing is asked when the page has gone")
	}
}

// While the die of a crisis falls, the page stays and says nothing of what it comes to; a key shows it at once. With reduced motion it lies
// there. That the player pays for another roll is asked on the page.
func TestTheDieOfACrisisFallsOnItsPage(t *testing.T) {
	for _, still := range []bool{false, true} {
		x, j := begin(t, desk, "lantern-row")
		fell, again := 0, 0
		for n := 0; n < 900 && (fell < 1 || again < 1); n++ {
			asks := j.Question.Asks(rules.AskCrisis) || j.Question.Asks(rules.AskCrisisHero)
			x.sh.Settings.Speed, x.sh.Settings.HostileSpeed = game.Instant, game.Instant
			if asks {
				x.sh.Settings.Speed = game.Normal
				x.sh.Settings.Motion = game.MotionFull
				if still {
					x.sh.Settings.Motion = game.MotionReduced
				}
			}
			if !x.answerThere(j) {
				break
			}
			if _, rolls := j.Showing.Event.Change.(rules.Rolled); asks && rolls && j.Showing.On {
				fell++
				x.falls(j, still)
			}
			j.CatchUp(x.sh)
			x.draw()
			if j.fate.on && j.Question.Asks(rules.AskReRoll) {
				if again++; !j.fate.shown() || x.sh.UI.First("option/"+rules.DoKeep) == "" {
					t.Error("the question whether to roll again is not on the page")
				}
				x.keep("verdict-again")
			}
			x.goOn()
		}
		if fell < 1 || again < 1 {
			t.Errorf("%d dice fell in a crisis, %d could be rolled again", fell, again)
		}
	}
}

// falls looks at the page of a crisis while the die falls, and shows the rest at once.
func (x *table) falls(j *Journey, still bool) {
	x.Helper()
	tells := func(texts []string) bool {
		return slices.ContainsFunc(levelWords[:], func(word string) bool { return says(texts, x.sh.Words.Say("crisis.word."+word)) })
	}
	texts := x.reads()
	switch {
	case !j.fate.shown() || x.sh.UI.Named("panel/verdict") == nil:
		x.Error("the die falls on another page")
	case j.Tray.Moving() && still:
		x.Error("with reduced motion the die falls")
	case j.Tray.Moving() && tells(texts):
		x.Errorf("while the die falls the page says %q", texts)
	case x.sh.UI.Named(onward) != nil:
		x.Error("the page can be left before it has told anything")
	}
	x.keep("verdict-falls")
	j.CatchUp(x.sh)
	if !tells(x.reads()) {
		x.Error("the die lies, and the page does not say what it came to")
	}
}

// Every result of every choice has room on the page of its crisis: no word of it is cut, and the button is there.
func TestEveryResultOfACrisisHasRoom(t *testing.T) {
	for _, d := range devices {
		x, j := begin(t, d, "lantern-row")
		s := &j.Play.Shown
		before, n := j.Play.Log, 0
		for i := range s.Content().Crises {
			for k := range s.Content().Crises[i].Choices {
				if n++; d != desk && n%9 != 0 {
					continue
				}
				for _, how := range s.Content().Crises[i].Choices[k].Outcomes() {
					j.Play.Log = before
					x.tells(j, &s.Content().Crises[i].Choices[k], how)
					x.uncut(j, how)
				}
			}
		}
	}
}

// tells lets a journey stand at a result of a choice.
func (x *table) tells(j *Journey, c *library.Choice, how string) {
	j.Question = nil
	line := func(change any) {
		j.Play.Log = append(j.Play.Log, session.Line{Key: "came-of-it", Args: []string{c.ID + "." + how}, Change: change})
	}
	j.fate.opens(rules.Chose{Hero: 1, What: c.ID}, &j.Play.Shown, len(j.Play.Log))
	line(rules.Chose{Hero: 1, What: c.ID})
	if c.Rolled() != nil && how != "done" {
		j.Tray.Throw(x.sh, game.Instant, []scenes.Die{{Sides: 8, Face: 5, Mark: markOf(how), Signed: true}}, "")
		j.Tray.Land()
	}
	line(rules.CameOfIt{Choice: c.ID, How: how})
	if how == dice.Critical.String() {
		line(rules.Carried{Hero: 1, Item: 1})
	}
}

// uncut fails if a text of the page is cut.
func (x *table) uncut(j *Journey, how string) {
	x.Helper()
	x.sh.Theme.Cut = func(s string) { x.Errorf("%s, %s: %q is cut", j.fate.id.choice, how, s) }
	defer func() { x.sh.Theme.Cut = nil }()
	x.draw()
	if v := &j.fate; !v.on || x.sh.UI.Named("panel/verdict") == nil {
		x.Fatalf("%s, %s: there is no page", v.id.choice, how)
	}
}

// The pages of what comes of a crisis, to be looked at.
func TestGalleryOfVerdictsInPixels(t *testing.T) {
	inwindow.Need(t)
	for _, d := range []device{desk, wide, phone, large} {
		x, j := begin(t, d, "lantern-row")
		before := j.Play.Log
		for i := range 2 {
			c := &j.Play.Shown.Content().Crises[i].Choices[0]
			how := []string{"critical", "failure"}[i]
			j.Play.Log = before
			x.tells(j, c, how)
			if how == "critical" {
				j.Play.Shown.Heroes[1].Item = 1
			}
			j.Play.Shown.Heroes[1].Slots[i].Counter = rules.WoundCounter
			x.draw()
			x.sh.Now = x.sh.Now.Add(time.Second)
			x.draw()
			x.keep("verdict-" + how + "-" + d.String())
		}
	}
}
