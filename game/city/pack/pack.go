// Package pack reads the content pack of Cursed City, its texts and its rulebook.
package pack

import (
	"precipice/assets"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game/city"
	"precipice/game/pack"
	"precipice/game/rulebook"
	"precipice/game/words"
)

// Name is the name of the content pack.
const Name = "city"

// Mark is the part of a content pack that only packs of Cursed City have.
const Mark = "journeys"

// Rules reads the embedded content, or that of a folder, and what it adds to the texts of the program. The error lists all problems,
// one a line.
func Rules(folder string) (city.Rules, words.Share, error) {
	from, err := pack.Open(Name, folder)
	if err != nil {
		return city.Rules{}, words.Share{}, err
	}
	share := words.Share{Ruleset: city.Name, Pack: from}
	lib, err := library.Load(from)
	if err != nil {
		return city.Rules{}, share, err
	}
	return city.Rules{Rules: rules.Rules{Pack: rules.NewPack(lib)}}, share, nil
}

// Rulebook reads the embedded rulebook of a language.
func Rulebook(language string) (*rulebook.Book, error) {
	return rulebook.Open(assets.Texts(), city.Name, language)
}
