package content

import (
	"errors"
	"strings"
	"testing"
	"testing/fstest"
)

type ship struct {
	At    At
	ID    string   `content:"id,id=ship"`
	Decks int      `content:"decks,range=1..9"`
	Class string   `content:"class,optional,word=classes"`
	Rank  uint8    `content:"rank,optional,word=classes"`
	Twin  string   `content:"twin,optional,ref=ship"`
	Armed bool     `content:"armed,optional"`
	Guns  []gun    `content:"guns,optional"`
	Crew  [2]gun   `content:"crew,optional"`
	Spare *gun     `content:"spare,optional"`
	Names []string `content:"names,optional,word=classes"`
	hull
}

type hull struct {
	Plates int `content:"plates,optional"`
}

type gun struct {
	Name  string  `content:"name,declares=gun"`
	Bore  calibre `content:"bore,optional"`
	Parts []part  `content:"parts,optional"`
}

type part struct {
	Metal string `content:"metal"`
}

type calibre int

func (c *calibre) UnmarshalText(b []byte) error {
	if string(b) != "wide" {
		return Complaint{What: "not a bore", Remedy: "write wide"}
	}
	*c = 1
	return nil
}

func read(text string) ([]ship, error) {
	fsys := fstest.MapFS{"ships.yaml": {Data: []byte(text)}}
	r := NewReader(fsys, map[string][]string{"classes": {"skiff", "frigate", "hulk"}})
	var ships []ship
	r.Read("ships.yaml", &ships)
	return ships, r.Err()
}

func TestAFileIsReadIntoRecords(t *testing.T) {
	ships, err := read(`
- id: clarion
  decks: 3
  class: hulk
  rank: frigate
  twin: orison
  armed: true
  plates: 8
  guns: [{name: lance, bore: wide, parts: [{metal: iron}]}]
  spare: {name: lance}
- {id: orison, decks: 1}
`)
	if err != nil {
		t.Fatal(err)
	}
	s := ships[0]
	if s.ID != "clarion" || s.Decks != 3 || s.Class != "hulk" || s.Rank != 1 || s.Twin != "orison" || !s.Armed || s.Plates != 8 {
		t.Errorf("read %+v", s)
	}
	if s.Guns[0].Bore != 1 || s.Guns[0].Parts[0].Metal != "iron" || s.Spare == nil || s.Spare.Name != "lance" {
		t.Errorf("read %+v", s.Guns)
	}
	if s.At.Line != 2 || s.At.Of("armed").Line != 7 || s.At.Of("spare").File != "ships.yaml" || s.At.Of("nothing").Line != 2 {
		t.Errorf("stands at %+v", s.At)
	}
}

func TestWhateverIsWrongIsToldWithItsLine(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"unknown field":            {"- id: a\n  decks: 1\n  clas: hulk", `ships.yaml:3: there is no field "clas": did you mean "class"?`},
		"unknown field two deep":   {"- id: a\n  decks: 1\n  guns:\n    - nam: x", `ships.yaml:4: there is no field "nam": did you mean "name"?`},
		"unknown field three deep": {"- id: a\n  decks: 1\n  guns:\n    - name: x\n      parts:\n        - {metal: tin, weight: 2}", `ships.yaml:6: there is no field "weight"`},
		"unknown field in pointer": {"- id: a\n  decks: 1\n  spare:\n    name: x\n    bor: wide", `ships.yaml:5: there is no field "bor": did you mean "bore"?`},
		"missing field":            {"- id: a", `ships.yaml:1: the field "decks" is missing: add it`},
		"field twice":              {"- id: a\n  decks: 1\n  decks: 2", `ships.yaml:3: the field "decks" comes twice: keep one`},
		"wrong word":               {"- id: a\n  decks: 1\n  class: hulc", `ships.yaml:3: class is the unknown word "hulc": did you mean "hulk"?`},
		"far word":                 {"- id: a\n  decks: 1\n  class: x", `use one of skiff, frigate, hulk`},
		"wrong word for a place":   {"- id: a\n  decks: 1\n  rank: frigat", `ships.yaml:3: rank is the unknown word "frigat": did you mean "frigate"?`},
		"wrong word in a list":     {"- id: a\n  decks: 1\n  names:\n    - hulk\n    - skif", `ships.yaml:5: names is the unknown word "skif"`},
		"too high":                 {"- id: a\n  decks: 10", `ships.yaml:2: decks is "10": write a whole number from 1 to 9`},
		"no number":                {"- id: a\n  decks: some", `ships.yaml:2: decks is "some"`},
		"no truth":                 {"- id: a\n  decks: 1\n  armed: yes", `ships.yaml:3: armed is "yes": write true or false`},
		"no id":                    {"- {id: Big Ship, decks: 1}", `ships.yaml:1: "Big Ship" is not a valid id: use letters, digits and single hyphens`},
		"no id declared":           {"- {id: a, decks: 1, guns: [{name: long_lance}]}", `ships.yaml:1: "long_lance" is not a valid id`},
		"id twice":                 {"- {id: a, decks: 1}\n- {id: a, decks: 1}", `ships.yaml:2: ship "a" is there already in ships.yaml:1`},
		"dangling id":              {"- {id: orison, decks: 1}\n- {id: b, decks: 1, twin: orisn}", `ships.yaml:2: there is no ship "orisn": did you mean "orison"?`},
		"scalar of its own":        {"- id: a\n  decks: 1\n  guns: [{name: x, bore: narrow}]", `ships.yaml:3: bore: not a bore: write wide`},
		"no list":                  {"- id: a\n  decks: 1\n  guns: x", `ships.yaml:3: guns is not a list`},
		"no record":                {"- id: a\n  decks: 1\n  spare: [x]", `ships.yaml:3: spare is not a record of fields`},
		"no value":                 {"- id: a\n  decks:", `ships.yaml:2: decks is not a single value`},
		"empty text":               {"- id: ''\n  decks: 1", `ships.yaml:1: id is empty`},
		"wrong count":              {"- id: a\n  decks: 1\n  crew: [{name: x}]", `ships.yaml:3: crew has 1 entries: write 2`},
		"second document":          {"- {id: a, decks: 1}\n---\n- {id: b, decks: 1}", `ships.yaml:2: a second document begins`},
		"alias":                    {"- id: &x a\n  decks: 1\n  twin: *x", `ships.yaml:3: twin is an alias: write it out`},
		"no YAML":                  {"- id: a\n  decks: [1", `ships.yaml:2: this is not YAML`},
		"no YAML in line 1":        {"- id: [a", `ships.yaml:1: this is not YAML`},
		"no YAML characters":       {"- id: a\n  decks: 1\n  class: @x", `ships.yaml:3: this is not YAML`},
		"no YAML further down":     {"- id: a\n  decks: 1\n class: hulk\n", `ships.yaml:3: this is not YAML`},
		"empty file":               {"", `ships.yaml: the file is empty`},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := read(c.text)
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v\nwant %s", err, c.want)
			}
		})
	}
}

func TestEveryProblemIsTold(t *testing.T) {
	_, err := read("- id: a\n  decks: 0\n  clas: hulk\n- id: b\n  twin: c\n")
	var all Problems
	if !errors.As(err, &all) {
		t.Fatalf("got %v", err)
	}
	var lines []int
	for _, p := range all {
		lines = append(lines, p.Line)
	}
	if len(all) != 4 || lines[0] != 2 || lines[1] != 3 || lines[2] != 4 || lines[3] != 5 {
		t.Errorf("got %d problems:\n%v", len(all), err)
	}
	if strings.Count(err.Error(), "\n") != 3 {
		t.Errorf("not a line each:\n%v", err)
	}
}

func TestAMissingFileIsTold(t *testing.T) {
	r := NewReader(fstest.MapFS{}, nil)
	var ships []ship
	r.Read("ships.yaml", &ships)
	if err := r.Err(); err == nil || !strings.Contains(err.Error(), "ships.yaml: the file cannot be read") {
		t.Errorf("got %v", err)
	}
}

func TestAFileOfTextsHasFreeKeys(t *testing.T) {
	r := NewReader(fstest.MapFS{"en.yaml": {Data: []byte("name.a: A\nname.b: B\n")}}, nil)
	var texts map[string]string
	r.Read("en.yaml", &texts)
	if err := r.Err(); err != nil || texts["name.b"] != "B" || len(texts) != 2 {
		t.Errorf("%v %v", texts, err)
	}
}
