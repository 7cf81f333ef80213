package game

import "github.com/hajimehoshi/ebiten/v2"

// Scene is one screen.
type Scene interface {
	// Name tells a driver where it is.
	Name() string
	// Update takes the input that no area has taken. It runs once a tick.
	Update(sh *Shell)
	// Draw shows the scene and names its areas. It runs only when something has changed.
	Draw(sh *Shell, dst *ebiten.Image)
	// Moving tells whether the picture changes without input.
	Moving() bool
	// Says is what a driver may know beside the areas.
	Says() map[string]string
}

// Leaver is a scene that has something to finish when it is left.
type Leaver interface{ Leave() }

// Coverer is a scene that leaves nothing of what lies below it to be seen.
type Coverer interface{ Covers() }

// Show replaces all scenes by one.
func (sh *Shell) Show(s Scene) {
	for _, old := range sh.scenes {
		if l, ok := old.(Leaver); ok {
			l.Leave()
		}
	}
	sh.scenes, sh.places = []Scene{s}, nil
	sh.UI.Forget()
	sh.Dirty()
}

// Push puts a scene over the present one, which stays visible and takes no input.
func (sh *Shell) Push(s Scene) {
	sh.scenes, sh.places = append(sh.scenes, s), append(sh.places, sh.UI.place())
	sh.UI.Forget()
	sh.Dirty()
}

// Pop goes back to the scene below, with the focus where it was there.
func (sh *Shell) Pop() {
	sh.UI.Forget()
	if n := len(sh.scenes) - 1; n > 0 {
		sh.UI.comeBack(sh.places[n-1])
		sh.scenes, sh.places = sh.scenes[:n], sh.places[:n-1]
	}
	sh.Dirty()
}

// Top is the scene that takes input.
func (sh *Shell) Top() Scene { return sh.scenes[len(sh.scenes)-1] }
