package field_test

import (
	"fmt"
	"testing"

	"precipice/assets"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
	"precipice/saves"
	"precipice/scenes/field"
)

// square is a space of a made-up board.
type square struct{ x, y int }

func (s square) String() string { return fmt.Sprintf("%d,%d", s.x, s.y) }

// part returns where it lies in the plane: it is two units wide.
func (s square) part() render.Rect {
	return render.Rect{X: 2 * float32(s.x), Y: 2 * float32(s.y), W: 2, H: 2}
}

func parts(list ...square) (all []render.Rect) {
	for _, s := range list {
		all = append(all, s.part())
	}
	return all
}

// table is a board of squares under a camera, on which somebody acts and can go to some places.
type table struct {
	sh         *game.Shell
	view       field.View
	wide, high int
	now        field.Now
	scene      field.Scene
	asked      int // how often the scene was asked for
}

// board returns a board of so many squares in a window, with a question about somebody who can go to some of them.
func board(t *testing.T, wide, high int, acts square, goes ...square) *table {
	t.Helper()
	book, err := words.Open(assets.Texts(), "en")
	if err != nil {
		t.Fatal(err)
	}
	b := &table{sh: game.NewShell(game.Parts{Words: book, Store: saves.NewMemory()}), wide: wide, high: high}
	b.sh.Theme = render.NewTheme(1280, 720, 1)
	b.view.Sizes = field.Sizes{Least: 30, Most: 40, Whole: 36, Far: 8, Near: 90}
	b.now = field.Now{Board: "plaza", Turn: 1, Room: render.Rect{X: 100, Y: 50, W: 900, H: 600}}
	b.scene = field.Scene{Board: render.Rect{W: 2 * float32(wide), H: 2 * float32(high)}, Key: parts(acts), Must: parts(append([]square{acts}, goes...)...),
		Over: render.Rect{X: 2000, Y: 2000}, Place: func(a *game.Area) render.Rect {
			s := square{}
			if _, err := fmt.Sscanf(a.Space, "%d,%d", &s.x, &s.y); err != nil {
				t.Fatal(err)
			}
			return s.part()
		}}
	for x := range wide {
		for y := range high {
			b.scene.Spaces = append(b.scene.Spaces, square{x, y}.part())
		}
	}
	b.fit()
	return b
}

// fit aims the camera, and lets it arrive.
func (b *table) fit() {
	b.view.Fit(b.sh, b.now, false, func() field.Scene { b.asked++; return b.scene })
	b.view.Land()
}

// change asks something else, or lets another act.
func (b *table) change(turn any) {
	b.now.Version++
	b.now.Turn = turn
	b.fit()
}

// rect returns where a square is on the screen.
func (b *table) rect(s square) render.Rect {
	r := s.part()
	at := b.view.Camera.Screen(render.Point{X: r.X, Y: r.Y})
	return render.Rect{X: at.X, Y: at.Y, W: r.W * b.view.Camera.Zoom, H: r.H * b.view.Camera.Zoom}
}

// A board that has room is shown whole. Of a larger one the camera shows who acts and where it can go, at a readable size.
func TestTheCameraFramesWhatMatters(t *testing.T) {
	if b := board(t, 8, 6, square{1, 1}); !b.view.Camera.Shows(b.now.Room, b.scene.Spaces...) {
		t.Errorf("a small board is not all in %v", b.view.Camera)
	}
	b := board(t, 60, 40, square{50, 30}, square{52, 31}, square{48, 28})
	if k := b.view.Camera; !k.Shows(b.now.Room, b.scene.Must...) || k.Zoom < b.sh.Theme.Px(30) {
		t.Errorf("what matters is not in %v", k)
	}
	b.scene.Must, b.scene.Key = parts(square{3, 3}, square{4, 5}), parts(square{3, 3})
	if b.change(2); !b.view.Camera.Shows(b.now.Room, b.scene.Must...) {
		t.Errorf("after the turn of another what matters is not in %v", b.view.Camera)
	}
	at, asked := b.view.Camera, b.asked
	b.scene.Must = parts(square{3, 3}, square{4, 4})
	if b.change(2); b.view.Camera != at || b.asked != asked+1 {
		t.Errorf("the view moves from %v to %v although it shows what matters, asking %d times", at, b.view.Camera, b.asked-asked)
	}
	if b.fit(); b.asked != asked+1 {
		t.Error("the scene is asked for although nothing has changed")
	}
}

// Who cannot be seen together at the usual size is seen on a smaller board, and nobody whom the question is about lies under it.
func TestTheCameraKeepsTogetherAndClear(t *testing.T) {
	b := board(t, 60, 40, square{10, 10})
	b.scene.Together = parts(square{10, 10}, square{38, 20})
	b.scene.Shot = b.scene.Together
	b.scene.Must = b.scene.Together
	if b.change(2); !b.view.Camera.Shows(b.now.Room, b.scene.Together...) || b.view.Camera.Zoom >= b.sh.Theme.Px(30) {
		t.Errorf("those far apart are not seen together in %v", b.view.Camera)
	}
	b = board(t, 60, 40, square{10, 10}, square{8, 8}, square{12, 12})
	b.scene.Over = render.Rect{X: 500, Y: 250, W: 500, H: 400}
	b.scene.Key = parts(square{12, 12})
	if b.change(2); b.rect(square{12, 12}).Overlaps(b.scene.Over) || b.rect(square{10, 10}).Overlaps(b.scene.Over) {
		t.Errorf("the question at %v lies over %v", b.scene.Over, b.rect(square{12, 12}))
	}
	b.scene.Everybody = parts(square{1, 1}, square{58, 38})
	b.change(2)
	for _, s := range []square{{1, 1}, {58, 38}} {
		if r := b.rect(s); r.Overlaps(b.scene.Over) || r.Share(b.now.Room.Inset(-1)) < 0.99 {
			t.Errorf("of everybody the one at %v is not clear of the question, at %v", s, r)
		}
	}
}

// A hand pulls, pushes and zooms the board, and the view stays there until the next turn or until a button lets it follow again.
func TestAHandMovesTheBoard(t *testing.T) {
	b := board(t, 60, 40, square{30, 20}, square{31, 20})
	in, was := &b.sh.Input, b.view.Camera
	in.Pointer, in.Held, in.Drag = render.Point{X: 400, Y: 300}, true, render.Point{X: 35, Y: -20}
	if b.view.Attend(b.sh, b.now.Room, false); b.view.Camera != was.Pan(in.Drag) && b.view.Camera.Offset.Far(was.Pan(in.Drag).Offset) > 0.1 || !b.view.Pulls() {
		t.Errorf("pulled from %v the view is %v", was, b.view.Camera)
	}
	in.Held, in.Drag, in.Wheel = false, render.Point{}, 2
	was = b.view.Camera
	under := was.Plane(in.Pointer)
	b.view.Attend(b.sh, b.now.Room, false)
	if k := b.view.Camera; k.Zoom <= was.Zoom || k.Plane(in.Pointer).Far(under) > 0.01 {
		t.Errorf("the wheel turns %v into %v, and %v under the pointer into %v", was, k, under, k.Plane(in.Pointer))
	}
	in.Wheel, in.Stick = 0, render.Point{X: 1}
	was = b.view.Camera
	if b.view.Push(b.sh); b.view.Camera.Offset.X >= was.Offset.X || in.Stick != (render.Point{}) {
		t.Errorf("the stick turns %v into %v", was, b.view.Camera)
	}
	hand := b.view.Camera
	if b.change(1); b.view.Camera != hand || !b.view.ByHand() {
		t.Errorf("the view leaves the hand for %v", b.view.Camera)
	}
	if r := b.view.RecentreRect(b.sh, b.now.Room); r.W <= 0 || r.Cut(b.now.Room.Inset(-1)) != r {
		t.Errorf("the button that recentres stands at %v", r)
	}
	b.view.Recentre()
	if b.fit(); b.view.ByHand() || b.view.Camera == hand || !b.view.Camera.Shows(b.now.Room, b.scene.Must...) || b.view.RecentreRect(b.sh, b.now.Room).W > 0 {
		t.Errorf("recentred the view is %v", b.view.Camera)
	}
	b.view.TurnWhole()
	if b.fit(); !b.view.Camera.Shows(b.now.Room, b.scene.Spaces...) || !b.view.Whole() {
		t.Errorf("the whole board is not in %v", b.view.Camera)
	}
	b.view.TakeOver(b.sh, hand)
	if b.change(2); b.view.ByHand() {
		t.Error("in the next turn the view is still where the hand left it")
	}
}

// What keys lead to comes into view, and so does what the player asks to look at.
func TestTheViewFollowsTheFocus(t *testing.T) {
	b := board(t, 60, 40, square{30, 20}, square{31, 20})
	far := square{2, 3}
	a := game.Area{Name: "option/go 2,3", Space: far.String(), Do: func() {}}
	a.Rect, a.Offscreen = field.Part(b.rect(far), b.now.Room)
	if !a.Offscreen {
		t.Fatalf("%v lies in sight at %v", far, a.Rect)
	}
	b.sh.UI.Add(game.Ground, a)
	b.sh.UI.FocusOn(a.Name)
	if b.fit(); !b.view.Camera.Shows(b.now.Room, far.part()) {
		t.Errorf("the view %v does not follow the focus to %v", b.view.Camera, far)
	}
	b.view.LookAt(b.sh, square{55, 35}.part())
	if b.view.Land(); !b.view.Camera.Shows(b.now.Room, square{55, 35}.part()) || !b.view.ByHand() {
		t.Errorf("the view %v does not show what was asked for", b.view.Camera)
	}
}

// Signs at the edge stand for who is out of sight, one for those in the same direction, none under the question.
func TestSignsStandForWhoIsOutOfSight(t *testing.T) {
	b := board(t, 60, 40, square{30, 20}, square{31, 20})
	b.scene.Over = render.Rect{X: 800, Y: 450, W: 200, H: 200}
	b.change(2)
	var feet []render.Point
	for _, s := range []square{{30, 20}, {2, 20}, {1, 20}, {58, 39}} {
		feet = append(feet, b.rect(s).Centre())
	}
	signs := b.view.Signs(b.now.Room, feet)
	if len(signs) != 2 || fmt.Sprint(signs[0].Who, signs[1].Who) != "[1 2] [3]" {
		t.Fatalf("the signs are %+v", signs)
	}
	for _, s := range signs {
		if !b.now.Room.Contains(s.At) || b.scene.Over.Contains(s.At) {
			t.Errorf("a sign stands at %v", s.At)
		}
	}
	if at := b.view.SignFor(feet[1], signs); at.Far(signs[0].At) < 10 || !b.now.Room.Contains(at) {
		t.Errorf("another sign stands at %v, beside %v", at, signs[0].At)
	}
}
