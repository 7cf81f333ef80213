package fortress

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/session"
	"precipice/render"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/precipice"
	"precipice/scenes/fortress/table"
)

// addStrongholds adds a position in each stronghold, and the award of an artefact.
func (g *gallery) addStrongholds(t *testing.T) {
	for _, name := range slices.Sorted(maps.Keys(positions)) {
		c := attacking(t, g.Shell, positions[name])
		g.add("stronghold "+name, func() { g.Show(c) })
	}
	x := awarding(t, g.Shell)
	g.add("award", func() { g.Show(x) })
}

// awarding returns the screen of a party of a quest, with cards in its hands, that is asked who takes an artefact.
func awarding(t testing.TB, sh *game.Shell) *expedition.Expedition {
	t.Helper()
	play := playing.Laden(t, sh, 6, 5)
	playing.ByBot(t, play, fortress.AskExplore)
	s := &play.Shown
	s.Quest.Goal = 1
	x := expedition.NewExpedition(playing.HostOf(sh), sh, play)
	d := &engine.Decision{Kind: fortress.AskAward, Rule: "BF-STR-007"}
	d.About[0] = s.Pack().Resources[s.Goal().Reward].ID
	for e := range s.Party {
		if s.Party[e].Playing {
			d.Offer(engine.Option{Verb: "award", Parts: [4]string{s.Name(e)}, Args: [4]int16{int16(e)}})
		}
	}
	x.Choices = table.Arrange(d, s, sh.Words)
	return x
}

// Whoever may take an artefact is a card with the figure and the cards that it has, beside the artefact and what it
// does. Without room for them they are rows.
func TestAnArtefactIsAwardedAmongCards(t *testing.T) {
	sh := playing.Bare(t)
	x := awarding(t, sh)
	sh.Show(x)
	card, ok := x.Awarded()
	if !ok || card.ID() != x.Choices.Decision.About[0] || card.Text(sh.Words) == "" {
		t.Fatalf("the artefact is %+v", card)
	}
	held := 0
	for _, size := range [][3]int{{1280, 720, 100}, {1280, 720, 200}, {1600, 900, 100}, {3840, 2160, 100}} {
		sh.Settings.TextPercent = size[2]
		playing.Keep(t, playing.Screen(t, sh, size[0], size[1]), "award-"+strconv.Itoa(size[0])+"-text"+strconv.Itoa(size[2]))
		for _, row := range x.Choices.Of("award") {
			a := sh.UI.Named(row.Area())
			if a == nil || a.Do == nil {
				t.Fatalf("at %v %s is %+v", size, row.ID, a)
			}
			tip, e := a.Tip(), int(row.Legal[0].Option.Args[0])
			for _, c := range expedition.ResourcesOf(&x.Play.Shown, e) {
				held++
				if !strings.Contains(tip.Text, sh.Words.Name(c.ID())) || !strings.Contains(tip.Text, c.Text(sh.Words)) {
					t.Errorf("the tip %q does not tell of %s", tip.Text, c.ID())
				}
			}
			if tip.Rules != "BF-STR-007" || size[2] == 100 && a.Rect.H < sh.Theme.Px(expedition.AwardHigh) {
				t.Errorf("at %v %s lies at %v, tip %+v", size, row.ID, a.Rect, tip)
			}
		}
	}
	if held == 0 {
		t.Error("nobody has a card")
	}
}

// What a ship offers is one line of the log.
func TestTheOffersOfAShipAreOneLine(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Questing(t, sh, 3)
	playing.ByBot(t, play, fortress.AskVisit)
	x := precipice.NewPrecipice(playing.HostOf(sh), sh, play)
	first := slices.IndexFunc(play.Log, func(l session.Line) bool { return l.Key == "for-sale" })
	if first < 0 || x.Log.Runs["for-sale"] == nil {
		t.Fatalf("nothing is told of what is on sale: %v", play.Log)
	}
	told := table.SaleTold(sh.Words, play.Log[first:first+3])
	for _, l := range play.Log[first : first+3] {
		if !strings.Contains(told, sh.Words.Name(l.Args[1])) || !strings.Contains(told, l.Args[2]) || strings.Count(told, sh.Words.Name(l.Args[0])) != 1 {
			t.Errorf("%q does not tell of %v", told, l.Args)
		}
	}
}

// The list of sites is made anew in each frame, in the memory of the last one.
func TestTheSitesOfAFrameNeedNoMemory(t *testing.T) {
	sh := playing.Bare(t)
	c := attacking(t, sh, positions["ribbed-gate"])
	if views := c.goals.siteViews(sh); len(views) < 2 || views[0].Kind == views[1].Kind {
		t.Fatalf("the sites are %+v", views)
	}
	var last []render.SiteView
	if n := testing.AllocsPerRun(50, func() { last = c.goals.siteViews(sh) }); n > 0 {
		t.Errorf("a list of %d sites needs memory %.0f times", len(last), n)
	}
}
