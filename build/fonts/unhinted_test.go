package main

import (
	"bytes"
	"strings"
	"testing"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"precipice/assets/fonts"
)

// TestFontsAreUnhinted compares what the program embeds with what this command makes, and each glyph of it with
// the glyph of the original.
func TestFontsAreUnhinted(t *testing.T) {
	for name, pair := range map[string][2][]byte{
		"Go-Regular.ttf": {goregular.TTF, fonts.Regular}, "Go-Bold.ttf": {gobold.TTF, fonts.Bold},
	} {
		made, err := unhinted(pair[0])
		if err != nil {
			t.Fatal(name, err)
		}
		if !bytes.Equal(made, pair[1]) {
			t.Errorf("%s is out of date: go generate ./assets/fonts", name)
		}
		if len(made) > len(pair[0])*2/3 {
			t.Errorf("%s still has %d of %d bytes", name, len(made), len(pair[0]))
		}
		sameGlyphs(t, name, pair[0], made)
	}
}

// The face of titles has the letters of the languages that are written in Latin, kerned.
func TestTitlesHaveLatinLetters(t *testing.T) {
	f, err := sfnt.Parse(fonts.Display)
	if err != nil {
		t.Fatal(err)
	}
	var buf sfnt.Buffer
	for r := ' '; r <= 'ſ'; r++ {
		if i, err := f.GlyphIndex(&buf, r); (i == 0 || err != nil) && !strings.ContainsRune("ĲĳŉſĿŀ", r) && (r < 0x7f || r > 0x9f) {
			t.Errorf("%q (%U) has no glyph", r, r)
		}
	}
	a, _ := f.GlyphIndex(&buf, 'A')
	v, _ := f.GlyphIndex(&buf, 'V')
	if k, err := f.Kern(&buf, a, v, fixed.I(64), font.HintingNone); k >= 0 || err != nil {
		t.Errorf("A and V are %v apart: %v", k, err)
	}
	if len(fonts.Display) > 26_000 {
		t.Errorf("the face of titles has %d bytes", len(fonts.Display))
	}
}

// sameGlyphs compares outlines, widths and characters.
func sameGlyphs(t *testing.T, name string, before, after []byte) {
	t.Helper()
	a, err := sfnt.Parse(before)
	if err != nil {
		t.Fatal(err)
	}
	b, err := sfnt.Parse(after)
	if err != nil {
		t.Fatal(name, err)
	}
	if a.NumGlyphs() != b.NumGlyphs() {
		t.Fatalf("%s has %d glyphs, want %d", name, b.NumGlyphs(), a.NumGlyphs())
	}
	var buf, other sfnt.Buffer
	size := fixed.I(64)
	for i := range sfnt.GlyphIndex(a.NumGlyphs()) {
		x, errA := a.LoadGlyph(&buf, i, size, nil)
		y, errB := b.LoadGlyph(&other, i, size, nil)
		same := (errA == nil) == (errB == nil) && len(x) == len(y)
		for j := range x {
			same = same && x[j] == y[j]
		}
		wide, _ := a.GlyphAdvance(&buf, i, size, font.HintingNone)
		also, _ := b.GlyphAdvance(&other, i, size, font.HintingNone)
		if !same || wide != also {
			t.Fatalf("%s: glyph %d differs", name, i)
		}
	}
	for r := rune(0); r < 0x3000; r++ {
		want, _ := a.GlyphIndex(&buf, r)
		if got, _ := b.GlyphIndex(&other, r); got != want {
			t.Fatalf("%s: %U is glyph %d, want %d", name, r, got, want)
		}
	}
}

// TestBrokenFontsAreRefused cuts a font at many places.
func TestBrokenFontsAreRefused(t *testing.T) {
	for n := 0; n < len(goregular.TTF); n += 997 {
		if _, err := unhinted(goregular.TTF[:n]); err == nil {
			t.Errorf("a font cut at %d bytes is accepted", n)
		}
	}
}
