package journal

import (
	"strconv"

	"precipice/game/blackstone/chronicle"
)

// visit tells of the visit to Precipice after an expedition.
func (j *Journal) visit(x *chronicle.Expedition) Part {
	w := j.book
	p := Part{Picture: Picture{Sort: OfPrecipice}, Title: w.Say("journal.precipice")}
	after := &chronicle.Round{Happened: x.After}
	p.Story, p.Deaths = j.happened(after), deaths(after)
	for i, n := range x.After {
		switch n.What {
		case chronicle.Legacy:
			id := j.pack().Legacy[n.Card].ID
			p.Picture.ID = id
			p.Story = append(p.Story, Sentence{Fate, w.Say("journal.legacy", w.Name(id), w.Say("text."+id))})
		case chronicle.Aboard:
			p.Story = append(p.Story, j.trade(x.After[i:]))
		case chronicle.Facility:
			facility := w.Name(j.pack().Ships[n.Card].Facility.ID)
			p.Story = append(p.Story, Sentence{Ship, w.Say("journal.facility", j.who(n), facility)})
		}
	}
	if scores := j.scores(x); scores != "" {
		p.Story = append(p.Story, Sentence{Score, w.Say("journal.scores", scores)})
	}
	p.Story = append(p.Story, j.paid(after)...)
	if len(p.Story) == 0 {
		p.Story = []Sentence{{NoSign, w.Say("journal.arrived")}}
	}
	return p
}

// trade tells of a visit to a ship: what was traded in there, and what was bought.
func (j *Journal) trade(notes []chronicle.Note) Sentence {
	w, n := j.book, notes[0]
	who, ship := j.who(n), j.book.Name(j.pack().Ships[n.Card].ID)
	var gave, got []string
	for _, o := range notes[1:] {
		if o.What == chronicle.Aboard {
			break
		}
		switch name := times(w, w.Name(o.Thing(j.pack(), 0)), int(o.N)); {
		case o.Who != n.Who:
		case o.What == chronicle.Traded:
			gave = append(gave, name)
		case o.What == chronicle.Bought:
			got = append(got, name)
		}
	}
	switch {
	case len(got) > 0 && len(gave) > 0:
		return Sentence{Ship, w.Say("journal.traded", who, ship, list(w, gave), list(w, got))}
	case len(got) > 0:
		return Sentence{Ship, w.Say("journal.bought", who, ship, list(w, got))}
	case len(gave) > 0:
		return Sentence{Ship, w.Say("journal.sold", who, ship, list(w, gave))}
	}
	return Sentence{Ship, w.Say("journal.visited", who, ship)}
}

// scores lists the leader points of the players, "" if they do not count any.
func (j *Journal) scores(x *chronicle.Expedition) string {
	var all []string
	for _, n := range x.After {
		if n.What == chronicle.Scored {
			all = append(all, j.book.Say("journal.score", j.player(int(n.Who)), strconv.Itoa(int(n.N))))
		}
	}
	return list(j.book, all)
}
