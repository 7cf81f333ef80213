package library

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
)

// TestWhatDoesNotFitAStrongholdIsToldWithItsPlace breaks the strongholds, the vault and the threats of the real pack,
// as TestWhateverDoesNotFitIsToldWithItsPlace breaks the rest.
func TestWhatDoesNotFitAStrongholdIsToldWithItsPlace(t *testing.T) {
	const (
		foundry = "strongholds/cinder-foundry.yaml"
		archive = "strongholds/drowned-archive.yaml"
		kennels = "strongholds/red-kennels.yaml"
		gate    = "strongholds/ribbed-gate.yaml"
		vault   = "strongholds/still-heart.yaml"
		hulks   = "threats/furnace-hulks.yaml"
	)
	for _, c := range []struct{ name, file, old, new, want string }{
		// A stronghold as a whole.
		{"id of another file", gate, "id: ribbed-gate", "id: rubbed-gate", "ribbed-gate"},
		{"approach too long", gate, "approach: 3", "approach: 6", `approach is "6": write a whole number from 1 to 5`},
		{"stronghold in stages", vault, "vault: true", "vault: false", "the stronghold has 2 battlefields: give a stronghold one, and the vault two or three#stages:"},
		{"vault in one stage", gate, "approach: 3", "vault: true\napproach: 3", "the vault has 1 battlefields: give a stronghold one, and the vault two or three#stages:"},
		{"vault with a reward", gate, "approach: 3", "vault: true\napproach: 3", "the vault ends the quest, so nothing can follow from it: drop reward and lasting#id:"},
		{"stronghold without a card", gate, "lasting:\n  id: lamp-put-out\n  modify: [{what: behaviour-roll, by: -1}]\n", "", `nothing follows from the stronghold "ribbed-gate": give it a reward and lasting#id:`},
		{"stronghold without an artefact", gate, "reward:\n  id: whistling-rib\n  kind: permanent\n  modify: [{what: agility-die, by: 1}]\n", "", `nothing follows from the stronghold "ribbed-gate": give it a reward and lasting#id:`},
		{"artefact with a deck", foundry, "kind: exhausted", "kind: discarded", `the artefact "quenched-plate" has no deck to be discarded to: write kind: exhausted or permanent#id: quenched-plate`},
		{"artefact that does nothing", gate, "  modify: [{what: agility-die, by: 1}]\n", "", `the permanent card "whistling-rib" changes nothing: give it modify#id: whistling-rib`},
		{"artefact with the id of a card", gate, "id: whistling-rib", "id: wager-coin", `resource "wager-coin" is there already in ships/vanguard.yaml`},
		{"card that changes nothing", gate, "  modify: [{what: behaviour-roll, by: -1}]\n", "", `the card "lamp-put-out" changes nothing: give it modify or each-turn#id: lamp-put-out`},
		{"card with a condition", gate, "what: behaviour-roll, by: -1", "what: own-move, by: 1, when: wounded", `the modifier "own-move" of a legacy card has a condition: drop when, which only the card of an explorer can have`},
		{"card that acts for nobody", gate, "modify: [{what: behaviour-roll, by: -1}]", "each-turn: [{do: stun, to: self}]", `the operation "stun" needs somebody to act: write to: each-explorer#each-turn:`},

		// The event table.
		{"event table that begins late", gate, "id: marrow-song\n    from: 1", "id: marrow-song\n    from: 2", "the event table begins at 2: write from: 1#- id: marrow-song"},
		{"event rows out of order", gate, "{from: 15, standard: inspiration}", "{from: 12, standard: inspiration}", "the row from 12 follows that from 12: write the rows in the order of the roll"},
		{"event row with both", gate, "{from: 15, standard: inspiration}", "{id: marrow-hum, from: 15, standard: inspiration, effect: [{do: stun, to: each-explorer}]}", "the row has both or neither of standard and effect: keep one"},
		{"event row with neither", gate, "{from: 15, standard: inspiration}", "{from: 15}", "the row has both or neither of standard and effect: keep one"},
		{"event row without an id", gate, "id: ribs-close\n    from: 8", "from: 8", "a row with an effect has an id, and a standard one has none: add or drop the id"},
		{"standard event row with an id", gate, "{from: 15, standard: inspiration}", "{id: marrow-hum, from: 15, standard: inspiration}", "a row with an effect has an id, and a standard one has none: add or drop the id"},
		{"unknown standard event", gate, "standard: inspiration", "standard: inspirations", `standard is the unknown word "inspirations": did you mean "inspiration"?`},
		{"event for whoever acts", archive, "{do: drain, to: each-explorer, amount: 1}", "{do: drain, to: self, amount: 1}", `the operation "drain" needs somebody to act: write to: each-explorer#- id: ink-in-the-lungs`},
		{"event at no site", gate, "{do: set-back, to: site, site: rib-gate, amount: 1}", "{do: set-back, to: site, amount: 1}", `the operation "set-back" of an event names no site: write site: with one of the stronghold#- id: ribs-close`},
		{"event at an unknown site", gate, "{do: set-back, to: site, site: rib-gate, amount: 1}", "{do: set-back, to: site, site: rob-gate, amount: 1}", `rob-gate#`},
		{"event at the site of another stronghold", gate, "{do: set-back, to: site, site: rib-gate, amount: 1}", "{do: set-back, to: site, site: white-anvil, amount: 1}", `the operation "set-back" is at "white-anvil", which is no site of this stronghold: name one of its sites#- id: ribs-close`},

		// The garrison.
		{"garrison too short", gate, "traitor-guardsmen 7, spindle-drones 4]", "traitor-guardsmen 7]", "the garrison has 3 entries for 4 markers: write one for each marker, none where nobody stands"},
		{"garrison of too many miniatures", gate, "ur-ghuls 8, negavolt-cultists 7", "ur-ghuls 7, ur-ghuls 7", "the garrison has 14 ur-ghuls, and there are 8 miniatures: ask for no more"},
		{"garrison of an unknown kind", gate, "garrison: [ur-ghuls 8", "garrison: [ur-gouls 8", `there is no hostile "ur-gouls": did you mean "ur-ghuls"?`},
		{"garrison that is no group", gate, "garrison: [ur-ghuls 8", "garrison: [some ur-ghuls", "some ur-ghuls"},

		// Sites.
		{"site off the ground", gate, `id: marrow-lamp, hexes: ["11,3"]`, `id: marrow-lamp, hexes: ["31,3"]`, "hex 31,3 is not on the battlefield"},
		{"site without a hex", gate, `id: marrow-lamp, hexes: ["11,3"]`, `id: marrow-lamp, hexes: []`, `the site "marrow-lamp" has no hex: name one or more`},
		{"marker in a closed way", gate, `id: rib-gate, hexes: ["7,3"]`, `id: rib-gate, hexes: ["3,1"]`, `hex 3,1 of the closed site "rib-gate" has something on it: move the marker or the ambush hex`},
		{"way that never opens", gate, ", need: 8, blocks: true", ", blocks: true", `the closed site "rib-gate" never opens: write need: with the number of counters that open it`},
		{"token without a counter", archive, "carried: true, burden", "token: fire, carried: true, burden", `the site "pale-codex" has no counter to be marked with tokens: write need:, or drop token`},
		{"unknown token", gate, "need: 8, blocks: true", "need: 8, token: fires, blocks: true", `token is the unknown word "fires": did you mean "fire"?`},
		{"burden of nobody", archive, "carried: true, burden", "need: 2, burden", `nobody carries anything from the site "pale-codex": write carried: true, or drop burden`},
		{"closed way that is carried", gate, "need: 8, blocks: true", "need: 8, blocks: true, carried: true", `the site "rib-gate" is closed and carried away: make two sites of it`},
		{"burden of the whole battlefield", archive, "burden: [{what: own-move, by: -1}]", "burden: [{what: reinforcement-roll, by: -1}]", "reinforcement-roll"},
		{"site twice", gate, "    sites:\n", "    sites:\n      - {id: rib-gate, hexes: [\"0,2\"]}\n", `the battlefield has two sites called "rib-gate": give each an id of its own#sites:`},
		{"action twice", gate, "id: answer-the-hinge", "id: pry-the-ribs", `the battlefield has two actions called "pry-the-ribs": give each an id of its own#actions:`},
		{"objective twice", vault, "id: still-the-root", "id: carry-out-the-coal", "the battlefield has two objectives called \"carry-out-the-coal\": give each an id of its own#objectives:\n      - id: carry-out-the-coal"},
		{"sites too many", gate, "    sites:\n", "    sites:\n" + spareSites(MaxSites), "the battlefield has 8 sites: keep them to 6#sites:"},

		// Special actions.
		{"action at an unknown site", gate, "at: marrow-lamp\n        die: 4", "at: marrow-lump\n        die: 4", "marrow-lump#"},
		{"action at the site of another stronghold", gate, "at: marrow-lamp\n        die: 4", "at: white-anvil\n        die: 4", `the action "pinch-the-wick" is at "white-anvil", which is no site of this battlefield: name one of its sites#actions:`},
		{"action that does nothing", kennels, "die: 3\n        effect: [{do: stun, to: hostile, range: 3}]", "die: 3\n        effect: []", `the action "drop-the-chain" does nothing: give it an effect#actions:`},
		{"action without a die", gate, "at: rib-gate\n        die: 3", "at: rib-gate\n        die: 0", `die is "0": write a whole number from 1 to 6#die: 0`},
		{"lifting what cannot be carried", archive, "effect: [{do: lift, to: site}]", "effect: [{do: lift, to: site, site: drain-chain}]", `nothing can be lifted at the site "drain-chain": write carried: true there#actions:`},
		{"advancing what has no counter", foundry, "site: white-anvil, amount: 2}]", "site: quench-wheel, amount: 2}]", `the site "quench-wheel" has no counter: write need: there#actions:`},
		{"operation of a site to somebody", archive, "effect: [{do: lift, to: site}]", "effect: [{do: lift, to: self}]", `the operation "lift" is to self: write to: site for advance, set-back and lift, and for no other#actions:`},
		{"other operation to a site", archive, "effect: [{do: lift, to: site}]", "effect: [{do: stun, to: site}]", `the operation "stun" is to site: write to: site for advance, set-back and lift, and for no other#actions:`},
		{"site of another operation", archive, "effect: [{do: lift, to: site}]", "effect: [{do: stun, to: self, site: pale-codex}]", `the operation "stun" has a site: drop it#actions:`},
		{"advance without an amount", gate, "die: 5\n        effect: [{do: advance, to: site, amount: 1}]", "die: 5\n        effect: [{do: advance, to: site}]", `the operation "advance" has no amount: write amount: 1 or more#actions:`},
		{"operation of a site on a card", "ships/vanguard.yaml", "{do: move, to: self, amount: 2}", "{do: advance, to: site, amount: 1}", `the operation "advance" has no meaning here: put it on a special action of a stronghold#resources:`},

		// Objectives.
		{"no objective", gate, "    objectives:\n      - id: put-out-the-lamp\n        broken: [rib-gate, marrow-lamp]\n", "    objectives: []\n", "the battlefield has 0 objectives: give it 1 to 6#objectives:"},
		{"objective without a condition", gate, "        broken: [rib-gate, marrow-lamp]\n", "", `the objective "put-out-the-lamp" has no conditions: write hold, broken, carried or slain#- id: put-out-the-lamp`},
		{"objective at an unknown site", gate, "broken: [rib-gate, marrow-lamp]", "broken: [rib-gate, marrow-lump]", "marrow-lump#"},
		{"objective at the site of another stronghold", gate, "broken: [rib-gate, marrow-lamp]", "broken: [rib-gate, white-anvil]", `the objective "put-out-the-lamp" is at "white-anvil", which is no site of this battlefield: name one of its sites#- id: put-out-the-lamp`},
		{"holding what has no counter", foundry, "hold: {site: white-anvil, explorers: 2}", "hold: {site: quench-wheel, explorers: 2}", `the objective "cool-the-anvil" cannot be met at the site "quench-wheel": write need: there, the number of turns#- id: cool-the-anvil`},
		{"breaking what has no counter", archive, "carried: [pale-codex]", "broken: [drain-chain]", `the objective "save-the-codex" cannot be met at the site "drain-chain": write need: there#- id: save-the-codex`},
		{"carrying what stays", archive, "carried: [pale-codex]", "carried: [drain-chain]", `the objective "save-the-codex" cannot be met at the site "drain-chain": write carried: true there#- id: save-the-codex`},
		{"holding with too many", foundry, "explorers: 2}", "explorers: 5}", `explorers is "5": write a whole number from 1 to 4`},
		{"hunting who is not there", kennels, "slain: [gaunt-matron]", "slain: [negavolt-cultists]", `the objective "slay-the-matron" asks for negavolt-cultists, and the garrison has none: put them at a marker#- id: slay-the-matron`},
		{"hunting nobody known", kennels, "slain: [gaunt-matron]", "slain: [gaunt-matrons]", `there is no hostile "gaunt-matrons": did you mean "gaunt-matron"?`},

		// Threats, and the hostiles of strongholds.
		{"threat with the id of another", hulks, "id: furnace-hulks", "id: furnace-hulk", "furnace-hulk#"},
		{"threat with an unknown strike", hulks, "op: wound", "op: wounds", `op is the unknown word "wounds": did you mean "wound"?`},
		{"threat with an unknown action", hulks, "actions: [lumber, vent, vent, vent]", "actions: [lumber, vent, vent, vant]", `there is no action "vant": did you mean "vent"?`},
		{"warden with another weapon", "strongholds/hostiles/lidless-wardens.yaml", "weapons: [open-stare]", "weapons: [shut-stare]", `there is no weapon "shut-stare"`},
		{"warden of no size", "strongholds/hostiles/lidless-wardens.yaml", "size: large", "size: larger", `size is the unknown word "larger": did you mean "large"?`},
	} {
		t.Run(c.name, func(t *testing.T) { refused(t, c.file, c.old, c.new, c.want) })
	}
}

// spareSites writes sites that nothing asks for.
func spareSites(n int) string {
	var all strings.Builder
	for i := range n {
		fmt.Fprintf(&all, "      - {id: spare-%d, hexes: [\"0,2\"]}\n", i)
	}
	return all.String()
}

// How many strongholds a pack may have is checked for all of them together.
func TestTheNumberOfStrongholdsIsChecked(t *testing.T) {
	with := func(change func(files fstest.MapFS)) error {
		files := copied(t)
		change(files)
		_, err := Load(files)
		return err
	}
	more := func(files fstest.MapFS, file string, n int, ids ...string) {
		data := string(files["strongholds/"+file+".yaml"].Data)
		for i := range n {
			text := data
			for _, id := range append(ids, file) {
				text = strings.ReplaceAll(text, id, fmt.Sprintf("%s-%d", id, i))
			}
			files[fmt.Sprintf("strongholds/%s-%d.yaml", file, i)] = &fstest.MapFile{Data: []byte(text)}
		}
	}
	gateIDs := []string{"long-throat", "rib-gate", "marrow-lamp", "pry-the-ribs", "answer-the-hinge", "pinch-the-wick", "put-out-the-lamp", "marrow-song", "ribs-close", "whistling-rib", "lamp-put-out"}
	heartIDs := []string{"shut-eye-hall", "eyelid", "pupil", "lift-the-lid", "hold-its-gaze", "stand-in-the-eye", "hall-of-the-heart", "heart-root", "heart-coal", "cut-the-root", "take-the-coal", "carry-out-the-coal", "still-the-root", "heartbeat", "root-grows"}
	for _, c := range []struct {
		name, want string
		change     func(files fstest.MapFS)
	}{
		{"too few", "the vault opens after 4 strongholds, and there are 3", func(files fstest.MapFS) { delete(files, "strongholds/ribbed-gate.yaml") }},
		{"two vaults", "there are 2 vaults", func(files fstest.MapFS) { more(files, "still-heart", 1, heartIDs...) }},
		{"too many", "there are 8 strongholds", func(files fstest.MapFS) { more(files, "ribbed-gate", 4, gateIDs...) }},
		{"a row too long", "the legacy row may have 25 cards", func(files fstest.MapFS) {
			files["legacy.yaml"] = &fstest.MapFile{Data: []byte(strings.Replace(string(files["legacy.yaml"].Data), "id: patient-dark, count: 2", "id: patient-dark, count: 11", 1))}
		}},
	} {
		if err := with(c.change); !problemAt(err, "strongholds", 0, c.want) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}
