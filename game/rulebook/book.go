package rulebook

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"strings"

	"precipice/engine/content"
	"precipice/message"
)

// Rule is one statement.
type Rule struct {
	ID   string   `content:"id,id=rule"`
	Text string   `content:"text"`
	See  []string `content:"see,optional,ref=rule"` // rules it is settled or completed by
	At   content.At
	card bool // the text of a card, see AddCards
}

// Chapter groups the rules that a player would look up together.
type Chapter struct {
	Title   string `content:"title"`
	Summary string `content:"summary"`
	Rules   []Rule `content:"rules"`
	At      content.At
}

// Place is the position of a rule: the index of its chapter, and its index there.
type Place struct{ Chapter, Rule int }

// Book is the rulebook in one language. Open makes one. It is safe for concurrent reading.
type Book struct {
	Chapters []Chapter
	places   map[string]Place
}

// Folder is the folder of the chapters within that of a ruleset, which lies in that of a language.
const Folder = "rulebook"

// Open reads the rulebook of a ruleset in a language, or the English one if the language has none. The error lists
// all problems, one a line.
func Open(texts fs.FS, ruleset, lang string) (*Book, error) {
	folder := path.Join(lang, ruleset, Folder)
	files, err := fs.ReadDir(texts, folder)
	if errors.Is(err, fs.ErrNotExist) && lang != "en" {
		return Open(texts, ruleset, "en")
	}
	if err != nil {
		return nil, message.New("error.content.rulebook", err)
	}
	b := &Book{places: map[string]Place{}}
	r := content.NewReader(texts, nil)
	for _, f := range files {
		var c Chapter
		r.Read(path.Join(folder, f.Name()), &c)
		c.check(r)
		for i := range c.Rules {
			b.places[c.Rules[i].ID] = Place{len(b.Chapters), i}
		}
		b.Chapters = append(b.Chapters, c)
	}
	return b, r.Err()
}

// shape is the form of an id: the ruleset, the group, the number in the group.
var shape = regexp.MustCompile(`^[A-Z]{2}-[A-Z]{1,3}-[0-9]{3}$`)

// check reports problems that the record types cannot express.
func (c *Chapter) check(r *content.Reader) {
	if len(c.Rules) == 0 && c.At.File != "" {
		r.Report(c.At.Of("rules"), "the chapter has no rules", "write one or remove the file")
	}
	for i := range c.Rules {
		if id := c.Rules[i].ID; !shape.MatchString(id) {
			r.Report(c.Rules[i].At.Of("id"), fmt.Sprintf("%q is not a rule id", id), "write it like BF-MOV-006")
		}
	}
}

// Place finds a rule by its id.
func (b *Book) Place(id string) (Place, bool) {
	p, ok := b.places[id]
	return p, ok
}

// Rule returns the rule with an id.
func (b *Book) Rule(id string) (*Rule, bool) {
	p, ok := b.places[id]
	if !ok {
		return nil, false
	}
	return b.At(p), true
}

// Named returns the rule that a reader names by its id, whole or without the ruleset, in letters of any case.
func (b *Book) Named(text string) (*Rule, bool) {
	for id, p := range b.places {
		if _, short, ok := strings.Cut(id, "-"); strings.EqualFold(id, text) || ok && strings.EqualFold(short, text) {
			return b.At(p), true
		}
	}
	return nil, false
}

// At returns the rule at a position.
func (b *Book) At(p Place) *Rule { return &b.Chapters[p.Chapter].Rules[p.Rule] }
