package view

import (
	"encoding/base64"
	"errors"
	"slices"
	"strings"
	"time"

	"precipice/engine/content"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/protocol"
	"precipice/message"
)

// keptView is a chamber that can leave a quest.
type keptView struct {
	Explorer  string   `json:"explorer"`
	Finds     []string `json:"finds,omitempty"`
	Resources []string `json:"resources,omitempty"`
	Chamber   string   `json:"chamber"` // the file, in base64
}

// staysView is a card that stays in its chamber.
type staysView struct {
	Card   string `json:"card"`
	Reason string `json:"reason"` // unknown or deck
}

// chambers lists the explorers of a quest who keep cards, with the chambers by which they go to another one
// (BF-NEW-003).
func (v View) chambers(m *fortress.Match, q *Fields, r *protocol.Answers) error {
	s := &m.State
	if s.Mode() != fortress.Campaign {
		return protocol.Fail("wrong", `only a quest has stasis chambers that can leave it: send {"op":"new","mode":"quest"} first`)
	}
	if all := s.Pack().IDs("explorer"); q.Explorer != "" && !slices.Contains(all, q.Explorer) {
		return protocol.Fail("wrong", "there is no explorer %q: %s", q.Explorer, content.Remedy(q.Explorer, all))
	}
	list := []keptView{}
	for kind := range s.Pack().Explorers {
		b := s.Belongings(kind)
		if b.Cards() == 0 || s.Quest.Dead(kind) || q.Explorer != "" && q.Explorer != b.Explorer {
			continue
		}
		c := blackstone.Chamber{Belongings: b, Quest: q.Quest, Expedition: int(s.Quest.Expedition), Saved: time.Now().Unix()}
		data, err := c.Seal(v.Rules)
		if err != nil {
			return err
		}
		list = append(list, keptView{b.Explorer, b.Finds, b.Resources, base64.StdEncoding.EncodeToString(data)})
	}
	r.Chambers = list
	return nil
}

// bring brings the explorer of a chamber to the quest, and says which cards stay in it.
func bring(m *fortress.Match, q *Fields, r *protocol.Answers) error {
	data, err := base64.StdEncoding.DecodeString(q.Chamber)
	if err != nil || len(data) == 0 {
		return protocol.Fail("wrong", "the chamber is not base64: send a whole one, as chambers returns it")
	}
	c, err := blackstone.OpenChamber(data)
	if err != nil {
		return protocol.Fail("wrong", "%v", err)
	}
	stays, err := fortress.Arrive(m, &c.Belongings)
	if err != nil {
		return refusedArrival(err)
	}
	list := []staysView{}
	for _, s := range stays {
		reason := "deck"
		if s.Unknown {
			reason = "unknown"
		}
		list = append(list, staysView{s.Card, reason})
	}
	r.Stays = list
	return nil
}

// refusedArrival returns the failure for an explorer who cannot come.
func refusedArrival(err error) error {
	f := &protocol.Failure{Code: "refused", Text: err.Error(), Rule: "BF-NEW-003"}
	var why *message.Error
	if errors.As(err, &why) {
		f.Reason = strings.TrimPrefix(why.Key(), "error.chamber.")
	}
	return f
}
