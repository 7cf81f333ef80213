package scenes_test

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/saves"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

func TestTheTitleContinuesTheLatestGame(t *testing.T) {
	sh, h, slots := shelf(t, 2)
	title := scenes.NewTitle(sh, h, nil)
	if title.Latest() == nil || title.Latest().Slot != slots[0] || title.Games() != 2 || title.Problem() != "" {
		t.Fatalf("the title continues %+v of %d games, and says %q", title.Latest(), title.Games(), title.Problem())
	}
	if p := title.Party(sh); len(p) != len(title.Latest().Party) || p[0] != title.Latest().Party[0] {
		t.Errorf("before the fortress stand %v", p)
	}
	if err := sh.Store.Remove(slots[0]); err != nil {
		t.Fatal(err)
	}
	sh.Show(title)
	title.ContinueGame(sh)
	if sh.Top() != game.Scene(title) || title.Problem() == "" {
		t.Errorf("a game that is gone shows %s, and %q", sh.Top().Name(), title.Problem())
	}
}

// A finished game stays in the list, but cannot be continued.
func TestTheTitleContinuesNoFinishedGame(t *testing.T) {
	sh, h := bare(t)
	play, err := session.New(h.Rules, blackstone.Table{Setup: fullTable(h), Seed: 1}, sh.Saver, game.Clock)
	if err != nil {
		t.Fatal(err)
	}
	if c := scenes.NewTitle(sh, h, nil); c.Latest() == nil {
		t.Fatal("a game that has begun is not continued")
	}
	pick := rand.New(rand.NewPCG(1, 1))
	for range 5000 {
		play.ShowAll()
		if d, ok := play.Pending(); ok {
			if err := play.Choose(d.Options[pick.IntN(len(d.Options))].Key()); err != nil {
				t.Fatal(err)
			}
		}
	}
	if play.Shown.Result == fortress.Undecided {
		t.Fatal("the combat has no end")
	}
	if over := scenes.NewTitle(sh, h, nil); over.Latest() != nil || over.Games() != 1 || over.Problem() != "" {
		t.Errorf("the title continues %+v and says %q", over.Latest(), over.Problem())
	}
}

// The title mentions a broken game only if no other game can be continued.
func TestTheTitleReportsGamesThatCannotBeContinued(t *testing.T) {
	sh, h, _ := shelf(t, 1)
	whole := scenes.NewTitle(sh, h, nil)
	broken, brokenHost := bare(t)
	if err := errors.Join(sh.Store.Put("game-broken", []byte("x")), broken.Store.Put("game-broken", []byte("x"))); err != nil {
		t.Fatal(err)
	}
	if beside := scenes.NewTitle(sh, h, nil); beside.Problem() != "" || beside.Games() != 2 || beside.Latest().Slot != whole.Latest().Slot {
		t.Errorf("beside a good game a broken one is told as %q", beside.Problem())
	}
	if alone := scenes.NewTitle(broken, brokenHost, nil); alone.Problem() == "" || alone.Latest() != nil || alone.Games() != 1 {
		t.Errorf("a broken game is told as %q", alone.Problem())
	}
	fresh, freshHost := bare(t)
	if warned := scenes.NewTitle(fresh, freshHost, saves.ErrTooLarge); warned.Problem() != sh.Sentence(saves.ErrTooLarge) || len(warned.Party(fresh)) != 4 {
		t.Errorf("a warning is told as %q", warned.Problem())
	}
}

// Held upright, the main menu lies in the lower half of a phone, as wide as the phone, and offers each page once.
func TestTheMenuOfAPhoneLiesWithinReach(t *testing.T) {
	for _, size := range [][2]int{{780, 1688}, {720, 1280}} {
		for _, games := range []int{0, 2} {
			sh, h, _ := shelf(t, games)
			sh.Held = func() float64 { return 2 }
			sh.Show(scenes.NewTitle(sh, h, nil))
			screen(t, sh, size[0], size[1])
			found := map[string]bool{}
			for a := range sh.UI.All {
				if _, page, _ := strings.Cut(a.Name, "/"); a.Do != nil && page != "" {
					if found[page] {
						t.Errorf("%v: %s is offered twice", size, page)
					}
					found[page] = true
					if a.Rect.Y < float32(size[1])/2 || a.Rect.Bottom() > float32(size[1]) || a.Rect.W < float32(size[0])/2-60 || a.Rect.H < 87 {
						t.Errorf("%v, %d games: %s lies at %v", size, games, a.Name, a.Rect)
					}
				}
			}
			for _, page := range []string{"new", "load", "settings", "rules", "keys"} {
				if !found[page] {
					t.Errorf("%v, %d games: %s is not offered", size, games, page)
				}
			}
		}
	}
}

// teacher is a game with a lesson.
type teacher struct{ *table.Host }

func (teacher) Learn() func(*game.Shell) { return func(*game.Shell) {} }

// Who starts for the first time is led to the lesson, who has games to a game.
func TestTheFirstStartLeadsToTheLesson(t *testing.T) {
	for games, want := range []string{"title/learn", "title/continue"} {
		sh, h, _ := shelf(t, games)
		sh.Theme = theme(sh)
		menu := scenes.NewTitle(sh, teacher{h}, nil).Menu(sh)
		if menu[0].Name != want || !menu[0].Primary {
			t.Errorf("with %d games the menu begins with %+v", games, menu[0])
		}
		for _, d := range menu[1:] {
			if d.Primary {
				t.Errorf("with %d games %s is brass too", games, d.Name)
			}
		}
	}
}
