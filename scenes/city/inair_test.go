package city

import (
	"fmt"
	"strings"
	"testing"

	rules "precipice/engine/city"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/play"
)

// written returns what is written on the screen.
func (x *table) written() map[string]bool {
	texts := map[string]bool{}
	x.sh.Theme.Lettered = func(text string, _ float32, _ render.Rect) { texts[text] = true }
	x.sh.Dirty()
	x.sh.Draw(x.img)
	x.sh.Theme.Lettered = nil
	return texts
}

// writtenBefore returns what was written on the screen right before the event that is shown.
func (x *table) writtenBefore(j *Journey) map[string]bool {
	showing, told, label, tray, herald, came := j.Showing, j.told, j.label, j.Tray, j.Herald, j.summary.came
	j.Showing.On, j.told, j.label, j.Herald, j.summary.came = false, nobody, play.Label{}, play.Herald{}, outcome{}
	j.Tray.Clear()
	played := j.Play.Match
	behind := *played
	behind.State, j.Play.Match = j.Play.Shown, &behind // nobody has seen more of it
	j.Version++
	texts := x.written()
	j.Showing, j.told, j.label, j.Tray, j.Herald, j.summary.came = showing, told, label, tray, herald, came
	j.Play.Match = played
	j.Version++
	return texts
}

// While a die is in the air, nothing on the screen tells its result: of all rolls of some games, all that is written then was
// written before, or says who rolls for what.
func TestNothingTellsAResultWhileItsDieIsInTheAir(t *testing.T) {
	kinds := map[string]int{}
	for _, c := range []struct {
		d       device
		journey string
	}{{desk, "lantern-row"}, {phone, "the-drowned-parish"}, {wide, "pawnbrokers-row"}} {
		x, j := begin(t, c.d, c.journey)
		for n := 0; n < 3000 && !j.over(); n++ {
			pace(x, game.Normal)
			if !j.Presenting() && j.Question != nil {
				if !x.blindly(j) {
					break
				}
				continue
			}
			e := j.Showing.Event
			if m := Moments.Of(e.Change); j.Showing.On && m.Dice != nil && j.Tray.Moving() {
				if kinds[fmt.Sprintf("%T", e.Change)]++; m.Rolls != nil && (j.Tray.Rolls == "" || !allows(x, j, e.Change)) {
					t.Errorf("%T: while the die is in the air it says %q", e.Change, j.Tray.Rolls)
				}
				air, before := x.written(), x.writtenBefore(j)
				for text := range air {
					if text != "" && !before[text] && !strings.Contains(j.Tray.Rolls, text) {
						t.Errorf("%s: %T: while the die is in the air the screen says %q", c.d, e.Change, text)
					}
				}
			}
			x.sh.Now = x.sh.Now.Add(2e9)
			x.sh.Top().Update(x.sh)
		}
	}
	t.Log(kinds)
	for _, kind := range []string{"city.Rolled", "city.Behaved", "city.EventRolled", "city.DestinyRolled", "city.ActivationRolled", "city.QuestRolled"} {
		if kinds[kind] == 0 {
			t.Errorf("no %s was shown", kind)
		}
	}
}

// allows reports whether what is said of a roll while its die is in the air does not tell what it comes to.
func allows(x *table, j *Journey, change any) bool {
	said := strings.ToLower(j.Tray.Rolls)
	switch c := change.(type) {
	case rules.Rolled:
		return !strings.Contains(said, x.sh.Words.Name(c.Level.String()))
	case rules.Behaved:
		return !strings.Contains(said, strings.ToLower(x.sh.Words.Name(j.told.deed)))
	}
	return true
}
