package saves

import (
	"bytes"
	"encoding/binary"
	"io"
	"strings"
	"unicode/utf16"
)

// Text files come from all kinds of programs. Those of Windows write a mark of the byte order in front, end lines with
// two characters, or use two bytes for each.

const byteOrderMark = "\xef\xbb\xbf"

// Text returns a text file that a player gives as UTF-8 without a mark in front, with lines that end in \n. It returns
// anything else, such as a save, as it is.
func Text(data []byte) []byte {
	if !bytes.HasPrefix(data, []byte(magic)) {
		data = bytes.ReplaceAll(unmarked(data), []byte("\r\n"), []byte("\n"))
	}
	return data
}

// unmarked returns a text as UTF-8 without a mark of the byte order, which says how it is encoded.
func unmarked(data []byte) []byte {
	if order := orderOf(data); order != nil {
		return []byte(string(utf16.Decode(unitsOf(order, data[2:]))))
	}
	return bytes.TrimPrefix(data, []byte(byteOrderMark))
}

// orderOf returns the order of the bytes of a text in UTF-16, or nil for another.
func orderOf(data []byte) binary.ByteOrder {
	switch {
	case bytes.HasPrefix(data, []byte("\xff\xfe")):
		return binary.LittleEndian
	case bytes.HasPrefix(data, []byte("\xfe\xff")):
		return binary.BigEndian
	}
	return nil
}

// NewTextReader returns a reader of the lines that in gives, as UTF-8 without a mark of the byte order. It reads no more
// than in has at once, so that somebody may be typing there.
func NewTextReader(in io.Reader) io.Reader { return &textReader{in: in} }

// textReader is what NewTextReader returns.
type textReader struct {
	in    io.Reader
	begun bool
	order binary.ByteOrder // nil for UTF-8
	raw   []byte           // read and not yet decoded
	text  []byte           // decoded and not yet taken
	err   error
}

// Read implements io.Reader.
func (r *textReader) Read(into []byte) (int, error) {
	for len(r.text) == 0 && r.err == nil {
		var chunk [4096]byte
		n, err := r.in.Read(chunk[:])
		r.raw, r.err = append(r.raw, chunk[:n]...), err
		if !r.begun && err == nil && halfMark(r.raw) {
			continue
		}
		r.begin()
		r.decode()
	}
	n := copy(into, r.text)
	if r.text = r.text[n:]; n == 0 && len(r.text) == 0 {
		return 0, r.err
	}
	return n, nil
}

// halfMark reports whether data may be the first bytes of a mark.
func halfMark(data []byte) bool {
	for _, mark := range []string{byteOrderMark, "\xff\xfe", "\xfe\xff"} {
		if len(data) < len(mark) && strings.HasPrefix(mark, string(data)) {
			return true
		}
	}
	return false
}

// begin takes the mark off the beginning.
func (r *textReader) begin() {
	if r.begun {
		return
	}
	r.begun = true
	if r.order = orderOf(r.raw); r.order != nil {
		r.raw = r.raw[2:]
	}
	r.raw = bytes.TrimPrefix(r.raw, []byte(byteOrderMark))
}

// decode decodes what has been read, up to half a character.
func (r *textReader) decode() {
	if r.order == nil {
		r.text, r.raw = append(r.text, r.raw...), r.raw[:0]
		return
	}
	whole := len(r.raw) &^ 1
	if whole >= 2 && r.err == nil && r.order.Uint16(r.raw[whole-2:])&0xfc00 == 0xd800 {
		whole -= 2 // the other half of the character is still to come
	}
	r.text = append(r.text, string(utf16.Decode(unitsOf(r.order, r.raw[:whole])))...)
	r.raw = append(r.raw[:0], r.raw[whole:]...)
}

func unitsOf(order binary.ByteOrder, data []byte) []uint16 {
	units := make([]uint16, 0, len(data)/2)
	for ; len(data) > 1; data = data[2:] {
		units = append(units, order.Uint16(data))
	}
	return units
}
