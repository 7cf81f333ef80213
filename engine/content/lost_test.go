package content

import (
	"strings"
	"testing"
	"testing/fstest"
)

// TestWhatCouldNotBeReadIsNotMissed reads ships that refer to each other, with one broken file: only the
// broken place is reported.
func TestWhatCouldNotBeReadIsNotMissed(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"no comma":         {"- {id: clarion decks: 1}", "ships.yaml:1: this is not YAML"},
		"a tab":            {"- id: clarion\n\tdecks: 1", "ships.yaml:2: the line begins with a tab: indent it with spaces"},
		"not UTF-8":        {"- id: clarion\n  decks: 1 # \xff", "ships.yaml:2: this is not UTF-8: save"},
		"empty":            {"", "ships.yaml: the file is empty: write its records, or [] for none"},
		"no list":          {"id: clarion\ndecks: 1", "ships.yaml:1: file is not a list"},
		"no id":            {"- {idd: clarion, decks: 1}", `ships.yaml:1: there is no field "idd": did you mean "id"?`},
		"id is a list":     {"- {id: [clarion], decks: 1}", "ships.yaml:1: id is not a single value"},
		"a record is none": {"- clarion", "ships.yaml:1: file is not a record"},
	} {
		r := NewReader(fstest.MapFS{"ships.yaml": {Data: []byte(c.text)}, "more.yaml": {Data: []byte("- {id: orison, decks: 1, twin: clarion}")}}, nil)
		var ships, more []ship
		r.Read("ships.yaml", &ships)
		r.Read("more.yaml", &more)
		err := r.Err()
		if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "there is no ship") {
			t.Errorf("%s: got %v\nwant %s", name, err, c.want)
		}
	}
}

// TestTheRemedyGuessesOnlyWhatThereIs asks for a remedy when there are no known words.
func TestTheRemedyGuessesOnlyWhatThereIs(t *testing.T) {
	if got := Remedy("clarion", nil); strings.Contains(got, `""`) || strings.Contains(got, "did you mean") {
		t.Error(got)
	}
}

// TestFilesThatCouldNotBeReadComeFirst sorts problems.
func TestFilesThatCouldNotBeReadComeFirst(t *testing.T) {
	all := Problems{{File: "a", Line: 2, What: "x"}, {File: "z", What: "y", Cause: true}, {File: "a", Line: 1, What: "x"}}.Sorted()
	if all[0].File != "z" || all[1].Line != 1 || all[2].Line != 2 {
		t.Errorf("%v", all)
	}
}
