package fortress

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/field"
	"precipice/scenes/fortress/moments"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// What an explorer finds is a card beside the question until the next choice, and takes a moment to show.
func TestAFindIsShownAsACard(t *testing.T) {
	sh, c := atTable(t, 1)
	img := playing.Screen(t, sh, 1280, 720)
	for kind := range c.Play.Shown.Pack().Discoveries {
		find := fortress.Event{Change: fortress.Found{Explorer: uint8(c.activeCard()), Kind: uint8(kind)}}
		c.Found = nil
		c.NoteFind(find)
		c.Version++
		sh.Dirty()
		sh.Draw(img)
		card, asks, field := sh.UI.Named("found/0"), sh.UI.Named("panel/decision"), c.kit.layout.Field
		if card == nil {
			t.Fatalf("the find %d is not shown", kind)
		}
		if card.Rect.Share(asks.Rect) > 0 || !field.Contains(card.Rect.Centre()) || card.Rect.Bottom() > field.Bottom() {
			t.Errorf("the card of find %d lies at %v, the question at %v", kind, card.Rect, asks.Rect)
		}
		if moments.Table.Of(find.Change).Length.Seconds() < 1 {
			t.Error("there is no time to read the card")
		}
	}
	playing.Keep(t, img, "find")
	sh.UI.Named("found/0").Do()
	if c.Found != nil {
		t.Error("a click does not take the card away")
	}
	c.NoteFind(fortress.Event{Change: fortress.Found{}})
	if c.Take(sh, c.Choices.Decision.Options[0].Key()); len(c.Found) > 0 {
		t.Error("the card outlives the next choice")
	}
}

// At instant speed nothing is seen to move, so a list tells what the hostiles did meanwhile.
func TestInstantHostilesAreToldOf(t *testing.T) {
	sh, c := atTable(t, 1)
	sh.Settings.HostileSpeed = game.Instant
	told := false
	for range 60 {
		rush(sh, c)
		if len(c.Recap) > 0 {
			told = true
			break
		}
		if c.Choices == nil {
			break
		}
		c.Choose(sh, c.Choices.Decision.Options[len(c.Choices.Decision.Options)-1].Key())
	}
	if !told {
		t.Error("nobody tells what the hostiles did")
	}
}

// What an explorer carries is counted on the character card, listed with its worth in a tip, and written in full
// with the explorer's other cards.
func TestWhatAnExplorerCarriesCanBeRead(t *testing.T) {
	sh, c := atTable(t, 1)
	pack, e := c.Play.Shown.Pack(), 1
	for kind := range pack.Discoveries {
		found := fortress.Event{Change: fortress.Found{Explorer: uint8(e), Kind: uint8(kind)}}
		found.Apply(&c.Play.Shown)
	}
	playing.Screen(t, sh, 1280, 720)
	name := "holds/" + c.Play.Shown.Name(e)
	a := sh.UI.Named(name)
	if a == nil || sh.UI.Named("holds/"+c.Play.Shown.Name(0)) != nil {
		t.Fatalf("%s is %+v, or who carries nothing has one", name, a)
	}
	for _, f := range table.Finds(&c.Play.Shown, e) {
		text := table.FindText(sh.Words, f)
		if tip := a.Tip(); !strings.Contains(tip.Text, sh.Words.Name(f.ID)) || !strings.Contains(tip.Text, text) {
			t.Errorf("the tip %q leaves out %s: %s", tip.Text, f.ID, text)
		}
		if worth := sh.Words.Count("find.worth", f.Value); strings.Contains(text, worth) != (f.Value > 0) {
			t.Errorf("%s is told as %q", f.ID, text)
		}
	}
	if b := table.NewBinder(&c.Play.Shown, "", ""); len(b.Hands[pack.Explorers[c.Play.Shown.Party[e].Kind].ID]) != len(table.Finds(&c.Play.Shown, e)) {
		t.Errorf("among the cards are %v", b.Hands)
	}
}

// The tip of what has the focus leaves a card that was just found visible.
func TestATipLeavesAFindVisible(t *testing.T) {
	sh, c := atTable(t, 1)
	img := playing.Screen(t, sh, 1280, 720)
	c.NoteFind(fortress.Event{Change: fortress.Found{Explorer: uint8(c.activeCard()), Kind: 0}})
	c.Version++
	for _, prefix := range []string{"option/end", "option/"} {
		sh.UI.FocusOn(sh.UI.First(prefix))
		sh.Dirty()
		sh.Draw(img)
		if card := sh.UI.Named("found/0"); card == nil || card.Rect.Share(c.tips.tipped) > 0 {
			t.Errorf("the tip at %v covers the find at %+v", c.tips.tipped, card)
		}
	}
}

// The tip of what happened meanwhile says every line in full, and an undo takes the lines away.
func TestWhatHappenedMeanwhileCanBeReadInFull(t *testing.T) {
	sh, c := atTable(t, 1)
	img := playing.Screen(t, sh, 1280, 720)
	c.Choose(sh, c.Choices.Decision.Options[0].Key())
	c.Recap = slices.Repeat([]string{strings.Repeat("A long line. ", 20)}, 2*recapLines)
	c.Version++
	sh.Draw(img)
	a := sh.UI.Named("recap")
	if a == nil || a.Tip == nil {
		t.Fatalf("the box is %+v", a)
	}
	if a.Tip().Text != strings.Join(c.Recap, "\n") {
		t.Errorf("the tip leaves out lines: %q", a.Tip().Text)
	}
	if c.undo(sh); len(c.Recap) > 0 {
		t.Error("the events of an undone choice are still told")
	}
}

// A found card lies where it hides nobody, if there is such a corner of the board.
func TestAFindHidesNobody(t *testing.T) {
	sh, c := shared(t)
	img := playing.Screen(t, sh, 1600, 900)
	for _, corner := range [][2]float32{{0.8, 0.75}, {0.2, 0.75}, {0.2, 0.3}} {
		room, at := c.kit.layout.Field, c.view.Camera.Centre(c.stands(c.acts())[0])
		to := render.Point{X: room.X + room.W*corner[0], Y: room.Y + room.H*corner[1]}
		c.view.TakeOver(sh, c.view.Camera.Pan(render.Point{X: to.X - at.X, Y: to.Y - at.Y}))
		c.Found, c.focus.findsAt = nil, field.Corner{}
		c.NoteFind(fortress.Event{Change: fortress.Found{Explorer: uint8(c.activeCard())}})
		c.Version++
		sh.Dirty()
		sh.Draw(img)
		playing.Keep(t, img, "find-hides-nobody")
		card := sh.UI.Named("found/0").Rect
		for _, f := range c.figures.list() {
			if f.head().Share(card) > 0.2 {
				t.Errorf("the find at %v lies over %s at %v", card, c.Play.Shown.UnitName(f.unit), f.at)
			}
		}
	}
}
