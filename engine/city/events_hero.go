package city

import (
	"precipice/engine/board"
	"precipice/engine/city/library"
	"precipice/engine/kit"
)

// ActivationBegan begins the activation of a hero (CC-ACT-001).
type ActivationBegan struct{ Hero uint8 }

// Apply implements engine.Change.
func (e ActivationBegan) Apply(s *State) {
	x := &s.Heroes[e.Hero]
	x.Active, x.SlainWounds, x.Prey, x.Ward = true, 0, 0, 0
	for h := range s.Heroes {
		s.Heroes[h].Wards[e.Hero] = 0
	}
}

// Say implements engine.Change.
func (e ActivationBegan) Say(s *State) (string, []string) {
	return "activation", []string{s.HeroName(int(e.Hero))}
}

// DiceSaved ends an activation: the dice left are lowered by 1 and are reaction dice (CC-REA-001).
type DiceSaved struct{ Hero uint8 }

// Apply implements engine.Change.
func (e DiceSaved) Apply(s *State) {
	x := &s.Heroes[e.Hero]
	for i := range x.Slots {
		if x.Slots[i].Die > 0 {
			x.Slots[i].Die--
		}
	}
	x.Reacting, x.Active = true, false
}

// Say implements engine.Change.
func (e DiceSaved) Say(s *State) (string, []string) {
	faces := ""
	for _, slot := range s.Heroes[e.Hero].Slots {
		if slot.Die > 0 {
			faces += number(int(slot.Die))
		}
	}
	return "dice-saved", []string{s.HeroName(int(e.Hero)), kit.Dash(faces)}
}

// DiceCleared removes the dice that are left at the end of the activation phase (CC-REA-007).
type DiceCleared struct{ Hero uint8 }

// Apply implements engine.Change.
func (e DiceCleared) Apply(s *State) {
	x := &s.Heroes[e.Hero]
	for i := range x.Slots {
		x.Slots[i].Die = 0
	}
	x.Reacting = false
}

// Say implements engine.Change.
func (e DiceCleared) Say(s *State) (string, []string) {
	return "dice-cleared", []string{s.HeroName(int(e.Hero))}
}

// DieSpent takes a die from a card or from the destiny board (CC-ACT-002, CC-DES-002).
type DieSpent struct {
	Hero, Face uint8
	Destiny    bool
	For        string
}

// Apply implements engine.Change.
func (e DieSpent) Apply(s *State) {
	x := &s.Heroes[e.Hero]
	if e.Destiny {
		for i := range s.Destiny {
			if d := &s.Destiny[i]; d.Face == e.Face && !d.Used {
				d.Used = true
				break
			}
		}
		x.DestinyUsed++
		return
	}
	for i := range x.Slots {
		if x.Slots[i].Die == e.Face {
			x.Slots[i].Die = 0
			return
		}
	}
}

// Say implements engine.Change.
func (e DieSpent) Say(s *State) (string, []string) {
	key := "die-spent"
	if e.Destiny {
		key = "destiny-spent"
	}
	return key, []string{s.HeroName(int(e.Hero)), number(int(e.Face)), e.For}
}

// DiceDropped turns all dice of a fatigued hero to 1 (CC-FAT-001).
type DiceDropped struct{ Hero uint8 }

// Apply implements engine.Change.
func (e DiceDropped) Apply(s *State) {
	for i := range s.Heroes[e.Hero].Slots {
		if slot := &s.Heroes[e.Hero].Slots[i]; slot.Die > 0 {
			slot.Die = 1
		}
	}
}

// Say implements engine.Change.
func (e DiceDropped) Say(s *State) (string, []string) {
	return "dice-dropped", []string{s.HeroName(int(e.Hero))}
}

// InspirationChanged gives or takes inspiration points (CC-INS-001).
type InspirationChanged struct {
	Hero uint8
	By   int8
	For  string
}

// Apply implements engine.Change.
func (e InspirationChanged) Apply(s *State) {
	x := &s.Heroes[e.Hero]
	x.Inspiration = uint8(max(0, min(200, int(x.Inspiration)+int(e.By))))
}

// Say implements engine.Change.
func (e InspirationChanged) Say(s *State) (string, []string) {
	key, by := "inspiration-gained", int(e.By)
	if e.By < 0 {
		key, by = "inspiration-spent", -by
	}
	return key, []string{s.HeroName(int(e.Hero)), number(by), e.For}
}

// PathMet notes that a Path to Glory has been met in this turn (CC-INS-003).
type PathMet struct{ Hero uint8 }

// Apply implements engine.Change.
func (e PathMet) Apply(s *State) { s.Heroes[e.Hero].Met = true }

// Say implements engine.Change.
func (e PathMet) Say(s *State) (string, []string) {
	return "path-met", []string{s.HeroName(int(e.Hero))}
}

// Inspired turns a card to its inspired side (CC-INS-004, 006).
type Inspired struct{ Hero uint8 }

// Apply implements engine.Change.
func (e Inspired) Apply(s *State) {
	x := &s.Heroes[e.Hero]
	x.Inspired = true
	x.Inspiration -= min(x.Inspiration, inspires)
}

// Say implements engine.Change.
func (e Inspired) Say(s *State) (string, []string) {
	return "inspired", []string{s.HeroName(int(e.Hero))}
}

// CounterPlaced puts a counter on an activation space (CC-DMG-002, 003).
type CounterPlaced struct {
	Hero, Slot uint8
	Counter    Counter
}

// Apply implements engine.Change.
func (e CounterPlaced) Apply(s *State) {
	s.Heroes[e.Hero].Slots[e.Slot] = Slot{Counter: e.Counter}
}

// Say implements engine.Change.
func (e CounterPlaced) Say(s *State) (string, []string) {
	key := [...]string{"healed", "wounded", "wounded-grievously"}[e.Counter]
	return key, []string{s.HeroName(int(e.Hero)), number(int(e.Slot) + 1)}
}

// Eased turns a grievous counter to its wound side (CC-RCP-001).
type Eased struct{ Hero, Slot uint8 }

// Apply implements engine.Change.
func (e Eased) Apply(s *State) { s.Heroes[e.Hero].Slots[e.Slot].Counter = WoundCounter }

// Say implements engine.Change.
func (e Eased) Say(s *State) (string, []string) {
	return "eased", []string{s.HeroName(int(e.Hero)), number(int(e.Slot) + 1)}
}

// OutOfAction takes a hero and its initiative card out of play (CC-DMG-006). A buried one is dead (CC-BUR-005, CC-X-009).
type OutOfAction struct {
	Hero uint8
	Dead bool
}

// Apply implements engine.Change.
func (e OutOfAction) Apply(s *State) {
	x := &s.Heroes[e.Hero]
	x.Out, x.Dead, x.Away, x.Active, x.Reacting = true, e.Dead, false, false, false
	for i := range x.Slots {
		x.Slots[i].Die = 0
	}
	s.Units[e.Hero].At = board.None
	s.Units[e.Hero].Ails &^= 1 << library.Buried
	s.dropCard(TrackCard{Index: e.Hero})
	for h := range s.Heroes { // no rule of its card counts any more
		s.Heroes[h].Wards[e.Hero] = 0
	}
}

// dropCard takes an initiative card off the track.
func (s *State) dropCard(of TrackCard) {
	n := uint8(0)
	for _, c := range s.Track[:s.NumTrack] {
		if c.Hostile != of.Hostile || c.Index != of.Index {
			s.Track[n] = c
			n++
		}
	}
	for i := n; i < s.NumTrack; i++ {
		s.Track[i] = TrackCard{}
	}
	s.NumTrack = n
}

// Say implements engine.Change.
func (e OutOfAction) Say(s *State) (string, []string) {
	key := "out-of-action"
	if e.Dead {
		key = "died"
	}
	return key, []string{s.HeroName(int(e.Hero))}
}

// AbilityUsed notes that an ability limited to a turn or a journey has been used.
type AbilityUsed struct {
	Hero, Ability uint8
	Journey       bool
}

// Apply implements engine.Change.
func (e AbilityUsed) Apply(s *State) {
	if e.Journey {
		s.Heroes[e.Hero].Spent |= 1 << e.Ability
	} else {
		s.Heroes[e.Hero].Used |= 1 << e.Ability
	}
}

// Say implements engine.Change.
func (AbilityUsed) Say(*State) (string, []string) { return "", nil }

// Used says what ability, treasure or item a hero uses, and notes the use of one that is for once a turn.
type Used struct {
	Hero uint8
	What string
	Card uint8 // 1 its treasure, 2 its item, if it is for once a turn
}

// Apply implements engine.Change.
func (e Used) Apply(s *State) { s.Heroes[e.Hero].UsedCard |= e.Card }

// Say implements engine.Change.
func (e Used) Say(s *State) (string, []string) {
	return "used", []string{s.HeroName(int(e.Hero)), e.What}
}

// ArrowSpent spends an oaken arrow (CC-G-065).
type ArrowSpent struct{ Hero uint8 }

// Apply implements engine.Change.
func (e ArrowSpent) Apply(s *State) { s.Heroes[e.Hero].Arrows-- }

// Say implements engine.Change.
func (e ArrowSpent) Say(s *State) (string, []string) {
	return "arrow", []string{s.HeroName(int(e.Hero)), number(int(s.Heroes[e.Hero].Arrows))}
}

// WentAway takes a hero from the battlefield into a crisis (CC-CRI-005).
type WentAway struct{ Hero uint8 }

// Apply implements engine.Change.
func (e WentAway) Apply(s *State) {
	s.Heroes[e.Hero].Away = true
	s.Units[e.Hero].At = board.None
}

// Say implements engine.Change.
func (e WentAway) Say(s *State) (string, []string) {
	return "away", []string{s.HeroName(int(e.Hero))}
}

// Returned puts a hero back on the battlefield (CC-CRI-006, CC-EVT-008, CC-BUR-006).
type Returned struct {
	Hero uint8
	At   board.Space
}

// Apply implements engine.Change.
func (e Returned) Apply(s *State) {
	x := &s.Heroes[e.Hero]
	x.Away, x.Out = false, false
	s.Units[e.Hero].At = e.At
	s.Units[e.Hero].Ails &^= 1 << library.Buried
}

// Say implements engine.Change.
func (e Returned) Say(s *State) (string, []string) {
	return "returned", []string{s.HeroName(int(e.Hero)), s.SpaceName(e.At)}
}

// Carried changes what a hero carries: the treasure, the item, realmstone (CC-SRC-003, 008, CC-ITM-001).
type Carried struct {
	Hero           uint8
	Treasure, Item Mark
	Stones         [3]uint8
}

// Apply implements engine.Change.
func (e Carried) Apply(s *State) {
	x := &s.Heroes[e.Hero]
	x.Treasure, x.Item, x.Stones = e.Treasure, e.Item, e.Stones
}

// Say implements engine.Change.
func (e Carried) Say(s *State) (string, []string) {
	args := []string{s.HeroName(int(e.Hero))}
	if t, ok := e.Treasure.Card(); ok {
		args = append(args, s.pack.Discoveries[t].ID)
	}
	if t, ok := e.Item.Card(); ok {
		args = append(args, s.pack.Items[t].ID)
	}
	things, x := len(args)-1, Hero{Stones: e.Stones}
	if points := x.Points(); points > 0 {
		return [...]string{"carries-stones", "carries-one-and-stones", "carries-two-and-stones"}[things], append(args, number(points))
	}
	return [...]string{"carries-nothing", "carries-one", "carries-two"}[things], args
}

// Warded protects a hero until the next activation of the hero who has given the ward, or of its own if nobody has, and a hostile until
// that of its group.
type Warded struct {
	Unit UnitID
	By   uint8
	From Mark // the hero who gives it
}

// Apply implements engine.Change.
func (e Warded) Apply(s *State) {
	from, given := e.From.Card()
	switch {
	case e.Unit >= MaxHeroes:
		s.Units[e.Unit].Ward = e.By
	case given:
		s.Heroes[e.Unit].Wards[from] = e.By
	default:
		s.Heroes[e.Unit].Ward = e.By
	}
}

// Say implements engine.Change.
func (e Warded) Say(s *State) (string, []string) {
	return "warded", []string{s.UnitName(e.Unit), number(int(e.By))}
}

// Survived is the survival roll of a hero out of action (CC-JEN-005).
type Survived struct {
	Hero, Face uint8
	Dead       bool
}

// Apply implements engine.Change.
func (e Survived) Apply(s *State) { s.Heroes[e.Hero].Dead = e.Dead }

// Say implements engine.Change.
func (e Survived) Say(s *State) (string, []string) {
	key := "survived"
	if e.Dead {
		key = "not-survived"
	}
	return key, []string{s.HeroName(int(e.Hero)), number(int(e.Face)), number(survivesFrom(s, int(e.Hero)))}
}
