package fortress

import "precipice/scenes/fortress/table"

// tidings reads from the log of a game what has happened to whom.
type tidings struct{ on *table.Stage }
