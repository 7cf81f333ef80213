package fortress

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
	"precipice/engine/fortress"
	"precipice/engine/fortress/bot"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
)

// playable is a screen on which a bot can play.
type playable interface {
	game.Scene
	CatchUp(*game.Shell)
	refresh(*game.Shell)
	choose(*game.Shell, string)
}

// waysOn are the areas that lead on where nobody is asked.
var waysOn = []string{"precipice/go-on", "expedition/enter", "result/go-on"}

// A bot plays a quest on the screens to its end, through strongholds and the vault. Every page that leads on, the first
// question of each kind in each place and every tenth choice are drawn, and each leads on.
func TestABotPlaysAQuestOnTheScreens(t *testing.T) {
	inwindow.Need(t)
	sh := bare(t)
	table := blackstone.Table{Quest: "Far", Seed: 1, Overwatch: blackstone.Always, Setup: fortress.Setup{Players: 1, Fifth: -1, Quest: true, StrikeForce: true}}
	play, err := session.New(hostOf(sh).Rules, table, sh.Saver, game.Clock)
	if err != nil {
		t.Fatal(err)
	}
	sh.Show(NewPrecipice(hostOf(sh), sh, play))
	img := ebiten.NewImage(1280, 720)
	defer img.Deallocate()
	draw := func() {
		if sh.Draw(img); sh.Top().Name() == "failure" {
			t.Fatal(sh.Top().Says()["problem"])
		}
	}
	seen, attacked := map[string]bool{}, map[string]bool{}
	for n := range 12000 {
		x := sh.Top().(playable)
		x.CatchUp(sh)
		x.refresh(sh)
		d, asked := play.Pending()
		page := fmt.Sprint(x.Name(), x.Says()["step"], play.Shown.Combat)
		if asked {
			page += d.Kind
		}
		if !asked || !seen[page] || n%10 == 0 {
			draw()
		}
		seen[page] = true
		if g := play.Shown.Goal(); g != nil && play.Shown.Fighting() {
			attacked[g.ID] = true
		}
		if asked {
			x.choose(sh, d.Options[bot.Answer(play.Match, d)].Key())
			continue
		}
		if play.Shown.Quest.Step == fortress.QuestOver && !play.Waiting() {
			t.Logf("%d steps, %d pages, attacked %v", n, len(seen), attacked)
			break
		}
		if !leadsOn(sh) {
			t.Fatalf("after %d steps nothing leads on from %s, which says %v", n, x.Name(), x.Says())
		}
	}
	if len(attacked) != len(play.Shown.Pack().Strongholds) {
		t.Errorf("only %v were attacked: choose another seed", attacked)
	}
}

// leadsOn takes the button that leads on, and reports whether there is one.
func leadsOn(sh *game.Shell) bool {
	for _, name := range waysOn {
		if a := sh.UI.Named(name); a != nil && a.Do != nil {
			a.Do()
			return true
		}
	}
	return false
}
