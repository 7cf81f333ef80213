package fortress

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"precipice/engine/script"
)

// questionRules lists the rules that each kind of question cites. No hostile of the content has two
// weapons with the same range, so nobody is asked which to use.
var questionRules = map[string][]string{
	"activate": {"BF-HAO-003"}, "activation": {"BF-ACT-003"}, "agree": {"BF-COV-002"}, "card": {"BF-RSC-002"}, "board": {"BF-REC-004", "BF-SET-025"},
	"challenge": {"BF-CHL-001"}, "cover": {"BF-WND-001"}, "covering-fire": {"BF-COV-001"},
	"deploy":         {"BF-DEP-005", "BF-RNF-010", "BF-RNF-011", "BF-EVT-005", "BF-EVT-009"},
	"end-expedition": {"BF-EXP-003"},
	"event":          {"BF-EVT-003", "BF-EVT-005", "BF-EVT-006", "BF-EVT-007", "BF-EVT-008", "BF-EVT-009", "BF-EVT-010"},
	"exchange":       {"BF-LDR-002"}, "explore": {"BF-EXP-002"}, "surplus": {"BF-PAU-003"}, "wake": {"BF-PAU-001"}, "free-move": {"BF-RSC-002", "BF-WPN-005"}, "gambit": {"BF-GAM-001"},
	"gambit-swap": {"BF-GAM-005", "BF-GAM-006"}, "heal": {"BF-G-086"}, "hostile-move": {"BF-HMV-007"},
	"hostile-target": {"BF-G-022"}, "overwatch": {"BF-OVW-004"}, "overwatch-order": {"BF-OVW-008"},
	"overwatch-twin": {"BF-TWN-003"}, "overwatch-weapon": {"BF-OVW-005"}, "pay": {"BF-ACT-006", "BF-OVW-009"}, "place": {"BF-BTL-010", "BF-BTL-011"},
	"re-roll": {"BF-INS-005"}, "return": {"BF-G-017"}, "riposte": {"BF-CRD-006"}, "stand-up": {"BF-STN-002"}, "support": {"BF-G-064"},
	"target": {"BF-WPN-005", "BF-WPN-006"}, "towards": {"BF-G-022"}, "volunteer": {"BF-CHL-001", "BF-G-082"}, "weapon": {"BF-SHP-005"},
}

// Every question that the scenarios reach names the rule it follows.
func TestQuestionsNameTheirRules(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no scenario scripts in testdata", err)
	}
	seen := map[string][]string{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.SplitAfter(string(text), "\n")
		for i, line := range lines {
			if word, _, _ := strings.Cut(strings.TrimSpace(line), " "); !slices.Contains([]string{"start", "choose"}, word) {
				continue
			}
			sc, err := script.Parse(Vocabulary(rulesFor(t)), strings.Join(lines[:i+1], ""))
			if err != nil {
				t.Fatal(err)
			}
			sc.Run() // dice loaded for later rolls are left over, which is an error
			if sc.Match == nil {
				continue
			}
			if d, ok := sc.Match.Pending(); ok && !slices.Contains(seen[d.Kind], d.Rule) {
				seen[d.Kind] = append(seen[d.Kind], d.Rule)
			}
		}
	}
	for kind, rules := range seen {
		for _, rule := range rules {
			if !slices.Contains(questionRules[kind], rule) {
				t.Errorf("the question %s is asked by %q", kind, rule)
			}
		}
	}
	for kind, rules := range questionRules {
		for _, rule := range rules {
			if !slices.Contains(seen[kind], rule) {
				t.Errorf("no scenario asks %s by %s", kind, rule)
			}
		}
	}
}

// If two weapons reach the target, the hostile seat chooses one.
// proves: BF-HAT-001 BF-HAT-003
func TestAHostileWithTwoWeaponsOfOneRangeIsAsked(t *testing.T) {
	lib := *rulesFor(t).Pack.Library
	lib.Hostiles = slices.Clone(lib.Hostiles)
	for i := range lib.Hostiles {
		if h := &lib.Hostiles[i]; h.ID == "negavolt-cultists" {
			h.Weapons = slices.Clone(h.Weapons)
			for w := range h.Weapons {
				h.Weapons[w].Bands = slices.Clone(h.Weapons[w].Bands)
				h.Weapons[w].Bands[0].From = 1
			}
		}
	}
	m, _, err := Position(Rules{NewPack(&lib)}, "board\n.   .\nend\nexplorer janus-draik 0,0\nhostile cultist-1 1,0\nstart behaviour cultist-1 advance\n")
	if err != nil {
		t.Fatal(err)
	}
	d, _ := m.Pending()
	if d.Kind != "hostile-weapon" || d.Seat != HostileSeat || d.Rule != "BF-HAT-001" || !slices.Equal(d.Keys(), []string{"use shock-gauntlets", "use arc-lash"}) {
		t.Fatalf("%s asked of %d by %s: %v", d.Kind, d.Seat, d.Rule, d.Keys())
	}
	m.Load(1)
	events, err := m.Choose("use arc-lash")
	if err != nil {
		t.Fatal(err)
	}
	if _, args := events[0].Say(&m.State); !slices.Contains(args, "arc-lash") {
		t.Errorf("it attacks with %v", args)
	}
}
