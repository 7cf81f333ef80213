package city

import (
	"slices"
	"strings"

	rules "precipice/engine/city"
	"precipice/game"
	"precipice/game/city"
	"precipice/game/city/guide"
	common "precipice/game/guide"
	"precipice/render"
	"precipice/scenes/panes"
	"precipice/scenes/tutor"
)

// Lesson records which steps of the guide were read in the last game it appeared in.
type Lesson struct {
	Slot string   `kept:"lesson"` // of the game
	Read []string `kept:"lesson"`
}

// coach shows the guide's text over the hunt of the tutorial. It is a nil pointer in any other game.
type coach struct {
	d       *tabletop
	ground  *ground
	right   *panes.Column
	drawers *panes.Drawers
	lessons *lessons
	guide   *guide.Guide

	said  guide.Said
	on    bool // the guide says something
	stamp coachStamp

	card   render.Rect // where the card is, empty for none
	points string      // the marked area
	fitted fitted
}

// coachStamp is what the guide's words depend on.
type coachStamp struct{ version, log int }

// newCoach returns the coach of a game, nil if that is not the hunt of the tutorial.
func newCoach(l *lessons, d *tabletop, ground *ground, right *panes.Column, drawers *panes.Drawers) *coach {
	if d.Play.Watched() || !l.course.Guides(d.Play) {
		return nil
	}
	var read []string
	if l.last.Slot == d.Play.Slot() {
		read = l.last.Read
	}
	return &coach{d: d, ground: ground, right: right, drawers: drawers, lessons: l, guide: guide.New(l.course, read...)}
}

// lessons is what the guide teaches, and which of its steps were read.
type lessons struct {
	course *guide.Course
	last   *Lesson
	keep   func(*game.Shell) // writes down which
}

// shown reports whether the guide has its room on the screen.
func (c *coach) shown() bool { return c != nil && !c.guide.Hidden && !c.d.fate.shown() }

// speaks reports whether the guide says something now. It asks the guide again after a change.
func (c *coach) speaks() bool {
	if !c.shown() || c.d.Presenting() || c.d.Question == nil && !c.d.over() {
		return false
	}
	if now := (coachStamp{c.d.Version, len(c.d.Play.Log)}); now != c.stamp {
		c.stamp = now
		was := c.said.Step
		if c.said, c.on = c.guide.Now(c.d.Play); c.on && c.said.Step != was && (c.said.Where == "log" || c.said.Where == "hostile") {
			c.right.Second = c.said.Where == "log" // where the two share one place
		}
	}
	return c.on
}

// pageShown reports whether the guide shows a page that only explains, which Enter turns.
func (c *coach) pageShown() bool { return c.speaks() && c.said.Tells() }

// read records that a step has been read, also for later sessions of the game.
func (c *coach) read(sh *game.Shell, s *guide.Step) {
	c.guide.Read(s)
	*c.lessons.last = Lesson{c.d.Play.Slot(), c.guide.Done()}
	c.lessons.keep(sh)
}

// passed marks the current text as read when the player moves on.
func (c *coach) passed(sh *game.Shell) {
	if c.shown() && c.on {
		if c.said.Passes() {
			c.read(sh, c.said.Step)
		}
		c.stamp.log = -1
	}
}

// next shows the next step. If that is no page to be turned, the focus goes to the question.
func (c *coach) next(sh *game.Shell) {
	c.read(sh, c.said.Step)
	c.stamp.log = -1
	c.d.Renew()
	c.d.Version++
	if sh.UI.Unread(); !c.pageShown() {
		sh.UI.Hold()
	}
	sh.Dirty()
}

// hide hides the guide, or shows it again.
func (c *coach) hide(sh *game.Shell, on bool) {
	c.guide.Hidden = on
	c.stamp.log = -1
	c.d.Version++
	sh.UI.SetFocus("guide/next")
	if on {
		sh.Say(sh.Words.Say("guide.hide.tip"))
	}
	sh.Dirty()
}

// attendGuide shows the guide again, or moves the focus to its suggestion.
func (c *coach) attendGuide(sh *game.Shell) {
	switch {
	case c == nil:
	case c.guide.Hidden:
		c.hide(sh, false)
	case c.speaks():
		title, text := c.words(sh)
		sh.Say(title + ". " + text)
		sh.UI.FocusOn(c.focus(sh))
	case !c.d.Presenting():
		tutor.Silent(sh)
	}
}

// focus returns the area to focus for what the guide says: what it suggests, else the first answer, or its own button if it only explains.
func (c *coach) focus(sh *game.Shell) string {
	if a := sh.UI.Named(c.pointedAt(sh)); a != nil && a.Do != nil && !c.said.Tells() {
		return a.Name
	}
	if first := c.d.by.first(); sh.UI.Named(first) != nil {
		return first
	}
	return c.buttonOn()
}

// buttonOn returns the area of the button that takes the guide's text away.
func (c *coach) buttonOn() string {
	return (&tutor.Card{Tells: c.said.Tells(), Over: c.said.Over}).On()
}

// words returns the title and the text of the guide.
func (c *coach) words(sh *game.Shell) (title, text string) {
	w := sh.Words.Of(city.Name)
	parts := c.said.Parts(c.d.Play, w)
	return strings.TrimSpace(w.Say(c.said.Title(), parts...)), w.Say(c.said.Text(), parts...)
}

// marks returns what the guide speaks of now, "" for nothing.
func (c *coach) marks() string {
	if !c.speaks() {
		return ""
	}
	return c.said.ID + " " + c.said.Key
}

// says adds what the guide says and suggests to the values for a test driver.
func (c *coach) says(says map[string]string) {
	if c != nil && c.card.W > 0 {
		says["guide"], says["guide-points"] = c.said.ID, c.points
	}
}

// showLine scrolls the log to the line that the guide refers to when that begins, and back to the end afterwards.
func (c *coach) showLine(sh *game.Shell) {
	lit := -1
	if c.speaks() {
		lit = common.LineOf(c.d.Play.Log, c.said.Line)
	}
	if lit == c.d.Log.Marked() {
		return
	}
	c.d.Log.Mark(lit)
	c.d.Version++
	sh.Dirty()
}

// away tells in which drawer of a device held in the hands a panel is.
var away = map[string]string{"hostile": "drawer/hostile", "log": "drawer/log", "track": "drawer/track", "cards": "drawer/party"}

// pointedAt returns the area that the guide suggests now: of an option, or of what must be clicked first; of a panel; "" for none.
func (c *coach) pointedAt(sh *game.Shell) string {
	at := func(names ...string) string {
		i := slices.IndexFunc(names, func(name string) bool { return sh.UI.Named(name) != nil })
		if i < 0 {
			return ""
		}
		return names[i]
	}
	switch where := c.said.Where; {
	case c.said.Key != "" && c.d.Question != nil:
		row, ch := c.d.Question.Find(c.said.Key)
		if ch == nil {
			return ""
		}
		return at(ch.Area(), row.Area())
	case where == "card":
		if h := c.d.actor(); h >= 0 {
			return at("card/"+c.d.Play.Shown.HeroName(h), "panel/cards", away["cards"])
		}
	case where == "dial", where == "destiny":
		return at("dial")
	case where != "":
		return at("panel/"+where, away[where])
	}
	return ""
}

// suggested lists the spaces of what the guide marks on the board.
func (c *coach) suggested() (list []rules.UnitID, spaces []string) {
	if !c.speaks() {
		return nil, nil
	}
	for _, sp := range c.said.Spaces {
		spaces = append(spaces, c.d.Play.Shown.SpaceName(sp))
	}
	if c.said.Key == "" || c.d.Question == nil {
		return nil, spaces
	}
	if _, ch := c.d.Question.Find(c.said.Key); ch != nil {
		if ch.Space != "" {
			spaces = append(spaces, ch.Space)
		}
		if u := rules.UnitID(ch.Unit); int(ch.Unit) < rules.MaxUnits {
			list = append(list, u)
		}
	}
	return list, spaces
}
