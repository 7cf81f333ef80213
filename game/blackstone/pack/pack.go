// Package pack reads the content pack of Blackstone Fortress, its texts, rulebook and tutorial.
package pack

import (
	"errors"
	"io/fs"
	"sync"

	"precipice/assets"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game/blackstone"
	"precipice/game/blackstone/guide"
	"precipice/game/pack"
	"precipice/game/rulebook"
	"precipice/game/words"
	"precipice/message"
)

// Name is the name of the content pack.
const Name = "blackstone"

// Load reads the embedded content, or that of a folder, and the texts of a language. The error lists all
// problems in both, one a line.
func Load(folder, language string) (fortress.Rules, *words.Book, error) {
	from, err := pack.Open(Name, folder)
	if err != nil {
		return fortress.Rules{}, nil, err
	}
	rules, err := read(folder, from)
	book, problem := open(folder, from, language)
	if err = errors.Join(err, problem); err != nil {
		return fortress.Rules{}, nil, message.New("error.content.mistakes", err)
	}
	return rules, book, nil
}

// Rules reads the embedded content, or that of a folder, and what it adds to the texts of the program. The error lists all problems,
// one a line.
func Rules(folder string) (fortress.Rules, words.Share, error) {
	from, err := pack.Open(Name, folder)
	if err != nil {
		return fortress.Rules{}, words.Share{}, err
	}
	rules, err := read(folder, from)
	return rules, share(from), err
}

// embedded is the library of the embedded content, which cannot change and is read once.
var embedded = sync.OnceValues(func() (*library.Library, error) { return library.Load(assets.Pack(Name)) })

// read reads a content pack, the embedded one or that of a folder.
func read(folder string, from fs.FS) (fortress.Rules, error) {
	load := embedded
	if folder != "" {
		load = func() (*library.Library, error) { return library.Load(from) }
	}
	lib, err := load()
	if err != nil {
		return fortress.Rules{}, err
	}
	own := *lib
	return fortress.Rules{Pack: fortress.NewPack(&own)}, nil
}

// share is what the ruleset adds to the texts of the program.
func share(from fs.FS) words.Share { return words.Share{Ruleset: blackstone.Name, Pack: from} }

// open reads the texts of the program and the ruleset.
func open(folder string, from fs.FS, language string) (*words.Book, error) {
	book, err := pack.Book(folder, language, share(from))
	if err != nil {
		return nil, err
	}
	return book.Of(blackstone.Name), nil
}

// Texts returns a function that opens the texts of a language, for the embedded content or that of a folder.
func Texts(folder string) func(language string) (*words.Book, error) {
	return func(language string) (*words.Book, error) {
		from, err := pack.Open(Name, folder)
		if err != nil {
			return nil, err
		}
		return open(folder, from, language)
	}
}

// Rulebook reads the embedded rulebook of a language.
func Rulebook(language string) (*rulebook.Book, error) {
	return rulebook.Open(assets.Texts(), blackstone.Name, language)
}

// Course returns the starter for the embedded content or that of a folder. Content without the starter's
// battlefield has no course.
func Course(folder string, rules fortress.Rules, book *words.Book) (*guide.Course, error) {
	course, err := guide.Open(assets.Guide(), rules.Pack, book)
	if err != nil && folder != "" {
		return nil, nil
	}
	if err != nil {
		return nil, message.New("error.content.starter", err)
	}
	return course, nil
}
