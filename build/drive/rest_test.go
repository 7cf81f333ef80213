package drive

import (
	"fmt"
	"strconv"
	"testing"
)

// Whenever the window rests, its picture equals a fresh drawing. This plays the starter from its first
// question to the second turn, with slow and uneven frames, no input except the choices, and everything
// shown at normal speed.
func TestWindowRestsOnACurrentPictureInPixels(t *testing.T) {
	p, v := seen(t, "window-rest", 640, 360)
	p.Scene("title")
	restsRight(p, v, "title")
	p.Click("title/learn")
	for rests := 0; ; rests++ {
		if rests == mostChoices {
			t.Fatalf("the first turn did not end after %d choices", rests)
		}
		q := restsRight(p, v, fmt.Sprintf("%03d", rests))
		if q.Says["result"] != "" || q.Says["round"] == "2" && q.Says["pending"] == "activation" {
			t.Logf("%d rests", rests+1)
			return
		}
		taught(p, q)
	}
}

// taught places explorers where the guide points, dismisses the guide, and makes the quickest choices.
func taught(p *Player, q Probe) {
	p.t.Helper()
	switch {
	case q.Says["pending"] == "place":
		byPointer(p, q)
	case q.Has("guide/hide"):
		p.Click("guide/hide")
	default:
		idly(p, q)
	}
}

// restsRight sends no input until the program rests, and checks that its picture equals a fresh
// drawing.
func restsRight(p *Player, v Rester, name string) Probe {
	p.t.Helper()
	q, err := v.Rest()
	p.must(err)
	at, err := v.Seen()
	p.must(err)
	fresh, err := v.Redrawn()
	p.must(err)
	if n := differing(at, fresh); n > 0 {
		p.t.Errorf("%s: the resting program shows a picture that differs from a fresh drawing in %d pixels; the probe says %v", name, n, q.Says)
		p.must(writeFrame(p.name+"-"+name+"-rests", at))
		p.must(writeFrame(p.name+"-"+name+"-fresh", fresh))
	}
	if q.Busy() {
		p.t.Errorf("%s: the program rests while something moves; the probe says %v", name, q.Says)
	}
	return q
}

// The screens outside combat also rest on the right picture, with the pointer still where it was
// clicked.
func TestWindowRestsOnEveryScreenInPixels(t *testing.T) {
	p, v := seen(t, "window-rest-screens", 640, 360, "-seed", "7")
	p.Scene("title")
	for _, way := range [][]string{{"title/settings", "settings"}, {"title/rules", "rules"}, {"title/load", "load"}} {
		p.Click(way[0])
		p.Scene(way[1])
		restsRight(p, v, way[1])
		p.Key("Escape")
		p.Scene("title")
	}
	p.Click("title/new")
	p.Scene("setup")
	p.Click("setup/fill")
	restsRight(p, v, "setup")
	p.SetOut()
	for n := range 6 { // to the first combat or challenge of the expedition
		q := restsRight(p, v, fmt.Sprintf("expedition-%d", n))
		switch way := wayOn(q); {
		case way != "":
			p.Click(way)
		case q.Has("option/turn-up"):
			p.Click("option/turn-up")
		case len(q.Starting("option/")) > 0:
			idly(p, q)
		default:
			t.Fatalf("the expedition asks for nothing: %s", describe(q))
		}
	}
	p.Key("Escape")
	restsRight(p, v, "menu")
	p.Click("menu/watch")
	p.Scene("replay")
	restsRight(p, v, "replay")
	p.Key("KeyE")
	restsRight(p, v, "replay-on")
}

// The page also rests on the right picture, on a slow machine and on a very slow one.
func TestBrowserRestsOnACurrentPictureInPixels(t *testing.T) {
	p, v := browsed(t, "browser-rest", "1", "")
	v.w, v.h = 640, 360 // most of the time goes into drawing without a graphics card
	p.must(v.Resize(640, 360))
	p.Scene("title")
	restsRight(p, v, "title")
	p.Click("title/learn")
	for n := range 5 { // placing the explorers, and what follows
		p.must(v.Slow(float64(1 + n%4)))
		q := restsRight(p, v, strconv.Itoa(n))
		p.must(v.Slow(1))
		taught(p, q)
	}
}
