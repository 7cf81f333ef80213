package fortress

import (
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/scenes/fortress/playing"
)

// Each destiny die is available, lost in the roll, or spent, and the panel knows which, also after loading.
func TestDestinyDiceAreAvailableLostOrSpent(t *testing.T) {
	sh := playing.Bare(t)
	sh.Show(sh.Title(sh, nil))
	img := playing.Screen(t, sh, 1280, 720)
	lost, spent, seen := 0, 0, 0
	playing.EachDecision(t, sh, 4, 120, func(play *blackstone.Session, d *engine.Decision) {
		s := &play.Shown
		if d.Kind != fortress.AskActivation || !s.Fighting() || s.StrikeForce {
			return
		}
		if seen++; seen%6 > 0 { // each screen has pictures of its own
			return
		}
		c := facing(sh, play)
		sh.Show(c)
		sh.Draw(img)
		if lost+spent > 6 && lost+spent < 12 {
			playing.Keep(t, img, "destiny")
		}
		var used, pay [7]int
		for die := range s.DestinyDice {
			if die.Used {
				used[die.Face]++
			} else if die.Face > 0 {
				pay[die.Face]++
			}
		}
		gone := 0
		for a := range sh.UI.Each {
			if strings.HasPrefix(a.Name, "destiny/") {
				gone++
			}
		}
		count := c.LostDice()
		for face, n := range count {
			if n == 1 || n > used[face] {
				t.Errorf("%d dice of %d are lost, and %d are used", n, face, used[face])
			}
			lost += n
			spent += used[face] - n
			gone -= used[face]
		}
		if gone != 0 {
			t.Errorf("%d more dice than are used say why they cannot pay", gone)
		}
	})
	if lost == 0 || spent == 0 {
		t.Errorf("%d lost and %d spent dice were seen", lost, spent)
	}
}

// Before the activations too, the tip of each destiny die names its number and says what the die is for, or why it is gone.
func TestDestinyDiceHaveTipsBeforeTheActivations(t *testing.T) {
	sh := playing.Bare(t)
	sh.Show(sh.Title(sh, nil))
	img := playing.Screen(t, sh, 1280, 720)
	free, lost, screens := 0, 0, 0
	playing.EachDecision(t, sh, 4, 120, func(play *blackstone.Session, d *engine.Decision) {
		if d.Kind != fortress.AskGambit || !play.Shown.Fighting() || screens == 8 {
			return
		}
		screens++
		c := facing(sh, play)
		sh.Show(c)
		sh.Draw(img)
		for a := range sh.UI.Each {
			if !strings.HasPrefix(a.Name, "destiny/") {
				continue
			}
			tip := a.Tip()
			if !strings.ContainsAny(tip.Title+tip.Text, "123456") {
				t.Errorf("the tip of a die names no number: %+v", tip)
			}
			if tip.Title == sh.Words.Say("tip.destiny.lost") {
				lost++
			} else {
				free++
			}
		}
	})
	if free == 0 || lost == 0 {
		t.Errorf("%d dice were available, and %d lost", free, lost)
	}
}

// Under the destiny dice stands how many of them whoever acts may still spend, where that is fewer than lie there.
func TestTheLimitOfDestinyDiceIsShown(t *testing.T) {
	sh := playing.Bare(t)
	c := attacking(t, sh, positions["ribbed-gate"])
	s := &c.Play.Shown
	e := c.activeCard()
	for _, l := range []struct {
		left, used, lost int
		want             string
	}{
		{5, 0, 0, "5 left · 2 usable"},
		{4, 1, 0, "4 left · 1 usable"},
		{3, 2, 0, "3 left · none usable"},
		{1, 1, 3, "1 left · 3 lost"},
		{2, 0, 0, "2 left"},
		{0, 2, 0, "0 left"},
	} {
		s.Party[e].DestinyUsed = uint8(l.used)
		if got := c.track.destinyLeft(sh.Words, l.left, l.lost); got != l.want {
			t.Errorf("%d dice, %d of them spent by whoever acts, %d lost: shown is %q, want %q", l.left, l.used, l.lost, got, l.want)
		}
	}
}
