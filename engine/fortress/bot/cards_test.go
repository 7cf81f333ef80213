package bot

import (
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
)

// hand deals each explorer of a game the resource cards of a few kinds.
func hand(s *fortress.State, seed uint64) {
	place := 0
	for e := range s.Party {
		for i := range 8 {
			card := (int(seed) + e*8 + i*5) % len(s.Pack().Resources)
			s.Quest.Held[place] = fortress.HeldResource{Owner: fortress.Mark(s.Party[e].Kind + 1), Card: uint8(card)}
			place++
		}
	}
}

// The bot uses cards at each moment, keeps some of them, and gets to the end.
func TestTheBotUsesCards(t *testing.T) {
	used, kept := map[string]int{}, map[string]int{}
	for seed := range uint64(21) {
		m := newGame(t, seed)
		hand(&m.State, seed)
		playOut(t, m, func(m *fortress.Match, d *engine.Decision) int {
			i := Answer(m, d)
			for at := range d.Options {
				o := &d.Options[at]
				if o.Verb != "play" {
					continue
				}
				if when := m.State.Pack().Resources[o.Args[1]].When; at == i {
					used[when]++
				} else {
					kept[when]++
				}
			}
			return i
		})
	}
	for _, when := range []string{"activation", "turn", "attack", "roll", "hit"} {
		if used[when] == 0 || when != "attack" && kept[when] == 0 {
			t.Errorf("cards for %q: used %d times, kept %d times", when, used[when], kept[when])
		}
	}
}

// A card that would bring nothing is kept: nobody is wounded, and no hostile is near.
func TestTheBotKeepsACardThatBringsNothing(t *testing.T) {
	p := inActivation(t)
	me := p.me().Kind
	for i, id := range []string{"field-stew", "boarding-charge", "squib-string"} {
		for card := range p.m.State.Pack().Resources {
			if p.m.State.Pack().Resources[card].ID == id {
				p.m.State.Quest.Held[i] = fortress.HeldResource{Owner: fortress.Mark(me + 1), Card: uint8(card)}
			}
		}
	}
	d, _ := p.m.Explained()
	if !d.Has("play field-stew") {
		t.Fatalf("the stew is not offered: %v", d.Keys())
	}
	if key := d.Options[Answer(p.m, d)].Key(); key == "play field-stew" || key == "play boarding-charge" || key == "play squib-string" {
		t.Errorf("it answers %q", key)
	}
}

// Without a card a wound is as likely as a failed defence roll, also where the explorer would be asked about a re-roll.
func TestAWoundIsForeseenWithoutACard(t *testing.T) {
	asked := 0
	for seed := range uint64(12) {
		m := newGame(t, seed)
		hand(&m.State, seed)
		playOut(t, m, func(m *fortress.Match, d *engine.Decision) int {
			for e := range m.State.Party {
				m.State.Party[e].Inspiration = max(1, m.State.Party[e].Inspiration)
			}
			if moment, ok := m.Top().(*fortress.Moment); ok && moment.When == "hit" {
				asked++
				plan, ok := fortress.ForeseeAnswer(m, "pass")
				harm, failed := 0., 0.
				for _, f := range plan.Fates {
					harm += f.Hurt.Float() + f.Slain.Float()
				}
				for _, roll := range plan.Steps[0].Rolls {
					for _, r := range roll.Results {
						if r.Name == "failure" {
							failed += r.Share.Float()
						}
					}
				}
				if !ok || failed == 0 || harm < failed {
					t.Errorf("seed %d: harm in %v, though the defence fails in %v: %+v", seed, harm, failed, plan.Fates)
				}
			}
			return Answer(m, d)
		})
	}
	if asked == 0 {
		t.Error("nobody was asked")
	}
}
