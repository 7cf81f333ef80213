package table

import (
	"precipice/render"
	"precipice/scenes"
)

// TapeHeight returns the height of the controls of a tape.
func TapeHeight(t *render.Theme) float32 { return t.Px(132)*(1+(t.Text-1)*0.4) + t.Target(0) }

// TapeBelow returns where the controls of a tape are drawn below a result. The result leaves this room free.
func TapeBelow(t *render.Theme, screen render.Rect) render.Rect {
	at, _ := screen.CutBottom(TapeHeight(t))
	return scenes.Middle(at, t.Px(430)*min(t.Text, 1.6))
}

// ResultRoom returns the room of a result page below the bar. While it is watched, the controls of the tape are below.
func (c *Stage) ResultRoom(t *render.Theme, screen, bar render.Rect) render.Rect {
	_, room := screen.CutTop(bar.Bottom() - screen.Y)
	if c.Play.Watched() {
		_, room = room.CutBottom(TapeHeight(t) + t.Px(scenes.Gap))
	}
	return room.Inset(t.Px(16))
}
