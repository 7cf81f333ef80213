// Package outside proves that programs in other languages can play. The example in docs/examples relies
// only on engine/PROTOCOL.md, and checks that responses match it.
package outside

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
)

var games = flag.Int("games", 4, "expeditions that the bot plays")

func TestTheBotOfTheExamples(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("there is no python3; make test installs it")
	}
	program := filepath.Join(t.TempDir(), "precipice")
	build := exec.Command("go", "build", "-o", program, "../..")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	bot := exec.Command(python, "../../docs/examples/bot.py", "--games", strconv.Itoa(*games), program)
	bot.Env = append(os.Environ(), "PYTHONDONTWRITEBYTECODE=1")
	out, err := bot.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	t.Logf("%s", out)
}
