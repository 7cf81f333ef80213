// Package guide teaches a newcomer by a real game. A course is a table to begin at and a list of steps;
// a step says when it has something to say, what it points at, and when it has been learned. The guide
// reads the decision that waits, the table as it is shown and the log, and never answers, refuses or
// changes anything: whatever the player does instead, it looks again and says what fits now.
package guide
