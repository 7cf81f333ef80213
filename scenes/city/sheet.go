package city

import (
	"precipice/engine"
	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/game/session"
	"precipice/render"
	"precipice/scenes/asking"
)

// sheet holds the questions that a player answers from one panel: the gambits that open a turn, or all reactions to one deed of a hostile. It is empty
// while another question is asked.
type sheet struct{ run session.Run }

// asked reports whether the panel is shown.
func (o *sheet) asked() bool { return len(o.run) > 0 }

// keys returns the choices that an answer of the panel stands for. The button that ends it leaves all decisions.
func (o *sheet) keys(key string) []string {
	if o.asked() && key == o.run[0].Left {
		key = ""
	}
	return o.run.To(key)
}

// join returns all that is answered together now as one question, nil if the pending question is asked alone.
func (o *sheet) join(x *tabletop, reader asking.Reader) *asking.Question {
	if o.run = x.Play.Together(rules.OneSheet(x.Play.Match)); len(o.run) < 2 {
		o.run = nil
		return nil
	}
	var list []*engine.Decision
	var left []string
	for _, part := range o.run {
		list, left = append(list, part.Decision), append(left, part.Left)
	}
	return asking.Join(list, left, reader)
}

// reaction returns what a reaction to a hostile may lead to, even if another hero is asked first.
func (x *odds) reaction(o *engine.Option) forecast {
	key := o.Verb + " " + o.Parts[0] + " " + o.Parts[2]
	if f, known := x.known[key]; known {
		return f
	}
	var f forecast
	on := find(&x.d.Play.Shown, x.d.Question.Decision.About[1])
	if on != rules.NoUnit {
		var rule string
		f.Forecast, rule, _ = rules.ForeseeAttack(x.d.Play.Match, rules.Aim{By: rules.UnitID(o.Args[0]), On: on, Weapon: int(o.Args[1]), Arrow: o.Args[3] == 1, From: board.None})
		f.ok = rule == ""
	}
	x.known[key] = f
	return f
}

// reactionOdds says in a few words what a reaction may come to.
func (x *odds) reactionOdds(row *asking.Row) string {
	o := &row.First().Option
	f := x.reaction(o)
	if !f.ok || x.d.Spoken == nil {
		return ""
	}
	on := find(&x.d.Play.Shown, x.d.Question.Decision.About[1])
	return x.d.Spoken.Say("react.odds", render.Percent(float32(f.Falls(on).Float())), decimal(f.Damage(on).Float()))
}
