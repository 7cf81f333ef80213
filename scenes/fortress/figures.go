package fortress

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// standing is a miniature drawn on the screen.
type standing struct {
	unit fortress.UnitID
	at   render.Point // centre of the base
	size float32      // height, device pixels
	fade float32
}

// Offsets of the bases of miniatures that share a hex, in hex radii, by the number of miniatures.
var spread = [...][]render.Point{
	1: {{X: 0, Y: 0.22}},
	2: {{X: -0.34, Y: 0.12}, {X: 0.34, Y: 0.34}},
	3: {{X: -0.4, Y: 0.02}, {X: 0.4, Y: 0.06}, {X: 0, Y: 0.45}},
	4: {{X: -0.4, Y: -0.04}, {X: 0.4, Y: 0}, {X: -0.24, Y: 0.44}, {X: 0.34, Y: 0.48}},
}

// Heights of a miniature in hex radii, by the number in the hex.
var heights = [...]float32{1: 1.34, 2: 1.1, 3: 0.96, 4: 0.9}

// figures returns the miniatures from back to front, those in motion at their current positions.
func (c *Combat) figures() (list []standing) {
	s := &c.Play.Shown
	crowd := map[board.Space]int{}
	for u := range s.Units {
		if s.Units[u].Here() {
			crowd[s.Units[u].Hex]++
		}
	}
	seen := map[board.Space]int{}
	for u := range s.Units {
		v := &s.Units[u]
		if !v.Here() {
			continue
		}
		n := min(crowd[v.Hex], len(spread)-1)
		off := spread[n][min(seen[v.Hex], n-1)]
		seen[v.Hex]++
		id := fortress.UnitID(u)
		base := c.where(id, c.camera.Centre(s.Field().Hex(v.Hex)))
		z := c.camera.Zoom
		list = append(list, standing{id, render.Point{X: base.X + off.X*z, Y: base.Y + off.Y*z}, heights[n] * z, c.faded(id)})
	}
	slices.SortStableFunc(list, func(a, b standing) int { return cmp.Compare(a.at.Y, b.at.Y) })
	return list
}

// drawFigures draws the miniatures.
func (c *Combat) drawFigures(sh *game.Shell, g *render.Canvas, hex board.Hex, pointed bool) {
	s := &c.Play.Shown
	acting, against := c.actor(), c.against()
	r := c.row(c.unitRow)
	told := c.mentionedUnits(sh)
	for _, u := range told {
		g.HexRing(c.camera, s.Field().Hex(s.On(u).Hex), c.inkOf(u), c.kit.theme.Px(2.4))
	}
	var views []render.MiniatureView
	for _, f := range c.figures() {
		v := s.On(f.unit)
		m := render.MiniatureView{Figure: c.figureOf(f.unit), Variant: int(v.Model), At: f.at, Size: f.size, Rim: c.inkOf(f.unit),
			Mark: c.markOf(f.unit), Number: c.numberOf(f.unit), Active: f.unit == acting, Down: v.Stunned, Fade: f.fade, Flash: c.flash(f.unit)}
		if v.Team == fortress.Hostiles {
			m.Damage, m.Wounds = int(v.Damage), s.Hostile(f.unit).Wounds
		}
		if pointed && s.Field().Hex(v.Hex) == hex {
			m.Hover = c.unitAt(sh) == f.unit || c.unitAt(sh) == fortress.NoUnit
		}
		m.Hover = m.Hover || slices.Contains(told, f.unit)
		if r != nil && !c.Moving() {
			ch := r.onUnit(f.unit, c.aim)
			m.Target = ch != nil && ch.why == nil
		}
		m.Target = m.Target || f.unit == against && !c.Moving()
		g.Miniature(m)
		views = append(views, m)
	}
	for _, m := range views {
		g.Plate(m)
	}
}

// unitAt returns the miniature under the focus or the pointer.
func (c *Combat) unitAt(sh *game.Shell) fortress.UnitID {
	if a := sh.UI.Pointed(); a != nil && a.Unit > 0 {
		return fortress.UnitID(a.Unit - 1)
	}
	return fortress.NoUnit
}

// figureOf returns the id of the card that names a miniature's picture.
func (c *Combat) figureOf(u fortress.UnitID) string {
	s := &c.Play.Shown
	v := s.On(u)
	if v.Team == fortress.Explorers {
		return s.Pack().Explorers[v.Kind].ID
	}
	return s.Hostile(u).ID
}

// markOf returns the letter of an explorer or the number of a group.
func (c *Combat) markOf(u fortress.UnitID) string {
	s := &c.Play.Shown
	v := s.On(u)
	if v.Team == fortress.Explorers {
		return s.Pack().Explorers[v.Kind].Letter
	}
	return strconv.Itoa(int(v.Card) + 1)
}

// numberOf returns the number in the name of a miniature, such as 4 for Guardsman 4; "" for none.
func (c *Combat) numberOf(u fortress.UnitID) string {
	name := c.Play.Shown.UnitName(u)
	number := name[strings.LastIndexByte(name, '-')+1:]
	if _, err := strconv.Atoi(number); err != nil || c.Play.Shown.On(u).Team != fortress.Hostiles {
		return ""
	}
	return number
}

// mentionedUnits returns the miniatures on the battlefield that the log line pointed at mentions.
func (c *Combat) mentionedUnits(sh *game.Shell) (units []fortress.UnitID) {
	a := sh.UI.Pointed()
	if a == nil || c.Moving() {
		return nil
	}
	at, ok := strings.CutPrefix(a.Name, "log/")
	i, err := strconv.Atoi(at)
	if !ok || err != nil || i >= len(c.Play.Log) {
		return nil
	}
	for _, arg := range c.Play.Log[i].Args {
		if u := c.Play.Shown.Find(arg); arg != "" && u != fortress.NoUnit && c.Play.Shown.On(u).Here() {
			units = append(units, u)
		}
	}
	return units
}

// choiceIn returns the choice of the selected row in a hex, nil if the hex cannot be chosen.
func (c *Combat) choiceIn(hex board.Hex) *choice {
	if r := c.row(c.hexRow); r != nil {
		if ch := r.onHex(hex); ch != nil && ch.why == nil {
			return ch
		}
	}
	return nil
}

// addFigureAreas adds areas for the miniatures, with the effect of a click. A miniature that is no target
// itself counts as its hex where the hex can be chosen.
func (c *Combat) addFigureAreas(sh *game.Shell, busy bool) {
	s := &c.Play.Shown
	r := c.row(c.unitRow)
	for _, f := range c.figures() {
		hex := s.Field().Hex(s.On(f.unit).Hex)
		a := game.Area{Name: "unit/" + s.UnitName(f.unit), Unit: int(f.unit) + 1, Space: hex.String(), Skip: true,
			Rect: render.Rect{X: f.at.X - f.size*0.27, Y: f.at.Y - f.size*0.85, W: f.size * 0.54, H: f.size}}
		if !c.kit.layout.field.Inset(-c.camera.Zoom).Contains(f.at) {
			continue
		}
		if r != nil && !busy {
			if ch := r.onUnit(f.unit, c.aim); ch != nil && ch.why == nil {
				key := ch.key
				a.Name, a.Skip, a.Do = "option/"+key, false, func() { c.choose(sh, key) }
			}
		}
		if ch := c.choiceIn(hex); a.Do == nil && ch != nil && !busy {
			key := ch.key
			a.Name, a.Unit, a.Do = "option/"+key, 0, func() { c.choose(sh, key) }
		}
		sh.UI.Add(game.Ground, a)
	}
}
