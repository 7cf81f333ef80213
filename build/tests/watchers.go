package main

import (
	"slices"
	"strings"

	"precipice/build/rulesets"
)

// A watcher is a package that proves what is no Go of its own, of the files whose names begin so.
type watcher struct{ prefix, pkg string }

// watchers prove texts, the page, and whatever else is of no ruleset.
var watchers = []watcher{
	{"assets/text/", "assets/text"}, {"assets/text/", "render"}, {"assets/text/en/console", "build/coins"}, {"assets/text/en/errors", "message"},
	{"assets/content/", "assets/text"}, {"build/web/", "build/page"},
}

// watchersOf prove what players read and play of a ruleset.
func watchersOf(r rulesets.Ruleset) []watcher {
	return []watcher{
		{"assets/text/", r.Screens}, {"assets/text/en/console", r.Terminal}, {r.Texts + "/console", r.Terminal}, {r.Texts + "/guide", r.Host + "/guide"},
		{r.Texts + "/rulebook", "game/rulebook"}, {r.Content + "/", r.Rules}, {r.Content + "/", r.Rules + "/library"}, {r.Content + "/", r.Host + "/pack"},
		{r.Content + "/texts/", r.Screens}, {r.Guide, r.Host + "/guide"},
	}
}

// watching returns the packages that prove a file which is no Go of theirs. What is of one ruleset concerns no other.
func watching(file string) (packages []string) {
	all := watchers
	whole := rulesets.All()
	owner := slices.IndexFunc(whole, func(r rulesets.Ruleset) bool {
		return strings.HasPrefix(file, r.Texts+"/") || strings.HasPrefix(file, r.Content+"/") || file == r.Guide
	})
	for i, r := range whole {
		if owner < 0 || owner == i {
			all = slices.Concat(all, watchersOf(r))
		}
	}
	for _, w := range all {
		if strings.HasPrefix(file, w.prefix) {
			packages = append(packages, w.pkg)
		}
	}
	return packages
}
