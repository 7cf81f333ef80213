package fortress

import (
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// withVeil returns a combat in which Amallyn is asked whether to use a card against a wound.
func withVeil(t *testing.T, sh *game.Shell) *Combat {
	t.Helper()
	_, c := atTable(t, 1)
	c = NewCombat(playing.HostOf(sh), sh, c.Play)
	m, _, err := fortress.Position(playing.HostOf(sh).Rules.Rules, "board\n.   .   .   .\nend\nexplorer amallyn 0,0 cards shimmer-veil,windwalk-boots\nhostile guardsman-1 3,0\nstart wound amallyn guardsman-1\n")
	if err != nil {
		t.Fatal(err)
	}
	c.Play.Match, c.Play.Shown = m, m.State
	sh.Show(c)
	c.Refresh(sh)
	return c
}

// At the question, a card has two chips that answer it now and from then on.
func TestAQuestionForACardCanBeAnsweredForGood(t *testing.T) {
	for chip, want := range map[string]string{"offer/always/shimmer-veil": "play shimmer-veil", "offer/never/shimmer-veil": "pass"} {
		sh := playing.Bare(t)
		c := withVeil(t, sh)
		playing.Keep(t, playing.Screen(t, sh, 1280, 720), "card manners asked")
		a := sh.UI.Named(chip)
		if a == nil || a.Tip().Text == "" {
			t.Fatalf("there is no chip %s", chip)
		}
		row := sh.UI.Named("option/play shimmer-veil")
		if row == nil || !row.Rect.Contains(a.Rect.Centre()) {
			t.Errorf("%s lies at %v, outside of the row of its card", chip, a.Rect)
		}
		if a.Do(); len(c.Play.Match.Journal) == 0 || c.Play.Match.Journal[0] != want {
			t.Errorf("%s answers with %q", chip, c.Play.Match.Journal)
		}
		if len(c.Play.Table.Cards) != 1 || len(c.Host.Table.Cards) != 0 {
			t.Errorf("the manners are %v here and %v at the next table", c.Play.Table.Cards, c.Host.Table.Cards)
		}
	}
}

// On the card in hand, a click turns from ask to always, to never, and back. A permanent card has no manner.
func TestTheCardInHandSaysWhetherItIsAskedFor(t *testing.T) {
	sh := playing.Bare(t)
	c := withVeil(t, sh)
	c.OpenHand(sh, "amallyn")
	playing.Keep(t, playing.Screen(t, sh, 1280, 720), "card manners")
	for i, want := range []blackstone.Manner{blackstone.Always, blackstone.Never, blackstone.Ask} {
		list := areasOf(sh, "manner/")
		if len(list) != 1 || list[0].Offscreen {
			t.Fatalf("%d cards have a manner, the first out of sight: %v", len(list), len(list) > 0 && list[0].Offscreen)
		}
		list[0].Do()
		if got := c.Play.Table.MannerOf("shimmer-veil"); got != want {
			t.Errorf("after %d clicks the manner is %d, not %d", i+1, got, want)
		}
		playing.Keep(t, playing.Screen(t, sh, 1280, 720), "card manners turned")
	}
}

// The settings tell how many cards are set, and ask for all of them again.
func TestTheSettingsAskForEveryCardAgain(t *testing.T) {
	sh := playing.Bare(t)
	c := withVeil(t, sh)
	s := table.Manners{Host: c.Host, Stage: &c.Stage}
	if _, ok := dials(sh, s)["cards"]; ok {
		t.Error("a setting is offered that changes nothing")
	}
	c.Play.Table = c.Play.Table.WithManner("wager-coin", blackstone.Never).WithManner("long-courrier", blackstone.Always)
	dials(sh, s)["cards"].Turn(1)
	if len(c.Play.Table.Cards) > 0 {
		t.Errorf("%v are still set", c.Play.Table.Cards)
	}
}

// While a game is only watched, nothing can be set.
func TestAWatchedGameSetsNoManner(t *testing.T) {
	sh := playing.Bare(t)
	c := withVeil(t, sh)
	b := table.NewBinder(&c.Play.Shown, "amallyn", "")
	sh.Push(b)
	if playing.Screen(t, sh, 1280, 720); len(areasOf(sh, "manner/")) > 0 {
		t.Error("a manner can be set")
	}
	if v := (&table.CardPage{Shell: sh}).CardView(table.ResourceCard(c.Play.Shown.Pack(), 0, false)); v.ID == "" || v.Tag != "" {
		t.Errorf("the card is %+v", v)
	}
}
