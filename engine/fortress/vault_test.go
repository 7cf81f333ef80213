package fortress

import "testing"

// The vault opens after four strongholds, no fewer, and costs no clues.
// proves: BF-VLT-001 BF-VLT-002 BF-OBJ-001 BF-OBJ-003
func TestTheVaultOpensAfterFourStrongholds(t *testing.T) {
	for n := range 5 {
		s := withClues(t, Setup{Players: 1, Fifth: -1}, 4)
		s.Quest.Conquered = conquerors(t, n).Quest.Conquered
		m := questFrom(t, s, "destination")
		rule := refused(m, "attack-vault")
		if closed := n < 4; closed != (rule == "BF-VLT-001") || m.State.ToConquer() != 4-n {
			t.Errorf("after %d strongholds: refused by %q, %d to conquer", n, rule, m.State.ToConquer())
		}
	}
	s := conquerors(t, 4)
	s.Party[0].Finds, s.Party[0].NumFinds = [MaxFinds]Mark{Mark(firstClueKind(s) + 1)}, 1
	m := questFrom(t, s, "destination")
	choose(t, m, "attack-vault")
	if h := m.State.Goal(); h == nil || !h.Vault || m.State.clues(0) != 1 || told(m, "BF-STR-002") != 0 {
		t.Errorf("the goal is %v, and %d clues are left", h, m.State.clues(0))
	}
}

// Conquering the vault wins the quest at once, with the outcome that was met. A failed attempt leads to Precipice, and
// may be made again.
// proves: BF-VLT-003 BF-OBJ-001 BF-G-068
func TestTheVaultWinsTheQuest(t *testing.T) {
	vault := rulesFor(t).Pack.Strongholds[conquerors(t, 0).vault()]
	last := rulesFor(t).Pack.Battlefield(vault.Stages[len(vault.Stages)-1]).Assault
	for met := range last.Objectives {
		s := back(t, vault.ID, Taken)
		s.Expedition.Assault.Met = Mark(met + 1)
		m := questFrom(t, s, "come-back")
		if q := &m.State.Quest; q.Step != QuestOver || q.Ending != QuestWon || m.State.Outcome() != last.Objectives[met].ID || told(m, "BF-LEG-001") != 0 {
			t.Errorf("outcome %d: %v, %v, %q", met, q.Step, q.Ending, m.State.Outcome())
		}
	}
	m := questFrom(t, back(t, vault.ID, Withdrawn), "come-back")
	if q := &m.State.Quest; q.Ending != QuestGoesOn || told(m, "BF-G-068") != 1 || told(m, "BF-LEG-001") != 1 {
		t.Errorf("a failed attempt: %v, legacy cards %d", q.Ending, told(m, "BF-LEG-001"))
	}
}

// The vault is attacked in stages. Meeting the objective of the first leads by a recovery and a leader step to the
// next battlefield, and only the last one takes the vault.
// proves: BF-VLT-002 BF-VLT-003 BF-STR-005 BF-STR-007
func TestTheFirstStageLeadsToTheSecond(t *testing.T) {
	s := atStronghold(t, "still-heart", 0)
	stages := s.Goal().Stages
	for stage, card := range stages {
		StageBegan{uint8(card)}.Apply(&s)
		Laid{uint8(card)}.Apply(&s)
		CombatEnded{Achieved}.Apply(&s)
		m := stormed(t, s)
		last := stage == len(stages)-1
		if ending := m.State.Expedition.Ending; (ending == Taken) != last || (told(m, "BF-STR-007") == 1) != last {
			t.Errorf("after stage %d: %v", stage+1, ending)
		}
		if !last && (m.State.Expedition.Step != LeaderStep && told(m, "BF-EXP-001") == 0) {
			t.Errorf("after stage %d no recovery step follows", stage+1)
		}
	}
}
