package session_test

import (
	"testing"

	"precipice/engine/fortress"
	"precipice/game/blackstone"
)

// A question with a setting of the table is asked or not as the setting says, and one that makes no
// difference never is.
func TestSettingsAnswerTheQuestionsThatSaySo(t *testing.T) {
	expedition := func(t *blackstone.Table) { t.Setup.Combat, t.Setup.Difficulty = "", fortress.Normal }
	quiet, _ := count(t, func(t *blackstone.Table) {
		expedition(t)
		t.Overwatch, t.ReRolls, t.Exchange = blackstone.Never, blackstone.Never, blackstone.Never
	})
	asking, _ := count(t, func(t *blackstone.Table) {
		expedition(t)
		t.AskDice, t.AskHealing, t.HostilesPlayed = true, true, true
	})
	for _, q := range fortress.Questions {
		if q.Habit != "" && quiet[q.Kind] > 0 {
			t.Errorf("%s is asked although the setting %q answers it", q.Kind, q.Habit)
		}
		switch q.Habit {
		case "", fortress.HabitCard: // see TestACardIsAnsweredAsItsMannerSays
		case fortress.AlwaysAnswered:
			if asking[q.Kind] > 0 {
				t.Errorf("%s is asked", q.Kind)
			}
		default:
			if asking[q.Kind] == 0 {
				t.Errorf("%s is never asked, whatever the setting %q", q.Kind, q.Habit)
			}
		}
	}
}
