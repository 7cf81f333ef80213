package game

import (
	"cmp"
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game/sound"
	"precipice/game/words"
	"precipice/render"
	"precipice/saves"
)

// Parts holds everything a shell is made from.
type Parts struct {
	Words *words.Book
	// Languages are the codes of the languages there are, and Texts opens the texts of one. A player chooses
	// among several in the settings.
	Languages []string
	Texts     func(language string) (*words.Book, error)
	Store     saves.Store
	Seed      uint64       // of new games; 0 takes one from the clock
	Probe     func([]byte) // receives the contents of the screen; may be nil
	Watch     Watch
	Hears

	// Held returns how many pixels a point has on a device that is held in the hands, 0 on others. Without it the system
	// is asked.
	Held func() float64

	// Faces is the folder that keeps the list of the system's typefaces, "" for nowhere.
	Faces string

	// Title makes the first screen, with a warning to show or nil.
	Title func(sh *Shell, warning error) Scene
	// Rulebook makes the rulebook, open at a rule, or at its beginning for "".
	Rulebook func(sh *Shell, id string) Scene
	// Dress says what the games of a ruleset wear. Without it everything wears the gem.
	Dress func(ruleset string) render.Dress
	// Lacks says which actions the games of a ruleset have no use for; it may be nil.
	Lacks func(ruleset string) []Action
	// Deeds makes the menu of what can be done on a screen, for those who have no key for it.
	Deeds func(over Scene) Scene
	// Failed makes the scene that replaces a scene that panicked.
	Failed func(sh *Shell, problem any) Scene
	// Moved is told of a game that continues in another slot. It may be nil.
	Moved func(sh *Shell, game saves.Move)
}

// Shell is the ebiten.Game. Scenes reach everything else through it.
type Shell struct {
	Parts
	Saver    *saves.Autosaver
	Settings Settings
	Theme    *render.Theme
	UI       UI
	Input    Input
	Sound    sound.Player
	Now      time.Time

	Wears render.Dress // what the screens wear; Enter sets it, and a screen may change it

	Shows string // the ruleset whose picture the title shows

	kept          *saves.Kept[Settings]
	speaks        string // the ruleset whose texts speak
	note          note
	scenes        []Scene
	standings     []standing // focus of each scene below the top
	width, height int
	text          int     // text size in percent that the theme was made with
	point         float64 // pixels to a point of a device held in the hands, with which it was made
	dirty         bool    // something has happened since the last drawing
	redraw        bool    // redraw even though nothing has happened
	moving        bool    // something moved in the last tick
	frames        int
	idle          idler
	woken         atomic.Bool  // another goroutine has news
	awaited       *atomic.Bool // a dialog of the system is open and not given up; nil for none yet
	probe         probe
	caption       time.Time      // when the first caption ends
	muted         time.Time      // until when the screen says that sound is on or off
	lines         *render.Canvas // of notices and captions
	shade         shading
	ears          ears
	quit          bool
	warned        bool  // the player has been warned that quitting loses something
	lost          error // why the last save before the end failed
}

// Clock returns the time in Unix seconds.
func Clock() int64 { return time.Now().Unix() }

// NewShell makes a shell. Call Show to show the first scene.
func NewShell(p Parts) *Shell {
	p.Watch = p.Watch.orSystem()
	sh := &Shell{Parts: p, Saver: saves.NewAutosaver(p.Store), dirty: true, Now: p.Watch.Now(),
		idle: idler{frames: engineFrames{}}, probe: probe{put: p.Probe}, kept: NewKept[Settings](SettingsSlot)}
	sh.Saver.Notify, sh.Input.wake = sh.Wake, sh.Wake
	if sh.Held == nil {
		sh.Held = systemHeld
	}
	sh.nameHands(p.Words)
	followLayout(sh.Wake)
	var err error
	if sh.Settings, err = loadSettings(p.Store, sh.kept); err != nil {
		sh.Warn(err)
	}
	sh.Input.hands, _ = handsOf(sh.Settings.Hands) // loadSettings reports an error
	return sh
}

// open prepares what only a running game has: its sound, what writes into its fields, and faces of the system.
func (sh *Shell) open() {
	sh.Sound.Open()
	sh.Input.editor.open()
	render.SystemFaces(sh.Faces)
	render.Woken = sh.Wake
}

// Dirty requests a redraw.
func (sh *Shell) Dirty() { sh.dirty = true }

// Wake runs a tick and a drawing during a rest. Work on another goroutine calls it when it ends, and the
// tick notices the result.
func (sh *Shell) Wake() {
	sh.woken.Store(true)
	sh.idle.frames.schedule()
}

// Await makes the window ignore input until end is called or the player gives up waiting.
func (sh *Shell) Await() (end func()) {
	awaited := &atomic.Bool{}
	awaited.Store(true)
	sh.awaited = awaited
	return func() { awaited.Store(false) }
}

// Awaiting reports whether the window ignores input.
func (sh *Shell) Awaiting() bool { return sh.awaited != nil && sh.awaited.Load() }

// GiveUp is the name of the area that ends Awaiting, the only one that can be clicked meanwhile.
const GiveUp = "files/give-up"

// GiveUpWaiting takes input again although a dialog has not been answered.
func (sh *Shell) GiveUpWaiting() {
	if sh.awaited != nil {
		sh.awaited.Store(false)
	}
	sh.Dirty()
}

// Quit ends the program after this tick.
func (sh *Shell) Quit() { sh.quit = true }

// Size returns the size of the canvas in device pixels.
func (sh *Shell) Size() (w, h int) { return sh.width, sh.height }

// Update is a tick.
func (sh *Shell) Update() (err error) {
	if sh.Theme == nil {
		return nil // nothing has been drawn yet, so no area can be clicked
	}
	defer sh.recoverScene()
	sh.Now = sh.Watch.Now()
	sh.Input.read(sh.Theme, sh.Now)
	if sh.Awaiting() {
		sh.Input.only(sh.UI.at(sh.Input.Pointer))
	}
	if sh.Input.Any() {
		sh.Dirty()
	}
	if sh.Input.Unpasted {
		sh.Note(sh.Words.Say("field.no-clipboard"))
	}
	if sh.Input.Did(Fullscreen) {
		sh.ToggleFullScreen()
	}
	sh.attendPads()
	sh.UI.now, sh.UI.slip, sh.UI.target = sh.Now, slip*sh.Theme.Point, leastTarget*sh.Theme.Point
	do, changed := sh.UI.input(&sh.Input)
	if changed {
		sh.Dirty()
	}
	if reached := sh.attendReader(); reached != nil {
		do = reached
	}
	if do != nil {
		do()
		sh.Input.spend()
		sh.Sound.Ask(sound.Request{Cue: sound.Tap})
	}
	sh.Top().Update(sh)
	sh.UI.endTouch()
	sh.listen()
	sh.reportSaves()
	sh.endNotice()
	sh.noteChanges()
	if sh.quit || ebiten.IsWindowBeingClosed() {
		return sh.close()
	}
	return nil
}

// noteChanges requests a redraw if anything happened in this tick. The last tick of a movement counts,
// because its end must be drawn too.
func (sh *Shell) noteChanges() {
	moving := sh.Top().Moving()
	if moving || sh.moving || sh.woken.Swap(false) {
		sh.Dirty()
	}
	sh.moving = moving
	sh.redraw = sh.idle.tick(sh.Now, sh.dirty, len(sh.Input.pads.ids)) || sh.redraw
}

// ToggleFullScreen enters or leaves full screen and remembers it.
func (sh *Shell) ToggleFullScreen() {
	sh.Settings.FullScreen = !ebiten.IsFullscreen()
	ebiten.SetFullscreen(sh.Settings.FullScreen)
	sh.KeepSettings()
	sh.Dirty()
}

// Speak changes the language, and remembers it.
func (sh *Shell) Speak(language string) {
	book, err := sh.Texts(language)
	if err != nil {
		sh.Warn(err)
		return
	}
	sh.nameHands(book)
	sh.Words, sh.Settings.Language = book.Of(sh.speaks), language
	sh.KeepSettings()
	sh.Dirty()
}

// Enter lets the texts of a ruleset speak, on whatever is shown until Home; those of the program where it has none. All screens wear
// the ruleset's dress. The name "" is that of the program itself.
func (sh *Shell) Enter(ruleset string) {
	sh.speaks, sh.Words, sh.Wears = ruleset, sh.Words.Of(ruleset), render.Gem
	if sh.Dress != nil {
		sh.Wears = sh.Dress(ruleset)
	}
}

// Ruleset returns the name of the ruleset that is played, or that the title shows.
func (sh *Shell) Ruleset() string { return cmp.Or(sh.speaks, sh.Shows) }

// reportSaves shows what could not be saved, and which game continues in another slot.
func (sh *Shell) reportSaves() {
	if err := sh.Saver.Err(); err != nil {
		sh.Warn(err)
	}
	for _, move := range sh.Saver.Moves() {
		sh.NoteEverywhere(sh.Words.Say("saved.elsewhere"))
		if sh.Moved != nil {
			sh.Moved(sh, move)
		}
	}
}

// Sentence says an error as a sentence for the player. It leaves out the slot of a save, which players do
// not know.
func (sh *Shell) Sentence(err error) string {
	if place, ok := err.(*saves.PlaceError); ok && place.InSlot() {
		err = place.Err
	}
	return sh.Words.Sentence(err)
}

// close finishes all saves. If one fails it tells the player, and the next attempt to close ends the
// program anyway.
func (sh *Shell) close() error {
	sh.lost = sh.Saver.Flush()
	if sh.lost != nil && !sh.warned {
		sh.quit, sh.warned = false, true
		sh.Warn(sh.lost)
		return nil
	}
	return ebiten.Termination
}

// recoverScene replaces a scene that panicked by one that shows the problem. The game itself is saved.
func (sh *Shell) recoverScene() {
	if p := recover(); p != nil {
		sh.Show(sh.Failed(sh, p))
		sh.Wake()
	}
}

// Draw leaves an unchanged screen alone.
func (sh *Shell) Draw(screen *ebiten.Image) {
	sh.fit(screen)
	sh.Theme.Still, sh.Theme.NoKeys = sh.idle.settling(sh.Now), sh.Input.ByTouch()
	if !sh.dirty && !sh.redraw && !sh.Theme.Still {
		sh.cast() // what was drawn last
		return
	}
	sh.dirty, sh.redraw = false, false
	sh.frames++
	sh.paint(screen)
	sh.UI.drawn()
	sh.hear()
	sh.shade.stale = true
	sh.cast()
	if sh.dirty {
		sh.Wake() // the drawing requests another one, which a rest would not bring
		return
	}
	sh.idle.drawn(sh.Now)
	sh.probe.tell(sh)
}

// fit makes the theme for the size of the screen and of its text.
func (sh *Shell) fit(screen *ebiten.Image) {
	b, point := screen.Bounds(), sh.Held()
	fresh := render.FreshFaces()
	if !fresh && sh.Theme != nil && b.Dx() == sh.width && b.Dy() == sh.height && sh.text == sh.Settings.TextPercent && sh.point == point {
		return
	}
	if point > 0 && sh.point == 0 { // nobody has touched it yet, but texts need not speak of keys
		sh.Input.turnTo(ByTouch, sh.Input.pads.maker)
	}
	sh.width, sh.height, sh.text, sh.point = b.Dx(), b.Dy(), sh.Settings.TextPercent, point
	sh.Theme = themeFor(sh.width, sh.height, sh.text, point)
	if sh.Heard() || sh.Shadow != nil {
		sh.Theme.Reads = sh.UI.written.reads
	}
	sh.Dirty()
}

// themeFor returns the theme of a screen, for a text size in percent. Without a point nobody holds it in the hands.
func themeFor(w, h, percent int, point float64) *render.Theme {
	text := float32(percent) / 100
	if point == 0 {
		return render.NewTheme(w, h, text)
	}
	return render.NewHeldTheme(w, h, text, float32(point))
}

// paint draws every visible scene.
func (sh *Shell) paint(screen *ebiten.Image) {
	defer sh.recoverScene()
	render.Wear(sh.Wears)
	sh.UI.Modal(len(sh.scenes) > 1)
	sh.UI.written.leave()
	for _, s := range sh.scenes[sh.lowest():] {
		sh.note.room = render.Rect{}
		s.Draw(sh, screen)
	}
	sh.UI.written.leave() // what follows is told when it happens
	sh.drawNotice(screen)
	sh.drawCaptions(screen)
	if len(sh.scenes) > 0 && !sh.Top().Moving() && sh.UI.beginFocus() {
		sh.Dirty()
	}
}

// lowest returns the index of the lowest visible scene.
func (sh *Shell) lowest() int {
	for i := len(sh.scenes) - 1; i > 0; i-- {
		if _, covers := sh.scenes[i].(Coverer); covers {
			return i
		}
	}
	return 0
}
