package game

import (
	"errors"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game/pack"
)

// A window that cannot be drawn for want of a driver says so in a sentence, and names the commands that need none.
func TestAWindowWithoutADriverSaysSo(t *testing.T) {
	wants := errors.New("glfw: egl: failed to get EGL display: the requested API is unavailable")
	said := pack.Told("en", (&running{}).ended(wants))
	for _, want := range []string{"OpenGL", "driver", "precipice play", "precipice help", wants.Error()} {
		if !strings.Contains(said, want) {
			t.Errorf("nothing of %q in %q", want, said)
		}
	}
	if err := (&running{drawn: true}).ended(wants); err != wants {
		t.Errorf("a window that was drawn ends with %v", err)
	}
	if err := (&running{}).ended(ebiten.Termination); err != nil {
		t.Errorf("a window that is closed ends with %v", err)
	}
}
