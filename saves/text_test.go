package saves

import (
	"encoding/binary"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
	"time"
	"unicode/utf16"
)

// encoded returns a text as programs of Windows write it.
func encoded(text string) map[string][]byte {
	lines := strings.ReplaceAll(text, "\n", "\r\n")
	wide := func(order binary.AppendByteOrder) (data []byte) {
		for _, unit := range utf16.Encode([]rune("\ufeff" + lines)) {
			data = order.AppendUint16(data, unit)
		}
		return data
	}
	return map[string][]byte{
		"plain": []byte(text), "marked": []byte(byteOrderMark + text), "marked, two characters a line": []byte(byteOrderMark + lines),
		"little-endian": wide(binary.LittleEndian), "big-endian": wide(binary.BigEndian),
	}
}

// A text is the same whatever program has written it, at once and line by line.
func TestTextsOfAllPrograms(t *testing.T) {
	const text = "Draik: Gäste\n\nzwölf 🎲 Würfel\n"
	for name, data := range encoded(text) {
		if got := string(Text(data)); got != text {
			t.Errorf("%s: it is read as %q", name, got)
		}
		for way, in := range map[string]io.Reader{"at once": strings.NewReader(string(data)), "byte by byte": iotest.OneByteReader(strings.NewReader(string(data))), "to its end": iotest.DataErrReader(strings.NewReader(string(data)))} {
			got, err := io.ReadAll(NewTextReader(in))
			if line := strings.ReplaceAll(string(got), "\r\n", "\n"); err != nil || line != text {
				t.Errorf("%s, %s: it is read as %q, %v", name, way, got, err)
			}
		}
	}
	for _, data := range []string{"", "\xff", "\xef\xbb", "\xff\xfe", "\xff\xfea", magic + "\xff\r\n"} {
		if got := Text([]byte(data)); len(got) > len(data) || strings.HasPrefix(data, magic) && string(got) != data {
			t.Errorf("%q becomes %q", data, got)
		}
		if _, err := io.ReadAll(NewTextReader(strings.NewReader(data))); err != nil {
			t.Errorf("%q: %v", data, err)
		}
	}
}

// A line that somebody types is read at once, not when more of it could have come.
func TestATypedLineIsReadAtOnce(t *testing.T) {
	in, typing := io.Pipe()
	defer typing.Close()
	read := make(chan []byte)
	go func() {
		line := make([]byte, 100)
		n, _ := NewTextReader(in).Read(line)
		read <- line[:n]
	}()
	go typing.Write([]byte("1\n"))
	select {
	case line := <-read:
		if !slices.Equal(line, []byte("1\n")) {
			t.Errorf("it is read as %q", line)
		}
	case <-time.After(10 * time.Second):
		t.Fatal("a line of two characters waits for more")
	}
}
