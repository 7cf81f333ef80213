package fortress

import (
	"slices"
	"strings"

	"precipice/engine/board"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/blackstone/guide"
	common "precipice/game/guide"
	"precipice/render"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/table"
	"precipice/scenes/tutor"
)

// coach shows the guide's text over a game of the starter.
type coach struct {
	guide        *guide.Guide
	said         guide.Said
	on           bool // the guide says something
	stamp        logStamp
	card, target render.Rect // where the card is, and what its line points at, empty for none

	shrink float32 // scale of the card's text, so that the longest page fits

	points string // the marked area
	picked int    // length of the log when the player picked a weapon, plus one; 0 for never
}

// ownWay records that the player has picked a way to attack.
func (h *coach) ownWay(log int) {
	if h != nil {
		h.picked = log + 1
	}
}

// newCoach returns the coach of a game, nil if the game is not the starter.
func newCoach(h *table.Host, play *blackstone.Session) *coach {
	if play.Watched() || !h.Course.Guides(play) {
		return nil
	}
	return &coach{guide: guide.New(h.Course, h.Lesson.ReadIn(play.Slot())...)}
}

// guideSpeaks reports whether the guide says something now. It asks the guide again after a change.
func (c *Combat) guideSpeaks() bool {
	h := c.coach
	if h == nil || h.guide.Hidden || c.Presenting() {
		return false
	}
	if now := (logStamp{c.Version, len(c.Play.Log)}); now != h.stamp {
		h.stamp = now
		h.said, h.on = h.guide.Now(c.Play)
		if r := c.Choices.Units(); h.on && h.said.Option == "fire" && r != nil && (h.said.Tells() || h.picked == now.log+1) {
			h.said = h.guide.Among(c.Play, h.said, r.Keys())
		}
	}
	return h.on
}

// readStep records that a step has been read, also for later sessions of the game.
func (c *Combat) readStep(sh *game.Shell, s *guide.Step) {
	c.coach.guide.Read(s)
	c.Host.Lesson.Slot, c.Host.Lesson.Read = c.Play.Slot(), c.coach.guide.Done()
	c.Host.Keep(sh)
}

// markRead marks the current text as read when the player moves on.
func (c *Combat) markRead(sh *game.Shell) {
	if h := c.coach; h != nil && h.on && !h.guide.Hidden {
		if h.said.Passes() {
			c.readStep(sh, h.said.Step)
		}
		h.stamp.log = -1
	}
}

// next shows the next step. If that is no page to be turned, the focus goes to the question.
func (c *Combat) next(sh *game.Shell) {
	c.readStep(sh, c.coach.said.Step)
	c.coach.stamp.log = -1
	c.Renew()
	if sh.UI.Unread(); !c.pageShown() {
		sh.UI.Hold()
	}
	sh.Dirty()
}

// pageShown reports whether the guide shows a page that only explains, which Enter turns.
func (c *Combat) pageShown() bool { return c.guideSpeaks() && c.coach.said.Tells() }

// coached reports whether the guide has its room on the screen.
func (c *Combat) coached() bool { return c.coach != nil && !c.coach.guide.Hidden }

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
	case c.guideSpeaks():
		title, text := c.guideWords(sh)
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
	return c.guideOn()
}

// guideOn returns the area of the button that takes the guide's text away.
func (c *Combat) guideOn() string {
	said := &c.coach.said
	return (&tutor.Card{Tells: said.Tells(), Over: said.Over}).On()
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

// guideMarks returns what the guide speaks of now, "" for nothing.
func (c *Combat) guideMarks() string {
	if !c.guideSpeaks() || c.Choices == nil {
		return ""
	}
	return c.coach.said.ID + " " + c.coach.said.Key
}

// chamber lists the hexes of the escape chamber once it is on the battlefield.
func (c *Combat) chamber() (list []board.Hex) {
	s := &c.Play.Shown
	for sp := range board.Space(s.NumCells) {
		if s.Escape && s.Maglev.Has(sp) { // before, that is the chamber of arrival
			list = append(list, s.Field().Hex(sp))
		}
	}
	return list
}

// areaOf returns the area that takes an option, or leads to it.
func (c *Combat) areaOf(key string) string {
	if c.Choices == nil {
		return ""
	}
	if c.sheetShown() {
		for _, r := range c.answerable() {
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

// guideWords returns the title and the text of the guide.
func (c *Combat) guideWords(sh *game.Shell) (title, text string) {
	w, said := sh.Words, &c.coach.said
	who, group, third := said.Parts(c.Play, w)
	title = strings.TrimSpace(w.Say(said.Title(), who, group, third))
	if said.ID == "attack" && strings.HasPrefix(c.coach.points, "row/") { // the weapon must be selected before its target
		return title, w.Say("guide.attack.row", who, group)
	}
	return title, w.Say(said.Text(), who, group, third)
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

// guideSays adds what the guide says and suggests to the values for a test driver.
func (c *Combat) guideSays(says map[string]string) {
	if c.coach != nil && c.coach.card.W > 0 {
		says["guide"], says["guide-points"] = c.coach.said.ID, c.coach.points
	}
}
