package pack

import (
	"errors"
	"slices"

	"precipice/engine/content"
	"precipice/engine/fortress/library"
	"precipice/game/words"
)

// Validate looks the embedded content over, or that of a folder, in every language it has, and returns
// all that is wrong by file and line. The library is nil unless there is none. The error says why it
// could not be looked over.
func Validate(folder string) (lib *library.Library, problems content.Problems, err error) {
	from, err := source(folder)
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
