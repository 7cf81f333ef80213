// Package rulesets lists the rulesets that the project has, for what must be done for each: which tests a change reaches, what soaks
// play, what is measured. list.txt has a line for each: its name, the folder that hosts it, and the steps of its tutorial. A test of
// build/check finds one that is missing.
package rulesets

import (
	_ "embed"
	"strings"
)

// Ruleset says where the parts of a ruleset lie, each from the module's root.
type Ruleset struct {
	Name     string
	Rules    string // the folder of its rules
	Host     string // the folder that hosts it
	Terminal string // the folder of what the terminal says only for it
	Screens  string // the folder of its screens
	Content  string // the folder of its content
	Texts    string // the folder of its texts
	Guide    string // the file of its tutorial's steps
}

//go:embed list.txt
var list string

// All returns the rulesets.
func All() (all []Ruleset) {
	for line := range strings.Lines(list) {
		words := strings.Fields(line)
		name, host := words[0], words[1]
		all = append(all, Ruleset{name, "engine/" + name, "game/" + host, "game/" + host + "/terminal", "scenes/" + name,
			"assets/content/" + host, "assets/text/en/" + name, "assets/guide/" + words[2]})
	}
	return all
}
