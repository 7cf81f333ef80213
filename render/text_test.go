package render

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
)

func TestWrapBreaksAtSpacesOnly(t *testing.T) {
	th := NewTheme(DesignWidth, DesignHeight, 1)
	wide := th.Measure("four words", Body)
	for text, want := range map[string][]string{
		"four words of text":      {"four words", "of text"},
		"four\u00a0words wide":    {"four\u00a0words", "wide"},
		"a four\u00a0words":       {"a", "four\u00a0words"},
		"so\u202f? a four\u202f!": {"so\u202f? a", "four\u202f!"},
		"one\ntwo":                {"one", "two"},
	} {
		if got := th.Wrap(text, Body, wide); !slices.Equal(got, want) {
			t.Errorf("%q wraps into %q, want %q", text, got, want)
		}
	}
}

func TestALongWordIsBrokenWithin(t *testing.T) {
	th := NewTheme(DesignWidth, DesignHeight, 1)
	for _, width := range []float32{0.5, 20, 55} {
		lines := th.Wrap("incomprehensibilité", Body, width)
		if got := strings.Join(lines, ""); got != "incomprehensibilité" {
			t.Errorf("width %v: the lines %q lose letters", width, lines)
		}
		for _, line := range lines {
			if w := th.Measure(line, Body); w > width && len([]rune(line)) > 1 {
				t.Errorf("width %v: %q is %v wide", width, line, w)
			}
		}
	}
}

func TestTruncateFits(t *testing.T) {
	th := NewTheme(DesignWidth, DesignHeight, 1)
	for _, st := range []Style{Body, Banner} {
		for width := th.Measure("T…", st); width < 300; width += 7 {
			got := th.Truncate("The chamber of the four winds", st, width)
			if w := th.Measure(got, st); w > width {
				t.Errorf("%q is %v wide, more than %v", got, w, width)
			}
		}
	}
}

// Text looks the same after the atlas has restarted.
func TestTextSurvivesARestartOfTheAtlasInPixels(t *testing.T) {
	inwindow.Need(t)
	th := NewTheme(DesignWidth, DesignHeight, 1)
	draw := func() []byte {
		img := ebiten.NewImage(320, 40)
		defer img.Deallocate()
		c := NewCanvas(th)
		c.Begin(img)
		c.Text(4, 4, "Amallyn Shadowguide, 3 hexes away", Body)
		c.End()
		return pixels(img)
	}
	before := draw()
	shared.restart()
	for i, b := range draw() {
		if d := int(b) - int(before[i]); d < -2 || d > 2 { // the filter rounds differently elsewhere in the atlas
			t.Fatalf("byte %d of the picture has changed from %d to %d", i, before[i], b)
		}
	}
	if !slices.ContainsFunc(before, func(b byte) bool { return b > 0 }) {
		t.Error("nothing was drawn")
	}
}

// A crisp canvas draws the same text as any other.
func TestCrispTextIsTheSameInPixels(t *testing.T) {
	inwindow.Need(t)
	var drawn [2][]byte
	for i := range drawn {
		img := ebiten.NewImage(300, 80)
		c := NewCanvas(NewTheme(1600, 900, 1))
		c.Crisp = i == 1
		c.Begin(img)
		c.Text(3.3, 2.7, "Precipice", Style{Weight: Display, Size: 46, Tracking: 3.3, Ink: Brass})
		c.End()
		drawn[i] = pixels(img)
	}
	if !slices.Equal(drawn[0], drawn[1]) || !slices.ContainsFunc(drawn[0], func(b byte) bool { return b > 99 }) {
		t.Error("the text differs, or there is none")
	}
}
