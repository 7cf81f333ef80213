package fortress

import (
	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/game/blackstone/guide"
	"precipice/render"
	"precipice/scenes/panes"
)

// kit holds the canvases of the scene, made for one theme.
type kit struct {
	theme  *render.Theme
	board  *render.Board
	ground *render.Canvas // overlays on the board, drawn every frame
	panels *render.Canvas // panels, drawn into layer after a change
	layer  *ebiten.Image
	layout panes.Layout
	placed placedFor

	backing []render.Rect // scratch
}

// placedFor holds all that the places of the panes depend on.
type placedFor struct {
	folded bool        // the panels beside the board are folded
	guided bool        // there is a place for the guide
	page   string      // for this page of it
	hint   *guide.Hint // and for this hint
}

// panelStamp holds all that the drawn panels depend on apart from the version.
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

// The cards below the board.
const (
	hintNote = iota
	guideNote
)
