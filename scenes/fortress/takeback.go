package fortress

import (
	"precipice/game"
	"precipice/scenes"
)

// finished reports whether the game has ended, so that nothing will be asked any more.
func (c *stage) finished() bool {
	_, asked := c.play.Match.Pending()
	return !asked && !c.play.Watched()
}

// takeBack undoes the last step. It asks first if that would make an ended game go on.
func (c *stage) takeBack(sh *game.Shell, undo func(*game.Shell)) {
	if !c.play.CanUndo() || !c.finished() {
		undo(sh)
		return
	}
	w := sh.Words
	sh.Push(scenes.NewConfirm(w.Say("takeback.ended"), w.Say("takeback.keep"), w.Say("takeback.act"), func() { undo(sh) }))
}
