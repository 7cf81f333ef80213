package game

import (
	"testing"
	"time"

	"precipice/render"
	"precipice/saves"
)

// hand plays fingers on the screen of an input, tick by tick.
type hand struct {
	in    *Input
	ui    *UI
	theme *render.Theme
	now   time.Time
	did   []string
}

func newHand(areas ...Area) *hand {
	h := &hand{&Input{}, &UI{slip: slip, target: leastTarget}, render.NewTheme(1280, 720, 1), time.Unix(100, 0), nil}
	for _, a := range areas {
		name, layer := a.Name, Panels
		if a.Space != "" {
			layer = Ground
		}
		if a.Do == nil && !a.Readable {
			a.Do = func() { h.did = append(h.did, name) }
		}
		h.ui.Add(layer, a)
	}
	return h
}

// tick lets a touch happen, and the time of a tick pass.
func (h *hand) tick(kind touchKind, id int, x, y float32) {
	h.in.touches = append(h.in.touches, touch{kind, finger{id: id, at: render.Point{X: x, Y: y}, when: time.Duration(h.now.UnixNano())}})
	h.wait(1)
}

// wait lets ticks pass.
func (h *hand) wait(ticks int) {
	for range ticks {
		h.now = h.now.Add(time.Second / 60)
		h.ui.now, h.in.clock = h.now, time.Duration(h.now.UnixNano())
		h.in.take()
		h.in.pointer(h.theme, h.now)
		if do, _ := h.ui.input(h.in); do != nil {
			do()
		}
		h.ui.endTouch()
	}
}

func (h *hand) tap(x, y float32) {
	h.tick(touchDown, 1, x, y)
	h.tick(touchUp, 1, x, y)
}

func square(name, space string, x, y, side float32) Area {
	return Area{Name: name, Space: space, Rect: render.Rect{X: x, Y: y, W: side, H: side}}
}

func (h *hand) doneIs(t *testing.T, want ...string) {
	t.Helper()
	if len(h.did) != len(want) {
		t.Fatalf("done is %v, want %v", h.did, want)
	}
	for i := range want {
		if h.did[i] != want[i] {
			t.Fatalf("done is %v, want %v", h.did, want)
		}
	}
}

// The first touch of a place of the board shows what it would do, the second does it; between the two another place
// may be touched, which is then shown.
func TestTheFirstTouchShowsAndTheSecondActs(t *testing.T) {
	h := newHand(square("option/a", "1,1", 100, 100, 50), square("option/b", "2,1", 200, 100, 50))
	h.tap(120, 120)
	if h.doneIs(t); !h.ui.Hover("option/a") || !h.ui.Peeked(h.ui.Named("option/a")) {
		t.Error("the first touch does not show the place")
	}
	h.tap(220, 120)
	h.tap(120, 120)
	h.doneIs(t)
	h.wait(60)
	h.tap(125, 118)
	h.doneIs(t, "option/a")
	h.tap(120, 120)
	h.doneIs(t, "option/a") // it must be shown again first
}

// Miniatures of one space that have moved apart under a finger do not change whom its second touch is for.
func TestTheSecondTouchIsForWhatTheFirstHasShown(t *testing.T) {
	of := func(name string, x float32) Area {
		a := square(name, "1,1", x, 100, 30)
		a.Unit = 1
		return a
	}
	h := newHand(of("unit/a", 100), of("unit/b", 130))
	h.tap(125, 110)
	if !h.ui.Hover("unit/a") {
		t.Fatal("the first touch does not show the miniature")
	}
	h.ui.Named("unit/a").Rect.X, h.ui.Named("unit/b").Rect.X = 80, 115
	h.tap(126, 112)
	h.doneIs(t, "unit/a")
	h.tap(126, 112)
	if !h.ui.Hover("unit/b") {
		t.Error("after that the touch is not for what lies there")
	}
	h.tap(113, 112)
	if h.doneIs(t, "unit/a"); h.ui.Hover("unit/b") {
		t.Error("a touch beside what has not moved is for that")
	}
	h.tap(90, 110)
	if h.doneIs(t, "unit/a"); !h.ui.Hover("unit/a") {
		t.Error("a touch elsewhere in the space is not for what lies there")
	}
}

// Once a finger has acted, or there is a new question, nothing is pointed at any more, so that no tip of an old touch stays
// or comes back. What a first touch or a resting finger shows stays until then.
func TestWhatWasTouchedIsPastOnceItHasActed(t *testing.T) {
	place, button := square("option/a", "1,1", 100, 100, 50), square("option/pass", "", 200, 100, 50)
	button.Tip = func() render.TooltipView { return render.TooltipView{} }
	h := newHand(place, button)
	points := func() bool { h.wait(60); return h.ui.Pointed() != nil }
	if h.tap(220, 120); points() {
		t.Error("a button that has acted is still pointed at")
	}
	if h.tap(120, 120); !points() || !h.ui.Peeked(h.ui.Named("option/a")) {
		t.Error("the first touch of a place shows nothing")
	}
	if h.tap(120, 120); points() {
		t.Error("a place that has been chosen is still pointed at")
	}
	h.doneIs(t, "option/pass", "option/a")
	h.tick(touchDown, 1, 220, 120)
	h.wait(60)
	h.tick(touchUp, 1, 220, 120)
	if !points() {
		t.Error("what a finger has rested on is not read")
	}
	if h.ui.Hold(); points() {
		t.Error("with a new question, what a finger rested on before is still read")
	}
	h.doneIs(t, "option/pass", "option/a")
}

// What spends a die is shown at the first touch too, although it is a button.
func TestTheFirstTouchShowsWhatSpendsADie(t *testing.T) {
	die := square("option/die", "", 100, 100, 50)
	die.Peek = true
	h := newHand(die)
	h.tap(120, 120)
	if h.doneIs(t); !h.ui.Peeked(h.ui.Named("option/die")) {
		t.Error("the first touch does not show the die")
	}
	h.wait(60)
	h.tap(120, 120)
	h.doneIs(t, "option/die")
}

// A touch beside a miniature shows what a touch of it would do, and the next touch there does it.
func TestATouchBesideAMiniatureIsForIt(t *testing.T) {
	figure := square("option/fire", "1,1", 120, 120, 20)
	figure.Unit = 1
	h := newHand(square("hex/1,1", "1,1", 100, 100, 60), figure)
	h.ui.Named("hex/1,1").Do = nil
	h.tap(150, 108)
	if h.doneIs(t); !h.ui.Peeked(h.ui.Named("option/fire")) {
		t.Error("a touch beside the miniature shows something else")
	}
	h.wait(60)
	h.tap(150, 108)
	h.doneIs(t, "option/fire")
}

// A button acts at its first touch, and so does one that the finger just misses.
func TestButtonsActAtTheFirstTouch(t *testing.T) {
	h := newHand(square("menu", "", 100, 100, 20), square("undo", "", 160, 100, 20))
	h.tap(110, 110)
	h.tap(125, 112)
	h.tap(155, 112)
	h.doneIs(t, "menu", "menu", "undo")
	h.tap(110, 180)
	h.doneIs(t, "menu", "menu", "undo")
}

// What a finger rests on is read: it is pointed at while the finger is down and after, and nothing is chosen.
func TestALongTouchReads(t *testing.T) {
	undo := square("undo", "", 200, 100, 50)
	undo.Tip = func() render.TooltipView { return render.TooltipView{} }
	h := newHand(square("menu", "", 100, 100, 50), undo)
	h.tick(touchDown, 1, 110, 110)
	if h.wait(10); h.ui.Hover("menu") {
		t.Error("a short touch points already")
	}
	if h.wait(30); !h.ui.Hover("menu") {
		t.Error("a finger that rests does not point")
	}
	if h.tick(touchMove, 1, 220, 120); !h.ui.Hover("undo") || h.in.Drag != (render.Point{}) {
		t.Error("a finger that reads does not read on when it moves")
	}
	h.tick(touchUp, 1, 220, 120)
	if h.doneIs(t); !h.ui.Hover("undo") {
		t.Error("the lifted finger no longer points")
	}
}

// A finger that slides drags, points at nothing new and chooses nothing; a tremble of a few points is a tap.
func TestASlidingFingerDrags(t *testing.T) {
	h := newHand(square("menu", "", 100, 100, 200))
	h.ui.hover = "before"
	h.tick(touchDown, 1, 110, 110)
	h.tick(touchMove, 1, 116, 110)
	if h.in.Drag != (render.Point{}) {
		t.Error("a tremble drags")
	}
	if h.tick(touchMove, 1, 150, 120); h.in.Drag != (render.Point{X: 40, Y: 10}) {
		t.Errorf("the drag is %v", h.in.Drag)
	}
	if h.tick(touchMove, 1, 155, 120); h.in.Drag != (render.Point{X: 5}) {
		t.Errorf("the drag is %v", h.in.Drag)
	}
	h.tick(touchUp, 1, 155, 120)
	if h.doneIs(t); !h.ui.Hover("before") {
		t.Error("a drag points at something else")
	}
	h.tick(touchDown, 1, 110, 110)
	h.tick(touchMove, 1, 116, 110)
	h.tick(touchUp, 1, 116, 110)
	h.doneIs(t, "menu")
}

// Two fingers pinch about their middle and drag by it; however they come and go, nothing jumps and nothing is chosen.
func TestTwoFingersPinchAboutTheirMiddle(t *testing.T) {
	h := newHand(square("menu", "", 0, 0, 600))
	h.tick(touchDown, 1, 100, 100)
	h.tick(touchDown, 2, 200, 100)
	if h.in.Pointer != (render.Point{X: 150, Y: 100}) || h.in.Drag != (render.Point{}) || h.in.Pinch != 0 {
		t.Errorf("two fingers begin at %v with a drag of %v and a pinch of %v", h.in.Pointer, h.in.Drag, h.in.Pinch)
	}
	h.tick(touchMove, 2, 300, 100)
	if h.in.Pinch != 2 || h.in.Pointer != (render.Point{X: 200, Y: 100}) || h.in.Drag != (render.Point{X: 50}) {
		t.Errorf("the pinch is %v about %v with a drag of %v", h.in.Pinch, h.in.Pointer, h.in.Drag)
	}
	h.tick(touchUp, 1, 100, 100)
	if h.in.Drag != (render.Point{}) || h.in.Pinch != 0 {
		t.Errorf("lifting one finger drags by %v and pinches by %v", h.in.Drag, h.in.Pinch)
	}
	if h.tick(touchMove, 2, 310, 100); h.in.Drag != (render.Point{X: 10}) {
		t.Errorf("the other finger drags by %v", h.in.Drag)
	}
	h.tick(touchUp, 2, 310, 100)
	h.doneIs(t)
}

// A finger that the system takes for itself chooses nothing.
func TestALostFingerChoosesNothing(t *testing.T) {
	h := newHand(square("menu", "", 0, 0, 600))
	h.tick(touchDown, 1, 100, 100)
	h.tick(touchLost, 1, 100, 100)
	h.doneIs(t)
	h.tap(100, 100)
	h.doneIs(t, "menu")
}

// Texts speak of fingers as soon as one has touched the screen, of keys after a key, and on a device held in the hands
// of fingers before anything was used.
func TestTextsSpeakOfWhatWasUsedLast(t *testing.T) {
	for _, c := range []struct {
		name string
		held bool
		use  func(h *hand)
		want string
	}{
		{"nothing", false, func(*hand) {}, "F2 keys"},
		{"a finger", false, func(h *hand) { h.tick(touchDown, 1, 10, 10) }, "Gestures"},
		{"a finger, then a key", false, func(h *hand) { h.tick(touchDown, 1, 10, 10); h.in.Actions = []Action{Next} }, "F2 keys"},
		{"nothing on a device held in the hands", true, func(*hand) {}, "Gestures"},
		{"a key on a device held in the hands", true, func(h *hand) { h.in.Actions = []Action{Next} }, "F2 keys"},
	} {
		sh, h := NewShell(Parts{Words: english(t), Store: saves.NewMemory()}), newHand(square("button", "", 0, 0, 100))
		h.in = &sh.Input
		h.in.turnByHand()
		if c.held {
			sh.Input.turnTo(ByTouch, sh.Input.pads.maker)
		}
		c.use(h)
		if h.in.turnByHand(); sh.Words.Say("help.keys") != c.want {
			t.Errorf("after %s, texts say %q and not %q", c.name, sh.Words.Say("help.keys"), c.want)
		}
	}
}

// A finger that slides slowly is about to drag, and reads nothing on the way. One that trembles rests.
func TestASlowDragDrags(t *testing.T) {
	h := newHand(square("option/a", "1,1", 0, 0, 500))
	h.tick(touchDown, 1, 100, 100)
	for i := range 60 { // 18 points in a second
		h.tick(touchMove, 1, 100+float32(i)*0.3, 100)
	}
	if h.in.gesture.reads || !h.in.dragged {
		t.Error("a finger that slides on reads instead of dragging")
	}
	h.tick(touchUp, 1, 118, 100)
	h.tick(touchDown, 1, 100, 100)
	for i := range 40 {
		h.tick(touchMove, 1, 100+float32(i%3), 100)
	}
	if !h.in.gesture.reads || h.in.dragged {
		t.Error("a finger that trembles does not read")
	}
	h.tick(touchUp, 1, 100, 100)
	h.doneIs(t)
}

// The second half of a double tap does nothing on a page that has just been turned. A tap after that turns it.
func TestADoubleTapTurnsOnePage(t *testing.T) {
	h := newHand()
	page := square("page", "", 100, 100, 60)
	page.Answer = true
	page.Do = func() { h.did = append(h.did, "page"); h.ui.Unread() }
	h.ui.Add(Over, page)
	h.tap(120, 120)
	h.tap(120, 120)
	h.doneIs(t, "page")
	h.wait(60)
	h.tap(120, 120)
	h.doneIs(t, "page", "page")
}

// A finger that touches once more where it has just answered does not answer the question that has come since, for a second. It
// may answer elsewhere, and a third touch counts.
func TestATouchTooManyAnswersNothing(t *testing.T) {
	first := square("row/start", "", 100, 100, 50)
	first.Answer = true
	h := newHand(first)
	h.tap(120, 120)
	h.doneIs(t, "row/start")
	next := square("row/end", "", 100, 100, 50)
	other := square("row/move", "", 300, 100, 50)
	for _, a := range []*Area{&next, &other} {
		a.Answer = true
		a.Do = func() { h.did = append(h.did, a.Name) }
	}
	ask := func() {
		h.ui.Begin(Panels)
		h.ui.Add(Panels, next)
		h.ui.Add(Panels, other)
		h.ui.Hold()
	}
	ask()
	h.wait(48)
	h.tap(126, 117)
	h.doneIs(t, "row/start")
	h.wait(30)
	h.tap(124, 119)
	h.doneIs(t, "row/start", "row/end")
	ask()
	h.wait(6)
	h.tap(320, 120)
	h.doneIs(t, "row/start", "row/end", "row/move")
	ask()
	h.wait(66)
	h.tap(122, 121)
	h.doneIs(t, "row/start", "row/end", "row/move", "row/end")
}
