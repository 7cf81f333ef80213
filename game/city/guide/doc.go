// Package guide teaches a newcomer Cursed City in a real hunt. It reads the pending decision, the shown state and the log, and says the
// first step of its course that applies now. It never answers: whatever the players do, it looks again. What it suggests in an activation
// is what the bot would do.
package guide
