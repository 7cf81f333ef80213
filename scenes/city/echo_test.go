package city

import (
	"slices"
	"testing"

	"precipice/game"
	"precipice/scenes"
)

// Pointing at an attack among what has happened brings its dice back into the tray, and shows over its target what rose there; looking
// away takes them out again. The game does not go on meanwhile.
func TestPointingAtALineShowsTheAttackAgain(t *testing.T) {
	x, j := begin(t, wide, "lantern-row")
	shown, rose := 0, 0
	for n := 0; n < 400 && (shown < 12 || rose < 3) && x.answer(j); n++ {
		if j.Question == nil || j.crisisAsked() || j.over() {
			continue
		}
		before := slices.Clone(j.Tray.Dice())
		for i, d := range j.ask.since.list(x.sh) {
			e := j.ask.since.echoes[d.Of]
			if e == nil {
				continue
			}
			shown++
			x.sh.UI.FocusOn(lineArea(i))
			x.draw()
			if len(e.dice) == 0 || !sameDice(j.Tray.Dice(), e.dice) || j.Tray.Moving() || j.Presenting() {
				t.Fatalf("%q is pointed at, and the dice %v lie in the tray, of %v", d.Text, j.Tray.Dice(), e.dice)
			}
			if e.label.Text != "" && j.Play.Shown.Units[e.on].Here() {
				if rose++; !x.written()[e.label.Text] {
					t.Errorf("%q is pointed at, and %q is not written over the target", d.Text, e.label.Text)
				}
			}
			x.sh.UI.SetFocus("")
			x.draw()
			x.draw()
			if !sameDice(j.Tray.Dice(), before) {
				t.Fatalf("nothing is pointed at, and the dice %v lie in the tray, of %v", j.Tray.Dice(), before)
			}
		}
	}
	if shown < 12 || rose < 3 {
		t.Errorf("%d attacks were shown again, and %d times damage rose", shown, rose)
	}
}

func sameDice(a, b []scenes.Die) bool {
	return slices.EqualFunc(a, b, func(a, b scenes.Die) bool { return a.Sides == b.Sides && a.Face == b.Face })
}

// What is shown once more grows, and with reduced motion stands there at once.
func TestADeedShownAgainGrows(t *testing.T) {
	x, j := begin(t, desk, "lantern-row")
	for still, want := range map[game.Motion]float32{game.MotionReduced: 1, game.MotionFull: 0.5} {
		x.sh.Settings.Motion, j.replay.from = still, x.sh.Now.Add(-again/2)
		if part := j.replay.part(x.sh); part != want {
			t.Errorf("with the motion %d so much of it is shown: %v", still, part)
		}
	}
}
