package library

import (
	"errors"
	"maps"
	"strings"
	"testing"
	"testing/fstest"

	"precipice/engine/content"
)

// TestOnlyTheCauseIsTold breaks the real pack in one place on which much else depends.
func TestOnlyTheCauseIsTold(t *testing.T) {
	whole := copied(t)
	without := func(prefix string) func(fstest.MapFS) {
		return func(files fstest.MapFS) {
			maps.DeleteFunc(files, func(name string, _ *fstest.MapFile) bool { return strings.HasPrefix(name, prefix) })
		}
	}
	put := func(name, text string) func(fstest.MapFS) {
		return func(files fstest.MapFS) { files[name] = &fstest.MapFile{Data: []byte(text)} }
	}
	swap := func(name, old, new string) func(fstest.MapFS) {
		return put(name, strings.Replace(string(whole[name].Data), old, new, 1))
	}
	for name, c := range map[string]struct {
		spoil func(fstest.MapFS)
		want  string
	}{
		"empty twists":          {put("twists.yaml", ""), "twists.yaml: the file is empty"},
		"no hostiles":           {without("hostiles/"), "hostiles: no file NAME.yaml is in this folder"},
		"no chambers":           {without("chambers/"), "chambers: no file NAME.txt is in this folder"},
		"no explorers":          {without("explorers/"), "explorers: no file NAME.yaml is in this folder"},
		"no combats":            {without("combats/"), "combats: no file NAME.yaml is in this folder"},
		"a comma":               {swap("tiles.yaml", "broken-parapet, covers", "broken-parapet covers"), "tiles.yaml:3: this is not YAML"},
		"a file of that name":   {without("tiles.yaml"), "tiles.yaml: the file cannot be read"},
		"an empty explorer":     {put("explorers/amallyn.yaml", ""), "explorers/amallyn.yaml: the file is empty"},
		"a tab":                 {swap("explorers/amallyn.yaml", "\nship:", "\n\tship:"), "explorers/amallyn.yaml:3: the line begins with a tab"},
		"how a choice came out": {swap("texts/en.yaml", "text.lean-into-it.failure: The stone breathes out with the weight of a hall behind it, and then once more.\n", ""), `challenges.yaml:13: there is no text "text.lean-into-it.failure"`},
		"an outcome of no roll": {swap("texts/en.yaml", "text.stop-your-ears.success:", "text.stop-your-ears.critical: No.\ntext.stop-your-ears.success:"), `nothing in the pack asks for the text "text.stop-your-ears.critical"`},
		"an explorer's name":    {swap("texts/en.yaml", "name.raus: Raus\n", ""), `explorers/rein-raus.yaml:4: there is no text "name.raus"`},
		"words of no nature":    {swap("texts/en.yaml", "banter.trader.engine:", "banter.trader.enigne:"), `nothing in the pack asks for the text "banter.trader.enigne"`},
		"a nature of nobody":    {swap("texts/en.yaml", "nature.ur-025:", "nature.ur-026:"), `nothing in the pack asks for the text "nature.ur-026"`},
		"a text of nothing":     {swap("texts/en.yaml", "name.raus:", "zzz: more\nname.raus:"), `nothing in the pack asks for the text "zzz"`},
		"no field":              {swap("hostiles/ur-ghuls.yaml", "\nactions:", "\nactons:"), `hostiles/ur-ghuls.yaml:24: there is no field "actons"`},
		"a combat's file":       {swap("combats/split-seam.yaml", "id: split-seam", "id: split-seams"), `combats/split-seam.yaml:1: the card "split-seams" is in the file split-seam.yaml`},
		"an explorer's file":    {swap("explorers/dahyak.yaml", "id: dahyak", "id: dahyac"), `explorers/dahyak.yaml:1: the card "dahyac" is in the file dahyak.yaml`},
		"a hostile's file":      {swap("hostiles/ur-ghuls.yaml", "id: ur-ghuls", "id: ur-ghul-pack"), `hostiles/ur-ghuls.yaml:1: the card "ur-ghul-pack" is in the file ur-ghuls.yaml`},
		"a list for an entity":  {put("hostiles/ur-ghuls.yaml", "[]"), "hostiles/ur-ghuls.yaml:1: file is not a record of fields"},
	} {
		files := maps.Clone(whole)
		c.spoil(files)
		_, err := Load(files)
		var all content.Problems
		if !errors.As(err, &all) || !tells(err.Error(), "", c.want) {
			t.Errorf("%s: got %v\nwant %s", name, err, c.want)
			continue
		}
		if renamed := strings.HasSuffix(name, "'s file"); !renamed && len(all) > 1 {
			t.Errorf("%s: %d problems follow from one:\n%v", name, len(all), err)
		}
	}
}
