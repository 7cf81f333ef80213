package fortress

import (
	"math/big"
	"testing"

	"precipice/engine"
	"precipice/engine/script"
)

// position plays a script to its end and returns the match.
func position(t testing.TB, text string) *Match {
	t.Helper()
	sc, err := script.Parse(Vocabulary(rulesFor(t)), "proves BF-ATK-001\n"+text)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := sc.Run(); err != nil {
		t.Fatal(err)
	}
	return sc.Match
}

// odds runs a frame through every outcome, taking the first option of each question. It adds up the
// shares by the number that read returns at the end.
func odds(m *Match, start func() frame, read func(*State) int) map[int]*big.Rat {
	shares := map[int]*big.Rat{}
	first := func(*Match, *engine.Decision) int { return 0 }
	engine.Odds(m, start, first, func(end *Match, num, den uint64) {
		n := read(&end.State)
		if shares[n] == nil {
			shares[n] = new(big.Rat)
		}
		shares[n].Add(shares[n], new(big.Rat).SetFrac(new(big.Int).SetUint64(num), new(big.Int).SetUint64(den)))
	})
	return shares
}

func wantShares(t *testing.T, got map[int]*big.Rat, want map[int]*big.Rat) {
	t.Helper()
	if len(got) != len(want) {
		t.Errorf("shares %v, want %v", got, want)
	}
	for n, share := range want {
		if got[n] == nil || got[n].Cmp(share) != 0 {
			t.Errorf("%d has %v, want %v", n, got[n], share)
		}
	}
}

const openGround = `board
.   .   .   .   .
end
explorer janus-draik 0,0 dice 6
explorer dahyak 4,0 wounds 2
hostile drone-1 2,0
start activation janus-draik`

// TestOddsOfAnAttack checks that a triangle die fails on four faces of eight, wounds on two and is
// critical on two.
func TestOddsOfAnAttack(t *testing.T) {
	m := position(t, openGround)
	janus, drone := m.State.find("janus-draik"), m.State.find("drone-1")
	before := m.State
	got := odds(m, func() frame { return &Attack{By: janus, On: drone} }, func(s *State) int { return int(s.Units[drone].Damage) })
	wantShares(t, got, map[int]*big.Rat{0: big.NewRat(1, 2), 1: big.NewRat(1, 4), 3: big.NewRat(1, 4)})
	if !before.Equal(&m.State) {
		t.Error("odds changed the match")
	}
}

// TestOddsOfADefence checks that Dahyak's two square dice both fail in 16 cases of 36. With a success
// and no critical, in 9 of 36, a grievous wound becomes a wound.
func TestOddsOfADefence(t *testing.T) {
	m := position(t, openGround)
	count := func(s *State) int { return 10*s.Party[1].Count(GrievousCounter) + s.Party[1].Count(WoundCounter) }
	wantShares(t, odds(m, func() frame { return &Wound{Card: 1, By: NoUnit} }, count),
		map[int]*big.Rat{2: big.NewRat(20, 36), 3: big.NewRat(16, 36)})
	wantShares(t, odds(m, func() frame { return &Wound{Card: 1, Grievous: true, By: NoUnit} }, count),
		map[int]*big.Rat{2: big.NewRat(11, 36), 3: big.NewRat(9, 36), 12: big.NewRat(16, 36)})
}
