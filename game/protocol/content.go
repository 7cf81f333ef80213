package protocol

// contentView holds every id of the content that a request or a script can name.
type contentView struct {
	Explorers   []string `json:"explorers"`
	Combats     []string `json:"combats"`
	Challenges  []string `json:"challenges"`
	Hostiles    []string `json:"hostiles"`
	Miniatures  []string `json:"miniatures"`
	Weapons     []string `json:"weapons"`
	Twists      []string `json:"twists"`
	Tiles       []string `json:"tiles"`
	Encounters  []string `json:"encounters"`
	Discoveries []string `json:"finds"`
	Chambers    []string `json:"chambers"`
}

func (s *server) content(_ *request, r *response) error {
	ids := s.rules.Pack.IDs
	r.Content = &contentView{ids("explorer"), ids("combat"), ids("challenge"), ids("hostile"), ids("miniature"), ids("weapon"),
		ids("twist"), ids("tile"), ids("encounter"), ids("find"), ids("chamber")}
	return nil
}
