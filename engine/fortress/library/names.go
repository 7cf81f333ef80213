package library

import (
	"fmt"
	"slices"
	"strings"

	"precipice/engine/content"
)

// named checks that everything a player can point at has a name, and everything with an effect a sentence.
func (l *loading) named() {
	for _, kind := range []string{"explorer", "hostile", "weapon", "action", "rule", "hostile-action", "column",
		"encounter", "twist", "tile", "discovery", "challenge", "choice", "legacy", "resource", "facility", "host",
		"stronghold", "site", "site-action", "objective", "event-row"} {
		for _, id := range l.Known(kind) {
			l.Text("name."+id, l.Where(kind, id))
			l.Text("text."+id, l.Where(kind, id))
		}
	}
	for _, kind := range []string{"figure", "model", "person", "combat", "chamber", "ship"} {
		for _, id := range l.Known(kind) {
			l.Text("name."+id, l.Where(kind, id))
		}
	}
	for i := range l.lib.Ships {
		if ship := &l.lib.Ships[i]; ship.Support.Exists() && ship.ID != "" { // one without an id is a problem of its own
			l.Text("text."+ship.ID, l.Where("ship", ship.ID))
		}
	}
	l.Text("text.quest", content.At{File: content.English})
	l.endings()
	l.outcomes()
	for _, id := range BasicActions {
		l.Text("name."+id, content.At{File: content.English})
		l.Text("text."+id, content.At{File: content.English})
	}
	for _, e := range l.lib.Explorers {
		at := l.Where("explorer", e.ID)
		if e.ID == "" {
			continue
		}
		l.Text("title."+e.ID, at)
		l.Text("agenda."+e.ID, at)
		l.Text("reason."+e.ID, at)
	}
	for _, id := range l.Known("combat") {
		l.Text("text."+id, l.Where("combat", id))
	}
	l.unasked()
}

// endings checks that the end of each attack on a stronghold, and each outcome of the vault, is told.
func (l *loading) endings() {
	for i := range l.holds {
		r := &l.holds[i]
		if r.ID == "" {
			continue
		}
		l.Text("lost."+r.ID, r.At)
		if !r.Vault {
			l.Text("won."+r.ID, r.At)
		} else if n := len(r.Stages); n > 0 {
			for _, o := range r.Stages[n-1].Objectives {
				l.Text("outcome."+o.ID, o.At)
			}
		}
	}
}

// outcomes checks that each way in which a choice of a challenge can turn out is told.
func (l *loading) outcomes() {
	for i := range l.lib.Challenges {
		for _, c := range l.lib.Challenges[i].Choices {
			if c.ID == "" {
				continue
			}
			for _, how := range c.Outcomes() {
				l.Text("text."+Outcome(c.ID, how), l.Where("choice", c.ID))
			}
		}
	}
}

// unasked reports unused texts, unless the files that might use them could not be read.
func (l *loading) unasked() {
	if l.Lost() {
		return
	}
	for key := range l.Texts {
		sort, id, _ := strings.Cut(key, ".")
		spare := sort == "short" || sort == "text" // whatever has a name may have these
		if l.Asked[key] || spare && l.Asked["name."+id] || l.closer(sort, id) || l.chat(sort, id) || l.Sought(id) {
			continue
		}
		remedy := "end its key with an id of the pack, or leave it out"
		if near, ok := content.Near(key, l.Unwritten); ok {
			remedy = fmt.Sprintf("did you mean %q?", near)
		}
		l.Report(l.Key(content.English, key), fmt.Sprintf("nothing in the pack asks for the text %q", key), remedy)
	}
}

// closer reports whether a text is a variant, for something in the pack, of a text of the rules.
func (l *loading) closer(sort, id string) bool {
	words := strings.Split(id, ".")
	return (sort == "event" || sort == "ask" || sort == "do") && slices.ContainsFunc(words[1:], func(w string) bool { return l.Asked["name."+w] })
}

// chat reports whether a text is the nature of an explorer, or what explorers of two natures say to each other. A pack
// may do without.
func (l *loading) chat(sort, id string) bool {
	if sort == "nature" {
		return l.Asked["title."+id]
	}
	first, second, two := strings.Cut(id, ".")
	return sort == "banter" && two && l.natural(first) && l.natural(second)
}

// natural reports whether a nature is given to anybody.
func (l *loading) natural(nature string) bool {
	for key, text := range l.Texts {
		if text == nature && strings.HasPrefix(key, "nature.") {
			return true
		}
	}
	return false
}
