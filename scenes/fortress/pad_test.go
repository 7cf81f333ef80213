package fortress

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
	"precipice/game"
	"precipice/scenes"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/precipice"
	"precipice/scenes/fortress/stasis"
	"precipice/scenes/panes"
)

// padder plays by what a gamepad can ask for: the actions that have a button, and those in the menu of actions.
type padder struct {
	*gallery
	t    *testing.T
	img  *ebiten.Image
	took string // the area that was chosen last
}

// press asks for an action as its button does, and lets the screen follow.
func (p *padder) press(actions ...game.Action) {
	p.t.Helper()
	for _, a := range actions {
		p.Input.Ask(a)
		p.tick()
	}
}

func (p *padder) tick() {
	p.t.Helper()
	if err := p.Update(); err != nil {
		p.t.Fatal(err)
	}
	p.Dirty()
	p.Draw(p.img)
}

// offers reports whether a gamepad can ask for an action on the present screen: by a button, or from the menu.
func (p *padder) offers(a game.Action) bool {
	if p.Hands().Button(a) != game.NoButton || a == game.Keys {
		return true
	}
	d, ok := p.Top().(scenes.Doer)
	return ok && slices.Contains(d.Deeds(), a)
}

// otherwise holds the actions that do what a click does on areas to which the focus does not come.
var otherwise = []struct {
	area string
	by   game.Action
}{{"rule/", game.Explain}, {"help/rules", game.Explain}, {"help/keys", game.Keys}, {panes.FoldEdge, game.Fold}, {"read/hostile", game.Cards}, {"cue", game.Next}, {"found/", game.Accept}, {"prelude/page", game.Skip}}

// reach puts the focus on each area that it comes to by the button for the next one, chooses it without doing it, and
// returns all of them.
func (p *padder) reach(does map[string]bool) map[string]bool {
	p.t.Helper()
	seen, first := map[string]bool{}, ""
	for {
		p.Input.Ask(game.Next)
		if err := p.Update(); err != nil {
			p.t.Fatal(err)
		}
		a := p.UI.Pointed()
		switch {
		case a == nil:
			return seen
		case seen[a.Name] && a.Name != first:
			p.t.Errorf("%s: from %s the focus does not go on to all the others", p.Top().Name(), a.Name)
			return seen
		case seen[a.Name]:
			return seen
		case first == "":
			first = a.Name
		}
		seen[a.Name] = true
		if name := a.Name; does[name] {
			a.Do = func() { p.took = name }
			p.Input.Ask(game.Accept)
			if err := p.Update(); err != nil || p.took != name {
				p.t.Errorf("%s: the button that chooses does not take %s: %v", p.Top().Name(), name, err)
			}
		}
	}
}

// A gamepad alone reaches everything that does something on each screen, chooses it, and goes back. Of the games there is
// one at each kind of question.
func TestAGamepadReachesEverythingOnEveryScreen(t *testing.T) {
	g, shown := newGallery(t), map[string]bool{}
	g.Home(nil)
	p := &padder{gallery: g, img: playing.Screen(t, g.Shell, 1280, 720)}
	g.addEnds(t)
	for _, e := range g.ways {
		e.show()
		says := g.Top().Says()
		if kind := g.Top().Name() + says["pending"] + says["kind"] + says["result"]; !shown[kind] || strings.Contains(e.name, "ends") {
			shown[kind] = true
			t.Run(e.name, func(t *testing.T) { p.walk(t, e.show) })
		}
	}
	sh, c := underFire(t, 2, twoWatch)
	p = &padder{gallery: &gallery{Shell: sh}, img: p.img}
	t.Run("overwatch", func(t *testing.T) { p.walk(t, func() { sh.Show(c) }) })
	if len(shown) < 30 {
		t.Errorf("only %d screens were walked: %v", len(shown), shown)
	}
}

// addEnds adds a combat and an expedition that are over.
func (g *gallery) addEnds(t *testing.T) {
	for _, seed := range []uint64{0, 2} {
		play := playing.Begun(t, g.Shell, seed, playing.AskAll(g.Shell, seed))
		played(t, play, playing.Chance(seed), 4000)
		if play.ShowAll(); play.Waiting() {
			t.Fatal("the game goes on")
		}
		if _, asks := play.Pending(); asks {
			t.Fatal("the game goes on")
		}
		g.add(fmt.Sprint("a game ends, ", seed), func() { g.Show(playing.HostOf(g.Shell).Screen(g.Shell, play)) })
	}
}

// walk goes through a screen, which show opens.
func (p *padder) walk(t *testing.T, show func()) {
	p.t = t
	for _, part := range []func(){p.everything, p.menu, p.back} {
		show()
		p.tick()
		for n := 0; n < 100 && p.Top().Moving() && stageful(p.Top()); n++ {
			p.press(game.Accept)
		}
		part()
	}
	inwindow.Frame()
}

// stageful reports whether a screen shows events.
func stageful(scene game.Scene) bool {
	switch scene.(type) {
	case *Combat, *expedition.Expedition, *precipice.Precipice, *stasis.Stasis:
		return true
	}
	return false
}

// everything goes to everything that does something, also while looking around.
func (p *padder) everything() {
	p.t.Helper()
	does, turns := map[string]bool{}, map[string]bool{}
	for a := range p.UI.All {
		does[a.Name] = does[a.Name] || a.Do != nil
		if parts := strings.Split(a.Name, "/"); a.Turn != nil && !a.Skip {
			turns[strings.Join(parts[:min(2, len(parts))], "/")], turns[parts[0]] = true, true
		}
	}
	if p.Top().Name() == "rules" {
		p.rulebook()
		return
	}
	seen, looked := p.reach(does), map[string]bool{}
	p.press(game.Look)
	if p.UI.Looking() {
		looked = p.reach(does)
		p.press(game.Look)
	}
	for name, do := range does {
		parts := strings.Split(name, "/")
		turned := parts[0] == "tab" && turns["tab"] || len(parts) == 3 && turns[strings.Join(parts[:2], "/")]
		i := slices.IndexFunc(otherwise, func(o struct {
			area string
			by   game.Action
		}) bool {
			return strings.HasPrefix(name, o.area)
		})
		if do && !seen[name] && !looked[name] && !turned && (i < 0 || !p.offers(otherwise[i].by)) {
			p.t.Errorf("%s: the focus does not come to %s", p.Top().Name(), name)
		}
	}
}

// rulebook leafs through all chapters of the rulebook, and follows a link and comes back. What is marked takes the place
// of the focus.
func (p *padder) rulebook() {
	at := func(what string) string { return p.Top().Says()[what] }
	chapters, rules := map[string]bool{at("chapter"): true}, map[string]bool{at("rule"): true}
	book, err := playing.HostOf(p.Shell).Rulebook("en")
	if err != nil {
		p.t.Fatal(err)
	}
	for _, way := range []game.Action{game.Left, game.Right} {
		for range book.Chapters {
			p.Input.Ask(way)
			if err := p.Update(); err != nil {
				p.t.Fatal(err)
			}
			chapters[at("chapter")] = true
		}
	}
	if len(chapters) != len(book.Chapters) {
		p.t.Errorf("of %d chapters %d are opened", len(book.Chapters), len(chapters))
	}
	p.press(game.Down)
	for range 30 {
		p.press(game.Up)
		rules[at("rule")] = true
		if before := at("rule"); !p.followed(before) {
			continue
		}
		return
	}
	p.t.Errorf("none of the rules %v has a link that can be followed", rules)
}

// followed follows the first link of the marked rule, if it has one, and comes back.
func (p *padder) followed(rule string) bool {
	p.press(game.Next, game.Accept)
	if p.Top().Says()["rule"] == rule {
		return false
	}
	if p.press(game.Back); p.Top().Says()["rule"] != rule {
		p.t.Errorf("going back from a link leads to %s, not to %s", p.Top().Says()["rule"], rule)
	}
	return true
}

// closes holds the actions that only close a page again, as the button that goes back does.
var closes = map[string]game.Action{"cards": game.Cards, "coming": game.Ahead}

// menu opens the menu of actions, which offers what the screen answers and no button asks for.
func (p *padder) menu() {
	p.t.Helper()
	before := p.Top()
	keyed := keyedBy(p.t, before)
	if r, ok := before.(*replay); ok {
		keyed = slices.DeleteFunc(append(keyed, keyedBy(p.t, r.Screen)...), func(a game.Action) bool {
			return slices.Contains([]game.Action{game.Redo, game.Ahead, game.AimToggle, game.Guide}, a)
		})
	}
	for _, a := range keyed {
		c, fights := before.(*Combat)
		if silent := closes[before.Name()] == a || a == game.Ahead && fights && !c.ahead.tellsAhead(); !p.offers(a) && !silent {
			p.t.Errorf("%s answers %s, for which a gamepad has no way", before.Name(), a.Name())
		}
	}
	if before.Name() == "deeds" {
		return
	}
	p.press(game.More)
	if p.Top().Name() != "deeds" || p.UI.First("deed/") == "" {
		p.t.Errorf("over %s the menu of actions is %s", before.Name(), p.Top().Name())
		return
	}
	if p.press(game.Back); p.Top() != before {
		p.t.Errorf("the menu of actions leads back to %s, not to %s", p.Top().Name(), before.Name())
	}
}

// back goes back from a screen until another is shown: the one below, or the menu, which leads back again.
func (p *padder) back() {
	p.t.Helper()
	before := p.Top()
	if before.Name() == "title" || before.Name() == "failure" {
		return
	}
	for range 6 {
		if p.press(game.Back); p.Top() != before {
			break
		}
	}
	switch after := p.Top(); {
	case after == before:
		p.t.Errorf("nothing leads back from %s", before.Name())
	case after.Name() == "menu":
		if p.press(game.Back); p.Top() != before {
			p.t.Errorf("from the menu over %s the way back leads to %s", before.Name(), p.Top().Name())
		}
	}
}

var (
	methods = regexp.MustCompile(`(?m)^func \(\w+ \*(\w+)(?:\[[^\]]*\])?\) `)
	deeds   = regexp.MustCompile(`(?:Did\(|case )game\.(\w+)`)
)

// keyedBy returns the actions that the methods of a scene's type answer, as the source says.
func keyedBy(t *testing.T, scene game.Scene) (list []game.Action) {
	t.Helper()
	name, _, _ := strings.Cut(reflect.TypeOf(scene).Elem().Name(), "[")
	files, _ := filepath.Glob("*.go")
	rooms, _ := filepath.Glob("*/*.go")
	shared, err := filepath.Glob("../*.go")
	for _, file := range slices.Concat(files, rooms, shared) {
		source, problem := os.ReadFile(file)
		if err != nil || problem != nil {
			t.Fatal(err, problem)
		}
		heads := methods.FindAllSubmatchIndex(source, -1)
		for i, at := range heads {
			if end := len(source); string(source[at[2]:at[3]]) == name && !strings.HasSuffix(file, "_test.go") {
				if i+1 < len(heads) {
					end = heads[i+1][0]
				}
				for _, m := range deeds.FindAllSubmatch(source[at[0]:end], -1) {
					list = append(list, actionOf[string(m[1])])
				}
			}
		}
	}
	return slices.DeleteFunc(list, func(a game.Action) bool { return a == game.NoAction })
}

// actionOf holds the actions without a button from the start, by their names in the source.
var actionOf = map[string]game.Action{"Redo": game.Redo, "Remove": game.Remove, "Fit": game.Fit, "AimToggle": game.AimToggle, "Cards": game.Cards,
	"Guide": game.Guide, "Twists": game.Twists, "Danger": game.Danger, "Ahead": game.Ahead, "Fold": game.Fold, "Keys": game.Keys}
