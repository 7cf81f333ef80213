package library

import (
	"strings"
	"testing"
	"testing/fstest"
)

// What the rules do with an operation may be said, even if no card of the pack says it.
func TestOperationsOfEveryShapeAreAllowed(t *testing.T) {
	for _, effect := range []string{
		"{do: roll, to: each-hostile, roll: blackstone, need: 10, range: 3, success: [{do: stun, to: self}, {do: damage, to: self, amount: 2}]}",
		"{do: wound, to: hostile, amount: 2, range: 2}, {do: stun, to: hostile, range: 2}",
		"{do: heal, to: explorer, amount: 1, range: 1}, {do: roll, to: self, roll: defence, failure: [{do: wound, to: explorer, range: 1}]}",
		"{do: gain-destiny, to: self}, {do: grievous, to: each-hostile, range: 1}, {do: inspire, to: others, amount: 1}",
	} {
		files := copied(t)
		const card, old = "explorers/amallyn.yaml", "[{do: move, to: self, amount: 2}]"
		files[card] = &fstest.MapFile{Data: []byte(strings.Replace(string(files[card].Data), old, "["+effect+"]", 1))}
		if _, err := Load(files); err != nil {
			t.Errorf("%s: %v", effect, err)
		}
	}
}

// What a card says and the rules would ignore is a mistake of the card, told with its file and line: an
// operation done to those it cannot touch, a field that its operation does not read, a modifier without
// effect where it stands.
func TestWhatTheRulesWouldIgnoreIsTold(t *testing.T) {
	roll := "            to: self\n            roll: vitality\n            success: [{do: stun, to: each-hostile, range: 2}]"
	for _, c := range []struct{ file, old, new, place, want string }{
		{"twists.yaml", "what: hostile-move, by: 1", "what: hostile-move", "modify: [{what: hostile-move}", `the modifier "hostile-move" adds nothing: write by`},
		{"twists.yaml", "{what: no-aiming}", "{what: no-aiming, by: 1}", "modify: [{what: no-aiming", `the modifier "no-aiming" has no number: drop by`},
		{"twists.yaml", "explorer-move, by: -1}", "explorer-move, by: -1, when: wounded}", "modify: [{what: explorer-move", `the modifier "explorer-move" of a twist has a condition`},
		{"tiles.yaml", "sleeping-engine, annex: true, here: [{what: search-cost", "sleeping-engine, annex: true, here: [{what: destiny-dice", "sleeping-engine", `the modifier "destiny-dice" has no effect on a tile: put it on a twist`},
		{"ships/clarion.yaml", "{what: steady}", "{what: destiny-dice, by: 1}", "resources:", `the modifier "destiny-dice" has no effect on a resource card: put it on a twist`},
		{"ships/clarion.yaml", "{what: steady}", "{what: hostile-move, by: 1}", "resources:", `the modifier "hostile-move" has no effect on a resource card: put it on a twist or a tile`},
		{"explorers/dahyak.yaml", "own-move, by: 1, when: wounded}", "hostile-move, by: 1}", "sides:", `the modifier "hostile-move" has no effect on a character card: put it on a twist or a tile`},
		{"explorers/dahyak.yaml", "what: own-move, by: 1, when: wounded", "what: no-overwatch", "sides:", `the modifier "no-overwatch" has no effect on a character card: put it on a twist`},

		{"explorers/espern-locarno.yaml", "{do: stun, to: each-hostile, range: 2}]", "{do: discover, to: each-hostile}]", "sides:", `the operation "discover" cannot be done to a hostile`},
		{"explorers/espern-locarno.yaml", "{do: damage, to: each-hostile", "{do: damage, to: each-explorer", "sides:", `the operation "damage" can only be done to hostiles`},
		{"explorers/espern-locarno.yaml", roll, "            to: each-hostile\n            roll: agility\n            success: [{do: stun, to: self}]", "sides:", `the operation "roll" cannot be done to a hostile`},
		{"explorers/espern-locarno.yaml", roll, "            to: each-hostile\n            roll: blackstone\n            need: 5\n            success: [{do: heal, to: self, amount: 1}]", "sides:", `the operation "heal" cannot be done to a hostile`},
		{"explorers/espern-locarno.yaml", roll, "            to: each-hostile\n            roll: blackstone\n            need: 5\n            success: [{do: wound, to: others}]", "sides:", "a hostile has no other explorers beside it"},
		{"explorers/amallyn.yaml", "{do: move, to: self, amount: 2}", "{do: move, to: each-explorer, amount: 2}", "sides:", `the operation "move" is only for who acts: write to: self`},
		{"explorers/amallyn.yaml", "{do: move, to: self, amount: 2}", "{do: move, to: self, amount: 2, range: 3}", "sides:", `the operation "move" to self has a range: drop it`},
		{"explorers/amallyn.yaml", "{do: move, to: self, amount: 2}", "{do: heal, to: explorer, amount: 2}", "sides:", `the operation "heal" has no range`},
		{"explorers/amallyn.yaml", "{do: move, to: self, amount: 2}", "{do: stun, to: hostile, range: 2}, {do: heal, to: explorer, amount: 1, range: 2}", "sides:", `nobody picks the explorer of the operation "heal"`},
		{"explorers/amallyn.yaml", "[{do: move, to: self, amount: 2}]", "[]", "sides:", `the action "slip-away" does nothing: give it an effect`},
		{"explorers/dahyak.yaml", "{do: move, to: self, amount: 2}", "{do: move, to: self, amount: 2, weapon: bladed-stock}", "sides:", `the operation "move" has a weapon: drop it`},
		{"explorers/dahyak.yaml", "{do: move, to: self, amount: 2}", "{do: gain-destiny, to: self, amount: 2}", "sides:", `the operation "gain-destiny" to self has an amount`},

		{"twists.yaml", "failure: [{do: stun, to: self}]", "failure: [{do: stun, to: hostile, range: 2}]", "each-turn:\n    - do: roll", `nobody picks the hostile of the operation "stun"`},
		{"twists.yaml", "failure: [{do: stun, to: self}]", "failure: [{do: roll, to: self, roll: agility, failure: [{do: stun, to: self}]}]", "each-turn:\n    - do: roll", "a roll is part of a roll"},
		{"twists.yaml", "      failure: [{do: stun, to: self}]\n", "", "each-turn:\n    - do: roll", "the roll leads to nothing: add failure, success or critical"},
		{"twists.yaml", "{do: vitality-roll, to: each-explorer}", "{do: vitality-roll, to: each-explorer, critical: [{do: stun, to: self}]}", "each-turn: [{do: vitality-roll", `the operation "vitality-roll" has fields of a roll`},
		{"twists.yaml", "{do: vitality-roll, to: each-explorer}", "{do: vitality-roll, to: each-explorer, roll: agility}", "each-turn: [{do: vitality-roll", `the operation "vitality-roll" has fields of a roll`},
		{"twists.yaml", "{do: drain, to: each-explorer, amount: 1}", "{do: inspire, to: each-explorer}", "each-turn: [{do: inspire", `the operation "inspire" has no amount`},
		{"twists.yaml", "{do: drain, to: each-explorer, amount: 1}", "{do: wound, to: each-explorer, amount: 2}", "each-turn: [{do: wound", `the operation "wound" to each-explorer has an amount: drop it, or write the operation several times`},
		{"challenges.yaml", "[{do: vitality-roll, to: self}]", "[{do: roll, to: self, roll: agility, great: 5, success: [{do: discover, to: self}]}]", "choices:\n    - id: lie-down", "the roll is critical from 5 but succeeds from 0"},
		{"challenges.yaml", "[{do: vitality-roll, to: self}]", "[{do: wound, to: others, range: 2}]", "choices:\n    - id: lie-down", `the operation "wound" to others needs a battlefield`},

		{"hostiles/ur-ghuls.yaml", "bands: [1d8 at 1]}", "bands: [1d8 at 1], follow: true}", "weapons:", `the weapon "hooked-claws" of a hostile has follow`},
		{"hostiles/ur-ghuls.yaml", "bands: [1d8 at 1]}", "bands: [1d8 at 1], model: ur-ghul}", "weapons:", `the weapon "hooked-claws" of a hostile has a model`},
		{"hostiles/ur-ghuls.yaml", "when: engaged}", "when: engaged, weapon: hooked-claws}", "when: engaged", "only an in-cover column asks for a weapon: drop it"},
		{"hostiles/ur-ghuls.yaml", "{do: hide, factor: 1}", "{do: hide, factor: 1, target: closest}", "actions:\n  - id: lurk", `a step "hide" of "lurk" has target: drop it`},
		{"hostiles/ur-ghuls.yaml", "{do: hide, factor: 1}", "{do: hide}", "actions:\n  - id: lurk", `a step "hide" of "lurk" has no factor: add it`},
		{"hostiles/ur-ghuls.yaml", "{do: hide, factor: 1}", "{do: hide, factor: 1, otherwise: true}", "actions:\n  - id: lurk", `the first step of "lurk" is done otherwise`},
		{"hostiles/spindle-drones.yaml", "op: wound, range: 3", "op: wound, range: 3, factor: 2", "actions:\n  - id: veil", `a step "strike" of "lattice-pulse" has factor`},
		{"hostiles/spindle-drones.yaml", "op: wound, range: 3", "op: wound", "actions:\n  - id: veil", `a step "strike" of "lattice-pulse" has no range`},
	} {
		files := copied(t)
		whole := string(files[c.file].Data)
		text := strings.Replace(whole, c.old, c.new, 1)
		at := strings.Index(text, c.place)
		if text == whole || at < 0 {
			t.Errorf("%s has no %q to replace, or no %q", c.file, c.old, c.place)
			continue
		}
		files[c.file] = &fstest.MapFile{Data: []byte(text)}
		if _, err := Load(files); !problemAt(err, c.file, 1+strings.Count(text[:at], "\n"), strings.SplitN(c.want, ": ", 2)[0]) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s, %s: got %v\nwant line %d, %s", c.file, c.new, err, 1+strings.Count(text[:at], "\n"), c.want)
		}
	}
}
