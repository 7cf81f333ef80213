package fortress

import (
	"strconv"

	"precipice/engine/board"
)

// GoalSet sets the stronghold or vault that the expedition goes to (BF-STR-003, BF-VLT-001).
type GoalSet struct{ Stronghold uint8 }

// Apply implements engine.Change.
func (e GoalSet) Apply(s *State) { s.Quest.Goal = Mark(e.Stronghold + 1) }

// Say implements engine.Change.
func (e GoalSet) Say(s *State) (string, []string) {
	return "goal", []string{s.pack.Strongholds[e.Stronghold].ID}
}

// CluePaid returns a clue of an explorer to the discovery deck, as the price of an attack (BF-STR-002).
type CluePaid struct{ Explorer, Kind uint8 }

// Apply implements engine.Change.
func (e CluePaid) Apply(s *State) {
	if s.Party[e.Explorer].drop(e.Kind) {
		s.Discovery[e.Kind]++
	}
}

// Say implements engine.Change.
func (e CluePaid) Say(s *State) (string, []string) {
	return "clue-paid", []string{s.Name(int(e.Explorer)), s.pack.Discoveries[e.Kind].ID}
}

// ApproachMade deals the cards of the approach to a stronghold: any of both sorts (BF-STR-004, BF-SET-027). Chance
// decides which they are only when they are turned up.
type ApproachMade struct{ Cards uint8 }

// Apply implements engine.Change.
func (e ApproachMade) Apply(s *State) {
	x := &s.Expedition
	x.Step, x.Ahead = SettingOut, e.Cards
	s.unseen()
}

// Say implements engine.Change.
func (e ApproachMade) Say(s *State) (string, []string) {
	return "approach", []string{strconv.Itoa(int(e.Cards)), s.Goal().ID}
}

// StageBegan opens a battlefield of a stronghold or the vault (BF-STR-005). It takes a round of the expedition.
type StageBegan struct{ Combat uint8 }

// Apply implements engine.Change.
func (e StageBegan) Apply(s *State) {
	x := &s.Expedition
	x.Assault = AssaultState{Stage: x.Assault.Stage + 1}
	x.Rounds[x.Round] = Round{Sort: CombatCard, Card: e.Combat}
	x.Round++
	s.Combat, s.Phase = e.Combat, Battlefield
}

// Say implements engine.Change.
func (e StageBegan) Say(s *State) (string, []string) {
	return "stage", []string{s.Goal().ID, s.pack.Battlefield(int(e.Combat)).ID, strconv.Itoa(int(s.Expedition.Assault.Stage))}
}

// SiteAdvanced changes the counter of a site (BF-STR-005).
type SiteAdvanced struct {
	Site uint8
	By   int8
}

// Apply implements engine.Change.
func (e SiteAdvanced) Apply(s *State) {
	n := &s.Expedition.Assault.Counter[e.Site]
	*n = uint8(int8(*n) + e.By)
}

// Say implements engine.Change.
func (e SiteAdvanced) Say(s *State) (string, []string) {
	site, key := &s.Assault().Sites[e.Site], "site-advanced"
	if e.By < 0 {
		key = "site-set-back"
	}
	return key, []string{site.ID, strconv.Itoa(int(s.Expedition.Assault.Counter[e.Site])), strconv.Itoa(site.Need)}
}

// WayOpened opens a closed way for good (BF-STR-005).
type WayOpened struct{ Site uint8 }

// Apply implements engine.Change.
func (e WayOpened) Apply(s *State) {
	for sp := range s.SiteSpaces(int(e.Site)).All() {
		s.Cells[sp].Blocked = false
	}
	s.rebuildField()
}

// Say implements engine.Change.
func (e WayOpened) Say(s *State) (string, []string) {
	return "way-opened", []string{s.Assault().Sites[e.Site].ID}
}

// ThingLifted lets a miniature carry the thing of a site (BF-STR-005).
type ThingLifted struct {
	Site uint8
	By   UnitID
}

// Apply implements engine.Change.
func (e ThingLifted) Apply(s *State) {
	s.Expedition.Assault.Thing[e.Site] = Thing{By: Mark(e.By + 1)}
}

// Say implements engine.Change.
func (e ThingLifted) Say(s *State) (string, []string) {
	return "lifted", []string{s.UnitName(e.By), s.Assault().Sites[e.Site].ID}
}

// ThingDropped leaves the thing of a site where the miniature that carried it went out of action (BF-STR-005).
type ThingDropped struct {
	Site uint8
	Hex  board.Space
}

// Apply implements engine.Change.
func (e ThingDropped) Apply(s *State) {
	s.Expedition.Assault.Thing[e.Site] = Thing{Lies: Mark(e.Hex + 1)}
}

// Say implements engine.Change.
func (e ThingDropped) Say(s *State) (string, []string) {
	return "dropped", []string{s.Assault().Sites[e.Site].ID, s.HexName(e.Hex)}
}

// SpecialTaken reports the special action that an explorer takes (BF-STR-005).
type SpecialTaken struct {
	Unit   UnitID
	Action string
}

// Apply implements engine.Change.
func (SpecialTaken) Apply(*State) {}

// Say implements engine.Change.
func (e SpecialTaken) Say(s *State) (string, []string) {
	return "special", []string{s.UnitName(e.Unit), e.Action}
}

// ObjectiveReached notes the objective by which a battlefield of a stronghold is taken (BF-STR-005).
type ObjectiveReached struct{ Objective uint8 }

// Apply implements engine.Change.
func (e ObjectiveReached) Apply(s *State) { s.Expedition.Assault.Met = Mark(e.Objective + 1) }

// Say implements engine.Change.
func (e ObjectiveReached) Say(s *State) (string, []string) {
	return "objective", []string{s.Assault().Objectives[e.Objective].ID}
}

// AssaultFailed puts the stronghold back among those not conquered, and its artefact stays in the pile (BF-STR-008,
// BF-G-068).
type AssaultFailed struct{}

// Apply implements engine.Change.
func (AssaultFailed) Apply(*State) {}

// Say implements engine.Change.
func (AssaultFailed) Say(s *State) (string, []string) {
	return "assault-failed", []string{s.Goal().ID}
}

// StrongholdTaken puts the card of a conquered stronghold into the legacy row (BF-STR-007).
type StrongholdTaken struct{}

// Apply implements engine.Change.
func (StrongholdTaken) Apply(s *State) {
	s.Quest.Conquered |= 1 << (s.Quest.Goal - 1)
	for i := range s.Quest.Row {
		if s.Quest.Row[i] == 0 {
			s.Quest.Row[i] = Mark(s.Goal().Card + 1)
			return
		}
	}
}

// Say implements engine.Change.
func (StrongholdTaken) Say(s *State) (string, []string) {
	h := s.Goal()
	return "stronghold-taken", []string{h.ID, s.pack.Legacy[h.Card].ID}
}

// ArtefactTaken gives the artefact of a conquered stronghold to an explorer (BF-STR-007).
type ArtefactTaken struct{ Explorer, Card uint8 }

// Apply implements engine.Change.
func (e ArtefactTaken) Apply(s *State) {
	s.Quest.Resources[e.Card]--
	s.gainCard(HeldResource{Owner: Mark(s.Party[e.Explorer].Kind + 1), Card: e.Card})
}

// Say implements engine.Change.
func (e ArtefactTaken) Say(s *State) (string, []string) {
	return "artefact", []string{s.Name(int(e.Explorer)), s.pack.Resources[e.Card].ID}
}

// VaultTaken decides how the quest is won: by the objective met in the last battlefield of the vault (BF-VLT-003).
type VaultTaken struct{}

// Apply implements engine.Change.
func (VaultTaken) Apply(s *State) { s.Quest.Outcome = s.Expedition.Assault.Met }

// Say implements engine.Change.
func (VaultTaken) Say(s *State) (string, []string) {
	return "vault-taken", []string{s.Goal().ID, s.Outcome()}
}

// Outcome returns the id of the outcome by which a quest was won, "" if it was not.
func (s *State) Outcome() string {
	met, ok := s.Quest.Outcome.Card()
	if !ok {
		return ""
	}
	h := &s.pack.Strongholds[s.vault()]
	return s.pack.Battlefield(h.Stages[len(h.Stages)-1]).Assault.Objectives[met].ID
}
