package library

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
)

// TestWhateverDoesNotFitIsToldWithItsPlace breaks the real pack with one replacement at a time. The expected
// position is the file and the line of the new text, or of the text given after #.
func TestWhateverDoesNotFitIsToldWithItsPlace(t *testing.T) {
	for _, c := range []struct{ name, file, old, new, want string }{
		{"dangling chamber", "combats/long-march.yaml", "chamber: niche-hall", "chamber: nich-hall", `there is no chamber "nich-hall": did you mean "niche-hall"?`},
		{"dangling maglev", "pack.yaml", "maglev: maglev", "maglev: monorail", `there is no chamber "monorail"`},
		{"dangling tile", "combats/long-march.yaml", "tile: ember-well", "tile: ember-wel", `there is no tile "ember-wel"`},
		{"dangling twist", "encounters.yaml", "twist echoing-summons", "twist echoing-summon", `there is no twist "echoing-summon": did you mean "echoing-summons"?`},
		{"dangling encounter", "legacy.yaml", "adds: [beast-herd", "adds: [beast-hoard", `there is no encounter "beast-hoard": did you mean "beast-herd"?`},
		{"threat that adds cards of the first deck", "legacy.yaml", "adds: [beast-herd", "adds: [ur-ghul-pack", `the encounter card "ur-ghul-pack" is in the first expedition's deck: leave it out#adds:`},
		{"threats that add the same card", "legacy.yaml", "adds: [witch-circle", "adds: [beast-herd", `the encounter card "beast-herd" is added twice: let one legacy card add it, once#adds: [beast-herd, bound-choir`},
		{"two copies of a threat", "legacy.yaml", "id: horned-tide\n  count: 1", "id: horned-tide\n  count: 2", "2 copies of the card add the same encounter cards: make its count 1#adds:"},
		{"threat in the first deck", "encounters.yaml", "ur-ghuls 4, ur-ghuls 3, ur-ghuls 2", "ur-ghuls 4, rogue-psykers 3, ur-ghuls 2", `the card "ur-ghul-pack" of the first expedition's deck brings rogue-psykers: leave out first, or move the reference card from threats to hostiles#ur-ghul-pack`},
		{"dangling hostile", "encounters.yaml", "[ur-ghuls 4, ur-ghuls 3", "[ur-gouls 4, ur-ghuls 3", `there is no hostile "ur-gouls": did you mean "ur-ghuls"?`},
		{"resource that changes nothing", "ships/clarion.yaml", "    modify: [{what: steady}]\n", "", `the permanent card "hobnailed-boots" changes nothing: give it modify#resources:`},
		{"resource with the id of a find", "ships/clarion.yaml", "- id: hobnailed-boots", "- id: cold-lantern", `the resource card "cold-lantern" has the id of a discovery card`},
		{"resource never used", "ships/clarion.yaml", "    kind: permanent\n    modify: [{what: steady}]", "    kind: discarded\n    modify: [{what: steady}]", `the discarded card "hobnailed-boots" is never used: write when, or kind: permanent#resources:`},
		{"permanent resource that is used", "ships/clarion.yaml", "    kind: permanent\n    modify: [{what: steady}]", "    kind: permanent\n    when: turn\n    modify: [{what: steady}]", `the permanent card "hobnailed-boots" is never used: keep only its modify#resources:`},
		{"resource that does nothing", "ships/vanguard.yaml", "    when: roll\n    of: [attack, agility]\n    effect: [{do: re-roll, to: self}]\n", "    when: roll\n", `the card "wager-coin" does nothing: give it an effect#resources:`},
		{"resource that lasts without a change", "ships/vanguard.yaml", "    die: 2\n", "    die: 2\n    lasts: turn\n", `the card "grapnel-line" has one of modify and lasts#resources:`},
		{"resource that changes for no time", "ships/long-courrier.yaml", "    lasts: turn\n", "", `the card "overcharge-cell" has one of modify and lasts#resources:`},
		{"resource for a roll that is not coming", "ships/long-courrier.yaml", "lasts: turn", "lasts: roll", `the card "overcharge-cell" lasts for a roll, and is not used before one#resources:`},
		{"resource of an unknown moment", "ships/long-courrier.yaml", "when: roll", "when: rolls", `when is the unknown word "rolls"`},
		{"resource of an occasion that never comes", "ships/vanguard.yaml", "of: [attack, agility]", "of: [attack, grievous]", `the card "wager-coin" is used at "roll", which is never of "grievous"#resources:`},
		{"resource that lessens the least", "ships/long-courrier.yaml", "of: [grievous]", "of: [wound]", `the card "ablative-plate" lessens a wound that may be the least there is: write of: [grievous]#resources:`},
		{"operation of another moment", "ships/vanguard.yaml", "{do: re-roll, to: self}", "{do: avert, to: self}", `the operation "avert" has no meaning here: put it on a card with when: hit#resources:`},
		{"resource that picks within a roll", "ships/vanguard.yaml", "{do: re-roll, to: self}", "{do: stun, to: hostile, range: 2}", `nobody picks the hostile of the operation "stun"#resources:`},
		{"support that is never called", "ships/clarion.yaml", "  when: gambit\n", "", `the support of "clarion" is never called: write when#support:`},
		{"support at the time of a card", "ships/clarion.yaml", "when: gambit", "when: turn", `the support of "clarion" is for the time of a card#support:`},
		{"support that the leader pays", "ships/clarion.yaml", "  when: gambit\n", "  when: gambit\n  die: 1\n", `the support of "clarion" needs an explorer who calls it: write by#support:`},
		{"support that does nothing", "ships/clarion.yaml", "  effect: [{do: free-gambit, to: each-explorer}]\n", "", `the support of "clarion" does nothing#support:`},
		{"support that lasts without a change", "ships/clarion.yaml", "  when: gambit\n", "  when: gambit\n  lasts: turn\n", `the support of "clarion" has one of modify and lasts#support:`},
		{"support of an unknown explorer", "ships/steed-mathurir.yaml", "by: amallyn", "by: amallin", `amallin`},
		{"group of another operation", "ships/steed-mathurir.yaml", "{do: send-last, to: group}", "{do: stun, to: group}", `the operation "stun" is to group#support:`},
		{"group that nobody picks", "ships/vanguard.yaml", "die: 2\n    effect: [{do: move, to: self, amount: 2}]", "die: 2\n    effect: [{do: hunt, to: group}]", `nobody picks the group of the operation "hunt": put it on the support of a ship#resources:`},
		{"sure attack on everybody", "ships/kravvchato.yaml", "{do: sure-attack, to: hostile}", "{do: sure-attack, to: each-hostile}", `a sure attack is on one hostile: write to: hostile#support:`},
		{"support limited to what holds anyway", "ships/clarion.yaml", "  when: gambit\n", "  when: gambit\n  limit: expedition\n", `the support of "clarion" has the limit expedition, but no support is called twice on an expedition: write limit: quest, or drop it#support:`},
		{"facility limited to a turn", "ships/traveller.yaml", "  limit: expedition\n", "  limit: turn\n", `the facility "orrery" has the limit turn, but no turns pass at Precipice#facility:`},
		{"facility that does nothing", "ships/traveller.yaml", "  effect: [{do: read-legacy, to: self}]\n", "  effect: []\n", `the facility "orrery" does nothing: give it an effect#facility:`},
		{"facility on a battlefield", "ships/traveller.yaml", "{do: read-legacy, to: self}", "{do: stun, to: self}", `the operation "stun" changes nothing at Precipice: see the facilities of the other ships#facility:`},
		{"facility with a range", "ships/steed-mathurir.yaml", "{do: inspire-later, to: self, amount: 1}", "{do: inspire-later, to: others, amount: 1, range: 2}", `the operation "inspire-later" to others needs a battlefield#facility:`},
		{"facility without an amount", "ships/steed-mathurir.yaml", "{do: inspire-later, to: self, amount: 1}", "{do: inspire-later, to: self}", `the operation "inspire-later" has no amount#facility:`},
		{"facility for an unknown gift", "ships/vanguard.yaml", "gives: archeotech", "gives: archeotek", `gives is the unknown word "archeotek": did you mean "archeotech"?`},
		{"operation of a facility on a card", "ships/vanguard.yaml", "{do: move, to: self, amount: 2}", "{do: gain-points, to: self, amount: 2}", `the operation "gain-points" has no meaning here: put it on the facility of a ship#resources:`},
		{"limit that holds anyway", "ships/vanguard.yaml", "    kind: exhausted\n", "    kind: exhausted\n    limit: turn\n", `the card "grapnel-line" is exhausted, so it is used once a turn in any case: drop the limit#resources:`},
		{"limit of a permanent card", "ships/vanguard.yaml", "    kind: permanent\n", "    kind: permanent\n    limit: turn\n", `the permanent card "duelling-gauntlet" is never used#resources:`},
		{"card for the time of a support", "ships/vanguard.yaml", "when: roll\n", "when: destiny\n", `the card "wager-coin" is for the time of a support: write another when#resources:`},
		{"resource of no kind", "ships/clarion.yaml", "kind: permanent", "kind: eternal", `kind is the unknown word "eternal"`},
		{"dangling agenda", "explorers/amallyn.yaml", "slay: spindle-drones", "slay: spindle-drone", `there is no hostile "spindle-drone"`},
		{"dangling find", "explorers/janus-draik.yaml", "hold: empyrean-chronometer", "hold: chronometer", `there is no discovery "chronometer"`},
		{"weapon of a model twice", "hostiles/ur-ghuls.yaml", "weapons: [hooked-claws]", "weapons: [hooked-claws, hooked-claws]", `the weapon "hooked-claws" comes twice: drop one`},
		{"weapon of a hostile twice", "hostiles/ur-ghuls.yaml", "weapons:\n", "weapons:\n  - {id: hooked-claws, bands: [1d6 at 1]}\n", `the weapon "hooked-claws" comes twice: drop one, or give it an id of its own#weapons:`},
		{"weapon of an explorer twice", "explorers/ur-025.yaml", "id: siege-claw", "id: assault-cannon", `the weapon "assault-cannon" comes twice#sides:`},
		{"choice twice", "challenges.yaml", "id: lean-into-it", "id: slip-through", `the choice "slip-through" comes twice#choices:`},
		{"twins of one name", "explorers/rein-raus.yaml", "models: [rein, raus]", "models: [rein, rein]", `the model "rein" comes twice`},
		{"twin with the name of another", "explorers/rein-raus.yaml", "models: [rein, raus]", "models: [rein, amallyn]", `two miniatures of explorers are called "amallyn"#id: rein-raus`},
		{"dice that buy the same", "explorers/ur-025.yaml", "5+ for 2", "5+", `the costs of "assault-cannon" do not ascend: write the lowest die first, and more attacks for a higher one#sides:`},
		{"dangling weapon", "hostiles/ur-ghuls.yaml", "weapons: [hooked-claws]", "weapons: [hooked-claw]", `there is no weapon "hooked-claw"`},
		{"dangling action", "hostiles/ur-ghuls.yaml", "actions: [hold, fall-back, lurk, lurk]", "actions: [hold, fall-back, lurk, lirk]", `there is no action "lirk": did you mean "lurk"?`},
		{"weapon of another card", "hostiles/ur-ghuls.yaml", "weapons: [hooked-claws]", "weapons: [lasgun]", `this reference card has no weapon "lasgun"`},
		{"model of another card", "hostiles/ur-ghuls.yaml", "roster: [ur-ghul x8]", "roster: [ur-ghul x8, rifleman]", `this reference card has no model "rifleman"`},
		{"sides with other weapons", "explorers/dahyak.yaml", "      - id: hunting-gun\n        costs: [1+]", "      - id: hunting-gon\n        costs: [1+]", "the two sides list different weapons#sides:"},
		{"free attack with no weapon of the side", "explorers/dahyak.yaml", "weapon: bladed-stock, range: 1}\n    rules", "weapon: lasgun, range: 1}\n    rules", `the free attack is with "lasgun", which this side does not have#sides:`},
		{"id twice", "twists.yaml", "- id: quickened-blood", "- id: shifting-floor", `twist "shifting-floor" is there already in twists.yaml:1`},
		{"unknown word", "twists.yaml", "what: hostile-move", "what: hostile-moves", `what is the unknown word "hostile-moves": did you mean "hostile-move"?`},
		{"unknown hook", "explorers/janus-draik.yaml", "hook: riposte", "hook: reposte", `hook is the unknown word "reposte"`},
		{"no roll", "explorers/amallyn.yaml", "agility: 1d12", "agility: 1d10", `"1d10" is not a roll`},
		{"no cost", "explorers/amallyn.yaml", "costs: [2+]", "costs: [7+]", `"7+" is not a cost`},
		{"no band", "explorers/amallyn.yaml", "1d8 at 2-3, 1d12 at 4+]", "1d8 at 3-2, 1d12 at 4+]", `"1d8 at 3-2" is not a range band`},
		{"bands that overlap", "hostiles/spindle-drones.yaml", "1d8 at 2-3, 1d6 at 4+", "1d8 at 2-4, 1d6 at 4+", `the range bands of "needle-beam" overlap#weapons:`},
		{"costs that fall", "explorers/ur-025.yaml", "costs: [2+, 5+ for 2]", "costs: [5+ for 2, 2+]", `the costs of "assault-cannon" do not ascend#sides:`},
		{"costs of a hostile", "hostiles/ur-ghuls.yaml", "bands: [1d8 at 1]}", "bands: [1d8 at 1], costs: [1+]}", `the weapon "hooked-claws" of a hostile has costs#weapons:`},
		{"too few bands of the roll", "hostiles/ur-ghuls.yaml", "  - {roll: 20, actions: [pounce, rend, pounce, pounce]}\n", "", "the behaviour table has 6 rows#table:"},
		{"a wrong band of the roll", "hostiles/ur-ghuls.yaml", "roll: 4-6", "roll: 4-7", "this is not the band expected here: write roll: 4-6"},
		{"a column that is never met", "hostiles/ur-ghuls.yaml", "when: other", "when: engaged", "the last column is not other#columns:"},
		{"too many actions in a row", "hostiles/ur-ghuls.yaml", "roll: 20, actions: [pounce, rend", "roll: 20, actions: [hold, pounce, rend", "the row has 5 actions for 4 columns"},
		{"faces that do not add up", "pack.yaml", "d8: [4, 2, 2]", "d8: [4, 3, 2]", "the faces of the d8 sum to 9"},
		{"faces too many", "pack.yaml", "d8: [4, 2, 2]", "d8: [4, 2, 1, 1]", "d8 has 4 entries: write 3"},
		{"too many twists", "encounters.yaml", "warm-stone, count: 1, first: true", "warm-stone, count: 3, first: false", "13 cards bring a twist: keep them to 12#"},
		{"deck too large", "encounters.yaml", "guardsmen-company, count: 3", "guardsmen-company, count: 4", "the first expedition's deck has 21 cards: make it 20#"},
		{"finds too few", "discoveries.yaml", "carved-route, clue: true, count: 3", "carved-route, clue: true, count: 2", "the discovery deck has 29 cards: make it 30#"},
		{"group too large", "encounters.yaml", "[spindle-drones 2, spindle-drones 1", "[spindle-drones 7, spindle-drones 1", "there are 6 miniatures of spindle-drones: ask for no more"},
		{"number too large", "explorers/amallyn.yaml", "  - move: 3", "  - move: 7", `move is "7": write a whole number from 1 to 6`},
		{"roster too large", "hostiles/ur-ghuls.yaml", "ur-ghul x8", "ur-ghul x41", `"ur-ghul x41" names no number of miniatures`},
		{"twist without effect", "twists.yaml", "  modify: [{what: hostile-move, by: 1}]\n", "", "the twist does nothing#- id: quickened-blood"},
		{"find with no worth", "discoveries.yaml", "{id: cold-lantern, value: 1,", "{id: cold-lantern,", "a find is a clue or has a value"},
		{"chambers that overlap", "combats/long-march.yaml", `chamber: causeway, at: "-2,3"`, `chamber: causeway, at: "-2,4"`, "is covered already: move or turn it so that nothing overlaps#"},
		{"chamber adrift", "combats/long-march.yaml", `at: "8,-6", turn: 2`, `at: "20,-6", turn: 2`, "cannot be reached#layout:"},
		{"turn too large", "combats/long-march.yaml", "turn: 4", "turn: 6", `turn is "6": write a whole number from 0 to 5`},
		{"hex too far", "combats/long-march.yaml", `"8,-6"`, `"99,-6"`, `"99,-6" is not a hex`},
		{"no start", "combats/long-march.yaml", `arrival: {chamber: maglev, at: "0,5"}`, "", "the card has both or neither of arrival and ambush#id:"},
		{"arrival in another chamber", "combats/long-march.yaml", "chamber: maglev", "chamber: stair-well", "the explorers arrive in the maglev chamber: write chamber: maglev"},
		{"arrival apart", "combats/long-march.yaml", `at: "0,5"}`, `at: "0,9"}`, "the arrival chamber opens onto nothing"},
		{"ambush off the ground", "combats/closing-ring.yaml", `ambush: ["2,2"`, `ambush: ["22,2"`, "hex 22,2 is not on the battlefield"},
		{"ambush too small", "combats/closing-ring.yaml", `ambush: ["2,2", "1,2"]`, `ambush: ["2,2"]`, "four explorers do not fit"},
		{"marker on stone", "combats/closing-ring.yaml", `markers: ["6,0"`, `markers: ["5,0"`, "hex 5,0 is obstructed: name a free hex"},
		{"marker twice", "combats/closing-ring.yaml", `"5,3", "-5,5"]`, `"5,3", "5,3"]`, "hex 5,3 comes twice"},
		{"marker on an ambush hex", "combats/closing-ring.yaml", `"-5,5"]`, `"1,2"]`, "hex 1,2 is an ambush hex"},
		{"markers too many", "combats/closing-ring.yaml", `"-5,5"]`, `"-5,5", "7,0"]`, "the card has 5 discovery markers: place 1 to 4"},
		{"portal on the ground", "combats/long-march.yaml", `"5,0"]`, `"4,0"]`, "portal 4,0 is on the battlefield"},
		{"portal behind a wall", "combats/long-march.yaml", `"5,0"]`, `"-1,-1"]`, "portal -1,-1 opens onto no hex"},
		{"portals too many", "combats/closing-ring.yaml", `"-3,9"]`, `"-3,9", "8,0", "6,4"]`, "the card has 7 portals: place 1 to 6"},
		{"annex on the ground", "combats/cold-cistern.yaml", `tile: sleeping-engine, at: "0,-1"`, `tile: sleeping-engine, at: "0,0"`, `the tile "sleeping-engine" does not fit on 0,0#tiles:`},
		{"a mark in a chamber", "chambers/causeway.txt", "    .   . |", "    A   . |", "the drawing has the mark 'A'"},
		{"picture of nothing", "pictures.yaml", "id: warm-room,", "id: warm-rooms,", `nothing is called "warm-rooms" that has a picture: name a challenge`},
		{"scenery without a drawing", "pictures.yaml", "far: [vault], ground: floor, middle: [hearth", "far: [vaults], ground: floor, middle: [hearth", `there is no scenery "vaults" here: did you mean "vault"?`},
		{"scenery at another depth", "pictures.yaml", "near: [embers]", "near: [hearth]", `there is no scenery "hearth" here`},
		{"scenery nowhere", "pictures.yaml", "hearth right large", "hearth right tall", `"tall" is neither a place nor a size: write far-left`},
		{"host of no ship", "hosts.yaml", "ship: clarion,", "ship: clarionet,", `"clarionet"`},
		{"two hosts of a ship", "hosts.yaml", "ship: clarion,", "ship: traveller,", `"issaure-vell" and "prudence-vail" are both the host of "traveller": keep one`},
		{"host of no face", "hosts.yaml", "face: beaked,", "face: beeked,", `face is the unknown word "beeked"`},
		{"hair of no colour", "hosts.yaml", "locks: white, ", "", `the hair of "issaure-vell" has no colour: write locks`},
		{"host who says nothing", "hosts.yaml", "id: ilhaith,", "id: ilhath,", `there is no text "text.ilhath"`},
		{"look of no battlefield", "looks.yaml", "id: long-march,", "id: long-marsh,", `"long-marsh"`},
		{"look of no hue", "looks.yaml", "hue: frost,", "hue: frosty,", `hue is the unknown word "frosty"`},
		{"look of no floor", "looks.yaml", "floor: ripples,", "floor: ripple,", `floor is the unknown word "ripple"`},
		{"look with an unknown prop", "looks.yaml", "props: [well, basin]", "props: [well, bassin]", `"bassin"`},
		{"look with one prop", "looks.yaml", "props: [well, basin]", "props: [well]", `"cold-cistern" has the props well: write 2 or 3, no two alike`},
		{"look with a prop twice", "looks.yaml", "props: [well, basin]", "props: [well, well]", `"cold-cistern" has the props well, well: write 2 or 3, no two alike`},
		{"look for a battlefield twice", "looks.yaml", "id: four-mouths,", "id: cold-cistern,", `looks.yaml:4: "cold-cistern" looks like "cold-cistern", which comes before it: keep one of them`},
		{"look like another", "looks.yaml", "hue: crimson, floor: cracks, props: [mouths, folds]", "hue: frost, floor: ripples, props: [basin, well]", `"four-mouths" looks like "cold-cistern", which comes before it`},
		{"picture of no light", "pictures.yaml", "light: red, far: [tunnel]", "light: rad, far: [tunnel]", `light is the unknown word "rad"`},
		{"a hex out of line", "chambers/cistern.txt", "  .   .   O   .   .", "   .   .  O   .   .", "is out of line"},
	} {
		t.Run(c.name, func(t *testing.T) { refused(t, c.file, c.old, c.new, c.want) })
	}
}

// refused replaces a text of a file of the real pack and expects a problem: what is wanted up to #, in the line of the
// text after it or else of the replacement, or anywhere in the file if nothing follows it.
func refused(t *testing.T, file, old, new, wanted string) {
	t.Helper()
	files := copied(t)
	whole := string(files[file].Data)
	if strings.Count(whole, old) == 0 {
		t.Fatalf("%s has no %q to replace", file, old)
	}
	text := strings.Replace(whole, old, new, 1)
	files[file] = &fstest.MapFile{Data: []byte(text)}
	_, err := Load(files)
	want, place, elsewhere := strings.Cut(wanted, "#")
	at := strings.Index(whole, old)
	if elsewhere {
		at = strings.Index(text, place)
	}
	where := fmt.Sprintf("%s:%d: ", file, 1+strings.Count(text[:at], "\n"))
	if elsewhere && place == "" {
		where = file
	}
	if err == nil || !tells(err.Error(), where, want) {
		t.Errorf("got %v\nwant %s ... %s", err, where, want)
	}
}

func tells(text, where, what string) bool {
	for _, line := range strings.Split(text, "\n") {
		if strings.HasPrefix(line, where) && strings.Contains(line, what) {
			return true
		}
	}
	return false
}

// TestTooMuchIsTold builds packs that exceed the limits of the rules.
func TestTooMuchIsTold(t *testing.T) {
	wide := strings.Repeat(".   ", 50) + "\n\n  " + strings.Repeat(".   ", 50) + "\n\n"
	files := copied(t)
	files["chambers/causeway.txt"] = &fstest.MapFile{Data: []byte(wide + wide + wide)}
	if _, err := Load(files); !problemAt(err, "chambers/causeway.txt", 1, "drawing has 300 hexes") {
		t.Errorf("a chamber of 300 hexes: %v", err)
	}
	files = copied(t)
	files["chambers/causeway.txt"] = &fstest.MapFile{Data: []byte(wide + wide)}
	if _, err := Load(files); !problemAt(err, "combats/long-march.yaml", 3, "the battlefield has") {
		t.Errorf("a battlefield of more than 200 hexes: %v", err)
	}
	files = copied(t)
	tiles := "tiles:\n" + strings.Repeat("  - {tile: ember-well, at: \"3,-3\"}\n", 4)
	files["combats/long-march.yaml"] = &fstest.MapFile{Data: []byte(strings.Replace(string(files["combats/long-march.yaml"].Data), "tiles:\n", tiles, 1))}
	if _, err := Load(files); !problemAt(err, "combats/long-march.yaml", 9, "6 tiles") {
		t.Errorf("a battlefield of six tiles: %v", err)
	}
	files = copied(t)
	var deck strings.Builder
	for i := range 8 {
		fmt.Fprintf(&deck, "  - {id: spare-%d, count: 9, price: 1, kind: permanent, modify: [{what: steady}]}\n", i)
	}
	files["ships/vanguard.yaml"] = &fstest.MapFile{Data: []byte("id: vanguard\nresources:\n" + deck.String())}
	if _, err := Load(files); !problemAt(err, "ships", 0, "resource cards of") {
		t.Errorf("more than 96 resource cards: %v", err)
	}
	deck.Reset()
	for i := range MaxLasting + 1 {
		fmt.Fprintf(&deck, "  - {id: spare-%d, count: 1, price: 1, kind: discarded, when: turn, modify: [{what: steady}], lasts: turn}\n", i)
	}
	files["ships/vanguard.yaml"] = &fstest.MapFile{Data: []byte("id: vanguard\nresources:\n" + deck.String())}
	if _, err := Load(files); !problemAt(err, "ships", 0, "kinds of resource cards last") {
		t.Errorf("more than %d kinds of cards that last: %v", MaxLasting, err)
	}
	deck.Reset()
	for i := range MaxLimited + 1 {
		fmt.Fprintf(&deck, "  - {id: spare-%d, count: 1, price: 1, kind: discarded, when: turn, limit: quest, effect: [{do: gain-destiny, to: self}]}\n", i)
	}
	files["ships/vanguard.yaml"] = &fstest.MapFile{Data: []byte("id: vanguard\nresources:\n" + deck.String())}
	if _, err := Load(files); !problemAt(err, "ships", 0, "cards, supports and facilities have a limit") {
		t.Errorf("more than %d limits: %v", MaxLimited, err)
	}
	files = copied(t)
	files["encounters.yaml"] = &fstest.MapFile{Data: []byte(strings.ReplaceAll(string(files["encounters.yaml"].Data), "traitor-guardsmen 5", "traitor-guardsmen 14"))}
	if _, err := Load(files); !problemAt(err, "encounters.yaml", 0, "four groups may have") {
		t.Errorf("groups of more than forty: %v", err)
	}
}

// What a quest needs of a pack has limits of its own: explorers, spacecraft, legacy cards.
func TestAPackForQuestsHasLimits(t *testing.T) {
	one := func(folder, file string, n int) fstest.MapFS {
		files := copied(t)
		data := string(files[folder+"/"+file+".yaml"].Data)
		for i := range n {
			id := fmt.Sprintf("%s-%d", file, i)
			files[folder+"/"+id+".yaml"] = &fstest.MapFile{Data: []byte(strings.Replace(data, "id: "+file, "id: "+id, 1))}
		}
		return files
	}
	if _, err := Load(one("explorers", "janus-draik", 40)); !problemAt(err, "explorers", 0, "explorers") {
		t.Errorf("46 explorers: %v", err)
	}
	if _, err := Load(one("ships", "vanguard", 20)); !problemAt(err, "ships", 0, "27 spacecraft") {
		t.Errorf("27 spacecraft: %v", err)
	}
	files := copied(t)
	files["legacy.yaml"] = &fstest.MapFile{Data: []byte("- {id: patient-dark, count: 12}\n- {id: walls-that-listen, count: 12}\n- {id: open-gates, count: 1, modify: [{what: reinforcement-roll, by: -1}]}\n")}
	if _, err := Load(files); !problemAt(err, "legacy.yaml", 0, "the legacy deck has 25 cards") {
		t.Errorf("25 legacy cards: %v", err)
	}
}
