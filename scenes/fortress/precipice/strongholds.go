package precipice

import (
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/table"
)

// drawDestinations draws where the expedition can go as large buttons, one below the other: their names are long.
func (x *Precipice) drawDestinations(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t := sh.Theme
	rows := x.Numbered()
	doors := x.Answering(rows.Head())
	for _, row := range rows {
		var at render.Rect
		at, r = r.CutTop(asking.DoorHeight(t))
		_, r = r.CutTop(t.Px(6))
		doors.Door(sh, p, at, row, 1)
	}
}

// reveal tells the stronghold that the party sets out to.
func (x *Precipice) reveal(sh *game.Shell, h *library.Stronghold) string {
	w := sh.Words
	return w.Say("text."+h.ID) + "\n" + w.Count("stronghold.approach", h.Approach) + "\n" + w.Say("stronghold.aim", table.Aims(sh, &x.Play.Shown, h))
}

// revealed returns the stronghold whose card the player reads before setting out, nil for none.
func (x *Precipice) revealed() *library.Stronghold {
	if x.setsOut() {
		return x.Play.Shown.Goal()
	}
	return nil
}
