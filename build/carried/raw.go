package carried

import (
	"strings"

	"precipice/game"
	"precipice/game/words"
	"precipice/render"
)

// Book opens the English texts that a program carries, with those of some rulesets.
func Book(program string, shares ...words.Share) (*words.Book, error) {
	texts, err := Texts(program)
	if err != nil {
		return nil, err
	}
	return words.Open(texts, "en", shares...)
}

// Raw finds keys that a program shows or says in place of texts. No text of the game has a bracket, and a key stands in brackets.
type Raw struct {
	told func(format string, args ...any)
	said map[string]bool
	seen int
}

// NewRaw returns a finder that tells of each key once, by a function such as that of a test for errors. It hears what a book misses.
func NewRaw(book *words.Book, told func(format string, args ...any)) *Raw {
	r := &Raw{told: told, said: map[string]bool{}}
	book.Missed = func(key string) { r.tell("there is no text %q", key) }
	return r
}

func (r *Raw) tell(format, what string) {
	if !r.said[what] {
		r.said[what] = true
		r.told(format, what)
	}
}

// Read looks through texts that are shown or said.
func (r *Raw) Read(texts ...string) {
	for _, text := range texts {
		if r.seen++; strings.Contains(text, "[") {
			r.tell("%q is shown or said", text)
		}
	}
}

// Seen returns how many texts have been looked through.
func (r *Raw) Seen() int { return r.seen }

// Hears returns ears that look through all that is spoken and all that a screen reader finds.
func (r *Raw) Hears() game.Hears {
	say := func(sentence, _ string) { r.Read(sentence) }
	return game.Hears{Tell: say, Point: say, Shadow: func(s game.Shadow) {
		for i := range s.Things {
			t := &s.Things[i]
			r.Read(t.Name, t.Value, t.About)
		}
	}}
}

// Tips looks through the tips of all that can be pointed at on the screen.
func (r *Raw) Tips(sh *game.Shell) {
	speaker, speaks := sh.Top().(game.Speaker)
	for a := range sh.UI.All {
		var tip render.TooltipView
		switch {
		case speaks:
			tip = speaker.TipOf(sh, a)
		case a.Tip != nil:
			tip = a.Tip()
		}
		r.Read(tip.Lines()...)
	}
}
