package fortress

import (
	"strconv"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
)

// modes returns the chips for what is played.
func (s *Setup) modes(sh *game.Shell) (list []chip) {
	w, now := sh.Words, s.Table.Setup.Mode()
	for _, m := range []struct {
		mode             fortress.Mode
		label, tip, rule string
	}{
		{fortress.Campaign, w.Say("setup.mode.quest"), w.Say("setup.mode.quest.tip"), "BF-NEW-001"},
		{fortress.OneOff, w.Say("setup.mode.oneoff"), w.Say("setup.mode.oneoff.tip"), "BF-ONE-001"},
		{fortress.SingleCombat, w.Say("setup.mode.combat"), w.Say("setup.mode.combat.tip"), ""},
	} {
		list = append(list, chip{name: "mode/" + m.mode.Word(), label: m.label, chosen: now == m.mode, tip: m.tip, rule: m.rule, do: func() { s.play(m.mode) }})
	}
	return list
}

// mostQuestName is the greatest length of the name of a quest.
const mostQuestName = 32

// questNames is the number of names that are suggested for quests.
const questNames = 8

// questName returns the name of the quest: the one entered, or a suggestion that depends on the seed.
func (s *Setup) questName(sh *game.Shell) string {
	if s.Table.Quest != "" {
		return s.Table.Quest
	}
	return sh.Words.Say("setup.quest-name." + strconv.FormatUint(s.seed%questNames+1, 10))
}

// nextQuestName returns the suggestion after the name that the quest has.
func (s *Setup) nextQuestName(sh *game.Shell) string {
	has, at := s.questName(sh), uint64(0)
	for n := range uint64(questNames) {
		if sh.Words.Say("setup.quest-name."+strconv.FormatUint(n+1, 10)) == has {
			at = n + 1
		}
	}
	return sh.Words.Say("setup.quest-name." + strconv.FormatUint(at%questNames+1, 10))
}

func (s *Setup) drawQuestName(sh *game.Shell, p *render.Canvas, r render.Rect) {
	v := render.FieldView{Text: s.Table.Quest, Empty: s.questName(sh)}
	s.writing.Draw(sh, p, r, "setup/quest", v, mostQuestName, func() string { return s.nextQuestName(sh) }, func(text string) {
		s.change(sh, func() { s.Table.Quest = words.Named(text) })()
	})
}

// forces returns the chips for the sizes of parties that a quest allows.
func (s *Setup) forces(sh *game.Shell) []chip {
	w, set := sh.Words, &s.Table.Setup
	return []chip{
		{name: "force/four", label: "4", chosen: !set.StrikeForce, rule: "BF-OBJ-004", tip: w.Say("setup.tip.party"), do: func() { set.StrikeForce = false }},
		{name: "force/fewer", label: w.Say("setup.force"), chosen: set.StrikeForce, rule: "BF-SFV-001", tip: w.Say("setup.tip.forces"), do: func() { set.StrikeForce = true }},
	}
}

// leading returns the chips for who leads the expeditions of a quest.
func (s *Setup) leading(sh *game.Shell) []chip {
	w, set := sh.Words, &s.Table.Setup
	return []chip{
		{name: "points/off", label: w.Say("setup.points.off"), chosen: !set.LeaderPoints, rule: "BF-LDR-001", tip: w.Say("setup.tip.points.off"), do: func() { set.LeaderPoints = false }},
		{name: "points/on", label: w.Say("setup.points.on"), chosen: set.LeaderPoints, rule: "BF-LPT-004", tip: w.Say("setup.tip.points.on"), do: func() { set.LeaderPoints = true }},
	}
}

// drawQuestWay tells how a quest goes, where the party of other games is picked.
func (s *Setup) drawQuestWay(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w := sh.Theme, sh.Words
	in := p.Panel(r, render.PanelView{Title: w.Say("setup.quest-way")})
	text := w.Say("setup.quest-way.text")
	st := render.Body
	if k := in.H / max(1, t.ParagraphHeight(text, st, in.W)); k < 1 {
		st.Size *= max(0.6, k*0.98)
	}
	p.Paragraph(in, text, st)
}
