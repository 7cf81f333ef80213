package fortress

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"precipice/build/inwindow"
	"precipice/engine/fortress"
	"precipice/scenes/fortress/playing"
)

// The drawer of the hostiles leads to each of their groups, by targets for fingers.
func TestTheDrawerOfTheHostilesShowsEachGroup(t *testing.T) {
	for _, d := range playing.Sized {
		sh, c, img := sizedFight(t, d.W, d.H, d.Ratio, d.Percent)
		draw := func() {
			for range 2 {
				sh.Now = sh.Now.Add(time.Second)
				sh.Dirty()
				sh.Draw(img)
			}
		}
		c.drawers.Pull(hostileDrawer)
		draw()
		groups := c.groups()
		if len(groups) < 2 {
			t.Fatalf("there are only the groups %v", groups)
		}
		for _, group := range groups {
			a := sh.UI.Named("group/" + strconv.Itoa(group+1))
			if a == nil || a.Do == nil || a.Rect.H < float32(44*d.Ratio)-0.5 || !within(a.Rect, sh.UI.Named("panel/drawer").Rect) {
				t.Fatalf("%s: group %d has no target for a finger: %+v", d.Name, group+1, a)
			}
			a.Do()
			draw()
			playing.Keep(t, img, d.Name+"-group-"+strconv.Itoa(group+1))
			for area := range sh.UI.Each {
				if unit, is := strings.CutPrefix(area.Name, "member/"); is && int(c.Play.Shown.On(c.Play.Shown.Find(unit)).Card) != group {
					t.Errorf("%s: among group %d is %s", d.Name, group+1, unit)
				}
			}
			if c.drawers.Open != hostileDrawer || int(c.Play.Shown.On(c.attended(sh)).Card) != group {
				t.Errorf("%s: a touch of group %d shows another", d.Name, group+1)
			}
		}
	}
}

// On a device held in the hands dice lie over the board until the next explorer or group begins to act.
func TestOldDiceGoFromTheBoard(t *testing.T) {
	sh, c, img := heldFight(t, 390, 844, 2)
	place, _ := c.Play.Shown.Acting.Card()
	c.Throw(sh, fortress.Event{Change: fortress.BlackstoneRolled{Face: 7}})
	c.Tray.Land()
	draw := func() bool {
		c.Version++
		sh.Dirty()
		sh.Draw(img)
		return c.effects.showsDice() && sh.UI.Named("panel/tray") != nil
	}
	if !draw() {
		t.Error("what has just been rolled is not shown")
	}
	sh.Input.Clicked = true
	if c.Update(sh); draw() {
		t.Error("the dice lie over the board although something has been touched since")
	}
	sh.Input.Clicked = false
	c.Throw(sh, fortress.Event{Change: fortress.BlackstoneRolled{Face: 8}})
	c.Tray.Land()
	if !draw() {
		t.Error("what is rolled after that is not shown")
	}
	c.Play.Shown.Acting = fortress.Mark(place + 2)
	if draw() || sh.UI.Named("panel/tray") != nil {
		t.Error("the dice of whoever acted before lie over the board")
	}
}

// An open drawer leaves nothing beside it half dark.
func TestAnOpenDrawerDarkensAllThatDoesNotAnswerInPixels(t *testing.T) {
	inwindow.Need(t)
	for _, d := range playing.Devices {
		sh, c, img := heldFight(t, d.W, d.H, d.Ratio)
		end := sh.UI.Named("option/end").Rect
		before := bright(img, end)
		c.drawers.Pull(logDrawer)
		for range 3 {
			drawMoving(sh, c, img)
		}
		if !c.kit.layout.Drawer.Overlaps(end) && (before == 0 || bright(img, end) > 0) {
			t.Errorf("%s: the button that ends the activation has %d bright pixels behind a drawer, and %d before", d.Name, bright(img, end), before)
		}
	}
}
