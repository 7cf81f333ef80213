package fortress

import (
	"slices"

	"precipice/game"
	common "precipice/game/guide"
	"precipice/scenes/asking"
	"precipice/scenes/tutor"
)

// hide hides the guide, or shows it again.
func (c *Combat) hide(sh *game.Shell, on bool) {
	c.coach.guide.Hidden = on
	c.coach.stamp.log = -1
	sh.UI.SetFocus("guide/next")
	if on {
		sh.Say(sh.Words.Say("guide.hide.tip"))
	}
	sh.Dirty()
}

// attendGuide shows the guide again, or moves the focus to its suggestion.
func (c *Combat) attendGuide(sh *game.Shell) {
	switch {
	case c.coach == nil && c.Hinting.Hint != nil:
		sh.UI.FocusOn("hint/close")
	case c.coach == nil:
	case c.coach.guide.Hidden:
		c.hide(sh, false)
	case c.coach.speaks():
		title, text := c.coach.words(sh)
		sh.Say(title + ". " + text)
		sh.UI.FocusOn(c.guideFocus(sh))
	case !c.Presenting():
		tutor.Silent(sh)
	}
}

// guideFocus returns the area to focus for what the guide says: what it suggests, else the first answer, or its
// own button if it only explains.
func (c *Combat) guideFocus(sh *game.Shell) string {
	said := &c.coach.said
	if a := sh.UI.Named(c.pointedAt(sh)); a != nil && a.Do != nil && !said.Tells() {
		return a.Name
	}
	if first := c.first(); sh.UI.Named(first) != nil {
		return first
	}
	return c.coach.button()
}

// pointedAt returns the area that the guide suggests now: of an option, or of what must be clicked first;
// of a panel; "" for none.
func (c *Combat) pointedAt(sh *game.Shell) string {
	said := &c.coach.said
	switch {
	case said.Key != "":
		return c.areaOf(said.Key)
	case said.Where == "card":
		if e := c.activeCard(); e >= 0 {
			return "card/" + c.Play.Shown.Name(e)
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

// chamberMark is the word of a step that points at the escape chamber.
const chamberMark = "escape"

// areaOf returns the area that takes an option, or leads to it.
func (c *Combat) areaOf(key string) string {
	if c.Choices == nil {
		return ""
	}
	if c.sheetShown() {
		for _, r := range c.sheet.answerable() {
			if r.keys[0] == key && (r.shot == nil || slices.Equal(r.keys[1:], c.coach.said.Then)) {
				return r.area
			}
		}
	}
	switch r, ch := c.Choices.Find(key); {
	case ch == nil:
		return ""
	case r.Direct() == nil && (r.Place == asking.OnSpaces && r != c.Choices.Spaces() || r.Place == asking.OnUnits && r != c.Choices.Units()):
		return r.Area()
	case r.Direct() == nil && r.Place == asking.OnUnits && c.aim:
		return "row/aim"
	default:
		return ch.Area()
	}
}

// showLine scrolls the log to the line that the guide refers to when that begins, and back to the end
// afterwards.
func (c *Combat) showLine(sh *game.Shell) {
	lit := -1
	if h := c.coach; h.on && !h.guide.Hidden && !c.Presenting() {
		lit = common.LineOf(c.Play.Log, h.said.Line)
	}
	if lit == c.Log.Marked() {
		return
	}
	c.Log.Mark(lit)
	c.column.Second = c.column.Second || lit >= 0
	c.Version++
	sh.Dirty()
}
