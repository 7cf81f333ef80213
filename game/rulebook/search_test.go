package rulebook

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

const first = `title: Ways to walk
summary: S
rules:
  - id: BF-MOV-001
    text: Go on.
  - id: BF-MOV-002
    text: Halt beside an Enemy.
`

const second = `title: Blows
summary: S
rules:
  - id: BF-ATK-001
    text: Walk up and strike an enemy.
  - id: BF-ATK-002
    text: See mov and halt.
`

func TestSearch(t *testing.T) {
	b, err := Open(fstest.MapFS{"en/fortress/rulebook/1.yaml": {Data: []byte(first)}, "en/fortress/rulebook/2.yaml": {Data: []byte(second)}}, "fortress", "en")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ text, want string }{
		{"", ""},
		{"  ", ""},
		{"enemy", "MOV-002 ATK-001"},
		{"ENEMY an", "MOV-002 ATK-001"},
		{"enemy strike", "ATK-001"},
		{"enemy nothing", ""},
		{"BF-atk-002", "ATK-002"},
		{"mov", "MOV-001 MOV-002 ATK-002"},  // ids before statements
		{"walk", "MOV-001 MOV-002 ATK-001"}, // titles before statements
		{"halt 002", "MOV-002 ATK-002"},     // an id and a statement, both
		{"001", "MOV-001 ATK-001"},          // the order of the book
		{"mov halt", "MOV-002 ATK-002"},     // a word in the id outweighs the statement
		{"blows atk", "ATK-001 ATK-002"},    // a title and an id
		{"walk enemy", "MOV-002 ATK-001"},   // a title and a statement before statements alone
	} {
		var ids []string
		for _, p := range b.Search(c.text) {
			ids = append(ids, strings.TrimPrefix(b.At(p).ID, "BF-"))
		}
		if !slices.Equal(ids, strings.Fields(c.want)) {
			t.Errorf("%q finds %v, want %s", c.text, ids, c.want)
		}
	}
}

// In the book itself an id finds its rule first, and every rule is found by its own words.
func TestSearchFindsEveryRule(t *testing.T) {
	b := open(t)
	for id, p := range b.places {
		if found := b.Search(id); len(found) == 0 || found[0] != p {
			t.Errorf("%s finds %v first, want %v", id, found, p)
		}
		if !slices.Contains(b.Search(b.At(p).Text), p) {
			t.Errorf("%s is not found by its words", id)
		}
	}
}

// A search runs on every key that is typed.
func BenchmarkSearch(b *testing.B) {
	book := open(b)
	b.ReportAllocs()
	for b.Loop() {
		book.Search("overwatch die")
	}
}
