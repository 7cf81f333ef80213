package terminal_test

import (
	"bytes"
	"strings"
	"testing"

	"precipice/build/coins"
	"precipice/game/terminal"
)

// run runs a command of a program that offers the coins, with the lines that are typed.
func run(typed string, args ...string) (out, said string, code int) {
	var o, e bytes.Buffer
	code = terminal.Run(args, terminal.Streams{In: strings.NewReader(typed), Out: &o, Err: &e}, coins.Terminal)
	return o.String(), e.String(), code
}

// A command line that is wrong ends with 2 and a sentence that names what is wrong; nothing is played.
func TestWrongCommandsAreRefused(t *testing.T) {
	t.Setenv("PRECIPICE_DATA", t.TempDir())
	for _, c := range []struct{ args, names string }{
		{"pay", "play"}, {"play -gaol 3", "-goal"}, {"play -goal x", "-goal"}, {"help pay", `"pay"`}, {"play file", "file"}, {"replay", "FILE"},
	} {
		out, said, code := run("1\n", strings.Fields(c.args)...)
		if code != 2 || !strings.Contains(said, c.names) || strings.Contains(said+out, "[error.") || strings.Contains(out, "Throw the coin?") {
			t.Errorf("%s: exit %d, %q, %q", c.args, code, said, out)
		}
	}
}

// Every command has a help of its own, and every word of a game too.
func TestEveryCommandAndWordHasHelp(t *testing.T) {
	out, _, code := run("", "help")
	commands := 0
	for line := range strings.Lines(out) {
		name, is := strings.CutPrefix(strings.TrimSpace(line), "precipice ")
		if name, _, _ = strings.Cut(name, " "); !is || name == "" {
			continue
		}
		commands++
		if said, _, code := run("", "help", name); code != 0 || !strings.HasPrefix(said, "precipice "+name) || strings.Contains(said, "[usage.") {
			t.Errorf("help %s: %d, %q", name, code, said)
		}
	}
	if code != 0 || commands < 6 {
		t.Errorf("exit %d, %d commands in\n%s", code, commands, out)
	}
	out, _, _ = run("help\nhelp log\nhelp dance\nquit\n", "play", "-data", t.TempDir())
	if !strings.Contains(out, "> log, log 20: ") || strings.Contains(out, "[console.") {
		t.Errorf("the game says\n%s", out)
	}
}

// A table is asked again after what it cannot take, and a number, a key and a beginning take the same option.
func TestAnswersOfEachKind(t *testing.T) {
	for _, answer := range []string{"1", "throw", "thr", "THROW"} {
		out, said, code := run(answer+"\nquit\n", "play", "-data", t.TempDir(), "-seed", "5", "-goal", "9")
		if code != 0 || said != "" || strings.Count(out, "The coin shows") != 1 {
			t.Errorf("%s: exit %d, %q\n%s", answer, code, said, out)
		}
	}
	for _, answer := range []string{"0", "3", "throw it", "", "both"} {
		if out, _, _ := run(answer+"\nquit\n", "play", "-data", t.TempDir(), "-seed", "5", "-goal", "9"); strings.Contains(out, "The coin shows") {
			t.Errorf("%q throws the coin\n%s", answer, out)
		}
	}
}
