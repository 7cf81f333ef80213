package playing

import (
	"fmt"
	"sync"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/engine/fortress/bot"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
)

// Questing returns a new quest of two players.
func Questing(t testing.TB, sh *game.Shell, seed uint64) *blackstone.Session {
	t.Helper()
	table := blackstone.Table{Quest: "No 7", Seed: seed, Names: []string{"Al", "Bo"}, Overwatch: blackstone.Always,
		Setup: fortress.Setup{Players: 2, Fifth: -1, Quest: true, StrikeForce: true, LeaderPoints: true}}
	play, err := session.New(HostOf(sh).Rules, table, sh.Saver, game.Clock)
	if err != nil {
		t.Fatal(err)
	}
	return play
}

// Answered returns what a bot answers. It goes home after the first card, visits a ship if it can, and takes only
// three explorers in games with an odd seed, so that a ship is missing.
func Answered(play *blackstone.Session, d *engine.Decision) string {
	for _, key := range []string{"propose-end", "agree"} {
		if play.Shown.Quest.Step == fortress.Exploring && play.Shown.Expedition.Round > 0 && d.Find(key) >= 0 && (d.Kind == fortress.AskExplore || d.Kind == fortress.AskEndExpedition) {
			return key
		}
	}
	if play.Table.Seed%2 == 1 && d.Find("muster 3") >= 0 {
		return "muster 3"
	}
	if d.Kind == fortress.AskVisit {
		return d.Options[0].Key()
	}
	return d.Options[bot.Answer(play.Match, d)].Key()
}

// ways holds the answers by which bots have played on from a table to a place, under both. Many tests play the same quests there,
// and to find an answer takes longer than to give it.
var ways sync.Map

// goes plays a quest to a place: by the answers that find returns, which gives them at the first time, or by the same again.
func goes(t testing.TB, play *blackstone.Session, to string, find func() []string) {
	t.Helper()
	way := fmt.Sprintf("%x %+v %d to %s", play.Shown.Pack().Digest, play.Table, play.Match.Hash(), to)
	known, ok := ways.Load(way)
	if !ok {
		ways.Store(way, find())
		return
	}
	for _, key := range known.([]string) {
		play.ShowAll()
		if err := play.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
}

// ByBot plays a quest until it asks a question of a kind.
func ByBot(t testing.TB, play *blackstone.Session, kind string) {
	t.Helper()
	goes(t, play, kind, func() (keys []string) {
		for range 4000 {
			play.ShowAll()
			d, ok := play.Explained()
			if !ok {
				break
			}
			if d.Kind == kind {
				return keys
			}
			keys = append(keys, Answered(play, d))
			if err := play.Choose(keys[len(keys)-1]); err != nil {
				t.Fatal(err)
			}
		}
		t.Fatalf("nobody is asked for %q", kind)
		return nil
	})
	play.ShowAll()
}

// ComeHome plays a quest to the end of an expedition, of which nothing has been shown yet.
func ComeHome(t testing.TB, play *blackstone.Session) {
	t.Helper()
	goes(t, play, "Precipice", func() (keys []string) {
		for range 4000 {
			play.ShowAll()
			was := play.Shown.Quest.Step
			d, ok := play.Explained()
			if !ok {
				break
			}
			keys = append(keys, Answered(play, d))
			if err := play.Choose(keys[len(keys)-1]); err != nil {
				t.Fatal(err)
			}
			if was == fortress.Exploring && play.Match.State.Quest.Step != fortress.Exploring {
				return keys
			}
		}
		t.Fatal("nobody comes home")
		return nil
	})
}

// QuestTable is the table of a new quest.
func QuestTable() blackstone.Table {
	return blackstone.Table{Quest: "No 7", Setup: fortress.Setup{Players: 1, Fifth: -1, Quest: true}}
}

// Far returns a quest of one player that a bot has played until a question comes up. It conquers all strongholds and
// the vault.
func Far(t testing.TB, sh *game.Shell, until func(*fortress.State, *engine.Decision) bool) *blackstone.Session {
	t.Helper()
	table := blackstone.Table{Quest: "Far", Seed: 1, Overwatch: blackstone.Always, Setup: fortress.Setup{Players: 1, Fifth: -1, Quest: true, StrikeForce: true}}
	play, err := session.New(HostOf(sh).Rules, table, sh.Saver, game.Clock)
	if err != nil {
		t.Fatal(err)
	}
	for range 8000 {
		play.ShowAll()
		d, ok := play.Pending()
		if !ok {
			break
		}
		if until(&play.Shown, d) {
			return play
		}
		if err := play.Choose(d.Options[bot.Answer(play.Match, d)].Key()); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("the bot does not come so far: choose another seed")
	return nil
}

// Travelled returns a quest that has come home from so many expeditions.
func Travelled(t testing.TB, sh *game.Shell, expeditions int) *blackstone.Session {
	t.Helper()
	play := Questing(t, sh, 8)
	for int(play.Match.State.Quest.Expedition) < expeditions || play.Match.State.Quest.Step == fortress.Exploring {
		ComeHome(t, play)
	}
	play.ShowAll()
	return play
}

// Laden gives Janus so many discovery cards and the first resource cards, as if they had been found and bought, and
// kills Dahyak. It returns a quest before its second expedition, which is played from there.
func Laden(t testing.TB, sh *game.Shell, finds, cards int) *blackstone.Session {
	t.Helper()
	play := Questing(t, sh, 5)
	ByBot(t, play, fortress.AskVisit)
	ByBot(t, play, fortress.AskMuster)
	s, p := &play.Match.State, HostOf(sh).Rules.Pack
	for kind := range p.Discoveries {
		for ; s.Discovery[kind] > 0 && finds > 0; finds-- {
			s.Discovery[kind]--
			stow(s, fortress.Held{Owner: 1, Card: uint8(kind)})
		}
	}
	for kind := range p.Resources {
		if s.Quest.Resources[kind] > 0 && cards > 0 {
			s.Quest.Resources[kind]--
			Own(s, fortress.HeldResource{Owner: fortress.Mark(1 + cards%2), Card: uint8(kind)})
			cards--
		}
	}
	play.Shown = *s
	return play
}

func stow(s *fortress.State, card fortress.Held) {
	for i := range s.Quest.Stored {
		if s.Quest.Stored[i].Owner == 0 {
			s.Quest.Stored[i] = card
			return
		}
	}
}

func Own(s *fortress.State, card fortress.HeldResource) {
	for i := range s.Quest.Held {
		if s.Quest.Held[i].Owner == 0 {
			s.Quest.Held[i] = card
			return
		}
	}
}

// Paused pauses and shows everything.
func Paused(t testing.TB, play *blackstone.Session) {
	t.Helper()
	if err := play.Choose("pause"); err != nil {
		t.Fatal(err)
	}
	play.ShowAll()
}

// Explored returns a one-off expedition after its first card.
func Explored(t testing.TB, sh *game.Shell, seed uint64) *blackstone.Session {
	t.Helper()
	table := blackstone.Table{Seed: seed, Overwatch: blackstone.Always, Setup: FullTable(sh)}
	table.Setup.Combat, table.Setup.Difficulty = "", fortress.Normal
	play, err := session.New(HostOf(sh).Rules, table, sh.Saver, game.Clock)
	if err != nil {
		t.Fatal(err)
	}
	for range 4000 {
		play.ShowAll()
		d, ok := play.Explained()
		if !ok {
			break
		}
		if d.Find("pause") >= 0 {
			return play
		}
		if err := play.Choose(Answered(play, d)); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("nobody may pause")
	return nil
}
