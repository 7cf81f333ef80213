package city

import (
	"strconv"
	"strings"

	rules "precipice/engine/city"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/field"
)

// beyond is what stands at the edge of the board for those who are out of sight.
type beyond struct {
	d      *tabletop
	ground *ground
}

// draw draws a sign for each direction in which somebody of a list is out of sight. A click shows who is there.
func (x *beyond) draw(sh *game.Shell, p *render.Canvas, list []standing) {
	if x.d.View.Whole() {
		return
	}
	places := make([]render.Point, len(list))
	for i := range list {
		places[i] = chest(&list[i])
	}
	room := x.d.View.Room()
	for _, one := range x.d.View.Signs(room, places) {
		f := &list[one.Who[0]]
		name := x.d.Play.Shown.UnitName(f.unit)
		mark, rim := x.markOf(f.unit)
		v := render.BeyondView{At: one.At, To: one.To, Mark: mark, Rim: rim, More: len(one.Who) > 1, Target: x.chosen(list, one.Who)}
		field.DrawSign(sh, p, room, v, game.Area{Name: "beyond/" + name, Says: sh.Words.Say("spoken.beyond", sh.Words.Name(name)),
			Do: func() { x.look(sh, f.unit) }, Tip: func() render.TooltipView { return x.tip(sh, list, one.Who) }})
	}
}

// markOf returns what stands in the sign of a miniature: the letter of a hero, or the number of a group.
func (x *beyond) markOf(u rules.UnitID) (string, render.Ink) {
	s := &x.d.Play.Shown
	if w := &s.Units[u]; w.Team == rules.HostileTeam {
		return strconv.Itoa(int(w.Card) + 1), render.Hostile
	}
	return s.Content().Heroes[s.Heroes[s.Units[u].Card].Kind].Letter, render.Explorers[u]
}

// chosen reports whether the question can choose one of those for whom a sign stands.
func (x *beyond) chosen(list []standing, who []int) bool {
	for _, i := range who {
		if !x.d.Presenting() && x.d.choiceOn(list[i].unit) != nil {
			return true
		}
	}
	return false
}

// tip names who is out of sight.
func (x *beyond) tip(sh *game.Shell, list []standing, who []int) render.TooltipView {
	v := render.TooltipView{Title: sh.Words.Say("tip.beyond"), Text: sh.Words.Say("tip.beyond.text")}
	if x.chosen(list, who) {
		v.Title = sh.Words.Say("tip.beyond.target")
	}
	var names []string
	for _, i := range who {
		names = append(names, sh.Words.Name(x.d.Play.Shown.UnitName(list[i].unit)))
	}
	v.Sub = strings.Join(names, "\n")
	return v
}

// look shows somebody who is out of sight.
func (x *beyond) look(sh *game.Shell, u rules.UnitID) {
	x.d.see(u)
	x.d.View.LookAt(sh, x.ground.tall(x.d.Play.Shown.Units[u].At))
	x.d.Version++
	sh.UI.Shifted()
	sh.Dirty()
}
