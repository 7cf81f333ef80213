package city

import (
	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game"
	"precipice/render"
	art "precipice/render/city"
	"precipice/scenes/asking"
	"precipice/scenes/field"
)

// drawGround draws what lies on the board under the miniatures, and adds the areas of its spaces.
func (x *boardPane) drawGround(sh *game.Shell, p *render.Canvas) {
	s := &x.d.Play.Shown
	busy := x.d.Presenting()
	ink := x.d.actorInk()
	for sp := range board.Space(s.Tiles().Len()) {
		name, at := s.SpaceName(sp), x.d.View.Camera.Shown(x.ground.place(sp))
		a := game.Area{Name: "space/" + name, Space: name, Skip: true, Weight: game.Faint}
		if ch := x.d.choiceIn(name); ch != nil && !busy {
			x.drawReach(p, at, ch, ink, sp)
			key := ch.Key
			a.Name, a.Skip = "option/"+key, false
			a.Do = func() { x.d.by.Choose(sh, key) }
		}
		a.Tip = func() render.TooltipView { return x.teller.spaceTip(sh, sp) }
		a.Rect, a.Offscreen = field.Part(at, x.d.Layout.Field)
		sh.UI.Add(game.Ground, a)
	}
	x.addEdgeAreas(sh)
	x.drawGhosts(sh, p)
	x.drawSight(sh, p)
}

// addEdgeAreas adds the areas of gateways and lychgates, whose tips say what they are.
func (x *boardPane) addEdgeAreas(sh *game.Shell) {
	g := &x.d.Play.Shown.Ground
	add := func(name string, edge board.Edge, at render.Rect, tip, rule string) {
		a := game.Area{Name: name, Skip: true, Weight: game.Faint, Tip: func() render.TooltipView {
			return render.TooltipView{Title: sh.Words.Say("tip.edge." + tip), Text: sh.Words.Say("tip.edge.text." + tip), Rules: rule}
		}}
		if sh.Heard() {
			a.Says = x.teller.edge(sh.Words, sh.Words.Say("tip.edge."+tip), edge)
		}
		a.Rect, a.Offscreen = field.Part(x.d.View.Camera.Shown(at), x.d.Layout.Field)
		sh.UI.Add(game.Ground, a)
	}
	deliverance := x.d.Play.Shown.Type() == library.Deliverance
	for i, gate := range g.Gates[:g.NumGates] {
		switch at := x.ground.places().Gate(gate.Edge); {
		case gate.Open:
			add("gate/"+numberOf(i), gate.Edge, at, "open", "CC-SPC-002")
		case deliverance:
			add("gate/"+numberOf(i), gate.Edge, at, "way-on", "CC-DLV-003")
		default:
			add("gate/"+numberOf(i), gate.Edge, at, "closed", "CC-EXT-001")
		}
	}
	for i, edge := range g.Lych[:g.NumLych] {
		add("lychgate/"+numberOf(i), edge, x.ground.places().Lychgate(edge), "lychgate", "CC-SPC-004")
	}
}

// drawReach marks a space that can be chosen. What only a run reaches is fainter.
func (x *boardPane) drawReach(p *render.Canvas, at render.Rect, ch *asking.Choice, ink render.Ink, sp board.Space) {
	if ch.Option.Verb == rules.DoRun {
		ink = render.Fade(ink, 0.45)
	}
	moves := ch.Option.Verb == rules.DoRun || ch.Option.Verb == rules.DoMove
	if moves && x.d.own() && x.d.Play.Shown.Engaged(rules.HeroTeam, sp) {
		art.Halt(p, at, ink)
		return
	}
	art.Reach(p, at, ink)
}

// drawSight draws the line from who acts to the miniature pointed at, if that can be chosen.
func (x *boardPane) drawSight(sh *game.Shell, p *render.Canvas) {
	s := &x.d.Play.Shown
	by, on := rules.NoUnit, rules.NoUnit
	switch a := sh.UI.Pointed(); {
	case x.d.Presenting():
		by, on = x.d.told.by, x.d.told.on
	case a != nil && x.d.own() && a.Unit > 0:
		if u := rules.UnitID(a.Unit - 1); x.d.choiceOn(u) != nil {
			by, on = rules.UnitID(x.d.actor()), u
		}
	case x.d.Question.Asks(rules.AskReact):
		by, on = find(s, x.d.Question.Decision.About[0]), find(s, x.d.Question.Decision.About[1])
	}
	if by == rules.NoUnit || on == rules.NoUnit || by == on || !s.Units[by].Here() || !s.Units[on].Here() {
		return
	}
	art.Sight(p, x.feet(by), x.feet(on), max(1.5, sh.Theme.Px(1.6)), true)
}

// edgeSquares returns the squares of the battlefield beside the gateway or the lychgate of an option.
func (x *boardPane) edgeSquares(ch *asking.Choice) (list []board.Square) {
	s, o := &x.d.Play.Shown, &ch.Option
	edge := board.Edge{At: board.Square{X: int8(o.Args[0]), Y: int8(o.Args[1])}, Side: board.Wind(o.Args[2]), Wide: uint8(o.Args[3])}
	if o.Verb == rules.DoLychgate {
		edge = s.Ground.Lych[o.Args[0]]
	}
	for at := range edge.Squares {
		if _, ok := s.Tiles().At(at); ok {
			list = append(list, at)
		}
	}
	return list
}

// shown returns where squares of the battlefield are shown on the screen.
func (x *boardPane) shown(squares []board.Square) (list []render.Rect) {
	for _, q := range squares {
		if r, ok := x.ground.places().Square(q); ok {
			list = append(list, x.d.View.Camera.Shown(r))
		}
	}
	return list
}
