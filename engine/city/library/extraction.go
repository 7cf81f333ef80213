package library

import (
	"fmt"

	"precipice/engine/content"
)

// MostResult is the highest result of the roll for the extraction event: a D12, 1 more for a success, 1 more by day (CC-JEN-003).
const MostResult = 14

// Extraction is an extraction event (CC-JEN-003, CC-G-006): what befalls the city at a journey's end, and what its token, if it leaves
// one, does when the next journey begins (CC-JEN-004, CC-G-090).
type Extraction struct {
	ID     string `content:"id,id=extraction"`
	Effect []Op   `content:"effect,optional"` // at once: fear and influence
	Next   []Op   `content:"next,optional"`   // the token
	Does   Program
	Token  Program // empty if there is none
}

type extractionRecord struct {
	At     content.At
	Result resultText `content:"result"`
	Extraction
}

// resultText is a span of results: "3" or "13-14".
type resultText Span

// UnmarshalText reads a span of the results of the extraction roll.
func (s *resultText) UnmarshalText(b []byte) error {
	span, ok := spanOf(string(b), MostResult)
	if !ok {
		return content.Complaint{What: fmt.Sprintf("%q is not a span of results", b), Remedy: "write results from 1 to 14, as 3 or 13-14"}
	}
	*s = resultText(span)
	return nil
}

// extraction reads the extraction events, and which of them each result leads to.
func (l *loading) extraction() {
	var records []extractionRecord
	l.Read("extraction.yaml", &records)
	for _, r := range records {
		l.lib.Extractions = append(l.lib.Extractions, r.Extraction)
	}
	at := content.At{File: "extraction.yaml", Line: 1}
	if !l.Lost("extraction") {
		l.rows(at, "result", len(records), func(i int) (Span, uint8) { return Span(records[i].Result), uint8(i) }, l.lib.Extracted[:])
	}
}

// extracted checks what extraction events do. At a journey's end only the city can change; a token is for all heroes alike, because
// nobody has been chosen when the next journey begins.
func (l *loading) extracted() {
	for i := range l.lib.Extractions {
		e := &l.lib.Extractions[i]
		at := l.Where("extraction", e.ID)
		for _, op := range e.Effect {
			if op.Do != "fear" && op.Do != "influence" {
				l.Report(at, fmt.Sprintf("the operation %q comes when the journey has ended", op.Do), "write fear or influence, or move it to next")
			}
		}
		l.forAll(at, "a token", e.Next)
	}
}

// forAll checks that what comes by itself, because no hero does it, is for all heroes or for the table.
func (l *loading) forAll(at content.At, of string, ops []Op) {
	for _, op := range ops {
		if !needs[op.Do].table && op.To != "heroes" {
			l.Report(at, fmt.Sprintf("the operation %q of %s is not for all heroes", op.Do, of), "write to: heroes")
		}
	}
}
