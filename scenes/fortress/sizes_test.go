package fortress

import (
	"fmt"
	"image"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/coins"
	"precipice/build/inwindow"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/blackstone/pack"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/saves"
	"precipice/scenes"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/setup"
	"precipice/scenes/fortress/table"
)

// gallery holds a shell and a function that opens each scene of the game.
type gallery struct {
	*game.Shell
	broke string // how a scene panicked, with the stack
	ways  []exhibit
	drawn func() // called after each drawing of hang, if set
}

type exhibit struct {
	name string
	show func()
}

func newGallery(t *testing.T) *gallery {
	t.Helper()
	rules, book := playing.Content(t)
	return newGalleryIn(t, rules, book)
}

// newGalleryIn returns a gallery in a language.
func newGalleryIn(t *testing.T, rules fortress.Rules, book *words.Book) *gallery {
	t.Helper()
	course, err := pack.Course("", rules, book)
	if err != nil {
		t.Fatal(err)
	}
	g := &gallery{}
	g.Shell = playing.ShellOf(t, rules, course, game.Parts{Words: book, Store: saves.NewMemory()})
	playing.HostOf(g.Shell).Lesson.Quiet = true // hints come once, so that what is drawn would depend on the order
	fail := g.Failed
	g.Failed = func(sh *game.Shell, problem any) game.Scene {
		g.broke = fmt.Sprintf("%v\n%s", problem, debug.Stack())
		return fail(sh, problem)
	}
	g.beginGames(t, fail)
	return g
}

func (g *gallery) add(name string, show func()) { g.ways = append(g.ways, exhibit{name, show}) }

// another is a second ruleset with the screens of the first.
type another struct{ *table.Host }

func (another) Hosted() session.Hosted { return session.Host(coins.Rules{}) }

// beginGames begins games of every kind, and saves some of them.
func (g *gallery) beginGames(t *testing.T, fail func(*game.Shell, any) game.Scene) {
	sh := g.Shell
	g.add("title", func() { sh.Home(saves.ErrFull) })
	g.add("setup", func() { sh.Show(setup.NewSetup(playing.HostOf(sh), sh)) })
	g.add("setup of a quest", func() {
		first := setup.NewSetup(playing.HostOf(sh), sh)
		first.Play(fortress.Campaign)
		sh.Show(first)
	})
	g.add("prologue", func() {
		if err := playing.HostOf(sh).BeginAt(sh, playing.QuestTable(), 3); err != nil {
			t.Fatal(err)
		}
	})
	g.add("prelude", func() { playing.HostOf(sh).Begin(sh); sh.Push(playing.HostOf(sh).Prelude(sh)) })
	g.add("battlefields", func() {
		first := setup.NewSetup(playing.HostOf(sh), sh)
		sh.Show(first)
		sh.Push(setup.NewBattlefields(first))
	})
	g.add("settings", func() { sh.Home(nil); sh.Push(scenes.NewSettings(playing.HostOf(sh).Settings)) })
	g.add("rules", func() { sh.Home(nil); sh.OpenRule("BF-MOV-001") })
	g.add("games", func() {
		sh.Home(nil)
		sh.Show(scenes.Parts(game.Parts{}, playing.HostOf(sh), another{playing.HostOf(sh)}).Title(sh, nil))
	})
	g.add("keys", func() { sh.Home(nil); sh.Push(&scenes.Keys{}) })
	g.add("hands", func() { sh.Home(nil); sh.Push(&scenes.SetHands{}) })
	g.add("failure", func() { sh.Show(fail(sh, 7)) })
	g.add("learn", func() { playing.HostOf(sh).BeginLesson(sh) })
	for seed := range uint64(3) { // two combats and an expedition
		for _, choices := range []int{0, 3, 12, 70} {
			play, pick := playing.Begun(t, sh, seed, playing.AskAll(sh, seed)), rand.New(rand.NewPCG(seed, 3))
			played(t, play, pick, choices)
			g.add(fmt.Sprintf("game %d, from choice %d", seed, choices), func() {
				played(t, play, pick, 1)
				sh.Show(playing.HostOf(sh).Screen(sh, play))
			})
			if choices == 12 {
				g.addScreensOver(t, play)
			}
		}
	}
	g.addQuest(t)
	g.addStrongholds(t)
	g.addStasis(t)
	g.addChambers(t)
	g.addJournal(t)
	g.addHostilePlayer(t)
	g.add("load", func() { sh.Saver.Settle(); sh.Show(scenes.NewLoad(sh, playing.HostOf(sh))) })
}

// addScreensOver adds the screens that are pushed over a game.
func (g *gallery) addScreensOver(t *testing.T, play *blackstone.Session) {
	sh := g.Shell
	g.add("menu", func() {
		sh.Show(playing.HostOf(sh).Screen(sh, play))
		stageOf(sh.Top()).OpenMenu(sh)
	})
	g.add("confirm", func() {
		sh.Show(playing.HostOf(sh).Screen(sh, play))
		sh.Push(scenes.NewConfirm(sh.Words.Say("takeback.ended"), sh.Words.Say("takeback.keep"), sh.Words.Say("takeback.act"), func() {}))
	})
	g.add("link", func() {
		sh.Home(nil)
		link, _ := play.Link()
		scenes.OfferLink(sh, link, playing.HostOf(sh))
	})
	long := longLink(t, sh)
	g.add("reading", func() { sh.Home(nil); scenes.OfferLink(sh, long, playing.HostOf(sh)) })
	g.add("deeds", func() {
		sh.Home(nil)
		sh.Push(scenes.Parts(game.Parts{}, playing.HostOf(sh)).Deeds(playing.HostOf(sh).Screen(sh, play)))
	})
	g.add("cards", func() { sh.Show(playing.HostOf(sh).Screen(sh, play)); sh.Push(table.NewBinder(&play.Shown, "", "")) })
	g.add("replay", func() { sh.Show(playing.HostOf(sh).Screen(sh, play)); playing.HostOf(sh).WatchAgain(sh, play) })
}

// played continues a game at random; the last choice has not been animated yet.
func played(t *testing.T, play *blackstone.Session, pick *rand.Rand, choices int) {
	t.Helper()
	for range choices {
		play.ShowAll()
		d, ok := play.Explained()
		if !ok {
			return
		}
		if err := play.Choose(playing.ByChance(pick, d)); err != nil {
			t.Fatal(err)
		}
	}
}

// hang draws a scene a few times: at first, after a tick, and with the focus on some of its areas.
func (g *gallery) hang(t *testing.T, e exhibit, img *ebiten.Image, pick *rand.Rand) {
	t.Helper()
	g.broke = ""
	e.show()
	draw := func() {
		g.Draw(img)
		if g.drawn != nil {
			g.drawn()
		}
	}
	draw()
	for range 2 {
		if err := g.Update(); err != nil {
			t.Fatal(err)
		}
		var names []string
		for a := range g.UI.All {
			names = append(names, a.Name)
		}
		if len(names) > 0 {
			g.UI.FocusOn(names[pick.IntN(len(names))])
		}
		g.Dirty()
		draw()
		inwindow.Frame()
	}
	if g.broke != "" {
		t.Errorf("%s breaks at %v with text of %d percent: %s", e.name, img.Bounds().Size(), g.Settings.TextPercent, g.broke)
	}
}

// The gallery shows every scene there is, so that a new one is drawn at every size and in every language.
func TestTheGalleryShowsEveryScene(t *testing.T) {
	g, shown := newGallery(t), map[string]bool{}
	for _, e := range g.ways {
		e.show()
		shown[g.Top().Name()] = true
	}
	named := regexp.MustCompile(`(?m)^func \(.*\) Name\(\) string +\{ return "([a-z-]+)" \}`)
	found := 0
	for _, folder := range []string{".", "*", ".."} {
		files, err := filepath.Glob(filepath.Join(folder, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			source, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, scene := range named.FindAllSubmatch(source, -1) {
				if found++; !shown[string(scene[1])] {
					t.Errorf("the gallery does not show %q: add it to beginGames", scene[1])
				}
			}
		}
	}
	if found < 13 {
		t.Errorf("only %d scenes are found", found)
	}
}

// Every scene can be drawn at any size, even when little of it is visible. The sizes take turns at the sizes of text.
func TestEverySceneIsDrawnAtEverySize(t *testing.T) {
	g, pick := newGallery(t), rand.New(rand.NewPCG(4, 4))
	sizes := []image.Point{{1, 1}, {2, 2}, {1, 2000}, {2000, 1}, {1, 8000}, {8000, 1}, {3, 7}, {16, 16}, {64, 64}, {320, 180}, {180, 320}, {1280, 180}, {1434, 271}, {640, 360}, {300, 1200}, {2560, 40}}
	for range 12 {
		sizes = append(sizes, image.Pt(1+pick.IntN(1<<pick.IntN(11)), 1+pick.IntN(1<<pick.IntN(11))))
	}
	percents := []int{80, 100, 200}
	for i, size := range sizes {
		t.Run(fmt.Sprintf("%dx%d", size.X, size.Y), func(t *testing.T) {
			img := ebiten.NewImage(size.X, size.Y)
			defer img.Deallocate()
			g.Settings.TextPercent = percents[i%len(percents)]
			for _, e := range g.ways {
				g.hang(t, e, img, pick)
			}
		})
	}
}

// The largest windows can be drawn too, by a real graphics driver, which has limits of its own.
func TestScenesAreDrawnAtTheLargestSizeInPixels(t *testing.T) {
	inwindow.Need(t)
	img := ebiten.NewImage(8000, 8000)
	defer img.Deallocate()
	g := newGallery(t)
	g.Settings.TextPercent = 200
	pick := rand.New(rand.NewPCG(5, 5))
	drawn := 0
	for _, e := range g.ways {
		if e.name == "title" || e.name == "prologue" || e.name == "game 0, from choice 12" { // large pictures, and a board
			g.hang(t, e, img, pick)
			drawn++
		}
	}
	if drawn != 3 {
		t.Errorf("%d screens were drawn", drawn)
	}
}
