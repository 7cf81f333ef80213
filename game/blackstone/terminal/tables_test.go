package terminal

import (
	"strings"
	"testing"
)

// activation holds the answers that lead to the first activation of an explorer, Dahyak.
var activation = []string{"done", "done"}

// acting compares the answer to each line typed during Dahyak's activation.
func acting(t *testing.T, want [][2]string) {
	t.Helper()
	asks(t, append([][2]string{{activation[0], "gambit"}, {activation[1], "What does Dahyak do?"}}, want...), inPlay...)
}

func TestListGivesDistanceAndCompany(t *testing.T) {
	acting(t, [][2]string{
		{"list", "A  Amallyn on -2,1: dice 3 5 3 4; in the same hex\nD  Dahyak"},
		{"list", "Ur-Ghul 1 on 4,0: damage 0 of 3; east, Range 6, in sight, in cover, 6 steps"},
		{"list", "a portal at 1,4, beside 1,3; 2,3; 5 steps"},
		{"list", "discovery marker 2 on 0,3; east-south-east, Range 4, in sight, 4 steps"},
		{"board", "On -2,1 stand Amallyn, Dahyak; the drawing shows the first of them."},
		{"hex Janus Draik", "Hex -1,1; east, Range 1"},
		{"", "          1 step: 4 for -2,2\n          2 steps: "},
	})
	if out, _, _ := typed(t, "1\n", append([]string{"play", "-data", t.TempDir()}, inPlay...)...); !strings.Contains(out, "Dahyak starts at -2,1, with Amallyn  (place dahyak -2,1)") {
		t.Errorf("nobody is said to stand there: %q", out)
	}
}

func TestWhereListsHexesToAttackFrom(t *testing.T) {
	acting(t, [][2]string{
		{"where Guardsman 1", "-2,1, 0 steps: Hunting Gun, Range 4, D8: hits 50% (1/2); slain in the end 25% (1/4)\n"},
		{"where guardsman-2", "     0,1, 2 steps: Bladed Stock, Range 1"},
		{"where janus-draik", "Janus Draik on -1,1; east, Range 1"},
	})
	asks(t, [][2]string{{"where guardsman-1", "No explorer is acting now"}}, inPlay...)
}

func TestOddsAndPlansOfInvalidOptions(t *testing.T) {
	acting(t, [][2]string{
		{"odds 99", "99 is not one of the options"},
		{"odds third", "third is not one of the options"},
		{"odds leap", "No dice are rolled for that here"},
		{"odds fire from 1,1", "There is no line of sight: fire hunting-gun ur-ghul-1; fire hunting-gun ur-ghul-1 aimed; fire hunting-gun ur-ghul-2; and 12 others\n"},
		{"plan foo", "foo is not one of the options"},
		{"plan end; foo", "foo is not one of the options"},
		{"why swap", "swap is not one of the options"},
		{"why bladed ghul 1", "(fire bladed-stock ur-ghul-1 x1): This weapon cannot attack at that range"},
		{"why bladed ghul 1", "(fire bladed-stock ur-ghul-1 x2): This weapon cannot attack at that range"},
		{"why leap", "You can choose this: use red-leap. (On its turn an explorer acts"},
	})
}

// A unique action that rolls has odds.
func TestOddsOfAnAction(t *testing.T) {
	play := []string{"-seed", "7", "-combat", "the-threshold", "-explorers", "espern-locarno,dahyak,amallyn,janus-draik"}
	lines := []string{"done", "done", "end"}
	for range 40 {
		lines = append(lines, "odds third-eye", "end", "1")
	}
	out := strings.Join(said(t, lines, play...), "\n")
	if !strings.Contains(out, "Third Eye: Espern Locarno rolls D8: failure 50% (1/2), success 25% (1/4), critical 25% (1/4)") {
		t.Errorf("no odds of the Third Eye in\n%s", out)
	}
}

func TestSettingsAndLeaving(t *testing.T) {
	dir := t.TempDir()
	out, _, _ := typed(t, "1\n1\n1\n1\nset rules perhaps\nset rules on\nwhy done\nset rules off\nset dice ask\nset\nrule discovery\nrule all discovery\ndone\ndone\nquit\n", append([]string{"play", "-data", dir}, inPlay...)...)
	on, off := strings.Index(out, "rules: on (can be on, off)"), strings.Index(out, "rules: off (can be on, off)")
	if on < 0 || off < on || strings.Contains(out[:on]+out[off:], "[BF-") || !strings.Contains(out[on:off], "[BF-") {
		t.Errorf("the ids of rules are not switched on and off: %q", out)
	}
	for _, want := range []string{"rules cannot be \"perhaps\"", "dice: ask (can be", "16 more: type rule all discovery", "BF-SRC-004: ", "The game is saved. Use play to continue from here."} {
		if !strings.Contains(out, want) {
			t.Errorf("nothing of %q in %q", want, out)
		}
	}
	typed(t, "1\n1\n1\n1\n", append([]string{"play", "-new", "-data", dir}, inPlay...)...)
	if out, _, _ = typed(t, "undo\n", "play", "-data", dir, "-rules", "off"); !strings.Contains(out, "you have chosen nothing since the game began or was loaded") || strings.Contains(out, "[BF-") || !strings.HasSuffix(out, "Use play to continue from here.\n") {
		t.Errorf("when the game goes on: %q", out)
	}
	if out, _, _ = typed(t, "done\ngambit janus-draik free\nundo\nundo\n", "play", "-data", dir); !strings.Contains(out, "dice or cards have revealed something since") {
		t.Errorf("after a roll: %q", out)
	}
}

func TestStartErrorsListTheChoices(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"-combat nope", "four-mouths, "}, {"-names A,B", "-names"}, {"-explorers amallyn,amallyn,dahyak,ur-025", `"amallyn" is picked twice`},
		{"extra", `"extra" is an unexpected word`}, {"-rules some", "on, off"},
	} {
		out, wrong, code := typed(t, "", append([]string{"play", "-data", t.TempDir()}, strings.Fields(c.args)...)...)
		if code == 0 || out != "" || !strings.Contains(wrong, c.want) {
			t.Errorf("%s: exit %d, %q, %q", c.args, code, out, wrong)
		}
	}
	if out, _, _ := typed(t, "", "play", "-h"); !strings.Contains(out, "Battlefields for -combat: ") || !strings.Contains(out, "rein-raus") {
		t.Errorf("play -h names no battlefields or explorers: %q", out)
	}
}

// The log uses the players' names, like the prompt.
func TestTheLogCallsPlayersByName(t *testing.T) {
	out, _, _ := typed(t, "propose-end\ndecline\n", "play", "-data", t.TempDir(), "-seed", "3", "-players", "2", "-names", "Ann,Bob")
	if !strings.Contains(out, "Ann wants to end the expedition here.") || !strings.Contains(out, "Bob declines") || strings.Contains(out, "Player ") {
		t.Errorf("the players' names are not in %q", out)
	}
}
