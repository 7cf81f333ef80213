package library

import (
	"fmt"

	"precipice/engine/content"
)

// Limit is how often something with an effect can be used by the whole party.
type Limit uint8

// The limits. All copies of a card count together.
const (
	Unlimited      Limit = iota
	OnceTurn             // a combat turn
	OnceExpedition       // from one visit to Precipice to the next
	OnceQuest
)

var limits = []string{"", "turn", "expedition", "quest"}

func (l Limit) String() string { return limits[l] }

// MaxLimited is the number of resource cards, supports and facilities that may have a limit.
const MaxLimited = 32

// limited counts what has a limit: a quest notes for each whether it has been used.
func (l *loading) limited() {
	n := 0
	count := func(limit Limit) {
		if limit > Unlimited {
			n++
		}
	}
	for i := range l.lib.Resources {
		count(l.lib.Resources[i].Limit)
	}
	for i := range l.lib.Ships {
		count(l.lib.Ships[i].Support.Limit)
		count(l.lib.Ships[i].Facility.Limit)
	}
	if n > MaxLimited {
		l.Report(content.At{File: "ships"}, fmt.Sprintf("%d cards, supports and facilities have a limit", n), fmt.Sprintf("keep them to %d", MaxLimited))
	}
}
