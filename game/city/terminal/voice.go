package terminal

import (
	"fmt"
	"strconv"
	"strings"

	"precipice/engine"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game/city"
	"precipice/game/city/chronicle"
	"precipice/game/city/pack"
	"precipice/game/rulebook"
	"precipice/game/terminal"
)

// voice speaks for the city in a game.
type voice struct {
	terminal.Lesson
	play    *city.Session
	layings layings
	acted   string // the hero whose activation the battlefield was last drawn for, with the turn
}

// state is the table as it is shown.
func (v *voice) state() *rules.State { return &v.play.Shown }

// Players implements terminal.Voice.
func (v *voice) Players() []string { return v.play.Table.Names }

// Where implements terminal.Voice.
func (v *voice) Where() string {
	return v.Book.Say("console.where", v.Book.Name(v.play.Table.Setup.Journey), strconv.Itoa(int(v.state().Turn)))
}

// Scene implements terminal.Voice: the battlefield when the next hero is activated, and before the first is placed; the dice when
// somebody acts.
func (v *voice) Scene(d *engine.Decision) {
	s := v.state()
	switch d.Kind {
	case rules.AskActivation, rules.AskPlace:
		now := d.Kind + d.About[0] + strconv.Itoa(int(s.Turn))
		if now != v.acted && (d.Kind == rules.AskActivation || v.acted == "") {
			v.board(d, "")
		}
		v.acted = now
		if d.Kind == rules.AskActivation {
			v.dice(d.About[0])
		}
	case rules.AskGambit, rules.AskGambitSwap:
		v.track()
	case rules.AskCrisisHero, rules.AskCrisis:
		v.crisis(d)
	}
}

// dice tells the dice and the points of a hero and the destiny dice.
func (v *voice) dice(hero string) {
	s := v.state()
	for h := range s.Heroes {
		if s.HeroName(h) == hero {
			v.Say("console.dice", v.Book.Name(hero), slots(&s.Heroes[h]), strconv.Itoa(int(s.Heroes[h].Inspiration)), destiny(s))
		}
	}
}

// slots writes what lies on the activation spaces: a die, w or g for a counter, a dash for nothing.
func slots(x *rules.Hero) string {
	var list []string
	for _, slot := range x.Slots {
		switch {
		case slot.Counter == rules.WoundCounter:
			list = append(list, "w")
		case slot.Counter == rules.GrievousCounter:
			list = append(list, "g")
		case slot.Die == 0:
			list = append(list, "-")
		default:
			list = append(list, strconv.Itoa(int(slot.Die)))
		}
	}
	return strings.Join(list, " ")
}

// destiny writes the available destiny dice.
func destiny(s *rules.State) string {
	var list []string
	for _, d := range s.Destiny {
		if d.Face > 0 && !d.Used {
			list = append(list, strconv.Itoa(int(d.Face)))
		}
	}
	if len(list) == 0 {
		return "-"
	}
	return strings.Join(list, " ")
}

// Span implements terminal.Voice: throughout an activation an option keeps its number, and so do gambits throughout a turn.
func (v *voice) Span(d *engine.Decision) (span, question string) {
	switch d.Kind {
	case rules.AskActivation:
		question = fmt.Sprint(d.About)
	case rules.AskGambit:
		question = d.Kind
	}
	return strconv.Itoa(int(v.state().Turn)), question
}

// Names implements terminal.Voice.
func (v *voice) Names() (ids []string) {
	s := v.state()
	for u := range s.Units {
		if s.Units[u].Team != rules.Nobody {
			ids = append(ids, s.UnitName(rules.UnitID(u)))
		}
	}
	return ids
}

// Words implements terminal.Voice.
func (v *voice) Words() []terminal.Word {
	told := func(do func()) func(*engine.Decision, string) bool {
		return terminal.Told(func(*engine.Decision, string) { do() })
	}
	return []terminal.Word{
		{Name: "", Do: v.TurnPage},
		{Name: "guide", Before: "why", Do: v.Guide},
		{Name: "board", Before: "why", Do: terminal.Told(v.board)},
		{Name: "list", Before: "why", Do: terminal.Told(v.list)},
		{Name: "who", Before: "why", Do: terminal.Told(v.list)},
		{Name: "where", Before: "why", Do: terminal.Told(v.whereIs)},
		{Name: "track", Before: "why", Do: told(v.track)},
		{Name: "odds", Before: "why", Do: terminal.Told(v.odds)},
		{Name: "plan", Before: "why", Do: terminal.Told(v.plan)},
		{Name: "forecast", Before: "why", Do: terminal.Told(v.forecast)},
		{Name: "leave", Before: "why", Do: told(v.leave)},
		{Name: "card", Before: "why", Do: terminal.Told(func(_ *engine.Decision, rest string) { v.card(rest) })},
	}
}

// track tells the initiative cards from left to right, and the trackers of the skyvessel.
func (v *voice) track() {
	s := v.state()
	var names []string
	acting, on := rules.Acting(v.play.Match)
	for _, c := range s.Track[:s.NumTrack] {
		name := v.Book.Name(s.CardName(c))
		if c.Done && !(on && c == acting) {
			name = v.Book.Say("console.track.done", name)
		}
		names = append(names, name)
	}
	if len(names) > 0 {
		v.Say("console.track", strings.Join(names, ", "))
	}
	p := v.state().Content()
	v.Say(v.of("console.trackers"), strconv.Itoa(int(s.Nightfall)), strconv.Itoa(p.Figures.Nightfall-1), strconv.Itoa(int(s.QuestToken)), strconv.Itoa(s.Goal()),
		strconv.Itoa(int(s.Fear)), strconv.Itoa(int(s.Influence)))
}

// of returns the key of a text for the type of the journey.
func (v *voice) of(key string) string { return key + "." + library.JourneyWords[v.state().Type()] }

// Settings implements terminal.Voice.
func (v *voice) Settings() (list []terminal.Setting) {
	for i := range manners {
		list = append(list, v.setting(i))
	}
	return list
}

func (v *voice) setting(i int) terminal.Setting {
	return terminal.Setting{Name: manners[i].name, Values: manners[i].values, Is: manners[i].is(&v.play.Table)}
}

// Set implements terminal.Voice.
func (v *voice) Set(name, value string) (terminal.Setting, error) {
	var names []string
	for i := range manners {
		if names = append(names, manners[i].name); manners[i].name != name {
			continue
		}
		n, err := manners[i].find(value)
		if err != nil {
			return terminal.Setting{}, err
		}
		t := v.play.Table.Clone()
		manners[i].set(&t, n)
		if err := v.play.SetTable(t); err != nil {
			return terminal.Setting{}, err
		}
		return v.setting(i), nil
	}
	return terminal.Setting{}, terminal.NoSetting(name, names...)
}

// Rulebook implements terminal.Voice.
func (v *voice) Rulebook() (*rulebook.Book, error) { return pack.Rulebook(v.Book.Language()) }

// Result implements terminal.Voice.
func (v *voice) Result() {
	v.Dismiss()
	s := v.state()
	story := chronicle.Of(v.play.Log, s)
	v.Say(v.of("console.result."+s.Result.String()), v.Book.Count("city.ended.turns", int(s.Turn), story.Score(v.Book, s)))
	for _, text := range append(story.Told(v.Book), story.City(v.Book, s)...) {
		v.line(text)
	}
}

// line writes a line that is not a text.
func (v *voice) line(text string) { fmt.Fprintln(v.Out, text) }
