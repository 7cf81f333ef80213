package scenes

import (
	"io/fs"
	"slices"
	"testing"
	"testing/fstest"

	"precipice/assets"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/pack"
	"precipice/game/rulebook"
	"precipice/game/words"
	"precipice/render"
)

// dials returns all settings of a screen by name.
func dials(sh *game.Shell, s *Settings) map[string]dial {
	all := map[string]dial{}
	for _, part := range s.sections(sh) {
		for _, d := range part.rows {
			all[d.name] = d
		}
	}
	return all
}

// goesRound turns a setting until its first value comes back, then back once. It returns the values.
func goesRound(t *testing.T, sh *game.Shell, s *Settings, name string) (values []string) {
	t.Helper()
	for range 20 {
		d := dials(sh, s)[name]
		if slices.Contains(values, d.value) {
			if d.value != values[0] {
				t.Errorf("%s goes back to %q and never to %q", name, d.value, values[0])
			}
			d.turn(-1)
			if got := dials(sh, s)[name].value; got != values[len(values)-1] {
				t.Errorf("%s goes back to %q, not to %q", name, got, values[len(values)-1])
			}
			dials(sh, s)[name].turn(1)
			return values
		}
		values = append(values, d.value)
		d.turn(1)
	}
	t.Errorf("%s never comes round: %v", name, values)
	return nil
}

var dialSizes = map[string]int{"speed": 3, "hostile-speed": 3, "text": 5, "overwatch": 3, "exchange": 2, "re-rolls": 2, "dice": 2, "healing": 2, "undo": 4}

func TestEverySettingWrapsAround(t *testing.T) {
	sh := bare(t)
	s := NewSettings(nil)
	for name, n := range dialSizes {
		if got := goesRound(t, sh, s, name); len(got) != n {
			t.Errorf("%s goes through %v, not through %d values", name, got, n)
		}
	}
	if len(dials(sh, s)) != len(dialSizes)+1 { // plus full screen
		t.Errorf("there are the settings %v", dials(sh, s))
	}
}

// In a game the settings show and change its table, and later tables.
func TestSettingsOfAGameChangeItsTable(t *testing.T) {
	sh, c := table(t, 1)
	sh.Settings.Table.Overwatch = blackstone.Always
	s := NewSettings(&c.stage)
	if got := dials(sh, s)["overwatch"].value; got != sh.Words.Say("manner.ask") {
		t.Errorf("of a table that asks for overwatch is shown %q", got)
	}
	for name, is := range map[string]func(*blackstone.Table) int{
		"overwatch": func(t *blackstone.Table) int { return int(t.Overwatch) },
		"exchange":  func(t *blackstone.Table) int { return int(t.Exchange) },
		"re-rolls":  func(t *blackstone.Table) int { return int(t.ReRolls) },
		"undo":      func(t *blackstone.Table) int { return int(t.Undo) },
		"dice":      func(t *blackstone.Table) int { return map[bool]int{true: 1}[t.AskDice] },
		"healing":   func(t *blackstone.Table) int { return map[bool]int{true: 1}[t.AskHealing] },
		"hostiles":  func(t *blackstone.Table) int { return map[bool]int{true: 1}[t.HostilesPlayed] },
	} {
		before := is(&c.play.Table)
		dials(sh, s)[name].turn(1)
		if here, next := is(&c.play.Table), is(&sh.Settings.Table); here == before || next != here {
			t.Errorf("%s was %d and is %d here and %d at the next table", name, before, here, next)
		}
	}
	if c.play.Table.Setup.Combat == "" || c.choices == nil {
		t.Error("the table is another, or nobody is asked any more")
	}
}

// A player who plays the hostiles is asked their choices anyway.
func TestAPlayerOfTheHostilesIsNotOfferedTheirChoices(t *testing.T) {
	sh := bare(t)
	setup := fullTable(sh)
	setup.Players, setup.Fifth = 2, 1
	c := NewCombat(sh, begun(t, sh, 1, blackstone.Table{Setup: setup}))
	if _, offered := dials(sh, NewSettings(&c.stage))["hostiles"]; offered {
		t.Error("a setting is offered that changes nothing")
	}
}

// A control turned with the pointer stays under it, whatever its value and text size become, and no change
// of value moves another row.
func TestSettingsDoNotMoveWhileTheyChange(t *testing.T) {
	sh := bare(t)
	sh.Show(NewSettings(nil))
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

// The language is a setting where there are several.
func TestTheLanguageIsASettingAmongSeveral(t *testing.T) {
	sh := bare(t)
	if _, shown := dials(sh, NewSettings(nil))["language"]; shown {
		t.Error("a choice of one language is shown")
	}
	sh.Languages = []string{"en", "fr"}
	sh.Texts = func(language string) (*words.Book, func() (*rulebook.Book, error), error) {
		texts := fstest.MapFS{"fr/screens.yaml": &fstest.MapFile{Data: []byte("language.name: Français\n")}}
		for _, name := range words.Files {
			data, err := fs.ReadFile(assets.Texts(), "en/"+name)
			if err != nil {
				return nil, nil, err
			}
			texts["en/"+name] = &fstest.MapFile{Data: data}
		}
		book, err := words.Open(texts, assets.Pack(pack.Name), language)
		return book, sh.Rulebook, err
	}
	if got := goesRound(t, sh, NewSettings(nil), "language"); !slices.Equal(got, []string{"English", "Français"}) {
		t.Errorf("the languages are %v", got)
	}
}
