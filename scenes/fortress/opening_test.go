package fortress

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"precipice/build/inwindow"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
)

// openingAt returns a table of two players at the opening of a turn with at least so many questions.
func openingAt(t *testing.T, sh *game.Shell, least int) *blackstone.Session {
	t.Helper()
	table := blackstone.Table{Setup: fortress.Setup{Players: 2, Fifth: -1, Combat: "closing-ring", Explorers: []string{"janus-draik", "ur-025", "espern-locarno", "amallyn"}, Seats: []int{0, 1, 0, 1}}}
	for seed := range uint64(20) {
		table.Seed = seed
		play := begun(t, sh, seed, table)
		for range 60 {
			play.ShowAll()
			d, ok := play.Pending()
			if !ok {
				break
			}
			if run := play.Together(fortress.OpensTurn); len(run) >= least {
				return play
			}
			if err := play.Choose(d.Options[0].Key()); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no such opening came")
	return nil
}

// One panel opens the turn of two players, and has room for all of its rows, at every size.
func TestOnePanelOpensATurn(t *testing.T) {
	for _, size := range []struct{ w, h, text int }{{1280, 720, 100}, {1600, 900, 100}, {1280, 720, 200}} {
		t.Run(fmt.Sprint(size), func(t *testing.T) {
			sh := bare(t)
			sh.Settings.TextPercent = size.text
			c := NewCombat(hostOf(sh), sh, openingAt(t, sh, 4))
			sh.Show(c)
			img := screen(t, sh, size.w, size.h)
			for range 4 {
				drawMoving(sh, c, img)
			}
			keep(t, img, fmt.Sprintf("opening-%d-%d", size.w, size.text))
		})
	}
}

// On devices too.
func TestOnePanelOpensATurnInTheHands(t *testing.T) {
	for _, d := range devices {
		sh := bare(t)
		c := NewCombat(hostOf(sh), sh, openingAt(t, sh, 4))
		sh.Held = func() float64 { return d.ratio }
		sh.Show(c)
		img := screen(t, sh, int(float64(d.w)*d.ratio), int(float64(d.h)*d.ratio))
		for range 6 {
			drawMoving(sh, c, img)
		}
		keep(t, img, d.name+"-opening")
		c.Leave()
		inwindow.Frame()
	}
}

var _ = slices.Contains[[]string]
var _ = strings.Contains
