package rulebook

import (
	"cmp"
	"slices"
	"strings"
)

// Where a word is found, best first.
const (
	inID = iota
	inTitle
	inText
	nowhere
)

// Search finds the rules that contain every word of a text: in the id, in the title of the chapter or in
// the statement, ignoring case. Matches in ids rank before those in titles, and those before matches in
// statements; ties keep the order of the book. Without a word it finds nothing.
func (b *Book) Search(text string) []Place {
	words := strings.Fields(strings.ToLower(text))
	if len(words) == 0 {
		return nil
	}
	type hit struct {
		Place
		rank int
	}
	var hits []hit
	for c := range b.Chapters {
		title := strings.ToLower(b.Chapters[c].Title)
		for i := range b.Chapters[c].Rules {
			if rank, ok := b.Chapters[c].Rules[i].rank(title, words); ok {
				hits = append(hits, hit{Place{c, i}, rank})
			}
		}
	}
	slices.SortStableFunc(hits, func(a, b hit) int { return cmp.Compare(a.rank, b.rank) })
	places := make([]Place, len(hits))
	for i := range hits {
		places[i] = hits[i].Place
	}
	return places
}

// rank adds up the ranks of the words' matches; ok is false if a word is missing.
func (r *Rule) rank(title string, words []string) (sum int, ok bool) {
	id, text := strings.ToLower(r.ID), strings.ToLower(r.Text)
	for _, w := range words {
		where := nowhere
		switch {
		case strings.Contains(id, w):
			where = inID
		case strings.Contains(title, w):
			where = inTitle
		case strings.Contains(text, w):
			where = inText
		}
		if where == nowhere {
			return 0, false
		}
		sum += where
	}
	return sum, true
}
