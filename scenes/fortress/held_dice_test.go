package fortress

import (
	"fmt"
	"testing"

	"precipice/build/inwindow"
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/scenes"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/playing"
)

// On every device the die of a challenge can be read, with text of every size.
func TestTheDieOfAChallengeIsReadOnHeldDevices(t *testing.T) {
	for _, d := range playing.Sized {
		sh := playing.Bare(t)
		table := playing.AskAll(sh, 2)
		play := playing.Begun(t, sh, 2, table)
		byChanceUntil(t, play, 2, 40, func(*engine.Decision) bool { return !play.Shown.Fighting() })
		sh.Held, sh.Settings.TextPercent = func() float64 { return d.Ratio }, d.Percent
		x := expedition.NewExpedition(playing.HostOf(sh), sh, play)
		sh.Show(x)
		img := playing.Screen(t, sh, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
		x.Tray.Throw(sh, x.Speed(sh), []scenes.Die{{Sides: 12, Face: 7}}, sh.Words.Say("tray.roll", sh.Words.Name("espern-locarno"), sh.Words.Name("agility"), "4"))
		x.Tray.Land()
		sh.Dirty()
		sh.Draw(img)
		playing.Keep(t, img, fmt.Sprintf("%s-%d-die", d.Name, d.Percent))
		if size := x.Tray.DieSize(sh.Theme, x.Layout.Tray) / float32(d.Ratio); size < 20 {
			t.Errorf("%s at %d%%: the die is %v points large", d.Name, d.Percent, size)
		}
	}
}

// While an explorer acts, the free destiny dice lie beside its own on its card, or beside the button that ends its turn, large enough for a finger, and pay for the
// next action once one is chosen.
func TestDestinyDiceLieBesideTheOwnOnHeldDevices(t *testing.T) {
	for _, d := range playing.Devices {
		sh, c, img := heldFight(t, d.W, d.H, d.Ratio)
		s := &c.Play.Shown
		s.Destiny, s.Spare = [fortress.MaxDestiny]fortress.DestinyDie{{Face: 2}, {Face: 5, Used: true}, {Face: 6}}, fortress.DestinyDie{}
		c.Version++
		sh.Dirty()
		sh.Draw(img)
		playing.Keep(t, img, d.Name+"-destiny")
		for key, free := range map[string]bool{"2": true, "5": false, "6": true} {
			a := sh.UI.Named("die/pay destiny " + key)
			if (a != nil) != free {
				t.Fatalf("%s: the destiny die %s lies at %+v", d.Name, key, a)
			}
			if !free {
				continue
			}
			if wide, high := touchable(sh, a.Name); wide < least-1 || high < least-1 {
				t.Errorf("%s: the destiny die %s is %v by %v points", d.Name, key, wide, high)
			}
			if a.Do(); c.Play.Preferred() != "pay destiny "+key {
				t.Errorf("%s: %q pays", d.Name, c.Play.Preferred())
			}
		}
		c.Leave()
		inwindow.Frame()
	}
}
