package fortress

import (
	"strconv"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress/library"
)

// DeckMade deals the exploration deck: four combat and four challenge cards, which nobody has seen
// (BF-DCK-002). Chance decides which cards they are only when they are turned up.
type DeckMade struct{}

// Apply implements engine.Change.
func (DeckMade) Apply(s *State) {
	x := &s.Expedition
	x.Step, x.Left = SettingOut, [sorts]uint8{}
	s.unseen()
	for sort := range x.Left {
		x.Left[sort] = uint8(min(cardsEach, total(&x.Unseen[sort])))
	}
}

// unseen puts every exploration card among those that nobody has seen.
func (s *State) unseen() {
	x := &s.Expedition
	for i := range s.pack.Combats {
		x.Unseen[CombatCard][i] = uint8(s.pack.Combats[i].Count)
	}
	for i := range s.pack.Challenges {
		x.Unseen[ChallengeCard][i] = uint8(s.pack.Challenges[i].Count)
	}
}

// Say implements engine.Change.
func (DeckMade) Say(s *State) (string, []string) {
	x := &s.Expedition
	return "deck-made", []string{strconv.Itoa(int(x.Left[CombatCard])), strconv.Itoa(int(x.Left[ChallengeCard]))}
}

// ChamberSet puts the maglev chamber beside the track. Its carriages wait for the explorers
// (BF-SET-025).
type ChamberSet struct{}

// Apply implements engine.Change.
func (ChamberSet) Apply(s *State) {
	s.Maglev = board.Set{}
	s.NumCells = uint8(copy(s.Cells[:], s.pack.Chambers[s.pack.Maglev].Cells))
	for sp := range board.Space(s.NumCells) {
		s.Maglev.Add(sp)
	}
	s.rebuildField()
}

// Say implements engine.Change.
func (ChamberSet) Say(*State) (string, []string) { return "chamber-set", nil }

// StepBegan starts a step of the round (BF-EXP-001).
type StepBegan struct{ Step ExpeditionStep }

// Apply implements engine.Change.
func (e StepBegan) Apply(s *State) {
	s.Expedition.Step = e.Step
	switch e.Step {
	case ExplorationStep:
		s.Expedition.Proposed = 0
	case RecoveryStep:
		s.noteFallen()
	case LeaderStep:
		s.Quest.Fallen = 0
	}
}

// Say implements engine.Change.
func (e StepBegan) Say(*State) (string, []string) {
	return "step", []string{e.Step.String()}
}

// TurnedUp turns up an exploration card and starts its round (BF-EXP-002).
type TurnedUp struct {
	Sort CardSort
	Card uint8
}

// Apply implements engine.Change.
func (e TurnedUp) Apply(s *State) {
	x := &s.Expedition
	if x.Ahead > 0 {
		x.Ahead--
	} else {
		x.Left[e.Sort]--
	}
	x.Unseen[e.Sort][e.Card]--
	x.Rounds[x.Round] = Round{Sort: e.Sort, Card: e.Card}
	x.Round++
	if e.Sort == CombatCard {
		s.Combat = e.Card
	}
}

// Say implements engine.Change.
func (e TurnedUp) Say(s *State) (string, []string) {
	return "turned-up", []string{strconv.Itoa(int(s.Expedition.Round)), s.ExplorationCard(e.Sort, e.Card), e.Sort.String()}
}

// ExplorationCard returns the id of an exploration card.
func (s *State) ExplorationCard(sort CardSort, card uint8) string {
	if sort == CombatCard {
		return s.pack.Battlefield(int(card)).ID
	}
	return s.pack.Challenges[card].ID
}

// ChoiceMade reports the choice of an explorer, or of the whole party, in a challenge (BF-CHL-001).
type ChoiceMade struct{ By, Choice string }

// Apply implements engine.Change.
func (ChoiceMade) Apply(*State) {}

// Say implements engine.Change.
func (e ChoiceMade) Say(*State) (string, []string) {
	if e.By == "" {
		return "party-chose", []string{e.Choice}
	}
	return "chose", []string{e.By, e.Choice}
}

// CameOut tells how a choice of a challenge has turned out: for whom, which level was rolled, or "done" for a choice without a roll.
// By is "" if the party has chosen without a roll (BF-CHL-001).
type CameOut struct{ By, Choice, Level string }

// Apply implements engine.Change.
func (CameOut) Apply(*State) {}

// Say implements engine.Change. The roll and the effect have said what happens.
func (CameOut) Say(*State) (string, []string) { return "", nil }

// Tell implements engine.Tale.
func (e CameOut) Tell(*State) (string, []string) {
	if e.By == "" {
		return "party-came-out", []string{library.Outcome(e.Choice, e.Level)}
	}
	return "came-out", []string{e.By, library.Outcome(e.Choice, e.Level)}
}

// CardRemoved removes a resolved card from the expedition (BF-EXP-005, BF-EXP-006).
type CardRemoved struct {
	Sort CardSort
	Card uint8
}

// Apply implements engine.Change.
func (CardRemoved) Apply(*State) {}

// Say implements engine.Change.
func (e CardRemoved) Say(s *State) (string, []string) {
	return "card-removed", []string{s.ExplorationCard(e.Sort, e.Card)}
}

// Died takes the cards of a dead explorer. The party loses them, and they return to the deck
// (BF-REC-003, BF-REC-007, BF-G-038).
type Died struct{ Explorer uint8 }

// Apply implements engine.Change.
func (e Died) Apply(s *State) {
	x := &s.Party[e.Explorer]
	x.Dead = true
	for i := range x.NumFinds {
		card, _ := x.Finds[i].Card()
		s.Discovery[card]++
	}
	x.Finds, x.NumFinds = [MaxFinds]Mark{}, 0
	s.returnCards(int(x.Kind))
	if s.Mode() == Campaign {
		s.Quest.Mortis |= 1 << x.Kind
	}
}

// Say implements engine.Change.
func (e Died) Say(s *State) (string, []string) { return "died", []string{s.Name(int(e.Explorer))} }

// Recovered brings an explorer back into action (BF-REC-004).
type Recovered struct{ Explorer uint8 }

// Apply implements engine.Change.
func (e Recovered) Apply(s *State) { s.Party[e.Explorer].Out = false }

// Say implements engine.Change.
func (e Recovered) Say(s *State) (string, []string) {
	return "recovered", []string{s.Name(int(e.Explorer))}
}

// VitalityBegan announces whose vitality roll comes next in the recovery step (BF-REC-008).
type VitalityBegan struct{ Explorer uint8 }

// Apply implements engine.Change.
func (VitalityBegan) Apply(*State) {}

// Say implements engine.Change.
func (e VitalityBegan) Say(s *State) (string, []string) {
	return "vitality", []string{s.Name(int(e.Explorer))}
}

// Forfeited returns a discovery card to the deck.
type Forfeited struct{ Explorer, Kind uint8 }

// Apply implements engine.Change.
func (e Forfeited) Apply(s *State) {
	if s.Party[e.Explorer].drop(e.Kind) {
		s.Discovery[e.Kind]++
	}
}

// Say implements engine.Change.
func (e Forfeited) Say(s *State) (string, []string) {
	return "forfeited", []string{s.Name(int(e.Explorer)), s.pack.Discoveries[e.Kind].ID}
}

// EndProposed starts a vote on ending the expedition (BF-EXP-003).
type EndProposed struct{ By engine.Seat }

// Apply implements engine.Change.
func (e EndProposed) Apply(s *State) { s.Expedition.Proposed |= 1 << e.By }

// Say implements engine.Change.
func (e EndProposed) Say(*State) (string, []string) {
	return "end-proposed", []string{strconv.Itoa(int(e.By) + 1)}
}

// EndDeclined records a vote against ending the expedition, which continues (BF-EXP-003).
type EndDeclined struct{ By engine.Seat }

// Apply implements engine.Change.
func (EndDeclined) Apply(*State) {}

// Say implements engine.Change.
func (e EndDeclined) Say(*State) (string, []string) {
	return "end-declined", []string{strconv.Itoa(int(e.By) + 1)}
}

// ExpeditionEnded ends the expedition (BF-END-001 to 004).
type ExpeditionEnded struct{ Why Ending }

// Apply implements engine.Change.
func (e ExpeditionEnded) Apply(s *State) {
	s.Expedition.Step, s.Expedition.Ending = ExpeditionOver, e.Why
	if e.Why != Death { // whose recovery rolls have been made, and counted before (BF-LPT-003, BF-G-100)
		s.noteFallen()
	}
}

// Say implements engine.Change.
func (e ExpeditionEnded) Say(*State) (string, []string) {
	return "expedition-ended", []string{endingNames[e.Why]}
}

var endingNames = [...]string{"", "all-out", "death", "agreed", "deck-empty", "withdrawn", "taken"}

func (e Ending) String() string { return endingNames[e] }

// ObjectiveCounted reports whether the expedition is won (BF-ONE-007).
type ObjectiveCounted struct {
	Clues, Points uint8
	Won           bool
}

// Apply implements engine.Change.
func (e ObjectiveCounted) Apply(s *State) { s.Expedition.Won = e.Won }

// Say implements engine.Change.
func (e ObjectiveCounted) Say(s *State) (string, []string) {
	key := "objective-missed"
	if e.Won {
		key = "objective-met"
	}
	return key, []string{strconv.Itoa(int(e.Clues)), strconv.Itoa(int(e.Points))}
}
