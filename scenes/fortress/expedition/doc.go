// Package expedition holds the screen of an expedition between its combats: the cards turned up, challenges, awards, and how it ended.
package expedition
