package fortress

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/game/blackstone"
	"precipice/scenes/fortress/playing"
)

// listener hears a shell, and has its shadow.
type listener struct {
	*game.Shell
	img     *ebiten.Image
	said    []string // sentences, in order
	pointed []string // what the focus has come to
	shadow  game.Shadow
	casts   int
	reached []game.Reach
}

// listening lets a shell be heard that has drawn nothing yet.
func listening(sh *game.Shell) *listener {
	l := &listener{Shell: sh}
	sh.Tell = func(sentence, _ string) { l.said = append(l.said, sentence) }
	sh.Point = func(sentence, _ string) { l.pointed = append(l.pointed, sentence) }
	sh.Shadow = func(s game.Shadow) { l.shadow, l.casts = s, l.casts+1 }
	sh.Reached = func() (all []game.Reach) {
		all, l.reached = l.reached, nil
		return all
	}
	return l
}

// draw draws the screen once it has rested for long enough to be told.
func (l *listener) draw() {
	l.Now = l.Now.Add(time.Second)
	l.Dirty()
	l.Draw(l.img)
}

// unnamed returns the areas that can be chosen and that a screen reader cannot name in words, what it could not reach at all, and what it
// finds twice: as what can be chosen, and as a loose text.
func (l *listener) unnamed() (wrong []string) {
	named, called := map[string]bool{}, map[string]string{}
	for _, one := range l.shadow.Things {
		if one.ID != "" {
			called[one.Name] = one.ID
		}
		if strings.TrimSpace(one.Name) == "" || one.ID != "" && !strings.ContainsFunc(one.Name, unicode.IsLetter) {
			wrong = append(wrong, fmt.Sprintf("%s is called %q", one.ID, one.Name))
		}
		named[one.ID] = true
	}
	for _, one := range l.shadow.Things {
		if of := called[one.Name]; one.ID == "" && one.Role != game.RoleHeading && of != "" {
			wrong = append(wrong, fmt.Sprintf("a text repeats %s: %q", of, one.Name))
		}
	}
	for a := range l.UI.All {
		if (a.Do != nil || a.Turn != nil || a.Readable) && a.Role != game.Part && !named[a.Name] {
			wrong = append(wrong, "a reader does not find "+a.Name)
		}
	}
	return wrong
}

// alike returns what can be chosen although something else is called the same.
func (l *listener) alike() (wrong []string) {
	called := map[string]string{}
	for _, one := range l.shadow.Things {
		if one.Role == game.RoleButton {
			if of := called[one.Name]; of != "" {
				wrong = append(wrong, fmt.Sprintf("%s and %s are both called %q", of, one.ID, one.Name))
			}
			called[one.Name] = one.ID
		}
	}
	return wrong
}

// settled shows at once what is still to be shown on a screen.
func (l *listener) settled() {
	if s, ok := l.Top().(playable); ok {
		s.CatchUp(l.Shell)
		s.Refresh(l.Shell)
	}
	for range 40 {
		if l.draw(); !l.Top().Moving() {
			return
		}
	}
}

// Whatever can be chosen on any screen has a name for a screen reader, in a window and on a phone.
func TestWhateverCanBeChosenHasASpokenName(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1170, 2532}, {2532, 1170}} {
		t.Run(fmt.Sprint(size), func(t *testing.T) {
			g := newGallery(t)
			l := listening(g.Shell)
			if size[0] != 1280 {
				g.Held = func() float64 { return 3 }
			}
			g.Home(nil)
			l.img = playing.Screen(t, g.Shell, size[0], size[1])
			wrong, found := map[string]string{}, 0
			for _, e := range g.ways {
				e.show()
				l.settled()
				found += len(l.shadow.Things)
				list := l.unnamed()
				if strings.HasPrefix(e.name, "setup") { // values say their question
					list = append(list, l.alike()...)
				}
				for _, what := range list {
					wrong[what] = e.name
				}
			}
			for what, where := range wrong {
				t.Errorf("%s: %s", where, what)
			}
			if found < 1000 {
				t.Errorf("a reader finds only %d things on all screens", found)
			}
		})
	}
}

// In play, all that comes up has a name too, and whatever is told is told in a sentence of its own.
func TestWhatComesUpInPlayHasASpokenName(t *testing.T) {
	l := listening(playing.Bare(t))
	l.Home(nil)
	l.img = playing.Screen(t, l.Shell, 1280, 720)
	wrong := map[string]bool{}
	for seed := range uint64(2) {
		play := playing.Begun(t, l.Shell, seed, playing.AskAll(l.Shell, seed))
		shown(t, l.Shell, play, rand.New(rand.NewPCG(seed, 9)), 60, func() {
			l.settled()
			for _, what := range l.unnamed() {
				wrong[what] = true
			}
		})
	}
	for what := range wrong {
		t.Error(what)
	}
}

// heardCombat returns a combat at the first activation of an explorer, whose player uses keys, and the listener.
func heardCombat(t *testing.T) (*listener, *Combat) {
	t.Helper()
	l := listening(playing.Bare(t))
	setup := playing.FullTable(l.Shell)
	setup.Combat = "cold-cistern"
	l.Home(nil)
	l.img = playing.Screen(t, l.Shell, 1280, 720)
	c := NewCombat(playing.HostOf(l.Shell), l.Shell, playing.Begun(t, l.Shell, 2, blackstone.Table{Setup: setup}))
	l.Show(c)
	for range 100 {
		c.Play.ShowAll()
		c.Refresh(l.Shell)
		if c.Activating() {
			break
		}
		d := c.Choices.Decision
		c.Choose(l.Shell, d.Options[len(d.Options)-1].Key())
	}
	c.Update(l.Shell)
	l.said = nil
	l.draw()
	l.UI.FocusOn(c.first())
	l.draw()
	return l, c
}

// A question is said once, with how many answers it has and what the key that ends it does. That key says what it declines
// before that happens.
func TestAQuestionIsSaidOnce(t *testing.T) {
	l, c := heardCombat(t)
	asked := func() (n int) {
		for _, one := range l.said {
			if strings.HasPrefix(one, "What does ") {
				n++
			}
		}
		return n
	}
	for range 5 {
		l.draw()
	}
	want := fmt.Sprintf("What does Amallyn do? %d answers. E ends it: End · ", len(c.Choices.Decision.Options))
	if asked() != 1 || !strings.HasPrefix(l.said[len(l.said)-1], want) {
		t.Fatalf("of the question was heard %q, want once %q", l.said, want)
	}
	l.said = nil
	l.Input.Actions = []game.Action{game.End}
	c.Update(l.Shell)
	l.Input.Actions = nil
	c.CatchUp(l.Shell)
	c.Update(l.Shell)
	l.draw()
	if len(l.said) < 2 || !strings.HasPrefix(l.said[0], "Declined: End · dice drop to ") {
		t.Errorf("after the key that ends the activation was heard %q", l.said)
	}
}

// The focus speaks: an action with its price, a refused one with its reason, a hex with where it lies and what awaits there.
func TestTheFocusSpeaks(t *testing.T) {
	l, c := heardCombat(t)
	heard := func(area string) string {
		t.Helper()
		l.pointed = nil
		l.UI.FocusOn("bar/menu")
		l.draw()
		l.UI.FocusOn(area)
		for range 3 { // it says it once
			l.draw()
		}
		if len(l.pointed) != 2 || l.pointed[0] != "Menu." {
			t.Fatalf("of %s was heard %q", area, l.pointed)
		}
		return l.pointed[1]
	}
	says := func(area string, wanted ...string) {
		t.Helper()
		said := heard(area)
		for _, want := range wanted {
			if !strings.Contains(said, want) {
				t.Errorf("of %s was heard %q, without %q", area, said, want)
			}
		}
	}
	says("row/move", "1, Move, 1+", "selected")
	says("row/fire long-rifle", "Long Rifle, 2+", "unavailable", "Amallyn sees no hostile.")
	says("option/move -2,0", "Move to -2,0, 3 hexes away, at 12 o'clock.")
	says("option/end", "End · dice drop to")
	l.pointed = nil
	l.Input.Actions = []game.Action{game.AimToggle}
	l.UI.FocusOn("row/aim")
	l.draw()
	c.Update(l.Shell)
	l.Input.Actions = nil
	l.draw()
	if len(l.pointed) != 2 || !strings.Contains(l.pointed[1], "selected") {
		t.Errorf("after the aim was switched on with the focus on it was heard %q", l.pointed)
	}
}

// The keys that look around and show threats say so, and looking around reads miniatures.
func TestLookingAroundSpeaks(t *testing.T) {
	l, c := heardCombat(t)
	press := func(a game.Action) {
		l.Input.Actions = []game.Action{a}
		c.Update(l.Shell)
		l.Input.Actions = nil
		l.draw()
	}
	l.said = nil
	press(game.Danger)
	press(game.Danger)
	if want := []string{"The wounds to expect on each hex are shown.", "The wounds to expect are no longer shown."}; !slices.Equal(l.said, want) {
		t.Errorf("of the threats was heard %q, want %q", l.said, want)
	}
	l.said, l.pointed = nil, nil
	press(game.Look)
	l.UI.FocusOn("unit/drone-3")
	l.draw()
	if len(l.said) != 1 || !strings.HasPrefix(l.said[0], "Looking around") {
		t.Errorf("when the player began to look around was heard %q", l.said)
	}
	if len(l.pointed) == 0 || !strings.HasPrefix(l.pointed[len(l.pointed)-1], "Drone 3, 4 hexes away, at 1 o'clock.") {
		t.Errorf("of a miniature was heard %q", l.pointed)
	}
}

// tick gives the shell a tick, as the page does, and draws.
func (l *listener) tick(t *testing.T) {
	t.Helper()
	if err := l.Update(); err != nil {
		t.Fatal(err)
	}
	l.draw()
}

// A reader who presses what it finds plays as by clicks: an answer is taken, and what only informs tells more.
func TestAReaderPlaysByTheShadow(t *testing.T) {
	l, c := heardCombat(t)
	l.pointed = nil
	l.reached = []game.Reach{{ID: "unit/drone-3", Kind: game.Pressed}}
	l.tick(t)
	if len(l.pointed) != 1 || strings.Contains(l.pointed[0], "Drone 3, 4 hexes") || !strings.Contains(l.pointed[0], "not in sight") {
		t.Errorf("of a miniature that was pressed was heard %q", l.pointed)
	}
	who := c.Actor()
	before := c.Play.Shown.On(who).Hex
	l.reached = []game.Reach{{ID: "option/move -2,0", Kind: game.Came}, {ID: "option/move -2,0", Kind: game.Pressed}}
	for range 4 {
		l.tick(t)
	}
	c.CatchUp(l.Shell)
	if now := c.Play.Shown.On(who).Hex; now == before {
		t.Errorf("the explorer who was to move stands at %v", now)
	}
	if l.reached = []game.Reach{{ID: "bar/menu", Kind: game.Pressed}}; true {
		l.tick(t)
	}
	if l.Top().Name() != "menu" {
		t.Errorf("the menu was pressed, and %s is shown", l.Top().Name())
	}
}

// The shadow is cast again only when something in it has changed.
func TestTheShadowRests(t *testing.T) {
	l, c := heardCombat(t)
	for range 3 {
		l.draw()
	}
	casts := l.casts
	for range 20 {
		l.draw()
	}
	if l.casts != casts {
		t.Errorf("an unchanged screen has cast %d shadows", l.casts-casts)
	}
	c.threats.toggleThreats(l.Shell)
	l.draw()
	if l.casts != casts+1 {
		t.Errorf("after a change the screen has cast %d shadows", l.casts-casts)
	}
}

// BenchmarkShadow draws a combat at rest for nobody, and for a screen reader.
func BenchmarkShadow(b *testing.B) {
	for name, heard := range map[string]bool{"unheard": false, "heard": true} {
		b.Run(name, func(b *testing.B) {
			sh, c := atTable(b, 1)
			l := &listener{Shell: sh}
			if heard {
				l = listening(sh)
			}
			sh.Show(c)
			l.img = playing.Screen(b, sh, 1280, 720)
			c.CatchUp(sh)
			c.Refresh(sh)
			l.draw()
			for b.Loop() {
				l.draw()
			}
		})
	}
}
