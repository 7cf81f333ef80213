package fortress

import (
	"strings"
	"testing"
	"time"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/precipice"
	"precipice/scenes/fortress/stasis"
	"precipice/scenes/fortress/table"
)

// primary returns the area that Enter takes while nothing has the focus.
func primary(sh *game.Shell) (top *game.Area) {
	for a := range sh.UI.All {
		if a.Primary {
			top = a
		}
	}
	return top
}

// Enter takes the brass answer of a question before any key has moved the focus: the button that ends it, unless an
// explorer could still act, and the first door of a card.
func TestEnterTakesTheBrassAnswer(t *testing.T) {
	sh, asked := playing.Bare(t), map[string]int{}
	playing.HostOf(sh).Lesson.Quiet = true
	sh.Show(sh.Title(sh, nil))
	img := playing.Screen(t, sh, 1280, 720)
	playing.EachDecision(t, sh, 9, 90, func(play *blackstone.Session, d *engine.Decision) {
		if asked[d.Kind] > 3 {
			return
		}
		sh.Show(playing.HostOf(sh).Screen(sh, play))
		sh.Draw(img)
		c, fights := sh.Top().(*Combat)
		if !fights {
			if a := primary(sh); a != nil && a.Answer {
				asked["door"]++
			}
			return
		}
		_, end := c.answers()
		brass := end != nil && !c.sheetShown() && (!c.Activating() || !c.canAct())
		switch a := primary(sh); {
		case !brass && a != nil:
			t.Errorf("%s: Enter takes %s, which is not brass", d.Kind, a.Name)
		case brass && (a == nil || a.Name != "option/"+end.Direct().Key):
			t.Errorf("%s: Enter takes %v and not the button that ends the question", d.Kind, a)
		case brass:
			asked[d.Kind]++
		case d.Kind == fortress.AskActivation:
			asked["actions"]++
		}
	})
	if len(asked) < 4 || asked["door"] == 0 || asked["actions"] == 0 {
		t.Errorf("there were only the questions %v", asked)
	}
}

// Enter that shows everything opens nothing, whatever had the focus, and the next one takes an answer of the question that has
// appeared or nothing.
func TestEnterThatShowsEverythingOpensNothing(t *testing.T) {
	g := newGallery(t)
	now := time.Now()
	g.Watch.Now = func() time.Time { return now }
	img := playing.Screen(t, g.Shell, 1280, 720)
	p := &padder{gallery: g, t: t, img: img}
	tried, screens := 0, map[string]bool{}
	for _, e := range g.ways {
		e.show()
		if !stageful(g.Top()) {
			continue
		}
		for n := 0; ; n++ {
			st, name := inPlay(p)
			list := focusables(&g.UI)
			if st == nil || n >= min(30, len(list)) {
				break
			}
			at := list[n]
			scene := g.Top()
			g.UI.FocusOn(at)
			if p.tick(); !scene.Moving() {
				continue
			}
			p.press(game.Accept)
			if g.Top() != scene {
				t.Errorf("%s, %s: Enter on %s opens %s", e.name, name, at, g.Top().Name())
				break
			}
			if st.Presenting() {
				continue // the hand that acts next begins to be shown
			}
			now = now.Add(time.Second)
			p.tick()
			if st.Choices == nil {
				continue
			}
			if now := g.UI.Pointed(); now != nil && now.Name == at && !now.Answer {
				t.Errorf("%s, %s: the focus stays on %s and not on an answer", e.name, name, at)
			}
			tried++
			screens[name] = true
		}
	}
	if tried < 50 || len(screens) < 3 {
		t.Errorf("only %d presses were tried on %v", tried, screens)
	}
}

// inPlay chooses until something is shown, and returns the stage; nil if nothing is.
func inPlay(p *padder) (*table.Stage, string) {
	for range 12 {
		if !stageful(p.Top()) {
			return nil, ""
		}
		st := stageOf(p.Top())
		if st.Presenting() {
			p.tick()
			return st, p.Top().Name()
		}
		d, asks := st.Play.Pending()
		if !asks {
			return nil, ""
		}
		key := d.Options[len(d.Options)-1].Key()
		switch x := p.Top().(type) {
		case *Combat:
			x.Choose(p.Shell, key)
		case *expedition.Expedition:
			x.Choose(p.Shell, key)
		case *precipice.Precipice:
			x.Choose(p.Shell, key)
		case *stasis.Stasis:
			x.Choose(p.Shell, key)
		}
		p.tick()
	}
	return nil, ""
}

// focusables lists the areas that can have the focus and do something.
func focusables(ui *game.UI) (list []string) {
	for a := range ui.All {
		if a.Do != nil && !a.Skip && !strings.HasPrefix(a.Name, "space/") {
			list = append(list, a.Name)
		}
	}
	return list
}
