package terminal

import (
	"os"
	"strings"
	"testing"
)

// Whatever is wrong with a chamber that is brought, kept or deleted is told in one sentence, with the file or the number.
func TestWrongChambersAreTold(t *testing.T) {
	data := t.TempDir()
	t.Chdir(t.TempDir())
	if _, said, code := typed(t, "save a.save\nchamber keep amallyn whole\nreport odd dice\nquit\n", "play", "-data", data, "-quest", "Moons", "-seed", "3"); code != 0 {
		t.Fatal(said)
	}
	whole, err := os.ReadFile("whole")
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"empty": "", "garbage": "garbage\n", "cut": string(whole[:100])} {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for line, want := range map[string]string{
		"bring empty":                "empty: this file is damaged, so the stasis chamber in it cannot be read",
		"bring garbage":              "garbage: this file is damaged",
		"bring cut":                  "cut: this file is damaged",
		"bring a.save":               "a.save: this file holds no stasis chamber",
		"bring precipice-report.txt": "precipice-report.txt: this file is damaged",
		"bring nowhere":              "nowhere: there is no such file",
		"bring":                      "chamber bring takes the number of a chamber: type chamber for a list",
		"bring -1":                   "there is no chamber -1: type chamber",
		"delete":                     "chamber delete takes the number of a chamber",
		"delete one":                 "there is no chamber one: type chamber",
		"keep":                       `chamber keep takes an explorer of a quest, not "": name one, as in`,
		"keep nobody":                `chamber keep takes an explorer of a quest, not "nobody": name one`,
		"dance":                      `chamber does not know "dance"`,
	} {
		_, said, code := typed(t, "chamber "+line+"\nquit\n", "play", "-data", data)
		if code != 0 || !strings.HasPrefix(said, want) || strings.Count(said, "\n") != 1 {
			t.Errorf("chamber %s: %d, %q", line, code, said)
		}
	}
}
