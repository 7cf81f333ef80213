package setup

import (
	"slices"
	"strconv"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// chip is one of several alternatives, or a switch.
type chip struct {
	name, label      string
	chosen, disabled bool
	do               func()
	rule, why        string // why it is disabled
	tip              string // what it means to choose it
	asks             string // the question that it answers, "" if it says that itself
}

func (s *Setup) drawChip(sh *game.Shell, p *render.Canvas, r render.Rect, c chip) {
	name := "setup/" + c.name
	p.Chip(r, render.ChipView{Label: c.label, Chosen: c.chosen, Disabled: c.disabled, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
	a := game.Area{Name: name, Rect: r, Rule: c.rule, Do: s.change(sh, c.do)}
	if c.asks != "" {
		a.Says = sh.Words.Say("spoken.setting", c.asks, c.label)
	}
	if c.disabled {
		a.Do = nil
	}
	if c.tip != "" {
		a.Tip = func() render.TooltipView {
			return render.TooltipView{Title: c.label, Text: c.tip, Rules: c.rule}
		}
	}
	if c.disabled && c.why != "" {
		a.Readable = true
		a.Tip = func() render.TooltipView {
			return render.TooltipView{Title: c.label, Text: c.why, Rules: c.rule}
		}
	}
	sh.UI.Add(game.Panels, a)
}

func (s *Setup) difficulties(sh *game.Shell) (list []chip) {
	for _, d := range fortress.Difficulties() {
		list = append(list, chip{name: "difficulty/" + d.String(), label: sh.Words.Say("setup.difficulty." + d.String()),
			chosen: s.Table.Setup.Difficulty == d, rule: "BF-ONE-001", tip: s.objective(sh, d), do: func() { s.Table.Setup.Difficulty = d }})
	}
	return list
}

// objective says what must be brought back (BF-ONE-002 to 004).
func (s *Setup) objective(sh *game.Shell, d fortress.Difficulty) string {
	want := d.Objective()
	return sh.Words.Say("setup.aim", strconv.Itoa(want.Clues), strconv.Itoa(want.Points))
}

// battlefield returns the chip with the battlefield of a single combat, which opens the list of all.
func (s *Setup) battlefield(sh *game.Shell) []chip {
	return []chip{{name: "combat", label: sh.Words.Say("setup.next", sh.Words.Name(s.Table.Setup.Combat)), tip: sh.Words.Say("setup.tip.combat"),
		do: func() { sh.Push(NewBattlefields(s)) }}}
}

func (s *Setup) numbers() (list []chip) {
	for n := 1; n <= table.MostPlayers; n++ {
		list = append(list, chip{name: "players/" + strconv.Itoa(n), label: strconv.Itoa(n), chosen: s.Table.Setup.Players == n, do: func() { s.Sit(n) }})
	}
	return list
}

// mostName is the greatest length of a player's name.
const mostName = 24

// drawSeat draws a player: the name, and the marks of the leader and of who plays the hostiles.
func (s *Setup) drawSeat(sh *game.Shell, p *render.Canvas, r render.Rect, seat int) {
	t, w := sh.Theme, sh.Words
	set, n := &s.Table.Setup, strconv.Itoa(seat+1)
	var leads, opposes render.Rect
	if set.Players > 1 {
		wide := min(r.W*0.3, max(t.Measure(w.Say("setup.leads"), render.Label), t.Measure(w.Say("setup.opposes"), render.Label))+t.Px(14))
		opposes, r = r.CutRight(wide)
		_, r = r.CutRight(t.Px(5))
		leads, r = r.CutRight(wide)
		_, r = r.CutRight(t.Px(5))
	}
	name := ""
	if seat < len(s.Names) {
		name = s.Names[seat]
	}
	s.writing.Draw(sh, p, r, "setup/name/"+n, render.FieldView{Text: name, Empty: w.Say("setup.no-name"), Asks: w.Say("seat.player", n)}, mostName, func() string { return s.nextName(sh, name) }, func(text string) {
		s.change(sh, func() { s.rename(seat, text) })()
	})
	if set.Players > 1 {
		s.drawChip(sh, p, leads, chip{name: "leader/" + n, asks: s.name(sh, seat), label: w.Say("setup.leads"), chosen: set.Leader == seat, rule: "BF-SET-001", tip: w.Say("setup.tip.leader"), do: func() { s.lead(seat) }})
		s.drawChip(sh, p, opposes, chip{name: "opposes/" + n, asks: s.name(sh, seat), label: w.Say("setup.opposes"), chosen: set.Fifth == seat, disabled: set.Leader == seat, rule: "BF-SET-011", why: w.Say("setup.why.leader"), tip: w.Say("setup.tip.opposes"),
			do: func() { s.toggleHostile(seat) }})
	}
}

// toggleHostile makes a player the hostile player, or an ordinary player again.
func (s *Setup) toggleHostile(seat int) {
	if s.Table.Setup.Fifth == seat {
		s.oppose(-1, s.HostilesPlayed)
	} else {
		s.oppose(seat, true)
	}
}

// opponents returns the chips for who plays the hostiles.
func (s *Setup) opponents(sh *game.Shell) []chip {
	set := &s.Table.Setup
	free, five := set.Fifth < 0, set.Players == table.MostPlayers
	list := []chip{
		{name: "hostiles/automatic", label: sh.Words.Say("setup.automatic"), chosen: free && !s.HostilesPlayed, tip: sh.Words.Say("setup.opposed.automatic"), disabled: five, rule: "BF-SET-010", why: sh.Words.Say("setup.why.five"), do: func() { s.oppose(-1, false) }},
		{name: "hostiles/asked", label: sh.Words.Say("setup.asked"), chosen: free && s.HostilesPlayed, tip: sh.Words.Say("setup.opposed.asked", s.name(sh, s.Table.Setup.Leader)), disabled: five, rule: "BF-SET-010", why: sh.Words.Say("setup.why.five"), do: func() { s.oppose(-1, true) }},
	}
	if set.Players > 1 {
		list = append(list, chip{name: "hostiles/player", label: sh.Words.Say("setup.played"), chosen: !free, tip: sh.Words.Say("setup.tip.opposes"), rule: "BF-SET-011", do: func() { s.oppose(s.opponent(), true) }})
	}
	return list
}

// opponent returns the hostile player, or who would be: the first player after the leader.
func (s *Setup) opponent() int {
	set := &s.Table.Setup
	if set.Fifth >= 0 {
		return set.Fifth
	}
	return (set.Leader + 1) % set.Players
}

// opposed says what the choice means, and who decides if the players cannot agree (BF-SET-012).
func (s *Setup) opposed(sh *game.Shell) string {
	set, w := &s.Table.Setup, sh.Words
	leader := s.name(sh, set.Leader)
	text := w.Say("setup.opposed.automatic")
	switch {
	case set.Fifth >= 0:
		text = w.Say("setup.opposed.player", s.name(sh, set.Fifth))
	case s.HostilesPlayed:
		text = w.Say("setup.opposed.asked", leader)
	}
	if set.Players > 1 {
		text += " " + w.Say("setup.agree", leader)
	}
	return text
}

func (s *Setup) sizes(sh *game.Shell) (list []chip) {
	for n := fortress.MaxParty; n >= smallestForce; n-- {
		rule, tip := "BF-SFV-001", "setup.tip.force"
		if n == fortress.MaxParty {
			rule, tip = "BF-OBJ-004", "setup.tip.party"
		}
		list = append(list, chip{name: "size/" + strconv.Itoa(n), label: strconv.Itoa(n), chosen: s.size == n,
			disabled: n < s.pickers(), rule: rule, why: sh.Words.Say("setup.why.size"), tip: sh.Words.Say(tip), do: func() { s.resize(n) }})
	}
	return list
}

func (s *Setup) undoing(sh *game.Shell) []chip {
	u := s.Undo
	return []chip{{name: "undo", label: sh.Words.Say("setup.next", sh.Words.Say(u.TextKey())), tip: sh.Words.Say("about.undo"), do: func() { s.Undo = u.Next() }}}
}

// clocks is the list of numbers of turns that the clock can allow, 0 for no clock.
var clocks = []int{0, 15, 20, 30, 50}

// clocks returns the chip for the clock against dawdling, which goes through the numbers (BF-CLK-001).
func (s *Setup) clocks(sh *game.Shell) []chip {
	w, set := sh.Words, &s.Table.Setup
	label := w.Say("setup.clock.none")
	if set.Clock > 0 {
		label = w.Say("setup.clock", strconv.Itoa(set.Clock))
	}
	next := clocks[(slices.Index(clocks, set.Clock)+1)%len(clocks)]
	return []chip{{name: "clock", label: w.Say("setup.next", label), rule: "BF-CLK-001", tip: w.Say("setup.tip.clock"), do: func() { set.Clock = next }}}
}

// drawSeed draws the game's seed, which can be typed or drawn anew.
func (s *Setup) drawSeed(sh *game.Shell, p *render.Canvas, r render.Rect) {
	w := sh.Words
	another, r := r.CutRight(r.W * 0.36)
	_, r = r.CutRight(sh.Theme.Px(5))
	s.writing.Draw(sh, p, r, "setup/seed", render.FieldView{Text: strconv.FormatUint(s.seed, 10), Asks: w.Say("setup.seed")}, 20, func() string { return strconv.FormatUint(scenes.NewSeed(), 10) }, func(text string) { s.sow(sh, text) })
	s.drawChip(sh, p, another, chip{name: "another-seed", asks: w.Say("setup.seed"), label: w.Say("setup.another"), tip: w.Say("setup.tip.seed"), do: func() { s.seed = scenes.NewSeed() }})
}

// playerNames is the number of names that are suggested for players.
const playerNames = 8

// nextName returns the suggested name after a player's, without those that other players have.
func (s *Setup) nextName(sh *game.Shell, has string) string {
	suggested := func(n int) string { return sh.Words.Say("setup.player-name." + strconv.Itoa(n%playerNames+1)) }
	at := 0
	for n := range playerNames {
		if suggested(n) == has {
			at = n + 1
		}
	}
	for slices.Contains(s.Names, suggested(at)) && at < 2*playerNames {
		at++
	}
	return suggested(at)
}

// sow sets the seed from a typed text.
func (s *Setup) sow(sh *game.Shell, text string) {
	if n, ok := scenes.ReadSeed(text); ok {
		s.seed, s.problem = n, ""
	} else {
		s.problem = sh.Words.Say("setup.bad-seed", text)
	}
}

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
		list = append(list, chip{name: "mode/" + m.mode.Word(), label: m.label, chosen: now == m.mode, tip: m.tip, rule: m.rule, do: func() { s.Play(m.mode) }})
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
	v := render.FieldView{Text: s.Table.Quest, Empty: s.questName(sh), Asks: sh.Words.Say("setup.name")}
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
