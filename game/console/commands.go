package console

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/pack"
	"precipice/game/rulebook"
	"precipice/game/words"
	"precipice/message"
	"precipice/saves"
)

// command runs a word that is not an option. It returns whether the question is written again.
type command func(t *table, d *engine.Decision, rest string) bool

// told makes a command of a function that only writes information.
func told(tell func(t *table, d *engine.Decision, rest string)) command {
	return func(t *table, d *engine.Decision, rest string) bool {
		tell(t, d, rest)
		return false
	}
}

// commandWords holds the commands. A word that is also the verb of an option counts as the option if parts
// follow.
var commandWords map[string]command

func init() {
	commandWords = map[string]command{
		"":         func(t *table, _ *engine.Decision, _ string) bool { return t.turnPage() },
		"look":     func(t *table, _ *engine.Decision, _ string) bool { return t.look() },
		"guide":    (*table).guide,
		"again":    told((*table).repeat),
		"help":     told((*table).help),
		"?":        told(func(t *table, _ *engine.Decision, rest string) { t.refusals(rest) }),
		"why":      told((*table).whyNot),
		"board":    told((*table).board),
		"list":     told((*table).list),
		"hex":      told((*table).hex),
		"party":    told(func(t *table, _ *engine.Decision, _ string) { t.party(&t.play.Shown) }),
		"card":     told((*table).card),
		"show":     told(func(t *table, _ *engine.Decision, rest string) { fmt.Fprintln(t.Out, t.play.Shown.Describe(rest)) }),
		"odds":     told((*table).odds),
		"plan":     told((*table).plan),
		"where":    told((*table).whereIs),
		"forecast": told((*table).forecast),
		"rule":     told((*table).rule),
		"log":      (*table).log,
		"set":      (*table).set,
		"journal":  told((*table).journal),
		"save":     told((*table).save),
		"report":   told((*table).report),
		"undo":     func(t *table, _ *engine.Decision, _ string) bool { return t.undo() },
		"redo": func(t *table, _ *engine.Decision, _ string) bool {
			if !t.play.Redo() {
				fmt.Fprintln(t.Out, t.book.Say("console.no-redo"))
				return false
			}
			return true
		},
		"chamber": (*table).chambers,
		"quit": func(t *table, _ *engine.Decision, _ string) bool {
			t.left = true
			return false
		},
	}
}

// asTyped holds the commands whose arguments keep upper and lower case.
var asTyped = map[string]bool{"chamber": true, "report": true, "save": true, "rule": true, "log": true}

func firstWord(typed string) string {
	word, _, _ := strings.Cut(typed, " ")
	return word
}

// answer carries out what was typed and returns whether the question must be written again.
func (t *table) answer(d *engine.Decision, typed string) bool {
	word, rest, more := strings.Cut(typed, " ")
	if word = strings.ToLower(word); more {
		typed = word + " " + rest
	} else {
		typed = word
	}
	if !asTyped[word] {
		if typed = strings.ToLower(typed); !d.Has(typed) {
			typed = t.keyed(typed)
		}
	}
	word, rest, _ = strings.Cut(typed, " ")
	if do, ok := commandWords[word]; ok && !d.Has(typed) {
		return do(t, d, strings.TrimSpace(rest))
	}
	return t.choose(d, typed)
}

// repeat writes the result of the last answer again, and the question after it.
func (t *table) repeat(*engine.Decision, string) {
	if err := t.echo.repeat(); err != nil {
		fmt.Fprintln(t.Err, t.book.Error(err))
	}
}

// helpLines holds the texts of help in order.
var helpLines = []string{"console.help.goal", "console.help.first", "console.help", "console.help.short", "console.help.look", "console.help.guide", "console.help.board", "console.help.list", "console.help.hex", "console.help.party", "console.help.card",
	"console.help.odds", "console.help.where", "console.help.plan", "console.help.forecast", "console.help.why", "console.help.rule", "console.help.log", "console.help.journal", "console.help.undo",
	"console.help.set", "console.help.save", "console.help.chamber", "console.help.report", "console.help.quit"}

// help lists what can be typed, or explains one word.
func (t *table) help(_ *engine.Decision, word string) {
	one := slices.Contains(helpLines, "console.help."+word)
	for _, key := range helpLines {
		if one && key != "console.help."+word {
			continue
		}
		fmt.Fprintln(t.Out, t.book.Say(key))
	}
}

// whyNot says whether a key is legal here, and if not, why.
func (t *table) whyNot(d *engine.Decision, key string) {
	switch {
	case key == "":
		t.refusals("")
	case d.Has(key):
		fmt.Fprintln(t.Out, t.book.Say("console.legal", key, d.Rule, t.book.Rule(d.Rule)))
	default:
		t.whyNotAll(d, key)
	}
}

// whyNotAll says why the matching options cannot be chosen, and which of them can.
func (t *table) whyNotAll(d *engine.Decision, key string) {
	var legal []string
	for i := range d.Options {
		if o := &d.Options[i]; t.about(o, key) {
			legal = append(legal, o.Key())
		}
	}
	if len(legal) > 0 {
		fmt.Fprintln(t.Out, t.book.Say("console.legal", strings.Join(legal, "; "), d.Rule, t.book.Rule(d.Rule)))
	}
	explained, _ := t.play.Explained()
	if slices.ContainsFunc(explained.Refusals, func(r engine.Refusal) bool { return t.about(&r.Option, key) }) {
		t.refusals(key)
	} else if len(legal) == 0 {
		t.refuse(key)
	}
}

// mostRules is the number of statements that a search writes at most.
const mostRules = 8

// rule writes statements of the rulebook, found by id or by words.
func (t *table) rule(d *engine.Decision, text string) {
	book, err := pack.RulebookWith(t.play.Shown.Pack(), func(string) (*words.Book, error) { return t.book, nil })(t.book.Language())
	if err != nil {
		fmt.Fprintln(t.Err, t.book.Error(err))
		return
	}
	text, whole := strings.CutPrefix(text, "all ")
	if text == "" {
		text = d.Rule
	}
	if r, ok := book.Named(text); ok {
		place, _ := book.Place(r.ID)
		fmt.Fprintf(t.Out, "%s: %s\n%s\n", r.ID, book.Chapters[place.Chapter].Title, t.statement(r))
		if len(r.See) > 0 {
			fmt.Fprintln(t.Out, t.book.Say("console.see", r.See...))
		}
		return
	}
	found := book.Search(text)
	if len(found) == 0 {
		fmt.Fprintln(t.Out, t.book.Say("rules.nothing"))
		return
	}
	fmt.Fprintln(t.Out, t.book.Count("rules.found", len(found)))
	shown := found
	if !whole {
		shown = found[:min(mostRules, len(found))]
	}
	for _, place := range shown {
		r := book.At(place)
		fmt.Fprintf(t.Out, "%s: %s\n", r.ID, t.statement(r))
	}
	if n := len(found) - len(shown); n > 0 {
		fmt.Fprintln(t.Out, t.book.Count("console.rule.more", n, text))
	}
}

// statement returns the text of a rule, marked if the rule is not in the game yet.
func (t *table) statement(r *rulebook.Rule) string {
	if r.Awaited() {
		return t.book.Say("console.awaited", r.Text)
	}
	return r.Text
}

// log writes the last lines of the log, as many as the number given or all.
func (t *table) log(_ *engine.Decision, rest string) bool {
	t.told = 0
	if n, err := strconv.Atoi(rest); err == nil && n >= 0 {
		t.told = max(0, len(t.play.Log)-n)
	}
	return false
}

// set changes a setting, or lists the settings.
func (t *table) set(_ *engine.Decision, rest string) bool {
	wants := t.play.Table
	if rest == "" {
		for _, name := range mannerNames {
			m := manners[name]
			t.setting(name, m.values, m.is(&wants))
		}
		for _, c := range wants.Cards {
			t.setting(fortress.HabitCard+" "+c.Card, blackstone.MannerWords, int(c.Manner))
		}
		t.setting("rules", onOff, number(t.habits.Bare))
		t.setting("verbosity", verbosities, int(t.habits.Verbosity))
		return false
	}
	name, value, _ := strings.Cut(strings.ToLower(rest), " ")
	if own, ok := ownSettings[name]; ok {
		return own(t, strings.TrimSpace(value))
	}
	m, err := mannerOf(name, strings.TrimSpace(value))
	if err == nil {
		manners[name].set(&wants, m.value)
		err = t.play.SetTable(wants)
	}
	if err != nil {
		fmt.Fprintln(t.Out, t.book.Error(err))
		return false
	}
	t.setting(m.name, manners[m.name].values, m.value)
	return true
}

// rules switches the rule ids in the log on or off.
func (t *table) rules(value string) bool {
	on, err := isOn(value)
	if err != nil {
		fmt.Fprintln(t.Out, t.book.Error(err))
		return false
	}
	t.habits.Bare = !on
	t.keepHabits()
	t.setting("rules", onOff, number(t.habits.Bare))
	return false
}

// ownSettings holds the settings that only the terminal has, and that of single cards. Each returns whether the
// question is written again.
var ownSettings = map[string]func(t *table, value string) bool{"rules": (*table).rules, "verbosity": (*table).verbosity, fortress.HabitCard: (*table).setCard}

// verbosity changes how much the terminal writes.
func (t *table) verbosity(value string) bool {
	v, err := verbosityOf(value)
	if err != nil {
		fmt.Fprintln(t.Out, t.book.Error(err))
		return false
	}
	t.habits.Verbosity = v
	t.keepHabits()
	t.setting("verbosity", verbosities, int(v))
	return false
}

// isOn parses a value of the setting rules.
func isOn(value string) (bool, error) {
	i := slices.Index(onOff, value)
	if i < 0 {
		return false, message.New("error.setting.value", "rules", strconv.Quote(value), onOff)
	}
	return i == 0, nil
}

// onOff holds the values of the setting rules: whether rule ids follow the lines of the log.
var onOff = []string{"on", "off"}

func (t *table) setting(name string, values []string, is int) {
	fmt.Fprintln(t.Out, t.book.Say("console.setting", name, values[is], strings.Join(values, ", ")))
}

// save writes the game to a new file. The game is also saved after every decision.
func (t *table) save(_ *engine.Decision, file string) {
	if file == "" {
		fmt.Fprintln(t.Out, t.book.Say("console.saved"))
		return
	}
	data, err := t.play.File()
	if err == nil {
		err = saves.Create(file, data)
	}
	t.written(file, err)
}

// reportFile is the name of the first report; later ones get a number.
const reportFile = "precipice-report"

// report writes a report of the game with the player's description.
func (t *table) report(_ *engine.Decision, problem string) {
	file := reportFile + ".txt"
	err := saves.Create(file, t.play.Report(problem))
	for n := 2; errors.Is(err, fs.ErrExist); n++ {
		file = reportFile + "-" + strconv.Itoa(n) + ".txt"
		err = saves.Create(file, t.play.Report(problem))
	}
	t.written(file, err)
}

func (t *table) written(file string, err error) {
	if err != nil {
		fmt.Fprintln(t.Err, t.book.Say("console.not-written", t.book.Error(err)))
		return
	}
	fmt.Fprintln(t.Out, t.book.Say("console.written", file))
}

// noUndo holds the texts for why nothing can be undone.
var noUndo = map[string]string{"revealed": "console.no-undo", "nothing-chosen": "console.no-undo.yet", "off": "console.no-undo.off"}

// undo undoes the last choice and says which it was.
func (t *table) undo() bool {
	if !t.play.Undo() {
		fmt.Fprintln(t.Out, t.book.Say(noUndo[t.play.WhyNoUndo()]))
		return false
	}
	t.told = len(t.play.Log) - 1 // the line that announces the undo
	t.tell()
	if d, ok := t.play.Pending(); ok {
		if i := d.Find(t.play.NextRedo()); i >= 0 {
			fmt.Fprintln(t.Out, t.book.Say("console.taken-back", t.book.Do(d.Kind, &d.Options[i])))
		}
	}
	return true
}
