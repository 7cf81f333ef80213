package journal

import "strings"

// Text returns the journal as lines for a terminal. Empty lines part the expeditions.
func (j *Journal) Text() []string {
	w := j.book
	lines := []string{j.Title()}
	for _, s := range j.Standing() {
		lines = append(lines, w.Say("journal.line.standing", s.Name, s.Figure))
	}
	lines = append(append(lines, ""), said(j.Prologue())...)
	if len(j.Expeditions) == 0 {
		lines = append(lines, w.Say("journal.empty"))
	}
	for i := range j.Expeditions {
		lines = append(lines, "")
		lines = append(lines, j.textOf(i)...)
	}
	if all := j.Luck(); all.Thrown > 0 && len(j.Expeditions) > 1 {
		lines = append(lines, "", w.Say("journal.line.luck", all.Say(j)))
	}
	if end := j.Ending(); end != "" {
		lines = append(append(lines, "", end), said(j.epilogue())...)
	}
	return lines
}

func (j *Journal) textOf(i int) []string {
	t, w := j.Tell(i), j.book
	lines := []string{t.Title}
	if t.Summary != "" {
		lines[0] = w.Say("journal.line.head", t.Title, t.Summary)
	}
	lines = append(lines, said(t.Opening)...)
	for k := range t.Party {
		f := &t.Party[k]
		lines = append(lines, w.Say("journal.line.fellow", f.Name, f.Player, f.Deeds))
	}
	for k := range t.Parts {
		p := &t.Parts[k]
		if p.Picture.Sort == OfEnd {
			continue // told at the end of the journal
		}
		head := p.Title
		if p.Note != "" {
			head = w.Say("journal.line.head", p.Note, p.Title)
		}
		lines = append(lines, w.Say("journal.line.part", head, strings.Join(said(p.Story), " ")))
	}
	for k := range t.Dice {
		lines = append(lines, t.Dice[k].Say(j))
	}
	return lines
}

func said(story []Sentence) (lines []string) {
	for _, s := range story {
		lines = append(lines, s.Text)
	}
	return lines
}
