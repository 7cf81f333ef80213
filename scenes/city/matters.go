package city

import (
	"slices"

	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/game"
	"precipice/render"
	art "precipice/render/city"
	"precipice/scenes/asking"
	"precipice/scenes/field"
)

// scene says what the camera should show now.
func (x *boardPane) scene() field.Scene {
	s := &x.d.Play.Shown
	if s.Tiles() == nil {
		return field.Scene{Board: x.ground.bounds(), Spaces: []render.Rect{x.ground.bounds()}, Choices: len(x.d.Play.Match.Journal), Place: func(*game.Area) render.Rect { return render.Rect{W: 1, H: 1} }}
	}
	v := field.Scene{Choices: len(x.d.Play.Match.Journal), Over: x.d.Layout.Asks, Place: func(a *game.Area) render.Rect { return x.ground.placeNamed(a.Space) }}
	for sp := range board.Space(s.Tiles().Len()) {
		v.Spaces = append(v.Spaces, x.ground.tall(sp))
	}
	v.Board = x.ground.bounds()
	if x.d.Presenting() {
		v.Must = x.eventPlaces()
	} else if x.d.Question != nil {
		for _, sp := range x.matters() {
			v.Must = append(v.Must, x.ground.tall(sp))
		}
	}
	v.Must = append(v.Must, x.ghosts()...)
	for _, r := range v.Must {
		v.Board = around(v.Board, r)
	}
	for u := range s.Units {
		if w := &s.Units[u]; w.Here() {
			v.More = append(v.More, x.ground.tall(w.At))
		}
	}
	if h := x.d.actor(); h >= 0 && s.Units[h].At != board.None {
		v.Key = []render.Rect{x.ground.tall(s.Units[h].At)}
	}
	if x.d.Presenting() { // who acts and upon whom
		v.Together = v.Must
	}
	x.judged(&v)
	return v
}

// judged says by what of the board the question is judged: by the whole of it, by where all stand, or by where the party begins.
func (x *boardPane) judged(v *field.Scene) {
	q, s := x.d.Question, &x.d.Play.Shown
	switch {
	case q.Asks(rules.AskLay), q.Asks(rules.AskGate):
		v.Wide = true
	case s.Turn == 0:
		v.Wide = true
		if x.d.Layout.Held { // fingers find large spaces better
			v.Part = x.choosable()
		}
	case q.Asks(rules.AskGambit), q.Asks(rules.AskGambitSwap):
		v.Everybody = v.More
	}
}

// choosable returns the spaces that the question offers, and those of whom it offers.
func (x *boardPane) choosable() (list []render.Rect) {
	if x.d.Presenting() {
		return nil
	}
	for _, r := range x.d.Question.All() {
		for i := range r.Legal {
			switch ch := &r.Legal[i]; ch.Place {
			case asking.OnSpaces:
				list = append(list, x.ground.placeNamed(ch.Space))
			case asking.OnUnits:
				list = append(list, x.ground.tall(x.d.Play.Shown.Units[ch.Unit].At))
			}
		}
	}
	return list
}

// aims are spaces that matter, the most important first.
type aims struct {
	s    *rules.State
	list []board.Space
}

// add adds the spaces of miniatures that are on the battlefield.
func (p *aims) add(us ...rules.UnitID) {
	for _, u := range us {
		if u != rules.NoUnit && p.s.Units[u].At != board.None && p.s.Units[u].Here() {
			p.list = append(p.list, p.s.Units[u].At)
		}
	}
}

// name adds a space by its name, if there is one.
func (p *aims) name(name string) {
	if sp, ok := spaceNamed(p.s, name); ok {
		p.list = append(p.list, sp)
	}
}

// matters lists the spaces that bear on the question, the most important first.
func (x *boardPane) matters() []board.Space {
	p := &aims{s: &x.d.Play.Shown}
	p.asks(x)
	return p.list
}

// eventPlaces returns where the event on screen takes place, the most important place first.
func (x *boardPane) eventPlaces() []render.Rect {
	n := now{telling: x.d.told, s: &x.d.Play.Shown, tall: x.ground.tall}
	if m := Moments.Of(x.d.Showing.Event.Change); m.Where != nil {
		return m.Where(n)
	}
	return n.units(n.by, n.on)
}

// asks adds what a question is about and what the guide suggests, then where its answers lie, the nearest first.
func (p *aims) asks(x *boardPane) {
	for _, name := range x.d.Question.Decision.About {
		p.add(find(p.s, name))
	}
	units, spaces := x.coach.suggested()
	p.add(units...)
	for _, name := range spaces {
		p.name(name)
	}
	near := len(p.list)
	for _, r := range x.d.Question.All() {
		for i := range r.Legal {
			switch ch := &r.Legal[i]; ch.Place {
			case asking.OnSpaces:
				p.name(ch.Space)
			case asking.OnUnits:
				p.add(rules.UnitID(ch.Unit))
			}
		}
	}
	if near > 0 {
		from := p.list[0]
		slices.SortStableFunc(p.list[near:], func(a, b board.Space) int { return p.s.Tiles().Route(from, a) - p.s.Tiles().Route(from, b) })
	}
}

// spaceNamed returns the space with a name.
func spaceNamed(s *rules.State, name string) (board.Space, bool) {
	q, err := board.ParseSquare(name)
	if err != nil || s.Tiles() == nil {
		return board.None, false
	}
	return s.Tiles().At(q)
}

// ghosts returns the places of the plane where the tile that is asked about may come to lie.
func (x *boardPane) ghosts() (list []render.Rect) {
	if !x.d.Question.Asks(rules.AskLay) {
		return nil
	}
	for i, spots := 0, x.d.spotsAsked(); i < len(spots); i++ {
		g := art.NewGhost(&spots[i].Piece, spots[i].Own)
		list = append(append(list, g.Squares()...), g.Exits...)
	}
	return list
}

// around returns the smallest rectangle around two.
func around(a, b render.Rect) render.Rect {
	left, top := min(a.X, b.X), min(a.Y, b.Y)
	return render.Rect{X: left, Y: top, W: max(a.Right(), b.Right()) - left, H: max(a.Bottom(), b.Bottom()) - top}
}
