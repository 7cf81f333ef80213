package game

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game/sound"
	"precipice/render"
)

// note is a sentence that the screen tells for a while: what could not be saved, or what came of a button.
type note struct {
	text  string
	of    Scene       // the screen that it belongs to; nil for every one
	warns bool        // it stays until somebody is there to read it
	until time.Time   // when it goes; zero until it has been drawn
	room  render.Rect // where the top scene has room for it
	at    render.Rect // where it was drawn last
	theme *render.Theme
	top   Scene // for which it was placed
}

// How long a notice stays: the time to find it, and the time to read each of its letters twice.
const (
	noticeTime = 4 * time.Second
	letterTime = 70 * time.Millisecond
)

// Note tells a sentence on the present screen for a while; "" tells none. It goes with the screen, but not with what lies
// over it, such as the menu.
func (sh *Shell) Note(text string) {
	sh.NoteEverywhere(text)
	if len(sh.scenes) > 0 {
		sh.note.of = sh.scenes[sh.lowest()]
	}
}

// NoteEverywhere tells a sentence for a while, whatever screen is shown.
func (sh *Shell) NoteEverywhere(text string) {
	if text != sh.note.text {
		sh.Say(text)
	}
	sh.note = note{text: text}
	sh.Dirty()
}

// Warn tells on every screen why something has failed. After its time the sentence stays until the next input.
func (sh *Shell) Warn(err error) {
	sh.NoteEverywhere(sh.Sentence(err))
	sh.note.warns = true
	sh.Sound.Ask(sound.Request{Cue: sound.Refuse})
}

// Notice returns the sentence that is told, "" for none.
func (sh *Shell) Notice() string { return sh.note.text }

// NoticeRoom says where the scene that is being drawn has room for a notice. The shell draws it, for the top scene alone.
func (sh *Shell) NoticeRoom(r render.Rect) { sh.note.room = r }

// endNotice takes the notice away once its time is over or its screen has gone.
func (sh *Shell) endNotice() {
	n := &sh.note
	over := !n.until.IsZero() && !sh.Now.Before(n.until) && (!n.warns || sh.Input.Any())
	if n.text != "" && (over || n.of != nil && n.of != sh.scenes[sh.lowest()]) {
		sh.Note("")
	}
}

// drawNotice draws the notice over everything, and lets it go when it has been read.
func (sh *Shell) drawNotice(screen *ebiten.Image) {
	sh.endNotice()
	n := &sh.note
	if n.text == "" {
		return
	}
	if n.until.IsZero() {
		n.until = sh.Now.Add(noticeTime + time.Duration(len([]rune(n.text)))*letterTime)
		sh.wakeAt(n.until)
	}
	p, t := sh.canvas(), sh.Theme
	p.Begin(screen)
	defer p.End()
	if n.theme != t || n.top != sh.Top() || sh.hides(n.at) >= control {
		n.theme, n.top, n.at = t, sh.Top(), sh.placeNotice(p.Bounds())
	}
	p.Round(n.at, t.Px(5), render.Fade(render.Panel, 0.95))
	p.Frame(n.at, t.Px(5), max(1, t.Px(1.4)), render.Find)
	p.Paragraph(n.at.Inset2(t.Px(10), t.Px(7)), n.text, render.Body)
}

// placeNotice returns where the notice hides least: in the room that the scene has for it, or anywhere else.
func (sh *Shell) placeNotice(all render.Rect) (best render.Rect) {
	t, least := sh.Theme, -1
	for away, room := range []render.Rect{sh.note.room, all} {
		room = room.Inset2(t.Px(10), t.Px(4))
		for narrow, part := range []float32{1, 0.8, 0.6, 0.45} {
			at := render.Rect{W: min(room.W, t.Px(700)*t.Text, t.Measure(sh.note.text, render.Body)+t.Px(22)) * part}
			at.H = t.ParagraphHeight(sh.note.text, render.Body, at.W-t.Px(20)) + t.Px(14)
			for at.Y = room.Y; at.Y == room.Y || at.Bottom() <= room.Bottom(); at.Y += t.Px(8) {
				for _, side := range []float32{0.5, 0, 1} {
					at.X = room.X + (room.W-at.W)*side
					if cost := sh.hides(at) + 4*away + narrow; room.W > 0 && (least < 0 || cost < least) {
						best, least = at, cost
					}
				}
			}
		}
	}
	return best
}

// control is what it costs to hide something that can be chosen.
const control = 10000

// hides returns how bad it is to lie over a part of the screen. Places of the board are many, and can be moved.
func (sh *Shell) hides(at render.Rect) (cost int) {
	for a := range sh.UI.All {
		switch {
		case a.Offscreen || !a.Rect.Overlaps(at):
		case a.Do != nil && a.Space == "":
			cost += control
		case a.Do != nil:
			cost += 20
		default:
			cost += 2
		}
	}
	return cost
}
