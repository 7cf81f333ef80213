package panes_test

import (
	"fmt"
	"testing"

	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/panes"
)

// In a window of any size, at any text size, with the column open or folded and a question of any height, the board is
// seen in its field alone: whatever is beside that, between two panes or behind one, has a backing.
func TestNothingShowsBetweenPanes(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1600, 900}, {3840, 2160}} {
		for _, text := range []float32{1, 1.5, 2} {
			theme := render.NewTheme(size[0], size[1], text)
			for _, room := range []panes.Room{
				{Has: panes.Has{Left: true, Right: true, Foot: true}},
				{Has: panes.Has{Left: true, Right: true, Foot: true}, Folded: true},
				{Has: panes.Has{Left: true, Right: true, Foot: true}, Folded: true, Lowered: true},
				{Has: panes.Has{Right: true}},
				{Has: panes.Has{Left: true}},
			} {
				room.Theme, room.W, room.H = theme, float32(size[0]), float32(size[1])
				for _, high := range []float32{0, 0.3, 0.9} {
					l := panes.Frame(room)
					l.Place(panes.Contents{
						Question: func(float32) float32 { return high * room.H },
						Upper:    theme.Px(90), Lower: theme.Px(90),
						Notes: [2]panes.Note{{Most: 0.3, Height: func(wide, most float32) float32 { return min(most, theme.Px(80)) }}},
					})
					backed(t, fmt.Sprint(size, text, room.Has, room.Folded, room.Lowered, high), &l, room.W, room.H, theme.Px(scenes.Gap))
				}
			}
		}
	}
}

// backed looks for a point of a window that is neither on the board's field nor on a backing.
func backed(t *testing.T, where string, l *panes.Layout, w, h, gap float32) {
	t.Helper()
	list := l.Backing(nil, w, h)
	near := l.Field.Inset(-gap)
	step := h / 180
	for y := l.Bar.Bottom() + step; y < h; y += step {
		for x := step / 2; x < w; x += step {
			at, seen := render.Point{X: x, Y: y}, true
			for _, r := range list {
				seen = seen && !r.Contains(at)
			}
			over := l.Asks.Contains(at) || l.Strip.Contains(at) || l.Notes[0].Contains(at)
			if seen && (over || !near.Contains(at)) {
				t.Errorf("%s: the board shows at %v, beside the field %v", where, at, l.Field)
				return
			}
		}
	}
}
