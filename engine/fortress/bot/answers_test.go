package bot

import (
	"testing"

	"precipice/engine/fortress"
)

// The bot has a judgement for each question of the explorers, and for no other.
func TestBotJudgesEveryQuestionOfTheExplorers(t *testing.T) {
	known := 0
	for _, q := range fortress.Questions {
		if q.Of&fortress.OfExplorers == 0 {
			continue
		}
		known++
		if answers[q.Kind] == nil {
			t.Errorf("no judgement for %s", q.Kind)
		}
	}
	if len(answers) != known {
		t.Errorf("%d judgements for %d questions", len(answers), known)
	}
}
