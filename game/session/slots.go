package session

import (
	"slices"
	"strings"
	"time"

	"precipice/saves"
)

const (
	slotPrefix = "game-"
	firstSlot  = "combat" // used for every game before each got a slot of its own
	mostGames  = 12       // finished games beyond this are removed; unfinished ones are always kept
)

// Game is a saved game as shown in a list.
type Game struct {
	Slot    string
	Ruleset string // its name
	Listing
	Saved   int64 // Unix seconds
	Older   error // why the newest copy cannot be read, if an older one can
	Problem error // why it cannot be continued, else nil
	Unread  bool  // not even its header can be read
	Unknown bool  // whether it can be continued is not known yet, see Rulesets.Prove
}

// slotFor returns the slot of a game that begins now.
func slotFor(saver *saves.Autosaver, now int64) string {
	return saver.Vacant(slotPrefix + time.Unix(now, 0).UTC().Format("20060102-150405"))
}

// gameOf describes the game of a slot by its header. It returns false if the slot holds no game.
func gameOf(about *About, slot saves.Slot) (g Game, ok bool) {
	h := slot.Header
	about.complete(&h)
	ours := strings.HasPrefix(slot.Name, slotPrefix) || slot.Name == firstSlot
	g = Game{Slot: slot.Name, Ruleset: h.Ruleset, Listing: Listing{Mode: h.Mode, Title: h.Title, Round: h.Round, Outcome: h.Outcome, Progress: h.Progress}, Saved: h.Saved, Unread: slot.Header == (saves.Header{})}
	if h.Party != "" {
		g.Party = strings.Split(h.Party, partySeparator)
	}
	unknown := about.knows(&h)
	switch {
	case slot.Which < 0:
		g.Problem = slot.Problem
	case unknown != nil:
		g.Problem = unknown
	default:
		g.Older, g.Unknown = slot.Problem, true
	}
	return g, ours
}

// Games lists the saved games, latest first and unreadable ones last.
func Games[S any, T Table[T]](r Ruleset[S, T], store saves.Store) ([]Game, error) {
	return Rulesets{Host(r)}.Games(store)
}

// Latest returns the latest unfinished game, or nil.
func Latest(games []Game) *Game {
	for i := range games {
		if g := &games[i]; g.Problem == nil && g.Outcome == "" {
			return g
		}
	}
	return nil
}

// tidy makes room for a new game: it removes the oldest finished games beyond mostGames. It never removes
// an unfinished game, or one that cannot be continued.
func tidy[S any, T Table[T]](r Ruleset[S, T], store saves.Store) {
	rules := Rulesets{Host(r)}
	games, err := rules.Glance(store)
	if err != nil {
		return
	}
	games = slices.DeleteFunc(games, func(g Game) bool { return g.Problem != nil })
	left := len(games) + 1
	for i := len(games) - 1; i >= 0 && left > mostGames; i-- {
		g := &games[i]
		if g.Outcome != "" && rules.Proved(store, *g).Problem == nil && store.Remove(g.Slot) == nil {
			left--
		}
	}
}
