package fortress

import (
	"errors"
	"flag"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/blackstone/pack"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/precipice"
)

// newPictures draws the pictures of the README anew: make pictures.
var newPictures = flag.Bool("pictures", false, "draw the pictures of the README anew")

// readmePictures are the pictures of the README, by the names of their files in docs: their size, and what shows them and
// says which area is pointed at.
var readmePictures = []struct {
	name string
	w, h int
	show func(t *testing.T, sh *game.Shell) (pointed string)
}{
	{"title", 1600, 900, func(t *testing.T, sh *game.Shell) string {
		sh.Home(nil)
		return ""
	}},
	{"combat", 1600, 900, func(t *testing.T, sh *game.Shell) string {
		setup := playing.FullTable(sh)
		setup.Combat = "cold-cistern"
		c := NewCombat(playing.HostOf(sh), sh, playing.Begun(t, sh, 2, blackstone.Table{Setup: setup}))
		sh.Show(c)
		for range 400 {
			c.Play.ShowAll()
			c.Refresh(sh)
			if c.Choices == nil {
				break
			}
			d := c.Choices.Decision
			for i := range c.Choices.Rows {
				if r := c.Choices.Rows[i]; d.Kind == fortress.AskActivation && r.Verb == "fire" && len(r.Legal) > 0 {
					c.pick(sh, r)
					return c.lesson.areaOf(r.Legal[0].Option.Key())
				}
			}
			d, _ = c.Play.Pending() // alone, of those that one panel asks
			c.Choose(sh, d.Options[len(d.Options)-1].Key())
		}
		t.Fatal("nobody can fire")
		return ""
	}},
	{"precipice", 1280, 720, func(t *testing.T, sh *game.Shell) string {
		play := playing.Questing(t, sh, 4)
		playing.ByBot(t, play, fortress.AskTrade)
		sh.Show(precipice.NewPrecipice(playing.HostOf(sh), sh, play))
		return ""
	}},
}

// The pictures of the README show the screens as they are: beside each picture lies what was written on its screen and what
// could be chosen, and where, and the screen still has the same.
func TestThePicturesOfTheReadmeAreCurrent(t *testing.T) {
	if *newPictures && !inwindow.On {
		t.Fatal("pictures are drawn only in a window: use make pictures")
	}
	readme, err := os.ReadFile(filepath.Join("..", "..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	others := strings.Count(string(readme), "(docs/journey.png)") // which the screens of Cursed City draw
	if shown := strings.Count(string(readme), ".png)"); shown != len(readmePictures)+others || others != 1 {
		t.Errorf("the README shows %d pictures, and %d are drawn", shown, len(readmePictures)+others)
	}
	for _, p := range readmePictures {
		if !strings.Contains(string(readme), "(docs/"+p.name+".png)") {
			t.Errorf("the README does not show docs/%s.png", p.name)
		}
		sh := playing.Bare(t)
		if playing.HostOf(sh).Course, err = pack.Course("", playing.HostOf(sh).Rules.Rules, sh.Words); err != nil {
			t.Fatal(err)
		}
		sh.Settings.Motion = game.MotionReduced
		sh.Home(nil)
		img := playing.Screen(t, sh, p.w, p.h)
		said := map[string]bool{}
		sh.Theme.Wrote = func(text string, at, _ render.Rect) { said[fmt.Sprintf("%s: %s", pixelsOf(at), text)] = true }
		pointed := p.show(t, sh)
		for range 40 { // until what moves has come to rest
			sh.Now = sh.Now.Add(200 * time.Millisecond)
			if err := sh.Update(); err != nil {
				t.Fatal(err)
			}
			sh.UI.FocusOn(pointed)
			sh.Dirty()
			sh.Draw(img)
		}
		record := recorded(sh, said)
		path := filepath.Join("testdata", "readme", p.name+".txt")
		if *newPictures {
			if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(record), 0o644), keepPicture(img, p.name)); err != nil {
				t.Fatal(err)
			}
			continue
		}
		kept, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if string(kept) != record {
			t.Errorf("docs/%s.png shows another screen than the program: run make pictures and look at them; %s", p.name, firstChange(string(kept), record))
		}
	}
}

// recorded returns what is written on a screen and what can be chosen, a line each.
func recorded(sh *game.Shell, said map[string]bool) string {
	var lines []string
	for line := range said {
		lines = append(lines, "text "+line)
	}
	for a := range sh.UI.Each {
		lines = append(lines, fmt.Sprintf("area %s: %s", pixelsOf(a.Rect), a.Name))
	}
	slices.Sort(lines)
	return strings.Join(slices.Compact(lines), "\n") + "\n"
}

// pixelsOf is where something lies, in whole pixels.
func pixelsOf(r render.Rect) string { return fmt.Sprintf("%.0f %.0f %.0f %.0f", r.X, r.Y, r.W, r.H) }

// firstChange returns the first line that only one of two records has.
func firstChange(kept, now string) string {
	was, is := strings.Split(kept, "\n"), strings.Split(now, "\n")
	for _, line := range was {
		if !slices.Contains(is, line) {
			return "it had " + line
		}
	}
	for _, line := range is {
		if !slices.Contains(was, line) {
			return "it has " + line
		}
	}
	return "the order differs"
}

// keepPicture writes a picture into docs.
func keepPicture(img *ebiten.Image, name string) error {
	out, err := os.Create(filepath.Join("..", "..", "docs", name+".png"))
	if err != nil {
		return err
	}
	return errors.Join((&png.Encoder{CompressionLevel: png.BestCompression}).Encode(out, inwindow.Picture(img)), out.Close())
}
