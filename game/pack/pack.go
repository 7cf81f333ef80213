// Package pack loads the content and its texts, for the window and the console.
package pack

import (
	"errors"
	"io/fs"
	"os"

	"precipice/assets"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game/blackstone"
	"precipice/game/guide"
	"precipice/game/rulebook"
	"precipice/game/words"
	"precipice/message"
)

// Name is the name of the content pack.
const Name = "blackstone"

// Load reads the embedded content, or that of a folder, and the texts of a language. The error lists all
// problems in both, one a line.
func Load(folder, language string) (fortress.Rules, *words.Book, error) {
	from, err := source(folder)
	if err != nil {
		return fortress.Rules{}, nil, err
	}
	lib, err := library.Load(from)
	book, problem := open(from, language)
	if err = errors.Join(err, problem); err != nil {
		return fortress.Rules{}, nil, message.New("error.content.mistakes", err)
	}
	return fortress.Rules{Pack: fortress.NewPack(lib)}, book, nil
}

// open reads the texts of the program and the ruleset.
func open(from fs.FS, language string) (*words.Book, error) {
	book, err := words.Open(assets.Texts(), language, words.Share{Ruleset: blackstone.Name, Pack: from})
	if err != nil {
		return nil, err
	}
	return book.Of(blackstone.Name), nil
}

// source returns the embedded content, or a folder.
func source(folder string) (fs.FS, error) {
	if folder == "" {
		return assets.Pack(Name), nil
	}
	info, err := os.Stat(folder)
	if err == nil && !info.IsDir() {
		return nil, message.New("error.content.file", folder)
	}
	if err != nil {
		return nil, message.New("error.content.folder", folder)
	}
	return &packFolder{from: os.DirFS(folder)}, nil
}

// Texts returns a function that opens the texts of a language, for the embedded content or that of a folder.
func Texts(folder string) func(language string) (*words.Book, error) {
	return func(language string) (*words.Book, error) {
		from, err := source(folder)
		if err != nil {
			return nil, err
		}
		return open(from, language)
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
