package session

import (
	"strconv"
	"strings"
)

// Form describes how a setup is written in a report: a word and its text on each line.
type Form[T any] struct {
	Blank T // the table of a report without any of the lines
	Lines []FormLine[T]
}

// FormLine is a line of a form.
type FormLine[T any] struct {
	Word  string
	Must  bool // a report without it is refused
	Write func(*T) (text string, ok bool)
	Read  func(t *T, text string) error
}

// FormNumber is a line with a number, which counts from first where the setup counts from 0.
func FormNumber[T any](word string, must bool, first int, field func(*T) *int) FormLine[T] {
	return FormLine[T]{Word: word, Must: must,
		Write: func(t *T) (string, bool) { return strconv.Itoa(*field(t) + first), true },
		Read: func(t *T, text string) error {
			n, err := whole(text)
			*field(t) = n - first
			return err
		}}
}

// FormSeats is the line that says who plays each of the figures, of which a table has so many at most. It counts seats from 1.
func FormSeats[T any](most int, field func(*T) *[]int) FormLine[T] {
	return FormLine[T]{Word: "seats",
		Write: func(t *T) (string, bool) {
			var seats []string
			for _, seat := range *field(t) {
				seats = append(seats, strconv.Itoa(seat+1))
			}
			return strings.Join(seats, " "), true
		},
		Read: func(t *T, text string) error {
			words := strings.Fields(text)
			if err := AtMost("error.most.seats", len(words), most); err != nil {
				return err
			}
			var seats []int
			for _, word := range words {
				n, err := whole(word)
				if err != nil {
					return err
				}
				seats = append(seats, n-1)
			}
			*field(t) = seats
			return nil
		}}
}
