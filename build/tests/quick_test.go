package main

import (
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"precipice/build/rulesets"
)

// A change of any content, text or tutorial of a ruleset runs tests of that ruleset, and none of another.
func TestAChangeReachesTheTestsOfItsRuleset(t *testing.T) {
	t.Chdir("../..")
	for _, r := range rulesets.All() {
		for _, part := range []struct{ of, pkg string }{{r.Content, r.Rules}, {r.Texts, r.Screens}, {r.Guide, r.Host + "/guide"}} {
			for _, file := range firstOfFolders(t, part.of) {
				plans := plan(&changes{files: []string{file}}, 32)
				if !slices.ContainsFunc(plans, func(p *planned) bool { return p.pkg == part.pkg && len(p.tests) > 0 }) {
					t.Errorf("a change of %s runs no test of %s", file, part.pkg)
				}
				for _, p := range plans {
					if other := ofAnother(r, p.pkg); other != "" {
						t.Errorf("a change of %s runs tests of %s, which is of the %s", file, p.pkg, other)
					}
				}
			}
		}
	}
}

// What all rulesets say runs tests of the screens and the terminal of each.
func TestATextOfTheProgramReachesEveryRuleset(t *testing.T) {
	t.Chdir("../..")
	packages := watching("assets/text/en/console.yaml")
	for _, r := range rulesets.All() {
		if !slices.Contains(packages, r.Screens) || !slices.Contains(packages, r.Terminal) {
			t.Errorf("a change of the console's texts reaches %v, which lacks the %s", packages, r.Name)
		}
	}
}

// ofAnother returns the name of another ruleset that a package is of, "" if it is of none.
func ofAnother(than rulesets.Ruleset, pkg string) string {
	for _, r := range rulesets.All() {
		if r.Name != than.Name && slices.ContainsFunc([]string{r.Rules, r.Host, r.Screens}, func(folder string) bool { return pkg == folder || strings.HasPrefix(pkg, folder+"/") }) {
			return r.Name
		}
	}
	return ""
}

// firstOfFolders returns a file of each folder that lies in one, or the file itself.
func firstOfFolders(t *testing.T, root string) (files []string) {
	t.Helper()
	seen := map[string]bool{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && !seen[filepath.Dir(path)] {
			seen[filepath.Dir(path)] = true
			files = append(files, filepath.ToSlash(path))
		}
		return err
	})
	if err != nil || len(files) == 0 {
		t.Fatalf("%s holds %v, %v", root, files, err)
	}
	return files
}
