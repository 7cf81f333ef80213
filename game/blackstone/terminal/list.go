package terminal

import (
	"fmt"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
)

// list describes in sentences what is on the battlefield as seen by the deciding miniature, or between
// combats the state of the expedition.
func (t *table) list(d *engine.Decision, _ string) {
	s := &t.play.Shown
	fmt.Fprintln(t.Out, t.Standing())
	if !s.Fighting() {
		t.expedition(s)
		t.party(s)
		return
	}
	by := t.lookout(d)
	from := standing(s, by)
	for u := range s.Each(fortress.Explorers) {
		text := t.explorer(s, u, from)
		if u != by {
			text += t.seen(s, from, s.On(u).Hex)
		}
		fmt.Fprintln(t.Out, text)
	}
	for u := range s.Each(fortress.Hostiles) {
		fmt.Fprintln(t.Out, t.hostile(s, u, from)+t.seen(s, from, s.On(u).Hex))
	}
	t.ground(s, from)
	t.sites(s)
	for in := range s.Influences(fortress.NoUnit) {
		switch in.Of {
		case fortress.LegacyInRow:
			fmt.Fprintln(t.Out, t.Book.Say("console.quest.legacy", t.Book.Name(in.ID), t.Book.Say("text."+in.ID)))
		case fortress.ShipSupport:
			fmt.Fprintln(t.Out, t.Book.Say("support.holds", t.Book.Name(in.ID))+printed(t.Book, in.ID))
		default:
			fmt.Fprintln(t.Out, t.Book.Say("twist", t.Book.Name(in.ID))+printed(t.Book, in.ID))
		}
	}
	t.track(s)
	t.destiny(s)
}

// ground lists what lies on the battlefield, and its exits.
func (t *table) ground(s *fortress.State, from board.Space) {
	for i, at := range s.Markers {
		if at != board.None {
			fmt.Fprintln(t.Out, t.lying(t.Book.Say("tip.marker", strconv.Itoa(i+1)), from, at)+t.seen(s, from, at))
		}
	}
	for _, tile := range s.Tiles {
		if i, ok := tile.Tile.Card(); ok {
			id := s.Pack().Tiles[i].ID
			fmt.Fprintln(t.Out, t.lying(t.Book.Name(id), from, tile.At)+t.seen(s, from, tile.At)+printed(t.Book, id))
		}
	}
	for i, p := range s.Portals {
		if p.Open {
			fmt.Fprintln(t.Out, t.portal(s, i, from)+after("; ", t.nearest(s, from, s.PortalSpaces(i))))
		}
	}
	if s.Escape {
		fmt.Fprintln(t.Out, t.exit(s, from)+after("; ", t.nearest(s, from, s.Maglev)))
	}
}

// lookout returns the miniature from which everything is seen: the one that decides or, if none does, the first explorer on the
// battlefield, which it says.
func (t *table) lookout(d *engine.Decision) fortress.UnitID {
	s := &t.play.Shown
	if by := viewer(s, d); by != fortress.NoUnit {
		return by
	}
	for u := range s.Each(fortress.Explorers) {
		if s.On(u).Here() {
			t.Say("console.seen-from", t.model(u))
			return u
		}
	}
	return fortress.NoUnit
}

// viewer returns the miniature that decides, fortress.NoUnit if none on the battlefield does.
func viewer(s *fortress.State, d *engine.Decision) fortress.UnitID {
	for _, name := range d.About {
		if u := s.Find(name); u != fortress.NoUnit && s.On(u).Here() {
			return u
		}
	}
	return fortress.NoUnit
}

// standing returns the space of a miniature, board.None for no miniature.
func standing(s *fortress.State, u fortress.UnitID) board.Space {
	if u == fortress.NoUnit {
		return board.None
	}
	return s.On(u).Hex
}

// names returns how spaces are called.
func (t *table) names(set board.Set) string {
	var list []string
	for sp := range set.All() {
		list = append(list, t.hexName(sp))
	}
	return strings.Join(list, "; ")
}

// seen describes a space after a semicolon: direction, range, line of sight and cover, what blocks it, and
// the walking distance.
func (t *table) seen(s *fortress.State, from, to board.Space) string {
	if from == board.None || to == board.None {
		return ""
	}
	if from == to {
		return "; " + t.Book.Say("console.same-hex")
	}
	return "; " + t.Book.Say(direction(s.Cells[from].Hex, s.Cells[to].Hex)) + t.sight(s, from, to) + after(", ", t.nearest(s, from, single(to)))
}

// after puts a separator in front of a text that is not empty.
func after(between, text string) string {
	if text == "" {
		return ""
	}
	return between + text
}

func single(sp board.Space) (set board.Set) {
	set.Add(sp)
	return set
}

// nearest describes the number of steps to the nearest of some spaces, ignoring miniatures, or returns ""
// if there is no route.
func (t *table) nearest(s *fortress.State, from board.Space, to board.Set) string {
	var r board.Reach
	s.Field().Reach(&r, from, board.MaxMove, board.Set{}, board.Set{})
	least := -1
	for sp := range to.All() {
		if n := r.Steps(sp); n >= 0 && (least < 0 || n < least) {
			least = n
		}
	}
	if from == board.None || least < 0 {
		return ""
	}
	return t.Book.Count("console.steps", least)
}

func (t *table) sight(s *fortress.State, from, to board.Space) string {
	f := s.Field()
	distance := strconv.Itoa(f.Range(from, to))
	if at, _, kind, blocked := f.Blocker(from, to); blocked {
		return ", " + t.Book.Say("tip.blocked", distance, t.Book.Say("blocker."+kind.String()), t.Placed(t.whereIn(at.String())).Name(at.String()))
	}
	if s.CoverBetween(from, to) {
		return ", " + t.Book.Say("tip.cover", distance)
	}
	return ", " + t.Book.Say("tip.clear", distance)
}

func (t *table) hostile(s *fortress.State, u fortress.UnitID, from board.Space) string {
	v := s.On(u)
	text := t.Book.Say("console.hostile", strconv.Itoa(int(v.Card)+1), t.lying(t.Book.Name(s.UnitName(u)), from, v.Hex, s.UnitName(u)), strconv.Itoa(int(v.Damage)), strconv.Itoa(s.Hostile(u).Wounds))
	if v.Stunned {
		text += ", " + t.Book.Say("console.stunned")
	}
	return text
}

func (t *table) explorer(s *fortress.State, u fortress.UnitID, from board.Space) string {
	dice, marks := t.state(s, u)
	text := t.Book.Say("console.explorer", s.Pack().Explorers[s.ExplorerOf(u).Kind].Letter, t.lying(t.Book.Name(s.UnitName(u)), from, s.On(u).Hex, s.UnitName(u)), or(dice, t.Book.Name("-")))
	return text + after("; ", strings.Join(marks, ", "))
}

// state returns the dice of an explorer, and its wounds and other marks.
func (t *table) state(s *fortress.State, u fortress.UnitID) (dice, marks []string) {
	x, v := s.ExplorerOf(u), s.On(u)
	for _, slot := range x.Slots[:x.NumSlots] {
		if slot.Die > 0 {
			dice = append(dice, strconv.Itoa(int(slot.Die)))
		}
	}
	for _, n := range []struct {
		key   string
		count int
	}{{"console.wounds", x.Count(fortress.WoundCounter)}, {"console.grievous", x.Count(fortress.GrievousCounter)}, {"console.inspiration", int(x.Inspiration)}} {
		if n.count > 0 {
			marks = append(marks, t.Book.Say(n.key, strconv.Itoa(n.count)))
		}
	}
	for _, m := range []struct {
		key string
		on  bool
	}{{"console.inspired", x.Inspired}, {"console.overwatch", x.Overwatch && x.NumDice() > 0}, {"console.stunned", v.Stunned}, {"console.out", x.Out}, {"console.dead", x.Dead}} {
		if m.on {
			marks = append(marks, t.Book.Say(m.key))
		}
	}
	return dice, marks
}

// track writes the initiative track, with those who have acted in brackets.
func (t *table) track(s *fortress.State) {
	var cards []string
	for _, c := range s.Track[:s.NumTrack] {
		id := s.CardName(c)
		name := t.Placed(t.whereIn(id)).Name(id)
		if c.Done {
			name = t.Book.Say("console.done", name)
		}
		cards = append(cards, name)
	}
	if len(cards) > 0 {
		fmt.Fprintln(t.Out, t.Book.Say("console.track", cards...))
	}
}

func (t *table) destiny(s *fortress.State) {
	fmt.Fprintln(t.Out, t.Book.Say("console.destiny", or(faces(s), t.Book.Name("-"))))
}

// faces returns the faces of the destiny dice that are left.
func faces(s *fortress.State) (dice []string) {
	for d := range s.DestinyDice {
		if d.Face > 0 && !d.Used {
			dice = append(dice, strconv.Itoa(int(d.Face)))
		}
	}
	return dice
}

// acting describes the explorer who acts, with the destiny dice.
func (t *table) acting(s *fortress.State, u fortress.UnitID) string {
	text := t.Book.Name(s.UnitName(u))
	if t.Coordinates() {
		text = t.Book.Say("console.at", text, s.HexName(s.On(u).Hex))
	}
	own, marks := t.state(s, u)
	if shared := faces(s); len(shared) > 0 || t.long() {
		text = t.Book.Say("console.acting", text, or(own, t.Book.Name("-")), or(shared, t.Book.Name("-")))
	} else {
		text = t.Book.Say("console.acting.alone", text, or(own, t.Book.Name("-")))
	}
	return text + after("; ", strings.Join(marks, ", "))
}

func or(list []string, none string) string {
	if len(list) == 0 {
		return none
	}
	return strings.Join(list, " ")
}

// sideWords holds the keys of the sides of a hex, in the order of board.Side.
var sideWords = [...]string{"console.side.e", "console.side.ne", "console.side.nw", "console.side.w", "console.side.sw", "console.side.se"}

// hex describes a hex: what lies in it, what it is next to, and how the deciding miniature sees it.
func (t *table) hex(d *engine.Decision, text string) {
	s := &t.play.Shown
	if u := s.Find(text); u != fortress.NoUnit && s.On(u).Here() {
		text = s.HexName(s.On(u).Hex)
	}
	h, err := board.ParseHex(text)
	if err != nil {
		fmt.Fprintln(t.Out, err)
		return
	}
	if !s.Fighting() {
		fmt.Fprintln(t.Out, t.Book.Say("console.no-hex", text))
		return
	}
	sp, ok := s.Field().At(h)
	if !ok {
		fmt.Fprintln(t.Out, t.Book.Say("console.no-hex", text))
		return
	}
	fmt.Fprintln(t.Out, t.Book.Say("tip.hex", h.String())+t.seen(s, standing(s, viewer(s, d)), sp))
	for _, what := range t.lies(s, sp) {
		fmt.Fprintln(t.Out, what)
	}
	walls, covers := s.Edges(sp)
	for side := range board.Side(len(sideWords)) {
		beside, on := s.Field().At(h.Step(side))
		text := t.Book.Say("console.edge")
		switch {
		case walls&(1<<side) != 0:
			text = t.Book.Say("blocker.wall")
		case on && s.Cells[beside].Blocked:
			text = t.Book.Say("tip.obstruction")
		case on && covers&(1<<side) != 0:
			text = t.Book.Say("console.open-cover")
		case on:
			text = t.Book.Say("console.open")
		}
		fmt.Fprintln(t.Out, t.Book.Say("console.side", t.Book.Say(sideWords[side]), h.Step(side).String(), text))
	}
}

// lies lists what lies in a space.
func (t *table) lies(s *fortress.State, sp board.Space) (list []string) {
	if s.Cells[sp].Blocked {
		list = append(list, t.Book.Say("tip.obstruction"))
	}
	list = append(list, t.company(s, sp)...)
	for i, at := range s.Markers {
		if at == sp {
			list = append(list, t.Book.Say("tip.marker", strconv.Itoa(i+1)))
		}
	}
	for _, tile := range s.Tiles {
		if i, ok := tile.Tile.Card(); ok && tile.At == sp {
			id := s.Pack().Tiles[i].ID
			list = append(list, t.Book.Name(id)+printed(t.Book, id))
		}
	}
	if s.Maglev.Has(sp) {
		if s.Escape {
			list = append(list, t.Book.Say("tip.escape"))
		} else {
			list = append(list, t.Book.Say("tip.arrival"))
		}
	}
	for i, p := range s.Portals {
		if p.Open && s.PortalSpaces(i).Has(sp) {
			list = append(list, t.Book.Say("tip.beside-portal"))
		}
	}
	return list
}
