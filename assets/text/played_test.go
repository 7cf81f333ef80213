package text_test

import (
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// shown finds texts as the head of rules.yaml says and remembers those it did not find.
type shown struct {
	t     *testing.T
	texts map[string]string
	told  map[string]bool
}

func (s *shown) fail(format string, args ...any) {
	if key := format + args[0].(string); !s.told[key] {
		s.told[key] = true
		s.t.Errorf(format, args...)
	}
}

// say checks the closest text of a key and its parts.
func (s *shown) say(keys []string, parts []string) {
	key := keys[0]
	for _, k := range keys {
		if s.texts[k] != "" {
			key = k
			break
		}
	}
	for _, p := range parts {
		if s.texts[key+"."+p] != "" {
			key += "." + p
		}
	}
	text := s.texts[key]
	if text == "" {
		s.fail("no text %q", key)
		return
	}
	if n := slices.Index(parts, twins); n >= 0 && singular.MatchString(strings.ReplaceAll(text, "{"+strconv.Itoa(n)+"}", "@")) {
		s.fail("%s speaks of two as of one: %q", key, text)
	}
	for _, slot := range slot.FindAllString(text, -1) {
		if slot == "{all}" {
			for _, p := range parts {
				s.part(key, p)
			}
			continue
		}
		if n := partOf(slot); n >= len(parts) {
			s.fail("%s has the slot %s, and there are only the parts %v", key, slot, parts)
		} else if !strings.HasPrefix(slot, "{text ") || s.texts["text."+parts[n]] == "" {
			s.part(key, parts[n])
		}
	}
}

// twins is the explorer who is two, and singular a sentence about one.
const twins = "rein-raus"

var singular = regexp.MustCompile(`(^|[.:?] )@ (\pL+s|has|is)\b|\b(does|has|is) @`)

// plain parts stand as they are: numbers, hexes, faces, dice.
var plain = regexp.MustCompile(`^-?[0-9]+(,-?[0-9]+)?$|^[12]?d[0-9]+$`)

var numbered = regexp.MustCompile(`^(.+)-[0-9]+$`)

func (s *shown) part(key, p string) {
	if plain.MatchString(p) || s.texts["name."+p] != "" {
		return
	}
	if m := numbered.FindStringSubmatch(p); m != nil && s.texts["name."+m[1]] != "" {
		return
	}
	s.fail("%s has the part %q, for which there is no text", key, p)
}

func (s *shown) decision(d *engine.Decision) {
	s.say([]string{"ask." + d.Kind}, d.About[:])
	s.rule(d.Rule)
	for i := range d.Options {
		s.option(d.Kind, &d.Options[i])
	}
	for i := range d.Refusals {
		r := &d.Refusals[i]
		s.option(d.Kind, &r.Option)
		s.say([]string{"why." + r.Reason}, r.Args)
		s.rule(r.Rule)
	}
}

func (s *shown) option(kind string, o *engine.Option) {
	n := len(o.Parts)
	for n > 0 && o.Parts[n-1] == "" {
		n--
	}
	keys := []string{"do." + kind + "." + o.Verb, "do." + o.Verb}
	if n > 1 && o.Parts[1] != "" {
		keys = slices.Insert(keys, 0, keys[0]+".on", keys[1]+".on")
	}
	s.say(keys, o.Parts[:n])
}

func (s *shown) rule(id string) {
	if s.texts["rule."+id] == "" {
		s.fail("no text for the rule %s", id)
	}
}

// TestEverythingSaidInPlayHasAText plays combats by chance and finds the text of all that is said,
// asked, offered and refused in them, down to every part.
func TestEverythingSaidInPlayHasAText(t *testing.T) {
	_, both := texts(t)
	lib, err := library.Load(os.DirFS(packDir))
	if err != nil {
		t.Fatal(err)
	}
	s := &shown{t, both, map[string]bool{}}
	rules := fortress.Rules{Pack: fortress.NewPack(lib)}
	said := 0
	for seed := range uint64(40) {
		said += s.play(rules, seed)
	}
	if said < 10000 {
		t.Errorf("only %d events in 40 combats", said)
	}
}

func (s *shown) play(rules fortress.Rules, seed uint64) (said int) {
	parties := [][]string{{"janus-draik", "ur-025", "espern-locarno", "amallyn"}, {"dahyak", "rein-raus", "janus-draik", "espern-locarno"}}
	combats := rules.Pack.Combats
	setup := fortress.Setup{Players: int(seed%4) + 1, Explorers: parties[seed%2], Fifth: -1, Combat: combats[seed%uint64(len(combats))].ID}
	switch {
	case seed%8 == 7:
		setup = fortress.Setup{Players: setup.Players, Fifth: -1, Quest: true}
	case seed%4 == 3:
		setup.Difficulty = fortress.Normal
	}
	m, err := fortress.NewGame(rules, setup, seed)
	if err != nil {
		s.t.Fatal(err)
	}
	pick := rand.New(rand.NewPCG(seed, 3))
	var events []fortress.Event
	table := m.State
	for range 4000 {
		for _, e := range events {
			e.Apply(&table)
			key, parts := e.Say(&table)
			if tale, ok := e.Change.(engine.Tale[fortress.State]); ok {
				key, parts = tale.Tell(&table)
			}
			if key != "" {
				s.say([]string{"event." + key}, parts)
				s.rule(e.Rule)
				said++
			}
		}
		d, ok := m.Explained()
		if !ok {
			return said
		}
		s.decision(d)
		i := pick.IntN(len(d.Options))
		if d.Options[i].Verb == "end" {
			i = pick.IntN(len(d.Options))
		}
		key := d.Options[i].Key()
		if events, err = m.Choose(key); err != nil {
			s.t.Fatalf("%s: %v", strings.TrimSpace(key), err)
		}
	}
	return said
}
