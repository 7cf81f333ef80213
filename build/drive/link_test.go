package drive

import (
	"strings"
	"testing"
)

// clipboard keeps what the page puts on the clipboard.
const clipboard = `Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { globalThis.copied = text; } } });`

// The link of a game is copied from its menu. Where nothing of that game is saved, it can be watched from the start
// and played on, and a link that was not copied whole says so.
func TestBrowserPlaysOnFromALink(t *testing.T) {
	p, v := browsed(t, "browser-link", "1", clipboard)
	begin(p)
	for range 3 {
		choice(p)
	}
	before := waiting(p)
	p.Click("bar/menu")
	p.Click("menu/link")
	p.Until("a word about the copy", func(q Probe) bool { return strings.Contains(q.Says["notice"], "Link copied") })
	p.Frame("copied")
	p.Until("a rest with the notice", func(q Probe) bool { return q.Resting && q.Says["notice"] != "" })
	p.Until("the notice to go by itself", func(q Probe) bool { return q.Says["notice"] == "" })
	copied, err := v.Evaluate(`globalThis.copied`)
	p.must(err)
	link, ours := strings.CutPrefix(copied, v.server.URL+"/#")
	if !ours || !strings.HasPrefix(link, "game=") || len(link) > 200 {
		t.Fatalf("the clipboard has %q", copied)
	}

	p, v = browsed(t, "browser-linked", "2", "")
	p.Scene("title")
	plain := v.address
	v.address += "%23" + link + "." // as messengers spell #, at the end of a sentence
	p.Again(true)
	p.Scene("link")
	p.Frame("offered")
	p.Click("link/watch")
	q := p.Until("the replay", func(q Probe) bool { return q.Scene == "replay" && !q.Busy() })
	if q.Says["at"] != "0" || q.Says["of"] == "0" {
		t.Errorf("the replay is at %s of %s", q.Says["at"], q.Says["of"])
	}
	p.Frame("watched")
	p.Key("Escape")
	p.Scene("link")
	p.Click("link/play")
	if now := waiting(p); !now.Same(before) {
		t.Errorf("the link leads to %v, not to %v", now.Standing(), before.Standing())
	}
	p.Frame("played")
	after := choice(p)
	if after.Same(before) {
		t.Errorf("the game of the link stays at %v", after.Standing())
	}
	v.address = plain
	p.Again(false)
	continues(t, p, after)

	p.must(v.Leave(`location.hash = "#` + link[:len(link)-4] + `"`))
	q = p.Until("a sentence about the broken link", func(q Probe) bool { return q.Scene == "title" && q.Says["notice"] != "" })
	p.Frame("broken")
	if said := q.Says["notice"]; !strings.Contains(said, "copy all of it again") {
		t.Errorf("a broken link says %q", said)
	}
}
