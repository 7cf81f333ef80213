// Package terminal is Cursed City in the terminal: its flags, and what only it says in a game.
package terminal

import (
	"cmp"
	"flag"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game/city"
	"precipice/game/city/pack"
	"precipice/game/city/view"
	"precipice/game/protocol"
	"precipice/game/session"
	"precipice/game/terminal"
	"precipice/message"
)

// options are the flags of the city.
type options struct {
	*terminal.Options
	journey, heroes, seats, names string
	players, leader, level        int
	manners                       []func(*city.Table)
	simulation                    simulation
}

// Ruleset is Cursed City in the terminal.
var Ruleset = terminal.Ruleset{Name: city.Name, Pack: pack.Name, Rules: "CC", Read: func(o *terminal.Options) *terminal.Line {
	own := &options{Options: o}
	list := &terminal.Rules{}
	return &terminal.Line{ForNew: []string{"journey", "heroes", "players", "leader", "seats", "names", "level"}, Open: own.open, Engine: own.engine, Scenario: own.scenario,
		Flags: func(command string, f *flag.FlagSet) {
			switch command {
			case "play":
				own.flags(f)
			case "rules":
				list.Flags(o, f)
			case "simulate":
				o.Flags(f, "content")
				own.simulation.flags(f)
			}
		},
		Commands: []terminal.Command{
			{Name: "rules", Before: "replay", Run: func(s terminal.Streams) error { return list.List(s, city.Name, o) }},
			{Name: "validate", Before: "replay", Operand: "[DIR]", Run: own.validate},
			{Name: "simulate", Before: "replay", Run: own.simulate},
		},
	}
}}

func (o *options) flags(f *flag.FlagSet) {
	f.BoolVar(&o.Learn, "learn", false, "")
	f.StringVar(&o.journey, "journey", "", "ID")
	f.StringVar(&o.heroes, "heroes", "", "ID,...")
	f.StringVar(&o.seats, "seats", "", "N,...")
	f.StringVar(&o.names, "names", "", "NAME,...")
	f.IntVar(&o.players, "players", 1, "N")
	f.IntVar(&o.leader, "leader", 1, "N")
	f.IntVar(&o.level, "level", 0, "N")
	for i := range manners {
		m := &manners[i]
		f.Func(m.name, strings.Join(m.values, "|"), func(value string) error {
			i, err := m.find(value)
			o.manners = append(o.manners, func(t *city.Table) { m.set(t, i) })
			return err
		})
	}
}

// manner is a setting of the table that a flag and the word set can change.
type manner struct {
	name   string
	values []string
	set    func(t *city.Table, value int)
	is     func(t *city.Table) int
}

var manners = []manner{
	{"hostiles", []string{"automatic", "asked"}, func(t *city.Table, v int) { t.HostilesAsked = v == 1 }, func(t *city.Table) int { return one(t.HostilesAsked) }},
	{"undo", session.UndoWords(), func(t *city.Table, v int) { t.Undo = session.UndoPolicy(v) }, func(t *city.Table) int { return int(t.Undo) }},
	{"dice", []string{"lowest", "ask"}, func(t *city.Table, v int) { t.AskDice = v == 1 }, func(t *city.Table) int { return one(t.AskDice) }},
	{"pointless", []string{"skip", "ask"}, func(t *city.Table, v int) { t.AskAll = v == 1 }, func(t *city.Table) int { return one(t.AskAll) }},
	{"reactions", []string{"ask", "always", "never"}, func(t *city.Table, v int) { t.Reactions = reactions[v] }, func(t *city.Table) int { return slices.Index(reactions, t.Reactions) }},
	{"re-rolls", []string{"ask", "never"}, func(t *city.Table, v int) { t.ReRolls = city.Manner(v) }, func(t *city.Table) int { return int(t.ReRolls) }},
}

// reactions are the manners of reactions in the order of their words.
var reactions = []city.Manner{city.Ask, city.Always, city.Never}

func one(on bool) int {
	if on {
		return 1
	}
	return 0
}

// find returns the index of a value.
func (m *manner) find(value string) (int, error) {
	i := slices.Index(m.values, value)
	if i < 0 {
		return 0, message.New("error.setting.value", m.name, strconv.Quote(value), m.values)
	}
	return i, nil
}

// open opens the ruleset with the flags.
func (o *options) open() (terminal.Game, error) {
	r, texts, err := pack.Rules(o.Content)
	if err != nil {
		return nil, err
	}
	book, err := o.Book(texts)
	if err != nil {
		return nil, err
	}
	course, err := pack.Course(o.Content, r, book)
	return terminal.Host(terminal.Hosting[rules.State, city.Table]{
		Rules: r, Book: book,
		Ready: func() error { return o.Learns(course != nil) },
		Table: func() (city.Table, error) {
			if o.Learn {
				return course.Table(), nil
			}
			return o.table(r)
		},
		Begun: func(t *city.Table) string {
			j := slices.Index(r.Pack.IDs("journey"), t.Setup.Journey)
			of := r.Pack.Journeys[j].Type
			word := library.JourneyWords[of]
			return book.Say("console.begun."+word, book.Name(t.Setup.Journey), strconv.FormatUint(t.Seed, 10), strconv.Itoa(r.Pack.GoalOf(j))) + "\n" + book.Say("city.setup.stake."+word)
		},
		Change: o.change,
		Seat: func(p terminal.Plain, play *city.Session) terminal.Voice {
			p.Chance = chances{play, book}.of
			return &voice{Lesson: o.lesson(p, course, play), play: play}
		},
		Listed: func(g *session.Game) (title, more string) { return city.Listed(book, g) },
		Played: func(rec *session.Record[city.Table]) string {
			return book.Say("console.played", book.Name(rec.Table.Setup.Journey))
		},
		Usage: func(command string) []string {
			if command != "play" {
				return nil
			}
			return []string{book.Say("usage.journeys", r.Pack.IDs("journey")...), book.Say("usage.heroes", r.Pack.IDs("hero")...)}
		},
	}), err
}

// scenario plays a scenario.
func (o *options) scenario(text string) (string, error) {
	r, _, err := pack.Rules(o.Content)
	if err != nil {
		return "", err
	}
	return terminal.Played(rules.Vocabulary(r.Rules), text)
}

// validate checks the content of a folder or the embedded one, and writes every problem with file, line and remedy.
func (o *options) validate(s terminal.Streams) error {
	lib, problems, err := pack.Validate(o.Operand)
	if err != nil {
		return err
	}
	if err := s.Problems(o.Operand, problems); err != nil {
		return err
	}
	fmt.Fprintf(s.Out, "The content is valid: %d heroes, %d kinds of hostiles, %d tiles, %d journeys, %d kinds of encounters, %d of discoveries, %d crises.\n",
		len(lib.Heroes), len(lib.Hostiles), len(lib.Tiles), len(lib.Journeys), len(lib.Encounters), len(lib.Discoveries), len(lib.Crises))
	return nil
}

// engine plays journeys for another program, see engine/PROTOCOL.md.
func (o *options) engine() (protocol.Engine, error) {
	r, _, err := pack.Rules(o.Content)
	return view.New(r), err
}

// change changes the manners of a table as the flags ask.
func (o *options) change(t *city.Table) {
	for _, set := range o.manners {
		set(t)
	}
}

// table returns the table of a new game. What the flags leave open is drawn by the seed.
func (o *options) table(r city.Rules) (t city.Table, err error) {
	t.Seed = cmp.Or(o.Seed, uint64(time.Now().UnixNano()))
	t.Setup = rules.Table{Players: o.players, Leader: o.leader - 1, Level: o.level, Journey: o.journey, Heroes: list(o.heroes)}
	t.Names = list(o.names)
	if at := slices.Index(played(), cmp.Or(o.journey, library.JourneyWords[library.Hunt])); at >= 0 { // a type: the seed picks a map of it
		t.Setup.Journey = r.Pack.MapByChance(library.JourneyType(slices.Index(library.JourneyWords, played()[at])), "", t.Seed)
	}
	if len(t.Setup.Heroes) == 0 {
		t.Setup.Heroes = party(r)
	}
	for _, text := range list(o.seats) {
		n, err := strconv.Atoi(text)
		if err != nil {
			return t, terminal.Usage("error.flag.seat", strconv.Quote(o.seats), strconv.Quote(text))
		}
		t.Setup.Seats = append(t.Setup.Seats, n-1)
	}
	o.change(&t)
	return t, nil
}

// party is the party if none is named: the first hero of each class.
func party(r city.Rules) (ids []string) {
	var classes []string
	for i := range r.Pack.Heroes {
		h := &r.Pack.Heroes[i]
		if class := strconv.Itoa(int(h.Class)); !slices.Contains(classes, class) {
			ids, classes = append(ids, h.ID), append(classes, class)
		}
	}
	for i := 0; len(ids) < rules.MaxHeroes && i < len(r.Pack.Heroes); i++ {
		if id := r.Pack.Heroes[i].ID; !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	return ids[:min(len(ids), rules.MaxHeroes)]
}

// list splits what commas separate.
func list(text string) (parts []string) {
	for part := range strings.SplitSeq(text, ",") {
		if part = strings.TrimSpace(part); part != "" {
			parts = append(parts, part)
		}
	}
	return parts
}
