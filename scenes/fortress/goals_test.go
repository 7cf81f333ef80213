package fortress

import (
	"strconv"
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/render"
	"precipice/scenes/fortress/moments"
	"precipice/scenes/fortress/playing"
)

// Positions in strongholds, one in each, as scenarios.
var positions = map[string]string{
	"cinder-foundry": `assault cinder-foundry
counter white-anvil 1
explorer janus-draik -1,5 dice 4,4,6
explorer ur-025 1,3 dice 5
explorer amallyn 2,3 dice 2
hostile guardsman-1 9,3
hostile guardsman-2 8,3
start activation janus-draik`,
	"ribbed-gate": `assault ribbed-gate
counter rib-gate 2
explorer janus-draik 6,3 dice 4,4,6
explorer ur-025 1,3 dice 5
hostile ur-ghul-1 4,1
start activation janus-draik`,
	"drowned-archive": `assault drowned-archive
explorer janus-draik 10,3 dice 4,4,6
explorer ur-025 1,3 dice 5
carries ur-025 pale-codex
hostile ur-ghul-1 4,1
start activation janus-draik`,
	"red-kennels": `assault red-kennels
explorer janus-draik 1,3 dice 4,5,6
explorer ur-025 0,4 dice 5
hostile matron-1 5,3 damage 3
start activation janus-draik`,
	"still-heart": `assault still-heart
counter eyelid 3
counter pupil 1
explorer janus-draik 7,3 dice 4,4,6
explorer ur-025 9,3 dice 5
hostile warden-1 10,5
start activation janus-draik`,
	"still-heart 2": `assault still-heart 2
counter heart-root 2
explorer janus-draik 6,4 dice 4,4,6
explorer ur-025 8,4 dice 5
hostile warden-1 4,2
start activation janus-draik`,
}

// attacking returns the combat screen in a position of a stronghold.
func attacking(t testing.TB, sh *game.Shell, text string) *Combat {
	t.Helper()
	m, _, err := fortress.Position(playing.HostOf(sh).Rules.Rules, text)
	if err != nil {
		t.Fatal(err)
	}
	table := blackstone.Table{Quest: "No 7", Seed: 1, Overwatch: blackstone.Always, Setup: fortress.Setup{Players: 1, Fifth: -1, Quest: true, StrikeForce: true, LeaderPoints: true}}
	play, err := session.New(playing.HostOf(sh).Rules, table, nil, game.Clock)
	if err != nil {
		t.Fatal(err)
	}
	play.ShowAll()
	play.Match, play.Shown = m, m.State
	c := NewCombat(playing.HostOf(sh), sh, play)
	sh.Show(c)
	return c
}

// The objective of a stronghold stands at the top of the field with how far it has come, and its tip tells its
// sites. The board begins below.
func TestTheObjectiveOfAStrongholdIsAlwaysSeen(t *testing.T) {
	for name, text := range positions {
		sizes := [][3]int{{1280, 720, 100}, {1280, 720, 200}}
		if name == "ribbed-gate" {
			sizes = append(sizes, [3]int{1600, 900, 150}, [3]int{3840, 2160, 80})
		}
		for _, size := range sizes {
			sh := playing.Bare(t)
			sh.Settings.TextPercent = size[2]
			c := attacking(t, sh, text)
			img := playing.Screen(t, sh, size[0], size[1])
			for i := range c.goals.assault().Objectives {
				o := &c.goals.assault().Objectives[i]
				a := sh.UI.Named(goalArea + o.ID)
				if a == nil || !c.kit.layout.Field.Contains(a.Rect.Centre()) || a.Rect.Bottom() > c.kit.layout.Field.Bottom() {
					t.Fatalf("%s at %v: the objective %s is not seen: %+v", name, size, o.ID, a)
				}
				tip := a.Tip()
				if tip.Title == "" || tip.Sub != c.goals.told(sh, o) || tip.Text == "" || tip.Rules != "BF-STR-005" || strings.Contains(tip.Sub+tip.Text, "[") {
					t.Errorf("%s: the tip of %s is %+v", name, o.ID, tip)
				}
			}
			if _, rest := c.twists.list(sh); rest.Y < c.twists.goalsRect(sh).Bottom() {
				t.Errorf("%s at %v: the board begins at %v, above the end of the objectives", name, size, rest.Y)
			}
			c.twists.lookAtTwists(sh)
			if a := sh.UI.Pointed(); a == nil || !strings.HasPrefix(a.Name, goalArea) || !sh.UI.Looking() {
				t.Errorf("%s: looking around leads to %+v", name, a)
			}
			playing.Keep(t, img, "stronghold-"+strings.ReplaceAll(name, " ", "-")+"-"+stat3(size))
		}
	}
}

func stat3(size [3]int) string { return strconv.Itoa(size[0]) + "-text" + strconv.Itoa(size[2]) }

// Once an objective is met, the objectives say at once when the combat ends, and only the one that is met says so.
func TestTheObjectivesSayWhenTheyAreMet(t *testing.T) {
	for _, p := range []struct {
		name, text string
		met        string // the objective
	}{
		{"slain", "assault red-kennels\nexplorer janus-draik 1,3 dice 4,5,6\nexplorer ur-025 0,4 dice 5\nhostile ur-ghul-1 5,3\nstart activation janus-draik", "slay-the-matron"},
		{"either", "assault still-heart 2\ncounter heart-root 5\nexplorer janus-draik 6,4 dice 4\nexplorer ur-025 8,4\nhostile warden-1 4,2\nstart activation janus-draik", "still-the-root"},
		{"lamp", "assault ribbed-gate\ncounter rib-gate 8\ncounter marrow-lamp 5\nexplorer janus-draik 11,2 dice 4\nexplorer ur-025 6,3\nhostile guardsman-1 10,5\nstart activation janus-draik", "put-out-the-lamp"},
	} {
		sh := playing.Bare(t)
		c := attacking(t, sh, p.text)
		s, w := &c.Play.Shown, sh.Words
		s.Phase, s.Acting = fortress.ActivationPhase, 1
		for at, put := range map[string]func(){
			"goal.met.activation": func() {},
			"goal.met.next":       func() { s.Acting, s.Phase = 0, fortress.EventPhase },
			"":                    func() { s.Acting, s.Phase = 0, fortress.Battlefield },
			"goal.met":            func() { s.Result = fortress.Achieved },
		} {
			was := *s
			put()
			for i := range c.goals.assault().Objectives {
				o := &c.goals.assault().Objectives[i]
				met := o.ID == p.met && at != ""
				if told := c.goals.told(sh, o); met && told != w.Say(at) || !met && strings.HasPrefix(told, "Met") {
					t.Errorf("%s, %s: %s says %q", p.name, at, o.ID, told)
				}
				if strings.Contains(c.goals.text(sh, o), w.Say("goal.met.text")) != met || met && !strings.Contains(c.goals.endsTip(sh, "", "").Text, w.Say(at)) {
					t.Errorf("%s, %s: the tip of %s says %q", p.name, at, o.ID, c.goals.text(sh, o))
				}
			}
			*s = was
		}
		playing.Keep(t, playing.Screen(t, sh, 1280, 720), "goal-met-"+p.name)
		for e := range s.Party {
			fortress.OutOfAction{Explorer: uint8(e)}.Apply(s)
		}
		if o := &c.goals.assault().Objectives[0]; c.goals.met(o) {
			t.Errorf("%s: nobody is in action, and the objective is met", p.name)
		}
	}
}

// Each kind of site has its own sign, and its hexes tell what it is and how far it has come.
func TestSitesAreToldOnTheBoard(t *testing.T) {
	want := map[string]map[string]render.SiteKind{
		"cinder-foundry":  {"white-anvil": render.HeldPlace, "quench-wheel": render.Machine},
		"ribbed-gate":     {"rib-gate": render.ClosedWay, "marrow-lamp": render.Breach},
		"drowned-archive": {"pale-codex": render.ThingPlace, "drain-chain": render.Snare},
		"red-kennels":     {"harpoon-frame": render.Launcher, "chain-post": render.Snare},
	}
	for name, kinds := range want {
		sh := playing.Bare(t)
		c := attacking(t, sh, positions[name])
		playing.Keep(t, playing.Screen(t, sh, 1280, 720), "sites-"+name)
		a, views := c.goals.assault(), c.goals.siteViews(sh)
		for id, kind := range kinds {
			site := a.Site(id)
			if views[site].Kind != kind {
				t.Errorf("%s has the sign %v", id, views[site].Kind)
			}
			tip := c.tips.hexTip(sh, a.Sites[site].Hexes[0])
			if !strings.Contains(tip.Sub, sh.Words.Name(id)) || !strings.Contains(tip.Text, sh.Words.Say("text."+id)) {
				t.Errorf("the tip of %s is %+v", id, tip)
			}
		}
	}
}

// Each kind of tokens that can mark a site has a sign and a name, and the site tells which it has.
// proves: BF-SET-028
func TestTheTokensOfSitesAreTold(t *testing.T) {
	sh := playing.Bare(t)
	c := attacking(t, sh, positions["ribbed-gate"])
	playing.Screen(t, sh, 1280, 720)
	a := c.goals.assault()
	for site, kind := range map[string]string{"rib-gate": "barrier", "marrow-lamp": "disruption"} {
		if v := c.goals.siteViews(sh)[a.Site(site)]; v.Token != kind {
			t.Errorf("%s is marked with %q tokens", site, v.Token)
		}
	}
	one := &a.Sites[a.Site("marrow-lamp")]
	was := one.Token
	defer func() { one.Token = was }()
	for _, kind := range library.Tokens {
		one.Token = kind
		if v := c.goals.siteViews(sh)[a.Site("marrow-lamp")]; v.Token != kind || !render.HasToken(kind) {
			t.Errorf("there is no sign of %s tokens", kind)
		}
		if tip := c.tips.hexTip(sh, one.Hexes[0]); !strings.Contains(tip.Text, sh.Words.Say("token."+kind)+" tokens") {
			t.Errorf("of %s tokens the tip says %q", kind, tip.Text)
		}
	}
}

// A special action is on the card of who is beside its site, with the odds of its roll, and refused elsewhere with
// what it needs. The keys of its number take it.
func TestASpecialActionTellsItsOdds(t *testing.T) {
	sh := playing.Bare(t)
	c := attacking(t, sh, positions["cinder-foundry"])
	playing.Screen(t, sh, 1280, 720)
	r := c.Choices.Row("special turn-the-wheel")
	if r == nil || r.Direct() == nil || sh.UI.Named(r.Area()) == nil {
		t.Fatalf("the wheel is not offered: %+v", r)
	}
	tip := c.tips.rowTip(sh, r)
	if len(tip.Odds) != 3 || tip.Rules != "BF-STR-005" || !strings.Contains(tip.Sub, sh.Words.Say("text.turn-the-wheel")) {
		t.Errorf("the tip of the wheel is %+v", tip)
	}
	before := c.Play.Match.State.Expedition.Assault.Counter
	c.digit(sh, c.cards.numbered().Of(r))
	c.CatchUp(sh)
	if after := c.Play.Match.State.Expedition.Assault.Counter; after == before && c.Play.Match.State.Party[0].Count(fortress.WoundCounter) == 0 {
		t.Error("turning the wheel changes nothing")
	}
	c = attacking(t, sh, positions["ribbed-gate"])
	playing.Screen(t, sh, 1280, 720)
	if r := c.Choices.Row("special pinch-the-wick"); r == nil || len(r.Legal) > 0 || c.tips.rowTip(sh, r).Text == "" {
		t.Errorf("the lamp can be reached from afar, or nothing says why not: %+v", r)
	}
}

// A banner tells each step of a site while it is shown, and none afterwards.
func TestABannerTellsTheStepsOfASite(t *testing.T) {
	sh := playing.Bare(t)
	c := attacking(t, sh, positions["cinder-foundry"])
	for _, e := range []fortress.Event{{Rule: "BF-STR-005", Change: fortress.SiteAdvanced{Site: 0, By: 1}}, {Rule: "BF-STR-005", Change: fortress.ObjectiveReached{}}} {
		c.Begins(sh, e)
		if c.Underway.News.Title == "" || c.Underway.News.Text == "" || moments.Table.Of(e.Change).Length == 0 {
			t.Errorf("of %T the banner says %+v", e.Change, c.Underway.News)
		}
		if c.Ends(e); c.Underway.News.Title != "" {
			t.Errorf("the banner of %T stays", e.Change)
		}
	}
	c.Begins(sh, fortress.Event{Change: fortress.SiteAdvanced{Site: 0, By: 1}})
	if c.Underway.News.Roll != "2" || c.Play.Shown.Expedition.Assault.Counter[0] != 1 {
		t.Errorf("the banner counts %q, of %d shown", c.Underway.News.Roll, c.Play.Shown.Expedition.Assault.Counter[0])
	}
}
