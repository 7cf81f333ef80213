package precipice

import (
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// Before an expedition it is told what an attack costs, who holds clues, and how many strongholds are conquered.
func TestTheDestinationTellsItsPrice(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Questing(t, sh, 3)
	playing.ByBot(t, play, fortress.AskDock)
	play.Shown.Quest.Conquered = 1
	x := NewPrecipice(playing.HostOf(sh), sh, play)
	sh.Show(x)
	d := &engine.Decision{Kind: fortress.AskDestination, Rule: "BF-STR-001"}
	d.Offer(engine.Option{Verb: "explore"})
	d.Refusals = []engine.Refusal{{Option: engine.Option{Verb: "attack-stronghold"}, Rule: "BF-OBJ-002", Reason: "clues-short", Args: []string{"4", "0"}},
		{Option: engine.Option{Verb: "attack-vault"}, Rule: "BF-VLT-001", Reason: "strongholds-left", Args: []string{"3"}}}
	for _, percent := range []int{100, 200} {
		sh.Settings.TextPercent = percent
		x.Choices = table.Arrange(d, &play.Shown, sh.Words)
		playing.Keep(t, playing.Screen(t, sh, 1280, 720), "destination-text"+map[int]string{100: "100", 200: "200"}[percent])
		if a := sh.UI.Named("row/attack-stronghold"); a == nil || a.Tip().Rules != "BF-OBJ-002" {
			t.Errorf("the refused attack is %+v", a)
		}
	}
	hint := x.Hint(sh)
	for _, want := range []string{sh.Words.Name(play.Shown.Pack().Strongholds[0].ID), sh.Words.Say("stronghold.no-clues")} {
		if !strings.Contains(hint, want) {
			t.Errorf("the hint %q does not say %q", hint, want)
		}
	}
}
