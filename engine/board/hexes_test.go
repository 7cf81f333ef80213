package board_test

import (
	"slices"
	"testing"

	"precipice/engine/board"
)

func TestHexNames(t *testing.T) {
	for _, h := range []board.Hex{{}, {Q: 3, R: -4}, {Q: -128, R: 127}} {
		if back, err := board.ParseHex(h.String()); err != nil || back != h {
			t.Errorf("%v is read back as %v, %v", h, back, err)
		}
	}
	for _, text := range []string{"", "3", "3,", "3,4,5", "3;4", "a,1", "1,128", "1, 2"} {
		if h, err := board.ParseHex(text); err == nil {
			t.Errorf("%q is read as %v", text, h)
		}
	}
}

func TestStepsAndTurns(t *testing.T) {
	home := board.Hex{Q: 2, R: -1}
	for s := range board.Side(6) {
		if back := home.Step(s).Step(s.Opposite()); back != home {
			t.Errorf("%v and back leads to %v", s, back)
		}
		if home.Distance(home.Step(s)) != 1 {
			t.Errorf("a step %v is not one hex long", s)
		}
		if turned := (board.Hex{}).Step(s).Rotate(1); turned != (board.Hex{}).Step(s.Rotate(1)) {
			t.Errorf("%v turns to %v, not to side %v", s, turned, s.Rotate(1))
		}
	}
	if east := (board.Hex{Q: 1}).Rotate(1); east != (board.Hex{R: 1}) {
		t.Errorf("east turns clockwise to %v, want south-east", east)
	}
	if home.Rotate(-1) != home.Rotate(5) || home.Rotate(6) != home {
		t.Error("six turns are not a full circle")
	}
	for _, c := range []struct {
		to   board.Hex
		want int
	}{{home, 0}, {board.Hex{Q: 5, R: -1}, 3}, {board.Hex{Q: 5, R: -4}, 3}, {board.Hex{Q: 4, R: 2}, 5}, {board.Hex{Q: -128, R: 127}, 130}} {
		if got := home.Distance(c.to); got != c.want {
			t.Errorf("from %v to %v: %d, want %d", home, c.to, got, c.want)
		}
	}
}

func TestSet(t *testing.T) {
	var s, o board.Set
	if !s.Empty() {
		t.Error("the zero set is not empty")
	}
	for _, sp := range []board.Space{0, 63, 64, 200, 239} {
		s.Add(sp)
	}
	o.Add(64)
	o.Add(65)
	s.Remove(200)
	if got, want := slices.Collect(s.All()), []board.Space{0, 63, 64, 239}; !slices.Equal(got, want) || s.Len() != 4 {
		t.Errorf("set %v, want %v", got, want)
	}
	if s.Has(200) || !s.Has(239) || s.Or(o).Len() != 5 || s.And(o).Len() != 1 || s.Minus(o).Len() != 3 {
		t.Error("or, and, minus or has is wrong")
	}
}
