package terminal

import (
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/guide"
	"precipice/game/blackstone/pack"
	"precipice/game/blackstone/view"
	commonpack "precipice/game/pack"
	"precipice/game/protocol"
	"precipice/game/session"
	"precipice/game/terminal"
	"precipice/game/words"
)

// Ruleset is Blackstone Fortress in the terminal.
var Ruleset = terminal.Ruleset{Name: blackstone.Name, Pack: pack.Name, Rules: "BF", Read: func(o *terminal.Options) *terminal.Line {
	own := &options{Options: o}
	return &terminal.Line{Flags: own.flags, ForNew: forNewGames, Open: own.open, Engine: own.engine, Scenario: own.scenario, Commands: []terminal.Command{
		{Name: "rules", Before: "replay", Run: func(s terminal.Streams) error { return own.rules.List(s, blackstone.Name, o) }},
		{Name: "validate", Before: "replay", Operand: "[DIR]", Run: own.validate},
		{Name: "simulate", Before: "replay", Run: own.simulate},
		{Name: "journal", Before: "link", Operand: "NAME", Run: own.journal},
	}}
}}

// load reads the content and the texts that the flags ask for.
func (o *options) load() (fortress.Rules, *words.Book, error) {
	language, err := commonpack.Language(o.Language, "")
	if err != nil {
		return fortress.Rules{}, nil, err
	}
	return pack.Load(o.Content, language)
}

// open opens the ruleset with the flags.
func (o *options) open() (terminal.Game, error) {
	rules, book, err := o.load()
	if err != nil {
		return nil, err
	}
	var course *guide.Course
	return terminal.Host(terminal.Hosting[fortress.State, blackstone.Table]{
		Rules: blackstone.With(rules), Book: book,
		Ready: func() (err error) {
			course, err = o.ready(rules, book)
			return err
		},
		Table: func() (blackstone.Table, error) {
			if o.Learn {
				return course.Table(), nil
			}
			return tableFor(rules, o)
		},
		Begun:  func(t *blackstone.Table) string { return begun(book, rules.Pack, t) },
		Change: o.table.change,
		Seat: func(p terminal.Plain, play *blackstone.Session) terminal.Voice {
			if !o.Learn { // a lesson has enough to read, and teaches the command odds
				p.Chance = marksman{play, book}.chance
			}
			return &table{Lesson: o.lesson(p, course, play), play: play}
		},
		Listed: func(g *session.Game) (title, progress string) {
			if _, known := blackstone.ModeOf(g); known {
				title, progress = blackstone.Listed(book, g)
			}
			return title, progress
		},
		Played: func(rec *blackstone.Record) string { return played(book, &rec.Table) },
		Usage: func(command string) []string {
			if command != "play" {
				return nil
			}
			return []string{book.Say("usage.combats", combatIDs(rules)...), book.Say("usage.explorers", explorerIDs(rules)...)}
		},
	}), nil
}

// scenario plays a scenario.
func (o *options) scenario(text string) (string, error) {
	rules, _, err := o.load()
	if err != nil {
		return "", err
	}
	return terminal.Played(fortress.Vocabulary(rules), text)
}

// engine plays games for another program, see engine/PROTOCOL.md.
func (o *options) engine() (protocol.Engine, error) {
	rules, _, err := o.load()
	return view.New(rules), err
}
