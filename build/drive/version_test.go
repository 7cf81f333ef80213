package drive

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
)

// versions serves the page and, from when it is asked to, the next version of it: the same program with another mark.
type versions struct {
	files http.Handler
	next  atomic.Bool
	half  atomic.Bool // the worker of the next version is there, and its index.html is not yet
	deaf  bool        // the next version never takes over, however often it is told to
}

func (s *versions) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if s.next.Load() && (r.URL.Path == "/" && !s.half.Load() || r.URL.Path == "/worker.js") {
		first := s.first(r.URL.Path)
		page := marked(first)
		page = bytes.Replace(page, []byte(`const version = "`), []byte(`const version = "next-`), 1)
		index := s.first("/")
		page = bytes.Replace(page, []byte(beginning(index)), []byte(beginning(marked(index))), 1)
		if s.deaf {
			page = bytes.Replace(page, []byte("self.skipWaiting();"), nil, 1)
		}
		w.Header().Set("Content-Type", map[bool]string{true: "text/html", false: "text/javascript"}[r.URL.Path == "/"])
		w.Header().Set("Cache-Control", "no-cache")
		w.Write(page)
		return
	}
	s.files.ServeHTTP(w, r)
}

// first returns a file of the first version.
func (s *versions) first(path string) []byte {
	got := httptest.NewRecorder()
	s.files.ServeHTTP(got, httptest.NewRequest(http.MethodGet, path, nil))
	return got.Body.Bytes()
}

// marked returns index.html as the next version has it.
func marked(page []byte) []byte {
	return bytes.Replace(page, []byte("<head>"), []byte(`<head><meta name="mark" content="next">`), 1)
}

// beginning is the digest by which the worker knows a file.
func beginning(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:6])
}

// Which version a tab shows, which version it would get, and whether it was loaded anew since it was marked.
const (
	shownVersion  = `document.querySelector("meta[name=mark]")?.content || "first"`
	stayed        = `String(globalThis.stayed)`
	offersVersion = `String(!document.getElementById("note").hidden && document.getElementById("note").textContent.includes("new version"))`
)

// storedPage waits until the page is stored, and loads it again from there.
func storedPage(t *testing.T, p *Player, v *Page, q Probe) {
	t.Helper()
	evaluates(t, v, `(async () => { globalThis.worker = (await navigator.serviceWorker.ready).active?.state })(); String(globalThis.worker)`, "activated")
	p.Again(false)
	continues(t, p, q)
	evaluates(t, v, `String(navigator.serviceWorker.controller !== null)`, "true")
}

// marks marks what a tab shows, so that it can be told whether it was loaded anew.
func marks(t *testing.T, v *Page) {
	t.Helper()
	if _, err := v.Evaluate(`globalThis.stayed = true; ""`); err != nil {
		t.Fatal(err)
	}
}

// renews presses the button of the note.
func renews(t *testing.T, v *Page) {
	t.Helper()
	if err := v.Leave(`document.getElementById("act").click()`); err != nil {
		t.Fatal(err)
	}
}

// A new version is offered and waits: it never takes the place of the game under a player, neither while it is played
// nor when the page is loaded again, until the player asks for it. Then the game goes on in it, and a second tab keeps
// what it shows.
func TestBrowserNeverSwapsTheGameUnderAPlayer(t *testing.T) {
	pages := &versions{files: http.FileServer(http.Dir(pageFolder))}
	p, v := browsedFrom(t, "browser-version", "1", "", pages)
	begin(p)
	q := choice(p)
	storedPage(t, p, v, q)
	marks(t, v)
	pages.next.Store(true)
	evaluates(t, v, `document.dispatchEvent(new Event("visibilitychange")); `+offersVersion, "true")
	p.Frame("offered")
	q = choice(p)
	evaluates(t, v, stayed, "true")
	evaluates(t, v, `(async () => { globalThis.got = (await (await fetch("./")).text()).includes('"mark"') })(); String(globalThis.got)`, "false")

	p.Again(false) // even then it is the old one, which still offers the new
	continues(t, p, q)
	evaluates(t, v, shownVersion, "first")
	evaluates(t, v, offersVersion, "true")

	beside, err := v.Beside()
	p.must(err)
	other := NewPlayer(t, "browser-version-beside", beside)
	other.Scene("title")
	marks(t, beside)
	p.must(v.Front())
	marks(t, v)
	renews(t, v)
	evaluates(t, v, shownVersion, "next")
	evaluates(t, v, stayed, "undefined")
	continues(t, p, q)
	choice(p)
	p.Frame("taken")
	p.must(beside.Front())
	evaluates(t, beside, "("+shownVersion+`) + " " + `+stayed, "first true")
	if scene := other.Look().Scene; scene != "title" {
		t.Errorf("the other tab shows %s", scene)
	}
	evaluates(t, beside, offersVersion, "true")
	renews(t, beside)
	evaluates(t, beside, shownVersion, "next") // nothing waits any more, the first tab has taken it
	for _, said := range v.Errors() {
		if strings.Contains(said, "worker") {
			t.Errorf("the console says: %s", said)
		}
	}
}

// A version of which not all files have arrived at the server is not stored: the old one goes on, and the new one is offered
// once it is whole.
func TestBrowserStoresNoHalfVersion(t *testing.T) {
	pages := &versions{files: http.FileServer(http.Dir(pageFolder))}
	p, v := browsedFrom(t, "browser-half", "1", "", pages)
	begin(p)
	q := choice(p)
	storedPage(t, p, v, q)
	pages.half.Store(true)
	pages.next.Store(true)
	evaluates(t, v, `(async () => {
		const stored = await navigator.serviceWorker.ready;
		await stored.update();
		const worker = stored.installing;
		globalThis.half = worker && await new Promise((end) => { worker.onstatechange = () => end(worker.state); });
	})(); String(globalThis.half)`, "redundant")
	evaluates(t, v, offersVersion, "false")
	p.Again(false)
	continues(t, p, q)
	evaluates(t, v, shownVersion, "first")
	pages.half.Store(false)
	evaluates(t, v, `navigator.serviceWorker.ready.then((stored) => stored.update()); `+offersVersion, "true")
	renews(t, v)
	evaluates(t, v, shownVersion, "next")
	continues(t, p, q)
}

// A new version that does not take over when the player asks for it, as browsers sometimes forget, is loaded all the
// same.
func TestBrowserLoadsANewVersionThatDoesNotTakeOver(t *testing.T) {
	pages := &versions{files: http.FileServer(http.Dir(pageFolder)), deaf: true}
	p, v := browsedFrom(t, "browser-deaf", "1", "", pages)
	begin(p)
	q := choice(p)
	storedPage(t, p, v, q)
	pages.next.Store(true)
	evaluates(t, v, `document.dispatchEvent(new Event("visibilitychange")); `+offersVersion, "true")
	renews(t, v)
	evaluates(t, v, shownVersion, "next")
	continues(t, p, q)
	evaluates(t, v, `(async () => { globalThis.kept = (await (await fetch("./")).text()).includes('"mark"') && (await caches.keys()).length })(); String(globalThis.kept)`, "1")
}
