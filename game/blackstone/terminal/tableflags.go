package terminal

import (
	"cmp"
	"flag"
	"slices"
	"strconv"
	"strings"
	"time"

	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/game/terminal"
	"precipice/message"
)

// tableOptions holds the flags that say who plays what.
type tableOptions struct {
	players, leader, hostile int // hostile is the player who plays the hostiles, or 0
	explorers, seats, names  string
	strike, points           bool
	clock                    int    // turns of a combat before the clock strikes, 0 for none
	quest                    string // the name of a quest, "" for none
	manners                  []manner
}

// forNewGames holds the flags that only apply to a new game.
var forNewGames = []string{"combat", "difficulty", "players", "leader", "hostile-player", "explorers", "seats", "names", "strike-force", "clock", "quest", "leader-points"}

func (o *tableOptions) flags(f *flag.FlagSet) {
	f.IntVar(&o.players, "players", 1, "N")
	f.IntVar(&o.leader, "leader", 1, "N")
	f.IntVar(&o.hostile, "hostile-player", 0, "N")
	f.StringVar(&o.explorers, "explorers", "", "ID,...")
	f.StringVar(&o.seats, "seats", "", "N,...")
	f.StringVar(&o.names, "names", "", "NAME,...")
	f.BoolVar(&o.strike, "strike-force", false, "")
	f.IntVar(&o.clock, "clock", 0, "N")
	f.StringVar(&o.quest, "quest", "", "NAME")
	f.BoolVar(&o.points, "leader-points", false, "")
	for _, name := range mannerNames {
		f.Func(name, strings.Join(manners[name].values, "|"), func(value string) error {
			m, err := mannerOf(name, value)
			o.manners = append(o.manners, m)
			return err
		})
	}
}

// manner is a setting of the table: its name and a pointer to its value.
type manner struct {
	name  string
	value int
}

var mannerNames = []string{"hostiles", "undo", "dice", "healing", "pointless", "overwatch", "re-rolls", "exchange"}

// manners holds the settings that flags and the set command can change.
var manners = map[string]struct {
	values []string
	set    func(t *blackstone.Table, value int)
	is     func(t *blackstone.Table) int
}{
	"hostiles":  {[]string{"automatic", "asked"}, func(t *blackstone.Table, v int) { t.HostilesPlayed = v == 1 }, func(t *blackstone.Table) int { return number(t.HostilesPlayed) }},
	"undo":      {session.UndoWords(), func(t *blackstone.Table, v int) { t.Undo = session.UndoPolicy(v) }, func(t *blackstone.Table) int { return int(t.Undo) }},
	"dice":      {[]string{"lowest", "ask"}, func(t *blackstone.Table, v int) { t.AskDice = v == 1 }, func(t *blackstone.Table) int { return number(t.AskDice) }},
	"healing":   {[]string{"all", "ask"}, func(t *blackstone.Table, v int) { t.AskHealing = v == 1 }, func(t *blackstone.Table) int { return number(t.AskHealing) }},
	"pointless": {[]string{"skip", "ask"}, func(t *blackstone.Table, v int) { t.AskAll = v == 1 }, func(t *blackstone.Table) int { return number(t.AskAll) }},
	"overwatch": {[]string{"ask", "always", "never"}, func(t *blackstone.Table, v int) { t.Overwatch = blackstone.Manner(v) },
		func(t *blackstone.Table) int { return int(t.Overwatch) }},
	"re-rolls": {[]string{"ask", "all", "never"}, func(t *blackstone.Table, v int) { t.ReRolls = blackstone.Manner(v) }, func(t *blackstone.Table) int { return int(t.ReRolls) }},
	"exchange": {[]string{"ask", "never"}, func(t *blackstone.Table, v int) { t.Exchange = blackstone.Never * blackstone.Manner(v) }, func(t *blackstone.Table) int { return int(t.Exchange / blackstone.Never) }},
}

func number(on bool) int {
	if on {
		return 1
	}
	return 0
}

func mannerOf(name, value string) (manner, error) {
	m, ok := manners[name]
	if !ok {
		return manner{}, terminal.NoSetting(name, mannerNames...)
	}
	i := slices.Index(m.values, value)
	if i < 0 {
		return manner{}, message.New("error.setting.value", name, strconv.Quote(value), m.values)
	}
	return manner{name, i}, nil
}

// tableFor returns the table that the flags ask for.
func tableFor(rules fortress.Rules, o *options) (t blackstone.Table, err error) {
	f := &o.table
	s := &t.Setup
	if t.Seed = o.Seed; t.Seed == 0 {
		t.Seed = uint64(time.Now().UnixNano())
	}
	*s = fortress.Setup{Players: f.players, Leader: f.leader - 1, Fifth: f.hostile - 1, StrikeForce: f.strike, Clock: f.clock, Combat: o.combat}
	if f.players == 5 && s.Fifth < 0 { // only four players can have explorers
		s.Fifth = 4
	}
	if combats := combatIDs(rules); o.combat != "" && !slices.Contains(combats, o.combat) {
		return t, terminal.Usage("error.flag.choice", "combat", strconv.Quote(o.combat), combats)
	}
	if f.quest != "" {
		err = asQuest(&t, o)
	} else if err = f.noQuest(); err == nil {
		err = withParty(rules, s, o)
	}
	if err != nil {
		return t, err
	}
	for _, seat := range list(f.seats) {
		n, err := strconv.Atoi(seat)
		if err != nil {
			return t, terminal.Usage("error.flag.seat", strconv.Quote(f.seats), strconv.Quote(seat))
		}
		s.Seats = append(s.Seats, n-1)
	}
	if len(s.Seats) > 0 && len(s.Seats) != len(s.Explorers) {
		return t, terminal.Usage("error.flag.seats", strconv.Quote(f.seats), len(s.Explorers))
	}
	if t.Names = list(f.names); len(t.Names) > f.players {
		return t, terminal.Usage("error.flag.names", strconv.Quote(f.names), len(t.Names), f.players)
	}
	for _, m := range f.manners {
		manners[m.name].set(&t, m.value)
	}
	return t, nil
}

// asQuest makes a quest of a table. Its explorers and cards come up as it goes.
func asQuest(t *blackstone.Table, o *options) error {
	if o.combat != "" || o.difficulty != "" || o.table.explorers != "" || o.table.seats != "" {
		return terminal.Usage("error.flag.quest")
	}
	t.Quest, t.Setup.Quest, t.Setup.LeaderPoints = o.table.quest, true, o.table.points
	return nil
}

// noQuest refuses what only a quest has.
func (o *tableOptions) noQuest() error {
	if o.points {
		return terminal.Usage("error.flag.leader-points")
	}
	return nil
}

// withParty sets the difficulty and the explorers of an expedition or a combat.
func withParty(rules fortress.Rules, s *fortress.Setup, o *options) (err error) {
	if s.Difficulty, err = difficultyOf(o); err != nil {
		return err
	}
	s.Explorers, err = partyFor(rules, &o.table)
	return err
}

// difficultyOf returns the difficulty of an expedition, or NoObjective for a single combat.
func difficultyOf(o *options) (fortress.Difficulty, error) {
	if o.combat != "" {
		if o.difficulty != "" {
			return 0, terminal.Usage("error.flag.difficulty-combat")
		}
		return fortress.NoObjective, nil
	}
	return difficultyNamed(cmp.Or(o.difficulty, fortress.Normal.String()))
}

func difficultyNamed(name string) (fortress.Difficulty, error) {
	d, ok := fortress.DifficultyOf(name)
	if !ok {
		return d, terminal.Usage("error.flag.choice", "difficulty", strconv.Quote(name), fortress.DifficultyNames())
	}
	return d, nil
}

// strikeForce is the number of explorers that enter a combat if the flags name none (BF-SFV-001).
const strikeForce = 3

func partyFor(rules fortress.Rules, f *tableOptions) (party []string, err error) {
	known := explorerIDs(rules)
	for _, id := range list(f.explorers) {
		if !slices.Contains(known, id) {
			return nil, terminal.Usage("error.flag.choice", "explorers", strconv.Quote(id), known)
		}
		party = append(party, id)
	}
	if len(party) > 0 {
		return party, nil
	}
	n := fortress.MaxParty
	if f.strike {
		n = strikeForce
	}
	return known[:min(n, len(known))], nil
}

func combatIDs(rules fortress.Rules) (ids []string) {
	for i := range rules.Pack.Combats {
		ids = append(ids, rules.Pack.Combats[i].ID)
	}
	return ids
}

func explorerIDs(rules fortress.Rules) (ids []string) {
	for i := range rules.Pack.Explorers {
		ids = append(ids, rules.Pack.Explorers[i].ID)
	}
	return ids
}

// list splits a text at its commas.
func list(text string) []string {
	if text == "" {
		return nil
	}
	parts := strings.Split(text, ",")
	for i := range parts {
		parts[i] = strings.TrimSpace(parts[i])
	}
	return parts
}

// change changes the table of a game that continues, as the flags ask.
func (o *tableOptions) change(t *blackstone.Table) {
	for _, m := range o.manners {
		manners[m.name].set(t, m.value)
	}
}
