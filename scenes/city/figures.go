package city

import (
	"cmp"
	"slices"
	"strconv"

	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/field"
)

// boardPane is the battlefield with who stands on it.
type boardPane struct{ *Journey }

// Sizes of miniatures, in heights of a space.
const (
	plainSize  = 1.25
	sharedSize = 0.95 // of two in one space

)

// sizes are those of hostiles, by library.Size.
var sizes = [...]float32{library.Small: plainSize, library.Large: 1.6, library.Huge: 2, library.Giant: 2.6}

// standing is a miniature on the board as it is drawn now.
type standing struct {
	unit rules.UnitID
	at   render.Point // of its base
	size float32
}

// feet returns where a miniature stands on the screen.
func (x boardPane) feet(u rules.UnitID) render.Point {
	for _, f := range x.standings() {
		if f.unit == u {
			return f.at
		}
	}
	return x.view.Camera.Shown(x.place(x.Play.Shown.Units[u].At)).Centre()
}

// standings returns who stands on the board, the furthest first.
func (x boardPane) standings() (list []standing) {
	s := &x.Play.Shown
	for u := range s.Units {
		w := &s.Units[u]
		if !w.Here() {
			continue
		}
		list = append(list, x.standing(rules.UnitID(u)))
	}
	slices.SortStableFunc(list, func(a, b standing) int { return cmp.Compare(a.at.Y, b.at.Y) })
	return list
}

// standing returns where a miniature is drawn: on its way while it moves, and beside the other one in its space.
func (x boardPane) standing(u rules.UnitID) standing {
	s := &x.Play.Shown
	w := &s.Units[u]
	at := x.view.Camera.Shown(x.stands(u))
	f := standing{unit: u, at: render.Point{X: at.Centre().X, Y: at.Y + at.H*0.66}, size: at.H * plainSize}
	if w.Team == rules.HostileTeam {
		f.size = at.H * sizes[s.Content().Hostiles[w.Kind].Size]
	}
	if body := s.Body(u); body.Len() > 1 {
		mid := x.middleOf(body)
		f.at = render.Point{X: mid.X, Y: mid.Y + at.H*0.3}
	}
	if n, i := x.sharing(u); n > 1 {
		f.size = at.H * sharedSize
		off := (float32(i) - float32(n-1)/2) / float32(n-1)
		f.at.X += off * at.W * 0.5
		f.at.Y += off * at.H * 0.22
	}
	if e, moves := x.Showing.Event.Change.(rules.Moved); moves && x.Showing.On && e.Unit == u {
		to := x.view.Camera.Shown(x.place(e.To))
		k := render.Ease(x.Showing.Part)
		end := render.Point{X: to.Centre().X, Y: to.Y + to.H*0.66}
		f.at = render.Point{X: f.at.X + (end.X-f.at.X)*k, Y: f.at.Y + (end.Y-f.at.Y)*k}
	}
	return f
}

// middleOf returns the middle of some spaces on the screen.
func (x boardPane) middleOf(set board.Set) render.Point {
	var sum render.Point
	n := float32(0)
	for sp := range set.All() {
		c := x.view.Camera.Shown(x.place(sp)).Centre()
		sum.X, sum.Y, n = sum.X+c.X, sum.Y+c.Y, n+1
	}
	return render.Point{X: sum.X / n, Y: sum.Y / n}
}

// stands returns the place in the plane where a miniature stands.
func (x boardPane) stands(u rules.UnitID) render.Rect { return x.place(x.Play.Shown.Units[u].At) }

// sharing returns how many miniatures share the space of one, and which of them it is.
func (x boardPane) sharing(u rules.UnitID) (n, i int) {
	s := &x.Play.Shown
	for o := range s.Units {
		if w := &s.Units[o]; w.Here() && w.At == s.Units[u].At {
			if rules.UnitID(o) == u {
				i = n
			}
			n++
		}
	}
	return n, i
}

// drawFigures draws the miniatures and adds their areas.
func (x boardPane) drawFigures(sh *game.Shell, p *render.Canvas) {
	s := &x.Play.Shown
	pointed := rules.NoUnit
	if a := sh.UI.Pointed(); a != nil && a.Unit > 0 {
		pointed = rules.UnitID(a.Unit - 1)
	}
	x.drawFallen(p)
	list := x.standings()
	for i := range list {
		f := &list[i]
		p.Miniature(x.miniature(f, pointed))
		x.drawAils(p, f)
	}
	x.drawStruck(p, list)
	for h := range s.Heroes { // a token lies where somebody is buried
		if w := &s.Units[h]; w.Has(library.Buried) && w.At != board.None {
			at := x.view.Camera.Shown(x.place(w.At))
			p.FallenMark(x.view.Camera, at.Centre(), s.Content().Heroes[s.Heroes[h].Kind].Letter, render.Explorers[h])
		}
	}
	for i := range list {
		x.addFigureArea(sh, &list[i])
	}
}

// miniature returns the view of a miniature.
func (x boardPane) miniature(f *standing, pointed rules.UnitID) render.MiniatureView {
	s := &x.Play.Shown
	w := &s.Units[f.unit]
	v := render.MiniatureView{At: f.at, Size: f.size, Hover: f.unit == pointed, Down: w.Has(library.Stunned), Target: !x.Presenting() && x.choiceOn(f.unit) != nil}
	if w.Team == rules.HeroTeam {
		card := &s.Content().Heroes[s.Heroes[w.Card].Kind]
		v.Figure, v.Rim, v.Mark, v.Active = card.ID, render.Explorers[w.Card], card.Letter, x.actor() == int(w.Card)
	} else {
		v.Figure, v.Variant, v.Rim = x.figureOf(w), int(w.Model), render.Hostile
		v.Group, v.Damage, v.Wounds = strconv.Itoa(int(w.Card)+1), int(w.Damage), s.Wounds(f.unit)
		v.Huge = s.Content().Hostiles[w.Kind].Size > library.Small
		v.Active = x.attend == f.unit && x.Presenting()
	}
	if x.Showing.On {
		switch e := x.Showing.Event.Change.(type) {
		case rules.Slain:
			if e.Unit == f.unit {
				v.Fade = x.Showing.Part
			}
		case rules.Damaged:
			if e.Unit == f.unit {
				v.Flash = 1 - x.Showing.Part
			}
		case rules.CounterPlaced:
			if w.Team == rules.HeroTeam && e.Hero == w.Card {
				v.Flash = 1 - x.Showing.Part
			}
		case rules.OutOfAction:
			if w.Team == rules.HeroTeam && e.Hero == w.Card {
				v.Fade = x.Showing.Part
			}
		}
	}
	return v
}

// figureOf returns the figure of a hostile: at night every one has another (CC-G-051).
func (x *Journey) figureOf(w *rules.Unit) string {
	id := x.Play.Shown.Content().Hostiles[w.Kind].ID
	if x.Play.Shown.Night() {
		return id + nightFigure
	}
	return id
}

// drawStruck shows an attack: a blow from who attacks to its target.
func (x boardPane) drawStruck(p *render.Canvas, list []standing) {
	e, attacks := x.Showing.Event.Change.(rules.Attacked)
	if !attacks || !x.Showing.On {
		return
	}
	var by, on *standing
	for i := range list {
		switch list[i].unit {
		case e.By:
			by = &list[i]
		case e.On:
			on = &list[i]
		}
	}
	if by == nil || on == nil {
		return
	}
	ink := render.Hostile
	if x.Play.Shown.Units[e.By].Team == rules.HeroTeam {
		ink = render.Explorers[e.By]
	}
	from, to := chest(by), chest(on)
	k := render.Ease(x.Showing.Part)
	p.Segment(from, render.Point{X: from.X + (to.X-from.X)*k, Y: from.Y + (to.Y-from.Y)*k}, max(1.5, on.size*0.04), render.Fade(ink, 1-x.Showing.Part*0.6))
}

func chest(f *standing) render.Point { return render.Point{X: f.at.X, Y: f.at.Y - f.size*0.5} }

// addFigureArea adds the area of a miniature, with the effect of a click. One that is no target itself counts as its space.
func (x boardPane) addFigureArea(sh *game.Shell, f *standing) {
	s := &x.Play.Shown
	w := &s.Units[f.unit]
	name := s.UnitName(f.unit)
	half := f.size * 0.3
	a := game.Area{Name: "unit/" + name, Unit: int(f.unit) + 1, Space: s.SpaceName(w.At), Skip: true, Weight: game.Piece}
	at := render.Rect{X: f.at.X - half, Y: f.at.Y - f.size*0.95, W: 2 * half, H: f.size * 1.1}
	if ch := x.choiceOn(f.unit); ch != nil && !x.Presenting() {
		key := ch.Key
		a.Name, a.Skip, a.Says = "option/"+key, false, sh.Words.Do(x.asked.Decision.Kind, &ch.Option)
		a.Do = func() { x.take(sh, key) }
	} else if x.choiceIn(a.Space) != nil {
		at = render.Rect{X: f.at.X - half, Y: f.at.Y - f.size*0.95, W: 2 * half, H: f.size * 0.7} // its space below stays in reach
	}
	a.Tip = func() render.TooltipView { return x.unitTip(sh, f.unit) }
	a.Rect, a.Offscreen = field.Part(at, x.layout.Field)
	sh.UI.Add(game.Ground, a)
}
