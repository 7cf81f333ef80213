package pack

import (
	"io/fs"

	"precipice/assets"
)

// Owner returns which of some rulesets a folder is a content pack of, by the name of their own packs: the one whose pack has the most files
// and folders of the same names. It is -1 if that is none or several.
func Owner(folder string, packs ...string) (owner int) {
	owner = -1
	if folder == "" {
		return owner
	}
	from, err := Open("", folder)
	if err != nil {
		return owner
	}
	entries, err := fs.ReadDir(from, ".")
	if err != nil {
		return owner
	}
	most := 0
	for i, name := range packs {
		if name == "" {
			continue
		}
		shared, own := 0, assets.Pack(name)
		for _, e := range entries {
			if _, err := fs.Stat(own, e.Name()); err == nil {
				shared++
			}
		}
		switch {
		case shared > most:
			owner, most = i, shared
		case shared == most:
			owner = -1
		}
	}
	return owner
}
