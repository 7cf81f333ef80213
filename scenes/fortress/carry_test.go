package fortress

import (
	"strconv"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// drag drags a card of the track onto another, as the pointer would.
func drag(sh *game.Shell, c *Combat, from, to int) {
	sh.UI.Begin(game.Panels)
	for i := range int(c.Play.Shown.NumTrack) {
		sh.UI.Add(game.Panels, game.Area{Name: "track/" + strconv.Itoa(i+1), Rect: render.Rect{X: float32(i) * 100, W: 90, H: 90}})
	}
	at := render.Point{X: float32(to)*100 + 40, Y: 40}
	sh.Input = game.Input{Pointer: at, Held: true, Drag: render.Point{X: float32(to-from) * 100}}
	c.track.carry(sh)
	sh.Input = game.Input{Pointer: at}
	c.track.carry(sh)
}

// A card of the track that is dropped on one it may trade places with takes that option; dropped on any other it stays,
// and the player reads why.
func TestTrackCardsAreDragged(t *testing.T) {
	sh, traded, refused := playing.Bare(t), map[string]int{}, 0
	playing.EachDecision(t, sh, 30, 200, func(play *blackstone.Session, d *engine.Decision) {
		if d.Kind != fortress.AskGambitSwap && d.Kind != fortress.AskCoveringFire {
			return
		}
		n := int(play.Shown.NumTrack)
		for from := range n {
			for to := range n {
				c := facing(sh, play)
				if !c.track.carriable(from) || from == to {
					continue
				}
				o, _ := c.track.swapOf(from, to)
				if sh.Note(""); o == nil {
					if drag(sh, c, from, to); sh.Notice() == "" || c.track.carried.on {
						t.Errorf("nothing says why card %d cannot trade places with %d", from, to)
					}
					refused++
					continue
				}
				if traded[d.Kind] > 0 {
					continue
				}
				traded[d.Kind]++
				before := len(play.Match.Journal)
				drag(sh, c, from, to)
				if j := play.Match.Journal; len(j) <= before || j[before] != o.Key() {
					t.Errorf("dragging %d onto %d has not taken %s", from, to, o.Key())
				}
				c.undo(sh)
			}
		}
	})
	if len(traded) < 2 || refused == 0 {
		t.Errorf("traded %v, refused %d", traded, refused)
	}
}
