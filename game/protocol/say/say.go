// Package say holds what programs are told of every ruleset alike: players, shares, dice and cards of the track, and the parts of a table
// that a program asks for. The names of fields are those of engine/PROTOCOL.md.
package say

import (
	"maps"
	"slices"

	"precipice/engine"
	"precipice/engine/content"
	"precipice/engine/dice"
	"precipice/game/protocol"
)

// Card is a card of the initiative track.
type Card struct {
	Card   string `json:"card"`
	Done   bool   `json:"done,omitempty"`
	Acting bool   `json:"acting,omitempty"`
}

// Die is a destiny die.
type Die struct {
	Face int  `json:"face"`
	Used bool `json:"used,omitempty"`
}

// Share is a chance or an expected number as an exact fraction.
type Share struct {
	Num uint64 `json:"num"`
	Den uint64 `json:"den"`
}

// Exact returns a share as a fraction.
func Exact(s dice.Share) *Share { return &Share{s.Num, max(1, s.Den)} }

// Some returns a share, such as that of outcomes that were not followed, or nil if it is zero.
func Some(s dice.Share) *Share {
	if s.Num == 0 {
		return nil
	}
	return Exact(s)
}

// Player names the player at a seat.
func Player(s engine.Seat) string { return "player-" + string(rune('1'+s)) }

// Parts returns how the parts of a table are shown that a program asks for, in its order, of those known by their names. It asks for all
// if it names none.
func Parts[V any](asked []string, known map[string]V) (list []V, err error) {
	names := slices.Sorted(maps.Keys(known))
	if len(asked) == 0 {
		asked = names
	}
	if len(asked) > len(names) {
		return nil, protocol.Fail("wrong", "you name %[2]d parts, but there are only %[1]d: name each once", len(names), len(asked))
	}
	for i, name := range asked {
		show, ok := known[name]
		switch {
		case !ok:
			return nil, protocol.Fail("wrong", "there is no part %q: %s", name, content.Remedy(name, names))
		case slices.Contains(asked[:i], name):
			return nil, protocol.Fail("wrong", "the part %q is named twice: name it once", name)
		}
		list = append(list, show)
	}
	return list, nil
}
