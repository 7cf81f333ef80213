package library

import (
	"fmt"

	"precipice/engine/content"
)

const english = "texts/en.yaml"

// named checks that whatever a player may point at has a name, and what it does a sentence.
func (l *loading) named() {
	for _, kind := range []string{"explorer", "hostile", "weapon", "action", "rule", "hostile-action", "column",
		"encounter", "twist", "tile", "discovery", "challenge", "choice"} {
		for _, id := range l.Known(kind) {
			l.text("name."+id, l.Where(kind, id))
			l.text("text."+id, l.Where(kind, id))
		}
	}
	for _, kind := range []string{"figure", "model", "combat", "chamber"} {
		for _, id := range l.Known(kind) {
			l.text("name."+id, l.Where(kind, id))
		}
	}
	for _, id := range BasicActions {
		l.text("name."+id, content.At{File: english})
		l.text("text."+id, content.At{File: english})
	}
	for _, e := range l.lib.Explorers {
		at := l.Where("explorer", e.ID)
		if !l.Sound(at.File) || e.ID == "" {
			continue
		}
		l.text("title."+e.ID, at)
		l.text("agenda."+e.ID, at)
		l.text("name."+e.Ship, at)
	}
	for _, id := range l.Known("combat") {
		l.text("text."+id, l.Where("combat", id))
	}
}

func (l *loading) text(key string, at content.At) {
	if l.texts[key] == "" {
		l.Report(at, fmt.Sprintf("there is no text %q", key), "write it in "+english)
	}
}
