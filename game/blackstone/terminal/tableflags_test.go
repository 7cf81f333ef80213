package terminal

import (
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game/blackstone"
)

// Every setting that answers a question can be set from the terminal.
func TestSettingsThatAnswerQuestionsCanBeSet(t *testing.T) {
	at, out := seated(t, shooting)
	for _, q := range fortress.Questions {
		if own := q.Habit == fortress.HabitCard && strings.Contains(at.says(out, "set "+q.Habit), "set card shimmer veil always"); own {
			continue
		}
		if q.Habit != "" && q.Habit != fortress.AlwaysAnswered && (!slices.Contains(mannerNames, q.Habit) || manners[q.Habit].set == nil) {
			t.Errorf("%s is answered by the setting %q, which set does not know", q.Kind, q.Habit)
		}
	}
}

// Every setting of a table can be set from the terminal, and flags list every setting.
func TestEverySettingOfATableCanBeSet(t *testing.T) {
	if known, listed := slices.Sorted(maps.Keys(manners)), slices.Sorted(slices.Values(mannerNames)); !slices.Equal(known, listed) {
		t.Errorf("the settings are %v, and %v are listed", known, listed)
	}
	begins := []string{"Setup", "Seed", "Names", "Quest", "Cards", "Hushes"} // they decide how a game begins, set card sets each of the cards, and a question is put off where it is asked
	for field := range reflect.TypeFor[blackstone.Table]().Fields() {
		changed := slices.Contains(begins, field.Name)
		for _, m := range manners {
			var table blackstone.Table
			m.set(&table, 1)
			changed = changed || !reflect.ValueOf(table).FieldByIndex(field.Index).IsZero()
		}
		if !changed {
			t.Errorf("nothing sets %s: give it a row in manners", field.Name)
		}
	}
}
