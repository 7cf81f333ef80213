package game

import (
	"strings"
	"time"

	"precipice/render"
)

// A finger hides what it touches and hovers over nothing. So its first touch of a place of the board shows what the
// place would do, as a resting pointer does, and only the next touch of the same place does it. So it is with an answer that
// nothing could undo (UI.Final). Other buttons act at once. What a finger rests on is only read; where there is nothing to read, a button
// is pressed when the finger is lifted.

// leastTarget is how large everything that can be chosen is for a finger, in points, whatever its picture.
const leastTarget = 44

// edge is how far within an area its border lies, so that it is surely a point of it.
const edge = 0.5

// peeks reports whether a touch of an area shows it instead of choosing it.
func (ui *UI) peeks(a *Area) bool {
	return a != nil && ui.shown != a.Name && ui.TakesTwo(a)
}

// IsFinal reports whether a click on an area does what nothing could undo.
func (ui *UI) IsFinal(a *Area) bool {
	key := a.takes()
	return key != "" && ui.Final != nil && ui.Final(key)
}

// TakesTwo reports whether a finger must touch an area twice.
func (ui *UI) TakesTwo(a *Area) bool {
	return a.Do != nil && (a.Space != "" || a.Peek || ui.IsFinal(a))
}

// takes returns the key of the option that a click on an area takes, "" for none.
func (a *Area) takes() string {
	if key, ok := strings.CutPrefix(a.Name, "option/"); ok && a.Takes == "" {
		return key
	}
	return a.Takes
}

// Peeked reports whether a finger has touched an area once, so that the next touch chooses it.
func (ui *UI) Peeked(a *Area) bool { return ui.shown != "" && ui.shown == a.Name }

// rested returns what a finger does that has rested in one place and was lifted there, nil for nothing.
func (ui *UI) rested(in *Input) func() {
	if a := ui.under(in); a != nil && a.Do != nil && a.Tip == nil && a.Space == "" {
		return ui.clicked(in)
	}
	return nil
}

// clickedAt returns when a click came. A tap may have waited for a slow device to take it.
func (ui *UI) clickedAt(in *Input) time.Time {
	if in.When.IsZero() {
		return ui.now
	}
	return in.When
}

// LiftFinger lets the pointer point at nothing if it was a finger: what that has touched is past. Only a new touch shows a
// tip then.
func (ui *UI) LiftFinger() {
	if ui.finger {
		ui.hover, ui.shown = "", ""
	}
}

// Acted reports whether a click or a touch has done something in this tick.
func (ui *UI) Acted() bool { return ui.acted }

// endTouch ends a touch that has acted, once the scene has heard of it.
func (ui *UI) endTouch() {
	if ui.acted {
		ui.LiftFinger()
	}
	ui.acted = false
}

// under returns the area under the pointer. Fingers also find what lies near them, such as a sign at the edge of the board, if
// nothing that can be chosen is under them, and no layer between covers it.
func (ui *UI) under(in *Input) *Area {
	if !in.Finger {
		return ui.at(in.Pointer)
	}
	found := ui.Touched(in.Pointer)
	if shown := ui.shownStill(in.Pointer, found); shown != nil {
		return shown
	}
	return found
}

// shownStill returns what the last touch has shown if that has moved since, and a finger comes back to the same point of the same
// space: what stands there has moved apart, so that something else lies under the finger.
func (ui *UI) shownStill(p render.Point, found *Area) *Area {
	if ui.shown == "" || found == nil || far(ui.click.place, p) > ui.slip {
		return nil
	}
	if a := ui.find(ui.shown); a != nil && a.Space != "" && a.Space == found.Space && a.Rect != ui.shownIn {
		return a
	}
	return nil
}

// Touched returns the area that a finger at a point finds, nil for none. What another area covers where the finger is nearest
// to it is not found.
func (ui *UI) Touched(p render.Point) *Area {
	found := ui.at(p)
	if found != nil && found.Do != nil {
		return found
	}
	floor, least := ui.layerAt(p), float32(0)
	near := found
	for l := floor; l < layers; l++ {
		if ui.modal && l != Over {
			continue
		}
		for i := range ui.areas[l] {
			a := &ui.areas[l][i]
			if a.Do == nil || a.Offscreen || a.Space != "" {
				continue
			}
			grown := a.Near
			if grown.W <= 0 {
				grown = a.Rect.Inset2(min(0, (a.Rect.W-ui.target)/2), min(0, (a.Rect.H-ui.target)/2))
			}
			if away := a.Rect.Nearest(p).Far(p); grown.Contains(p) && (near == found || away < least) && ui.at(a.Rect.Inset(edge).Nearest(p)) == a {
				near, least = a, away
			}
		}
	}
	return near
}

// layerAt returns the highest layer with an area under a point, the lowest of all for none.
func (ui *UI) layerAt(p render.Point) (top Layer) {
	for l := range ui.areas {
		for i := range ui.areas[l] {
			if a := &ui.areas[l][i]; !a.Offscreen && a.contains(p) {
				top = Layer(l)
			}
		}
	}
	return top
}

// Under returns the area at a point, nil for none.
func (ui *UI) Under(p render.Point) *Area { return ui.at(p) }
