package session

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"precipice/engine/fortress"
	"precipice/saves"
)

const (
	slotPrefix = "game-"
	firstSlot  = "combat" // used for every game before each got a slot of its own
	mostGames  = 12       // finished games beyond this are removed; unfinished ones are always kept
)

// Game is a saved game as shown in a list.
type Game struct {
	Slot       string
	Difficulty fortress.Difficulty // NoObjective for a single combat
	Combat     string              // the card of a single combat, else ""
	Party      []string
	Round      int    // of the expedition, or turn of the single combat
	Saved      int64  // Unix seconds
	Outcome    string // one of Outcomes, "" if unfinished
	Older      error  // why the newest copy cannot be read, if an older one can
	Problem    error  // why it cannot be continued, else nil
}

// Outcomes lists how games end: expeditions, then single combats.
var Outcomes = []string{"won", "lost", "escaped", "defeated"}

// outcome returns how a game has ended.
func outcome(s *fortress.State) string {
	x := &s.Expedition
	switch {
	case x.Difficulty != fortress.NoObjective && x.Step != fortress.ExpeditionOver:
		return ""
	case x.Difficulty != fortress.NoObjective && x.Won:
		return "won"
	case x.Difficulty != fortress.NoObjective:
		return "lost"
	case s.Result == fortress.Undecided:
		return ""
	case s.Result == fortress.Defeated:
		return "defeated"
	}
	return "escaped"
}

// slotFor returns the slot of a game that begins now.
func slotFor(saver *saves.Autosaver, now int64) string {
	return saver.Vacant(slotPrefix + time.Unix(now, 0).UTC().Format("20060102-150405"))
}

const (
	expeditionTitle = "expedition "
	ruleset         = "fortress"
)

// header returns what the list of saves shows of a game.
func (s *Session) header() saves.Header {
	setup, state := &s.Table.Setup, &s.Match.State
	h := saves.Header{Content: s.rules.Pack.Digest, Kind: Kind, Ruleset: ruleset, Mode: "combat", Saved: s.now(), Title: setup.Combat,
		Party: strings.Join(setup.Explorers, ", "), Round: int(state.Turn), Outcome: outcome(state)}
	if setup.Difficulty != fortress.NoObjective {
		h.Mode = "expedition"
		h.Title, h.Round = expeditionTitle+setup.Difficulty.String(), fortress.RoundInProgress(s.Match)
	}
	return h
}

// FileName returns a file name for this game, without extension: which game it is, how far it has come and
// the given time of day. It consists of lower-case letters, digits and hyphens.
func (s *Session) FileName(when time.Time) string {
	h := s.header()
	return fileName(&h, when)
}

// FileName returns a file name for a save, like the one for its game.
func FileName(save []byte, when time.Time) (string, error) {
	h, err := saves.Inspect(save)
	return fileName(&h, when), err
}

func fileName(h *saves.Header, when time.Time) string {
	name, step := h.Title, "turn"
	if word, expedition := strings.CutPrefix(h.Title, expeditionTitle); expedition {
		name, step = word+"-expedition", "round"
	}
	return fmt.Sprintf("precipice-%s-%s-%d-%s", name, step, h.Round, when.Format("2006-01-02-1504"))
}

// gameOf reads a slot of the store. It returns false if the slot holds no game.
func gameOf(r fortress.Rules, store saves.Store, slot saves.Slot) (g Game, ok bool) {
	h := &slot.Header
	ours := strings.HasPrefix(slot.Name, slotPrefix) || slot.Name == firstSlot
	g = Game{Slot: slot.Name, Round: h.Round, Saved: h.Saved, Outcome: h.Outcome, Combat: h.Title}
	if word, expedition := strings.CutPrefix(h.Title, expeditionTitle); expedition {
		g.Difficulty, _ = difficulty(word)
		g.Combat = ""
	}
	if h.Party != "" {
		g.Party = strings.Split(h.Party, ", ")
	}
	switch {
	case slot.Which < 0:
		g.Problem = slot.Problem
	case h.Kind != Kind:
		g.Problem = notAGame(h.Kind)
	case h.Content != r.Pack.Digest:
		_, _, g.Problem = store.GetGood(slot.Name, func(data []byte) error {
			_, _, _, err := open(r, data)
			return err
		})
	default:
		g.Older = slot.Problem
	}
	return g, ours
}

// notAGame is the error of a save that holds no game of a session.
func notAGame(kind string) error {
	return fmt.Errorf("the save holds a %q instead of a game: load another one", kind)
}

// Games lists the saved games, latest first and unreadable ones last.
func Games(r fortress.Rules, store saves.Store) ([]Game, error) {
	slots, err := store.List()
	var games []Game
	for _, slot := range slots {
		if g, ok := gameOf(r, store, slot); ok {
			games = append(games, g)
		}
	}
	return games, err
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
func tidy(r fortress.Rules, store saves.Store) {
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
