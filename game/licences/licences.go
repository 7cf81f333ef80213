// Package licences lists the parts of the program and their licences.
package licences

import (
	"fmt"
	"io/fs"
	"strings"

	"precipice/assets"
)

// Part is something that is linked into the program or shipped beside it.
type Part struct {
	Name    string // a module, or a description
	Licence string // as its SPDX identifier
	File    string // of the licence text in assets/licences
	Text    string
}

// List is the file that lists the parts: on each line the name, the licence and the file, separated by
// tabs.
const List = "list.txt"

// ListOf formats the list.
func ListOf(all []Part) string {
	var b strings.Builder
	for _, p := range all {
		fmt.Fprintf(&b, "%s\t%s\t%s\n", p.Name, p.Licence, p.File)
	}
	return b.String()
}

// All reads the embedded parts, the program itself first.
func All() (all []Part, err error) {
	from := assets.Licences()
	list, err := fs.ReadFile(from, List)
	if err != nil {
		return nil, err
	}
	for line := range strings.Lines(string(list)) {
		words := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(words) != 3 {
			return nil, fmt.Errorf("%s: %q is not a name, a licence and a file", List, line)
		}
		text, err := fs.ReadFile(from, words[2])
		if err != nil {
			return nil, err
		}
		all = append(all, Part{words[0], words[1], words[2], string(text)})
	}
	return all, nil
}
