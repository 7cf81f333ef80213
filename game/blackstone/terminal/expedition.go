package terminal

import (
	"fmt"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/journal"
	"precipice/game/words"
)

// where describes how far a game has come.
func (t *table) where(s *fortress.State) string {
	if s.Stasis.Step != fortress.Awake {
		awake := *s
		awake.Stasis = fortress.StasisState{}
		return t.Book.Say("console.where.paused", t.where(&awake))
	}
	x := &s.Expedition
	if q := &s.Quest; s.Mode() == fortress.Campaign && q.Step != fortress.Exploring {
		if q.Expedition == 0 {
			return t.Book.Say("console.where.gathering")
		}
		return t.Book.Say("console.where.precipice", strconv.Itoa(int(q.Expedition)))
	}
	if s.Mode() != fortress.SingleCombat && x.Round == 0 {
		return t.Book.Say("console.where.begun")
	}
	if s.Mode() == fortress.SingleCombat {
		return t.Book.Say("console.where.combat", strconv.Itoa(int(s.Turn))) + t.clock(s)
	}
	if s.Fighting() {
		return t.Book.Say("console.where.fight", strconv.Itoa(int(x.Round)), strconv.Itoa(int(s.Turn))) + t.clock(s)
	}
	return t.Book.Say("console.where.expedition", strconv.Itoa(int(x.Round)))
}

// clock says how many turns the clock leaves in a combat, "" without one (BF-CLK-001).
func (t *table) clock(s *fortress.State) string {
	if left, ok := s.ClockLeft(); ok {
		return t.Book.Count("console.where.clock", left)
	}
	return ""
}

// expedition describes the state of the expedition: the cards turned up, the cards left, the things
// carried.
func (t *table) expedition(s *fortress.State) {
	if s.Mode() == fortress.Campaign {
		t.quest(s)
		if s.Quest.Step != fortress.Exploring {
			return
		}
	}
	t.turnedUp(s)
	t.assault(s)
	if s.Goal() == nil {
		t.cardsLeft(s)
	}
	t.carried(s)
	if s.Mode() == fortress.Campaign {
		return
	}
	if s.ObjectiveMet() {
		fmt.Fprintln(t.Out, t.Book.Say("expedition.end-won"))
	} else {
		fmt.Fprintln(t.Out, t.Book.Say("expedition.end-lost"))
	}
}

// cardsLeft counts the exploration cards left.
func (t *table) cardsLeft(s *fortress.State) {
	x := &s.Expedition
	fmt.Fprintln(t.Out, t.Book.Say("console.left", strconv.Itoa(x.CardsLeft()), strconv.Itoa(int(x.Left[fortress.CombatCard])), strconv.Itoa(int(x.Left[fortress.ChallengeCard]))))
}

func (t *table) turnedUp(s *fortress.State) {
	x := &s.Expedition
	for i, r := range x.Rounds[:x.Round] {
		fmt.Fprintln(t.Out, t.Book.Say("console.round", strconv.Itoa(i+1), t.Book.Name(s.ExplorationCard(r.Sort, r.Card)), t.tally(r.Tally)))
	}
}

func (t *table) carried(s *fortress.State) {
	clues, points := s.Carried()
	if s.Mode() == fortress.Campaign {
		fmt.Fprintln(t.Out, t.Book.Say("console.carried.quest", strconv.Itoa(clues), strconv.Itoa(points)))
		return
	}
	want := s.Expedition.Difficulty.Objective()
	fmt.Fprintln(t.Out, t.Book.Say("console.carried", strconv.Itoa(clues), strconv.Itoa(want.Clues), strconv.Itoa(points), strconv.Itoa(want.Points)))
}

func (t *table) tally(y fortress.Tally) string {
	return t.Book.Say("console.tally", strconv.Itoa(int(y.Slain)), strconv.Itoa(int(y.Found)), strconv.Itoa(int(y.Hurt)), strconv.Itoa(int(y.Out)))
}

// party describes every explorer: its player, its condition, what it carries.
func (t *table) party(s *fortress.State) {
	for e := range s.Party {
		x := &s.Party[e]
		if !x.Playing {
			continue
		}
		for _, u := range x.Figures {
			if u != fortress.NoUnit {
				fmt.Fprintln(t.Out, t.explorer(s, u, board.None))
			}
		}
		var finds []string
		for _, f := range x.Finds[:x.NumFinds] {
			if i, ok := f.Card(); ok {
				finds = append(finds, t.Book.Name(s.Pack().Discoveries[i].ID))
			}
		}
		carries := t.Book.Name("-")
		if len(finds) > 0 {
			carries = strings.Join(finds, ", ")
		}
		fmt.Fprintln(t.Out, t.Book.Say("console.carries", t.Seat(x.Seat), carries))
	}
}

// challenge writes the text of the challenge in play and the effect of each choice.
func (t *table) challenge(d *engine.Decision) {
	card, _, ok := fortress.ChallengeInPlay(t.play.Match)
	if !ok {
		return
	}
	if t.dared == card.ID {
		fmt.Fprintln(t.Out, t.Book.Say("console.dared", t.Book.Name(card.ID), card.ID))
		return
	}
	t.dared = card.ID
	fmt.Fprintf(t.Out, "%s, %s. %s\n", t.Book.Name(card.ID), t.Book.Say("card.who."+card.Who), t.Book.Say("text."+card.ID))
	if d.Kind == fortress.AskVolunteer {
		for i := range d.Options {
			if o := &d.Options[i]; o.Verb == fortress.DoSend {
				c := t.play.Shown.Card(int(o.Args[0]))
				fmt.Fprintf(t.Out, "     %s: %s\n", t.Book.Name(o.Parts[0]), t.Book.Say("console.rolls", stat(c.Agility), stat(c.Vitality), stat(c.Defence)))
			}
		}
	}
	t.reader().choices(card)
}

// begun tells of a new game, and what is at stake in it.
func begun(book *words.Book, p *fortress.Pack, t *blackstone.Table) string {
	return opened(book, p, t) + "\n" + book.Say("setup.stake."+t.Setup.Mode().String())
}

func opened(book *words.Book, p *fortress.Pack, t *blackstone.Table) string {
	seed, mode := strconv.FormatUint(t.Seed, 10), t.Setup.Mode()
	switch {
	case mode == fortress.SingleCombat:
		return book.Say("console.begun", seed)
	case mode == fortress.Campaign:
		var crew []int
		for kind := range p.Explorers {
			crew = append(crew, kind)
		}
		lines := []string{book.Say("console.begun-quest", t.Quest, seed)}
		for _, s := range journal.Prologue(book, p, crew) {
			lines = append(lines, s.Text)
		}
		return strings.Join(lines, "\n")
	}
	want := t.Setup.Difficulty.Objective()
	return book.Say("console.begun-expedition", book.Say("difficulty."+t.Setup.Difficulty.String()), seed, strconv.Itoa(want.Clues), strconv.Itoa(want.Points))
}

// played names the game of a table.
func played(book *words.Book, t *blackstone.Table) string {
	switch t.Setup.Mode() {
	case fortress.Campaign:
		return book.Say("console.replay.quest")
	case fortress.OneOff:
		return book.Say("difficulty." + t.Setup.Difficulty.String())
	}
	return book.Name(t.Setup.Combat)
}

// Result implements terminal.Voice: how the game ended and what each explorer did, after the guide's last pages.
func (t *table) Result() {
	t.Dismiss()
	s := &t.play.Shown
	fmt.Fprintln(t.Out)
	switch single := s.Mode() == fortress.SingleCombat; {
	case s.Mode() == fortress.Campaign:
		fmt.Fprintln(t.Out, t.Book.Say("console.result.quest."+s.Quest.Ending.String()))
		if outcome := s.Outcome(); outcome != "" {
			fmt.Fprintln(t.Out, t.Book.Say("outcome."+outcome))
		}
		t.quest(s)
	case single && s.Result == fortress.Escaped:
		fmt.Fprintln(t.Out, t.Book.Say("console.result.escaped", strconv.Itoa(int(s.Turn))))
	case single:
		fmt.Fprintln(t.Out, t.Book.Say("console.result.defeated", strconv.Itoa(int(s.Turn))))
	case s.Expedition.Won:
		fmt.Fprintln(t.Out, t.Book.Say("console.result.won"))
		t.rounds(s)
	default:
		fmt.Fprintln(t.Out, t.Book.Say("console.result.lost"))
		t.rounds(s)
	}
	for e := range s.Party {
		y := &s.Party[e]
		if !y.Playing {
			continue
		}
		fate := "deed.alive"
		switch {
		case y.Dead:
			fate = "deed.dead"
		case y.Inspired:
			fate = "deed.inspired"
		}
		fmt.Fprintln(t.Out, t.Book.Say("console.deeds", t.Book.Name(s.Name(e)), t.Book.Say(fate), t.tally(y.Tally)))
	}
}

// rounds writes why the expedition ended, and the result of each card.
func (t *table) rounds(s *fortress.State) {
	x := &s.Expedition
	fmt.Fprintln(t.Out, t.Book.Say("result.end."+x.Ending.String()))
	t.turnedUp(s)
	t.carried(s)
}
