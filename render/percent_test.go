package render

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
)

func TestPercentIsNeverWrongAboutCertainty(t *testing.T) {
	for share, want := range map[float32]string{0: "0%", 1: "100%", 0.001: "1%", 0.9999: "99%", 0.5: "50%", 0.125: "13%"} {
		if got := Percent(share); got != want {
			t.Errorf("%v is written %s, want %s", share, got, want)
		}
	}
}

func TestPercentsOfAWhole(t *testing.T) {
	for _, c := range []struct {
		shares []float32
		want   string
	}{
		{[]float32{1. / 3, 1. / 3, 1. / 3}, "34% 33% 33%"},
		{[]float32{0.125, 0.375, 0.5}, "13% 37% 50%"},
		{[]float32{0.998, 0.001, 0.001}, "98% 1% 1%"},
		{[]float32{0.004, 0.996, 0}, "1% 99% 0%"},
		{[]float32{1, 0, 0}, "100% 0% 0%"},
		{[]float32{0.125, 0.125}, "13% 13%"}, // no whole
	} {
		if got := strings.Join(Percents(c.shares), " "); got != c.want {
			t.Errorf("%v: %s, want %s", c.shares, got, c.want)
		}
	}
}

// Any whole of eighths, twelfths and their products sums to 100, each figure within one of its share.
func TestPercentsAddUp(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 7))
	for range 20_000 {
		n, parts := 1+rng.IntN(1728), make([]int, 2+rng.IntN(4))
		for range n {
			parts[rng.IntN(len(parts))]++
		}
		shares := make([]float32, len(parts))
		for i, p := range parts {
			shares[i] = float32(p) / float32(n)
		}
		sum := 0
		for i, text := range Percents(shares) {
			figure, _ := strconv.Atoi(strings.TrimSuffix(text, "%"))
			if sum += figure; figure == 0 && parts[i] > 0 || figure == 100 && parts[i] < n {
				t.Fatalf("%v of %d are written %v", parts, n, Percents(shares))
			}
		}
		if sum != 100 {
			t.Fatalf("%v of %d are written %v", parts, n, Percents(shares))
		}
	}
}
