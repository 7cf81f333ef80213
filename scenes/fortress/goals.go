package fortress

import (
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/render"
)

// goalArea begins the names of the areas of objectives.
const goalArea = "goal/"

// sitesOf returns the sites that an objective is about.
func sitesOf(o *library.Objective) (sites []int) {
	if o.Hold >= 0 {
		sites = append(sites, o.Hold)
	}
	return append(append(sites, o.Broken...), o.Carried...)
}

// siteTold says how far a site has come, or where what was there is now.
func (c *Combat) siteTold(sh *game.Shell, site int) string {
	s, w := &c.Play.Shown, sh.Words
	one, name := &s.Assault().Sites[site], w.Name(s.Assault().Sites[site].ID)
	thing := s.Expedition.Assault.Thing[site]
	u, borne := thing.By.Card()
	switch {
	case borne:
		return w.Say("goal.carried", name, w.Name(s.UnitName(fortress.UnitID(u))))
	case thing.Lies > 0:
		return w.Say("goal.dropped", name)
	case one.Carried:
		return w.Say("goal.lies", name)
	case one.Need == 0:
		return name
	}
	return w.Say("goal.counter", name, strconv.Itoa(int(s.Expedition.Assault.Counter[site])), strconv.Itoa(one.Need))
}

// goalMet reports whether an objective is met. Before all is set up, no hostile that must be slain is there yet.
func (c *Combat) goalMet(o *library.Objective) bool {
	return c.Play.Shown.Phase != fortress.Battlefield && c.Play.Shown.Meets(o)
}

// goalTold says how far an objective has come, and once it is met when the combat ends.
func (c *Combat) goalTold(sh *game.Shell, o *library.Objective) string {
	s, w := &c.Play.Shown, sh.Words
	if c.goalMet(o) {
		switch {
		case s.Result != fortress.Undecided:
			return w.Say("goal.met")
		case s.Phase == fortress.ActivationPhase && s.Acting > 0:
			return w.Say("goal.met.activation")
		}
		return w.Say("goal.met.next")
	}
	var told []string
	for _, site := range sitesOf(o) {
		told = append(told, c.siteTold(sh, site))
	}
	if len(o.Carried) > 0 && !s.Escape {
		told = append(told, w.Say("goal.no-escape"))
	}
	for _, kind := range o.Slain {
		h, left, harm := &s.Pack().Hostiles[kind], 0, 0
		for u := range s.Each(fortress.Hostiles) {
			if int(s.On(u).Kind) == kind {
				left, harm = left+1, harm+int(s.On(u).Damage)
			}
		}
		switch {
		case left == 0 && s.Phase == fortress.Battlefield:
			told = append(told, w.Say("goal.hunted.ahead", w.Name(h.ID)))
		case left == 1:
			told = append(told, w.Say("goal.hunted", w.Name(h.ID), strconv.Itoa(harm), strconv.Itoa(h.Wounds)))
		default:
			told = append(told, w.Say("goal.hunted.many", w.Name(h.ID), strconv.Itoa(left)))
		}
	}
	return strings.Join(told, " · ")
}

// goalHead returns what is written above the objectives.
func (c *Combat) goalHead(sh *game.Shell) string {
	s, w := &c.Play.Shown, sh.Words
	a := s.Assault()
	key := "goal.head"
	if len(a.Objectives) > 1 {
		key = "goal.head.either"
	}
	head := w.Say(key)
	if stages := len(s.Pack().Strongholds[a.Of].Stages); stages > 1 {
		head += " · " + w.Say("goal.stage", strconv.Itoa(int(s.Expedition.Assault.Stage)), strconv.Itoa(stages))
	}
	return head
}

// goalsRect returns the place of the objectives at the top of the field, empty if there are none.
func (c *Combat) goalsRect(sh *game.Shell) render.Rect {
	a, t := c.assault(), sh.Theme
	if a == nil {
		return render.Rect{}
	}
	field := c.kit.layout.Field
	wide := t.Measure(c.goalHead(sh), render.Heading)
	for i := range a.Objectives {
		o := &a.Objectives[i]
		wide = max(wide, t.Measure(sh.Words.Name(o.ID), render.Strong), t.Measure(c.goalTold(sh, o), render.Small))
	}
	wide = min(wide+t.Px(24), c.labelsEnd(sh)-field.X)
	high := goalHeadHeight(t, c.goalHead(sh), wide-t.Px(24)) + t.Px(12)
	high += float32(len(a.Objectives)) * (t.LineHeight(render.Strong) + float32(c.goalLines(sh, wide-t.Px(24)))*t.LineHeight(render.Small) + t.Px(3))
	return render.Rect{X: field.X, Y: field.Y, W: wide, H: min(high, field.H*0.4)}
}

// goalLines returns how many lines tell how far an objective has come.
func (c *Combat) goalLines(sh *game.Shell, wide float32) (most int) {
	a := c.assault()
	for i := range a.Objectives {
		most = max(most, len(sh.Theme.Wrap(c.goalTold(sh, &a.Objectives[i]), render.Small, wide)))
	}
	return most
}

// goalHeadHeight returns the height of what is written above them, on one line or two.
func goalHeadHeight(t *render.Theme, head string, wide float32) float32 {
	if t.Measure(head, render.Heading) > wide {
		return 2 * t.LineHeight(render.Heading)
	}
	return t.LineHeight(render.Heading)
}

// drawGoals draws the objectives of a stronghold, with how far each has come. They stay while it is attacked.
func (c *Combat) drawGoals(sh *game.Shell, p *render.Canvas) {
	a, t, w := c.assault(), sh.Theme, sh.Words
	r := c.goalsRect(sh)
	if a == nil {
		return
	}
	p.Round(r, t.Px(5), render.Fade(render.Panel, 0.94))
	p.Frame(r, t.Px(5), t.Px(1.4), render.Brass)
	in := r.Inset2(t.Px(12), t.Px(5))
	line, in := in.CutTop(goalHeadHeight(t, c.goalHead(sh), in.W))
	p.Snug(line, c.goalHead(sh), render.Heading, render.Left)
	lines := float32(c.goalLines(sh, in.W))
	named := t.LineHeight(render.Strong) / (t.LineHeight(render.Strong) + lines*t.LineHeight(render.Small))
	for i, at := range rowsIn(in, len(a.Objectives)) {
		o := &a.Objectives[i]
		name := goalArea + o.ID
		told := c.goalTold(sh, o)
		head, rest := at.CutTop(at.H * named)
		st, below := render.Strong, render.Small.With(render.Ivory)
		if c.goalMet(o) {
			below = below.With(render.Portal)
		}
		if sh.UI.Hover(name) || sh.UI.Focus(name) {
			st = st.With(render.Brass)
		}
		p.Snug(head, w.Name(o.ID), st, render.Left)
		if lines > 1 {
			p.Paragraph(rest, told, below)
		} else {
			p.Snug(rest, told, below, render.Left)
		}
		sh.UI.Add(game.Panels, game.Area{Name: name, Rect: at, Skip: true, Rule: "BF-STR-005", Tip: func() render.TooltipView {
			return render.TooltipView{Title: w.Name(o.ID), Sub: told, Text: c.goalText(sh, o), Rules: "BF-STR-005"}
		}})
	}
}

// goalText tells an objective, its sites, and the sites with something to do, whatever the objective.
func (c *Combat) goalText(sh *game.Shell, o *library.Objective) string {
	w, a := sh.Words, c.Play.Shown.Assault()
	text := w.Say("text." + o.ID)
	if c.goalMet(o) {
		text += "\n" + w.Say("goal.met.text")
	}
	for site := range a.Sites {
		id, deeds := a.Sites[site].ID, deedsAt(sh, a, site)
		switch {
		case contains(sitesOf(o), site):
			text += "\n" + w.Name(id) + ": " + w.Say("text."+id)
		case deeds != "":
			text += "\n" + w.Name(id)
		}
		text += deeds
	}
	return text
}

// deedsAt tells the special actions of a site, a line each, with the least die of each.
func deedsAt(sh *game.Shell, a *library.Assault, site int) (text string) {
	w := sh.Words
	for i := range a.Actions {
		if one := &a.Actions[i]; a.Site(one.Site) == site {
			text += "\n" + w.Say("goal.deed", w.Name(one.ID), strconv.Itoa(one.Die), w.Say("text."+one.ID))
		}
	}
	return text
}

// rowsIn parts a rectangle into n rows.
func rowsIn(r render.Rect, n int) (rows []render.Rect) {
	for i := range n {
		rows = append(rows, render.Rect{X: r.X, Y: r.Y + r.H*float32(i)/float32(n), W: r.W, H: r.H / float32(n)})
	}
	return rows
}
