package trial

import (
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"precipice/engine/city"
	"precipice/engine/city/library"
)

func rules(t *testing.T) city.Rules {
	t.Helper()
	lib, err := library.Load(os.DirFS("../../../assets/content/city"))
	if err != nil {
		t.Fatal(err)
	}
	return city.Rules{Pack: city.NewPack(lib)}
}

// Every map of the game is played to its end.
func TestThePackOfTheGameIsPlayedToItsEnd(t *testing.T) {
	if all := Pack(rules(t)); len(all) > 0 {
		t.Error(all)
	}
}

// A map on which no journey comes to an end in time is told with its file, and so is one on which the rules break off.
func TestAJourneyWithoutAnEndIsTold(t *testing.T) {
	r := rules(t)
	p := journey(r, "lantern-row", 1, 100)
	if p == nil || p.File != "journeys/lantern-row.yaml" || p.What != `a bot cannot end a journey on the map "lantern-row" in 100 choices` || p.Remedy == "" {
		t.Errorf("%+v", p)
	}
	for i := range r.Pack.Code {
		r.Pack.Code[i].Do = "unknown"
	}
	for k := range r.Pack.Hostiles {
		r.Pack.Hostiles[k].Sides[0].Models = nil
	}
	if all := Pack(r); len(all) == 0 || !strings.Contains(all[0].What, "breaks off") || all[0].File == "" || all[0].Remedy == "" {
		t.Errorf("hostiles without figures: %v", all)
	}
}

// A pack that reads well and whose journeys have no end is told: nothing wounds a hero, and no champion ever comes.
func TestAPackWithoutAnEndIsTold(t *testing.T) {
	files := packFiles(t)
	for name, file := range files {
		text := string(file.Data)
		switch path.Dir(name) {
		case "hostiles":
			text = regexp.MustCompile(`damage: \d/\d`).ReplaceAllString(strings.ReplaceAll(text, ", champion: true", ""), "damage: 0/1")
			text = regexp.MustCompile(`dice: \dd\d+`).ReplaceAllString(text, "dice: 1d6")
			text = regexp.MustCompile(`steps: \[\{do: effect, .*\}\]\}$|(?m)steps: \[.*\]\}$`).ReplaceAllString(text, "steps: [{do: move}]}")
		case "journeys":
			text = regexp.MustCompile(`(?s)quest:.*`).ReplaceAllString(text, "")
		}
		files[name] = &fstest.MapFile{Data: []byte(text)}
	}
	put(files, "pack.yaml", "d6: [4, 1, 1]", "d6: [5, 1, 0]")
	put(files, "pack.yaml", "event: crisis", "event: destiny-denied")
	lib, err := accepted(files)
	if err != nil {
		t.Fatal(err)
	}
	all := Pack(city.Rules{Pack: city.NewPack(lib)})
	if len(all) == 0 || !strings.Contains(all[0].What, "a bot cannot end a journey on the map") {
		t.Errorf("%v", all)
	}
}
