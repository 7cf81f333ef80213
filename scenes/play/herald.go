package play

import (
	"time"

	"precipice/game"
	"precipice/render"
)

// Banner is a short announcement over the board. The game goes on meanwhile, and the player who decides can answer at once.
type Banner struct {
	Sign        string // a number before the title, such as the face of a die
	Title, Text string
	Rim         render.Ink
	Line        bool          // one line across the board, for whose turn it is
	News        bool          // it changes plans: it is shown at every speed, and again if it was skipped
	Lasts       time.Duration // at normal speed
	Shows       any           // what its picture shows, for the screen of the ruleset; nil for none
}

// How long a banner lasts at normal speed: with whose turn it is, and with news to read. No press ends news before GlanceTime has passed.
const (
	GlanceTime = 600 * time.Millisecond
	NewsTime   = 2 * GlanceTime
)

// bannerTurn is how long a banner takes to appear, and to vanish.
const bannerTurn = 120 * time.Millisecond

// mostNews is how many banners wait at most: a player who skips a whole turn reads the log.
const mostNews = 3

// Herald shows one banner after another.
type Herald struct {
	banner  Banner
	begun   time.Time
	length  time.Duration // at the speed of the game
	waiting []Banner
}

// Banner returns the banner that is shown; without a title: none.
func (h *Herald) Banner() Banner { return h.banner }

// Open returns how far the banner has appeared.
func (h *Herald) Open(sh *game.Shell) float32 { return Appeared(sh.Now.Sub(h.begun), h.length) }

// Length returns how long the banner is shown.
func (h *Herald) Length() time.Duration { return h.length }

// Waiting returns the banners that are shown later.
func (h *Herald) Waiting() []Banner { return h.waiting }

// Show shows a banner at a speed. Where events take no time, only news are shown. News are not pushed aside before there was time to read
// them: other news wait, and what is no news is left out.
func (h *Herald) Show(sh *game.Shell, b Banner, speed game.Speed) {
	factor := speed.Factor()
	if b.News {
		factor = 1
	}
	switch read := h.read(sh); {
	case b.Title == "" || factor == 0:
	case h.banner.News && !read && b.News:
		h.Wait(b)
	case !h.banner.News || read && b.News:
		h.begin(sh, b, time.Duration(factor*float64(b.Lasts)))
	}
}

// read reports whether there was time to read the banner.
func (h *Herald) read(sh *game.Shell) bool { return sh.Now.Sub(h.begun) >= NewsTime }

func (h *Herald) begin(sh *game.Shell, b Banner, length time.Duration) {
	h.banner, h.begun, h.length = b, sh.Now, length
	sh.Dirty()
}

// Wait lets a banner wait until nothing moves. It takes the place of the last that waits if both have one sign: a twist tells more than
// the roll that has brought it.
func (h *Herald) Wait(b Banner) {
	if last := len(h.waiting) - 1; last >= 0 && b.Sign != "" && h.waiting[last].Sign == b.Sign {
		h.waiting = h.waiting[:last]
	}
	h.waiting = append(h.waiting, b)
	h.waiting = h.waiting[max(0, len(h.waiting)-mostNews):]
}

// Withdraw takes back the last banner that waits.
func (h *Herald) Withdraw() { h.waiting = h.waiting[:max(0, len(h.waiting)-1)] }

// Pass moves the banner on, and shows the next that waits once nothing else moves. A banner ends when its time is over, and when the
// player clicks or presses something; news only when there was time to see that they are there. While a banner is shown, Enter that was on
// hold stays so, because a player who presses it wants to be rid of the banner.
func (h *Herald) Pass(sh *game.Shell, moves bool) {
	if h.banner.Title != "" {
		sh.Dirty()
		sh.UI.KeepHold()
		past := sh.Now.Sub(h.begun)
		if past >= h.length || sh.Input.Pressed() && !(h.banner.News && past < GlanceTime) {
			h.banner = Banner{}
		}
	}
	if h.banner.Title == "" && len(h.waiting) > 0 && !moves {
		b := h.waiting[0]
		h.waiting = h.waiting[1:]
		h.begin(sh, b, b.Lasts)
	}
}

// Caught ends a banner when all that happened has been shown at once. News stay.
func (h *Herald) Caught() {
	if !h.banner.News {
		h.banner = Banner{}
	}
}

// Clear ends all banners.
func (h *Herald) Clear() { h.banner, h.waiting = Banner{}, nil }

// Draw draws the banner at the top of a field.
func (h *Herald) Draw(sh *game.Shell, p *render.Canvas, field render.Rect) {
	b, open, calm := &h.banner, h.Open(sh), sh.Settings.Still()
	switch {
	case b.Title == "":
	case b.Line:
		p.Herald(field, render.HeraldView{Title: b.Title, Text: b.Text, Rim: b.Rim, Open: open, Calm: calm})
	default:
		p.Banner(field, render.BannerView{Sign: b.Sign, Title: b.Title, Text: b.Text, Rim: b.Rim, Open: open, Calm: calm})
	}
}

// Appeared returns how far a banner has appeared after a while; towards its end it vanishes.
func Appeared(past, length time.Duration) float32 {
	return max(0, min(1, float32(past)/float32(bannerTurn), float32(length-past)/float32(bannerTurn)))
}
