package fortress

import (
	"strings"
	"testing"

	"precipice/engine/script"
)

// TestScriptErrorsNameTheLine breaks one line of a script at a time.
func TestScriptErrorsNameTheLine(t *testing.T) {
	const example = "proves BF-ACT-003\nboard\n.   .   .   .\nend\nexplorer janus-draik 0,0 dice 5,3\nhostile guardsman-1 2,0\nstart activation janus-draik\n"
	for _, c := range []struct{ old, new, want string }{
		{"dice 5,3", "dice 3,9", `line 5: "explorer janus-draik 0,0 dice 3,9": a die of a card "9": write a whole number from 1 to 6`},
		{"dice 5,3", "dice 3,x", `a die of a card "x": write a whole number from 1 to 6`},
		{"dice 5,3", "wounds 5", `wounds "5": write a whole number from 0 to 4`},
		{"dice 5,3", "seat 6", `seat "6": write a whole number from 1 to 5`},
		{"dice 5,3", "inspiration -1", `inspiration "-1": write a whole number from 0`},
		{"dice 5,3", "holds singing-cor", `there is no find "singing-cor": did you mean "singing-core"?`},
		{"janus-draik 0,0", "janus 0,0", `there is no explorer "janus": use one of amallyn`},
		{"guardsman-1", "guardman-1", `line 6: "hostile guardman-1 2,0": there is no miniature "guardman": did you mean "guardsman"?`},
		{"guardsman-1", "guardsman", `the name "guardsman" has no number`},
		{"guardsman-1", "guardsman-x", `number of guardsman "x": write a whole number`},
		{"hostile guardsman-1 2,0", "hostile guardsman-1 2,0 group 5", `group "5": write a whole number from 1 to 4`},
		{"hostile guardsman-1 2,0", "hostile guardsman-1 2,0 damage x", `damage "x": write a whole number`},
		{".   .   .   .", ".   5   .   ,", "line 3, column 13: unknown rune ','"},
		{".   .   .   .", "", "line 2: drawing has no hexes"},
		{"end\n", "", `line 2: "board" has no end: close it with a line "end"`},
		{"start", "players many\nstart", `players "many": write a whole number from 1 to 5`},
		{"start", "turn -2\nstart", `turn "-2": write a whole number from 0`},
		{"start", "destiny 7\nstart", `destiny "7": write a whole number from 1 to 6`},
		{"start", "destiny" + strings.Repeat(" 1", 14) + "\nstart", "there are at most 13 destiny dice"},
		{"start", "track" + strings.Repeat(" group-1", 9) + "\nstart", "the track has at most 8 cards"},
		{"start", "track group-5\nstart", `"group-5" is neither an explorer of the party nor a group: write`},
		{"start", "twist drifting-as\nstart", `there is no twist "drifting-as": did you mean "drifting-ash"?`},
		{"start", "encounters ur-ghul\nstart", `there is no encounter "ur-ghul"`},
		{"start", "tile foo 1,0\nstart", `there is no tile "foo": use one of sleeping-engine`},
		{"start", "tile lens-floor 1,0\ntile ember-well 1,0\nstart", "1,0 already has a tile: choose another hex"},
		{".   .   .   .\nend\n", ".   .   .   .   .\nend\ntile lens-floor 0,0\ntile ember-well 1,0\ntile lens-floor 2,0\ntile lens-floor 3,0\ntile lens-floor 4,0\n", "a battlefield has at most 4 tiles"},
		{"start", "expedition normal round 99\nstart", `round "99": write a whole number from 1`},
		{"start", "expedition normal\ndeck long-marsh\nstart", `there is no exploration card "long-marsh": did you mean "long-march"?`},
		{"start activation janus-draik", "start group 9", `group "9": write a whole number from 1 to 4`},
		{"start activation janus-draik", "start deploy x", `deploy "x": write a whole number from 1 to 4`},
		{"start activation janus-draik", "start combat nowhere", `there is no combat "nowhere"`},
		{"start", "explorer ur-025 out\nexplorer amallyn out\nexplorer dahyak out\nexplorer espern-locarno out\nstart", "a party has at most 4 explorers"},
		{"draik\n\n", "draik\nroll 0\n", `line 8: "roll 0": roll "0": write a whole number from 1`},
		{"draik\n\n", "draik\nchoose search\n", `line 8: "choose search": this is not legal (BF-SRC-001 no-marker): choose another option, or write "  illegal" below`},
		{"draik\n\n", "draik\nchoose mov 1,0\n", `no option has this key: did you mean "move 1,0"?`},
		{"draik\n\n", "draik\nroll 9\nchoose fire pistol-rapier guardsman-1\nchoose pay 3\n", "a loaded 9 was rolled on a die with faces 1 to 8"},
	} {
		text := strings.Replace(example+"\n", c.old, c.new, 1)
		if text == example+"\n" {
			t.Fatalf("nothing of %q in the script", c.old)
		}
		sc, err := script.Parse(Vocabulary(rulesFor(t)), text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := sc.Run(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q gives %v\nwant %s", c.new, err, c.want)
		}
	}
}

// TestAScriptMayExpectAnIllegalChoice plays an illegal choice that the script expects.
func TestAScriptMayExpectAnIllegalChoice(t *testing.T) {
	const example = "proves BF-ACT-003\nboard\n.   .\nend\nexplorer janus-draik 0,0 dice 5\nstart activation janus-draik\nchoose search\n  illegal\n"
	sc, err := script.Parse(Vocabulary(rulesFor(t)), example)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := sc.Run(); err != nil || !strings.HasSuffix(got, "choose search\n  illegal\n") {
		t.Errorf("%v\n%s", err, got)
	}
}

// TestEveryKindHasIDs lists the ids of each kind and finds each by its index.
func TestEveryKindHasIDs(t *testing.T) {
	p := rulesFor(t).Pack
	for _, kind := range IDKinds {
		ids := p.IDs(kind)
		if len(ids) == 0 {
			t.Errorf("there is no %s", kind)
		}
		seen := map[string]bool{}
		for i, id := range ids {
			if seen[id] || id == "" || p.place(kind, id) != i {
				t.Errorf("%s %d is %q", kind, i, id)
			}
			seen[id] = true
		}
		if _, err := p.find(kind, "nowhere"); err == nil || !strings.HasPrefix(err.Error(), "there is no "+kind+` "nowhere": `) {
			t.Errorf("an unknown %s is told as %v", kind, err)
		}
	}
}
