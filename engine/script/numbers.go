package script

import (
	"fmt"
	"strconv"

	"precipice/engine"
)

// Number parses a whole number from low to high. The error says what it is a number of.
func Number(what, text string, low, high int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < low || n > high {
		return 0, fmt.Errorf("%s %q: write a whole number from %d to %d", what, text, low, high)
	}
	return n, nil
}

// Faces parses the faces of dice, from 1 to high.
func Faces(what string, words []string, high uint8) (faces []uint8, err error) {
	for _, w := range words {
		n, err := Number(what, w, 1, int(high))
		if err != nil {
			return nil, err
		}
		faces = append(faces, uint8(n))
	}
	return faces, nil
}

// highestFace is the highest face that a script may load. Drawing a card counts as a throw of a die that
// may have more than 20 sides.
const highestFace = 99

var errTooManyFaces = fmt.Errorf("at most %d loaded dice may wait: load the others after some have been rolled", engine.MaxFaces)
