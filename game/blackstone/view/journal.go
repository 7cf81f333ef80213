package view

import (
	"precipice/engine"
	"precipice/game/blackstone/chronicle"
	"precipice/game/protocol/say"
)

// journalPage is an expedition of a quest as the journal tells it.
type journalPage struct {
	Number  int             `json:"number,omitempty"`
	Leader  string          `json:"leader,omitempty"`
	Party   []journalMember `json:"party,omitempty"`
	Ships   []string        `json:"ships,omitempty"`
	Goal    string          `json:"goal,omitempty"`   // the stronghold or vault that it set out for
	Before  []journalNote   `json:"before,omitempty"` // the first card
	Rounds  []journalRound  `json:"rounds,omitempty"`
	Ending  string          `json:"ending,omitempty"` // missing while it goes on
	After   []journalNote   `json:"after,omitempty"`  // at Precipice
	Dice    *journalDice    `json:"dice,omitempty"`   // of the hostiles
	Quest   string          `json:"quest,omitempty"`  // how the quest ended
	Damaged bool            `json:"damaged,omitempty"`
}

type journalMember struct {
	ID       string       `json:"id"`
	Player   string       `json:"player"`
	Slain    int          `json:"slain,omitempty"`
	Wounds   int          `json:"wounds,omitempty"`
	Falls    int          `json:"falls,omitempty"`
	Finds    []string     `json:"finds,omitempty"`
	Inspired bool         `json:"inspired,omitempty"`
	Dead     bool         `json:"dead,omitempty"`
	Clues    int          `json:"clues,omitempty"`
	Points   int          `json:"points,omitempty"`
	Dice     *journalDice `json:"dice,omitempty"`
}

type journalRound struct {
	Card  string        `json:"card"`
	Sort  string        `json:"sort"`
	Notes []journalNote `json:"notes,omitempty"`
}

type journalNote struct {
	Kind     string `json:"kind"`
	Explorer string `json:"explorer,omitempty"`
	To       string `json:"to,omitempty"` // who was given the card
	Player   string `json:"player,omitempty"`
	Card     string `json:"card,omitempty"`
	N        int    `json:"n,omitempty"`
	Outcome  string `json:"outcome,omitempty"` // how a choice of a challenge turned out: its text is text.OUTCOME of the content
}

// journalDice compares action dice with what they make one expect.
type journalDice struct {
	Thrown    int        `json:"thrown"`
	Successes int        `json:"successes"`
	Expected  *say.Share `json:"expected"`
	Rank      int        `json:"rank"`
}

// Journal implements protocol.View.
func (v View) Journal(pages [][]byte) (any, error) {
	list := []journalPage{}
	for _, page := range pages {
		x, err := chronicle.Read(v.Pack, page)
		if err != nil {
			list = append(list, journalPage{Damaged: true})
			continue
		}
		list = append(list, v.expedition(x))
	}
	return list, nil
}

func (v View) expedition(x *chronicle.Expedition) journalPage {
	e := journalPage{Number: x.Number, Leader: seatName(engine.Seat(x.Leader)), Dice: v.luck(&x.Hostiles), Quest: x.Over.String()}
	for i := range x.Party {
		e.Party = append(e.Party, v.member(&x.Party[i]))
	}
	for _, ship := range x.Ships {
		e.Ships = append(e.Ships, v.Pack.Ships[ship].ID)
	}
	for _, r := range x.Rounds {
		e.Rounds = append(e.Rounds, journalRound{r.CardID(v.Pack), r.Sort.String(), v.notes(r.Happened, r.Card)})
	}
	if x.Goal >= 0 {
		e.Goal = v.Pack.Strongholds[x.Goal].ID
	}
	e.Before = v.notes(x.Before, 0)
	if x.Ended {
		e.Ending = x.Ending.String()
	}
	e.After = v.notes(x.After, 0)
	return e
}

func (v View) member(m *chronicle.Member) journalMember {
	one := journalMember{ID: v.Pack.Explorers[m.Kind].ID, Player: seatName(engine.Seat(m.Seat)), Slain: m.Slain, Wounds: m.Wounds, Falls: m.Falls,
		Inspired: m.Inspired, Dead: m.Dead, Clues: m.Clues, Points: m.Points, Dice: v.luck(&m.Luck)}
	for _, f := range m.Finds {
		one.Finds = append(one.Finds, v.Pack.Discoveries[f].ID)
	}
	return one
}

func (v View) notes(notes []chronicle.Note, card int) (list []journalNote) {
	for _, n := range notes {
		one := journalNote{Kind: n.What.String(), Explorer: n.Explorer(v.Pack), Card: n.Thing(v.Pack, card), N: int(n.N)}
		if one.To = n.Receiver(v.Pack); one.To != "" {
			_, one.N = n.Handed()
		}
		if one.Outcome = n.Outcome(v.Pack, card); one.Outcome != "" {
			one.N = 0
		}
		if n.What == chronicle.Scored {
			one.Player = seatName(engine.Seat(n.Who))
		}
		list = append(list, one)
	}
	return list
}

func (v View) luck(l *chronicle.Luck) *journalDice {
	if l.Dice() == 0 {
		return nil
	}
	f := &v.Pack.Dice
	return &journalDice{l.Dice(), l.Successes(), say.Exact(l.Expected(f)), l.Rank(f)}
}
