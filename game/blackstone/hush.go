package blackstone

import (
	"slices"

	"precipice/engine"
	"precipice/engine/fortress"
)

// Hush is a kind of question that the players do not want to be asked any more in an expedition, by its number in the quest; 0 for a game
// that is no quest.
type Hush struct {
	Kind       string
	Expedition uint8
}

// Hushable reports whether the players can say, at a question, that they want no more of its kind in this expedition. The questions of
// cards have manners of their own, see WithManner.
func Hushable(d *engine.Decision) bool {
	switch fortress.QuestionOf(d.Kind).Habit {
	case fortress.HabitExchange, fortress.HabitOverwatch, fortress.HabitReRolls:
		return refused(d) >= 0
	}
	return false
}

// Hushed reports whether a kind of question is not asked in an expedition.
func (t *Table) Hushed(kind string, expedition uint8) bool {
	return slices.Contains(t.Hushes, Hush{kind, expedition})
}

// WithHush returns the table that is not asked a kind of question in an expedition. What was said in others is forgotten.
func (t Table) WithHush(kind string, expedition uint8) Table {
	t.Hushes = slices.DeleteFunc(slices.Clone(t.Hushes), func(h Hush) bool { return h.Expedition != expedition || h.Kind == kind })
	t.Hushes = append(t.Hushes, Hush{kind, expedition})
	return t
}

// hushed returns the option that takes nothing, if the players do not want to be asked, and -1 else. A player who has asked to give
// cards away is asked for them.
func (t *Table) hushed(m *fortress.Match, d *engine.Decision) int {
	if !t.Hushed(d.Kind, m.State.Quest.Expedition) || !Hushable(d) || d.Kind == fortress.AskExchange && fortress.Requested(m) {
		return -1
	}
	return refused(d)
}

// refused returns the option of a question that takes nothing, -1 for none.
func refused(d *engine.Decision) int {
	return slices.IndexFunc(d.Options, func(o engine.Option) bool {
		return o.Verb == fortress.DoDone || o.Verb == fortress.DoPass || o.Verb == fortress.DoKeep
	})
}
