package fortress

import (
	"slices"

	"precipice/engine/dice"
)

// Gain is what an explorer, or the table, gains in one step of a plan: expected numbers.
type Gain struct {
	Explorer    Mark  // none for what is everybody's
	Healed      Share // wounds (BF-G-086)
	Inspiration Share // points, without those paid (BF-INS-001)
	Dice        Share // activation dice, or destiny dice for everybody (BF-RSC-002)
}

// Progress is what becomes of a site of a stronghold in one step of a plan (BF-STR-005).
type Progress struct {
	Site     string
	On, Back Share // how far its counter moves, on average
	Full     Share // the chance that it comes as far as it goes
}

// gained records what somebody gains by an event.
func (step *PlanStep) gained(e Event, share Share) {
	times := func(n int) Share { return share.Times(dice.ShareOf(uint64(n), 1)) }
	switch ch := e.Change.(type) {
	case Healed:
		g := step.gain(Mark(ch.Explorer + 1))
		g.Healed = g.Healed.Plus(times(int(ch.Wounds)))
	case InspirationChanged:
		if ch.By > 0 {
			g := step.gain(Mark(ch.Explorer + 1))
			g.Inspiration = g.Inspiration.Plus(times(int(ch.By)))
		}
	case DieGained:
		g := step.gain(Mark(ch.Explorer + 1))
		g.Dice = g.Dice.Plus(share)
	case DestinyGained:
		g := step.gain(0)
		g.Dice = g.Dice.Plus(share)
	}
}

// gain finds or adds what an explorer gains.
func (step *PlanStep) gain(who Mark) *Gain {
	i := slices.IndexFunc(step.Gains, func(g Gain) bool { return g.Explorer == who })
	if i < 0 {
		i, step.Gains = len(step.Gains), append(step.Gains, Gain{Explorer: who})
	}
	return &step.Gains[i]
}

// progress records how the counter of a site moves. A full one moves no further, so it is filled once at most.
func (step *PlanStep) progress(s *State, e SiteAdvanced, share Share) {
	a := s.Assault()
	if a == nil {
		return
	}
	id := a.Sites[e.Site].ID
	i := slices.IndexFunc(step.Sites, func(p Progress) bool { return p.Site == id })
	if i < 0 {
		i, step.Sites = len(step.Sites), append(step.Sites, Progress{Site: id})
	}
	p := &step.Sites[i]
	if e.By < 0 {
		p.Back = p.Back.Plus(share.Times(dice.ShareOf(uint64(-int(e.By)), 1)))
		return
	}
	p.On = p.On.Plus(share.Times(dice.ShareOf(uint64(e.By), 1)))
	if s.SiteFull(int(e.Site)) {
		p.Full = p.Full.Plus(share)
	}
}

// met adds the objective that is met in an outcome. The battlefield is taken as soon as the activation is over.
func (p *Plan) met(s *State, share Share) {
	if which, ok := s.goalMet(); ok {
		add(&p.Met, s.Assault().Objectives[which].ID, share)
	}
}
