package session

import (
	"fmt"
	"runtime/debug"
	"strconv"

	"precipice/message"
	"precipice/saves"
)

// Broken is the error of a step at which the rules panicked. The game is left as it was before the step,
// and a report is saved in the slot ReportSlot: see ReadRecord.
type Broken struct {
	Key    string // the choice, "" for a change of the table
	Cause  any
	Report string // the text of a Record, with the stack
}

// ReportSlot is the slot of the last report: an envelope around the text of a Record.
const ReportSlot = "report"

func (b *Broken) Error() string { return b.Message().Error() }

// Message implements message.Teller.
func (b *Broken) Message() *message.Error {
	return message.New("error.session.broken", strconv.Quote(b.Key), b.Cause, ReportSlot)
}

// broke returns what a step does if it panics at a choice, the one of the key then: it reports the game and forgets what the step
// has queued.
func (s *Session[S, T]) broke(key *string) func(cause any) error {
	waiting, unasked, marks := len(s.queue), len(s.unasked), len(s.marks)
	return func(cause any) error {
		err := s.report(*key, cause)
		s.queue, s.unasked, s.marks = s.queue[:waiting], s.unasked[:unasked], s.marks[:marks]
		return err
	}
}

// report builds the error while the stack still shows the cause, and saves the report.
func (s *Session[S, T]) report(key string, cause any) *Broken {
	r := s.Record()
	if last := len(r.Journal) - 1; last >= 0 && len(r.Marks) <= last+1 { // journalled, but not completed
		r.Journal, r.Broke = r.Journal[:last], r.Journal[last]
	}
	r.Problem = fmt.Sprintf("The rules broke at %q: %v\n%s", key, cause, debug.Stack())
	s.broken = r
	report := &Broken{key, cause, string(r.Text())}
	if s.saver != nil {
		head := s.header()
		head.Kind = ReportSlot
		s.saver.Save(ReportSlot, func() ([]byte, error) { return saves.Seal(head, []byte(report.Report)), nil })
	}
	return report
}
