package session

import (
	"bytes"
	"cmp"
	"encoding/hex"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"precipice/message"
)

// A link comes out of a chat or a mail, seldom alone: an address stands before it, brackets, quotes or a sentence around it.
// Mail programs wrap it, quote the lines, and messengers spell characters such as # with percent signs or put invisible
// ones between. Its checksum tells which of the letters that follow it are its own.

const (
	// longestAround is the most bytes of a text that a link is looked for in. Spelled with percent signs a link takes
	// three times its length.
	longestAround = 8 * MaxLink
	mostPieces    = 200 // of a wrapped link
	mostFound     = 4   // links in a text
)

// GivenLink returns the link that a text holds, in the form that all readers of games know as a link: LinkWord and its
// letters, with spaces where it was wrapped or where other words may follow it.
func GivenLink(text string) ([]byte, error) {
	text = legible(text)
	if strings.TrimSpace(text) == "" {
		return nil, message.New("error.link.empty", LinkWord)
	}
	found := linksIn(text)
	if len(found) == 0 {
		return nil, message.New("error.link.word", LinkWord)
	}
	var links []string
	var wrong error
	for _, pieces := range found {
		if err := lengthOf(pieces[0]); err != nil {
			wrong = cmp.Or(wrong, err)
		} else {
			links = append(links, LinkWord+strings.Join(pieces, " "))
		}
	}
	if len(links) == 0 {
		return nil, wrong
	}
	return []byte(strings.Join(links, " ; ")), nil
}

// lengthOf refuses a link that is too long, or that has no letters.
func lengthOf(letters string) error {
	if letters == "" {
		return message.New("error.link.empty", LinkWord)
	}
	return AtMost("error.link.long", len(LinkWord)+len(letters), MaxLink)
}

// IsLink reports whether data is a text with the link of a game and not a file.
func IsLink(data []byte) bool {
	if len(data) == 0 || len(data) > longestAround || bytes.HasPrefix(data, []byte(firstLine)) {
		return false
	}
	// No text begins with the first byte of a save.
	return utf8.RuneStart(data[0]) && len(linksIn(legible(string(data)))) > 0
}

// lettersOf returns the letters that may be those of the link that a text holds, the likeliest first.
func lettersOf(text string) (all []string) {
	for _, pieces := range linksIn(legible(text)) {
		for n := range pieces {
			letters := strings.Join(pieces[:n+1], "")
			all = append(all, letters)
			if bare := strings.TrimRight(letters, "_"); bare != letters { // which may make it slant
				all = append(all, bare)
			}
		}
	}
	return all
}

// linksIn returns the letters after each LinkWord of a text, in pieces that white space separates. Those after a # come
// first: an address is likelier a link than a word of a sentence.
func linksIn(text string) (found [][]string) {
	var later [][]string
	for i := 0; i < len(text) && len(found)+len(later) < mostFound; i++ {
		rest, ok := afterWord(text[i:])
		switch {
		case !ok:
		case i > 0 && text[i-1] == '#':
			found = append(found, piecesOf(rest))
		default:
			later = append(later, piecesOf(rest))
		}
	}
	return slices.Concat(found, later)
}

// afterWord returns what follows LinkWord at the beginning of a text. The word may be wrapped, and have capitals.
func afterWord(text string) (rest string, ok bool) {
	for i := range len(LinkWord) {
		if rest := afterWrap(text); i > 0 && rest != "" && (text[0] != '=' || LinkWord[i] != '=' || rest[0] == '=') {
			text = rest
		}
		if text == "" || text[0]|0x20 != LinkWord[i]|0x20 {
			return "", false
		}
		text = text[1:]
	}
	return text, true
}

// piecesOf returns the letters of a link at the beginning of a text, cut where white space is among them. There is at
// least one piece, which may be empty, and those after it are not longer than a link.
func piecesOf(text string) (pieces []string) {
	if rest := afterWrap(text); rest != "" {
		text = rest
	}
	text = strings.TrimPrefix(text, "3D") // as mail programs spell the = before it
	for letters := len(LinkWord); len(pieces) < mostPieces; {
		end := strings.IndexFunc(text, func(r rune) bool { return !isLinkLetter(r) })
		if end < 0 {
			end = len(text)
		}
		if letters += end; len(pieces) > 0 && (end == 0 || letters > MaxLink) {
			break
		}
		pieces = append(pieces, text[:end])
		if text = afterWrap(text[end:]); text == "" {
			break
		}
	}
	return pieces
}

// afterWrap returns what follows white space, and the marks of quoted lines after a line break, before which mail programs may write
// a =. It returns "" if the text begins with something else.
func afterWrap(text string) string {
	if end := strings.TrimPrefix(text, "="); strings.HasPrefix(end, "\n") || strings.HasPrefix(end, "\r") {
		text = end
	}
	rest := strings.TrimLeftFunc(text, unicode.IsSpace)
	if space := text[:len(text)-len(rest)]; space == "" {
		return ""
	} else if strings.ContainsAny(space, "\r\n") {
		rest = strings.TrimLeft(rest, ">| \t")
	}
	return rest
}

func isLinkLetter(r rune) bool {
	return 'A' <= r && r <= 'Z' || 'a' <= r && r <= 'z' || '0' <= r && r <= '9' || r == '-' || r == '_'
}

// legible returns a text without the characters that nobody sees, and without the signs with which programs spell others.
func legible(text string) string {
	for range 3 { // as often as messengers pass it on to each other
		again := unspelled(text)
		if again == text {
			break
		}
		text = again
	}
	text = strings.ReplaceAll(strings.ToValidUTF8(text, "\uFFFD"), `\_`, "_") // as it is written where _ makes text slant
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Cf, r) || r == '\u034f' || r == '\u3164' || r == 0 {
			return -1
		}
		return r
	}, text)
}

// unspelled replaces each %XX by the byte that it stands for.
func unspelled(text string) string {
	if !strings.Contains(text, "%") {
		return text
	}
	plain := make([]byte, 0, len(text))
	for len(text) > 0 {
		if b, err := hex.DecodeString(text[min(1, len(text)):min(3, len(text))]); text[0] == '%' && err == nil && len(b) == 1 {
			plain, text = append(plain, b[0]), text[3:]
			continue
		}
		plain, text = append(plain, text[0]), text[1:]
	}
	return string(plain)
}
