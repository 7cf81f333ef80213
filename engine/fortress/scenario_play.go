package fortress

import (
	"bytes"
	"encoding/gob"
	"fmt"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/content"
)

// play carries out a line after start.
func (sc *Scenario) play(verb string, args []string) ([]string, error) {
	key := strings.Join(args, " ")
	switch verb {
	case "roll":
		all, err := facesIn(verb, args, highest)
		sc.match.Load(all...)
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
		return sc.show(key)
	case "save":
		return nil, sc.reload()
	}
	return nil, fmt.Errorf("unknown line; known after start: roll, choose, auto, options, why, show, save")
}

// choose chooses an option by its key. An illegal key is an error, unless the line below expects it.
func (sc *Scenario) choose(key string) ([]string, error) {
	events, err := sc.match.Choose(key)
	if err == nil {
		return sc.say(events), nil
	}
	if sc.at+1 < len(sc.lines) && sc.lines[sc.at+1] == "  illegal" {
		return []string{"illegal"}, nil
	}
	d, waits := sc.match.Explained()
	if !waits {
		return nil, fmt.Errorf("the match is over: remove this line")
	}
	if r, ok := d.Refused(key); ok {
		return nil, fmt.Errorf(`this is not legal (%s %s): choose another option, or write "  illegal" below`, r.Rule, r.Reason)
	}
	return nil, fmt.Errorf("no option has this key: %s", content.Remedy(key, keys(d)))
}

func keys(d *engine.Decision) []string {
	all := make([]string, len(d.Options))
	for i := range d.Options {
		all[i] = d.Options[i].Key()
	}
	return all
}

// auto answers for the hostile seat until somebody else must decide.
func (sc *Scenario) auto() (said []string) {
	for {
		d, ok := sc.match.Pending()
		if !ok || d.Seat != HostileSeat {
			return said
		}
		i := Automatic(sc.match, d)
		said = append(said, "> "+d.Options[i].Key())
		said = append(said, sc.say(sc.match.Take(i))...)
	}
}

func (sc *Scenario) options(prefix string) (said []string) {
	d, _ := sc.match.Pending()
	for _, o := range d.Options {
		if key := o.Key(); strings.HasPrefix(key, prefix) {
			said = append(said, key)
		}
	}
	return said
}

func (sc *Scenario) why(key string) []string {
	d, _ := sc.match.Explained()
	if d.Has(key) {
		return []string{"legal"}
	}
	if r, ok := d.Refused(key); ok {
		return []string{strings.TrimSpace(r.Rule + " " + r.Reason + " " + strings.Join(r.Args, " "))}
	}
	return []string{"unknown"}
}

// reload saves the match as bytes and continues with the decoded match.
func (sc *Scenario) reload() error {
	var saved bytes.Buffer
	if err := gob.NewEncoder(&saved).Encode(sc.match.Snapshot()); err != nil {
		return err
	}
	var s engine.Snapshot[State]
	if err := gob.NewDecoder(&saved).Decode(&s); err != nil {
		return err
	}
	m, err := engine.Resume[State](sc.rules, &s)
	if err == nil {
		sc.match = m
	}
	return err
}

// say writes events and then who must decide what.
func (sc *Scenario) say(events []Event) (said []string) {
	for _, e := range events {
		e.Apply(&sc.shown)
		if key, args := e.Say(&sc.shown); key != "" {
			said = append(said, strings.TrimSpace(e.Rule+" "+key+" "+strings.Join(args, " ")))
		}
	}
	if !sc.shown.Equal(&sc.match.State) {
		said = append(said, "the events do not make the state")
	}
	d, ok := sc.match.Pending()
	if !ok {
		return append(said, "over")
	}
	who := "player-" + strconv.Itoa(int(d.Seat)+1)
	if d.Seat == HostileSeat {
		who = "hostiles"
	}
	return append(said, strings.TrimSpace("? "+who+" "+d.Kind+" "+strings.TrimSpace(d.About[0]+" "+d.About[1])))
}
