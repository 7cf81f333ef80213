package dice_test

import (
	"math/big"
	"testing"

	"precipice/engine/dice"
)

func TestFacesFallIntoClassesInOrder(t *testing.T) {
	for _, c := range []struct {
		die   dice.Die
		level [12]dice.Level
	}{
		{dice.D6, [12]dice.Level{4: dice.Success, 5: dice.Critical}},
		{dice.D8, [12]dice.Level{4: dice.Success, 5: dice.Success, 6: dice.Critical, 7: dice.Critical}},
		{dice.D12, [12]dice.Level{4: 1, 5: 1, 6: 1, 7: 1, 8: 2, 9: 2, 10: 2, 11: 2}},
	} {
		s := dice.NewSeeded(1)
		for face := range uint8(c.die) {
			s.Loaded = []uint8{face + 1}
			class, got := s.Roll(c.die, dice.Standard.Of(c.die))
			if got != face+1 || dice.Level(class) != c.level[face] {
				t.Errorf("D%d: face %d came as %d of class %d, want class %d", c.die, face+1, got, class, c.level[face])
			}
		}
	}
}

func TestALoadedFaceTheDieLacksIsBroughtIntoRange(t *testing.T) {
	s := dice.NewSeeded(1)
	s.Loaded = []uint8{7, 20, 6}
	for _, want := range []uint8{1, 2, 6} {
		if _, face := s.Roll(dice.D6, nil); face != want {
			t.Errorf("face %d, want %d", face, want)
		}
	}
	if len(s.Loaded) != 0 {
		t.Error("loaded faces are left")
	}
}

func TestEveryFaceComesUp(t *testing.T) {
	s := dice.NewSeeded(7)
	var count [21]int
	const throws = 20000
	for range throws {
		class, face := s.Roll(dice.D20, nil)
		if class != int(face)-1 {
			t.Fatalf("face %d is class %d", face, class)
		}
		count[face]++
	}
	for face, n := range count[1:] {
		if n < throws/20*8/10 || n > throws/20*12/10 {
			t.Errorf("face %d came %d times of %d", face+1, n, throws)
		}
	}
}

func TestACopyRollsTheSameAndSharesNothing(t *testing.T) {
	s := dice.NewSeeded(3)
	s.Loaded = []uint8{4}
	c := s.Copy()
	for range 50 {
		_, a := s.Roll(dice.D12, nil)
		if _, b := c.Roll(dice.D12, nil); a != b {
			t.Fatalf("%d and %d", a, b)
		}
	}
	_, a := dice.NewSeeded(4).Roll(dice.D20, nil)
	_, b := dice.NewSeeded(5).Roll(dice.D20, nil)
	if a == b {
		_, a = dice.NewSeeded(6).Roll(dice.D20, nil)
	}
	if a == b {
		t.Error("three seeds begin alike")
	}
}

func TestALoadedFaceUsesUpOneNumber(t *testing.T) {
	s, loaded := dice.NewSeeded(3), dice.NewSeeded(3)
	loaded.Loaded = []uint8{1}
	s.Roll(dice.D6, nil)
	loaded.Roll(dice.D6, nil)
	_, a := s.Roll(dice.D20, nil)
	if _, b := loaded.Roll(dice.D20, nil); a != b {
		t.Error("a loaded face must use up one number of the generator, or what follows would shift")
	}
}

// outcomes enumerates a procedure and adds up the weights by result.
func outcomes(run func(dice.Source) int) (n int, byResult map[int]*big.Rat, sum *big.Rat) {
	byResult, sum = map[int]*big.Rat{}, new(big.Rat)
	e := &dice.Enumerator{}
	for more := true; more; more = e.Next() {
		got := run(e)
		num, den := e.Weight()
		w := big.NewRat(int64(num), int64(den))
		if sum.Add(sum, w); byResult[got] == nil {
			byResult[got] = new(big.Rat)
		}
		byResult[got].Add(byResult[got], w)
		n++
	}
	return n, byResult, sum
}

func TestTheEnumeratorWalksEveryClassOnce(t *testing.T) {
	n, share, sum := outcomes(func(s dice.Source) int {
		a, _ := s.Roll(dice.D8, dice.Standard.Of(dice.D8))
		b, _ := s.Roll(dice.D6, dice.Standard.Of(dice.D6))
		return max(a, b)
	})
	if n != 9 || sum.Cmp(big.NewRat(1, 1)) != 0 {
		t.Errorf("%d outcomes that weigh %v", n, sum)
	}
	if want := big.NewRat(4*4, 48); share[0].Cmp(want) != 0 {
		t.Errorf("both fail: %v, want %v", share[0], want)
	}
}

func TestTheEnumeratorFollowsATreeOfDifferentDepths(t *testing.T) {
	n, share, sum := outcomes(func(s dice.Source) int {
		if a, _ := s.Roll(dice.D6, dice.Standard.Of(dice.D6)); a > 0 {
			return a
		}
		a, _ := s.Roll(dice.D20, nil)
		return 10 + a
	})
	if n != 22 || sum.Cmp(big.NewRat(1, 1)) != 0 || share[10].Cmp(big.NewRat(4, 120)) != 0 {
		t.Errorf("%d outcomes that weigh %v; the first face after a failure %v", n, sum, share[10])
	}
}

func TestTheEnumeratorSkipsClassesWithoutFaces(t *testing.T) {
	deck := []uint8{0, 2, 0, 0, 3, 0}
	var faces []uint8
	n, share, sum := outcomes(func(s dice.Source) int {
		kind, face := s.Roll(5, deck)
		faces = append(faces, face)
		return kind
	})
	if n != 2 || sum.Cmp(big.NewRat(1, 1)) != 0 || share[1] == nil || share[4] == nil {
		t.Errorf("%d outcomes %v that weigh %v", n, share, sum)
	}
	if faces[0] != 1 || faces[1] != 3 {
		t.Errorf("faces %v are not the first of their classes", faces)
	}
}

func TestTheWeightsOfADeckMayChangeAfterTheDraw(t *testing.T) {
	n, share, sum := outcomes(func(s dice.Source) int {
		deck := []uint8{2, 1}
		a, _ := s.Roll(3, deck)
		deck[a]--
		b, _ := s.Roll(2, deck)
		deck[b]--
		return 2*a + b
	})
	if n != 3 || sum.Cmp(big.NewRat(1, 1)) != 0 || share[0].Cmp(big.NewRat(1, 3)) != 0 {
		t.Errorf("%d outcomes %v that weigh %v", n, share, sum)
	}
}

func TestNoDiceIsOneOutcome(t *testing.T) {
	if n, _, sum := outcomes(func(dice.Source) int { return 0 }); n != 1 || sum.Cmp(big.NewRat(1, 1)) != 0 {
		t.Errorf("%d outcomes that weigh %v", n, sum)
	}
}
