//go:build linux || darwin

package saves

import (
	"math/rand/v2"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"syscall"
	"testing"
)

// TestReallyFull runs this test binary under a file size limit, which is the closest thing to a full
// disk that needs no privileges.
func TestReallyFull(t *testing.T) {
	if path := os.Getenv("SAVES_TEST_FULL"); path != "" {
		signal.Ignore(syscall.SIGXFSZ)
		limit := syscall.Rlimit{Cur: 4096, Max: 4096}
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
			t.Skip(err)
		}
		noise := make([]byte, 100_000) // which compression leaves as long as it is
		rand.NewChaCha8([32]byte{}).Read(noise)
		err := NewDisk(path).Put("hall", Seal(Header{}, noise))
		if err == nil || !strings.Contains(err.Error(), "free some space") {
			t.Fatalf("got %v", err)
		}
		return
	}
	path := t.TempDir()
	put(t, NewDisk(path), "hall", 1, 2)
	cmd := exec.Command(os.Args[0], "-test.run=^TestReallyFull$")
	cmd.Env = append(os.Environ(), "SAVES_TEST_FULL="+path)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if data, which, problem := NewDisk(path).GetGood("hall", nil); which != 0 || number(t, data) != 2 || problem != nil {
		t.Errorf("took %d, %v", which, problem)
	}
	if files, _ := os.ReadDir(path); len(files) != 2 {
		t.Errorf("left %v", files)
	}
}
