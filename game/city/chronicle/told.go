package chronicle

import (
	"strconv"
	"strings"

	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game/words"
)

// Score says how near the journey came to its goal. The tracker of a hunt ends at the goal, the hunt does not.
func (j *Journey) Score(w *words.Book, s *rules.State) string {
	key, n, goal := "city.ended.score."+library.JourneyWords[s.Type()], int(s.QuestToken), s.Goal()
	if more := len(j.Champions) - goal; s.Type() == library.Hunt && more > 0 {
		return w.Count(key+".more", more, strconv.Itoa(goal))
	}
	return w.Say(key, strconv.Itoa(n), strconv.Itoa(goal))
}

// Fell says in which turn a hero fell, and to whom.
func (j *Journey) Fell(w *words.Book, hero string) string {
	d, fell := j.Falls[hero]
	switch {
	case !fell:
		return w.Say("city.fell.unseen")
	case d.By == "":
		return w.Say("city.fell", strconv.Itoa(d.Turn))
	}
	return w.Say("city.fell.by", strconv.Itoa(d.Turn), w.Name(d.By))
}

// Told lists what the end tells beside what has become of the heroes and of the city: the champions, and the night.
func (j *Journey) Told(w *words.Book) (lines []string) {
	var slain []string
	for _, d := range j.Champions {
		slain = append(slain, w.Say("city.ended.champion", w.Name(d.Who[:strings.LastIndexByte(d.Who, '-')]), strconv.Itoa(d.Turn)))
	}
	if len(slain) > 0 {
		lines = append(lines, w.Say("city.ended.champions", strings.Join(slain, ", ")))
	}
	if j.Night > 0 {
		lines = append(lines, w.Say("city.ended.night", strconv.Itoa(j.Night)))
	}
	return lines
}
