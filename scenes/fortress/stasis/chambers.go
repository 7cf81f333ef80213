package stasis

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// Chambers is the page on which explorers leave a quest with their cards, and come to it from others: those of this
// quest, and the chambers that have been kept from any quest.
type Chambers struct {
	host    *table.Host
	play    *blackstone.Session
	canvas  *render.Canvas
	list    scenes.ScrollList
	files   scenes.Files
	kept    []blackstone.Chamber
	removed []string // slots to empty when the page is left
	shell   *game.Shell
	told    string // what has just happened
	problem string
}

// NewChambers returns the page for a quest. Push it over its screen.
func NewChambers(h *table.Host, sh *game.Shell, play *blackstone.Session) *Chambers {
	c := &Chambers{host: h, play: play, shell: sh}
	c.read(sh)
	return c
}

// read reads the list of kept chambers.
func (c *Chambers) read(sh *game.Shell) {
	kept, err := blackstone.Chambers(sh.Store)
	c.kept = kept
	c.fail(sh, err)
}

func (c *Chambers) fail(sh *game.Shell, err error) {
	if err != nil {
		c.told, c.problem = "", sh.Sentence(err)
	}
}

// tell says what has happened.
func (c *Chambers) tell(text string) { c.told, c.problem = text, "" }

// Name implements game.Scene.
func (c *Chambers) Name() string { return "chambers" }

// Moving implements game.Scene.
func (c *Chambers) Moving() bool { return false }

// Covers implements game.Coverer.
func (c *Chambers) Covers() {}

// Says implements game.Scene.
func (c *Chambers) Says() map[string]string {
	return map[string]string{"problem": c.problem, "told": c.told}
}

// Leave implements game.Leaver. It deletes the removed chambers.
func (c *Chambers) Leave() {
	for _, slot := range c.removed {
		if err := c.shell.Store.Remove(slot); err != nil {
			c.shell.Warn(err)
		}
	}
	c.removed = nil
}

// Update implements game.Scene.
func (c *Chambers) Update(sh *game.Shell) {
	data, err := c.files.Poll()
	if err == nil && data != nil {
		err = c.take(sh, data)
	}
	c.fail(sh, err)
	c.list.Update(sh)
	switch in := &sh.Input; {
	case scenes.HelpKeys(sh, "BF-NEW-003"):
	case in.Did(game.Back):
		c.back(sh)
	}
}

func (c *Chambers) back(sh *game.Shell) {
	c.Leave()
	sh.Pop()
}

// take puts a chamber from a file into the list.
func (c *Chambers) take(sh *game.Shell, data []byte) error {
	one, err := blackstone.OpenChamber(data)
	if err != nil {
		return err
	}
	if err = one.Keep(c.host.Rules, sh.Saver); err == nil {
		c.read(sh)
		c.tell(sh.Words.Say("chambers.taken", sh.Words.Name(one.Explorer)))
	}
	return err
}

// keep puts the chamber of an explorer of this quest into the list.
func (c *Chambers) keep(sh *game.Shell, kind int) {
	one := blackstone.ChamberOf(c.play, kind, game.Clock())
	if err := one.Keep(c.host.Rules, sh.Saver); err != nil {
		c.fail(sh, err)
		return
	}
	c.read(sh)
	c.tell(sh.Words.Say("chambers.kept", sh.Words.Name(one.Explorer)))
	sh.Dirty()
}

// write opens a dialog for saving a kept chamber to a file.
func (c *Chambers) write(sh *game.Shell, one *blackstone.Chamber) {
	data, err := one.Seal(c.host.Rules)
	if err == nil {
		c.files.Write(sh, data, one.FileName(sh.Now)+".save")
	}
	c.fail(sh, err)
	sh.Dirty()
}

// bring brings the explorer of a kept chamber to the quest, and says which cards stay behind.
func (c *Chambers) bring(sh *game.Shell, one *blackstone.Chamber) {
	stays, err := blackstone.Admit(c.play, one)
	if err != nil {
		c.fail(sh, err)
		return
	}
	c.play.ShowAll()
	w := sh.Words
	told := w.Count("chambers.brought", one.Cards()-len(stays), w.Name(one.Explorer))
	c.tell(strings.Join(append([]string{told}, stayingBehind(sh, stays)...), " "))
	sh.Dirty()
}

// stayingBehind says of each card that does not come why not.
func stayingBehind(sh *game.Shell, stays []fortress.Stays) (lines []string) {
	for _, s := range stays {
		key := "chambers.stays.deck"
		if s.Unknown {
			key = "chambers.stays.unknown"
		}
		lines = append(lines, sh.Words.Say(key, cardName(sh, s)))
	}
	return lines
}

// cardName names a card that stays, by its id if the content does not have it.
func cardName(sh *game.Shell, s fortress.Stays) string {
	if s.Unknown {
		return s.Card
	}
	return sh.Words.Name(s.Card)
}

// remove takes a chamber off the list, or puts it back.
func (c *Chambers) remove(slot string) {
	if i := slices.Index(c.removed, slot); i >= 0 {
		c.removed = slices.Delete(c.removed, i, i+1)
		return
	}
	c.removed = append(c.removed, slot)
}

// Draw implements game.Scene.
func (c *Chambers) Draw(sh *game.Shell, dst *ebiten.Image) {
	if c.canvas == nil || c.canvas.Theme != sh.Theme {
		c.canvas = render.NewCanvas(sh.Theme)
	}
	p, t, w := c.canvas, sh.Theme, sh.Words
	p.Begin(dst)
	defer p.End()
	p.Backdrop()
	sh.UI.Begin(game.Over)
	body := scenes.DrawPage(sh, p, game.Over, "chambers", t.Px(980)*min(t.Text, 1.3), func() { c.back(sh) }, func(head render.Rect) render.Rect {
		label := w.Say("chambers.read")
		at, head := head.CutRight(t.Measure(label, scenes.ButtonText) + t.Px(34))
		scenes.DrawButton(sh, p, game.Over, at.Inset2(0, t.Px(2)), "chambers/read", render.ButtonView{Label: label}, func() { c.files.Read(sh) })
		_, head = head.CutRight(t.Px(scenes.Gap))
		return head
	})
	_, body = body.CutTop(p.Paragraph(body, w.Say("chambers.about"), render.Quiet) + t.Px(6))
	if text := c.told + c.problem; text != "" {
		style := render.Strong.With(render.Brass)
		if c.problem != "" {
			style = render.Strong.With(render.Find)
		}
		_, body = body.CutTop(p.Paragraph(body, text, style) + t.Px(6))
	}
	foot, body := body.CutBottom(t.LineHeight(render.Strong) + t.Px(8))
	c.files.Draw(sh, p, game.Over, foot)
	c.list.Draw(sh, p, body, t.Px(8), c.rows(sh, p, body.W))
	scenes.DrawPointed(sh, p, false)
}
