package scenes_test

import (
	"os"
	"testing"

	"precipice/build/inwindow"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/blackstone/pack"
	"precipice/render"
	"precipice/saves"
	"precipice/scenes"
	screens "precipice/scenes/fortress"
	"precipice/scenes/fortress/table"
)

func TestMain(m *testing.M) {
	render.Unseen = !inwindow.On
	os.Exit(inwindow.Main(m))
}

// screen returns an image to draw a shell on.
func screen(t testing.TB, sh *game.Shell, w, h int) *ebiten.Image {
	t.Helper()
	inwindow.Frame()
	img := ebiten.NewImage(w, h)
	t.Cleanup(img.Deallocate)
	sh.Draw(img)
	return img
}

// bare returns a shell without a window or screen, over an empty store, and the game it plays.
func bare(t testing.TB) (*game.Shell, *table.Host) {
	t.Helper()
	rules, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	store := saves.NewMemory()
	host, err := screens.NewHost(blackstone.With(rules), nil, pack.Rulebook, store)
	if err != nil {
		t.Fatal(err)
	}
	return game.NewShell(scenes.Parts(game.Parts{Words: book, Store: store}, host)), host
}

// fullTable returns the setup of a single combat with one player and four explorers.
func fullTable(h *table.Host) fortress.Setup {
	return fortress.Setup{Players: 1, Fifth: -1, Combat: h.Rules.Pack.Combats[0].ID, Explorers: h.Faces()}
}

// theme returns a theme for a shell that has drawn nothing yet.
func theme(sh *game.Shell) *render.Theme {
	return render.NewTheme(1280, 720, float32(sh.Settings.TextPercent)/100)
}
