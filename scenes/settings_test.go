package scenes_test

import (
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"precipice/assets"
	"precipice/game"
	"precipice/game/blackstone/pack"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes"
)

// dials returns all settings of a screen by name.
func dials(sh *game.Shell, s *scenes.Settings) map[string]scenes.Dial {
	all := map[string]scenes.Dial{}
	for _, part := range s.Sections(sh) {
		for _, d := range part.Rows {
			all[d.Name] = d
		}
	}
	return all
}

// goesRound turns a setting until its first value comes back, then back the same way. It returns the values.
func goesRound(t *testing.T, sh *game.Shell, s *scenes.Settings, name string) (values []string) {
	t.Helper()
	for range 20 {
		d := dials(sh, s)[name]
		if slices.Contains(values, d.Value) {
			if d.Value != values[0] {
				t.Errorf("%s goes back to %q and never to %q", name, d.Value, values[0])
			}
			for _, want := range slices.Backward(values) {
				dials(sh, s)[name].Turn(-1)
				if got := dials(sh, s)[name].Value; got != want {
					t.Errorf("%s goes back to %q, not to %q", name, got, want)
				}
			}
			return values
		}
		values = append(values, d.Value)
		d.Turn(1)
	}
	t.Errorf("%s never comes round: %v", name, values)
	return nil
}

var dialSizes = map[string]int{"speed": 3, "hostile-speed": 3, "camera": 3, "motion": 3, "text": 5, "fold": 2, "rules": 2, "banter": 2, "effects": 6, "music": 6, "ambience": 6, "mute": 2, "captions": 2, "overwatch": 3, "exchange": 2, "re-rolls": 3, "dice": 2, "healing": 2, "pointless": 2, "hints": 2, "undo": 4}

func TestEverySettingWrapsAround(t *testing.T) {
	sh, h := bare(t)
	s := scenes.NewSettings(h.Settings)
	for name, n := range dialSizes {
		if got := goesRound(t, sh, s, name); len(got) != n {
			t.Errorf("%s goes through %v, not through %d values", name, got, n)
		}
	}
	if len(dials(sh, s)) != len(dialSizes)+1 { // plus full screen
		t.Errorf("there are the settings %v", dials(sh, s))
	}
}

// A control turned with the pointer stays under it, whatever its value and text size become, and no change
// of value moves another row.
func TestSettingsDoNotMoveWhileTheyChange(t *testing.T) {
	sh, h := bare(t)
	s := scenes.NewSettings(h.Settings)
	sh.Show(s)
	img := screen(t, sh, 1280, 720)
	rects := func() map[string]render.Rect {
		sh.Dirty()
		sh.Draw(img)
		all := map[string]render.Rect{}
		for a := range sh.UI.All {
			all[a.Name] = a.Rect
		}
		return all
	}
	for name, values := range dialSizes {
		more := "set/" + name + "/more"
		for _, part := range s.Sections(sh) {
			if slices.ContainsFunc(part.Rows, func(d scenes.Dial) bool { return d.Name == name }) {
				rects() // so that the tabs are there
				sh.UI.Named("tab/" + part.Key).Do()
			}
		}
		before := rects()
		at := before[more].Centre()
		for range values {
			sh.UI.Named(more).Do()
			after := rects()
			if !after[more].Contains(at) {
				t.Errorf("%s at %v has moved to %v", more, at, after[more])
			}
			for other, r := range before {
				if name != "text" && after[other] != r {
					t.Errorf("while %s changed %s moved from %v to %v", name, other, r, after[other])
				}
			}
		}
	}
}

// The row of the text size grows downwards, so that no size slides its name under the tabs.
func TestTheNameOfTheTextSizeStaysInItsPlace(t *testing.T) {
	sh, h := bare(t)
	sh.Held = func() float64 { return 2 }
	sh.Show(scenes.NewSettings(h.Settings))
	img := screen(t, sh, 780, 1688)
	top := sh.UI.Named("set/text").Rect.Y
	for range dialSizes["text"] {
		sh.UI.Named("set/text/more").Do()
		sh.Draw(img)
		if at := sh.UI.Named("set/text").Rect; at.Y != top {
			t.Errorf("with text of %d percent its row begins at %v, not at %v", sh.Settings.TextPercent, at.Y, top)
		}
	}
}

// Fingers are offered no keys to set, and a device held in the hands has no panels to fold. What stands beside a keyboard
// has both.
func TestFingersAreOfferedNoSettingsOfKeys(t *testing.T) {
	for _, held := range []bool{false, true} {
		sh, h := bare(t)
		if held {
			sh.Held = func() float64 { return 2 }
		}
		sh.Show(scenes.NewSettings(h.Settings))
		img := screen(t, sh, 1688, 780)
		hands, fold := sh.UI.Named("settings/hands"), sh.UI.Named("set/fold")
		sh.Push(&scenes.Keys{})
		sh.Draw(img)
		if keys := sh.UI.Named("keys/hands"); (hands == nil) != held || (fold == nil) != held || (keys == nil) != held {
			t.Errorf("held is %v, and what is offered are %v, %v and %v", held, hands, fold, keys)
		}
	}
}

// A click on the words of a setting changes nothing, in every section and at every text size: only its value and its arrows do.
func TestTheWordsOfASettingChangeNothing(t *testing.T) {
	for _, percent := range []int{100, 200} {
		sh, h := bare(t)
		sh.Settings.TextPercent = percent
		s := scenes.NewSettings(h.Settings)
		sh.Show(s)
		img := screen(t, sh, 1280, 720)
		for _, part := range s.Sections(sh) {
			sh.UI.Named("tab/" + part.Key).Do()
			var names []string
			for _, d := range part.Rows {
				names = append(names, sh.Words.Say("set."+d.Name))
			}
			words := 0
			sh.Theme.Wrote = func(text string, at, _ render.Rect) {
				if !slices.Contains(names, text) {
					return
				}
				words++
				if a := sh.UI.Under(at.Centre()); a != nil && strings.HasPrefix(a.Name, "set/") {
					t.Errorf("a click on the words %q changes %s", text, a.Name)
				}
			}
			for range 2 { // at first the areas are still those of the section before
				words = 0
				sh.Dirty()
				sh.Draw(img)
			}
			sh.Theme.Wrote = nil
			if words == 0 && len(names) > 0 {
				t.Errorf("no words of %s are seen", part.Key)
			}
		}
	}
}

// At the usual text size every section fits into the smallest full window: nothing has to be scrolled.
func TestEverySectionOfTheSettingsFits(t *testing.T) {
	sh, h := bare(t)
	s := scenes.NewSettings(h.Settings)
	sh.Show(s)
	img := screen(t, sh, 1280, 720)
	for _, part := range s.Sections(sh) {
		sh.UI.Named("tab/" + part.Key).Do()
		sh.Draw(img)
		for _, d := range part.Rows {
			if a := sh.UI.Named("set/" + d.Name); a == nil || a.Offscreen || a.Rect.H < sh.Theme.Px(44) {
				t.Errorf("in %s the whole row of %s cannot be seen: %+v", part.Key, d.Name, a)
			}
		}
		if s.Says()["tab"] != part.Key {
			t.Errorf("after a click on %s the section %s is open", part.Key, s.Says()["tab"])
		}
	}
}

// The focus finds the tab of the open section; from there the arrow keys open the others, all the way round.
func TestArrowsOpenTheSectionsOfTheSettings(t *testing.T) {
	sh, h := bare(t)
	s := scenes.NewSettings(h.Settings)
	sh.Show(s)
	img := screen(t, sh, 1280, 720)
	sh.UI.FocusOn("tab/screen")
	for _, way := range []int{1, -1} {
		seen := []string{}
		for range s.Sections(sh) {
			open := s.Says()["tab"]
			seen = append(seen, open)
			a := sh.UI.Named("tab/" + open)
			if !sh.UI.Focus(a.Name) || a.Skip {
				t.Errorf("the tab of the open section %s has not the focus", open)
			}
			a.Turn(way)
			sh.Draw(img)
		}
		slices.Sort(seen)
		if n := len(slices.Compact(seen)); n != len(s.Sections(sh)) || s.Says()["tab"] != "screen" {
			t.Errorf("%d steps by %d lead through %d sections and end at %s", len(s.Sections(sh)), way, n, s.Says()["tab"])
		}
	}
}

// The language is a setting where there are several.
func TestTheLanguageIsASettingAmongSeveral(t *testing.T) {
	sh, h := bare(t)
	if _, shown := dials(sh, scenes.NewSettings(h.Settings))["language"]; shown {
		t.Error("a choice of one language is shown")
	}
	sh.Languages = []string{"en", "fr"}
	sh.Texts = func(language string) (*words.Book, error) {
		texts := fstest.MapFS{"fr/screens.yaml": &fstest.MapFile{Data: []byte("language.name: Français\n")}}
		for _, name := range words.Files {
			data, err := fs.ReadFile(assets.Texts(), "en/"+name)
			if err != nil {
				return nil, err
			}
			texts["en/"+name] = &fstest.MapFile{Data: data}
		}
		return words.Open(texts, language, words.Share{Ruleset: "fortress", Pack: assets.Pack(pack.Name)})
	}
	if got := goesRound(t, sh, scenes.NewSettings(h.Settings), "language"); !slices.Equal(got, []string{"English", "Français"}) {
		t.Errorf("the languages are %v", got)
	}
}

// A setting speaks its value when it is changed, and a screen its heading when it opens.
func TestSettingsAreSpoken(t *testing.T) {
	sh, host := bare(t)
	var said, pointed []string
	sh.Tell = func(sentence, _ string) { said = append(said, sentence) }
	sh.Point = func(sentence, _ string) { pointed = append(pointed, sentence) }
	sh.Home(nil)
	img := screen(t, sh, 1280, 720)
	said = nil
	sh.Push(scenes.NewSettings(host.Settings))
	sh.Draw(img)
	if len(said) != 1 || !strings.HasPrefix(said[0], "SETTINGS.") || !strings.HasSuffix(said[0], " choices here.") {
		t.Errorf("when the settings opened was heard %q", said)
	}
	sh.UI.FocusOn("set/text")
	sh.Dirty()
	sh.Draw(img)
	sh.UI.Named("set/text").Turn(1)
	sh.Draw(img)
	sh.Dirty()
	sh.Draw(img)
	if want := []string{"Text size. 100%", "125%"}; !slices.Equal(pointed, want) {
		t.Errorf("of a setting and its change was heard %q, want %q", pointed, want)
	}
	said = nil
	sh.Pop()
	sh.Draw(img)
	if want := []string{"PRECIPICE."}; !slices.Equal(said, want) {
		t.Errorf("back at the title was heard %q, want %q", said, want)
	}
}
