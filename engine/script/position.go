package script

import (
	"fmt"

	"precipice/engine"
)

// MaxLength is the maximum length of the script of a position, in bytes.
const MaxLength = 64 << 10

// Position returns the match a script leads to and the state before the events that it opens with (Match.Opening). The script need not
// prove anything. A position that no game leads to may break the rules, which is returned as an error.
func Position[S any](v *Vocabulary[S], text string) (m *engine.Match[S], before S, err error) {
	defer func() {
		if p := recover(); p != nil {
			m, err = nil, fmt.Errorf("the rules fail at this position (%v): use one that a game can lead to", p)
		}
	}()
	if len(text) > MaxLength {
		return nil, before, fmt.Errorf("the script of the position has %d bytes: the maximum is %d", len(text), MaxLength)
	}
	sc := read(v, text)
	if _, err = sc.Run(); err == nil {
		err = v.Bounds(&sc.Match.State)
	}
	return sc.Match, sc.before, err
}
