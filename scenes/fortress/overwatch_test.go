package fortress

import (
	"slices"
	"strconv"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// overwatching plays at random until an explorer may react with at least the given number of ways to fire.
func overwatching(t *testing.T, ways int) (*game.Shell, *Combat) {
	t.Helper()
	sh := playing.Bare(t)
	var found *Combat
	for seed := uint64(0); found == nil && seed < 60; seed++ {
		one := playing.Begun(t, sh, seed, playing.AskAll(sh, seed))
		byChanceUntil(t, one, seed, 500, func(d *engine.Decision) bool {
			if d.Kind == "overwatch-weapon" && len(d.Options) >= ways && one.Shown.Fighting() {
				found = facing(sh, one)
			}
			return found != nil
		})
	}
	if found == nil {
		t.Fatalf("no explorer ever had %d ways to fire in overwatch", ways)
	}
	return sh, found
}

// With several weapons and one target, one key or click answers: no row waits for a click on the target.
func TestAWeaponWithOneTargetFiresAtOnce(t *testing.T) {
	sh, c := overwatching(t, 2)
	rows := c.cards.numbered()
	if len(rows) < 2 {
		t.Fatalf("the panel offers %d rows", len(rows))
	}
	want := rows[1].Legal[0].Key
	if c.digit(sh, 2); c.Problem != "" || !slices.Contains(c.Play.Match.Journal, want) {
		t.Errorf("the second number did not take %q: %s", want, c.Problem)
	}
}

// An aimed shot has a row of its own if no switch for aiming is drawn, and every row shows its cost.
func TestAimedShotsInOverwatchHaveRowsAndPrices(t *testing.T) {
	sh, c := atTable(t, 1)
	s := &c.Play.Shown
	by, weapon := c.Actor(), &s.WeaponsOf(c.Actor())[0]
	target := ""
	for u := range s.Each(fortress.Hostiles) {
		target = s.UnitName(u)
	}
	shot := engine.Option{Verb: "fire", Parts: [4]string{weapon.ID, target}}
	aimed := shot
	aimed.Parts[3] = "aimed"
	got := table.Arrange(&engine.Decision{Kind: "overwatch-weapon", About: [2]string{s.UnitName(by), target}, Options: []engine.Option{shot, aimed}}, s, sh.Words)
	if len(got.Rows) != 2 || got.Rows[0].Label == got.Rows[1].Label {
		t.Fatalf("the rows are %+v", got.Rows)
	}
	for i := range got.Rows {
		if r := got.Rows[i]; r.Direct() == nil || table.Price(sh, r) != strconv.Itoa(weapon.Costs[0].Die)+"+" {
			t.Errorf("the row %q costs %q", r.Label, table.Price(sh, r))
		}
	}
}

// A refused row of aimed shots says why.
func TestARefusedAimedShotSaysWhy(t *testing.T) {
	_, c := atTable(t, 1)
	s := &c.Play.Shown
	weapon := &s.WeaponsOf(c.Actor())[0]
	aimed := engine.Option{Verb: "fire", Parts: [4]string{weapon.ID, "nobody", "", "aimed"}}
	d := &engine.Decision{Kind: "overwatch-weapon", About: [2]string{s.UnitName(c.Actor())}, Refusals: []engine.Refusal{{Option: aimed, Rule: "BF-WPN-003", Reason: "no-cover"}}}
	sh := playing.Bare(t)
	c.Choices = table.Arrange(d, s, sh.Words)
	if text, rule := c.tips.whyDisabled(sh, c.Choices.Rows[0]); text == "" || rule != "BF-WPN-003" {
		t.Errorf("it says %q by %s", text, rule)
	}
}

// byChanceUntil plays a game at random until found returns true for a decision.
func byChanceUntil(t *testing.T, play *blackstone.Session, seed uint64, most int, found func(*engine.Decision) bool) {
	t.Helper()
	pick := playing.Chance(seed)
	for range most {
		play.ShowAll()
		d, ok := play.Explained()
		if !ok || found(d) {
			return
		}
		if err := play.Choose(playing.ByChance(pick, d)); err != nil {
			t.Fatal(err)
		}
	}
}
