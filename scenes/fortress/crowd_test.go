package fortress

import (
	"strings"
	"testing"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/render"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/playing"
)

// As many miniatures as the rules let share a hex stand in slots of their own, apart enough that the signs of one do not lie on
// those of another, and more so while the hex is attended to.
func TestMiniaturesOfACrowdStandApart(t *testing.T) {
	for n := 2; n < len(spread); n++ {
		half := heights[n] * 0.115 // of a sign, in hex radii
		var signs []render.Point
		for _, at := range spread[n] {
			for _, side := range []float32{-1, 1} {
				signs = append(signs, render.Point{X: at.X + side*heights[n]*0.306, Y: at.Y + heights[n]*0.108})
			}
		}
		for i, a := range signs {
			for _, b := range signs[i+1:] {
				if far := a.Far(b); far < 1.5*half {
					t.Errorf("of %d miniatures two signs lie %.2f apart, and each is %.2f wide", n, far, 2*half)
				}
			}
		}
	}
	for n := 2; n < len(spread); n++ { // in a hex attended to they stand apart altogether
		half := heights[n] * 0.115
		for i, a := range spread[n] {
			for _, b := range spread[n][i+1:] {
				x, y := (a.X-b.X)*fanned[n].X, (a.Y-b.Y)*fanned[n].Y
				if far := (render.Point{X: x, Y: y}).Far(render.Point{}); far < 4*half {
					t.Errorf("of %d miniatures attended to two stand %.2f apart, and a sign is %.2f wide", n, far, 2*half)
				}
			}
		}
	}
	sh := playing.Bare(t)
	text := strings.Replace(positions["ribbed-gate"], "explorer ur-025 1,3", "explorer amallyn 3,3 dice 5\nexplorer rein-raus 3,3", 1)
	text = strings.Replace(text, "janus-draik 6,3", "janus-draik 1,3", 1)
	text = strings.Replace(text, "hostile ur-ghul-1 4,1", "hostile ur-ghul-1 3,3\nhostile ur-ghul-2 3,3\nhostile ur-ghul-3 3,3\nhostile ur-ghul-4 4,3\nhostile ur-ghul-5 4,3", 1)
	attacking(t, sh, text)
	for _, size := range [][2]int{{1280, 720}, {3840, 2160}} {
		img := playing.Screen(t, sh, size[0], size[1])
		playing.Keep(t, img, "crowd-"+stat3([3]int{size[0], 0, 100}))
		sh.UI.FocusOn("unit/ur-ghul-1")
		sh.Dirty()
		sh.Draw(img)
		playing.Keep(t, img, "crowd-fan-"+stat3([3]int{size[0], 0, 100}))
	}
}

// Three hostiles in each of three neighbouring hexes, in a small window with the largest text: until a hex is attended to,
// each group has one number there, and nobody has brackets around it or drops that say nothing. In the hex attended to
// each has all its signs.
func TestACrowdIsQuietUntilItIsAttendedTo(t *testing.T) {
	sh := playing.Bare(t)
	text := strings.Replace(positions["ribbed-gate"], "explorer ur-025 1,3", "explorer amallyn 3,3 dice 5", 1)
	text = strings.Replace(text, "janus-draik 6,3", "janus-draik 1,3", 1)
	text = strings.Replace(text, "hostile ur-ghul-1 4,1", "hostile ur-ghul-1 4,3\nhostile ur-ghul-2 4,3\nhostile ur-ghul-3 5,2\nhostile ur-ghul-4 5,2\nhostile ur-ghul-5 5,2\nhostile ur-ghul-6 5,3\nhostile ur-ghul-7 5,3\nhostile ur-ghul-8 5,3", 1)
	c := attacking(t, sh, text)
	sh.Settings.TextPercent = 200
	img := playing.Screen(t, sh, 1280, 720)
	playing.Keep(t, img, "crowd-quiet-1280-200")
	at := board.Hex{Q: 5, R: 2}
	for _, attended := range []bool{false, true} {
		sh.UI.FocusOn("row/end")
		if attended {
			sh.UI.FocusOn("unit/ur-ghul-4")
		}
		sh.Dirty()
		sh.Draw(img)
		playing.Keep(t, img, "crowd-attended-1280-200")
		hex, pointed := c.pointedHex(sh)
		if pointed != attended || pointed && hex != at {
			t.Fatalf("the hex %v is attended to: %v", hex, pointed)
		}
		numbers, crowded := map[board.Space]int{}, 0
		for i, v := range c.pane.figureViews(sh, hex, pointed) {
			u := c.figures.list()[i].unit
			if v.Group == "" {
				if v.Crowded {
					t.Errorf("%s is one of a crowd", c.Play.Shown.UnitName(u))
				}
				continue
			}
			in := c.Play.Shown.On(u).Hex
			if open := attended && c.Play.Shown.Field().Hex(in) == at; v.Crowded == open {
				t.Errorf("%s is in a crowd: %v, and its hex is attended to: %v", c.Play.Shown.UnitName(u), v.Crowded, open)
			}
			if v.Crowded {
				crowded++
				if numbers[in] += 1; v.Shared {
					numbers[in]--
				}
			}
		}
		if want := map[bool]int{false: 8, true: 5}[attended]; crowded != want || len(numbers) != want/2-want/8 {
			t.Errorf("%d hostiles stand in %d crowds, of 8 in 3", crowded, len(numbers))
		}
		for in, n := range numbers {
			if n != 1 {
				t.Errorf("the number of the group is written %d times in %v", n, c.Play.Shown.Field().Hex(in))
			}
		}
	}
}

// Wherever the pointer is in the hex of targets, but on a miniature that is none, it is at a target in that hex: a click there
// attacks the one whose tip is shown, also after the miniatures have moved apart.
func TestAClickInTheHexOfTargetsIsForTheNearest(t *testing.T) {
	sh := playing.Bare(t)
	text := strings.Replace(positions["ribbed-gate"], "explorer ur-025 1,3", "explorer amallyn 3,3 dice 5", 1)
	text = strings.Replace(text, "hostile ur-ghul-1 4,1", "hostile ur-ghul-1 5,3\nhostile ur-ghul-2 5,3", 1)
	c := attacking(t, sh, text)
	img := playing.Screen(t, sh, 1280, 720)
	r := c.Choices.Units()
	if r == nil || r.Verb != "fire" {
		t.Fatalf("a click on the board takes %+v", r)
	}
	at, aimed := c.view.Camera.Centre(board.Hex{Q: 5, R: 3}), map[string]bool{}
	for x := float32(-0.6); x <= 0.6; x += 0.3 {
		for y := float32(-0.6); y <= 0.6; y += 0.3 {
			p := render.Point{X: at.X + x*c.view.Camera.Zoom, Y: at.Y + y*c.view.Camera.Zoom}
			sh.UI.FocusOn(sh.UI.Under(p).Name) // the miniatures move apart
			sh.Dirty()
			sh.Draw(img)
			a := sh.UI.Under(p)
			if a == nil || a.Do == nil || !strings.HasPrefix(a.Name, "option/fire") {
				t.Errorf("at %v,%v of the hex the pointer is at %v", x, y, a)
				continue
			}
			if tip := c.tips.tip(sh, a); len(tip.Odds) == 0 {
				t.Errorf("the tip at %v,%v is %+v", x, y, tip)
			}
			aimed[a.Name] = true
		}
	}
	playing.Keep(t, img, "click-beside")
	if len(aimed) != 2 {
		t.Errorf("the pointer finds the targets %v", aimed)
	}
}

// The weapon that a player has selected stays selected after an attack with it, while it can be used, until the player goes back.
func TestTheSelectedWeaponStays(t *testing.T) {
	sh := playing.Bare(t)
	text, _, _ := strings.Cut(positions["ribbed-gate"], "start")
	text = strings.Replace(text, "explorer ur-025 1,3", "explorer amallyn 3,3 dice 5,5,5", 1)
	text = strings.Replace(text, "hostile ur-ghul-1 4,1", "hostile ur-ghul-1 5,3", 1)
	c := attacking(t, sh, text+"start activation amallyn")
	var other *asking.Row
	for i := range c.Choices.Rows {
		if r := c.Choices.Rows[i]; r.Verb == "fire" && len(r.Legal) > 0 && r != c.Choices.Units() {
			c.pick(sh, r)
			other = r
		}
	}
	if other == nil {
		t.Fatal("nobody has two weapons")
	}
	c.Play.Match.Load(1)
	id := other.ID
	c.Choose(sh, other.Legal[0].Key)
	c.CatchUp(sh)
	c.Update(sh)
	if c.Choices == nil || c.Choices.Decision.Kind != fortress.AskActivation || c.Choices.Units() == nil || c.Choices.Units().ID != id {
		t.Fatalf("after an attack with %s, %+v is selected", id, c.Choices.Units())
	}
	c.pick(sh, c.Choices.Units())
	if c.unpick(sh); c.Choices.Units().ID == id {
		t.Errorf("%s stays selected after going back", id)
	}
}
