package drive

import (
	"strings"
	"testing"
	"time"
)

// hearing notes what a page plays: drones as loops and all else as shots, and the last context.
const hearing = `
	window.heard = { shots: 0, loops: 0 };
	const start = AudioBufferSourceNode.prototype.start;
	AudioBufferSourceNode.prototype.start = function (...when) {
		window.heard[this.loop ? "loops" : "shots"]++;
		window.heard.context = this.context;
		return start.apply(this, when);
	};`

// A page moves less if the browser says that the player prefers it.
func TestBrowserReducesMotion(t *testing.T) {
	p, _ := browsed(t, "browser-motion", "1", `
		const asks = window.matchMedia.bind(window);
		window.matchMedia = query => query.includes("prefers-reduced-motion: reduce") ? { matches: true } : asks(query);`)
	p.Scene("title")
	p.Click("title/settings")
	p.Until("reduced motion", func(q Probe) bool { return strings.HasSuffix(q.Says["motion"], "yes") })
}

// In a browser, clicks sound, a drone begins, and a muted page is suspended.
func TestBrowserSounds(t *testing.T) {
	p, v := browsed(t, "browser-sound", "1", hearing)
	p.Scene("title")
	until := func(what, script string) {
		t.Helper()
		for end := time.Now().Add(patience / 2); ; time.Sleep(200 * time.Millisecond) {
			said, err := v.Evaluate(script)
			if err != nil {
				t.Fatal(err)
			}
			if strings.HasPrefix(said, "yes") {
				return
			}
			if time.Now().After(end) {
				t.Fatalf("%s: %s", what, said)
			}
		}
	}
	const ask = `(heard.context && %) ? "yes" : JSON.stringify([heard.shots, heard.loops, heard.context && heard.context.state])`
	script := func(condition string) string { return strings.Replace(ask, "%", condition, 1) }
	p.Click("title/settings")
	p.Scene("settings")
	until("no drone is heard", script(`heard.loops > 0 && heard.context.state === "running"`))
	p.Click("tab/sound")
	p.Click("set/captions")
	until("no click is heard", script(`heard.shots > 0`))
	p.Key("KeyM")
	// well before the 90 seconds after which the music of any page ends
	until("a muted page is not suspended", script(`heard.context.state === "suspended"`))
}
