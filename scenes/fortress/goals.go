package fortress

import (
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/render"
)

// goals holds what a combat is about: the objectives of a stronghold with its sites, or how the combat is won, and how far that has come.
type goals struct {
	shown *fortress.State
	sites []render.SiteView        // of a stronghold, in this frame
	round func(*game.Shell) string // which round of the expedition this is, in words
}

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
func (y *goals) siteTold(sh *game.Shell, site int) string {
	s, w := y.shown, sh.Words
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

// met reports whether an objective is met. Before all is set up, no hostile that must be slain is there yet.
func (y *goals) met(o *library.Objective) bool {
	return y.shown.Phase != fortress.Battlefield && y.shown.Meets(o)
}

// told says how far an objective has come, and once it is met when the combat ends.
func (y *goals) told(sh *game.Shell, o *library.Objective) string {
	s, w := y.shown, sh.Words
	if y.met(o) {
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
		told = append(told, y.siteTold(sh, site))
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

// head returns what is written above the objectives.
func (y *goals) head(sh *game.Shell) string {
	s, w := y.shown, sh.Words
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

// rect returns the place of the objectives at the top of the field, which ends there, empty if there are none.
func (y *goals) rect(sh *game.Shell, field render.Rect, end float32) render.Rect {
	a, t := y.assault(), sh.Theme
	if a == nil {
		return render.Rect{}
	}
	wide := t.Measure(y.head(sh), render.Heading)
	for i := range a.Objectives {
		o := &a.Objectives[i]
		wide = max(wide, t.Measure(sh.Words.Name(o.ID), render.Strong), t.Measure(y.told(sh, o), render.Small))
	}
	wide = min(wide+t.Px(24), end-field.X)
	high := goalHeadHeight(t, y.head(sh), wide-t.Px(24)) + t.Px(12)
	high += float32(len(a.Objectives)) * (t.LineHeight(render.Strong) + float32(y.lines(sh, wide-t.Px(24)))*t.LineHeight(render.Small) + t.Px(3))
	return render.Rect{X: field.X, Y: field.Y, W: wide, H: min(high, field.H*0.4)}
}

// lines returns how many lines tell how far an objective has come.
func (y *goals) lines(sh *game.Shell, wide float32) (most int) {
	a := y.assault()
	for i := range a.Objectives {
		most = max(most, len(sh.Theme.Wrap(y.told(sh, &a.Objectives[i]), render.Small, wide)))
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

// draw draws the objectives of a stronghold in their place, with how far each has come. They stay while it is attacked.
func (y *goals) draw(sh *game.Shell, p *render.Canvas, r render.Rect) {
	a, t, w := y.assault(), sh.Theme, sh.Words
	if a == nil {
		return
	}
	p.Round(r, t.Px(5), render.Fade(render.Panel, 0.94))
	p.Frame(r, t.Px(5), t.Px(1.4), render.Brass)
	in := r.Inset2(t.Px(12), t.Px(5))
	line, in := in.CutTop(goalHeadHeight(t, y.head(sh), in.W))
	p.Snug(line, y.head(sh), render.Heading, render.Left)
	lines := float32(y.lines(sh, in.W))
	named := t.LineHeight(render.Strong) / (t.LineHeight(render.Strong) + lines*t.LineHeight(render.Small))
	for i, at := range rowsIn(in, len(a.Objectives)) {
		o := &a.Objectives[i]
		name := goalArea + o.ID
		told := y.told(sh, o)
		head, rest := at.CutTop(at.H * named)
		st, below := render.Strong, render.Small.With(render.Ivory)
		if y.met(o) {
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
			return render.TooltipView{Title: w.Name(o.ID), Sub: told, Text: y.text(sh, o), Rules: "BF-STR-005"}
		}})
	}
}

// text tells an objective, its sites, and the sites where there is something to do under any objective.
func (y *goals) text(sh *game.Shell, o *library.Objective) string {
	w, a := sh.Words, y.shown.Assault()
	text := w.Say("text." + o.ID)
	if y.met(o) {
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
