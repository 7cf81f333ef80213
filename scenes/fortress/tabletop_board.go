package fortress

import (
	"math"
	"strconv"
	"strings"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/field"
	"precipice/scenes/tutor"
)

// stands lists the hexes of those miniatures that are on the battlefield.
func (y *tabletop) stands(units []fortress.UnitID) (list []board.Hex) {
	s := &y.Play.Shown
	for _, u := range units {
		if u != fortress.NoUnit && s.On(u).Here() {
			list = append(list, s.Field().Hex(s.On(u).Hex))
		}
	}
	return list
}

// everybody lists the hexes of a team's miniatures.
func (y *tabletop) everybody(team fortress.Team) []board.Hex {
	var list []fortress.UnitID
	for u := range y.Play.Shown.Each(team) {
		list = append(list, u)
	}
	return y.stands(list)
}

// chamber lists the hexes of the escape chamber once it is on the battlefield.
func (y *tabletop) chamber() (list []board.Hex) {
	s := &y.Play.Shown
	for sp := range board.Space(s.NumCells) {
		if s.Escape && s.Maglev.Has(sp) { // before, that is the chamber of arrival
			list = append(list, s.Field().Hex(sp))
		}
	}
	return list
}

// unitAt returns the miniature under the focus or the pointer.
func (y *tabletop) unitAt(sh *game.Shell) fortress.UnitID {
	if a := sh.UI.Pointed(); a != nil && a.Unit > 0 {
		return fortress.UnitID(a.Unit - 1)
	}
	return fortress.NoUnit
}

// attended returns the hostile whose panel is shown: the one pointed at, else the last that mattered, else
// the first on the battlefield that has yet to act.
func (y *tabletop) attended(sh *game.Shell) fortress.UnitID {
	s := &y.Play.Shown
	if u := y.unitAt(sh); u != fortress.NoUnit && s.On(u).Team == fortress.Hostiles && s.On(u).Here() {
		y.Attend = u
	}
	if y.Attend != fortress.NoUnit && s.On(y.Attend).Team == fortress.Hostiles && s.On(y.Attend).Here() {
		return y.Attend
	}
	first := fortress.NoUnit
	for u := range s.Each(fortress.Hostiles) {
		if !rests(s.On(u)) {
			return u
		}
		if first == fortress.NoUnit {
			first = u
		}
	}
	return first
}

func (y *tabletop) attendGroup(group int) {
	s := &y.Play.Shown
	for u := range s.Each(fortress.Hostiles) {
		if int(s.On(u).Card) == group {
			y.Attend = u
			y.Version++
			return
		}
	}
}

// groups returns the groups of hostiles on the battlefield.
func (y *tabletop) groups() (list []int) {
	for group := range y.Play.Shown.Groups {
		if y.membersLeft(group) > 0 {
			list = append(list, group)
		}
	}
	return list
}

// membersLeft returns how many miniatures of a group are left.
func (y *tabletop) membersLeft(group int) (n int) {
	s := &y.Play.Shown
	for u := range s.Each(fortress.Hostiles) {
		if int(s.On(u).Card) == group {
			n++
		}
	}
	return n
}

// figureOf returns the id of the card that names a miniature's picture.
func (y *tabletop) figureOf(u fortress.UnitID) string {
	s := &y.Play.Shown
	v := s.On(u)
	if v.Team == fortress.Explorers {
		return s.Pack().Explorers[v.Kind].ID
	}
	return s.Hostile(u).ID
}

// numberOf returns the number in the name of a miniature, such as 4 for Guardsman 4; "" for none.
func (y *tabletop) numberOf(u fortress.UnitID) string {
	name := y.Play.Shown.UnitName(u)
	number := name[strings.LastIndexByte(name, '-')+1:]
	if _, err := strconv.Atoi(number); err != nil || y.Play.Shown.On(u).Team != fortress.Hostiles {
		return ""
	}
	return number
}

// markOf returns the letter of an explorer or the number of a group.
func (y *tabletop) markOf(u fortress.UnitID) string {
	s := &y.Play.Shown
	v := s.On(u)
	if v.Team == fortress.Explorers {
		return s.Pack().Explorers[v.Kind].Letter
	}
	return strconv.Itoa(int(v.Card) + 1)
}

// inkOf returns the colour of a miniature's side.
func (y *tabletop) inkOf(u fortress.UnitID) render.Ink {
	if u == fortress.NoUnit || y.Play.Shown.On(u).Team != fortress.Explorers {
		return render.Hostile
	}
	return render.Explorers[y.Play.Shown.On(u).Card]
}

// inField returns the part of an area of the board that is in the field, and whether it is out of sight.
func (y *tabletop) inField(r render.Rect) (part render.Rect, out bool) {
	return field.Part(r, y.kit.layout.Field)
}

// hexRect returns the rectangle around a hex on the screen.
func (y *tabletop) hexRect(h board.Hex) render.Rect {
	at, z := y.view.Camera.Centre(h), y.view.Camera.Zoom
	return render.Rect{X: at.X - z*0.86, Y: at.Y - z, W: z * 1.72, H: z * 2}
}

// pointedHex returns the hex of the battlefield under the focus or the pointer.
func (y *tabletop) pointedHex(sh *game.Shell) (board.Hex, bool) {
	if a := sh.UI.Pointed(); a != nil && a.Space != "" {
		return hexOf(a), true
	}
	return board.Hex{}, false
}

// watch returns the space from which line of sight is shown: the pinned one, or that of the active
// miniature.
func (y *tabletop) watch() (board.Space, bool) {
	s := &y.Play.Shown
	if y.pin != nil {
		return s.Field().At(*y.pin)
	}
	if u := y.Actor(); u != fortress.NoUnit && s.On(u).Here() {
		return s.On(u).Hex, true
	}
	return board.None, false
}

// centreOn moves the camera to a miniature.
func (y *tabletop) centreOn(sh *game.Shell, u fortress.UnitID) {
	y.view.LookAt(sh, render.Framed(y.stands([]fortress.UnitID{u})...)...)
}

// readHostile opens the reference card of a hostile, with its current column.
func (y *tabletop) readHostile(sh *game.Shell, u fortress.UnitID) {
	s := &y.Play.Shown
	column, _ := s.Prospects(u)
	y.OpenCards(sh, s.Hostile(u).ID, column)
}

// guideBackRect is where the button that shows a hidden guide again stands.
func (y *tabletop) guideBackRect(sh *game.Shell) render.Rect {
	return tutor.BackRect(sh, y.kit.layout.Field)
}

// hexOf returns the hex of an area of the board.
func hexOf(a *game.Area) board.Hex {
	h, err := board.ParseHex(a.Space)
	if err != nil {
		panic(err) // the area was named after a hex
	}
	return h
}

// rests reports whether a hostile does not act any more in this turn: it has acted, or it has returned in it (BF-RNF-013).
func rests(u *fortress.Unit) bool { return u.Acted || u.Arrived }

// afar adds to a name how far something is from the explorer who is asked, and in which direction, as on the face of a clock: up is twelve.
func (y *tabletop) afar(sh *game.Shell, name string, h board.Hex) string {
	u, field := y.Actor(), y.Play.Shown.Field()
	if u == fortress.NoUnit || !y.Play.Shown.On(u).Here() {
		return name
	}
	from := field.Hex(y.Play.Shown.On(u).Hex)
	if from == h {
		return name
	}
	at, to := y.view.Camera.Centre(from), y.view.Camera.Centre(h)
	hours := int(math.Round(math.Atan2(float64(to.X-at.X), float64(at.Y-to.Y))/(math.Pi/6))) + 12
	return sh.Words.Count("spoken.afar", from.Distance(h), name, strconv.Itoa((hours+11)%12+1))
}
