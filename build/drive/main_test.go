package drive

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"precipice/build/inwindow"
	"sync"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// The two environment variables set by make test. With them, anything missing is a failure.
var (
	inWindow  = os.Getenv("PRECIPICE_WINDOW") == "1"
	inBrowser = os.Getenv("PRECIPICE_BROWSER") == "1"
)

// keepsFrames tells whether everything is drawn and frames are saved, for people to look at: make frames.
var keepsFrames = os.Getenv("PRECIPICE_FRAMES") == "1"

// The folder of the page, which make web builds.
var pageFolder = filepath.Join("..", "out", "web")

// The programs under test: as players get it, and as a guest of the host.
var (
	playersProgram = built("precipice")
	guestProgram   = built("guest", "-tags", "ebitenginevmguest")
	programs       string // their folder
)

func TestMain(m *testing.M) {
	code, err := run(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, "drive:", err)
		code = 1
	}
	os.Exit(code)
}

func run(m *testing.M) (int, error) {
	if !inWindow {
		return m.Run(), nil
	}
	var err error
	if programs, err = os.MkdirTemp("", "precipice-drive"); err != nil {
		return 1, err
	}
	defer os.RemoveAll(programs)
	ebiten.SetWindowVisible(false) // only the guests are looked at
	keptPage = pageFolder
	defer Quit()
	return inwindow.Main(m), nil // guests can be run and pixels read only inside a game
}

// built returns what builds the program when a test first starts it, which none does that is played in a browser.
func built(name string, flags ...string) func() (file string, err error) {
	return sync.OnceValues(func() (string, error) {
		file := filepath.Join(programs, name)
		cmd := exec.Command("go", append(append([]string{"build", "-ldflags=-s -w", "-o", file}, flags...), ".")...)
		cmd.Dir = filepath.Join("..", "..")
		if out, err := cmd.CombinedOutput(); err != nil {
			return "", fmt.Errorf("building the program: %w\n%s", err, out)
		}
		return file, nil
	})
}

// playersCommand returns a command of the program as players get it.
func playersCommand(t *testing.T, args ...string) *exec.Cmd {
	t.Helper()
	program, err := playersProgram()
	if err != nil {
		t.Fatal(err)
	}
	return exec.Command(program, args...)
}

// windowed starts the program in a window, with a data folder. Its pictures are left out unless PRECIPICE_FRAMES=1 asks for
// them. The program is closed at the end of the test.
func windowed(t *testing.T, name, data string, w, h int, flags ...string) (*Player, *Window) {
	t.Helper()
	return opened(t, name, data, w, h, !keepsFrames, flags...)
}

// seen starts the program in a window whose pictures are looked at.
func seen(t *testing.T, name string, w, h int, flags ...string) (*Player, *Window) {
	t.Helper()
	return opened(t, name, t.TempDir(), w, h, false, flags...)
}

func opened(t *testing.T, name, data string, w, h int, unseen bool, flags ...string) (*Player, *Window) {
	t.Helper()
	if !inWindow {
		t.Skip("the window is driven only under a display: make test does it")
	}
	program, err := guestProgram()
	if err != nil {
		t.Fatal(err)
	}
	v, err := StartWindow(program, data, w, h, unseen, flags...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { // runs after the program has ended
		if t.Failed() && v.guest.said.Len() > 0 {
			t.Logf("the program printed:\n%s", v.guest.said.String())
		}
	})
	return NewPlayer(t, name, v), v
}
