package drive

import (
	"math/rand/v2"
	"net/http"
	"net/url"
	"os"
	"strings"
	"testing"
	"time"
)

// browsed opens the page in a browser. The page is closed at the end of the test.
func browsed(t *testing.T, name, seed, before string) (*Player, *Page) {
	t.Helper()
	p, v := browsedFrom(t, name, seed, before, http.FileServer(http.Dir(pageFolder)))
	t.Cleanup(func() {
		for _, said := range v.Errors() {
			t.Errorf("the console says: %s", said)
		}
	})
	return p, v
}

// needsBrowser skips a test where no browser may be driven.
func needsBrowser(t *testing.T) {
	t.Helper()
	if !inBrowser {
		t.Skip("the browser is driven only where Chromium is known to be: make test does it")
	}
	if _, err := os.Stat(pageFolder); err != nil {
		t.Fatalf("the page is missing: %v; run make web", err)
	}
}

// probing returns how a page describes what it shows: its pictures are left out where no test looks at them.
func probing(t *testing.T) string {
	if keepsFrames || strings.HasSuffix(t.Name(), "InPixels") {
		return "1"
	}
	return "unseen"
}

// browsedFrom opens the page as a server gives it. Of what the console says only the page's policy is judged.
func browsedFrom(t *testing.T, name, seed, before string, pages http.Handler) (*Player, *Page) {
	t.Helper()
	needsBrowser(t)
	v, err := OpenPage(pages, "", 1280, 720, url.Values{"seed": {seed}, "probe": {probing(t)}}, before)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		for _, said := range v.Violations() {
			t.Error(said)
		}
	})
	return NewPlayer(t, name, v), v
}

func TestBrowserPlaysACombatTurn(t *testing.T) {
	p, _ := browsed(t, "browser-turn", "1", "")
	begin(p)
	choose := byMouse(rand.New(rand.NewPCG(1, 1)))
	q := waiting(p)
	for range 5 {
		q = followed(p, q, choose(p, q))
	}
	p.Frame("before-reload")
	p.Again(false)
	continues(t, p, q)
	p.Frame("after-reload")

	q = playRound(p, choose, nil)
	p.Frame("end")
	p.Again(true)
	continues(t, p, q)
}

// Without storage the game says so and can be played.
func TestBrowserWithoutStorage(t *testing.T) {
	p, v := browsed(t, "browser-no-storage", "2",
		`Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } });`)
	q := p.Scene("title")
	if said := q.Says["problem"] + q.Says["notice"]; !strings.Contains(said, "llow site data") || strings.ContainsAny(said, "()") {
		t.Errorf("the game says %q, which does not explain how to allow storage", said)
	}
	evaluates(t, v, `String(document.getElementById("note").hidden)`, "true") // the game alone says it
	p.Frame("title")
	begin(p)
	q = waiting(p)
	choose := byMouse(rand.New(rand.NewPCG(2, 2)))
	for range 3 {
		q = followed(p, q, choose(p, q))
	}
}

// unable lets a page draw nothing.
const unable = `HTMLCanvasElement.prototype.getContext = () => null;`

// Without WebAssembly or WebGL the page says what to do instead of failing silently.
func TestBrowserTooOld(t *testing.T) {
	for name, lack := range map[string]struct{ before, says string }{
		"webassembly": {`delete globalThis.WebAssembly;`, "WebAssembly"},
		"webgl":       {unable + `globalThis.Worker = class { constructor() { queueMicrotask(() => this.onmessage({ data: false })); } terminate() {} };`, "WebGL 2"},
		"workers":     {unable + `delete globalThis.Worker;`, "WebGL 2"},
	} {
		t.Run(name, func(t *testing.T) {
			p, v := browsed(t, "browser-"+name, "1", lack.before)
			var said string
			for end := time.Now().Add(patience); time.Now().Before(end) && !strings.Contains(said, lack.says); time.Sleep(100 * time.Millisecond) {
				var err error
				if said, err = v.Evaluate(`document.getElementById("loading").innerText`); err != nil {
					t.Fatal(err)
				}
			}
			if !strings.Contains(said, lack.says) {
				t.Errorf("the page says %q, which does not mention %s", said, lack.says)
			}
			p.Frame("page")
		})
	}
}

// A combat that is nearly over comes to its end and its result.
func TestBrowserPlaysACombatToItsEnd(t *testing.T) {
	p, _ := browsed(t, "browser-end", "3", nearlyOver(t, 12))
	p.Scene("title")
	p.Click("title/continue")
	playOut(p, idly)
	if q := p.Scene("title"); q.Has("title/continue") {
		t.Error("a combat that is over is offered to be continued")
	}
}

// No screen breaks on a tiny page.
func TestBrowserInASmallWindow(t *testing.T) {
	p, v := browsed(t, "browser-small", "3", "")
	p.Scene("title")
	for _, size := range tight[:3] {
		p.must(v.Resize(size[0], size[1]))
		unbroken(p, "title", size[0], size[1])
	}
	p.must(v.Resize(1280, 720))
	begin(p)
	for _, size := range tight[:3] {
		p.must(v.Resize(size[0], size[1]))
		unbroken(p, "combat", size[0], size[1])
	}
	p.must(v.Resize(320, 180))
	p.Frame("320x180")
}
