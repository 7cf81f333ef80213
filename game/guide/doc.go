// Package guide holds what the tutorials of all rulesets share: what a step of a course says and waits for, which steps were read, and
// what the log tells. A ruleset adds to the step what only its game has, and decides which step applies now.
package guide
