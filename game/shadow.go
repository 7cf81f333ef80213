package game

import (
	"slices"
	"strings"
	"time"

	"precipice/render"
)

// Shadow is what a screen reader finds of the screen: on a page, elements of its own that lie unseen over the picture.
type Shadow struct {
	Language string  `json:"language"`
	First    string  `json:"first"` // the ID of the thing that the focus starts at, "" for none
	Things   []Thing `json:"things"`
}

// Thing is something on the screen: an area, or a text that stands by itself.
type Thing struct {
	ID    string `json:"id"` // the name of its area, "" for a text
	Role  string `json:"role"`
	Name  string `json:"name"`
	Value string `json:"value,omitempty"`
	About string `json:"about,omitempty"` // why it cannot be chosen
	List  string `json:"list,omitempty"`  // those with one name that follow each other are one list

	Disabled bool   `json:"disabled,omitempty"`
	Chosen   bool   `json:"chosen,omitempty"`
	Opens    string `json:"opens,omitempty"` // "true" if what it opens is open, "false" if it is closed, "" if it opens nothing
	Rect     [4]int `json:"rect"`            // x, y, width, height in device pixels
}

// The roles of things.
const (
	RoleHeading = "heading"
	RoleText    = "text"
	RoleButton  = "button"
	RoleTab     = "tab"
	RoleSlider  = "slider"
	RoleField   = "field"
)

// Speaker is a scene that says what the picture alone shows of an area, such as a place of the board.
type Speaker interface {
	// Named returns the name of an area that has none of its own and in which nothing is written.
	Named(sh *Shell, a *Area) string
	// TipOf returns the tip of an area; without a title there is none.
	TipOf(sh *Shell, a *Area) render.TooltipView
}

// shadow returns what a screen reader finds on the screen.
func (sh *Shell) shadow() Shadow {
	s := Shadow{Language: sh.Words.Language(), First: sh.UI.start}
	named := map[string]bool{}
	for _, one := range sh.ordered() {
		switch a := one.area; {
		case a == nil:
			s.Things = append(s.Things, one.text())
		case !named[a.Name] && !a.ground():
			named[a.Name] = true
			s.Things = append(s.Things, sh.thing(&one))
		}
	}
	s.Things = slices.DeleteFunc(s.Things, s.repeats())
	return s
}

// repeats returns what says of a text that it repeats the name of something, such as the label beside a setting, which a reader hears as
// the name of that. Headings stay.
func (s *Shadow) repeats() func(t Thing) bool {
	called := map[string]bool{}
	for i := range s.Things {
		if t := &s.Things[i]; t.ID != "" {
			called[t.Name] = true
		}
	}
	return func(t Thing) bool { return t.ID == "" && t.Role == RoleText && called[t.Name] }
}

// ordered returns what can be read on the screen as a reader walks through it: what lies over all, then the question with its
// answers, then the rest.
func (sh *Shell) ordered() (list []item) {
	list = sh.UI.items(Over)
	if sh.UI.modal {
		return list
	}
	var rest []item
	for _, l := range [...]Layer{Panels, Ground} {
		for _, one := range sh.UI.items(l) {
			if one.leads {
				list = append(list, one)
			} else {
				rest = append(rest, one)
			}
		}
	}
	return append(list, rest...)
}

// ground reports whether an area is a place of the board with nothing to choose. There are too many to be read one by one.
func (a *Area) ground() bool { return a.Space != "" && a.Unit == 0 && a.Do == nil }

// text returns a text that stands by itself.
func (one *item) text() Thing {
	t := Thing{Role: RoleText, Name: one.words()}
	if one.head {
		t.Role = RoleHeading
	}
	return t
}

// thing returns an area as a screen reader finds it.
func (sh *Shell) thing(one *item) Thing {
	a, state := one.area, one.area.State|one.state
	t := Thing{ID: a.Name, Name: sh.spoken(one), Value: a.Value, Role: RoleText, Chosen: state&Chosen != 0, Rect: pixels(a.Rect)}
	switch {
	case a.Role == Tab:
		t.Role = RoleTab
	case a.Role == Slider:
		t.Role = RoleSlider
	case a.Role == TextField:
		t.Role = RoleField
	case a.Do != nil || a.Readable || state&Off != 0:
		t.Role = RoleButton
	}
	if t.Role != RoleText {
		t.List, _, _ = strings.Cut(a.Name, "/")
		t.Disabled = a.Do == nil && a.Turn == nil
	}
	switch {
	case state&Opened != 0:
		t.Opens = "true"
	case state&Closed != 0:
		t.Opens = "false"
	}
	if t.Disabled && a.Tip != nil {
		t.About = a.Tip().Text
	}
	return t
}

func pixels(r render.Rect) [4]int { return [4]int{int(r.X), int(r.Y), int(r.W), int(r.H)} }

// NameOf returns the spoken name of an area.
func (sh *Shell) NameOf(a *Area) string {
	for l := range layers {
		for _, one := range sh.UI.items(l) {
			if one.area != nil && one.area.Name == a.Name {
				return sh.spoken(&one)
			}
		}
	}
	return a.Says
}

// spoken returns the name of an area: the one it was given, or what is written in it, or what the scene calls it, or the title
// of its tip.
func (sh *Shell) spoken(one *item) string {
	a := one.area
	switch {
	case a.Says != "":
		return a.Says
	case len(one.texts) > 0 && a.Space == "":
		return one.words()
	}
	if s, ok := sh.Top().(Speaker); ok {
		if name := s.Named(sh, a); name != "" {
			return name
		}
	}
	if a.Tip != nil {
		return a.Tip().Title
	}
	return ""
}

// tipOf returns the tip of an area; without a title there is none.
func (sh *Shell) tipOf(a *Area) (v render.TooltipView) {
	if s, ok := sh.Top().(Speaker); ok {
		return s.TipOf(sh, a)
	}
	if a.Tip != nil {
		return a.Tip()
	}
	return v
}

// shadowPause is the least time between two changes of the shadow: whatever moves under a pointer needs no reader.
const shadowPause = 150 * time.Millisecond

// shading is what the page has been told of the screen, and what a reader has done there.
type shading struct {
	last    Shadow
	told    time.Time
	stale   bool // something has been drawn since
	reached []Reach
	by      bool // a reader was used last, and not keys or a pointer
}

// cast tells the page what is on the screen, if that has changed. While a game shows what happens, which it tells, the page waits
// for what comes of it.
func (sh *Shell) cast() {
	s := &sh.shade
	if sh.Shadow == nil || !s.stale || len(sh.scenes) == 0 || sh.Now.Sub(s.told) < shadowPause {
		return
	}
	if _, narrates := sh.Top().(Narrator); narrates && sh.Top().Moving() {
		return
	}
	s.stale, s.told = false, sh.Now
	now := sh.shadow()
	if now.Language != s.last.Language || now.First != s.last.First || !slices.Equal(now.Things, s.last.Things) {
		s.last = now
		sh.Shadow(now)
	}
}

// Reach is what a reader has done to a thing: come to it, or pressed it, or turned it by some steps.
type Reach struct {
	ID   string
	Kind ReachKind
	By   int
}

// ReachKind is a sort of Reach.
type ReachKind uint8

// The sorts of what a reader does.
const (
	Came ReachKind = iota
	Pressed
	TurnedBy
)

// attendReader takes the next thing that a reader has done, and returns what that does.
func (sh *Shell) attendReader() (do func()) {
	s := &sh.shade
	if sh.Reached == nil {
		return nil
	}
	if s.reached = append(s.reached, sh.Reached()...); sh.Input.Any() {
		s.by = false
	}
	if len(s.reached) == 0 {
		return nil
	}
	next := s.reached[0]
	s.reached, s.by = s.reached[1:], true
	sh.Dirty()
	if len(s.reached) > 0 {
		sh.Wake()
	}
	if a := sh.UI.find(next.ID); a != nil && (!sh.Awaiting() || a.Name == GiveUp) {
		return sh.reachFor(a, next)
	}
	if next.Kind == Pressed && sh.Top().Moving() {
		sh.Input.Actions = append(sh.Input.Actions, Skip) // as a click beside everything does
	}
	return nil
}

// reachFor returns what a reader does by reaching for an area. What a click would not change is told.
func (sh *Shell) reachFor(a *Area, r Reach) func() {
	switch {
	case r.Kind == TurnedBy && a.Turn != nil:
		turn := a.Turn
		return func() { turn(r.By) }
	case r.Kind == Pressed && a.Do != nil:
		return sh.UI.take(a)
	case r.Kind == Came && (a.Do != nil || a.Readable):
		sh.UI.FocusOn(a.Name)
	}
	sh.ears.reached = a.Name
	return nil
}

// take returns what a click on an area does. As with a double click, a press right after another does not answer the question that
// has come of that.
func (ui *UI) take(a *Area) (do func()) {
	if a.Answer && ui.now.Before(ui.until) && ui.now.Sub(ui.click.at) < holdTime {
		ui.refuse()
		return nil
	}
	ui.hold, ui.look, ui.click = free, look{}, lastClick{at: ui.now, name: a.Name}
	ui.focus, ui.byKeys, ui.acted = a.Name, true, true
	return a.Do
}
