package library

import (
	"fmt"
	"io/fs"
	"strings"

	"precipice/engine/content"
)

const english = "texts/en.yaml"

// Texts reads the texts of a pack in a language, such as "en" for English.
func Texts(fsys fs.FS, language string) (map[string]string, error) {
	r := content.NewReader(fsys, nil)
	var texts map[string]string
	r.Read("texts/"+language+".yaml", &texts)
	return texts, r.Err()
}

// named checks that everything a player can point at has a name, and everything with an effect a sentence; and that every text is of
// something in the pack.
func (l *loading) named() {
	for _, kind := range []string{"hero", "trait", "hostile", "ability", "rule", "hostile-action", "discovery", "item", "crisis", "choice", "journey", "encounter", "exploration", "extraction", "quest-step"} {
		for _, id := range l.Known(kind) {
			l.text("name."+id, l.Where(kind, id))
			l.text("text."+id, l.Where(kind, id))
		}
	}
	for _, kind := range []string{"weapon", "model", "tile"} {
		for _, id := range l.Known(kind) {
			l.text("name."+id, l.Where(kind, id))
		}
	}
	for _, h := range l.lib.Heroes {
		l.text("title."+h.ID, l.Where("hero", h.ID))
		l.text("path."+h.ID, l.Where("hero", h.ID))
	}
	for i := range l.lib.Crises {
		for _, c := range l.lib.Crises[i].Choices {
			for _, outcome := range c.Outcomes() {
				l.text("text."+c.ID+"."+outcome, l.Where("choice", c.ID))
			}
		}
	}
	for _, id := range Basic {
		l.text("name."+id, content.At{File: english})
		l.text("text."+id, content.At{File: english})
	}
	for key := range l.texts {
		sort, id, _ := strings.Cut(key, ".")
		if spare := sort == "short" || sort == "text"; !l.asked[key] && !(spare && l.asked["name."+id]) {
			l.Report(l.Key(english, key), fmt.Sprintf("nothing in the pack asks for the text %q", key), "end its key with an id of the pack, or leave it out")
		}
	}
}

func (l *loading) text(key string, at content.At) {
	if l.asked[key] {
		return
	}
	l.asked[key] = true
	if l.texts[key] == "" {
		l.Report(at, fmt.Sprintf("there is no text %q", key), "write it in "+english)
	}
}
