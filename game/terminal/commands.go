package terminal

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/game/rulebook"
	"precipice/saves"
)

// Told makes what a word does of a function that only writes information.
func Told(tell func(d *engine.Decision, rest string)) func(*engine.Decision, string) bool {
	return func(d *engine.Decision, rest string) bool {
		tell(d, rest)
		return false
	}
}

// ownWords returns the words of any game, in the order of help.
func (t *Table) ownWords() []Word {
	return []Word{
		{Name: "", Do: func(*engine.Decision, string) bool { return t.Look() }},
		{Name: "short"},
		{Name: "numbers"},
		{Name: "look", Do: func(*engine.Decision, string) bool { return t.Look() }},
		{Name: "all", Do: func(*engine.Decision, string) bool { return t.Look() }},
		{Name: "again", Do: Told(t.repeat)},
		{Name: "help", Do: Told(t.help)},
		{Name: "?", Do: Told(func(_ *engine.Decision, rest string) { t.refusals(rest, rest != "") })},
		{Name: "why", Do: Told(t.whyNot)},
		{Name: "rule", Do: Told(t.rule), Cased: true},
		{Name: "log", Do: t.log, Cased: true},
		{Name: "undo", Do: func(*engine.Decision, string) bool { return t.undo() }},
		{Name: "redo", Do: func(*engine.Decision, string) bool { return t.redo() }},
		{Name: "set", Do: t.set},
		{Name: "save", Do: Told(t.save), Cased: true},
		{Name: "report", Do: Told(t.report), Cased: true},
		{Name: "quit", Do: func(*engine.Decision, string) bool {
			t.left = true
			return false
		}},
	}
}

// allWords returns the words of any game together with those of the ruleset.
func (t *Table) allWords() []Word {
	all := t.ownWords()
	for _, w := range t.voice.Words() {
		if at := slices.IndexFunc(all, func(own Word) bool { return own.Name == w.Name }); at >= 0 {
			all[at] = w
			continue
		}
		at := slices.IndexFunc(all, func(own Word) bool { return own.Name == w.Before })
		all = slices.Insert(all, max(0, at), w)
	}
	return all
}

// word returns what a word does, a Word without Do for none.
func (t *Table) word(name string) Word {
	if i := slices.IndexFunc(t.words, func(w Word) bool { return w.Name == name }); i >= 0 {
		return t.words[i]
	}
	return Word{}
}

// FirstWord returns the text up to the first space.
func FirstWord(typed string) string {
	word, _, _ := strings.Cut(typed, " ")
	return word
}

// Yes is what a player types to do something after all that loses something.
const Yes = "yes"

// answer carries out what was typed and returns whether the question must be written again.
func (t *Table) answer(d *engine.Decision, typed string) bool {
	doubted := t.doubted
	if t.doubted = nil; doubted != nil && strings.EqualFold(typed, Yes) {
		return doubted()
	}
	line := typed
	word, rest, more := strings.Cut(typed, " ")
	if word = strings.ToLower(word); more {
		typed = word + " " + rest
	} else {
		typed = word
	}
	if !t.word(word).Cased {
		if typed = strings.ToLower(typed); !d.Has(typed) {
			typed = t.keyed(typed)
		}
	}
	word, rest, _ = strings.Cut(typed, " ")
	if do := t.word(word).Do; do != nil && t.Said(d).Word(line) {
		return do(d, strings.TrimSpace(rest))
	}
	return t.choose(d, typed, line)
}

// repeat writes the result of the last answer again, and the question after it.
func (t *Table) repeat(*engine.Decision, string) {
	if err := t.echo.repeat(); err != nil {
		fmt.Fprintln(t.Err, t.Book.Error(err))
	}
}

// help says what can be chosen here and lists what can be typed, first what tells something now; or it explains one word.
func (t *Table) help(d *engine.Decision, word string) {
	if word != "" && t.word(word).Name == word && t.Book.Has("console.help."+word) {
		t.Say("console.help." + word)
		return
	}
	t.here(d)
	var idle []Word
	for _, w := range t.words {
		if w.Idle != nil && w.Idle() {
			idle = append(idle, w)
		} else {
			t.explain(&w)
		}
	}
	if len(idle) > 0 {
		t.Say("console.help.elsewhere")
	}
	for i := range idle {
		t.explain(&idle[i])
	}
}

// explain writes the help of a word, if it has one.
func (t *Table) explain(w *Word) {
	text := "console.help." + w.Name
	if w.Name == "" {
		text = "console.help"
	}
	if t.Book.Has(text) {
		t.Say(text)
	}
}

// here says where the game is and what can be chosen: an answer of each kind.
func (t *Table) here(d *engine.Decision) {
	var kinds []string
	for i := range d.Options {
		if o := &d.Options[i]; i == 0 || o.Verb != d.Options[i-1].Verb {
			kinds = append(kinds, t.Book.Say("console.help.one", strconv.Itoa(t.Number(o)), t.voice.Reads(d, o)))
		}
	}
	t.Say("console.help.here", t.voice.Where(), t.voice.Asked(d), strings.Join(kinds, "; "))
}

// whyNot says whether a key is legal here, and if not, why.
func (t *Table) whyNot(d *engine.Decision, key string) {
	switch {
	case key == "":
		t.refusals("", false)
	case d.Has(key):
		fmt.Fprintln(t.Out, t.Book.Say("console.legal", key)+t.Because(d.Rule))
	default:
		t.whyNotAll(d, key)
	}
}

// whyNotAll says why the matching options cannot be chosen, and which of them can.
func (t *Table) whyNotAll(d *engine.Decision, key string) {
	var legal []string
	for i := range d.Options {
		if o := &d.Options[i]; t.About(o, key) {
			legal = append(legal, o.Key())
		}
	}
	if len(legal) > 0 {
		fmt.Fprintln(t.Out, t.Book.Say("console.legal", strings.Join(legal, "; "))+t.Because(d.Rule))
	}
	explained, _ := t.play.Explained()
	if slices.ContainsFunc(explained.Refusals, func(r engine.Refusal) bool { return t.About(&r.Option, key) }) {
		t.refusals(key, true)
	} else if len(legal) == 0 {
		t.refuse(key)
	}
}

// mostRules is the number of statements that a search writes at most.
const mostRules = 8

// rule writes statements of the rulebook, found by id or by words.
func (t *Table) rule(d *engine.Decision, text string) {
	book, err := t.voice.Rulebook()
	if err != nil {
		fmt.Fprintln(t.Err, t.Book.Error(err))
		return
	}
	if book == nil {
		t.Say("rules.nothing")
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
			fmt.Fprintln(t.Out, t.Book.Say("console.see", r.See...))
		}
		return
	}
	found := book.Search(text)
	if len(found) == 0 {
		fmt.Fprintln(t.Out, t.Book.Say("rules.nothing"))
		return
	}
	fmt.Fprintln(t.Out, t.Book.Count("rules.found", len(found)))
	shown := found
	if !whole {
		shown = found[:min(mostRules, len(found))]
	}
	for _, place := range shown {
		r := book.At(place)
		fmt.Fprintf(t.Out, "%s: %s\n", r.ID, t.statement(r))
	}
	if n := len(found) - len(shown); n > 0 {
		fmt.Fprintln(t.Out, t.Book.Count("console.rule.more", n, text))
	}
}

// statement returns the text of a rule, marked if the rule is not in the game yet.
func (t *Table) statement(r *rulebook.Rule) string {
	if r.Awaited() {
		return t.Book.Say("console.awaited", r.Text)
	}
	return r.Text
}

// log writes the last lines of the log, as many as the number given or all.
func (t *Table) log(_ *engine.Decision, rest string) bool {
	t.told = 0
	if n, err := strconv.Atoi(rest); err == nil && n >= 0 {
		t.told = max(0, len(t.play.lines())-n)
	}
	return false
}

// save writes the game to a new file. The game is also saved after every decision.
func (t *Table) save(_ *engine.Decision, file string) {
	if file == "" {
		fmt.Fprintln(t.Out, t.Book.Say("console.saved"))
		return
	}
	data, err := t.play.File()
	if err == nil {
		err = saves.Create(file, data)
	}
	t.Written(file, err)
}

// reportFile is the name of the first report; later ones get a number.
const reportFile = "precipice-report"

// report writes a report of the game with the player's description.
func (t *Table) report(_ *engine.Decision, problem string) {
	file := reportFile + ".txt"
	err := saves.Create(file, t.play.Report(problem))
	for n := 2; errors.Is(err, fs.ErrExist); n++ {
		file = reportFile + "-" + strconv.Itoa(n) + ".txt"
		err = saves.Create(file, t.play.Report(problem))
	}
	t.Written(file, err)
}

// Written says that a file has been written, or why not.
func (t *Table) Written(file string, err error) {
	if err != nil {
		fmt.Fprintln(t.Err, t.Book.Say("console.not-written", t.Book.Error(err)))
		return
	}
	fmt.Fprintln(t.Out, t.Book.Say("console.written", file))
}

// noUndo holds the texts for why nothing can be undone.
var noUndo = map[string]string{"revealed": "console.no-undo", "nothing-chosen": "console.no-undo.yet", "off": "console.no-undo.off"}

// undo undoes the last choice and says which it was.
func (t *Table) undo() bool {
	if !t.play.Undo() {
		fmt.Fprintln(t.Out, t.Book.Say(noUndo[t.play.WhyNoUndo()]))
		return false
	}
	for d, ok := t.play.Pending(); ok && t.skipped(d) && t.play.Undo(); d, ok = t.play.Pending() {
		t.play.ShowAll()
	}
	t.told = len(t.play.lines()) - 1 // the line that announces the undo
	t.Tell()
	if d, ok := t.play.Pending(); ok {
		if i := d.Find(t.play.NextRedo()); i >= 0 {
			fmt.Fprintln(t.Out, t.Book.Say("console.taken-back", t.voice.Reads(d, &d.Options[i])))
		}
	}
	return true
}

// redo makes the choice again that was undone last.
func (t *Table) redo() bool {
	if !t.play.Redo() {
		t.Say("console.no-redo")
		return false
	}
	return true
}
