package game

import (
	"slices"
	"strings"
	"unicode"
)

// Hears is what somebody who hears the game instead of seeing it has of it. Each part may be nil.
type Hears struct {
	// Tell receives each sentence with its language.
	Tell func(sentence, language string)
	// Point is Tell for what the focus has come to, which nobody wants to hear once the focus is elsewhere.
	Point func(sentence, language string)
	// Shadow receives what a screen reader finds of the screen each time that has changed.
	Shadow func(Shadow)
	// Reached returns what the reader has done to that since it was last asked.
	Reached func() []Reach
}

// Heard reports whether somebody may hear the game instead of seeing it.
func (sh *Shell) Heard() bool { return sh.Tell != nil }

// Say tells a sentence to whoever hears the game.
func (sh *Shell) Say(sentence string) {
	if sh.Tell != nil && sentence != "" {
		sh.Tell(sentence, sh.Words.Language())
	}
}

// pointOut tells what the focus has come to.
func (sh *Shell) pointOut(sentence string) {
	switch {
	case sentence == "":
	case sh.Point != nil:
		sh.Point(sentence, sh.Words.Language())
	default:
		sh.Say(sentence)
	}
}

// Narrator is a scene that tells by itself what happens on it, as a game in play tells its log and its questions. Of what is written
// on it, only what stands in areas that are Aloud is said.
type Narrator interface{ Narrates() }

// ears are what whoever hears the game has heard of the screen.
type ears struct {
	stack   []Scene         // the scenes that were there
	read    map[string]bool // what was written there
	notice  string
	focus   Thing
	looking bool
	refused bool
	reached string // an area of which a reader wants to know more, "" for none

	repeats map[string]string // what has been said of places of the board since the question was asked, with the first of them
}

// hear tells what is new on the screen: another screen, what has been written, what the focus has come to. While something moves
// there is nothing to choose, and the log tells what happens.
func (sh *Shell) hear() {
	if !sh.Heard() || len(sh.scenes) == 0 || sh.Top().Moving() {
		return
	}
	e := &sh.ears
	if looking := sh.UI.Looking(); looking != e.looking {
		if e.looking = looking; looking {
			sh.Say(sh.Words.Say("hint.look"))
		}
	}
	if refused := sh.UI.Refused(); refused != e.refused {
		if e.refused = refused; refused {
			sh.Say(sh.Words.Say("tip.held.text"))
		}
	}
	sh.hearScreen()
	e.notice = sh.Notice()
	sh.hearFocus()
}

// hearScreen tells the heading of a screen that has come up and what is written on it, and what has been written since.
func (sh *Shell) hearScreen() {
	e, top := &sh.ears, sh.Top()
	came := len(e.stack) == 0 || e.stack[len(e.stack)-1] != top
	returned := came && slices.Contains(e.stack, top)
	e.stack = append(e.stack[:0], sh.scenes...)
	_, narrates := top.(Narrator)
	var heads, fresh []string
	choices, read := 0, map[string]bool{}
	for _, l := range [...]Layer{Panels, Over} {
		if sh.UI.modal && l != Over || narrates && !sh.UI.speaksUp(l) {
			continue
		}
		for _, one := range sh.UI.items(l) {
			if one.area != nil {
				if one.area.Do != nil && one.area.Role != Part {
					choices++
				}
				continue
			}
			text := one.words()
			if narrates && !one.aloud {
				continue
			}
			if one.head {
				heads = append(heads, text)
			}
			if read[text] = true; !e.read[text] && text != e.notice && text != sh.Notice() {
				fresh = append(fresh, text)
			}
		}
	}
	e.read = read
	switch {
	case returned:
		sh.Say(sentences(heads))
	case came && !narrates && choices > 0:
		sh.Say(sentences(append(fresh, sh.Words.Count("spoken.choices", choices))))
	default:
		sh.Say(sentences(fresh))
	}
}

// hearFocus tells what the focus has come to, with its tip, or what has changed of it.
func (sh *Shell) hearFocus() {
	e := &sh.ears
	reached := e.reached
	e.reached = ""
	if a := sh.UI.find(reached); a != nil && reached != "" {
		now := sh.found(a)
		if a.Name == sh.UI.focus {
			e.focus = now
		}
		sh.pointOut(sentences(e.once(a, sh.more(a, &now)))) // the reader has said its name
		return
	}
	a := sh.UI.find(sh.UI.focus)
	if a == nil || !sh.UI.byKeys || sh.shade.by {
		if a == nil || !sh.UI.byKeys {
			e.focus = Thing{}
		}
		return
	}
	was, now := e.focus, sh.found(a)
	e.focus = now
	switch {
	case was.ID != now.ID:
		sh.pointOut(sentences(append(sh.called(&now), e.once(a, sh.more(a, &now))...)))
	case was.Value != now.Value:
		sh.pointOut(now.Value)
	case was.Name != now.Name || was.Chosen != now.Chosen || was.Opens != now.Opens || was.Disabled != now.Disabled:
		sh.pointOut(sentences(sh.called(&now)))
	}
}

// found returns an area as a screen reader finds it.
func (sh *Shell) found(a *Area) Thing {
	one := sh.UI.writtenIn(a)
	return sh.thing(&one)
}

// called returns the name of a thing with its value and its state.
func (sh *Shell) called(t *Thing) []string {
	parts := []string{t.Name, t.Value}
	if t.Chosen {
		parts = append(parts, sh.Words.Say("spoken.chosen"))
	}
	if t.Disabled {
		parts = append(parts, sh.Words.Say("spoken.disabled"))
	}
	switch t.Opens {
	case "true":
		parts = append(parts, sh.Words.Say("spoken.opened"))
	case "false":
		parts = append(parts, sh.Words.Say("spoken.closed"))
	}
	return parts
}

// more returns what the tip of an area says beyond its name.
func (sh *Shell) more(a *Area, t *Thing) (lines []string) {
	v := sh.tipOf(a)
	for _, text := range v.Lines() {
		for line := range strings.SplitSeq(text, "\n") {
			if line != "" && !strings.Contains(t.Name, line) {
				lines = append(lines, line)
			}
		}
	}
	return lines
}

// once leaves out of what is said of a place of the board what has been said of another one for the same question: what all of them share
// is said once.
func (e *ears) once(a *Area, lines []string) (fresh []string) {
	if a.Space == "" || a.Do == nil {
		return lines
	}
	for _, line := range lines {
		first, said := e.repeats[line]
		if !said {
			if e.repeats == nil {
				e.repeats = map[string]string{}
			}
			e.repeats[line] = a.Name
		}
		if !said || first == a.Name {
			fresh = append(fresh, line)
		}
	}
	return fresh
}

// sentences joins texts so that a voice pauses between them.
func sentences(parts []string) string {
	var b strings.Builder
	for _, part := range parts {
		part = strings.TrimSpace(strings.ReplaceAll(part, "\n", ". "))
		if part == "" {
			continue
		}
		if b.Len() > 0 {
			b.WriteString(" ")
		}
		b.WriteString(part)
		if last := []rune(part)[len([]rune(part))-1]; !unicode.IsPunct(last) || last == ')' || last == '"' {
			b.WriteString(".")
		}
	}
	return strings.ReplaceAll(b.String(), "..", ".")
}

// SayAsked tells a question with how many answers it has, and what the key declines that ends it, "" for nothing.
func (sh *Shell) SayAsked(question string, answers int, end string) {
	if !sh.Heard() {
		return
	}
	sh.ears.repeats = nil
	parts := []string{question, sh.Words.Count("spoken.answers", answers)}
	if end != "" {
		parts = append(parts, sh.Words.Say("spoken.ends", end))
	}
	sh.Say(sentences(parts))
}
