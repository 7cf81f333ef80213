package city

import (
	"flag"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"precipice/build/inwindow"
	"precipice/engine/city/bot"
	"precipice/game"
)

// newPictures redraws the picture of the README: make pictures.
var newPictures = flag.Bool("pictures", false, "draw the picture of the README anew")

// ofReadme are the picture of the README, and what is written beside it of what its screen shows.
var ofReadme, readmeRecord = filepath.Join("..", "..", "docs", "journey.png"), filepath.Join("testdata", "journey.txt")

// The picture of the README is drawn of what the screen shows now: what can be pointed at there is kept beside it.
func TestThePictureOfTheReadmeIsUpToDate(t *testing.T) {
	x, j := begin(t, wide, "lantern-row")
	for n := 0; n < 400 && !(j.own() && j.Play.Shown.Nightfall > 4 && len(j.Question.Of("attack")) > 0 && j.Question.Of("attack")[0].Legal != nil); n++ {
		d, asked := j.Play.Pending()
		if !asked {
			t.Fatal("nobody can attack at dusk")
		}
		j.Choose(x.sh, d.Options[bot.Answer(j.Play.Match, d)].Key())
		for range 3 {
			x.sh.Top().Update(x.sh)
			if j.Stands() {
				j.crisis.leave(x.sh)
			}
		}
	}
	x.draw()
	x.sh.UI.FocusOn(j.Question.Of("attack")[0].Legal[0].Area())
	x.draw()
	var names []string
	for a := range x.sh.UI.Each {
		if a.State&game.Off == 0 {
			names = append(names, a.Name)
		}
	}
	slices.Sort(names)
	record := j.ask.question(x.sh) + "\n" + strings.Join(names, "\n") + "\n"
	if *newPictures {
		if !inwindow.On {
			t.Fatal("make pictures draws in a window")
		}
		draw(t, x)
		if err := os.WriteFile(readmeRecord, []byte(record), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	kept, err := os.ReadFile(readmeRecord)
	if err != nil {
		t.Fatal(err)
	}
	if string(kept) != record {
		t.Errorf("the screen shows something else than the picture of the README: make pictures")
	}
}

// draw writes the picture.
func draw(t *testing.T, x *table) {
	t.Helper()
	shown := image.NewRGBA(x.img.Bounds())
	x.img.ReadPixels(shown.Pix)
	file, err := os.Create(ofReadme)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := png.Encode(file, shown); err != nil {
		t.Fatal(err)
	}
}
