package game

import (
	"slices"
	"testing"
	"time"

	"precipice/render"
)

// drawing is a UI of which one layer is being drawn.
func drawing() *UI {
	ui := &UI{}
	ui.Begin(Panels)
	return ui
}

func write(ui *UI, text string, x, y float32) {
	ui.written.reads(render.Written{Text: text, At: render.Rect{X: x, Y: y, W: 40, H: 10}, In: render.Rect{W: 200, H: 100}})
}

// read returns what a layer says, in order: an area with what is written in it, and texts by themselves.
func read(ui *UI) (said []string) {
	for _, one := range ui.items(Panels) {
		name := ""
		if one.area != nil {
			name = one.area.Name + ": "
		}
		said = append(said, name+one.words())
	}
	return said
}

// What is written in an area is its name, from left to right and line by line. In two areas that lie over each other it belongs
// to the upper one, and beside all of them it stands by itself.
func TestWhatIsWrittenInAnAreaIsItsName(t *testing.T) {
	ui, do := drawing(), func() {}
	write(ui, "HEADING", 0, 0)
	ui.Add(Panels, Area{Name: "frame", Rect: render.Rect{W: 200, H: 100}})
	ui.Add(Panels, Area{Name: "card", Rect: render.Rect{Y: 20, W: 200, H: 40}, Do: do})
	write(ui, "3+", 60, 41)
	write(ui, "Fire", 0, 40)
	write(ui, "Amallyn", 0, 21)
	ui.Add(Panels, Area{Name: "row", Rect: render.Rect{Y: 38, W: 200, H: 20}, Do: do})
	write(ui, "a sentence that is", 0, 70)
	write(ui, "broken into lines", 0, 80)
	ui.Add(Panels, Area{Name: "below", Rect: render.Rect{Y: 65, W: 200, H: 30}, Do: do})
	want := []string{"HEADING", "card: Amallyn", "row: Fire, 3+", "below: a sentence that is broken into lines"}
	if got := read(ui); !slices.Equal(got, want) {
		t.Errorf("the layer says %q, want %q", got, want)
	}
	ui.Begin(Panels)
	if got := read(ui); len(got) > 0 {
		t.Errorf("a layer that is drawn anew still says %q", got)
	}
}

// What is scrolled out of view belongs to its row, however much of that is seen, and never to what is seen in its place.
func TestWhatIsScrolledAwayBelongsToItsRow(t *testing.T) {
	ui, do := drawing(), func() {}
	view := render.Rect{Y: 20, W: 200, H: 30}
	for i, name := range []string{"first", "second", "third"} {
		whole := render.Rect{Y: 20 + 20*float32(i), W: 200, H: 20}
		a := Area{Name: name, Rect: whole.Cut(view), Whole: whole, Do: do}
		if a.Offscreen = a.Rect.H <= 0; a.Offscreen {
			a.Rect = whole
		}
		ui.Add(Panels, a)
		ui.written.reads(render.Written{Text: name, At: render.Rect{Y: whole.Y + 5, W: 40, H: 12}, In: view})
	}
	write(ui, "Back", 0, 62)
	ui.Add(Panels, Area{Name: "foot", Rect: render.Rect{Y: 60, W: 200, H: 20}, Do: do})
	if got, want := read(ui), []string{"first: first", "second: second", "third: third", "foot: Back"}; !slices.Equal(got, want) {
		t.Errorf("the layer says %q, want %q", got, want)
	}
}

// What is drawn as chosen is chosen for a reader too.
func TestWhatIsDrawnAsChosenIsChosen(t *testing.T) {
	ui := drawing()
	ui.Add(Panels, Area{Name: "on", Rect: render.Rect{W: 50, H: 20}, Do: func() {}})
	ui.Add(Panels, Area{Name: "off", Rect: render.Rect{X: 50, W: 50, H: 20}, Do: func() {}})
	ui.written.reads(render.Written{Chosen: true, At: render.Rect{W: 50, H: 20}, In: render.Rect{W: 200, H: 100}})
	for _, one := range ui.items(Panels) {
		if (one.state == Chosen) != (one.area.Name == "on") {
			t.Errorf("the state of %s is %v", one.area.Name, one.state)
		}
	}
}

// A reader that presses twice answers only one question, as with a double click. After that it does what a click does.
func TestAReaderThatPressesTwiceAnswersOnce(t *testing.T) {
	ui := drawing()
	ui.now = time.Unix(100, 0)
	ui.Add(Panels, Area{Name: "option/end", Rect: render.Rect{W: 50, H: 20}, Do: func() {}})
	ui.Hold()
	press := func(after time.Duration) bool {
		ui.now = ui.now.Add(after)
		return ui.take(ui.find("option/end")) != nil
	}
	if !press(0) || ui.focus != "option/end" || !ui.Acted() {
		t.Error("an answer is not taken")
	}
	ui.Hold()
	if press(100*time.Millisecond) || !ui.Refused() {
		t.Error("the second press answers the next question")
	}
	if !press(time.Second) {
		t.Error("a later press answers nothing")
	}
}

// Texts are told with a pause after each.
func TestSentencesPause(t *testing.T) {
	for _, c := range []struct {
		parts []string
		want  string
	}{
		{[]string{"Text size", "", "100%"}, "Text size. 100%"},
		{[]string{"Fire (2)", "Who?", "Ends here."}, "Fire (2). Who? Ends here."},
		{[]string{"one\ntwo"}, "one. two."},
	} {
		if got := sentences(c.parts); got != c.want {
			t.Errorf("%q is told as %q, want %q", c.parts, got, c.want)
		}
	}
}
