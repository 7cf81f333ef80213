package fortress

import (
	"slices"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/setup"
)

// The Cards key opens the card of the hostile group when the player attends to its panel.
func TestTheCardsKeyOpensTheCardOfItsPanel(t *testing.T) {
	sh, c := atTable(t, 1)
	hostile := c.Play.Shown.Hostile(c.attended(sh)).ID
	sh.UI.Add(game.Panels, game.Area{Name: "panel/hostile", Rect: render.Rect{W: 100, H: 100}})
	sh.UI.Add(game.Panels, game.Area{Name: "prospect/hold", Rect: render.Rect{W: 50, H: 10}})
	sh.UI.Add(game.Panels, game.Area{Name: "bar/menu", Rect: render.Rect{X: 200, W: 50, H: 10}})
	for _, name := range []string{"prospect/hold", "bar/menu"} {
		sh.UI.FocusOn(name)
		c.read(sh)
		if got := sh.Top().Says()["card"]; (got == hostile) != (name == "prospect/hold") {
			t.Errorf("from %s the card of %s is read", name, got)
		}
		sh.Pop()
		sh.UI.Add(game.Panels, game.Area{Name: "panel/hostile", Rect: render.Rect{W: 100, H: 100}})
		sh.UI.Add(game.Panels, game.Area{Name: "bar/menu", Rect: render.Rect{X: 200, W: 50, H: 10}})
	}
}

// The focus moves through the players of a table as they are drawn, from left to right.
func TestTheFocusGoesThroughPlayersAsTheyAreDrawn(t *testing.T) {
	sh := playing.Bare(t)
	s := setup.NewSetup(playing.HostOf(sh), sh)
	s.Sit(3)
	sh.Show(s)
	playing.Screen(t, sh, 1280, 720)
	var order []string
	for a := range sh.UI.All {
		order = append(order, a.Name)
	}
	at := slices.Index(order, "setup/name/2")
	if want := []string{"setup/name/2", "setup/leader/2", "setup/opposes/2"}; at < 0 || !slices.Equal(order[at:at+3], want) {
		t.Errorf("the focus goes %v", order)
	}
}

// The question of who meets a challenge shows the challenge's choices.
func TestChallengeChoicesAreShownBeforeTheExplorerIsPicked(t *testing.T) {
	sh := playing.Bare(t)
	sh.Home(nil)
	img := playing.Screen(t, sh, 1280, 720)
	seen := 0
	playing.EachDecision(t, sh, 24, 500, func(play *blackstone.Session, d *engine.Decision) {
		if d.Kind != "volunteer" {
			return
		}
		seen++
		sh.Show(playing.HostOf(sh).Screen(sh, play))
		sh.Draw(img)
		card, _, _ := fortress.ChallengeInPlay(play.Match)
		for i := range card.Choices {
			if sh.UI.Named("ahead/"+card.Choices[i].ID) == nil {
				t.Errorf("%s is not shown", card.Choices[i].ID)
			}
		}
	})
	if seen == 0 {
		t.Error("nobody was sent")
	}
}
