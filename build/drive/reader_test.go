package drive

import (
	"cmp"
	"slices"
	"strings"
	"testing"
	"time"

	"precipice/engine"
	"precipice/engine/fortress"
)

// heardFrom opens the page with a combat that is nearly over and a quest that has come to Precipice, for a screen reader.
func heardFrom(t *testing.T, name string) *Reader {
	t.Helper()
	needsBrowser(t)
	slot, save := questPlayedTo(t, func(_ *fortress.State, d *engine.Decision) bool { return d.Kind == fortress.AskVisit })
	other, combat := nearlyOverGame(t, 4)
	p, v := browsed(t, name, "3", keepsSpoken+stores(slot, save)+stores(other+"-2", combat)) // both began in the same second
	r := &Reader{p: p, v: v}
	r.Await("the title", func(s string) bool {
		return strings.HasPrefix(s, "PRECIPICE.") && strings.HasSuffix(s, "choices here.")
	})
	return r
}

// begins returns whether a sentence begins with some words.
func begins(with string) func(string) bool {
	return func(s string) bool { return strings.HasPrefix(s, with) }
}

// asksFor returns whether a sentence is a question that begins with some words.
func asksFor(with string) func(string) bool {
	return func(s string) bool {
		return strings.HasPrefix(s, with) && strings.Contains(s, "?") && strings.Contains(s, "answer")
	}
}

// A blind player goes by keys alone from the title to Precipice, visits a ship there, and plays a combat to its end.
func TestBrowserIsPlayedByKeysAlone(t *testing.T) {
	r := heardFrom(t, "browser-by-keys")
	r.ByKey("Tab", "Continue")
	r.p.Key("Enter")
	r.Await("who visits a ship", asksFor("Which ship does"))
	ship := r.ByKey("Tab", "Vanguard")
	if !strings.Contains(ship, "The Captain's Table") || !strings.Contains(ship, "33%") {
		t.Errorf("of a ship is spoken %q, without what it offers and how likely that is", ship)
	}
	r.p.Key("Enter")
	r.Await("the trade aboard", asksFor(""))
	r.ByKey("Tab", "Leave")
	r.p.Key("Enter")
	r.Await("the next visit", asksFor("Which ship does"))
	r.p.Key("Escape")
	r.Await("the menu", begins("MENU."))
	r.ByKey("Tab", "To the title")
	r.p.Key("Enter")
	r.Await("the title again", begins("PRECIPICE."))
	r.ByKey("Tab", "Load")
	r.p.Key("Enter")
	r.Await("the saved games", begins("SAVED GAMES."))
	r.ByKey("Tab", "The Closing Ring")
	r.p.Key("Enter")
	declined := ""
	r.fights(func(end string) {
		if end == "" {
			r.p.Key("Enter") // the focus has come to the first answer
			return
		}
		r.p.Key("KeyE")
		declined = end
	})
	if declined == "" || !slices.ContainsFunc(r.Spoken(), begins("Declined: "+declined)) {
		t.Errorf("that %q is declined is not spoken: %q", declined, r.Spoken())
	}
	r.ByKey("Tab", "To the title")
	r.p.Key("Enter")
	r.Await("the title at the end", begins("PRECIPICE."))
	onceEach(t, r)
}

const defeat = "THE EXPLORERS WERE DEFEATED."

// fights answers the questions of a combat until that has a result: with what ends the question, if the question says so. A press
// that the game says it has not counted, because the question had only just appeared, is made again.
func (r *Reader) fights(answers func(end string)) {
	r.p.t.Helper()
	early, end := begins("The question had only just appeared"), ""
	for range 80 {
		said := r.Await("a question or the result", func(s string) bool { return asksFor("")(s) || begins(defeat)(s) || early(s) })
		if begins(defeat)(said) {
			return
		}
		if early(said) {
			time.Sleep(time.Second) // the question takes a press once nothing has been pressed for a while
		} else {
			_, end, _ = strings.Cut(strings.TrimSuffix(said, "."), "E ends it: ")
		}
		answers(end)
	}
	r.p.t.Fatalf("the combat does not end: %q", r.Spoken())
}

// onceEach fails if a question or what the focus has come to was spoken twice in a row.
func onceEach(t *testing.T, r *Reader) {
	t.Helper()
	last := ""
	for _, said := range r.Spoken() {
		if said == last && strings.Contains(said, "answer") {
			t.Errorf("%q is spoken twice", said)
		}
		last = said
	}
}

// A blind player does the same by the shadow of the screen alone, pressing what a screen reader finds.
func TestBrowserIsPlayedByTheShadowAlone(t *testing.T) {
	r := heardFrom(t, "browser-by-shadow")
	r.Find("heading", "PRECIPICE")
	r.Press("Settings")
	r.Await("the settings", begins("SETTINGS."))
	r.Find("slider", "Text size")
	r.Press("=Back")
	r.Press("Continue")
	r.Await("who visits a ship", asksFor("Which ship does"))
	r.Press("Vanguard")
	r.Press("Leave")
	r.Await("the next visit", asksFor("Which ship does"))
	r.Press("Menu")
	r.Press("To the title")
	r.Press("Load")
	r.Press("The Closing Ring")
	r.fights(func(end string) { r.Press(cmp.Or(end, "1, ")) })
	r.Press("To the title")
	r.Await("the title at the end", begins("PRECIPICE."))
	onceEach(t, r)
}
