package render

import (
	"image/color"
	"math"
)

// Ink is a straight-alpha colour.
type Ink = color.NRGBA

func rgb(v uint32) Ink { return Ink{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 255} }

// The colours of the look.
var (
	Void   = rgb(0x0a0b0f)
	Panel  = rgb(0x12141b)
	Panel2 = rgb(0x181b24)
	Line   = rgb(0x2a2f3c)
	Ivory  = rgb(0xede6d6)
	Muted  = rgb(0x8f96a6)
	Brass  = rgb(0xc9a45c)

	Wall    = rgb(0x8b5cf6)
	Cover   = rgb(0xf3ecd9)
	Portal  = rgb(0x2dd4bf)
	Find    = rgb(0xf5a524)
	Hostile = rgb(0xe0622d)
	Blood   = rgb(0xc2281d)

	// Explorers has one colour for each place in the party.
	Explorers = [4]Ink{rgb(0x56b4e9), rgb(0x1fb58f), rgb(0xf0e442), rgb(0xcc79a7)}
)

// Fade returns ink with its alpha multiplied by a in 0..1.
func Fade(ink Ink, a float32) Ink {
	ink.A = uint8(float32(ink.A)*clamp01(a) + 0.5)
	return ink
}

// Blend mixes a and b; t = 0 is a, t = 1 is b.
func Blend(a, b Ink, t float32) Ink {
	t = clamp01(t)
	mix := func(x, y uint8) uint8 { return uint8(float32(x) + (float32(y)-float32(x))*t + 0.5) }
	return Ink{R: mix(a.R, b.R), G: mix(a.G, b.G), B: mix(a.B, b.B), A: mix(a.A, b.A)}
}

// Luminance is the relative luminance of ink in 0..1, alpha ignored.
func Luminance(ink Ink) float32 {
	lin := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return float32(0.2126*lin(ink.R) + 0.7152*lin(ink.G) + 0.0722*lin(ink.B))
}

// Contrast is the ratio of the luminances of two inks, 1 to 21.
func Contrast(a, b Ink) float32 {
	x, y := Luminance(a)+0.05, Luminance(b)+0.05
	return max(x, y) / min(x, y)
}

// Theme holds the two scales of the screen. Make one with NewTheme, and make a new one when the window or
// the settings change; the zero value is not usable.
type Theme struct {
	Scale  float32 // device pixels to a design unit
	Text   float32 // the size of text, 0.8 to 2; on a device held in the hands up to 2.5
	Size   float32 // the player's text size as far as there is room for it, 1 is normal
	Point  float32 // device pixels to a point of the screen, which is as large on all of them
	Held   bool    // fingers choose, on a device held in the hands
	Narrow bool    // there is no room side by side, only below each other
	NoKeys bool    // fingers choose, so numbers of keys are left out

	Still bool // nothing moves, so pictures are cached at once instead of after some frames

	Cut func(text string) // called with each text that does not fit where it is drawn; may be nil
	// Wrote is called with each line of text that is drawn, and what can be drawn on there; may be nil.
	Wrote func(text string, at, within Rect)
	// Lettered is called with each text that is drawn and the size of its letters in device pixels; may be nil.
	Lettered func(text string, pixels float32, at Rect)
	// Told is called with the place of each tip that is drawn; may be nil.
	Told func(at Rect)
	// Reads is called with each text that is drawn to be read, whole; may be nil.
	Reads func(Written)

	wrapped map[wrapping][]string // the lines of texts, see Wrap
	unread  int                   // what is drawn now is not to be read, see Unread
}

// Size of the smallest full window, in design units.
const (
	DesignWidth  = 1280
	DesignHeight = 720
)

// Up to which scale everything grows with the screen, and the part of further growth that panels and text take.
const (
	fullScale   = 2
	beyondScale = 0.35
)

// NewTheme returns the theme for a screen of w by h device pixels; text is the player's text size (1 is
// normal, clamped to 0.8..2).
func NewTheme(w, h int, text float32) *Theme {
	scale := min(float32(w)/DesignWidth, float32(h)/DesignHeight)
	if scale > fullScale { // on a very large screen panels need not grow with it, and what they are about gets the room
		scale = fullScale + (scale-fullScale)*beyondScale
	}
	text = max(0.8, min(2, text))
	return &Theme{Scale: max(scale, 0.5), Text: text, Size: text, Point: 1}
}

// What a device held in the hands needs.
const (
	handWidth  = 720  // design units across the shorter side of a phone
	sideBySide = 1000 // the least width on which parts stand side by side, design units
	phone      = 600  // a screen with a shorter side is a phone, points
	handText   = 13.5 // the size of a text that is read, in points
	mostText   = 2.5  // the largest text that the arrangements for the hands have room for
	target     = 44   // the least height of what a finger chooses, in points
)

// NewHeldTheme returns the theme for a device held in the hands, whose points are so many device pixels. Texts are as
// large as they must be to be read; the player's text size changes them as far as there is room.
func NewHeldTheme(w, h int, text, point float32) *Theme {
	t := NewTheme(w, h, text)
	if short := float32(min(w, h)); short < phone*point {
		t.Scale = short / handWidth
	}
	t.Scale = max(t.Scale, 0.25)
	t.Point, t.Held, t.Narrow = point, true, float32(w) < sideBySide*t.Scale
	normal := handText * point / (Body.Size * t.Scale)
	t.Text = max(0.8, min(mostText, t.Text*normal))
	t.Size = t.Text / normal
	return t
}

// The least size of letters: in points on a device held in the hands, in design units in a window. It grows by a part of the
// player's text size, so that every text grows with it. Only a line that would be cut otherwise has smaller letters.
const (
	leastHeldLetters   = 11
	leastWindowLetters = 12
	lettersGrowth      = 0.25
)

// least returns the least size of letters in device pixels. There is none in a window with smaller text than usual, because the
// player asked for that.
func (t *Theme) least() float32 {
	size := t.Size
	if size > 1 {
		size = 1 + (size-1)*lettersGrowth
	}
	switch {
	case t.Held:
		return leastHeldLetters * t.Point * size
	case t.Size >= 1:
		return leastWindowLetters * t.Scale * size
	}
	return 0
}

// Letters returns the size of the letters of a style in device pixels.
func (t *Theme) Letters(st Style) float32 {
	size := st.Size * t.Scale * t.Text
	if st.fitted {
		return size
	}
	return max(t.least(), size)
}

// Fine returns how much larger the smallest text is than the size of its style. It grows less with the text size than other text,
// because it is never smaller than letters must be.
func (t *Theme) Fine() float32 { return t.Letters(Small) / (Small.Size * t.Scale) }

// Shrinks returns the part of its size that letters of a style have at the least.
func (t *Theme) Shrinks(st Style) float32 { return min(1, t.least()/t.Letters(st)) }

// fit makes a style smaller, by a part of the size that it has, so that a text is not cut.
func (t *Theme) fit(st Style, part float32) Style {
	st.Size = t.Letters(st) / (t.Scale * t.Text) * part
	st.fitted = true
	return st
}

// Target returns the height of something that is chosen: at least what a finger needs.
func (t *Theme) Target(high float32) float32 {
	if t.Held {
		return max(high, target*t.Point)
	}
	return high
}

// Slim returns a margin around something that is chosen, in device pixels: none where a finger needs the room.
func (t *Theme) Slim(units float32) float32 {
	if t.Held {
		return 0
	}
	return t.Px(units)
}

// Short reports whether the screen is a phone on its side: too low for parts below each other.
func (t *Theme) Short(high float32) bool { return t.Held && !t.Narrow && high < phone*t.Point }

// Px turns design units into device pixels.
func (t *Theme) Px(units float32) float32 { return units * t.Scale }

// growth is the part of the text's growth that dice, cards, badges and icons share.
const growth = 0.45

// Grown turns design units into device pixels, for what grows with the text: dice, cards, badges, icons.
func (t *Theme) Grown(units float32) float32 { return t.Px(units) * (1 + (t.Text-1)*growth) }

// Hair returns the width of a hairline in device pixels, at least 1.
func (t *Theme) Hair() float32 { return max(1, round32(t.Scale)) }

// Style is the look of a text. Size and Tracking are in design units, multiplied by both scales of the
// theme.
type Style struct {
	Weight   Weight
	Size     float32
	Tracking float32
	Ink      Ink

	fitted bool // it was made smaller so that a text is not cut, and may be smaller than letters should be
}

// With returns the style in another ink.
func (s Style) With(ink Ink) Style {
	s.Ink = ink
	return s
}

// The styles of the look by role.
var (
	Banner  = Style{Weight: Display, Size: 15, Tracking: 2.2, Ink: Brass} // the name over the screen
	Heading = Style{Weight: Display, Size: 11, Tracking: 1.4, Ink: Brass} // the name over a panel
	Title   = Style{Weight: Display, Size: 18, Tracking: 0.6, Ink: Ivory} // the title of a card or an event
	Strong  = Style{Weight: Bold, Size: 12.5, Ink: Ivory}                 // names, chosen options
	Label   = Style{Weight: Bold, Size: 11.1, Ink: Ivory}                 // buttons, chips
	Body    = Style{Weight: Regular, Size: 12.5, Ink: Ivory}
	Quiet   = Style{Weight: Regular, Size: 12, Ink: Muted} // secondary text
	Small   = Style{Weight: Regular, Size: 10.5, Ink: Muted}
	RuleRef = Style{Weight: Regular, Size: 10.5, Ink: Brass}
)
