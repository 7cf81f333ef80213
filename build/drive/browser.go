//go:build !js

package drive

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
)

// beat is how long to wait between two looks at what tells nothing when it changes.
const beat = 60 * time.Millisecond

// someFrames answers after some frames of the page, in which it sees what is held. A page in the background has no frames, and
// answers after a while.
const someFrames = `new Promise((seen) => {
	let frames = 0;
	const count = () => (++frames > 2 ? seen("") : requestAnimationFrame(count));
	count();
	setTimeout(() => seen(""), 2000);
})`

// tellsPolicy tells what the page's policy keeps from running, as what Page.Violations finds.
const (
	violation   = "the policy of the page forbids "
	tellsPolicy = `addEventListener("securitypolicyviolation", (e) =>
		console.error("` + violation + `" + [e.effectiveDirective, e.blockedURI, e.sample, e.sourceFile, e.lineNumber].join(" ")));`
)

// hold waits for some frames of the page, however slow it is, so that no input is missed.
func (v *Page) hold() error {
	_, err := chromedp.Run(v.tab, chromedp.Evaluate[string](someFrames, chromedp.EvalAwaitPromise))
	return err
}

// Page is the wasm build in a tab of a Chromium. Each has a server and so an origin of its own, and what is stored for that is
// cleared at the end: it finds nothing of what other pages keep.
type Page struct {
	server  *httptest.Server
	address string
	before  string // script run before the page's own
	w, h    int64
	ratio   float64 // pixels to a point of a device held in the hands, 0 for a desk
	browser context.Context
	quit    context.CancelFunc
	tab     context.Context
	leave   context.CancelFunc
	x, y    float64 // position of the pointer
	beside  bool    // the browser belongs to another Page
	shares  bool    // the browser is that of other pages too
	tabs    []*Page // those beside this one
	unseen  bool    // its pictures are left out

	mu     sync.Mutex
	errors []string
}

// OpenPage serves the page and loads it with a query, in a new browser with that profile, or without one in the browser that
// such pages share. before is JavaScript to run before the page's own.
func OpenPage(pages http.Handler, profile string, w, h int, query url.Values, before string) (*Page, error) {
	return openPage(pages, profile, w, h, 0, query, before)
}

func openPage(pages http.Handler, profile string, w, h int, ratio float64, query url.Values, before string) (*Page, error) {
	if query == nil {
		query = url.Values{}
	}
	if !query.Has("probe") {
		query.Set("probe", "1")
	}
	v := &Page{server: httptest.NewServer(pages), before: before, w: int64(w), h: int64(h), ratio: ratio, unseen: query.Get("probe") == "unseen"}
	v.address = v.server.URL + "/?" + query.Encode()
	if profile != "" {
		v.browser, v.quit = launch(profile)
	} else if shared, err := sharedBrowser(); err != nil {
		return nil, err
	} else {
		v.shares = true
		v.browser, v.quit = chromedp.NewContext(shared)
	}
	if err := chromedp.Do(v.browser); err != nil {
		v.Close()
		return nil, fmt.Errorf("chromium did not start: %w", err)
	}
	return v, v.open()
}

// launch returns a Chromium with a profile that starts with its first use, and what ends it.
func launch(profile string, flags ...chromedp.ExecAllocatorOption) (browser context.Context, quit context.CancelFunc) {
	allocator, quit := chromedp.NewExecAllocator(context.Background(), append(browserFlags(profile), flags...)...)
	browser, _ = chromedp.NewContext(allocator)
	return browser, quit
}

// sharedBrowser starts the Chromium that pages without a profile of their own share. Quit ends it. All its pages are of one site,
// so that one process runs them, in which a program that is compiled for one page is compiled for all.
var sharedBrowser = sync.OnceValues(func() (context.Context, error) {
	profile, err := os.MkdirTemp("", "precipice-profile")
	if err != nil {
		return nil, err
	}
	browser, quit := launch(profile, chromedp.Flag("process-per-site", true))
	ended = func() {
		chromedp.Cancel(browser)
		quit()
		os.RemoveAll(profile)
	}
	if err := chromedp.Do(browser); err != nil {
		return nil, fmt.Errorf("chromium did not start: %w", err)
	}
	return browser, keepCompiled(browser)
})

// keepCompiled keeps the program of a page compiled as long as the browser lives, in a tab that never runs it. To compile it takes
// seconds, and what has been compiled for speed once stays so.
func keepCompiled(browser context.Context) error {
	if keptPage == "" {
		return nil
	}
	programs, err := filepath.Glob(filepath.Join(keptPage, "precipice-*.wasm"))
	if err != nil || len(programs) != 1 {
		return fmt.Errorf("the programs of the page are %v, %v", programs, err)
	}
	server := httptest.NewServer(http.FileServer(http.Dir(keptPage)))
	defer server.Close()
	compile := fmt.Sprintf(`WebAssembly.compileStreaming(fetch(%q)).then((program) => { globalThis.kept = program; return ""; })`, filepath.Base(programs[0]))
	if err := chromedp.Do(browser, chromedp.Navigate(server.URL+"/licences.txt")); err != nil {
		return err
	}
	_, err = chromedp.Run(browser, chromedp.Evaluate[string](compile, chromedp.EvalAwaitPromise))
	return err
}

// ended ends the shared browser, if it has been started.
var ended = func() {}

// Quit ends the browser that pages share.
func Quit() { ended() }

// keptPage is the folder of the page whose program the shared browser keeps compiled, "" for none. What measures the page sets none.
var keptPage string

// addressBar are features by which Chromium's address bar is a page too, drawn anew for each tab. Nobody sees it, and it takes a fifth of
// what the browser computes.
const addressBar = "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup"

func browserFlags(profile string) []chromedp.ExecAllocatorOption {
	return append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.UserDataDir(profile),
		chromedp.NoSandbox,
		chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-features", "Translate,BlinkGenPropertyTrees,"+addressBar),
	)
}

// open loads the page in a new tab.
func (v *Page) open() error {
	v.tab, v.leave = chromedp.NewContext(v.browser)
	if err := chromedp.Listen(v.tab, v.hear); err != nil {
		return err
	}
	return chromedp.Do(v.tab,
		v.viewport(v.w, v.h),
		act(func(ctx context.Context, t *chromedp.Target) error {
			if _, err := cdp.Call(ctx, t, log.Enable, cdp.Empty{}); err != nil {
				return err
			}
			_, err := cdp.Call(ctx, t, page.AddScriptToEvaluateOnNewDocument,
				page.AddScriptToEvaluateOnNewDocumentParams{Source: tellsPolicy + "\n" + v.before})
			return err
		}),
		chromedp.Navigate(v.address),
	)
}

// Beside opens the same page in another tab of the browser. The tab closes with the browser.
func (v *Page) Beside() (*Page, error) {
	tab := &Page{server: v.server, address: v.address, before: v.before, w: v.w, h: v.h, ratio: v.ratio, unseen: v.unseen, browser: v.browser, beside: true}
	v.tabs = append(v.tabs, tab)
	return tab, tab.open()
}

// Front brings the tab to the front. A tab in the background has no frames.
func (v *Page) Front() error {
	return chromedp.Do(v.tab, act(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, page.BringToFront, cdp.Empty{})
		return err
	}))
}

func act(f func(context.Context, *chromedp.Target) error) chromedp.Action[chromedp.Void] {
	return chromedp.Func(f)
}

// hear collects what the browser's console would show in red.
func (v *Page) hear(event any) {
	said := ""
	switch e := event.(type) {
	case *runtime.EventExceptionThrown:
		said = "exception: " + e.ExceptionDetails.Text
		if e.ExceptionDetails.Exception != nil {
			said += " " + e.ExceptionDetails.Exception.Description
		}
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.ConsoleAPICalledTypeError || e.Type == runtime.ConsoleAPICalledTypeAssert {
			said = "console:"
			for _, arg := range e.Args {
				said += " " + strings.TrimSpace(string(arg.Value)+arg.Description)
			}
		}
	case *log.EventEntryAdded:
		if e.Entry.Level == log.EntryLevelError {
			said = "log: " + e.Entry.Text + " " + e.Entry.URL
		}
	}
	if said != "" {
		v.mu.Lock()
		v.errors = append(v.errors, said)
		v.mu.Unlock()
	}
}

// Errors returns what the console has shown in red since the browser started.
func (v *Page) Errors() []string {
	v.mu.Lock()
	defer v.mu.Unlock()
	return append([]string(nil), v.errors...)
}

// Violations returns what the policy of the page has kept from running.
func (v *Page) Violations() (all []string) {
	for _, said := range v.Errors() {
		if strings.Contains(said, violation) {
			all = append(all, said)
		}
	}
	return all
}

// Evaluate runs JavaScript in the page and returns its result as text.
func (v *Page) Evaluate(script string) (string, error) {
	return chromedp.Run(v.tab, chromedp.Evaluate[string](script))
}

// Leave runs JavaScript that leaves the page or loads it again. The script runs by itself afterwards, because the browser
// gives no result of a page that is gone.
func (v *Page) Leave(script string) error {
	_, err := v.Evaluate(`setTimeout(() => { ` + script + ` }); ""`)
	return err
}

// gone reports whether a script was not answered because its page was left meanwhile.
func gone(err error) bool {
	return err != nil && strings.Contains(err.Error(), "Inspected target navigated")
}

// Probe implements Program. A page that is just being left has nothing to show.
func (v *Page) Probe() (p Probe, err error) {
	time.Sleep(beat / 10)
	text, err := v.Evaluate(`globalThis.precipiceProbe || ""`)
	if gone(err) {
		return p, nil
	}
	if err != nil || text == "" {
		return p, err
	}
	if err := json.Unmarshal([]byte(text), &p); err != nil {
		return p, fmt.Errorf("the probe %q is not JSON (%w)", text, err)
	}
	return p, nil
}

// Frame implements Program. Where nothing is seen there is no picture to keep.
func (v *Page) Frame(name string) error {
	if v.unseen {
		return nil
	}
	data, err := chromedp.Run(v.tab, chromedp.CaptureScreenshot())
	if err != nil {
		return err
	}
	path, err := framePath(name)
	if err != nil {
		return err
	}
	return os.WriteFile(path, data, 0o644)
}

// Again implements Program. It closes the tab and opens another, or reloads the page.
func (v *Page) Again(violently bool) error {
	if !violently {
		return chromedp.Do(v.tab, chromedp.Reload())
	}
	v.leave()
	return v.open()
}

// Close implements Program.
func (v *Page) Close() error {
	if v.beside {
		return nil
	}
	var err error
	if v.shares {
		err = v.clear()
	}
	err = errors.Join(err, chromedp.Cancel(v.browser))
	v.quit()
	v.server.CloseClientConnections()
	v.server.Close()
	return err
}

// clear closes the tabs and clears what the browser keeps for their origin.
func (v *Page) clear() (err error) {
	for _, tab := range append(v.tabs, v) {
		if tab.tab != nil {
			err = errors.Join(err, chromedp.Cancel(tab.tab))
		}
	}
	return errors.Join(err, chromedp.Do(v.browser, act(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, storage.ClearDataForOrigin, storage.ClearDataForOriginParams{Origin: v.server.URL, StorageTypes: "all"})
		return err
	})))
}

var _ Program = (*Page)(nil)
