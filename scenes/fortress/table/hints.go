package table

import (
	"slices"

	"precipice/game"
	"precipice/game/blackstone/guide"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/tutor"
)

// hinting is what the guide says in a quest about the pending question.
type hinting struct {
	Hint *guide.Hint // nil if it says nothing
	at   int         // length of the log when it began to speak
}

// ChooseHint lets the guide speak about the pending question, and takes away what it said about one that has been answered. A
// hint that is neither answered nor put away comes again when the game is continued.
func (c *Stage) ChooseHint(sh *game.Shell) {
	h := &c.Hinting
	if h.Hint != nil && h.at == len(c.Play.Log) {
		return
	}
	if c.noteHint() {
		c.Host.Keep(sh)
	}
	h.Hint, h.at = nil, len(c.Play.Log)
	if c.Choices == nil || c.Play.Watched() || c.Host.Lesson.Quiet {
		return
	}
	h.Hint = c.Host.Course.Hint(&c.Play.Shown, c.Choices.Decision, c.Host.Lesson.Hints)
}

// noteHint notes that what the guide says need not be said again, and reports whether it says anything.
func (c *Stage) noteHint() bool {
	h := c.Hinting.Hint
	if h == nil {
		return false
	}
	if l := &c.Host.Lesson; !slices.Contains(l.Hints, h.ID) {
		l.Hints = append(slices.Clone(l.Hints), h.ID)
	}
	return true
}

// Hush takes away what the guide says; for good if the player wants no more hints.
func (c *Stage) Hush(sh *game.Shell, good bool) {
	c.noteHint()
	c.Hinting.Hint = nil
	if good {
		c.Host.Lesson.Quiet = true
		sh.Note(sh.Words.Say("hint.quiet"))
	}
	c.Host.Keep(sh)
	c.Version++
	sh.Dirty()
}

// HintCardHeight returns the height of what the guide says, 0 if it says nothing.
func (c *Stage) HintCardHeight(sh *game.Shell, wide float32) float32 {
	h := c.Hinting.Hint
	if h == nil {
		return 0
	}
	t, in := sh.Theme, wide-sh.Theme.Px(2*tutor.Padding)
	return t.ParagraphHeight(sh.Words.Say("hint.title."+h.ID), render.Strong, in) + t.ParagraphHeight(sh.Words.Say("hint.text."+h.ID), hintText(t), in) +
		hintButton(t) + t.Px(2*tutor.Padding+12)
}

// hintText is the style of a hint. Large text grows less here, so that the rest of the screen stays visible.
func hintText(t *render.Theme) render.Style { return scenes.Smaller(render.Body, 1/max(1, t.Text*0.7)) }

// hintButton returns the height of the buttons below a hint.
func hintButton(t *render.Theme) float32 {
	return t.Target(max(t.Px(28), t.LineHeight(scenes.ButtonText)+t.Px(6)))
}

// DrawHintCard draws what the guide says, with the buttons that take it away.
func (c *Stage) DrawHintCard(sh *game.Shell, p *render.Canvas, layer game.Layer, r render.Rect) {
	h := c.Hinting.Hint
	if h == nil || r.H <= 0 {
		return
	}
	t, w := sh.Theme, sh.Words
	p.Panel(r, render.PanelView{Accent: render.Brass, Card: true})
	sh.UI.Add(layer, game.Area{Name: "hint", Rect: r, Skip: true, Aloud: true, Rule: h.Rule})
	in := r.Inset(t.Px(tutor.Padding))
	foot, in := in.CutBottom(hintButton(t))
	_, in = in.CutTop(p.Paragraph(in, w.Say("hint.title."+h.ID), render.Strong.With(render.Brass)) + t.Px(4))
	p.Paragraph(in, w.Say("hint.text."+h.ID), hintText(t))
	for i, b := range []struct {
		name, label string
		good        bool
	}{{"hint/close", w.Say("guide.close"), false}, {"hint/never", w.Say("hint.never"), true}} {
		var at render.Rect
		at, foot = foot.CutLeft(min(foot.W, max(t.Px(78), t.Measure(b.label, scenes.ButtonText)+t.Px(20))))
		_, foot = foot.CutLeft(t.Px(8))
		scenes.DrawButton(sh, p, layer, at, b.name, render.ButtonView{Label: b.label, Primary: i == 0}, func() { c.Hush(sh, b.good) })
	}
	ref := scenes.RuleShown(sh, h.Rule)
	if t.Measure(ref, render.RuleRef) < foot.W {
		at, _ := foot.CutRight(t.Measure(ref, render.RuleRef))
		p.Label(at, ref, render.RuleRef, render.Left)
		scenes.RefArea(sh, layer, at, h.Rule)
	}
}
