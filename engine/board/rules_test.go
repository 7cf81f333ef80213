package board_test

import (
	"testing"

	"precipice/engine/board"
)

// draw reads a drawing whose marks A and B are two spaces.
func draw(t *testing.T, text string) (f *board.Field, a, b board.Space) {
	t.Helper()
	d, err := board.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	f, a, b = board.NewField(d.Cells), board.None, board.None
	for _, m := range d.Marks {
		switch m.Rune {
		case 'A':
			a, _ = f.At(m.Hex)
		case 'B':
			b, _ = f.At(m.Hex)
		}
	}
	return f, a, b
}

func TestSight(t *testing.T) {
	for _, c := range []struct {
		rule, field string
		visible     bool
		kind        board.EdgeKind
	}{
		{"models in neighbouring hexes see each other", `
A   B`, true, board.Open},
		{"open floor is seen across", `
A   .   .   B`, true, board.Open},
		{"cover does not block", `
A | . | B`, true, board.Open},
		{"a wall between neighbours blocks", `
A # B`, false, board.Wall},
		{"a wall across the line blocks", `
A   . # .   B`, false, board.Wall},
		{"a wall beyond the target does not block", `
A   .   B # .`, true, board.Open},
		{"a wall behind the attacker does not block", `
. # A   .   B`, true, board.Open},
		{"a wall beside the line that it does not touch is no matter", `
  .   .   .   .
         # #
    A   .   .   B
       # #
      .   .   .   .`, true, board.Open},
		{"an obstruction blocks", `
A   O   B`, false, board.Obstruction},
		{"an obstruction beside the line does not block", `
.   O   .

  A   .   B

.   .   O   .`, true, board.Open},
		{"nobody sees across a gap", `
A       B

  .   .`, false, board.Limit},

		{"a line along a hexside is open on open ground", `
A   .

  .   B`, true, board.Open},
		{"running exactly along a wall blocks", `
A   .
   #
  .   B`, false, board.Wall},
		{"running exactly along the limit blocks", `
A   .

      B`, false, board.Limit},
		{"running exactly along an obstruction blocks", `
A   O

  .   B`, false, board.Obstruction},
		{"running along cover does not block", `
A   .
   \
  .   B`, true, board.Open},

		{"passing the corner where three open hexes meet is free", `
A   .   .   .   .

  .   .   .   .   B`, true, board.Open},
		{"touching the end of a wall on the attacker's hex blocks", `
A # .

  .   B`, false, board.Wall},
		{"touching the end of a wall on the target's hex blocks", `
A   .

  . # B`, false, board.Wall},
		{"touching the end of a wall on the way blocks", `
A   .   .   .   .
     #
  .   .   .   .   B`, false, board.Wall},
		{"missing the end of a wall by a little does not block", `
A   .   .   .   .

  . # .   .   .   B`, true, board.Open},
		{"touching the corner of an obstruction blocks", `
A   .   .   .   .

  .   O   .   .   B`, false, board.Obstruction},
		{"touching the corner of the limit blocks", `
A   .   .   .   .

  .       .   .   B`, false, board.Limit},
		{"of two walls the first on the way is told, of a wall and the limit likewise", `
A # .       B`, false, board.Wall},
	} {
		t.Run(c.rule, func(t *testing.T) {
			f, a, b := draw(t, c.field)
			if got := f.Visible(a, b); got != c.visible {
				t.Errorf("A sees B: %v", got)
			}
			if got := f.Visible(b, a); got != c.visible {
				t.Errorf("B sees A: %v", got)
			}
			at, side, kind, blocked := f.Blocker(a, b)
			if blocked == c.visible || kind != c.kind {
				t.Errorf("blocked %v by %v on side %v of %v, want %v", blocked, kind, side, at, c.kind)
			}
		})
	}
}

func TestCover(t *testing.T) {
	for _, c := range []struct {
		rule, field string
		toB, toA    bool
	}{
		{"no cover on open ground", `
A   .   B`, false, false},
		{"cover on the attacker's own hex helps only the attacker", `
A | .   B`, false, true},
		{"cover on the target's hex helps the target", `
A   . | B`, true, false},
		{"cover in the middle helps both", `
A   . | .   B`, true, true},
		{"cover on the hexside two neighbours share helps neither", `
A | B`, false, false},
		{"cover beyond the target does not help it", `
A   .   B | .`, false, false},
		{"cover beside the line does not help", `
  .   .   .   .
 \   \   \   \
A   .   .   B
 /   /   /   /
  .   .   .   .`, false, false},
		{"touching the end of cover on the way helps both", `
A   .   .   .   .
     /
  .   .   .   .   B`, true, true},
		{"a line along cover that is no side of either hex helps both", `
A   .
   \
  .   B`, true, true},
		{"touching the end of cover on the attacker's hex helps only the attacker", `
A | .

  .   B`, false, true},
		{"touching the end of cover on the target's hex helps only the target", `
A   .
     /
  .   B`, true, false},
		{"each has cover on its own hex, the line touching only its end", `
.   A   .
   \
  .   .   .
   /
.   B   .`, true, true},
		{"a wall hides cover on the same hexside", `
A   . # B`, false, false},
	} {
		t.Run(c.rule, func(t *testing.T) {
			f, a, b := draw(t, c.field)
			if got := f.CrossesCover(a, b); got != c.toB {
				t.Errorf("B in cover from A: %v", got)
			}
			if got := f.CrossesCover(b, a); got != c.toA {
				t.Errorf("A in cover from B: %v", got)
			}
			if at, side, ok := f.CoverAt(a, b); ok != c.toB {
				t.Errorf("cover told at %v %v: %v", at, side, ok)
			}
		})
	}
}
