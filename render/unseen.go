package render

import (
	"fmt"
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// Unseen leaves the pixels out of what is drawn. Everything else is as in a window: layouts, areas, the texts that
// Theme.Wrote and Theme.Cut are told, the pictures in caches, and each batch of triangles, which is checked instead of
// drawn. So tests that look at no picture need no display. Set it before anything is drawn.
var Unseen bool

// Unseens counts what was drawn unseen.
var Unseens struct{ Batches, Triangles int }

// Lay draws an image on another. Whatever lies outside this package lays its images by it.
func Lay(dst, img *ebiten.Image, op *ebiten.DrawImageOptions) {
	if !Unseen {
		dst.DrawImage(img, op)
	}
}

// Flood fills a whole image with one colour.
func Flood(dst *ebiten.Image, ink Ink) {
	if !Unseen {
		dst.Fill(ink)
	}
}

// Wipe makes a whole image transparent.
func Wipe(dst *ebiten.Image) {
	if !Unseen {
		dst.Clear()
	}
}

// Pixels returns what an image shows, which is nothing where nothing is seen.
func Pixels(img *ebiten.Image) *image.RGBA {
	pixels := image.NewRGBA(image.Rectangle{Max: img.Bounds().Size()})
	if !Unseen {
		img.ReadPixels(pixels.Pix)
	}
	return pixels
}

// drawBatch draws triangles, or checks them where nothing is seen.
func drawBatch(dst *ebiten.Image, vertices []ebiten.Vertex, indices []uint32, source *ebiten.Image, op *ebiten.DrawTrianglesOptions) {
	if !Unseen {
		dst.DrawTriangles32(vertices, indices, source, op)
		return
	}
	note(vertices, indices)
}

// drawShaded draws triangles with a shader, which is compiled when it is first needed.
func drawShaded(dst *ebiten.Image, vertices []ebiten.Vertex, indices []uint32, shader func() *ebiten.Shader, op *ebiten.DrawTrianglesShaderOptions) {
	if !Unseen {
		dst.DrawTrianglesShader32(vertices, indices, shader(), op)
		return
	}
	note(vertices, indices)
}

// note counts a batch. A vertex that lies nowhere, or an index without a vertex, would break a drawing on some
// graphics cards only, so here it always does.
func note(vertices []ebiten.Vertex, indices []uint32) {
	Unseens.Batches++
	Unseens.Triangles += len(indices) / 3
	for i := range vertices {
		v := &vertices[i]
		if sum := v.DstX + v.DstY + v.SrcX + v.SrcY + v.ColorR + v.ColorG + v.ColorB + v.ColorA; sum-sum != 0 {
			panic(fmt.Sprintf("render: vertex %d of a batch is no number: %+v", i, *v))
		}
	}
	for _, i := range indices {
		if int(i) >= len(vertices) {
			panic(fmt.Sprintf("render: a batch of %d vertices asks for number %d", len(vertices), i))
		}
	}
}
