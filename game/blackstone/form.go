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
			number("players", true, func(t *Table) *int { return &t.Setup.Players }, 0),
			number("leader", false, func(t *Table) *int { return &t.Setup.Leader }, 1),
			number("hostile-player", false, func(t *Table) *int { return &t.Setup.Fifth }, 1),
			{Word: "explorers",
				Write: func(t *Table) (string, bool) { return strings.Join(t.Setup.Explorers, " "), !t.Setup.Quest },
				Read: func(t *Table, text string) error {
					t.Setup.Explorers = strings.Fields(text)
					return session.AtMost("error.most.explorers", len(t.Setup.Explorers), fortress.MaxParty)
				}},
			{Word: "seats", Write: writeSeats, Read: readSeats},
			{Word: "strike-force",
				Write: func(t *Table) (string, bool) { return strconv.FormatBool(t.Setup.StrikeForce), true },
				Read:  readStrikeForce},
			{Word: "clock",
				Write: func(t *Table) (string, bool) { return strconv.Itoa(t.Setup.Clock), t.Setup.Clock > 0 },
				Read: func(t *Table, text string) (err error) {
					t.Setup.Clock, err = whole(text, 0)
					return err
				}},
		},
	}
}

// number is a line with a number, which counts from first where the setup counts from 0.
func number(word string, must bool, field func(*Table) *int, first int) formLine {
	return formLine{Word: word, Must: must,
		Write: func(t *Table) (string, bool) { return strconv.Itoa(*field(t) + first), true },
		Read: func(t *Table, text string) (err error) {
			*field(t), err = whole(text, first)
			return err
		}}
}

// questForm is how a report writes whether the players of a quest count leader points.
var questForm = map[bool]string{false: "plain", true: "leader-points"}

func readQuest(t *Table, text string) error {
	if t.Setup.Quest, t.Setup.LeaderPoints = true, text == questForm[true]; !t.Setup.LeaderPoints && text != questForm[false] {
		return message.New("error.record.quest", questForm[false], questForm[true])
	}
	return nil
}

func writeSeats(t *Table) (string, bool) {
	var seats []string
	for _, seat := range t.Setup.Seats {
		seats = append(seats, strconv.Itoa(seat+1))
	}
	return strings.Join(seats, " "), true
}

func readSeats(t *Table, text string) error {
	t.Setup.Seats = nil
	for _, word := range strings.Fields(text) {
		seat, err := whole(word, 1)
		if t.Setup.Seats = append(t.Setup.Seats, seat); err == nil {
			err = session.AtMost("error.most.seats", len(t.Setup.Seats), fortress.MaxParty)
		}
		if err != nil {
			return err
		}
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

// whole reads a number that counts from first and returns it counted from 0.
func whole(text string, first int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0, message.New("error.record.number")
	}
	return n - first, nil
}
