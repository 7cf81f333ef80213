package game

import (
	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game/sound"
)

// Scene is one screen.
type Scene interface {
	// Name identifies the scene to a test driver.
	Name() string
	// Update handles the input that no area has taken. It runs once a tick.
	Update(sh *Shell)
	// Draw draws the scene and adds its areas. It runs only after a change.
	Draw(sh *Shell, dst *ebiten.Image)
	// Moving reports whether the picture changes without input.
	Moving() bool
	// Says returns what a test driver may know besides the areas.
	Says() map[string]string
}

// Leaver is a scene that has something to finish when it is left.
type Leaver interface{ Leave() }

// Coverer is a scene that hides everything below it.
type Coverer interface{ Covers() }

// Show replaces all scenes by one.
func (sh *Shell) Show(s Scene) {
	for _, old := range sh.scenes {
		if l, ok := old.(Leaver); ok {
			l.Leave()
		}
	}
	sh.scenes, sh.standings = []Scene{s}, nil
	sh.UI.Forget()
	sh.Dirty()
}

// Push puts a scene over the current one, which stays visible but gets no input.
func (sh *Shell) Push(s Scene) {
	sh.Sound.Ask(sound.Request{Cue: sound.Page})
	sh.scenes, sh.standings = append(sh.scenes, s), append(sh.standings, sh.UI.standing())
	sh.UI.Forget()
	sh.Dirty()
}

// Pop removes the top scene and restores the focus of the scene below.
func (sh *Shell) Pop() {
	sh.UI.Forget()
	if n := len(sh.scenes) - 1; n > 0 {
		sh.UI.restoreFocus(sh.standings[n-1])
		sh.scenes, sh.standings = sh.scenes[:n], sh.standings[:n-1]
	}
	sh.Dirty()
}

// Top returns the scene that gets the input.
func (sh *Shell) Top() Scene { return sh.scenes[len(sh.scenes)-1] }

// Home shows the title, with a warning or nil.
func (sh *Shell) Home(warning error) {
	sh.Enter("")
	sh.Show(sh.Title(sh, warning))
}

// OpenRule opens the rulebook at a rule over the current screen, or at its beginning for "".
func (sh *Shell) OpenRule(id string) { sh.Push(sh.Rulebook(sh, id)) }
