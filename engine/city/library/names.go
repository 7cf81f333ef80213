package library

import (
	"fmt"
	"strings"

	"precipice/engine/content"
)

// named checks that everything a player can point at has a name, and everything with an effect a sentence; and that every text is of
// something in the pack.
func (l *loading) named() {
	for _, kind := range []string{"hero", "trait", "hostile", "ability", "rule", "hostile-action", "discovery", "item", "crisis", "choice", "journey", "encounter", "exploration", "extraction", "quest-step"} {
		for _, id := range l.Known(kind) {
			l.Text("name."+id, l.Where(kind, id))
			l.Text("text."+id, l.Where(kind, id))
		}
	}
	for _, kind := range []string{"weapon", "model", "tile"} {
		for _, id := range l.Known(kind) {
			l.Text("name."+id, l.Where(kind, id))
		}
	}
	for _, h := range l.lib.Heroes {
		l.Text("title."+h.ID, l.Where("hero", h.ID))
		l.Text("path."+h.ID, l.Where("hero", h.ID))
	}
	for i := range l.lib.Crises {
		for _, c := range l.lib.Crises[i].Choices {
			for _, outcome := range c.Outcomes() {
				l.Text("text."+c.ID+"."+outcome, l.Where("choice", c.ID))
			}
		}
	}
	for _, id := range Basic {
		l.Text("name."+id, content.At{File: content.English})
		l.Text("text."+id, content.At{File: content.English})
	}
	for key := range l.Texts {
		sort, id, _ := strings.Cut(key, ".")
		if spare := sort == "short" || sort == "text"; !l.Asked[key] && !(spare && l.Asked["name."+id]) {
			l.Report(l.Key(content.English, key), fmt.Sprintf("nothing in the pack asks for the text %q", key), "end its key with an id of the pack, or leave it out")
		}
	}
}
