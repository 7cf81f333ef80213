package dice_test

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"precipice/engine/dice"
)

func ratOf(s dice.Share) *big.Rat {
	return new(big.Rat).SetFrac(new(big.Int).SetUint64(s.Num), new(big.Int).SetUint64(max(1, s.Den)))
}

// Shares compute like fractions in lowest terms as long as they fit in 64 bits, and are rounded beyond.
func TestSharesReckonExactly(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for bits := 2; bits <= 40; bits++ {
		for range 200 {
			a, b := dice.ShareOf(r.Uint64N(1<<bits), 1+r.Uint64N(1<<bits)), dice.ShareOf(r.Uint64N(1<<bits), 1+r.Uint64N(1<<bits))
			for what, c := range map[string]struct {
				got  dice.Share
				want *big.Rat
			}{"sum": {a.Plus(b), new(big.Rat).Add(ratOf(a), ratOf(b))}, "product": {a.Times(b), new(big.Rat).Mul(ratOf(a), ratOf(b))}} {
				fits := c.want.Num().IsUint64() && c.want.Denom().IsUint64()
				if small := 2*bits < 63; (small || fits && what == "product") && ratOf(c.got).Cmp(c.want) != 0 {
					t.Fatalf("the %s of %v and %v is %v", what, a, b, c.got)
				}
				want, _ := c.want.Float64()
				if math.Abs(c.got.Float()-want) > 1e-12*max(1, want) {
					t.Fatalf("the %s of %v and %v is %v, about %v, not %v", what, a, b, c.got, c.got.Float(), want)
				}
				if g := new(big.Int).GCD(nil, nil, ratOf(c.got).Num(), new(big.Int).SetUint64(c.got.Den)); c.got.Num > 0 && g.Uint64() != 1 {
					t.Fatalf("%v is not in lowest terms", c.got)
				}
			}
			if p := dice.ShareOf(a.Num, a.Num+b.Num+1); p.Plus(p.Rest()) != dice.ShareOf(1, 1) {
				t.Fatalf("all but %v is %v", p, p.Rest())
			}
		}
	}
}
