package table

import (
	"strconv"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes"
)

// Throw puts the dice of an event into the tray; events without dice leave it unchanged.
func (c *Stage) Throw(sh *game.Shell, e fortress.Event) {
	if hit, ok := e.Change.(fortress.Resolved); ok && len(c.Tray.Dice()) > 0 { // the result of the roll
		c.Tray.Caption = c.attackResult(sh, hit)
	}
	if none, ok := e.Change.(fortress.NoEffect); ok && none.Reason == "grievous-lessened" && len(c.Tray.Dice()) > 0 {
		c.Tray.Caption = sh.Words.Event("no-effect", []string{none.Reason})
	}
	switch ch := e.Change.(type) {
	case fortress.Attacked:
		c.rolled = dice.Fail
	case fortress.Rolled:
		c.rolled = ch.Level()
	case fortress.Raised:
		c.rolled = min(dice.Critical, ch.Level)
	}
	if list, caption := c.DiceOf(sh, e); len(list) > 0 {
		c.Threw, c.Past = c.Play.Shown.Acting, false
		_, c.DiceOnCard = e.Change.(fortress.ActivationRolled)
		if roll, ok := e.Change.(fortress.Rolled); ok {
			list = c.withVolley(roll, list)
		}
		c.Tray.Throw(sh, c.Speed(sh), list, caption)
		c.Tray.Rolls = c.rolls(sh, e)
		if c.Showing.On {
			c.Tray.Within(c.Showing.Length)
		}
	}
}

// rolls says who rolls for what.
func (c *Stage) rolls(sh *game.Shell, e fortress.Event) string {
	w := sh.Words
	switch ch := e.Change.(type) {
	case fortress.Rolled:
		return w.Say("tray.rolls", w.Name(ch.By), w.Name(ch.For))
	case fortress.BlackstoneRolled:
		return w.Say("tray.rolls", w.Name(ch.By), w.Name(ch.For))
	case fortress.Behaved:
		return w.Name(c.Play.Shown.UnitName(ch.Unit))
	case fortress.EventRolled:
		return w.Say("bar.phase.event")
	case fortress.DestinyRolled:
		return w.Say("bar.phase.destiny")
	case fortress.ActivationRolled:
		return w.Say("tray.activation", w.Name(c.Play.Shown.Name(int(ch.Explorer))))
	}
	return ""
}

// DiceOf returns the dice that an event rolls, and what they are rolled for.
func (c *Stage) DiceOf(sh *game.Shell, e fortress.Event) (list []scenes.Die, caption string) {
	switch ch := e.Change.(type) {
	case fortress.Rolled:
		for i, face := range ch.Faces {
			if face > 0 {
				list = append(list, scenes.Die{Sides: int(ch.Die), Face: int(face), Mark: Marks[ch.Levels[i]], Dim: i != int(ch.Used) && ch.Faces[1] > 0})
			}
		}
		caption = sh.Words.Say("tray.roll", sh.Words.Name(ch.By), c.rolledFor(sh.Words, ch), sh.Words.Name(ch.Level().String()))
	case fortress.BlackstoneRolled:
		list = []scenes.Die{{Sides: 20, Face: int(ch.Face)}}
		caption = sh.Words.Say("tray.roll", sh.Words.Name(ch.By), sh.Words.Name(ch.For), verdict(sh.Words, ch))
		if ch.Most > 0 {
			caption = sh.Words.Say("tray.inspiration", sh.Words.Name(ch.By), verdict(sh.Words, ch), strconv.Itoa(int(ch.Most)))
		}
	case fortress.Behaved:
		list = []scenes.Die{{Sides: 20, Face: int(ch.Face)}}
		caption = sh.Words.Say("tray.behaved", sh.Words.Name(c.Play.Shown.UnitName(ch.Unit)), sh.Words.Name(ch.Action))
	case fortress.EventRolled:
		list = []scenes.Die{{Sides: 20, Face: int(ch.Face)}}
		caption = sh.Words.Name(ch.Row)
	case fortress.DestinyRolled:
		for _, d := range ch.Dice {
			if d.Face > 0 {
				list = append(list, scenes.Die{Sides: 6, Face: int(d.Face), Dim: d.Used})
			}
		}
		caption = sh.Words.Say("tray.destiny")
		if c.Play.Shown.StrikeForce { // BF-SFV-004
			caption = sh.Words.Say("tray.destiny.all")
		}
	case fortress.ActivationRolled:
		for _, face := range ch.Dice {
			if face > 0 {
				list = append(list, scenes.Die{Sides: 6, Face: int(face)})
			}
		}
		caption = sh.Words.Say("tray.activation", sh.Words.Name(c.Play.Shown.Name(int(ch.Explorer))))
	}
	return list, caption
}

// rolledFor says what a roll is for, and of an action with several attacks which one after the first.
func (c *Stage) rolledFor(w *words.Book, e fortress.Rolled) string {
	if u := c.Play.Shown.Find(e.By); e.For == "attack" && u != fortress.NoUnit {
		if n, _ := c.volley(u); n > 1 {
			return w.Say("tray.nth", strconv.Itoa(n))
		}
	}
	return w.Name(e.For)
}

// verdict says what a roll of the blackstone die came to.
func verdict(w *words.Book, e fortress.BlackstoneRolled) string {
	if n, err := strconv.Atoi(e.Gave); err == nil { // of a reinforcement roll, how many return
		return w.Count("tray.return", n)
	}
	return w.Name(e.Gave)
}

// attackResult describes the result of an attack, and whether cover reduced it (BF-CVR-002).
func (c *Stage) attackResult(sh *game.Shell, e fortress.Resolved) string {
	w, s := sh.Words, &c.Play.Shown
	by, on, came := w.Name(s.UnitName(e.By)), w.Name(s.UnitName(e.On)), w.Say("came."+harms[e.Level])
	if n, _ := c.volley(e.By); n > 1 { // two alike would look like one
		by = w.Say("tray.attack", by, strconv.Itoa(n))
	}
	switch {
	case e.Cover && e.Level < c.rolled:
		return w.Say("tray.came.lowered", by, on, came)
	case e.Cover:
		return w.Say("tray.came.cover", by, on, came)
	}
	return w.Say("tray.came", by, on, came)
}

var (
	Marks = [...]render.DieMark{dice.Fail: render.MarkFailure, dice.Success: render.MarkSuccess, dice.Critical: render.MarkCritical}
	harms = [...]string{"miss", "wound", "grievous"}
)
