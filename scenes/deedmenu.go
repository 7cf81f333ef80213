package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/render"
)

// DeedMenu lists over another screen what a gamepad has no button for. The screen below then does it, with the focus
// where it was.
type DeedMenu struct {
	canvas *render.Canvas
	list   ScrollList
	deeds  []game.Action
}

// Doer is a scene that says what the menu of actions offers besides what every screen can do.
type Doer interface{ Deeds() []game.Action }

// everywhere is what every screen can do.
var everywhere = []game.Action{game.Explain, game.Keys, game.Mute, game.Fullscreen}

// newDeedMenu returns the menu over a scene.
func newDeedMenu(over game.Scene) game.Scene {
	m := &DeedMenu{}
	if d, ok := over.(Doer); ok {
		m.deeds = append(m.deeds, d.Deeds()...)
	}
	for _, a := range everywhere {
		if a != game.Fullscreen || canFillScreen() {
			m.deeds = append(m.deeds, a)
		}
	}
	return m
}

// Name implements game.Scene.
func (m *DeedMenu) Name() string { return "deeds" }

// Moving implements game.Scene.
func (m *DeedMenu) Moving() bool { return false }

// Says implements game.Scene.
func (m *DeedMenu) Says() map[string]string { return nil }

// Update implements game.Scene.
func (m *DeedMenu) Update(sh *game.Shell) {
	m.list.Update(sh)
	if sh.Input.Did(game.Back) || sh.Input.Did(game.More) {
		sh.Pop()
	}
}

// Draw implements game.Scene.
func (m *DeedMenu) Draw(sh *game.Shell, dst *ebiten.Image) {
	if m.canvas == nil || m.canvas.Theme != sh.Theme {
		m.canvas = render.NewCanvas(sh.Theme)
	}
	p, t := m.canvas, sh.Theme
	p.Begin(dst)
	defer p.End()
	all := p.Bounds()
	p.Fill(all, render.Fade(render.Void, 0.5))
	sh.UI.Begin(game.Over)
	each := t.Target(t.LineHeight(ButtonText) + t.Px(14))
	wide := min(t.Px(420)*min(t.Text, 1.6), all.W*0.94)
	high := min(t.LineHeight(render.Heading)+t.Px(36)+float32(len(m.deeds))*(each+t.Px(5)), all.H*0.94)
	r := render.Rect{X: (all.W - wide) / 2, Y: (all.H - high) / 2, W: wide, H: high}
	sh.UI.Add(game.Over, game.Area{Name: "deeds", Rect: r, Skip: true})
	in := p.Panel(r, render.PanelView{Title: sh.Words.Say("deeds.head")})
	var rows []ListRow
	for _, a := range m.deeds {
		name := "deed/" + a.Name()
		rows = append(rows, ListRow{each, []string{name}, func(at render.Rect) {
			m.list.button(sh, p, game.Over, at, name, render.ButtonView{Label: sh.Words.Say("action." + a.Name())}, func() {
				sh.Pop()
				sh.Input.Ask(a)
			})
		}})
	}
	m.list.Draw(sh, p, in, t.Px(5), rows)
}

// Deeds implements Doer.
func (l *Load) Deeds() []game.Action { return []game.Action{game.Remove, game.Undo} }

// Deeds implements Doer.
func (s *SetHands) Deeds() []game.Action { return []game.Action{game.Remove} }
