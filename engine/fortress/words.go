package fortress

import (
	"fmt"
	"slices"

	"precipice/engine/fortress/library"
)

// mustKnow panics if a card has a word that the rules do not know. Load refuses such a file; this is for
// cards made by code.
func mustKnow(lib *library.Library) {
	for i := range lib.Explorers {
		knowExplorer(&lib.Explorers[i])
	}
	for i := range lib.Twists {
		knowModifiers(lib.Twists[i].Modify...)
		knowEffect(lib.Twists[i].EachTurn)
	}
	for i := range lib.Legacy {
		knowModifiers(lib.Legacy[i].Modify...)
		knowEffect(lib.Legacy[i].EachTurn)
	}
	for i := range lib.Resources {
		c := &lib.Resources[i]
		if c.Kind != library.Permanent {
			know("moment", library.Moments, c.When)
		}
		know("condition", library.Conditions, c.If)
		knowEffect(c.Effect)
		knowModifiers(c.Modify...)
	}
	for i := range lib.Ships {
		knowShip(&lib.Ships[i])
	}
	for i := range lib.Tiles {
		knowModifiers(lib.Tiles[i].Here...)
	}
	for i := range lib.Challenges {
		know("way to meet a challenge", library.Challengers, lib.Challenges[i].Who)
		for j := range lib.Challenges[i].Choices {
			knowEffect(lib.Challenges[i].Choices[j].Effect)
		}
	}
	for i := range lib.Hostiles {
		knowHostile(&lib.Hostiles[i])
	}
	for i := range lib.Strongholds {
		knowStronghold(lib, &lib.Strongholds[i])
	}
}

// knowExplorer panics if an explorer has a word that the rules do not know.
func knowExplorer(x *library.Explorer) {
	for _, side := range x.Sides {
		for j := range side.Actions {
			knowEffect(side.Actions[j].Effect)
		}
		for j := range side.Rules {
			if rule := &side.Rules[j]; rule.Hook != "" {
				know("hook", library.Hooks, rule.Hook)
			} else {
				knowModifiers(rule.Modifier)
			}
		}
	}
}

// knowShip panics if a ship has a word that the rules do not know.
func knowShip(x *library.Ship) {
	if c := &x.Support; c.Exists() {
		know("moment", library.Moments, c.When)
		know("condition", library.Conditions, c.If)
		knowEffect(c.Effect)
		knowModifiers(c.Modify...)
	}
	knowEffect(x.Facility.Effect)
}

// knowStronghold panics if a stronghold has a word that the rules do not know.
func knowStronghold(lib *library.Library, h *library.Stronghold) {
	for i := range h.Events {
		if row := &h.Events[i]; row.Standard != "" {
			know("event", library.Events, row.Standard)
		}
		knowEffect(h.Events[i].Effect)
	}
	for _, stage := range h.Stages {
		a := lib.Battlefield(stage).Assault
		for i := range a.Actions {
			knowEffect(a.Actions[i].Effect)
		}
		for i := range a.Sites {
			knowModifiers(a.Sites[i].Burden...)
		}
	}
}

func know(what string, words []string, word string) {
	if !slices.Contains(words, word) {
		panic(fmt.Sprintf("fortress: the content has an unknown %s: %q", what, word))
	}
}

func knowEffect(ops []library.Op) {
	for i := range ops {
		op := &ops[i]
		know("operation", library.Ops, op.Do)
		know("selector", library.Selectors, op.To)
		if op.Do == "roll" {
			know("roll", library.Stats, op.Roll)
		}
		knowEffect(op.Failure)
		knowEffect(op.Success)
		knowEffect(op.Critical)
	}
}

func knowModifiers(all ...library.Modifier) {
	for i := range all {
		know("modifier", slices.Concat(library.Quantities, library.Flags), all[i].What)
		know("condition", library.Conditions, all[i].When)
	}
}

func knowHostile(h *library.Hostile) {
	known := slices.Clone(library.BasicActions)
	for i := range h.Actions {
		known = append(known, h.Actions[i].ID)
		for j := range h.Actions[i].Steps {
			step := &h.Actions[i].Steps[j]
			know("step", library.HostileSteps, step.Do)
			if step.Do == "attack" || step.Do == "attack-or-move" {
				know("target", library.StepTargets, step.Target)
			}
			if step.Do == "strike" {
				know("strike", library.Strikes, step.Op)
			}
		}
	}
	for i := range h.Columns {
		know("column", library.ColumnWords, h.Columns[i].When)
	}
	for _, row := range h.Table {
		for _, action := range row {
			know("action", known, action)
		}
	}
}
