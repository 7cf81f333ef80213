package script

import (
	"bytes"
	"encoding/gob"
	"fmt"
	"strings"

	"precipice/engine"
	"precipice/engine/content"
)

// play carries out a line after start and returns what it says.
func (sc *Script[S]) play(verb string, words []string) ([]string, error) {
	key := strings.Join(words, " ")
	switch verb {
	case "roll":
		faces, err := Faces(verb, words, highestFace)
		if err == nil && !sc.Match.Load(faces...) {
			err = errTooManyFaces
		}
		return nil, err
	case "choose":
		return sc.choose(key)
	case "auto":
		return sc.auto(), nil
	case "options":
		return sc.options(key), nil
	case "why":
		return sc.why(key), nil
	case "show":
		said, err := sc.words.Show(&sc.Match.State, key)
		return []string{said}, err
	case "left":
		return sc.left(words)
	case "save":
		return nil, sc.reload()
	}
	return nil, fmt.Errorf("unknown line; known after start: roll, choose, auto, options, why, show, left, save")
}

// choose chooses an option by its key. An illegal key is an error, unless the line below expects it.
func (sc *Script[S]) choose(key string) ([]string, error) {
	events, err := sc.Match.Choose(key)
	if err == nil {
		return sc.say(events), nil
	}
	if sc.at+1 < len(sc.lines) && sc.lines[sc.at+1] == "  illegal" {
		return []string{"illegal"}, nil
	}
	d, waits := sc.Match.Explained()
	if !waits {
		return nil, fmt.Errorf("the match is over: remove this line")
	}
	if r, ok := d.Refused(key); ok {
		return nil, fmt.Errorf(`this is not legal (%s %s): choose another option, or write "  illegal" below`, r.Rule, r.Reason)
	}
	return nil, fmt.Errorf("no option has this key: %s", content.Remedy(key, d.Keys()))
}

// auto answers for the seats that play by themselves until a player must decide.
func (sc *Script[S]) auto() (said []string) {
	for d, ok := sc.Match.Pending(); ok; d, ok = sc.Match.Pending() {
		i := sc.words.Auto(sc.Match, d)
		if i < 0 {
			break
		}
		said = append(said, "> "+d.Options[i].Key())
		said = append(said, sc.say(sc.Match.Take(i))...)
	}
	return said
}

// options lists the legal keys that begin with a prefix.
func (sc *Script[S]) options(prefix string) (keys []string) {
	d, _ := sc.Match.Pending()
	for _, key := range d.Keys() {
		if strings.HasPrefix(key, prefix) {
			keys = append(keys, key)
		}
	}
	return keys
}

// why tells whether a key is legal, or which rule forbids it and for what reason.
func (sc *Script[S]) why(key string) []string {
	d, _ := sc.Match.Explained()
	if d.Has(key) {
		return []string{"legal"}
	}
	if r, ok := d.Refused(key); ok {
		sc.told[r.Rule] = true
		return []string{joined(append([]string{r.Rule, r.Reason}, r.Args...)...)}
	}
	return []string{"unknown"}
}

// reload saves the match as bytes and continues with the decoded match.
func (sc *Script[S]) reload() error {
	var saved bytes.Buffer
	if err := gob.NewEncoder(&saved).Encode(sc.Match.Snapshot()); err != nil {
		return err
	}
	var s engine.Snapshot[S]
	if err := gob.NewDecoder(&saved).Decode(&s); err != nil {
		return err
	}
	m, err := engine.Resume(sc.words.Rules, &s)
	if err == nil {
		sc.Match, sc.before = m, m.State // which has no events to tell
	}
	return err
}

// say writes events as RULE KEY ARGS and then the pending question as ? SEAT KIND ABOUT, or that the
// match is over.
func (sc *Script[S]) say(events []engine.Event[S]) (said []string) {
	sc.before = sc.shown
	for _, e := range events {
		e.Apply(&sc.shown)
		if key, args := e.Say(&sc.shown); key != "" {
			sc.told[e.Rule] = true
			said = append(said, joined(append([]string{e.Rule, key}, args...)...))
		}
	}
	if !sc.words.Equal(&sc.shown, &sc.Match.State) {
		said = append(said, "the events do not make the state")
	}
	return append(said, sc.asked())
}

// asked returns the pending question as ? SEAT KIND ABOUT, or that the match is over.
func (sc *Script[S]) asked() string {
	d, ok := sc.Match.Pending()
	if !ok {
		return "over"
	}
	sc.told[d.Rule] = true
	return joined("?", sc.words.Seat(d.Seat), d.Kind, joined(d.About[:]...))
}

// joined joins words by spaces, without spaces around them.
func joined(words ...string) string { return strings.TrimSpace(strings.Join(words, " ")) }
