// Package guide teaches a newcomer in a real game. A course is a table and a list of steps. A step says
// when it applies, what it suggests, and when it has been learned. The guide reads the pending decision,
// the shown state and the log. It never answers, refuses or changes anything: whatever the player does, it
// looks again and shows the step that applies now.
package guide
