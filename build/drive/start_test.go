package drive

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
)

// saysPage is what the page says instead of showing the game, and the button it offers.
const saysPage = `(() => {
	const said = document.getElementById("loading").hidden || !document.getElementById("loading").classList.contains("stopped");
	const button = document.getElementById("retry");
	return said ? "" : document.getElementById("say").textContent + " [" + (button.hidden ? "" : button.textContent) + "]";
})()`

// tells waits until the page says why there is no game.
func tells(t *testing.T, v *Page, sentence, button string) {
	t.Helper()
	evaluates(t, v, saysPage, sentence+" ["+button+"]")
}

const (
	fetchAnew = "Fetch the game anew"
	tryAgain  = "Try again"
	otherPart = "A part of the game is missing or belongs to another version: fetch the game anew, your saved games are kept."
	notStart  = "The game could not start: fetch it anew, your saved games are kept."
	spoilt    = "What arrived is not the game, or this browser cannot run it: fetch it anew, your saved games are kept."
	cutOff    = "The download of the game was interrupted: check the connection and try again."
)

// presses presses the button that the page offers.
func presses(t *testing.T, v *Page) {
	t.Helper()
	if err := v.Leave(`document.getElementById("retry").click()`); err != nil {
		t.Fatal(err)
	}
}

// spoil puts other contents in the place of the program that the worker has stored.
const spoil = `(async () => {
	const [name] = await caches.keys();
	const cache = await caches.open(name);
	const program = (await cache.keys()).find((asked) => asked.url.endsWith(".wasm"));
	await cache.put(program, new Response(%s, { headers: { "Content-Type": "application/wasm" } }));
	globalThis.spoilt = "yes";
})().catch((problem) => { globalThis.spoilt = String(problem); }); String(globalThis.spoilt)`

// A stored program that is spoilt is told in one sentence. Fetched anew it goes on with the saved game; without a network
// it stays as it is.
func TestBrowserFetchesASpoiltGameAnew(t *testing.T) {
	files := http.FileServer(http.Dir(pageFolder))
	var away atomic.Bool
	p, v := browsedFrom(t, "browser-spoilt", "1", "", http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if away.Load() {
			http.Error(w, "away", http.StatusBadGateway)
			return
		}
		files.ServeHTTP(w, r)
	}))
	begin(p)
	q := choice(p)
	storedPage(t, p, v, q)
	evaluates(t, v, fmt.Sprintf(spoil, `new Uint8Array(1000)`), "yes")
	away.Store(true)
	p.Again(false)
	tells(t, v, spoilt, fetchAnew)
	p.Frame("spoilt")
	presses(t, v)
	tells(t, v, "The server cannot be reached now: check the connection and try again, your saved games are kept.", tryAgain)
	evaluates(t, v, `(async () => { globalThis.left = (await caches.keys()).length + " " + (await navigator.serviceWorker.getRegistrations()).length })(); String(globalThis.left)`, "1 1")
	away.Store(false)
	presses(t, v)
	continues(t, p, q)
	choice(p)
	evaluates(t, v, `(async () => { globalThis.worker = (await navigator.serviceWorker.ready).active?.state })(); String(globalThis.worker)`, "activated")
}

// refusing serves the page, except one file, for which it does something else.
func refusing(name string, instead http.HandlerFunc) http.Handler {
	files := http.FileServer(http.Dir(pageFolder))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if ok, _ := filepath.Match(name, strings.TrimPrefix(r.URL.Path, "/")); ok {
			instead(w, r)
			return
		}
		files.ServeHTTP(w, r)
	})
}

// Whatever a server does with a part of the game, the page says it in one sentence with what helps, and shows nothing of
// what the browser says.
func TestBrowserSaysWhyThereIsNoGame(t *testing.T) {
	status := func(code int) http.HandlerFunc {
		return func(w http.ResponseWriter, r *http.Request) { http.Error(w, "no", code) }
	}
	gives := func(kind, text string) http.HandlerFunc {
		return func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", kind)
			fmt.Fprint(w, text)
		}
	}
	for _, c := range []struct {
		name, file       string
		instead          http.HandlerFunc
		sentence, button string
	}{
		{"program gone", "*.wasm", status(http.StatusNotFound), otherPart, fetchAnew},
		{"server broken", "*.wasm", status(http.StatusInternalServerError), "The server could not deliver the game (500): wait a moment and try again.", tryAgain},
		{"too many askings", "*.wasm", status(http.StatusTooManyRequests), "The server could not deliver the game (429): wait a moment and try again.", tryAgain},
		{"another page", "*.wasm", gives("text/html", "<!DOCTYPE html><p>Sign in to this network."), spoilt, fetchAnew},
		{"another program", "*.wasm", gives("application/wasm", "\x00asm\x01\x00\x00\x00"), spoilt, fetchAnew},
		{"cut off", "*.wasm", func(w http.ResponseWriter, r *http.Request) { panic(http.ErrAbortHandler) }, cutOff, tryAgain},
		{"script gone", "around.js", status(http.StatusNotFound), otherPart, fetchAnew},
		{"script of another version", "page.js", gives("text/javascript", `"use strict"; throw new Error("another version");`), otherPart, fetchAnew},
		{"script of another sort", "wasm_exec.js", gives("text/html", "<!DOCTYPE html>"), otherPart, fetchAnew},
		{"style gone", "page.css", status(http.StatusNotFound), otherPart, fetchAnew},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, v := browsedFrom(t, "browser-lacks", "1", "", refusing(c.file, c.instead))
			tells(t, v, c.sentence, c.button)
		})
	}
	for _, c := range []struct{ name, seed, before, sentence, button string }{
		{"exception", "1", `Object.defineProperty(globalThis, "precipiceSay", { set() { throw new TypeError("no such thing"); } });`, notStart, fetchAnew},
		{"no memory", "1", `WebAssembly.instantiate = async () => { throw new RangeError("Out of memory"); };`, "There is not enough memory for the game: close other tabs and try again.", tryAgain},
		{"other imports", "1", `WebAssembly.instantiate = async () => { throw new WebAssembly.LinkError("import 5"); };`, otherPart, fetchAnew},
		{"wrong address", "many", "", "The seed in the address is not a whole number: write ?seed=7.", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, v := browsedFrom(t, "browser-fails", c.seed, c.before, http.FileServer(http.Dir(pageFolder)))
			tells(t, v, c.sentence, c.button)
		})
	}
}

// opens loads another address in the tab of a page.
func opens(t *testing.T, v *Page, address string) {
	t.Helper()
	v.leave()
	v.address = address
	if err := v.open(); err != nil {
		t.Fatal(err)
	}
}

// Opened as a file, the page says that it needs a server.
func TestBrowserSaysThatAFileNeedsAServer(t *testing.T) {
	p, v := browsedFrom(t, "browser-file", "1", "", http.FileServer(http.Dir(pageFolder)))
	path, err := filepath.Abs(filepath.Join(pageFolder, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	opens(t, v, "file://"+path)
	tells(t, v, `A browser cannot run the game from a file: put its folder on a web server, or run "python3 -m http.server" in the folder and open http://localhost:8000.`, "")
	p.Frame("file")
}

// apart serves the page as a frame shows it that takes its origin from it, and lets it read its files or not.
func apart(reads bool) http.Handler {
	files := http.FileServer(http.Dir(pageFolder))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/" {
			w.Header().Set("Content-Security-Policy", "sandbox allow-scripts")
		}
		if reads {
			w.Header().Set("Access-Control-Allow-Origin", "*")
		}
		files.ServeHTTP(w, r)
	})
}

// In a frame that keeps the page from its files or from storing data the page says so, once, and names the frame.
func TestBrowserSaysWhatAFrameKeepsFromIt(t *testing.T) {
	_, v := browsedFrom(t, "browser-apart", "1", "", apart(false))
	tells(t, v, "The frame around this page keeps the game from its own files: open the page in a tab of its own.", "")
	p, v := browsedFrom(t, "browser-framed", "1", "", apart(true))
	q := p.Scene("title")
	p.Frame("title")
	if said := q.Says["problem"] + q.Says["notice"]; !strings.HasPrefix(said, "The frame around this page keeps the game from storing data") {
		t.Errorf("the title says %q", said)
	}
	evaluates(t, v, `String(document.getElementById("note").hidden)`, "true")
}

// An injected script does not run, and the page's policy tells of it.
func TestBrowserRunsNoInjectedScript(t *testing.T) {
	index, err := os.ReadFile(filepath.Join(pageFolder, "index.html"))
	if err != nil && inBrowser {
		t.Fatal(err)
	}
	injected := strings.Replace(string(index), "</main>", `</main><script>globalThis.injected = "by the page"</script><img src="none.png" onerror="globalThis.injected = 'by a picture'">`, 1)
	needsBrowser(t)
	v, err := OpenPage(refusing("", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, injected)
	}), "", 1280, 720, nil, "")
	if err != nil {
		t.Fatal(err)
	}
	p := NewPlayer(t, "browser-injected", v)
	p.Scene("title")
	_, err = v.Evaluate(`document.body.append(Object.assign(document.createElement("script"), { textContent: "globalThis.injected = 'afterwards'" })); ""`)
	p.must(err)
	evaluates(t, v, `String(globalThis.injected)`, "undefined")
	if all := strings.Join(v.Violations(), "\n"); strings.Count(all, "script-src-elem inline") < 2 || !strings.Contains(all, "script-src-attr inline") {
		t.Errorf("the policy tells:\n%s", all)
	}
}
