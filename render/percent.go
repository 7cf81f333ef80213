package render

import "strconv"

// Percent writes a share of 0..1 as a whole percentage. What is possible is never written as 0%, and what
// is not certain never as 100%.
func Percent(share float32) string { return strconv.Itoa(percentOf(share, int(share*100+0.5))) + "%" }

// percentOf keeps a percentage off 0 and 100 unless the share is exactly that.
func percentOf(share float32, n int) int {
	switch {
	case share <= 0:
		return 0
	case share >= 1:
		return 100
	}
	return max(1, min(99, n))
}

// Percents writes shares as whole percentages. If the shares are a whole, so are the percentages: what
// rounding down leaves goes to the largest remainders.
func Percents(shares []float32) []string {
	figures, sum, whole := make([]int, len(shares)), 0, float32(0)
	for i, share := range shares {
		whole += share
		figures[i] = percentOf(share, int(share*100+1e-4))
		sum += figures[i]
	}
	const slack = 1e-4 // of sums of single-precision numbers
	if whole < 1-slack || whole > 1+slack {
		for i, share := range shares {
			figures[i] = percentOf(share, int(share*100+0.5))
		}
		sum = 100
	}
	for ; sum < 100; sum++ {
		figures[farthest(shares, figures, 1)]++
	}
	for ; sum > 100; sum-- {
		figures[farthest(shares, figures, -1)]--
	}
	texts := make([]string, len(figures))
	for i, n := range figures {
		texts[i] = strconv.Itoa(n) + "%"
	}
	return texts
}

// farthest returns the index of the percentage that is furthest below its share, or with a negative sign
// above it, and that may still be changed.
func farthest(shares []float32, figures []int, sign float32) (at int) {
	best := float32(-200)
	for i, share := range shares {
		if off := (share*100 - float32(figures[i])) * sign; off > best && share > 0 && percentOf(share, figures[i]+int(sign)) == figures[i]+int(sign) {
			at, best = i, off
		}
	}
	return at
}
