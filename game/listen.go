package game

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game/sound"
	"precipice/render"
)

// Scored is a scene that says what sounds without being asked for. A scene over it that says nothing leaves
// that as it is.
type Scored interface{ Score() sound.Score }

// listen gives the sounds of this tick to the player of sounds.
func (sh *Shell) listen() {
	if sh.Input.Did(Mute) {
		sh.Settings.Mute = !sh.Settings.Mute
		sh.KeepSettings()
		sh.muted = sh.Now.Add(mutedTime)
		sh.wakeAt(sh.muted)
	}
	sh.Sound.Set(sh.Settings.volumes())
	sh.Sound.Caption(sh.Settings.Captions)
	for i := len(sh.scenes) - 1; i >= 0; i-- {
		if s, ok := sh.scenes[i].(Scored); ok {
			sh.Sound.Score(s.Score())
			break
		}
	}
	sh.Sound.Tick(sh.Now, sh.Input.Any())
	if _, ends := sh.Sound.Captions(); ends != sh.caption {
		sh.caption = ends
		sh.wakeAt(ends)
		sh.Dirty()
	}
}

// mutedTime is how long the screen says that the sound has been switched on or off.
const mutedTime = 1500 * time.Millisecond

// wakeAt lets a drawing follow at a time, even during a rest.
func (sh *Shell) wakeAt(t time.Time) {
	if !t.IsZero() {
		sh.Watch.After(t.Sub(sh.Now)+time.Millisecond, sh.Wake)
	}
}

// canvas returns what the shell itself draws on, over the scenes.
func (sh *Shell) canvas() *render.Canvas {
	if sh.lines == nil || sh.lines.Theme != sh.Theme {
		sh.lines = render.NewCanvas(sh.Theme)
	}
	return sh.lines
}

// pointed is how far to a side a sound must be for its caption to have an arrow.
const pointed = 0.25

// drawCaptions draws sounds in words above the lower edge, with arrows to the sides they come from.
func (sh *Shell) drawCaptions(screen *ebiten.Image) {
	list, _ := sh.Sound.Captions()
	switched := sh.Now.Before(sh.muted)
	if len(list) == 0 && !switched {
		return
	}
	p, t := sh.canvas(), sh.Theme
	p.Begin(screen)
	defer p.End()
	high := t.LineHeight(render.Strong) + t.Px(8)
	at := p.Bounds()
	_, at = at.CutBottom(t.Px(34))
	line := func(text string, pan float32) {
		var r render.Rect
		r, at = at.CutBottom(high)
		_, at = at.CutBottom(t.Px(4))
		wide := min(at.W, t.Measure(text, render.Strong)+t.Px(64))
		r = render.Rect{X: r.X + (r.W-wide)/2, Y: r.Y, W: wide, H: r.H}
		p.Round(r, t.Px(4), render.Fade(render.Void, 0.86))
		p.Frame(r, t.Px(4), t.Hair(), render.Line)
		left, in := r.CutLeft(t.Px(26))
		right, in := in.CutRight(t.Px(26))
		switch {
		case pan < -pointed:
			p.Arrow(left, -1, render.Brass)
		case pan > pointed:
			p.Arrow(right, 1, render.Brass)
		}
		p.Snug(in, text, render.Strong, render.Middle)
	}
	if switched {
		key := "sound.on"
		if sh.Settings.Mute {
			key = "sound.off"
		}
		line(sh.Words.Say(key), 0)
	}
	for i := len(list) - 1; i >= 0; i-- {
		line(sh.Words.Say("caption."+string(list[i].Cue)), list[i].Pan)
	}
}
