package fortress

import (
	"testing"

	"precipice/game"
	"precipice/game/blackstone"
	"precipice/scenes"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// dials returns all settings of a table by name.
func dials(sh *game.Shell, s table.Manners) map[string]scenes.Dial {
	all := map[string]scenes.Dial{}
	for _, part := range s.Sections(sh) {
		for _, d := range part.Rows {
			all[d.Name] = d
		}
	}
	return all
}

// In a game the settings show and change its table, and later tables.
func TestSettingsOfAGameChangeItsTable(t *testing.T) {
	sh, c := atTable(t, 1)
	c.Host.Table.Overwatch = blackstone.Always
	s := table.Manners{Host: c.Host, Stage: &c.Stage}
	if got := dials(sh, s)["overwatch"].Value; got != sh.Words.Say("manner.ask") {
		t.Errorf("of a table that asks for overwatch is shown %q", got)
	}
	for name, is := range map[string]func(*blackstone.Table) int{
		"overwatch": func(t *blackstone.Table) int { return int(t.Overwatch) },
		"exchange":  func(t *blackstone.Table) int { return int(t.Exchange) },
		"re-rolls":  func(t *blackstone.Table) int { return int(t.ReRolls) },
		"undo":      func(t *blackstone.Table) int { return int(t.Undo) },
		"dice":      func(t *blackstone.Table) int { return map[bool]int{true: 1}[t.AskDice] },
		"pointless": func(t *blackstone.Table) int { return map[bool]int{true: 1}[t.AskAll] },
		"healing":   func(t *blackstone.Table) int { return map[bool]int{true: 1}[t.AskHealing] },
		"hostiles":  func(t *blackstone.Table) int { return map[bool]int{true: 1}[t.HostilesPlayed] },
	} {
		before := is(&c.Play.Table)
		dials(sh, s)[name].Turn(1)
		if here, next := is(&c.Play.Table), is(&c.Host.Table); here == before || next != here {
			t.Errorf("%s was %d and is %d here and %d at the next table", name, before, here, next)
		}
	}
	if c.Play.Table.Setup.Combat == "" || c.Choices == nil {
		t.Error("the table is another, or nobody is asked any more")
	}
}

// A player who plays the hostiles is asked their choices anyway.
func TestAPlayerOfTheHostilesIsNotOfferedTheirChoices(t *testing.T) {
	sh := playing.Bare(t)
	setup := playing.FullTable(sh)
	setup.Players, setup.Fifth = 2, 1
	c := NewCombat(playing.HostOf(sh), sh, playing.Begun(t, sh, 1, blackstone.Table{Setup: setup}))
	if _, offered := dials(sh, table.Manners{Host: c.Host, Stage: &c.Stage})["hostiles"]; offered {
		t.Error("a setting is offered that changes nothing")
	}
}
