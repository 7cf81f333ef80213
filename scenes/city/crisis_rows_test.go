package city

import (
	"strings"
	"testing"

	"precipice/render"
)

// The page of every crisis has a line for each result of which something comes. A line for any other says that nothing does.
func TestEveryResultOfACrisisHasALine(t *testing.T) {
	x, j := begin(t, desk, "lantern-row")
	lines := 0
	for i := range j.Play.Shown.Content().Crises {
		c := &j.Play.Shown.Content().Crises[i]
		j.crisis.page.id = c.ID
		for k := range c.Choices {
			shown := map[render.DieMark]string{}
			for _, line := range (crisisTable{crisisScreen: &j.crisis, sh: x.sh}).choiceView(k).Results {
				if !line.Plain {
					shown[line.Mark] = line.Text
				}
				if line.Text == "" {
					t.Errorf("%s: a line says nothing", c.Choices[k].ID)
				}
				lines++
			}
			comes := map[render.DieMark]bool{}
			if roll := c.Choices[k].Rolled(); roll != nil {
				comes[render.MarkCritical], comes[render.MarkSuccess], comes[render.MarkFailure] = len(roll.Critical) > 0, len(roll.Success) > 0, len(roll.Failure) > 0
			}
			for _, mark := range levelMarks {
				if comes[mark] != (shown[mark] != "" && !strings.HasPrefix(shown[mark], "nothing ")) {
					t.Errorf("%s: the line for %v says %q, and that something comes of it is %v", c.Choices[k].ID, mark, shown[mark], comes[mark])
				}
			}
		}
	}
	if lines < 100 {
		t.Errorf("only %d lines were read", lines)
	}
}
