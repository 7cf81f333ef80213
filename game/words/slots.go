package words

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n/template"

	"precipice/engine"
	"precipice/engine/content"
	safe "precipice/game/plain"
)

// filling holds the values for the slots of a text.
type filling struct {
	book  *Book
	parts []string // as they are shown
	raw   []string // as the rules name them; nil where they are the same
	n     int      // {n}
}

// slots parses texts with the slots {0} to {9}, {all} and {n}, with {dice 0}, {player 0} and {text 0}, and with
// {key undo}, {keys undo}, {button undo} and {press undo} for whatever asks for an action; it implements
// template.Parser.
type slots struct{}

// Cacheable implements template.Parser.
func (slots) Cacheable() bool { return true }

// Parse implements template.Parser.
func (slots) Parse(src, _, _ string) (template.ParsedTemplate, error) { return parse(src) }

const (
	plain = -1 - iota // a piece that stands as it is
	all               // {all}
	count             // {n}
	hand              // a key or button of an action
)

// piece is literal text or a slot.
type piece struct {
	text string // literal, or the name of an action
	slot int    // a part's index, or one of the above
	as   string // how the part is shown: "" by its name, else a word of manners
}

// manners are the ways to show a part other than by its name: as faces of dice, as the player of that
// number, or as the text of its card.
var manners = []string{"dice", "player", "text"}

// slotWays are the ways to show what asks for an action: its key, all its keys, its gamepad button, or the key or
// button for whichever the player has used last.
var slotWays = []string{"key", "keys", "button", "press"}

type pieces []piece

// parse splits a text at its slots. A brace that does not open a slot is an error.
func parse(src string) (p pieces, err error) {
	for rest := src; rest != ""; {
		before, after, found := strings.Cut(rest, "{")
		if before != "" {
			p = append(p, piece{text: before, slot: plain})
		}
		if !found {
			break
		}
		name, tail, closed := strings.Cut(after, "}")
		if as, action, ok := strings.Cut(name, " "); ok && closed && slices.Contains(slotWays, as) {
			p = append(p, piece{text: action, slot: hand, as: as})
			rest = tail
			continue
		}
		as, name := mannerOf(name)
		slot, err := slotOf(name)
		if as != "" && slot < 0 {
			err = strconv.ErrRange
		}
		if !closed || err != nil {
			return nil, content.Complaint{What: fmt.Sprintf("the text %q has a brace that is not a slot", src), Remedy: "write {0} to {9}, {dice 0}, {player 0}, {text 0}, {all}, {n} or {key ACTION}"}
		}
		p = append(p, piece{slot: slot, as: as})
		rest = tail
	}
	return p, nil
}

// mannerOf splits a slot such as "dice 1" into its manner, "" for none, and the rest.
func mannerOf(slot string) (as, rest string) {
	if as, rest, ok := strings.Cut(slot, " "); ok && slices.Contains(manners, as) {
		return as, rest
	}
	return "", slot
}

func slotOf(name string) (int, error) {
	switch name {
	case "all":
		return all, nil
	case "n":
		return count, nil
	}
	if len(name) != 1 {
		return 0, strconv.ErrRange
	}
	return strconv.Atoi(name)
}

// Execute implements template.ParsedTemplate.
func (p pieces) Execute(data any) (string, error) {
	f, ok := data.(filling)
	if !ok {
		return "", fmt.Errorf("a text is filled with %T", data)
	}
	return p.fill(f), nil
}

// fill writes the text. A slot without a part stays empty. A part that is read from right to left turns nothing around it.
func (p pieces) fill(f filling) string {
	if len(p) == 1 && p[0].slot == plain {
		return p[0].text
	}
	var b strings.Builder
	for _, piece := range p {
		switch {
		case piece.slot == plain:
			b.WriteString(piece.text)
		case piece.slot == all:
			b.WriteString(strings.Join(isolated(f.parts), ", "))
		case piece.slot == count:
			b.WriteString(strconv.Itoa(f.n))
		case piece.slot == hand:
			b.WriteString(f.book.hand(piece.as, piece.text))
		case piece.slot < len(f.parts):
			b.WriteString(safe.Isolated(f.part(piece)))
		}
	}
	return b.String()
}

// isolated returns parts as they stand in a text.
func isolated(parts []string) []string {
	list := make([]string, len(parts))
	for i, part := range parts {
		list[i] = safe.Isolated(part)
	}
	return list
}

// part returns what a slot shows. If its manner does not fit the part, it shows the name.
func (f *filling) part(p piece) string {
	raw := f.parts[p.slot]
	if f.raw != nil {
		raw = f.raw[p.slot]
	}
	switch {
	case p.as == "dice" && digits(raw):
		return strings.Join(strings.Split(raw, ""), " ")
	case p.as == "player":
		if n, err := strconv.Atoi(raw); err == nil {
			return f.book.Player(engine.Seat(n - 1))
		}
	case p.as == "text" && f.book.Has("text."+raw):
		return f.book.Say("text." + raw)
	}
	return f.parts[p.slot]
}
