package play

import (
	"testing"
	"time"

	"precipice/game"
)

// heard is a shell at a moment, with nothing pressed.
func heard() *game.Shell {
	sh := &game.Shell{}
	sh.Now = time.Unix(1000, 0)
	return sh
}

func turnOf(title string) Banner { return Banner{Title: title, Line: true, Lasts: GlanceTime} }
func newsOf(title string) Banner { return Banner{Title: title, News: true, Lasts: 2 * NewsTime} }

// A banner follows the speed, ends by itself and at a press; at instant speed only news are shown.
func TestABannerFollowsTheSpeed(t *testing.T) {
	for _, c := range []struct {
		speed  game.Speed
		banner Banner
		length time.Duration
	}{
		{game.Normal, turnOf("turn"), GlanceTime}, {game.Double, turnOf("turn"), GlanceTime / 2}, {game.Instant, turnOf("turn"), 0},
		{game.Normal, newsOf("night"), 2 * NewsTime}, {game.Instant, newsOf("night"), 2 * NewsTime},
	} {
		sh, h := heard(), Herald{}
		h.Show(sh, c.banner, c.speed)
		if shown := h.Banner().Title != ""; shown != (c.length > 0) || h.Length() != c.length {
			t.Errorf("at speed %d %q is shown for %v, not %v", c.speed, c.banner.Title, h.Length(), c.length)
		}
		sh.Now = sh.Now.Add(c.length)
		if h.Pass(sh, false); h.Banner().Title != "" {
			t.Errorf("%q stays when its time is over", c.banner.Title)
		}
	}
}

// A press ends a banner at once, and news only when they could be seen.
func TestAPressEndsABanner(t *testing.T) {
	for _, c := range []struct {
		banner Banner
		after  time.Duration
		ends   bool
	}{{turnOf("turn"), 0, true}, {newsOf("night"), GlanceTime / 2, false}, {newsOf("night"), GlanceTime, true}} {
		sh, h := heard(), Herald{}
		h.Show(sh, c.banner, game.Normal)
		sh.Now = sh.Now.Add(c.after)
		sh.Input.Actions = []game.Action{game.Next}
		if h.Pass(sh, false); (h.Banner().Title == "") != c.ends {
			t.Errorf("%v after %q a press ends it: %v", c.after, c.banner.Title, !c.ends)
		}
	}
}

// News that come at once are shown one after the other once nothing moves, the last of them; whose turn it is pushes none aside.
func TestNewsWaitForEachOther(t *testing.T) {
	sh, h := heard(), Herald{}
	for _, b := range []Banner{newsOf("night"), turnOf("turn"), newsOf("fall"), newsOf("tide"), newsOf("find"), newsOf("zone")} {
		h.Show(sh, b, game.Instant)
	}
	var told []string
	for range 10 {
		if b := h.Banner(); b.Title != "" {
			told = append(told, b.Title)
		}
		sh.Now = sh.Now.Add(h.Length())
		if h.Pass(sh, true); h.Banner().Title != "" {
			t.Fatalf("%q is shown while something moves", h.Banner().Title)
		}
		h.Pass(sh, false)
	}
	if got := len(told); got != 4 || told[0] != "night" || told[1] != "tide" || told[3] != "zone" {
		t.Errorf("told %q", told)
	}
}

// News give way to other news when there was time to read them, and not before.
func TestNewsGiveWayOnceRead(t *testing.T) {
	for _, c := range []struct {
		after time.Duration
		shown string
	}{{NewsTime / 2, "night"}, {NewsTime, "fall"}} {
		sh, h := heard(), Herald{}
		h.Show(sh, newsOf("night"), game.Normal)
		sh.Now = sh.Now.Add(c.after)
		if h.Show(sh, newsOf("fall"), game.Normal); h.Banner().Title != c.shown {
			t.Errorf("after %v %q is shown", c.after, h.Banner().Title)
		}
	}
}

// A banner takes the place of one that waits under the same sign, and can be taken back.
func TestBannersThatWait(t *testing.T) {
	var h Herald
	h.Wait(Banner{Sign: "7", Title: "event", News: true})
	h.Wait(Banner{Sign: "7", Title: "twist", News: true})
	if w := h.Waiting(); len(w) != 1 || w[0].Title != "twist" {
		t.Errorf("waiting are %v", w)
	}
	if h.Withdraw(); len(h.Waiting()) != 0 {
		t.Error("it cannot be taken back")
	}
}
