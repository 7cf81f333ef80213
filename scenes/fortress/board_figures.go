package fortress

import (
	"slices"
	"strconv"
	"strings"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// drawFigures draws the miniatures.
func (y *boardPane) drawFigures(sh *game.Shell, g *render.Canvas, hex board.Hex, pointed bool) {
	s := &y.d.Play.Shown
	for _, u := range y.mentionedUnits(sh) {
		g.HexRing(y.d.view.Camera, s.Field().Hex(s.On(u).Hex), y.d.inkOf(u), y.d.kit.theme.Px(2.4))
	}
	g.Crowd(y.figureViews(sh, hex, pointed))
}

// figureViews returns the miniatures as they are drawn, from back to front.
func (y *boardPane) figureViews(sh *game.Shell, hex board.Hex, pointed bool) (views []render.MiniatureView) {
	s := &y.d.Play.Shown
	acting, against := y.d.Actor(), y.d.against()
	r := y.d.Choices.Units()
	told := y.mentionedUnits(sh)
	list := y.figures.list()
	for i, f := range list {
		v := s.On(f.unit)
		m := render.MiniatureView{Figure: y.d.figureOf(f.unit), Variant: int(v.Model), At: f.at, Size: f.size, Rim: y.d.inkOf(f.unit),
			Mark: y.d.markOf(f.unit), Left: y.figures.facesLeft(f.unit), Huge: y.figures.huge(f.unit), Active: f.unit == acting, Down: v.Stunned, Fade: f.fade, Flash: y.figures.flash(f.unit)}
		if v.Team == fortress.Hostiles {
			m.Mark, m.Group = y.d.numberOf(f.unit), m.Mark
			m.Damage, m.Wounds = int(v.Damage), s.Hostile(f.unit).Wounds
			m.Crowded, m.Shared = f.crowd > 1 && !f.fan, showsGroup(s, list[i+1:], f.unit)
		}
		if pointed && s.Field().Hex(v.Hex) == hex {
			m.Hover = y.d.unitAt(sh) == f.unit || y.d.unitAt(sh) == fortress.NoUnit
		}
		m.Hover = m.Hover || slices.Contains(told, f.unit) || !pointed && y.d.unitAt(sh) == f.unit
		if r != nil && !y.d.Presenting() {
			ch := r.OnUnit(int(f.unit), y.d.aim)
			m.Target = ch != nil && ch.Why == nil
		}
		m.Target = m.Target || f.unit == against && !y.d.Presenting()
		views = append(views, m)
	}
	return views
}

// mentionedUnits returns the miniatures on the battlefield that the log line pointed at mentions.
func (y *boardPane) mentionedUnits(sh *game.Shell) (units []fortress.UnitID) {
	a := sh.UI.Pointed()
	if a == nil || y.d.Presenting() {
		return nil
	}
	at, ok := strings.CutPrefix(a.Name, "log/")
	i, err := strconv.Atoi(at)
	if !ok || err != nil || i >= len(y.d.Play.Log) {
		return nil
	}
	for _, arg := range y.d.Play.Log[i].Args {
		if u := y.d.Play.Shown.Find(arg); arg != "" && u != fortress.NoUnit && y.d.Play.Shown.On(u).Here() {
			units = append(units, u)
		}
		units = append(units, y.groupOf(arg)...)
	}
	return units
}

// addFigureAreas adds areas for the miniatures, with the effect of a click. A miniature that is no target
// itself counts as its hex where the hex can be chosen.
func (y *boardPane) addFigureAreas(sh *game.Shell, busy bool) {
	s := &y.d.Play.Shown
	r := y.d.Choices.Units()
	for _, f := range y.figures.list() {
		hex := s.Field().Hex(s.On(f.unit).Hex)
		a := game.Area{Name: "unit/" + s.UnitName(f.unit), Unit: int(f.unit) + 1, Space: y.named.of(int(s.On(f.unit).Hex), hex).name, Skip: true, Weight: game.Piece}
		a.Rect, a.Offscreen = y.d.inField(render.Rect{X: f.at.X - f.half(), Y: f.at.Y - f.size*0.85, W: f.half() * 2, H: f.size})
		if r != nil && !busy {
			if ch := r.OnUnit(int(f.unit), y.d.aim); ch != nil && ch.Why == nil {
				key := ch.Key
				a.Name, a.Skip, a.Do = "option/"+key, false, func() { y.d.by.Choose(sh, key) }
				a.Rect, a.Offscreen = y.d.inField(f.upTo())
			}
		}
		if ch := y.d.choiceIn(a.Space); a.Do == nil && ch != nil && !busy {
			key := ch.Key
			a.Name, a.Unit, a.Do = "option/"+key, 0, func() { y.d.by.Choose(sh, key) }
		}
		sh.UI.Add(game.Ground, a)
	}
}

// groupOf returns the miniatures on the battlefield of the group with a name such as group-2.
func (y *boardPane) groupOf(name string) (units []fortress.UnitID) {
	s := &y.d.Play.Shown
	for u := range s.Each(fortress.Hostiles) {
		if s.CardName(fortress.TrackCard{Hostile: true, Index: s.On(u).Card}) == name {
			units = append(units, u)
		}
	}
	return units
}
