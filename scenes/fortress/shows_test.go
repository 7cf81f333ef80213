package fortress

import (
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/fortress/moments"
	"precipice/scenes/fortress/playing"
)

type change = engine.Change[fortress.State]

// changes lists all events and whether a screen takes time to show them.
var changes = map[change]bool{
	fortress.Moved{}: true, fortress.Deployed{}: true, fortress.Swapped{}: true, fortress.Dealt{}: true, fortress.CardBegan{}: true, fortress.PhaseBegan{}: true,
	fortress.Rolled{}: true, fortress.BlackstoneRolled{}: true, fortress.EventRolled{}: true, fortress.DestinyRolled{}: true, fortress.ActivationRolled{}: true,
	fortress.Attacked{}: true, fortress.Resolved{}: true, fortress.Behaved{}: true, fortress.Damaged{}: true, fortress.Slain{}: true, fortress.Stunned{}: true,
	fortress.CounterPlaced{}: true, fortress.OutOfAction{}: true, fortress.Healed{}: true, fortress.CardTurned{}: true, fortress.InspirationChanged{By: 1}: true, fortress.Found{}: true, fortress.EscapeOpened{}: true, fortress.TwistBegan{}: true,
	fortress.ClockTold{}: true, fortress.ClockStruck{}: true,

	fortress.Acted{}: false, fortress.ActivationBegan{}: false, fortress.CardDone{}: false, fortress.CombatEnded{}: false, fortress.MarkersLeft{}: false,
	fortress.Declared{}: false, fortress.DestinyGained{}: false, fortress.DestinySkipped{}: false, fortress.DiceCleared{}: false, fortress.DieSpent{}: false,
	fortress.EncounterDrawn{}: false, fortress.GroupFormed{}: false, fortress.InspirationChanged{}: false, fortress.LeaderPassed{}: false, fortress.MarkerTaken{}: false,
	fortress.NoEffect{}: false, fortress.AttacksLost{}: false, fortress.CannotAnswer{}: false, fortress.Noted{}: false, fortress.OverwatchSaved{}: false, fortress.Placed{}: false, fortress.TurnBegan{}: false, fortress.Undeployed{}: false,

	fortress.CardUsed{}: false, fortress.CardsReadied{}: false, fortress.ResourceGiven{}: false, fortress.DieGained{}: false, fortress.Raised{}: false,

	// outside combats
	fortress.Laid{}: false, fortress.DeckMade{}: false, fortress.ChamberSet{}: false, fortress.StepBegan{}: false, fortress.TurnedUp{}: false, fortress.ChoiceMade{}: false, fortress.CameOut{}: true,
	fortress.CardRemoved{}: false, fortress.Died{}: false, fortress.Recovered{}: false, fortress.VitalityBegan{}: false, fortress.Forfeited{}: false, fortress.Given{}: false,
	fortress.EndProposed{}: false, fortress.EndDeclined{}: false, fortress.AttackProposed{}: false, fortress.AttackRefused{}: false, fortress.ExpeditionEnded{}: false, fortress.ObjectiveCounted{}: false,

	// quests
	fortress.QuestStepBegan{}: false, fortress.QuestEnded{}: false, fortress.TableChanged{}: false, fortress.MusterBegan{}: false, fortress.Picked{}: true,
	fortress.ShipDocked{}: true, fortress.SetOut{}: false, fortress.Scored{}: false, fortress.AllHealed{}: true, fortress.InspirationLost{}: false,
	fortress.SupportCalled{}: false, fortress.DestinyKept{}: false, fortress.GambitGranted{}: false, fortress.HuntBegan{}: false,
	fortress.LegacyDrawn{}: true, fortress.EncountersAdded{}: false, fortress.HostilesJoined{}: false, fortress.LegacyStrikes{}: false, fortress.Disbanded{}: false,
	fortress.LaidForSale{}: false, fortress.StayedBehind{}: false, fortress.WentAboard{}: true, fortress.Converted{}: true, fortress.HomeBonus{}: false,
	fortress.Bought{}: true, fortress.LeftShip{}: true, fortress.TradingEnded{}: false,
	fortress.FacilityUsed{}: true, fortress.PointsGained{}: false, fortress.LaidAnew{}: false, fortress.Promised{}: false,
	fortress.LegacyRead{}: true, fortress.LegacyBuried{}: false,
	fortress.GoalSet{}: true, fortress.CluePaid{}: false, fortress.ApproachMade{}: false, fortress.StageBegan{}: true, fortress.SiteAdvanced{}: true, fortress.WayOpened{}: true,
	fortress.ThingLifted{}: true, fortress.ThingDropped{}: true, fortress.SpecialTaken{}: false, fortress.ObjectiveReached{}: true, fortress.AssaultFailed{}: false,
	fortress.StrongholdTaken{}: true, fortress.ArtefactTaken{}: false, fortress.VaultTaken{}: true,
	fortress.PauseBegan{}: false, fortress.WentIntoStasis{}: true, fortress.PutBack{}: false, fortress.DatabankClosed{}: false, fortress.Woken{}: false, fortress.Arrived{}: false, fortress.Brought{}: false,
}

// Every event must be listed as animated or not.
func TestEveryEventIsAnimatedOrNot(t *testing.T) {
	known := map[string]bool{}
	for c, shown := range changes {
		name := reflect.TypeOf(c).Name()
		known[name] = true
		if took := moments.Table.Of(c).Length; (took > 0) != shown || took > 2*time.Second {
			t.Errorf("%s takes %v", name, took)
		}
	}
	for _, name := range moments.Table.Events() {
		if !known[name] {
			t.Errorf("is a combat to show %s? tell this test", name)
		}
	}
}

// fast is a time step longer than some animations and shorter than others.
const fast = 170 * time.Millisecond

// watching holds ways of watching the events until the next question.
var watching = map[string]func(c *Combat, sh *game.Shell){
	"all at once": func(c *Combat, sh *game.Shell) { c.CatchUp(sh) },
	"one by one": func(c *Combat, sh *game.Shell) {
		for c.Moving() {
			c.Follow(sh)
			c.Next()
			c.Tray.Land()
		}
	},
	"to its end": func(c *Combat, sh *game.Shell) {
		for c.Moving() {
			c.Advance(sh)
			sh.Now = sh.Now.Add(fast)
		}
	},
	"instantly": func(c *Combat, sh *game.Shell) {
		sh.Settings.Speed, sh.Settings.HostileSpeed = game.Instant, game.Instant
		c.Advance(sh)
	},
	"half of it": func(c *Combat, sh *game.Shell) {
		for n := 0; c.Moving() && n < 5; n++ {
			c.Advance(sh)
			sh.Now = sh.Now.Add(fast)
		}
		c.CatchUp(sh)
	},
}

// However the player watches, the screen ends with the state and the log of the game.
func TestSkippingKeepsTheScreenInStep(t *testing.T) {
	logs := map[string][]string{}
	for _, way := range slices.Sorted(maps.Keys(watching)) {
		sh := playing.Bare(t)
		table := playing.AskAll(sh, 3)
		table.Setup.Difficulty = fortress.NoObjective
		c := NewCombat(playing.HostOf(sh), sh, playing.Begun(t, sh, 3, table))
		pick := rand.New(rand.NewPCG(1, 2))
		for n := range 150 {
			watching[way](c, sh)
			if c.Moving() || !c.Play.Shown.Equal(&c.Play.Match.State) {
				t.Fatalf("%s: at decision %d the screen shows something else than the game", way, n)
			}
			if c.Underway.Attack != nil && way == "all at once" || c.Tray.Moving() {
				t.Fatalf("%s: at decision %d something still moves", way, n)
			}
			c.Refresh(sh)
			if c.Choices == nil {
				break
			}
			c.Choose(sh, playing.ByChance(pick, c.Choices.Decision))
			if c.Problem != "" {
				t.Fatal(c.Problem)
			}
		}
		for _, l := range c.Play.Log {
			logs[way] = append(logs[way], l.Key+" "+strings.Join(l.Args, " "))
		}
		if len(logs[way]) < 150 || !slices.Equal(logs[way], logs["all at once"]) {
			t.Errorf("%s: the log has %d lines, and all at once %d", way, len(logs[way]), len(logs["all at once"]))
		}
	}
}

// pictures returns how many of the waiting events are animated.
func pictures(c *Combat) (n int) {
	play := *c.Play
	for e, ok := play.Peek(); ok; e, ok = play.Peek() {
		if moments.Table.Of(e.Change).Length > 0 {
			n++
		}
		play.Next()
	}
	return n
}

// During an animation a click ends it, and Enter ends all. Neither answers a question.
func TestAClickEndsOneAnimationAndEnterAll(t *testing.T) {
	sh, c := atTable(t, 1)
	for pictures(c) < 3 {
		d, ok := c.Play.Match.Pending()
		if !ok {
			t.Fatal("the combat ends before three things happen at once")
		}
		c.Choose(sh, d.Options[len(d.Options)-1].Key())
	}
	if c.Choices != nil {
		t.Error("something is asked before all is shown")
	}
	c.Update(sh)
	first := c.Play.Shown
	sh.Input.Clicked = true
	c.Update(sh)
	if c.Play.Shown.Equal(&first) || !c.Moving() || c.Choices != nil {
		t.Error("a click lands nothing, or everything")
	}
	sh.Input.Clicked, sh.Input.Actions = false, []game.Action{game.Accept}
	c.Update(sh)
	if c.Moving() || !c.Play.Shown.Equal(&c.Play.Match.State) {
		t.Error("Enter does not land everything")
	}
	sh.Input.Actions = nil
	c.Update(sh)
	if c.Choices == nil {
		t.Error("when all has landed nothing is asked")
	}
}

// A choice ends the running animations.
func TestAChoiceEndsRunningAnimations(t *testing.T) {
	sh, c := atTable(t, 1)
	c.Choose(sh, "end")
	c.Update(sh)
	d, _ := c.Play.Match.Pending()
	if !c.Showing.On {
		t.Fatal("nothing moves after an activation")
	}
	sh.Note("old")
	c.Problem = "old"
	c.Choose(sh, d.Options[0].Key())
	if c.Showing.On || c.Tray.Moving() || sh.Notice() != "" || c.Problem != "" {
		t.Error("after a choice the picture before it still moves, or its notice stands")
	}
}

func TestAnIllegalChoiceIsReportedAndChangesNothing(t *testing.T) {
	sh, c := atTable(t, 1)
	before := c.Play.Match.State
	c.Choose(sh, "fly away")
	if sh.Notice() == "" || c.Problem != "" || !c.Play.Match.State.Equal(&before) || c.Choices == nil {
		t.Errorf("the player is told %q, and in place of the question %q", sh.Notice(), c.Problem)
	}
}

// Explorers and hostiles have separate speeds.
func TestExplorersAndHostilesHaveSeparateSpeeds(t *testing.T) {
	sh, c := atTable(t, 1)
	e := fortress.Event{Change: fortress.Slain{Unit: 7}}
	for _, phase := range []fortress.Phase{fortress.ActivationPhase, fortress.EventPhase} {
		c.Play.Shown.Phase = phase
		for _, speed := range []game.Speed{game.Normal, game.Double, game.Instant} {
			sh.Settings.Speed, sh.Settings.HostileSpeed = speed, game.Normal
			want := moments.Table.Of(e.Change).Length
			if phase == fortress.EventPhase {
				sh.Settings.Speed, sh.Settings.HostileSpeed = game.Normal, speed
			}
			want = time.Duration(float64(want) * speed.Factor())
			if c.Begin(sh, e); c.Showing.Length != want {
				t.Errorf("in phase %d at speed %d a picture takes %v, not %v", phase, speed, c.Showing.Length, want)
			}
			c.Showing.On = false
		}
	}
}

// one returns a combat in the middle of an animation.
func one(t *testing.T, now change, part float32) *Combat {
	t.Helper()
	_, c := atTable(t, 1)
	c.Showing.On, c.Showing.Event, c.Showing.Part = true, fortress.Event{Change: now}, part
	c.view.Camera = render.Camera{Zoom: 20}
	return c
}

func TestAMiniatureMovesAlongItsRoute(t *testing.T) {
	_, c := atTable(t, 1)
	f := c.Play.Shown.Field()
	var path fortress.Path
	for sp := board.Space(1); path.N < 3; sp++ {
		path.Spaces[path.N] = sp
		path.N++
	}
	move := fortress.Moved{Unit: 2, From: 0, Path: path}
	rest := render.Point{X: -999}
	for _, s := range []struct {
		part float32
		at   board.Space
	}{{0, 0}, {1, 3}} {
		c = one(t, move, s.part)
		want := c.view.Camera.Centre(f.Hex(s.at))
		if got := c.figures.where(2, rest); abs(got.X-want.X) > 0.01 || abs(got.Y-want.Y) > 0.01 {
			t.Errorf("after %v of the way it is at %v, not %v", s.part, got, want)
		}
	}
	c = one(t, move, 0.5)
	a, b := c.view.Camera.Centre(f.Hex(1)), c.view.Camera.Centre(f.Hex(2))
	if got := c.figures.where(2, rest); abs(got.X-(a.X+b.X)/2) > 0.01 || abs(got.Y-(a.Y+b.Y)/2) > 0.01 {
		t.Errorf("half way of three steps it is at %v, not between %v and %v", got, a, b)
	}
	if c.figures.where(3, rest) != rest {
		t.Error("somebody else moves along")
	}
	if c.Showing.On = false; c.figures.where(2, rest) != rest {
		t.Error("after the picture it is still on its way")
	}
}

func abs(x float32) float32 { return max(x, -x) }

func TestHitsFlashAndTheSlainFade(t *testing.T) {
	for _, p := range []struct {
		change      change
		flash, fade bool
	}{
		{fortress.Damaged{Unit: 7}, true, false},
		{fortress.Resolved{By: 1, On: 7, Level: dice.Success}, true, false},
		{fortress.Resolved{By: 7, On: 1, Level: dice.Success}, false, false},
		{fortress.Resolved{By: 1, On: 7, Level: dice.Fail}, false, false},
		{fortress.Slain{Unit: 7}, false, true},
		{fortress.Slain{Unit: 8}, false, false},
	} {
		c := one(t, p.change, 0.25)
		flash, fade := c.figures.flash(7), c.figures.faded(7)
		if (flash > 0) != p.flash || (fade > 0) != p.fade {
			t.Errorf("%+v: the miniature flashes by %v and has faded by %v", p.change, flash, fade)
		}
		if c.Showing.On = false; c.figures.flash(7) != 0 || c.figures.faded(7) != 0 {
			t.Errorf("%+v: the picture goes on after its end", p.change)
		}
	}
}

// What Enter chooses is shown as it happens: the same key does not skip it.
func TestWhatEnterChoosesIsShown(t *testing.T) {
	sh, c := atTable(t, 1)
	img := playing.Screen(t, sh, 1280, 720)
	sh.Input.Ask(game.Next) // or Enter waits until a new question can be seen
	if err := sh.Update(); err != nil {
		t.Fatal(err)
	}
	sh.Dirty()
	sh.Draw(img)
	sh.UI.FocusOn("option/end")
	sh.Input.Ask(game.Accept)
	if err := sh.Update(); err != nil {
		t.Fatal(err)
	}
	if !slices.Contains(c.Play.Match.Journal, "end") {
		t.Fatalf("Enter chooses nothing: %v", c.Play.Match.Journal)
	}
	if !c.Moving() {
		t.Error("nothing of what follows is shown")
	}
}
