package terminal

import (
	"strings"
	"testing"
)

// Every part is listed with its licence, and every licence text is complete.
func TestLicencesAreListed(t *testing.T) {
	out, said, code := typed(t, "", "licences")
	if code != 0 || said != "" {
		t.Fatalf("exit %d, %q", code, said)
	}
	for _, want := range []string{
		"Precipice: MIT\n", "wasm_exec.js beside the page: BSD-3-Clause\n", "The Go fonts: BSD-3-Clause\n", "github.com/hajimehoshi/ebiten/v2: Apache-2.0\n",
		"League Spartan, the typeface of titles: OFL-1.1\n", "Bigelow & Holmes", "SIL OPEN FONT LICENSE", "Copyright 2009 The Go Authors", "Copyright (c) 2014 Nick Snyder", "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION", "Camilla Löwy",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is not told", want)
		}
	}
}
