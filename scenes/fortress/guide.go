package fortress

import (
	"slices"

	"precipice/game"
	common "precipice/game/guide"
	"precipice/scenes/asking"
)

// lesson shows the guide's text over a game of the starter, and what it points at.
type lesson struct {
	d     *tabletop
	sheet *sheet
}

// attendGuide shows the guide again, or moves the focus to its suggestion.
func (y *lesson) attendGuide(sh *game.Shell) {
	if y.d.coach.tutor == nil && y.d.Hinting.Hint != nil {
		sh.UI.FocusOn("hint/close")
		return
	}
	y.d.coach.tutor.Attend(sh, y.d.Presenting())
}

// pointedAt returns the area that the guide suggests now: of an option, or of what must be clicked first;
// of a panel; "" for none.
func (y *lesson) pointedAt(sh *game.Shell) string {
	said := &y.d.coach.said
	switch {
	case said.Key != "":
		return y.areaOf(said.Key)
	case said.Where == "card":
		if e := y.d.activeCard(); e >= 0 {
			return "card/" + y.d.Play.Shown.Name(e)
		}
		return "panel/cards"
	case said.Where == "twist":
		return sh.UI.First("twist/")
	case said.Where == chamberMark: // all of its hexes are marked
		return ""
	case said.Where == "aim":
		return "row/aim"
	case said.Where != "":
		if tab, away := drawerOf[said.Where]; away && sh.Theme.Held && sh.UI.Named("panel/"+said.Where) == nil {
			return "drawer/" + drawerNames[tab]
		}
		return "panel/" + said.Where
	}
	return ""
}

// areaOf returns the area that takes an option, or leads to it.
func (y *lesson) areaOf(key string) string {
	if y.d.Choices == nil {
		return ""
	}
	if y.d.sheetShown() {
		for _, r := range y.sheet.answerable() {
			if r.keys[0] == key && (r.shot == nil || slices.Equal(r.keys[1:], y.d.coach.said.Then)) {
				return r.area
			}
		}
	}
	switch r, ch := y.d.Choices.Find(key); {
	case ch == nil:
		return ""
	case r.Direct() == nil && (r.Place == asking.OnSpaces && r != y.d.Choices.Spaces() || r.Place == asking.OnUnits && r != y.d.Choices.Units()):
		return r.Area()
	case r.Direct() == nil && r.Place == asking.OnUnits && y.d.aim:
		return "row/aim"
	default:
		return ch.Area()
	}
}

// showLine scrolls the log to the line that the guide refers to when that begins, and back to the end
// afterwards.
func (y *lesson) showLine(sh *game.Shell) {
	lit := -1
	if h := y.d.coach; h.tutor.Step != nil && !h.tutor.Pages.Hidden && !y.d.Presenting() {
		lit = common.LineOf(y.d.Play.Log, h.said.Line)
	}
	if lit == y.d.Log.Marked() {
		return
	}
	y.d.Log.Mark(lit)
	y.d.column.Second = y.d.column.Second || lit >= 0
	y.d.Version++
	sh.Dirty()
}
