package drive

import (
	"compress/gzip"
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// evaluates looks until a script of the page gives what is wanted.
func evaluates(t *testing.T, v *Page, script, want string) {
	t.Helper()
	got, err := "", error(nil)
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(beat) {
		if got, err = v.Evaluate(script); err == nil && got == want {
			return
		}
	}
	t.Fatalf("%s is %q and not %q, %v", script, got, want, err)
}

// The canvas says what it is, a screen reader is told what happens, and the keyboard can leave the game.
func TestBrowserIsHeardAndLeavesKeys(t *testing.T) {
	p, v := browsed(t, "browser-heard", "1", `
		globalThis.reached = [];
		window.addEventListener("keydown", (e) => setTimeout(() => reached.push(e.key + (e.defaultPrevented ? " game" : " browser"))), { capture: true });`)
	begin(p)
	q := waiting(p)
	evaluates(t, v, `["role", "aria-label", "tabindex"].map((name) => document.querySelector("canvas").getAttribute(name)).join()`, "application,Precipice, the game,0")
	before, err := v.Evaluate(`document.getElementById("log").textContent`)
	p.must(err)
	if !strings.Contains(before, "is laid out") || !strings.Contains(before, "?") {
		t.Errorf("a screen reader was told %q", before)
	}
	p.Click(q.Starting("option/")[0])
	followed(p, q, "the first option")
	after, err := v.Evaluate(`document.getElementById("log").textContent`)
	p.must(err)
	if !strings.HasPrefix(after, before) || after == before {
		t.Errorf("a screen reader was told %q, and then %q", before, after)
	}
	p.must(v.Focus("canvas"))
	for _, c := range []struct {
		key  string
		held int64
		want string
	}{{"F5", 0, "browser"}, {"F12", 0, "browser"}, {"l", ctrl, "browser"}, {"t", ctrl, "browser"}, {"ArrowLeft", alt, "browser"},
		{"z", ctrl, "game"}, {"F2", 0, "game"}, {"F2", 0, "game"}, {"Tab", 0, "game"}} {
		p.must(v.press(c.key, c.held))
		evaluates(t, v, `reached.at(-1) || ""`, c.key+" "+c.want)
	}
	p.must(v.press("F6", 0))
	evaluates(t, v, `document.activeElement.id`, "return")
	p.Frame("beside")
	p.must(v.press("Enter", 0))
	evaluates(t, v, `document.activeElement.tagName`, "CANVAS")
}

// Modifiers as the browser's protocol counts them.
const (
	alt  = 1
	ctrl = 2
)

// press presses a key as it would reach the page, without what the browser itself does then.
func (v *Page) press(key string, held int64) error {
	text := ""
	if key == "Enter" {
		text = "\r"
	}
	for _, kind := range []input.DispatchKeyEventType{input.DispatchKeyEventTypeKeyDown, input.DispatchKeyEventTypeKeyUp} {
		err := chromedp.Do(v.tab, act(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, input.DispatchKeyEvent, input.DispatchKeyEventParams{Type: kind, Key: key, Code: key, Text: text, Modifiers: held})
			return err
		}))
		if err != nil {
			return err
		}
	}
	return v.hold()
}

// Focus gives the keyboard to an element.
func (v *Page) Focus(selector string) error {
	_, err := v.Evaluate(fmt.Sprintf(`document.querySelector(%q).focus(); ""`, selector))
	return err
}

// Without a network the page plays on with its game. When the game is first saved the page asks the browser, once, to keep
// it.
func TestBrowserPlaysWithoutANetwork(t *testing.T) {
	p, v := browsed(t, "browser-offline", "1", `
		globalThis.asked = 0;
		navigator.storage.persisted = async () => false;
		navigator.storage.persist = async () => { asked++; return false; };`)
	p.Scene("title")
	evaluates(t, v, `String(asked)`, "0")
	begin(p)
	choice(p)
	q := choice(p)
	evaluates(t, v, `String(asked)`, "1")
	evaluates(t, v, `(async () => { const r = await navigator.serviceWorker.getRegistration(); globalThis.stored = Boolean(r && r.active) })(); String(globalThis.stored)`, "true")
	v.server.Close()
	p.Again(false)
	continues(t, p, q)
	choice(p)
	p.Frame("offline")
}

// A download that fails or breaks off can be tried again, and the bar of a compressed one ends at its end.
func TestBrowserTriesAgain(t *testing.T) {
	var asked atomic.Int32
	files := http.FileServer(http.Dir(pageFolder))
	flaky := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if filepath.Ext(r.URL.Path) != ".wasm" {
			files.ServeHTTP(w, r)
			return
		}
		switch asked.Add(1) {
		case 1:
			http.Error(w, "busy", http.StatusServiceUnavailable)
		case 2:
			whole := httptest.NewRecorder()
			files.ServeHTTP(whole, r)
			w.Header().Set("Content-Length", strconv.Itoa(whole.Body.Len()))
			w.Write(whole.Body.Bytes()[:1000])
		default:
			w.Header().Set("Content-Encoding", "gzip")
			w.Header().Set("Content-Type", "application/wasm")
			out, _ := gzip.NewWriterLevel(w, gzip.BestSpeed)
			files.ServeHTTP(packed{w, out}, r)
			out.Close()
		}
	})
	p, v := browsedFrom(t, "browser-again", "1", `
		globalThis.percents = [];
		addEventListener("DOMContentLoaded", () => new MutationObserver(() => percents.push(Number(document.getElementById("bar").getAttribute("aria-valuenow"))))
			.observe(document.getElementById("bar"), { attributes: true }));`, flaky)
	evaluates(t, v, `String(document.getElementById("retry").hidden)`, "false")
	p.Frame("failed")
	said, err := v.Evaluate(`document.getElementById("say").textContent`)
	p.must(err)
	if !strings.Contains(said, "503") {
		t.Errorf("the page says %q", said)
	}
	for want := range int32(2) {
		p.must(v.Focus("#retry"))
		p.must(v.Leave(`document.getElementById("retry").click()`))
		if want == 0 {
			evaluates(t, v, `String(document.getElementById("say").textContent.includes("interrupted") && !document.getElementById("retry").hidden)`, "true")
		}
	}
	p.Scene("title")
	seen, err := v.Evaluate(`Math.max(...percents) + " " + percents.some((n) => n > 0 && n < 100)`)
	p.must(err)
	if seen != "100 true" {
		t.Errorf("the bar showed at most %s per cent, and values between", seen)
	}
}

// packed writes a response through a compressor.
type packed struct {
	http.ResponseWriter
	out *gzip.Writer
}

func (p packed) Write(data []byte) (int, error) { return p.out.Write(data) }

func (p packed) WriteHeader(code int) {
	p.Header().Del("Content-Length")
	p.ResponseWriter.WriteHeader(code)
}

// A change of the ratio of pixels, such as by zooming, makes the canvas as sharp as the screen.
func TestBrowserFollowsThePixels(t *testing.T) {
	p, v := browsed(t, "browser-pixels", "1", "")
	p.Scene("title")
	for _, zoom := range []struct {
		ratio float64
		wide  int64
	}{{2, 1100}, {1, 1280}} {
		p.must(chromedp.Do(v.tab, act(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: zoom.wide, Height: v.h, DeviceScaleFactor: zoom.ratio})
			return err
		})))
		w := int(float64(zoom.wide) * zoom.ratio)
		p.Until("a canvas "+strconv.Itoa(w)+" wide", func(q Probe) bool { return q.Width == w })
		evaluates(t, v, `String(document.querySelector("canvas").width)`, strconv.Itoa(w))
	}
	p.Click("title/new")
	p.Scene("setup")
}
