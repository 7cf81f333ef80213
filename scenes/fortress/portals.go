package fortress

import (
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// drawBesidePortal marks the hexes that are beside the portal at a hex outside the battlefield: those from which the escape
// chamber is summoned (BF-SUM-001), and where the slain return (BF-RNF-010).
func (y *boardPane) drawBesidePortal(g *render.Canvas, at board.Hex) {
	for i, p := range y.d.Play.Shown.Portals {
		if p.Open && p.Hex == at {
			y.ringPortal(g, i)
		}
	}
}

func (y *boardPane) ringPortal(g *render.Canvas, i int) {
	s := &y.d.Play.Shown
	beside := s.PortalSpaces(i)
	for sp := range board.Space(s.NumCells) {
		if beside.Has(sp) {
			g.HexRing(y.d.view.Camera, s.Field().Hex(sp), render.Portal, y.d.kit.theme.Px(2.4))
		}
	}
}

// drawWhereToSummon marks those hexes of all portals while the player looks at a summons that is refused because the explorer
// stands in none of them.
func (y *boardPane) drawWhereToSummon(sh *game.Shell, g *render.Canvas) {
	a := sh.UI.Pointed()
	if a == nil || y.d.Choices == nil || y.d.Presenting() || !y.d.Activating() {
		return
	}
	for _, r := range y.d.Choices.Of(fortress.DoSummon) {
		if why := r.Reason(); r.Focus() == a.Name && why != nil && why.Reason == noPortal {
			for p := range y.d.Play.Shown.Portals {
				if y.d.Play.Shown.Portals[p].Open {
					y.ringPortal(g, p)
				}
			}
		}
	}
}

// noPortal is the reason why an explorer who is not beside a portal cannot summon.
const noPortal = "no-portal"
