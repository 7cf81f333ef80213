//go:build linux

package saves

import (
	"strings"
	"testing"
)

func TestPickerWithoutADisplayIsASentence(t *testing.T) {
	for _, name := range []string{"DISPLAY", "WAYLAND_DISPLAY"} {
		t.Setenv(name, "")
	}
	for _, err := range []error{(<-PickOpen()).Err, <-PickSave(save(1), "hall.save")} {
		if err == nil || !strings.Contains(err.Error(), "list of saves in the game") {
			t.Errorf("got %v", err)
		}
	}
}
