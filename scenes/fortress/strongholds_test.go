package fortress

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/engine/fortress/bot"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// On the approach the cards left and the goal are told, and at its end how the attack went.
func TestAnAttackIsToldFromItsApproachToItsEnd(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Questing(t, sh, 2)
	playing.ByBot(t, play, fortress.AskExplore)
	s := &play.Shown
	s.Quest.Goal, s.Expedition.Left, s.Expedition.Ahead = 1, [2]uint8{}, 2
	h := s.Goal()
	x := expedition.NewExpedition(playing.HostOf(sh), sh, play)
	sh.Show(x)
	playing.Keep(t, playing.Screen(t, sh, 1280, 720), "approach")
	if told := x.ApproachTold(sh, h); !strings.Contains(told, sh.Words.Name(h.ID)) || !strings.Contains(told, "2") || x.Title(sh) != sh.Words.Name(h.ID) {
		t.Errorf("the approach says %q under %q", told, x.Title(sh))
	}
	s.Expedition.Step, s.Expedition.Ending, x.Choices = fortress.ExpeditionOver, fortress.Withdrawn, nil
	if _, ink, story := x.AssaultResult(sh, h); ink != render.Blood || story != sh.Words.Say("lost."+h.ID) {
		t.Errorf("the failure is told as %q", story)
	}
	s.Expedition.Ending = fortress.Taken
	id := s.Pack().Resources[h.Reward].ID
	notes(&x.Stage, fortress.ArtefactTaken{Card: uint8(h.Reward)})
	if _, ink, story := x.AssaultResult(sh, h); ink != render.Brass || !strings.Contains(story, sh.Words.Name(s.Name(0))) || !strings.Contains(story, sh.Words.Say("text."+id)) {
		t.Errorf("the success is told as %q", story)
	}
	for _, percent := range []int{100, 200} {
		sh.Settings.TextPercent = percent
		x.Choices = nil
		playing.Keep(t, playing.Screen(t, sh, 1280, 720), "attack-won-text"+map[int]string{100: "100", 200: "200"}[percent])
	}
}

// In an attack the cards of the approach are counted without the battlefields behind them, and the battlefields without the cards:
// no count grows once it seems to be full.
func TestAnAttackCountsItsCardsAndItsBattlefields(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Far(t, sh, func(s *fortress.State, d *engine.Decision) bool {
		return s.Goal() != nil && d.Kind == fortress.AskExplore
	})
	h := play.Match.State.Goal()
	x := expedition.NewExpedition(playing.HostOf(sh), sh, play)
	counts := func(key, rule string, at, of int) {
		t.Helper()
		play.ShowAll()
		want := sh.Words.Say(key, strconv.Itoa(at), strconv.Itoa(of), x.Player(sh, play.Shown.Leader))
		if told, by := x.RoundTold(sh); told != want || by != rule {
			t.Errorf("told is %q by %s, want %q by %s", told, by, want, rule)
		}
	}
	c := NewCombat(playing.HostOf(sh), sh, play)
	for card := 1; card <= h.Approach; card++ {
		botUntil(t, play, func() bool { return int(play.Match.State.Expedition.Round) == card })
		counts("expedition.approach", "BF-STR-004", card, h.Approach)
		told, _ := x.RoundTold(sh)
		if tip := c.goals.endsTip(sh, "", ""); !strings.HasPrefix(tip.Text, sh.Words.Name(h.ID)+" · "+told) {
			t.Errorf("in a combat the tip of the place says %q, not what the attack is on and how far", tip.Text)
		}
	}
	botUntil(t, play, func() bool { return play.Match.State.Assault() != nil })
	counts("expedition.battlefield", "BF-STR-005", 1, len(h.Stages))
}

// A combat by itself is no round of an expedition.
func TestACombatByItselfCountsNoRounds(t *testing.T) {
	sh, c := fight(t)
	told, _ := c.RoundTold(sh)
	if tip := c.goals.endsTip(sh, "", ""); strings.Contains(tip.Text, told) {
		t.Errorf("the tip of the place says %q", tip.Text)
	}
}

// At the end of the approach the battlefield of the stronghold is shown, and from there it is entered.
func TestAStrongholdIsEnteredFromItsApproach(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Far(t, sh, func(s *fortress.State, d *engine.Decision) bool {
		return s.Goal() != nil && d.Kind == fortress.AskExplore
	})
	botUntil(t, play, func() bool { return play.Match.State.Assault() != nil })
	x := expedition.NewExpedition(playing.HostOf(sh), sh, play)
	sh.Show(x)
	x.CatchUp(sh)
	playing.Keep(t, playing.Screen(t, sh, 1280, 720), "approach-ends")
	if !x.Held() || sh.UI.Named("expedition/enter") == nil {
		t.Fatal("the stronghold cannot be entered")
	}
	goal := play.Shown.Goal()
	if label := x.Entering(sh); !strings.Contains(label, sh.Words.Name(goal.ID)) {
		t.Errorf("the button says %q", label)
	}
	if _, told := x.Besieged(sh, play.Shown.Pack().Battlefield(int(play.Shown.Combat)).Assault, ""); !strings.Contains(told, "Objective") {
		t.Errorf("the card says %q", told)
	}
	pack := play.Shown.Pack()
	stage := pack.Battlefield(goal.Stages[0])
	if v := x.Ground.View; v.Look != table.LookOf(pack, stage.ID) || len(v.Cells) != len(stage.Cells)+len(stage.Landing) {
		t.Errorf("%d hexes that look like %v are shown, not %s", len(v.Cells), v.Look, stage.ID)
	}
}

// Each battlefield of a stronghold and of the vault is announced before it is entered. The longest objective fits, also
// in large text.
func TestEveryBattlefieldOfAStrongholdIsAnnounced(t *testing.T) {
	sh := playing.Bare(t)
	img := playing.Screen(t, sh, 1280, 720)
	play := playing.Far(t, sh, func(s *fortress.State, d *engine.Decision) bool {
		return s.Goal() != nil && d.Kind == fortress.AskExplore
	})
	r := readLines(sh)
	announced := map[int]bool{}
	for of := len(play.Shown.Pack().Strongholds); len(announced) < of; {
		botUntil(t, play, func() bool { return play.Match.State.Assault() != nil && !announced[play.Match.State.Assault().Of] })
		n := play.Match.State.Assault().Of
		announced[n] = true
		x := expedition.NewExpedition(playing.HostOf(sh), sh, play)
		sh.Show(x)
		x.CatchUp(sh)
		for _, percent := range []int{100, 200} {
			sh.Settings.TextPercent = percent
			sh.Dirty()
			sh.Draw(img) // in the new size
			sh.Theme.Cut = func(text string) {
				if strings.Contains(text, "Objective") {
					t.Errorf("at %d %% the objective is cut: %q", percent, text)
				}
			}
			r.apart(func() { sh.Dirty(); sh.Draw(img) })
			playing.Keep(t, img, fmt.Sprintf("announced-%s-%d", play.Shown.Pack().Strongholds[n].ID, percent))
		}
	}
	for _, what := range slices.Sorted(maps.Keys(r.wrong)) {
		t.Error(what)
	}
}

// botUntil lets a bot choose until something holds. What followed its last choice has not been shown.
func botUntil(t testing.TB, play *blackstone.Session, holds func() bool) {
	t.Helper()
	for !holds() {
		play.ShowAll()
		d, ok := play.Pending()
		if !ok {
			t.Fatal("the game is over")
		}
		if err := play.Choose(d.Options[bot.Answer(play.Match, d)].Key()); err != nil {
			t.Fatal(err)
		}
	}
}

// besieging returns the condition that an explorer acts on a battlefield of a stronghold, of any if the id is empty.
func besieging(id string) func(*fortress.State, *engine.Decision) bool {
	return func(s *fortress.State, d *engine.Decision) bool {
		return d.Kind == fortress.AskActivation && s.Assault() != nil && (id == "" || s.Goal().ID == id)
	}
}

// Before the garrison stands, whoever must be slain is still to appear, and the tip of the objective tells what can be
// done at each site.
func TestTheObjectiveOfAHuntIsToldFromTheBeginning(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Far(t, sh, func(s *fortress.State, d *engine.Decision) bool {
		return s.Assault() != nil && s.Goal() != nil && s.Goal().ID == "red-kennels" && s.Fighting() && s.Phase == fortress.Battlefield
	})
	c := NewCombat(playing.HostOf(sh), sh, play)
	sh.Show(c)
	playing.Keep(t, playing.Screen(t, sh, 1280, 720), "hunt-begins")
	o := &c.goals.assault().Objectives[0]
	if told, want := c.goals.told(sh, o), sh.Words.Say("goal.hunted.ahead", sh.Words.Name("gaunt-matron")); told != want {
		t.Errorf("the objective says %q, not %q", told, want)
	}
	for _, a := range c.goals.assault().Actions {
		if text := c.goals.text(sh, o); !strings.Contains(text, sh.Words.Say("text."+a.ID)) {
			t.Errorf("the tip says %q and nothing of %s", text, a.ID)
		}
	}
}
