package city

import (
	"fmt"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
)

// hardship is a table on which the first hero is Cleona, who speaks for the heroes and longs to heal, and all are wounded.
const hardship = `proves CC-X-001
tile lamp-street 0,0
tile bell-cross 4,0
gate 3,1 e 2 open
fear 8
influence 8
hero cleona-zeitengale 1,1 dice %s item childs-shoe
hero emelda-braskov 2,1 dice w 2 3 g
hero octren-glimscry 1,2 dice g - 5 w
destiny 1 1 2 3 4
finds soft-boots splinter
start activation cleona-zeitengale
`

// befalling lists what befalls heroes by nobody's hand: quest steps, crises, tokens of extraction events and traps.
func befalling(p *Pack) (list []Effect) {
	add := func(e Effect) {
		if e.PC < e.End {
			list = append(list, e)
		}
	}
	for i := range p.Journeys {
		for _, q := range p.Journeys[i].Quest {
			add(Effect{PC: q.Does.From, End: q.Does.To, Rule: "CC-JRN-004"})
		}
	}
	for i := range p.Crises {
		for _, c := range p.Crises[i].Choices {
			add(Effect{PC: c.Does.From, End: c.Does.To, Rule: "CC-G-024"})
		}
	}
	for i := range p.Extractions {
		e := &p.Extractions[i]
		add(Effect{PC: e.Token.From, End: e.Token.To, Rule: "CC-G-090"})
	}
	for i := range p.Discoveries {
		d := &p.Discoveries[i]
		add(Effect{PC: d.Does.From, End: d.Does.To, Rule: "CC-SRC-006"})
	}
	return list
}

// befell carries out what befalls the first hero, with these dice on its card, and returns the match and its events.
func befell(t *testing.T, r Rules, e Effect, card string, seed uint64) (*Match, []Event) {
	t.Helper()
	at, _, err := Position(r, fmt.Sprintf(hardship, card))
	if err != nil {
		t.Fatal(err)
	}
	m := engine.Begin(r, at.State, dice.NewSeeded(seed), func(*State) frame { return &e })
	all := m.Opening()
	for _, ok := m.Pending(); ok; _, ok = m.Pending() {
		all = append(all, m.Take(0)...)
	}
	return m, all
}

// What befalls the heroes is nobody's deed, though the first hero speaks for them or resolves the crisis: it meets no Path to Glory.
func TestWhatBefallsTheHeroesMeetsNoPath(t *testing.T) {
	r := rules(t)
	healed := 0
	for _, e := range befalling(r.Pack) {
		for seed := range uint64(12) {
			_, events := befell(t, r, e, "w g - 6", seed)
			for _, event := range events {
				switch ch := event.Change.(type) {
				case CounterPlaced:
					if ch.Counter == NoCounter {
						healed++
					}
				case PathMet:
					t.Fatalf("%s: %s meets the path of hero %d", e.Rule, r.Pack.choiceOf(e.PC), ch.Hero)
				}
			}
		}
	}
	if healed == 0 {
		t.Error("nobody has been healed")
	}
}

// What a crisis, a trap or a quest step does to the city and on the tracks does not depend on whether the hero falls on the way.
// proves: CC-G-118
func TestTheCityChangesThoughTheHeroFalls(t *testing.T) {
	r := rules(t)
	fell := 0
	for _, e := range befalling(r.Pack) {
		for seed := range uint64(12) {
			well, _ := befell(t, r, e, "- - - -", seed)
			ill, _ := befell(t, r, e, "g g g g", seed)
			a, b := &well.State, &ill.State
			if a.Fear != b.Fear || a.Influence != b.Influence || a.Nightfall != b.Nightfall || a.QuestToken != b.QuestToken {
				t.Errorf("%s %s, seed %d: fear %d, influence %d, nightfall %d, quest %d; where the hero falls %d, %d, %d, %d", e.Rule, r.Pack.choiceOf(e.PC), seed,
					a.Fear, a.Influence, a.Nightfall, a.QuestToken, b.Fear, b.Influence, b.Nightfall, b.QuestToken)
			}
			if b.Heroes[0].Out {
				fell++
			}
		}
	}
	if fell == 0 {
		t.Error("no hero falls")
	}
}
