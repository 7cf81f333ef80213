package fortress

import "fmt"

// boundAssault checks the attack on a stronghold. Its battlefield is the one in play.
func (s *State) boundAssault(l *limits) {
	x := &s.Expedition.Assault
	l.below("approach", int(s.Expedition.Ahead), MaxRounds+1)
	if *x == (AssaultState{}) || l.err != nil {
		return
	}
	a := s.Assault()
	if a == nil {
		l.below("attack without a stronghold", 1, 1)
		return
	}
	l.below("battlefield of a stronghold", int(x.Stage), len(s.pack.Strongholds[a.Of].Stages)+1)
	l.mark("objective", x.Met, len(a.Objectives))
	for i := range x.Counter {
		need := 0
		if i < len(a.Sites) {
			need = a.Sites[i].Need
		} else {
			l.below("thing of a site that is not there", int(x.Thing[i].By)+int(x.Thing[i].Lies), 1)
		}
		l.below("counter of a site", int(x.Counter[i]), need+1)
		l.mark("who carries a thing", x.Thing[i].By, MaxFigures)
		l.mark("space of a thing", x.Thing[i].Lies, int(s.NumCells))
	}
}

// validateAssault checks that things are carried by those who are there. Where artefacts are does not tell what has
// been conquered: they come in from other quests and go back to their pile (BF-STR-007, BF-STR-008). validateResources
// checks that none is missing.
func (s *State) validateAssault() error {
	for site, t := range s.Expedition.Assault.Thing {
		if u, ok := t.By.Card(); ok && !s.Units[u].Here() {
			return fmt.Errorf("the thing of %s is carried by one who is not there", s.Assault().Sites[site].ID)
		}
	}
	return nil
}
