package city

import (
	"slices"

	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/engine/dice"
	"precipice/game/city"
	"precipice/game/session"
	"precipice/scenes/play"
)

// verdict is the result of the choice in a crisis. The page of the crisis tells it, and stays until the player has seen it.
type verdict struct {
	on   bool
	from int // the line of the log that tells the choice
	hero int
	roll *library.Op // nil where nothing is rolled
	die  library.Stat
	odds [3]float32 // critical, success, failure
	id   struct{ crisis, choice string }
	was  before
}

// fate is the crisis that is decided on the screen now.
type fate struct {
	verdict
	screen *play.Screen[rules.State, city.Table]
}

// shown reports whether the page of a crisis is shown, with its question or with what comes of the answer. What can only be answered on the
// battlefield is asked there.
func (x *fate) shown() bool {
	q := x.screen.Question
	return q.Asks(rules.AskCrisisHero) || q.Asks(rules.AskCrisis) || x.on && !q.Points()
}

// settled reports whether all that comes of a crisis has been told on its page, and the player has still to leave that.
func (x *fate) settled() bool {
	s := x.screen
	if !x.on || s.Play.Watched() || s.Showing.On || s.Tray.Moving() {
		return false
	}
	if e, waits := s.Play.Peek(); waits {
		return !ofCrisis(e)
	}
	d, asks := s.Play.Pending()
	return !asks || !amidst[d.Kind]
}

// before is how the party and the city stood when the choice was made.
type before struct {
	heroes          [rules.MaxHeroes]rules.Hero
	fear, influence uint8
}

// begins opens the page with a choice in a crisis. Where a game is only watched, the next event after the crisis closes it.
func (v *verdict) begins(e rules.Event, s *rules.State, line int, watched bool) {
	if c, is := e.Change.(rules.Chose); is {
		v.opens(c, s, line)
	} else if v.on && watched && !ofCrisis(e) {
		*v = verdict{}
	}
}

func (v *verdict) opens(c rules.Chose, s *rules.State, line int) {
	*v = verdict{from: line, hero: int(c.Hero), was: before{s.Heroes, s.Fear, s.Influence}}
	crisis, choice := choiceOf(s, c.What)
	if choice == nil {
		return
	}
	v.on, v.id.crisis, v.id.choice = true, crisis.ID, choice.ID
	if v.roll = choice.Rolled(); v.roll != nil {
		v.die, v.odds = oddsOf(s, v.hero, v.roll)
	}
}

// choiceOf returns a choice by its id, with its crisis.
func choiceOf(s *rules.State, id string) (*library.Crisis, *library.Choice) {
	list := s.Content().Crises
	for i := range list {
		for k := range list[i].Choices {
			if list[i].Choices[k].ID == id {
				return &list[i], &list[i].Choices[k]
			}
		}
	}
	return nil, nil
}

// oddsOf returns the dice that a hero rolls for a choice, and how likely its results are. Of two dice the better counts (CC-SET-019).
func oddsOf(s *rules.State, h int, roll *library.Op) (die library.Stat, odds [3]float32) {
	if roll.Roll == "quest" {
		met, great := float32(13-roll.Need)/12, float32(0)
		if roll.Great > 0 {
			great = float32(13-roll.Great) / 12
		}
		return library.Stat{Count: 1, Die: dice.D12}, [3]float32{great, met - great, 1 - met}
	}
	die = s.Stat(h, roll.Roll)
	return die, levelOdds(&s.Content().Dice, die)
}

// levelOdds returns how likely the results of action dice are: critical, success, failure.
func levelOdds(faces *dice.Faces, of library.Stat) [3]float32 {
	count, most := faces.Of(of.Die), float32(1)
	share := func(n int) float32 {
		p := float32(n) / float32(of.Die)
		if of.Count > 1 {
			p *= p
		}
		return p
	}
	fails, below := share(int(count[dice.Fail])), share(int(count[dice.Fail]+count[dice.Success]))
	return [3]float32{most - below, below - fails, fails}
}

// ofCrisis reports whether an event comes of a crisis. Others end it: the event phase goes on, the found card is discarded, the journey is
// over.
func ofCrisis(e rules.Event) bool {
	switch e.Change.(type) {
	case rules.TurnBegan, rules.PhaseBegan, rules.LeaderPassed, rules.ActivationBegan, rules.GroupBegan, rules.CardDone, rules.FindDiscarded, rules.TideCame,
		rules.NoWayOut, rules.JourneyEnded, rules.ExtractionRolled, rules.Survived:
		return false
	}
	return !slices.Contains(afterCrisis[:], e.Rule)
}

// afterCrisis are the rules of what the event phase does after a crisis: it frees the trapped, and the tide comes.
var afterCrisis = [...]string{"CC-TRP-004", "CC-G-078", "CC-G-105"}

// amidst are the questions that may come before an event or a crisis is over.
var amidst = map[string]bool{rules.AskReRoll: true, rules.AskCover: true, rules.AskInfect: true, rules.AskHeal: true, rules.AskCure: true, rules.AskKeep: true, rules.AskPick: true,
	rules.AskCrisis: true, rules.AskCrisisHero: true, rules.AskBorn: true, rules.AskReturn: true, rules.AskInspire: true, rules.AskWill: true}

// tale is how far a verdict has been told.
type tale struct {
	level string         // critical, success or failure; done where nothing is rolled; "" before the die lies
	story string         // the key of what happens, "" before that is told
	lines []session.Line // what comes of it
}

// told returns how far a log tells the verdict, and what event is told by a die that lies already, nil for none.
func (v *verdict) told(log []session.Line, lies any) (t tale) {
	for i := v.from; i < len(log); i++ {
		v.hears(&t, log[i].Change)
		switch log[i].Change.(type) {
		case nil, rules.Chose, rules.Rolled, rules.QuestRolled, rules.CameOfIt, rules.NoEffect, rules.DieSpent, rules.PathMet:
		default:
			t.lines = append(t.lines, log[i])
		}
	}
	v.hears(&t, lies)
	return t
}

// hears takes in what an event tells of the roll.
func (v *verdict) hears(t *tale, change any) {
	switch c := change.(type) {
	case rules.Rolled:
		if t.story == "" && v.roll != nil && c.For == v.roll.Roll {
			t.level = c.Level.String()
		}
	case rules.QuestRolled:
		if t.story == "" && v.roll != nil && v.roll.Roll == "quest" {
			t.level = questLevel(v.roll, int(c.Face)).String()
		}
	case rules.CameOfIt:
		t.level, t.story = c.How, "text."+c.Choice+"."+c.How
	}
}

// questLevel returns what a face of the quest die comes to.
func questLevel(roll *library.Op, face int) dice.Level {
	switch {
	case roll.Great > 0 && face >= roll.Great:
		return dice.Critical
	case face >= roll.Need:
		return dice.Success
	}
	return dice.Fail
}
