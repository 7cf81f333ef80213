//go:build !js

package drive

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// Reader is a screen reader on a page: it hears the live regions, and walks the accessibility tree of the browser. It sees nothing
// else, so what it does depends on that alone.
type Reader struct {
	p     *Player
	v     *Page
	heard int // how many sentences were read
}

// keepsSpoken is a script that keeps what the live regions of a page speak.
const keepsSpoken = `globalThis.spoken = [];
new MutationObserver((changes) => {
	for (const { target, addedNodes } of changes) {
		if (target.id === "log" || target.id === "now") {
			spoken.push(...[...addedNodes].map((line) => line.textContent));
		}
	}
}).observe(document, { subtree: true, childList: true });`

// Spoken returns every sentence that was spoken so far.
func (r *Reader) Spoken() []string {
	r.p.t.Helper()
	all, err := r.v.Evaluate(`spoken.join("\n")`)
	r.p.must(err)
	if all == "" {
		return nil
	}
	return strings.Split(all, "\n")
}

// Hear returns the sentences that were spoken since it was last asked.
func (r *Reader) Hear() []string {
	r.p.t.Helper()
	all := r.Spoken()
	heard := all[min(r.heard, len(all)):]
	r.heard = len(all)
	return heard
}

// Await listens until a sentence is spoken that holds, and returns it.
func (r *Reader) Await(what string, holds func(sentence string) bool) string {
	r.p.t.Helper()
	var heard []string
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(beat) {
		all := r.Spoken()
		for i := r.heard; i < len(all); i++ {
			if heard = append(heard, all[i]); holds(all[i]) {
				r.heard = i + 1
				return all[i]
			}
		}
		r.heard = len(all)
	}
	r.p.t.Fatalf("%s is not spoken, but %q", what, heard)
	return ""
}

// ByKey presses a key until the focus speaks of something, and returns what it says.
func (r *Reader) ByKey(key, of string) string {
	r.p.t.Helper()
	var heard []string
	for range 60 {
		r.Hear()
		r.p.Key(key)
		for end := time.Now().Add(time.Second); time.Now().Before(end); time.Sleep(beat / 2) {
			now := r.Hear()
			heard = append(heard, now...)
			if i := slices.IndexFunc(now, func(said string) bool { return strings.Contains(said, of) }); i >= 0 {
				return now[i]
			}
			if len(now) > 0 {
				break
			}
		}
	}
	r.p.t.Fatalf("%s leads to nothing that is called %q, but to %q", key, of, heard)
	return ""
}

// Thing is something that a screen reader finds on a page.
type Thing struct {
	Role, Name, About string
	node              cdp.BackendNodeID
}

// Things returns what a screen reader finds, in its order.
func (r *Reader) Things() (list []Thing) {
	r.p.t.Helper()
	r.p.must(chromedp.Do(r.v.tab, act(func(ctx context.Context, t *chromedp.Target) error {
		tree, err := cdp.Call(ctx, t, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
		if err != nil {
			return err
		}
		words := func(v *accessibility.Value) string {
			if v == nil {
				return ""
			}
			return strings.Trim(string(v.Value), `"`)
		}
		for _, n := range tree.Nodes {
			if !n.Ignored && words(n.Name) != "" {
				list = append(list, Thing{words(n.Role), words(n.Name), words(n.Description), n.BackendDOMNodeID})
			}
		}
		return nil
	})))
	return list
}

// Find looks until there is a thing of a role whose name contains some words, or is the words behind an equals sign.
func (r *Reader) Find(role, of string) Thing {
	r.p.t.Helper()
	whole, exact := strings.CutPrefix(of, "=")
	var list []Thing
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(beat) {
		list = r.Things()
		for _, one := range list {
			if one.Role == role && (exact && one.Name == whole || !exact && strings.Contains(one.Name, of)) {
				return one
			}
		}
	}
	r.p.t.Fatalf("there is no %s that is called %q, but %+v", role, of, list)
	return Thing{}
}

// Press comes to a button and presses it, once it is there, and again until something is spoken: what was found may have gone
// meanwhile.
func (r *Reader) Press(of string) {
	r.p.t.Helper()
	before := len(r.Spoken())
	for range 5 {
		r.p.must(r.press(r.Find("button", of)))
		for end := time.Now().Add(3 * time.Second); time.Now().Before(end); time.Sleep(beat) {
			if len(r.Spoken()) > before {
				return
			}
		}
	}
	r.p.t.Fatalf("nothing is spoken after %q was pressed", of)
}

func (r *Reader) press(one Thing) error {
	return chromedp.Do(r.v.tab, act(func(ctx context.Context, t *chromedp.Target) error {
		found, err := cdp.Call(ctx, t, dom.ResolveNode, dom.ResolveNodeParams{BackendNodeID: one.node})
		if err != nil {
			return fmt.Errorf("%s %q: %w", one.Role, one.Name, err)
		}
		_, err = cdp.Call(ctx, t, runtime.CallFunctionOn, runtime.CallFunctionOnParams{ObjectID: found.Object.ObjectID,
			FunctionDeclaration: `function () { this.focus(); this.click(); }`})
		return err
	}))
}
