package fortress

import (
	"strings"
	"testing"

	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// What came of a button of the menu is told once, beside what can be chosen, on every device and with each text size.
func TestANoticeIsDrawnOnceOverTheMenu(t *testing.T) {
	t.Setenv("PATH", "") // where there are no programs there is no clipboard
	for _, d := range devices {
		sh, c, img := heldFight(t, d.w, d.h, d.ratio)
		draw := func(name string) (told int) {
			sh.Dirty()
			sh.Theme.Wrote = func(text string, _, _ render.Rect) {
				if len(text) > 10 && strings.HasPrefix(sh.Notice(), text) {
					told++
				}
			}
			sh.Draw(img)
			sh.Theme.Wrote = nil
			keep(t, img, d.name+"-notice-"+name)
			return told
		}
		c.OpenMenu(sh)
		draw("none")
		sh.UI.Named("menu/link").Do()
		if told := draw("menu"); told != 1 {
			t.Errorf("%s: over the menu the notice is drawn %d times", d.name, told)
		}
		sh.Pop()
		if told := draw("play"); told != 1 {
			t.Errorf("%s: after the menu the notice is drawn %d times", d.name, told)
		}
		sh.Push(scenes.NewSettings(table.Manners{Host: c.Host, Stage: &c.Stage}.Sections))
		if told := draw("settings"); told != 0 || sh.Notice() != "" {
			t.Errorf("%s: the notice follows into the settings", d.name)
		}
		sh.NoteEverywhere(sh.Words.Say("saved.elsewhere"))
		if told := draw("settings-saved"); told != 1 {
			t.Errorf("%s: what concerns all screens is drawn %d times", d.name, told)
		}
	}
}
