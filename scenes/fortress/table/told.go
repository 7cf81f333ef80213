package table

import (
	"slices"
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
	"precipice/scenes/field"
)

// Counted lists names without repetition, each with its number.
func Counted(sh *game.Shell, ids []string) string {
	var list []string
	for i, id := range ids {
		if slices.Index(ids, id) < i {
			continue
		}
		n, name := 0, sh.Words.Name(id)
		for _, other := range ids {
			if other == id {
				n++
			}
		}
		list = append(list, Times(name, n))
	}
	return strings.Join(list, ", ")
}

// Times adds to a name how many there are of it, if there are several.
func Times(name string, n int) string {
	if n > 1 {
		name += " × " + strconv.Itoa(n)
	}
	return name
}

var OutcomeInks = [...]render.Ink{render.Hostile, render.Muted, render.Brass}

// Brought lists what was done and suffered, leaving out zeros.
func Brought(sh *game.Shell, y fortress.Tally) string {
	text := ""
	for _, part := range []struct {
		key string
		n   uint8
	}{{"slain", y.Slain}, {"found", y.Found}, {"hurt", y.Hurt}, {"out", y.Out}} {
		if part.n == 0 {
			continue
		}
		if text != "" {
			text += ", "
		}
		text += sh.Words.Count("brought."+part.key, int(part.n))
	}
	if text == "" {
		return sh.Words.Say("brought.nothing")
	}
	return text
}

// ChoiceOf returns a choice of a row, legal if there is one.
func ChoiceOf(r *asking.Row) *asking.Choice {
	if len(r.Legal) > 0 {
		return &r.Legal[0]
	}
	return &r.Refused[0]
}

// Fate describes an explorer's final condition in a few words.
func Fate(sh *game.Shell, x *fortress.Explorer) string {
	w := sh.Words
	if x.Out {
		return w.Say("ended.out")
	}
	parts := []string{w.Say("ended.unhurt")}
	wounds, grievous := x.Count(fortress.WoundCounter), x.Count(fortress.GrievousCounter)
	if wounds+grievous > 0 {
		parts = nil
	}
	if wounds > 0 {
		parts = append(parts, w.Count("brought.hurt", wounds))
	}
	if grievous > 0 {
		parts = append(parts, w.Count("brought.grievous", grievous))
	}
	if x.NumFinds > 0 {
		parts = append(parts, w.Count("brought.found", int(x.NumFinds)))
	}
	if x.Inspiration > 0 {
		parts = append(parts, w.Count("ended.inspiration", int(x.Inspiration)))
	}
	return strings.Join(parts, ", ")
}

// RowsOf splits a rectangle into n equal rows.
func RowsOf(r render.Rect, n int, space float32) (rows []render.Rect) {
	high := (r.H - space*float32(n-1)) / float32(n)
	for i := range n {
		rows = append(rows, render.Rect{X: r.X, Y: r.Y + float32(i)*(high+space), W: r.W, H: high})
	}
	return rows
}

// DrawPointed draws the tip of what is pointed at on a screen without a board. By keys, the tip of an answer stands
// beside the panel of its question, which stays in sight.
func DrawPointed(sh *game.Shell, p *render.Canvas, asks render.Rect, moving bool) {
	a := sh.UI.Pointed()
	if a == nil || a.Tip == nil || moving || !sh.UI.ByKeys() || sh.UI.Refused() || !asks.Contains(a.Rect.Centre()) {
		scenes.DrawPointed(sh, p, moving)
		return
	}
	v := scenes.WithKey(sh, a.Tip())
	if v.Title != "" {
		p.TooltipAt(field.ClearOf(asks, a.Rect, p.TooltipSize(v), p.Bounds().Inset(sh.Theme.Px(4)), sh.Theme.Px(scenes.Gap)), v)
	}
}
