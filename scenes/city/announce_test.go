package city

import (
	"strings"
	"testing"

	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/engine/city/bot"
	"precipice/scenes"
)

// At every speed, what has come of an event is shown over the next question, until that is answered. What comes of a crisis is told on its page.
func TestWhatCameOfAnEventIsShownOverTheNextQuestion(t *testing.T) {
	x, j := begin(t, desk, "lantern-row")
	if v := j.summary.came.view; !strings.Contains(v.Text, "10 champions") {
		t.Errorf("at the beginning the journey says %+v", v)
	}
	x.keep("brief")
	events := 0
	for n := 0; n < 700 && events < 3; n++ {
		before := len(j.Play.Log)
		if !x.answer(j) {
			break
		}
		if j.Question == nil || j.crisisAsked() {
			continue
		}
		rolled, came := false, false
		for _, l := range j.Play.Log[before:] {
			_, event := l.Change.(rules.EventRolled)
			_, choice := l.Change.(rules.Chose)
			rolled, came = rolled || event, came || choice
		}
		if !rolled || came {
			continue
		}
		events++
		if v := j.summary.came.view; v.Title == "" || v.Text == "" {
			t.Errorf("turn %d: nothing is shown of what came: %+v", j.Play.Shown.Turn, v)
		}
		for j.Herald.Banner().Title != "" { // what is announced goes first
			x.sh.Now = x.sh.Now.Add(bannerTime)
			j.Herald.Pass(x.sh, false)
		}
		x.draw()
		if a := x.sh.UI.Named("outcome"); a == nil || a.Do == nil {
			t.Error("the card of what came cannot be put away")
		}
		x.keep("came")
	}
	if events < 3 {
		t.Errorf("only %d events came", events)
	}
}

// No line of the log of whole journeys names a space by numbers, tells for the hostiles what their deeds tell, or dumps a card.
func TestTheLogIsToldInWords(t *testing.T) {
	for _, journey := range []string{"lantern-row", "the-drowned-parish", "pawnbrokers-row"} {
		x, j := begin(t, desk, journey)
		fell := 0
		x.hurry(j)
		for i := range j.Play.Log {
			l := &j.Play.Log[i]
			text := scenes.Told(x.sh.Words, l)
			for _, bad := range []string{"For the hostiles", "–", "space 1", "Group 1 is", "[", "{"} {
				if strings.Contains(text, bad) {
					t.Errorf("%s: the log says %q", l.Key, text)
				}
			}
			if coordinate.MatchString(text) {
				t.Errorf("%s: the log says %q", l.Key, text)
			}
			if _, falls := l.Change.(rules.OutOfAction); falls {
				fell++
			}
		}
		t.Logf("%s: %d lines, %d falls", journey, len(j.Play.Log), fell)
	}
}

// The end of a journey says who fell when and to whom, and what the rolls for life needed; it speaks of no quest.
func TestTheEndTellsTheJourney(t *testing.T) {
	x, j := begin(t, phone, "kings-mile")
	x.hurry(j)
	x.keep("end")
	var all []string
	for _, l := range (j.ending).endLines(x.sh) {
		all = append(all, l.text)
	}
	text := strings.Join(all, "\n")
	falls := len(chronicleOf(j.Play).falls)
	if strings.Contains(text, "quest") || falls > 0 && (!strings.Contains(text, "fell in turn ") || !strings.Contains(text, "needs ")) {
		t.Errorf("the end says\n%s", text)
	}
	if falls == 0 {
		t.Error("nobody fell")
	}
}

// hurry lets the bot play a journey to its end, which alone is drawn.
func (x *table) hurry(j *Journey) {
	x.Helper()
	j.Play.ShowAll()
	for d, asked := j.Play.Pending(); asked; d, asked = j.Play.Pending() {
		if err := j.Play.Choose(d.Options[bot.Answer(j.Play.Match, d)].Key()); err != nil {
			x.Fatal(err)
		}
		j.Play.ShowAll()
	}
	j.Refresh(x.sh)
	x.draw()
}

// Where a hero has gone out of action a mark stays, until the hero is back or the tile sinks.
func TestAMarkStaysWhereAHeroFell(t *testing.T) {
	x, j := begin(t, desk, "kings-mile")
	x.hurry(j)
	f := fallenIn(j.Play.Log)
	for h := range j.Play.Shown.Heroes {
		if out := j.Play.Shown.Heroes[h].Out; out != (f.at[h] != board.None) {
			t.Errorf("hero %d is out: %v, and its mark lies at %d", h, out, f.at[h])
		}
	}
	x.keep("fallen")
}
