package session

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"io"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/message"
)

// A link is a game as text that fits into the address of a page: setup, seed and choices. Of each choice it holds
// which of the options at that moment it is, all together as one number (see expectation). Whoever opens it plays the
// choices again.
//
// A link holds the seed, so it can foretell dice and cards, as a save can.

const (
	// MaxLink is the most characters of a link: messages in chats are cut beyond that, and a longer game is better
	// written to a file.
	MaxLink = 2000
	// LinkWord introduces a link in the part of an address after #.
	LinkWord = "game="

	// linkFormat is the format of new links. It rises when anything changes by which they are read: the traits, what is
	// learned from them, what a ruleset knows beforehand. Those of the first format are still read.
	linkFormat  = 2
	firstFormat = 1

	linkDigest  = 4    // bytes of the content's digest
	firstDigest = 6    // in the first format
	maxLinkForm = 2000 // bytes of the setup as text

	sealedAt = 1 + 4 // bytes before the body: the format and the checksum
)

// linkHead is what the body of a link begins with.
type linkHead struct {
	format  byte
	content []byte // the first bytes of the content's digest
	last    uint32 // Match.Hash after the last choice
	seed    uint64
	entries uint64

	// What is not in the head itself.
	length int    // of the whole link, in characters
	form   string // the setup, see linkForm
}

// bytes returns the head as it stands in a link.
func (h *linkHead) bytes() []byte {
	data := binary.BigEndian.AppendUint32(bytes.Clone(h.content), h.last)
	return binary.AppendUvarint(binary.AppendUvarint(data, h.seed), h.entries)
}

// readHead reads the head of a link of a format.
func readHead(format byte, from *bytes.Reader) (h linkHead, ok bool) {
	h.format = format
	if format == firstFormat {
		var first struct {
			Content [firstDigest]byte
			Last    uint32
			Seed    uint64
			Entries uint32
		}
		err := binary.Read(from, binary.BigEndian, &first)
		h.content, h.last, h.seed, h.entries = first.Content[:], first.Last, first.Seed, uint64(first.Entries)
		return h, err == nil
	}
	var fixed struct {
		Content [linkDigest]byte
		Last    uint32
	}
	err := binary.Read(from, binary.BigEndian, &fixed)
	seed, seedErr := binary.ReadUvarint(from)
	entries, entriesErr := binary.ReadUvarint(from)
	h.content, h.last, h.seed, h.entries = fixed.Content[:], fixed.Last, seed, entries
	return h, err == nil && seedErr == nil && entriesErr == nil
}

// expects returns what a link of a format expects of its choices.
func expects(format byte, about *About) expectation {
	if format == firstFormat {
		return &usages{kinds: map[string]*usage{}}
	}
	return newHabits(about.Habits, about.Near)
}

// Link returns the game as a link, without the names of the players.
func (s *Session[S, T]) Link() (string, error) { return LinkOf(s.rules, s.Record()) }

// LinkOf returns a record as a link.
func LinkOf[S any, T Table[T]](r Ruleset[S, T], rec *Record[T]) (string, error) {
	text, err := linkOf(r, rec)
	if err != nil {
		return "", err
	}
	if most := mostChoices(len(text)); len(rec.Journal) > most {
		return "", message.New("error.link.choices", len(rec.Journal), most)
	}
	return text, AtMost("error.link.too-much", len(text), MaxLink)
}

// linkOf returns a record as a link of any length.
func linkOf[S any, T Table[T]](r Ruleset[S, T], rec *Record[T]) (string, error) {
	about := r.About()
	switch {
	case rec.Scenario != "":
		return "", message.New("error.link.position")
	case rec.Start != nil:
		return "", message.New("error.link.chapter")
	case rec.Content != about.Content:
		return "", message.New("error.link.other-content")
	}
	m, _, err := Begin(r, &rec.Table)
	if err != nil {
		return "", err
	}
	number, anew, err := countedOut(r, &rec.Table, m, rec.Journal, expects(linkFormat, &about))
	if err != nil {
		return "", err
	}
	if last := len(rec.Journal); last < len(rec.Marks) && rec.Marks[last] != 0 && rec.Marks[last] != m.Hash() {
		return "", message.New("error.link.again")
	}
	head := linkHead{content: about.Content[:linkDigest], last: m.Hash(), seed: rec.Table.Terms().Seed, entries: uint64(len(rec.Journal))}
	form := linkForm(rec, anew)
	if err := AtMost("error.link.too-much", len(form), maxLinkForm); err != nil {
		return "", err
	}
	var body bytes.Buffer
	body.Write(head.bytes()) // a buffer takes everything
	packed := deflated(form, about.Likely)
	body.Write(binary.AppendUvarint(nil, uint64(len(packed))))
	body.Write(packed)
	body.Write(number.Bytes())
	sealed := append([]byte{linkFormat}, binary.BigEndian.AppendUint32(nil, linkSum(body.Bytes(), form))...)
	text := LinkWord + base64.RawURLEncoding.EncodeToString(append(sealed, body.Bytes()...))
	return text, nil
}

// mostChoices returns how many choices a link of that length may hold. An expected choice takes hardly a bit, so that a short
// link could hold choices without end and whoever opens it would wait for them. Games take four or five choices to a letter.
func mostChoices(letters int) int { return min(300+12*letters, 12_000) }

// linkSum is the checksum of a link. It covers the setup as it was packed, because that takes a vocabulary.
func linkSum(body []byte, form string) uint32 {
	return crc32.Update(crc32.ChecksumIEEE(body), crc32.IEEETable, []byte(form))
}

// linkForm returns the setup of a game as the lines of a report, and where its dice were changed.
func linkForm[T Table[T]](rec *Record[T], anew []string) string {
	var b strings.Builder
	for _, field := range rec.Table.Form().Lines {
		if text, ok := field.Write(&rec.Table); ok {
			fmt.Fprintf(&b, "%s %s\n", field.Word, text)
		}
	}
	fmt.Fprintf(&b, "undo %s\n", rec.Table.Terms().Undo.Word())
	for _, entry := range anew {
		fmt.Fprintf(&b, "at %s\n", entry)
	}
	return b.String()
}

// countedOut plays a journal and returns its choices as one number. Entries that are no choices are returned with
// their index.
func countedOut[S any, T Table[T]](r Ruleset[S, T], t *T, m *engine.Match[S], journal []string, next expectation) (number *big.Int, others []string, err error) {
	var chosen []share
	for i, entry := range journal {
		if engine.IsChoice(entry) {
			d, ok := m.Pending()
			if !ok || d.Find(entry) < 0 {
				return nil, nil, message.New("error.link.again")
			}
			i := d.Find(entry)
			chosen = append(chosen, shareOf(next.shares(d, expectedAnswer(r, t, m, d)), i))
			next.took(i)
		} else {
			others = append(others, strconv.Itoa(i)+" "+entry)
		}
		if err := repeat(m, entry); err != nil {
			return nil, nil, err
		}
	}
	number = new(big.Int)
	for _, c := range slices.Backward(chosen) {
		c.push(number)
	}
	return number, others, nil
}

// undoneBy adds the undos that changed the dice before an entry. Undo numbers their sequences by how many there
// were, so that many are added.
func undoneBy(undone []Undone, at int, entry string) []Undone {
	if n, ok := engine.AnewBy(entry); ok && n <= maxUndone {
		for uint64(len(undone)) < n {
			undone = append(undone, Undone{At: at, Policy: NewDice})
		}
	}
	return undone
}

// openLink finds the link in a text, checks it and returns its parts. Of what may be the link, the one with the right
// checksum is. If none has, the error says most about the first.
func openLink(about About, text string) (head linkHead, number *big.Int, err error) {
	all := lettersOf(text)
	if len(all) == 0 {
		return head, nil, message.New("error.link.word", LinkWord)
	}
	for _, letters := range all {
		head, number, wrong := openLetters(about, letters)
		if wrong == nil {
			return head, number, nil
		}
		if err == nil || err == errDamaged || err == errStrange {
			err = wrong
		}
	}
	return head, nil, err
}

var (
	// errDamaged is the error of a link that is not as it was made.
	errDamaged error = message.New("error.link.damaged")
	// errStrange is the error of a link that is not as it was made, or whose game this ruleset does not have: only the vocabulary of that
	// game could tell.
	errStrange error = message.New("error.link.strange")
)

// openLetters checks the letters of a link and returns its parts.
func openLetters(about About, letters string) (head linkHead, number *big.Int, err error) {
	if err := lengthOf(letters); err != nil {
		return head, nil, err
	}
	data, broken := base64.RawURLEncoding.Strict().DecodeString(letters)
	if broken != nil || len(data) < sealedAt {
		return head, nil, errDamaged
	}
	if data[0] != linkFormat && data[0] != firstFormat {
		if data[0] == 0 || changedAhead(&about, letters) {
			return head, nil, errDamaged
		}
		return head, nil, message.New("error.link.format", data[0], linkFormat)
	}
	head, coded, sum, ok := unsealed(&about, data)
	if !ok {
		return head, nil, errDamaged
	}
	head.length = len(LinkWord) + len(letters)
	own, right := bytes.HasPrefix(about.Content[:], head.content), sum == binary.BigEndian.Uint32(data[1:])
	switch {
	case right && !own:
		return head, nil, message.New("error.link.content", fmt.Sprintf("%x", head.content), fmt.Sprintf("%x", about.Content[:len(head.content)]))
	case !right && !own && !changedAhead(&about, letters):
		return head, nil, errStrange
	case !right:
		return head, nil, errDamaged
	case len(coded) > 0 && coded[0] == 0:
		return head, nil, message.New("error.link.trailing")
	}
	return head, new(big.Int).SetBytes(coded), nil
}

// unsealed returns the head of a link, its choices and the checksum that it ought to have, which is wrong for a setup that cannot be
// unpacked. It is not ok if a part is missing.
func unsealed(about *About, data []byte) (head linkHead, coded []byte, sum uint32, ok bool) {
	body := data[sealedAt:]
	rest := bytes.NewReader(body)
	head, ok = readHead(data[0], rest)
	length, err := binary.ReadUvarint(rest)
	if !ok || err != nil || length > uint64(rest.Len()) {
		return head, nil, 0, false
	}
	packed := make([]byte, length)
	io.ReadFull(rest, packed) // as many are left
	if head.form, ok = inflated(packed, about.Likely); !ok {
		return head, nil, ^binary.BigEndian.Uint32(data[1:]), true
	}
	return head, body[len(body)-rest.Len():], linkSum(body, head.form), true
}

// readLinkForm reads the setup of a link, and the entries that are no choices by their index.
func readLinkForm[S any, T Table[T]](r Ruleset[S, T], form string) (*Record[T], map[int]string, error) {
	about := r.About()
	var table T
	p := &recordReader[T]{form: table.Form(), about: about, seen: map[string]bool{"content": true, "seed": true, "ruleset": true}}
	p.rec = &Record[T]{Version: Version(), Content: about.Content, Rules: about.Rules, Ruleset: about.Name, Table: p.form.Blank.Clone()}
	others := map[int]string{}
	for line := range strings.Lines(form) {
		word, text, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		var err error
		switch word {
		case "at":
			at, entry, _ := strings.Cut(text, " ")
			var i int
			i, err = whole(at)
			if others[i] = entry; engine.IsChoice(entry) {
				err = message.New("error.link.damaged")
			}
		case "undo":
			p.terms.Undo, err = policy(text)
		default:
			p.seen[word] = true
			err = p.table(word, text)
		}
		if err != nil {
			return nil, nil, err
		}
	}
	if err := p.complete(); err != nil {
		return nil, nil, err
	}
	p.rec.Table = p.rec.Table.WithTerms(p.terms)
	return p.rec, others, p.rec.Table.Bounds()
}

// deflated packs a text, for which what is likely in it is known beforehand.
func deflated(text, likely string) []byte {
	var b bytes.Buffer
	w, err := flate.NewWriterDict(&b, flate.BestCompression, []byte(likely))
	if err != nil {
		panic(err) // the level is valid
	}
	io.WriteString(w, text) // a buffer takes everything
	w.Close()
	return b.Bytes()
}

// inflated unpacks what deflated packed, if it is not too long.
func inflated(packed []byte, likely string) (text string, ok bool) {
	data, err := io.ReadAll(io.LimitReader(flate.NewReaderDict(bytes.NewReader(packed), []byte(likely)), maxLinkForm+1))
	return string(data), err == nil && len(data) <= maxLinkForm
}
