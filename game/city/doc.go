// Package city hosts Cursed City: its table, the questions that the table answers unasked, and what lists and reports show.
package city
