package text_test

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The endings of the texts for whoever plays by touch or with a gamepad, see words.Book.
const (
	touchForm = "touch"
	padForm   = "pad"
)

// plainKey returns the key of a text without the ending for touch or a gamepad, which no source asks for by itself.
func plainKey(own map[string]string, key string) string {
	for _, way := range []string{touchForm, padForm} {
		if plain, ok := strings.CutSuffix(key, "."+way); ok && own[plain] != "" {
			return plain
		}
	}
	return key
}

// speaksOf finds the words of mouse and keys.
var speaksOf = regexp.MustCompile(`(?i)\bclick|\{(press|key|keys|button) |\bpoint(ing)? at\b|\bmouse\b|\barrow keys\b|\bpress\b|\bkeys?\b`)

// ofKeys are the texts that may speak of keys to whoever plays by touch: those of the list of keys, of the screen on
// which they are set, and of the terminal.
var ofKeys = regexp.MustCompile(`^(keys|hands|key|action|console|usage|button|page\.hands|menu\.keys|page\.keys|help\.keys|tip\.held|about\.master|gamepad|.*\.typed$)`)

// TestTextsSpeakOfTouch finds texts that tell somebody who plays by touch to click or to press a key.
func TestTextsSpeakOfTouch(t *testing.T) {
	own, _ := screenTexts(t)
	found := 0
	for _, key := range slices.Sorted(maps.Keys(own)) {
		if plainKey(own, key) != key {
			if strings.HasSuffix(key, "."+touchForm) && speaksOf.MatchString(own[key]) {
				t.Errorf("%s speaks of mouse or keys: %s", key, own[key])
			}
			found++
			continue
		}
		if speaksOf.MatchString(own[key]) && own[key+"."+touchForm] == "" && !ofKeys.MatchString(key) {
			t.Errorf("%s speaks of mouse or keys, so write %s.%s: %s", key, key, touchForm, own[key])
		}
	}
	if found < 30 {
		t.Errorf("only %d texts have a form for touch or a gamepad: this test has lost sight of something", found)
	}
}
