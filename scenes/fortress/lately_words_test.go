package fortress

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// happened are changes that happened, under no rule.
func happened(changes ...change) (list []fortress.Event) {
	for _, now := range changes {
		list = append(list, fortress.Event{Change: now})
	}
	return list
}

// linesOf are the lines of a log in which something happened.
func linesOf(c *table.Stage, events []fortress.Event) (log []session.Line) {
	for _, e := range events {
		key, args := e.Say(&c.Play.Shown)
		log = append(log, session.Line{Rule: e.Rule, Key: key, Args: args, Change: e.Change})
	}
	return log
}

// notes adds to the log that something happened, of which the state knows nothing.
func notes(c *table.Stage, changes ...change) {
	c.Play.Log = append(c.Play.Log, linesOf(c, happened(changes...))...)
}

// attack is an attack and what it came to.
func attack(by, on fortress.UnitID, level dice.Level) []fortress.Event {
	return happened(fortress.Attacked{By: by, On: on, Weapon: "lasgun", Range: 1}, fortress.Resolved{By: by, On: on, Level: level})
}

// roll is a roll of a D8 by which 5 succeeds and 8 is critical, again one that was made again, and vitality one to heal.
func roll(by, what string, face uint8) fortress.Rolled {
	level := dice.Fail
	switch {
	case face == 8:
		level = dice.Critical
	case face >= 5:
		level = dice.Success
	}
	return fortress.Rolled{For: what, By: by, Die: dice.D8, Faces: [2]uint8{face}, Levels: [2]dice.Level{level}}
}

func again(by, what string, face uint8) fortress.Rolled {
	e := roll(by, what, face)
	e.Again = true
	return e
}

func vitality(by string, face uint8) []fortress.Event {
	return []fortress.Event{{Rule: healingRule, Change: roll(by, "vitality", face)}}
}

// cast are Rein, Raus, whose card is theirs alone, and two hostiles.
type cast struct {
	rein, raus, ghul, other fortress.UnitID
	twins                   uint8
}

func (p *cast) wound() change {
	return fortress.CounterPlaced{Explorer: p.twins, Counter: fortress.WoundCounter}
}

func (p *cast) grievous() change {
	return fortress.CounterPlaced{Explorer: p.twins, Counter: fortress.GrievousCounter}
}

// withTwins returns the screen of a combat with such a cast.
func withTwins(t *testing.T, sh *game.Shell) (*Combat, *cast) {
	t.Helper()
	text := strings.Replace(positions["ribbed-gate"], "explorer ur-025 1,3", "explorer rein-raus 3,3", 1)
	c := attacking(t, sh, strings.Replace(text, "hostile ur-ghul-1 4,1", "hostile ur-ghul-1 4,1\nhostile ur-ghul-2 5,2", 1))
	s := &c.Play.Shown
	return c, &cast{s.Find("rein"), s.Find("raus"), s.Find("ur-ghul-1"), s.Find("ur-ghul-2"), uint8(c.ExplorerNamed("rein"))}
}

// told is what has happened, and what is told of it.
type told struct {
	what string
	log  []fortress.Event
	want string
}

// putInWords are what happens to a cast, and what is told of it.
func putInWords(p *cast) []told {
	return []told{
		{"a wound", slices.Concat(attack(p.ghul, p.rein, dice.Success), happened(p.wound())), "Ur-Ghul 1 wounds Rein & Raus"},
		{"a wound stopped", attack(p.ghul, p.rein, dice.Success), "Ur-Ghul 1 hits Rein & Raus, no wound"},
		{"a wound stopped by defence", slices.Concat(attack(p.ghul, p.rein, dice.Success), happened(roll("rein", "defence", 7))), "Ur-Ghul 1 hits Rein & Raus, stopped by defence"},
		{"a wound stopped after a defence that failed", slices.Concat(attack(p.ghul, p.rein, dice.Success), happened(roll("rein", "defence", 3))), "Ur-Ghul 1 hits Rein & Raus, no wound"},
		{"a wound from an action that is no attack", happened(fortress.Behaved{Unit: p.ghul, Action: "lattice-pulse"}, roll("rein", "defence", 3), p.wound()), "Ur-Ghul 1 wounds Rein & Raus"},
		{"one that defence stopped", happened(fortress.Behaved{Unit: p.ghul, Action: "lattice-pulse"}, roll("rein", "defence", 7)), "Rein's defence stops the wound from Ur-Ghul 1"},
		{"a wound from nobody that defence stopped", happened(fortress.EventRolled{Face: 3, Row: "x"}, roll("rein", "defence", 7)), "Rein's defence stops a wound"},
		{"a miss", attack(p.ghul, p.rein, dice.Fail), "Ur-Ghul 1 misses Rein & Raus"},
		{"a roll that failed", happened(roll("rein", "vitality", 3)), "Rein & Raus's Vitality roll fails: 3, needed 5 or more"},
		{"a vitality roll of the unhurt", vitality("rein", 3), "Rein & Raus's vitality roll (3): no wound to heal"},
		{"a critical one of the unhurt", vitality("rein", 8), "Rein & Raus's vitality roll (8): no wound to heal"},
		{"one that heals", slices.Concat(vitality("rein", 7), happened(fortress.Healed{Explorer: p.twins, Wounds: 1})), "Rein & Raus healed of 1 wound"},
		{"a roll that succeeded", happened(roll("rein", "vitality", 7), fortress.Healed{Explorer: p.twins, Wounds: 1}), "Rein & Raus healed of 1 wound"},
		{"a roll that failed and was made again", happened(roll("rein", "agility", 3), again("rein", "agility", 7)), "Rein & Raus's re-roll: 7, success"},
		{"a shot that missed", slices.Insert(attack(p.rein, p.ghul, dice.Fail), 1, happened(roll("rein", "attack", 3))...), "Rein rolls 3, needed 5 or more, and misses Ur-Ghul 1"},
		{"both kinds of wound from one", slices.Concat(attack(p.ghul, p.raus, dice.Success), happened(p.wound()), attack(p.ghul, p.rein, dice.Critical), happened(p.grievous())), "Ur-Ghul 1 wounds Rein & Raus (2 times, 1 of them grievously)"},
		{"an attack on arrival", slices.Concat(happened(fortress.Deployed{Unit: p.ghul}), attack(p.ghul, p.rein, dice.Success), happened(p.wound())), "Ur-Ghul 1 (just arrived) wounds Rein & Raus"},
		{"an inspiration roll that failed", happened(fortress.BlackstoneRolled{For: "inspiration", By: "rein-raus", Face: 19, Gave: "failure", Most: 3}), "Rein & Raus rolled 19 for inspiration, needed 3 or less (the Wounds of the slain)"},
		{"a roll made again", happened(again("rein", "attack", 3)), "Rein & Raus's re-roll: 3, failure"},
		{"a miss, twice", slices.Concat(attack(p.ghul, p.rein, dice.Fail), attack(p.ghul, p.raus, dice.Fail)), "Ur-Ghul 1 misses Rein & Raus (2 times)"},
		{"two attackers, and no harm", slices.Concat(attack(p.ghul, p.rein, dice.Fail), attack(p.other, p.raus, dice.Fail)), "2 attacks miss Rein & Raus"},
		{"two attackers, and a wound stopped", slices.Concat(attack(p.ghul, p.rein, dice.Success), attack(p.other, p.raus, dice.Fail)), "1 of 2 attacks hit Rein & Raus, no wound"},
		{"two attackers, unlike harm", slices.Concat(attack(p.ghul, p.raus, dice.Success), happened(p.wound()), attack(p.other, p.rein, dice.Critical), happened(p.grievous())), "Ur-Ghul 2 wounds Rein & Raus grievously · Ur-Ghul 1 wounds Rein & Raus"},
		{"two attackers, one of them twice", slices.Concat(attack(p.ghul, p.raus, dice.Success), happened(p.wound()), attack(p.ghul, p.rein, dice.Success), happened(p.wound()), attack(p.other, p.rein, dice.Success), happened(p.wound())), "Rein & Raus wounded by Ur-Ghul 1 ×2, Ur-Ghul 2"},
		{"the last of two puts out of action", slices.Concat(attack(p.ghul, p.raus, dice.Success), happened(p.wound()), attack(p.other, p.rein, dice.Success), happened(p.wound(), fortress.OutOfAction{Explorer: p.twins})), "Ur-Ghul 2 puts Rein & Raus out of action"},
		{"two attackers", slices.Concat(attack(p.ghul, p.raus, dice.Success), happened(p.wound()), attack(p.other, p.rein, dice.Success), happened(p.wound())), "Rein & Raus wounded by Ur-Ghul 1, Ur-Ghul 2"},
		{"an attack, and harm from elsewhere", slices.Concat(attack(p.ghul, p.rein, dice.Fail), happened(fortress.EventRolled{Face: 3, Row: "x"}, p.wound())), "Rein & Raus wounded"},
		{"harm from one of two attackers", slices.Concat(attack(p.ghul, p.raus, dice.Success), happened(p.wound()), attack(p.other, p.rein, dice.Fail)), "Ur-Ghul 1 wounds Rein & Raus"},
		{"inspiration for slaying, rolled for", happened(fortress.BlackstoneRolled{For: "inspiration", By: "rein-raus", Face: 2, Gave: "success", Most: 3}, fortress.InspirationChanged{Explorer: p.twins, By: 1, For: "slain"}), "Rein & Raus: +1 inspiration for slaying (rolled 2, needed 3 or less)"},
		{"inspiration for slaying", happened(fortress.InspirationChanged{Explorer: p.twins, By: 1, For: "slain"}), "Rein & Raus: +1 inspiration for slaying"},
		{"one of them stunned", slices.Concat(attack(p.ghul, p.raus, dice.Critical), happened(fortress.Stunned{Unit: p.raus})), "Ur-Ghul 1 stuns Raus with Lasgun"},
		{"one of them stunned by a lesser hit", slices.Concat(attack(p.ghul, p.raus, dice.Success), happened(fortress.Stunned{Unit: p.raus})), "Ur-Ghul 1 stuns Raus"},
		{"one of them stunned after a miss", slices.Concat(attack(p.ghul, p.raus, dice.Fail), happened(fortress.Stunned{Unit: p.raus})), "Raus stunned"},
		{"a wound after a miss", slices.Concat(attack(p.ghul, p.raus, dice.Fail), happened(p.wound())), "Rein & Raus wounded"},
		{"a roll that was raised", happened(roll("rein", "vitality", 3), fortress.Raised{By: "rein", For: "vitality", Level: dice.Success}, fortress.Healed{Explorer: p.twins, Wounds: 1}), "Rein & Raus healed of 1 wound"},
		{"a shot that missed because of cover", happened(fortress.Attacked{By: p.rein, On: p.ghul, Weapon: "rifle", Cover: true}, roll("rein", "attack", 6), fortress.Resolved{By: p.rein, On: p.ghul, Level: dice.Fail}), "Rein rolls 6, lowered by cover, and misses Ur-Ghul 1"},
		{"one hit of three attacks", slices.Concat(attack(p.ghul, p.raus, dice.Fail), attack(p.ghul, p.raus, dice.Success), attack(p.ghul, p.raus, dice.Fail)), "Ur-Ghul 1 hits Rein & Raus with 1 of 3 attacks, no wound"},
		{"one of them stunned by an event", happened(fortress.EventRolled{Face: 3, Row: "x"}, fortress.Stunned{Unit: p.raus}), "Raus stunned"},
		{"a hostile slain", slices.Concat(attack(p.rein, p.ghul, dice.Critical), happened(fortress.Damaged{Unit: p.ghul, Damage: 3}, fortress.Slain{Unit: p.ghul})), "Rein slays Ur-Ghul 1"},
		{"what came first", slices.Concat(attack(p.rein, p.ghul, dice.Fail), attack(p.other, p.raus, dice.Success), happened(p.wound())), "Rein misses Ur-Ghul 1 · Ur-Ghul 2 wounds Rein & Raus"},
		{"inspiration won and lost", happened(fortress.InspirationChanged{Explorer: p.twins, By: 1, For: "slain"}, fortress.InspirationChanged{Explorer: p.twins, By: -1, For: "effect"}), ""},
	}
}

// What the log tells of attacks is put in a few words: who harmed whom if it was one alone, and of twins as of one explorer.
func TestWhatHasHappenedIsPutInWords(t *testing.T) {
	sh := playing.Bare(t)
	c, p := withTwins(t, sh)
	for _, l := range putInWords(p) {
		said := latelyWords{clauses: report(sh.Words, c.account.plights(linesOf(&c.Stage, l.log)), naming, nil, nil)}
		if got := said.join(said.clauses, ""); got != l.want {
			t.Errorf("%s: told is %q, want %q", l.what, got, l.want)
		}
	}
}

// Of several vitality rolls that had nothing to heal it is told once.
func TestIdleVitalityRollsAreToldOnce(t *testing.T) {
	sh := playing.Bare(t)
	c, _ := withTwins(t, sh)
	other := linesOf(&c.Stage, vitality("janus-draik", 3))
	list := c.account.plights(slices.Concat(linesOf(&c.Stage, vitality("rein", 7)), other))
	idle := idleRolls(sh.Words, list)
	if want := "Rein & Raus, Janus Draik had no wounds to heal"; len(idle) != 1 || idle[0].text != want || idle[0].at != 1 {
		t.Errorf("told is %v, want %q", idle, want)
	}
	if rest := report(sh.Words, list, naming, nil, nil); len(rest) > 0 {
		t.Errorf("besides is told %v", rest)
	}
	if one := c.account.plights(other); len(idleRolls(sh.Words, one)) > 0 || len(report(sh.Words, one, naming, nil, nil)) != 1 {
		t.Errorf("a single roll is told as %v", report(sh.Words, one, naming, nil, nil))
	}
}

// Of a vitality roll it is told whether there was anything to heal: grievous wounds do not heal.
func TestWhatAVitalityRollHealsIsTold(t *testing.T) {
	sh := playing.Bare(t)
	c, p := withTwins(t, sh)
	x := &c.Play.Shown.Party[p.twins]
	for _, counter := range []struct {
		of   fortress.Counter
		want string
	}{
		{fortress.WoundCounter, "Rein & Raus's vitality roll to heal fails: 3, needed 5 or more"},
		{fortress.GrievousCounter, "Rein & Raus's vitality roll (3): a grievous wound does not heal"},
	} {
		x.Slots[0].Counter = counter.of
		said := report(sh.Words, c.account.plights(linesOf(&c.Stage, vitality("rein", 3))), naming, nil, nil)
		if len(said) != 1 || said[0].text != counter.want {
			t.Errorf("told is %v, want %q", said, counter.want)
		}
	}
}

// What has happened is read from the events that the lines of the log keep, and not from their words.
func TestWhatHasHappenedIsReadFromEvents(t *testing.T) {
	sh := playing.Bare(t)
	told := 0
	playing.EachDecision(t, sh, 6, 240, func(play *blackstone.Session, d *engine.Decision) {
		s := &play.Shown
		if !s.Fighting() || s.Turn == 0 {
			return
		}
		c := facing(sh, play)
		log := play.Log[c.account.latelyFrom():]
		mute := slices.Clone(log)
		for i := range mute {
			mute[i].Key, mute[i].Args = "mute", nil
		}
		say := func(log []session.Line) []string {
			return texts(c.account.tell(sh.Words, log, c.account.plights(log), nil, naming).clauses)
		}
		want := say(log)
		if told += len(want); !slices.Equal(say(mute), want) {
			t.Errorf("told is %q, and of the same events without words %q", want, say(mute))
		}
		for u := range s.Each(fortress.Hostiles) {
			nth, lain := table.VolleyOf(s, log, u)
			if mutely, dice := table.VolleyOf(s, mute, u); mutely != nth || !slices.Equal(dice, lain) {
				t.Errorf("an attack of %s is number %d after %v, and without words number %d after %v", s.UnitName(u), nth, lain, mutely, dice)
			}
		}
	})
	if told < 300 {
		t.Errorf("only %d things were told", told)
	}
}
