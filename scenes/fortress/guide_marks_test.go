package fortress

import (
	"testing"

	"precipice/build/inwindow"
	"precipice/engine/fortress"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// Whatever the guide marks on the board is seen whole, above its card, on every device held in the hands, and so are the dice
// that it speaks of. The card beside an activation is no higher than what it says.
func TestWhatTheGuideMarksIsSeen(t *testing.T) {
	for _, d := range playing.Devices {
		sh, c := pupil(t)
		sh.Held = func() float64 { return d.Ratio }
		img := playing.Screen(t, sh, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
		marked, finds, portals := map[string]bool{}, 0, 0
		for range 150 {
			c.CatchUp(sh)
			c.Refresh(sh)
			if !c.coach.tutor.Speaks() {
				q, asked := c.Play.Pending()
				if !asked {
					break
				}
				c.Choose(sh, q.Options[len(q.Options)-1].Key())
				continue
			}
			for range 4 {
				drawMoving(sh, c, img)
			}
			said := c.coach.said
			if list := c.focus.suggested(); len(list) > 0 && !marked[said.ID] {
				marked[said.ID] = true
				playing.Keep(t, img, d.Name+"-guide-"+said.ID)
				if room := c.view.Room(); !c.view.Camera.Shows(room, render.Framed(list...)...) || room.Bottom() > c.coach.tutor.Card.Y {
					t.Errorf("%s, %s: %v is marked, the board has %v, and the guide lies at %v", d.Name, said.ID, list, room, c.coach.tutor.Card)
				}
			}
			if find := sh.UI.Named("found/0"); find != nil {
				finds++
				for _, hex := range c.focus.suggested() {
					if find.Rect.Contains(c.view.Camera.Centre(hex)) {
						t.Errorf("%s, %s: the card found lies at %v, over the hex %v", d.Name, said.ID, find.Rect, hex)
					}
				}
			}
			portal := c.focus.portalAhead()
			if portals += len(portal); len(portal) > 0 && !c.view.Camera.Shows(c.view.Room(), render.Framed(portal...)...) {
				playing.Keep(t, img, d.Name+"-guide-unseen-portal")
				t.Errorf("%s, %s: the portal at %v is not seen", d.Name, said.ID, portal)
			}
			if said.ID == "hit" {
				marked[said.ID] = true
				playing.Keep(t, img, d.Name+"-guide-hit")
				if tray := c.kit.layout.Corner; tray.Overlaps(c.coach.tutor.Card) || tray.H < sh.Theme.Px(60) {
					t.Errorf("%s: the dice lie at %v and the guide at %v", d.Name, tray, c.coach.tutor.Card)
				}
			}
			if ask := said.Step.Ask; d.W < d.H && (ask == "" || ask == fortress.AskActivation) {
				title, text := c.coach.words(sh)
				if spare := c.coach.tutor.Card.H - c.coach.tutor.CardView(sh).Height(sh, c.coach.tutor.Card.W, text); spare > 1 {
					t.Errorf("%s, %s: the card has %v to spare below %q", d.Name, said.ID, spare, title)
				}
			}
			if said.Tells() {
				c.coach.tutor.Next(sh)
			} else {
				c.Choose(sh, said.Key)
			}
		}
		for _, id := range []string{"move", "attack", "hit", "portal", "free", "escape"} {
			if !marked[id] {
				t.Errorf("%s: the guide never marked %s", d.Name, id)
			}
		}
		if finds == 0 || portals == 0 {
			t.Errorf("%s: a card was found on %d pages, and a portal was spoken of on %d", d.Name, finds, portals)
		}
		c.Leave()
		inwindow.Frame()
	}
}

// While a drawer is open, what is in it is read: the guide lies over it only if it speaks of that.
func TestTheGuideLeavesDrawersAlone(t *testing.T) {
	d := playing.Devices[0]
	sh, c := pupil(t)
	sh.Held = func() float64 { return d.Ratio }
	img := playing.Screen(t, sh, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
	taught(t, sh, c, "foes")
	for _, open := range []int{partyDrawer, hostileDrawer} {
		c.drawers.Pull(open)
		for range 4 {
			drawMoving(sh, c, img)
		}
		if shown := c.coach.tutor.Card != (render.Rect{}); shown != (open == hostileDrawer) {
			t.Errorf("over drawer %v the guide is shown: %v", open, shown)
		}
	}
}
