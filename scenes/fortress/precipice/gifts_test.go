package precipice

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// exchanging returns a quest at Precipice that asks for gifts, with so many kinds of resource cards in the hands of
// the first explorer and half as many in those of the next.
func exchanging(t *testing.T, sh *game.Shell, kinds int) (*Precipice, *blackstone.Session) {
	t.Helper()
	play := playing.Questing(t, sh, 10)
	playing.ByBot(t, play, fortress.AskVisit)
	s := &play.Match.State
	for n := range kinds {
		s.Quest.Held[n] = fortress.HeldResource{Owner: fortress.Mark(s.Party[n/(kinds*2/3+1)].Kind + 1), Card: uint8(n)}
	}
	for i := range s.Party {
		s.Party[i].Seat = 0
	}
	for {
		play.ShowAll()
		d, ok := play.Explained()
		if !ok {
			t.Fatal("nobody is asked for gifts")
		}
		if d.Kind == fortress.AskExchange {
			break
		}
		key := "stay"
		if err := play.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
	play.Shown = play.Match.State
	x := NewPrecipice(playing.HostOf(sh), sh, play)
	sh.Show(x)
	return x, play
}

// Each explorer who can give something away has a number, however many cards there are. The number leads from card to
// card, and Enter gives the card. Each answer that is legal can be clicked.
func TestEveryGiftHasANumber(t *testing.T) {
	sh := playing.Bare(t)
	x, _ := exchanging(t, sh, 18)
	img := playing.Screen(t, sh, 1280, 720)
	playing.Keep(t, img, "gifts")
	list := x.Givers()
	if len(list) != 2 || len(x.Numbered()) != 1 || len(list[0].Gifts) < 9 {
		t.Fatalf("%d explorers give, beside %d other answers", len(list), len(x.Numbered()))
	}
	for _, r := range x.Choices.Of("give") {
		if a := sh.UI.Named(r.Area()); len(r.Legal) > 0 && (a == nil || a.Do == nil) {
			t.Errorf("%s cannot be clicked", r.ID)
		}
	}
	for n, g := range list {
		for i := range 2 * len(g.Gifts) {
			x.Digit(sh, n+2)
			sh.Dirty()
			sh.Draw(img)
			if want := g.Gifts[i%len(g.Gifts)].Rows[0].Area(); !sh.UI.Focus(want) {
				t.Fatalf("pressed %d times, %d does not lead to %s", i+1, n+2, want)
			}
		}
	}
	last := list[1].Gifts[len(list[1].Gifts)-1].Rows[0]
	if a := sh.UI.Named(last.Area()); a == nil || a.Offscreen {
		t.Errorf("the list does not follow the focus to %s", last.ID)
	}
}

// A card in a hand shows what it is: its ship, its price, what becomes of it and what it does. Discoveries that stay
// are not listed, and the panel says why.
func TestCardsInAHandSayWhatTheyAre(t *testing.T) {
	sh := playing.Bare(t)
	x, play := exchanging(t, sh, 3)
	fortress.Found{Explorer: 0, Kind: 0}.Apply(&play.Match.State)
	x.Refresh(sh)
	playing.Screen(t, sh, 1280, 720)
	for _, g := range x.Givers() {
		for _, one := range g.Gifts {
			c := one.Card
			if c.Resource == nil {
				t.Fatalf("%s is a discovery and can be given away at Precipice", c.ID())
			}
			v, tip := c.View(sh.Words), c.Tip(sh)
			if v.Ship == "" || v.Figure != c.Resource.Price || v.Use == render.HandKept || v.Name != sh.Words.Name(c.ID()) {
				t.Errorf("the picture of %s is %+v", c.ID(), v)
			}
			if !strings.Contains(tip.Text, sh.Words.Say("text."+c.ID())) || !strings.Contains(tip.Sub, sh.Words.Name(c.Ship)) || tip.Rules == "" {
				t.Errorf("of %s the tip says %+v", c.ID(), tip)
			}
		}
	}
	if x.Hint(sh) != sh.Words.Say("gift.home") {
		t.Errorf("of the discoveries the panel says %q", x.Hint(sh))
	}
	e := 0
	b := table.NewBinder(&x.Play.Shown, x.Play.Shown.Name(e), "")
	resources := 0
	for _, c := range b.Hands[x.Play.Shown.Name(e)] {
		if c.Resource != nil {
			resources++
		}
	}
	if resources != 3 && len(x.Givers()) == 1 {
		t.Errorf("the card of %s lists %d resource cards", x.Play.Shown.Name(e), resources)
	}
	if tip := x.CardTip(sh, e); !strings.Contains(tip.Text, sh.Words.Name(x.Givers()[0].Gifts[0].Card.ID())) {
		t.Errorf("the tip of the character card leaves out its resource cards: %q", tip.Text)
	}
}

// Equal cards that may be given away or traded in are one card that says how many there are.
func TestEqualCardsAreCounted(t *testing.T) {
	sh := playing.Bare(t)
	x, play := exchanging(t, sh, 4)
	s := &play.Match.State
	s.Quest.Held[1].Card, s.Quest.Held[1].Owner = s.Quest.Held[0].Card, s.Quest.Held[0].Owner
	play.Shown = *s
	x.Refresh(sh)
	g := x.Givers()[0]
	if n := x.Count(g.Name, g.Gifts[0].Card); n != 2 {
		t.Errorf("of two equal cards %d are counted", n)
	}
	tip := x.memberTip(sh, member{int(s.Party[0].Kind), 0}).Text
	if want := sh.Words.Name(g.Gifts[0].Card.ID()) + " × 2"; !strings.Contains(tip, want) {
		t.Errorf("the explorer keeps %q", tip)
	}
	playing.Keep(t, playing.Screen(t, sh, 1280, 720), "gifts-equal")
}

// While the party is picked, and before it sets out, the question says which cards stay at home, with the rule.
func TestCardsThatStayAtHomeAreNamed(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Questing(t, sh, 3)
	sh.Settings.NoRules = false
	playing.ByBot(t, play, fortress.AskPick)
	s := &play.Match.State
	kind := table.ExplorerIndex(s.Pack(), "dahyak")
	s.Quest.Stored[0], s.Quest.Stored[1] = fortress.Held{Owner: fortress.Mark(kind + 1)}, fortress.Held{Owner: fortress.Mark(kind + 1)}
	play.Shown = *s
	x := NewPrecipice(playing.HostOf(sh), sh, play)
	sh.Show(x)
	img := playing.Screen(t, sh, 1280, 720)
	playing.Keep(t, img, "home-pick")
	want := sh.Words.Name("dahyak") + " keeps " + sh.Words.Name(s.Pack().Discoveries[0].ID) + " × 2"
	if note := x.homeNote(sh); !strings.Contains(note, want) || sh.UI.Named("rule/"+homeRule) == nil {
		t.Errorf("while the party is picked it says %q", note)
	}
	for range 40 {
		d, asked := play.Explained()
		if !asked || x.setsOut() {
			break
		}
		key := playing.Answered(play, d)
		if at := slices.IndexFunc(d.Options, func(o engine.Option) bool { return o.Key() != "pick dahyak" }); d.Kind == fortress.AskPick {
			key = d.Options[at].Key()
		}
		x.Choose(sh, key)
		x.CatchUp(sh)
		x.Refresh(sh)
	}
	sh.Dirty()
	sh.Draw(img)
	playing.Keep(t, img, "home-sets-out")
	if note := x.homeNote(sh); !strings.Contains(note, want) || sh.UI.Named("rule/"+homeRule) == nil {
		t.Errorf("before it sets out it says %q", note)
	}
}
