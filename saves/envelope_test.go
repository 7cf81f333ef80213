package saves

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the sample of the present format anew")

var sampleHeader = Header{
	Content:  sha256.Sum256([]byte("sample content")),
	Kind:     "combat",
	Saved:    1_793_500_000,
	Title:    "The Hall of Ash",
	Party:    "Élan, Orsk",
	Outcome:  "won",
	Ruleset:  "fortress",
	Mode:     "combat",
	Progress: "half way",
	Round:    3,
	Stamp:    Stamp{Count: 700, Writer: 1 << 63, Base: Mark{1, 2, 3, 4, 5, 6, 7, 8}},
}

type samplePayload struct {
	Names  []string
	Wounds [4]int8
}

var sample = samplePayload{Names: []string{"Élan", "Orsk"}, Wounds: [4]int8{1, 0, -1, 5}}

func sealedSample(t testing.TB) []byte {
	t.Helper()
	payload, err := Encode(&sample)
	if err != nil {
		t.Fatal(err)
	}
	return Seal(sampleHeader, payload)
}

func TestSealAndOpenAgree(t *testing.T) {
	for _, payload := range [][]byte{nil, {0}, bytes.Repeat([]byte("ab"), 5000)} {
		h, got, err := Open(Seal(sampleHeader, payload), sampleHeader.Content)
		want := sampleHeader
		want.Format = Format
		if err != nil || h != want || !bytes.Equal(got, payload) {
			t.Errorf("%d bytes came back as %+v, %d bytes, %v", len(payload), h, len(got), err)
		}
	}
}

func TestEveryFlippedBitIsRefused(t *testing.T) {
	data := sealedSample(t)
	for i := range data {
		for bit := range 8 {
			data[i] ^= 1 << bit
			if _, _, err := Open(data, sampleHeader.Content); !errors.Is(err, ErrBroken) {
				t.Fatalf("byte %d bit %d: %v", i, bit, err)
			}
			data[i] ^= 1 << bit
		}
	}
}

func TestEveryTruncationIsRefused(t *testing.T) {
	data := sealedSample(t)
	for n := range data {
		if _, _, err := Open(data[:n], sampleHeader.Content); !errors.Is(err, ErrBroken) {
			t.Fatalf("%d bytes: %v", n, err)
		}
	}
	if _, _, err := Open(append(data, 0), sampleHeader.Content); !errors.Is(err, ErrBroken) {
		t.Errorf("one byte more: %v", err)
	}
}

// resealed changes bytes and then recomputes the checksum.
func resealed(data []byte, change func(body []byte)) []byte {
	body := bytes.Clone(data[:len(data)-sha256.Size])
	change(body)
	sum := sha256.Sum256(body)
	return append(body, sum[:]...)
}

func TestLyingHeaderIsRefused(t *testing.T) {
	const textsAt = fixedSize + stampSize
	lies := map[string]func([]byte){
		"length above":  func(b []byte) { binary.BigEndian.PutUint32(b[lengthAt:], 1<<31) },
		"length zero":   func(b []byte) { binary.BigEndian.PutUint32(b[lengthAt:], 0) },
		"format zero":   func(b []byte) { binary.BigEndian.PutUint16(b[formatAt:], 0) },
		"text too long": func(b []byte) { b[textsAt] = 255 },
		"text not utf8": func(b []byte) { b[textsAt+1] = 0xff },
		"text past end": func(b []byte) { copy(b[textsAt:], bytes.Repeat([]byte{120}, len(b)-textsAt)) },
		"highest count": func(b []byte) { binary.BigEndian.PutUint64(b[fixedSize:], math.MaxUint64) },
	}
	for name, lie := range lies {
		if _, _, err := Open(resealed(sealedSample(t), lie), sampleHeader.Content); !errors.Is(err, ErrBroken) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestOtherContentCarriesBothDigests(t *testing.T) {
	here := Digest{9}
	h, payload, err := Open(sealedSample(t), here)
	var other *OtherContent
	if !errors.As(err, &other) || other.Saved != sampleHeader.Content || other.Here != here || payload != nil {
		t.Fatalf("got %v", err)
	}
	if h.Title != sampleHeader.Title {
		t.Errorf("the header is lost: %+v", h)
	}
}

func TestNewerFormatIsDistinguishedFromABrokenSave(t *testing.T) {
	h := sampleHeader
	h.Format = Format + 1
	_, _, err := Open(sealAs(h, nil), h.Content)
	var newer *Newer
	if !errors.As(err, &newer) || newer.Saved != Format+1 || newer.Here != Format {
		t.Fatalf("got %v", err)
	}
}

func TestTooLargePayloadIsRefused(t *testing.T) {
	data := Seal(sampleHeader, make([]byte, MaxPayload+1))
	if _, _, err := Open(data, sampleHeader.Content); !errors.Is(err, ErrTooLarge) {
		t.Errorf("one byte too many: %v", err)
	}
	if _, _, err := Open(Seal(sampleHeader, make([]byte, MaxPayload)), sampleHeader.Content); err != nil {
		t.Errorf("the largest payload: %v", err)
	}
	if _, _, err := Open(make([]byte, MaxSize+1), Digest{}); !errors.Is(err, ErrTooLarge) {
		t.Errorf("a huge file: %v", err)
	}
}

func TestLongTextsAreCutBetweenLetters(t *testing.T) {
	h := Header{Title: "a" + strings.Repeat("é", 100), Party: "bad\xffbytes"}
	got, err := Inspect(Seal(h, nil))
	if err != nil || got.Title != "a"+strings.Repeat("é", 59) || got.Party != "badbytes" {
		t.Errorf("got %q, %q, %v", got.Title, got.Party, err)
	}
}

func TestErrorsAreOneSentenceWithPlaceAndRemedy(t *testing.T) {
	errs := []error{ErrBroken, ErrTooLarge, ErrAbsent, &OtherContent{}, &Newer{Saved: 2, Here: 1}}
	for _, err := range errs {
		text := at("/home/ada/hall.save", err).Error()
		if !strings.HasPrefix(text, "/home/ada/hall.save: ") || !strings.Contains(text, ";") ||
			strings.ContainsAny(text, "\n") || strings.HasSuffix(text, ".") {
			t.Errorf("not one sentence with a remedy: %s", text)
		}
	}
}

func TestEveryReleasedFormatStillOpens(t *testing.T) {
	for format := uint16(1); format <= Format; format++ {
		path := filepath.Join("testdata", fmt.Sprintf("format-%d.save", format))
		if *update && format == Format {
			if err := os.WriteFile(path, sealedSample(t), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		h, payload, err := Open(data, sampleHeader.Content)
		if err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		want := sampleHeader
		want.Format = format
		if format < 5 {
			want.Progress = ""
		}
		if format < 3 {
			want.Ruleset, want.Mode, want.Stamp = "", "", Stamp{}
		}
		if format < 2 {
			want.Outcome = ""
		}
		got, err := Decode[samplePayload](payload)
		if err != nil || h != want || fmt.Sprint(got) != fmt.Sprint(sample) {
			t.Errorf("%s: %+v holds %v, %v", path, h, got, err)
		}
	}
}

func TestMigrationsRunVersionByVersion(t *testing.T) {
	add := func(text string) migration {
		return func(p []byte) ([]byte, error) { return append(p, text...), nil }
	}
	steps := []migration{add("a"), add("b"), add("c")}
	for from, want := range map[uint16]string{1: "-abc", 2: "-bc", 3: "-c", 4: "-"} {
		got, err := migrate(steps, from, []byte("-"))
		if err != nil || string(got) != want {
			t.Errorf("from %d: %s, %v", from, got, err)
		}
	}
	cause := errors.New("no such room")
	steps[1] = func([]byte) ([]byte, error) { return nil, cause }
	if got, err := migrate(steps, 1, nil); !errors.Is(err, cause) || got != nil || !strings.Contains(err.Error(), "format 2") {
		t.Errorf("got %s, %v", got, err)
	}
	for i, step := range migrations {
		if step == nil {
			t.Errorf("no migration from format %d", i+1)
		}
	}
}

func FuzzOpen(f *testing.F) {
	data := sealedSample(f)
	f.Add(data, true)
	f.Add(data[:len(data)/2], false)
	f.Add([]byte{}, false)
	f.Add([]byte(magic), true)
	f.Add(resealed(data, func(b []byte) { b[lengthAt] = 255 }), true)
	f.Fuzz(func(t *testing.T, data []byte, agree bool) {
		if agree { // fix the checksum to reach the code behind it
			sum := sha256.Sum256(data)
			data = append(bytes.Clone(data), sum[:]...)
		}
		h, err := Inspect(data)
		if err != nil {
			return
		}
		opened, payload, err := Open(data, h.Content)
		if h.Format >= Compressed && (errors.Is(err, ErrBroken) || errors.Is(err, ErrTooLarge)) {
			return // only then is the payload read
		}
		if err != nil || opened != h {
			t.Fatalf("inspected %+v, opened %+v, %v", h, opened, err)
		}
		if again, same, err := Open(Seal(h, payload), h.Content); h.Format == Format && (err != nil || again != h || !bytes.Equal(same, payload)) {
			t.Fatalf("%x sealed again holds %x, %v", data, same, err)
		}
	})
}

func BenchmarkSeal(b *testing.B) {
	payload := make([]byte, 40<<10)
	b.SetBytes(int64(len(payload)))
	b.ReportAllocs()
	for b.Loop() {
		Seal(sampleHeader, payload)
	}
}

func BenchmarkOpen(b *testing.B) {
	data := Seal(sampleHeader, make([]byte, 40<<10))
	b.SetBytes(int64(len(data)))
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := Open(data, sampleHeader.Content); err != nil {
			b.Fatal(err)
		}
	}
}
