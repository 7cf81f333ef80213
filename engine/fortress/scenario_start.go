package fortress

import (
	"fmt"
	"slices"
	"strings"

	"precipice/engine"
)

// startScenario: WHERE [WHO] [ACTION], see SCENARIOS.md
func startScenario(s *State, words []string) (frame, error) {
	f, err := s.frameNamed(append(words, "", "", ""))
	if err != nil {
		return nil, err
	}
	if s.field == nil && words[0] != "combat" && words[0] != "expedition" {
		return nil, fmt.Errorf("draw the board first")
	}
	return f, nil
}

// frameNamed returns the frame that a scenario starts at.
func (s *State) frameNamed(args []string) (frame, error) {
	step := func(at string) frame { return &Turn{Cursor: engine.Cursor{At: at}} }
	switch where, who := args[0], args[1]; where {
	case "turn":
		return step("destiny"), nil
	case "initiative":
		return step("rolls"), nil
	case "activations":
		return step("activation"), nil
	case "event":
		return step("event"), nil
	case "covering-fire":
		return &CoveringFire{}, nil
	case "gambits":
		return &Gambits{}, nil
	case "activation":
		if e := s.memberNamed(who); e >= 0 {
			return &Activation{Card: uint8(e)}, nil
		}
	case "wound", "grievous":
		if e := s.memberNamed(who); e >= 0 {
			return &Wound{Card: uint8(e), Grievous: where == "grievous", By: s.find(args[2])}, nil
		}
	case "group":
		n, err := numberIn(where, who, 1, MaxGroups)
		return &GroupActivation{Group: n - 1}, err
	case "deploy":
		n, err := numberIn(where, who, 1, MaxGroups)
		return &DeployGroup{Marker: n - 1}, err
	case "behaviour":
		if u := s.find(who); u != NoUnit {
			f := &Behaviour{Unit: u}
			if args[2] != "" {
				f.Action, f.At = args[2], "step"
			}
			return f, nil
		}
	case "combat":
		return s.combatNamed(who)
	}
	if f := s.frameOutside(args[0], args[1]); f != nil {
		return f, nil
	}
	return nil, fmt.Errorf("unknown start or unknown name; known: turn, initiative, covering-fire, gambits, activations, activation EXPLORER, wound EXPLORER [HOSTILE], grievous EXPLORER [HOSTILE], group N, behaviour HOSTILE [ACTION], deploy MARKER, event, combat CARD, expedition, explore, challenge CARD, after-card CARD, recovery")
}

func (s *State) combatNamed(id string) (frame, error) {
	i, err := s.pack.find("combat", id)
	if err != nil {
		return nil, err
	}
	s.Combat = uint8(i)
	return &Combat{Card: uint8(i)}, nil
}

// frameOutside returns the frame of a start outside combat, or nil.
func (s *State) frameOutside(where, who string) frame {
	switch where {
	case "expedition":
		return &Expedition{}
	case "explore":
		return &Expedition{engine.Cursor{At: "explore"}}
	case "after-card":
		return s.afterCard(who)
	case "recovery":
		return &Recovery{}
	case "challenge":
		if sort, at := s.pack.exploration(who); sort == ChallengeCard && at >= 0 {
			return &Challenge{Card: uint8(at)}
		}
	}
	return nil
}

// afterCard returns an expedition whose current card has been resolved.
func (s *State) afterCard(id string) frame {
	sort, at := s.pack.exploration(id)
	if at < 0 {
		return nil
	}
	x := &s.Expedition
	x.Round = max(1, x.Round)
	*x.This() = Round{Sort: sort, Card: uint8(at)}
	return &Expedition{engine.Cursor{At: "resolved"}}
}

// exploration finds an exploration card by its id. The index is -1 if there is none.
func (p *Pack) exploration(id string) (CardSort, int) {
	if at := p.place("combat", id); at >= 0 {
		return CombatCard, at
	}
	return ChallengeCard, p.place("challenge", id)
}

// setExpedition: DIFFICULTY [round N]
func setExpedition(s *State, args []string) error {
	x := &s.Expedition
	if len(args) == 3 && args[1] == "round" {
		n, err := numberIn("round", args[2], 1, MaxRounds)
		if err != nil {
			return err
		}
		x.Round = n
	} else if len(args) != 1 {
		return fmt.Errorf("expedition takes a difficulty, and round N if it is not the first")
	}
	d, ok := DifficultyOf(args[0])
	if !ok {
		return fmt.Errorf("there is no difficulty %q; known: %s", args[0], strings.Join(DifficultyNames(), ", "))
	}
	x.Difficulty, x.Step = d, ExplorationStep
	return nil
}

// addToDeck: ID... the exploration cards that lie in the deck
func addToDeck(s *State, args []string) error {
	for _, id := range args {
		sort, at := s.pack.exploration(id)
		if at < 0 {
			return unknown("exploration card", id, slices.Concat(s.pack.IDs("combat"), s.pack.IDs("challenge")))
		}
		s.Expedition.Left[sort]++
		s.Expedition.Unseen[sort][at]++
	}
	return nil
}
