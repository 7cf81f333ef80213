//go:build !js

package drive

import (
	"cmp"
	"context"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// Fingers is a Page on a device that is held in the hands: fingers do what elsewhere a mouse does.
type Fingers struct {
	*Page
	down  bool
	still bool // it is down and has not slid yet; a tap is told at its end, so that it never takes long
}

// OpenDevice loads the page on a device of w by h points, each of ratio pixels.
func OpenDevice(pages http.Handler, profile string, w, h int, ratio float64, query url.Values, before string) (*Fingers, error) {
	v, err := openPage(pages, profile, w, h, ratio, query, before)
	return &Fingers{Page: v}, err
}

// viewport makes the tab as large as a window, or as the screen of a device.
func (v *Page) viewport(w, h int64) chromedp.Action[chromedp.Void] {
	if v.ratio == 0 {
		return chromedp.EmulateViewport(w, h)
	}
	return chromedp.EmulateViewport(w, h, chromedp.EmulateScale(v.ratio), chromedp.EmulateMobile, chromedp.EmulateTouch)
}

// Touch tells what fingers do, and waits until the page has drawn.
func (v *Fingers) Touch(kind input.DispatchTouchEventType, at ...[2]float64) error {
	if err := v.tell(kind, at...); err != nil {
		return err
	}
	return v.hold()
}

// tell tells the page what fingers do: where each of those on the screen is, in pixels of the canvas.
func (v *Fingers) tell(kind input.DispatchTouchEventType, at ...[2]float64) error {
	p := input.DispatchTouchEventParams{Type: kind, TouchPoints: []*input.TouchPoint{}}
	for i, place := range at {
		id := float64(i)
		p.TouchPoints = append(p.TouchPoints, &input.TouchPoint{X: place[0] / v.ratio, Y: place[1] / v.ratio, ID: &id})
	}
	return chromedp.Do(v.tab, act(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.DispatchTouchEvent, p)
		return err
	}))
}

// Point implements Program. A finger that is not down points at nothing.
func (v *Fingers) Point(x, y float64) error {
	if err := v.begin(); err != nil {
		return err
	}
	v.x, v.y = x, y
	if !v.down {
		return nil
	}
	return v.Touch(input.DispatchTouchEventTypeTouchMove, [2]float64{x, y})
}

// Press implements Program.
func (v *Fingers) Press() error {
	v.down, v.still = true, true
	return nil
}

// Release implements Program. A tap does not wait for what the page answers to its beginning, or a slow page would see
// a finger that rests.
func (v *Fingers) Release() error {
	if v.down = false; v.still {
		begun := make(chan error, 1)
		go func() { begun <- v.begin() }()
		defer func() { <-begun }()
	}
	for tries := 1; ; tries++ {
		time.Sleep(beat / 2)
		err := v.Touch(input.DispatchTouchEventTypeTouchEnd)
		if early := err != nil && strings.Contains(err.Error(), "send a TouchStart first"); !early || tries == 100 {
			return err
		} // on a busy machine the end may overtake the beginning
	}
}

// begin puts the finger down.
func (v *Fingers) begin() error {
	if !v.still {
		return nil
	}
	v.still = false
	return v.tell(input.DispatchTouchEventTypeTouchStart, [2]float64{v.x, v.y})
}

// Stroke puts a finger down and lifts it somewhere else after a while, whatever the page has heard of it until then: a slow page
// hears of it late. It waits until the page has drawn.
func (v *Fingers) Stroke(x, y, toX, toY float64, long time.Duration) error {
	const parts = 4
	told := make(chan error, parts+1)
	for i := range parts + 1 {
		kind, along := input.DispatchTouchEventTypeTouchMove, float64(i)/parts
		at := [][2]float64{{x + (toX-x)*along, y + (toY-y)*along}}
		switch {
		case i == 0:
			kind = input.DispatchTouchEventTypeTouchStart
		case i == parts:
			kind, at = input.DispatchTouchEventTypeTouchEnd, nil
		}
		if i > 0 {
			time.Sleep(long / parts)
		}
		go func() { told <- v.tell(kind, at...) }()
	}
	var failed error
	for range parts + 1 {
		failed = cmp.Or(failed, <-told)
	}
	if failed != nil {
		return failed
	}
	return v.hold()
}

var _ Program = (*Fingers)(nil)
