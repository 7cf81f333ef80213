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
}

// slotFor returns the slot of a game that begins now.
func slotFor(saver *saves.Autosaver, now int64) string {
	return saver.Vacant(slotPrefix + time.Unix(now, 0).UTC().Format("20060102-150405"))
}

// gameOf reads a slot of the store. It returns false if the slot holds no game.
func gameOf[S any, T Table[T]](r Ruleset[S, T], store saves.Store, slot saves.Slot) (g Game, ok bool) {
	about, h := r.About(), slot.Header
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
	case h.Content != about.Content:
		_, _, g.Problem = store.GetGood(slot.Name, func(data []byte) error {
			_, _, _, err := open(r, data)
			return err
		})
	default:
		g.Older = slot.Problem
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
// an unfinished or an unreadable one.
func tidy[S any, T Table[T]](r Ruleset[S, T], store saves.Store) {
	games, err := Games(r, store)
	if err != nil {
		return
	}
	games = slices.DeleteFunc(games, func(g Game) bool { return g.Problem != nil })
	left := len(games) + 1
	for i := len(games) - 1; i >= 0 && left > mostGames; i-- {
		if games[i].Outcome != "" && store.Remove(games[i].Slot) == nil {
			left--
		}
	}
}
