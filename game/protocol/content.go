package protocol

// contentView names what new can take.
type contentView struct {
	Explorers []string `json:"explorers"`
	Combats   []string `json:"combats"`
}

func (s *server) content(_ *request, r *response) error {
	v := &contentView{}
	for i := range s.rules.Pack.Explorers {
		v.Explorers = append(v.Explorers, s.rules.Pack.Explorers[i].ID)
	}
	for i := range s.rules.Pack.Combats {
		v.Combats = append(v.Combats, s.rules.Pack.Combats[i].ID)
	}
	r.Content = v
	return nil
}
