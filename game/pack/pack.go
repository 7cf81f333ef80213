// Package pack loads what a game is played with: the content with its words, and the place of its
// saves. It is what the window and the console have in common before anything is shown.
package pack

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"sync"

	"precipice/assets"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game/guide"
	"precipice/game/rulebook"
	"precipice/game/words"
	"precipice/saves"
)

// Name is the content pack of this game.
const Name = "blackstone"

// Load reads the embedded content, or that of a folder, with the words of a language. The error is
// all that is wrong in both, a line each.
func Load(folder, language string) (fortress.Rules, *words.Book, error) {
	from, err := source(folder)
	if err != nil {
		return fortress.Rules{}, nil, err
	}
	lib, err := library.Load(from)
	book, problem := words.Open(assets.Texts(), from, language)
	if err = errors.Join(err, problem); err != nil {
		return fortress.Rules{}, nil, fmt.Errorf("the content has mistakes:\n%w", err)
	}
	return fortress.Rules{Pack: fortress.NewPack(lib)}, book, nil
}

// source is the embedded content, or a folder.
func source(folder string) (fs.FS, error) {
	if folder == "" {
		return assets.Pack(Name), nil
	}
	info, err := os.Stat(folder)
	if err == nil && !info.IsDir() {
		return nil, fmt.Errorf("content %s: this is a file; name the folder that holds pack.yaml", folder)
	}
	if err != nil {
		return nil, fmt.Errorf("content %s: there is no such folder; name the folder that holds pack.yaml", folder)
	}
	return &packFolder{from: os.DirFS(folder)}, nil
}

// Rulebook returns what reads the embedded rulebook of a language, once, when it is asked for.
func Rulebook(language string) func() (*rulebook.Book, error) {
	return sync.OnceValues(func() (*rulebook.Book, error) { return rulebook.Open(assets.Texts(), language) })
}

// Course is the starter for the content of a folder, or the embedded one; content of one's own need not have
// its battlefield, and then there is none.
func Course(folder string, rules fortress.Rules, book *words.Book) (*guide.Course, error) {
	course, err := guide.Open(assets.Guide(), rules.Pack, book)
	if err != nil && folder != "" {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("the starter has mistakes:\n%w", err)
	}
	return course, nil
}

// Store opens the saves in a folder, or where this platform keeps them. The store can be used even
// when there is an error to show.
func Store(folder string) (saves.Store, error) {
	if folder == "" {
		return saves.Default()
	}
	return store(folder), nil
}
