package fortress

import (
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/precipice"
	"precipice/scenes/fortress/stasis"
	"precipice/scenes/fortress/table"
)

// An answer that is not legal any more, such as the second of a double click, is refused with a sentence, and the question can still
// be answered.
func TestARefusedAnswerLeavesTheQuestion(t *testing.T) {
	g := newGallery(t)
	img := playing.Screen(t, g.Shell, 1280, 720)
	p := &padder{gallery: g, t: t, img: img}
	tried := map[string]bool{}
	for _, e := range g.ways {
		e.show()
		if !stageful(g.Top()) {
			continue
		}
		st := stageOf(g.Top())
		for n := 0; n < 50 && st.Presenting(); n++ {
			p.press(game.Accept)
		}
		p.tick()
		if st.Choices == nil || tried[g.Top().Name()+st.Choices.Decision.Kind] {
			continue
		}
		tried[g.Top().Name()+st.Choices.Decision.Kind] = true
		switch x := g.Top().(type) {
		case *Combat:
			x.Choose(g.Shell, "what nobody offers")
		case *expedition.Expedition:
			x.Choose(g.Shell, "what nobody offers")
		case *precipice.Precipice:
			x.Choose(g.Shell, "what nobody offers")
		case *stasis.Stasis:
			x.Choose(g.Shell, "what nobody offers")
		}
		p.tick()
		p.tick()
		answers := 0
		for a := range g.UI.Each {
			if a.Answer && a.Do != nil {
				answers++
			}
		}
		if g.Notice() == "" || st.Choices == nil || answers == 0 {
			t.Errorf("%s, %s: a refused answer leaves %d answers and says %q", e.name, st.Choices.Decision.Kind, answers, g.Notice())
		}
		g.Note("")
	}
	if len(tried) < 12 {
		t.Errorf("only %d questions were tried", len(tried))
	}
}

// The tip of a twist that can be chosen says what it does, before it holds.
func TestTwistsAreReadBeforeOneIsChosen(t *testing.T) {
	for seed := range uint64(60) {
		sh := playing.Bare(t)
		seated := playing.AskAll(sh, seed)
		if seated.Setup.Difficulty != fortress.NoObjective {
			continue
		}
		play, pick := playing.Begun(t, sh, seed, seated), playing.Chance(seed)
		for range 400 {
			play.ShowAll()
			d, asks := play.Pending()
			if !asks {
				break
			}
			if d.Options[0].Verb != fortress.DoTwist {
				if err := play.Choose(playing.ByChance(pick, d)); err != nil {
					t.Fatal(err)
				}
				continue
			}
			c := NewCombat(playing.HostOf(sh), sh, play)
			for _, r := range c.Choices.Rows {
				text := sh.Words.Say("text." + table.ChoiceOf(r).Option.Parts[0])
				if tip := c.tips.rowTip(sh, r); r.Verb == fortress.DoTwist && !strings.Contains(tip.Sub+tip.Text, text) {
					t.Errorf("the tip of %s says %+v, without %q", r.Label, tip, text)
				}
			}
			return
		}
	}
	t.Fatal("no twist could be chosen")
}
