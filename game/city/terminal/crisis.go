package terminal

import (
	"precipice/engine"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/engine/dice"
)

// crisis tells a crisis before anybody is asked: its story, then each way through it with what it asks for and the chances of those who may
// go.
func (v *voice) crisis(d *engine.Decision) {
	id := d.About[0]
	if d.Kind == rules.AskCrisis {
		id = d.About[1]
	}
	list := v.state().Content().Crises
	for i := range list {
		if list[i].ID == id {
			v.ways(d, &list[i])
		}
	}
}

func (v *voice) ways(d *engine.Decision, c *library.Crisis) {
	if d.Kind == rules.AskCrisisHero {
		v.Say("console.card", v.Book.Name(c.ID), v.Book.Say("text."+c.ID))
	}
	for i := range c.Choices {
		way := c.Choices[i].ID
		if d.Kind == rules.AskCrisisHero {
			v.line("  " + v.Book.Say("console.card", v.Book.Name(way), v.Book.Say("text."+way)))
		}
		for k := range d.Options {
			v.chances(d, &d.Options[k], way)
		}
	}
}

// chances tells how likely a way through a crisis succeeds: of a hero who may be sent, or of the one who has been.
func (v *voice) chances(d *engine.Decision, o *engine.Option, way string) {
	m, hero, key := v.play.Match, o.Parts[0], rules.DoChoose+" "+way
	if d.Kind == rules.AskCrisis {
		if hero = d.About[0]; o.Parts[0] != way {
			return
		}
	} else {
		m = m.Imagine(&dice.Enumerator{}) // who is sent goes without a roll
		if _, err := m.Choose(o.Key()); err != nil {
			return
		}
	}
	f, ok := rules.Foresee(m, key)
	if !ok || len(f.Rolls) == 0 {
		return
	}
	r := &f.Rolls[0]
	who := v.Book.Name(hero)
	if d.Kind == rules.AskCrisis {
		who = v.Book.Name(way)
	}
	text := "console.crisis.quest"
	if r.Levels[dice.Critical].Num > 0 {
		text = "console.crisis.roll"
	}
	v.line("    " + v.Book.Say(text, who, v.Book.Name(r.For), percent(r.Levels[dice.Fail]), percent(r.Levels[dice.Success]), percent(r.Levels[dice.Critical])))
}
