package fortress

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
	scroll float32      // from the top
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

// drawStory draws the log; a click on a heading folds or unfolds it.
func (x *Expedition) drawStory(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, y := sh.Theme, &x.story
	in := p.Panel(r, render.PanelView{Title: sh.Words.Say("result.story"), Card: true})
	keys := storyKeys(x.play.Log)
	lines, book := y.visible(keys), sh.Words.WithPlayers(x.play.Table.Names)
	v := render.ListView{Hover: -1, Scroll: y.scroll}
	for _, i := range lines {
		line := logLine(book, &x.play.Log[i])
		if level, head := storyLevels[keys[i]]; head && level >= 0 {
			sign := "+ "
			if y.open[i] {
				sign = "– "
			}
			line.Text, line.Tone = sign+line.Text, render.Highlit
		}
		v.Lines = append(v.Lines, line)
	}
	layout := t.LayoutList(in, v)
	y.scroll = layout.Scroll
	for k, row := range layout.Rows {
		i := lines[k]
		if row.Y < in.Y-1 || row.Bottom() > in.Bottom()+1 {
			continue
		}
		name, rule := "story/"+strconv.Itoa(i), x.play.Log[i].Rule
		if sh.UI.Hover(name) || sh.UI.Focus(name) {
			v.Hover = k
		}
		a := game.Area{Name: name, Rect: row, Rule: rule}
		if level, head := storyLevels[keys[i]]; head && level >= 0 {
			a.Do = func() { y.open[i] = !y.open[i] }
			sh.UI.Add(game.Panels, a)
		}
		if rule != "" {
			scenes.RefArea(sh, game.Panels, scenes.RefRect(t, row, scenes.RuleName(rule)), rule)
		}
	}
	p.List(in, v)
}
