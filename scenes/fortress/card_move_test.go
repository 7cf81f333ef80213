package fortress

import (
	"strings"
	"testing"

	"precipice/scenes/fortress/playing"
)

// A move value that is not that of the card has a sign, and the tip of the card says what changes it.
func TestAChangedMoveHasASign(t *testing.T) {
	sh := playing.Bare(t)
	changed := 0
	for _, twist := range []string{"", "twist shifting-floor\n"} {
		c := attacking(t, sh, strings.Replace(positions["ribbed-gate"], "start ", twist+"start ", 1))
		s := &c.Play.Shown
		for e := range s.Party {
			if !s.Party[e].Playing {
				continue
			}
			now, own := s.Move(s.Party[e].Figure()), s.Card(e).Move
			note, tip := c.Character(sh, e).Note, c.CardTip(sh, e).Text
			told := strings.Contains(tip, sh.Words.Name("shifting-floor"))
			if signed := strings.Contains(note, "↓"); signed != (now < own) || told != (now < own) {
				t.Errorf("with %q a move of %d, on the card %d, is told as %q, and %q", twist, now, own, note, tip)
			}
			if now < own {
				changed++
			}
		}
	}
	if changed == 0 {
		t.Error("no twist has changed a move")
	}
}
