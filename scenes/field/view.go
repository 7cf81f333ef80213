package field

import (
	"precipice/game"
	"precipice/render"
)

// View is what the camera shows of a board, and who has decided that.
type View struct {
	lens
	Sizes   Sizes
	sight   Sight
	stamp   stamp
	scene   Scene
	moving  bool // something was shown when that was found
	byHand  bool // the player moved the camera, until the next turn
	whole   bool // the player asked for the whole board
	steady  bool // panels have folded beside the board in use, so its view stays as it is until the next turn
	still   int  // the number of choices made when they folded: until the next one nothing moves under the pointer
	clicked bool // see AwaitClick
	pulls   bool // the player pulls the board now
	pulled  bool // a finger has moved the board, and pointed at nothing since
}

// stamp holds all that the chosen view depends on.
type stamp struct {
	Now
	way    game.CameraWay
	whole  bool
	byHand bool
	theme  *render.Theme
	focus  string // the area out of sight that has the focus
}

// Room returns where the board lies on the screen.
func (v *View) Room() render.Rect { return v.stamp.Room }

// Turn returns whose turn it was when the view was chosen.
func (v *View) Turn() any { return v.stamp.Turn }

// Sight returns what the camera shows, or is going to show.
func (v *View) Sight() Sight { return v.sight }

// Over returns the panel of the question when the view was chosen.
func (v *View) Over() render.Rect { return v.scene.Over }

// ByHand reports whether the player moved the camera.
func (v *View) ByHand() bool { return v.byHand }

// Whole reports whether the player asked for the whole board.
func (v *View) Whole() bool { return v.whole }

// Fit aims the camera at what matters now, and moves it. moving says that something is shown. The scene is only asked for if
// something has changed.
func (v *View) Fit(sh *game.Shell, now Now, moving bool, scene func() Scene) {
	was, drawn := v.stamp, v.Camera
	if now.Turn != was.Turn || now.Board != was.Board {
		same := now.Board == was.Board
		v.byHand, v.whole, v.clicked = v.byHand && sh.Settings.Camera == game.CameraStays && same, v.whole && same, false
	}
	v.stamp = stamp{now, sh.Settings.Camera, v.whole, v.byHand, sh.Theme, beyond(sh)}
	changed := v.stamp != was
	if changed || moving != v.moving {
		v.scene, v.moving = scene(), moving
	}
	if changed {
		same := v.keep(&was)
		v.aim(sh, &was)
		if to := v.sight.Camera(now.Room, sh.Theme); same {
			v.turnTo(to, sh.Now, swiftness(&sh.Settings))
		} else {
			v.put(to)
		}
	}
	if v.advance(sh.Now); sh.Theme.Still { // the last pictures before a rest
		v.Land()
	}
	if v.Camera != drawn && was.Room == now.Room || was.Folded != now.Folded || was.Room != now.Room && (was.Deep || now.Deep) {
		sh.UI.Slid()
	}
}

// keep keeps what is on the screen where it is if the room of the board has changed around it. It reports whether the camera eases to
// the next view.
func (v *View) keep(was *stamp) (same bool) {
	now, t := &v.stamp, v.stamp.theme
	same = was.theme == t && was.Board == now.Board
	if folds := was.Folded != now.Folded; folds && same { // what is on the screen stays under the pointer
		v.sight, v.steady, v.still = sightOf(v.to, now.Room, t), true, v.scene.Choices
		return same
	}
	if same = same && (was.Room == now.Room || was.Deep || now.Deep); same && was.Room != now.Room {
		v.sight = sightOf(v.to, now.Room, t) // the board stays where it is
	}
	v.steady = v.steady && now.Board == was.Board && now.Turn == was.Turn && now.whole == was.whole && now.way == was.way // in a window of any size
	return same
}

// Set puts the camera somewhere at once.
func (v *View) Set(to render.Camera) {
	v.sight = sightOf(to, v.stamp.Room, v.stamp.theme)
	v.put(v.sight.Camera(v.stamp.Room, v.stamp.theme))
}

// TakeOver puts the camera where the player has moved it.
func (v *View) TakeOver(sh *game.Shell, to render.Camera) {
	v.byHand = true
	v.Set(to)
	sh.UI.Shifted()
}

// LookAt moves the camera to some parts of the board that the player wants to see.
func (v *View) LookAt(sh *game.Shell, parts ...render.Rect) {
	if len(parts) == 0 || v.Camera.Shows(v.stamp.Room, parts...) {
		return
	}
	v.byHand = true
	v.sight = sightOf(v.to.Nudged(v.stamp.Room, parts...), v.stamp.Room, v.stamp.theme)
	v.turnTo(v.sight.Camera(v.stamp.Room, v.stamp.theme), sh.Now, swiftness(&sh.Settings))
}

// Recentre lets the view follow the game again.
func (v *View) Recentre() { v.byHand, v.whole = false, false }

// TurnWhole shows the whole board, and then again what matters.
func (v *View) TurnWhole() { v.byHand, v.whole = false, !v.whole || v.byHand }

// AwaitClick says whether the player has just chosen by a click on the board, and may click there again. The view then stays as long as
// it shows what that would be about.
func (v *View) AwaitClick(may bool) { v.clicked = may }

// beyond returns the name of the area of the board that keys have led to and that is out of sight, "" for none.
func beyond(sh *game.Shell) string {
	if a := sh.UI.Pointed(); a != nil && sh.UI.ByKeys() && a.Space != "" && a.Offscreen {
		return a.Name
	}
	return ""
}
