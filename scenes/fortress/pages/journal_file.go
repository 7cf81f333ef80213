package pages

import (
	"bytes"
	"encoding/base64"
	"image/png"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone/journal"
	"precipice/render"
	"precipice/scenes/fortress/table"
)

// Sizes of the pictures in a file, in pixels.
const (
	fileCard = 160
	fileFace = 72
)

// filePictures returns the pictures for the file of a journal, as they are drawn on the screen.
func filePictures(sh *game.Shell, pack *fortress.Pack) journal.Pictures {
	return func(sort, id string) string {
		wide, high := fileFace, fileFace
		if sort == journal.CardPicture || sort == journal.CombatPicture {
			wide, high = fileCard, fileCard*5/8
		}
		img := ebiten.NewImage(wide, high)
		defer img.Deallocate()
		p := render.NewCanvas(sh.Theme)
		p.Still = true
		p.Begin(img)
		r := p.Bounds()
		switch sort {
		case journal.CardPicture, journal.CombatPicture:
			p.Picture(r, table.PictureOf(pack, id, nil))
		case journal.HostilePicture:
			p.Portrait(r, id, initial(sh, id), render.Hostile)
		default:
			p.Portrait(r, id, initial(sh, id), render.Muted)
		}
		p.End()
		return uri(img)
	}
}

// uri returns a picture as a data URI.
func uri(img *ebiten.Image) string {
	var buf bytes.Buffer
	if png.Encode(&buf, render.Pixels(img)) != nil {
		return "" // the journal draws its own
	}
	return "data:image/png;base64," + base64.StdEncoding.EncodeToString(buf.Bytes())
}
