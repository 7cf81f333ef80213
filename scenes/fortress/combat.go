package fortress

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes"
)

// Combat is the screen of a combat: the board in the middle, panels around it.
type Combat struct {
	stage
	hexRow  int // the row taken by a click on a hex, -1 for none
	unitRow int // the row taken by a click on a miniature, -1 for none
	picked  int // the row that the player selected for the next click on the board, -1 for none
	aim     bool
	pin     *board.Hex  // line of sight is shown from here instead of from the active miniature
	logTab  bool        // the log's tab is open, where log and hostiles share their place
	tipped  render.Rect // where the tip was drawn, empty for none

	coach *coach // nil in games without a guide

	camera   render.Camera
	fitted   uint8 // number of cells of the battlefield that the camera was fitted to
	fitSize  render.Rect
	touched  bool // the player moved the camera
	dragging bool

	kit       *kit
	drawn     panelStamp
	forecasts map[fortress.Aim]fortress.Forecast
	foretold  map[fortress.Placement][]fortress.Outlook
	futile    map[string]bool // by row, see futileRow
	numbers   numbering
}

// kit holds the canvases of the scene, made for one theme.
type kit struct {
	theme  *render.Theme
	board  *render.Board
	ground *render.Canvas // overlays on the board, drawn every frame
	panels *render.Canvas // panels, drawn into layer after a change
	layer  *ebiten.Image
	layout layout
	guided bool // the layout has a place for the guide
}

// panelStamp is what the drawn panels depend on apart from the version.
type panelStamp struct {
	version int
	moving  bool
	pointed string // the area that the player attends to
	byKeys  bool
	kit     *kit
	age     int // UI.Age when the areas were added
}

// NewCombat returns the combat screen of a session.
func NewCombat(h *Host, sh *game.Shell, play *blackstone.Session) *Combat {
	c := &Combat{coach: newCoach(h, play)}
	c.stage = newStage(h, play, c)
	c.ask = c.refresh
	c.refresh(sh)
	return c
}

// Holds implements scenes.Telling.
func (c *Combat) Holds(e fortress.Event) bool {
	_, laid := e.Change.(fortress.Laid) // the state still shows the end of the combat before
	return !laid && !c.Play.Shown.Fighting()
}

// Name implements game.Scene.
func (c *Combat) Name() string { return "combat" }

// Says implements game.Scene.
func (c *Combat) Says() map[string]string {
	s := &c.Play.Shown
	says := map[string]string{"round": strconv.Itoa(int(s.Turn)), "log": strconv.Itoa(len(c.Play.Log)), "pending": "", "seat": ""}
	if c.choices != nil {
		says["pending"], says["seat"] = c.choices.decision.Kind, strconv.Itoa(int(c.choices.decision.Seat))
	}
	c.guideSays(says)
	if s.Result != fortress.Undecided {
		says["result"] = resultKeys[s.Result]
	}
	return says
}

var resultKeys = [...]string{"undecided", "escaped", "defeated"}

// refresh fetches the pending decision after a change.
func (c *Combat) refresh(sh *game.Shell) {
	c.Version++
	c.forecasts, c.foretold = map[fortress.Aim]fortress.Forecast{}, map[fortress.Placement][]fortress.Outlook{}
	c.choices, c.futile = nil, map[string]bool{}
	d, ok := c.Play.Explained()
	if !ok {
		return
	}
	c.choices = arrange(d, &c.Play.Shown, sh.Words)
	c.asked()
	c.recall(sh)
	c.watches()
	for _, u := range []fortress.UnitID{c.against(), c.actor()} {
		if u != fortress.NoUnit && c.Play.Shown.On(u).Team == fortress.Hostiles {
			c.attend = u
		}
	}
	c.selectRows()
	c.keepNumbers()
}

// selectRows selects the rows that a click on the board takes until the player selects others.
func (c *Combat) selectRows() {
	c.hexRow, c.unitRow, c.picked = -1, -1, -1
	for i := range c.choices.rows {
		r := &c.choices.rows[i]
		switch {
		case r.place == onHexes && r.verb != "summon" && len(r.legal) > 0 && c.hexRow < 0:
			c.hexRow = i
		case r.place == onUnits && len(r.legal) > 0 && c.unitRow < 0 && (r.direct() == nil || c.onlyOfItsKind(i)):
			c.unitRow = i // with several ways to attack the same target, a click on it would be ambiguous
		}
	}
	c.aim = false
}

// choose takes an option.
func (c *Combat) choose(sh *game.Shell, key string) {
	c.heard(sh)
	c.Take(sh, key)
	c.pin = nil
	c.refresh(sh)
}

// undo undoes the last step.
func (c *Combat) undo(sh *game.Shell) {
	s := &c.Play.Shown
	round := s.Expedition.Round
	if c.UndoStep(sh) {
		c.overwatch = overwatch{}
	}
	if !s.Fighting() || s.Expedition.Round != round { // an unlimited undo can lead back to before the combat
		sh.Show(screenOf(c.host, sh, c.Play))
		return
	}
	c.refresh(sh)
}

// redo redoes the last undone choice.
func (c *Combat) redo(sh *game.Shell) {
	c.RedoStep(sh)
	c.overwatch = overwatch{}
	c.pin = nil
	c.refresh(sh)
}

// pick takes a row at once, or selects it for the next click on the board.
func (c *Combat) pick(sh *game.Shell, i int) {
	r := &c.choices.rows[i]
	selects := r.direct() == nil
	switch d := r.direct(); {
	case d != nil:
		c.choose(sh, d.key)
	case r.place == onHexes:
		c.hexRow = i
	case r.place == onUnits:
		c.unitRow = i
		c.coach.ownWay(len(c.Play.Log))
	}
	if selects {
		c.picked = i
		if sh.UI.ByKeys() {
			sh.UI.SetFocus(c.target(i))
		}
	}
	c.Version++
}

// row returns a row by index, nil for -1.
func (c *Combat) row(i int) *row {
	if c.choices == nil || i < 0 || i >= len(c.choices.rows) {
		return nil
	}
	return &c.choices.rows[i]
}

// actor returns the miniature the pending decision is about, NoUnit for none.
func (c *Combat) actor() fortress.UnitID {
	if c.choices == nil {
		return fortress.NoUnit
	}
	return c.Play.Shown.Find(c.choices.decision.About[0])
}

// against returns the other miniature a question is about: the hostile that triggered an overwatch, or the
// target of an attack.
func (c *Combat) against() fortress.UnitID {
	if c.choices == nil {
		return fortress.NoUnit
	}
	d := c.choices.decision
	if d.Kind == fortress.AskOverwatchOrder {
		return c.Play.Shown.Find(d.About[0])
	}
	return c.Play.Shown.Find(d.About[1])
}

// own reports whether the pending decision is an explorer's activation.
func (c *Combat) own() bool {
	return c.choices != nil && c.choices.decision.Kind == fortress.AskActivation
}

// Update implements game.Scene.
func (c *Combat) Update(sh *game.Shell) {
	in := &sh.Input
	busy := c.Advance(sh)
	switch {
	case busy && (in.Clicked || in.Did(game.Skip) || in.Did(game.Accept)):
	case in.Did(game.Back):
		c.back(sh)
	case in.Did(game.Undo):
		c.TakeBack(sh, c.undo)
	case in.Did(game.Redo):
		c.redo(sh)
	case in.Did(game.End):
		c.endKey(sh)
	}
	if in.Did(game.Explain) {
		c.explain(sh)
	}
	if in.Did(game.Cards) {
		c.read(sh)
	}
	if in.Did(game.Guide) {
		c.attendGuide(sh)
	}
	if in.Did(game.Keys) {
		sh.Push(&scenes.Keys{})
	}
	if in.Did(game.Look) {
		sh.UI.Look(!sh.UI.Looking())
		c.Version++
	}
	if in.Did(game.Twists) {
		c.lookAtTwists(sh)
	}
	if in.Did(game.AimToggle) {
		c.aim = !c.aim
		c.Version++
	}
	if in.Digit > 0 {
		c.digit(sh, in.Digit)
	}
	c.handleView(sh)
	if c.choices == nil && !c.Play.Waiting() && c.Play.Shown.Result == fortress.Undecided {
		c.refresh(sh)
	}
	c.follow(sh)
}

// back takes a step back: it leaves a pinned line of sight, looking around, answers given ahead, or what is
// selected for the next click. With nothing left to take back it opens the menu.
func (c *Combat) back(sh *game.Shell) {
	switch {
	case c.pin != nil:
		c.pin = nil
	case sh.UI.Looking():
		sh.UI.Look(false)
	case c.choices != nil && len(c.overwatch.ahead) > 0:
		c.overwatch.ahead = nil
	case c.choices != nil && (c.picked >= 0 || c.aim || c.Play.Preferred() != ""):
		c.unpick(sh)
	default:
		c.openMenu(sh)
		return
	}
	c.Version++
}

// unpick drops what was selected for the next click: a row, the aim, a die. The focus returns to the row.
func (c *Combat) unpick(sh *game.Shell) {
	if r := c.row(c.picked); r != nil && sh.UI.ByKeys() {
		sh.UI.SetFocus(r.area())
	}
	c.Play.Prefer("")
	c.selectRows()
}

// endKey takes the row that ends the activation or the question.
func (c *Combat) endKey(sh *game.Shell) {
	for _, verb := range []string{"end", "done", "pass", "keep", "stay"} {
		if c.choices == nil {
			return
		}
		for i := range c.choices.rows {
			if r := &c.choices.rows[i]; r.verb == verb && r.direct() != nil {
				c.choose(sh, r.direct().key)
				return
			}
		}
	}
}

// Leave implements game.Leaver. It frees the pictures, which Draw makes again.
func (c *Combat) Leave() {
	if c.kit != nil {
		c.kit.board.Free()
		c.kit.layer.Deallocate()
		c.kit = nil
	}
}

// Draw implements game.Scene.
func (c *Combat) Draw(sh *game.Shell, dst *ebiten.Image) {
	c.equip(sh)
	k := c.kit
	c.fitCamera(sh)
	g := k.ground
	g.Begin(dst)
	g.Backdrop()
	g.Flush()
	if c.Play.Shown.NumCells > 0 {
		k.board.Draw(dst, c.boardView(), c.camera)
	}
	c.drawGround(sh, g)
	g.End()
	c.AttendQuestion(sh, c.first())
	stamp := panelStamp{version: c.Version, moving: c.Moving(), byKeys: sh.UI.ByKeys(), kit: k, age: sh.UI.Age()}
	if a := sh.UI.Pointed(); a != nil {
		stamp.pointed = a.Name
	}
	if stamp != c.drawn {
		c.drawn = stamp
		sh.UI.Begin(game.Panels)
		k.layer.Clear()
		k.panels.Begin(k.layer)
		c.drawPanels(sh, k.panels)
		k.panels.End()
	}
	dst.DrawImage(k.layer, nil)
	g.Begin(dst)
	c.Tray.Draw(g, k.layout.tray)
	sh.UI.Begin(game.Over)
	c.drawOmen(sh, g)
	scenes.DrawNotice(sh, g, k.layout.field)
	c.drawGuide(sh, g)
	scenes.DrawLook(sh, g)
	c.drawTip(sh, g)
	g.End()
}

// equip makes a new kit when the theme has changed.
func (c *Combat) equip(sh *game.Shell) {
	guided := c.coach != nil && !c.coach.guide.Hidden
	if c.kit != nil && c.kit.theme == sh.Theme && c.kit.guided == guided {
		return
	}
	c.Leave()
	w, h := sh.Size()
	t := sh.Theme
	c.kit = &kit{theme: t, board: render.NewBoard(t), ground: render.NewCanvas(t), panels: render.NewCanvas(t),
		layer: ebiten.NewImage(w, h), layout: newLayout(t, float32(w), float32(h))}
	c.kit.panels.Still = true // their layer is only drawn after a change
	c.kit.guided = guided
	c.makeRoom(sh)
	c.touched = false
}

// forecast returns the forecast of an attack, cached for each decision.
func (c *Combat) forecast(a fortress.Aim) fortress.Forecast {
	f, ok := c.forecasts[a]
	if !ok {
		f = fortress.Foresee(c.Play.Match, a)
		c.forecasts[a] = f
	}
	return f
}

// aimOf returns the attack of a fire choice, from the given space or from the attacker's.
func (c *Combat) aimOf(o *engine.Option, u fortress.UnitID, from board.Space) (fortress.Aim, bool) {
	by := c.actor()
	if by == fortress.NoUnit {
		return fortress.Aim{}, false
	}
	weapon, attacks, ok := c.Play.Shown.WeaponChoice(by, o)
	return fortress.Aim{By: by, On: u, Weapon: weapon, Attacks: attacks, IgnoreCover: o.Parts[3] == "aimed",
		Sure: c.choices != nil && c.choices.decision.Kind == fortress.AskWeapon, From: from}, ok
}
