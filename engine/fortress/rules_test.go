package fortress

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// ledger is how many rules each group of the rule ledger has.
var ledger = map[string]int{
	"OBJ": 4, "SET": 28, "DCK": 12, "ROL": 9, "EXP": 6, "CHL": 5, "REC": 12, "LDR": 3, "END": 6, "BTL": 14,
	"DEP": 12, "HEX": 8, "DPL": 4, "DES": 9, "INI": 7, "AMB": 2, "COV": 4, "GAM": 8, "ACT": 12, "MOV": 7,
	"RCP": 1, "SRC": 4, "SUM": 3, "WPN": 6, "OVW": 10, "INR": 5, "INS": 10, "ATK": 10, "LOS": 4, "RNG": 2,
	"CVR": 3, "STN": 4, "WND": 6, "OOA": 4, "DEF": 6, "RNF": 13, "HAO": 3, "BEH": 6, "HAC": 8, "HMV": 7,
	"HAT": 4, "EVT": 11, "ECB": 6, "DSC": 3, "RSC": 9, "TWN": 9, "PRE": 15, "SHP": 7, "LEG": 5, "STR": 9,
	"VLT": 3, "NEW": 3, "PAU": 4, "LPT": 4, "ONE": 7, "SFV": 6, "MRT": 4, "CRD": 17, "X": 28, "G": 81,
}

var ruleID = regexp.MustCompile(`BF-([A-Z]+)-([0-9]{3})`)

// known tells whether the ledger has a rule of that id.
func known(id string) bool {
	parts := ruleID.FindStringSubmatch(id)
	if parts == nil || parts[0] != id {
		return false
	}
	n, _ := strconv.Atoi(parts[2])
	return 1 <= n && n <= ledger[parts[1]]
}

// citedRules collects the rule ids of the sources that are not tests; quoted ones are those that code emits
// an event by, asks by or refuses by.
func citedRules(t *testing.T) (cited, quoted map[string]bool) {
	cited, quoted = map[string]bool{}, map[string]bool{}
	files, err := filepath.Glob("*.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no sources", err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, at := range ruleID.FindAllIndex(text, -1) {
			id := string(text[at[0]:at[1]])
			if cited[id] = true; !known(id) {
				t.Errorf("%s cites %s, which the ledger does not have: correct the id", file, id)
			}
			if text[at[0]-1] == '"' && text[at[1]] == '"' {
				quoted[id] = true
			}
		}
	}
	return cited, quoted
}

// provedRules collects the rules that scenarios prove, and those that a Go test names because no
// content shows them yet.
func provedRules(t *testing.T) map[string]bool {
	proved := map[string]bool{}
	tests, _ := filepath.Glob("*_test.go")
	for _, file := range tests {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range ruleID.FindAllString(string(text), -1) {
			proved[id] = true
		}
	}
	files, _ := filepath.Glob("testdata/*.txt")
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		sc, err := ParseScenario(rulesFor(t), string(text))
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		for _, id := range sc.Proves {
			if proved[id] = true; !known(id) {
				t.Errorf("%s proves %s, which the ledger does not have: correct the id", file, id)
			}
		}
	}
	return proved
}

// TestEveryRuleIsProved demands a scenario for every rule that the code emits an event by, asks by or
// refuses by. Rules that only comments cite and no scenario proves are logged.
func TestEveryRuleIsProved(t *testing.T) {
	cited, quoted := citedRules(t)
	proved := provedRules(t)
	var open []string
	for _, id := range slices.Sorted(maps.Keys(cited)) {
		switch {
		case proved[id]:
		case quoted[id]:
			t.Errorf("no scenario proves %s: write one in testdata", id)
		default:
			open = append(open, id)
		}
	}
	t.Logf("%d rules cited, %d proved; cited in comments alone and proved by no scenario: %s", len(cited), len(proved), strings.Join(open, " "))
}
