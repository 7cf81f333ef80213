package fortress

import "precipice/engine"

// Capacities of a quest.
const (
	MaxLegacy = 24       // legacy cards
	MaxShips  = 16       // spacecraft
	MaxDocked = 4        // BF-SET-019
	MaxStored = MaxFinds // discovery cards of explorers who are not in the party
	MaxHeld   = 96       // resource cards: explorers may hold all of them
	MaxKnown  = 32       // explorers of the content
)

// QuestStep is a step of a quest, or a state before or after.
type QuestStep uint8

// The steps. Exploring is an expedition; Healing, Legacy and InTrade are at Precipice (BF-PRE-001).
const (
	NoQuest QuestStep = iota
	Gathering
	Exploring
	Healing
	Legacy
	InTrade
	QuestOver
)

var questStepNames = [...]string{"", "gathering", "exploring", "healing", "legacy", "trading", "over"}

func (s QuestStep) String() string { return questStepNames[s] }

// QuestEnding is why a quest has ended.
type QuestEnding uint8

// The endings.
const (
	QuestGoesOn     QuestEnding = iota
	LegacyExhausted             // BF-LEG-005
	TooFewLeft                  // BF-MRT-003
	QuestWon                    // BF-VLT-003
)

var questEndingNames = [...]string{"", "legacy-exhausted", "too-few-left", "won"}

func (e QuestEnding) String() string { return questEndingNames[e] }

// QuestState holds the state of a quest, apart from the expedition in progress.
type QuestState struct {
	Step         QuestStep
	Content      [8]byte // the beginning of the digest of what only quests use
	Ending       QuestEnding
	StrikeForce  bool                  // expeditions of two or three explorers are allowed (BF-SFV-001)
	LeaderPoints bool                  // the players count leader points (BF-LPT-001)
	Expedition   uint8                 // expeditions begun
	Size         uint8                 // explorers of the next party, while it gathers
	Mortis       uint32                // explorers who have died, a bit each (BF-MRT-001)
	Legacy       [MaxLegacy]uint8      // the legacy deck, by kind
	Buried       [MaxLegacy]uint8      // those of the legacy deck that lie under the others, by kind
	Below        [MaxLegacy]uint8      // of those that lie under the others, how deep, by kind (BF-G-097)
	Under        [MaxLegacy]Mark       // those that lie under the others from the uppermost, where copies of one card lie apart
	Foreseen     Mark                  // the legacy card known to be next
	Row          [MaxLegacy]Mark       // legacy cards drawn, in their order (BF-LEG-003)
	Docked       [MaxDocked]Mark       // spacecraft at Precipice (BF-SET-018)
	Stored       [MaxStored]Held       // discovery cards of explorers who are not in the party (BF-NEW-003)
	Resources    [MaxKinds]uint8       // cards left in the resource decks, by kind (BF-DCK-007)
	Held         [MaxHeld]HeldResource // the resource cards of all explorers, in the party or not; the empty places come last
	Spent        uint32                // cards, supports and facilities with a limit that have been used, a bit each
	Promised     [MaxKnown]Promise     // what awaits each explorer when it next sets out
	Trade        TradeState
	Scores       [5]uint8 // leader points of the last expedition, by player
	Fallen       uint8    // explorers out of action before the last recovery rolls (BF-LPT-003)

	Goal      Mark  // the stronghold or vault that the expedition goes to; none for an ordinary one
	Conquered uint8 // strongholds conquered, a bit each (BF-STR-007)
	Outcome   Mark  // the objective by which the vault was taken (BF-VLT-003)
}

// Held is a card with its owner, an explorer of the content.
type Held struct {
	Owner Mark // none for an empty place
	Card  uint8
}

// Dead reports whether an explorer has a mortis card (BF-MRT-001).
func (q *QuestState) Dead(kind int) bool { return q.Mortis&(1<<kind) != 0 }

// least is the number of explorers without whom no expedition can begin (BF-MRT-003, BF-SFV-006).
func (q *QuestState) least() int {
	if q.StrikeForce {
		return 2
	}
	return MaxParty
}

// LegacyLeft counts the cards left in the legacy deck (BF-LEG-004).
func (q *QuestState) LegacyLeft() (n int) {
	for _, of := range q.Legacy {
		n += int(of)
	}
	return n
}

// Living lists the explorers who can still be picked (BF-MRT-001).
func (s *State) Living() (kinds []int) {
	for kind := range s.pack.Explorers {
		if !s.Quest.Dead(kind) {
			kinds = append(kinds, kind)
		}
	}
	return kinds
}

// recruits counts the explorers of whom a party can be formed: the living, but of twins only one pair, because a table has
// no places for more miniatures.
func (s *State) recruits() (n int) {
	pair := false
	for _, kind := range s.Living() {
		twins := s.modelsOf(kind) > 1
		if !twins || !pair {
			n++
		}
		pair = pair || twins
	}
	return n
}

// StoredFinds lists the discovery cards that an explorer outside the party keeps.
func (s *State) StoredFinds(kind int) (cards []int) {
	for _, h := range s.Quest.Stored {
		if h.Owner == Mark(kind+1) {
			cards = append(cards, int(h.Card))
		}
	}
	return cards
}

// Stored counts the clues and the archeotech points that an explorer outside the party keeps.
func (s *State) Stored(kind int) (clues, points int) {
	for _, card := range s.StoredFinds(kind) {
		if d := &s.pack.Discoveries[card]; d.Clue {
			clues++
		} else {
			points += d.Value
		}
	}
	return clues, points
}

// Quest is a whole quest: expeditions with what follows each of them at Precipice (BF-NEW-001, BF-PRE-001).
type Quest struct{ engine.Cursor }

var quest = engine.Define("fortress/quest",
	engine.Step[Quest, State]{Name: "gather", Do: (*Quest).gather},
	engine.Step[Quest, State]{Name: "dock", Do: func(*Quest, *Match, in) flow { return call(&Docking{}) }},
	engine.Step[Quest, State]{Name: "share", Do: func(*Quest, *Match, in) flow { return call(&Exchange{Time: BeforeExpedition}) }},
	engine.Step[Quest, State]{Name: "destination", Ask: (*Quest).askDestination, Do: (*Quest).destination},
	engine.Step[Quest, State]{Name: "storm", Do: (*Quest).storm},
	engine.Step[Quest, State]{Name: "open-vault", Do: (*Quest).openVault},
	engine.Step[Quest, State]{Name: "draw", Do: (*Quest).draw},
	engine.Step[Quest, State]{Name: "share-again", Do: func(*Quest, *Match, in) flow { return call(&Exchange{Time: BeforeExpedition}) }}, // BF-G-099
	engine.Step[Quest, State]{Name: "set-out", Do: (*Quest).setOut},
	engine.Step[Quest, State]{Name: "come-back", Do: (*Quest).comeBack},
	engine.Step[Quest, State]{Name: "award", Ask: (*Quest).askAward, Do: (*Quest).award},
	engine.Step[Quest, State]{Name: "arrive", Do: (*Quest).arrive},
	engine.Step[Quest, State]{Name: "heal", Do: (*Quest).heal},
	engine.Step[Quest, State]{Name: "legacy", Do: (*Quest).legacy},
	engine.Step[Quest, State]{Name: "trade", Do: func(*Quest, *Match, in) flow { return call(&Trading{}) }},
	engine.Step[Quest, State]{Name: "exchange", Do: func(*Quest, *Match, in) flow { return call(&Exchange{Time: AtPrecipice}) }},
	engine.Step[Quest, State]{Name: "lead", Do: func(*Quest, *Match, in) flow { return call(&Leading{}) }},
	engine.Step[Quest, State]{Name: "disband", Do: (*Quest).disband},
)

// Proc implements engine.Frame.
func (*Quest) Proc() engine.Table[State] { return quest }

// gather lets the players pick the explorers of the next expedition, or ends the quest if too few live
// (BF-MRT-003, BF-NEW-002).
func (f *Quest) gather(m *Match, _ in) flow {
	s := &m.State
	if s.recruits() < s.Quest.least() {
		m.Emit("BF-MRT-003", QuestEnded{TooFewLeft})
		return finished()
	}
	m.Emit("BF-NEW-001", QuestStepBegan{Gathering})
	return call(&Muster{})
}

// setOut begins the expedition. Whoever holds the discovery that their agenda asks for starts inspired
// (BF-INS-009, BF-CRD-007).
func (f *Quest) setOut(m *Match, _ in) flow {
	s := &m.State
	promised := s.promises()
	m.Emit("BF-NEW-001", SetOut{})
	for e := range s.leaderOrder {
		x := &s.Party[e]
		for _, find := range x.Finds[:x.NumFinds] {
			card, _ := find.Card()
			if s.pack.Explorers[x.Kind].Agenda.Hold == s.pack.Discoveries[card].ID && !x.Inspired {
				m.Emit("BF-INS-009", CardTurned{uint8(e)})
			}
		}
	}
	keepPromises(m, promised)
	return call(&Expedition{})
}

// arrive lets explorers who are out of action make their recovery rolls at Precipice, before anybody is
// healed (BF-END-005, BF-PRE-003, BF-X-006, BF-X-007). Whoever survived a roll in the recovery step is not
// out of action any more (BF-G-060).
func (f *Quest) arrive(m *Match, _ in) flow {
	if m.State.Quest.LeaderPoints {
		for seat, points := range m.State.scores() {
			if seat < int(m.State.Players) {
				m.Emit("BF-LPT-001", Scored{engine.Seat(seat), points})
			}
		}
	}
	m.Emit("BF-END-005", QuestStepBegan{Healing})
	return call(&Recovery{Last: true})
}

// heal removes all counters, inspiration points and inspired sides (BF-PRE-004, BF-INS-010).
func (f *Quest) heal(m *Match, _ in) flow {
	m.Emit("BF-PRE-004", AllHealed{})
	m.Emit("BF-INS-010", InspirationLost{})
	return then()
}

// legacy draws a legacy card. If none is left, the quest is lost (BF-LEG-001, BF-LEG-005, BF-MRT-002).
func (f *Quest) legacy(m *Match, _ in) flow {
	s := &m.State
	m.Emit("BF-PRE-001", QuestStepBegan{Legacy})
	if s.Quest.LegacyLeft() == 0 {
		m.Emit("BF-LEG-005", QuestEnded{LegacyExhausted})
		return finished()
	}
	kind := nextLegacy(m)
	m.Emit("BF-LEG-001", LegacyDrawn{kind})
	f.threaten(m, kind)
	return then()
}

// threaten adds the encounter cards of a new threat to the deck, and names the hostiles that come with them
// (BF-LEG-004, BF-DCK-006).
func (f *Quest) threaten(m *Match, kind uint8) {
	p := m.State.pack
	card := &p.Legacy[kind]
	if len(card.Adds) == 0 {
		return
	}
	m.Emit("BF-DCK-006", EncountersAdded{kind})
	for _, h := range p.Brings(card) {
		m.Emit("BF-LEG-004", HostilesJoined{uint8(h)})
	}
}

// disband ends the visit to Precipice. The explorers keep their cards until they are picked again
// (BF-PRE-002, BF-PRE-015, BF-NEW-003).
func (f *Quest) disband(m *Match, _ in) flow {
	m.Emit("BF-NEW-003", Disbanded{})
	return goTo("gather")
}
