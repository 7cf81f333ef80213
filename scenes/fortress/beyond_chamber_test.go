package fortress

import (
	"testing"

	"precipice/build/inwindow"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/scenes/fortress/playing"
)

// While none of the escape chamber is in sight, a sign at the edge of the board points at it and shows it. Where destiny dice have no
// room beside the own ones, a button says how many there are and opens their drawer.
func TestWhatHasNoRoomIsSaid(t *testing.T) {
	for _, d := range append([]playing.Device{{Name: "desk", W: 1280, H: 720, Ratio: 0}}, playing.Devices[0]) {
		sh, c, img := heldFight(t, d.W, d.H, max(1, d.Ratio))
		s := &c.Play.Shown
		if d.Ratio == 0 {
			sh.Held = func() float64 { return 0 }
		}
		s.Destiny, s.Spare = [fortress.MaxDestiny]fortress.DestinyDie{}, fortress.DestinyDie{}
		for i := range s.Destiny {
			s.Destiny[i].Face = uint8(i%6 + 1)
		}
		far, from := board.Space(0), s.On(c.Actor()).Hex
		for sp := range board.Space(s.NumCells) {
			if s.Field().Range(from, sp) > s.Field().Range(from, far) {
				far = sp
			}
		}
		s.Escape, s.Maglev = true, board.Set{}
		s.Maglev.Add(far)
		c.Version++
		sh.Dirty()
		sh.Draw(img)
		c.view.Land()
		sh.Dirty()
		sh.Draw(img)
		playing.Keep(t, img, d.Name+"-no-room")
		sign := sh.UI.Named("beyond/chamber")
		if sign == nil || !c.kit.layout.Field.Contains(sign.Rect.Centre()) {
			t.Fatalf("%s: the sign of the escape chamber is %+v", d.Name, sign)
		}
		sign.Do()
		sh.Dirty()
		sh.Draw(img)
		c.view.Land()
		sh.Dirty()
		sh.Draw(img)
		if sh.UI.Named("beyond/chamber") != nil {
			t.Errorf("%s: the escape chamber is still out of sight", d.Name)
		}
		if more := sh.UI.Named("destiny/more"); (more != nil) != (d.Ratio > 0) {
			t.Errorf("%s: the button for more destiny dice is %+v", d.Name, more)
		} else if more != nil {
			if more.Do(); c.drawers.Open != trackDrawer {
				t.Errorf("%s: it opens the drawer %d", d.Name, c.drawers.Open)
			}
		}
		c.Leave()
		inwindow.Frame()
	}
}
