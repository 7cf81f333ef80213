package kit

import (
	"fmt"
	"strconv"
	"strings"

	"precipice/engine/content"
	"precipice/engine/dice"
)

// Stat is a roll of a card: Count action dice, 1 or 2, of Die sides.
type Stat struct {
	Count uint8
	Die   dice.Die
}

func (s Stat) String() string { return fmt.Sprintf("%dd%d", s.Count, s.Die) }

// UnmarshalText reads "1d8".
func (s *Stat) UnmarshalText(b []byte) error {
	count, die, ok := strings.Cut(string(b), "d")
	n, err1 := strconv.Atoi(count)
	d, err2 := strconv.Atoi(die)
	if !ok || err1 != nil || err2 != nil || n < 1 || n > 2 || d != 6 && d != 8 && d != 12 {
		return content.Complaint{What: fmt.Sprintf("%q is not a roll", b), Remedy: "write one or two dice of 6, 8 or 12 sides, as 1d8 or 2d6"}
	}
	*s = Stat{Count: uint8(n), Die: dice.Die(d)}
	return nil
}
