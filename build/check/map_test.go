package check

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// everywhere are the groups of rules that apply in many places: figures of single cards, and rulings.
var everywhere = []string{"CRD", "G", "X"}

var (
	mapRow   = regexp.MustCompile(`(?m)^//\t((?:[a-z_]+\.go,? +)+)(.*)$`)
	mapFile  = regexp.MustCompile(`[a-z_]+\.go`)
	mapGroup = regexp.MustCompile(`\(([A-Z]+(?: [A-Z]+)*)\)$`)
	cited    = regexp.MustCompile(`\b[A-Z]{2}-([A-Z]+)-[0-9]{3}`)
)

// mapped is what the map in the doc.go of a ruleset says, by rows of file names, what they hold, and in brackets
// the groups of rules that they follow: the files in its order, and those that it names for each group of rules.
type mapped struct {
	files  []string
	groups map[string][]string
}

// readMap reads the map in the comment of a doc.go.
func readMap(doc string) mapped {
	m := mapped{groups: map[string][]string{}}
	for _, row := range mapRow.FindAllStringSubmatch(doc, -1) {
		files := mapFile.FindAllString(row[1], -1)
		m.files = append(m.files, files...)
		if groups := mapGroup.FindStringSubmatch(row[2]); groups != nil {
			for _, g := range strings.Fields(groups[1]) {
				m.groups[g] = append(m.groups[g], files...)
			}
		}
	}
	return m
}

// wrong lists what a map does not tell as it is. sources holds the texts of the files that it must name.
func (m mapped) wrong(sources map[string]string) (wrong []string) {
	follows := map[string][]string{} // by file
	for name, text := range sources {
		for _, c := range cited.FindAllStringSubmatch(text, -1) {
			if !slices.Contains(everywhere, c[1]) && !slices.Contains(follows[name], c[1]) {
				follows[name] = append(follows[name], c[1])
			}
		}
		switch named := slices.Index(m.files, name); {
		case named < 0:
			wrong = append(wrong, name+" is not on the map")
		case slices.Contains(m.files[named+1:], name):
			wrong = append(wrong, name+" is on the map twice")
		}
		for _, g := range follows[name] {
			if m.groups[g] == nil {
				wrong = append(wrong, name+" follows a rule of the group "+g+", which is not on the map")
			}
		}
	}
	for _, name := range m.files {
		if _, ok := sources[name]; !ok {
			wrong = append(wrong, name+" is on the map but not in the folder")
		}
	}
	for group, files := range m.groups {
		for _, name := range files {
			if !slices.Contains(follows[name], group) {
				wrong = append(wrong, name+" follows no rule of the group "+group)
			}
		}
	}
	slices.Sort(wrong)
	return wrong
}

// The map of each ruleset names each of its files, and for each group of rules files that follow them.
func TestTheMapOfARulesetIsExact(t *testing.T) {
	for _, folder := range rulesets(t) {
		sources := map[string]string{}
		names, err := filepath.Glob(filepath.Join(root, folder, "*.go"))
		if err != nil || len(names) == 0 {
			t.Fatalf("no sources in %s: %v", folder, err)
		}
		var doc string
		for _, path := range names {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			switch name := filepath.Base(path); {
			case name == "doc.go":
				doc = string(text)
			case !strings.HasSuffix(name, "_test.go"):
				sources[name] = string(text)
			}
		}
		for _, wrong := range readMap(doc).wrong(sources) {
			t.Errorf("%s/doc.go: %s", folder, wrong)
		}
	}
}

// Whatever is wrong with a map is found.
func TestAWrongMapIsFound(t *testing.T) {
	sources := map[string]string{"turn.go": "// BF-DES-001 BF-G-002", "pay.go": "BF-ACT-006", "equal.go": ""}
	const right = "// Here.\n//\n//\tturn.go             a turn (DES)\n//\tpay.go              dice (of the kind that pays) (ACT)\n//\tequal.go            and so on (in a way)\n"
	if found := readMap(right).wrong(sources); len(found) > 0 {
		t.Errorf("a right map: %v", found)
	}
	for _, c := range []struct{ old, new, want string }{
		{"(in a way)", "(ACT)", "equal.go follows no rule of the group ACT"},
		{" (DES)", "", "turn.go follows a rule of the group DES, which is not on the map"},
		{"//\tequal.go            and so on (in a way)\n", "", "equal.go is not on the map"},
		{"equal.go            and", "equal.go, turn.go   and", "turn.go is on the map twice"},
		{"equal.go            and", "equal.go, find.go   and", "find.go is on the map but not in the folder"},
	} {
		found := readMap(strings.Replace(right, c.old, c.new, 1)).wrong(sources)
		if !slices.Contains(found, c.want) {
			t.Errorf("%v, want %q", found, c.want)
		}
	}
}
