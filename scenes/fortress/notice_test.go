package fortress

import (
	"strings"
	"testing"

	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// What came of a button of the menu is told once, beside what can be chosen, on every device and with each text size.
func TestANoticeIsDrawnOnceOverTheMenu(t *testing.T) {
	t.Setenv("PATH", "") // where there are no programs there is no clipboard
	for _, d := range playing.Devices {
		sh, c, img := heldFight(t, d.W, d.H, d.Ratio)
		draw := func(name string) (told int) {
			sh.Dirty()
			sh.Theme.Wrote = func(text string, _, _ render.Rect) {
				if len(text) > 10 && strings.HasPrefix(sh.Notice(), text) {
					told++
				}
			}
			sh.Draw(img)
			sh.Theme.Wrote = nil
			playing.Keep(t, img, d.Name+"-notice-"+name)
			return told
		}
		c.OpenMenu(sh)
		draw("none")
		sh.UI.Named("menu/link").Do()
		if told := draw("menu"); told != 1 {
			t.Errorf("%s: over the menu the notice is drawn %d times", d.Name, told)
		}
		sh.Pop()
		if told := draw("play"); told != 1 {
			t.Errorf("%s: after the menu the notice is drawn %d times", d.Name, told)
		}
		sh.Push(scenes.NewSettings(table.Manners{Host: c.Host, Stage: &c.Stage}.Sections))
		if told := draw("settings"); told != 0 || sh.Notice() != "" {
			t.Errorf("%s: the notice follows into the settings", d.Name)
		}
		sh.NoteEverywhere(sh.Words.Say("saved.elsewhere"))
		if told := draw("settings-saved"); told != 1 {
			t.Errorf("%s: what concerns all screens is drawn %d times", d.Name, told)
		}
	}
}
