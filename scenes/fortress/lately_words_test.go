package fortress

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game/session"
)

// lineOf is a line of a log, and logged an attack in it.
func lineOf(key string, args ...string) session.Line { return session.Line{Key: key, Args: args} }

func logged(by, on, level string) []session.Line {
	return []session.Line{lineOf("attacked", by, on, "lasgun", "1", "1d6"), lineOf("hit", by, on, level)}
}

// vitality is a roll to heal.
func vitality(face, level string) session.Line {
	l := lineOf("rolled", "rein", "vitality", "d8", face, level)
	l.Rule = healingRule
	return l
}

// putInWords are logs and what is told of them.
var putInWords = []struct {
	what string
	log  []session.Line
	want string
}{
	{"a wound", append(logged("ur-ghul-1", "rein", "wound"), lineOf("wounded", "rein-raus", "1")), "Ur-Ghul 1 wounds Rein & Raus"},
	{"a wound stopped", logged("ur-ghul-1", "rein", "wound"), "Ur-Ghul 1 hits Rein & Raus, without a wound"},
	{"a wound stopped by defence", append(logged("ur-ghul-1", "rein", "wound"), lineOf("rolled", "rein", "defence", "d8", "7", "success")), "Ur-Ghul 1 hits Rein & Raus, stopped by defence"},
	{"a wound stopped after a defence that failed", append(logged("ur-ghul-1", "rein", "wound"), lineOf("rolled", "rein", "defence", "d8", "3", "failure")), "Ur-Ghul 1 hits Rein & Raus, without a wound"},
	{"a wound from an action that is no attack", []session.Line{lineOf("behaved", "ur-ghul-1", "20", "engaged", "lattice-pulse"), lineOf("rolled", "rein", "defence", "d8", "3", "failure"), lineOf("wounded", "rein-raus", "1")}, "Ur-Ghul 1 wounds Rein & Raus"},
	{"one that defence stopped", []session.Line{lineOf("behaved", "ur-ghul-1", "20", "engaged", "lattice-pulse"), lineOf("rolled", "rein", "defence", "d8", "7", "success")}, "Rein's defence stops the wound from Ur-Ghul 1"},
	{"a wound from nobody that defence stopped", []session.Line{lineOf("event-roll", "3", "x"), lineOf("rolled", "rein", "defence", "d8", "7", "success")}, "Rein's defence stops a wound"},
	{"a miss", logged("ur-ghul-1", "rein", "miss"), "Ur-Ghul 1 misses Rein & Raus"},
	{"a roll that failed", []session.Line{lineOf("rolled", "rein", "vitality", "d8", "3", "failure")}, "Rein & Raus's Vitality roll fails: 3, needed 5 or more"},
	{"a vitality roll of the unhurt", []session.Line{vitality("3", "failure")}, "Rein & Raus's vitality roll (3): no wound to heal"},
	{"a critical one of the unhurt", []session.Line{vitality("8", "critical")}, "Rein & Raus's vitality roll (8): no wound to heal"},
	{"one that heals", []session.Line{vitality("7", "success"), lineOf("healed", "rein-raus", "1")}, "Rein & Raus healed of 1 wound"},
	{"a roll that succeeded", []session.Line{lineOf("rolled", "rein", "vitality", "d8", "7", "success"), lineOf("healed", "rein-raus", "1")}, "Rein & Raus healed of 1 wound"},
	{"a roll that failed and was made again", []session.Line{lineOf("rolled", "rein", "agility", "d8", "3", "failure"), lineOf("rolled-again", "rein", "agility", "d8", "7", "success")}, "Rein & Raus's re-roll: 7, success"},
	{"a shot that missed", slices.Insert(logged("rein", "ur-ghul-1", "miss"), 1, lineOf("rolled", "rein", "attack", "d8", "3", "failure")), "Rein rolls 3, needed 5 or more, and misses Ur-Ghul 1"},
	{"both kinds of wound from one", slices.Concat(logged("ur-ghul-1", "raus", "wound"), []session.Line{lineOf("wounded", "rein-raus", "1")}, logged("ur-ghul-1", "rein", "grievous"), []session.Line{lineOf("wounded-grievously", "rein-raus", "2")}), "Ur-Ghul 1 wounds Rein & Raus 2 times, 1 of them grievously"},
	{"an attack on arrival", append([]session.Line{lineOf("deployed", "ur-ghul-1", "1,1")}, append(logged("ur-ghul-1", "rein", "wound"), lineOf("wounded", "rein-raus", "1"))...), "Ur-Ghul 1 (just arrived) wounds Rein & Raus"},
	{"an inspiration roll that failed", []session.Line{lineOf("blackstone", "rein-raus", "inspiration", "19", "failure", "3")}, "Rein & Raus rolled 19 for inspiration, needed 3 or less (the Wounds of the slain)"},
	{"a roll made again", []session.Line{lineOf("rolled-again", "rein", "attack", "d8", "3", "failure")}, "Rein & Raus's re-roll: 3, failure"},
	{"a miss, twice", slices.Concat(logged("ur-ghul-1", "rein", "miss"), logged("ur-ghul-1", "raus", "miss")), "Ur-Ghul 1 misses Rein & Raus 2 times"},
	{"two attackers, and no harm", slices.Concat(logged("ur-ghul-1", "rein", "miss"), logged("ur-ghul-2", "raus", "miss")), "2 attacks miss Rein & Raus"},
	{"two attackers, and a wound stopped", slices.Concat(logged("ur-ghul-1", "rein", "wound"), logged("ur-ghul-2", "raus", "miss")), "1 of 2 attacks hit Rein & Raus, without a wound"},
	{"two attackers, unlike harm", slices.Concat(logged("ur-ghul-1", "raus", "wound"), []session.Line{lineOf("wounded", "rein-raus", "1")}, logged("ur-ghul-2", "rein", "grievous"), []session.Line{lineOf("wounded-grievously", "rein-raus", "2")}), "Ur-Ghul 2 wounds Rein & Raus grievously · Ur-Ghul 1 wounds Rein & Raus"},
	{"two attackers, one of them twice", slices.Concat(logged("ur-ghul-1", "raus", "wound"), []session.Line{lineOf("wounded", "rein-raus", "1")}, logged("ur-ghul-1", "rein", "wound"), []session.Line{lineOf("wounded", "rein-raus", "2")}, logged("ur-ghul-2", "rein", "wound"), []session.Line{lineOf("wounded", "rein-raus", "3")}), "Rein & Raus wounded by Ur-Ghul 1 ×2, Ur-Ghul 2"},
	{"the last of two puts out of action", slices.Concat(logged("ur-ghul-1", "raus", "wound"), []session.Line{lineOf("wounded", "rein-raus", "1")}, logged("ur-ghul-2", "rein", "wound"), []session.Line{lineOf("wounded", "rein-raus", "2"), lineOf("out-of-action", "rein-raus")}), "Ur-Ghul 2 puts Rein & Raus out of action"},
	{"two attackers", slices.Concat(logged("ur-ghul-1", "raus", "wound"), []session.Line{lineOf("wounded", "rein-raus", "1")}, logged("ur-ghul-2", "rein", "wound"), []session.Line{lineOf("wounded", "rein-raus", "2")}), "Rein & Raus wounded by Ur-Ghul 1, Ur-Ghul 2"},
	{"an attack, and harm from elsewhere", append(logged("ur-ghul-1", "rein", "miss"), lineOf("event-roll", "3", "x"), lineOf("wounded", "rein-raus", "1")), "Rein & Raus wounded"},
	{"harm from one of two attackers", slices.Concat(logged("ur-ghul-1", "raus", "wound"), []session.Line{lineOf("wounded", "rein-raus", "1")}, logged("ur-ghul-2", "rein", "miss")), "Ur-Ghul 1 wounds Rein & Raus"},
	{"inspiration for slaying, rolled for", []session.Line{lineOf("blackstone", "rein-raus", "inspiration", "2", "success", "3"), lineOf("inspiration-gained", "rein-raus", "1", "slain")}, "Rein & Raus: +1 inspiration for slaying (rolled 2, needed 3 or less)"},
	{"inspiration for slaying", []session.Line{lineOf("inspiration-gained", "rein-raus", "1", "slain")}, "Rein & Raus: +1 inspiration for slaying"},
	{"one of them stunned", append(logged("ur-ghul-1", "raus", "grievous"), lineOf("stunned", "raus")), "Ur-Ghul 1 stuns Raus with Lasgun"},
	{"one of them stunned by a lesser hit", append(logged("ur-ghul-1", "raus", "wound"), lineOf("stunned", "raus")), "Ur-Ghul 1 stuns Raus"},
	{"one of them stunned after a miss", append(logged("ur-ghul-1", "raus", "miss"), lineOf("stunned", "raus")), "Raus stunned"},
	{"a wound after a miss", append(logged("ur-ghul-1", "raus", "miss"), lineOf("wounded", "rein-raus", "1")), "Rein & Raus wounded"},
	{"a roll that was raised", []session.Line{lineOf("rolled", "rein", "vitality", "d8", "3", "failure"), lineOf("raised", "rein", "vitality", "success"), lineOf("healed", "rein-raus", "1")}, "Rein & Raus healed of 1 wound"},
	{"a shot that missed because of cover", []session.Line{lineOf("attacked-cover", "rein", "ur-ghul-1", "rifle", "1", "1d8"), lineOf("rolled", "rein", "attack", "d8", "6", "success"), lineOf("hit", "rein", "ur-ghul-1", "miss")}, "Rein rolls 6, lowered by cover, and misses Ur-Ghul 1"},
	{"one hit of three attacks", slices.Concat(logged("ur-ghul-1", "raus", "miss"), logged("ur-ghul-1", "raus", "wound"), logged("ur-ghul-1", "raus", "miss")), "Ur-Ghul 1 hits Rein & Raus with 1 of 3 attacks, without a wound"},
	{"one of them stunned by an event", []session.Line{lineOf("event-roll", "3", "x"), lineOf("stunned", "raus")}, "Raus stunned"},
	{"a hostile slain", append(logged("rein", "ur-ghul-1", "grievous"), lineOf("damaged", "ur-ghul-1", "3", "3"), lineOf("slain", "ur-ghul-1")), "Rein slays Ur-Ghul 1"},
	{"what came first", slices.Concat(logged("rein", "ur-ghul-1", "miss"), logged("ur-ghul-2", "raus", "wound"), []session.Line{lineOf("wounded", "rein-raus", "1")}), "Rein misses Ur-Ghul 1 · Ur-Ghul 2 wounds Rein & Raus"},
	{"inspiration won and lost", []session.Line{lineOf("inspiration-gained", "rein-raus", "1", "slain"), lineOf("inspiration-spent", "rein-raus", "1", "effect")}, ""},
}

// What the log tells of attacks is put in a few words: who harmed whom if it was one alone, and of twins as of one explorer.
func TestWhatHasHappenedIsPutInWords(t *testing.T) {
	sh := bare(t)
	c := attacking(t, sh, strings.Replace(positions["ribbed-gate"], "explorer ur-025 1,3", "explorer rein-raus 3,3", 1))
	for _, l := range putInWords {
		said := telling{clauses: report(sh.Words, c.plights(l.log), naming, nil, nil)}
		if got := said.join(said.clauses, ""); got != l.want {
			t.Errorf("%s: told is %q, want %q", l.what, got, l.want)
		}
	}
}

// Of several vitality rolls that had nothing to heal it is told once.
func TestIdleVitalityRollsAreToldOnce(t *testing.T) {
	sh := bare(t)
	c := attacking(t, sh, strings.Replace(positions["ribbed-gate"], "explorer ur-025 1,3", "explorer rein-raus 3,3", 1))
	other := vitality("3", "failure")
	other.Args = append([]string{"janus-draik"}, other.Args[1:]...)
	list := c.plights([]session.Line{vitality("7", "success"), other})
	idle := idleRolls(sh.Words, list)
	if want := "Rein & Raus, Janus Draik had no wounds to heal"; len(idle) != 1 || idle[0].text != want || idle[0].at != 1 {
		t.Errorf("told is %v, want %q", idle, want)
	}
	if rest := report(sh.Words, list, naming, nil, nil); len(rest) > 0 {
		t.Errorf("besides is told %v", rest)
	}
	if one := c.plights([]session.Line{other}); len(idleRolls(sh.Words, one)) > 0 || len(report(sh.Words, one, naming, nil, nil)) != 1 {
		t.Errorf("a single roll is told as %v", report(sh.Words, one, naming, nil, nil))
	}
}

// Of a vitality roll it is told whether there was anything to heal: grievous wounds do not heal.
func TestWhatAVitalityRollHealsIsTold(t *testing.T) {
	sh := bare(t)
	c := attacking(t, sh, strings.Replace(positions["ribbed-gate"], "explorer ur-025 1,3", "explorer rein-raus 3,3", 1))
	x := &c.Play.Shown.Party[c.explorerNamed("rein")]
	for _, counter := range []struct {
		of   fortress.Counter
		want string
	}{
		{fortress.WoundCounter, "Rein & Raus's vitality roll to heal fails: 3, needed 5 or more"},
		{fortress.GrievousCounter, "Rein & Raus's vitality roll (3): a grievous wound does not heal"},
	} {
		x.Slots[0].Counter = counter.of
		said := report(sh.Words, c.plights([]session.Line{vitality("3", "failure")}), naming, nil, nil)
		if len(said) != 1 || said[0].text != counter.want {
			t.Errorf("told is %v, want %q", said, counter.want)
		}
	}
}
