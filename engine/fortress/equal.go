package fortress

// Equal tells whether two tables are the same, derived tables left out.
func (s *State) Equal(o *State) bool {
	a, b := *s, *o
	a.field, b.field, a.pack, b.pack = nil, nil, nil, nil
	return a == b
}
