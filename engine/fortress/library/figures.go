package library

import (
	"fmt"
	"strconv"
	"strings"

	"precipice/engine/content"
)

// UnmarshalText reads "1+", or "4+ for 2" where the die buys two attacks.
func (c *Cost) UnmarshalText(b []byte) error {
	die, attacks, several := strings.Cut(string(b), "+ for ")
	c.Attacks = 1
	var err error
	if several {
		c.Attacks, err = strconv.Atoi(attacks)
	} else {
		var plus bool
		if die, plus = strings.CutSuffix(die, "+"); !plus {
			die = ""
		}
	}
	n, err2 := strconv.Atoi(die)
	if err != nil || err2 != nil || n < 1 || n > 6 || c.Attacks < 1 || c.Attacks > MaxAttacks {
		return content.Complaint{What: fmt.Sprintf("%q is not a cost", b), Remedy: fmt.Sprintf("write 4+, or 4+ for 2 where the die buys two attacks, of at most %d", MaxAttacks)}
	}
	c.Die = n
	return nil
}

// Far is the upper end of an open band, in hexes.
const Far = 99

// UnmarshalText reads "1d8 at 2-3".
func (b *Band) UnmarshalText(text []byte) error {
	stat, reach, ok := strings.Cut(string(text), " at ")
	from, to, err := parseSpan(reach)
	if !ok || err != nil || from < 1 {
		return content.Complaint{What: fmt.Sprintf("%q is not a range band", text), Remedy: "write dice and hexes, as 1d8 at 2-3 or 1d6 at 4+"}
	}
	b.From, b.To = from, to
	return b.Stat.UnmarshalText([]byte(stat))
}

// span is a range of numbers: "20", "1-3", "4+".
type span struct{ From, To int }

// UnmarshalText reads a span.
func (s *span) UnmarshalText(b []byte) (err error) {
	if s.From, s.To, err = parseSpan(string(b)); err != nil {
		return content.Complaint{What: fmt.Sprintf("%q is not a span", b), Remedy: "write 1, 2-3 or 4+"}
	}
	return nil
}

func parseSpan(s string) (from, to int, err error) {
	if open, ok := strings.CutSuffix(s, "+"); ok {
		from, err = strconv.Atoi(open)
		return from, Far, err
	}
	low, high, ok := strings.Cut(s, "-")
	if !ok {
		high = low
	}
	if from, err = strconv.Atoi(low); err != nil {
		return 0, 0, err
	}
	to, err = strconv.Atoi(high)
	if err == nil && to < from {
		err = strconv.ErrRange
	}
	return from, to, err
}

// figures is an entry of a roster, miniatures of one model: "rifleman" or "cultist x8".
type figures struct {
	Model string
	Count int
}

// UnmarshalText reads figures.
func (f *figures) UnmarshalText(b []byte) error {
	model, times, several := strings.Cut(string(b), " x")
	f.Model, f.Count = model, 1
	if several {
		n, err := strconv.Atoi(times)
		if err != nil || n < 1 || n > 40 {
			return content.Complaint{What: fmt.Sprintf("%q names no number of miniatures", b), Remedy: "write the model and x with a number, as cultist x8"}
		}
		f.Count = n
	}
	return nil
}

// entryText is an entry of an encounter card: "ur-ghuls 4" or "twist drowned-light".
type entryText struct {
	Hostile, Twist string
	Size           int
}

// UnmarshalText reads an entry.
func (e *entryText) UnmarshalText(b []byte) error {
	id, rest, ok := strings.Cut(string(b), " ")
	if ok && id == "twist" {
		e.Twist = rest
		return nil
	}
	n, err := strconv.Atoi(rest)
	if !ok || err != nil || n < 1 || n > 14 {
		return content.Complaint{What: fmt.Sprintf("%q is neither a group nor a twist", b), Remedy: "write ur-ghuls 4 or twist drowned-light"}
	}
	e.Hostile, e.Size = id, n
	return nil
}

// garrisonText is an entry of the garrison of a stronghold: as on an encounter card, or "none".
type garrisonText entryText

// UnmarshalText reads an entry.
func (g *garrisonText) UnmarshalText(b []byte) error {
	if string(b) == "none" {
		return nil
	}
	return (*entryText)(g).UnmarshalText(b)
}

// hexText is a hex: "3,-1".
type hexText struct{ Q, R int }

// UnmarshalText reads a hex.
func (h *hexText) UnmarshalText(b []byte) error {
	q, r, ok := strings.Cut(string(b), ",")
	var err1, err2 error
	h.Q, err1 = strconv.Atoi(strings.TrimSpace(q))
	h.R, err2 = strconv.Atoi(strings.TrimSpace(r))
	if !ok || err1 != nil || err2 != nil || max(h.Q, -h.Q, h.R, -h.R) > 60 {
		return content.Complaint{What: fmt.Sprintf("%q is not a hex", b), Remedy: "write column and row in quotes, as \"3,-1\""}
	}
	return nil
}
