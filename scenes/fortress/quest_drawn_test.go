package fortress

import (
	"flag"
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
	"precipice/engine/fortress"
	"precipice/engine/fortress/bot"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/precipice"
)

var (
	onScreens   = flag.Int("on-screens", 0, "how many quests more a bot plays on the screens, at tables and windows of all kinds")
	screensFrom = flag.Uint64("screens-from", 2, "the seed of the first of them")
)

// playable is a screen on which a bot can play.
type playable interface {
	game.Scene
	CatchUp(*game.Shell)
	Refresh(*game.Shell)
	Choose(*game.Shell, string)
}

// waysOn are the areas that lead on where nobody is asked.
var waysOn = []string{"precipice/go-on", "expedition/enter", "result/go-on"}

// screened plays a quest on the screens. Every page that leads on, the first question of each kind in each place with
// all its tips, and every tenth choice are drawn.
type screened struct {
	sh       *game.Shell
	play     *blackstone.Session
	img      *ebiten.Image
	seen     map[string]bool // the pages with their questions
	attacked map[string]bool // strongholds
	steps    int
}

// onTable returns the beginning of a quest at a table and in a window.
func onTable(t *testing.T, seed uint64, setup fortress.Setup, wide, high, percent int) *screened {
	t.Helper()
	sh := playing.Bare(t)
	sh.Settings.TextPercent = percent
	if wide < high {
		sh.Held = func() float64 { return 2 }
	}
	table := blackstone.Table{Quest: "Far", Seed: seed, Setup: setup}
	play, err := session.New(playing.HostOf(sh).Rules, table, sh.Saver, game.Clock)
	if err != nil {
		t.Fatal(err)
	}
	sh.Show(precipice.NewPrecipice(playing.HostOf(sh), sh, play))
	img := ebiten.NewImage(wide, high)
	t.Cleanup(img.Deallocate)
	return &screened{sh: sh, play: play, img: img, seen: map[string]bool{}, attacked: map[string]bool{}}
}

// draw fails if the screen does.
func (q *screened) draw(t *testing.T) {
	t.Helper()
	if q.sh.Draw(q.img); q.sh.Top().Name() == "failure" {
		t.Fatalf("after %d steps: %s", q.steps, q.sh.Top().Says()["problem"])
	}
	inwindow.Frame()
}

// step answers a question or leads on, and reports whether the quest goes on.
func (q *screened) step(t *testing.T) bool {
	t.Helper()
	q.steps++
	x := q.sh.Top().(playable)
	x.CatchUp(q.sh)
	x.Refresh(q.sh)
	d, asked := q.play.Pending()
	s := &q.play.Shown
	page := fmt.Sprint(x.Name(), x.Says()["step"], s.Combat)
	if asked {
		page += d.Kind
	}
	if !asked || !q.seen[page] || q.steps%10 == 0 {
		q.draw(t)
	}
	if !q.seen[page] {
		q.tips()
	}
	q.seen[page] = true
	if g := s.Goal(); g != nil && s.Fighting() {
		q.attacked[g.ID] = true
	}
	if asked {
		x.Choose(q.sh, d.Options[bot.Answer(q.play.Match, d)].Key())
		return true
	}
	if s.Quest.Step == fortress.QuestOver && !q.play.Waiting() {
		return false
	}
	for _, name := range waysOn {
		if a := q.sh.UI.Named(name); a != nil && a.Do != nil {
			a.Do()
			return true
		}
	}
	t.Fatalf("after %d steps nothing leads on from %s, which says %v", q.steps, x.Name(), x.Says())
	return false
}

// tips asks for all that can be read on the screen.
func (q *screened) tips() {
	for a := range q.sh.UI.Each {
		if a.Tip != nil {
			a.Tip()
		}
	}
}

// A bot plays a quest on the screens to its end, through strongholds and the vault.
func TestABotPlaysAQuestOnTheScreens(t *testing.T) {
	q := onTable(t, 1, fortress.Setup{Players: 1, Fifth: -1, Quest: true, StrikeForce: true}, 1280, 720, 100)
	for q.steps < 20000 && q.step(t) {
	}
	t.Logf("%d steps, %d pages, attacked %v", q.steps, len(q.seen), q.attacked)
	if len(q.attacked) != len(q.play.Shown.Pack().Strongholds) {
		t.Errorf("only %v were attacked: choose another seed", q.attacked)
	}
}

// Quests at other tables and in other windows go on too: a hostile player, several explorers' players, phones, large text.
func TestBotsPlayQuestsAtAllTables(t *testing.T) {
	for n := range 2 + *onScreens {
		setup := fortress.Setup{Players: 1 + n%5, Fifth: -1, Quest: true, StrikeForce: n%3 != 0}
		if setup.Players > 1 && n%2 == 1 {
			setup.Fifth = n % setup.Players
		}
		size := [][3]int{{1170, 2532, 100}, {1600, 900, 200}, {1280, 720, 80}, {3840, 2160, 100}}[n%4]
		q := onTable(t, *screensFrom+uint64(n), setup, size[0], size[1], size[2])
		for q.steps < 600+4000*min(1, *onScreens) && q.step(t) {
		}
		t.Logf("%+v at %v: %d steps, %d pages", setup, size, q.steps, len(q.seen))
	}
}
