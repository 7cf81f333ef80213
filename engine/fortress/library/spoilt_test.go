package library

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"regexp"
	"slices"
	"testing"
	"testing/fstest"

	"precipice/engine/content"
)

var token = regexp.MustCompile(`-?[0-9]+|[a-z-]{3,}`)

// spoil changes one place of a file: it drops or doubles a line, or replaces a number or a word.
func spoil(r *rand.Rand, text []byte) []byte {
	lines := bytes.SplitAfter(text, []byte("\n"))
	at := r.IntN(len(lines))
	switch r.IntN(4) {
	case 0:
		lines = slices.Delete(lines, at, at+1)
	case 1:
		lines = slices.Insert(lines, at, lines[at])
	default:
		all := token.FindAllIndex(text, -1)
		if len(all) == 0 {
			return text
		}
		to, from := all[r.IntN(len(all))], all[r.IntN(len(all))]
		return slices.Concat(text[:to[0]], text[from[0]:from[1]], text[to[1]:])
	}
	return bytes.Join(lines, nil)
}

// TestASpoiltPackLoadsOrIsTold changes the real pack at random: nothing may make the checks panic.
func TestASpoiltPackLoadsOrIsTold(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	real := copied(t)
	var names []string
	for name := range real {
		names = append(names, name)
	}
	slices.Sort(names)
	refused := 0
	for range 300 {
		files := fstest.MapFS{}
		for name, file := range real {
			files[name] = file
		}
		for range 1 + r.IntN(3) {
			name := names[r.IntN(len(names))]
			files[name] = &fstest.MapFile{Data: spoil(r, files[name].Data)}
		}
		if _, err := Load(files); err != nil {
			refused++
			var all content.Problems
			if !errors.As(err, &all) {
				t.Errorf("no problem with its place: %v", err)
			}
		}
	}
	if refused < 150 {
		t.Errorf("only %d of 300 spoilt packs are refused", refused)
	}
}
