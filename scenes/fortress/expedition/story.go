package expedition

import (
	"strconv"

	"precipice/game"
	"precipice/game/session"
	"precipice/render"
	"precipice/scenes"
)

// story is the log of a whole expedition, folded into rounds and turns.
type story struct {
	shown  bool
	open   map[int]bool // unfolded headings, by index in the log
	scroll scenes.Scroll
	focus  int // the heading that had the focus, so that the story follows it only when it moves
}

// storyLevels holds the lines that are headings, with their level.
var storyLevels = map[string]int{"turned-up": 0, "turn": 1, "expedition-ended": -1, "objective-met": -1, "objective-missed": -1}

// untold stands for the key of a log line that is no part of the story.
const untold = ""

// storyKeys returns the keys of a log's lines, with untold for those that only tell of an undo.
func storyKeys(log []session.Line) []string {
	keys := make([]string, len(log))
	for i := range log {
		if !log[i].TellsUndo() {
			keys[i] = log[i].Key
		}
	}
	return keys
}

// visible returns the indexes of the log lines shown. Every line belongs to the last heading before it.
func (y *story) visible(keys []string) (lines []int) {
	shut := 99 // level of the outermost folded heading
	for i, key := range keys {
		level, head := storyLevels[key]
		switch {
		case key == untold:
		case head && level <= shut:
			lines = append(lines, i)
			if shut = 99; level >= 0 && !y.open[i] {
				shut = level
			}
		case !head && shut == 99:
			lines = append(lines, i)
		}
	}
	return lines
}

func storyName(line int) string { return "story/" + strconv.Itoa(line) }

// folds reports whether a line is a heading that can be folded.
func folds(key string) bool {
	level, head := storyLevels[key]
	return head && level >= 0
}

// fit scrolls the story to its place, and to a heading that has just got the focus.
func (y *story) fit(sh *game.Shell, in render.Rect, all render.ListLayout, lines []int) {
	y.scroll.Fit(in, all.Height)
	was := y.focus
	y.focus = -1
	for k, i := range lines {
		if !sh.UI.Focus(storyName(i)) {
			continue
		}
		if y.focus = i; i != was {
			top := all.Rows[k].Y - in.Y + all.Scroll
			y.scroll.Bring(top, top+all.Rows[k].H, all.Rows[k].H)
		}
	}
}

// drawStory draws the log; a click on a heading folds or unfolds it.
func (x *Expedition) drawStory(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, y := sh.Theme, &x.story
	in := p.Panel(r, render.PanelView{Title: sh.Words.Say("result.story"), Card: true})
	keys := storyKeys(x.Play.Log)
	lines, book := y.visible(keys), sh.Words.WithPlayers(x.Play.Table.Names)
	v := render.ListView{Hover: -1}
	for _, i := range lines {
		line := x.Log.Line(sh, book, &x.Play.Log[i])
		if folds(keys[i]) {
			sign := "+ "
			if y.open[i] {
				sign = "– "
			}
			line.Text, line.Tone = sign+line.Text, render.Highlit
		}
		v.Lines = append(v.Lines, line)
	}
	y.fit(sh, in, t.LayoutList(in, v), lines)
	v.Scroll = y.scroll.At
	for k, row := range t.LayoutList(in, v).Rows {
		i := lines[k]
		name, rule := storyName(i), x.Play.Log[i].Rule
		if sh.UI.Hover(name) || sh.UI.Focus(name) {
			v.Hover = k
		}
		if folds(keys[i]) {
			y.scroll.Area(sh, game.Panels, game.Area{Name: name, Rect: row, Rule: rule, State: game.OpenIf(y.open[i]), Do: func() { y.open[i] = !y.open[i] }})
		}
		if rule != "" && row.Y >= in.Y-1 && row.Bottom() <= in.Bottom()+1 {
			scenes.RefArea(sh, game.Panels, scenes.RefRect(t, row, scenes.RuleShown(sh, rule)), rule)
		}
	}
	p.List(in, v)
}
