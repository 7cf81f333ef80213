package city

import (
	"precipice/engine"
	rules "precipice/engine/city"
	"precipice/game"
	"precipice/game/city"
	"precipice/render"
	"precipice/scenes/asking"
	"precipice/scenes/play"
	"strings"
)

// tabletop holds what all parts of a journey look at: the game in play, the question that is asked, who acts, and where everything is.
type tabletop struct {
	play.Screen[rules.State, city.Table]
	by  taker
	who who

	attend  rules.UnitID // the hostile whose group is shown
	told    telling
	fate    fate
	evening evening
	label   play.Label   // over a figure, of the event that is shown
	spots   []rules.Spot // where a tile may be laid, nil until that is asked for
	sight   render.Rect  // where the board can be pointed at
}

// taker takes the answers that the parts of a journey offer.
type taker interface {
	Choose(sh *game.Shell, key string)
	first() string // the area where the focus begins
}

// own reports whether the question asks what a hero does in its activation.
func (x *tabletop) own() bool { return x.Question.Asks(rules.AskActivation) }

// actor returns the hero that the question is about, or who acts now; -1 for nobody.
func (x *tabletop) actor() int {
	s := &x.Play.Shown
	if x.Question != nil {
		if u := find(s, x.Question.Decision.About[0]); u != rules.NoUnit && s.Units[u].Team == rules.HeroTeam {
			return int(u)
		}
	}
	for h := range s.Heroes {
		if s.Heroes[h].Active {
			return h
		}
	}
	return -1
}

// over reports whether the journey has ended, and all of it has been shown, the extraction last.
func (x *tabletop) over() bool {
	return x.Play.Shown.Phase == rules.Over && !x.Presenting() && (x.Play.Watched() || !leaves(&x.Herald))
}

// optionOf returns the option of a key, nil for none.
func (x *tabletop) optionOf(key string) *engine.Option {
	if x.Question == nil {
		return nil
	}
	if i := x.Question.Decision.Find(key); i >= 0 {
		return &x.Question.Decision.Options[i]
	}
	return nil
}

// crisisAsked reports whether the page of a crisis takes the place of the battlefield.
func (x *tabletop) crisisAsked() bool {
	return x.Question.Asks(rules.AskCrisisHero) || x.Question.Asks(rules.AskCrisis)
}

// spotsAsked returns where the tile that is asked about may lie, worked out once for a question.
func (x *tabletop) spotsAsked() []rules.Spot {
	if x.spots == nil {
		x.spots = rules.Spots(x.Play.Match)
	}
	return x.spots
}

// choiceIn returns the choice that a click on a space takes, nil for none: that of the row which the player has selected, else of the
// first that leads there.
func (x *tabletop) choiceIn(space string) (ch *asking.Choice) {
	if x.Question == nil {
		return nil
	}
	if r := x.Question.Picked(); r != nil {
		if r.Place == asking.OnSpaces {
			return legal(r.OnSpace(space))
		}
		return nil
	}
	for _, r := range x.Question.All() {
		if r.Place != asking.OnSpaces {
			continue
		}
		if ch = legal(r.OnSpace(space)); ch != nil {
			return ch
		}
	}
	return nil
}

// choiceOn returns the choice that a click on a miniature takes, nil for none.
func (x *tabletop) choiceOn(u rules.UnitID) (ch *asking.Choice) {
	if x.Question == nil {
		return nil
	}
	if r := x.Question.Picked(); r != nil {
		if r.Place == asking.OnUnits {
			return onUnit(r, u)
		}
		return nil
	}
	for _, r := range x.Question.All() {
		if r.Place != asking.OnUnits {
			continue
		}
		if ch = onUnit(r, u); ch != nil {
			return ch
		}
	}
	return nil
}

func onUnit(r *asking.Row, u rules.UnitID) *asking.Choice {
	for i := range r.Legal {
		if r.Legal[i].Unit == int(u) {
			return &r.Legal[i]
		}
	}
	return nil
}

// legal returns a choice that can be taken, nil for another.
func legal(ch *asking.Choice) *asking.Choice {
	if ch == nil || ch.Why != nil {
		return nil
	}
	return ch
}

// actorInk returns the colour of the hero that the question is about, or that of the hostiles.
func (x *tabletop) actorInk() render.Ink {
	if h := x.actor(); h >= 0 {
		return render.Explorers[h]
	}
	return render.Hostile
}

// attended returns the hostile whose group the panel shows: the one pointed at, else the one attended to last, else the first.
func (x *tabletop) attended(sh *game.Shell) rules.UnitID {
	s := &x.Play.Shown
	if a := sh.UI.Pointed(); a != nil && a.Unit > 0 {
		if u := rules.UnitID(a.Unit - 1); s.Units[u].Team == rules.HostileTeam && s.Units[u].Here() {
			return u
		}
	}
	if x.attend != rules.NoUnit && s.Units[x.attend].Team == rules.HostileTeam && s.Units[x.attend].Here() {
		return x.attend
	}
	for g := range s.Groups {
		if u := x.who.leaderOf(g); u != rules.NoUnit {
			return u
		}
	}
	return rules.NoUnit
}

// attendGroup shows a group in the panel of the hostiles.
func (x *tabletop) attendGroup(g int) {
	if u := x.who.leaderOf(g); u != rules.NoUnit {
		x.attend = u
		x.Version++
	}
}

// see shows the group of a hostile in its panel.
func (x *tabletop) see(u rules.UnitID) {
	if u != rules.NoUnit && x.Play.Shown.Units[u].Team == rules.HostileTeam {
		x.attend = u
	}
}

// boardRoom returns where the board is drawn: between the panes, or everywhere below the bar on a device held in the hands.
func (x *tabletop) boardRoom() render.Rect {
	if x.Layout.Held {
		r := x.Canvas.Bounds()
		_, r = r.CutTop(x.Layout.Bar.H)
		return r
	}
	return x.sight
}

// playerName returns the name of a player.
func (x *tabletop) playerName(sh *game.Shell, seat int) string {
	if seat < len(x.Names) && x.Names[seat] != "" {
		return x.Names[seat]
	}
	return sh.Words.Say("seat.player", numberOf(seat+1))
}

// addPreference lets a click on a die say that it pays for the next action, and another that it does not.
func (x *tabletop) addPreference(sh *game.Shell, name string, at render.Rect, key string) {
	if x.Play.Watched() {
		return
	}
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: at, Skip: true, State: game.ChosenIf(x.Play.Preferred() == key), Tip: func() render.TooltipView {
		return render.TooltipView{Title: sh.Words.Do(rules.AskPay, &engine.Option{Verb: rules.DoPay, Parts: parts(key)}), Text: sh.Words.Say("hint.prefer"), Rules: "CC-ACT-002"}
	}, Do: func() {
		if x.Play.Preferred() == key {
			key = ""
		}
		x.Play.Prefer(key)
		x.Version++
		sh.Dirty()
	}})
}

// parts returns the parts of the key of a payment.
func parts(key string) (list [4]string) {
	copy(list[:], strings.Fields(key)[1:])
	return list
}
