package render

import (
	"image"
	"image/color"
	"math"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
)

// PadMaker is a maker of gamepads, who says what stands on the buttons.
type PadMaker uint8

// The makers.
const (
	PadXbox PadMaker = iota
	PadPlayStation
	PadNintendo
	PadSteam
	padMakers
)

// Buttons of gamepads stand in texts as characters that no language uses.
const (
	firstPadGlyph = 0xE000
	padButtons    = int(ebiten.StandardGamepadButtonMax) + 1
)

// PadGlyph returns the character that is drawn as a button of a gamepad.
func PadGlyph(maker PadMaker, button ebiten.StandardGamepadButton) rune {
	return rune(firstPadGlyph + int(maker)*padButtons + int(button))
}

// padGlyphOf returns the maker and the button of a character.
func padGlyphOf(r rune) (maker PadMaker, button ebiten.StandardGamepadButton, ok bool) {
	n := int(r) - firstPadGlyph
	if n < 0 || n >= int(padMakers)*padButtons {
		return 0, 0, false
	}
	return PadMaker(n / padButtons), ebiten.StandardGamepadButton(n % padButtons), true
}

// padLabels holds what stands on the buttons. A word is written in letters; one that begins with a sign is a shape.
var padLabels = sync.OnceValue(func() [padMakers][padButtons]string {
	return [padMakers][padButtons]string{
		PadXbox:        padLabelsOf("A", "B", "X", "Y", "LB", "RB", "LT", "RT", "LS", "RS", "*view", "*menu"),
		PadPlayStation: padLabelsOf("*cross", "*circle", "*square", "*triangle", "L1", "R1", "L2", "R2", "L3", "R3", "*create", "*menu"),
		PadNintendo:    padLabelsOf("B", "A", "Y", "X", "L", "R", "ZL", "ZR", "LS", "RS", "*minus", "*plus"),
		PadSteam:       padLabelsOf("A", "B", "X", "Y", "L1", "R1", "L2", "R2", "L3", "R3", "*view", "*menu"),
	}
})

func padLabelsOf(bottom, right, left, top, l1, r1, l2, r2, l3, r3, middleLeft, middleRight string) (all [padButtons]string) {
	for button, label := range map[ebiten.StandardGamepadButton]string{
		ebiten.StandardGamepadButtonRightBottom: bottom, ebiten.StandardGamepadButtonRightRight: right,
		ebiten.StandardGamepadButtonRightLeft: left, ebiten.StandardGamepadButtonRightTop: top,
		ebiten.StandardGamepadButtonFrontTopLeft: l1, ebiten.StandardGamepadButtonFrontTopRight: r1,
		ebiten.StandardGamepadButtonFrontBottomLeft: l2, ebiten.StandardGamepadButtonFrontBottomRight: r2,
		ebiten.StandardGamepadButtonLeftStick: l3, ebiten.StandardGamepadButtonRightStick: r3,
		ebiten.StandardGamepadButtonCenterLeft: middleLeft, ebiten.StandardGamepadButtonCenterRight: middleRight,
		ebiten.StandardGamepadButtonLeftTop: "*up", ebiten.StandardGamepadButtonLeftBottom: "*down",
		ebiten.StandardGamepadButtonLeftLeft: "*left", ebiten.StandardGamepadButtonLeftRight: "*right",
		ebiten.StandardGamepadButtonCenterCenter: "*home",
	} {
		all[button] = label
	}
	return all
}

// padShapes holds the strokes of the shapes on buttons, in a square from -1 to 1.
var padShapes = sync.OnceValue(func() map[string][][]Point {
	return map[string][][]Point{
		"*cross":    {{{-0.42, -0.42}, {0.42, 0.42}}, {{0.42, -0.42}, {-0.42, 0.42}}},
		"*square":   {{{-0.4, -0.4}, {0.4, -0.4}, {0.4, 0.4}, {-0.4, 0.4}, {-0.4, -0.4}}},
		"*triangle": {{{0, -0.52}, {0.48, 0.3}, {-0.48, 0.3}, {0, -0.52}}},
		"*circle":   {ringPoints(0.46)},
		"*view":     {{{-0.44, -0.34}, {0.14, -0.34}, {0.14, 0.12}, {-0.44, 0.12}, {-0.44, -0.34}}, {{0.14, -0.1}, {0.44, -0.1}, {0.44, 0.36}, {-0.12, 0.36}, {-0.12, 0.12}}},
		"*create":   {{{-0.5, -0.3}, {-0.24, 0.34}}, {{0, -0.46}, {0, 0.34}}, {{0.5, -0.3}, {0.24, 0.34}}},
		"*menu":     {{{-0.42, -0.3}, {0.42, -0.3}}, {{-0.42, 0}, {0.42, 0}}, {{-0.42, 0.3}, {0.42, 0.3}}},
		"*minus":    {{{-0.42, 0}, {0.42, 0}}},
		"*plus":     {{{-0.42, 0}, {0.42, 0}}, {{0, -0.42}, {0, 0.42}}},
		"*home":     {{{-0.4, 0.05}, {0, -0.36}, {0.4, 0.05}}, {{-0.26, 0}, {-0.26, 0.36}, {0.26, 0.36}, {0.26, 0}}},
		"*up":       {{{0, 0.5}, {0, -0.5}}, {{-0.32, -0.16}, {0, -0.5}, {0.32, -0.16}}},
		"*down":     {{{0, -0.5}, {0, 0.5}}, {{-0.32, 0.16}, {0, 0.5}, {0.32, 0.16}}},
		"*left":     {{{0.5, 0}, {-0.5, 0}}, {{-0.16, -0.32}, {-0.5, 0}, {-0.16, 0.32}}},
		"*right":    {{{-0.5, 0}, {0.5, 0}}, {{0.16, -0.32}, {0.5, 0}, {0.16, 0.32}}},
	}
})

func ringPoints(radius float64) (points []Point) {
	for i := range 25 {
		sin, cos := math.Sincos(float64(i) / 24 * 2 * math.Pi)
		points = append(points, Point{float32(cos * radius), float32(sin * radius)})
	}
	return points
}

// padGlyph is a button of a gamepad at the size of a face: its outline with its shape, and the letters in it.
type padGlyph struct {
	image  *ebiten.Image
	wide   float32
	side   float32 // height
	label  string  // "" for a shape
	inside *face
}

// Widths of buttons by their height, and the width of the lines.
const (
	padRound  = 1.0
	padBroad  = 1.45
	padStroke = 0.085
)

// pad returns a button of a gamepad.
func (f *face) pad(r rune) *padGlyph {
	if g := f.pads[r]; g != nil {
		return g
	}
	maker, button, _ := padGlyphOf(r)
	label := padLabels()[maker][button]
	g := &padGlyph{side: round32(max(6, (f.ascent+f.descent)*1.12))}
	broad := float32(padRound)
	if !strings.HasPrefix(label, "*") {
		g.label, g.inside = label, faceFor(Bold, g.side*0.56)
		if len(label) > 1 {
			broad = padBroad
		}
	}
	g.wide = round32(g.side * broad)
	if !Unseen {
		g.image = ebiten.NewImageFromImage(padMask(int(g.wide), int(g.side), padShapes()[label]))
	}
	if f.pads == nil {
		f.pads = map[rune]*padGlyph{}
	}
	f.pads[r] = g
	return g
}

// padMask draws the outline of a button and the strokes of its shape, with soft edges.
func padMask(w, h int, shape [][]Point) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	half, broad := float64(h)/2, float64(w)/float64(h)
	for y := range h {
		for x := range w {
			p := Point{float32((float64(x)+0.5)/half - broad), float32((float64(y)+0.5)/half - 1)}
			far := math.Abs(padOutline(p, broad))
			for _, line := range shape {
				for i := 1; i < len(line); i++ {
					far = min(far, offSegment(p, line[i-1], line[i]))
				}
			}
			a := uint8(255 * max(0, min(1, (padStroke-far)*half+0.5)))
			img.SetRGBA(x, y, color.RGBA{a, a, a, a})
		}
	}
	return img
}

// padOutline is the distance from the rounded outline of a button.
func padOutline(p Point, broad float64) float64 {
	x := max(0, math.Abs(float64(p.X))-(broad-1))
	return math.Hypot(x, float64(p.Y)) - (1 - padStroke*1.3)
}

func offSegment(p, a, b Point) float64 {
	d, q := b.sub(a), p.sub(a)
	t := max(0, min(1, (q.X*d.X+q.Y*d.Y)/(d.X*d.X+d.Y*d.Y)))
	return float64(q.sub(d.scale(t)).length())
}

// nextPad splits a line before its first button of a gamepad.
func nextPad(s string) (before string, pad rune, after string) {
	at := strings.IndexFunc(s, func(r rune) bool { _, _, ok := padGlyphOf(r); return ok })
	if at < 0 {
		return s, 0, ""
	}
	r, n := utf8.DecodeRuneInString(s[at:])
	return s[:at], r, s[at+n:]
}

// padGap is the room on both sides of a button, as a part of its height.
const padGap = 0.08

// lay appends the glyphs of a button whose box begins at x.
func (g *padGlyph) lay(list []setGlyph, f *face, x float32, index int) []setGlyph {
	x += g.side * padGap
	top := round32((f.descent - f.ascent - g.side) / 2)
	list = append(list, setGlyph{image: g.image, corner: Point{round32(x), top}, index: index})
	if g.label == "" {
		return list
	}
	in := g.inside
	shift := Point{x + (g.wide-in.width(g.label))/2, top + g.side/2 + (in.ascent-in.descent)/2*0.94}
	for _, one := range in.shaped(g.label) {
		one.corner, one.index = one.corner.add(Point{round32(shift.X), round32(shift.Y)}), index
		list = append(list, one)
	}
	return list
}

func (g *padGlyph) advance() float32 { return g.wide + g.side*padGap*2 }
