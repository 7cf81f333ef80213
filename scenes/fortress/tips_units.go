package fortress

import (
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
)

// noWayTo says that whoever acts cannot move to where another explorer stands because the hex is full (BF-MOV-005), "" if it
// can, if it is barred for another reason, or if that is not asked.
func (c *Combat) noWayTo(sh *game.Shell, u fortress.UnitID) string {
	s, r := &c.Play.Shown, c.choices.Spaces()
	if r == nil || r.Verb != fortress.DoMove || !c.own() || c.pin != nil || u == c.actor() || s.On(u).Team != fortress.Explorers {
		return ""
	}
	if ch := r.OnSpace(s.Field().Hex(s.On(u).Hex).String()); ch != nil && ch.Why != nil && ch.Why.Rule == "BF-MOV-005" {
		return sh.Words.Say("tip.refused", r.Label, asking.Why(sh, ch.Why))
	}
	return ""
}

// menace tells what a hostile attacks with and what to expect of it while the panels are folded that tell it otherwise.
func (c *Combat) menace(sh *game.Shell, u fortress.UnitID) string {
	s := &c.Play.Shown
	if s.On(u).Team != fortress.Hostiles || c.kit == nil || !sh.Theme.Held && (!c.folded(sh) || c.auto.peeks) {
		return ""
	}
	lines := []string{sh.Words.Say("tip.menace", arms(sh.Words, s, u))}
	if next := c.nextDeeds(sh, u); next != "" {
		lines = append(lines, next)
	}
	for _, note := range c.prospectNotes(sh, u) {
		lines = append(lines, note.text)
	}
	return strings.Join(lines, "\n")
}

// nextDeeds says what a hostile may do next, the likeliest first, "" if it will not act or is not to be foretold.
func (c *Combat) nextDeeds(sh *game.Shell, u fortress.UnitID) string {
	s := &c.Play.Shown
	if !c.foretells() || s.On(u).Stunned || rests(s.On(u)) {
		return ""
	}
	_, list := s.Prospects(u)
	var said []string
	for _, p := range list {
		said = append(said, sh.Words.Name(p.Action)+" "+render.Percent(float32(p.Faces)/20))
	}
	return sh.Words.Say("tip.next", strings.Join(said, ", "))
}
