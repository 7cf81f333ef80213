package fortress

import (
	"fmt"
	"strconv"
)

// numberIn reads a whole number of a script.
func numberIn(what, text string, low, high int) (uint8, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < low || n > high {
		return 0, fmt.Errorf("%s %q: write a whole number from %d to %d", what, text, low, high)
	}
	return uint8(n), nil
}

// facesIn reads faces of a die, or of dice that are not known yet up to high.
func facesIn(what string, args []string, high int) (all []uint8, err error) {
	for _, a := range args {
		n, err := numberIn(what, a, 1, high)
		if err != nil {
			return nil, err
		}
		all = append(all, n)
	}
	return all, nil
}

// highest face of a throw that a script may load: a card of a deck falls with more than 20.
const highest = 99

// Highest values of what stands behind a word of a script.
const (
	maxPlayers = 5
	maxTurn    = 99
	maxPoints  = 9
	maxDamage  = 30
	sixes      = 6
)
