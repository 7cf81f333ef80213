package pack

import (
	"errors"
	"slices"

	"precipice/engine/content"
	"precipice/engine/fortress/library"
	"precipice/game/pack"
	"precipice/game/words"
)

// Validate checks the embedded content or that of a folder, in every language, and returns all problems by
// file and line. The library is nil if there are problems. The error says why the content could not be
// checked.
func Validate(folder string) (lib *library.Library, problems content.Problems, err error) {
	from, err := pack.Open(Name, folder)
	if err != nil {
		return nil, nil, err
	}
	lib, err = library.Load(from)
	if err != nil && !errors.As(err, &problems) {
		return nil, nil, err
	}
	for _, p := range words.Check(from) {
		told := slices.ContainsFunc(problems, func(q content.Problem) bool { return q.File == p.File && (q.Line == p.Line || q.What == p.What) })
		if !told {
			problems = append(problems, p)
		}
	}
	problems = problems.Sorted()
	if len(problems) > 0 {
		lib = nil
	}
	return lib, problems, nil
}
