// Package pack reads the content pack of Cursed City, its texts and its rulebook.
package pack

import (
	"sync"

	"precipice/assets"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/engine/city/trial"
	"precipice/engine/content"
	"precipice/game/city"
	"precipice/game/city/guide"
	"precipice/game/pack"
	"precipice/game/rulebook"
	"precipice/game/words"
	"precipice/message"
)

// Name is the name of the content pack.
const Name = "city"

// Rules reads the embedded content, or that of a folder, and what it adds to the texts of the program. The error lists all problems,
// one a line.
func Rules(folder string) (city.Rules, words.Share, error) {
	from, err := pack.Open(Name, folder)
	if err != nil {
		return city.Rules{}, words.Share{}, err
	}
	share := words.Share{Ruleset: city.Name, Pack: from}
	load := embedded
	if folder != "" {
		load = func() (*library.Library, error) { return library.Load(from) }
	}
	lib, err := load()
	if err != nil {
		return city.Rules{}, share, err
	}
	own := *lib
	return city.Rules{Rules: rules.Rules{Pack: rules.NewPack(&own)}}, share, nil
}

// embedded is the library of the embedded content, which cannot change and is read once.
var embedded = sync.OnceValues(func() (*library.Library, error) { return library.Load(assets.Pack(Name)) })

// Validate checks the embedded content or that of a folder, in every language, lets bots play every map of what is sound so far, and
// returns all problems by file and line. The library is nil if there are problems. The error says why the content could not be checked.
func Validate(folder string) (*library.Library, content.Problems, error) {
	return pack.Validate(Name, folder, library.Load, func(lib *library.Library) content.Problems {
		return trial.Pack(rules.Rules{Pack: rules.NewPack(lib)})
	})
}

// Rulebook reads the embedded rulebook of a language.
func Rulebook(language string) (*rulebook.Book, error) {
	return rulebook.Open(assets.Texts(), city.Name, language)
}

// Course returns the tutorial for the embedded content or that of a folder. Content without its map and heroes has no course.
func Course(folder string, r city.Rules, book *words.Book) (*guide.Course, error) {
	course, err := guide.Open(assets.Guide(), r.Rules, book.Of(city.Name))
	if err != nil && folder != "" {
		return nil, nil
	}
	if err != nil {
		return nil, message.New("error.content.starter", err)
	}
	return course, nil
}
