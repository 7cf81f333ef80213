package game

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"time"

	"precipice/render"
)

// hold says whether Enter and the number keys are on hold. Enter also skips animations, and a press that comes too late for that
// must not answer the question that has just appeared.
type hold uint8

const (
	free    hold = iota
	held         // for holdTime, or until another key is pressed
	refused      // Enter was pressed while held
)

// holdTime is how long Enter does nothing once a question has appeared: longer than a finger needs to notice.
// calmTime is how long it then still does nothing after a press that came too early or skipped something: longer
// than the pauses of somebody who presses again and again. refusedTime is how long it is said why.
// goneTime is how long after a hold a click on the board must not meet something new below a pointer that rests.
// hastyTime is how long after a hold a touch must not meet another answer where a finger has just answered. mouseTime is how long
// after a question has appeared a click must not meet another answer where the mouse has answered and rests: nobody reads so fast.
const (
	hastyTime   = 600 * time.Millisecond
	mouseTime   = 250 * time.Millisecond
	goneTime    = 1200 * time.Millisecond
	holdTime    = 400 * time.Millisecond
	calmTime    = 700 * time.Millisecond
	refusedTime = 3 * time.Second
)

// Hold makes Enter and the number keys do nothing for a moment, until the player presses another key or
// clicks.
func (ui *UI) Hold() {
	ui.shown = ""
	ui.LiftFinger()
	ui.wait(holdTime)
	if ui.hold == free {
		ui.hold = held
	}
}

// Unread makes the second half of a double click do nothing for a moment where there is something new to read.
func (ui *UI) Unread() { ui.wait(holdTime) }

// KeepHold makes a hold last as long as what lies over the question. It begins none.
func (ui *UI) KeepHold() {
	if ui.hold != free {
		ui.wait(holdTime / 4)
	}
}

// wait lets a hold end no earlier than after a time from now.
func (ui *UI) wait(length time.Duration) {
	if end := ui.now.Add(length); end.After(ui.until) {
		ui.until = end
	}
}

// lastClick is when the pointer clicked last.
type lastClick struct {
	at    time.Time
	still bool // the pointer has not moved since
	place render.Point
	name  string // of the area that was there, "" for none
	did   bool   // it has done something, and the pointer has stayed there since

	answered bool // it has answered a question
}

// Done reports whether a click has done something and the pointer has stayed there since. What came of it is looked at
// then, so a tip waits until the pointer asks for it by moving.
func (ui *UI) Done() bool { return ui.click.did && !ui.byKeys }

// unread reports whether a click on an area comes too soon to be an answer: the question has just appeared, and the
// pointer has not moved since a click before it. That is the second half of a double click. On the board it is also
// too soon for longer if the click before met something else there, such as a miniature that has just been slain.
func (ui *UI) unread(at render.Point, a *Area, when time.Time) bool {
	if a == nil || !a.Answer || !ui.click.still || far(ui.click.place, at) > ui.slip {
		return false
	}
	if a.Space != "" && a.Name != ui.click.name && when.Before(ui.until.Add(goneTime)) {
		return true
	}
	return when.Before(ui.until) && when.Sub(ui.click.at) < holdTime
}

// hasty reports whether a finger or the mouse chooses an answer soon after it has given another one there: who sees nothing happen on
// a slow device chooses once more, and must not answer the next question by that.
func (ui *UI) hasty(in *Input, a *Area, when time.Time) bool {
	last := &ui.click
	if !last.answered || a == nil || !a.Answer || a.Name == last.name {
		return false
	}
	if in.Finger {
		return far(last.place, in.Pointer) <= ui.target/2 && when.Before(ui.until.Add(hastyTime))
	}
	return last.still && far(last.place, in.Pointer) <= ui.slip && when.Before(ui.until.Add(mouseTime-holdTime))
}

// resting is where the pointer has come to rest.
type resting struct {
	on    bool // it has
	at    render.Point
	space string // of the board, that was there then; "" for none
	slid  bool   // the board has moved by itself since
}

// comesToRest notes what is under the pointer, which has moved or clicked.
func (ui *UI) comesToRest(at render.Point, a *Area) {
	ui.rest = resting{on: true, at: at}
	if a != nil {
		ui.rest.space = a.Space
	}
}

// slidUnder reports whether an answer on the board has moved under the resting pointer by itself. A first click there only
// shows what it is.
func (ui *UI) slidUnder(at render.Point, a *Area) bool {
	r := &ui.rest
	return r.on && r.slid && a != nil && a.Answer && a.Space != "" && a.Space != r.space && far(r.at, at) <= ui.slip
}

// digit takes a number key. On hold it does nothing, as Enter does.
func (ui *UI) digit(in *Input) {
	if in.Digit == 0 {
		return
	}
	ui.byKeys = true
	if ui.hold != free && ui.now.Before(ui.until) {
		ui.refuse()
		in.Digit = 0
		return
	}
	ui.hold = free
}

// Refused reports whether Enter or a number was pressed while on hold a short time ago, and nothing has been pressed
// or pointed at since.
func (ui *UI) Refused() bool { return ui.hold == refused }

// refuse says for a while that a press came too early. The next one must wait until nothing has been pressed for
// calmTime, so that skipping by several presses answers nothing.
func (ui *UI) refuse() {
	ui.hold, ui.told = refused, ui.now.Add(refusedTime)
	ui.wait(calmTime)
}

// forget ends what refuse says, once it has been said long enough. Until then the picture is not the last one, so
// it reports that something still moves.
func (ui *UI) forget() (waits bool) {
	if ui.hold == refused && !ui.now.Before(ui.told) {
		ui.hold = free
		return true
	}
	return ui.hold == refused
}

// accept returns what Enter does: the action of the focused area, or if nothing has the focus, of the
// scene's primary area.
func (ui *UI) accept() func() {
	if ui.hold != free && ui.now.Before(ui.until) {
		ui.refuse()
		return nil
	}
	ui.hold = free
	if a := ui.find(ui.focus); a != nil && ui.byKeys {
		return a.Do
	}
	var do func()
	for a := range ui.All { // the topmost: what lies over the screen is answered first
		if a.Primary {
			do = a.Do
		}
	}
	return do
}

// turn returns what Left or Right does to the focused area, nil for nothing. Keys go on where a click has just turned it.
func (ui *UI) turn(way Action) func() {
	a := ui.find(ui.focus)
	if a == nil || a.Turn == nil || !ui.byKeys && !ui.Done() {
		return nil
	}
	ui.byKeys = true
	by := 1
	if way == Left {
		by = -1
	}
	return func() { a.Turn(by) }
}

// look is the state of looking around, when the focus also visits areas that only have information.
type look struct {
	on   bool
	from string // the area the focus returns to
}

// Look starts looking around, or ends it and returns the focus to where it was.
func (ui *UI) Look(on bool) {
	switch {
	case on == ui.look.on:
	case on:
		ui.look, ui.byKeys, ui.hold = look{true, ui.focus}, true, free
		if ui.find(ui.focus) == nil {
			ui.step(1)
		}
	default:
		ui.focus, ui.look = ui.look.from, look{}
	}
}

// Looking reports whether the player is looking around.
func (ui *UI) Looking() bool { return ui.look.on }

// tells reports whether an area has information to show.
func (a *Area) tells() bool { return a.Tip != nil || a.Unit > 0 || a.Space != "" }

// focusable lists the areas the focus can be on. While looking around, only the arrows reach empty spaces.
func (ui *UI) focusable(arrows bool) (list []*Area) {
	named := map[string]bool{} // two dice of a number have one name, and the focus would never leave the second
	for a := range ui.All {
		switch space := a.Space != "" && a.Unit == 0; {
		case named[a.Name]:
		case arrows && a.OnlyTab:
		case (a.Do != nil || a.Readable) && !a.Skip && !(ui.look.on && space && !arrows),
			ui.look.on && a.tells() && (arrows || !space) && !strings.HasPrefix(a.Name, "rule/"):
			list, named[a.Name] = append(list, a), true
		}
	}
	return list
}

// step moves the focus in the order in which areas were added.
func (ui *UI) step(by int) {
	list := ui.focusable(false)
	if len(list) == 0 {
		return
	}
	at := func(name string) int { return slices.IndexFunc(list, func(a *Area) bool { return a.Name == name }) }
	i := at(ui.focus)
	switch start := at(ui.start); {
	case i < 0 && start >= 0:
		i = start
	case i < 0 && by < 0:
		i = len(list) - 1
	case i < 0:
		i = 0
	default:
		i = (i + by + len(list)) % len(list)
	}
	ui.focus, ui.byKeys = list[i].Name, true
}

// Towards moves the focus to the nearest area in a direction. It prefers one straight ahead; sideways
// distance counts twice. From a space of the board it goes to the other spaces first.
func (ui *UI) Towards(way Action) {
	from := ui.find(ui.focus)
	if from == nil {
		ui.step(1)
		return
	}
	if !ui.byKeys {
		ui.byKeys = true
		return
	}
	var best [4]float32
	var at [4]string // spaces straight ahead and anywhere ahead, then the other areas
	for _, a := range ui.focusable(true) {
		ahead, aside, straight := bearing(from, a, way)
		if a.Name == from.Name || ahead <= 1 {
			continue
		}
		far, tier := ahead+2*aside, 1
		if straight {
			tier = 0
		}
		if from.Space != "" && a.Space == "" {
			tier += 2
		}
		if at[tier] == "" || far < best[tier] {
			best[tier], at[tier] = far, a.Name
		}
	}
	ui.focus = cmp.Or(at[0], at[1], at[2], at[3], ui.focus)
}

// steer moves the focus in the direction of a stick: between the spaces of the board in any direction, elsewhere as
// the arrow nearest to it does.
func (ui *UI) steer(to render.Point) (do func()) {
	ui.hold = free
	way := Right
	switch {
	case abs(to.Y) > abs(to.X) && to.Y < 0:
		way = Up
	case abs(to.Y) > abs(to.X):
		way = Down
	case to.X < 0:
		way = Left
	}
	from := ui.find(ui.focus)
	if from == nil || from.Space == "" || !ui.byKeys {
		if way == Left || way == Right {
			do = ui.turn(way)
		}
		if do == nil {
			ui.Towards(way)
		}
		return do
	}
	if next := ui.spaceTowards(from, to); next != "" {
		ui.focus = next
	} else {
		ui.Towards(way)
	}
	return nil
}

// spaceTowards returns the nearest space in a direction, no further aside than ahead; "" for none.
func (ui *UI) spaceTowards(from *Area, to render.Point) (next string) {
	far := float32(math.Hypot(float64(to.X), float64(to.Y)))
	here, best := from.Rect.Centre(), float32(math.Inf(1))
	for _, a := range ui.focusable(true) {
		there := a.Rect.Centre()
		dx, dy := there.X-here.X, there.Y-here.Y
		ahead, aside := (dx*to.X+dy*to.Y)/far, abs(dx*to.Y-dy*to.X)/far
		if a.Space != "" && a.Name != from.Name && ahead > 1 && aside <= ahead && ahead+2*aside < best {
			next, best = a.Name, ahead+2*aside
		}
	}
	return next
}

// bearing returns how far an area is ahead and aside of another, and whether an arrow as broad as the other
// would hit it. An area is aside as far as its nearest edge is, so that a broad one under a narrow one counts
// as near; between two as near, the middle decides.
func bearing(from, a *Area, way Action) (ahead, aside float32, straight bool) {
	r, q := from.Rect, a.Rect
	here, there := r.Centre(), q.Centre()
	abreast := q.Y < r.Bottom() && r.Y < q.Bottom()
	above := q.X < r.Right() && r.X < q.Right()
	down, right := there.Y-here.Y, there.X-here.X
	asideX := max(q.X-here.X, here.X-q.Right(), 0) + abs(right)/16
	asideY := max(q.Y-here.Y, here.Y-q.Bottom(), 0) + abs(down)/16
	switch way {
	case Left:
		return -right, asideY, abreast
	case Right:
		return right, asideY, abreast
	case Up:
		return -down, asideX, above
	}
	return down, asideX, above
}

// beginFocus puts the focus of a player who uses keys somewhere on a new screen: on the area it starts at, or
// the primary one, or the first. It does so once, because a screen may want to be without a focus. It reports
// whether the focus has changed.
func (ui *UI) beginFocus() bool {
	if ui.begun || !ui.byKeys || ui.focus != "" {
		return false
	}
	list := ui.focusable(false)
	if len(list) == 0 {
		return false
	}
	at := slices.IndexFunc(list, func(a *Area) bool { return a.Name == ui.start })
	if at < 0 {
		at = max(0, slices.IndexFunc(list, func(a *Area) bool { return a.Primary }))
	}
	ui.focus, ui.begun = list[at].Name, true
	return true
}
