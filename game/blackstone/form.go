package blackstone

import (
	"fmt"
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/game/session"
	"precipice/message"
)

type formLine = session.FormLine[Table]

// Form implements session.Table.
func (Table) Form() session.Form[Table] {
	return session.Form[Table]{
		Blank: Table{Setup: fortress.Setup{Fifth: -1}},
		Lines: []formLine{
			{Word: "difficulty",
				Write: func(t *Table) (string, bool) { return t.Setup.Difficulty.String(), t.Setup.Mode() == fortress.OneOff },
				Read:  readDifficulty},
			{Word: "combat",
				Write: func(t *Table) (string, bool) { return t.Setup.Combat, t.Setup.Mode() == fortress.SingleCombat },
				Read:  func(t *Table, text string) error { t.Setup.Combat = text; return nil }},
			{Word: "quest",
				Write: func(t *Table) (string, bool) { return questForm[t.Setup.LeaderPoints], t.Setup.Quest },
				Read:  readQuest},
			session.FormNumber("players", true, 0, func(t *Table) *int { return &t.Setup.Players }),
			session.FormNumber("leader", false, 1, func(t *Table) *int { return &t.Setup.Leader }),
			session.FormNumber("hostile-player", false, 1, func(t *Table) *int { return &t.Setup.Fifth }),
			{Word: "explorers",
				Write: func(t *Table) (string, bool) { return strings.Join(t.Setup.Explorers, " "), !t.Setup.Quest },
				Read: func(t *Table, text string) error {
					t.Setup.Explorers = strings.Fields(text)
					return session.AtMost("error.most.explorers", len(t.Setup.Explorers), fortress.MaxParty)
				}},
			session.FormSeats(fortress.MaxParty, func(t *Table) *[]int { return &t.Setup.Seats }),
			{Word: "strike-force",
				Write: func(t *Table) (string, bool) { return strconv.FormatBool(t.Setup.StrikeForce), true },
				Read:  readStrikeForce},
			clockLine(),
		},
	}
}

// clockLine is the line of the clock, which a setup without one leaves out.
func clockLine() formLine {
	line := session.FormNumber("clock", false, 0, func(t *Table) *int { return &t.Setup.Clock })
	write := line.Write
	line.Write = func(t *Table) (string, bool) {
		text, _ := write(t)
		return text, t.Setup.Clock > 0
	}
	return line
}

// questForm is how a report writes whether the players of a quest count leader points.
var questForm = map[bool]string{false: "plain", true: "leader-points"}

func readQuest(t *Table, text string) error {
	if t.Setup.Quest, t.Setup.LeaderPoints = true, text == questForm[true]; !t.Setup.LeaderPoints && text != questForm[false] {
		return message.New("error.record.quest", questForm[false], questForm[true])
	}
	return nil
}

func readStrikeForce(t *Table, text string) error {
	if t.Setup.StrikeForce = text == "true"; !t.Setup.StrikeForce && text != "false" {
		return message.New("error.record.switch")
	}
	return nil
}

func readDifficulty(t *Table, text string) (err error) {
	var ok bool
	if t.Setup.Difficulty, ok = fortress.DifficultyOf(text); !ok {
		err = message.New("error.setup.difficulty", fmt.Sprintf("%.60q", text), fortress.DifficultyNames())
	}
	return err
}
