package words

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n/template"

	"precipice/engine/content"
)

// filling is what goes into the slots of a text.
type filling struct {
	parts []string
	n     int // {n}
}

// slots parses texts with the slots {0} to {9}, {all} and {n}; it implements template.Parser.
type slots struct{}

// Cacheable implements template.Parser.
func (slots) Cacheable() bool { return true }

// Parse implements template.Parser.
func (slots) Parse(src, _, _ string) (template.ParsedTemplate, error) { return parse(src) }

const (
	plain = -1 - iota // a piece that stands as it is
	all               // {all}
	count             // {n}
)

// piece is a stretch of text, or a slot.
type piece struct {
	text string
	slot int // a part's index, or one of the above
}

type pieces []piece

// parse splits a text at its slots. A brace that opens no slot is an error.
func parse(src string) (p pieces, err error) {
	for rest := src; rest != ""; {
		before, after, found := strings.Cut(rest, "{")
		if before != "" {
			p = append(p, piece{before, plain})
		}
		if !found {
			break
		}
		name, tail, closed := strings.Cut(after, "}")
		slot, err := slotOf(name)
		if !closed || err != nil {
			return nil, content.Complaint{What: fmt.Sprintf("the text %q has a brace that is no slot", src), Remedy: "write {0} to {9}, {all} or {n}"}
		}
		p = append(p, piece{"", slot})
		rest = tail
	}
	return p, nil
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

// fill writes the text. A slot without a part stays empty.
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
			b.WriteString(strings.Join(f.parts, ", "))
		case piece.slot == count:
			b.WriteString(strconv.Itoa(f.n))
		case piece.slot < len(f.parts):
			b.WriteString(f.parts[piece.slot])
		}
	}
	return b.String()
}
