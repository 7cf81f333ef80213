package drive

import (
	"fmt"
	"math"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
)

// Two quick taps between two ticks of a resting page are two taps. Ebitengine alone would see one, because both have
// the same number and end before it looks.
func TestBrowserTakesEveryTap(t *testing.T) {
	p, v := browsed(t, "taps", "1", "")
	p.Scene("title")
	p.Click("title/settings")
	p.Scene("settings")
	p.Click("tab/sound")
	q := p.Until("the volume", func(q Probe) bool { return q.Has("set/music/more") })
	before := q.Says["music"]
	p.Until("a rest", func(q Probe) bool { return q.Resting })
	x, y := p.centre("set/music/more")
	tap := `for (const [pointer, touch] of [["pointerdown", "touchstart"], ["pointerup", "touchend"]]) {
		canvas.dispatchEvent(new PointerEvent(pointer, {pointerType: "touch", pointerId: 9, clientX: %v, clientY: %v, bubbles: true}));
		canvas.dispatchEvent(new TouchEvent(touch, {bubbles: true, cancelable: true}));
	}`
	script := `(() => { const canvas = document.querySelector("canvas"); ` + tap + tap + ` return ""; })()`
	if _, err := v.Evaluate(fmt.Sprintf(script, x, y, x, y)); err != nil {
		t.Fatal(err)
	}
	p.Until("the volume two steps on", func(q Probe) bool { return q.Says["music"] != before && q.Says["music"] == "20%" })
	p.Frame("tapped")
}

// held opens the page on a device that is held in the hands.
func held(t *testing.T, name, seed string, w, h int, ratio float64) (*Player, *Fingers) {
	t.Helper()
	return heldWith(t, name, seed, w, h, ratio, "")
}

// heldWith does the same after a script of the test's own.
func heldWith(t *testing.T, name, seed string, w, h int, ratio float64, before string) (*Player, *Fingers) {
	t.Helper()
	return heldIn(t, "", name, seed, w, h, ratio, before)
}

// heldIn does the same in a browser of its own with that profile. What counts milliseconds on a slow device needs one: pages that share a
// browser share a processor.
func heldIn(t *testing.T, profile, name, seed string, w, h int, ratio float64, before string) (*Player, *Fingers) {
	t.Helper()
	needsBrowser(t)
	v, err := OpenDevice(http.FileServer(http.Dir(pageFolder)), profile, w, h, ratio, url.Values{"seed": {seed}, "probe": {probing(t)}}, before)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		for _, said := range v.Errors() {
			t.Errorf("the console says: %s", said)
		}
	})
	return NewPlayer(t, name, v), v
}

// combatInHands begins a combat on a tablet.
func combatInHands(t *testing.T, name string) (*Player, *Fingers) {
	t.Helper()
	p, v := held(t, name, "3", 960, 640, 1)
	beginInHands(p, v)
	return p, v
}

// beginInHands goes from the title into a combat.
func beginInHands(p *Player, v *Fingers) {
	p.Scene("title")
	sitDown(p, "combat", "none")
	v.skip(p)
}

// skip lets what moves end, by touches of the board.
func (v *Fingers) skip(p *Player) {
	p.t.Helper()
	p.Until("rest", func(q Probe) bool {
		if board, there := q.Areas["skip"]; q.Busy() && there { // it may go meanwhile, so nothing waits for it
			x, y := middle(board)
			p.must(v.Point(x, y))
			p.must(v.Press())
			p.must(v.Release())
		}
		return !q.Busy()
	})
}

// byTouch takes an option: a place of the board by two touches, what else there is by one.
func (v *Fingers) byTouch(p *Player, before Probe, option string) Probe {
	p.t.Helper()
	p.insist(before, option, func() { p.Click(option) })
	v.skip(p)
	return p.Until("the decision after "+option, func(q Probe) bool {
		return !q.Busy() && (len(q.Starting("option/")) > 0 || q.Says["result"] != "")
	})
}

// insist presses until something has answered. What is pressed in a hurry answers nothing, for it may have come to skip.
func (p *Player) insist(before Probe, what string, press func()) {
	p.t.Helper()
	answered := func(q Probe) bool {
		return q.Busy() || !q.Same(before) || q.Says["log"] != before.Says["log"] || q.Says["guide"] != before.Says["guide"]
	}
	for n := 0; n < 4 && !answered(p.Look()); n++ {
		press()
		for end := time.Now().Add(time.Second); time.Now().Before(end) && !answered(p.Look()); {
		}
	}
	p.Until("what follows "+what, answered)
}

// A combat by touch on a tablet: explorers are placed and moved by two touches of the board.
func TestBrowserMovesByTouch(t *testing.T) {
	p, v := heldIn(t, t.TempDir(), "touch-combat", "3", 960, 640, 1, "")
	beginInHands(p, v)
	q := p.Until("a decision", func(q Probe) bool { return len(q.Starting("option/")) > 0 })
	moves := 0
	for n := 0; moves < 3; n++ {
		if n == mostChoices || q.Says["result"] != "" {
			t.Fatalf("only %d moves were offered; turn %s", moves, q.Says["round"])
		}
		option := ending(q)
		if there := q.Starting("option/move"); len(there) > 0 {
			option = there[0]
			p.Click(option)
			if again := p.Look(); !again.Same(q) || again.Says["log"] != q.Says["log"] {
				t.Errorf("the first touch of %s chooses it", option)
			}
			if moves++; moves == 1 {
				p.Frame("shown")
			}
		}
		q = v.byTouch(p, q, option)
	}
	v.touchesSlowly(p)
}

// touchesSlowly touches the menu while the page runs six times slower: a flick chooses nothing, a tap and a long press of a
// button both press it, each at the first time.
func (v *Fingers) touchesSlowly(p *Player) {
	p.t.Helper()
	p.must(v.Slow(6))
	defer func() { p.must(v.Slow(1)) }()
	for _, c := range []struct {
		area  string
		up    float64 // how far the finger slides
		long  time.Duration
		scene string
	}{{"bar/menu", 0, 105 * time.Millisecond, "menu"}, {"menu/settings", 90, 80 * time.Millisecond, "menu"}, {"menu/keys", 0, 700 * time.Millisecond, "keys"}} {
		p.Until(c.area, func(q Probe) bool { return q.Has(c.area) })
		x, y := p.centre(c.area)
		p.must(v.Stroke(x, y, x, y-c.up, c.long))
		p.Scene(c.scene)
	}
}

// The end of a combat by touch: what ends a question is a button, and the result leads back to the title.
func TestBrowserEndsACombatByTouch(t *testing.T) {
	p, v := heldWith(t, "touch-end", "3", 960, 640, 1, nearlyOver(t, 12))
	p.Scene("title")
	p.Click("title/continue")
	v.skip(p)
	q := p.Until("a decision", func(q Probe) bool { return len(q.Starting("option/")) > 0 })
	for n := 0; q.Says["result"] == ""; n++ {
		if n == mostChoices {
			t.Fatalf("the combat did not end; turn %s", q.Says["round"])
		}
		q = v.byTouch(p, q, ending(q))
	}
	p.Frame("result")
	p.Click("result/title")
	p.Scene("title")
}

// Two fingers zoom the board, one drags it, and one that rests reads without choosing.
func TestBrowserBoardUnderFingers(t *testing.T) {
	p, v := combatInHands(t, "touch-board")
	q := p.Until("a place to choose", func(q Probe) bool { return len(q.Starting("option/")) > 0 })
	option := q.Starting("option/")[0]
	before := q.Areas[option]
	x, y := p.centre(option)
	apart := func(far float64) [][2]float64 { return [][2]float64{{x - far, y}, {x + far, y}} }
	p.must(v.Touch(input.DispatchTouchEventTypeTouchStart, apart(100)...))
	p.must(v.Touch(input.DispatchTouchEventTypeTouchMove, apart(130)...))
	p.must(v.Touch(input.DispatchTouchEventTypeTouchEnd))
	q = p.Until("a larger board", func(q Probe) bool { return q.Areas[option][2] > before[2]*5/4 })
	if nx, ny := p.centre(option); math.Abs(nx-x) > 12 || math.Abs(ny-y) > 12 {
		t.Errorf("the place between the fingers goes from %v, %v to %v, %v", x, y, nx, ny)
	}
	large := q.Areas[option]
	p.Drag(option, -120, 60)
	p.Until("a board that was dragged", func(q Probe) bool { return q.Areas[option][0] < large[0]-90 && q.Areas[option][1] > large[1]+40 })
	x, y = p.centre(option)
	p.must(v.Touch(input.DispatchTouchEventTypeTouchStart, [2]float64{x, y}))
	time.Sleep(time.Second)
	p.must(v.Touch(input.DispatchTouchEventTypeTouchEnd))
	if r := p.Look(); !r.Same(q) || r.Says["log"] != q.Says["log"] {
		t.Errorf("resting on %s chooses it; the program shows %s", option, describe(r))
	}
	p.Frame("read")
}

// ending returns what ends a question, else the first answer.
func ending(q Probe) string {
	options := q.Starting("option/")
	for _, wanted := range []string{"option/end", "option/done", "option/pass", "option/keep"} {
		for _, option := range options {
			if strings.HasPrefix(option, wanted) {
				return option
			}
		}
	}
	return options[0]
}
