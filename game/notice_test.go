package game

import (
	"errors"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/render"
)

// hiding is a scene that hides everything below it.
type hiding struct{ paper }

func (p *hiding) Covers() {}

// A notice goes by itself after its time, although the program rests and nobody touches anything.
func TestANoticeGoesByItselfInARest(t *testing.T) {
	p := paced(t, Parts{}, &paper{name: "sheet", layer: Panels})
	var after time.Duration
	var wake func()
	p.sh.Watch.After = func(d time.Duration, do func()) {
		after, wake = d, do
	}
	p.sh.Note("The link is on the clipboard.")
	p.frame(time.Millisecond, 1)
	p.uneven(rand.New(rand.NewPCG(1, 2)))
	if wake == nil || after < noticeTime || after > 3*noticeTime || p.sh.Notice() == "" {
		t.Fatalf("the program rests and is to wake after %v; the notice says %q", after, p.sh.Notice())
	}
	p.now = p.sh.note.until
	wake()
	if p.frame(time.Millisecond, 1); p.scheduled == 0 || p.sh.Notice() != "" || p.sh.idle.resting {
		t.Errorf("woken after its time, the screen says %q", p.sh.Notice())
	}
}

// A warning stays after its time until somebody is there.
func TestAWarningWaitsForTheNextInput(t *testing.T) {
	p := paced(t, Parts{}, &paper{name: "sheet", layer: Panels})
	p.sh.Warn(errors.New("the disk is full"))
	p.frame(time.Millisecond, 1)
	p.now = p.sh.note.until.Add(time.Hour)
	p.sh.Dirty()
	if p.frame(time.Millisecond, 1); p.sh.Notice() == "" {
		t.Fatal("the warning has gone although nobody was there")
	}
	p.sh.Input.Moved = true
	p.sh.endNotice()
	if p.sh.Notice() != "" {
		t.Error("the warning stays for ever")
	}
}

// A notice belongs to the screen on which it was said, with what lies over that, unless it concerns all screens.
func TestANoticeStaysWithItsScreen(t *testing.T) {
	sh, _, img := desk(t, Parts{})
	draw := func() {
		sh.Dirty()
		sh.Draw(img)
	}
	sh.Push(&paper{name: "menu", layer: Over})
	draw()
	sh.Note("here")
	sh.Pop()
	if draw(); sh.Notice() != "here" {
		t.Error("the notice went with the menu")
	}
	sh.Push(&hiding{paper{name: "page", layer: Over}})
	if draw(); sh.Notice() != "" {
		t.Error("the notice came along to another screen")
	}
	sh.NoteEverywhere("everywhere")
	sh.Show(&paper{name: "other", layer: Panels})
	if draw(); sh.Notice() != "everywhere" {
		t.Error("what concerns all screens was lost with one")
	}
}

// A notice lies in the room that the top scene has for it, where it hides nothing that can be chosen, and moves away
// from what appears under it.
func TestANoticeHidesNoControl(t *testing.T) {
	room := render.Rect{X: 20, Y: 50, W: 280, H: 120}
	top, control := &paper{name: "top", layer: Over}, render.Rect{X: 20, Y: 50, W: 280, H: 30}
	top.inDraw = func(sh *Shell) {
		sh.NoticeRoom(room)
		sh.UI.Add(Over, Area{Name: "control", Rect: control, Do: func() {}})
	}
	below := &paper{name: "below", layer: Panels, inDraw: func(sh *Shell) { sh.NoticeRoom(render.Rect{W: 320, H: 200}) }}
	sh, _, _ := desk(t, Parts{})
	img := ebiten.NewImage(320, 200)
	sh.Show(below)
	sh.Push(top)
	sh.Note("here")
	for range 2 {
		sh.Dirty()
		sh.Draw(img)
		at := sh.note.at
		if at.W <= 0 || at.Overlaps(control) || at.Y < room.Y || at.Bottom() > room.Bottom() {
			t.Errorf("the notice lies at %v in %v, and the control at %v", at, room, control)
		}
		control.Y = at.Y
	}
}
