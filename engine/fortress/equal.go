package fortress

// Equal reports whether two states are the same, ignoring derived tables.
func (s *State) Equal(o *State) bool {
	a, b := *s, *o
	a.field, b.field, a.pack, b.pack = nil, nil, nil, nil
	return a == b
}
