package fortress

import (
	"fmt"
	"testing"

	"precipice/build/inwindow"
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/scenes/fortress/playing"
)

// Where a question is about the order on the track, phones and tablets show the track, above the question or over the board.
func TestHeldDevicesShowTheTrackThatIsAskedAbout(t *testing.T) {
	for _, d := range playing.Devices {
		sh := playing.Bare(t)
		table := playing.AskAll(sh, 0)
		play := playing.Begun(t, sh, 2, table)
		byChanceUntil(t, play, 2, 400, func(q *engine.Decision) bool { return q.Kind == fortress.AskCoveringFire })
		sh.Held = func() float64 { return d.Ratio }
		c := NewCombat(playing.HostOf(sh), sh, play)
		sh.Show(c)
		img := playing.Screen(t, sh, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
		for range 6 {
			drawMoving(sh, c, img)
		}
		if c.Choices == nil || c.Choices.Decision.Kind != fortress.AskCoveringFire {
			t.Fatalf("%s: covering fire is not asked about", d.Name)
		}
		playing.Keep(t, img, d.Name+"-covering-fire")
		track, asks := sh.UI.Named("panel/track"), sh.UI.Named("panel/decision")
		if track == nil || track.Rect.Overlaps(asks.Rect) || sh.UI.Named("track/1") == nil {
			t.Errorf("%s: the track is %+v, and the question at %v", d.Name, track, asks.Rect)
		}
		c.Leave()
		inwindow.Frame()
	}
}

// While hostiles act on a phone held upright, the board reaches down to each question between, and neither that nor what
// happens next changes its scale or moves it away.
func TestTheBoardStaysAsItIsBetweenQuestionsOfOverwatch(t *testing.T) {
	d := playing.Devices[0]
	sh, c := underFire(t, 1, twoWatch)
	sh.Held = func() float64 { return d.Ratio }
	img := playing.Screen(t, sh, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
	for range 5 {
		drawMoving(sh, c, img)
	}
	turns := 0
	for n := range 150 {
		if c.Choices != nil && !c.Presenting() && asksOverwatch(c.Choices.Decision) {
			top := c.kit.layout.Asks.Y
			if card := sh.UI.Named("panel/cards"); card != nil {
				top = card.Rect.Y
			}
			if free := top - c.kit.layout.Field.Bottom(); free > sh.Theme.Px(20) || free < 0 {
				t.Errorf("between the board and what stands below it is %v", free)
			}
			playing.Keep(t, img, fmt.Sprintf("%s-overwatch-%d", d.Name, turns))
		}
		was, room, acting := c.view.To(), c.kit.layout.Field, c.view.Turn()
		if q, ok := c.Play.Explained(); ok && !c.Presenting() {
			if !asksOverwatch(q) {
				break
			}
			c.Choose(sh, q.Options[n%len(q.Options)].Key())
		}
		drawMoving(sh, c, img)
		now := c.view.To()
		if room == c.kit.layout.Field || acting != c.view.Turn() {
			continue
		}
		turns++
		h := c.Play.Shown.Field().Hex(c.Play.Shown.On(c.Overwatch.Trigger).Hex)
		if now.Zoom != was.Zoom || was.Centre(h).Far(now.Centre(h)) > was.Zoom*4 {
			t.Errorf("the board of scale %v becomes %v, and %v moves from %v to %v", was.Zoom, now.Zoom, h, was.Centre(h), now.Centre(h))
		}
	}
	if turns < 2 {
		t.Errorf("the room of the board changed only %d times", turns)
	}
}
