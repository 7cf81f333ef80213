package city

import (
	"strings"

	rules "precipice/engine/city"
	"precipice/game"
	"precipice/render"
	ware "precipice/render/cityware"
)

// spoken reads a crisis before anybody is asked to go: its story, each way with what it leads to and the chances of those who could go, and
// then what is asked.
func (x *crisisScreen) spoken(sh *game.Shell) string {
	w := sh.Words
	parts := []string{x.crisisKicker(sh) + ": " + w.Name(x.page.id) + ".", w.Say("text." + x.page.id)}
	for k := range x.crisis().Choices {
		parts = append(parts, x.wayText(sh, k))
		for _, h := range x.facing() {
			v := x.cellView(sh, h, k)
			if line := chancesOf(sh, &v); line != "" {
				parts = append(parts, w.Say("spoken.setting", brief(w, x.d.Play.Shown.HeroName(h)), line)+".")
			}
		}
	}
	parts = append(parts, x.crisisNotes(sh)...)
	asks := w.Say("crisis.who")
	if only := x.only(); only >= 0 {
		asks = w.Say("crisis.what", w.Name(x.d.Play.Shown.HeroName(only)))
	}
	return strings.Join(append(parts, asks), " ")
}

// wayText says a way to face the crisis, with what it leads to.
func (x *crisisScreen) wayText(sh *game.Shell, k int) string {
	w, id := sh.Words, x.crisis().Choices[k].ID
	return w.Say("crisis.way", numberOf(k+1), w.Name(id), w.Say("text."+id))
}

// chancesOf says what is rolled and the chance of each result, or why the hero cannot go; "" where nothing is rolled.
func chancesOf(sh *game.Shell, v *ware.CellView) string {
	if v.Refused != "" {
		return v.Refused
	}
	if v.Certain != "" {
		return ""
	}
	parts := []string{v.Die}
	for i, chance := range v.Chances {
		if chance != "" {
			parts = append(parts, sh.Words.Name(levelWords[i])+" "+chance)
		}
	}
	return strings.Join(parts, ", ")
}

// cellSays says of a cell who does what, what is rolled, and what each result leads to with its chance.
func (x *crisisScreen) cellSays(sh *game.Shell, h, k int, v *ware.CellView) string {
	w, id := sh.Words, x.crisis().Choices[k].ID
	parts := []string{w.Say("crisis.cell", w.Name(x.d.Play.Shown.HeroName(h)), w.Name(id)) + "."}
	if line := chancesOf(sh, v); line != "" {
		parts = append(parts, line+".")
	}
	if v.Refused == "" {
		parts = append(parts, w.Say("text."+id))
	}
	return strings.Join(parts, " ")
}

// addWay adds the area of the text of a way, which a reader finds as one.
func (c crisisTable) addWay(at render.Rect, k int) {
	c.page.list.Area(c.sh, game.Panels, game.Area{Name: "crisis/way/" + numberOf(k+1), Rect: at, Skip: true, Says: c.wayText(c.sh, k),
		Tip: func() (v render.TooltipView) { return v }})
}

// addFace adds the area of a hero at the head of a column.
func (c crisisTable) addFace(at render.Rect, h int) {
	s := &c.d.Play.Shown
	c.page.list.Area(c.sh, game.Panels, game.Area{Name: "crisis/hero/" + s.HeroName(h), Rect: at, Skip: true, Says: c.sh.Words.Name(s.HeroName(h)),
		Tip: func() render.TooltipView {
			return render.TooltipView{Title: c.sh.Words.Name(s.HeroName(h)), Sub: c.d.who.unitLine(c.sh, rules.UnitID(h))}
		}})
}
