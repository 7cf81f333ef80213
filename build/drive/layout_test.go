package drive

import (
	"strings"
	"testing"
)

// fakeLayout is a keyboard of which the page knows what Q writes. It counts how often the layout is asked for, and how
// often it may be.
const fakeLayout = `
	globalThis.written = "a";
	globalThis.asks = 0;
	globalThis.reasons = 1;
	navigator.keyboard.getLayoutMap = async () => { asks++; return new Map([["KeyQ", written]]); };
	["focus", "keyup"].forEach((name) => window.addEventListener(name, () => reasons++));`

// Keys are named by what they write on the player's keyboard, also after its layout has changed. The page asks for the
// layout only when it may have changed, because a frame that asked would come late.
func TestBrowserNamesKeysByTheirLayout(t *testing.T) {
	p, v := browsed(t, "browser-layout", "1", fakeLayout)
	p.Scene("title")
	p.Key("F2")
	p.Scene("keys")
	p.Click("keys/hands")
	p.Scene("hands")
	named := func(letter string) {
		t.Helper()
		p.Click("hand/fit/2")
		p.Until("a key is waited for", func(q Probe) bool { return q.Says["listens"] == "hand/fit/2" })
		p.Key("KeyQ")
		if q := p.Until("a key set", func(q Probe) bool { return q.Says["listens"] == "" }); !strings.HasPrefix(q.Says["said"], letter+" ") {
			t.Errorf("the screen says %q of the key that writes %s", q.Says["said"], letter)
		}
	}
	named("A")
	_, err := v.Evaluate(`written = "é"; ""`)
	p.must(err)
	p.Key("AltLeft")
	named("É")
	evaluates(t, v, `String(asks > 0 && asks <= reasons)`, "true")
}
