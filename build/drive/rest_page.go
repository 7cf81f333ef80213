//go:build !js

package drive

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// Slow makes the page run that many times slower.
func (v *Page) Slow(times float64) error {
	return chromedp.Do(v.tab, act(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: times})
		return err
	}))
}

// Rest implements Rester.
func (v *Page) Rest() (p Probe, err error) {
	for end := time.Now().Add(longest); time.Now().Before(end); {
		if p, err = v.Probe(); err != nil || p.Resting {
			return p, err
		}
	}
	return p, fmt.Errorf("the page did not rest within %v", longest)
}

// Redrawn implements Rester. It changes the size of the browser window and changes it back.
func (v *Page) Redrawn() (*image.RGBA, error) {
	if err := v.Resize(int(v.w)+16, int(v.h)+16); err != nil {
		return nil, err
	}
	if err := v.Resize(int(v.w), int(v.h)); err != nil {
		return nil, err
	}
	if _, err := v.Rest(); err != nil {
		return nil, err
	}
	return v.Seen()
}

// Resize changes the size of the browser window and waits until the program has followed.
func (v *Page) Resize(w, h int) error {
	if err := chromedp.Do(v.tab, v.viewport(int64(w), int64(h))); err != nil {
		return err
	}
	for end := time.Now().Add(patience); time.Now().Before(end); {
		if p, err := v.Probe(); err != nil || p.Width == w && p.Height == h {
			return err
		}
	}
	return fmt.Errorf("the page did not resize to %dx%d", w, h)
}

// Seen implements Rester.
func (v *Page) Seen() (*image.RGBA, error) {
	data, err := chromedp.Run(v.tab, chromedp.CaptureScreenshot())
	if err != nil {
		return nil, err
	}
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	rgba := image.NewRGBA(img.Bounds())
	draw.Draw(rgba, rgba.Rect, img, img.Bounds().Min, draw.Src)
	return rgba, nil
}

var _ Rester = (*Page)(nil)
