package drive

import "testing"

// What is pressed and released between two ticks is heard: by a key, a chord, and the mouse.
func TestWindowHearsShortPresses(t *testing.T) {
	p, v := windowed(t, "window-short", t.TempDir(), 1280, 720, "-seed", "1")
	p.Scene("title")
	for range 5 {
		p.must(v.Tap("F2"))
		p.Until("the list of keys", func(q Probe) bool { return q.Scene == "keys" })
		p.must(v.Tap("Escape"))
		p.Until("the title", func(q Probe) bool { return q.Scene == "title" })
	}
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
	for range 5 {
		p.must(v.Tap("F2"))
		p.Until("the list of keys", func(q Probe) bool { return q.Scene == "keys" })
		p.must(v.Tap("Escape"))
		p.Until("the title", func(q Probe) bool { return q.Scene == "title" })
	}
}
