package terminal

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"time"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
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

// A kept chamber is deleted for good only once the player has read which it is and says yes, or has typed yes with it.
func TestTheEndOfAChamberIsMeant(t *testing.T) {
	data := t.TempDir()
	if _, said, code := typed(t, "chamber keep amallyn\n", "play", "-data", data, "-quest", "Long Road", "-seed", "4"); code != 0 {
		t.Fatal(said)
	}
	asks := "Delete this chamber for good? Amallyn, from “Long Road” after 0 expeditions, kept on " + time.Now().Format(time.DateOnly) + ": "
	for _, one := range []struct {
		in           string
		asked, there bool
	}{
		{"chamber delete 1\n", true, true}, // the input ends
		{"chamber delete 1\nno\nyes\n", true, true},
		{"chamber delete 1\nchamber delete 1\n", true, true},
		{"chamber delete 1\nchamber\nyes\n", true, true},
		{"chamber delete 1 perhaps\n", true, true},
		{"chamber delete 1\nYES\n", true, false},
	} {
		out, said, code := typed(t, one.in, "play", "-data", data)
		list, _, _ := typed(t, "chamber\n", "play", "-data", data)
		if there := strings.Contains(list, "1  Amallyn, from"); code != 0 || strings.Contains(out, asks) != one.asked || there != one.there || strings.Contains(out, "is deleted") == one.there {
			t.Errorf("%q: exit %d, %q, still there %v:\n%s", one.in, code, said, there, out)
		}
	}
	typed(t, "chamber keep amallyn\n", "play", "-data", data)
	if out, _, _ := typed(t, "chamber delete 1 yes\nchamber\n", "play", "-data", data); strings.Contains(out, asks) || !strings.Contains(out, "The chamber of Amallyn is deleted.") || !strings.Contains(out, "No chamber has been kept yet") {
		t.Errorf("with yes:\n%s", out)
	}
}

// No word deletes anything that is saved, whatever follows it, unless yes is typed.
func TestNoWordDeletesUnasked(t *testing.T) {
	tried := 0
	botGame(t, botSetup(true), 1, 1, func(at *table, _ *engine.Decision, out *bytes.Buffer) {
		t.Chdir(t.TempDir()) // save and report write files
		c := blackstone.ChamberOf(at.play, 0, 1)
		if err := c.Keep(blackstone.With(fortress.Rules{Pack: at.play.Match.State.Pack()}), at.Saver); err != nil {
			t.Fatal(err)
		}
		if err := at.Saver.Flush(); err != nil {
			t.Fatal(err)
		}
		before, err := at.Saver.Store().List()
		if err != nil || len(before) == 0 {
			t.Fatal(before, err)
		}
		for line := range strings.Lines(at.says(out, "help")) { // each begins with its word
			w := strings.FieldsFunc(line, func(r rune) bool { return strings.ContainsRune(" ,:", r) })[0]
			for _, rest := range []string{"", " 1", " delete 1", " off", " amallyn", " keep amallyn", " undo off", " all"} {
				at.Hear(w + rest)
				tried++
			}
		}
		after, err := at.Saver.Store().List()
		for _, one := range before {
			if err != nil || !slices.Contains(after, one) {
				t.Errorf("%v is gone: %v, %v", one, after, err)
			}
		}
	})
	if tried < 150 {
		t.Errorf("only %d lines were typed", tried)
	}
}
