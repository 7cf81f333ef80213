package field

import (
	"precipice/game"
	"precipice/render"
)

// Scene says what a ruleset wants the player to see of its board now. Parts are rectangles of the plane, with what rises above a space,
// so that boards of hexes and of squares are alike. In each list the most important come first.
type Scene struct {
	Board     render.Rect   // the whole board
	Spaces    []render.Rect // all its spaces
	Must      []render.Rect // where something happens; or the one who is asked, where it can go and what it can choose
	More      []render.Rect // what is shown too if there is room
	Key       []render.Rect // those whom the question is about, who never lie under it
	Together  []render.Rect // what must all be seen, however small it becomes
	Shot      []render.Rect // those of them who shoot and are shot at: they have some of the board around them
	Everybody []render.Rect // all who stand on the board, if the question is judged by where they stand; else nil
	Again     []render.Rect // what a second click at the same place would be about
	Wide      bool          // the question is judged by the whole board
	Part      []render.Rect // what is shown instead of the whole board, as large as it can be; empty for all of it
	Choices   int           // how many have been made
	Over      render.Rect   // the panel of the question on the screen, which may lie over a corner of the board

	Place func(a *game.Area) render.Rect // where the space of an area lies
}

// Now holds all that a view depends on. The view is chosen again when it changes.
type Now struct {
	Board, Turn any         // which board, and whose turn it is: values that == compares
	Version     int         // of what is asked and shown
	Marked      string      // what a guide marks
	Room        render.Rect // of the board on the screen
	Folded      bool        // the panels beside the board are folded
	Deep        bool        // the board has the room below it too
}

// Sizes limit the zoom: how large a unit of the plane is, in design units. A space is about two units high.
type Sizes struct {
	Least, Most float32 // for what the camera chooses by itself
	Whole       float32 // the most for the whole board
	Far, Near   float32 // for what the player chooses
}

// Sight is a view of the board, in a window of any size.
type Sight struct {
	Middle render.Point // in the plane
	Zoom   float32      // a unit of the plane in design units, 0 for none yet
}

func sightOf(k render.Camera, room render.Rect, t *render.Theme) Sight {
	return Sight{k.Plane(room.Centre()), k.Zoom / t.Scale}
}

// Camera returns the camera that shows it in a room.
func (s Sight) Camera(room render.Rect, t *render.Theme) render.Camera {
	return render.Looking(s.Middle, room.Centre(), t.Px(s.Zoom))
}
