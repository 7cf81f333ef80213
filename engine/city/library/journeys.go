package library

import "precipice/engine/board"

// JourneyType is a type of journeys (CC-JTY-001 to 005).
type JourneyType uint8

// The types, in the order of JourneyWords.
const (
	Hunt JourneyType = iota
	Scavenge
	Deliverance
	Decapitation
)

// Journey is a combat map of a journey type.
type Journey struct {
	ID        string
	Type      JourneyType
	Nightwars bool // night has fallen from the start, gateways between tiles may be closed (CC-G-091)
	Lesson    bool // a map of the tutorial, which is not offered beside the others
	Goal      int  // what the quest token has to reach; that of its type if it is 0 (CC-G-004)
	Dusk      int  // the space of the outer track on which the nightfall token starts (CC-SET-009)
	Layout    []Laid
	Gates     []board.Gate
	Lychgates []board.Edge
	Objects   []board.Square
	First     []board.Square // the objects marked with a red 1 (CC-JTY-003); none means all
	Quest     []QuestStep    // what it says for the quest step of a turn (CC-JRN-004)
	Ground    board.Ground   // the map as laid
}

// QuestStep is what a journey says for the quest step of some turns (CC-JRN-004).
type QuestStep struct {
	ID     string   `content:"id,declares=quest-step"`
	Turns  TurnSpan `content:"turns"`
	Effect []Op     `content:"effect"`
	Does   Program
}

// In reports whether the step comes in a turn.
func (q *QuestStep) In(turn int) bool { return q.Turns.From <= turn && turn <= q.Turns.To }

// Consequences are what journeys do to the city, by their type (CC-G-005).
type Consequences struct {
	Hunt         Consequence `content:"hunt"`
	Scavenge     Consequence `content:"scavenge"`
	Deliverance  Consequence `content:"deliverance"`
	Decapitation Consequence `content:"decapitation"`
}

// Of returns those of a type of journeys.
func (c *Consequences) Of(t JourneyType) *Consequence {
	return [len4]*Consequence{&c.Hunt, &c.Scavenge, &c.Deliverance, &c.Decapitation}[t]
}

// Consequence is what comes of a success or of a failure, and then what comes either way.
type Consequence struct {
	Success Toll `content:"success,optional"`
	Failure Toll `content:"failure,optional"`
	Either  Toll `content:"either,optional"`
}

// Toll changes fear and influence.
type Toll struct {
	Fear      int `content:"fear,optional,range=-9..9"`
	Influence int `content:"influence,optional,range=-9..9"`
}
