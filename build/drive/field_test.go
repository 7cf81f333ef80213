package drive

import (
	"context"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// namesQuest begins to write the name of a quest.
func namesQuest(p *Player) {
	p.t.Helper()
	p.Scene("title")
	p.Click("title/new")
	p.Scene("setup")
	p.ClickUntil("setup/mode/quest", func(q Probe) bool { return q.Says["mode"] == "quest" })
	p.Click("setup/quest")
	p.Until("the field", func(q Probe) bool { return q.Says["writing"] == "setup/quest" })
}

// named waits until a quest has a name.
func named(p *Player, want string) {
	p.t.Helper()
	q := p.Until("the end of writing", func(q Probe) bool { return q.Says["writing"] == "" })
	if q.Says["quest"] != want {
		p.t.Errorf("the quest is named %q, want %q", q.Says["quest"], want)
	}
}

// In a window a field takes what is typed once, what an input method composes while it has the keys, and what is pasted.
func TestWindowFieldTakesEveryScript(t *testing.T) {
	desk := t.TempDir() // a desktop with a clipboard
	script := "#!/bin/sh\nprintf 'é😀\\nb'\n"
	if err := os.WriteFile(filepath.Join(desk, "xclip"), []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", desk+string(filepath.ListSeparator)+os.Getenv("PATH"))
	t.Setenv("WAYLAND_DISPLAY", "")
	p, v := windowed(t, "window-field", t.TempDir(), 1280, 720, "-seed", "12")
	namesQuest(p)
	p.must(v.Type("abx"))
	p.Key("Backspace")
	p.must(v.Compose("にほん", "Enter", "日本"))
	if q := p.Look(); q.Says["writing"] == "" {
		t.Fatal("the key that the input method takes ends the writing")
	}
	p.Frame("written")
	p.Key("ControlLeft+KeyV")
	p.Until("what is pasted", func(q Probe) bool { return q.Says["written"] == "ab日本é😀 b" })
	p.Key("Enter")
	named(p, "ab日本é😀 b")
}

// insert lets the browser write a text as an input method, dictation or a list of emoji does.
func (v *Page) insert(text string) error {
	return chromedp.Do(v.tab, act(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.InsertText, input.InsertTextParams{Text: text})
		return err
	}))
}

// compose lets an input method compose a text, and then write another.
func (v *Page) compose(draft, text string) error {
	err := chromedp.Do(v.tab, act(func(ctx context.Context, t *chromedp.Target) error {
		n := int64(len([]rune(draft)))
		_, err := cdp.Call(ctx, t, input.ImeSetComposition, input.ImeSetCompositionParams{Text: draft, SelectionStart: n, SelectionEnd: n})
		return err
	}))
	if err != nil {
		return err
	}
	return v.insert(text)
}

// command presses a key that the browser takes for a command of editing.
func (v *Page) command(key, command string) error {
	return chromedp.Do(v.tab, act(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.DispatchKeyEvent, input.DispatchKeyEventParams{Type: input.DispatchKeyEventTypeRawKeyDown, Key: key, Code: "Key" + key, Modifiers: ctrl, Commands: []string{command}})
		return err
	}))
}

// In a page a field takes whatever the browser writes: what is composed, dictated, picked from a list of emoji, or pasted.
func TestBrowserFieldTakesEveryScript(t *testing.T) {
	p, v := browsed(t, "browser-field", "12", "")
	namesQuest(p)
	p.Until("the field of the page", func(Probe) bool { return v.evaluated(p, `document.activeElement.id`) == "field" })
	p.must(v.insert("ab日本"))
	p.must(v.compose("にほん", "é"))
	p.must(v.insert("😀"))
	p.must(v.command("a", "selectAll"))
	p.must(v.command("x", "cut"))
	p.must(v.command("v", "paste"))
	p.must(v.command("v", "paste"))
	p.Until("all of it", func(q Probe) bool { return q.Says["written"] == "ab日本é😀ab日本é😀" })
	p.Frame("written")
	p.Key("Enter")
	named(p, "ab日本é😀ab日本é😀")
	p.Frame("named")
	evaluates(t, v, `document.activeElement.tagName`, "CANVAS")
	p.Key("F1")
	p.Scene("rules")
	p.Until("the field of the page", func(Probe) bool { return v.evaluated(p, `document.activeElement.id`) == "field" })
	p.must(v.insert("wound"))
	q := p.Until("what was searched for", func(q Probe) bool { return q.Says["query"] == "wound" })
	p.Key("ArrowDown")
	p.Until("a rule", func(r Probe) bool { return r.Says["rule"] != q.Says["rule"] })
	p.Frame("searched")
}

// evaluated returns what a script says.
func (v *Page) evaluated(p *Player, script string) string {
	p.t.Helper()
	said, err := v.Evaluate(script)
	p.must(err)
	return said
}

// On a device held in the hands the field of the page lies over the field that was touched, so that its keyboard opens. A touch
// of something else keeps the text.
func TestBrowserNameIsWrittenOnThePage(t *testing.T) {
	p, v := held(t, "touch-name", "3", 390, 844, 1)
	p.Scene("title")
	p.Frame("title")
	p.Click("title/new")
	p.Scene("setup")
	p.Click("setup/players/2")
	p.Until("a second player", func(q Probe) bool { return q.Has("setup/name/2") })
	p.Click("setup/name/1")
	q := p.Until("the field", func(q Probe) bool { return q.Says["writing"] == "setup/name/1" })
	x, y := middle(q.Areas["setup/name/1"])
	at := `document.elementFromPoint(` + number(x) + `, ` + number(y) + `).id`
	p.Until("the field of the page", func(Probe) bool { return v.evaluated(p, at+` + document.activeElement.id`) == "fieldfield" })
	p.must(v.insert("Mara"))
	p.Until("the name", func(q Probe) bool { return q.Says["written"] == "Mara" })
	p.Frame("writing")
	p.Click("setup/name/2") // without being done with the first
	p.Until("the other field", func(q Probe) bool { return q.Says["writing"] == "setup/name/2" && q.Says["written"] == "" })
	p.Click("setup/name/1")
	p.Until("the first field again", func(q Probe) bool { return q.Says["writing"] == "setup/name/1" && q.Says["written"] == "Mara" })
	p.Key("Enter")
	p.Until("the name", func(q Probe) bool { return q.Says["writing"] == "" })
	p.Frame("written")
	evaluates(t, v.Page, `String(document.getElementById("field").hidden)`, "true")
}

// number writes a number in a script.
func number(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }
