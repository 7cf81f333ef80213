package game

import (
	"encoding/json"
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/assets"
	"precipice/game/words"
	"precipice/render"
	"precipice/saves"
)

// paper is a scene that draws nothing and records what happens to it.
type paper struct {
	name            string
	layer           Layer
	draws, left     int
	moving          bool
	inDraw, updates func(sh *Shell)
}

func (p *paper) Name() string            { return p.name }
func (p *paper) Moving() bool            { return p.moving }
func (p *paper) Leave()                  { p.left++ }
func (p *paper) Says() map[string]string { return map[string]string{"paper": p.name} }

func (p *paper) Update(sh *Shell) {
	if p.updates != nil {
		p.updates(sh)
	}
}

func (p *paper) Draw(sh *Shell, _ *ebiten.Image) {
	p.draws++
	sh.UI.Begin(p.layer)
	sh.UI.Add(p.layer, Area{Name: p.name, Rect: render.Rect{X: 1, Y: 2, W: 30, H: 40}, Do: func() {}})
	if p.inDraw != nil {
		p.inDraw(sh)
	}
}

// desk returns a shell that shows a paper scene, and the image it is drawn on.
// english opens the program's own texts.
func english(t *testing.T) *words.Book {
	t.Helper()
	book, err := words.Open(assets.Texts(), "en")
	if err != nil {
		t.Fatal(err)
	}
	return book
}

func desk(t *testing.T, parts Parts) (*Shell, *paper, *ebiten.Image) {
	t.Helper()
	if parts.Store == nil {
		parts.Store = saves.NewMemory()
	}
	parts.Words = english(t)
	sh, p := NewShell(parts), &paper{name: "first", layer: Panels}
	sh.Show(p)
	img := ebiten.NewImage(320, 200)
	t.Cleanup(img.Deallocate)
	return sh, p, img
}

func names(ui *UI) (list []string) {
	for a := range ui.All {
		list = append(list, a.Name)
	}
	return list
}

func TestAStillPictureIsDrawnOnce(t *testing.T) {
	sh, p, img := desk(t, Parts{})
	for range 3 {
		sh.Draw(img)
	}
	if p.draws != 1 {
		t.Errorf("a still picture was drawn %d times", p.draws)
	}
	sh.Dirty()
	sh.Draw(img)
	sh.Settings.TextPercent = 150
	sh.Draw(img)
	wide := ebiten.NewImage(400, 200)
	defer wide.Deallocate()
	sh.Draw(wide)
	if w, h := sh.Size(); p.draws != 4 || w != 400 || h != 200 || sh.Theme.Text != 1.5 {
		t.Errorf("after a change, larger text and another size: drawn %d times, %dx%d, text %v", p.draws, w, h, sh.Theme.Text)
	}
}

func TestAPushedSceneTakesTheInputUntilPopped(t *testing.T) {
	sh, first, img := desk(t, Parts{})
	sh.Draw(img)
	sh.UI.focus = "first"
	menu := &paper{name: "menu", layer: Over}
	sh.Push(menu)
	sh.Draw(img)
	if sh.Top() != menu || first.left != 0 || first.draws != 2 || menu.draws != 1 {
		t.Errorf("under a menu: top %s, first left %d times and drawn %d times", sh.Top().Name(), first.left, first.draws)
	}
	if got := names(&sh.UI); !slices.Equal(got, []string{"menu"}) || sh.UI.find("first") != nil || sh.UI.focus != "" {
		t.Errorf("under a menu can be clicked: %v, focus %q", got, sh.UI.focus)
	}
	sh.Pop()
	sh.Draw(img)
	if got := names(&sh.UI); sh.Top() != first || !slices.Equal(got, []string{"first"}) {
		t.Errorf("after a menu: top %s with %v", sh.Top().Name(), got)
	}
	sh.Pop()
	if sh.Top() != first {
		t.Error("the last scene was taken away")
	}
}

func TestShowingASceneReplacesAllOthers(t *testing.T) {
	sh, first, img := desk(t, Parts{})
	menu, next := &paper{name: "menu", layer: Over}, &paper{name: "next", layer: Panels}
	sh.Push(menu)
	sh.Show(next)
	sh.Draw(img)
	if first.left != 1 || menu.left != 1 || next.left != 0 || len(sh.scenes) != 1 {
		t.Errorf("left: first %d times, menu %d, next %d; scenes %d", first.left, menu.left, next.left, len(sh.scenes))
	}
	if got := names(&sh.UI); !slices.Equal(got, []string{"next"}) {
		t.Errorf("can be clicked: %v", got)
	}
}

func TestABrokenSceneIsReplacedByItsProblem(t *testing.T) {
	failure := &paper{name: "failure", layer: Panels}
	var problem any
	parts := Parts{Failed: func(_ *Shell, p any) Scene { problem = p; return failure }}
	sh, p, img := desk(t, parts)
	p.inDraw = func(*Shell) { panic("a pen broke") }
	sh.Draw(img)
	if sh.Top() != failure || problem != "a pen broke" {
		t.Errorf("after a broken drawing: %s with %v", sh.Top().Name(), problem)
	}
	sh, p, img = desk(t, parts)
	sh.Draw(img)
	p.updates = func(*Shell) { panic("a rule broke") }
	if err := sh.Update(); err != nil || sh.Top() != failure || problem != "a rule broke" {
		t.Errorf("after a broken update: %v, %s with %v", err, sh.Top().Name(), problem)
	}
}

func TestClosingWritesWaitingSaves(t *testing.T) {
	store := &full{Store: saves.NewMemory()}
	sh, _, img := desk(t, Parts{Store: store})
	sh.Draw(img)
	if err := sh.Update(); err != nil {
		t.Fatalf("nobody wants to quit: %v", err)
	}
	closing := make(chan struct{})
	sh.Saver.Save("game", func() ([]byte, error) {
		<-closing
		return saves.Seal(saves.Header{Kind: "game"}, []byte("all of it")), nil
	})
	sh.Quit()
	close(closing)
	if err := sh.Update(); !errors.Is(err, ebiten.Termination) {
		t.Errorf("quitting gives %v", err)
	}
	if _, err := store.Get("game"); err != nil || sh.lost != nil {
		t.Errorf("the game was not written: %v, %v", err, sh.lost)
	}
}

func TestClosingWithAFullDiskWarnsOnce(t *testing.T) {
	store := fullDisk()
	sh, _, img := desk(t, Parts{Store: store})
	sh.Draw(img)
	sh.KeepSettings()
	sh.Quit()
	if err := sh.Update(); err != nil || sh.Notice() != sh.Sentence(errFull) || !sh.dirty {
		t.Fatalf("the first attempt gives %v, and the player is told %q", err, sh.Notice())
	}
	if err := sh.Update(); err != nil {
		t.Fatalf("the program ends by itself: %v", err)
	}
	tried := store.puts.Load()
	sh.Quit()
	if err := sh.Update(); !errors.Is(err, ebiten.Termination) || !errors.Is(sh.lost, errFull) || store.puts.Load() == tried {
		t.Errorf("the second attempt gives %v and %v after %d tries", err, sh.lost, store.puts.Load()-tried)
	}
}

func TestAfterAFullDiskNothingIsLost(t *testing.T) {
	store := fullDisk()
	sh, _, img := desk(t, Parts{Store: store})
	sh.Draw(img)
	sh.Settings.Speed = Instant
	sh.KeepSettings()
	sh.Quit()
	if err := sh.Update(); err != nil {
		t.Fatal(err)
	}
	store.full.Store(false)
	sh.Quit()
	if err := sh.Update(); !errors.Is(err, ebiten.Termination) || sh.lost != nil {
		t.Errorf("the second attempt gives %v and %v", err, sh.lost)
	}
	if again := NewShell(Parts{Words: english(t), Store: store}); again.Settings.Speed != Instant {
		t.Error("what failed at first was not written again")
	}
}

func TestAFailedSaveIsReported(t *testing.T) {
	sh, _, img := desk(t, Parts{Store: fullDisk()})
	sh.Draw(img)
	sh.KeepSettings()
	for range 2000 {
		if err := sh.Update(); err != nil {
			t.Fatal(err)
		}
		if sh.Notice() == sh.Sentence(errFull) {
			return
		}
		time.Sleep(time.Millisecond)
	}
	t.Errorf("the player is told %q", sh.Notice())
}

func TestTheProbeReportsEveryChange(t *testing.T) {
	var told []report
	sh, p, img := desk(t, Parts{Probe: func(data []byte) {
		var r report
		if err := json.Unmarshal(data, &r); err != nil {
			t.Fatal(err)
		}
		told = append(told, r)
	}})
	sh.Draw(img)
	for range 3 {
		sh.Dirty()
		sh.Draw(img)
	}
	if len(told) != 1 || told[0].Scene != "first" || told[0].Areas["first"] != [4]int{1, 2, 30, 40} ||
		told[0].Width != 320 || told[0].Says["paper"] != "first" || told[0].Says["busy"] != "0" {
		t.Fatalf("of four frames that are the same were told: %+v", told)
	}
	p.moving = true
	sh.Note("a sentence")
	press(&sh.UI, Next)
	sh.Dirty()
	sh.Draw(img)
	if n := len(told); n != 2 || told[1].Says["busy"] != "1" || told[1].Says["notice"] != "a sentence" || told[1].Says["focus"] != "first" || told[1].Frame != 5 {
		t.Errorf("of a change was told: %+v", told[1:])
	}
}
