package console

import (
	"fmt"
	"strconv"
	"strings"

	"precipice/engine/board"
	"precipice/engine/fortress"
)

// board draws the board and tells who stands where and how.
func (t *table) board() {
	s := &t.play.Shown
	fmt.Fprint(t.Out, rows(s))
	fmt.Fprintln(t.Out, t.book.Say("console.rows"))
	for u := range s.Each(fortress.Explorers) {
		fmt.Fprintln(t.Out, t.explorer(s, u))
	}
	for u := range s.Each(fortress.Hostiles) {
		v := s.On(u)
		wounds := s.Hostile(u).Wounds
		text := t.book.Say("console.hostile", strconv.Itoa(int(v.Card)+1), t.book.Name(s.UnitName(u)), s.HexName(v.Hex), strconv.Itoa(int(v.Damage)), strconv.Itoa(wounds))
		if v.Stunned {
			text += ", " + t.book.Say("console.stunned")
		}
		fmt.Fprintln(t.Out, text)
	}
	t.track(s)
}

// rows is the drawing with the name of its first hex, or portal, in front of each row.
func rows(s *fortress.State) string {
	first := map[int8]int8{} // the leftmost place by row
	top := int8(127)
	add := func(h board.Hex) {
		if q, ok := first[h.R]; !ok || h.Q < q {
			first[h.R] = h.Q
		}
		top = min(top, h.R)
	}
	for _, c := range s.Cells[:s.NumCells] {
		add(c.Hex)
	}
	for _, p := range s.Portals {
		if p.Open {
			add(p.Hex)
		}
	}
	var b strings.Builder
	begun, at := false, 0
	for line := range strings.Lines(s.Draw()) {
		begun = begun || strings.Trim(line, " #/\\|\n") != "" // hexsides may stand above the first row
		label := ""
		if begun {
			if r := top + int8(at/2); at%2 == 0 {
				label = board.Hex{Q: first[r], R: r}.String()
			}
			at++
		}
		fmt.Fprintf(&b, "%7s  %s", label, line)
	}
	return b.String()
}

func (t *table) explorer(s *fortress.State, u fortress.UnitID) string {
	x, v := s.ExplorerOf(u), s.On(u)
	var dice, marks []string
	for _, slot := range x.Slots[:x.NumSlots] {
		if slot.Die > 0 {
			dice = append(dice, strconv.Itoa(int(slot.Die)))
		}
	}
	for _, n := range []struct {
		key   string
		count int
	}{{"console.wounds", x.Count(fortress.WoundCounter)}, {"console.grievous", x.Count(fortress.GrievousCounter)}, {"console.inspiration", int(x.Inspiration)}} {
		marks = append(marks, t.book.Say(n.key, strconv.Itoa(n.count)))
	}
	for _, m := range []struct {
		key string
		on  bool
	}{{"console.inspired", x.Inspired}, {"console.overwatch", x.Overwatch}, {"console.stunned", v.Stunned}, {"console.out", x.Out}} {
		if m.on {
			marks = append(marks, t.book.Say(m.key))
		}
	}
	return t.book.Say("console.explorer", s.Pack().Explorers[x.Kind].Letter, t.book.Name(s.UnitName(u)), s.HexName(v.Hex), or(dice, t.book.Name("-")), strings.Join(marks, ", "))
}

// track tells the order of the turn, those who have acted in brackets, and the destiny dice.
func (t *table) track(s *fortress.State) {
	var cards, dice []string
	for _, c := range s.Track[:s.NumTrack] {
		name := t.book.Name(s.CardName(c))
		if c.Done {
			name = t.book.Say("console.done", name)
		}
		cards = append(cards, name)
	}
	if len(cards) > 0 {
		fmt.Fprintln(t.Out, t.book.Say("console.track", cards...))
	}
	for _, d := range s.Destiny {
		if d.Face > 0 && !d.Used {
			dice = append(dice, strconv.Itoa(int(d.Face)))
		}
	}
	fmt.Fprintln(t.Out, t.book.Say("console.destiny", or(dice, t.book.Name("-"))))
}

func or(list []string, none string) string {
	if len(list) == 0 {
		return none
	}
	return strings.Join(list, " ")
}
