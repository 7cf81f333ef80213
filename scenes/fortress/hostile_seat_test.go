package fortress

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// opposed returns a table of two players of whom the second plays the hostiles.
func opposed(sh *game.Shell, seed uint64) blackstone.Table {
	table := playing.AskAll(sh, seed)
	table.Setup.Players, table.Setup.Fifth, table.AskAll = 2, 1, true
	return table
}

// eachOfHostiles plays games with a hostile player by chance, and shows the questions put to it, a few of each kind.
func eachOfHostiles(t testing.TB, sh *game.Shell, look func(c *Combat, d *engine.Decision)) (met map[string]int) {
	t.Helper()
	const games, most, enough = 40, 800, 6
	met = map[string]int{}
	for seed := range uint64(games) {
		play, pick := playing.Begun(t, sh, seed, opposed(sh, seed)), playing.Chance(seed)
		for range most {
			play.ShowAll()
			d, ok := play.Explained()
			if !ok {
				break
			}
			if d.Seat == fortress.HostileSeat && play.Shown.Fighting() && met[d.Kind] < enough {
				met[d.Kind]++
				look(facing(sh, play), d)
			}
			if err := play.Choose(playing.ByChance(pick, d)); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, kind := range []string{fortress.AskActivate, fortress.AskDeploy, fortress.AskTowards, fortress.AskHostileMove, fortress.AskHostileTarget, fortress.AskReturn} {
		if met[kind] == 0 {
			t.Errorf("%s was never asked", kind)
		}
	}
	return met
}

// tipOf returns the tip of an option, wherever it is chosen.
func (c *Combat) tipOf(sh *game.Shell, ch *asking.Choice, r *asking.Row) render.TooltipView {
	switch ch.Place {
	case asking.OnSpaces:
		return c.tips.hexTip(sh, table.HexAt(ch.Space))
	case asking.OnUnits:
		return c.tips.unitTip(sh, table.UnitOf(&ch.Target))
	}
	return c.tips.rowTip(sh, r)
}

// The tip of each option of the hostile player says what it leads to, on the board and in a list, with what is computed by
// the rules. Explorers' options say nothing of the kind.
func TestEachOptionOfTheHostilePlayerTellsWhomItHarms(t *testing.T) {
	sh, harms, listed := playing.Bare(t), 0, 0
	sh.Theme = render.NewTheme(1280, 720, 1)
	eachOfHostiles(t, sh, func(c *Combat, d *engine.Decision) {
		for i := range c.Choices.Rows {
			r := c.Choices.Rows[i]
			for k := range r.Legal {
				ch := &r.Legal[k]
				now, ok := fortress.ForeseeHostile(c.Play.Match, ch.Key)
				tip := c.tipOf(sh, ch, r)
				if !ok || !strings.Contains(tip.Text, sh.Words.Say("choice.policy")) || tip.Rules == "" || tip.Sub == "" {
					t.Errorf("%s: of %s the tip says %+v", d.Kind, ch.Key, tip)
				}
				if now.Harm().Num > 0 && !strings.Contains(tip.Text, "wounds for") {
					t.Errorf("%s: %s harms by %v, and the tip says %q", d.Kind, ch.Key, now.Hurt, tip.Text)
				} else if now.Harm().Num > 0 {
					harms++
				}
				if text := c.ahead.harmOf(sh, r, 1<<12); r.Direct() != nil && text == "" {
					t.Errorf("%s: the row %s says nothing of the harm", d.Kind, r.ID)
				} else if r.Place == asking.Nowhere {
					listed++
				}
				if c.ahead.harmOf(sh, r, 0) != "" {
					t.Errorf("%s: the row %s says more than it has room for", d.Kind, r.ID)
				}
			}
		}
	})
	if harms == 0 || listed == 0 {
		t.Errorf("%d options do harm, %d are listed", harms, listed)
	}
	_, c := atTable(t, 1)
	if now := c.ahead.consequence(c.Choices.Rows[0].Legal[0].Key); now != nil {
		t.Errorf("an explorer's option leads to %+v", now)
	}
}

// The tip of a hostile that does not act next says which of its group does so before it, with the rule.
func TestAHostileThatDoesNotActNextSaysWhy(t *testing.T) {
	sh, seen := playing.Bare(t), 0
	sh.Theme = render.NewTheme(1280, 720, 1)
	eachOfHostiles(t, sh, func(c *Combat, d *engine.Decision) {
		for i := range d.Refusals {
			why := &d.Refusals[i]
			u := c.Play.Shown.Find(why.Option.Parts[0])
			if d.Kind != fortress.AskActivate || why.Reason != "others-nearer" {
				continue
			}
			seen++
			if tip := c.tips.unitTip(sh, u); tip.Rules != "BF-HAO-001" || !strings.Contains(tip.Text, asking.Why(sh, why)) {
				t.Errorf("the tip of %s says %+v", why.Option.Parts[0], tip)
			}
		}
	})
	if seen == 0 {
		t.Error("nobody ever had to wait")
	}
}

// The hostile player's score and aim stand in its seat at each of its questions, with lists too, and while its hostiles
// act; at no other question, and without a hostile player never.
// proves: BF-LPT-003
func TestTheSeatOfTheHostilePlayerShowsItsScore(t *testing.T) {
	sh := playing.Bare(t)
	img := playing.Screen(t, sh, 1280, 720)
	stands := func(c *Combat) bool {
		sh.Show(c)
		sh.Dirty()
		sh.Draw(img)
		a := sh.UI.Named("seat/score")
		return a != nil && strings.Contains(a.Tip().Title, fmt.Sprint(first(c.Play.Shown.HostileScore())))
	}
	eachOfHostiles(t, sh, func(c *Combat, d *engine.Decision) {
		if !stands(c) {
			t.Errorf("%s: the score is not there", d.Kind)
		}
		c.Choices.Decision.Seat = 0
		c.Version++
		if stands(c) {
			t.Errorf("the score is there when an explorer's player is asked")
		}
		c.Choices = nil
		s, before := &c.Play.Shown, c.Play.Shown
		at := slices.IndexFunc(s.Track[:s.NumTrack], func(k fortress.TrackCard) bool { return k.Hostile })
		for _, fifth := range []bool{true, false} {
			s.HasFifth, s.Acting = fifth, fortress.Mark(at+1)
			c.Version++
			if at >= 0 && stands(c) != fifth {
				t.Errorf("while hostiles act, with a hostile player %v, the score is there: %v", fifth, !fifth)
			}
		}
		*s = before
	})
}

func first(n, _, _ int) int { return n }

// What the hostile player wins by depends on what is played.
func TestTheAimOfTheHostilePlayer(t *testing.T) {
	sh, c := atTable(t, 1)
	s := &c.Play.Shown
	s.HasFifth, s.Party[0].Out = true, true
	score, aim := c.hostiles.aimOfHostiles(sh)
	if want := sh.Words.Say("seat.aim.house", "1"); score != "Points: 6" || aim != want {
		t.Errorf("in a single combat: %q, %q", score, aim)
	}
	s.Expedition.Difficulty = fortress.Normal
	s.Expedition.Left[0] = 2
	if score, aim = c.hostiles.aimOfHostiles(sh); score != "Points: 12" || aim != sh.Words.Say("seat.aim.count", "1", "2") {
		t.Errorf("in an expedition: %q, %q", score, aim)
	}
	s.Quest.Step, s.Quest.LeaderPoints = fortress.NoQuest+1, true
	if score, aim = c.hostiles.aimOfHostiles(sh); score != "Leader points: 12" || aim != sh.Words.Say("seat.aim.leads", "1", "2") {
		t.Errorf("in a quest: %q, %q", score, aim)
	}
}

// Frames of the hostile player's questions.
func TestFramesOfTheHostilePlayer(t *testing.T) {
	sh, kept := playing.Bare(t), map[string]bool{}
	eachOfHostiles(t, sh, func(c *Combat, d *engine.Decision) {
		if kept[d.Kind] || len(d.Options) < 2 || d.Kind != fortress.AskHostileTarget && d.Kind != fortress.AskReturn {
			return
		}
		kept[d.Kind] = true
		for _, size := range []struct {
			w, h int
			text int
		}{{1280, 720, 100}, {1600, 900, 100}, {3840, 2160, 100}, {1600, 900, 200}} {
			sh.Settings.TextPercent = size.text
			sh.Show(c)
			img := playing.Screen(t, sh, size.w, size.h)
			sh.UI.FocusOn("option/" + d.Options[0].Key())
			c.Version++
			sh.Draw(img)
			playing.Keep(t, img, fmt.Sprintf("seat-%s-%d-%d", d.Kind, size.w, size.text))
		}
	})
}

// addHostilePlayer adds questions to a hostile player, and what is still to come.
func (g *gallery) addHostilePlayer(t *testing.T) {
	sh := g.Shell
	for _, kind := range []string{fortress.AskHostileTarget, fortress.AskActivate} {
		play := g.askedOfHostiles(t, kind)
		g.add("hostile player, "+kind, func() { sh.Show(playing.HostOf(sh).Screen(sh, play)) })
		if kind == fortress.AskActivate {
			g.add("what is to come", func() {
				sh.Show(playing.HostOf(sh).Screen(sh, play))
				sh.Top().(*Combat).ahead.openComing(sh)
			})
		}
	}
}

// askedOfHostiles plays games with a hostile player until a kind of question is put to it.
func (g *gallery) askedOfHostiles(t *testing.T, kind string) *blackstone.Session {
	t.Helper()
	for seed := range uint64(20) {
		play, found := playing.Begun(t, g.Shell, seed, opposed(g.Shell, seed)), false
		byChanceUntil(t, play, seed, 200, func(d *engine.Decision) bool {
			found = found || d.Kind == kind && play.Shown.Fighting()
			return found
		})
		if found {
			return play
		}
	}
	t.Fatalf("%s is not asked", kind)
	return nil
}
