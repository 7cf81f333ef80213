package fortress

import (
	"testing"

	"precipice/game"
)

// An answer that is not legal any more, such as the second of a double click, is refused with a sentence, and the question can still
// be answered.
func TestARefusedAnswerLeavesTheQuestion(t *testing.T) {
	g := newGallery(t)
	img := screen(t, g.Shell, 1280, 720)
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
		if st.choices == nil || tried[g.Top().Name()+st.choices.Decision.Kind] {
			continue
		}
		tried[g.Top().Name()+st.choices.Decision.Kind] = true
		switch x := g.Top().(type) {
		case *Combat:
			x.choose(g.Shell, "what nobody offers")
		case *Expedition:
			x.choose(g.Shell, "what nobody offers")
		case *Precipice:
			x.choose(g.Shell, "what nobody offers")
		case *Stasis:
			x.choose(g.Shell, "what nobody offers")
		}
		p.tick()
		p.tick()
		answers := 0
		for a := range g.UI.Each {
			if a.Answer && a.Do != nil {
				answers++
			}
		}
		if g.Notice() == "" || st.choices == nil || answers == 0 {
			t.Errorf("%s, %s: a refused answer leaves %d answers and says %q", e.name, st.choices.Decision.Kind, answers, g.Notice())
		}
		g.Note("")
	}
	if len(tried) < 12 {
		t.Errorf("only %d questions were tried", len(tried))
	}
}
