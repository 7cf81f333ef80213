package tutor_test

import (
	"os"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/assets"
	"precipice/build/coins"
	"precipice/build/coins/window"
	"precipice/build/inwindow"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
	"precipice/saves"
	"precipice/scenes"
	"precipice/scenes/tutor"
)

func TestMain(m *testing.M) {
	render.Unseen = !inwindow.On
	os.Exit(inwindow.Main(m))
}

// opened opens a program that offers the coins in a window of a size, held in the hands or not.
func opened(t *testing.T, w, h, percent int, held float64) *game.Shell {
	t.Helper()
	content, texts, err := coins.Pack("")
	if err != nil {
		t.Fatal(err)
	}
	book, err := words.Open(assets.Texts(), "en", texts)
	if err != nil {
		t.Fatal(err)
	}
	book.Missed = func(key string) { t.Errorf("there is no text %q", key) }
	sh := game.NewShell(scenes.Parts(game.Parts{Words: book, Store: saves.NewMemory(), Seed: 5, Held: func() float64 { return held }}, window.New(content)))
	sh.Settings.TextPercent = percent
	img := ebiten.NewImage(w, h)
	t.Cleanup(img.Deallocate)
	sh.Home(nil)
	sh.Draw(img)
	sh.UI.Begin(game.Ground)
	sh.UI.Begin(game.Panels)
	sh.UI.Begin(game.Over)
	return sh
}

// windows are the sizes that cards are drawn in: width, height, text and whether held in the hands.
var windows = [][4]int{{1280, 720, 100, 0}, {1600, 900, 130, 0}, {1280, 720, 200, 0}, {3840, 2160, 100, 0}, {780, 1688, 100, 2}, {1688, 780, 100, 2}}

// cards are a page, advice, and the last page.
func cards(done func(string)) map[string]*tutor.Card {
	card := func(tells, over bool) *tutor.Card {
		return &tutor.Card{Title: "A title of some length", Text: strings.Repeat("Some words that explain. ", 8), Tells: tells, Over: over, Shrink: 1,
			Next: func() { done("next") }, Hide: func() { done("hide") }}
	}
	return map[string]*tutor.Card{"a page": card(true, false), "advice": card(false, false), "the last page": card(true, true)}
}

// On every device a card has room for its text within its height, its buttons lie on it beside each other and do what they say, and none
// but that of a page lies where the page is turned.
func TestACardHasRoomForWhatItSays(t *testing.T) {
	for _, size := range windows {
		turns := render.Rect{}
		for _, name := range []string{"a page", "advice", "the last page"} {
			sh := opened(t, size[0], size[1], size[2], float64(size[3]))
			did := ""
			card := cards(func(what string) { did = what })[name]
			th := sh.Theme
			wide := min(th.Px(420)*th.Text, float32(size[0])-th.Px(20))
			r := render.Rect{X: th.Px(10), Y: th.Px(10), W: wide, H: card.Height(sh, wide, card.Text)}
			low := float32(0)
			th.Wrote = func(text string, at, _ render.Rect) {
				if strings.Contains(text, "explain") {
					low = max(low, at.Bottom())
				}
			}
			c := render.NewCanvas(th)
			img := ebiten.NewImage(size[0], size[1])
			c.Begin(img)
			card.Draw(sh, c, r)
			c.End()
			img.Deallocate()
			th.Wrote = nil
			if low == 0 || low > r.Bottom()+1 {
				t.Errorf("%v: the text of %s ends at %v, its card at %v", size, name, low, r.Bottom())
			}
			on, hide := sh.UI.Named(card.On()), sh.UI.Named("guide/hide")
			if on == nil || hide == nil || on.Do == nil || hide.Do == nil {
				t.Fatalf("%v: %s lacks a button", size, name)
			}
			for _, at := range []render.Rect{on.Rect, hide.Rect} {
				if at.X < r.X || at.Right() > r.Right()+1 || at.Y < r.Y || at.Bottom() > r.Bottom()+1 {
					t.Errorf("%v: a button of %s lies at %v, its card at %v", size, name, at, r)
				}
			}
			if on.Rect.Share(hide.Rect) > 0 {
				t.Errorf("%v: the buttons of %s lie over each other", size, name)
			}
			if on.Do(); did != "next" {
				t.Errorf("%v: the first button of %s does %q", size, name, did)
			}
			if hide.Do(); did != "hide" {
				t.Errorf("%v: the second button of %s does %q", size, name, did)
			}
			switch name {
			case "a page":
				turns = on.Rect
			case "advice":
				if on.Rect.Share(turns) > 0 || hide.Rect.Share(turns) > 0 {
					t.Errorf("%v: whoever turns pages by clicks at %v meets a button of advice", size, turns)
				}
			}
		}
	}
}

// What takes the text away has a name of its own: next turns a page, skip is for advice and for the end.
func TestTheButtonThatTakesTheTextAway(t *testing.T) {
	for name, want := range map[string]string{"a page": "guide/next", "advice": "guide/skip", "the last page": "guide/skip"} {
		if got := cards(func(string) {})[name].On(); got != want {
			t.Errorf("that of %s is %s", name, got)
		}
	}
}

// The line leads from the edge of the card to the edge of what it speaks of, around text, and there is none where each would cross it.
func TestTheLineCrossesNoText(t *testing.T) {
	sh := opened(t, 1280, 720, 100, 0)
	l := tutor.Leader{Card: render.Rect{X: 100, Y: 100, W: 300, H: 200}, Target: render.Rect{X: 800, Y: 350, W: 60, H: 60}, Bars: func(area string) bool { return strings.HasPrefix(area, "text/") }}
	from, to, ok := l.Line(sh)
	if !ok || !edge(l.Card, from) || !edge(l.Target, to) {
		t.Fatalf("the line leads from %v to %v, %v", from, to, ok)
	}
	wall := render.Rect{X: 500, Y: 0, W: 100, H: from.Y/2 + to.Y/2 + 10}
	sh.UI.Add(game.Panels, game.Area{Name: "text/wall", Rect: wall})
	if crossed := l.Strikes(sh, render.Point{X: 400, Y: 150}, render.Point{X: 800, Y: 150}); crossed < 0.2 || crossed > 0.4 {
		t.Errorf("%v of a line through the wall crosses it", crossed)
	}
	wall.H = 720
	sh.UI.Add(game.Panels, game.Area{Name: "text/high", Rect: wall})
	if from, to, ok := l.Line(sh); ok {
		t.Errorf("a line leads through a wall, from %v to %v", from, to)
	}
	l.Bars = func(string) bool { return false }
	if _, _, ok := l.Line(sh); !ok {
		t.Error("what has no text bars the line")
	}
}

// edge reports whether a point lies on the edge of a rectangle.
func edge(r render.Rect, p render.Point) bool {
	on := p.X == r.X || p.X == r.Right() || p.Y == r.Y || p.Y == r.Bottom()
	return on && p.X >= r.X && p.X <= r.Right() && p.Y >= r.Y && p.Y <= r.Bottom()
}

// How much of a line lies in a rectangle.
func TestInside(t *testing.T) {
	r := render.Rect{X: 10, Y: 10, W: 10, H: 10}
	for _, c := range []struct {
		from, to render.Point
		want     float32
	}{
		{render.Point{X: 0, Y: 15}, render.Point{X: 40, Y: 15}, 0.25},
		{render.Point{X: 12, Y: 12}, render.Point{X: 18, Y: 18}, 1},
		{render.Point{X: 15, Y: 0}, render.Point{X: 15, Y: 20}, 0.5},
		{render.Point{X: 0, Y: 0}, render.Point{X: 40, Y: 0}, 0},
		{render.Point{X: 0, Y: 10}, render.Point{X: 40, Y: 10}, 0},
	} {
		if got := tutor.Inside(r, c.from, c.to); got < c.want-0.001 || got > c.want+0.001 {
			t.Errorf("from %v to %v: %v, not %v", c.from, c.to, got, c.want)
		}
	}
}

// The button that brings the guide back stands in the corner of the board and brings it back.
func TestTheButtonThatBringsTheGuideBack(t *testing.T) {
	for _, size := range windows {
		sh := opened(t, size[0], size[1], size[2], float64(size[3]))
		field := render.Rect{X: 100, Y: 50, W: float32(size[0]) - 200, H: float32(size[1]) - 100}
		at := tutor.BackRect(sh, field)
		if at.Right() != field.Right() || at.Y != field.Y || at.X < field.X || at.H < sh.Theme.Target(0) {
			t.Errorf("%v: it stands at %v of %v", size, at, field)
		}
		c, shown := render.NewCanvas(sh.Theme), false
		img := ebiten.NewImage(size[0], size[1])
		c.Begin(img)
		tutor.DrawBack(sh, c, at, func() { shown = true })
		c.End()
		img.Deallocate()
		if a := sh.UI.Named("guide/show"); a == nil || a.Rect != at {
			t.Fatalf("%v: there is no button", size)
		} else if a.Do(); !shown {
			t.Errorf("%v: the button does nothing", size)
		}
	}
}
