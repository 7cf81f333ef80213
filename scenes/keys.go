package scenes

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/render"
)

// hands lists what can be done by hand, in the order of the list of keys.
var hands = []string{"choose", "look", "explain", "aim", "danger", "ahead", "end", "undo", "redo", "guide", "watch", "land", "board", "fold", "sight", "scroll", "menu", "card", "setting", "delete", "mute", "screen", "more", "keys"}

// means are the actions without which a row of the list has nothing to say.
var means = map[string]game.Action{"aim": game.AimToggle, "danger": game.Danger, "ahead": game.Ahead, "sight": game.Pin, "card": game.Cards}

// Keys is the screen that lists what mouse, keys, gamepad and fingers do.
type Keys struct {
	canvas *render.Canvas
	list   ScrollList
}

// Name implements game.Scene.
func (k *Keys) Name() string { return "keys" }

// Moving implements game.Scene.
func (k *Keys) Moving() bool { return false }

// Covers implements game.Coverer.
func (k *Keys) Covers() {}

// Says implements game.Scene.
func (k *Keys) Says() map[string]string { return nil }

// Update implements game.Scene.
func (k *Keys) Update(sh *game.Shell) {
	k.list.Update(sh)
	if sh.Input.Did(game.Back) || sh.Input.Did(game.Keys) {
		sh.Pop()
	}
}

// Draw implements game.Scene.
func (k *Keys) Draw(sh *game.Shell, dst *ebiten.Image) {
	if k.canvas == nil || k.canvas.Theme != sh.Theme {
		k.canvas = render.NewCanvas(sh.Theme)
	}
	p, t := k.canvas, sh.Theme
	p.Begin(dst)
	defer p.End()
	p.Backdrop()
	sh.UI.Begin(game.Over)
	body := DrawPage(sh, p, game.Over, "keys", t.Px(1060)*min(t.Text, 1.4), sh.Pop, func(at render.Rect) render.Rect {
		return handsButton(sh, p, at, "keys/hands")
	})
	head, body := body.CutTop(t.LineHeight(render.Heading) + t.Px(6))
	head.W -= t.Px(14) // room for the scroll bar
	cells := columnsOf(sh, head)
	for i, column := range columns {
		if cells[i].W > 0 {
			p.Label(cells[i], sh.Words.Say("keys."+column), render.Heading, render.Left)
		}
	}
	rows := make([]ListRow, 0, len(hands))
	for _, hand := range hands {
		if needs, has := means[hand]; has && slices.Contains(lacked(sh), needs) {
			continue
		}
		if !sh.Input.ByTouch() || cell(sh, hand, "touch") != "" {
			rows = append(rows, k.row(sh, p, body.W-t.Px(14), hand))
		}
	}
	k.list.Draw(sh, p, body, t.Px(2), rows)
}

// columns holds the columns of the list.
var columns = [...]string{"hands", "mouse", "keyboard", "gamepad", "touch"}

// columnsOf splits a row of the list into its cells. Where a finger was used last, only what fingers do stands beside
// what can be done, and the other cells have no width; elsewhere that cell has none.
func columnsOf(sh *game.Shell, r render.Rect) (cells [len(columns)]render.Rect) {
	parts := [len(columns)]float32{0.36, 0.22, 0.26, 0.16, 0}
	if sh.Input.ByTouch() {
		parts = [len(columns)]float32{0.48, 0, 0, 0, 0.52}
	}
	x := r.X
	for i, part := range parts {
		cells[i] = render.Rect{X: x, Y: r.Y, W: r.W * part, H: r.H}
		x += r.W * part
	}
	return cells
}

// lacked returns the actions that the game which is played, or which the title shows, has no use for.
func lacked(sh *game.Shell) []game.Action {
	if sh.Lacks == nil {
		return nil
	}
	return sh.Lacks(sh.Ruleset())
}

// cell returns the text of a cell in the words of the game that is played or that the title shows, "" if there is no way.
func cell(sh *game.Shell, hand, column string) string {
	w, key := sh.Words, "keys."+hand+"."+column
	if name := sh.Ruleset(); name != "" {
		w = w.Of(name)
	}
	if !w.Has(key) {
		return ""
	}
	return w.Say(key)
}

func (k *Keys) row(sh *game.Shell, p *render.Canvas, wide float32, hand string) ListRow {
	t := sh.Theme
	styles := [len(columns)]render.Style{render.Body, render.Small, render.Strong, render.Body, render.Strong}
	high := float32(0)
	for i, at := range columnsOf(sh, render.Rect{W: wide}) {
		if at.W > 0 {
			high = max(high, t.ParagraphHeight(cell(sh, hand, columns[i]), styles[i], at.W-t.Px(10)))
		}
	}
	return ListRow{Height: high + t.Px(9), Draw: func(at render.Rect) {
		p.Rule(render.Rect{X: at.X, Y: at.Bottom() - t.Hair(), W: wide, H: t.Hair()})
		at.W = wide
		for i, c := range columnsOf(sh, at.Inset2(0, t.Px(4))) {
			if c.W > 0 {
				c.W -= t.Px(10)
				p.Paragraph(c, cell(sh, hand, columns[i]), styles[i])
			}
		}
	}}
}
