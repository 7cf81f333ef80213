package view

// contentView holds every id of the content that a request or script can name, and on request the cards.
type contentView struct {
	Explorers   []string   `json:"explorers"`
	Combats     []string   `json:"combats"`
	Challenges  []string   `json:"challenges"`
	Hostiles    []string   `json:"hostiles"`
	Miniatures  []string   `json:"miniatures"`
	Weapons     []string   `json:"weapons"`
	Twists      []string   `json:"twists"`
	Tiles       []string   `json:"tiles"`
	Encounters  []string   `json:"encounters"`
	Discoveries []string   `json:"finds"`
	Resources   []string   `json:"resources"`
	Chambers    []string   `json:"chambers"`
	Cards       *cardsView `json:"cards,omitempty"`
}

// Content implements protocol.View.
func (v View) Content(q *Fields) any {
	ids := v.Pack.IDs
	all := &contentView{Explorers: ids("explorer"), Combats: ids("combat"), Challenges: ids("challenge"), Hostiles: ids("hostile"),
		Miniatures: ids("miniature"), Weapons: ids("weapon"), Twists: ids("twist"), Tiles: ids("tile"), Encounters: ids("encounter"),
		Discoveries: ids("find"), Resources: ids("resource"), Chambers: ids("chamber")}
	if q.Cards {
		all.Cards = viewCards(v.Pack)
	}
	return all
}
