package fortress

import (
	"fmt"
	"strconv"
	"strings"

	"precipice/engine/board"
	"precipice/engine/content"
	"precipice/engine/fortress/library"
	"precipice/engine/kit"
)

// setAssault: STRONGHOLD [N]. It lays the first or the N-th battlefield of a stronghold, without its garrison.
func setAssault(s *State, words []string) error {
	if len(words) < 1 || len(words) > 2 {
		return fmt.Errorf("assault takes a stronghold, and the number of its battlefield if it is not the first")
	}
	i, err := s.pack.find("stronghold", words[0])
	if err != nil {
		return err
	}
	h, stage := &s.pack.Strongholds[i], uint8(1)
	if len(words) == 2 {
		if stage, err = numberIn("battlefield", words[1], 1, len(h.Stages)); err != nil {
			return err
		}
	}
	s.Quest.Step, s.Quest.Goal, s.Quest.Content = Exploring, Mark(i+1), [8]byte(s.pack.Quests[:8])
	x := &s.Expedition
	x.Step, x.Round, x.Assault.Stage = ExplorationStep, uint8(h.Approach)+stage-1, stage-1
	card := uint8(h.Stages[stage-1])
	turn := s.Turn
	StageBegan{card}.Apply(s)
	Laid{card}.Apply(s)
	s.Turn = turn
	return nil
}

// siteNamed returns the index of a site of the battlefield in play.
func (s *State) siteNamed(id string) (int, error) {
	a := s.Assault()
	if a == nil {
		return -1, fmt.Errorf("write assault first")
	}
	if i := a.Site(id); i >= 0 {
		return i, nil
	}
	ids := idsOf(a.Sites, func(site *library.Site) string { return site.ID })
	return -1, fmt.Errorf("there is no site %q: %s", id, content.Remedy(id, ids))
}

// describeSites lists the counters of the sites, and who carries what or where it lies.
func (s *State) describeSites() string {
	a := s.Assault()
	if a == nil {
		return kit.Dash("")
	}
	var words []string
	for i := range a.Sites {
		words = append(words, a.Sites[i].ID, strconv.Itoa(int(s.Expedition.Assault.Counter[i])))
		t := s.Expedition.Assault.Thing[i]
		if u, ok := t.By.Card(); ok {
			words = append(words, "with", s.UnitName(UnitID(u)))
		} else if sp, ok := t.Lies.Card(); ok {
			words = append(words, "at", s.HexName(board.Space(sp)))
		}
	}
	return strings.Join(words, " ")
}

// setCounter: SITE N
func setCounter(s *State, words []string) error {
	if len(words) != 2 {
		return fmt.Errorf("counter takes a site and a number")
	}
	i, err := s.siteNamed(words[0])
	if err != nil {
		return err
	}
	site := &s.Assault().Sites[i]
	n, err := numberIn("counter", words[1], 0, site.Need)
	if err != nil {
		return err
	}
	s.Expedition.Assault.Counter[i] = n
	if site.Blocks && s.SiteFull(i) {
		WayOpened{uint8(i)}.Apply(s)
	}
	return nil
}

// setBearer: EXPLORER SITE
func setBearer(s *State, words []string) error {
	if len(words) != 2 {
		return fmt.Errorf("carries takes a miniature and a site")
	}
	u := s.find(words[0])
	if u == NoUnit || s.Units[u].Team != Explorers {
		return fmt.Errorf("there is no explorer %q on the table", words[0])
	}
	i, err := s.siteNamed(words[1])
	if err != nil {
		return err
	}
	if !s.Assault().Sites[i].Carried {
		return fmt.Errorf("nothing can be carried from %s", words[1])
	}
	s.Expedition.Assault.Thing[i] = Thing{By: Mark(u + 1)}
	return nil
}
