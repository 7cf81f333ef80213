package terminal

import (
	"fmt"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
)

// board draws the battlefield and lists what is on it.
func (t *table) board(d *engine.Decision, _ string) {
	s := &t.play.Shown
	if s.Fighting() {
		marks, numbered := choices(s, d, t.Number)
		fmt.Fprint(t.Out, rows(s, marks))
		fmt.Fprintln(t.Out, t.Book.Say("console.rows"))
		if numbered {
			fmt.Fprintln(t.Out, t.Book.Say("console.rows.numbers"))
		} else if len(marks) > 0 {
			fmt.Fprintln(t.Out, t.Book.Say("console.rows.choices"))
		}
		t.crowded(s)
	}
	t.list(d, "")
}

// choices returns how the spaces among the answers to a question are marked: with the numbers of the answers while explorers are placed
// and no group stands on the map, which has a number too. In an activation nothing is marked, because most of the board can be reached then.
func choices(s *fortress.State, d *engine.Decision, number func(*engine.Option) int) (marks map[board.Space]rune, numbered bool) {
	marks, numbered = map[board.Space]rune{}, d.Kind == fortress.AskPlace && len(d.Options) <= mostDigits
	for i := range d.Options {
		o := &d.Options[i]
		if n := parts(o); n > 0 && d.Kind != fortress.AskActivation {
			if h, err := board.ParseHex(o.Parts[n-1]); err == nil {
				if sp, ok := s.Field().At(h); ok {
					if marks[sp] = '*'; numbered {
						marks[sp] = '0' + rune(number(o))
					}
				}
			}
		}
	}
	return marks, numbered
}

// mostDigits is how many answers have a number of one digit.
const mostDigits = 9

// crowded lists the miniatures in spaces where the drawing can only show one.
func (t *table) crowded(s *fortress.State) {
	for sp := range board.Space(s.NumCells) {
		if all := t.company(s, sp); len(all) > 1 {
			fmt.Fprintln(t.Out, t.Book.Say("console.crowded", s.HexName(sp), strings.Join(all, ", ")))
		}
	}
}

// company returns the names of the miniatures in a space, explorers first.
func (t *table) company(s *fortress.State, sp board.Space) (all []string) {
	for _, team := range []fortress.Team{fortress.Explorers, fortress.Hostiles} {
		for u := range s.Each(team) {
			if s.On(u).Hex == sp {
				all = append(all, t.model(u))
			}
		}
	}
	return all
}

// rows returns the drawing, in which some spaces are marked, with the name of its first hex, or portal, in front of each row.
func rows(s *fortress.State, marks map[board.Space]rune) string {
	first := map[int8]int8{} // the leftmost column by row
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
	for line := range strings.Lines(s.Draw(marks)) {
		begun = begun || strings.Trim(line, " #/\\|\n") != "" // hexsides may be drawn above the first row
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
