package fortress

import (
	"slices"

	"precipice/game"
	"precipice/render"
)

// leastHeldCard is the least height of that card, design units. A question that leaves less stands alone.
const leastHeldCard = 24

// drawHeldCard draws the card of the explorer that the question is about at the bottom of r, with its actions.
func (y *cardPane) drawHeldCard(sh *game.Shell, p *render.Canvas, r render.Rect) {
	e, t := y.d.activeCard(), sh.Theme
	if e < 0 || y.d.Choices == nil || y.d.kit.layout.Low > 0 && y.d.places() || slices.Contains(onTrack, y.d.Choices.Decision.Kind) || y.d.Presenting() || y.d.drawers.Open == partyDrawer {
		return
	}
	acts := y.actionsOn(sh, r.W)
	at, _ := r.CutBottom(y.heldCardHeight(t, acts, r.H))
	if at.H <= 0 {
		return
	}
	sh.UI.Add(game.Panels, game.Area{Name: "panel/cards", Rect: at, Rule: "BF-ACT-003", Skip: true, Weight: game.Pane})
	y.drawCard(sh, p, at, e, true, acts)
}

// heldCardHeight returns the height of that card with actions, with most at the most, 0 for none.
func (y *cardPane) heldCardHeight(t *render.Theme, acts actions, most float32) float32 {
	if most < t.Px(leastHeldCard) {
		return 0
	}
	return min(most, t.FingerCharacterHeight(y.d.kit.layout.Brief)+acts.height())
}
