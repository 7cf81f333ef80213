package scenes

import (
	"precipice/game"
	"precipice/render"
)

// Scroll is a part of a screen that scrolls: by wheel, by a drag of what it shows or of its bar, and by
// pages.
type Scroll struct {
	At      float32 // how far down from the top, device pixels
	ToEnd   bool    // when the content grows, the distance from its end stays
	view    render.Rect
	height  float32 // of the whole content
	grabbed grip
}

// grip is what the pressed pointer drags.
type grip uint8

const (
	nothing  grip = iota
	loose         // something else, until the pointer is released
	content       // the content follows the pointer
	scroller      // the bar does
)

const (
	notch  = 44  // scrolled by a step of the wheel, design units
	barFor = 16  // width of the bar for a finger, design units
	pushed = 18  // scrolled in a tick by a stick pushed to its end, design units
	paged  = 0.8 // part of the view that a page scrolls
)

// Update handles the wheel and dragging, and reports whether the content was scrolled.
func (s *Scroll) Update(sh *game.Shell) (scrolled bool) {
	in, was := &sh.Input, s.At
	if in.Wheel != 0 && s.view.Contains(in.Pointer) {
		s.By(-in.Wheel * sh.Theme.Px(notch))
	}
	switch {
	case !in.Held:
		s.grabbed = nothing
	case s.grabbed == nothing:
		s.grabbed = s.gripAt(sh, in.Pointer)
	}
	switch s.grabbed {
	case content:
		s.By(-in.Drag.Y)
	case scroller:
		s.By(in.Drag.Y * s.height / max(1, s.view.H))
	}
	return s.At != was
}

// Pages scrolls by the page keys, and reports whether the content was scrolled.
func (s *Scroll) Pages(sh *game.Shell) (scrolled bool) {
	was := s.At
	switch in := &sh.Input; {
	case in.Did(game.ScrollDown):
		s.Page(1)
	case in.Did(game.ScrollUp):
		s.Page(-1)
	default:
		s.Push(sh)
	}
	return s.At != was
}

// Push scrolls by the right stick.
func (s *Scroll) Push(sh *game.Shell) {
	if y := sh.Input.Stick.Y; y != 0 {
		s.By(y * sh.Theme.Px(pushed))
	}
}

// Page scrolls down by a number of pages.
func (s *Scroll) Page(pages float32) { s.By(pages * s.view.H * paged) }

// By scrolls down by a number of pixels, as far as there is content.
func (s *Scroll) By(pixels float32) { s.At = s.within(s.At + pixels) }

func (s *Scroll) within(at float32) float32 { return max(0, min(at, s.most())) }

// most is how far the content can be scrolled.
func (s *Scroll) most() float32 { return max(0, s.height-s.view.H) }

// Scrolls reports whether there is more than can be seen.
func (s *Scroll) Scrolls() bool { return s.most() > 0 }

// AtEnd reports whether the end of the content is shown.
func (s *Scroll) AtEnd() bool { return s.At >= s.most()-0.5 }

// Fit says where the content is shown and how high all of it is.
func (s *Scroll) Fit(view render.Rect, height float32) {
	rest := s.most() - s.At
	s.view, s.height = view, height
	if s.ToEnd {
		s.At = s.most() - rest
	}
	s.At = s.within(s.At)
}

// Bring scrolls so that a part of the content can be seen, with a margin around it.
func (s *Scroll) Bring(top, bottom, margin float32) {
	s.At = min(s.At, top-margin)
	s.At = max(s.At, bottom+margin-s.view.H)
	s.At = s.within(s.At)
}

// Area adds an area of the content, limited to the part that can be seen. If nothing of it can, only the
// focus reaches it.
func (s *Scroll) Area(sh *game.Shell, layer game.Layer, a game.Area) {
	a.Whole = a.Rect
	seen := overlap(a.Rect, s.view)
	if a.Offscreen = seen.W <= 0 || seen.H <= 0; !a.Offscreen {
		a.Rect = seen
	}
	sh.UI.Add(layer, a)
}

// Bar draws the scroll bar, if there is more than can be seen.
func (s *Scroll) Bar(p *render.Canvas) { p.ScrollBar(s.view, s.At, s.height) }

// gripAt returns what a pointer pressed at this point drags.
func (s *Scroll) gripAt(sh *game.Shell, at render.Point) grip {
	switch {
	case !s.view.Contains(at) || !s.Scrolls():
		return loose
	case at.X > s.view.Right()-sh.Theme.Px(barFor):
		return scroller
	}
	return content
}
