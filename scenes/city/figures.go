package city

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game"
	"precipice/render"
	art "precipice/render/city"
	ware "precipice/render/cityware"
	"precipice/scenes/field"
)

// boardPane is the battlefield with who stands on it.
type boardPane struct {
	d      *tabletop
	ground *ground
	teller *teller
	ask    *questionPane
	coach  *coach // the guide, nil in most games
	over   overhead

	fell    fallen
	laying  string       // the place that was pointed at last
	pointed rules.UnitID // who is pointed at, found before the areas of the board are drawn anew
}

// point notes who is pointed at.
func (x *boardPane) point(sh *game.Shell) {
	x.pointed = rules.NoUnit
	if a := sh.UI.Pointed(); a != nil && a.Unit > 0 {
		x.pointed = rules.UnitID(a.Unit - 1)
	}
}

// cover draws the ground of the panes, so that the board ends at its room.
func (x *boardPane) cover(p *render.Canvas) {
	l := &x.d.Layout
	all := p.Bounds()
	room := x.d.boardRoom()
	for _, r := range []render.Rect{
		{X: 0, Y: 0, W: all.W, H: room.Y}, {X: 0, Y: room.Bottom(), W: all.W, H: all.H - room.Bottom()},
		{X: 0, Y: room.Y, W: room.X, H: room.H}, {X: room.Right(), Y: room.Y, W: all.W - room.Right(), H: room.H},
	} {
		if r.W > 0 && r.H > 0 {
			p.Fill(r, render.Void)
		}
	}
	if !l.Held {
		p.Frame(room, 0, p.Theme.Hair(), render.Line)
	}
}

// feet returns where a miniature stands on the screen.
func (x *boardPane) feet(u rules.UnitID) render.Point {
	for _, f := range x.standings() {
		if f.unit == u {
			return f.at
		}
	}
	return x.d.View.Camera.Shown(x.ground.place(x.d.Play.Shown.Units[u].At)).Centre()
}

// standings returns who stands on the board, the furthest first.
func (x *boardPane) standings() (list []standing) {
	s, taken := &x.d.Play.Shown, x.crowd()
	for u := range s.Units {
		if w := &s.Units[u]; !w.Here() {
			continue
		}
		f := x.standing(rules.UnitID(u), taken)
		x.walks(&f)
		list = append(list, f)
	}
	slices.SortStableFunc(list, func(a, b standing) int { return cmp.Compare(a.at.Y, b.at.Y) })
	return list
}

// walks moves a miniature on its way to the space that it moves to.
func (x *boardPane) walks(f *standing) {
	e, moves := x.d.Showing.Event.Change.(rules.Moved)
	if !moves || !x.d.Showing.On || e.Unit != f.unit {
		return
	}
	way := x.trodden()
	if len(way) == 0 {
		return
	}
	from, now := way[0], way[len(way)-1]
	f.at = render.Point{X: f.at.X + now.X - from.X, Y: f.at.Y + now.Y - from.Y}
	f.cut = 0
}

// drawFigures draws the miniatures and adds their areas.
func (x *boardPane) drawFigures(sh *game.Shell, p *render.Canvas) {
	s := &x.d.Play.Shown
	x.drawFallen(p)
	x.drawTrail(p)
	list := x.standings()
	views := make([]render.MiniatureView, len(list))
	for i := range list {
		views[i] = x.miniature(&list[i], x.pointed)
	}
	marks := x.marks(list, x.pointed)
	for i := range marks {
		marks[i].wash(p)
	}
	render.Ranks(p, views)
	for i := range marks {
		marks[i].draw(p)
	}
	for i := range list {
		x.drawAils(p, &list[i])
	}
	x.over.drawIntents(sh, p, list)
	x.over.drawStruck(p, list)
	x.over.drawEcho(sh, p, list)
	x.over.drawLabel(sh, p, list)
	for h := range s.Heroes { // a token lies where somebody is buried
		if w := &s.Units[h]; w.Has(library.Buried) && w.At != board.None {
			at := x.d.View.Camera.Shown(x.ground.place(w.At))
			p.FallenMark(x.d.View.Camera, at.Centre(), s.Content().Heroes[s.Heroes[h].Kind].Letter, render.Explorers[h])
		}
	}
	for i := range list {
		x.addFigureArea(sh, &list[i])
	}
	signs := beyond{x.d, x.ground}
	signs.draw(sh, p, list)
}

// miniature returns the view of a miniature.
func (x *boardPane) miniature(f *standing, pointed rules.UnitID) render.MiniatureView {
	s := &x.d.Play.Shown
	w := &s.Units[f.unit]
	v := render.MiniatureView{At: f.at, Size: f.size, Cut: f.cut, Behind: f.head, Hover: f.unit == pointed, Down: w.Has(library.Stunned)}
	if w.Team == rules.HeroTeam {
		card := &s.Content().Heroes[s.Heroes[w.Card].Kind]
		v.Figure, v.Rim, v.Mark, v.Active = x.d.who.figureOf(w), render.Explorers[w.Card], card.Letter, x.d.actor() == int(w.Card)
	} else {
		v.Figure, v.Variant, v.Rim = x.d.who.figureOf(w), int(w.Model), render.Hostile
		v.Group, v.Mark, v.Damage, v.Wounds = strconv.Itoa(int(w.Card)+1), strconv.Itoa(int(w.Number)), int(w.Damage), s.Wounds(f.unit)
		v.Huge = s.Content().Hostiles[w.Kind].Size > library.Small
		v.Active = x.d.attend == f.unit && x.d.Presenting()
	}
	if x.d.evening.on && f.at.X > x.d.evening.front { // night has not come there yet
		v.Figure = strings.TrimSuffix(v.Figure, nightFigure)
	}
	if x.d.Showing.On {
		switch e := x.d.Showing.Event.Change.(type) {
		case rules.Slain:
			if e.Unit == f.unit {
				v.Fade = x.d.Showing.Part
			}
		case rules.Damaged:
			if e.Unit == f.unit {
				v.Flash = 1 - x.d.Showing.Part
			}
		case rules.CounterPlaced:
			if w.Team == rules.HeroTeam && e.Hero == w.Card {
				v.Flash = 1 - x.d.Showing.Part
			}
		case rules.OutOfAction:
			if w.Team == rules.HeroTeam && e.Hero == w.Card {
				v.Fade = x.d.Showing.Part
			}
		}
	}
	return v
}

// addFigureArea adds the area of a miniature, with the effect of a click. One that is no target itself counts as its space.
func (x *boardPane) addFigureArea(sh *game.Shell, f *standing) {
	s := &x.d.Play.Shown
	w := &s.Units[f.unit]
	name := s.UnitName(f.unit)
	a := game.Area{Name: "unit/" + name, Unit: int(f.unit) + 1, Space: s.SpaceName(w.At), Skip: true, Weight: game.Piece}
	if ch := x.d.choiceOn(f.unit); ch != nil && !x.d.Presenting() {
		key := ch.Key
		a.Name, a.Skip = "option/"+key, false
		a.Do = func() { x.d.by.Choose(sh, key) }
	}
	a.Tip = func() render.TooltipView { return x.teller.unitTip(sh, f.unit) }
	a.Rect, a.Offscreen = field.Part(x.grasp(f), x.d.sight)
	sh.UI.Add(game.Ground, a)
}

// drawAils draws the signs of a miniature's ailments over its head.
func (x *boardPane) drawAils(p *render.Canvas, f *standing) {
	list := ailmentsOf(&x.d.Play.Shown.Units[f.unit])
	r := ailRadius(p, f)
	at := render.Point{X: f.at.X - r*float32(len(list)-1)*1.05, Y: f.at.Y - f.size*1.02 - r}
	for _, a := range list {
		ware.AilmentSign(p, at, r, a)
		at.X += r * 2.1
	}
}

// trodden returns where the way of whoever has moved last is shown, as far as it has come.
func (x *boardPane) trodden() []render.Point {
	v := &x.d.told.trail
	if len(v.way) == 0 || !x.d.Presenting() {
		return nil
	}
	var way []render.Point
	for _, sp := range v.way {
		way = append(way, x.footOf(x.d.View.Camera.Shown(x.ground.place(sp)), library.Small))
	}
	if e, moves := x.d.Showing.Event.Change.(rules.Moved); moves && x.d.Showing.On && e.Unit == v.unit {
		return along(way, render.Ease(x.d.Showing.Part))
	}
	return way
}

// drawTrail draws the way of whoever has moved last.
func (x *boardPane) drawTrail(p *render.Canvas) {
	ink := render.Hostile
	if u := x.d.told.trail.unit; u != rules.NoUnit && x.d.Play.Shown.Units[u].Team == rules.HeroTeam {
		ink = render.Explorers[x.d.Play.Shown.Units[u].Card]
	}
	art.Trail(p, x.trodden(), x.d.View.Camera.Zoom*art.Space, ink)
}

// markInk returns the colour of the marks of a team: that of the hero who chooses, brighter than the rims of the party and told from the red of
// hostiles, or of parchment where no hero does.
func (x *boardPane) markInk(team rules.Team) render.Ink {
	h := x.d.actor()
	switch {
	case h < 0:
		return art.Parchment
	case team == rules.HeroTeam:
		return render.Blend(render.Explorers[h], white, 0.6)
	}
	return render.Blend(render.Explorers[h], white, 0.3)
}

// marks returns the marks of all miniatures that the question can choose.
func (x *boardPane) marks(list []standing, pointed rules.UnitID) (all []mark) {
	if x.d.Presenting() {
		return nil
	}
	for i := range list {
		if f := &list[i]; x.d.choiceOn(f.unit) != nil {
			all = append(all, mark{f.unit, x.reaches(f), x.markInk(x.d.Play.Shown.Units[f.unit].Team), f.unit == pointed})
		}
	}
	return all
}
