package fortress

import (
	"slices"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// Limits of the zoom that the camera chooses by itself: a hex's radius in design units. At the least, a
// miniature that shares its hex with two others is 48 pixels high in a window of 1280 by 720.
const (
	leastFrame = 43
	mostFrame  = 58
)

// framing is what the camera shows, and who has decided that.
type framing struct {
	lens
	scene   scene
	stamp   frameStamp
	events  bool        // events were shown when that was found
	asks    render.Rect // the panel of the question, which may lie over the board
	byHand  bool        // the player moved the camera, until the next activation
	whole   bool        // the player asked for the whole battlefield
	steady  bool        // panels have folded beside the board in use, so its view stays as it is until the next activation
	still   int         // the number of choices made when they folded: until the next one nothing moves under the pointer
	clicked bool        // the player has just attacked by a click on the board, and may click there again
}

// scene is a view of the battlefield, in a window of any size.
type scene struct {
	middle render.Point // in the plane of the hexes
	zoom   float32      // a hex's radius in design units, 0 for none yet
}

func sceneOf(k render.Camera, room render.Rect, t *render.Theme) scene {
	return scene{k.Plane(room.Centre()), k.Zoom / t.Scale}
}

func (s scene) camera(room render.Rect, t *render.Theme) render.Camera {
	return render.Looking(s.middle, room.Centre(), t.Px(s.zoom))
}

// frameStamp is what the frame depends on.
type frameStamp struct {
	version int
	turn    turnStamp
	way     game.CameraWay
	whole   bool
	byHand  bool
	room    render.Rect
	folded  bool // the panels beside the board
	deep    bool // the board has the room below it too
	theme   *render.Theme
	focus   string // the area out of sight that has the focus
	marked  string // what the guide suggests
}

// turnStamp identifies an activation.
type turnStamp struct {
	cells, turn uint8
	acting      fortress.Mark
}

// Moving implements game.Scene.
func (c *Combat) Moving() bool {
	return c.Stage.Moving() || c.moves || c.auto.slide.on() || c.slide.moving()
}

// fitCamera aims the camera at what matters now, and moves it.
func (c *Combat) fitCamera(sh *game.Shell) {
	f, s, drawn := &c.framing, &c.Play.Shown, c.camera
	_, room := c.twists(sh)
	was := f.stamp
	turn := turnStamp{s.NumCells, s.Turn, s.Acting}
	if turn != was.turn {
		same := turn.cells == was.turn.cells
		f.byHand, f.whole, f.clicked = f.byHand && sh.Settings.Camera == game.CameraStays && same, f.whole && same, false
	}
	now := frameStamp{c.Version, turn, sh.Settings.Camera, f.whole, f.byHand, room, c.kit.folded, c.kit.low > 0, sh.Theme, c.beyond(sh), c.guideMarks()}
	if f.stamp = now; now != was || f.events != c.Stage.Moving() {
		f.asks, f.events = c.decisionRect(sh), c.Stage.Moving()
	}
	if now != was {
		same := was.theme == sh.Theme && was.turn.cells == turn.cells
		if folds := was.folded != now.folded; folds && same { // what is on the screen stays under the pointer
			f.scene, f.steady, f.still = sceneOf(f.to, room, sh.Theme), true, len(c.Play.Match.Journal)
		} else {
			if same = same && (was.room == room || was.deep || now.deep); same && was.room != room {
				f.scene = sceneOf(f.to, room, sh.Theme) // the board stays where it is
			}
			f.steady = f.steady && turn == was.turn && now.whole == was.whole && now.way == was.way // in a window of any size
		}
		c.aimed(sh, &was)
		to := f.scene.camera(room, sh.Theme)
		if same {
			f.turnTo(to, sh.Now, swiftness(&sh.Settings))
		} else {
			f.put(to)
		}
	}
	if f.advance(sh.Now); sh.Theme.Still { // the last pictures before a rest
		f.land()
		c.auto.slide.end()
	}
	if c.camera != drawn && was.room == room || was.folded != c.kit.folded || was.room != room && (was.deep || f.stamp.deep) {
		sh.UI.Slid()
	}
}

// aimed chooses the view of what matters now. The frame before it stays if it still shows that, so that the
// camera moves no more than it must.
func (c *Combat) aimed(sh *game.Shell, was *frameStamp) {
	f, s, t := &c.framing, &c.Play.Shown, sh.Theme
	now := &f.stamp
	if f.byHand || c.rests(t) || c.awaitsClick(was) {
		c.follows(sh)
		return
	}
	if !now.whole && now.way != game.CameraStays && c.overview(sh) {
		return
	}
	all := render.Fit(render.BoundsOf(s.Cells[:s.NumCells]), now.room, t.Px(fitZoom))
	list, more := render.Framed(c.matters()...), render.Framed(c.around()...)
	if now.whole || c.places() || now.way == game.CameraStays || all.Zoom >= t.Px(leastFrame) && (!now.deep || f.scene.zoom == 0) || len(list) == 0 && f.scene.zoom == 0 {
		switch k := f.scene.camera(now.room, t); {
		case f.steady && k.Shows(now.room, render.Framed(c.everywhere()...)...):
		case f.steady && c.places(): // as near to what was there as possible
			near := scene{f.scene.middle, min(f.scene.zoom, all.Zoom/t.Scale)}
			f.scene = sceneOf(near.camera(now.room, t).Nudged(now.room, render.Framed(c.everywhere()...)...), now.room, t)
		default:
			f.scene = sceneOf(all, now.room, t)
			if all.Zoom >= t.Px(leastFrame) && !now.whole && !c.places() {
				c.uncover(sh, render.Framed(c.keyHexes()...))
			}
		}
		return
	}
	room := c.shotRoom(t)
	anew := f.scene.zoom < leastFrame || was.turn != now.turn || was.whole || was.byHand || was.way != now.way
	k := f.scene.camera(now.room, t)
	switch {
	case len(list) == 0, !anew && c.stays(k, list, more):
	case !anew && c.Stage.Moving() && k.Spans(room, list...) && !c.crowded(k, room, append(slices.Clip(list), more...)):
		f.scene = sceneOf(k.Nudged(room, together(k, room, list, more)...), now.room, t)
	case f.scene.zoom >= leastFrame && f.scene.zoom <= mostFrame && k.Spans(room, append(list, more...)...): // with the board as large as it is
		f.scene = sceneOf(render.Around(append(list, more...), room, k.Zoom, k.Zoom), now.room, t)
	default:
		f.scene = sceneOf(c.roundUp(room, append(list, more...), t), now.room, t)
	}
	c.uncover(sh, list)
	c.follows(sh)
}

// stays reports whether a view need not move within an activation. A question is well seen with whom it is about and what the guide
// marks in full, and the rest up to a part of a hex; an event with those whom it is about in full, and the middles of others that have
// room beside them. A board that moves at every question by part of a hex is worse than a cut hex.
func (c *Combat) stays(k render.Camera, list, more []render.Rect) bool {
	room := c.framing.stamp.room
	switch {
	case !c.Stage.Moving() && len(c.shot()) > 0:
		return k.Shows(c.shotRoom(c.framing.stamp.theme), list...)
	case !c.Stage.Moving():
		key := render.Framed(append(c.keyHexes(), c.inseparable()...)...)
		return (len(key) == 0 || k.Shows(room, key...)) && k.Shows(room.Inset(-k.Zoom*cutHex), list...)
	case len(c.shot()) > 0: // words rise over their heads
		_, room = room.CutTop(k.Zoom / 2)
	}
	return k.Shows(room, list...) && !c.crowded(k, room, append(slices.Clip(list), more...)) && k.Shows(room.Inset(-k.Zoom), together(k, room, list, more)...)
}

// cutHex is how much of a hex that can be chosen may be out of sight, in hex radii.
const cutHex = 0.5

// crowded reports whether parts of the plane have no room in a view, and would with smaller hexes of the usual size.
func (c *Combat) crowded(k render.Camera, room render.Rect, all []render.Rect) bool {
	least := render.Camera{Zoom: c.framing.stamp.theme.Px(leastFrame)}
	return !k.Spans(room, all...) && least.Zoom < k.Zoom && least.Spans(room, all...)
}

// roundUp returns the view of the first parts of a list that have room, with hexes of the usual size. They are smaller where
// shooter and target would not both be seen otherwise, or who acts and what the guide marks.
func (c *Combat) roundUp(room render.Rect, list []render.Rect, t *render.Theme) render.Camera {
	shot, least := render.Framed(c.inseparable()...), t.Px(leastFrame)
	if len(shot) > 0 && !(render.Camera{Zoom: least}).Spans(room, shot...) {
		least, list = render.Around(shot, room, 1, least).Zoom, append(shot, list...)
	}
	return render.Around(list, room, least, t.Px(mostFrame))
}

// rests reports whether the view stays as it is because panels have folded beside the board in use, and nothing has happened
// since. It stays for no question whose target it does not show.
func (c *Combat) rests(t *render.Theme) bool {
	f := &c.framing
	if !f.steady || !f.stamp.folded || f.still != len(c.Play.Match.Journal) || c.Stage.Moving() {
		return false
	}
	shot := render.Framed(c.shot()...)
	return len(shot) == 0 || f.scene.camera(f.stamp.room, t).Shows(f.stamp.room, shot...)
}

// awaitsClick reports whether the view stays because the player, who has attacked by a click on the board, may click there
// again: who acts, whom it attacks and what happens are seen in it.
func (c *Combat) awaitsClick(was *frameStamp) bool {
	f := &c.framing
	if now := &f.stamp; !f.clicked || was.room != now.room || was.whole != now.whole || was.way != now.way || was.theme != now.theme || f.scene.zoom == 0 {
		return false
	}
	list := c.stands([]fortress.UnitID{c.actor(), c.against()})
	if c.Stage.Moving() {
		list = c.happens()
	}
	return len(list) == 0 || f.scene.camera(f.stamp.room, f.stamp.theme).Shows(f.stamp.room, render.Framed(list...)...)
}

// together adds to what a view must show that which has room beside it.
func together(k render.Camera, room render.Rect, list, more []render.Rect) []render.Rect {
	for _, one := range more {
		if all := append(list, one); k.Spans(room, all...) {
			list = all
		}
	}
	return list
}

// shotRoom returns the room in which the camera frames what matters: that of the board, without its edges while somebody
// shoots, so that shooter and target have some of the board around them, and what is written over their heads is seen.
func (c *Combat) shotRoom(t *render.Theme) render.Rect {
	room, list := c.framing.stamp.room, c.shot()
	_, tight := room.CutTop(t.Px(leastFrame))
	tight = tight.Inset(t.Px(leastFrame) / 3)
	if least := (render.Camera{Zoom: t.Px(leastFrame)}); len(list) > 0 && least.Spans(tight, render.Framed(list...)...) {
		return tight
	}
	return room
}

// places reports whether explorers are placed, or an event asks for a hex. That is judged by the whole battlefield.
func (c *Combat) places() bool {
	if c.choices == nil || c.Stage.Moving() {
		return false
	}
	kind := c.choices.Decision.Kind
	return kind == fortress.AskPlace || kind == fortress.AskEvent && c.choices.Spaces() != nil
}

// takeOver puts the camera where the player has moved it.
func (c *Combat) takeOver(sh *game.Shell, to render.Camera) {
	f := &c.framing
	f.byHand, f.scene = true, sceneOf(to, f.stamp.room, sh.Theme)
	f.put(f.scene.camera(f.stamp.room, sh.Theme))
	sh.UI.Shifted()
}

// follows moves the view to the hex out of sight that keys have led to.
func (c *Combat) follows(sh *game.Shell) {
	f := &c.framing
	if a := sh.UI.Pointed(); a != nil && f.stamp.focus != "" {
		k := f.scene.camera(f.stamp.room, sh.Theme)
		f.scene = sceneOf(k.Nudged(f.stamp.room, render.Framed(hexOf(a))...), f.stamp.room, sh.Theme)
	}
}

// beyond returns the name of the area of the board that keys have led to and that is out of sight, "" for
// none.
func (c *Combat) beyond(sh *game.Shell) string {
	if a := sh.UI.Pointed(); a != nil && sh.UI.ByKeys() && a.Space != "" && a.Offscreen {
		return a.Name
	}
	return ""
}
