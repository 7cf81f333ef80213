package terminal

import (
	"fmt"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// shots lists the attacks that those who are asked could make in overwatch, as attacks in an activation are listed: the weapon, the
// die that pays, and the odds (BF-OVW-005).
func shots(t *table, d *engine.Decision) {
	s := &t.play.Shown
	for _, w := range fortress.ForeseeOverwatch(t.play.Match) {
		if d.Kind == fortress.AskOverwatch && s.Name(w.Explorer) != d.About[0] {
			continue
		}
		for i := range w.Shots {
			fmt.Fprintln(t.Out, "     "+shot(t, &w.Shots[i]))
		}
	}
}

// shot tells of one attack in overwatch.
func shot(t *table, one *fortress.Shot) string {
	s := &t.play.Shown
	weapon := &s.WeaponsOf(one.Aim.By)[one.Aim.Weapon]
	o := engine.Option{Verb: fortress.DoFire, Parts: [4]string{weapon.ID, s.UnitName(one.Aim.On), several(weapon, one.Aim.Attacks)}}
	if one.Aim.IgnoreCover {
		o.Parts[3] = "aimed"
	}
	return t.Book.Say("console.shot", t.Book.Name(s.UnitName(one.Aim.By)), t.Book.Do(fortress.AskOverwatchWeapon, &o), odds(t, one))
}

// several is the part of an option for a number of attacks, "" for a weapon that has no choice.
func several(w *library.Weapon, attacks int) string {
	if len(w.Costs) == 1 {
		return ""
	}
	return "x" + strconv.Itoa(attacks)
}

// odds says which dice pay for an attack in overwatch, and its chances.
func odds(t *table, one *fortress.Shot) string {
	var dice []string
	for _, face := range one.Dice {
		dice = append(dice, strconv.Itoa(int(face)))
	}
	return t.Book.Say("console.shot.odds", strings.Join(dice, " "), percent(one.Miss), percent(one.Wound), percent(one.Grievous), percent(one.Slain))
}

// withShot adds the odds of the attack that an option of overwatch chooses.
func withShot(t *table, o *engine.Option, text string) string {
	key := o.Key()
	for _, w := range fortress.ForeseeOverwatch(t.play.Match) {
		for i := range w.Shots {
			if keys := w.Shots[i].Keys; w.Declared && len(keys) > 0 && keys[len(keys)-1] == key {
				return text + ", " + odds(t, &w.Shots[i])
			}
		}
	}
	return text
}
