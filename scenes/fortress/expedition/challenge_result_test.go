package expedition

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// While the rolls for a challenge are made, its choice stays in view, with the result of each explorer once its dice lie.
func TestAChallengeShowsItsResultsAsTheyCome(t *testing.T) {
	sh := playing.Bare(t)
	img := playing.Screen(t, sh, 1280, 720)
	rolls, told := 0, 0
	for seed := uint64(2); rolls < 4 && seed < 200; seed += 3 {
		play := playing.Begun(t, sh, seed, playing.AskAll(sh, 2))
		if err := play.Choose("turn-up"); err != nil {
			t.Fatal(err)
		}
		play.ShowAll()
		d, ok := play.Pending()
		if card, _, met := fortress.ChallengeInPlay(play.Match); !ok || !met || card.Who != "party" || d.Kind != fortress.AskChallenge {
			continue
		}
		x := NewExpedition(playing.HostOf(sh), sh, play)
		sh.Show(x)
		chosen := d.Options[0].Parts[0]
		if err := play.Choose(d.Options[0].Key()); err != nil {
			t.Fatal(err)
		}
		x.Choices = nil
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
				if x.Tray.Moving() && len(x.seen()) == len(x.Trial.Rolls) {
					t.Errorf("seed %d: the result of %s is told before the dice lie", seed, roll.By)
				}
				x.Tray.Land()
				sh.Dirty()
				sh.Draw(img)
				if sh.UI.Named("trial/"+roll.By) == nil {
					t.Errorf("seed %d: the result of %s is not shown", seed, roll.By)
				}
				playing.Keep(t, img, "challenge-result")
			}
			if out, ok := e.Change.(fortress.CameOut); ok {
				told++
				checkOutcome(t, sh, x, img, out)
				playing.Keep(t, img, "challenge-outcome-"+out.Level)
			}
			x.Next()
		}
		inwindow.Frame()
	}
	if rolls < 4 || told < 4 {
		t.Errorf("only %d explorers have rolled, and of %d it is told how the choice came out", rolls, told)
	}
}

// checkOutcome checks that the screen tells an outcome with the die that decided it, in text at least as large as any other.
func checkOutcome(t *testing.T, sh *game.Shell, x *Expedition, img *ebiten.Image, out fortress.CameOut) {
	t.Helper()
	sh.Dirty()
	sh.Draw(img)
	a, told := sh.UI.Named("outcome"), x.Trial.Told
	if a == nil || told == nil || told.CameOut != out {
		t.Fatalf("it is not told how %s came out", out.Choice)
	}
	if told.Roll == nil && out.Level != library.NoRoll || told.Roll != nil && told.Roll.Level.String() != out.Level {
		t.Errorf("%s came out as %s, and its die is %+v", out.Choice, out.Level, told.Roll)
	}
	if room := x.Layout.middle; a.Rect.W < room.W*0.8 || a.Rect.Bottom() > room.Bottom() || a.Rect.Y < room.Y {
		t.Errorf("how it came out stands at %v, and the room is %v", a.Rect, room)
	}
}

// Each sentence of each choice has room on its screen, on every device and with the largest text, and is no smaller than other texts.
func TestEveryOutcomeHasRoom(t *testing.T) {
	for _, d := range append([]playing.Device{{Name: "window", W: 1280, H: 720, Ratio: 0}}, playing.Devices...) {
		for _, percent := range []int{100, 200} {
			t.Run(fmt.Sprintf("%s-%d", d.Name, percent), func(t *testing.T) {
				sh, ratio := playing.Bare(t), max(1, d.Ratio)
				sh.Settings.TextPercent = percent
				sh.Held = func() float64 { return d.Ratio }
				sh.Show(sh.Title(sh, nil))
				img := playing.Screen(t, sh, int(float64(d.W)*ratio), int(float64(d.H)*ratio))
				x := resolving(t, sh)
				drawn := 0
				for card := range x.Play.Shown.Pack().Challenges {
					x.Play.Shown.Expedition.This().Card = uint8(card)
					for _, c := range x.Play.Shown.Pack().Challenges[card].Choices {
						for _, how := range c.Outcomes() {
							drawn++
							x.Trial = table.Trial{Choice: c.ID, Told: &table.Outcome{CameOut: fortress.CameOut{By: "espern-locarno", Choice: c.ID, Level: how}}}
							if how != library.NoRoll {
								x.Trial.Told.Roll = &table.TrialRoll{Explorer: "espern-locarno", Level: levelNamed(how), Sides: 20, Face: 17}
							}
							sentenceDrawn(t, sh, x, img, sh.Words.Say("text."+library.Outcome(c.ID, how)))
						}
					}
				}
				playing.Keep(t, img, fmt.Sprintf("outcome-%s-%d", d.Name, percent))
				if drawn < 50 {
					t.Errorf("only %d outcomes were drawn", drawn)
				}
			})
		}
	}
}

func levelNamed(name string) dice.Level {
	for level := dice.Fail; level < dice.Critical; level++ {
		if level.String() == name {
			return level
		}
	}
	return dice.Critical
}

// resolving returns the screen of an expedition on which a choice of a challenge is being resolved.
func resolving(t *testing.T, sh *game.Shell) (x *Expedition) {
	t.Helper()
	play := playing.Far(t, sh, func(s *fortress.State, d *engine.Decision) bool { return d.Kind == fortress.AskChallenge })
	play.ShowAll()
	x = NewExpedition(playing.HostOf(sh), sh, play)
	sh.Show(x)
	d, _ := play.Pending()
	if err := play.Choose(d.Options[0].Key()); err != nil {
		t.Fatal(err)
	}
	x.Choices = nil
	e, _ := x.Peek()
	x.Begin(sh, e)
	return x
}

// sentenceDrawn draws the screen and checks that a sentence is on it, whole and legible.
func sentenceDrawn(t *testing.T, sh *game.Shell, x *Expedition, img *ebiten.Image, text string) {
	t.Helper()
	var cut, wrote []string
	low := float32(math.Inf(1))
	sh.Theme.Cut = func(text string) { cut = append(cut, text) }
	sh.Theme.Wrote = func(line string, at, _ render.Rect) {
		if line != "" && strings.Contains(text, line) && len(strings.Fields(line)) > 1 {
			wrote, low = append(wrote, line), min(low, at.H)
		}
	}
	sh.Dirty()
	sh.Draw(img)
	a := sh.UI.Named("outcome")
	if all := strings.Join(wrote, " "); a == nil || len(all) < len(text)*2/3 {
		t.Fatalf("of %q only %q is written", text, wrote)
	}
	if len(cut) > 0 {
		t.Errorf("%q is cut while %q is told", cut, text)
	}
	if least := sh.Theme.LineHeight(render.Body) * 0.9; low < least {
		t.Errorf("%q is %.1f high, less than %.1f", text, low, least)
	}
	inwindow.Frame()
	if room := x.Layout.middle; a.Rect.Bottom() > room.Bottom() {
		t.Errorf("%q ends at %.0f, and its room at %.0f", text, a.Rect.Bottom(), room.Bottom())
	}
}
