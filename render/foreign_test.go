//go:build !js

package render

import (
	"errors"
	"image/color"
	"image/png"
	"io"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/go-text/typesetting/fontscan"
	"github.com/hajimehoshi/ebiten/v2"
	japanese "github.com/hajimehoshi/ebiten/v2/examples/resources/fonts"

	"precipice/build/inwindow"
)

// dressed lets a system have the faces in some files, and searches for what some texts need.
func dressed(t *testing.T, files []string, texts ...string) *Theme {
	t.Helper()
	before, woken := system, Woken
	t.Cleanup(func() {
		system, Woken = before, woken
		found.Store(true)
		FreshFaces()
	})
	system = &wardrobe{search: func(all *fontscan.FontMap) error {
		for _, file := range files {
			f, err := os.Open(file)
			if err == nil {
				err = all.AddFont(f, file, "")
			}
			if err != nil {
				return err
			}
		}
		if len(files) == 0 {
			return errors.New("there is no face")
		}
		return nil
	}}
	done := make(chan bool, 1)
	Woken = func() { done <- true }
	found.Store(true)
	FreshFaces()
	asked := false
	for _, s := range texts {
		before, _ := legible(s)
		asked = asked || strings.Contains(before, "[")
	}
	if asked && len(files) > 0 {
		<-done
		if !FreshFaces() {
			t.Error("nothing is laid out anew although faces were found")
		}
	}
	return NewTheme(DesignWidth, DesignHeight, 1)
}

// faceFiles returns the files of faces for Japanese and for Arabic.
func faceFiles(t *testing.T) []string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "japanese.ttf")
	if err := os.WriteFile(file, japanese.MPlus1pRegular_ttf, 0o644); err != nil {
		t.Fatal(err)
	}
	folder, err := exec.Command("go", "list", "-f", "{{.Dir}}", "github.com/hajimehoshi/ebiten/v2/examples/texti18n").Output()
	if err != nil {
		t.Fatal(err)
	}
	return []string{file, filepath.Join(strings.TrimSpace(string(folder)), "NotoSansArabic-Regular.ttf")}
}

// A name that nobody can write here is told by the numbers of its runes, so that no two names look the same.
func TestRunesThatNobodyCanWriteAreNumbers(t *testing.T) {
	th := dressed(t, nil)
	for s, want := range map[string]string{"Ann": "Ann", "Zoë": "Zoë", "東 Ann": "[6771] Ann", "a\u200bb": "ab", "a\u202fb\u3000c": "a b c", "e\u0301": "é", "q\u0301": "q[0301]", "\U0001f600": "[1F600]", "": ""} {
		if got, outside := legible(s); got != want || outside {
			t.Errorf("%q is drawn as %q, want %q", s, got, want)
		}
	}
	if th.Measure("東京", Body) != th.Measure("[6771][4EAC]", Body) || th.Measure("a\u200bb", Body) != th.Measure("ab", Body) {
		t.Error("a text is not as wide as it is drawn")
	}
	if got := strings.Join(th.Wrap("東 京", Body, 1), "|"); got != "東|京" {
		t.Errorf("it wraps into %q", got)
	}
}

// A name in a script that the embedded faces lack is written by the faces of the system, once they have been searched for.
func TestNamesAreWrittenByFacesOfTheSystem(t *testing.T) {
	th := dressed(t, faceFiles(t), "東京", "سلام")
	for _, s := range []string{"東京", "سلام", "Ann 東京", "سلام 12 Ann"} {
		if got, outside := legible(s); got != s || !outside {
			t.Errorf("%q is drawn as %q", s, got)
		}
		if n := th.Measure(s, Body); n <= 0 || n >= th.Measure(strings.Repeat("W", 14), Body) {
			t.Errorf("%q is %v wide", s, n)
		}
	}
	if joined, apart := th.Measure("سل", Body), th.Measure("س", Body)+th.Measure("ل", Body); joined == apart {
		t.Error("letters that join are as wide as if they stood alone")
	}
	if got, _ := legible("東\U0001f600"); got != "東[1F600]" {
		t.Errorf("a name of which the system has a part is drawn as %q", got)
	}
}

// What is read from the right stands there, and the parts between that are read from the left stay as they are.
func TestPartsOfALineStandInTheirOrder(t *testing.T) {
	dressed(t, faceFiles(t), "سلام", "東")
	for s, want := range map[string]string{
		"Ann سلام":    "Ann |سلام",
		"سلام Ann":    "Ann|سلام ",
		"東سلام":       "東|سلام",
		"Ann سلام Bo": "Ann |سلام| Bo",
		"Ann سلام 12": "Ann |12|سلام ",
		"سلام 12 سل":  " سل|12|سلام ",
	} {
		var got []string
		for _, one := range stretches(s, Regular, 12) {
			got = append(got, one.text)
		}
		if all := strings.Join(got, "|"); all != want {
			t.Errorf("%q stands as %q, want %q", s, all, want)
		}
	}
}

// A name that is read from the right, in an isolate, turns nothing around it. The isolate shows nothing and is not measured.
func TestAnIsolatedNameTurnsNoLine(t *testing.T) {
	dressed(t, faceFiles(t), "سلام", "سل")
	for s, want := range map[string]string{
		"\u2068سلام\u2069 moves 3":                 "سلام| moves 3",
		"\u2068سلام\u2069, 12: \u2068سل\u2069":     "سلام|, 12: |سل",
		"\u2068سلام Ann\u2069 12":                  "Ann|سلام | 12",
		"\u2068\u2068سلام\u2069 moves\u2069 twice": "سلام| moves| twice",
	} {
		var got []string
		wide := float32(0)
		for _, one := range stretches(s, Regular, 12) {
			got = append(got, one.text)
			wide += faceFor(Regular, 12).width(one.text)
		}
		if all := strings.Join(got, "|"); all != want {
			t.Errorf("%q stands as %q, want %q", s, all, want)
		}
		if f := faceFor(Regular, 12); f.width(s) != wide {
			t.Errorf("%q is %v wide, and its parts %v", s, f.width(s), wide)
		}
	}
	nobody := dressed(t, nil)
	if with, without := nobody.Measure("\u2068שלום\u2069 moves", Body), nobody.Measure("שלום moves", Body); with != without {
		t.Errorf("isolated it is %v wide, else %v", with, without)
	}
}

// A text is cut between two letters, never within one.
func TestAnEllipsisCutsNoLetter(t *testing.T) {
	th := dressed(t, nil)
	family := "\U0001f469\u200d\U0001f469\u200d\U0001f467"
	s := strings.Repeat("e\u0301", 9) + strings.Repeat(family, 3)
	for w := float32(1); w < th.Measure(s, Body); w += 3 {
		rest := strings.TrimSuffix(th.Truncate(s, Body, w), "…")
		for rest != "" && strings.HasPrefix(rest, "e\u0301") {
			rest = rest[len("e\u0301"):]
		}
		for rest != "" && strings.HasPrefix(rest, family) {
			rest = rest[len(family):]
		}
		if rest != "" {
			t.Fatalf("at %v a letter is cut, and %q is left", w, rest)
		}
	}
}

// Names in scripts that the embedded faces lack are drawn, each otherwise, within their widths.
func TestNamesOfEveryScriptDifferInPixels(t *testing.T) {
	inwindow.Need(t)
	names := []string{"東京", "京都", "سلام", "Ann سلام 12", "東\U0001f600", "東\U0001f601"}
	th := dressed(t, faceFiles(t), names[:3]...)
	all := ebiten.NewImage(400, 40*len(names))
	c, seen := NewCanvas(th), map[string]string{}
	for i, name := range names {
		img := ebiten.NewImage(400, 40)
		c.Begin(img)
		c.Text(10, 4, name, Title)
		c.End()
		end := 10 + int(th.Measure(name, Title)) + 2
		for x := range 400 {
			for y := range 40 {
				if img.At(x, y) != (color.RGBA{}) && (x < 8 || x > end) {
					t.Fatalf("%q is drawn at %d, outside of 10 to %d", name, x, end)
				}
			}
		}
		picture := string(pixels(img))
		if strings.Trim(picture, "\x00") == "" {
			t.Errorf("nothing is drawn of %q", name)
		}
		if other, twice := seen[picture]; twice {
			t.Errorf("%q looks like %q", name, other)
		}
		seen[picture] = name
		var op ebiten.DrawImageOptions
		op.GeoM.Translate(0, float64(40*i))
		Lay(all, img, &op)
	}
	if path := os.Getenv("PRECIPICE_NAMES"); path != "" {
		f, err := os.Create(path)
		if err == nil {
			err = errors.Join(png.Encode(f, all), f.Close())
		}
		if err != nil {
			t.Error(err)
		}
	}
}

// The list of the system's faces is kept in the folder that is named, and nowhere else.
func TestTheListOfFacesIsKeptInItsFolder(t *testing.T) {
	elsewhere, folder := t.TempDir(), t.TempDir()
	for _, name := range []string{"XDG_CACHE_HOME", "TMPDIR"} {
		t.Setenv(name, elsewhere)
	}
	all := fontscan.NewFontMap(log.New(io.Discard, "", 0))
	err := searchSystem(all, folder)
	if kept, _ := os.ReadDir(folder); err == nil && len(kept) != 1 {
		t.Errorf("the folder holds %v", kept)
	}
	searchSystem(all, "")
	if kept, _ := os.ReadDir(elsewhere); len(kept) > 0 {
		t.Errorf("elsewhere is kept %v", kept)
	}
}
