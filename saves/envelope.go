package saves

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"math"
	"strings"
	"unicode/utf8"
)

// Format is the format that Seal writes. Each migration raises it by one.
const Format uint16 = 5

// Titled is the first format in which a game's frames name their ruleset. Payloads of earlier formats,
// as their headers say, must be decoded with engine.FormerSnapshot.
const Titled uint16 = 3

// Compressed is the first format that compresses the payload. Since then a game stores its undo points as
// differences.
const Compressed uint16 = 4

const (
	// MaxPayload is the maximum length of a payload in bytes before it is compressed, several times that of the longest games.
	// Gob makes a list element of each byte, so this also limits the memory a payload can demand.
	MaxPayload = 3 << 19
	// MaxSize is the maximum length of an envelope in bytes.
	MaxSize = MaxPayload + fixedSize + stampSize + 7*(1+maxText) + sha256.Size

	maxText  = 120 // the maximum bytes of each text in the header
	maxCount = 1 << 62

	// The first byte is not text and the last ones are a line ending, so that a transfer in text mode
	// is detected.
	magic = "\x8bPRCPC\r\n"

	formatAt  = len(magic)
	lengthAt  = formatAt + 2
	digestAt  = lengthAt + 4
	savedAt   = digestAt + sha256.Size
	roundAt   = savedAt + 8
	fixedSize = roundAt + 4
	stampSize = 8 + 8 + len(Mark{}) // since format 3, after the fixed part
)

// Digest identifies rules content. Two programs with the same digest have the same content.
type Digest [sha256.Size]byte

// String returns the first eight hexadecimal digits.
func (d Digest) String() string { return hex.EncodeToString(d[:4]) }

// Header is what a list of saves shows without decoding the payload. Seal truncates texts longer than
// 120 bytes.
type Header struct {
	Format   uint16 // set by Seal
	Content  Digest
	Kind     string // what the payload is, as the caller calls it
	Saved    int64  // Unix seconds
	Title    string
	Party    string
	Outcome  string // since format 2: how it ended, as the caller calls it; empty while it is in progress
	Ruleset  string // since format 3: the rules it is played by, as the caller calls them
	Mode     string // since format 3: the part of the rules in play, as the caller calls it
	Progress string // since format 5: how far it has come, as the caller says it; may be empty
	Round    int
	Stamp    Stamp // since format 3, set by an Autosaver
}

// Stamp orders a save among those of a store.
type Stamp struct {
	Count  uint64 // only ever rises: of two saves, the one with the greater count is later, whatever the clock says
	Writer uint64 // the Autosaver that wrote the save; 0 for none
	Base   Mark   // the copy by another writer that the game continued from; zero for none
}

// later compares two saves: 1 if h was saved after other, -1 if before, 0 if unknown. Saves without a
// count come before those with one and are ordered by the clock.
func (h *Header) later(other *Header) int {
	return cmp.Or(cmp.Compare(h.Stamp.Count, other.Stamp.Count), cmp.Compare(h.Saved, other.Saved))
}

// Mark identifies an envelope by the beginning of its checksum.
type Mark [8]byte

// markOf returns the mark of an envelope, or zero for data too short to be one.
func markOf(data []byte) (m Mark) {
	if len(data) >= sha256.Size {
		copy(m[:], data[len(data)-sha256.Size:])
	}
	return m
}

// texts returns the texts of a header in a given format, in order.
func (h *Header) texts(format uint16) []*string {
	list := []*string{&h.Kind, &h.Title, &h.Party, &h.Outcome, &h.Ruleset, &h.Mode, &h.Progress}
	switch format {
	case 1:
		return list[:3]
	case 2:
		return list[:4]
	case 3, 4:
		return list[:6]
	}
	return list
}

// stamp reads the stamp at the start of rest, if the format has one.
func (h *Header) stamp(rest []byte) ([]byte, bool) {
	if h.Format < 3 {
		return rest, true
	}
	if len(rest) < stampSize {
		return nil, false
	}
	h.Stamp.Count, h.Stamp.Writer = binary.BigEndian.Uint64(rest), binary.BigEndian.Uint64(rest[8:])
	copy(h.Stamp.Base[:], rest[16:])
	return rest[stampSize:], h.Stamp.Count <= maxCount
}

// Seal creates an envelope. It also seals a payload above MaxPayload, but Open and every store reject
// the result with ErrTooLarge.
func Seal(h Header, payload []byte) []byte {
	h.Format = Format
	return sealAs(h, payload)
}

func sealAs(h Header, payload []byte) []byte {
	texts := h.texts(h.Format)
	if h.Format >= Compressed {
		payload = compressed(payload)
	}
	size := fixedSize + stampSize + len(payload) + sha256.Size
	for _, text := range texts {
		*text = clip(*text)
		size += 1 + len(*text)
	}
	data := make([]byte, 0, size)
	data = append(data, magic...)
	data = binary.BigEndian.AppendUint16(data, h.Format)
	data = binary.BigEndian.AppendUint32(data, uint32(min(len(payload), math.MaxUint32)))
	data = append(data, h.Content[:]...)
	data = binary.BigEndian.AppendUint64(data, uint64(h.Saved))
	round := int32(min(max(h.Round, math.MinInt32), math.MaxInt32))
	data = binary.BigEndian.AppendUint32(data, uint32(round))
	if h.Format >= 3 {
		data = binary.BigEndian.AppendUint64(data, min(h.Stamp.Count, maxCount))
		data = binary.BigEndian.AppendUint64(data, h.Stamp.Writer)
		data = append(data, h.Stamp.Base[:]...)
	}
	for _, text := range texts {
		data = append(data, byte(len(*text)))
		data = append(data, *text...)
	}
	data = append(data, payload...)
	sum := sha256.Sum256(data)
	return append(data, sum[:]...)
}

// Open verifies an envelope and returns its payload, migrated to the current format. If the save has
// other content than want, the error is *OtherContent, and the header is returned as well.
func Open(data []byte, want Digest) (Header, []byte, error) {
	h, payload, err := unseal(data)
	if err != nil {
		return h, nil, err
	}
	if h.Content != want {
		return h, nil, &OtherContent{Saved: h.Content, Here: want}
	}
	if h.Format >= Compressed {
		if payload, err = expanded(payload); err != nil {
			return h, nil, err
		}
	}
	payload, err = migrate(migrations[:], h.Format, payload)
	return h, payload, err
}

// Inspect verifies an envelope with any content and returns its header.
func Inspect(data []byte) (Header, error) {
	h, _, err := unseal(data)
	return h, err
}

// unseal trusts no byte until the checksum over all of them matches. The magic, the format and the
// position of the checksum are the same in every format, so that a newer save can be told from a
// damaged one.
func unseal(data []byte) (Header, []byte, error) {
	if len(data) > MaxSize {
		return Header{}, nil, ErrTooLarge
	}
	if len(data) < fixedSize+3+sha256.Size || !bytes.HasPrefix(data, []byte(magic)) {
		return Header{}, nil, ErrBroken
	}
	body, sum := data[:len(data)-sha256.Size], data[len(data)-sha256.Size:]
	if sha256.Sum256(body) != [sha256.Size]byte(sum) {
		return Header{}, nil, ErrBroken
	}
	h, rest, err := headerOf(body)
	if err != nil {
		return h, nil, err
	}
	if uint64(len(rest)) != uint64(payloadLength(body)) {
		return Header{}, nil, ErrBroken
	}
	if len(rest) > MaxPayload {
		return Header{}, nil, ErrTooLarge
	}
	return h, rest, nil
}

// headerOf reads the header at the start of an envelope, whose checksum it does not look at, and returns what follows the header.
func headerOf(data []byte) (h Header, rest []byte, err error) {
	if len(data) < fixedSize || !bytes.HasPrefix(data, []byte(magic)) {
		return Header{}, nil, ErrBroken
	}
	h.Format = binary.BigEndian.Uint16(data[formatAt:])
	switch {
	case h.Format == 0:
		return Header{}, nil, ErrBroken
	case h.Format > Format:
		return h, nil, &Newer{Saved: h.Format, Here: Format}
	}
	copy(h.Content[:], data[digestAt:])
	h.Saved = int64(binary.BigEndian.Uint64(data[savedAt:]))
	h.Round = int(int32(binary.BigEndian.Uint32(data[roundAt:])))
	rest, ok := h.stamp(data[fixedSize:])
	for _, text := range h.texts(h.Format) {
		if ok {
			*text, rest, ok = readText(rest)
		}
	}
	if !ok {
		return Header{}, nil, ErrBroken
	}
	return h, rest, nil
}

// payloadLength returns the length of the payload as an envelope says it.
func payloadLength(data []byte) int64 { return int64(binary.BigEndian.Uint32(data[lengthAt:])) }

func readText(data []byte) (text string, rest []byte, ok bool) {
	if len(data) == 0 || int(data[0]) > maxText || len(data) < 1+int(data[0]) {
		return "", nil, false
	}
	end := 1 + int(data[0])
	text = string(data[1:end])
	return text, data[end:], utf8.ValidString(text)
}

// clip cuts a text to at most maxText bytes without splitting a character.
func clip(text string) string {
	text = strings.ToValidUTF8(text, "")
	if len(text) <= maxText {
		return text
	}
	end := maxText
	for !utf8.RuneStart(text[end]) {
		end--
	}
	return text[:end]
}
