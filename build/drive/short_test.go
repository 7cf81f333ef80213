package drive

import "testing"

// hearsTaps opens and closes the list of keys by taps, each of which must be heard.
func hearsTaps(p *Player, tap func(key string) error) {
	p.t.Helper()
	for range 5 {
		p.must(tap("F2"))
		p.Scene("keys")
		p.must(tap("Escape"))
		p.Scene("title")
	}
}

// What is pressed and released between two ticks is heard: by a key, a chord, and the mouse.
func TestWindowHearsShortPresses(t *testing.T) {
	p, v := windowed(t, "window-short", t.TempDir(), 1280, 720, "-seed", "1")
	p.Scene("title")
	hearsTaps(p, v.Tap)
	p.Hover("title/settings")
	p.must(v.Tap(""))
	p.Scene("settings")
	p.must(v.Tap("Escape"))
	p.Scene("title")
	before := begin(p)
	p.Click(before.Starting("option/")[0])
	followed(p, before, "the first option")
	p.must(v.Tap("ControlLeft+KeyZ"))
	p.Until("what was before", func(q Probe) bool { return q.Same(before) })
	p.must(v.Tap("ControlLeft+ShiftLeft+KeyZ"))
	p.Until("what was undone", func(q Probe) bool { return !q.Same(before) })
}

// So it is in a page.
func TestBrowserHearsShortPresses(t *testing.T) {
	p, v := browsed(t, "browser-short", "1", "")
	p.Scene("title")
	hearsTaps(p, v.Tap)
}
