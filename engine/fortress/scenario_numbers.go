package fortress

import (
	"fmt"
	"strconv"
)

// numberIn parses a whole number of a script.
func numberIn(what, text string, low, high int) (uint8, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < low || n > high {
		return 0, fmt.Errorf("%s %q: write a whole number from %d to %d", what, text, low, high)
	}
	return uint8(n), nil
}

// facesIn parses faces from 1 to high. A script lists them for a die of known or unknown kind.
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

// highest is the highest face that a script may load. Drawing a card counts as a throw of a die that
// may have more than 20 sides.
const highest = 99

// The highest values that may follow a word of a script.
const (
	maxPlayers = 5
	maxTurn    = 99
	maxPoints  = 9
	maxDamage  = 30
	sixes      = 6
)
