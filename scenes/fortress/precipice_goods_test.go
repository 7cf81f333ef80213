package fortress

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/precipice"
)

// visiting is a quest of one player in which Amallyn is asked which ship to visit. One ship is docked. She carries
// finds and a Hooked Net.
func visiting(t testing.TB, sh *game.Shell, ship string, carries ...string) *blackstone.Session {
	t.Helper()
	play := playing.Questing(t, sh, 3)
	playing.ByBot(t, play, fortress.AskPick)
	s, p := &play.Match.State, play.Shown.Pack()
	fortress.TableChanged{Players: 1}.Apply(s)
	fortress.MusterBegan{Size: fortress.MaxParty}.Apply(s)
	for place, id := range []string{"amallyn", "janus-draik", "ur-025", "espern-locarno"} {
		fortress.Picked{Place: uint8(place), Kind: uint8(slices.IndexFunc(p.Explorers, func(x library.Explorer) bool { return x.ID == id }))}.Apply(s)
	}
	fortress.ShipDocked{Ship: uint8(slices.IndexFunc(p.Ships, func(x library.Ship) bool { return x.ID == ship }))}.Apply(s)
	for _, id := range carries {
		fortress.Found{Kind: uint8(slices.IndexFunc(p.Discoveries, func(d library.Discovery) bool { return d.ID == id }))}.Apply(s)
	}
	net := slices.IndexFunc(p.Resources, func(c library.Resource) bool { return c.ID == "hooked-net" })
	s.Quest.Resources[net]--
	s.Quest.Held[0] = fortress.HeldResource{Owner: fortress.Mark(s.Party[0].Kind + 1), Card: uint8(net)}
	play.Match = engine.Begin(playing.HostOf(sh).Rules.Rules, *s, dice.NewSeeded(4), func(*fortress.State) engine.Frame[fortress.State] { return &fortress.Trading{} })
	play.Shown = play.Match.State
	return play
}

// Each ship shows its facility: its tip says what it would do now for who visits, and on board a click uses it.
func TestTheFacilityOfEachShipIsOffered(t *testing.T) {
	for _, c := range []struct {
		ship, key string
		odds      int    // results that the tip shows
		says      string // part of its text
	}{
		{"vanguard", "facility-for captains-table cold-lantern", 3, "average: 2.0"},
		{"traveller", "facility orrery", 0, "legacy cards"},
		{"kravvchato", "facility-for gnawed-heap cold-lantern", 2, ""},
		{"steed-mathurir", "facility quiet-grove", 0, "Sets out next with 1 inspiration point."},
		{"clarion", "facility alms-gate", 0, "6 other cards"},
		{"long-courrier", "facility assay-bench", 0, ""},
		{"ashen-psalter", "facility vigil-cells", 2, "Sets out next with 1 wound."},
	} {
		sh := playing.Bare(t)
		play := visiting(t, sh, c.ship, "singing-core", "cold-lantern")
		x := precipice.NewPrecipice(playing.HostOf(sh), sh, play)
		sh.Show(x)
		img := playing.Screen(t, sh, 1280, 720)
		id := strings.Fields(c.key)[1]
		a := sh.UI.Named("option/visit " + c.ship)
		if a == nil {
			t.Fatalf("%s is not to be visited", c.ship)
		}
		if tip := a.Tip(); len(tip.Odds) != c.odds || !strings.Contains(tip.Text, sh.Words.Say("text."+id)) || !strings.Contains(tip.Text, c.says) {
			t.Errorf("the tip of %s is %+v", c.ship, tip)
		}
		x.Choose(sh, "visit "+c.ship)
		x.CatchUp(sh)
		x.Refresh(sh)
		sh.Dirty()
		sh.Draw(img)
		playing.Keep(t, img, "aboard-"+c.ship)
		a = sh.UI.Named("option/" + c.key)
		if a == nil || a.Do == nil {
			t.Fatalf("on %s there is no %s", c.ship, c.key)
		}
		if tip := a.Tip(); len(tip.Odds) != c.odds || !strings.Contains(tip.Text, c.says) {
			t.Errorf("the tip of %s is %+v", c.key, tip)
		}
		before := len(play.Match.Journal)
		if a.Do(); x.Problem != "" || len(play.Match.Journal) != before+1 {
			t.Errorf("a click on %s: %s", c.key, x.Problem)
		}
	}
}

// Inspiration that a facility promises is seen at once: on the card of the explorer, and in its tip.
func TestPromisedInspirationIsSeenAtOnce(t *testing.T) {
	sh := playing.Bare(t)
	play := visiting(t, sh, "steed-mathurir")
	x := precipice.NewPrecipice(playing.HostOf(sh), sh, play)
	sh.Show(x)
	img := playing.Screen(t, sh, 1280, 720)
	says := func() bool {
		return strings.Contains(sh.UI.Named("explorer/amallyn").Tip().Text, sh.Words.Count("precipice.promised", 1))
	}
	if says() {
		t.Error("it is promised before the visit")
	}
	for _, key := range []string{"visit steed-mathurir", "facility quiet-grove", "leave"} {
		x.Choose(sh, key)
		x.CatchUp(sh)
		x.Refresh(sh)
	}
	sh.Dirty()
	sh.Draw(img)
	playing.Keep(t, img, "promised-inspiration")
	if !says() {
		t.Errorf("of the explorer it says %+v", sh.UI.Named("explorer/amallyn").Tip())
	}
	if a, j := x.Traveller(sh, 0).Inspiration, x.Traveller(sh, 1).Inspiration; a != 1 || j != 0 {
		t.Errorf("the cards show %d points of the visitor and %d of another", a, j)
	}
}

// A facility that cannot be used says why, on the ship and on board.
func TestAFacilityThatCannotBeUsedSaysWhy(t *testing.T) {
	sh := playing.Bare(t)
	play := visiting(t, sh, "vanguard")
	x := precipice.NewPrecipice(playing.HostOf(sh), sh, play)
	sh.Show(x)
	img := playing.Screen(t, sh, 1280, 720)
	why := sh.Words.Why("no-archeotech", nil)
	if tip := sh.UI.Named("option/visit vanguard").Tip(); !strings.Contains(tip.Text, why) {
		t.Errorf("the tip of the ship is %+v", tip)
	}
	x.Choose(sh, "visit vanguard")
	x.CatchUp(sh)
	x.Refresh(sh)
	sh.Dirty()
	sh.Draw(img)
	if a := sh.UI.Named("row/facility captains-table"); a == nil || a.Do != nil || !strings.Contains(a.Tip().Text, why) {
		t.Errorf("on board it is %+v", a)
	}
}

// A visitor reads the next legacy card in the picture and answers below it. The row then knows the card.
func TestAVisitorReadsALegacyCard(t *testing.T) {
	sh := playing.Bare(t)
	play := visiting(t, sh, "traveller")
	x := precipice.NewPrecipice(playing.HostOf(sh), sh, play)
	sh.Show(x)
	for _, key := range []string{"visit traveller", "facility orrery"} {
		x.Choose(sh, key)
		x.CatchUp(sh)
		x.Refresh(sh)
	}
	img := playing.Screen(t, sh, 1280, 720)
	playing.Keep(t, img, "reads-a-legacy-card")
	next, _ := play.Shown.Quest.Foreseen.Card()
	if card, part, on := x.Turned(); !x.Choices.Asks(fortress.AskLegacy) || !on || card != next || part != 1 {
		t.Errorf("in the picture is %d, %v, %v; the next card is %d", card, part, on, next)
	}
	for _, key := range []string{"keep", "bury"} {
		if a := sh.UI.Named("option/" + key); a == nil || a.Do == nil {
			t.Errorf("there is no answer %s", key)
		}
	}
	sh.UI.Named("option/keep").Do()
	x.CatchUp(sh)
	x.Refresh(sh)
	sh.Dirty()
	sh.Draw(img)
	if tip := sh.UI.Named("legacy/deck").Tip(); !strings.Contains(tip.Text, sh.Words.Name(play.Shown.Pack().Legacy[next].ID)) {
		t.Errorf("of the deck it says %+v", tip)
	}
}

// Cards are exchanged during the visits by a button, which can be undone.
func TestCardsAreExchangedByAButtonDuringVisits(t *testing.T) {
	sh := playing.Bare(t)
	play := visiting(t, sh, "vanguard")
	x := precipice.NewPrecipice(playing.HostOf(sh), sh, play)
	sh.Show(x)
	img := playing.Screen(t, sh, 1280, 720)
	playing.Keep(t, img, "exchange-at-visit")
	a := sh.UI.Named("option/exchange")
	if a == nil || a.Do == nil {
		t.Fatal("there is no button")
	}
	a.Do()
	x.CatchUp(sh)
	x.Refresh(sh)
	if !x.Choices.Asks(fortress.AskExchange) || x.Choices.Row("give amallyn hooked-net janus-draik") == nil {
		t.Fatal("the button opens no exchange")
	}
	if x.Undo(sh); !x.Choices.Asks(fortress.AskVisit) {
		t.Error("the exchange is not undone")
	}
}

// A card that can be traded in shows what it gives: at home the first gives a point more.
func TestATradeAtHomeShowsItsPoint(t *testing.T) {
	for _, c := range []struct {
		ship string
		more int
	}{{"traveller", 0}, {"", 1}} {
		sh := playing.Bare(t)
		p := playing.Questing(t, sh, 3).Shown.Pack()
		if c.ship == "" {
			amallyn := slices.IndexFunc(p.Explorers, func(x library.Explorer) bool { return x.ID == "amallyn" })
			c.ship = p.Ships[p.Home(amallyn)].ID
		}
		play := visiting(t, sh, c.ship, "singing-core", "cold-lantern")
		x := precipice.NewPrecipice(playing.HostOf(sh), sh, play)
		sh.Show(x)
		x.Choose(sh, "visit "+c.ship)
		x.CatchUp(sh)
		x.Refresh(sh)
		img := playing.Screen(t, sh, 1280, 720)
		sh.Draw(img)
		playing.Keep(t, img, "trade-"+c.ship)
		rows := x.Choices.Of("convert")
		shown := x.Points(rows[0].Direct().Key)
		if a := sh.UI.Named(rows[0].Area()); (c.more > 0) != strings.Contains(a.Tip().Text, "home of") {
			t.Errorf("on %s the tip says %q", c.ship, a.Tip().Text)
		}
		plain := p.Discoveries[rows[0].Legal[0].Option.Args[0]].Value
		x.Choose(sh, rows[0].Direct().Key)
		x.CatchUp(sh)
		x.Refresh(sh)
		if got := int(play.Shown.Quest.Trade.Points); got != shown || got != plain+c.more {
			t.Errorf("on %s a card of %d points shows %d and gives %d", c.ship, plain, shown, got)
		}
		next := x.Choices.Of("convert")[0]
		if shown, plain := x.Points(next.Direct().Key), p.Discoveries[next.Legal[0].Option.Args[0]].Value; shown != plain {
			t.Errorf("on %s the second card of %d points shows %d", c.ship, plain, shown)
		}
	}
}

// While points can be spent, the button that loses them is neither the first number nor what Enter presses, and the
// panel says so. Trading in by one key again and again does not end the visit.
func TestPointsAreNotLostByAKeyTooMany(t *testing.T) {
	sh := playing.Bare(t)
	x := precipice.NewPrecipice(playing.HostOf(sh), sh, visiting(t, sh, "steed-mathurir", "singing-core", "singing-core"))
	sh.Show(x)
	img := playing.Screen(t, sh, 1280, 720)
	x.Choose(sh, "visit steed-mathurir")
	for range 2 {
		x.CatchUp(sh)
		x.Refresh(sh)
		if x.Number(x.Choices.Row("leave")) != len(x.Numbered()) {
			t.Errorf("leaving has the number %d of %d", x.Number(x.Choices.Row("leave")), len(x.Numbered()))
		}
		x.Digit(sh, 1)
	}
	x.CatchUp(sh)
	x.Refresh(sh)
	sh.Dirty()
	sh.Draw(img)
	playing.Keep(t, img, "points-left")
	a := sh.UI.Named("option/leave")
	if !x.Affords() || a == nil || a.Primary || x.First() == a.Name || x.Hint(sh) != sh.Words.Say("precipice.points-left") {
		t.Errorf("something can be bought: %v; leaving is %+v, and the focus begins at %s", x.Affords(), a, x.First())
	}
}
