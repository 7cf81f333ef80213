package journal

import (
	"fmt"
	"strconv"

	"precipice/game/blackstone/chronicle"
)

// Dice tells how somebody's dice fell in an expedition.
type Dice struct {
	ID, Name          string // ID is "" for the party and for the hostiles
	Thrown, Succeeded int
	Expected          float64
	Rank              int // how many of a hundred throws of the same dice go worse
	Verdict           string
	Readied, Pips     int
	ExpectedPips      float64
	Place             int
}

// dice tells the dice of each explorer, of the party and of the hostiles.
func (j *Journal) dice(x *chronicle.Expedition) (rows []Dice) {
	for i := range x.Party {
		m := &x.Party[i]
		row := j.luck(j.explorer(m.Kind), &m.Luck)
		row.ID, row.Place = j.pack().Explorers[m.Kind].ID, i
		rows = append(rows, row)
	}
	party := x.Luck()
	if party.Dice()+party.Readied > 0 && len(rows) > 1 {
		rows = append(rows, j.luck(j.book.Say("journal.dice.party"), &party))
	}
	if x.Hostiles.Dice() > 0 {
		rows = append(rows, j.luck(j.book.Say("journal.dice.hostiles"), &x.Hostiles))
	}
	return rows
}

// Luck tells the dice of the whole party over all expeditions.
func (j *Journal) Luck() Dice {
	var all chronicle.Luck
	for _, x := range j.Expeditions {
		if x != nil {
			one := x.Luck()
			all.Add(&one)
		}
	}
	return j.luck(j.book.Say("journal.dice.party"), &all)
}

func (j *Journal) luck(name string, l *chronicle.Luck) Dice {
	f := &j.pack().Dice
	d := Dice{Name: name, Thrown: l.Dice(), Succeeded: l.Successes(), Expected: l.Expected(f).Float(), Rank: l.Rank(f),
		Readied: l.Readied, Pips: l.Pips, ExpectedPips: l.ExpectedPips().Float(), Place: -1}
	d.Verdict = j.verdict(&d)
	return d
}

// verdict says in words how lucky dice were.
func (j *Journal) verdict(d *Dice) string {
	w := j.book
	switch {
	case d.Thrown == 0:
		return w.Say("journal.dice.none")
	case d.Rank >= 60:
		return w.Say("journal.dice.lucky", strconv.Itoa(d.Rank))
	case d.Rank <= 40:
		return w.Say("journal.dice.unlucky", strconv.Itoa(100-d.Rank))
	}
	return w.Say("journal.dice.fair")
}

// Say says the dice in a sentence.
func (d *Dice) Say(j *Journal) string {
	w := j.book
	if d.Thrown == 0 {
		return w.Say("journal.dice.told.none", d.Name)
	}
	return w.Say("journal.dice.told", d.Name, w.Count("journal.dice.count", d.Thrown), strconv.Itoa(d.Succeeded), tenths(d.Expected), d.Verdict)
}

// tenths writes a number with one decimal.
func tenths(n float64) string { return fmt.Sprintf("%.1f", n) }
