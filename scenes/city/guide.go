package city

import (
	"slices"
	"strings"

	rules "precipice/engine/city"
	"precipice/game"
	"precipice/game/city"
	"precipice/game/city/guide"
	common "precipice/game/guide"
	"precipice/scenes/panes"
	"precipice/scenes/tutor"
)

// Lesson records which steps of the guide were read in the last game it appeared in.
type Lesson struct {
	Slot string   `kept:"lesson"` // of the game
	Read []string `kept:"lesson"`
}

// coach shows the guide's text over the hunt of the tutorial. In any other game it has no coach.
type coach struct {
	tutor   *tutor.Coach // nil without a guide
	d       *tabletop
	ground  *ground
	right   *panes.Column
	drawers *panes.Drawers
	lessons *lessons
	guide   *guide.Guide

	said   guide.Said
	fitted fitted
}

// newCoach returns the coach of a game.
func newCoach(l *lessons, d *tabletop, ground *ground, right *panes.Column, drawers *panes.Drawers) *coach {
	c := &coach{d: d, ground: ground, right: right, drawers: drawers, lessons: l}
	if d.Play.Watched() || !l.course.Guides(d.Play) {
		return c
	}
	var read []string
	if l.last.Slot == d.Play.Slot() {
		read = l.last.Read
	}
	c.guide = guide.New(l.course, read...)
	c.tutor = &tutor.Coach{Pages: &c.guide.Pages, Lesson: tutor.Lesson{
		Away: d.fate.shown, Quiet: func() bool { return d.Presenting() || d.Question == nil && !d.over() },
		Stamp: func() [2]int { return [2]int{d.Version, len(d.Play.Log)} }, Ask: c.ask, Words: c.words, PointedAt: c.pointedAt, First: func() string { return d.by.first() },
		Keep: c.keep, Renew: d.Renew, Changed: func() { d.Version++ },
	}}
	return c
}

// lessons is what the guide teaches, and which of its steps were read.
type lessons struct {
	course *guide.Course
	last   *Lesson
	keep   func(*game.Shell) // writes down which
}

// ask asks the guide.
func (c *coach) ask() (*common.Step, string) {
	was, on := c.said.Step, false
	if c.said, on = c.guide.Now(c.d.Play); !on {
		return nil, ""
	}
	if c.said.Step != was && (c.said.Where == "log" || c.said.Where == "hostile") {
		c.right.Second = c.said.Where == "log" // where the two share one place
	}
	return &c.said.Step.Step, c.said.Key
}

// keep writes down which steps were read, for later sessions of the game.
func (c *coach) keep(sh *game.Shell) {
	*c.lessons.last = Lesson{c.d.Play.Slot(), c.guide.Done()}
	c.lessons.keep(sh)
}

// words returns the title and the text of the guide.
func (c *coach) words(sh *game.Shell) (title, text string) {
	w := sh.Words.Of(city.Name)
	parts := c.said.Parts(c.d.Play, w)
	return strings.TrimSpace(w.Say(c.said.Title(), parts...)), w.Say(c.said.Text(), parts...)
}

// showLine scrolls the log to the line that the guide refers to when that begins, and back to the end afterwards.
func (c *coach) showLine(sh *game.Shell) {
	lit := -1
	if c.tutor.Speaks() {
		lit = common.LineOf(c.d.Play.Log, c.said.Line)
	}
	if lit == c.d.Log.Marked() {
		return
	}
	c.d.Log.Mark(lit)
	c.d.Version++
	sh.Dirty()
}

// drawerNames are the names of the drawers, in the order of their tabs.
var drawerNames = [...]string{"party", "hostile", "track", "log"}

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
	if !c.tutor.Speaks() {
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
