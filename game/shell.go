package game

import (
	"math"
	"sync/atomic"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/game/guide"
	"precipice/game/rulebook"
	"precipice/game/words"
	"precipice/render"
	"precipice/saves"
)

// Parts is what the shell is wired from.
type Parts struct {
	Rules    fortress.Rules
	Words    *words.Book
	Rulebook func() (*rulebook.Book, error) // read when it is first opened
	Course   *guide.Course                  // the starter, nil for none
	Store    saves.Store
	Seed     uint64       // of new games; 0 for one from the clock
	Probe    func([]byte) // told what is on the screen; nil for nobody
	// Failed makes the scene that is shown when a scene breaks.
	Failed func(sh *Shell, problem any) Scene
}

// Shell is the ebiten.Game. Scenes reach everything through it.
type Shell struct {
	Parts
	Saver    *saves.Autosaver
	Settings Settings
	Theme    *render.Theme
	UI       UI
	Input    Input
	Now      time.Time

	Notice string // what could not be saved, or where it is now, in a sentence; "" when all is well

	scenes        []Scene
	places        []place // of the focus on each scene but the top
	width, height int
	scale         float64 // device pixels to a unit of the window's size
	text          int     // percent the theme was made with
	dirty         bool    // something happened since the last drawing
	redraw        bool    // the picture is to be drawn again though nothing happened
	moving        bool    // in the last tick
	frames        int
	clock         func() time.Time
	idle          idler
	woken         atomic.Bool // another goroutine has something to tell
	probe         probe
	quit          bool
	warned        bool  // the player has read that quitting loses something
	lost          error // what could not be saved at the end
}

// Clock is the time of day in Unix seconds.
func Clock() int64 { return time.Now().Unix() }

// NewShell wires a shell; the first scene is shown with Show.
func NewShell(p Parts) *Shell {
	sh := &Shell{Parts: p, Saver: saves.NewAutosaver(p.Store), dirty: true, Now: time.Now(), clock: time.Now, scale: 1,
		idle: idler{frames: engineFrames{}}, probe: probe{put: p.Probe}}
	sh.Saver.Notify = sh.Wake
	var err error
	if sh.Settings, err = loadSettings(p.Store); err != nil {
		sh.notice(err)
	}
	return sh
}

// Dirty asks for the screen to be drawn again.
func (sh *Shell) Dirty() { sh.dirty = true }

// Wake gives a program that rests a tick and a drawing. Whatever ends on another goroutine calls it there, and
// is noticed in the tick.
func (sh *Shell) Wake() {
	sh.woken.Store(true)
	sh.idle.frames.schedule()
}

// Quit ends the program after this tick.
func (sh *Shell) Quit() { sh.quit = true }

// Size is the size of the canvas in device pixels.
func (sh *Shell) Size() (w, h int) { return sh.width, sh.height }

// LayoutF implements ebiten.LayoutFer: a canvas of device pixels.
func (sh *Shell) LayoutF(w, h float64) (float64, float64) {
	if m := ebiten.Monitor(); m != nil { // a display that goes away may have none for a moment
		sh.scale = m.DeviceScaleFactor()
	}
	return math.Ceil(w * sh.scale), math.Ceil(h * sh.scale)
}

// Layout implements ebiten.Game; LayoutF is used instead.
func (sh *Shell) Layout(int, int) (int, int) { panic("LayoutF is used instead") }

// Update implements ebiten.Game.
func (sh *Shell) Update() (err error) {
	if sh.Theme == nil {
		return nil // nothing has been drawn yet, so there is nothing to point at
	}
	defer sh.mend()
	sh.Now = sh.clock()
	sh.Input.read(sh.Theme)
	if sh.Input.Any() {
		sh.Dirty()
	}
	if sh.Input.Did(Fullscreen) {
		sh.ToggleFullScreen()
	}
	do, _ := sh.UI.input(&sh.Input)
	if do != nil {
		do()
		sh.Input.Clicked = false
	}
	sh.Top().Update(sh)
	sh.heedSaver()
	sh.stir()
	if sh.quit || ebiten.IsWindowBeingClosed() {
		return sh.close()
	}
	return nil
}

// stir asks for a drawing if anything happened in this tick. A movement's last tick counts: its end is to be
// seen too.
func (sh *Shell) stir() {
	moving := sh.Top().Moving()
	if moving || sh.moving || sh.woken.Swap(false) {
		sh.Dirty()
	}
	sh.moving = moving
	sh.redraw = sh.idle.tick(sh.Now, sh.dirty, len(sh.Input.pads)) || sh.redraw
}

// ToggleFullScreen fills the whole screen, or goes back into the window, and keeps it for the next time.
func (sh *Shell) ToggleFullScreen() {
	sh.Settings.FullScreen = !ebiten.IsFullscreen()
	ebiten.SetFullscreen(sh.Settings.FullScreen)
	sh.KeepSettings()
	sh.Dirty()
}

// heedSaver tells what could not be saved, and which game goes on in another slot.
func (sh *Shell) heedSaver() {
	if err := sh.Saver.Err(); err != nil {
		sh.notice(err)
	}
	for _, move := range sh.Saver.Moves() {
		sh.Notice = sh.Words.Say("saved.elsewhere")
		sh.Dirty()
		if lesson := &sh.Settings.Lesson; lesson.Slot == move.From {
			lesson.Slot = move.To
			sh.KeepSettings()
		}
	}
}

func (sh *Shell) notice(err error) {
	sh.Notice = Sentence(err)
	sh.Dirty()
}

// Sentence writes an error as a sentence. The slot of a save is left out: players know no slots.
func Sentence(err error) string {
	if place, ok := err.(*saves.PlaceError); ok && place.InSlot() {
		err = place.Err
	}
	first, rest := utf8.DecodeRuneInString(err.Error())
	return string(unicode.ToUpper(first)) + err.Error()[rest:] + "."
}

// close writes what is still to be written. If that fails the player is told, and the next attempt to
// close ends the program all the same.
func (sh *Shell) close() error {
	sh.lost = sh.Saver.Flush()
	if sh.lost != nil && !sh.warned {
		sh.quit, sh.warned = false, true
		sh.notice(sh.lost)
		return nil
	}
	return ebiten.Termination
}

// mend shows a broken scene's problem instead of the scene; the game itself is saved.
func (sh *Shell) mend() {
	if p := recover(); p != nil {
		sh.Show(sh.Failed(sh, p))
		sh.Wake()
	}
}

// Draw implements ebiten.Game. A screen that shows the same as before is not touched.
func (sh *Shell) Draw(screen *ebiten.Image) {
	sh.fit(screen)
	sh.Theme.Still = sh.idle.settling(sh.Now)
	if !sh.dirty && !sh.redraw && !sh.Theme.Still {
		return
	}
	sh.dirty, sh.redraw = false, false
	sh.frames++
	sh.paint(screen)
	if sh.dirty {
		sh.Wake() // the drawing asks for another, and a rest has none
		return
	}
	sh.idle.drawn(sh.Now)
	sh.probe.tell(sh)
}

// fit makes the theme for the size of the screen and of its text.
func (sh *Shell) fit(screen *ebiten.Image) {
	b := screen.Bounds()
	if sh.Theme != nil && b.Dx() == sh.width && b.Dy() == sh.height && sh.text == sh.Settings.TextPercent {
		return
	}
	sh.width, sh.height, sh.text = b.Dx(), b.Dy(), sh.Settings.TextPercent
	sh.Theme = render.NewTheme(sh.width, sh.height, float32(sh.text)/100)
	sh.Dirty()
}

// paint draws every scene that can be seen.
func (sh *Shell) paint(screen *ebiten.Image) {
	defer sh.mend()
	sh.UI.Modal(len(sh.scenes) > 1)
	for _, s := range sh.scenes[sh.lowest():] {
		s.Draw(sh, screen)
	}
}

// lowest is the first of the scenes that can be seen.
func (sh *Shell) lowest() int {
	for i := len(sh.scenes) - 1; i > 0; i-- {
		if _, covers := sh.scenes[i].(Coverer); covers {
			return i
		}
	}
	return 0
}
