package fortress

import (
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
)

// What an explorer finds is a card beside the question until the next choice, and takes a moment to show.
func TestAFindIsShownAsACard(t *testing.T) {
	sh, c := table(t, 1)
	img := screen(t, sh, 1280, 720)
	for kind := range c.Play.Shown.Pack().Discoveries {
		find := fortress.Event{Change: fortress.Found{Explorer: uint8(c.activeCard()), Kind: uint8(kind)}}
		c.found = nil
		c.noteFind(find)
		c.Version++
		sh.Dirty()
		sh.Draw(img)
		card, asks, field := sh.UI.Named("found/0"), sh.UI.Named("panel/decision"), c.kit.layout.field
		if card == nil {
			t.Fatalf("the find %d is not shown", kind)
		}
		if share(card.Rect, asks.Rect) > 0 || !field.Contains(card.Rect.Centre()) || card.Rect.Bottom() > field.Bottom() {
			t.Errorf("the card of find %d lies at %v, the question at %v", kind, card.Rect, asks.Rect)
		}
		if length(find).Seconds() < 1 {
			t.Error("there is no time to read the card")
		}
	}
	keep(t, img, "find")
	sh.UI.Named("found/0").Do()
	if c.found != nil {
		t.Error("a click does not take the card away")
	}
	c.noteFind(fortress.Event{Change: fortress.Found{}})
	if c.Take(sh, c.choices.decision.Options[0].Key()); len(c.found) > 0 {
		t.Error("the card outlives the next choice")
	}
}

// At instant speed nothing is seen to move, so a list tells what the hostiles did meanwhile.
func TestInstantHostilesAreToldOf(t *testing.T) {
	sh, c := table(t, 1)
	sh.Settings.HostileSpeed = game.Instant
	told := false
	for range 60 {
		for c.choices == nil && c.Play.Shown.Result == fortress.Undecided {
			c.Follow(sh)
			c.Tray.Land()
			if c.Waiting() || c.Showing.On {
				c.Next()
				continue
			}
			c.refresh(sh)
		}
		if len(c.recap) > 0 {
			told = true
			break
		}
		if c.choices == nil {
			break
		}
		c.choose(sh, c.choices.decision.Options[len(c.choices.decision.Options)-1].Key())
	}
	if !told {
		t.Error("nobody tells what the hostiles did")
	}
}
