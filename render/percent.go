package render

import "strconv"

// Percent writes a share of 0..1 as a whole percentage, the same for equal shares wherever they stand. So the parts of a whole
// need not add up to 100. What is possible is never written as 0%, and what is not certain never as 100%.
func Percent(share float32) string {
	switch {
	case share <= 0:
		return "0%"
	case share >= 1:
		return "100%"
	}
	return strconv.Itoa(max(1, min(99, int(share*100+0.5)))) + "%"
}
