package city

import (
	"strings"
	"testing"

	rules "precipice/engine/city"
)

// Each two heroes have words for each other, and answer.
func TestEachTwoHeroesHaveWordsForEachOther(t *testing.T) {
	x := open(t, desk)
	w, heard := x.sh.Words.Of("city"), map[string]bool{}
	for i := range x.host.pack.Heroes {
		for k := range x.host.pack.Heroes {
			one, other := x.host.pack.Heroes[i].ID, x.host.pack.Heroes[k].ID
			if one == other {
				continue
			}
			said := w.Say("banter."+w.Say("nature."+one)+"."+w.Say("nature."+other), "Ann", "Ben")
			if !strings.HasPrefix(said, "Ann: “") || !strings.Contains(said, "” Ben: “") || heard[said] {
				t.Errorf("%s says to %s: %s", one, other, said)
			}
			heard[said] = true
		}
	}
}

// At the first question of a turn, from the second on, a hero speaks to another wherever there is room, the same whenever it is shown. No row
// gives up its room for that, and nobody speaks who is not there or if the player wants no words.
func TestHeroesSpeakBetweenTurns(t *testing.T) {
	for _, d := range devices {
		x, j := begin(t, d, "lantern-row")
		asked, heard := 0, map[string]bool{}
		for n := 0; n < 700 && x.answer(j); n++ {
			said := j.ask.voices.said(x.sh)
			if s := &j.Play.Shown; !j.Question.Asks(rules.AskGambit) || s.Turn < 2 {
				if said != "" {
					t.Errorf("%v: in turn %d of %v somebody says %s", d, s.Turn, j.Question, said)
				}
				continue
			}
			if asked++; !x.voiced(said) {
				if d != large && d != side { // there it has no room
					t.Errorf("%v: %q is said and not on the screen", d, said)
				}
				continue
			}
			for _, row := range j.Question.Shown() {
				if a := x.sh.UI.Named(row.Area()); a == nil || a.Offscreen {
					t.Errorf("%v: %s has no room beside %s", d, row.ID, said)
				}
			}
			heard[said] = true
			x.sh.Settings.Wordless = true
			if x.draw(); j.ask.voices.said(x.sh) != "" || x.voiced(said) {
				t.Errorf("%v: they speak although they shall not", d)
			}
			x.sh.Settings.Wordless = false
			x.draw()
		}
		if asked < 4 || len(heard) < 4 && d != large && d != side {
			t.Errorf("%v: of %d questions %d were heard", d, asked, len(heard))
		}
	}
}

// voiced reports whether a text, which may be on several lines, is written on the screen.
func (x *table) voiced(text string) bool {
	return text != "" && strings.Contains(strings.Join(x.reads(), " "), text)
}
