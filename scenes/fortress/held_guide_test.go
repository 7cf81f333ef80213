package fortress

import (
	"testing"

	"precipice/build/inwindow"
	"precipice/engine/fortress"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// On a phone held upright the guide leaves no empty room above the question of where to stand, keeps clear of every
// question, and says in a readable size what it says, with the tab behind which lies what it speaks of.
func TestTheGuideOnAPhoneHeldUpright(t *testing.T) {
	d := playing.Devices[0]
	sh, c := pupil(t)
	sh.Held = func() float64 { return d.Ratio }
	img := playing.Screen(t, sh, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
	cards, fields := map[string]render.Rect{}, map[string]render.Rect{}
	for _, at := range [][2]string{{"welcome", fortress.AskPlace}, {"foes", fortress.AskCoveringFire}, {"destiny", fortress.AskCoveringFire}, {"dice", fortress.AskCoveringFire}} {
		step, kind := at[0], at[1]
		taught(t, sh, c, step)
		if d, _ := c.Play.Pending(); d.Kind != kind {
			t.Fatalf("at %s the question is %s", step, d.Kind)
		}
		for range 6 {
			drawMoving(sh, c, img)
		}
		playing.Keep(t, img, d.Name+"-guide-"+step)
		card, asks := c.coach.tutor.Card, sh.UI.Named("panel/decision").Rect
		if card.H == 0 || card.Overlaps(asks) || c.kit.layout.Field.Bottom() > card.Y {
			t.Errorf("%s: the guide lies at %v, the board at %v and the question at %v", step, card, c.kit.layout.Field, asks)
		}
		if first, again := cards[kind]; again && (card != first || fields[kind] != c.kit.layout.Field) {
			t.Errorf("%s: for one question the guide moves from %v to %v and the board from %v to %v", step, first, card, fields[kind], c.kit.layout.Field)
		}
		cards[kind], fields[kind] = card, c.kit.layout.Field
		if tray := sh.UI.Named("panel/tray"); kind == fortress.AskCoveringFire && tray != nil {
			t.Errorf("%s: the dice of the last explorer lie at %v over the board, and on its card", step, tray.Rect)
		}
		if free := asks.Y - card.Bottom(); kind == fortress.AskPlace && free > sh.Theme.Px(30) {
			t.Errorf("%s: %v lies empty between the guide at %v and the question at %v", step, free, card, asks)
		}
		if track := sh.UI.Named("panel/track"); (track == nil) != (kind == fortress.AskPlace) || track != nil && track.Rect.Overlaps(card) {
			t.Errorf("%s: the track is %v and the guide lies at %v", step, track, card)
		}
		if _, text := c.coach.styles(sh.Theme); sh.Theme.LineHeight(text) < 11*sh.Theme.Point {
			t.Errorf("%s: its lines are %v high", step, sh.Theme.LineHeight(text))
		}
		if name, want := c.lesson.pointedAt(sh), map[string]string{"foes": "drawer/hostile", "destiny": "panel/destiny", "dice": "drawer/party"}[step]; want != "" && name != want {
			t.Errorf("%s: it points at %q", step, name)
		}
		inwindow.Frame()
	}
}

// On a device on its side the track stands above the question that is about it, as without the guide, which keeps its place.
func TestTheGuideOnDevicesOnTheirSide(t *testing.T) {
	for _, d := range playing.Devices {
		if d.W < d.H {
			continue
		}
		sh, c := pupil(t)
		sh.Held = func() float64 { return d.Ratio }
		img := playing.Screen(t, sh, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
		drawMoving(sh, c, img)
		before := c.kit.layout.Notes[guideNote]
		taught(t, sh, c, "foes")
		for range 6 {
			drawMoving(sh, c, img)
		}
		playing.Keep(t, img, d.Name+"-guide-foes")
		track, card := sh.UI.Named("panel/track"), c.coach.tutor.Card
		if track == nil || track.Rect.Overlaps(card) || track.Rect.X < c.kit.layout.Field.Right() && d.Name == "tablet-wide" {
			t.Errorf("%s: the track is %v and the guide lies at %v", d.Name, track, card)
		}
		if recap := sh.UI.Named("recap"); recap != nil && track != nil && recap.Rect.Overlaps(track.Rect) {
			t.Errorf("%s: the track %v lies over what happened meanwhile, at %v", d.Name, track.Rect, recap.Rect)
		}
		if card != before {
			t.Errorf("%s: the guide moves from %v to %v", d.Name, before, card)
		}
		c.Leave()
		inwindow.Frame()
	}
}

// On a phone held upright the last words of the guide stand below how the combat ended and hide nothing of it, also with large
// text.
func TestTheGuideSaysFarewellBelowTheResult(t *testing.T) {
	for _, d := range playing.Sized[:2] {
		sh, c := pupil(t)
		sh.Held, sh.Settings.TextPercent = func() float64 { return d.Ratio }, d.Percent
		taught(t, sh, c, "farewell")
		img := playing.Screen(t, sh, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
		for range 6 {
			drawMoving(sh, c, img)
		}
		playing.Keep(t, img, d.Name+"-farewell")
		result, _ := c.resultRect(sh.Theme)
		buttons := sh.UI.Named("result/new")
		if card := c.coach.tutor.Card; card.H == 0 || card.Overlaps(result) || buttons == nil || !within(buttons.Rect, result) {
			t.Errorf("%s: the guide lies at %v, the result at %v with %+v", d.Name, card, result, buttons)
		}
		c.Leave()
		inwindow.Frame()
	}
}
