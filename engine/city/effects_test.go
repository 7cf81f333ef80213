package city

import (
	"fmt"
	"testing"

	"precipice/engine"
	"precipice/engine/city/library"
	"precipice/engine/dice"
	"precipice/engine/playtest"
)

// program is an effect of a card and who carries it out.
type program struct {
	of    string
	actor UnitID
	does  library.Program
}

// programs lists the effects of all cards, those that follow rolls too. What a hero does is done by the first hero of the table, what a
// hostile does by the first hostile.
func programs(p *Pack) (list []program) {
	var add func(of string, actor UnitID, does library.Program)
	add = func(of string, actor UnitID, does library.Program) {
		if does.Empty() {
			return
		}
		list = append(list, program{of, actor, does})
		for i := does.From; i < does.To; i++ {
			for _, branch := range p.Code[i].Then {
				add(of, 0, branch) // who has rolled is a hero
			}
		}
	}
	for i := range p.Hostiles {
		for _, a := range p.Hostiles[i].Actions {
			for _, step := range a.Steps {
				add(a.ID, MaxHeroes, step.Does)
			}
		}
	}
	for _, of := range p.Traits {
		for _, t := range of {
			add(t.ID, 0, t.Use.Does)
		}
	}
	for i := range p.Discoveries {
		add(p.Discoveries[i].ID, 0, p.Discoveries[i].Does)
		add(p.Discoveries[i].ID, 0, p.Discoveries[i].Use.Does)
	}
	for i := range p.Items {
		add(p.Items[i].ID, 0, p.Items[i].Use.Does)
	}
	for i := range p.Crises {
		for _, c := range p.Crises[i].Choices {
			add(c.ID, 0, c.Does)
		}
	}
	return list
}

// crowd is a table on which every effect has somebody to be done to.
const crowd = `proves CC-X-001
tile lamp-street 0,0
tile bell-cross 4,0
gate 3,1 e 2 open
hero %s 1,1 dice w g - 6 points 1 %s item childs-shoe
hero %s 2,1 dice w 2 3 - points 2 stunned
hero %s 1,2 dice g - 5 5
hostile kosargi-nightguard-1 3,0
hostile deadwalker-1 5,2
hostile wall-guard-1 3,3
destiny 1 1 2 3 4
finds soft-boots splinter
start activation %[1]s
`

// Every effect of every card does something when it is carried out: each ability on each side of a hero's card, each trait, action of
// hostiles, trap, use of a treasure or an item, choice of a crisis, and whatever follows a roll.
func TestEveryEffectDoesSomething(t *testing.T) {
	r := rules(t)
	ran, operations := 0, map[string]int{}
	run := func(hero, side string, p program) {
		others := []string{}
		for _, id := range r.Pack.IDs("hero") {
			if id != hero && len(others) < 2 {
				others = append(others, id)
			}
		}
		at, _, err := Position(r, fmt.Sprintf(crowd, hero, side, others[0], others[1]))
		if err != nil {
			t.Fatal(p.of, err)
		}
		for i := p.does.From; i < p.does.To; i++ {
			operations[r.Pack.Code[i].Do]++
		}
		s := at.State
		m := engine.Begin(r, s, dice.NewSeeded(uint64(ran)), func(*State) frame {
			return &Effect{PC: p.does.From, End: p.does.To, Actor: p.actor, Rule: "CC-ACT-008"}
		})
		told := 0
		for _, e := range m.Opening() {
			if _, idle := e.Change.(NoEffect); !idle {
				told++
			}
		}
		if _, asked := m.Pending(); told == 0 && !asked {
			t.Errorf("%s does nothing", p.of)
		}
		g := harness(r)
		g.Ended, g.Valid = nil, (*State).Validate
		if _, err := g.Play(playtest.Bare(m, s), func(*engine.Match[State], *engine.Decision) int { return 0 }); err != nil {
			t.Errorf("%s: %v", p.of, err)
		}
		ran++
	}
	for i := range r.Pack.Heroes {
		h := &r.Pack.Heroes[i]
		for side, word := range []string{"", "inspired"} {
			for _, a := range h.Sides[side].Abilities {
				run(h.ID, word, program{a.ID, 0, a.Does})
			}
		}
	}
	for _, p := range programs(r.Pack) {
		state := ""
		if does := &r.Pack.Code[p.does.From]; does.Do == "cure" && does.To == "" {
			state = "cursed"
		}
		run("jelsen-darrock", state, p)
	}
	for _, do := range library.Ops {
		if operations[do] == 0 {
			t.Errorf("no effect of a card does %q", do)
		}
	}
	if t.Log(ran, operations); ran < 100 {
		t.Errorf("only %d effects were carried out", ran)
	}
}
