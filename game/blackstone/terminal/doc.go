// Package terminal is Blackstone Fortress in the terminal: what package game/terminal cannot know of it. It draws the battlefield and
// describes it in sentences, reads out cards, tells odds, plans and forecasts, keeps stasis chambers, teaches *Learn by playing*, and
// lets bots play many games to measure the content. Ruleset is its one way in.
package terminal
