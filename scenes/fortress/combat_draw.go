package fortress

import (
	"image"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone/guide"
	"precipice/render"
	"precipice/scenes"
)

// kit holds the canvases of the scene, made for one theme.
type kit struct {
	theme  *render.Theme
	board  *render.Board
	ground *render.Canvas // overlays on the board, drawn every frame
	panels *render.Canvas // panels, drawn into layer after a change
	layer  *ebiten.Image
	layout layout
	guided bool        // the layout has a place for the guide
	folded bool        // the panels beside the board are folded
	low    float32     // the height of what stands below the board if it has the other room there too, 0 if it has not
	hinted *guide.Hint // the layout has a place for this hint
	page   string      // the layout has a place for this page of the guide
}

// panelStamp is what the drawn panels depend on apart from the version.
type panelStamp struct {
	version int
	moving  bool
	pointed string          // the area that the player attends to, if the panels show that
	unit    fortress.UnitID // the miniature that the player attends to
	byKeys  bool
	kit     *kit
	age     int     // UI.Age when the areas were added
	slid    float32 // how far the drawer has come in
	byHand  bool    // the player moved the view
	pays    string  // what pays for the choice pointed at
	falls   bool    // dice fall
}

// Leave implements game.Leaver. It frees the pictures, which Draw makes again.
func (c *Combat) Leave() {
	c.flight.free()
	c.auto.slide.end()
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
		k.board.Draw(dst, c.boardView(), c.view.Camera, c.dimmed())
	}
	c.drawGround(sh, g)
	g.End()
	c.AttendQuestion(sh, c.first())
	if c.drawer != noDrawer {
		c.slide.advance(sh.Now, sh.Settings.Still() || sh.Theme.Still)
	}
	c.renewPanels(sh)
	c.auto.slide.draw(dst, k.layer, sh.Now)
	g.Begin(dst)
	c.drawDice(sh, g)
	c.drawFlight(sh, g, dst)
	sh.UI.Begin(game.Over)
	c.drawOmen(sh, g)
	sh.NoticeRoom(k.layout.field)
	c.drawGuide(sh, g)
	c.drawHintCard(sh, g, game.Over, k.layout.hint)
	c.drawCarried(sh, g)
	scenes.DrawLook(sh, g)
	c.drawTip(sh, g)
	g.End()
}

// renewPanels draws the panels again if what they show has changed.
func (c *Combat) renewPanels(sh *game.Shell) {
	k := c.kit
	stamp := panelStamp{slid: c.slide.at, version: c.Version, moving: c.Stage.Moving(), byKeys: sh.UI.ByKeys(), kit: k, age: sh.UI.Age(), byHand: c.view.ByHand(), falls: c.kit.layout.held && c.Tray.Moving()}
	stamp.pointed, stamp.unit = c.shownOf(sh)
	stamp.pays = strings.Join(c.payments(sh), " ")
	if stamp == c.drawn {
		return
	}
	same := c.drawn.kit == k
	c.drawn = stamp
	c.marks = c.markPayments(sh) // as long as what is pointed at is known
	sh.UI.Begin(game.Panels)
	was, now := c.auto.shown, c.sides(sh)
	if c.auto.shown = now; same && was.W > 0 && now.W == 0 {
		c.auto.slide.begin(k.layer, was, false, sh.Now, slideLength(&sh.Settings))
	}
	render.Wipe(k.layer)
	k.panels.Begin(k.layer)
	c.layTray(sh)
	c.drawPanels(sh, k.panels)
	k.panels.End()
	if same && was.W == 0 && now.W > 0 {
		c.auto.slide.begin(k.layer, now, true, sh.Now, slideLength(&sh.Settings))
	}
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

// equip makes a new kit when the theme has changed, and lays the screen out anew when something needs other room.
func (c *Combat) equip(sh *game.Shell) {
	guided, page := c.coached(), c.pageOf(sh)
	folded, low := c.folded(sh), c.low(sh)
	if c.kit != nil && c.kit.theme == sh.Theme && c.kit.guided == guided && c.kit.folded == folded && c.kit.low == low && c.kit.hinted == c.hinting.hint && c.kit.page == page {
		return
	}
	w, h := sh.Size()
	t := sh.Theme
	if c.kit == nil || c.kit.theme != t {
		c.Leave()
		c.kit = &kit{theme: t, board: render.NewBoard(t), ground: render.NewCanvas(t), panels: render.NewCanvas(t), layer: newLayer(w, h)}
		c.kit.panels.Still = true // their layer is only drawn after a change
	}
	if c.kit.layout = newLayout(t, float32(w), float32(h), folded); folded && sh.Settings.Folded {
		c.kit.layout.lower(t)
	}
	if low = c.low(sh); low > 0 { // now that the place of the question is known
		c.kit.layout.deepen(t, low)
	}
	c.kit.guided, c.kit.folded, c.kit.low, c.kit.hinted, c.kit.page = guided, folded, low, c.hinting.hint, page
	c.makeRoom(sh)
	c.Version++ // the panels are drawn again
}

// newLayer returns a picture with a texture of its own. Among others in one texture, its smooth edges would come out a
// shade lighter or darker by where it lies there.
func newLayer(w, h int) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
}
