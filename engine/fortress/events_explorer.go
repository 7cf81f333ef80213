package fortress

import (
	"strconv"

	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/kit"
)

// DieSpent takes a die from an explorer's card or from the destiny dice (BF-ACT-007, BF-DES-005).
type DieSpent struct {
	Explorer uint8
	Face     uint8
	Destiny  bool
	For      string
}

// Apply implements engine.Change.
func (e DieSpent) Apply(s *State) {
	x := &s.Party[e.Explorer]
	if e.Destiny {
		x.DestinyUsed++
		for d := range s.DestinyDice {
			if d.Face == e.Face && !d.Used {
				d.Used = true
				return
			}
		}
		return
	}
	for i := range x.Slots {
		if x.Slots[i].Die == e.Face {
			x.Slots[i].Die = 0
			return
		}
	}
}

// Lost reports whether it pays for nothing.
func (e DieSpent) Lost() bool { return e.For == lost }

// Say implements engine.Change.
func (e DieSpent) Say(s *State) (string, []string) {
	args := []string{s.Name(int(e.Explorer)), strconv.Itoa(int(e.Face)), e.For}
	switch {
	case e.Lost():
		return "die-lost", args[:2]
	case e.Destiny:
		return "destiny-spent", args
	}
	return "die-spent", args
}

// OverwatchSaved lowers each remaining die by one and keeps them as overwatch dice (BF-OVW-001).
type OverwatchSaved struct{ Explorer uint8 }

// Apply implements engine.Change.
func (e OverwatchSaved) Apply(s *State) {
	x := &s.Party[e.Explorer]
	x.Overwatch = true
	for i := range x.Slots {
		if x.Slots[i].Die > 0 {
			x.Slots[i].Die-- // a 1 is removed
		}
	}
}

// Say implements engine.Change. A last part tells of dice that a card in play makes useless.
func (e OverwatchSaved) Say(s *State) (string, []string) {
	faces := ""
	for _, slot := range s.Party[e.Explorer].Slots {
		if slot.Die > 0 {
			faces += strconv.Itoa(int(slot.Die))
		}
	}
	parts := []string{s.Name(int(e.Explorer)), kit.Dash(faces)}
	if faces != "" && s.NoOverwatch() {
		parts = append(parts, "forbidden")
	}
	return "overwatch-saved", parts
}

// DiceCleared removes the dice left on a card; Left is their number (BF-OVW-010).
type DiceCleared struct{ Explorer, Left uint8 }

// Apply implements engine.Change.
func (e DiceCleared) Apply(s *State) {
	x := &s.Party[e.Explorer]
	x.Overwatch = false
	for i := range x.Slots {
		x.Slots[i].Die = 0
	}
}

// Say implements engine.Change. Without dice there is nothing to report.
func (e DiceCleared) Say(s *State) (string, []string) {
	if e.Left == 0 {
		return "", nil
	}
	return "dice-cleared", []string{s.Name(int(e.Explorer))}
}

// ActivationBegan starts an explorer's activation.
type ActivationBegan struct{ Explorer uint8 }

// Apply implements engine.Change.
func (e ActivationBegan) Apply(s *State) {
	x := &s.Party[e.Explorer]
	x.Moved, x.SlainWounds, x.SlewAny = false, 0, false
}

// Say implements engine.Change.
func (e ActivationBegan) Say(s *State) (string, []string) {
	return "activation", []string{s.Name(int(e.Explorer))}
}

// MaxInspiration is the most inspiration points an explorer can hold (BF-INS-001).
const MaxInspiration = 4

// inspire gives an explorer points. Points above the maximum are lost (BF-INS-001).
func inspire(m *Match, rule string, e uint8, points int, why string) {
	gained := min(points, MaxInspiration-int(m.State.Party[e].Inspiration))
	if gained > 0 {
		m.Emit(rule, InspirationChanged{e, int8(gained), why})
	}
	if gained < points {
		m.Emit("BF-INS-001", NoEffect{"points-full"})
	}
}

// InspirationChanged adds or removes inspiration points.
type InspirationChanged struct {
	Explorer uint8
	By       int8
	For      string
}

// Apply implements engine.Change.
func (e InspirationChanged) Apply(s *State) {
	x := &s.Party[e.Explorer]
	x.Inspiration = uint8(int8(x.Inspiration) + e.By)
}

// Say implements engine.Change.
func (e InspirationChanged) Say(s *State) (string, []string) {
	key := "inspiration-gained"
	by := e.By
	if by < 0 {
		key, by = "inspiration-spent", -by
	}
	return key, []string{s.Name(int(e.Explorer)), strconv.Itoa(int(by)), e.For}
}

// CardTurned turns a card to its inspired side. Counters and dice stay (BF-INS-002, 006, 007,
// BF-G-037).
type CardTurned struct{ Explorer uint8 }

// Apply implements engine.Change.
func (e CardTurned) Apply(s *State) { s.Party[e.Explorer].Inspired = true }

// Say implements engine.Change.
func (e CardTurned) Say(s *State) (string, []string) {
	return "inspired", []string{s.Name(int(e.Explorer))}
}

// Found gives an explorer a discovery card (BF-SRC-004, BF-EVT-010).
type Found struct{ Explorer, Kind uint8 }

// Apply implements engine.Change.
func (e Found) Apply(s *State) {
	s.Discovery[e.Kind]--
	x := &s.Party[e.Explorer]
	x.Finds[x.NumFinds] = Mark(e.Kind + 1)
	x.NumFinds++
	s.note(e.Explorer, func(t *Tally) *uint8 { return &t.Found })
	if s.Mode() == Campaign {
		x.Score += s.pack.leaderPoints(e.Kind)
	}
}

// Say implements engine.Change.
func (e Found) Say(s *State) (string, []string) {
	return "found", []string{s.Name(int(e.Explorer)), s.pack.Discoveries[e.Kind].ID}
}

// CounterPlaced covers an activation space. A die on the space is lost (BF-WND-001, BF-WND-002).
type CounterPlaced struct {
	Explorer, Slot uint8
	Counter        Counter
}

// Apply implements engine.Change.
func (e CounterPlaced) Apply(s *State) {
	s.Party[e.Explorer].Slots[e.Slot] = Slot{Counter: e.Counter}
	s.note(e.Explorer, func(t *Tally) *uint8 { return &t.Hurt })
}

// Say implements engine.Change.
func (e CounterPlaced) Say(s *State) (string, []string) {
	key := "wounded"
	if e.Counter == GrievousCounter {
		key = "wounded-grievously"
	}
	return key, []string{s.Name(int(e.Explorer)), strconv.Itoa(int(e.Slot) + 1)}
}

// Healed removes wounds but never grievous ones (BF-ROL-008, BF-WND-005).
type Healed struct{ Explorer, Wounds uint8 }

// Apply implements engine.Change.
func (e Healed) Apply(s *State) {
	left := e.Wounds
	for i := range s.Party[e.Explorer].Slots {
		if slot := &s.Party[e.Explorer].Slots[i]; left > 0 && slot.Counter == WoundCounter {
			slot.Counter = NoCounter
			left--
		}
	}
}

// Say implements engine.Change.
func (e Healed) Say(s *State) (string, []string) {
	return "healed", []string{s.Name(int(e.Explorer)), strconv.Itoa(int(e.Wounds))}
}

// OutOfAction takes an explorer off the board and its card off the track (BF-OOA-002, BF-G-059).
type OutOfAction struct{ Explorer uint8 }

// Apply implements engine.Change.
func (e OutOfAction) Apply(s *State) {
	x := &s.Party[e.Explorer]
	x.Out, x.Overwatch = true, false // there are no dice left: every space is covered
	for _, f := range x.Figures {
		if f != NoUnit {
			s.Units[f].Hex, s.Units[f].Stunned = board.None, false
		}
	}
	s.dropCard(TrackCard{Index: e.Explorer})
	s.note(e.Explorer, func(t *Tally) *uint8 { return &t.Out })
}

// dropCard removes a card from the track. The cards behind it move up.
func (s *State) dropCard(c TrackCard) {
	for i := range s.NumTrack {
		if s.Track[i].Hostile == c.Hostile && s.Track[i].Index == c.Index {
			copy(s.Track[i:], s.Track[i+1:s.NumTrack])
			s.NumTrack--
			switch at := Mark(i + 1); {
			case s.Acting == at:
				s.Acting = 0
			case s.Acting > at:
				s.Acting--
			}
			s.Track[s.NumTrack] = TrackCard{}
			return
		}
	}
}

// Say implements engine.Change.
func (e OutOfAction) Say(s *State) (string, []string) {
	return "out-of-action", []string{s.Name(int(e.Explorer))}
}

// Noted records what an explorer has done and may do only once.
type Noted struct {
	Explorer   uint8
	Once       uint8 // bit of the unique action
	FreeGambit bool
	Moved      bool
}

// Apply implements engine.Change.
func (e Noted) Apply(s *State) {
	x := &s.Party[e.Explorer]
	x.Once |= e.Once
	x.FreeGambit = x.FreeGambit || e.FreeGambit
	x.Moved = x.Moved || e.Moved
}

// Say implements engine.Change. The event alone is not worth reporting.
func (Noted) Say(*State) (string, []string) { return "", nil }

// DieGained puts a die on an empty space of an explorer's card.
type DieGained struct{ Explorer, Space, Face uint8 }

// Apply implements engine.Change.
func (e DieGained) Apply(s *State) { s.Party[e.Explorer].Slots[e.Space].Die = e.Face }

// Say implements engine.Change.
func (e DieGained) Say(s *State) (string, []string) {
	return "die-gained", []string{s.Name(int(e.Explorer)), strconv.Itoa(int(e.Face))}
}

// Raised raises the better result of a roll.
type Raised struct {
	By    string
	For   string
	Level dice.Level
}

// Apply implements engine.Change.
func (Raised) Apply(*State) {}

// Say implements engine.Change.
func (e Raised) Say(*State) (string, []string) {
	return "raised", []string{e.By, e.For, e.Level.String()}
}

// Rolled shows action dice. Used is the index of the die whose result counts.
type Rolled struct {
	For    string // agility, vitality, defence, attack
	By     string
	Die    dice.Die
	Faces  [2]uint8 // the second is 0 for one die
	Levels [2]dice.Level
	Used   uint8
	Thrown uint8 // the dice thrown for this roll, a bit each; the others lie as they were
	Again  bool
}

// Apply implements engine.Change.
func (Rolled) Apply(*State) {}

// Level returns the result that counts.
func (e Rolled) Level() dice.Level { return e.Levels[e.Used] }

// Shows writes the faces: 7, or 3,5.
func (e Rolled) Shows() string {
	faces := strconv.Itoa(int(e.Faces[0]))
	if e.Faces[1] > 0 {
		faces += "," + strconv.Itoa(int(e.Faces[1]))
	}
	return faces
}

// Say implements engine.Change.
func (e Rolled) Say(*State) (string, []string) {
	key := "rolled"
	if e.Again {
		key = "rolled-again"
	}
	return key, []string{e.By, e.For, "d" + strconv.Itoa(int(e.Die)), e.Shows(), e.Level().String()}
}

// BlackstoneRolled shows a roll of the D20 (BF-ROL-009).
type BlackstoneRolled struct {
	For  string
	By   string
	Face uint8
	Gave string
	Most uint8 // the highest face that succeeds, where texts name it; 0 for none
}

// Apply implements engine.Change.
func (BlackstoneRolled) Apply(*State) {}

// Say implements engine.Change.
func (e BlackstoneRolled) Say(*State) (string, []string) {
	args := []string{e.By, e.For, strconv.Itoa(int(e.Face)), e.Gave}
	if e.Most > 0 {
		args = append(args, strconv.Itoa(int(e.Most)))
	}
	return "blackstone", args
}
