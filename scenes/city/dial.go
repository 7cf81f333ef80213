package city

import (
	"strings"

	rules "precipice/engine/city"
	"precipice/game"
	"precipice/render"
	ware "precipice/render/cityware"
)

// dialPane is the dial of the skyvessel.
type dialPane struct{ d *tabletop }

// dialView returns the view of the dial: where nightfall's token lies, what has been done of what the journey is for, and the destiny dice.
func (x *dialPane) dialView() ware.DialView {
	s := &x.d.Play.Shown
	v := ware.DialView{Hour: float32(lightStep(s)), Quest: min(ware.Quests, int(s.QuestToken)), Goal: min(ware.Quests, s.Goal())}
	if e, moves := x.d.Showing.Event.Change.(rules.NightMoved); moves && x.d.Showing.On {
		night := float32(s.Content().Figures.Nightfall - 1)
		to := 1 + min(float32(e.To), night)*(ware.Hours-1)/night
		v.Hour += (to - v.Hour) * render.Ease(x.d.Showing.Part)
	}
	for _, d := range s.Destiny {
		v.Dice = append(v.Dice, ware.WellDie{Value: int(d.Face), Dim: d.Used, Chosen: d.Face > 0 && !d.Used && x.d.own() && x.d.Play.Preferred() == rules.DoPay+" destiny "+numberOf(int(d.Face))})
	}
	return v
}

// drawDialPane draws the dial with what it says in its corners.
func (x *dialPane) drawDialPane(sh *game.Shell, p *render.Canvas, r render.Rect) {
	s, w := &x.d.Play.Shown, sh.Words
	night := ware.Caption{Label: w.Say("dial.night"), Value: w.Count("dial.night.turns", rules.NightIn(s))}
	if s.Night() {
		night = ware.Caption{Label: w.Say("dial.night.label"), Value: w.Say("dial.night.now"), Ink: render.RedWindow}
	}
	kind := typeWord(s)
	areas := ware.DialPane(p, r, x.dialView(), [4]ware.Caption{night, {Label: w.Say("dial.quest." + kind), Value: w.Say("dial.quest.of", numberOf(x.quest()), numberOf(s.Goal())), Ink: render.Find},
		{Label: w.Say("dial.destiny"), Value: w.Say("dial.destiny.left", numberOf(x.left()))}, {Label: w.Say("journey.type." + kind), Value: w.Say("dial.level", numberOf(int(s.Level)))}})
	x.addDialArea(sh, r)
	x.addLevelArea(sh, areas.Corners[3])
	x.addDestinyAreas(sh, areas)
}

// addLevelArea adds the area of the type and the level of the journey, whose tip says what both mean.
func (x *dialPane) addLevelArea(sh *game.Shell, r render.Rect) {
	w, s := sh.Words, &x.d.Play.Shown
	kind := typeWord(s)
	title := w.Say("spoken.setting", w.Say("journey.type."+kind), w.Say("dial.level", numberOf(int(s.Level))))
	sh.UI.Add(game.Panels, game.Area{Name: "dial/level", Rect: r, Rule: "CC-SET-025", Skip: true, Weight: game.Token, Says: title, Tip: func() render.TooltipView {
		return render.TooltipView{Title: title, Text: w.Say("city.setup.goal."+kind, numberOf(s.Goal())) + "\n" + w.Say("dial.level.tip"), Rules: "CC-SET-025"}
	}})
}

// left returns how many destiny dice are left.
func (x *dialPane) left() (n int) {
	for _, d := range x.d.Play.Shown.Destiny {
		if d.Face > 0 && !d.Used {
			n++
		}
	}
	return n
}

// addDialArea adds the area of the dial, whose tip says what it shows.
func (x *dialPane) addDialArea(sh *game.Shell, r render.Rect) {
	w, s := sh.Words, &x.d.Play.Shown
	quest := func() string {
		return w.Say("dial.quest."+typeWord(s)) + ": " + w.Say("dial.quest.of", numberOf(x.quest()), numberOf(s.Goal()))
	}
	a := game.Area{Name: "dial", Rect: r, Rule: "CC-JRN-001", Skip: true, Weight: game.Pane, Tip: func() render.TooltipView {
		return render.TooltipView{Title: x.d.who.nightNote(sh), Sub: quest(), Text: w.Say("dial.tip") + "\n" + x.leaving(sh), Rules: "CC-JRN-001"}
	}}
	if sh.Heard() {
		a.Says = strings.Join([]string{x.d.who.nightNote(sh), quest() + ".", w.Say("dial.destiny") + ": " + w.Say("dial.destiny.left", numberOf(x.left())) + "."}, " ")
	}
	sh.UI.Add(game.Panels, a)
}

// addDestinyAreas lets a click on a destiny die pay with it, where that is asked.
func (x *dialPane) addDestinyAreas(sh *game.Shell, areas ware.DialAreas) {
	s := &x.d.Play.Shown
	if !x.d.Question.Asks(rules.AskPay) && !x.d.own() || x.d.Presenting() {
		return
	}
	for i, d := range s.Destiny {
		key := rules.DoPay + " destiny " + numberOf(int(d.Face))
		if x.d.own() && d.Face > 0 && !d.Used {
			x.d.addPreference(sh, "destiny/"+numberOf(i+1), areas.Dice[i], key)
			continue
		}
		if d.Face > 0 && !d.Used && x.d.optionOf(key) != nil {
			sh.UI.Add(game.Panels, game.Area{Name: "destiny/" + numberOf(i+1), Rect: areas.Dice[i], Skip: true, Answer: true, Takes: key, Do: func() { x.d.by.Choose(sh, key) }})
		}
	}
}

// quest returns what counts for the goal of the journey now.
func (x *dialPane) quest() int { return x.leave().Quest }

// leave returns what it would cost to leave now. The match may be ahead of what has been shown, and its dice still in the air.
func (x *dialPane) leave() rules.Leave {
	m := *x.d.Play.Match
	m.State = x.d.Play.Shown
	return rules.Leaving(&m)
}

// drawDial draws the dial by itself, as the emblem of the game.
func (x *dialPane) drawDial(p *render.Canvas, r render.Rect) {
	ware.Dial(p, r.Centre(), min(r.W, r.H)/2, x.dialView())
}

// drawEmblem draws the dial at the right of the bar of a device held in the hands, and returns the rest.
func (x *dialPane) drawEmblem(sh *game.Shell, p *render.Canvas, r render.Rect) render.Rect {
	at, rest := r.CutRight(r.H)
	x.drawDial(p, at.Inset(sh.Theme.Px(2)))
	x.addDialArea(sh, at)
	_, rest = rest.CutRight(sh.Theme.Px(6))
	return rest
}

// leaving says how the journey would end if the heroes left it now, as the rules foresee it (CC-JEN-005).
func (x *dialPane) leaving(sh *game.Shell) string {
	w, s := sh.Words, &x.d.Play.Shown
	l := x.leave()
	text := w.Say("dial.leave.lost")
	if l.Won {
		text = w.Say("dial.leave.won")
	}
	var behind []string
	for _, h := range l.Behind {
		behind = append(behind, brief(w, s.HeroName(h)))
	}
	if s.Ground.Zone == 0 {
		text += " " + w.Say("dial.leave.no-zone")
	} else if len(behind) > 0 {
		text += " " + w.Say("dial.leave.behind", strings.Join(behind, ", "))
	}
	for h, dies := range l.Dies {
		if share := float32(dies.Float()); share > 0 {
			text += " " + w.Say("dial.leave.dies", brief(w, s.HeroName(h)), render.Percent(share))
		}
	}
	return text
}
