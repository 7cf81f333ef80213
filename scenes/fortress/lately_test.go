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
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// worse lists the names of the miniatures that are worse off than they were: with more wounds, stunned, or gone.
func worse(was, now *fortress.State) (names []string) {
	for e := range now.Party {
		hurt := func(s *fortress.State) (n int) {
			for _, slot := range s.Party[e].Slots {
				if slot.Counter != fortress.NoCounter {
					n += 1 + int(slot.Counter)
				}
			}
			return n
		}
		if x := &now.Party[e]; x.Playing && (hurt(now) > hurt(was) && !x.Out || x.Out && !was.Party[e].Out) {
			names = append(names, now.Name(e))
		}
	}
	for u := range was.Each(fortress.Hostiles) {
		before, after := was.On(u), now.On(u)
		if before.Here() && (after.Slain || after.Damage > before.Damage || after.Stunned && !before.Stunned) {
			names = append(names, now.UnitName(u))
		}
	}
	return names
}

// began counts the activations of explorers that have begun.
func began(log []session.Line) (n int) {
	for i := range log {
		if e, ok := log[i].Change.(fortress.CardBegan); ok && !e.Card.Hostile {
			n++
		}
	}
	return n
}

// tellsHarm reports whether the log since then tells that a miniature was harmed.
func tellsHarm(c *Combat, name string) bool {
	return slices.ContainsFunc(c.account.plights(c.Play.Log[c.account.latelyFrom():]), func(f plight) bool { return f.name == c.account.ofCard(name) && f.harmed() })
}

// What has befallen anybody since the last choice is told over the next question, and at the first one after hostiles have
// acted also what they have done.
func TestTheQuestionTellsWhatHasBefallenWhom(t *testing.T) {
	sh := playing.Bare(t)
	told, silent, turns, lines := 0, 0, 0, 0
	var play *blackstone.Session
	var last, before fortress.State // at the last choice, and at the last one outside the hostiles' turns
	playing.EachDecision(t, sh, 6, 300, func(now *blackstone.Session, d *engine.Decision) {
		s := &now.Shown
		defer func() { play, last = now, *s }()
		if play != now || !s.Fighting() || s.Turn == 0 || !last.Fighting() || last.Turn == 0 {
			before, lines = *s, len(now.Log)
			return
		}
		c := facing(sh, now)
		l := c.account.toldLately(sh)
		all := l.told[naming].join(l.told[naming].clauses, "")
		names := worse(&last, s)
		if !c.HostileTurn() && began(now.Log[lines:]) < 2 { // nobody's activation has passed without a question
			names = append(names, worse(&before, s)...)
			turns += len(names)
		}
		for _, name := range names {
			if told++; !tellsHarm(c, name) {
				t.Errorf("%s is worse off since %q, and told is %q:\n%s", name, now.Match.Journal[len(now.Match.Journal)-1], all, l.all)
			}
		}
		if all == "" {
			silent++
		}
		if !c.HostileTurn() {
			before, lines = *s, len(now.Log)
		}
	})
	if told < 100 || silent < 100 || turns < 20 {
		t.Errorf("%d times somebody was worse off, %d times at a turn, and %d questions came after nothing", told, turns, silent)
	}
}

// texts returns what clauses say.
func texts(list []clause) (said []string) {
	for _, c := range list {
		said = append(said, c.text)
	}
	return said
}

// Where there is no room for all, harm is told, in the order of time.
func TestTheWeightiestIsToldInTheOrderOfTime(t *testing.T) {
	theme := render.NewTheme(1280, 720, 1)
	all := latelyWords{clauses: []clause{{"Ur-Ghul 2 wounds Rein & Raus", 7}, {"Rein slays Ur-Ghul 1", 2}, {"The escape chamber is here", 9}, {"Rein & Raus: +1 inspiration for slaying", 3}, {"4 hostiles move", 5}}, harms: 1}
	for wide, want := range map[float32]string{
		1000: "Rein slays Ur-Ghul 1 · Rein & Raus: +1 inspiration for slaying · 4 hostiles move · Ur-Ghul 2 wounds Rein & Raus · The escape chamber is here",
		230:  "Rein slays Ur-Ghul 1 · 4 hostiles move · Ur-Ghul 2 wounds Rein & Raus · …",
	} {
		lines, whole := all.fit(theme, wide, latelyLines)
		if said := strings.Join(lines, " "); said != want || !whole {
			t.Errorf("in lines of %v pixels told is %q, want %q", wide, said, want)
		}
	}
}

// What there is no room for is said to be left out.
func TestLongTidingsAreCut(t *testing.T) {
	theme := render.NewTheme(1280, 720, 1)
	all := latelyWords{clauses: clauses(0, []string{"Amallyn Shadowguide wounded", "Beastman 1 slain", "Beastman 2 slain", "Beastman 3: 1 damage"})}
	l := lately{told: [2]latelyWords{all, all}}
	for _, most := range []int{1, latelyLines} {
		for _, wide := range []float32{120, 200, 300, 1000} {
			lines := l.lines(theme, wide, most)
			said := strings.Join(lines, " ")
			whole := strings.HasSuffix(said, "damage")
			if len(lines) == 0 || len(lines) > most || whole == strings.HasSuffix(said, "…") || wide == 1000 && !whole {
				t.Errorf("in %d lines of %v pixels it is %q", most, wide, lines)
			}
		}
	}
}

// On every device and in every window it stands in the panel of the question, clear of the answers, or over the card's actions.
func TestThereIsRoomForWhatHasHappened(t *testing.T) {
	windows := append(slices.Clip(playing.Sized[:4]), playing.SizedDevice{Device: playing.Device{Name: "window-small", W: 1280, H: 720, Ratio: 0}, Percent: 100}, playing.SizedDevice{Device: playing.Device{Name: "window", W: 1600, H: 900, Ratio: 0}, Percent: 100},
		playing.SizedDevice{Device: playing.Device{Name: "window-large", W: 1600, H: 900, Ratio: 0}, Percent: 200}, playing.SizedDevice{Device: playing.Device{Name: "window-4k", W: 3840, H: 2160, Ratio: 0}, Percent: 100})
	for _, d := range windows {
		sh, c := atTable(t, 1)
		sh.Settings.HostileSpeed = game.Instant
		ratio := max(1, d.Ratio)
		if d.Ratio > 0 {
			sh.Held = func() float64 { return d.Ratio }
		}
		sh.Settings.TextPercent = d.Percent
		img := playing.Screen(t, sh, int(float64(d.W)*ratio), int(float64(d.H)*ratio))
		asked := map[string]bool{}
		for len(asked) < 3 {
			rush(sh, c)
			if c.Choices == nil {
				break
			}
			c.Recap = nil
			c.Version++
			drawMoving(sh, c, img)
			if a := sh.UI.Named("lately"); a != nil {
				clearOfAnswers(t, d.Name, sh, a)
				if kind := c.Choices.Decision.Kind; !asked[kind] {
					asked[kind] = true
					playing.Keep(t, img, "lately-"+d.Name+"-"+kind)
				}
			}
			options := c.Choices.Decision.Options
			c.Choose(sh, options[len(options)-1].Key())
		}
		if len(asked) < 2 {
			t.Errorf("%s: only at %v something was told", d.Name, asked)
		}
	}
}

// clearOfAnswers checks that what has happened lies in the panel of the question and over none of its answers.
func clearOfAnswers(t *testing.T, name string, sh *game.Shell, told *game.Area) {
	t.Helper()
	if panel := sh.UI.Named("panel/decision"); !within(told.Rect, panel.Rect) {
		t.Errorf("%s: %v is not in the panel %v", name, told.Rect, panel.Rect)
	}
	for a := range sh.UI.Each {
		if a.Answer && a.Space == "" && a.Rect.Overlaps(told.Rect) {
			t.Errorf("%s: %v lies over the answer %s at %v", name, told.Rect, a.Name, a.Rect)
		}
	}
}

// What comes of a shot in overwatch is also told when others fire after it, whose shots were chosen along with it.
func TestAllShotsOfAnOverwatchAreTold(t *testing.T) {
	told, together := 0, 0
	for seed := uint64(0); seed < 200; seed += 20 {
		sh, c := underFireFrom(t, seed, 1, twoWatch)
		for range 60 {
			if settled(sh, c); c.Choices == nil {
				break
			}
			was, d := c.Play.Shown, c.Choices.Decision
			if watchers := c.Overwatch.Watchers; d.Kind == fortress.AskOverwatch && len(watchers) > 1 {
				for _, w := range slices.Backward(watchers) { // whoever is asked now comes last
					c.sheet.decide(sh, w.Explorer, append([]string{"overwatch " + was.Name(w.Explorer)}, w.Shots[0].Keys...))
				}
				continue
			}
			order := d.Kind == fortress.AskOverwatchOrder && len(d.Options) > 1
			c.Choose(sh, d.Options[len(d.Options)-1].Key())
			if settled(sh, c); !order || c.Choices == nil {
				continue
			}
			together++
			c.CloseRecap() // which tells of the same
			l := c.account.toldLately(sh)
			for _, name := range worse(&was, &c.Play.Shown) {
				if told++; !tellsHarm(c, name) {
					t.Errorf("%s is worse off, and told is %q", name, texts(l.told[naming].clauses))
				}
			}
		}
	}
	if told < 10 || together < 10 {
		t.Errorf("%d were worse off after %d overwatches of several", told, together)
	}
}

// Where there is no room for the names of all who have harmed an explorer, what has befallen it is told without them.
func TestNamesGiveWayToHarm(t *testing.T) {
	theme := render.NewTheme(1280, 720, 1)
	l := lately{told: [2]latelyWords{
		naming: {clauses(0, []string{"Rein & Raus wounded grievously by Ur-Ghul 1, Ur-Ghul 2", "Rein & Raus wounded by Ur-Ghul 3, Ur-Ghul 4", "3 hostiles move"}), 2, ""},
		terse:  {clauses(0, []string{"Rein & Raus wounded grievously 2 times", "Rein & Raus wounded 2 times", "3 hostiles move"}), 2, ""},
	}}
	for wide, want := range map[float32]string{900: "by Ur-Ghul 3", 250: "wounded 2 times"} {
		if said := strings.Join(l.lines(theme, wide, latelyLines), " "); !strings.Contains(said, want) {
			t.Errorf("in lines of %v pixels it is %q, without %q", wide, said, want)
		}
	}
}

// The tip keeps what harmed somebody where there is no room for all, and leaves out moves first.
func TestMovesGiveWayToHarm(t *testing.T) {
	sh := playing.Bare(t)
	c := attacking(t, sh, positions["ribbed-gate"])
	wound, move := fortress.CounterPlaced{Counter: fortress.WoundCounter}, fortress.Moved{Unit: c.Play.Shown.Find("ur-ghul-1"), Path: fortress.Path{N: 1}}
	for _, l := range []struct {
		wounds, moves int
		lines         int
		note          string
	}{
		{3, 4, 7, ""},
		{3, latelyMost, 4, "lately.moves-left"},
		{latelyMost + 2, 0, latelyMost + 1, "lately.earlier"},
		{latelyMost + 2, 4, latelyMost + 1, "lately.both-left"},
	} {
		log := append(slices.Repeat([]change{wound}, l.wounds), slices.Repeat([]change{move}, l.moves)...)
		lines := strings.Split(c.tidings.latelyAll(sh.Words, linesOf(&c.Stage, happened(log...))), "\n")
		noted := map[string]bool{}
		for _, key := range []string{"lately.moves-left", "lately.earlier", "lately.both-left"} {
			noted[sh.Words.Say(key)] = l.note == key
		}
		if len(lines) != l.lines {
			t.Errorf("of %d wounds and %d moves %d lines are told: %q", l.wounds, l.moves, len(lines), lines)
		}
		for note, want := range noted {
			if slices.Contains(lines, note) != want {
				t.Errorf("of %d wounds and %d moves told is %q", l.wounds, l.moves, lines)
			}
		}
	}
}

// Groups of which some return are told by name, and their miniatures are not told again as arrivals.
func TestGroupsThatReturnAreNamed(t *testing.T) {
	sh := playing.Bare(t)
	c := attacking(t, sh, positions["ribbed-gate"])
	s := &c.Play.Shown
	hostile := fortress.NoUnit
	for u := range s.Each(fortress.Hostiles) {
		hostile = u
	}
	group := s.CardName(fortress.TrackCard{Hostile: true, Index: s.On(hostile).Card})
	deployed, silent := fortress.Deployed{Unit: hostile}, fortress.CannotAnswer{To: hostile}
	roll := fortress.BlackstoneRolled{For: "reinforcement", By: group, Face: 2, Gave: "4"}
	log := linesOf(&c.Stage, happened(roll, deployed, deployed, fortress.DestinyGained{Face: 6}, silent, silent))
	want := []string{sh.Words.Count("lately.return", 2, sh.Words.Name(group)), sh.Words.Say("lately.destiny", "6"), sh.Words.Say("lately.no-answer", sh.Words.Name("janus-draik"))}
	if got := c.tidings.tidings(sh.Words, log, nil); !slices.Equal(texts(got), want) {
		t.Errorf("told is %q, want %q", texts(got), want)
	}
	if got := c.tidings.tidings(sh.Words, log[:1], nil); !slices.Equal(texts(got), []string{sh.Words.Say("lately.none-return", sh.Words.Name(group))}) {
		t.Errorf("of a group that has no room told is %q", texts(got))
	}
	back := fortress.Deployed{Unit: s.Party[s.On(hostile).Card].Figure()} // an explorer whose card has the number of the group
	if got := c.tidings.tidings(sh.Words, linesOf(&c.Stage, happened(roll, back)), nil); len(got) != 1 || !strings.Contains(got[0].text, "none return") {
		t.Errorf("of a group of which none return before an explorer does told is %q", texts(got))
	}
	c.Choices.Decision.Kind = fortress.AskDeploy
	if got := c.tidings.tidings(sh.Words, log[:1], nil); len(got) > 0 {
		t.Errorf("of a group that is about to return told is %q", texts(got))
	}
	if got := c.tidings.tidings(sh.Words, log[1:2], nil); len(got) != 1 || !strings.Contains(got[0].text, sh.Words.Name(s.UnitName(hostile))) {
		t.Errorf("of an arrival alone told is %q", texts(got))
	}
}

// A shot in answer to one hostile is told over the overwatch against the next.
func TestShotsOfOverwatchAreToldAtTheNext(t *testing.T) {
	sh := playing.Bare(t)
	c := attacking(t, sh, strings.Replace(positions["ribbed-gate"], "hostile ur-ghul-1 4,1", "hostile ur-ghul-1 4,1\nhostile ur-ghul-2 5,2", 1))
	s := &c.Play.Shown
	first, next := s.Find("ur-ghul-1"), s.Find("ur-ghul-2")
	janus, ur025 := s.Find("janus-draik"), s.Find("ur-025")
	c.Overwatch.Trigger = next
	c.Choices.Decision.Kind = fortress.AskOverwatch
	shot := append(attack(ur025, first, dice.Fail), happened(fortress.Moved{Unit: next, Path: fortress.Path{N: 1}})...)
	c.Play.Log = append(c.Play.Log, linesOf(&c.Stage, shot)...)
	if got := c.account.attacked(); got != "" {
		t.Errorf("after a move of %s the question is about an attack on %s", s.UnitName(next), got)
	}
	c.Play.Log = append(c.Play.Log, linesOf(&c.Stage, append(attack(next, ur025, dice.Success), attack(janus, next, dice.Fail)...))...)
	if got := c.account.attacked(); got != "ur-025" {
		t.Errorf("after an attack on ur-025 and a shot in answer the question is about an attack on %q", got)
	}
}

// What the question itself tells is not told over it: what the attack has come to that sets off an overwatch, and a roll that may
// be made again.
func TestTheReportLeavesToTheQuestionWhatItTells(t *testing.T) {
	sh := playing.Bare(t)
	watched, rolls := 0, 0
	playing.EachDecision(t, sh, 150, 200, func(play *blackstone.Session, d *engine.Decision) {
		if !play.Shown.Fighting() || play.Shown.Turn == 0 || d.Kind != fortress.AskReRoll && !asksOverwatch(d) {
			return
		}
		c := facing(sh, play)
		l := c.account.toldLately(sh).told[naming]
		told := l.join(l.clauses, "")
		if d.Kind == fortress.AskReRoll {
			if rolls++; strings.Contains(told, " roll fails: ") && strings.Contains(told, sh.Words.Name(c.account.ofCard(d.About[0]))+"'s") {
				t.Errorf("over %s of %s stands %q", d.Kind, d.About[0], told)
			}
			return
		}
		about := c.account.attacked()
		if u := c.Overwatch.Trigger; u != fortress.NoUnit && about != "" {
			watched++
			if by := sh.Words.Name(play.Shown.UnitName(u)) + " wounds " + sh.Words.Name(about); strings.Contains(told, by) {
				t.Errorf("over an overwatch against it stands %q", told)
			}
		}
	})
	if watched < 10 || rolls < 10 {
		t.Errorf("only %d overwatches and %d re-rolls were asked about", watched, rolls)
	}
}
