package words

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"precipice/message"
)

// Error says an error as a part of a sentence. One that has no message of its own, such as an error from
// the system, stays as it is.
func (b *Book) Error(err error) string {
	if err == nil {
		return ""
	}
	if m, ok := err.(message.Teller); ok {
		told := m.Message()
		return b.Say(told.Key(), told.Parts(b.Error)...)
	}
	if all, ok := err.(interface{ Unwrap() []error }); ok && joined(err, all.Unwrap()) {
		return strings.Join(b.errors(all.Unwrap()), "\n")
	}
	return err.Error()
}

// joined reports whether an error is what errors.Join makes of others, rather than a sentence around them.
func joined(err error, all []error) bool {
	said := make([]string, len(all))
	for i, one := range all {
		said[i] = one.Error()
	}
	return err.Error() == strings.Join(said, "\n")
}

func (b *Book) errors(all []error) []string {
	said := make([]string, len(all))
	for i, one := range all {
		said[i] = b.Error(one)
	}
	return said
}

// Sentence says an error as a whole sentence, with a capital and a full stop.
func (b *Book) Sentence(err error) string {
	said := b.Error(err)
	if said == "" {
		return ""
	}
	first, size := utf8.DecodeRuneInString(said)
	said = string(unicode.ToUpper(first)) + said[size:]
	if strings.ContainsAny(said[len(said)-1:], ".?!") {
		return said
	}
	return b.Say("error.sentence", said)
}
