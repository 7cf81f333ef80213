package main

import (
	"errors"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"strconv"

	"golang.org/x/image/draw"
	"golang.org/x/image/vector"
)

// The colours of the icon, those of the title screen.
var (
	void   = color.NRGBA{0x0c, 0x0e, 0x11, 0xff}
	dusk   = color.NRGBA{0x24, 0x16, 0x4a, 0xff}
	brass  = color.NRGBA{0xc9, 0xa4, 0x5a, 0xff}
	stone  = color.NRGBA{0x2a, 0x2c, 0x38, 0xff}
	shade  = color.NRGBA{0x17, 0x18, 0x20, 0xff}
	violet = color.NRGBA{0x9d, 0x6b, 0xff, 0xff}
	light  = color.NRGBA{0xf6, 0xee, 0xff, 0xff}
)

// spires are the towers of the fortress from back to front: the middle, the top, the foot and half of the
// width, in parts of the icon.
var spires = [][4]float64{
	{0.37, 0.25, 0.70, 0.055}, {0.63, 0.27, 0.69, 0.055}, {0.28, 0.36, 0.66, 0.05}, {0.72, 0.37, 0.65, 0.05},
	{0.42, 0.19, 0.80, 0.062}, {0.585, 0.22, 0.81, 0.062}, {0.33, 0.42, 0.74, 0.05}, {0.67, 0.43, 0.74, 0.05},
}

// writeIcons draws the icons into a folder.
func writeIcons(folder string) error {
	var err error
	for _, size := range []int{32, 180, 192, 512} {
		err = errors.Join(err, writePNG(filepath.Join(folder, "icon-"+strconv.Itoa(size)+".png"), icon(size, 1, size == 180)))
	}
	return errors.Join(err, writePNG(filepath.Join(folder, "icon-mask-512.png"), icon(512, 0.8, true)))
}

// icon draws the fortress in a hexagon, which takes a part of the picture's width. Where the system cuts out
// a shape of its own the ground is filled.
func icon(size int, part float64, filled bool) image.Image {
	b := &brush{image: image.NewNRGBA(image.Rect(0, 0, size, size)), part: part}
	if filled {
		draw.Draw(b.image, b.image.Bounds(), image.NewUniform(void), image.Point{}, draw.Src)
	}
	b.fill(brass, hexagon(0.5)...)
	b.fill(void, hexagon(0.465)...)
	b.fill(dusk, hexagon(0.40)...)
	for _, s := range spires {
		x, top, foot, half := s[0], s[1], s[2], s[3]
		waist := top + (foot-top)*0.42
		b.fill(stone, [2]float64{x, top}, [2]float64{x + half, waist}, [2]float64{x, foot}, [2]float64{x - half, waist})
		b.fill(shade, [2]float64{x, top}, [2]float64{x + half, waist}, [2]float64{x, foot})
	}
	b.fill(violet, slit(0.5, 0.16, 0.84, 0.055)...)
	b.fill(light, slit(0.5, 0.22, 0.78, 0.028)...)
	return b.image
}

// brush fills shapes whose points are in parts of the icon.
type brush struct {
	image *image.NRGBA
	part  float64
}

func (b *brush) fill(c color.Color, points ...[2]float64) {
	side := b.image.Bounds().Dx()
	at := func(p [2]float64) (x, y float32) {
		scaled := func(v float64) float32 { return float32((0.5 + (v-0.5)*b.part) * float64(side)) }
		return scaled(p[0]), scaled(p[1])
	}
	r := vector.NewRasterizer(side, side)
	r.MoveTo(at(points[0]))
	for _, p := range points[1:] {
		r.LineTo(at(p))
	}
	r.ClosePath()
	r.Draw(b.image, b.image.Bounds(), image.NewUniform(c), image.Point{})
}

// hexagon returns the corners of a hexagon on a point, with this distance from its middle.
func hexagon(far float64) (points [][2]float64) {
	for i := range 6 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 3)
		points = append(points, [2]float64{0.5 + far*sin, 0.5 - far*cos})
	}
	return points
}

// slit returns an upright lens: two arcs between its ends.
func slit(x, top, foot, half float64) (points [][2]float64) {
	const steps = 24
	for i := range 2 * steps {
		turn := float64(i) * math.Pi / steps
		narrow := math.Abs(math.Sin(turn)) // pointed ends
		side := half * narrow * narrow
		if i > steps {
			side = -side
		}
		points = append(points, [2]float64{x + side, (top+foot)/2 - (foot-top)/2*math.Cos(turn)})
	}
	return points
}

// title is a picture of the title screen, made by the game.
const title = "docs/title.png"

// The size of the picture that other sites show for a link to the page.
const (
	cardWidth  = 1200
	cardHeight = 630
)

// writeCard makes the picture that other sites show out of that of the title screen, without its buttons.
func writeCard(folder string) error {
	in, err := os.Open(title)
	if err != nil {
		return err
	}
	defer in.Close()
	picture, err := png.Decode(in)
	if err != nil {
		return err
	}
	b := picture.Bounds()
	wide := b.Dx() * 64 / 100
	from := image.Rect(b.Max.X-wide, 0, b.Max.X, wide*cardHeight/cardWidth).Add(image.Pt(0, b.Dy()*27/100))
	card := image.NewNRGBA(image.Rect(0, 0, cardWidth, cardHeight))
	draw.CatmullRom.Scale(card, card.Bounds(), picture, from, draw.Src, nil)
	return written(filepath.Join(folder, "card.jpg"), func(out *os.File) error { return jpeg.Encode(out, card, &jpeg.Options{Quality: 82}) })
}

func writePNG(path string, picture image.Image) error {
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	return written(path, func(out *os.File) error { return encoder.Encode(out, picture) })
}

func written(path string, write func(*os.File) error) error {
	out, err := os.Create(path)
	if err != nil {
		return err
	}
	return errors.Join(write(out), out.Close())
}
