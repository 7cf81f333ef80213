package blackstone

import (
	"errors"
	"regexp"
	"strings"
	"time"

	"precipice/engine/fortress"
	"precipice/game/session"
	"precipice/message"
	"precipice/saves"
)

// Chamber is a stasis chamber that has left its quest: an explorer with its cards, and where it comes from. It is
// written to a file as games are, and kept beside them.
type Chamber struct {
	fortress.Belongings
	Quest      string // its name; may be empty
	Expedition int    // how many there had been
	Saved      int64  // Unix seconds

	Slot string // where it is kept, "" for a file
}

// chamberKind is the kind of envelope that holds a chamber, chamberPrefix the beginning of the slots.
const (
	chamberKind   = "chamber"
	chamberPrefix = "chamber-"
)

// mostInChamber is the greatest length of a chamber in bytes before it is compressed.
const mostInChamber = 16 << 10

// contentID is what an id of an explorer or a card looks like.
var contentID = regexp.MustCompile(`^[a-z0-9-]{1,60}$`)

// ChamberOf returns the chamber of an explorer of a quest.
func ChamberOf(play *Session, kind int, now int64) Chamber {
	s := &play.Match.State
	return Chamber{Belongings: s.Belongings(kind), Quest: play.Table.Quest, Expedition: int(s.Quest.Expedition), Saved: now}
}

// Seal writes the chamber as a file.
func (c *Chamber) Seal(r Rules) ([]byte, error) {
	payload, err := saves.Encode(&c.Belongings)
	if err != nil {
		return nil, err
	}
	head := saves.Header{Content: r.Pack.Digest, Kind: chamberKind, Ruleset: Name, Mode: fortress.Campaign.String(),
		Title: c.Explorer, Party: c.Quest, Round: c.Expedition, Saved: c.Saved}
	return saves.Seal(head, payload), nil
}

// FileName returns a file name for the chamber, without extension.
func (c *Chamber) FileName(when time.Time) string {
	return "precipice-chamber-" + c.Explorer + "-" + when.Format("2006-01-02-1504")
}

// OpenChamber reads a chamber from a file. Whether it fits a quest is for the quest to say.
func OpenChamber(data []byte) (c Chamber, err error) {
	head, err := saves.Inspect(data)
	switch {
	case err != nil:
		return c, unreadable(err)
	case head.Kind != chamberKind:
		return c, message.New("error.chamber.kind")
	case head.Ruleset != Name:
		return c, message.New("error.session.ruleset", head.Ruleset)
	}
	_, payload, err := saves.Open(data, head.Content) // ids fit any content or none
	if err == nil && len(payload) > mostInChamber {
		err = saves.ErrTooLarge
	}
	if err == nil {
		c.Belongings, err = saves.Decode[fortress.Belongings](payload)
	}
	if err == nil {
		err = c.bounds()
	}
	if err != nil {
		return Chamber{}, unreadable(err)
	}
	c.Quest, c.Expedition, c.Saved = head.Party, head.Round, head.Saved
	return c, nil
}

// unreadable returns the error for a file in which no chamber can be read.
func unreadable(err error) error {
	if errors.Is(err, saves.ErrBroken) {
		return message.New("error.chamber.broken")
	}
	return message.New("error.chamber.file", err)
}

// bounds checks that a chamber that has been read holds no more than a chamber can.
func (c *Chamber) bounds() error {
	if err := session.AtMost("error.chamber.cards", c.Cards(), fortress.MaxChamber); err != nil {
		return err
	}
	for _, ids := range [][]string{{c.Explorer}, c.Finds, c.Resources} {
		for _, id := range ids {
			if !contentID.MatchString(id) {
				return saves.ErrBroken
			}
		}
	}
	return nil
}

// Keep puts the chamber into the list of those that are kept.
func (c *Chamber) Keep(r Rules, saver *saves.Autosaver) error {
	data, err := c.Seal(r)
	if err != nil {
		return err
	}
	c.Slot, err = saver.PutVacant(chamberPrefix+time.Unix(c.Saved, 0).UTC().Format("20060102-150405"), data)
	return err
}

// Chambers lists the chambers that are kept, latest first. What cannot be read is left out, and problem says why.
func Chambers(store saves.Store) (list []Chamber, problem error) {
	slots, err := store.Glance()
	if err != nil {
		return nil, err
	}
	for _, slot := range slots {
		if !strings.HasPrefix(slot.Name, chamberPrefix) {
			continue
		}
		data, err := store.Get(slot.Name)
		var c Chamber
		if err == nil {
			c, err = OpenChamber(data)
		}
		if err != nil {
			problem = message.New("error.at", slot.Name, err)
			continue
		}
		c.Slot = slot.Name
		list = append(list, c)
	}
	return list, problem
}

// Admit brings the explorer of a chamber to a quest whose party gathers, and returns the cards that stay in it. The
// chamber itself is kept.
func Admit(play *Session, c *Chamber) (stays []fortress.Stays, err error) {
	err = play.Amend(func(m *fortress.Match) (err error) {
		stays, err = fortress.Arrive(m, &c.Belongings)
		return err
	})
	return stays, err
}
