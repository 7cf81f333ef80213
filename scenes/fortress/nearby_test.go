package fortress

import (
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// The focus on the board begins at the hex nearest to who acts, or to the marker where a group appears.
func TestTheFocusOnTheBoardBeginsNearby(t *testing.T) {
	sh := playing.Bare(t)
	kinds, nearer := map[string]int{}, 0
	playing.EachDecision(t, sh, 6, 150, func(play *blackstone.Session, d *engine.Decision) {
		if !play.Shown.Fighting() {
			return
		}
		c := facing(sh, play)
		r := c.Choices.Spaces()
		from, ok := c.focus.subject()
		if r == nil || !ok {
			return
		}
		kinds[d.Kind]++
		begins := c.focus.target(c.Choices.Spaces())
		for _, ch := range r.Legal {
			if "option/"+ch.Key != begins {
				continue
			}
			for _, other := range r.Legal {
				if table.HexAt(other.Space).Distance(from) < table.HexAt(ch.Space).Distance(from) {
					t.Errorf("in %s the focus begins at %s, and %s is nearer", d.Kind, ch.Key, other.Key)
				}
			}
			if ch.Key != r.Legal[0].Key {
				nearer++
			}
		}
	})
	for _, kind := range []string{fortress.AskActivation, fortress.AskDeploy, fortress.AskHostileMove} {
		if kinds[kind] == 0 {
			t.Errorf("%s asks for no hex", kind)
		}
	}
	if nearer == 0 {
		t.Error("the first hex is always the nearest")
	}
}

// A card of the track that a successful gambit can trade places with answers by a click.
func TestATrackCardAnswersWhosePlaceIsTaken(t *testing.T) {
	sh, tried := playing.Bare(t), 0
	playing.EachDecision(t, sh, 30, 200, func(play *blackstone.Session, d *engine.Decision) {
		if d.Kind != fortress.AskGambitSwap {
			return
		}
		tried++
		c := facing(sh, play)
		offered := map[string]bool{}
		for i := range int(play.Shown.NumTrack) {
			if o := c.track.swapWith(i); o != nil {
				if offered[o.Key()] = true; play.Shown.CardName(play.Shown.Track[i]) != o.Parts[1] {
					t.Errorf("card %d of the track answers %s", i, o.Key())
				}
			}
		}
		if len(offered) != len(d.Options) {
			t.Errorf("%d cards answer %d options", len(offered), len(d.Options))
		}
	})
	if tried == 0 {
		t.Error("no gambit asked whose place it takes")
	}
}
