package session_test

import (
	"errors"
	"slices"
	"testing"

	"precipice/game/session"
	"precipice/message"
)

type seated struct {
	Leader int
	Seats  []int
}

var (
	leaderLine = session.FormNumber("leader", true, 1, func(t *seated) *int { return &t.Leader })
	seatsLine  = session.FormSeats(3, func(t *seated) *[]int { return &t.Seats })
)

// Players count from 1, and so does a report; a setup counts from 0.
func TestAFormCountsAsPlayersDo(t *testing.T) {
	at := seated{Leader: 2, Seats: []int{0, 2, 1}}
	leader, _ := leaderLine.Write(&at)
	seats, _ := seatsLine.Write(&at)
	if leader != "3" || seats != "1 3 2" {
		t.Errorf("the leader is written as %q, the seats as %q", leader, seats)
	}
	var again seated
	if err := errors.Join(leaderLine.Read(&again, leader), seatsLine.Read(&again, seats)); err != nil {
		t.Fatal(err)
	}
	if again.Leader != at.Leader || !slices.Equal(again.Seats, at.Seats) {
		t.Errorf("it is read as %+v", again)
	}
	if err := seatsLine.Read(&again, ""); err != nil || again.Seats != nil {
		t.Errorf("no seats are read as %v, with the error %v", again.Seats, err)
	}
}

func TestAFormRefusesWhatIsNoNumberOrTooMuch(t *testing.T) {
	for text, key := range map[string]string{"1 2 x": "error.record.number", "1 2 3 1": "error.most.seats"} {
		var at seated
		var told *message.Error
		if err := seatsLine.Read(&at, text); !errors.As(err, &told) || told.Key() != key {
			t.Errorf("seats %q: %v", text, err)
		}
		if at.Seats != nil {
			t.Errorf("seats %q were kept in part: %v", text, at.Seats)
		}
	}
	var told *message.Error
	if err := leaderLine.Read(&seated{}, "first"); !errors.As(err, &told) || told.Key() != "error.record.number" {
		t.Errorf("a leader who is no number: %v", err)
	}
}
