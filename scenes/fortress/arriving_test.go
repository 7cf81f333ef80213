package fortress

import (
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/scenes/fortress/playing"
)

// Who places a group sees that group, how many of it are left, and the encounter card that brings it.
func TestWhoPlacesAGroupSeesItAndItsCard(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Begun(t, sh, 0, playing.AskAll(sh, 0))
	placed := map[int]int{}
	byChanceUntil(t, play, 0, 40, func(d *engine.Decision) bool {
		if d.Kind != fortress.AskDeploy {
			return false
		}
		a, ok := facing(sh, play).arriving()
		s := &play.Shown
		if !ok || !s.Groups[a.Group].Present || int(s.Groups[a.Group].Kind) != kindOf(s, a.Hostile.ID) || a.Left < 1 || len(a.Next) == 0 {
			t.Fatalf("group %d arrives with %d left and %d weapons", a.Group, a.Left, len(a.Next))
		}
		stand := 0
		for u := range s.Each(fortress.Hostiles) {
			if int(s.On(u).Card) == a.Group {
				stand++
			}
		}
		if a.Placed != stand || a.Placed+a.Left != a.Card.Entries[a.Group].Size {
			t.Errorf("of group %d with %d miniatures %d stand there, %d are told to be placed and %d left", a.Group, a.Card.Entries[a.Group].Size, stand, a.Placed, a.Left)
		}
		placed[a.Group]++
		return false
	})
	if len(placed) < 2 {
		t.Fatalf("%d groups are placed", len(placed))
	}
}

// kindOf returns the index of a kind of hostile.
func kindOf(s *fortress.State, id string) int {
	for i := range s.Pack().Hostiles {
		if s.Pack().Hostiles[i].ID == id {
			return i
		}
	}
	return -1
}

// The panel shows the group that is being placed, and the tip what its card brings at every marker.
func TestThePanelShowsTheGroupThatIsPlaced(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Begun(t, sh, 0, playing.AskAll(sh, 0))
	byChanceUntil(t, play, 0, 40, func(d *engine.Decision) bool { return d.Kind == fortress.AskDeploy && play.Shown.Groups[1].Present })
	c := facing(sh, play)
	sh.Show(c)
	img := playing.Screen(t, sh, 1280, 720)
	playing.Keep(t, img, "arriving-1280")
	a, _ := c.arriving()
	card := sh.UI.Named("encounter")
	if card == nil || card.Tip == nil || card.Tip().Title != sh.Words.Name(a.Card.ID) || strings.Count(card.Tip().Text, "\n") != 3 {
		t.Errorf("the encounter card is shown as %+v", card)
	}
}
