package fortress

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/precipice"
	"precipice/scenes/fortress/table"
)

// areasOf lists the areas of a screen whose names begin with prefix.
func areasOf(sh *game.Shell, prefix string) (list []game.Area) {
	for a := range sh.UI.Each {
		if strings.HasPrefix(a.Name, prefix) {
			list = append(list, *a)
		}
	}
	return list
}

// beginCombat plays a quest into its first combat, to the first activation.
func beginCombat(t *testing.T, sh *game.Shell) *Combat {
	t.Helper()
	play := playing.Questing(t, sh, 8)
	card := slices.IndexFunc(play.Shown.Pack().Legacy, func(c library.LegacyCard) bool { return len(c.Modify) > 0 })
	for _, s := range []*fortress.State{&play.Match.State, &play.Shown} {
		fortress.LegacyDrawn{Kind: uint8(card)}.Apply(s)
	}
	playing.ByBot(t, play, fortress.AskActivation)
	c := NewCombat(playing.HostOf(sh), sh, play)
	sh.Show(c)
	c.Refresh(sh)
	return c
}

// In a combat, the track is at the foot of the screen with the initiative card of each explorer and each group face
// up. What lies on and above the board of Precipice, the legacy cards, is at the opposite side.
// proves: BF-SET-015 BF-SET-016
func TestTheTrackAndPrecipiceAreOpposite(t *testing.T) {
	sh := playing.Bare(t)
	c := beginCombat(t, sh)
	s := &c.Play.Shown
	for s.NumTrack < 8 { // as many groups as there can be
		s.Track[s.NumTrack] = fortress.TrackCard{Hostile: true, Index: s.NumTrack - 4}
		s.NumTrack++
	}
	c.Version++
	playing.Screen(t, sh, 1280, 720)
	l, cards := &c.kit.layout, areasOf(sh, "track/")
	explorers, hostiles := 0, 0
	for i, a := range cards {
		if !l.Foot.Contains(a.Rect.Centre()) || a.Rect.Y < l.Field.Bottom() || a.Tip().Title == "" {
			t.Errorf("initiative card %d lies at %v", i+1, a.Rect)
		}
		if s.Track[i].Hostile {
			hostiles++
		} else {
			explorers++
		}
	}
	if explorers != 4 || hostiles != 4 {
		t.Errorf("%d cards of explorers and %d of hostiles lie by the track", explorers, hostiles)
	}
	legacy := areasOf(sh, "twist/")
	if len(legacy) == 0 || legacy[0].Rect.Bottom() > l.Field.Centre().Y {
		t.Errorf("the legacy cards lie at %+v", legacy)
	}
}

// The card of every hostile in the encounter deck, with its miniature, can be read at any time: at Precipice before
// the first party gathers, and on an expedition before anybody has met one.
// proves: BF-SET-017
func TestHostilesCanBeReadBeforeTheyAreMet(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Questing(t, sh, 2)
	play.ShowAll()
	for _, open := range []func(){
		func() { x := precipice.NewPrecipice(playing.HostOf(sh), sh, play); sh.Show(x); x.ReadCards(sh) },
		func() {
			playing.ByBot(t, play, fortress.AskExplore)
			x := expedition.NewExpedition(playing.HostOf(sh), sh, play)
			sh.Show(x)
			x.Read(sh)
		},
	} {
		open()
		b, ok := sh.Top().(*table.Binder)
		if !ok {
			t.Fatalf("the cards are not opened: %s", sh.Top().Name())
		}
		img := playing.Screen(t, sh, 1280, 720)
		for kind := range play.Shown.Pack().Hostiles {
			id := play.Shown.Pack().Hostiles[kind].ID
			a := sh.UI.Named("cards/" + id)
			if a == nil || a.Do == nil {
				t.Fatalf("there is no card of %s", id)
			}
			a.Do()
			sh.Draw(img)
			if b.Card.ID != id {
				t.Errorf("the card shown is %s and not %s", b.Card.ID, id)
			}
		}
		sh.Pop()
	}
}

// Two of the four docked ships lie on each side of Precipice.
// proves: BF-SET-020
func TestShipsLieOnBothSidesOfPrecipice(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Questing(t, sh, 4)
	playing.ByBot(t, play, fortress.AskVisit)
	x := precipice.NewPrecipice(playing.HostOf(sh), sh, play)
	sh.Show(x)
	playing.Screen(t, sh, 1600, 900)
	sides := [2]int{}
	for _, a := range areasOf(sh, "option/visit ") {
		if a.Rect.Right() < x.Layout.Room.Centre().X {
			sides[0]++
		} else if a.Rect.X > x.Layout.Room.Centre().X {
			sides[1]++
		}
	}
	if sides != [2]int{2, 2} {
		t.Errorf("%d ships lie at the left of Precipice and %d at the right", sides[0], sides[1])
	}
}

// The destiny dice lie on a space of their own, and every other die is thrown into the tray below the board.
// proves: BF-SET-021
func TestDiceHaveTheirPlaces(t *testing.T) {
	sh := playing.Bare(t)
	c := beginCombat(t, sh)
	playing.Screen(t, sh, 1280, 720)
	l, space := &c.kit.layout, sh.UI.Named("panel/destiny")
	thrown := 0
	for d := range c.Play.Shown.DestinyDice {
		if d.Face > 0 {
			thrown++
		}
	}
	lie := append(areasOf(sh, "destiny/"), areasOf(sh, "die/pay destiny ")...)
	for _, a := range lie {
		if !space.Rect.Contains(a.Rect.Centre()) {
			t.Errorf("the die %s lies at %v", a.Name, a.Rect)
		}
	}
	if thrown == 0 || len(lie) != thrown {
		t.Errorf("%d of %d destiny dice lie on their space", len(lie), thrown)
	}
	if l.Corner.Y < l.Field.Bottom() || l.Corner.W == 0 {
		t.Errorf("the tray lies at %v, the board at %v", l.Corner, l.Field)
	}
	for _, sides := range []dice.Die{dice.D6, dice.D8, dice.D12} {
		list, _ := c.DiceOf(sh, fortress.Event{Change: fortress.Rolled{Die: sides, Faces: [2]uint8{3}}})
		if len(list) != 1 || list[0].Sides != int(sides) || list[0].Face != 3 {
			t.Errorf("a %v is thrown as %+v", sides, list)
		}
	}
	if list, _ := c.DiceOf(sh, fortress.Event{Change: fortress.BlackstoneRolled{Face: 17}}); len(list) != 1 || list[0].Sides != 20 || list[0].Face != 17 {
		t.Errorf("the blackstone die is thrown as %+v", list)
	}
}

// Each explorer has four activation dice on its character card, less those whose spaces are covered by wounds.
// proves: BF-SET-022
func TestEachExplorerHasFourActivationDice(t *testing.T) {
	_, c := atTable(t, 1)
	for e := range c.Play.Shown.Party {
		if !c.Play.Shown.Party[e].Playing {
			continue
		}
		slots := c.Slots(e)
		for i, slot := range slots {
			if slot.Die == 0 && !slot.Wound && !slot.Grievous {
				t.Errorf("space %d of %s has no die", i+1, c.Play.Shown.Name(e))
			}
		}
		if len(slots) != 4 {
			t.Errorf("%s has %d spaces", c.Play.Shown.Name(e), len(slots))
		}
	}
}

// Legacy cards, the resource decks of the docked ships, and the mortis cards of the dead lie above Precipice.
// proves: BF-SET-023
func TestCardsLieAbovePrecipice(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Questing(t, sh, 4)
	playing.ByBot(t, play, fortress.AskVisit)
	s := &play.Shown
	dead := s.Pack().Explorers[5].ID
	s.Quest.Mortis = 1 << 5
	x := precipice.NewPrecipice(playing.HostOf(sh), sh, play)
	sh.Show(x)
	for _, size := range [][2]int{{1280, 720}, {3840, 2160}} {
		playing.Screen(t, sh, size[0], size[1])
		for prefix, n := range map[string]int{"legacy/": 1 + x.LegacyInRow(), "deck/": 4, "mortis/" + dead: 1} {
			list := areasOf(sh, prefix)
			if len(list) != n {
				t.Errorf("%s: %d areas, want %d", prefix, len(list), n)
			}
			for _, a := range list {
				if a.Rect.Bottom() > x.Layout.Room.Y || a.Tip().Title == "" {
					t.Errorf("%s lies at %v, the platform at %v", a.Name, a.Rect, x.Layout.Room)
				}
			}
		}
	}
	for place, k := range s.Quest.Docked {
		ship, _ := k.Card()
		if a := sh.UI.Named("deck/" + s.Pack().Ships[ship].ID); !strings.Contains(a.Tip().Text, strconv.Itoa(s.ResourcesLeft(ship))) {
			t.Errorf("of the deck at berth %d the tip says %q", place, a.Tip().Text)
		}
	}
}

// The tokens that the game uses are on the screens: wounds, grievous wounds and inspiration on the character cards,
// discovery markers on the board, and who leads in the bar.
// proves: BF-SET-028
func TestTokensAreShown(t *testing.T) {
	sh := playing.Bare(t)
	c := beginCombat(t, sh)
	e := c.activeCard()
	x := &c.Play.Shown.Party[e]
	x.Slots[2].Counter, x.Slots[3].Counter, x.Inspiration = fortress.WoundCounter, fortress.GrievousCounter, 3
	slots, card := c.Slots(e), c.Character(sh, e)
	if !slots[2].Wound || !slots[3].Grievous || card.Inspiration != 3 {
		t.Errorf("the card shows %+v and %d inspiration points", slots, card.Inspiration)
	}
	if n := len(c.pane.boardView().Finds); n == 0 {
		t.Error("no discovery marker is on the board")
	}
	leader, told := sh.Words.Say("bar.leader", c.Player(sh, c.Play.Shown.Leader)), false
	img := playing.Screen(t, sh, 1280, 720)
	sh.Theme.Wrote = func(text string, _, _ render.Rect) { told = told || text == leader }
	c.Version++
	sh.Dirty()
	if sh.Draw(img); !told {
		t.Errorf("nothing says %q", leader)
	}
}
