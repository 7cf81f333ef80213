package drive

import (
	"strings"
	"testing"
)

// fill uses up the page's storage.
const fill = `(() => {
	let text = "x".repeat(8 << 20);
	let kept = "";
	while (text) {
		try {
			localStorage.setItem("filler", kept + text);
			kept += text;
		} catch {
			text = text.slice(text.length >> 1 || text.length);
		}
	}
	return String(kept.length);
})()`

// choice clicks the first option and looks until it has been carried out.
func choice(p *Player) Probe {
	p.t.Helper()
	q := waiting(p)
	p.Click(q.Starting("option/")[0])
	return followed(p, q, "the first option")
}

// If the browser's storage is full, the game says so and continues. Games saved earlier are on the
// title and in the list, each can be saved to a file, and once one is deleted saving works again.
func TestBrowserWithAFullStorage(t *testing.T) {
	p, v := browsed(t, "browser-full", "4", "")
	begin(p)
	choice(p)
	leave(p)
	setOut(p)
	leave(p)
	p.Click("title/load")
	list := p.Scene("load").Starting("load/game/")
	if len(list) != 2 {
		t.Fatalf("two games were started, but the list has %v", list)
	}
	if room, err := v.Evaluate(fill); err != nil || len(room) < 6 {
		t.Fatalf("the storage accepted %s more, %v", room, err)
	}
	p.Click(list[0])
	for range 4 { // a game that outgrows its earlier size
		choice(p)
	}
	q := p.Until("a word about the storage", func(q Probe) bool { return strings.Contains(q.Says["notice"], "full") })
	p.Frame("game")
	if said := q.Says["notice"]; strings.Contains(said, "precipice/") || strings.Contains(said, "game-") || strings.Count(said, "full") != 1 {
		t.Errorf("the player is told %q", said)
	}
	p.Again(false)
	q = p.Scene("title")
	p.Frame("title")
	note, err := v.Evaluate(`document.getElementById("note").hidden ? "" : document.getElementById("note").textContent`)
	if err != nil || note != "" {
		t.Errorf("the page says %q, %v", note, err)
	}
	if !q.Has("title/continue") || strings.Count(q.Says["problem"]+q.Says["notice"], "storage for this page is full") != 1 {
		t.Errorf("the title says %v, with the areas %v", q.Says, q.Starting("title/"))
	}
	p.Click("title/load")
	q = p.Scene("load")
	p.Frame("list")
	if again := q.Starting("load/game/"); len(again) != 2 {
		t.Fatalf("the list has %v", again)
	}
	p.Click("load/write/" + strings.TrimPrefix(list[0], "load/game/"))
	p.Until("the file", func(q Probe) bool { return !q.Busy() })
	p.Frame("written")
	p.Click("load/remove/" + strings.TrimPrefix(list[1], "load/game/"))
	p.Click("load/back")
	p.Scene("title")
	p.Click("title/continue")
	var last Probe
	for range 3 {
		last = choice(p)
	}
	if said := p.Look().Says["notice"]; said != "" {
		t.Errorf("after deleting a game the player is told %q", said)
	}
	p.Frame("saved")
	p.Again(false)
	continues(t, p, last)

}

// Two tabs play the same game. The second to choose is told that its game continues separately, and
// both games are in the list.
func TestBrowserPlaysOneGameInTwoTabs(t *testing.T) {
	p, v := browsed(t, "browser-tabs", "6", "")
	begin(p)
	q := choice(p)
	tab, err := v.Beside()
	if err != nil {
		t.Fatal(err)
	}
	other := NewPlayer(t, "browser-tabs-other", tab)
	continues(t, other, q)
	choice(other) // the other tab plays on
	p.must(v.Front())
	choice(p) // then this tab, from its own position
	const elsewhere = "another window or tab"
	p.Until("a word about the other tab", func(q Probe) bool { return strings.Contains(q.Says["notice"], elsewhere) })
	p.Frame("told")
	there := choice(p)
	if said := p.Look().Says["notice"]; strings.Contains(said, elsewhere) {
		t.Errorf("with the next choice the player is told %q", said)
	}
	p.must(tab.Front())
	if said := other.Look().Says["notice"]; strings.Contains(said, elsewhere) {
		t.Errorf("the other player is told %q", said)
	}
	here := choice(other)
	p.must(v.Front())
	leave(p)
	list := games(p)
	if len(list) != 2 {
		t.Fatalf("the list has %v", list)
	}
	p.Click("title/load")
	p.Scene("load")
	p.Frame("list")
	p.Click("load/back")
	p.Scene("title")
	found := 0
	for _, name := range list {
		p.Click("title/load")
		p.Scene("load")
		p.Click(name)
		if now := waiting(p); now.Same(here) || now.Same(there) {
			found++
		}
		leave(p)
	}
	if found != 2 {
		t.Errorf("%d of the two games are where they were", found)
	}
}
