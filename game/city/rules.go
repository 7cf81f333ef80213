package city

import (
	"strings"

	"precipice/engine"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game/session"
)

// Name is the name of the ruleset in saves and reports, and of its folder of texts.
const Name = "city"

// AnswerRule is the rule by which a choice that nobody is asked for is made.
const AnswerRule = "CC-G-036"

// Session is a hunt that is played.
type Session = session.Session[rules.State, Table]

// numbered is the number of the rules, see session.About. The first number came with CC-G-110 to 127.
const numbered = 1

// Rules are the rules of Cursed City as a session plays them.
type Rules struct{ rules.Rules }

// About implements session.Ruleset.
func (r Rules) About() session.About {
	return session.About{Name: Name, Content: r.Pack.Digest, Rules: numbered, AnswerRule: AnswerRule, Likely: r.likely(), Near: squares{},
		Modes: modes()}
}

// likely returns the words of a setup, the most frequent last.
func (r Rules) likely() string {
	var b strings.Builder
	for _, id := range r.Pack.IDs("journey") {
		b.WriteString(id + "\n")
	}
	b.WriteString("!anew same-dice new-dice off seats 1 2 3 4 1 2 1 2\nundo until-revealed\nplayers 4\nplayers 3\nplayers 2\nleader 2\nlevel 4\nlevel 3\nlevel 2\nlevel 1\n")
	heroes := r.Pack.IDs("hero")
	b.WriteString(strings.Join(append(heroes, heroes...), " "))
	b.WriteString("\njourney \nplayers 1\nleader 1\nlevel 0\nheroes " + strings.Join(heroes[:min(rules.MaxHeroes, len(heroes))], " "))
	b.WriteString("\nseats\nundo until-revealed\n")
	return b.String()
}

// modes are the types of journeys that are played.
func modes() (list []session.Mode) {
	for t, word := range library.JourneyWords {
		if rules.Plays(library.JourneyType(t)) {
			list = append(list, session.Mode{Name: word, File: "%s-turn-%d"})
		}
	}
	return list
}

// Opening implements session.Ruleset.
func (r Rules) Opening(t *Table) (*rules.State, error) { return r.Table(t.Setup) }

// Position implements session.Ruleset.
func (r Rules) Position(text string) (*engine.Match[rules.State], rules.State, error) {
	return rules.Position(r.Rules, text)
}

// Answer implements session.Ruleset.
func (Rules) Answer(t *Table, m *rules.Match, d *engine.Decision, preferred string) (option int, why string) {
	q := rules.QuestionOf(d.Kind)
	switch {
	case q == nil:
		return -1, ""
	case q.Habit == rules.HabitHostiles && !t.HostilesAsked:
		if d.Kind == rules.AskTowards && len(d.Options) > 1 { // the events tell all other choices made for them
			return rules.Automatic(m, d), goesFor
		}
		return rules.Automatic(m, d), ""
	case q.Habit == rules.HabitDice && !t.AskDice:
		if i := d.Find(preferred); i >= 0 {
			return i, ""
		}
		return rules.Habitual(m, d), ""
	case q.Habit == rules.HabitReact && t.Reactions == Never:
		return d.Find(rules.DoPass), "never"
	case q.Habit == rules.HabitReact && t.Reactions == Always:
		return rules.BestReaction(m, d), "always"
	case q.Habit == rules.HabitReRolls && t.ReRolls == Never:
		return d.Find(rules.DoKeep), "never"
	case !t.AskAll:
		return rules.Pointless(m, d), ""
	}
	return -1, ""
}

// Vain implements session.Ruleset.
func (Rules) Vain(t *Table, m *rules.Match, d *engine.Decision) int {
	if t.AskAll {
		return -1
	}
	return rules.Vain(m, d)
}

// Rather implements session.Ruleset.
func (Rules) Rather(_ *rules.Match, _ *engine.Decision, option int) int { return option }

// goesFor is the key of the line that tells which hero was chosen for a hostile to go for.
const goesFor = "goes-for"

// Remark implements session.Ruleset: it tells who does not react (CC-REA-005) and whom a hostile goes for (CC-G-094), which make no events.
func (Rules) Remark(d *engine.Decision, option int, why string) (key string, args []string) {
	switch {
	case why == "" && d.Kind == rules.AskReact && d.Options[option].Verb == rules.DoPass:
		return "held", []string{d.About[0], d.About[1]}
	case why == goesFor:
		return goesFor, []string{d.About[0], d.Options[option].Parts[0]}
	}
	return "", nil
}

// Listing implements session.Ruleset.
func (Rules) Listing(t *Table, m *rules.Match) session.Listing {
	l := session.Listing{Mode: library.JourneyWords[m.State.Type()], Title: t.Setup.Journey, Party: t.Setup.Heroes, Round: int(m.State.Turn)}
	if m.State.Result != rules.Open {
		l.Outcome = m.State.Result.String()
	}
	return l
}

// Chapter implements session.Ruleset.
func (Rules) Chapter(*rules.State) int { return 0 }

// Recorder implements session.Ruleset.
func (Rules) Recorder([]byte) session.Recorder[rules.State] { return nil }

// Moment implements session.Ruleset.
func (Rules) Moment(s *rules.State) session.Moment { return session.Moment{Turn: int(s.Turn)} }

// Equal implements session.Ruleset.
func (Rules) Equal(a, b *rules.State) bool { return a.Equal(b) }

var _ session.Ruleset[rules.State, Table] = Rules{}
