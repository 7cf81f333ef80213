package words

import (
	"io/fs"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"

	"precipice/engine"
	"precipice/engine/content"
)

// Book holds the texts of a language. Open makes one. It is safe for concurrent reading.
//
// Texts without a number are looked up here and not through go-i18n, which would choose language and
// plural form anew each time, and a changed screen asks for about a hundred texts.
type Book struct {
	language  string            // its code
	texts     map[string]pieces // of the program: the form `other`, English where the language has none
	shelves   map[string]shelf  // by ruleset; see Of
	own       shelf             // of the ruleset whose game speaks, empty for the program itself
	bundle    *i18n.Bundle
	localizer *i18n.Localizer
	players   []string          // what they are called, by seat; see Seated
	places    map[string]string // where places are, see WithPlaces

	Hands  func(as, action string) string // what the slots {key undo}, {keys undo}, {button undo} and {press undo} show; may be nil
	Way    func() string                  // what was used last: Touch, Pad, or "" for keys and mouse; may be nil
	Missed func(key string)               // told of each text that was asked for and is missing; nil for nobody
}

// shelf holds the texts of a ruleset.
type shelf struct {
	ruleset string
	texts   map[string]pieces
}

// Share is what a ruleset adds to the texts: a folder of its name in that of each language, and its content pack, with
// texts/xx.yaml.
type Share struct {
	Ruleset string
	Pack    fs.FS
}

func empty() *Book {
	return &Book{texts: map[string]pieces{}, shelves: map[string]shelf{}, bundle: i18n.NewBundle(language.English)}
}

// Open reads the texts of a language, or of the nearest language available, with English as a fallback for
// missing ones. Texts has a folder for each language, with Files. The book speaks for the program; see Of. If texts are badly
// written, the error is content.Problems with all of them.
func Open(texts fs.FS, lang string, shares ...Share) (*Book, error) {
	codes, err := Languages(texts)
	if err != nil {
		return nil, err
	}
	b := empty()
	b.language, _ = Nearest(lang, codes)
	var problems content.Problems
	for _, l := range slices.Compact([]string{"en", b.language}) {
		found, err := b.read(texts, shares, l)
		if err != nil {
			return nil, err
		}
		problems = append(problems, found...)
	}
	if len(problems) > 0 {
		return nil, problems
	}
	b.localizer = i18n.NewLocalizer(b.bundle, b.language)
	return b, nil
}

// Of returns the book for a game of a ruleset: with its texts, and those of the program where it has none of its own. The name ""
// is that of the program itself. Two rulesets may have different texts under one key.
func (b *Book) Of(ruleset string) *Book {
	c := *b
	c.own = b.shelves[ruleset]
	return &c
}

// find returns the text of a key.
func (b *Book) find(key string) (pieces, bool) {
	if text, ok := b.own.texts[key]; ok {
		return text, true
	}
	text, ok := b.texts[key]
	return text, ok
}

// Language returns the code of the book's language.
func (b *Book) Language() string { return b.language }

// WithPlayers returns the book for a table. It calls players by their names, or by number if they have none.
func (b *Book) WithPlayers(players []string) *Book {
	c := *b
	c.players = players
	return &c
}

// WithPlaces returns the book for a line of the log. It says where places are in place of their names.
func (b *Book) WithPlaces(where map[string]string) *Book {
	c := *b
	c.places = where
	return &c
}

// Player returns a player's name.
func (b *Book) Player(seat engine.Seat) string {
	if seat >= 0 && int(seat) < len(b.players) && Named(b.players[seat]) != "" {
		return Named(b.players[seat])
	}
	return b.Say("seat.player", strconv.Itoa(int(seat)+1))
}

// Has reports whether there is a text.
func (b *Book) Has(key string) bool { _, ok := b.find(key); return ok }

// The ways to play for which a text may have a form of its own: under its key with this ending.
const (
	Touch = "touch"
	Pad   = "pad"
)

// wayOf returns the key of a text in the form for what was used last.
func (b *Book) wayOf(key string) string {
	if b.Way == nil {
		return key
	}
	way := b.Way()
	if way == "" {
		return key
	}
	if own := key + "." + way; b.Has(own) {
		return own
	}
	return key
}

// Say returns a screen's text. A missing one gives its key in brackets, so that somebody notices.
func (b *Book) Say(key string, parts ...string) string {
	text, ok := b.find(b.wayOf(key))
	if !ok {
		return b.missing(key)
	}
	return text.fill(filling{book: b, parts: parts})
}

// hand returns what a slot for the key or button of an action shows: the action's name where nothing asks for it.
func (b *Book) hand(as, action string) string {
	if b == nil || b.Hands == nil {
		return action
	}
	return b.Hands(as, action)
}

func (b *Book) missing(key string) string {
	if b.Missed != nil {
		b.Missed(key)
	}
	return "[" + key + "]"
}

// message returns the id under which the bundle has the text of a key.
func (b *Book) message(key string) string {
	if _, own := b.own.texts[key]; own {
		return b.own.ruleset + "/" + key
	}
	return key
}

// Count returns a text that depends on a number, which fills {n}.
func (b *Book) Count(key string, n int, parts ...string) string {
	text, err := b.localizer.Localize(&i18n.LocalizeConfig{
		MessageID: b.message(b.wayOf(key)), TemplateData: filling{book: b, parts: parts, n: n}, PluralCount: n, TemplateParser: slots{},
	})
	if err != nil && text == "" { // with a text there is an error when the language has none of its own
		return b.missing(key)
	}
	return text
}

// Event returns the text of an event.
func (b *Book) Event(key string, parts []string) string { return b.closest("event."+key, parts) }

// Line returns the text of a line of the log: of an event, of an option taken unasked, or of a problem.
func (b *Book) Line(key string, parts []string, problem error) string {
	switch {
	case problem != nil:
		return b.Event(key, []string{b.Error(problem)})
	case key == "automatic", key == "always", key == "never":
		return b.unasked(key, parts)
	}
	return b.Event(key, parts)
}

// unasked returns the text of an event whose parts are the kind of a decision and the option taken, as its
// verb and its parts.
func (b *Book) unasked(key string, parts []string) string {
	if len(parts) < 2 {
		return b.Event(key, parts)
	}
	o := engine.Option{Verb: parts[1]}
	copy(o.Parts[:], parts[2:])
	return b.Say("event."+key, b.Do(parts[0], &o))
}

// Why returns the text of a refusal.
func (b *Book) Why(reason string, parts []string) string {
	return b.Say("why."+reason, b.Names(parts)...)
}

// Ask returns the question of a decision.
func (b *Book) Ask(d *engine.Decision) string { return b.closest("ask."+d.Kind, d.About[:]) }

// Do returns the text of an option. One with a second part, such as a target, has the text of the key that ends in ".on" if there
// is one.
func (b *Book) Do(kind string, o *engine.Option) string {
	n := len(o.Parts)
	for n > 0 && o.Parts[n-1] == "" {
		n--
	}
	key := "do." + o.Verb
	for _, special := range []string{key + "." + kind, "do." + kind + "." + o.Verb} {
		if b.Has(special) {
			key = special
			break
		}
	}
	if n > 1 && o.Parts[1] != "" && b.Has(key+".on") {
		key += ".on"
	}
	return b.closest(key, o.Parts[:n])
}

// Rule returns a rule in one line, or "" if it has none.
func (b *Book) Rule(id string) string {
	text, _ := b.find("rule." + id)
	return text.fill(filling{})
}

// RuleUnder returns a rule in one line, without the name that it begins with if that stands above it.
func (b *Book) RuleUnder(name, id string) string {
	text := b.Rule(id)
	rest, named := strings.CutPrefix(text, name+": ")
	if first, size := utf8.DecodeRuneInString(rest); named && size > 0 {
		return string(unicode.ToUpper(first)) + rest[size:]
	}
	return text
}

// closest returns the text of the most specific key: each part in turn extends the key if such a text exists.
func (b *Book) closest(key string, parts []string) string {
	for _, p := range parts {
		if p != "" && b.Has(key+"."+p) {
			key += "." + p
		}
	}
	text, ok := b.find(key)
	if !ok {
		return b.missing(key)
	}
	return text.fill(filling{book: b, parts: b.Names(parts), raw: parts})
}

// Names returns how parts are shown.
func (b *Book) Names(parts []string) []string {
	shown := make([]string, len(parts))
	for i, p := range parts {
		shown[i] = b.Name(p)
	}
	return shown
}

// Name returns how a part is shown: by its text, a place by where it is, a numbered miniature by that of its kind, else unchanged.
func (b *Book) Name(id string) string {
	if where, ok := b.places[id]; ok {
		return where
	}
	if text, ok := b.find("name." + id); ok {
		return text.fill(filling{})
	}
	if at := strings.LastIndexByte(id, '-'); at > 0 && digits(id[at+1:]) {
		if text, ok := b.find("name." + id[:at]); ok {
			return b.Say("numbered", text.fill(filling{}), id[at+1:])
		}
	}
	if count, sides, ok := strings.Cut(id, "d"); ok && digits(sides) && (count == "" || digits(count)) {
		return strings.TrimPrefix(count, "1") + "D" + sides // dice: 1d8 is D8, 2d6 is 2D6
	}
	return id
}

func digits(s string) bool { return s != "" && strings.Trim(s, "0123456789") == "" }
