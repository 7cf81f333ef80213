package words

import (
	"io/fs"
	"regexp"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"

	"precipice/engine"
)

// Book is the texts of a language. It is made by Open and may be read by several goroutines.
type Book struct {
	bundle    *i18n.Bundle
	localizer *i18n.Localizer
	has       map[string]bool
}

// Open reads the texts of a language, and the English ones that stand in where it has none. Texts
// has a folder a language with rules.yaml and screens.yaml; pack is a content pack, with texts/xx.yaml.
func Open(texts, pack fs.FS, lang string) (*Book, error) {
	b := &Book{bundle: i18n.NewBundle(language.English), has: map[string]bool{}}
	list := []string{"en"}
	if lang != "en" {
		list = append(list, lang)
	}
	for _, l := range list {
		if err := b.read(texts, pack, l); err != nil {
			return nil, err
		}
	}
	b.localizer = i18n.NewLocalizer(b.bundle, lang)
	return b, nil
}

// Languages are those the book has texts of.
func (b *Book) Languages() []language.Tag { return b.bundle.LanguageTags() }

// Has tells whether there is a text.
func (b *Book) Has(key string) bool { return b.has[key] }

// Say is a screen's text. One that is missing gives its key in brackets, so that it is seen.
func (b *Book) Say(key string, parts ...string) string {
	return b.write(key, nil, filling{parts: parts})
}

// Count is a text that depends on a number, which fills {n}.
func (b *Book) Count(key string, n int, parts ...string) string {
	return b.write(key, n, filling{parts: parts, n: n})
}

func (b *Book) write(key string, count any, f filling) string {
	text, err := b.localizer.Localize(&i18n.LocalizeConfig{MessageID: key, TemplateData: f, PluralCount: count, TemplateParser: slots{}})
	if err != nil && text == "" { // with a text there is an error when the language has none of its own
		return "[" + key + "]"
	}
	return text
}

// Event is what an event says.
func (b *Book) Event(key string, parts []string) string { return b.closest(parts, "event."+key) }

// Why says why an option is refused.
func (b *Book) Why(reason string, parts []string) string {
	return b.write("why."+reason, nil, filling{parts: b.names(parts)})
}

// Ask is the question of a decision.
func (b *Book) Ask(d *engine.Decision) string { return b.closest(d.About[:], "ask."+d.Kind) }

// Do says what an option does.
func (b *Book) Do(kind string, o *engine.Option) string {
	n := len(o.Parts)
	for n > 0 && o.Parts[n-1] == "" {
		n--
	}
	return b.closest(o.Parts[:n], "do."+kind+"."+o.Verb, "do."+o.Verb)
}

// Rule is a rule in one line, and empty for one without.
func (b *Book) Rule(id string) string {
	if !b.has["rule."+id] {
		return ""
	}
	return b.Say("rule." + id)
}

// closest writes the first of the keys there is, lengthened by each part in turn where such a text
// exists.
func (b *Book) closest(parts []string, keys ...string) string {
	key := keys[0]
	for _, k := range keys {
		if b.has[k] {
			key = k
			break
		}
	}
	for _, p := range parts {
		if p != "" && b.has[key+"."+p] {
			key += "." + p
		}
	}
	return b.write(key, nil, filling{parts: b.names(parts)})
}

func (b *Book) names(parts []string) []string {
	shown := make([]string, len(parts))
	for i, p := range parts {
		shown[i] = b.Name(p)
	}
	return shown
}

var numbered = regexp.MustCompile(`^(.+)-([0-9]+)$`)

// Name shows a part: by its text, a numbered miniature by that of its kind, else as it stands.
func (b *Book) Name(id string) string {
	if b.has["name."+id] {
		return b.Say("name." + id)
	}
	if !strings.Contains(id, "-") {
		return id
	}
	if m := numbered.FindStringSubmatch(id); m != nil && b.has["name."+m[1]] {
		return b.Say("numbered", b.Say("name."+m[1]), m[2])
	}
	return id
}
