package pack

import (
	"precipice/engine/content"
	"precipice/engine/fortress/library"
	"precipice/game/pack"
)

// Validate checks the embedded content or that of a folder, in every language, and returns all problems by file and line. The library is
// nil if there are problems. The error says why the content could not be checked.
func Validate(folder string) (*library.Library, content.Problems, error) {
	return pack.Validate(Name, folder, library.Load, nil)
}
