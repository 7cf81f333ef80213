package pack

import (
	"errors"
	"io/fs"
	"slices"

	"precipice/engine/content"
	"precipice/game/words"
)

// Validate checks the embedded content of a name or that of a folder, in every language, and returns all problems by file and line.
// Load reads the content, and play, which may be nil, finds what is wrong with content that is sound so far. What was loaded is nil if
// there are problems. The error says why the content could not be checked.
func Validate[L any](name, folder string, load func(fs.FS) (*L, error), play func(*L) content.Problems) (lib *L, problems content.Problems, err error) {
	from, err := Open(name, folder)
	if err != nil {
		return nil, nil, err
	}
	lib, err = load(from)
	if err != nil && !errors.As(err, &problems) {
		return nil, nil, err
	}
	for _, p := range words.Check(from) {
		told := slices.ContainsFunc(problems, func(q content.Problem) bool { return q.File == p.File && (q.Line == p.Line || q.What == p.What) })
		if !told {
			problems = append(problems, p)
		}
	}
	if len(problems) == 0 && play != nil {
		problems = play(lib)
	}
	if problems = problems.Sorted(); len(problems) > 0 {
		lib = nil
	}
	return lib, problems, nil
}
