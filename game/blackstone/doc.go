// Package blackstone is how Blackstone Fortress is hosted: what its players agree on at a table, which
// questions the table answers for them, and what lists and reports show of a game. The rules themselves are
// in engine/fortress.
package blackstone
