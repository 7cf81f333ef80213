package city

import (
	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game/sound"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/play"
)

// figureMoments are those of miniatures: where they go, whom they strike, who falls.
var figureMoments = []play.Row[now]{
	play.Show(func(c rules.Placed) moment { return arrives(c.At) }),
	play.Show(func(c rules.Returned) moment {
		m := arrives(c.At)
		m.Since = tellsOf(play.Blow, rules.UnitID(c.Hero), "since.back")
		return m
	}),
	play.Show(func(c rules.Moved) moment {
		return moment{Length: aGlance, Label: doing(c.Unit), Sound: func(n now) []scenes.Cue { return cues(stepOf(n.s, c.Unit)) },
			Where: func(n now) []render.Rect { return append(n.units(c.Unit), n.tall(c.To)) }}
	}),
	play.Show(func(c rules.Pushed) moment {
		return moment{Length: aGlance, Sound: func(n now) []scenes.Cue { return cues(stepOf(n.s, c.Unit)) },
			Where: func(n now) []render.Rect { return append(n.units(c.Unit), n.tall(c.To)) }}
	}),
	play.Show(func(c rules.Attacked) moment {
		return moment{Length: aBlow, Sound: func(n now) []scenes.Cue { return cues(attackCue(n.s, &c)) }, Where: at(c.On, c.By),
			Label: doing(c.By), Since: blow(c)}
	}),
	play.Show(func(c rules.Damaged) moment {
		return moment{Length: aChange, Sound: cue(sound.Hurt), Where: at(c.Unit), Label: damage(c.Unit, c.By), Since: struckFor(c)}
	}),
	play.Show(func(c rules.Slain) moment {
		return moment{Length: aBlow, Sound: cue(sound.Fall), Where: at(c.Unit), Banner: championFell(c),
			Label: word(c.Unit, "label.slain", render.Ivory), Since: struckDown(c.Unit)}
	}),
	play.Show(func(c rules.AilChanged) moment {
		m := moment{Length: aChange, Sound: cue(sound.Mend), Where: at(c.Unit), Label: ailed(c), Since: ailing(c)}
		if c.On {
			m.Sound = cue(sound.Daze)
		}
		return m
	}),

	play.Show(suffersMoment),

	play.Unseen[now](rules.NotPlaced{}), // the damage that comes of it is shown
	play.Unseen[now](rules.Warded{}),
	play.Unseen[now](rules.NoEffect{}),
}

// heroMoments are those of the character cards.
var heroMoments = []play.Row[now]{
	play.Show(func(c rules.CounterPlaced) moment {
		m := moment{Length: aChange, Sound: cue(sound.Hurt), Label: counted(c), Since: healed(c)}
		if c.Counter == rules.GrievousCounter {
			m.Sound = cue(sound.Maim)
		}
		return m
	}),
	play.Show(func(c rules.Eased) moment {
		return moment{Length: aChange, Sound: cue(sound.Mend), Label: word(rules.UnitID(c.Hero), "label.eased", render.Portal),
			Since: tellsOf(play.Blow, rules.UnitID(c.Hero), "since.eased")}
	}),
	play.Show(inspiredMoment),
	play.Show(func(c rules.InspirationChanged) (m moment) {
		if c.By > 0 {
			m.Length, m.Label, m.Since = aGlance, gains(c), gained(c)
		}
		return m
	}),
	play.Show(func(c rules.OutOfAction) moment {
		return moment{Length: aBlow, Sound: cue(sound.Fall), Where: at(rules.UnitID(c.Hero)), Banner: heroFell(c),
			Label: word(rules.UnitID(c.Hero), "label.out", render.Hostile), Since: felled(c)}
	}),
	play.Always(rules.WentAway{}, moment{Sound: cue(sound.Wash)}),

	play.Unseen[now](rules.PathMet{}), // the point that it gives is shown
	play.Unseen[now](rules.DieSpent{}),
	play.Unseen[now](rules.DiceDropped{}),
	play.Unseen[now](rules.AbilityUsed{}),
	play.Unseen[now](rules.Used{}),
	play.Unseen[now](rules.ArrowSpent{}),
	play.Unseen[now](rules.Carried{}),
	play.Unseen[now](rules.CameHome{}), // the page of the end tells them
	play.Unseen[now](rules.Mourned{}),
}

// inspiredMoment announces a hero that is inspired, with what the other side of the card gives it.
func inspiredMoment(c rules.Inspired) moment {
	u := rules.UnitID(c.Hero)
	return moment{Length: aChange, Sound: cue(sound.Mend), Label: word(u, "label.inspired", render.Find), Since: tellsOf(play.Blow, u, "since.inspired"),
		Banner: func(n now) play.Banner {
			return news(n.words.Say("journey.inspired", n.hero(c.Hero)), n.words.Say("journey.inspired.text", better(&n, int(c.Hero))), render.Find)
		}}
}

// arrives shows a miniature that comes to a space.
func arrives(sp board.Space) moment {
	return moment{Length: aGlance, Sound: cue(sound.Arrive), Where: func(n now) []render.Rect { return []render.Rect{n.tall(sp)} }}
}

// heroFell announces that a hero is out of action or dead, and who has struck it down.
func heroFell(c rules.OutOfAction) func(now) play.Banner {
	return func(n now) play.Banner {
		w, title, text := n.words, "journey.fallen", n.words.Say("journey.fallen.text")
		if c.Dead {
			title, text = "journey.died", w.Say("journey.died.text")
		} else if n.by != rules.NoUnit && n.on == rules.UnitID(c.Hero) && n.s.Units[n.by].Team == rules.HostileTeam {
			text = w.Say("journey.fallen.by", w.Name(n.s.UnitName(n.by)))
		}
		return pictured(news(w.Say(title, n.hero(c.Hero)), text, render.Blood), likeness{hero: n.s.HeroName(int(c.Hero)), rim: render.Explorers[c.Hero]})
	}
}

// championFell announces that a champion is slain, on a hunt (CC-G-043).
func championFell(c rules.Slain) func(now) play.Banner {
	return func(n now) (b play.Banner) {
		u := &n.s.Units[c.Unit]
		if n.s.Type() == library.Hunt && u.Team == rules.HostileTeam && n.s.Content().Hostiles[u.Kind].Models[u.Model].Champion {
			title := n.words.Say("journey.champion", n.words.Name(n.s.UnitName(c.Unit)))
			b = pictured(news(title, n.words.Say("journey.champion.text", numberOf(int(n.s.QuestToken)+1), numberOf(n.s.Goal())), render.Find),
				likeness{hostile: hostileFigure(n.s, int(u.Kind)), variant: int(u.Model), fell: true})
		}
		return b
	}
}
