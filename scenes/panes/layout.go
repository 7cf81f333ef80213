package panes

import (
	"precipice/render"
	"precipice/scenes"
)

// Layout is where the panes stand. One that the screen has not, or that is hidden now, is empty.
type Layout struct {
	Held   bool // the device is held in the hands
	Brief  bool // it is a phone on its side, with no room for a question that something else answers
	Folded bool // the right column is folded

	Bar    render.Rect // at the top of the screen
	Field  render.Rect // the board's
	Corner render.Rect // at the lower left: beside the foot, or over the board of a device held in the hands
	Asks   render.Rect // the question, as high as it needs
	Notes  [2]render.Rect

	// In a window.
	Left  render.Rect // the left column
	Right render.Rect // the right column, empty while it is folded
	Upper render.Rect // the upper pane of the right column, wherever that stands
	Lower render.Rect // the lower one
	Picks render.Rect // what chooses between these two where they share one place, else empty
	Foot  render.Rect // below the board
	Strip render.Rect // stands for the right column while that is folded
	Edge  render.Rect // what the right column has folded to
	Over  render.Rect // where it lies over the board while the pointer is at that edge

	// On a device held in the hands.
	Sheet  render.Rect // the room for the question, and for what stands over it
	Tabs   render.Rect // what opens the drawers
	Drawer render.Rect // the open one
	Low    float32     // the height of what stands below a board that has all other room, 0 for a board that keeps its own

	theme        *render.Theme
	upright      bool        // the device is held upright
	least        render.Rect // the question at its least height
	upper, lower render.Rect // the panes of the right column above such a question
	strip, edge  render.Rect // those two beside such a question
}

// Room is the space in which the panes are placed.
type Room struct {
	Theme   *render.Theme
	W, H    float32
	Has     Has
	Folded  bool // the right column is folded
	Lowered bool // by the player for good, so the board has a part of the foot too
}

// Has says which panes a screen has in a window besides the bar, the board and the question: a left column, a right one of two
// panes, and a foot of two. One without a foot has its question in the right column.
type Has struct{ Left, Right, Foot bool }

// Frame divides a room among the board and the panes around it, before anything is measured: by the size of the room, the text
// size, and whether the right column is folded. Nothing else on the screen decides that.
func Frame(r Room) (l Layout) {
	if r.Theme.Held {
		l = inHands(r.Theme, r.W, r.H)
	} else {
		l = inWindow(r)
	}
	l.theme, l.Asks = r.Theme, l.least
	return l
}

// inWindow divides a window.
func inWindow(r Room) (l Layout) {
	t, gap := r.Theme, r.Theme.Px(scenes.Gap)
	all := render.Rect{W: r.W, H: r.H}
	l.Bar, all = all.CutTop(t.Px(36))
	all = all.Inset(gap)
	foot, rest := all.CutBottom(t.Px(132) * (1 + (t.Text-1)*0.4))
	_, rest = rest.CutBottom(gap)
	side, asks := SideWidth(t, r.W), min(t.Px(238)*sideGrowth(t.Text), r.W*0.3)+t.Px(96)
	left, middle := rest.CutLeft(side)
	right, middle := middle.CutRight(side)
	l.Field = middle.Inset2(gap, 0)
	if r.Has.Left {
		l.Left = left
	} else {
		l.Field.W = l.Field.Right() - left.X
		l.Field.X = left.X
	}
	if r.Has.Right {
		l.upper, l.lower = right.CutTop(right.H * min(0.72, 0.62+(t.Text-1)*0.22))
		_, l.lower = l.lower.CutTop(gap)
		l.Right = render.Rect{X: right.X, Y: right.Y, W: right.W, H: l.lower.Bottom() - right.Y}
	} else {
		l.Field.W = right.Right() - l.Field.X
	}
	if r.Has.Foot {
		l.Corner, foot = foot.CutLeft(min(side, t.Px(cornerWide)))
		_, foot = foot.CutLeft(gap)
		l.least, foot = foot.CutRight(asks)
		_, l.Foot = foot.CutRight(gap)
	} else { // the board and the left column reach down to the edge of the window
		l.least, _ = foot.CutRight(side)
		l.Field.H, l.Left.H = foot.Bottom()-l.Field.Y, foot.Bottom()-left.Y
	}
	if r.Folded && r.Has.Right {
		l.fold(t)
	}
	if r.Folded && r.Lowered && r.Has.Foot {
		l.lessFoot(t)
	}
	return l
}

// cornerWide is the largest width of what stands at the lower left, in design units: that of a column with text of the usual size.
const cornerWide = 257

// SideWidth returns the width of a column beside the board, in a window of a width.
func SideWidth(t *render.Theme, wide float32) float32 {
	return min(t.Px(238)*sideGrowth(t.Fine()), wide*0.3)
}

// sideGrowth returns how much wider a column is for text that is so much larger: it takes some room from the board.
func sideGrowth(text float32) float32 { return 1 + (text-1)*0.55 }

// edgeWide is the width of the edge that the right column has folded to, in design units.
const edgeWide = 14

// stripHeight returns the height of the strip that stands for the folded column.
func stripHeight(t *render.Theme) float32 { return max(t.Px(26), t.LineHeight(render.Small)+t.Px(8)) }

// fold gives the board the room of the right column. The left column and the foot stay, and a strip stands for the right one.
func (l *Layout) fold(t *render.Theme) {
	gap := t.Px(scenes.Gap)
	l.Field.W = l.lower.Right() - l.Field.X
	l.edge, l.Field = l.Field.CutRight(t.Px(edgeWide))
	l.edge.W += gap // up to the edge of the window, where a pointer stops by itself
	l.Field.W -= t.Px(4)
	l.strip, l.Field = l.Field.CutBottom(stripHeight(t))
	_, l.Field = l.Field.CutBottom(t.Px(4))
	l.Right, l.Folded = render.Rect{}, true
}

// lowFoot is the height of the foot and of a short question while the player has folded the right column, in design units. It
// grows with the text, until nothing is left to fold.
const lowFoot = 96

// lessFoot gives the board a part of the foot, for a player who has folded the right column for good. Where it folds by itself
// the foot stays as it is, because that happens while a question is open there.
func (l *Layout) lessFoot(t *render.Theme) {
	less := max(0, l.least.H-t.Px(lowFoot)*t.Text)
	for _, r := range []*render.Rect{&l.Foot, &l.least} {
		r.Y, r.H = r.Y+less, r.H-less
	}
	l.Field.H += less
	l.edge.H += less
	l.strip.Y += less
}

// Bounds returns the screen, down to the lowest pane.
func (l *Layout) Bounds() render.Rect {
	return render.Rect{W: l.Bar.W, H: max(l.Foot.Bottom(), l.least.Bottom())}
}
