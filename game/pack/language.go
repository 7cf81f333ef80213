package pack

import (
	"cmp"
	"strconv"

	"precipice/assets"
	"precipice/game/words"
	"precipice/message"
)

// Languages returns the codes of the languages of the embedded texts, English first.
func Languages() ([]string, error) { return words.Languages(assets.Texts()) }

// Language returns the language of the texts: the one that is asked for, which must exist, else the one
// remembered, else the system's, else English.
func Language(asked, remembered string) (string, error) {
	codes, err := Languages()
	if err != nil {
		return "", err
	}
	if asked != "" {
		code, ok := words.Nearest(asked, codes)
		if !ok {
			return "", message.New("error.texts.none", strconv.Quote(asked), codes)
		}
		return code, nil
	}
	for _, wanted := range []string{remembered, systemLanguage()} {
		if code, ok := words.Nearest(wanted, codes); ok {
			return code, nil
		}
	}
	return codes[0], nil
}

// Told says an error that ends the program, in the language asked for or the system's.
func Told(asked string, err error) string {
	language, _ := Language(asked, "") // if there is none, English will do
	book, problem := Book("", cmp.Or(language, "en"))
	if problem != nil {
		return err.Error()
	}
	return book.Error(err)
}
