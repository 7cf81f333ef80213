package console

import (
	"slices"
	"testing"

	"precipice/engine/fortress"
)

// Every setting that answers a question can be set from the terminal.
func TestSettingsThatAnswerQuestionsCanBeSet(t *testing.T) {
	for _, q := range fortress.Questions {
		if q.Habit != "" && q.Habit != fortress.AlwaysAnswered && (!slices.Contains(mannerNames, q.Habit) || manners[q.Habit].set == nil) {
			t.Errorf("%s is answered by the setting %q, which set does not know", q.Kind, q.Habit)
		}
	}
}
