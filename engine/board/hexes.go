package board

import (
	"fmt"
	"strconv"
	"strings"
)

// Hex is the position of a pointy-top hex in axial coordinates: Q grows to the east,
// R to the south-east.
type Hex struct{ Q, R int8 }

// String writes the hex as in option keys: "3,-4".
func (h Hex) String() string {
	return strconv.Itoa(int(h.Q)) + "," + strconv.Itoa(int(h.R))
}

// ParseHex reads what [Hex.String] writes.
func ParseHex(text string) (Hex, error) {
	before, after, _ := strings.Cut(text, ",")
	q, errQ := strconv.ParseInt(before, 10, 8)
	r, errR := strconv.ParseInt(after, 10, 8)
	if errQ != nil || errR != nil {
		return Hex{}, fmt.Errorf("hex %q: write two whole numbers from -128 to 127 with a comma between them, as in 3,-4", text)
	}
	return Hex{int8(q), int8(r)}, nil
}

// Add returns h displaced by o.
func (h Hex) Add(o Hex) Hex { return Hex{h.Q + o.Q, h.R + o.R} }

// Step returns the hex across the given side.
func (h Hex) Step(s Side) Hex { return h.Add(steps[s]) }

// Distance returns the smallest number of steps from h to o, ignoring everything between.
func (h Hex) Distance(o Hex) int {
	dq, dr := int(o.Q)-int(h.Q), int(o.R)-int(h.R)
	return max(abs(dq), abs(dr), abs(dq+dr))
}

// Rotate turns the hex about 0,0 clockwise by the given number of sixths of a circle.
// Negative turns go counter-clockwise.
func (h Hex) Rotate(turns int) Hex {
	for range (turns%6 + 6) % 6 {
		h = Hex{-h.R, h.Q + h.R}
	}
	return h
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

// Side is one of the six sides of a hex, counted counter-clockwise from the east.
type Side uint8

const (
	E Side = iota
	NE
	NW
	W
	SW
	SE
	sideCount
)

var (
	steps     = [sideCount]Hex{{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}
	sideNames = [sideCount]string{"e", "ne", "nw", "w", "sw", "se"}
)

// Opposite returns the same hexside as seen from the hex beyond it.
func (s Side) Opposite() Side { return (s + 3) % sideCount }

// Rotate turns the side as [Hex.Rotate] turns the hex.
func (s Side) Rotate(turns int) Side { return Side(((int(s)-turns)%6 + 6) % 6) }

func (s Side) String() string {
	if s >= sideCount {
		return "side " + strconv.Itoa(int(s))
	}
	return sideNames[s]
}
