package drive

import (
	"context"
	"fmt"
	"strings"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

func (v *Page) mouse(p input.DispatchMouseEventParams) error {
	p.X, p.Y = v.x, v.y
	err := chromedp.Do(v.tab, act(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.DispatchMouseEvent, p)
		return err
	}))
	if err != nil {
		return err
	}
	return v.hold()
}

// Point implements Program.
func (v *Page) Point(x, y float64) error {
	v.x, v.y = x, y
	return v.mouse(input.DispatchMouseEventParams{Type: chromedp.MouseMoved})
}

// Press implements Program.
func (v *Page) Press() error {
	return v.mouse(input.DispatchMouseEventParams{Type: chromedp.MousePressed, Button: input.MouseButtonLeft, ClickCount: 1})
}

// Release implements Program.
func (v *Page) Release() error {
	return v.mouse(input.DispatchMouseEventParams{Type: chromedp.MouseReleased, Button: input.MouseButtonLeft, ClickCount: 1})
}

// Wheel implements Program. A notch of a mouse wheel is 100 pixels.
func (v *Page) Wheel(dx, dy float64) error {
	return v.mouse(input.DispatchMouseEventParams{Type: chromedp.MouseWheel, DeltaX: 100 * dx, DeltaY: 100 * dy})
}

// Key implements Program.
func (v *Page) Key(chord string) error {
	codes := strings.Split(chord, "+")
	for _, kind := range []input.DispatchKeyEventType{input.DispatchKeyEventTypeRawKeyDown, input.DispatchKeyEventTypeKeyUp} {
		for _, code := range codes {
			err := chromedp.Do(v.tab, act(func(ctx context.Context, t *chromedp.Target) error {
				_, err := cdp.Call(ctx, t, input.DispatchKeyEvent,
					input.DispatchKeyEventParams{Type: kind, Code: code, Key: code})
				return err
			}))
			if err != nil {
				return err
			}
		}
		if err := v.hold(); err != nil {
			return err
		}
	}
	return nil
}

// Tap presses and releases a key at once, faster than the page looks.
func (v *Page) Tap(code string) error {
	press := fmt.Sprintf(`for (const kind of ["keydown", "keyup"]) {
		document.querySelector("canvas").dispatchEvent(new KeyboardEvent(kind, { code: %q, key: %q, bubbles: true, cancelable: true }));
	}
	""`, code, code)
	_, err := v.Evaluate(press)
	return err
}
