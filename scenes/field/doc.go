// Package field is a board under a camera, for any game: where boxes lie over it. It knows no ruleset.
//
// # The camera
//
// The camera of a board (field.View) is aimed again after each change. It knows rectangles of the plane only, and gets a field.Scene of
// them from its ruleset, the most important first; that of a combat is put together in scenes/fortress/focus.go from what matters.go there
// lists (render.Framed makes rectangles of hexes). aim.go decides. Within an activation a view that shows them stays, also if it cuts part
// of a space of them (stays); with the next activation it is centred on them again, unless the whole board has room. Those of a shot, and
// of who acts and what the guide marks, are all shown, with a smaller board if need be (Scene.Together). lens.go moves the camera there
// within 0.3 seconds. What it shows is kept in design units and in the plane of the board, so that a window of another size shows the
// same. With reduced motion (Settings.Still, which every animation asks) it cuts, and dice lie at once. Areas of the board lie where the
// last drawing put them; UI.Shifted finds what the resting pointer points at after the camera has moved.
package field
