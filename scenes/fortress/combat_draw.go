package fortress

import (
	"image"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// Leave implements game.Leaver. It frees the pictures, which Draw makes again.
func (c *Combat) Leave() {
	c.effects.flight.free()
	c.column.Land()
	if c.kit != nil {
		c.kit.board.Free()
		c.kit.layer.Deallocate()
		c.kit = nil
	}
}

// Draw implements game.Scene.
func (c *Combat) Draw(sh *game.Shell, dst *ebiten.Image) {
	c.equip(sh)
	k := c.kit
	c.fitCamera(sh)
	g := k.ground
	g.Begin(dst)
	g.Backdrop()
	g.Flush()
	if c.Play.Shown.NumCells > 0 {
		k.board.Draw(dst, c.pane.boardView(), c.view.Camera, c.pane.dimmed())
		k.fadeBoard(g)
	}
	c.pane.drawGround(sh, g)
	g.End()
	c.AttendQuestion(sh, c.first())
	c.drawers.Advance(sh)
	c.renewPanels(sh)
	c.column.DrawLayer(dst, k.layer, sh.Now)
	g.Begin(dst)
	c.effects.drawDice(sh, g)
	c.effects.drawFlight(sh, g, dst)
	sh.UI.Begin(game.Over)
	c.effects.drawOmen(sh, g)
	sh.NoticeRoom(k.layout.Field)
	c.lesson.drawGuide(sh, g)
	c.DrawHintCard(sh, g, game.Over, k.layout.Notes[hintNote])
	c.track.drawCarried(sh, g)
	scenes.DrawLook(sh, g)
	c.tips.drawTip(sh, g)
	g.End()
}

// renewPanels draws the panels again if what they show has changed.
func (c *Combat) renewPanels(sh *game.Shell) {
	k := c.kit
	stamp := panelStamp{slid: c.drawers.In(), version: c.Version, moving: c.Presenting(), byKeys: sh.UI.ByKeys(), kit: k, age: sh.UI.Age(), byHand: c.view.ByHand(), falls: c.kit.layout.Held && c.Tray.Moving()}
	stamp.pointed, stamp.unit = c.shownOf(sh)
	stamp.pays = strings.Join(c.payer.payments(sh), " ")
	if stamp == c.drawn {
		return
	}
	same := c.drawn.kit == k
	c.drawn = stamp
	c.payer.marks = c.payer.markPayments(sh) // as long as what is pointed at is known
	sh.UI.Begin(game.Panels)
	c.column.Redraw(sh, &k.layout, k.layer, same, func() {
		k.panels.Begin(k.layer)
		c.focus.layTray(sh)
		c.drawPanels(sh, k.panels)
		k.panels.End()
	})
}

// shownOf returns what the panels show of what the player attends to. From hex to hex they stay the same, unless a
// panel has the same answer as the hex.
func (c *Combat) shownOf(sh *game.Shell) (area string, u fortress.UnitID) {
	a := sh.UI.Pointed()
	switch {
	case a == nil:
		return "", fortress.NoUnit
	case a.Space == "" || sh.UI.On(game.Panels, a.Name):
		area = a.Name
	}
	return area, c.unitAt(sh)
}

// equip makes a new kit when the theme has changed, and places the panes again when one of them needs more or less room.
func (c *Combat) equip(sh *game.Shell) {
	t, now := sh.Theme, placedFor{c.folded(sh), c.coach.tutor.Shown(), c.lesson.pageOf(sh), c.Hinting.Hint}
	if k := c.kit; k != nil && k.theme == t {
		if k.layout.Fit(c.contents(sh)); k.placed == now && k.layout.Low == c.low(sh, k.layout.Asks) {
			return
		}
	}
	w, h := sh.Size()
	if c.kit == nil || c.kit.theme != t {
		c.Leave()
		c.kit = &kit{theme: t, board: render.NewBoard(t), ground: render.NewCanvas(t), panels: render.NewCanvas(t), layer: newLayer(w, h)}
		c.kit.panels.Still = true // their layer is only drawn after a change
	}
	c.lay(sh, now, float32(w), float32(h))
	c.Version++ // the panels are drawn again
}

// newLayer returns a picture with a texture of its own. Among others in one texture, its smooth edges would come out a
// shade lighter or darker by where it lies there.
func newLayer(w, h int) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
}
