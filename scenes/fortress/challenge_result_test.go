package fortress

import (
	"testing"

	"precipice/build/inwindow"
	"precipice/engine/fortress"
)

// While the rolls for a challenge are made, its choice stays in view, with the result of each explorer once its dice lie.
func TestAChallengeShowsItsResultsAsTheyCome(t *testing.T) {
	sh := bare(t)
	img := screen(t, sh, 1280, 720)
	rolls := 0
	for seed := uint64(2); rolls < 4 && seed < 200; seed += 3 {
		play := begun(t, sh, seed, askAll(sh, 2))
		if err := play.Choose("turn-up"); err != nil {
			t.Fatal(err)
		}
		play.ShowAll()
		d, ok := play.Pending()
		if card, _, met := fortress.ChallengeInPlay(play.Match); !ok || !met || card.Who != "party" || d.Kind != fortress.AskChallenge {
			continue
		}
		x := NewExpedition(hostOf(sh), sh, play)
		sh.Show(x)
		chosen := d.Options[0].Parts[0]
		if err := play.Choose(d.Options[0].Key()); err != nil {
			t.Fatal(err)
		}
		x.choices = nil
		for e, ok := x.Peek(); ok; e, ok = x.Peek() {
			x.Begin(sh, e)
			roll, rolled := e.Change.(fortress.Rolled)
			rolled = rolled && e.Rule == "BF-ROL-007"
			if _, made := e.Change.(fortress.ChoiceMade); made || rolled {
				if c := x.tried(); c == nil || c.ID != chosen {
					t.Fatalf("seed %d: the choice %s is out of view", seed, chosen)
				}
			}
			if rolled {
				rolls++
				if x.Tray.Moving() && len(x.seen()) == len(x.trial.rolls) {
					t.Errorf("seed %d: the result of %s is told before the dice lie", seed, roll.By)
				}
				x.Tray.Land()
				sh.Dirty()
				sh.Draw(img)
				if sh.UI.Named("trial/"+roll.By) == nil {
					t.Errorf("seed %d: the result of %s is not shown", seed, roll.By)
				}
				keep(t, img, "challenge-result")
			}
			x.Next()
		}
		inwindow.Frame()
	}
	if rolls < 4 {
		t.Errorf("only %d explorers have rolled", rolls)
	}
}

// The bars of all who would roll for a choice begin at one line, however long the names are.
func TestTheBarsOfAChoiceBeginAtOneLine(t *testing.T) {
	sh := bare(t)
	_, c := table(t, 1)
	x := NewExpedition(hostOf(sh), sh, c.Play)
	screen(t, sh, 1600, 900)
	odds := make([]fortress.RollOdds, len(x.Play.Shown.Party))
	longest := float32(0)
	for e := range odds {
		odds[e].Explorer, odds[e].Need = e, 11
		longest = max(longest, sh.Theme.Measure(x.roller(sh, odds[e]), choiceBody))
	}
	if wide := x.rollersWidth(sh, odds, choiceBody); wide <= longest {
		t.Errorf("the column is %.0f wide, and a name %.0f", wide, longest)
	}
}
