package fortress

import (
	"image/color"
	"slices"
	"testing"
	"time"

	"precipice/build/inwindow"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/scenes"
	"precipice/scenes/fortress/playing"
)

// The tray says what happens to the destiny dice: a strike force keeps them all.
func TestTheTrayDescribesTheDestinyDice(t *testing.T) {
	sh := playing.Bare(t)
	table := playing.AskAll(sh, 3)
	table.Setup.Difficulty = fortress.NoObjective
	c := NewCombat(playing.HostOf(sh), sh, playing.Begun(t, sh, 3, table))
	rolled := fortress.DestinyRolled{}
	rolled.Dice[0], rolled.Dice[1] = fortress.DestinyDie{Face: 4}, fortress.DestinyDie{Face: 4}
	for strike, want := range map[bool]string{false: "tray.destiny", true: "tray.destiny.all"} {
		c.Play.Shown.StrikeForce = strike
		c.Throw(sh, fortress.Event{Change: rolled})
		if c.Tray.Caption != sh.Words.Say(want) {
			t.Errorf("strike force %v: %q", strike, c.Tray.Caption)
		}
	}
}

// Dice that tumble into the tray never lie over the button that shows everything.
func TestDiceDoNotHideTheButtonInPixels(t *testing.T) {
	inwindow.Need(t)
	sh, c := atTable(t, 1)
	for _, size := range [][2]int{{1280, 720}, {1600, 900}} {
		img := playing.Screen(t, sh, size[0], size[1])
		sh.Now = time.Unix(100, 0)
		c.Showing.On = true
		pixels := func() []color.Color {
			c.Version++
			sh.Dirty()
			sh.Draw(img)
			var list []color.Color
			seen := inwindow.Picture(img)
			r := sh.UI.Named("skip").Rect
			for y := int(r.Y); y < int(r.Bottom()); y++ {
				for x := int(r.X); x < int(r.Right()); x++ {
					list = append(list, seen.At(x, y))
				}
			}
			return list
		}
		c.Tray.Clear()
		bare := pixels()
		c.Tray.Throw(sh, game.Normal, []scenes.Die{{Sides: 20, Face: 7}, {Sides: 8, Face: 3}}, "")
		for range 8 {
			if c.Tray.Update(sh); !slices.Equal(bare, pixels()) {
				t.Errorf("%v: after %v dice lie on the button", size, sh.Now.Sub(time.Unix(100, 0)))
				playing.Keep(t, img, "dice-on-button")
			}
			sh.Now = sh.Now.Add(60 * time.Millisecond)
		}
		playing.Keep(t, img, "dice-beside-button")
		c.Showing.On = false
	}
}
