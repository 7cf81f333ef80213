package saves

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"testing"
)

func TestCompressedPayloadsExpandToThemselves(t *testing.T) {
	noise := make([]byte, 70_000)
	rand.NewChaCha8([32]byte{1}).Read(noise)
	for _, payload := range [][]byte{{}, {0}, noise, make([]byte, MaxPayload), bytes.Repeat([]byte("fire pistol guardsman-1"), 400)} {
		if got, err := expanded(compressed(payload)); err != nil || !bytes.Equal(got, payload) {
			t.Errorf("%d bytes came back as %d, %v", len(payload), len(got), err)
		}
	}
	if n := len(compressed(make([]byte, 100_000))); n > 1000 {
		t.Errorf("100,000 zeros take %d bytes", n)
	}
}

// stored returns an envelope of the first compressed format whose stored payload is given as it is.
func stored(t *testing.T, payload []byte) []byte {
	t.Helper()
	h := sampleHeader
	h.Format = Titled // does not compress, and has as many texts as Compressed
	return resealed(sealAs(h, payload), func(b []byte) { binary.BigEndian.PutUint16(b[formatAt:], Compressed) })
}

// A small file that would expand to gigabytes is refused, and no more than a payload is ever expanded.
func TestPayloadsThatExpandWithoutEndAreRefused(t *testing.T) {
	var bomb bytes.Buffer
	w, err := flate.NewWriter(&bomb, flate.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	zeros := make([]byte, 1<<20)
	for range 1000 {
		if _, err := w.Write(zeros); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	data := stored(t, bomb.Bytes())
	if _, _, err := Open(data, sampleHeader.Content); !errors.Is(err, ErrTooLarge) {
		t.Fatalf("%d bytes: %v", len(data), err)
	}
	allocated := testing.AllocsPerRun(1, func() { _, _, _ = Open(data, sampleHeader.Content) })
	if allocated > 1000 {
		t.Errorf("refusing it takes %v allocations", allocated)
	}
}

func TestPayloadsThatDoNotExpandAreBroken(t *testing.T) {
	good := compressed([]byte("a payload"))
	for name, payload := range map[string][]byte{"nothing": {}, "noise": {0xff, 1, 2}, "cut": good[:len(good)-2], "longer": append(bytes.Clone(good), 0)} {
		if _, _, err := Open(stored(t, payload), sampleHeader.Content); !errors.Is(err, ErrBroken) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, got, err := Open(stored(t, good), sampleHeader.Content); err != nil || string(got) != "a payload" {
		t.Errorf("%q, %v", got, err)
	}
}
