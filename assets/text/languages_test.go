package text_test

import (
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"testing"
	"testing/fstest"

	"go.yaml.in/yaml/v3"

	"precipice/assets"
	"precipice/build/pseudo"
	language "precipice/game/words"
)

// formsIn returns the texts of some files by key, each with all its plural forms.
func formsIn(files fs.FS, names []string) (map[string][]string, error) {
	all := map[string][]string{}
	for _, name := range names {
		data, err := fs.ReadFile(files, name)
		if err != nil {
			continue // a language may lack a file
		}
		var file map[string]any
		if err := yaml.Unmarshal(data, &file); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		for key, text := range file {
			forms, plural := text.(map[string]any)
			if !plural {
				forms = map[string]any{"other": text}
			}
			for _, form := range forms {
				all[key] = append(all[key], fmt.Sprint(form))
			}
		}
	}
	return all, nil
}

// slotsOf returns the slots of a text, in order and once each.
func slotsOf(text string) []string {
	found := slot.FindAllString(text, -1)
	slices.Sort(found)
	return slices.Compact(found)
}

// flaws returns what is wrong with a language: a text that English does not have, or with other slots, and
// the missing name of the language itself. What it has not translated is shown in English.
func flaws(texts, pack fs.FS, code string) (wrong []string, err error) {
	ofScreens := func(lang string) (names []string) {
		for _, name := range language.Files {
			names = append(names, path.Join(lang, name))
		}
		of, _ := fs.Glob(texts, path.Join(lang, "*", "*.yaml")) // of the rulesets
		return append(names, of...)
	}
	for _, files := range []struct {
		from        fs.FS
		here, there []string
	}{
		{texts, ofScreens(code), ofScreens("en")},
		{pack, []string{"texts/" + code + ".yaml"}, []string{"texts/en.yaml"}},
	} {
		english, err := formsIn(files.from, files.there)
		if err != nil {
			return nil, err
		}
		own, err := formsIn(files.from, files.here)
		if err != nil {
			return nil, err
		}
		for _, key := range slices.Sorted(maps.Keys(own)) {
			wrong = append(wrong, compared(key, own[key], english[key])...)
		}
		if english["language.name"] != nil && own["language.name"] == nil {
			wrong = append(wrong, "language.name is missing")
		}
	}
	return wrong, nil
}

// compared returns what is wrong with the forms of a text beside the English ones.
func compared(key string, own, english []string) (wrong []string) {
	if english == nil {
		return []string{key + " is no text of English"}
	}
	var all []string
	for _, form := range english {
		all = append(all, slotsOf(form)...)
	}
	for _, form := range own {
		for _, s := range slotsOf(form) {
			if !slices.Contains(all, s) {
				wrong = append(wrong, fmt.Sprintf("%s has the slot %s, which English has not", key, s))
			}
		}
		for _, s := range slotsOf(english[0]) {
			if len(english) == 1 && len(own) == 1 && !slices.Contains(slotsOf(form), s) {
				wrong = append(wrong, fmt.Sprintf("%s lacks the slot %s", key, s))
			}
		}
	}
	return wrong
}

// The texts of every language fit those of English.
func TestLanguagesFitEnglish(t *testing.T) {
	codes, err := language.Languages(assets.Texts())
	if err != nil {
		t.Fatal(err)
	}
	for _, code := range codes {
		wrong, err := flaws(assets.Texts(), assets.Pack("blackstone"), code)
		if err != nil {
			t.Fatal(err)
		}
		for _, w := range wrong {
			t.Errorf("%s: %s", code, w)
		}
	}
}

// A complete language has no flaws, and each flaw is found.
func TestFlawsOfALanguageAreFound(t *testing.T) {
	texts, err := pseudo.Texts()
	if err != nil {
		t.Fatal(err)
	}
	pack, err := pseudo.Pack("blackstone")
	if err != nil {
		t.Fatal(err)
	}
	if wrong, err := flaws(texts, pack, pseudo.Code); err != nil || len(wrong) > 0 {
		t.Errorf("the pseudo-language: %v %v", wrong, err)
	}
	file := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	for text, want := range map[string]string{
		"language.name: Français\ntitle.continu: Continuer\n":           "title.continu is no text of English",
		"language.name: Français\ntitle.version: Version\n":             "title.version lacks the slot {0}",
		"language.name: Français\ntitle.version: \"Version {0} {1}\"\n": "title.version has the slot {1}, which English has not",
		"title.continue: Continuer\n":                                   "language.name is missing",
	} {
		english, err := fs.ReadFile(assets.Texts(), "en/screens.yaml")
		if err != nil {
			t.Fatal(err)
		}
		files := fstest.MapFS{"en/screens.yaml": &fstest.MapFile{Data: english}, "fr/screens.yaml": file(text)}
		if wrong, err := flaws(files, fstest.MapFS{}, "fr"); err != nil || !slices.Equal(wrong, []string{want}) {
			t.Errorf("%q: %v %v, want %s", text, wrong, err, want)
		}
	}
}

// The page goes without the texts of the terminal, which are the only file that it is built without.
func TestOnlyTheTerminalsTextsAreLeftOutOfThePage(t *testing.T) {
	names, err := fs.Glob(assets.Texts(), "*/c*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	of, err := fs.Glob(assets.Texts(), "*/*/c*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	names = append(names, of...)
	for _, name := range names {
		if path.Base(name) != "console.yaml" {
			t.Errorf("%s begins with c, so the page would be built without it: see text_js.go", name)
		}
	}
	if len(names) < 2 {
		t.Errorf("there should be a console.yaml of the program and one of the fortress: %v", names)
	}
}
