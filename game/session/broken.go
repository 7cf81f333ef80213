package session

import (
	"fmt"
	"runtime/debug"
	"strings"

	"precipice/saves"
)

// Broken is the error of a step at which the rules panicked. The game stands where it stood before
// the step, and a report is saved in the slot ReportSlot.
type Broken struct {
	Key    string // the choice, "" for a change of the table
	Cause  any
	Report string // the game from its seed on, and the stack
}

// ReportSlot is where the last report is kept: an envelope around plain text.
const ReportSlot = "report"

func (b *Broken) Error() string {
	return fmt.Sprintf("the rules broke at %q (%v); the game stands where it stood before, so choose something else, and report it with the file of the save named %s", b.Key, b.Cause, ReportSlot)
}

// broke makes the error while the stack still shows where, and saves the report.
func (s *Session) broke(key string, cause any) *Broken {
	var b strings.Builder
	fmt.Fprintf(&b, "content %v\ntable %+v\n", saves.Digest(s.rules.Pack.Digest), s.Table)
	for _, k := range s.Match.Journal {
		fmt.Fprintln(&b, k)
	}
	fmt.Fprintf(&b, "broke at %q: %v\n%s", key, cause, debug.Stack())
	report := &Broken{key, cause, b.String()}
	if s.saver != nil {
		head := s.header()
		head.Kind = ReportSlot
		s.saver.Save(ReportSlot, func() ([]byte, error) { return saves.Seal(head, []byte(report.Report)), nil })
	}
	return report
}
