package expedition

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// In a challenge that all meet in turn, one decides, those who have chosen are done, and the others wait.
func TestTheStateOfEachExplorerInAChallenge(t *testing.T) {
	sh := playing.Bare(t)
	seen := map[string]bool{}
	for seed := uint64(2); len(seen) < 3 && seed < 60; seed += 3 {
		play := playing.Begun(t, sh, seed, playing.AskAll(sh, 2))
		pick := rand.New(rand.NewPCG(seed, 4))
		chosen := map[string]bool{}
		for range 60 {
			play.ShowAll()
			d, ok := play.Pending()
			if !ok || play.Shown.Fighting() {
				break
			}
			key := playing.ByChance(pick, d)
			if d.Has("turn-up") {
				key = "turn-up"
			}
			x := NewExpedition(playing.HostOf(sh), sh, play)
			if card, actor, met := fortress.ChallengeInPlay(play.Match); met && card.Who == "each" && d.Kind == "challenge" {
				for e := range play.Shown.Party {
					want := "met.waiting"
					got, told := x.challengeTurn(e), x.inTurn(e)
					if name := play.Shown.Name(e); chosen[name] {
						want = "met.through"
					}
					if e == actor {
						want = "met.deciding"
					}
					if told != play.Shown.Party[e].Able() {
						t.Fatalf("seed %d: of %s is told: %v", seed, play.Shown.Name(e), told)
					}
					if seen[got] = true; told && got != want {
						t.Fatalf("seed %d: %s is said to be %q, not %q", seed, play.Shown.Name(e), got, want)
					}
				}
				chosen[play.Shown.Name(actor)] = true
			} else if d.Kind == "explore" {
				clear(chosen)
			}
			if err := play.Choose(key); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, turn := range []string{"met.deciding", "met.through", "met.waiting"} {
		if !seen[turn] {
			t.Errorf("nobody is ever told %s", turn)
		}
	}
}

// A choice that costs inspiration nobody has is dimmed, and says so before the players decide who meets the
// challenge.
func TestAChoiceNobodyCanPayForSaysSo(t *testing.T) {
	sh := playing.Bare(t)
	found := 0
	for seed := uint64(2); found < 2 && seed < 90; seed += 3 {
		play := playing.Begun(t, sh, seed, playing.AskAll(sh, 2))
		if err := play.Choose("turn-up"); err != nil {
			t.Fatal(err)
		}
		play.ShowAll()
		card, _, met := fortress.ChallengeInPlay(play.Match)
		if !met || play.Shown.Fighting() {
			continue
		}
		x := NewExpedition(playing.HostOf(sh), sh, play)
		for i := range card.Choices {
			choice := &card.Choices[i]
			text, ink := x.priceOf(sh, choice)
			if dear := choice.Price > 0; x.affordable(choice) == dear || dear && (ink != render.Find || !strings.Contains(text, "too few")) {
				t.Errorf("%s costs %d, nobody has any, and it is called %q", choice.ID, choice.Price, text)
			} else if dear {
				found++
			}
			play.Shown.Party[0].Inspiration = 4
			if card.Who == "one" && !x.affordable(choice) {
				t.Errorf("%s costs %d and one who has 4 could not pay", choice.ID, choice.Price)
			}
			play.Shown.Party[0].Inspiration = 0
		}
	}
	if found == 0 {
		t.Error("no challenge had a choice with a price")
	}
}

// Before it is known who meets a challenge, its choices are written large enough to be read.
func TestTheChoicesAheadAreLegible(t *testing.T) {
	sh := playing.Bare(t)
	for _, size := range [][2]int{{1280, 720}, {1600, 900}} {
		sh.Show(sh.Title(sh, nil)) // and not the screen of a game that has gone on without it
		img, drawn := playing.Screen(t, sh, size[0], size[1]), 0
		playing.EachDecision(t, sh, 9, 40, func(play *blackstone.Session, d *engine.Decision) {
			card, _, met := fortress.ChallengeInPlay(play.Match)
			if d.Kind != fortress.AskVolunteer || !met {
				return
			}
			x := NewExpedition(playing.HostOf(sh), sh, play)
			sh.Show(x)
			numbered := false
			sh.Theme.Wrote = func(text string, _, _ render.Rect) { numbered = numbered || text == "1" }
			sh.Draw(img)
			if !numbered {
				t.Error("the first row has no number of a key")
			}
			playing.Keep(t, img, fmt.Sprintf("ahead-%d-%d", size[0], drawn))
			drawn++
			for i := range card.Choices {
				a := sh.UI.Named("ahead/" + card.Choices[i].ID)
				if a == nil {
					t.Errorf("%s is not shown", card.Choices[i].ID)
					continue
				}
				in := a.Rect.Inset(sh.Theme.Px(9))
				if y := x.choiceStyles(sh, in, &card.Choices[i], 0); y.small.Size < render.Small.Size-0.01 {
					t.Errorf("%v: %s is written at %v of %v", size, card.Choices[i].ID, y.small.Size, render.Small.Size)
				}
			}
		})
		if drawn < 3 {
			t.Errorf("only %d challenges", drawn)
		}
	}
}

// While it is asked who meets a challenge, the tip of each who may tells the odds of its rolls, the same as once it is sent.
func TestTheOddsOfAChallengeAreToldBeforeItIsMet(t *testing.T) {
	sh, told := playing.Bare(t), 0
	playing.EachDecision(t, sh, 9, 40, func(play *blackstone.Session, d *engine.Decision) {
		card, _, met := fortress.ChallengeInPlay(play.Match)
		if d.Kind != fortress.AskVolunteer || !met {
			return
		}
		x := NewExpedition(playing.HostOf(sh), sh, play)
		for i := range x.Choices.Rows {
			r := x.Choices.Rows[i]
			if r.Verb != "send" || r.Direct() == nil {
				continue
			}
			sent := play.Match.Clone()
			if _, err := sent.Choose(r.Direct().Key); err != nil {
				t.Fatal(err)
			}
			want, e := render.TooltipView{}, int(r.Direct().Option.Args[0])
			next, _ := sent.Pending()
			for k := range card.Choices {
				at := next.Find("choose " + card.Choices[k].ID)
				if at < 0 {
					continue
				}
				for _, o := range fortress.ForeseeChoice(sent, &next.Options[at]) {
					if o.Explorer == e {
						oddsOf(sh, &want, sh.Words.Name(card.Choices[k].ID), o)
					}
				}
			}
			if tip := x.sentTip(sh, r); !slices.Equal(tip.Odds, want.Odds) {
				t.Errorf("%s: the tip of %s tells %+v, want %+v", card.ID, r.Label, tip.Odds, want.Odds)
			}
			told += len(want.Odds)
		}
	})
	if told < 12 {
		t.Errorf("only %d odds were told", told)
	}
}
