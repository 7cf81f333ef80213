package terminal

import (
	"strings"
	"testing"
)

// What the screen asks before it does something is asked in the terminal too: yes does it, anything else does not, and is heard.
func TestTheEndOfAnExpeditionIsMeant(t *testing.T) {
	for name, one := range map[string]struct {
		in    string
		ends  bool
		flags []string
	}{
		"meant":                {"propose-end\nyes\n", true, nil},
		"by number":            {"2\nYES\n", true, nil},
		"not answered":         {"propose-end\n", false, nil},
		"said twice":           {"propose-end\npropose-end\n", false, nil},
		"something in between": {"propose-end\nparty\nyes\n", false, nil},
		"in a quest":           {"muster 4\npick janus-draik\npick ur-025\npick rein-raus\npick amallyn\npropose-end\nno\n", false, []string{"-quest", "Long Road"}},
		"meant in a quest":     {"muster 4\npick janus-draik\npick ur-025\npick rein-raus\npick amallyn\npropose-end\nyes\n", true, []string{"-quest", "Long Road"}},
		"others must agree":    {"propose-end\n", true, []string{"-players", "2"}},
	} {
		out, said, code := typed(t, one.in, append([]string{"play", "-data", t.TempDir(), "-seed", "5"}, one.flags...)...)
		ended := strings.Contains(out, "The party ends the expedition.") || strings.Contains(out, "wants to end the expedition here.") || strings.Contains(out, "Trading begins.")
		asked := strings.Contains(out, "Type yes to do it")
		if code != 0 || ended != one.ends || asked == (name == "others must agree") {
			t.Errorf("%s: exit %d, %q, ended %v, asked %v:\n%s", name, code, said, ended, asked, out[max(0, len(out)-900):])
		}
	}
}
