package library

import (
	"fmt"
	"strconv"
	"strings"

	"precipice/engine/board"
	"precipice/engine/content"
)

// UnmarshalText reads "1/3": the damage of a success and of a critical.
func (d *Damage) UnmarshalText(b []byte) error {
	first, second, ok := strings.Cut(string(b), "/")
	low, err1 := strconv.Atoi(first)
	high, err2 := strconv.Atoi(second)
	if !ok || err1 != nil || err2 != nil || low < 0 || high < low || high < 1 || high > 9 {
		return content.Complaint{What: fmt.Sprintf("%q is not a damage", b), Remedy: "write what a success and what a critical does, as 1/3"}
	}
	*d = Damage{low, high}
	return nil
}

func (d Damage) String() string { return fmt.Sprintf("%d/%d", d[0], d[1]) }

// Span is a range of faces: "3" or "3-7".
type Span struct{ From, To int }

// UnmarshalText reads a span of the faces of a D12.
func (s *Span) UnmarshalText(b []byte) error {
	span, ok := spanOf(string(b), 12)
	if !ok {
		return content.Complaint{What: fmt.Sprintf("%q is not a span of faces", b), Remedy: "write faces of a D12, as 3 or 3-7"}
	}
	*s = span
	return nil
}

// TurnSpan is a range of turns: "3" or "3-7".
type TurnSpan Span

// mostTurn is the highest turn that content can name.
const mostTurn = 30

// UnmarshalText reads a span of turns.
func (s *TurnSpan) UnmarshalText(b []byte) error {
	span, ok := spanOf(string(b), mostTurn)
	if !ok {
		return content.Complaint{What: fmt.Sprintf("%q is not a span of turns", b), Remedy: "write turns from 1 to 30, as 4 or 4-6"}
	}
	*s = TurnSpan(span)
	return nil
}

// spanOf reads "3" or "3-7", from 1 to a limit.
func spanOf(text string, most int) (s Span, ok bool) {
	low, high, two := strings.Cut(text, "-")
	if !two {
		high = low
	}
	from, err1 := strconv.Atoi(low)
	to, err2 := strconv.Atoi(high)
	return Span{from, to}, err1 == nil && err2 == nil && from >= 1 && to <= most && to >= from
}

// groupText is a group of an encounter card: "ulfenwatch 4 with banner-bearer + corpse-rats 2", alternatives joined by "or".
type groupText [][]partText

type partText struct {
	Hostile string
	Count   int
	With    string
}

// UnmarshalText reads a group.
func (g *groupText) UnmarshalText(b []byte) error {
	for one := range strings.SplitSeq(string(b), " or ") {
		var band []partText
		for part := range strings.SplitSeq(one, " + ") {
			words := strings.Fields(part)
			if len(words) != 2 && (len(words) != 4 || words[2] != "with") {
				return notAGroup(b)
			}
			n, err := strconv.Atoi(words[1])
			if err != nil || n < 1 || n > 12 {
				return notAGroup(b)
			}
			p := partText{Hostile: words[0], Count: n}
			if len(words) == 4 {
				p.With = words[3]
			}
			band = append(band, p)
		}
		*g = append(*g, band)
	}
	return nil
}

func notAGroup(b []byte) error {
	return content.Complaint{What: fmt.Sprintf("%q is not a group", b), Remedy: "write hostiles and numbers, as ulfenwatch 4 with banner-bearer + corpse-rats 2 or kosargi 1"}
}

// squareText is a square: "3,-1".
type squareText board.Square

// UnmarshalText reads a square.
func (q *squareText) UnmarshalText(b []byte) error {
	at, err := board.ParseSquare(string(b))
	if err != nil || max(at.X, -at.X, at.Y, -at.Y) > 60 {
		return content.Complaint{What: fmt.Sprintf("%q is not a square", b), Remedy: "write column and row in quotes, as \"3,-1\""}
	}
	*q = squareText(at)
	return nil
}
