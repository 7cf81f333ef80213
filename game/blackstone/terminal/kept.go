package terminal

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/terminal"
)

// block is options that belong together in a question that is asked again and again.
type block struct {
	called  string // what they are called while they have not changed, "" if they are written every time
	lines   []string
	options []engine.Option
}

// writeAll writes the options of a question, those first that have changed since it was asked last, and then the names of the others.
// Options that stand alone share a line.
func (t *folder) writeAll() {
	span, question := t.Span(t.d)
	var alone, same []string
	for _, b := range t.blocks() {
		place, now := strings.Join([]string{span, question, b.called}, " "), keysOf(b.options)
		if b.called != "" && t.listed[place] == now && t.Verbosity() != terminal.Full {
			same = append(same, b.called)
			continue
		}
		if t.listed == nil {
			t.listed = map[string]string{}
		}
		t.listed[place] = now
		for _, line := range b.lines {
			fmt.Fprintln(t.Out, line)
		}
		if len(b.lines) == 0 {
			alone = append(alone, t.single(&b.options[0]))
		}
	}
	if len(same) > 0 {
		alone = append(alone, t.Book.Say("console.fold.as-before", same...)+after(". ", t.once(t.Book.Say("console.fold.look"))))
	}
	if len(alone) > 0 {
		fmt.Fprintln(t.Out, "     "+strings.Join(alone, "; "))
	}
}

// single writes an option with its number, the end of an activation in one word.
func (t *folder) single(o *engine.Option) string {
	text := t.Reads(t.d, o)
	if o.Verb == fortress.DoEnd {
		text = t.Book.Say("console.end")
	}
	return t.Book.Say("console.fold.item", strconv.Itoa(t.Number(o)), text)
}

// keysOf returns the keys of options in one text.
func keysOf(options []engine.Option) string {
	var keys []string
	for i := range options {
		keys = append(keys, options[i].Key())
	}
	return strings.Join(keys, ";")
}

// manyMoves is the number of moves from which they are only counted.
const manyMoves = 3

// manyGifts is the number of ways to give a card from which only the cards are named.
const manyGifts = 3

// gifts returns the line of cards that can be given away, by who has them.
func (t *folder) gifts(options []engine.Option) string {
	var givers []string
	cards := map[string][]string{}
	for i := range options {
		giver, card := t.Book.Name(options[i].Parts[0]), t.Book.Name(options[i].Parts[1])
		if !slices.Contains(givers, giver) {
			givers = append(givers, giver)
		}
		if !slices.Contains(cards[giver], card) {
			cards[giver] = append(cards[giver], card)
		}
	}
	var items []string
	for _, giver := range givers {
		items = append(items, t.Book.Say("console.fold.has", giver, strings.Join(cards[giver], ", ")))
	}
	return "     " + t.Book.Say("console.fold.give", strings.Join(items, "; ")) + t.lists(fortress.DoGive)
}

// blocks returns the options of the question by verb in an activation, where the verb can be typed, else by whom they are about.
func (t *folder) blocks() (all []block) {
	for rest := t.d.Options; len(rest) > 0; {
		n := alike(rest)
		some := rest[:n]
		rest = rest[n:]
		switch {
		case some[0].Verb == fortress.DoGive && n >= manyGifts:
			all = append(all, block{some[0].Verb, []string{t.gifts(some)}, some})
		case t.d.Kind != fortress.AskActivation:
			all = append(all, t.byName(some)...)
		case some[0].Verb == fortress.DoEnd: // is always at hand
			all = append(all, block{"", nil, some})
		case some[0].Verb == fortress.DoMove && n >= manyMoves:
			all = append(all, block{some[0].Verb, []string{t.moves(some)}, some})
		case n > 1:
			all = append(all, block{some[0].Verb, t.families(some), some})
		default:
			all = append(all, block{some[0].Verb, nil, some})
		}
	}
	return all
}

// byName returns options of one verb by their first part, and one without parts by itself.
func (t *folder) byName(options []engine.Option) (all []block) {
	for len(options) > 0 {
		n := 1
		for n < len(options) && options[n].Parts[0] == options[0].Parts[0] {
			n++
		}
		some := options[:n]
		b := block{options: some}
		if some[0].Parts[0] != "" {
			b.called, b.lines = t.Book.Name(some[0].Parts[0]), t.families(some)
		}
		all, options = append(all, b), options[n:]
	}
	return all
}
